### Every word a person reads about Dream-Quest, except the rules themselves (rules.en.ftl).

game-name = Dream-Quest
game-pitch = By day the clock wears you down; by night you walk the Dreamlands. Gather Providence, find the Dream Cycle, and fulfil the Quest before anybody else does.
game-how-to-play =
    Whoever is first to fulfil the Quest wins. It is tried when you begin a dream turn in the Dream Cycle with as much Providence as it asks for.
    Everybody has two avatars: one on the clock of the Reality board, one on the Dream board. Only one of them is active.
    Awake: move an hour on, draw a Reality card (mostly a worry that costs Slumber), fall asleep, and roll a die for what you remember. A bad memory throws you back towards the start.
    Asleep: draw a Dream card, take one of its choices, then move up to as many spaces as it allows, never back to a space of this turn. Then lose 1 Slumber. At Slumber 0 you wake up.
    Many choices ask for a test: roll a die, and it must be less than your Lucidity or Memory.
    Spaces matter: on cursed ones cards move you 1 less, mystery ones begin your turn with a die, blessed ones give 1 Providence to whoever ends a turn there.
    A secret exit (arrow) is open only to a turn that begins at its crossroads.
    Providence buys things: a re-roll { $content_menu_reroll }, one better on a roll { $content_menu_boost }, an extra step { $content_menu_buy_step }, 1 Slumber { $content_menu_buy_slumber }. It survives waking up.
    If you end a move where others are, lying avatars are pushed one space back, and you may challenge one dreamer: a die and Lucidity each. If you win, they lose the difference in Slumber.
    In the Dream Cycle you gain no more Providence, but you still pay and lose it there. So gather enough before you walk in.


## Questions

question-choose-character = The quest is { quest-name } and asks for { $need } Providence. Which character do you play?
    .help = Memory is what you keep of last night, Slumber how long you sleep, Lucidity how well you pass tests. Each character has one talent of its own.
question-suffer-card = { card-name }: do you pay { $cost } of your { $providence } Providence to ignore its penalties?
    .help = What it changes otherwise: { $changes }.
question-roll =
    { $roll ->
        [memory_roll] Memory roll: { roll-shown }, with Memory { $against }. You would go back { $amount ->
            [one] 1 space
           *[other] { $amount } spaces
        }.
        [mystery] Mystery roll: { roll-shown }. { $kept ->
            [stuck] Your cards would have no Movement this turn.
            [lucid] All your Lucidity tests would succeed this turn.
           *[other] Nothing would happen.
        }
        [lucidity_under] Lucidity test: { roll-shown }; it must be less than { $against }. { $kept ->
            [success] A success.
           *[other] A failure.
        }
        [memory_under] Memory test: { roll-shown }; it must be less than { $against }. { $kept ->
            [success] A success.
           *[other] A failure.
        }
        [memory_over] Reversed Memory test: { roll-shown }; it must be more than { $against }. { $kept ->
            [success] A success.
           *[other] A failure.
        }
        [rest] You rest: { roll-shown }. You would gain { $amount } Slumber.
        [ritual] The Great Ritual: { roll-shown }; it must be { $against } or more. { $kept ->
            [success] You would win.
           *[other] Not enough.
        }
        [face] The nightmare: { $total } for you, { $against } for it. { $kept ->
            [success] You would win.
            [tie] A tie: nothing would happen.
           *[other] You would lose { $amount } Slumber.
        }
       *[toll] The toll comes to { $total }, and you have offered { $against }. { $kept ->
            [success] You would win.
           *[other] Your offer would be lost for nothing.
        }
    } Do you keep the roll, or spend Providence?
    .help =
        You have { $providence } Providence. A re-roll costs { $reroll_cost }, improving the roll by 1 costs { $boost_cost }, 1 Slumber (where it is offered) costs { $slumber_cost }{ $think_cost ->
            [0] { "" }
           *[other] , Critical Thinking costs { $think_cost }
        }. Improvements stay when you re-roll.
roll-shown =
    { $die }{ $bettered ->
        [0] { "" }
       *[other] , counting { $count }
    }
question-fight = The nightmare that wears your face bars the way. Do you fight it ({ $chance }% to win)?
    .help = A die and your Lucidity against a die and your printed Lucidity. Higher wins the game; lower costs you the difference in Slumber, and you have { $slumber }. You have { $providence } Providence and must keep { $need }.
question-pay-toll = How much of your { $providence } Providence do you offer? You win if two dice and { $add } come to less.
    .help = The offer is gone either way. With all you have, the chance is { $chance }%.
question-foresee = Which of the two cards do you play?
    .help =
        The other one { $under ->
            [yes] goes under the deck
           *[no] is discarded
        }.
question-resolve-card = { card-name }, Movement { $value }. What do you do?
    .help = You have Slumber { $slumber } and { $providence } Providence; 1 Slumber costs { $slumber_cost }. At Slumber 0 you wake at once.
question-walk =
    You are on { space-name }. { $movement ->
        [0] No movement is left; a step costs { $step_cost } Providence.
        [one] 1 space of movement is left.
       *[other] { $movement } spaces of movement are left.
    } Where to?
    .help = You may not return to a space of this turn. When no movement is left, a step costs { $step_cost } Providence; 1 Slumber costs { $slumber_cost }. You have { $providence } Providence and Slumber { $slumber }.
question-send-back = Where does the avatar of { $other_seat } go from { space-name }?
    .help = One space back, towards the start. More than one fits, so you choose.
question-challenge = You meet { $rival_seats } here. Do you challenge somebody?
    .help = A die and Lucidity each (yours is { $lucidity }). If you win, they lose the difference in Slumber and go back a space, and you go forward. Otherwise nothing happens.
question-contest =
    Contest with { $other_seat }: { $total } for you, { $against } against you. { $kept ->
        [success] You are ahead.
        [tie] It is level.
       *[other] You are behind.
    } Do you spend Providence?
    .help =
        You have { $providence } Providence. A re-roll costs { $reroll_cost }, improving your roll by 1 costs { $boost_cost }, 1 Slumber costs { $slumber_cost }{ $think_cost ->
            [0] { "" }
           *[other] , Critical Thinking costs { $think_cost }
        }. { $mover ->
            [yes] Only a higher total of yours changes anything.
           *[no] Only a higher total of theirs changes anything: you then lose the difference in Slumber and go back a space. { $kept ->
                [failure] As it stands, you lose { $amount } Slumber{ $wakes ->
                    [yes] , wake up
                   *[no] { "" }
                } and go back a space.
               *[other] As it stands, nothing happens to you.
            }
        }
question-advance = You have won and go forward from { space-name }. Where to?
    .help = This is no step: it costs no movement, and you may return to a space of this turn.


## Moves

move-pick_character = { character-name }
    .effect = { sheet-told }
sheet-told = { character-profession }. { sheet-values }. { ability-name }: { character-ability }
sheet-values =
    Memory { $memory }, Slumber { $slumber }, Lucidity { $lucidity }{ $providence ->
        [0] { "" }
       *[other] , Providence { $providence }
    }
move-cancel_penalties = Pay and ignore the penalties
    .effect = costs { $cost } Providence
move-accept = Accept the card as it is
    .effect = { $changes }
changes-each =
    { $stat ->
        [slumber] Slumber { $change }
        [lucidity] Lucidity { $change }
       *[memory] Memory { $change }
    }
move-keep = Keep the roll
move-reroll = Re-roll
    .effect = costs { $reroll_cost } Providence
    .help = Improvements stay.
move-reroll_die =
    { $die ->
        [0] Re-roll the first die
       *[other] Re-roll the second die
    }
    .effect = costs { $reroll_cost } Providence
move-boost = Improve the roll by 1
    .effect = costs { $boost_cost } Providence
    .help = The roll counts 1 more or 1 less, whichever is good for you.
move-think = Think: improve the roll by 1
    .effect = costs { $think_cost } Providence, once a roll
    .help = Critical Thinking.
move-buy_slumber = Buy 1 Slumber
    .effect = costs { $slumber_cost } Providence
move-attempt = Fight
    .effect = { $chance }% to win
move-offer = Offer { $amount }
    .effect = { $chance }% to win
move-decline = Decline
move-foresee = Play { card-name }
    .effect = Movement { $value }. { $choices }
    .help = { card-flavour }
choices-each = { offered }
choices-gap = { " " }
move-choose = { choice-name }
    .effect = { offer }
move-give_in = Give in and wake up
move-step = Go to { space-name }
    .effect = { step-leads }
step-leads =
    { $secret ->
        [yes] secret exit,{ " " }
       *[no] { "" }
    }{ $to_cycle ->
        [0] in the Dream Cycle
        [one] 1 space from the Dream Cycle
       *[other] { $to_cycle } spaces from the Dream Cycle
    }
move-buy_step = Buy a step to { space-name }
    .effect = costs { $step_cost } Providence; { step-leads }
move-stop = Stop here
move-push = Push { $other_seat } back to { space-name }
move-challenge = Challenge { $other_seat }
    .effect = { $chance }% to win
move-pass = Pass
move-advance = Go forward to { space-name }
move-drive = Drive back to { space-name }


## What happened

