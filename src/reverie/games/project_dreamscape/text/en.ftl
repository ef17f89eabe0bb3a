### Every word a person reads about Project Dreamscape, except the rules themselves (rules.en.ftl).

game-name = Project Dreamscape
game-pitch = Buy dreams, let one dream lead to the next, and chain them by their types. The longest chains make the strongest mind, but sleep too deeply and you pay for it.
game-how-to-play =
    Every card shows two dream types. Cards of the Dreamscape (five cards in a row) are for sale: the one farthest from the Sleep Deck costs 1, the one next to it 5.
    You pay with your Z cards, the facedown cards of your Deep Sleep stack. Each is worth 1 buying point in every turn, and counts { $content_z_card_points } at the end.
    Phase 1 of your turn: take a Z card from the Sleep Deck, or don’t.
    Phase 2: buy at least one card, and as many as you can pay. A bought card goes on top of your REM stack, and you perform one of its two dream types at once.
    Some types lead on to another card, which performs a type as well: one purchase may set off a whole cascade. In one cascade a card performs the same type only once.
    Phase 3 happens by itself: the cards slide to the cheapest positions, and the row is filled from the Sleep Deck.
    When the Sleep Deck can no longer fill the row, the project ends.
    Neighbouring cards of your REM stack that share a type form a chain: 2 cards score { $content_chain_points_2 }, 3 score { $content_chain_points_3 }, 4 score { $content_chain_points_4 }, 5 score { $content_chain_points_5 }, 6 score { $content_chain_points_6 }, 7 score { $content_chain_points_7 }, 8 score { $content_chain_points_8 }, 9 score { $content_chain_points_9 }, 10 score { $content_chain_points_10 }, and so on. A card counts for both its types.
    Whoever has the most points wins: chains and Z cards together. On a tie, whoever has more Z cards wins.
    Alone you play for a high score; the discard pile stands in for opponents.


## Questions

question-use-token = Do you use the token in this turn?
    .help = The blue side is worth 1 buying point in this turn. The red side discards one of your Z cards, if you have at least 2; you have { $z }.
question-lose-z = Which of your { $z } Z cards do you discard?
    .help = It goes faceup onto the discard pile. A spent card has been used in this turn already (so far: { $spent }), an unspent one is still worth a buying point.
question-take-z =
    Phase 1: do you take a Z card from the Sleep Deck? You have { $z }; { $deck ->
        [one] 1 card is
       *[other] { $deck } cards are
    } left in the deck.
    .help = A Z card is worth 1 buying point in this turn and in every later one, and counts { $content_z_card_points } at the end.
question-buy =
    Phase 2: what do you buy? You have { $points ->
        [one] 1 buying point
       *[other] { $points } buying points
    }{ $bought ->
        [0] { " " }and must buy at least one card.
       *[other] { " " }left and have bought { $bought }.
    }
    .help = A Dream card goes on top of your REM stack and performs one of its types at once. A Z card goes to your Deep Sleep stack, and its point can be used right away. A reserved card costs { $content_reserve_cost }.
question-dream =
    { $via ->
        [purchase] You have bought { card-name }.
       *[other] { via-name } leads to { card-name }.
    } Which of its dream types do you perform?
    .help = You choose one of the types that this card has not performed in this cascade. A type that cannot be performed may be chosen and does nothing.
question-pull = Floating Free ({ card-name }): which card do you bring to the top of its stack?
    .help = The other cards close up, and you perform a type of the card you bring up. For the cards of your REM stack from the bottom up, your chains would change by: { $adds }.
question-flip = Interrupted Sleep ({ card-name }): which card of the Dreamscape do you turn over?
    .help = A Dream card becomes a Z card, a Z card becomes a Dream card. It keeps its position and its cost.
question-terrorise = Night Terror ({ card-name }): who discards their top Z card?
    .help = Somebody with only 1 Z card keeps it.
question-give-up-z =
    { $by_seat } frightens you with Night Terror ({ card-name }): which Z card do you discard?
    .help = A spent card costs you nothing in this turn. An unspent one costs you 1 of your buying points ({ $points } left).
question-reserve = Lucid Dreaming ({ card-name }): which card do you reserve?
    .help = Only Dream cards. It lies sideways before you; from your next turn on you can buy it for { $content_reserve_cost }, and nobody else can.
question-replay = Recurring Dream ({ card-name }): from which stack do you replay the card below?
    .help = In your REM stack it is the card under the one you act for, in the discard pile the card under this one.
question-copy = Collective Dream ({ card-name }): whose top card do you copy?
    .help = You perform one of its types as if it were printed on your own card. The card stays where it is.