event-game-begun =
    The quest is { quest-name }: { quest-flavour } It asks for { $need } Providence. { $you_first_seat ->
        [yes] You go first.
       *[no] { $first_seat } goes first.
    }
event-character-taken =
    { $you ->
        [yes] You are { character-name }: { sheet-told }
       *[no] { $seat } is { character-name }: { sheet-values }.
    }
event-round-started = Round { $round_no } begins.
event-reality-drawn =
    { $you ->
        [yes] You are awake, and it is { $hour } o’clock. You draw
       *[no] { $seat } is awake, and it is { $hour } o’clock. { $seat } draws
    } { card-name }: { card-flavour }
event-penalties-cancelled =
    { $you ->
        [yes] You pay { $cost } Providence, ignore the penalties and have { $providence } left.
       *[no] { $seat } pays { $cost } Providence, ignores the penalties and has { $providence } left.
    }
event-card-suffered =
    { $you ->
        [yes] You go to bed
       *[no] { $seat } goes to bed
    } with Slumber { $slumber }, Lucidity { $lucidity } and Memory { $memory }.
event-fell-asleep =
    { $you ->
        [yes] You fall asleep
       *[no] { $seat } falls asleep
    } on { space-name }.
event-die-thrown =
    { $you ->
        [yes] { $again ->
            [yes] You pay for a re-roll: { $die }. { $providence } Providence left.
           *[no] { die-you }
        }
       *[no] { $again ->
            [yes] { $seat } pays for a re-roll: { $die }. { $providence } Providence left.
           *[no] { die-other }
        }
    }
die-you =
    { $roll ->
        [memory_roll] For your memory you roll { $die }.
        [mystery] The mystery: you roll { $die }.
        [rest] You rest and roll { $die }.
        [ritual] The ritual peaks: you roll { $die }.
        [face] Against the nightmare you roll { $die }.
        [toll] For the toll you roll { $die }.
        [contest] In the contest you roll { $die }.
       *[other] For the test you roll { $die }.
    }
die-other =
    { $roll ->
        [memory_roll] For the memory, { $seat } rolls { $die }.
        [mystery] The mystery: { $seat } rolls { $die }.
        [rest] { $seat } rests and rolls { $die }.
        [ritual] The ritual peaks: { $seat } rolls { $die }.
        [face] Against the nightmare, { $seat } rolls { $die }.
        [toll] For the toll, { $seat } rolls { $die }.
        [contest] In the contest, { $seat } rolls { $die }.
       *[other] For the test, { $seat } rolls { $die }.
    }
event-nightmare-threw = The nightmare rolls { $die }.
event-roll-bettered =
    { $you ->
        [yes] You { $thought ->
            [yes] think it over
           *[no] improve the roll
        } for { $cost } Providence: { roll-counts }. { $providence } left.
       *[no] { $seat } { $thought ->
            [yes] thinks it over
           *[no] improves the roll
        } for { $cost } Providence: { roll-counts }. { $providence } left.
    }
roll-counts =
    { $roll ->
        [toll] the sum counts { $count }
       *[other] it counts { $count }
    }
event-slumber-bought =
    { $you ->
        [yes] You buy 1 Slumber for { $cost } Providence: Slumber { $slumber }, { $providence } Providence left.
       *[no] { $seat } buys 1 Slumber for { $cost } Providence: Slumber { $slumber }, { $providence } Providence left.
    }
event-memory-tested =
    { $back ->
        [0] { $you ->
            [yes] You remember the way.
           *[no] { $seat } remembers the way.
        }
       *[other] { $you ->
            [yes] You forget part of the way and go back
           *[no] { $seat } forgets part of the way and goes back
        } { $back ->
            [one] 1 space
           *[other] { $back } spaces
        } to { space-name }.
    }
event-deck-shuffled =
    { $deck ->
        [dream] The Dream deck is shuffled anew from its discard pile: { $cards ->
            [one] 1 card.
           *[other] { $cards } cards.
        }
       *[reality] The Reality deck is shuffled anew from its discard pile: { $cards ->
            [one] 1 card.
           *[other] { $cards } cards.
        }
    }
event-dream-turn-began =
    { $you ->
        [yes] You dream on
       *[no] { $seat } dreams on
    } from { space-name } with Slumber { $slumber }.
event-mystery-solved =
    { $mystery ->
        [stuck] The mystery holds { $you ->
            [yes] you
           *[no] { $seat }
        } back: cards have no Movement this turn.
        [lucid] The mystery clears { $you ->
            [yes] your mind
           *[no] the mind of { $seat }
        }: Lucidity tests succeed this turn.
       *[plain] The mystery passes { $you ->
            [yes] you
           *[no] { $seat }
        } by.
    }
event-card-drawn =
    { $you ->
        [yes] You draw
       *[no] { $seat } draws
    } { card-name }: { card-flavour }
event-card-foreseen =
    { $you ->
        [yes] You play
       *[no] { $seat } plays
    } { card-name }; the other card { $under ->
        [yes] goes under the deck
       *[no] is discarded
    }.
event-card-turned-up = { card-name } has Movement { $value } here.
event-choice-offered =
    { $you ->
        [yes] { $legal ->
            [yes] { "" }
           *[no] { offered }
        }
       *[no] { offered }
    }
offered =
    { choice-name }{ $legal ->
        [yes] { "" }
       *[no] { " " }(not possible now)
    }: { offer }
offer =
    { $last_slumber ->
        [yes] { offer-costs }your last Slumber: you wake up at once, without a test and without an outcome.
       *[no] { offer-costs }{ offer-check }{ offer-outcomes }
    }
offer-costs =
    { $pay_slumber ->
        [0] { "" }
       *[other] costs { $pay_slumber } Slumber;{ " " }
    }{ $pay_providence ->
        [0] { "" }
       *[other] costs { $pay_providence } Providence;{ " " }
    }
offer-check =
    { $check ->
        [none] { "" }
        [lucidity_under] Lucidity test ({ $chance }%).{ " " }
        [memory_under] Memory test ({ $chance }%).{ " " }
        [memory_over] reversed Memory test ({ $chance }%).{ " " }
        [providence_min] if you have { $n } Providence or more.{ " " }
       *[providence_max] if you have { $n } Providence or less.{ " " }
    }
offer-outcomes =
    { $has_failure ->
        [yes] Success: { offer-success }. Failure: { offer-failure }.
       *[no] { offer-success }.
    }
offer-success =
    { $success_wakes ->
        [yes] you wake up
       *[no] Movement { $success_movement }
    }{ $success_providence ->
        [none] { "" }
       *[other] , Providence { $success_providence }
    }{ $success_slumber ->
        [none] { "" }
       *[other] , Slumber { $success_slumber }
    }{ $success_lucidity ->
        [none] { "" }
       *[other] , Lucidity { $success_lucidity }
    }{ $success_slumber_d6 ->
        [none] { "" }
       *[other] , Slumber + a die
    }
offer-failure =
    { $failure_wakes ->
        [yes] you wake up
       *[no] Movement { $failure_movement }
    }{ $failure_providence ->
        [none] { "" }
       *[other] , Providence { $failure_providence }
    }{ $failure_slumber ->
        [none] { "" }
       *[other] , Slumber { $failure_slumber }
    }{ $failure_lucidity ->
        [none] { "" }
       *[other] , Lucidity { $failure_lucidity }
    }{ $failure_slumber_d6 ->
        [none] { "" }
       *[other] , Slumber + a die
    }
event-choice-taken =
    { $you ->
        [yes] You choose
       *[no] { $seat } chooses
    } “{ choice-name }”{ $pay_slumber ->
        [0] { "" }
       *[other] , for { $pay_slumber } Slumber
    }{ $pay_providence ->
        [0] { "" }
       *[other] , for { $pay_providence } Providence
    }.
event-gave-in =
    { $you ->
        [yes] You cannot pay for any choice of { card-name } and give in.
       *[no] { $seat } cannot pay for any choice of { card-name } and gives in.
    }
event-test-lucid =
    { $you ->
        [yes] Your mind is clear: the Lucidity test succeeds by itself.
       *[no] The mind of { $seat } is clear: the Lucidity test succeeds by itself.
    }
event-tested =
    { $success ->
        [yes] { $count } against { $against }: { $you ->
            [yes] you pass the test.
           *[no] { $seat } passes the test.
        }
       *[no] { $count } against { $against }: { $you ->
            [yes] you fail the test.
           *[no] { $seat } fails the test.
        }
    }
event-outcome =
    { $slumber ->
        [0] { outcome-woken }
       *[other] { outcome-dreaming }
    }
outcome-woken =
    { $you ->
        [yes] You have no Slumber left
       *[no] { $seat } has no Slumber left
    }{ $providence_change ->
        [0] { "" }
       *[other] ; Providence is now { $providence }
    }.
outcome-dreaming =
    { $you ->
        [yes] You may move
       *[no] { $seat } may move
    } { $movement ->
        [0] no further
        [one] 1 space
       *[other] up to { $movement } spaces
    }{ $providence_change ->
        [0] { "" }
       *[other] ; Providence is now { $providence }
    }{ $slumber_change ->
        [0] { "" }
       *[other] ; Slumber is now { $slumber }
    }{ $lucidity_change ->
        [0] { "" }
       *[other] ; Lucidity is now { $lucidity }
    }.
event-stepped =
    { $bought ->
        [yes] { $you ->
            [yes] You buy a step
           *[no] { $seat } buys a step
        } to { space-name }; { $providence } Providence left.
       *[no] { $you ->
            [yes] You go
           *[no] { $seat } goes
        } to { space-name }.
    }
event-sent-back =
    { $you_other_seat ->
        [yes] Your avatar is
       *[no] The avatar of { $other_seat } is
    } sent back to { space-name }.
event-challenged =
    { $you ->
        [yes] You challenge { $other_seat }.
       *[no] { $seat } challenges { $you_other_seat ->
            [yes] you
           *[no] { $other_seat }
        }.
    }
event-contest-decided =
    { $total } to { $against }: { $won ->
        [yes] { $you_other_seat ->
            [yes] you lose { $loss } Slumber and have { $slumber } left.
           *[no] { $other_seat } loses { $loss } Slumber and has { $slumber } left.
        }
       *[no] nothing happens.
    }
event-advanced =
    { $you ->
        [yes] You go forward
       *[no] { $seat } goes forward
    } to { space-name }.
event-dream-turn-ended =
    { $you ->
        [yes] Your dream turn ends
       *[no] The dream turn of { $seat } ends
    } on { space-name } with Slumber { $slumber }.
event-blessed =
    { $you ->
        [yes] The place is blessed: you now have { $providence } Providence.
       *[no] The place is blessed: { $seat } now has { $providence } Providence.
    }
event-woke =
    { $you ->
        [yes] You wake up: Slumber { $slumber } and Lucidity { $lucidity } again.
       *[no] { $seat } wakes up: Slumber { $slumber } and Lucidity { $lucidity } again.
    }
event-quest-tried =
    { $offer ->
        [0] { $you ->
            [yes] You try to fulfil
           *[no] { $seat } tries to fulfil
        } the quest { quest-name }.
       *[other] { $you ->
            [yes] You offer
           *[no] { $seat } offers
        } { $offer } Providence for the last toll.
    }
quest-weighed =
    { $quest ->
        [last-toll] The toll comes to { $total }, the offer was { $against }
        [borrowed-face] { $total } to { $against }
       *[other] { $total }, and { $against } was needed
    }
event-quest-decided =
    { quest-weighed }: { $kept ->
        [success] { $you ->
            [yes] you fulfil the quest!
           *[no] { $seat } fulfils the quest!
        }
        [tie] a tie, and nothing happens.
       *[other] the quest is not fulfilled.{ $loss ->
            [0] { "" }
           *[other] { " " }{ $you ->
                [yes] You lose
               *[no] { $seat } loses
            } { $loss } Slumber.
        }
    }
event-game-ended =
    { $reason ->
        [quest] { $you_winners ->
            [yes] You have fulfilled the quest { quest-name } and stay in the dream for ever.
           *[no] { $winners } has fulfilled the quest { quest-name } and stays in the dream for ever.
        }
       *[long_stop] After { $round_no ->
            [one] 1 round
           *[other] { $round_no } rounds
        } the night is over, and nobody has fulfilled the quest. { $ranking }.
    }
ranking-each = { $place }. { $seat }


## How it ended

standing-score = place { $score }

result-quest =
    { $you_winners ->
        [yes] You win: you have fulfilled the quest.
       *[no] { $winners } wins: the quest is fulfilled.
    }
result-long_stop = Nobody wins: the agreed number of rounds has been played. Places go by Providence, then by nearness to the Dream Cycle, then by Slumber.


## What the table can choose

option-characters = Characters
    .help = Dealt at random, or chosen in turn order.
option-quest = Quest
    .help = One at random, or one that you agree on.
option-reality_deck = Reality deck
    .help = The { $content_reality_cards_entries_deck_standard } of the standard deck, or all { $content_reality_cards_entries } for a Long Night. The revised printing always uses all { $content_reality_cards_entries }.
option-board = Dream board
    .help = The Dreamlands with 140 spaces, or the Short Night with 65.
option-edition = Printing
    .help = The first printing, or the revised one with other numbers, more Dream cards, all { $content_reality_cards_entries } Reality cards and exact movement.
option-opening = Opening
    .help = The Last Night is a short game: all dream avatars begin at the edge of the Dream Cycle, and everybody has as much Providence as the quest asks for and 10 more, on top of what their sheet prints.
option-max_rounds = Round limit
    .help = After so many rounds the game ends without a victor; 0 means never.


## What lies on the table

field-quest = Quest
    .help = The same for everybody; tried at the start of a dream turn in the Dream Cycle.
field-need = Providence needed
    .help = What the quest asks for.
field-round_no = Round
    .help = Every seat has one turn in it.
field-reality_card = Reality card
    .help = Drawn in this real-world turn.
field-in_play = Dream card
    .help = Drawn in this dream turn; with Foresight more than one.
field-card_value = Its Movement
    .help = After curse and mystery.
field-mystery = Mystery
    .help = What this turn’s mystery roll has brought.
field-movement = Movement left
    .help = Spaces that can still be walked this turn.
field-character = Character
    .help = Who everybody is.
field-hour = Hour
    .help = Where the real avatar stands on the clock.
field-space = Space
    .help = Where the dream avatar stands or lies.
field-asleep = Asleep
    .help = Asleep, the dream avatar is active; awake, the real one.
field-slumber = Slumber
    .help = At 0 you wake up.
field-lucidity = Lucidity
    .help = A Lucidity test needs a die below it.
field-providence = Providence
    .help = What the quest asks for, and what everything is bought with.
field-memory = Memory
    .help = Printed Memory less Memory tokens; the higher, the less is forgotten.
field-missing = Still missing
    .help = Providence that is missing for the quest.
field-to_cycle = Links to the Dream Cycle
    .help = By the shortest way, secret or not.
field-sheets = Printed
    .help = Printed values, Memory tokens, and the chance of the quest if its check came now.
field-roll = Roll
    .help = The dice on the table, and what comes of them if they are kept.
field-choices = Choices
    .help = What the cards offer, with costs, chances and outcomes.
field-destinations = Within reach
    .help = Where the movement that is left can end.
field-turn = Turn
    .help = Whose turn it is, and what it has seen so far.
field-decks = Decks
    .help = Cards left in the decks, and the discard piles.
field-agenda = Still to come
    .help = What happens next; read it from the end.
field-tokens = Memory tokens
field-chance = Chance in %
field-seat = seat
field-first_seat = first seat
field-start = began on
field-visited = walked
field-chosen = choice taken
field-offer = offer
field-dream = Dream deck
field-dream_bottom = seen at its bottom
field-dream_discard = Dream discard pile
field-reality = Reality deck
field-reality_discard = Reality discard pile
field-kind = kind
field-dice = dice
field-face = face
field-boosts = boosts
field-thought = thought over
field-count = counts
field-total = total
field-against = against
field-kept = if kept
field-amount = amount
field-choice = choice
field-last_slumber = costs the last Slumber
field-card = card
field-wakes = wakes
field-legal = possible
field-pay_slumber = costs Slumber
field-pay_providence = costs Providence
field-check = test
field-n = number
field-success = success
field-failure = failure
field-slumber_d6 = Slumber dice
field-slumber_zero = Slumber drops to 0
field-path = way
field-step = step
field-asked = asked
field-after_pass = after a pass
field-bought = bought
field-pushed = pushed
field-driven = driven


## Looks at the table

look-map = map
    .title = The map in words
    .help = where you are, where the ways lead and how far it is; map NAME tells it of any space or region
look-map-here =
    { $you ->
        [yes] Your dream avatar is
       *[no] The dream avatar of { $seat } is
    } on { space-name }. { map-distances }
look-map-space = { space-name }. { map-distances }
map-distances =
    { $to_cycle ->
        [0] This is the Dream Cycle.
       *[other] To the Dream Cycle: { $open_to_cycle ->
            [one] 1 space
           *[other] { $open_to_cycle } spaces
        } by open ways{ $has_short_cut ->
            [yes] , { $to_cycle } with secret exits
           *[no] { "" }
        }.
    }{ $to_blessed ->
        [-1] { "" }
        [0] { " " }This space is blessed.
       *[other] { " " }The nearest blessed space: { $blessed }, { $to_blessed ->
            [one] 1 space
           *[other] { $to_blessed } spaces
        } away.
    }{ $to_start ->
        [0] { " " }This is the start.
        [one] { " " }To the start: 1 space.
       *[other] { " " }To the start: { $to_start } spaces.
    }
look-map-way =
    Way to { space-name }{ $secret ->
        [open] { " " }(secret exit, open to you)
        [closed] { " " }(secret exit, open only to a turn that begins here)
       *[no] { "" }
    }: { $steps ->
        [one] { way-end }
       *[other] after { $steps } spaces { way-end }, { $end }
    }{ $to_cycle ->
        [0] { "" }
        [one] ; from there at best 1 space to the Dream Cycle
       *[other] ; from there at best { $to_cycle } spaces to the Dream Cycle
    }.