question-put = Shifting Dreams ({ card-name }): what comes to position { $position }?
    .help = You fill the positions from 1 to 5. Nothing moves before the last one is settled.
question-put-token = Shifting Dreams ({ card-name }): which shield token comes to position { $position }?
    .help = The token is what the position costs, until the next Shifting Dreams.
question-invade = Invasive Dreaming ({ card-name }): whose top card do you exchange?
    .help = It changes places with a Dream card of the Dreamscape. They then perform a type of the new card.
question-invade-with =
    { $solo ->
        [yes] Invasive Dreaming: which card of the Dreamscape changes places with { card-name } on the discard pile?
       *[no] Invasive Dreaming: which card of the Dreamscape changes places with { card-name } of { $victim_seat }?
    }
    .help = Only Dream cards. The old top card then lies in the Dreamscape and is for sale there. Whoever owns the new one performs it; alone, you do.
question-empower = Empowered Dreaming ({ card-name }): which card do you take from the Dreamscape?
    .help = You perform one of its types now. It is discarded when all that has ended.
question-sweep =
    Paradigm Shift ({ card-name }): { $swept ->
        [0] which card of the Dreamscape do you sweep away, if any?
       *[other] do you sweep away another one?
    }
    .help = At most 2. Then the cards slide to the cheapest positions, and as many new ones are dealt as were swept away.
question-solo-discard = Phase 3: which of the { $left } Dream cards goes onto the discard pile next?
    .help = All of them go there, in the order you choose. The last one lies on top, where Collective Dream and Invasive Dreaming find it.


## Moves

move-token =
    { $side ->
        [blue] Blue side: 1 buying point for this turn
        [red] Red side: discard a Z card
       *[none] Leave the token
    }
move-lose_z =
    { $card ->
        [spent] Discard a spent Z card
        [unspent] Discard an unspent Z card
       *[other] Discard { card-name }
    }
move-draw_z = Take a Z card
    .help = 1 buying point more in every turn; it counts { $content_z_card_points } at the end.
move-skip_z = Decline
move-buy = Buy at position { $position }
    .effect = { card-there }, costs { $price }
move-buy_reserved = Buy the reserved card { card-name }
    .effect = costs { $price }
move-stop_buying = Stop buying
move-dream = Perform { type-name }
    .help = { type-effect }
move-pull =
    { $zone ->
        [discard] Bring { card-name } to the top of the discard pile
       *[other] Bring { card-name } to the top
    }
move-flip = Turn over position { $position }
    .effect =
    { card-name }, becomes { $is_z ->
        [yes] a Dream card
       *[no] a Z card
    }
move-terrorise = Frighten { $seat }
move-reserve = Reserve position { $position }
    .effect = { card-name }
move-empower = Take position { $position }
    .effect = { card-name }
move-replay =
    { $zone ->
        [discard] The card below in the discard pile
       *[other] The card below in the REM stack
    }
    .effect = { card-name }
move-copy = Copy the top card of { $seat }
    .effect = { card-name }
move-put =
    { $card ->
        [gap] Leave a gap here
       *[other] Lay { card-name } here
    }
move-put_token = Lay the token { $value } here
move-invade = Invade { $seat }
    .effect = the top card is { card-name }
move-invade_with = With the card at position { $position }
    .effect = { card-name }
move-sweep = Sweep away position { $position }
    .effect = { card-there }
move-stop_sweep = Sweep nothing more
move-solo_discard = Position { $position }
    .effect = { card-name }


## What happened

event-set-up =
    The Sleep Deck is shuffled, everybody has a Z card, and { $deck ->
        [one] 1 card is
       *[other] { $deck } cards are
    } left in the deck. { $you_start_seat ->
        [yes] You begin.
       *[no] { $start_seat } begins.
    }
event-dealt = Dealt to position { $position }: { card-name }.
event-turn-began =
    { $you ->
        [yes] Turn { $turn }: it is your turn.
       *[no] Turn { $turn }: { $seat }.
    }
event-token-used =
    { $you ->
        [yes] You show the { $side ->
            [red] red side of the token: restless sleep.
           *[blue] blue side of the token: 1 buying point more in this turn.
        }
       *[no] { $seat } shows the { $side ->
            [red] red side of the token: restless sleep.
           *[blue] blue side of the token: 1 buying point more in this turn.
        }
    }
event-z-taken =
    { $you ->
        [yes] You take a Z card and have { $z }.
       *[no] { $seat } takes a Z card and has { $z }.
    } { $deck ->
        [one] 1 card is
       *[other] { $deck } cards are
    } left in the Sleep Deck.