way-end =
    { $end_kind ->
        [crossroads] a crossroads
        [cycle] the Dream Cycle
        [start] the start
       *[dead_end] a dead end
    }
look-map-other =
    { $seat } is on { space-name }, { $asleep ->
        [yes] dreaming
       *[no] awake
    }; { $to_cycle ->
        [0] in the Dream Cycle
        [one] at best 1 space from the Dream Cycle
       *[other] at best { $to_cycle } spaces from the Dream Cycle
    }.
look-map-links =
    { space-name } leads to { $links }{ $has_secret ->
        [yes] ; by a secret exit to { $secret }
       *[no] { "" }
    }.
look-map-unknown = There is no space and no region called “{ $about }” on this board.
look-sheets = sheets
    .title = Character sheets
    .help = who everybody is, with printed values and talents
look-sheet = { $seat }: { character-name }, { sheet-told }
look-sheet-left = Not taken: { character-name }, { sheet-told }


## What cannot be

refused-dream-quest-too-dear = That costs { $cost } Providence, and you have { $providence }.
refused-dream-quest-slumber-full = Your Slumber is { $slumber } already, the most there is.
refused-dream-quest-not-for-sale =
    { $item ->
        [reroll] There is no roll of yours to re-roll now.
        [boost] There is no roll of yours to improve now.
        [buy_step] A step can be bought only while you move.
       *[other] Slumber cannot be bought now, only while you choose on a card, test, move or contest.
    }
refused-dream-quest-which-die = Two dice lie here. Say which of them you re-roll, the first or the second.
refused-dream-quest-one-die = Only one die of yours lies here. Re-roll that one.
refused-dream-quest-cannot-think = Critical Thinking is Professor Bedford’s talent, not yours.
refused-dream-quest-no-lucidity-roll = Critical Thinking helps only with a Lucidity roll: a Lucidity test, or your own die in a contest.
refused-dream-quest-thought-already = You have thought about this roll already. Once a roll is all.
refused-dream-quest-need-stays = Of your { $providence } Providence you must keep { $need } for the quest, so you cannot spend { $cost }.
refused-dream-quest-character-taken = { character-name } is taken. Choose somebody else.
refused-dream-quest-choice-left = You can still take a choice, so you may not give in.
refused-dream-quest-choice-unpaid =
    For “{ choice-name }” you must pay { $slumber ->
        [0] { $providence } Providence
       *[other] { $slumber } Slumber{ $providence ->
            [0] { "" }
           *[other] { " " }and { $providence } Providence
        }
    } in full.
refused-dream-quest-choice-closed =
    “{ choice-name }” is closed to you: you have { $providence } Providence, and it asks for { $check ->
        [providence_max] { $n } or less
       *[other] { $n } or more
    }.
refused-dream-quest-exact =
    In the revised printing you use up your movement, and { $movement ->
        [one] 1 space is
       *[other] { $movement } spaces are
    } left. Take a step.
refused-dream-quest-no-such-space = There is no space { $space } on this board.
refused-dream-quest-not-linked = No link leads from where you stand to { space-name }.
refused-dream-quest-no-return = You have been on { space-name } in this turn. Go somewhere else.
refused-dream-quest-secret = The secret exit to { space-name } is open only if your turn began at its crossroads.
refused-dream-quest-no-movement = No movement is left. A step can be bought for { $cost } Providence.
refused-dream-quest-movement-left =
    You can still move { $movement ->
        [one] 1 space
       *[other] { $movement } spaces
    }. Do so before you buy a step.
refused-dream-quest-offer = Offer at least { $lowest } and at most all that you have: { $providence }.
refused-dream-quest-boards = There must be exactly these boards: { $wanted }.
refused-dream-quest-bad-id = “{ $id }” is no name that is known here, or it stands there twice. Every name is one word, used once.
refused-dream-quest-memory-table = The memory table needs a row of six numbers from 0 on for each Memory: { $rows }.
refused-dream-quest-hours =
    { $hours ->
        [one] The Reality board must have one hour, H1.
       *[other] The Reality board must be a ring of { $hours } hours, H1 and so on.
    }
refused-dream-quest-no-quest = The quest “{ $quest }” is missing. There must be at least the three that the option names.
refused-dream-quest-too-few = There are too few. At least { $wanted } are needed.
refused-dream-quest-no-way-back = From { $space } no open link leads towards the start. Add one.
refused-dream-quest-one-start = The board needs exactly one start space: { $start }.
refused-dream-quest-link = { $space } and { $other } must name each other. Links go both ways, stand there once each, and never lead to the space itself.
refused-dream-quest-secret-exit = The secret exit of { $space } must be one of at least three links.
refused-dream-quest-cut-off = { $space } cannot be reached from the start or cannot reach the Dream Cycle.
refused-dream-quest-to-start =
    { $found ->
        [one] { $space } is one link from the start, not { $given }.
       *[other] { $space } is { $found } links from the start, not { $given }.
    }
refused-dream-quest-below-nothing = Nobody can have less than 0 Providence.
refused-dream-quest-cards = These cards are missing, or lie in two places: { $cards }. Every card lies in exactly one place.
refused-dream-quest-round = This cannot be round { $round_no }. Rounds are counted from 1, and the round limit cannot be exceeded.
refused-dream-quest-turn = What is noted of this turn cannot be: its way, its card and its dice must fit each other.
refused-dream-quest-agenda = The steps to come do not fit the turn. The next turn lies at the bottom, and each step above needs its card or its dice.

## Characters

name-bedford = Professor Warren Bedford
name-snyder = John Snyder
name-serpent = Coiled Serpent
name-blunt = Amanda Blunt
name-silverlake = Gloria Silverlake
name-maypole = Trent Maypole
profession-bedford = Academic
profession-snyder = Blue Collar Worker
profession-serpent = Shaman
profession-blunt = Student
profession-silverlake = Occult Writer
profession-maypole = Child
profession-maypole-revised = Dilettante
flavour-bedford = He scoffed at dreamlands until a dead grandfather came to fetch him.
flavour-snyder = A docker short of sleep who has walked the dream since he was six.
flavour-serpent = City life has not cost her the old art of crossing over.
flavour-blunt = Psychology bores her; the country behind her eyes does not.
flavour-silverlake = The villain of her last novel turned out to be real.
flavour-maypole = Sleep is where the best toys are.
name-critical_thinking = Critical Thinking
name-regular_shifts = Regular Shifts
name-between_worlds = Walking Between the Worlds
name-so_much_potential = So Much Potential
name-foresight = Foresight
name-no_responsibilities = No Responsibilities
ability-critical_thinking = Once a Lucidity roll, pay { $think_cost } Providence to improve it by 1.
ability-regular_shifts = Slumber losses on Reality cards do nothing.
ability-between_worlds =
    { $secret_anywhere ->
        [yes] Starts the game asleep; secret exits are open at any point of a move.
       *[no] Starts the game asleep.
    }
ability-so_much_potential = Pay { $cancel_cost } Providence to ignore the penalties of a Reality card just drawn.
ability-foresight =
    { $draws ->
        [1] Draws one Dream card, like everybody.
       *[other] Draws { $draws } Dream cards and plays one of them; the other { $other_card ->
            [bottom] goes under the deck.
           *[discard] is discarded.
        }
    }
ability-no_responsibilities = Loses no Slumber at the end of a dream turn.
character-name =
    { $character ->
        [bedford] { name-bedford }
        [snyder] { name-snyder }
        [serpent] { name-serpent }
        [blunt] { name-blunt }
        [silverlake] { name-silverlake }
        [maypole] { name-maypole }
       *[other] { $character }
    }
character-profession =
    { $character ->
        [bedford] { profession-bedford }
        [snyder] { profession-snyder }
        [serpent] { profession-serpent }
        [blunt] { profession-blunt }
        [silverlake] { profession-silverlake }
        [maypole] { $edition ->
            [revised] { profession-maypole-revised }
           *[first] { profession-maypole }
        }
       *[other] { $character }
    }
character-ability =
    { $ability ->
        [critical_thinking] { ability-critical_thinking }
        [regular_shifts] { ability-regular_shifts }
        [between_worlds] { ability-between_worlds }
        [so_much_potential] { ability-so_much_potential }
        [foresight] { ability-foresight }
        [no_responsibilities] { ability-no_responsibilities }
       *[other] { $ability }
    }
ability-name =
    { $ability ->
        [critical_thinking] { name-critical_thinking }
        [regular_shifts] { name-regular_shifts }
        [between_worlds] { name-between_worlds }
        [so_much_potential] { name-so_much_potential }
        [foresight] { name-foresight }
        [no_responsibilities] { name-no_responsibilities }
       *[other] { $ability }
    }

## Quests

name-great-ritual = The Great Ritual
name-borrowed-face = The Borrowed Face
name-last-toll = The Last Toll
flavour-great-ritual = Stand in the circle when the rite peaks.
flavour-borrowed-face = A nightmare bars the way, wearing you.
flavour-last-toll = The keeper names no price; you do.
quest-name =
    { $quest ->
        [great-ritual] { name-great-ritual }
        [borrowed-face] { name-borrowed-face }
        [last-toll] { name-last-toll }
       *[other] { $quest }
    }
quest-flavour =
    { $quest ->
        [great-ritual] { flavour-great-ritual }
        [borrowed-face] { flavour-borrowed-face }
        [last-toll] { flavour-last-toll }
       *[other] { $quest }
    }

## Dream cards, Reality cards

name-great-library = Great Library
name-tax-recounting = Tax Recounting
name-gate-of-dreams = Gate of Dreams
name-cave-of-visions = Cave of Visions
name-strange-mushrooms = Strange Mushrooms
name-celestial-music = Celestial Music
name-nightmare-monster = Nightmare Monster
name-lucid-dream = Lucid Dream
name-stampede = Stampede
name-native-village = Native Village
name-crow-formation = Crow Formation
name-sleeping-ward = Sleeping Ward
name-old-hermit = Old Hermit
name-moon-kite = Moon Kite
name-white-ship = The White Ship
name-incoming-asteroid = Incoming Asteroid
name-zeppelin-captains = Zeppelin Captains
name-melting-clocks = Melting Clocks
name-flying-dream = Flying Dream
name-mirror-of-desire = The Mirror of Desire
name-magus = The Magus
name-theatre-play = Theatre Play
name-sentient-mist = Sentient Mist
name-room-of-eyes = Room of Eyes
name-ancient-battle = Ancient Battle
name-half-time = Half-time
name-pegasus = Pegasus
name-haita-the-shepherd = Haïta the Shepherd
name-maiden = The Maiden
name-shrine-of-the-elder-gods = Shrine of the Elder Gods
name-puzzle-box = The Puzzle Box
name-lake-of-hali = The Lake of Hali
name-friendly-zoog = Friendly Zoog
name-alarm-clock = Alarm Clock
name-sunshine = Sunshine
name-they = They
name-abdominal-pain = Abdominal Pain
name-bank = Bank
name-demotion = Demotion
name-fine = Fine
name-friend = Friend
name-missing = Missing
name-evacuation = Evacuation
name-good-dinner = Good dinner
name-cheating-spouse = Cheating Spouse
name-dog = Dog
name-horror-movie-night = Horror Movie Night
name-early-hours = Early Hours
name-accident-witness = Accident Witness
name-jet-lag = Jet Lag
name-dreamcatcher = Dreamcatcher
name-the-pastor = The Pastor
name-the-policeman = The Policeman
name-screams = Screams
name-infant-trouble = Infant Trouble
name-broken-bed = Broken Bed
flavour-great-library = Shelf upon shelf, one volume for each sleeper.
flavour-tax-recounting = Numbers have slipped from this village.
flavour-gate-of-dreams = Two guards, Thog and Thok, want tall tales.
flavour-cave-of-visions = Cast-off nightmares live down here.
flavour-strange-mushrooms = Hunger wins; the glowing caps go down.
flavour-celestial-music = A harp plays from nowhere in particular.
flavour-nightmare-monster = Something vile is feeding on the road.
flavour-lucid-dream = Your own street, and you know you sleep.
flavour-stampede = Wild horses thunder out of Dylath-Leen.
flavour-native-village = A quiet people ask you to stay.
flavour-crow-formation = The crows overhead are spelling a word.
flavour-sleeping-ward = Clean beds for the restless.
flavour-old-hermit = A roadside elder has a story for you.
flavour-moon-kite = A child holds the Moon by a string.
flavour-white-ship = Its captain carries only the worthy.
flavour-incoming-asteroid = A falling mountain blots out the sky.
flavour-zeppelin-captains = The airship crews of Mnar trade in stories.
flavour-melting-clocks = Every soft dial counts down to your waking.
flavour-flying-dream = Your feet have left the ground.
flavour-mirror-of-desire = The glass knows what you want most.
flavour-magus = A wizard is looking for a pupil.
flavour-theatre-play = Curtain up, and you know no line of it.
flavour-sentient-mist = The fog bends to what you think.
flavour-room-of-eyes = The walls blink as you pass.
flavour-ancient-battle = Dead armies refight one lost field.
flavour-half-time = Level score, one play left.
flavour-pegasus = A winged horse crops the grass.
flavour-haita-the-shepherd = A flute, a flock, and a tale on offer.
flavour-maiden = Her name is Happiness; she outshines the day.
flavour-shrine-of-the-elder-gods = Old gods, half forgotten, half awake.
flavour-puzzle-box = They say only the Silver Key fits.
flavour-lake-of-hali = Two moons above black water.
flavour-friendly-zoog = Something with feelers has adopted you.
flavour-alarm-clock = A siren in the sky; it is on your nightstand.
flavour-sunshine = White light, then your own window.
flavour-they = Someone is always a street behind you.
flavour-abdominal-pain = Worry has settled in your stomach.
flavour-bank = The mortgage is late; fists on the door.
flavour-demotion = Tired work earns a smaller desk.
flavour-fine = You failed to greet an officer; it costs you.
flavour-friend = An old friend leaves with your savings.
flavour-missing = Your child is not home and no one knows why.
flavour-evacuation = A fire bell, cold stairs, bare feet.
flavour-good-dinner = The bargain meat was no bargain.
flavour-cheating-spouse = Home early; tonight it is a hostel bunk.
flavour-dog = A night on a plastic chair at the vet.
flavour-horror-movie-night = One film too many, lights on.
flavour-early-hours = The shift starts before the sun.
flavour-accident-witness = You saw the crash and see it still.
flavour-jet-lag = Wrong hour, wrong bed.
flavour-dreamcatcher = A gift of string and feathers hangs overhead.
flavour-the-pastor = The sermon follows you home.
flavour-the-policeman = Questions all evening under a lamp.
flavour-screams = Out in the moonlight, someone howls.
flavour-infant-trouble = A fevered baby needs you hourly.
flavour-broken-bed = A leg snaps; the couch must do.
card-name =
    { $card ->
        [great-library] { name-great-library }
        [tax-recounting] { name-tax-recounting }
        [gate-of-dreams] { name-gate-of-dreams }
        [cave-of-visions] { name-cave-of-visions }
        [strange-mushrooms] { name-strange-mushrooms }
        [celestial-music] { name-celestial-music }
        [nightmare-monster] { name-nightmare-monster }
        [lucid-dream] { name-lucid-dream }
        [stampede] { name-stampede }
        [native-village] { name-native-village }
        [crow-formation] { name-crow-formation }
        [sleeping-ward] { name-sleeping-ward }
        [old-hermit] { name-old-hermit }
        [moon-kite] { name-moon-kite }
        [white-ship] { name-white-ship }
        [incoming-asteroid] { name-incoming-asteroid }
        [zeppelin-captains] { name-zeppelin-captains }
        [melting-clocks] { name-melting-clocks }
        [flying-dream] { name-flying-dream }
        [mirror-of-desire] { name-mirror-of-desire }
        [magus] { name-magus }
        [theatre-play] { name-theatre-play }
        [sentient-mist] { name-sentient-mist }
        [room-of-eyes] { name-room-of-eyes }
        [ancient-battle] { name-ancient-battle }
        [half-time] { name-half-time }
        [pegasus] { name-pegasus }
        [haita-the-shepherd] { name-haita-the-shepherd }
        [maiden] { name-maiden }
        [shrine-of-the-elder-gods] { name-shrine-of-the-elder-gods }
        [puzzle-box] { name-puzzle-box }
        [lake-of-hali] { name-lake-of-hali }
        [friendly-zoog] { name-friendly-zoog }
        [alarm-clock] { name-alarm-clock }
        [sunshine] { name-sunshine }
        [they] { name-they }
        [abdominal-pain] { name-abdominal-pain }
        [bank] { name-bank }
        [demotion] { name-demotion }
        [fine] { name-fine }
        [friend] { name-friend }
        [missing] { name-missing }
        [evacuation] { name-evacuation }
        [good-dinner] { name-good-dinner }
        [cheating-spouse] { name-cheating-spouse }
        [dog] { name-dog }
        [horror-movie-night] { name-horror-movie-night }
        [early-hours] { name-early-hours }
        [accident-witness] { name-accident-witness }
        [jet-lag] { name-jet-lag }
        [dreamcatcher] { name-dreamcatcher }
        [the-pastor] { name-the-pastor }
        [the-policeman] { name-the-policeman }
        [screams] { name-screams }
        [infant-trouble] { name-infant-trouble }
        [broken-bed] { name-broken-bed }
       *[other] { $card }
    }