event-z-declined =
    { $you ->
        [yes] You take no Z card and stay at { $z }.
       *[no] { $seat } takes no Z card and stays at { $z }.
    }
event-bought =
    { $you ->
        [yes] You buy { card-name } at position { $position } for { $price }, { $points } left.
       *[no] { $seat } buys { card-name } at position { $position } for { $price }, { $points } left.
    }
event-z-bought =
    { $you ->
        [yes] You buy { card-name } at position { $position } as a Z card for { $price }.
       *[no] { $seat } buys { card-name } at position { $position } as a Z card for { $price }.
    } Z cards: { $z }. Buying points: { $points }.
event-bought-reserved =
    { $you ->
        [yes] You buy your reserved card { card-name } for { $price }, { $points } left.
       *[no] { $seat } buys the reserved card { card-name } for { $price }, { $points } left.
    }
event-dreamt =
    { $you ->
        [yes] You perform { type-name } ({ card-name }).
       *[no] { $seat } performs { type-name } ({ card-name }).
    }
event-no-effect = { type-name } has no effect here.
event-nothing-left = { card-name } has performed both its types in this cascade, so the cascade ends here.
event-pulled =
    { $you ->
        [yes] You bring { card-name } to the top of { $zone ->
            [discard] the discard pile.
           *[other] your REM stack.
        }
       *[no] { $seat } brings { card-name } to the top of { $zone ->
            [discard] the discard pile.
           *[other] the REM stack.
        }
    }
event-flipped =
    { $you ->
        [yes] You turn over { card-name } at position { $position }:
       *[no] { $seat } turns over { card-name } at position { $position }:
    } { $to_z ->
        [yes] now it is a Z card.
       *[no] now it is a Dream card.
    }
event-terrorised =
    { $spared ->
        [yes] { $you_victim_seat ->
            [yes] Night Terror comes to you; you have only one Z card and keep it.
           *[no] Night Terror comes to { $victim_seat }, who has only one Z card and keeps it.
        }
       *[no] Night Terror comes to { $you_victim_seat ->
            [yes] you.
           *[no] { $victim_seat }.
        }
    }
event-z-lost =
    { $you ->
        [yes] You discard a Z card, { card-name }, and have { $z } left.
       *[no] { $seat } discards a Z card, { card-name }, and has { $z } left.
    }
event-reserved =
    { $you ->
        [yes] You reserve { card-name } from position { $position }.
       *[no] { $seat } reserves { card-name } from position { $position }.
    }
event-replayed =
    { $zone ->
        [discard] Below it in the discard pile lies { card-name }.
       *[other] Below it in the REM stack lies { card-name }.
    }
event-copied =
    { $you ->
        [yes] You copy { card-name }, the top card of { $victim_seat }.
       *[no] { $seat } copies { card-name }, { $you_victim_seat ->
            [yes] your top card.
           *[no] the top card of { $victim_seat }.
        }
    }
event-copied-pile = On top of the discard pile lies { card-name }.
event-rearranged =
    { $you ->
        [yes] You rearrange the Dreamscape.
       *[no] { $seat } rearranges the Dreamscape.
    }
event-tokens-moved =
    { $you ->
        [yes] You move the shield tokens:
       *[no] { $seat } moves the shield tokens:
    } positions 1 to 5 now cost { $cost }.
event-invaded =
    { $solo ->
        [yes] { card-name } comes onto the discard pile.
       *[no] { $you ->
            [yes] You lay { card-name } on the REM stack of { $victim_seat }, who performs it.
           *[no] { $seat } lays { card-name } on { $you_victim_seat ->
                [yes] your REM stack, and you perform it.
               *[no] the REM stack of { $victim_seat }, who performs it.
            }
        }
    }
event-came-to-row = { card-name } comes to position { $position } in exchange.
event-empowered =
    { $you ->
        [yes] You take { card-name } from position { $position } and set it aside.
       *[no] { $seat } takes { card-name } from position { $position } and sets it aside.
    }
event-held-discarded = { card-name }, which was set aside, is discarded.
event-swept =
    { $you ->
        [yes] You sweep away { card-name } at position { $position }.
       *[no] { $seat } sweeps away { card-name } at position { $position }.
    }
event-slid = The cards of the Dreamscape slide to the cheapest positions.
event-discarded = { card-name } goes from position { $position } onto the discard pile.
event-turned-faceup = { card-name } at position { $position } turns faceup again.
event-reserve-lost =
    { $you ->
        [yes] Your reserved card { card-name } was not bought and is discarded.
       *[no] The reserved card { card-name } of { $seat } was not bought and is discarded.
    }