card-flavour =
    { $card ->
        [great-library] { flavour-great-library }
        [tax-recounting] { flavour-tax-recounting }
        [gate-of-dreams] { flavour-gate-of-dreams }
        [cave-of-visions] { flavour-cave-of-visions }
        [strange-mushrooms] { flavour-strange-mushrooms }
        [celestial-music] { flavour-celestial-music }
        [nightmare-monster] { flavour-nightmare-monster }
        [lucid-dream] { flavour-lucid-dream }
        [stampede] { flavour-stampede }
        [native-village] { flavour-native-village }
        [crow-formation] { flavour-crow-formation }
        [sleeping-ward] { flavour-sleeping-ward }
        [old-hermit] { flavour-old-hermit }
        [moon-kite] { flavour-moon-kite }
        [white-ship] { flavour-white-ship }
        [incoming-asteroid] { flavour-incoming-asteroid }
        [zeppelin-captains] { flavour-zeppelin-captains }
        [melting-clocks] { flavour-melting-clocks }
        [flying-dream] { flavour-flying-dream }
        [mirror-of-desire] { flavour-mirror-of-desire }
        [magus] { flavour-magus }
        [theatre-play] { flavour-theatre-play }
        [sentient-mist] { flavour-sentient-mist }
        [room-of-eyes] { flavour-room-of-eyes }
        [ancient-battle] { flavour-ancient-battle }
        [half-time] { flavour-half-time }
        [pegasus] { flavour-pegasus }
        [haita-the-shepherd] { flavour-haita-the-shepherd }
        [maiden] { flavour-maiden }
        [shrine-of-the-elder-gods] { flavour-shrine-of-the-elder-gods }
        [puzzle-box] { flavour-puzzle-box }
        [lake-of-hali] { flavour-lake-of-hali }
        [friendly-zoog] { flavour-friendly-zoog }
        [alarm-clock] { flavour-alarm-clock }
        [sunshine] { flavour-sunshine }
        [they] { flavour-they }
        [abdominal-pain] { flavour-abdominal-pain }
        [bank] { flavour-bank }
        [demotion] { flavour-demotion }
        [fine] { flavour-fine }
        [friend] { flavour-friend }
        [missing] { flavour-missing }
        [evacuation] { flavour-evacuation }
        [good-dinner] { flavour-good-dinner }
        [cheating-spouse] { flavour-cheating-spouse }
        [dog] { flavour-dog }
        [horror-movie-night] { flavour-horror-movie-night }
        [early-hours] { flavour-early-hours }
        [accident-witness] { flavour-accident-witness }
        [jet-lag] { flavour-jet-lag }
        [dreamcatcher] { flavour-dreamcatcher }
        [the-pastor] { flavour-the-pastor }
        [the-policeman] { flavour-the-policeman }
        [screams] { flavour-screams }
        [infant-trouble] { flavour-infant-trouble }
        [broken-bed] { flavour-broken-bed }
       *[other] { $card }
    }

## Choices

name-study-the-shelves = Study the shelves
name-walk-on = Walk on
name-audit-every-coin = Audit every coin
name-pocket-the-hoard = Pocket the hoard
name-speak-honestly = Speak honestly
name-say-nothing = Say nothing
name-stare-them-down = Stare them down
name-hide-your-eyes = Hide your eyes
name-keep-them-down = Keep them down
name-seek-the-player = Seek the player
name-keep-walking = Keep walking
name-give-battle = Give battle
name-go-around = Go around
name-recall-the-rules = Recall the rules
name-leap-onto-one = Leap onto one
name-up-a-tree = Up a tree
name-live-among-them = Live among them
name-move-along = Move along
name-read-the-sign = Read the sign
name-look-away = Look away
name-lie-down = Lie down
name-stay-on-your-feet = Stay on your feet
name-hear-it-out = Hear it out
name-hurry-past = Hurry past
name-take-the-string = Take the string
name-let-the-child-be = Let the child be
name-plead-your-case = Plead your case
name-decline-with-thanks = Decline with thanks
name-push-it-aside = Push it aside
name-take-cover = Take cover
name-stow-away = Stow away
name-trade-your-story = Trade your story
name-go-on-foot = Go on foot
name-turn-back-the-hands = Turn back the hands
name-soar = Soar
name-land-and-walk = Land and walk
name-look-away-in-time = Look away in time
name-be-the-pupil = Be the pupil
name-refuse = Refuse
name-make-it-up = Make it up
name-leave-the-stage = Leave the stage
name-shape-it = Shape it
name-walk-through = Walk through
name-slip-out-unseen = Slip out unseen
name-take-a-side = Take a side
name-skirt-the-field = Skirt the field
name-take-the-shot = Take the shot
name-tame-it = Tame it
name-let-it-graze = Let it graze
name-hear-of-carcosa = Hear of Carcosa
name-decline = Decline
name-turn-from-her = Turn from her
name-take-her-hand = Take her hand
name-pray = Pray
name-bow-and-pass = Bow and pass
name-hunt-for-the-key = Hunt for the key
name-force-the-lid = Force the lid
name-leave-it-shut = Leave it shut
name-rest-on-the-shore = Rest on the shore
name-let-it-follow = Let it follow
name-name-the-tune = Name the tune
name-hear-the-long-tale = Hear the long tale
name-hear-the-short-tale = Hear the short tale
name-wake = Wake
choice-name =
    { $choice ->
        [study-the-shelves] { name-study-the-shelves }
        [walk-on] { name-walk-on }
        [audit-every-coin] { name-audit-every-coin }
        [pocket-the-hoard] { name-pocket-the-hoard }
        [speak-honestly] { name-speak-honestly }
        [say-nothing] { name-say-nothing }
        [stare-them-down] { name-stare-them-down }
        [hide-your-eyes] { name-hide-your-eyes }
        [keep-them-down] { name-keep-them-down }
        [seek-the-player] { name-seek-the-player }
        [keep-walking] { name-keep-walking }
        [give-battle] { name-give-battle }
        [go-around] { name-go-around }
        [recall-the-rules] { name-recall-the-rules }
        [leap-onto-one] { name-leap-onto-one }
        [up-a-tree] { name-up-a-tree }
        [live-among-them] { name-live-among-them }
        [move-along] { name-move-along }
        [read-the-sign] { name-read-the-sign }
        [look-away] { name-look-away }
        [lie-down] { name-lie-down }
        [stay-on-your-feet] { name-stay-on-your-feet }
        [hear-it-out] { name-hear-it-out }
        [hurry-past] { name-hurry-past }
        [take-the-string] { name-take-the-string }
        [let-the-child-be] { name-let-the-child-be }
        [plead-your-case] { name-plead-your-case }
        [decline-with-thanks] { name-decline-with-thanks }
        [push-it-aside] { name-push-it-aside }
        [take-cover] { name-take-cover }
        [stow-away] { name-stow-away }
        [trade-your-story] { name-trade-your-story }
        [go-on-foot] { name-go-on-foot }
        [turn-back-the-hands] { name-turn-back-the-hands }
        [soar] { name-soar }
        [land-and-walk] { name-land-and-walk }
        [look-away-in-time] { name-look-away-in-time }
        [be-the-pupil] { name-be-the-pupil }
        [refuse] { name-refuse }
        [make-it-up] { name-make-it-up }
        [leave-the-stage] { name-leave-the-stage }
        [shape-it] { name-shape-it }
        [walk-through] { name-walk-through }
        [slip-out-unseen] { name-slip-out-unseen }
        [take-a-side] { name-take-a-side }
        [skirt-the-field] { name-skirt-the-field }
        [take-the-shot] { name-take-the-shot }
        [tame-it] { name-tame-it }
        [let-it-graze] { name-let-it-graze }
        [hear-of-carcosa] { name-hear-of-carcosa }
        [decline] { name-decline }
        [turn-from-her] { name-turn-from-her }
        [take-her-hand] { name-take-her-hand }
        [pray] { name-pray }
        [bow-and-pass] { name-bow-and-pass }
        [hunt-for-the-key] { name-hunt-for-the-key }
        [force-the-lid] { name-force-the-lid }
        [leave-it-shut] { name-leave-it-shut }
        [rest-on-the-shore] { name-rest-on-the-shore }
        [let-it-follow] { name-let-it-follow }
        [name-the-tune] { name-name-the-tune }
        [hear-the-long-tale] { name-hear-the-long-tale }
        [hear-the-short-tale] { name-hear-the-short-tale }
        [wake] { name-wake }
       *[other] { $choice }
    }

## Regions and spaces

name-start = start
name-plain = plain
name-cursed = cursed
name-blessed = blessed
name-mystery = mystery
name-cycle = Dream Cycle
name-TH = The Threshold
name-CG = Candle Green
name-FS = Fern Stair
name-PD = Pale Drift
name-SW = Sandbar Walk
name-GI = Grace Isles
name-WR = Whispering Reef
name-SM = South Meadow
name-DP = Drowned Path
name-ST = Stilt Town
name-MN = Mire of Names
name-RF = Red Fen
name-WC = Willow Causeway
name-DR = Dune Road
name-LS = Lamp Strand
name-HF = Hollow Flats
name-LW = Last Well
name-CH = Cinder Hills
name-ML = Mill Lane
name-RB = Riverbend
name-GW = Glimmerwood
name-TS = Thorn Switchbacks
name-FU = Furnace Shelf
name-SS = Smoke Steps
name-BT = Black Terrace
name-BR = Brick Road
name-SB = Starlit Bridge
name-CP = Cold Pass
name-DC = The Dream Cycle
name-LN = Lantern Walk
name-RD = Reed Bank
name-LK = Ladder Lane
name-HW = Hidden Weir
name-MV = Murmur Vale
name-CN = Crown of Nettles
name-GD = Gilded Dykes
name-BW = Broken Wall
name-PH = Poplar Heights
name-QY = Quiet Quay
name-EM = Ember Link
name-NT = Needle Stair
name-VL = Veiled Moor
name-SL = Sluice Gate
name-GL = Gallows Loop
name-TH0 = The Threshold (start)
name-CG1 = Candle Green 1
name-CG2 = Candle Green 2
name-CG3 = Candle Green 3
name-CG4 = Candle Green 4
name-CG5 = Candle Green 5
name-CG6 = Candle Green 6
name-CG7 = Candle Green 7
name-CG8 = Candle Green 8
name-FS1 = Fern Stair 1
name-FS2 = Fern Stair 2
name-FS3 = Fern Stair 3
name-FS4 = Fern Stair 4
name-PD1 = Pale Drift 1 (mystery)
name-PD2 = Pale Drift 2 (mystery)
name-PD3 = Pale Drift 3 (mystery)
name-SW1 = Sandbar Walk 1
name-SW2 = Sandbar Walk 2
name-SW3 = Sandbar Walk 3
name-SW4 = Sandbar Walk 4
name-GI1 = Grace Isles 1 (blessed)
name-GI2 = Grace Isles 2 (blessed)
name-GI3 = Grace Isles 3 (blessed)
name-GI4 = Grace Isles 4 (blessed)
name-GI5 = Grace Isles 5 (blessed)
name-WR1 = Whispering Reef 1 (mystery)
name-WR2 = Whispering Reef 2 (mystery)
name-WR3 = Whispering Reef 3
name-WR4 = Whispering Reef 4 (mystery)
name-WR5 = Whispering Reef 5 (mystery)
name-WR6 = Whispering Reef 6 (mystery)
name-SM1 = South Meadow 1
name-SM2 = South Meadow 2
name-SM3 = South Meadow 3
name-SM4 = South Meadow 4
name-SM5 = South Meadow 5
name-DP1 = Drowned Path 1
name-DP2 = Drowned Path 2
name-DP3 = Drowned Path 3
name-DP4 = Drowned Path 4
name-ST1 = Stilt Town 1
name-ST2 = Stilt Town 2
name-ST3 = Stilt Town 3
name-ST4 = Stilt Town 4
name-ST5 = Stilt Town 5
name-MN1 = Mire of Names 1
name-MN2 = Mire of Names 2
name-MN3 = Mire of Names 3
name-MN4 = Mire of Names 4
name-MN5 = Mire of Names 5
name-RF1 = Red Fen 1 (cursed)
name-RF2 = Red Fen 2 (cursed)
name-RF3 = Red Fen 3
name-RF4 = Red Fen 4 (cursed)
name-RF5 = Red Fen 5 (cursed)
name-RF6 = Red Fen 6 (cursed)
name-WC1 = Willow Causeway 1
name-WC2 = Willow Causeway 2
name-WC3 = Willow Causeway 3
name-DR1 = Dune Road 1
name-DR2 = Dune Road 2
name-DR3 = Dune Road 3
name-DR4 = Dune Road 4
name-LS1 = Lamp Strand 1
name-LS2 = Lamp Strand 2
name-LS3 = Lamp Strand 3
name-HF1 = Hollow Flats 1 (blessed)
name-HF2 = Hollow Flats 2
name-HF3 = Hollow Flats 3
name-HF4 = Hollow Flats 4
name-HF5 = Hollow Flats 5
name-HF6 = Hollow Flats 6
name-HF7 = Hollow Flats 7
name-LW1 = Last Well 1
name-LW2 = Last Well 2
name-CH1 = Cinder Hills 1
name-CH2 = Cinder Hills 2
name-CH3 = Cinder Hills 3
name-CH4 = Cinder Hills 4
name-CH5 = Cinder Hills 5
name-CH6 = Cinder Hills 6
name-CH7 = Cinder Hills 7
name-ML1 = Mill Lane 1
name-ML2 = Mill Lane 2
name-ML3 = Mill Lane 3
name-ML4 = Mill Lane 4
name-RB1 = Riverbend 1
name-RB2 = Riverbend 2
name-RB3 = Riverbend 3
name-RB4 = Riverbend 4
name-RB5 = Riverbend 5
name-RB6 = Riverbend 6
name-GW1 = Glimmerwood 1 (mystery)
name-GW2 = Glimmerwood 2 (mystery)
name-GW3 = Glimmerwood 3 (mystery)
name-GW4 = Glimmerwood 4 (mystery)
name-GW5 = Glimmerwood 5 (mystery)
name-GW6 = Glimmerwood 6
name-TS1 = Thorn Switchbacks 1
name-TS2 = Thorn Switchbacks 2
name-TS3 = Thorn Switchbacks 3 (cursed)
name-TS4 = Thorn Switchbacks 4 (cursed)
name-TS5 = Thorn Switchbacks 5 (cursed)
name-TS6 = Thorn Switchbacks 6 (cursed)
name-TS7 = Thorn Switchbacks 7 (cursed)
name-TS8 = Thorn Switchbacks 8 (cursed)
name-FU1 = Furnace Shelf 1
name-FU2 = Furnace Shelf 2 (cursed)
name-FU3 = Furnace Shelf 3 (cursed)
name-SS1 = Smoke Steps 1
name-SS2 = Smoke Steps 2
name-BT1 = Black Terrace 1
name-BT2 = Black Terrace 2
name-BT3 = Black Terrace 3
name-BT4 = Black Terrace 4
name-BR1 = Brick Road 1
name-BR2 = Brick Road 2
name-BR3 = Brick Road 3
name-BR4 = Brick Road 4
name-BR5 = Brick Road 5
name-BR6 = Brick Road 6
name-BR7 = Brick Road 7
name-SB1 = Starlit Bridge 1 (blessed)
name-SB2 = Starlit Bridge 2 (blessed)
name-SB3 = Starlit Bridge 3 (blessed)
name-SB4 = Starlit Bridge 4 (blessed)
name-SB5 = Starlit Bridge 5 (blessed)
name-CP1 = Cold Pass 1
name-CP2 = Cold Pass 2
name-CP3 = Cold Pass 3
name-DC0 = Dream Cycle 0
name-DC1 = Dream Cycle 1
name-DC2 = Dream Cycle 2
name-DC3 = Dream Cycle 3
name-DC4 = Dream Cycle 4
name-DC5 = Dream Cycle 5
name-DC6 = Dream Cycle 6
name-DC7 = Dream Cycle 7
name-DC8 = Dream Cycle 8
name-DC9 = Dream Cycle 9
name-LN1 = Lantern Walk 1
name-LN2 = Lantern Walk 2
name-LN3 = Lantern Walk 3
name-LN4 = Lantern Walk 4
name-LN5 = Lantern Walk 5
name-RD1 = Reed Bank 1
name-RD2 = Reed Bank 2
name-RD3 = Reed Bank 3
name-RD4 = Reed Bank 4
name-RD5 = Reed Bank 5
name-LK1 = Ladder Lane 1
name-LK2 = Ladder Lane 2
name-LK3 = Ladder Lane 3
name-HW1 = Hidden Weir 1
name-HW2 = Hidden Weir 2
name-MV1 = Murmur Vale 1 (mystery)
name-MV2 = Murmur Vale 2 (mystery)
name-MV3 = Murmur Vale 3 (mystery)
name-MV4 = Murmur Vale 4 (mystery)
name-MV5 = Murmur Vale 5
name-CN1 = Crown of Nettles 1 (cursed)
name-CN2 = Crown of Nettles 2 (cursed)
name-CN3 = Crown of Nettles 3 (cursed)
name-CN4 = Crown of Nettles 4 (cursed)
name-GD1 = Gilded Dykes 1
name-GD2 = Gilded Dykes 2 (blessed)
name-GD3 = Gilded Dykes 3 (blessed)
name-GD4 = Gilded Dykes 4 (blessed)
name-GD5 = Gilded Dykes 5 (blessed)
name-GD6 = Gilded Dykes 6
name-CN5 = Crown of Nettles 5
name-BW1 = Broken Wall 1
name-BW2 = Broken Wall 2
name-BW3 = Broken Wall 3
name-PH1 = Poplar Heights 1
name-PH2 = Poplar Heights 2
name-PH3 = Poplar Heights 3
name-PH4 = Poplar Heights 4
name-QY1 = Quiet Quay 1
name-QY2 = Quiet Quay 2
name-QY3 = Quiet Quay 3
name-QY4 = Quiet Quay 4
name-EM1 = Ember Link 1
name-EM2 = Ember Link 2 (blessed)
name-EM3 = Ember Link 3
name-NT1 = Needle Stair 1
name-VL1 = Veiled Moor 1
name-VL2 = Veiled Moor 2 (mystery)
name-VL3 = Veiled Moor 3 (mystery)
name-VL4 = Veiled Moor 4
name-SL1 = Sluice Gate 1
name-GL1 = Gallows Loop 1
name-GL2 = Gallows Loop 2 (cursed)
name-GL3 = Gallows Loop 3 (cursed)
name-GL4 = Gallows Loop 4 (cursed)
name-GL5 = Gallows Loop 5
space-name =
    { $space ->
        [TH0] { name-TH0 }
        [CG1] { name-CG1 }
        [CG2] { name-CG2 }
        [CG3] { name-CG3 }
        [CG4] { name-CG4 }
        [CG5] { name-CG5 }
        [CG6] { name-CG6 }
        [CG7] { name-CG7 }
        [CG8] { name-CG8 }
        [FS1] { name-FS1 }
        [FS2] { name-FS2 }
        [FS3] { name-FS3 }
        [FS4] { name-FS4 }
        [PD1] { name-PD1 }
        [PD2] { name-PD2 }
        [PD3] { name-PD3 }
        [SW1] { name-SW1 }
        [SW2] { name-SW2 }
        [SW3] { name-SW3 }
        [SW4] { name-SW4 }
        [GI1] { name-GI1 }
        [GI2] { name-GI2 }
        [GI3] { name-GI3 }
        [GI4] { name-GI4 }
        [GI5] { name-GI5 }
        [WR1] { name-WR1 }
        [WR2] { name-WR2 }
        [WR3] { name-WR3 }
        [WR4] { name-WR4 }
        [WR5] { name-WR5 }
        [WR6] { name-WR6 }
        [SM1] { name-SM1 }
        [SM2] { name-SM2 }
        [SM3] { name-SM3 }
        [SM4] { name-SM4 }
        [SM5] { name-SM5 }
        [DP1] { name-DP1 }
        [DP2] { name-DP2 }
        [DP3] { name-DP3 }
        [DP4] { name-DP4 }
        [ST1] { name-ST1 }
        [ST2] { name-ST2 }
        [ST3] { name-ST3 }
        [ST4] { name-ST4 }
        [ST5] { name-ST5 }
        [MN1] { name-MN1 }
        [MN2] { name-MN2 }
        [MN3] { name-MN3 }
        [MN4] { name-MN4 }
        [MN5] { name-MN5 }
        [RF1] { name-RF1 }
        [RF2] { name-RF2 }
        [RF3] { name-RF3 }
        [RF4] { name-RF4 }
        [RF5] { name-RF5 }
        [RF6] { name-RF6 }
        [WC1] { name-WC1 }
        [WC2] { name-WC2 }
        [WC3] { name-WC3 }
        [DR1] { name-DR1 }
        [DR2] { name-DR2 }
        [DR3] { name-DR3 }
        [DR4] { name-DR4 }
        [LS1] { name-LS1 }
        [LS2] { name-LS2 }
        [LS3] { name-LS3 }
        [HF1] { name-HF1 }
        [HF2] { name-HF2 }
        [HF3] { name-HF3 }
        [HF4] { name-HF4 }
        [HF5] { name-HF5 }
        [HF6] { name-HF6 }
        [HF7] { name-HF7 }
        [LW1] { name-LW1 }
        [LW2] { name-LW2 }
        [CH1] { name-CH1 }
        [CH2] { name-CH2 }
        [CH3] { name-CH3 }
        [CH4] { name-CH4 }
        [CH5] { name-CH5 }
        [CH6] { name-CH6 }
        [CH7] { name-CH7 }
        [ML1] { name-ML1 }
        [ML2] { name-ML2 }
        [ML3] { name-ML3 }
        [ML4] { name-ML4 }
        [RB1] { name-RB1 }
        [RB2] { name-RB2 }
        [RB3] { name-RB3 }
        [RB4] { name-RB4 }
        [RB5] { name-RB5 }
        [RB6] { name-RB6 }
        [GW1] { name-GW1 }
        [GW2] { name-GW2 }
        [GW3] { name-GW3 }
        [GW4] { name-GW4 }
        [GW5] { name-GW5 }
        [GW6] { name-GW6 }
        [TS1] { name-TS1 }
        [TS2] { name-TS2 }
        [TS3] { name-TS3 }
        [TS4] { name-TS4 }
        [TS5] { name-TS5 }
        [TS6] { name-TS6 }
        [TS7] { name-TS7 }
        [TS8] { name-TS8 }
        [FU1] { name-FU1 }
        [FU2] { name-FU2 }
        [FU3] { name-FU3 }
        [SS1] { name-SS1 }
        [SS2] { name-SS2 }
        [BT1] { name-BT1 }
        [BT2] { name-BT2 }
        [BT3] { name-BT3 }
        [BT4] { name-BT4 }
        [BR1] { name-BR1 }
        [BR2] { name-BR2 }
        [BR3] { name-BR3 }
        [BR4] { name-BR4 }
        [BR5] { name-BR5 }
        [BR6] { name-BR6 }
        [BR7] { name-BR7 }
        [SB1] { name-SB1 }
        [SB2] { name-SB2 }
        [SB3] { name-SB3 }
        [SB4] { name-SB4 }
        [SB5] { name-SB5 }
        [CP1] { name-CP1 }
        [CP2] { name-CP2 }
        [CP3] { name-CP3 }
        [DC0] { name-DC0 }
        [DC1] { name-DC1 }
        [DC2] { name-DC2 }
        [DC3] { name-DC3 }
        [DC4] { name-DC4 }
        [DC5] { name-DC5 }
        [DC6] { name-DC6 }
        [DC7] { name-DC7 }
        [DC8] { name-DC8 }
        [DC9] { name-DC9 }
        [LN1] { name-LN1 }
        [LN2] { name-LN2 }
        [LN3] { name-LN3 }
        [LN4] { name-LN4 }
        [LN5] { name-LN5 }
        [RD1] { name-RD1 }
        [RD2] { name-RD2 }
        [RD3] { name-RD3 }
        [RD4] { name-RD4 }
        [RD5] { name-RD5 }
        [LK1] { name-LK1 }
        [LK2] { name-LK2 }
        [LK3] { name-LK3 }
        [HW1] { name-HW1 }
        [HW2] { name-HW2 }
        [MV1] { name-MV1 }
        [MV2] { name-MV2 }
        [MV3] { name-MV3 }
        [MV4] { name-MV4 }
        [MV5] { name-MV5 }
        [CN1] { name-CN1 }
        [CN2] { name-CN2 }
        [CN3] { name-CN3 }
        [CN4] { name-CN4 }
        [GD1] { name-GD1 }
        [GD2] { name-GD2 }
        [GD3] { name-GD3 }
        [GD4] { name-GD4 }
        [GD5] { name-GD5 }
        [GD6] { name-GD6 }
        [CN5] { name-CN5 }
        [BW1] { name-BW1 }
        [BW2] { name-BW2 }
        [BW3] { name-BW3 }
        [PH1] { name-PH1 }
        [PH2] { name-PH2 }
        [PH3] { name-PH3 }
        [PH4] { name-PH4 }
        [QY1] { name-QY1 }
        [QY2] { name-QY2 }
        [QY3] { name-QY3 }
        [QY4] { name-QY4 }
        [EM1] { name-EM1 }
        [EM2] { name-EM2 }
        [EM3] { name-EM3 }
        [NT1] { name-NT1 }
        [VL1] { name-VL1 }
        [VL2] { name-VL2 }
        [VL3] { name-VL3 }
        [VL4] { name-VL4 }
        [SL1] { name-SL1 }
        [GL1] { name-GL1 }
        [GL2] { name-GL2 }
        [GL3] { name-GL3 }
        [GL4] { name-GL4 }
        [GL5] { name-GL5 }
       *[other] { $space }
    }