event-evaluated = The Sleep Deck can no longer fill the Dreamscape: the project is over.
event-evaluated-each =
    { $you ->
        [yes] You score
       *[no] { $seat } scores
    } { $score }: { $chain_points } for chains, less { $z ->
        [one] 1 Z card.
       *[other] { $z } Z cards.
    }
event-project-ended =
    { $count_winners ->
        [one] { $you_winners ->
            [yes] You are the ultimate dreamer.
           *[no] { $winners } is the ultimate dreamer.
        }
       *[other] { $winners } share the victory.
    }
event-solo-ended = Your score of { $score } is result band { $band }: { band-name }.


## How it ended

standing-score =
    { $score ->
        [one] 1 point
       *[other] { $score } points
    }

result-deck =
    { $count_winners ->
        [one] { $you_winners ->
            [yes] You win
           *[no] { $winners } wins
        } with the best dreams: { $tied ->
            [yes] equal points, but more Z cards.
           *[no] the highest score.
        }
       *[other] { $winners } win together, with equal scores and equally many Z cards.
    }
result-solo = Your project is over. What the machine made of your dreams is told by the result band of your score.


## What the table can choose

option-invasive_dreaming = Invasive Dreaming
    .help = Controlled Study: which base type it replaces, if it is in play. The top card of an opponent changes places with a card of the Dreamscape, and they perform the new one.
option-empowered_dreaming = Empowered Dreaming
    .help = Controlled Study: which base type it replaces, if it is in play. Take a card of the Dreamscape, perform it, discard it.
option-paradigm_shift = Paradigm Shift
    .help = Controlled Study: which base type it replaces, if it is in play. Sweep up to 2 cards out of the Dreamscape and deal new ones.
option-shield_variant = Shield variant
    .help = Shifting Dreams moves the shield tokens, and with them the costs, instead of the cards.
option-sleep_token = Sleep Token variant
    .help = At the start of your turn the token gives you a buying point (blue) or takes a Z card off you (red), if you like.
option-start_seat = Start participant
    .help = Who has the first turn: drawn by lot, or a certain seat.
name-out = not in play
name-off = off
name-on = on
name-drawn = drawn by lot
name-A = seat A
name-B = seat B
name-C = seat C
name-D = seat D


## What lies on the table

field-turn = Turn
    .help = Turns are counted from 1.
field-bought = Bought
    .help = Cards bought in this turn; at least one must be.
field-deck = Sleep Deck
    .help = Cards left in the deck. When it cannot fill the Dreamscape any more, the project ends.
field-points = Buying points
    .help = What the active participant can still spend in this turn.
field-temp = Temporary point
    .help = 1 while the buying point of the blue side is unspent.
field-row = Dreamscape
    .help = The cards for sale, by position. 5 is next to the Sleep Deck.
field-cost = Costs
    .help = What positions 1 to 5 cost.
field-token = Token
    .help = Whoever has it is on turn. In the Sleep Token variant it shows the side in use.
field-spent = Spent
    .help = Z cards used in this turn; they are the lowest of the stack.
field-deep = Deep Sleep
    .help = Z cards from the bottom up. Only cards that have been faceup before are known. Each counts { $content_z_card_points } at the end.
field-rem = REM stack
    .help = From the bottom up. Neighbours that share a type form chains.
field-reserve = Reserve
    .help = Reserved cards, oldest first. Their owner may buy each for { $content_reserve_cost }.
field-fresh = Sideways
    .help = So many of the reserved cards, the last ones, were reserved in this turn and are not for sale yet.
field-discard = Discard pile
    .help = From the bottom up; the last card lies on top.
field-held = Set aside
    .help = Cards that Empowered Dreaming has set aside until all it led to has ended.
field-cascade = Cascade
    .help = The performances that one purchase has set off; each led to the next.
field-score = Score
    .help = What it would be now: chains less Z cards.
field-chains = Chains
    .help = Type, length, points, and the lowest card counted from the bottom.
field-adds = Would add
    .help = By position: what buying that card would add to the score, its dream type apart.
field-reserve_adds = Reserve would add
    .help = The same for each reserved card.
field-ranks = Rank
    .help = At the end: 1 is best, equals share a rank.
field-band = Result band
    .help = Solo: the band of the present score, counted from 1.
field-bands = Bands begin at
    .help = Solo: the scores at which the next band begins, from band 2 on.
field-seat = Seat
field-type = Type
field-card = Card
field-anchor = Acting for
name-gap = empty
name-z = Z card
name-none = here
name-blue = blue side
name-red = red side


## What cannot be

refused-dreamscape-no-such-z = You cannot discard that Z card. Choose one of the moves on offer.
refused-dreamscape-no-such-position = There is no position { $position }. Positions are 1 to { $last }.
refused-dreamscape-position-empty = No card lies at position { $position }. Choose a position with a card.
refused-dreamscape-z-card-there = At position { $position } lies a Z card, and this needs a Dream card. Choose a faceup card.
refused-dreamscape-no-opponent = { $given_seat } cannot be chosen here: only an opponent can.
refused-dreamscape-no-rem-card = { $seat } has no card in the REM stack. Choose somebody who has one.
refused-dreamscape-type-performed = { card-name } has performed { type-name } in this cascade already, and does so only once. Choose its other type.
refused-dreamscape-type-not-shown = { card-name } does not show this dream type. Choose one of its own.
refused-dreamscape-buy-first = You must buy at least one card before you stop.
refused-dreamscape-too-dear =
    That costs { $price }, and you have { $points }. { $may_stop ->
        [yes] Choose something cheaper, or stop buying.
       *[no] Choose something cheaper: you must buy at least one card.
    }
refused-dreamscape-still-sideways = { card-name } still lies sideways. You can buy it from your next turn on.
refused-dreamscape-not-reserved = { card-name } is not in your reserve. You can buy only cards that you have reserved yourself.
refused-dreamscape-last-z = You have only one Z card, and nobody ever goes below one. Use the blue side, or leave the token.
refused-dreamscape-no-such-side = The token has no side “{ $side }”. Possible: none, blue and, with 2 or more Z cards, red.
refused-dreamscape-card-not-there = { card-name } does not lie there. Choose a card of the stack.
refused-dreamscape-nothing-below = There is no card below in that stack. Choose the other one.
refused-dreamscape-not-to-place = { card-name } cannot be laid here: it is not in the Dreamscape, or it has a place already.
refused-dreamscape-no-such-token = The token { $value } does not exist or has a place already. Choose one of those left.
refused-dreamscape-swapped-twice = { type-name } can be replaced only once. Let each new type replace another one.
refused-dreamscape-nobody-there = Nobody sits on seat { $named }: the last seat is { $last }. Name another start seat.
refused-dreamscape-chart-lengths = The chart must give points for every length from 1 to { $longest }, in this order.
refused-dreamscape-bands-rise = The solo bands must begin at rising scores, the last of them above 0.
refused-dreamscape-mid-turn = A position stands at the beginning of a turn: nothing is spent, bought, sideways, set aside or being performed.
refused-dreamscape-row-not-full = At the beginning of a turn all five positions hold a card.
refused-dreamscape-solo-z-in-row = Alone, no Z card lies in the Dreamscape at the beginning of a turn: phase 3 turns it faceup.
refused-dreamscape-cards-do-not-add-up =
    Every card in play must lie in exactly one place; { $count ->
        [one] this one does not: { card-name }.
       *[other] { $count } do not, { card-name } among them.
    }
refused-dreamscape-gap-asleep = An empty position cannot be facedown.
refused-dreamscape-no-z = Everybody has at least one Z card at all times.
refused-dreamscape-known-elsewhere = Only cards in Deep Sleep stacks can be noted as known, each once.
refused-dreamscape-token = The token cannot show “{ $side }” here, or its point does not fit that side.
refused-dreamscape-costs = The costs { $costs } cannot be. They are 1 to 5, each once, and stay in order unless Shifting Dreams moves the tokens.
refused-dreamscape-cascade = This cascade cannot be. Each performance is of a type that its card shows, none comes twice, and the last one acts for a card in its performer’s REM stack.
refused-dreamscape-agenda = The steps to come do not fit the open question; they follow from it.


## Dream types and cards

card-there =
    { $is_z ->
        [yes] { card-name }, a Z card
       *[no] { card-name }
    }
type-name =
    { $type ->
        [FF] { name-FF }
        [IS] { name-IS }
        [NT] { name-NT }
        [LD] { name-LD }
        [PR] { name-PR }
        [RD] { name-RD }
        [CD] { name-CD }
        [SD] { name-SD }
        [ID] { name-ID }
        [ED] { name-ED }
        [PS] { name-PS }
       *[other] { $type }
    }
via-name =
    { $via ->
        [FF] { name-FF }
        [IS] { name-IS }
        [NT] { name-NT }
        [LD] { name-LD }
        [PR] { name-PR }
        [RD] { name-RD }
        [CD] { name-CD }
        [SD] { name-SD }
        [ID] { name-ID }
        [ED] { name-ED }
        [PS] { name-PS }
       *[other] { $via }
    }