## Other words that a view shows

name-random = random
name-choose = choose
name-standard = standard
name-long_night = Long Night
name-dreamlands = Dreamlands
name-short_night = Short Night
name-first = first printing
name-revised = revised printing
name-threshold = the whole dream
name-last_night = The Last Night
name-stuck = cards have no Movement
name-lucid = Lucidity tests succeed
name-memory_roll = memory roll
name-lucidity_under = Lucidity test
name-memory_under = Memory test
name-memory_over = reversed Memory test
name-providence_min = enough Providence
name-providence_max = little Providence
name-rest = rest
name-ritual = The Great Ritual
name-face = The Borrowed Face
name-toll = The Last Toll
name-contest = contest
name-success = success
name-failure = failure
name-tie = a tie
name-back = spaces back
name-gain = Slumber gained
name-Prepare = setting up
name-BeginPlay = the game begins
name-ChooseCharacter = a character is chosen
name-Turn = next turn
name-RealTurn = real-world turn
name-FallAsleep = Fall Asleep
name-MemoryLoss = memory loss
name-SufferCard = the Reality card takes effect
name-DreamTurn = dream turn
name-CloseTurn = end of the dream turn
name-Meet = meeting
name-DriveBack = the loser goes back
name-GoForward = the winner goes forward
name-ContestResult = result of the contest
name-ContestWindow = purchases in the contest
name-ChallengeOne = challenge
name-PushOne = an avatar is pushed back
name-Walk = movement
name-Outcome = outcome of the choice
name-DecideTest = the test is decided
name-ResolveCard = the Dream card is resolved
name-ForeseeCard = one of two cards
name-TurnUpCard = the card is turned up
name-DrawDream = a Dream card is drawn
name-MysteryResult = result of the mystery roll
name-EnterMystery = mystery
name-QuestResult = the quest is decided
name-Fight = fight with the nightmare
name-PayToll = an offer
name-CheckVictory = victory check
name-RollWindow = spending on a roll