type-effect =
    { $type ->
        [FF] Bring any card of your REM stack to its top, then perform one of its types.
        [IS] Turn over a card of the Dreamscape: Dream card to Z card, or back.
        [NT] An opponent discards their top Z card, unless it is the only one. Alone: a card is dealt to the cheapest empty position, and you discard a Z card if you have 2 or more.
        [LD] Reserve a Dream card of the Dreamscape; from your next turn on you can buy it for { $content_reserve_cost }.
        [PR] Take the top card of the Sleep Deck as a Z card, unspent.
        [RD] Perform a type of the card directly under this one. No card moves.
        [CD] Perform a type of the top card of an opponent’s REM stack. Alone: of the discard pile.
        [SD] Rearrange the cards of the Dreamscape as you like; in the shield variant, the tokens.
        [ID] Exchange the top card of an opponent with a Dream card of the Dreamscape; they perform the new one. Alone: the top card of the discard pile, and you perform it.
        [ED] Take a Dream card from the Dreamscape, perform one of its types, then discard it.
        [PS] Sweep up to 2 cards out of the Dreamscape, slide the rest, and deal as many new ones.
       *[other] There is no such dream type.
    }
printed-type = { type-name }: { type-effect }
band-name =
    { $band ->
        [1] { name-band-1 }
        [2] { name-band-2 }
        [3] { name-band-3 }
        [4] { name-band-4 }
        [5] { name-band-5 }
       *[6] { name-band-6 }
    }
name-band-1 = stick figures
name-band-2 = a blurry animal
name-band-3 = a very particular coffee
name-band-4 = a brand new car
name-band-5 = a dragon to ride
name-band-6 = a planet of your own
name-FF = Floating Free
name-IS = Interrupted Sleep
name-NT = Night Terror
name-LD = Lucid Dreaming
name-PR = Perfect Respite
name-RD = Recurring Dream
name-CD = Collective Dream
name-SD = Shifting Dreams
name-ID = Invasive Dreaming
name-ED = Empowered Dreaming
name-PS = Paradigm Shift

# Short for lists: both types, and which of the two copies it is.
name-FF-IS-1 = Floating/Interrupted I
name-FF-IS-2 = Floating/Interrupted II
name-FF-NT-1 = Floating/Terror I
name-FF-NT-2 = Floating/Terror II
name-FF-LD-1 = Floating/Lucid I
name-FF-PR-1 = Floating/Respite I
name-FF-PR-2 = Floating/Respite II
name-FF-RD-1 = Floating/Recurring I
name-FF-RD-2 = Floating/Recurring II
name-FF-CD-1 = Floating/Collective I
name-FF-CD-2 = Floating/Collective II
name-FF-SD-1 = Floating/Shifting I
name-FF-SD-2 = Floating/Shifting II
name-IS-NT-1 = Interrupted/Terror I
name-IS-NT-2 = Interrupted/Terror II
name-IS-LD-1 = Interrupted/Lucid I
name-IS-LD-2 = Interrupted/Lucid II
name-IS-PR-1 = Interrupted/Respite I
name-IS-PR-2 = Interrupted/Respite II
name-IS-RD-1 = Interrupted/Recurring I
name-IS-RD-2 = Interrupted/Recurring II
name-IS-CD-1 = Interrupted/Collective I
name-IS-CD-2 = Interrupted/Collective II
name-IS-SD-1 = Interrupted/Shifting I
name-NT-LD-1 = Terror/Lucid I
name-NT-LD-2 = Terror/Lucid II
name-NT-PR-1 = Terror/Respite I
name-NT-RD-1 = Terror/Recurring I
name-NT-RD-2 = Terror/Recurring II
name-NT-CD-1 = Terror/Collective I
name-NT-CD-2 = Terror/Collective II
name-NT-SD-1 = Terror/Shifting I
name-NT-SD-2 = Terror/Shifting II
name-LD-PR-1 = Lucid/Respite I
name-LD-PR-2 = Lucid/Respite II
name-LD-RD-1 = Lucid/Recurring I
name-LD-RD-2 = Lucid/Recurring II
name-LD-CD-1 = Lucid/Collective I
name-LD-CD-2 = Lucid/Collective II
name-LD-SD-1 = Lucid/Shifting I
name-LD-SD-2 = Lucid/Shifting II
name-PR-RD-1 = Respite/Recurring I
name-PR-RD-2 = Respite/Recurring II
name-PR-CD-1 = Respite/Collective I
name-PR-CD-2 = Respite/Collective II
name-PR-SD-1 = Respite/Shifting I
name-PR-SD-2 = Respite/Shifting II
name-RD-CD-1 = Recurring/Collective I
name-RD-SD-1 = Recurring/Shifting I
name-RD-SD-2 = Recurring/Shifting II
name-CD-SD-1 = Collective/Shifting I
name-CD-SD-2 = Collective/Shifting II
name-ID-FF-1 = Invasive/Floating I
name-ID-FF-2 = Invasive/Floating II
name-ID-IS-1 = Invasive/Interrupted I
name-ID-IS-2 = Invasive/Interrupted II
name-ID-NT-1 = Invasive/Terror I
name-ID-NT-2 = Invasive/Terror II
name-ID-LD-1 = Invasive/Lucid I
name-ID-LD-2 = Invasive/Lucid II
name-ID-PR-1 = Invasive/Respite I
name-ID-PR-2 = Invasive/Respite II
name-ID-RD-1 = Invasive/Recurring I
name-ID-RD-2 = Invasive/Recurring II
name-ID-CD-1 = Invasive/Collective I
name-ID-CD-2 = Invasive/Collective II
name-ID-SD-1 = Invasive/Shifting I
name-ID-SD-2 = Invasive/Shifting II
name-ED-FF-1 = Empowered/Floating I
name-ED-FF-2 = Empowered/Floating II
name-ED-IS-1 = Empowered/Interrupted I
name-ED-IS-2 = Empowered/Interrupted II
name-ED-NT-1 = Empowered/Terror I
name-ED-NT-2 = Empowered/Terror II
name-ED-LD-1 = Empowered/Lucid I
name-ED-LD-2 = Empowered/Lucid II
name-ED-PR-1 = Empowered/Respite I
name-ED-PR-2 = Empowered/Respite II
name-ED-RD-1 = Empowered/Recurring I
name-ED-RD-2 = Empowered/Recurring II
name-ED-CD-1 = Empowered/Collective I
name-ED-CD-2 = Empowered/Collective II
name-ED-SD-1 = Empowered/Shifting I
name-ED-SD-2 = Empowered/Shifting II
name-PS-FF-1 = Paradigm/Floating I
name-PS-FF-2 = Paradigm/Floating II
name-PS-IS-1 = Paradigm/Interrupted I
name-PS-IS-2 = Paradigm/Interrupted II
name-PS-NT-1 = Paradigm/Terror I
name-PS-NT-2 = Paradigm/Terror II
name-PS-LD-1 = Paradigm/Lucid I
name-PS-LD-2 = Paradigm/Lucid II
name-PS-PR-1 = Paradigm/Respite I
name-PS-PR-2 = Paradigm/Respite II
name-PS-RD-1 = Paradigm/Recurring I
name-PS-RD-2 = Paradigm/Recurring II
name-PS-CD-1 = Paradigm/Collective I
name-PS-CD-2 = Paradigm/Collective II
name-PS-SD-1 = Paradigm/Shifting I
name-PS-SD-2 = Paradigm/Shifting II
name-ID-ED-1 = Invasive/Empowered I
name-ID-ED-2 = Invasive/Empowered II
name-ID-PS-1 = Invasive/Paradigm I
name-ID-PS-2 = Invasive/Paradigm II
name-ED-PS-1 = Empowered/Paradigm I
name-ED-PS-2 = Empowered/Paradigm II
card-name =
    { $card ->
        [FF-IS-1] { name-FF-IS-1 }
        [FF-IS-2] { name-FF-IS-2 }
        [FF-NT-1] { name-FF-NT-1 }
        [FF-NT-2] { name-FF-NT-2 }
        [FF-LD-1] { name-FF-LD-1 }
        [FF-PR-1] { name-FF-PR-1 }
        [FF-PR-2] { name-FF-PR-2 }
        [FF-RD-1] { name-FF-RD-1 }
        [FF-RD-2] { name-FF-RD-2 }
        [FF-CD-1] { name-FF-CD-1 }
        [FF-CD-2] { name-FF-CD-2 }
        [FF-SD-1] { name-FF-SD-1 }
        [FF-SD-2] { name-FF-SD-2 }
        [IS-NT-1] { name-IS-NT-1 }
        [IS-NT-2] { name-IS-NT-2 }
        [IS-LD-1] { name-IS-LD-1 }
        [IS-LD-2] { name-IS-LD-2 }
        [IS-PR-1] { name-IS-PR-1 }
        [IS-PR-2] { name-IS-PR-2 }
        [IS-RD-1] { name-IS-RD-1 }
        [IS-RD-2] { name-IS-RD-2 }
        [IS-CD-1] { name-IS-CD-1 }
        [IS-CD-2] { name-IS-CD-2 }
        [IS-SD-1] { name-IS-SD-1 }
        [NT-LD-1] { name-NT-LD-1 }
        [NT-LD-2] { name-NT-LD-2 }
        [NT-PR-1] { name-NT-PR-1 }
        [NT-RD-1] { name-NT-RD-1 }
        [NT-RD-2] { name-NT-RD-2 }
        [NT-CD-1] { name-NT-CD-1 }
        [NT-CD-2] { name-NT-CD-2 }
        [NT-SD-1] { name-NT-SD-1 }
        [NT-SD-2] { name-NT-SD-2 }
        [LD-PR-1] { name-LD-PR-1 }
        [LD-PR-2] { name-LD-PR-2 }
        [LD-RD-1] { name-LD-RD-1 }
        [LD-RD-2] { name-LD-RD-2 }
        [LD-CD-1] { name-LD-CD-1 }
        [LD-CD-2] { name-LD-CD-2 }
        [LD-SD-1] { name-LD-SD-1 }
        [LD-SD-2] { name-LD-SD-2 }
        [PR-RD-1] { name-PR-RD-1 }
        [PR-RD-2] { name-PR-RD-2 }
        [PR-CD-1] { name-PR-CD-1 }
        [PR-CD-2] { name-PR-CD-2 }
        [PR-SD-1] { name-PR-SD-1 }
        [PR-SD-2] { name-PR-SD-2 }
        [RD-CD-1] { name-RD-CD-1 }
        [RD-SD-1] { name-RD-SD-1 }
        [RD-SD-2] { name-RD-SD-2 }
        [CD-SD-1] { name-CD-SD-1 }
        [CD-SD-2] { name-CD-SD-2 }
        [ID-FF-1] { name-ID-FF-1 }
        [ID-FF-2] { name-ID-FF-2 }
        [ID-IS-1] { name-ID-IS-1 }
        [ID-IS-2] { name-ID-IS-2 }
        [ID-NT-1] { name-ID-NT-1 }
        [ID-NT-2] { name-ID-NT-2 }
        [ID-LD-1] { name-ID-LD-1 }
        [ID-LD-2] { name-ID-LD-2 }
        [ID-PR-1] { name-ID-PR-1 }
        [ID-PR-2] { name-ID-PR-2 }
        [ID-RD-1] { name-ID-RD-1 }
        [ID-RD-2] { name-ID-RD-2 }
        [ID-CD-1] { name-ID-CD-1 }
        [ID-CD-2] { name-ID-CD-2 }
        [ID-SD-1] { name-ID-SD-1 }
        [ID-SD-2] { name-ID-SD-2 }
        [ED-FF-1] { name-ED-FF-1 }
        [ED-FF-2] { name-ED-FF-2 }
        [ED-IS-1] { name-ED-IS-1 }
        [ED-IS-2] { name-ED-IS-2 }
        [ED-NT-1] { name-ED-NT-1 }
        [ED-NT-2] { name-ED-NT-2 }
        [ED-LD-1] { name-ED-LD-1 }
        [ED-LD-2] { name-ED-LD-2 }
        [ED-PR-1] { name-ED-PR-1 }
        [ED-PR-2] { name-ED-PR-2 }
        [ED-RD-1] { name-ED-RD-1 }
        [ED-RD-2] { name-ED-RD-2 }
        [ED-CD-1] { name-ED-CD-1 }
        [ED-CD-2] { name-ED-CD-2 }
        [ED-SD-1] { name-ED-SD-1 }
        [ED-SD-2] { name-ED-SD-2 }
        [PS-FF-1] { name-PS-FF-1 }
        [PS-FF-2] { name-PS-FF-2 }
        [PS-IS-1] { name-PS-IS-1 }
        [PS-IS-2] { name-PS-IS-2 }
        [PS-NT-1] { name-PS-NT-1 }
        [PS-NT-2] { name-PS-NT-2 }
        [PS-LD-1] { name-PS-LD-1 }
        [PS-LD-2] { name-PS-LD-2 }
        [PS-PR-1] { name-PS-PR-1 }
        [PS-PR-2] { name-PS-PR-2 }
        [PS-RD-1] { name-PS-RD-1 }
        [PS-RD-2] { name-PS-RD-2 }
        [PS-CD-1] { name-PS-CD-1 }
        [PS-CD-2] { name-PS-CD-2 }
        [PS-SD-1] { name-PS-SD-1 }
        [PS-SD-2] { name-PS-SD-2 }
        [ID-ED-1] { name-ID-ED-1 }
        [ID-ED-2] { name-ID-ED-2 }
        [ID-PS-1] { name-ID-PS-1 }
        [ID-PS-2] { name-ID-PS-2 }
        [ED-PS-1] { name-ED-PS-1 }
        [ED-PS-2] { name-ED-PS-2 }
       *[other] { $card }
    }
