### Every word a person reads about Counting Zzzzs, except the rules themselves (rules.en.ftl).

game-name = Counting Zzzzs
game-pitch = Dream as long and as sweetly as you can, slip a nightmare into the dreams next door, and see that you are woken at the right moment.
game-how-to-play =
    The first with { $content_setup_target ->
        [one] 1 point
       *[other] { $content_setup_target } points
    } wins at once. When the draw pile is used up it is morning: every dream counts, and whoever has the most points wins.
    On your turn you first draw up to five cards.
    Then you must play one element (people, places, things or verbs) into your own dream.
    It must share a theme with the last element of that dream, and be of another kind.
    Then you play one more card: give an element to the dream of somebody who is asleep, play an action, or discard anything.
    You wake by a Wake Up card, by your tenth element, or when no card in your hand fits; then you lose your hand as well.
    When you wake, your dream is scored, but only if it has at least five elements.
    You get 1 point per element, then the plus and minus numbers, then the interplay of cards that belong together.
    A context card lies sideways. When you wake it turns to its plus side if your dream has more plus than minus elements, and to its minus side if it has more minus elements; on a tie it stays sideways.
    Forces set the theme of the next element or the side of a context card; Blocks stop cards that others play on you.
    Whenever a card could be answered, everybody who might hold an answer is asked in secret.


## Questions and moves

question-first-card =
    { $opening ->
        [start] You are awake. Which element does your dream begin with?
        [forced] Your dream ends with { element-name }. The next element must have the theme { theme-name } and must not be of the kind { last-kind-name }. Which one do you play?
       *[follow] Your dream ends with { element-name }. The next element must share a theme with it and must not be of the kind { last-kind-name }. Which one do you play?
    }
    .help = You must play an element into your own dream if you hold one that fits. You are offered only what fits.
question-second-card = Which card do you play second? You may give an element, play an action, or discard any card.
    .help = An element goes into the dream of somebody else who is asleep. An action does what its text says. A discarded card does nothing.
question-pick-element =
    { $count ->
        [one] You see the only card of the draw pile.
       *[other] You see all { $count } cards of the draw pile.
    } Which element do you take into your dream?
    .help = If anything fits you must take one. Then the pile is shuffled.
question-window =
    { $how ->
        [element] { $own ->
            [yes] { $seat } plays { card-name } into their own dream. Do you answer?
           *[no] { $you_to_seat ->
                [yes] { $seat } gives you { card-name }. Do you answer?
               *[no] { $seat } gives { card-name } to { $to_seat }. Do you answer?
            }
        }
        [wake] { $own ->
            [yes] { $seat } wants to wake up with { card-name }. Do you answer?
           *[no] { $you_to_seat ->
                [yes] { $seat } wants to wake you with { card-name }. Do you answer?
               *[no] { $seat } wants to wake { $to_seat } with { card-name }. Do you answer?
            }
        }
        [siren] { $seat } plays { card-name }, which wakes everybody. Do you answer?
        [force_theme] { $own ->
            [yes] { $seat } plays { card-name } (theme: { forced-theme }) on their own dream. Do you answer?
           *[no] { $you_to_seat ->
                [yes] { $seat } plays { card-name } (theme: { forced-theme }) on your dream. Do you answer?
               *[no] { $seat } plays { card-name } (theme: { forced-theme }) on the dream of { $to_seat }. Do you answer?
            }
        }
       *[force_side] { $own ->
            [yes] { $seat } plays { card-name } ({ forced-side }) on { element-name } in their own dream. Do you answer?
           *[no] { $you_to_seat ->
                [yes] { $seat } plays { card-name } ({ forced-side }) on { element-name } in your dream. Do you answer?
               *[no] { $seat } plays { card-name } ({ forced-side }) on { element-name } in the dream of { $to_seat }. Do you answer?
            }
        }
    }
    .help = Everybody is asked who might hold an answer, whether they do or not. Nobody learns what you do before all have answered, and a pass is never seen.

move-first = Play { card-name } ({ card-facts }) into your dream
    .help = { card-help }
    .kind = Into your own dream
move-give = Give { card-name } ({ card-facts }) to { $to_seat }
    .help = { card-help }
    .kind = Give an element
move-wake =
    { $you_to_seat ->
        [yes] Wake up with { card-name }
       *[no] Wake { $to_seat } with { card-name }
    }{ $card ->
        [insomnia] , and the hand is lost
       *[other] { "" }
    }
    .help = { card-help }
    .kind = Wake somebody
move-siren = Sound { card-name }
    .help = { card-help }
    .kind = Wake everybody
move-force_theme =
    Force the theme { forced-theme }: { $you_to_seat ->
        [yes] your own dream
       *[no] { $to_seat }
    }
    .help = { card-name }: { card-help }
    .kind = Force a theme
move-force_side =
    Fix { element-name } in { $you_to_seat ->
        [yes] your dream
       *[no] the dream of { $to_seat }
    } on its { forced-side } with { card-name }
    .help = { card-help }
    .kind = Fix a side
move-rapid = { card-name }: play { element-name } ({ element-facts }) into your dream as well
    .help = { element-help }
    .kind = One more element from your hand
move-recur = { card-name }: take { element-name } ({ element-facts }) from the discard pile into your dream
    .help = { element-help }
    .kind = An element from the discard pile
move-lucid = { card-name }: search the draw pile
    .help = { card-help }
    .kind = Search the draw pile
move-pick = Take { element-name } ({ element-facts })
    .help = { element-help }
    .kind = Take an element
move-light =
    { $you_to_seat ->
        [yes] Wake up with { card-name }
       *[no] Wake { $to_seat } with { card-name }
    }
    .help = { card-help }
    .kind = Wake with “Light Sleeper”
move-discard = Discard { card-name } ({ card-facts })
    .help = { card-help }
    .kind = Discard a card
move-block = Stop it with { card-name }
    .help = { card-help }
    .kind = Stop the card
move-pass = Pass
    .help = You let the card be. Nobody learns whether you could have answered.
    .kind = Pass


## What happened

event-game-started =
    { $count ->
        [0] The night begins.
       *[other] The night begins. These Wake Ups stay in the box: { $box }.
    } { $you ->
        [yes] You go first.
       *[no] { $seat } goes first.
    }
event-cards-drawn =
    { $you ->
        [yes] You draw { $cards }.
       *[no] { $seat } draws { $count ->
            [one] 1 card
           *[other] { $count } cards
        }.
    }
event-element-played =
    { $how ->
        [give] { $you ->
            [yes] You give { card-name } to { $to_seat }.
           *[no] { $you_to_seat ->
                [yes] { $seat } gives you { card-name }.
               *[no] { $seat } gives { card-name } to { $to_seat }.
            }
        }
        [rapid] { $you ->
            [yes] You play { card-name } into your dream as well.
           *[no] { $seat } plays { card-name } into their dream as well.
        }
        [recur] { $you ->
            [yes] You take { card-name } from the discard pile into your dream.
           *[no] { $seat } takes { card-name } from the discard pile into their dream.
        }
        [lucid] { $you ->
            [yes] You take { card-name } from the draw pile into your dream; the pile is shuffled.
           *[no] { $seat } takes { card-name } from the draw pile into their dream; the pile is shuffled.
        }
       *[first] { $you ->
            [yes] You play { card-name } into your dream.
           *[no] { $seat } plays { card-name } into their dream.
        }
    }
event-wake-up-played =
    { $own ->
        [yes] { $you ->
            [yes] You play { card-name } on yourself.
           *[no] { $seat } plays { card-name } on themselves.
        }
       *[no] { $you ->
            [yes] You play { card-name } on { $to_seat }.
           *[no] { $you_to_seat ->
                [yes] { $seat } plays { card-name } on you.
               *[no] { $seat } plays { card-name } on { $to_seat }.
            }
        }
    }
event-siren-played =
    { $you ->
        [yes] You sound { card-name }: it wakes everybody who is asleep.
       *[no] { $seat } sounds { card-name }: it wakes everybody who is asleep.
    }
event-theme-force-played =
    { $own ->
        [yes] { $you ->
            [yes] You play { card-name } (theme: { forced-theme }) on your own dream.
           *[no] { $seat } plays { card-name } (theme: { forced-theme }) on their own dream.
        }
       *[no] { $you ->
            [yes] You play { card-name } (theme: { forced-theme }) on the dream of { $to_seat }.
           *[no] { $you_to_seat ->
                [yes] { $seat } plays { card-name } (theme: { forced-theme }) on your dream.
               *[no] { $seat } plays { card-name } (theme: { forced-theme }) on the dream of { $to_seat }.
            }
        }
    }
event-side-force-played =
    { $own ->
        [yes] { $you ->
            [yes] You play { card-name } ({ forced-side }) on { element-name } in your own dream.
           *[no] { $seat } plays { card-name } ({ forced-side }) on { element-name } in their own dream.
        }
       *[no] { $you ->
            [yes] You play { card-name } ({ forced-side }) on { element-name } in the dream of { $to_seat }.
           *[no] { $you_to_seat ->
                [yes] { $seat } plays { card-name } ({ forced-side }) on { element-name } in your dream.
               *[no] { $seat } plays { card-name } ({ forced-side }) on { element-name } in the dream of { $to_seat }.
            }
        }
    }
event-bender-played =
    { $you ->
        [yes] You play { card-name }.
       *[no] { $seat } plays { card-name }.
    }
event-light-played =
    { $own ->
        [yes] { $you ->
            [yes] You play { card-name } on yourself.
           *[no] { $seat } plays { card-name } on themselves.
        }
       *[no] { $you ->
            [yes] You play { card-name } on { $to_seat }.
           *[no] { $you_to_seat ->
                [yes] { $seat } plays { card-name } on you.
               *[no] { $seat } plays { card-name } on { $to_seat }.
            }
        }
    }
event-card-discarded =
    { $you ->
        [yes] You discard { card-name }.
       *[no] { $seat } discards { card-name }.
    }
event-window-opened = Asked in secret for an answer: { $asked_seats }.
event-answer =
    { $fate ->
        [lapsed] Your answer comes too late: the card stays in your hand, and nobody knows.
       *[given] You have answered in secret.
    }
event-answer-played =
    { $how ->
        [block] { $you ->
            [yes] You stop { other-name } with { card-name }.
           *[no] { $seat } stops { other-name } with { card-name }.
        }
       *[light] { $own ->
            [yes] { $you ->
                [yes] You answer { other-name } with { card-name } and wake before it touches your dream.
               *[no] { $seat } answers { other-name } with { card-name } and wakes before it touches the dream.
            }
           *[no] { $you ->
                [yes] You answer { other-name } with { card-name }: { $to_seat } wakes before it touches the dream.
               *[no] { $you_to_seat ->
                    [yes] { $seat } answers { other-name } with { card-name }: you wake before it touches your dream.
                   *[no] { $seat } answers { other-name } with { card-name }: { $to_seat } wakes before it touches the dream.
                }
            }
        }
    }
event-without-effect = { card-name } has no effect and is discarded.
event-element-entered =
    { $you ->
        [yes] You dream ({ $place }): “Now { story-clause }.”
       *[no] { $seat } dreams ({ $place }): “Now { story-clause }.”
    }
event-theme-forced =
    { $you ->
        [yes] The next element of your dream must have the theme { theme-name }.
       *[no] The next element in the dream of { $seat } must have the theme { theme-name }.
    }
event-side-fixed =
    { $you ->
        [yes] { element-name } in your dream is fixed on its { side-name } ({ signed-points }).
       *[no] { element-name } in the dream of { $seat } is fixed on its { side-name } ({ signed-points }).
    }
event-pile-searched =
    { $you ->
        [yes] { $found ->
            [yes] You look through the draw pile.
           *[no] You look through the draw pile, but nothing fits. You see { $cards }. Then the pile is shuffled.
        }
       *[no] { $found ->
            [yes] { $seat } looks through the draw pile.
           *[no] { $seat } looks through the draw pile, but nothing fits. It is shuffled.
        }
    }
event-stuck =
    { $you ->
        [yes] You are stuck: nothing in your hand fits. You show and lose { $cards }.
       *[no] { $seat } is stuck: nothing fits. Shown and lost: { $cards }.
    }
event-hand-lost =
    { $count ->
        [0] { $you ->
            [yes] You had no cards left to lose.
           *[no] { $seat } had no cards left to lose.
        }
       *[other] { $you ->
            [yes] You also lose your hand: { $cards }.
           *[no] { $seat } also loses their hand: { $cards }.
        }
    }
event-woke =
    { $you ->
        [yes] { $cause ->
            [tenth] You have reached the tenth element and wake up.
            [morning] You wake up: it is morning.
           *[other] You wake up.
        } { $counts ->
            [yes] Your dream counts.
           *[no] With { $count ->
                [one] 1 element
               *[other] { $count } elements
            } your dream is too short to count.
        }
       *[no] { $cause ->
            [tenth] { $seat } has reached the tenth element and wakes up.
            [morning] { $seat } wakes up: it is morning.
           *[other] { $seat } wakes up.
        } { $counts ->
            [yes] The dream counts.
           *[no] With { $count ->
                [one] 1 element
               *[other] { $count } elements
            } the dream is too short to count.
        }
    }
event-sides-counted =
    Plus elements: { $plus }, minus elements: { $minus }.{ $context ->
        [yes] { $side ->
            [plus] { " " }Sideways context cards turn to their plus side.
            [minus] { " " }Sideways context cards turn to their minus side.
           *[none] { " " }Sideways context cards stay as they are.
        }
       *[no] { "" }
    }
event-interplay-counted = Interplay: { element-name } with { other-name }, { signed-points }.
event-dream-scored =
    { $you ->
        [yes] Your dream
       *[no] The dream of { $seat }
    } is worth { $total }: elements { $count }, numbers on the cards { $points }, interplay { $interplay }. New total: { $score }.
event-morning = The last card has left the draw pile: it is morning. Everybody wakes, and even the shortest dream counts.
event-game-ended =
    { $reason ->
        [forty] The game is over. { $count_winners ->
            [one] { $you_winners ->
                [yes] You have reached the goal with the most points and win.
               *[no] { $winners } has reached the goal with the most points and wins.
            }
           *[other] { $winners } reach the goal together with equal totals and share the win.
        }
       *[morning] The night is over. { $count_winners ->
            [one] { $you_winners ->
                [yes] You have the most points and win.
               *[no] { $winners } has the most points and wins.
            }
           *[other] { $winners } have the most points and share the win.
        }
    }


## How it ended

standing-score =
    { $score ->
        [one] 1 point
       *[other] { $score } points
    }

result-forty =
    { $count_winners ->
        [one] { $you_winners ->
            [yes] You win: you have reached the goal, and nobody has more points.
           *[no] { $winners } wins: the goal is reached, and nobody has more points.
        }
       *[other] { $winners } win together: woken by the same Siren, they reached the goal with equal totals.
    }
result-morning =
    { $count_winners ->
        [one] { $you_winners ->
            [yes] You win: it is morning, and nobody has more points.
           *[no] { $winners } wins: it is morning, and nobody has more points.
        }
       *[other] { $winners } win together: it is morning, and nobody has more points.
    }


## What lies on the table

field-turn_seat = Turn
    .help = Whose turn it is.
field-turn_no = Turn number
    .help = How many turns have begun, all players together.
field-step = Step
    .help = Which card of the turn is being played.
field-score = Total
    .help = Points of all dreams scored so far; whoever reaches the goal wins.
field-hand = Hand
    .help = The cards of each player; only their owner sees which.
field-dream = Dream
    .help = The elements of each dream in order. A context card that has been fixed is called by its side.
field-worth = Worth now
    .help = What the dream would bring if its owner woke now. With fewer than five elements it counts only at morning.
field-placeholder = Placeholder
    .help = The theme Force that waits at the end of the dream for an element with its theme.
field-next_themes = Next needs one of
    .help = The next element of this dream needs one of these themes.
field-last_kind = Next must not be
    .help = The next element of this dream must be of another kind.
field-draw = Draw pile
    .help = How many cards are left. When the last one is drawn it is morning.
field-discard = Discard pile
    .help = Every card that has been discarded; all may look through it.
field-box = Box
    .help = Wake Ups that are not in this game.
field-pile = In the draw pile
    .help = What you see while you search the draw pile, in the order of the cards’ numbers.
field-pending = Pending card
    .help = A card that has been played and may still be answered.
field-tally = Tally
    .help = The steps of scoring, as if the dream ended now.
field-fits = Where my elements fit
    .help = For each element in your hand: whose dream it could enter now, and by how many points it would change that dream.
field-card = Card
field-seat = Played by
field-to_seat = On
field-element = Element
field-affected_seats = Affected
field-count = Elements
field-plus = Plus elements
field-minus = Minus elements
field-side = A context card would turn to
field-points = Numbers on the cards
field-interplay = Interplay
field-total = Worth
field-counts = Long enough to count
field-pairs = Cards that belong together
field-links = Themes that meet
field-forces = Forces in the dream
field-seats = Seats
field-changes = Points

name-first = first card
name-second = second card
name-element = Elements
name-plus = plus
name-minus = minus
name-neutral = neutral
name-context = context


## What cannot be

refused-zzzzs-first-card-first = First you must play an element into your own dream. Any other card comes after it.
refused-zzzzs-no-element = { card-name } is not an element. Choose an element.
refused-zzzzs-no-action = { card-name } is an element, not an action. Give it to another dream, or discard it.
refused-zzzzs-another-way = { card-name } cannot be used in this way. Its text: { card-help }
refused-zzzzs-not-in-hand = { card-name } is not in your hand. Choose one of the cards you hold.
refused-zzzzs-one-own-element = You have already played an element into your own dream. The second card goes to somebody else’s dream, is an action, or is discarded.
refused-zzzzs-nothing-to-stop = There is nothing for { card-name } to stop now. Keep it for a card that others play on you, or discard it.
refused-zzzzs-target-awake = { card-name } can only be played on somebody who is asleep. Choose another player, or discard it.
refused-zzzzs-last-theme = { card-name } only wakes a player whose last element has the theme { theme-name }. Choose another player, or discard it.
refused-zzzzs-not-in-dream = { card-name } does not lie in that dream. Choose a context card that lies sideways there.
refused-zzzzs-no-context-card = { card-name } is not a context card. { other-name } only fixes a context card that lies sideways.
refused-zzzzs-already-fixed = { card-name } has already been fixed by a Force and cannot be turned again. Choose a context card that lies sideways.
refused-zzzzs-side-theme = { other-name } does not fix { card-name }: the context card must have the theme { theme-name }. Choose another card.
refused-zzzzs-not-discarded = { card-name } does not lie in the discard pile. Choose an element that lies there.
refused-zzzzs-placeholder-open = { card-name } already lies open at the end of this dream. Another theme can be forced once it is covered.
refused-zzzzs-only-blocks = Only a Block can be played here. Play one, or pass.
refused-zzzzs-not-affected =
    { $who ->
        [you] { card-name } does not affect you, so you cannot stop it. Choose another answer, or pass.
       *[other] { card-name } does not affect that player. Choose somebody it affects, or pass.
    }
refused-zzzzs-does-not-stop = { card-name } does not stop { other-name }. Choose another answer, or pass.
refused-zzzzs-not-in-pile = { card-name } is not in the draw pile. Choose one of the elements on offer.
refused-zzzzs-same-kind = { card-name } cannot follow { other-name }: both are of the kind { kind-name }. Choose an element of another kind.
refused-zzzzs-forced-theme = { card-name } cannot come next: the next element of this dream must have the theme { theme-name }.
refused-zzzzs-no-common-theme = { card-name } cannot follow { other-name }: they have no theme in common. Choose an element that shares one.
refused-zzzzs-card-twice = The card { card-name } is there twice. Every card exists once.
refused-zzzzs-card-numbers = The cards must be numbered from 1 on without a gap, elements first.
refused-zzzzs-card-count =
    { $count ->
        [one] There is 1 card of the sort “{ $sort }”.
       *[other] There are { $count } cards of the sort “{ $sort }”.
    } There must be { $wanted }.
refused-zzzzs-themes = { card-name } needs at least one theme, and none of them twice.
refused-zzzzs-value = The numbers of { card-name } do not fit its type “{ $type }”. Plus is above 0, minus below 0, neutral exactly 0, and a context card has one of each.
refused-zzzzs-sides = Only a context card has two sides, and it has both. Correct the sides of { card-name }.
refused-zzzzs-effect = { card-name } does something that does not belong to its group “{ $group }”. Change the effect or the group.
refused-zzzzs-unknown-card = There is no card “{ $card }”. Name a card of this game.
refused-zzzzs-pair-twice = { card-name } and { other-name } cannot form this pair. A pair has two different cards and is printed on one of them only.
refused-zzzzs-pair-side = { card-name } has no sides that an interplay could ask for. Only context cards have sides.
refused-zzzzs-step = A position cannot stand in the step “{ $step }” here. It is first or second, and before the second card the player whose turn it is must be asleep.
refused-zzzzs-no-place = { card-name } cannot lie here. Elements and Forces lie in dreams, and only cards of this game lie anywhere.
refused-zzzzs-not-once =
    { $count ->
        [0] { card-name } is missing from the table.
       *[other] { card-name } is on the table { $count } times.
    } Every card must lie in exactly one place.
refused-zzzzs-box = The box must hold exactly { $wanted } Wake Ups and nothing else.
refused-zzzzs-placeholder-alone = A placeholder cannot lie where there is no dream. Give the dream an element or take the placeholder away.
refused-zzzzs-bad-dream = { card-name } cannot lie at this place of the dream. Neighbours share a theme and differ in kind, and a Force must fit the card it lies under.
refused-zzzzs-agenda = The steps to come do not fit this moment of the turn. They follow from the open question alone.
refused-zzzzs-pending = The pending card does not fit the open question. There is one exactly while it may be answered, and it affects sleeping players only.
refused-zzzzs-empty-pile = The draw pile is empty, so the game would be over. Leave at least one card in it.
refused-zzzzs-nothing-fits = Nothing here fits the dream, so nobody would be asked for an element. Whoever is stuck wakes at once.


## The cards

name-N = Nightmare
    .letter = N
name-F = Fantasy
    .letter = F
name-W = Work/School
    .letter = W
name-D = Domestic
    .letter = D
name-S = Surreal
    .letter = S
name-NF = { name-N } + { name-F }
name-NW = { name-N } + { name-W }
name-ND = { name-N } + { name-D }
name-NS = { name-N } + { name-S }
name-FW = { name-F } + { name-W }
name-FD = { name-F } + { name-D }
name-FS = { name-F } + { name-S }
name-WD = { name-W } + { name-D }
name-WS = { name-W } + { name-S }
name-DS = { name-D } + { name-S }
name-NFW = { name-N } + { name-F } + { name-W }
name-NFD = { name-N } + { name-F } + { name-D }
name-NFS = { name-N } + { name-F } + { name-S }
name-NWD = { name-N } + { name-W } + { name-D }
name-NWS = { name-N } + { name-W } + { name-S }
name-NDS = { name-N } + { name-D } + { name-S }
name-FWD = { name-F } + { name-W } + { name-D }
name-FWS = { name-F } + { name-W } + { name-S }
name-FDS = { name-F } + { name-D } + { name-S }
name-WDS = { name-W } + { name-D } + { name-S }
name-NFWD = { name-N } + { name-F } + { name-W } + { name-D }
name-NFWS = { name-N } + { name-F } + { name-W } + { name-S }
name-NFDS = { name-N } + { name-F } + { name-D } + { name-S }
name-NWDS = { name-N } + { name-W } + { name-D } + { name-S }
name-FWDS = { name-F } + { name-W } + { name-D } + { name-S }
name-NFWDS = { name-N } + { name-F } + { name-W } + { name-D } + { name-S }

name-people = People
name-places = Places
name-things = Things
name-verbs = Verbs

name-block = Block
name-wake = Wake Up
name-bender = Bender
name-force = Force
pass-until-dream = until I wake up

## What is printed on a card, from the content of the table

content-elements-brief = { $kind_name }, { $themes_plain }, { $value_type ->
        [neutral] neutral
        [context] context { $value_plus_signed }/{ $value_minus_signed }
       *[other] { $value_points_signed }
    }
content-elements-told = { content-elements-brief }{ $count_interplay ->
        [0] { "" }
       *[other] ; { $interplay }
    }.
interplay-each = { $own_side_letter ->
        [none] { $points_signed }
       *[other] as “{ $own_side_name }” { $points_signed }
    } with “{ $with_side_letter ->
        [none] { $with_name }
       *[other] { $with_side_name }
    }”
content-actions-told =
    { $effect_op ->
        [block] { $effect_stops_group ->
            [wake] Stops one Wake Up of another player that would wake you.
            [force] Stops any one Force of another player on your dream.
           *[other] Stops one of these of another player on your dream: { $effect_stops_cards }.
        }
        [light] As your second card: wakes one sleeping player at once. As an answer to any card: wakes one player it affects before it touches their dream.
        [wake] { $effect_target ->
            [all] Wakes everybody who is asleep, you included{ $effect_discard_hand ->
                [yes] ; all of them also lose their whole hand.
               *[no] .
            }
           *[other] { $effect_needs_last_theme_letter ->
                [none] Wakes one sleeping player
               *[other] Wakes one player whose dream ends with an element of the theme { $effect_needs_last_theme_name } ({ $effect_needs_last_theme_letter })
            }{ $effect_discard_hand ->
                [yes] , who also loses their whole hand.
               *[no] { $effect_needs_last_theme_letter ->
                    [none] ; on yourself it banks a dream of five or more elements.
                   *[other] .
                }
            }
        }
        [extra_element] { $effect_source ->
            [discard] Take an element that fits from the discard pile into your own dream at once.
            [hand] Play one more element that fits from your hand into your own dream at once.
           *[draw] Look through the draw pile, take an element that fits into your own dream at once, then shuffle the pile.
        }
        [force_theme] The next element of the chosen dream must have the theme { $effect_theme_name } ({ $effect_theme_letter }); it need not share a theme with the last one.
       *[force_side] Fixes one context card of the theme { $effect_theme_name } ({ $effect_theme_letter }) on its { $effect_side ->
            [plus] plus side.
           *[minus] minus side.
        }
    }

name-movie_star = Movie Star
    .facts = { $content_elements_movie_star_brief }
    .help = { $content_elements_movie_star_told }
name-lifeguard = Lifeguard
    .facts = { $content_elements_lifeguard_brief }
    .help = { $content_elements_lifeguard_told }
name-grandma = Grandma
    .facts = { $content_elements_grandma_brief }
    .help = { $content_elements_grandma_told }
name-best_friend = Best Friend from First Grade
    .facts = { $content_elements_best_friend_brief }
    .help = { $content_elements_best_friend_told }
name-fairy_godmother = Fairy Godmother
    .facts = { $content_elements_fairy_godmother_brief }
    .help = { $content_elements_fairy_godmother_told }
name-sheep_choir = Choir of Counted Sheep
    .facts = { $content_elements_sheep_choir_brief }
    .help = { $content_elements_sheep_choir_told }
name-favourite_teacher = Favourite Teacher
    .facts = { $content_elements_favourite_teacher_brief }
    .help = { $content_elements_favourite_teacher_told }
name-you_with_cape = You, but with a Cape
    .facts = { $content_elements_you_with_cape_brief }
    .help = { $content_elements_you_with_cape_told }
name-sandman = The Sandman
    .facts = { $content_elements_sandman_brief }
    .help = { $content_elements_sandman_told }
name-serial_killer = Serial Killer
    .facts = { $content_elements_serial_killer_brief }
    .help = { $content_elements_serial_killer_told }
name-shouting_boss = Shouting Boss
    .facts = { $content_elements_shouting_boss_brief }
    .help = { $content_elements_shouting_boss_told }
name-clown_in_drain = Clown in the Drain
    .facts = { $content_elements_clown_in_drain_brief }
    .help = { $content_elements_clown_in_drain_told }
name-tax_inspector = Tax Inspector
    .facts = { $content_elements_tax_inspector_brief }
    .help = { $content_elements_tax_inspector_told }
name-zombie_colleagues = Zombie Colleagues
    .facts = { $content_elements_zombie_colleagues_brief }
    .help = { $content_elements_zombie_colleagues_told }
name-evil_twin = Evil Twin
    .facts = { $content_elements_evil_twin_brief }
    .help = { $content_elements_evil_twin_told }
name-dentist = Over-Cheerful Dentist
    .facts = { $content_elements_dentist_brief }
    .help = { $content_elements_dentist_told }
name-spy = Spy
    .facts = { $content_elements_spy_brief }
    .help = { $content_elements_spy_told }
name-commuting_penguins = Commuting Penguins
    .facts = { $content_elements_commuting_penguins_brief }
    .help = { $content_elements_commuting_penguins_told }
name-bathrobe_neighbour = Neighbour in a Bathrobe
    .facts = { $content_elements_bathrobe_neighbour_brief }
    .help = { $content_elements_bathrobe_neighbour_told }
name-nobody_special = Nobody in Particular
    .facts = { $content_elements_nobody_special_brief }
    .help = { $content_elements_nobody_special_told }
name-time_traveller = Lost Time Traveller
    .facts = { $content_elements_time_traveller_brief }
    .help = { $content_elements_time_traveller_told }
name-giant_cat = Giant Purring Cat / Giant Hungry Cat
    .facts = { $content_elements_giant_cat_brief }
    .help = { $content_elements_giant_cat_told }
name-giant_cat-plus = Giant Purring Cat
name-giant_cat-minus = Giant Hungry Cat
name-robot = Helpful Robot / Runaway Robot
    .facts = { $content_elements_robot_brief }
    .help = { $content_elements_robot_told }
name-robot-plus = Helpful Robot
name-robot-minus = Runaway Robot
name-first_love = First Love / The Ex
    .facts = { $content_elements_first_love_brief }
    .help = { $content_elements_first_love_told }
name-first_love-plus = First Love
name-first_love-minus = The Ex
name-crowd = Cheering Crowd / Booing Crowd
    .facts = { $content_elements_crowd_brief }
    .help = { $content_elements_crowd_told }
name-crowd-plus = Cheering Crowd
name-crowd-minus = Booing Crowd
name-ghost = Polite Ghost / Rude Ghost
    .facts = { $content_elements_ghost_brief }
    .help = { $content_elements_ghost_told }
name-ghost-plus = Polite Ghost
name-ghost-minus = Rude Ghost
name-relatives = Relatives with Presents / Relatives Moving In
    .facts = { $content_elements_relatives_brief }
    .help = { $content_elements_relatives_told }
name-relatives-plus = Relatives with Presents
name-relatives-minus = Relatives Moving In
name-dragon = Cuddly Dragon / Cranky Dragon
    .facts = { $content_elements_dragon_brief }
    .help = { $content_elements_dragon_told }
name-dragon-plus = Cuddly Dragon
name-dragon-minus = Cranky Dragon
name-beach = Beach
    .facts = { $content_elements_beach_brief }
    .help = { $content_elements_beach_told }
name-cloud_castle = Castle in the Clouds
    .facts = { $content_elements_cloud_castle_brief }
    .help = { $content_elements_cloud_castle_told }
name-pillow_fort = Pillow Fort
    .facts = { $content_elements_pillow_fort_brief }
    .help = { $content_elements_pillow_fort_told }
name-sweet_factory = Sweet Factory
    .facts = { $content_elements_sweet_factory_brief }
    .help = { $content_elements_sweet_factory_told }
name-moon_hammock = Hammock between Two Moons
    .facts = { $content_elements_moon_hammock_brief }
    .help = { $content_elements_moon_hammock_told }
name-endless_library = Endless Library
    .facts = { $content_elements_endless_library_brief }
    .help = { $content_elements_endless_library_told }
name-midnight_kitchen = Kitchen at Midnight
    .facts = { $content_elements_midnight_kitchen_brief }
    .help = { $content_elements_midnight_kitchen_told }
name-snow_day = Playground on a Snow Day
    .facts = { $content_elements_snow_day_brief }
    .help = { $content_elements_snow_day_told }
name-slide_office = Corner Office with a Slide
    .facts = { $content_elements_slide_office_brief }
    .help = { $content_elements_slide_office_told }
name-hell = Hell
    .facts = { $content_elements_hell_brief }
    .help = { $content_elements_hell_told }
name-hospital = Hospital
    .facts = { $content_elements_hospital_brief }
    .help = { $content_elements_hospital_told }
name-growing_corridor = Corridor That Keeps Growing
    .facts = { $content_elements_growing_corridor_brief }
    .help = { $content_elements_growing_corridor_told }
name-exam_hall = Exam Hall
    .facts = { $content_elements_exam_hall_brief }
    .help = { $content_elements_exam_hall_told }
name-dark_basement = Basement with No Light
    .facts = { $content_elements_dark_basement_brief }
    .help = { $content_elements_dark_basement_told }
name-laundry_mountain = Laundry Mountain
    .facts = { $content_elements_laundry_mountain_brief }
    .help = { $content_elements_laundry_mountain_told }
name-meeting_room = Meeting Room without a Door
    .facts = { $content_elements_meeting_room_brief }
    .help = { $content_elements_meeting_room_told }
name-underwater = Underwater
    .facts = { $content_elements_underwater_brief }
    .help = { $content_elements_underwater_told }
name-office = Office
    .facts = { $content_elements_office_brief }
    .help = { $content_elements_office_told }
name-city = City
    .facts = { $content_elements_city_brief }
    .help = { $content_elements_city_told }
name-parents_house = Your Parents’ House
    .facts = { $content_elements_parents_house_brief }
    .help = { $content_elements_parents_house_told }
name-moon_bus_stop = Bus Stop on the Moon
    .facts = { $content_elements_moon_bus_stop_brief }
    .help = { $content_elements_moon_bus_stop_told }
name-grand_canyon = Grand Canyon / Gaping Chasm
    .facts = { $content_elements_grand_canyon_brief }
    .help = { $content_elements_grand_canyon_told }
name-grand_canyon-plus = Grand Canyon
name-grand_canyon-minus = Gaping Chasm
name-forest = Enchanted Forest / Haunted Forest
    .facts = { $content_elements_forest_brief }
    .help = { $content_elements_forest_told }
name-forest-plus = Enchanted Forest
name-forest-minus = Haunted Forest
name-cottage = Cosy Cottage / Creaky Cottage
    .facts = { $content_elements_cottage_brief }
    .help = { $content_elements_cottage_told }
name-cottage-plus = Cosy Cottage
name-cottage-minus = Creaky Cottage
name-night_train = First-Class Night Train / Train to the Wrong Town
    .facts = { $content_elements_night_train_brief }
    .help = { $content_elements_night_train_told }
name-night_train-plus = First-Class Night Train
name-night_train-minus = Train to the Wrong Town
name-stage = Stage with Applause / Stage with Silence
    .facts = { $content_elements_stage_brief }
    .help = { $content_elements_stage_told }
name-stage-plus = Stage with Applause
name-stage-minus = Stage with Silence
name-old_school = Old School, Break Time / Old School, Detention
    .facts = { $content_elements_old_school_brief }
    .help = { $content_elements_old_school_told }
name-old_school-plus = Old School, Break Time
name-old_school-minus = Old School, Detention
name-fairground = Funfair / Funfair after Closing Time
    .facts = { $content_elements_fairground_brief }
    .help = { $content_elements_fairground_told }
name-fairground-plus = Funfair
name-fairground-minus = Funfair after Closing Time
name-chocolate = Chocolate
    .facts = { $content_elements_chocolate_brief }
    .help = { $content_elements_chocolate_told }
name-pink_tutu = Pink Tutu
    .facts = { $content_elements_pink_tutu_brief }
    .help = { $content_elements_pink_tutu_told }
name-sunscreen = Suntan Lotion
    .facts = { $content_elements_sunscreen_brief }
    .help = { $content_elements_sunscreen_told }
name-warm_blanket = Warm Blanket
    .facts = { $content_elements_warm_blanket_brief }
    .help = { $content_elements_warm_blanket_told }
name-gold_star = Gold Star Sticker
    .facts = { $content_elements_gold_star_brief }
    .help = { $content_elements_gold_star_told }
name-lottery_ticket = Winning Lottery Ticket
    .facts = { $content_elements_lottery_ticket_brief }
    .help = { $content_elements_lottery_ticket_told }
name-flying_carpet = Flying Carpet
    .facts = { $content_elements_flying_carpet_brief }
    .help = { $content_elements_flying_carpet_told }
name-brave_teddy = Brave Teddy Bear
    .facts = { $content_elements_brave_teddy_brief }
    .help = { $content_elements_brave_teddy_told }
name-perfect_coffee = Perfect Cup of Coffee
    .facts = { $content_elements_perfect_coffee_brief }
    .help = { $content_elements_perfect_coffee_told }
name-chainsaw = Chainsaw
    .facts = { $content_elements_chainsaw_brief }
    .help = { $content_elements_chainsaw_told }
name-ticking_clock = Ticking Alarm Clock
    .facts = { $content_elements_ticking_clock_brief }
    .help = { $content_elements_ticking_clock_told }
name-homework = Homework Due Yesterday
    .facts = { $content_elements_homework_brief }
    .help = { $content_elements_homework_told }
name-buttonless_phone = Phone with No Buttons
    .facts = { $content_elements_buttonless_phone_brief }
    .help = { $content_elements_buttonless_phone_told }
name-broccoli = Broccoli of Doom
    .facts = { $content_elements_broccoli_brief }
    .help = { $content_elements_broccoli_told }
name-bus_spider = Spider the Size of a Bus
    .facts = { $content_elements_bus_spider_brief }
    .help = { $content_elements_bus_spider_told }
name-breeding_bills = Bills That Multiply
    .facts = { $content_elements_breeding_bills_brief }
    .help = { $content_elements_breeding_bills_told }
name-melting_clock = Melting Clock
    .facts = { $content_elements_melting_clock_brief }
    .help = { $content_elements_melting_clock_told }
name-indoor_umbrella = Umbrella Indoors
    .facts = { $content_elements_indoor_umbrella_brief }
    .help = { $content_elements_indoor_umbrella_told }
name-talking_stapler = Talking Stapler
    .facts = { $content_elements_talking_stapler_brief }
    .help = { $content_elements_talking_stapler_told }
name-false_moustache = False Moustache
    .facts = { $content_elements_false_moustache_brief }
    .help = { $content_elements_false_moustache_told }
name-lost_socks = All the Lost Socks
    .facts = { $content_elements_lost_socks_brief }
    .help = { $content_elements_lost_socks_told }
name-door = Open Door / Locked Door
    .facts = { $content_elements_door_brief }
    .help = { $content_elements_door_told }
name-door-plus = Open Door
name-door-minus = Locked Door
name-cake = Birthday Cake / Cake Made of Soap
    .facts = { $content_elements_cake_brief }
    .help = { $content_elements_cake_told }
name-cake-plus = Birthday Cake
name-cake-minus = Cake Made of Soap
name-mirror = Magic Mirror / Cracked Mirror
    .facts = { $content_elements_mirror_brief }
    .help = { $content_elements_mirror_told }
name-mirror-plus = Magic Mirror
name-mirror-minus = Cracked Mirror
name-letter = Letter of Promotion / Letter of Dismissal
    .facts = { $content_elements_letter_brief }
    .help = { $content_elements_letter_told }
name-letter-plus = Letter of Promotion
name-letter-minus = Letter of Dismissal
name-balloon = Hot-Air Balloon / Leaky Balloon
    .facts = { $content_elements_balloon_brief }
    .help = { $content_elements_balloon_told }
name-balloon-plus = Hot-Air Balloon
name-balloon-minus = Leaky Balloon
name-music_box = Music Box / Music Box That Will Not Stop
    .facts = { $content_elements_music_box_brief }
    .help = { $content_elements_music_box_told }
name-music_box-plus = Music Box
name-music_box-minus = Music Box That Will Not Stop
name-computer = Computer That Simply Works / Computer Updating at 1%
    .facts = { $content_elements_computer_brief }
    .help = { $content_elements_computer_told }
name-computer-plus = Computer That Simply Works
name-computer-minus = Computer Updating at 1%
name-dancing = Dancing
    .facts = { $content_elements_dancing_brief }
    .help = { $content_elements_dancing_told }
name-napping = Napping inside the Dream
    .facts = { $content_elements_napping_brief }
    .help = { $content_elements_napping_told }
name-laughing = Laughing
    .facts = { $content_elements_laughing_brief }
    .help = { $content_elements_laughing_told }
name-being_hugged = Being Hugged
    .facts = { $content_elements_being_hugged_brief }
    .help = { $content_elements_being_hugged_told }
name-winning_prize = Winning First Prize
    .facts = { $content_elements_winning_prize_brief }
    .help = { $content_elements_winning_prize_told }
name-breathing_water = Breathing Water
    .facts = { $content_elements_breathing_water_brief }
    .help = { $content_elements_breathing_water_told }
name-baking = Baking
    .facts = { $content_elements_baking_brief }
    .help = { $content_elements_baking_told }
name-going_home_early = Going Home Early
    .facts = { $content_elements_going_home_early_brief }
    .help = { $content_elements_going_home_early_told }
name-singing_in_tune = Singing in Tune for Once
    .facts = { $content_elements_singing_in_tune_brief }
    .help = { $content_elements_singing_in_tune_told }
name-burning = Burning
    .facts = { $content_elements_burning_brief }
    .help = { $content_elements_burning_told }
name-bleeding = Bleeding
    .facts = { $content_elements_bleeding_brief }
    .help = { $content_elements_bleeding_told }
name-being_late = Being Late
    .facts = { $content_elements_being_late_brief }
    .help = { $content_elements_being_late_told }
name-slow_chase = Being Chased in Slow Motion
    .facts = { $content_elements_slow_chase_brief }
    .help = { $content_elements_slow_chase_told }
name-losing_teeth = Losing Your Teeth
    .facts = { $content_elements_losing_teeth_brief }
    .help = { $content_elements_losing_teeth_told }
name-pyjama_speech = Giving a Speech in Pyjamas
    .facts = { $content_elements_pyjama_speech_brief }
    .help = { $content_elements_pyjama_speech_told }
name-eternal_dishes = Washing Up Forever
    .facts = { $content_elements_eternal_dishes_brief }
    .help = { $content_elements_eternal_dishes_told }
name-running = Running
    .facts = { $content_elements_running_brief }
    .help = { $content_elements_running_told }
name-queueing = Standing in a Queue
    .facts = { $content_elements_queueing_brief }
    .help = { $content_elements_queueing_told }
name-key_hunt = Looking for Your Keys
    .facts = { $content_elements_key_hunt_brief }
    .help = { $content_elements_key_hunt_told }
name-talking_backwards = Talking Backwards
    .facts = { $content_elements_talking_backwards_brief }
    .help = { $content_elements_talking_backwards_told }
name-shrinking = Shrinking
    .facts = { $content_elements_shrinking_brief }
    .help = { $content_elements_shrinking_told }
name-flying = Flying / Falling
    .facts = { $content_elements_flying_brief }
    .help = { $content_elements_flying_told }
name-flying-plus = Flying
name-flying-minus = Falling
name-floating = Floating / Sinking
    .facts = { $content_elements_floating_brief }
    .help = { $content_elements_floating_told }
name-floating-plus = Floating
name-floating-minus = Sinking
name-remembering = Remembering Everything / Forgetting Everything
    .facts = { $content_elements_remembering_brief }
    .help = { $content_elements_remembering_told }
name-remembering-plus = Remembering Everything
name-remembering-minus = Forgetting Everything
name-wedding = Getting Married / Missing Your Own Wedding
    .facts = { $content_elements_wedding_brief }
    .help = { $content_elements_wedding_told }
name-wedding-plus = Getting Married
name-wedding-minus = Missing Your Own Wedding
name-whispering = Whispering Secrets / Being Whispered About
    .facts = { $content_elements_whispering_brief }
    .help = { $content_elements_whispering_told }
name-whispering-plus = Whispering Secrets
name-whispering-minus = Being Whispered About
name-juggling = Juggling / Dropping Everything
    .facts = { $content_elements_juggling_brief }
    .help = { $content_elements_juggling_told }
name-juggling-plus = Juggling
name-juggling-minus = Dropping Everything
name-exploring = Exploring / Getting Lost
    .facts = { $content_elements_exploring_brief }
    .help = { $content_elements_exploring_told }
name-exploring-plus = Exploring
name-exploring-minus = Getting Lost

name-dead_drunk = Dead Drunk
    .facts = { name-block }
    .help = { $content_actions_dead_drunk_told }
name-heavy_sleeper = Heavy Sleeper
    .facts = { name-block }
    .help = { $content_actions_heavy_sleeper_told }
name-light_sleeper = Light Sleeper
    .facts = { name-block }
    .help = { $content_actions_light_sleeper_told }
name-nerves_of_steel = Nerves of Steel
    .facts = { name-block }
    .help = { $content_actions_nerves_of_steel_told }
name-like_a_rock = Like a Rock
    .facts = { name-block }
    .help = { $content_actions_like_a_rock_told }
name-insomnia = Insomnia
    .facts = { name-wake }
    .help = { $content_actions_insomnia_told }
name-scared_stiff = Scared Stiff
    .facts = { name-wake }
    .help = { $content_actions_scared_stiff_told }
name-siren = Siren
    .facts = { name-wake }
    .help = { $content_actions_siren_told }
name-charley_horse = Charley Horse
    .facts = { name-wake }
    .help = { $content_actions_charley_horse_told }
name-conclusion = Conclusion
    .facts = { name-wake }
    .help = { $content_actions_conclusion_told }
name-elbow_in_the_ribs = Elbow in the Ribs
    .facts = { name-wake }
    .help = { $content_actions_elbow_in_the_ribs_told }
name-natures_call = Nature’s Call
    .facts = { name-wake }
    .help = { $content_actions_natures_call_told }
name-phone_call = Phone Call
    .facts = { name-wake }
    .help = { $content_actions_phone_call_told }
name-snoring = Snoring
    .facts = { name-wake }
    .help = { $content_actions_snoring_told }
name-too_much_caffeine = Too Much Caffeine
    .facts = { name-wake }
    .help = { $content_actions_too_much_caffeine_told }
name-recurring_theme = Recurring Theme
    .facts = { name-bender }
    .help = { $content_actions_recurring_theme_told }
name-rapid_rems = Rapid REMs
    .facts = { name-bender }
    .help = { $content_actions_rapid_rems_told }
name-lucid_dreaming = Lucid Dreaming
    .facts = { name-bender }
    .help = { $content_actions_lucid_dreaming_told }
name-its_been_a_while = It’s Been a While…
    .facts = { name-force }
    .help = { $content_actions_its_been_a_while_told }
name-job_stress = Job Stress
    .facts = { name-force }
    .help = { $content_actions_job_stress_told }
name-scary_movie = Scary Movie
    .facts = { name-force }
    .help = { $content_actions_scary_movie_told }
name-that_chili = Shouldn’t Have Had That Chili
    .facts = { name-force }
    .help = { $content_actions_that_chili_told }
name-upcoming_reunion = Upcoming Reunion
    .facts = { name-force }
    .help = { $content_actions_upcoming_reunion_told }
name-childhood_trauma = Childhood Trauma
    .facts = { name-force }
    .help = { $content_actions_childhood_trauma_told }
name-go_with_the_flow = Go with the Flow
    .facts = { name-force }
    .help = { $content_actions_go_with_the_flow_told }
name-jilted = Jilted
    .facts = { name-force }
    .help = { $content_actions_jilted_told }
name-sedatives = Sedatives
    .facts = { name-force }
    .help = { $content_actions_sedatives_told }
name-successful = Successful
    .facts = { name-force }
    .help = { $content_actions_successful_told }


## How cards, themes and kinds are spoken of in sentences

list-item = “{ $name }”
card-name =
    { $card ->
        [movie_star] “{ name-movie_star }”
        [lifeguard] “{ name-lifeguard }”
        [grandma] “{ name-grandma }”
        [best_friend] “{ name-best_friend }”
        [fairy_godmother] “{ name-fairy_godmother }”
        [sheep_choir] “{ name-sheep_choir }”
        [favourite_teacher] “{ name-favourite_teacher }”
        [you_with_cape] “{ name-you_with_cape }”
        [sandman] “{ name-sandman }”
        [serial_killer] “{ name-serial_killer }”
        [shouting_boss] “{ name-shouting_boss }”
        [clown_in_drain] “{ name-clown_in_drain }”
        [tax_inspector] “{ name-tax_inspector }”
        [zombie_colleagues] “{ name-zombie_colleagues }”
        [evil_twin] “{ name-evil_twin }”
        [dentist] “{ name-dentist }”
        [spy] “{ name-spy }”
        [commuting_penguins] “{ name-commuting_penguins }”
        [bathrobe_neighbour] “{ name-bathrobe_neighbour }”
        [nobody_special] “{ name-nobody_special }”
        [time_traveller] “{ name-time_traveller }”
        [giant_cat] “{ name-giant_cat }”
        [robot] “{ name-robot }”
        [first_love] “{ name-first_love }”
        [crowd] “{ name-crowd }”
        [ghost] “{ name-ghost }”
        [relatives] “{ name-relatives }”
        [dragon] “{ name-dragon }”
        [beach] “{ name-beach }”
        [cloud_castle] “{ name-cloud_castle }”
        [pillow_fort] “{ name-pillow_fort }”
        [sweet_factory] “{ name-sweet_factory }”
        [moon_hammock] “{ name-moon_hammock }”
        [endless_library] “{ name-endless_library }”
        [midnight_kitchen] “{ name-midnight_kitchen }”
        [snow_day] “{ name-snow_day }”
        [slide_office] “{ name-slide_office }”
        [hell] “{ name-hell }”
        [hospital] “{ name-hospital }”
        [growing_corridor] “{ name-growing_corridor }”
        [exam_hall] “{ name-exam_hall }”
        [dark_basement] “{ name-dark_basement }”
        [laundry_mountain] “{ name-laundry_mountain }”
        [meeting_room] “{ name-meeting_room }”
        [underwater] “{ name-underwater }”
        [office] “{ name-office }”
        [city] “{ name-city }”
        [parents_house] “{ name-parents_house }”
        [moon_bus_stop] “{ name-moon_bus_stop }”
        [grand_canyon] “{ name-grand_canyon }”
        [forest] “{ name-forest }”
        [cottage] “{ name-cottage }”
        [night_train] “{ name-night_train }”
        [stage] “{ name-stage }”
        [old_school] “{ name-old_school }”
        [fairground] “{ name-fairground }”
        [chocolate] “{ name-chocolate }”
        [pink_tutu] “{ name-pink_tutu }”
        [sunscreen] “{ name-sunscreen }”
        [warm_blanket] “{ name-warm_blanket }”
        [gold_star] “{ name-gold_star }”
        [lottery_ticket] “{ name-lottery_ticket }”
        [flying_carpet] “{ name-flying_carpet }”
        [brave_teddy] “{ name-brave_teddy }”
        [perfect_coffee] “{ name-perfect_coffee }”
        [chainsaw] “{ name-chainsaw }”
        [ticking_clock] “{ name-ticking_clock }”
        [homework] “{ name-homework }”
        [buttonless_phone] “{ name-buttonless_phone }”
        [broccoli] “{ name-broccoli }”
        [bus_spider] “{ name-bus_spider }”
        [breeding_bills] “{ name-breeding_bills }”
        [melting_clock] “{ name-melting_clock }”
        [indoor_umbrella] “{ name-indoor_umbrella }”
        [talking_stapler] “{ name-talking_stapler }”
        [false_moustache] “{ name-false_moustache }”
        [lost_socks] “{ name-lost_socks }”
        [door] “{ name-door }”
        [cake] “{ name-cake }”
        [mirror] “{ name-mirror }”
        [letter] “{ name-letter }”
        [balloon] “{ name-balloon }”
        [music_box] “{ name-music_box }”
        [computer] “{ name-computer }”
        [dancing] “{ name-dancing }”
        [napping] “{ name-napping }”
        [laughing] “{ name-laughing }”
        [being_hugged] “{ name-being_hugged }”
        [winning_prize] “{ name-winning_prize }”
        [breathing_water] “{ name-breathing_water }”
        [baking] “{ name-baking }”
        [going_home_early] “{ name-going_home_early }”
        [singing_in_tune] “{ name-singing_in_tune }”
        [burning] “{ name-burning }”
        [bleeding] “{ name-bleeding }”
        [being_late] “{ name-being_late }”
        [slow_chase] “{ name-slow_chase }”
        [losing_teeth] “{ name-losing_teeth }”
        [pyjama_speech] “{ name-pyjama_speech }”
        [eternal_dishes] “{ name-eternal_dishes }”
        [running] “{ name-running }”
        [queueing] “{ name-queueing }”
        [key_hunt] “{ name-key_hunt }”
        [talking_backwards] “{ name-talking_backwards }”
        [shrinking] “{ name-shrinking }”
        [flying] “{ name-flying }”
        [floating] “{ name-floating }”
        [remembering] “{ name-remembering }”
        [wedding] “{ name-wedding }”
        [whispering] “{ name-whispering }”
        [juggling] “{ name-juggling }”
        [exploring] “{ name-exploring }”
        [dead_drunk] “{ name-dead_drunk }”
        [heavy_sleeper] “{ name-heavy_sleeper }”
        [light_sleeper] “{ name-light_sleeper }”
        [nerves_of_steel] “{ name-nerves_of_steel }”
        [like_a_rock] “{ name-like_a_rock }”
        [insomnia] “{ name-insomnia }”
        [scared_stiff] “{ name-scared_stiff }”
        [siren] “{ name-siren }”
        [charley_horse] “{ name-charley_horse }”
        [conclusion] “{ name-conclusion }”
        [elbow_in_the_ribs] “{ name-elbow_in_the_ribs }”
        [natures_call] “{ name-natures_call }”
        [phone_call] “{ name-phone_call }”
        [snoring] “{ name-snoring }”
        [too_much_caffeine] “{ name-too_much_caffeine }”
        [recurring_theme] “{ name-recurring_theme }”
        [rapid_rems] “{ name-rapid_rems }”
        [lucid_dreaming] “{ name-lucid_dreaming }”
        [its_been_a_while] “{ name-its_been_a_while }”
        [job_stress] “{ name-job_stress }”
        [scary_movie] “{ name-scary_movie }”
        [that_chili] “{ name-that_chili }”
        [upcoming_reunion] “{ name-upcoming_reunion }”
        [childhood_trauma] “{ name-childhood_trauma }”
        [go_with_the_flow] “{ name-go_with_the_flow }”
        [jilted] “{ name-jilted }”
        [sedatives] “{ name-sedatives }”
        [successful] “{ name-successful }”
       *[other] { $card }
    }
other-name =
    { $other ->
        [movie_star] “{ name-movie_star }”
        [lifeguard] “{ name-lifeguard }”
        [grandma] “{ name-grandma }”
        [best_friend] “{ name-best_friend }”
        [fairy_godmother] “{ name-fairy_godmother }”
        [sheep_choir] “{ name-sheep_choir }”
        [favourite_teacher] “{ name-favourite_teacher }”
        [you_with_cape] “{ name-you_with_cape }”
        [sandman] “{ name-sandman }”
        [serial_killer] “{ name-serial_killer }”
        [shouting_boss] “{ name-shouting_boss }”
        [clown_in_drain] “{ name-clown_in_drain }”
        [tax_inspector] “{ name-tax_inspector }”
        [zombie_colleagues] “{ name-zombie_colleagues }”
        [evil_twin] “{ name-evil_twin }”
        [dentist] “{ name-dentist }”
        [spy] “{ name-spy }”
        [commuting_penguins] “{ name-commuting_penguins }”
        [bathrobe_neighbour] “{ name-bathrobe_neighbour }”
        [nobody_special] “{ name-nobody_special }”
        [time_traveller] “{ name-time_traveller }”
        [giant_cat] “{ name-giant_cat }”
        [robot] “{ name-robot }”
        [first_love] “{ name-first_love }”
        [crowd] “{ name-crowd }”
        [ghost] “{ name-ghost }”
        [relatives] “{ name-relatives }”
        [dragon] “{ name-dragon }”
        [beach] “{ name-beach }”
        [cloud_castle] “{ name-cloud_castle }”
        [pillow_fort] “{ name-pillow_fort }”
        [sweet_factory] “{ name-sweet_factory }”
        [moon_hammock] “{ name-moon_hammock }”
        [endless_library] “{ name-endless_library }”
        [midnight_kitchen] “{ name-midnight_kitchen }”
        [snow_day] “{ name-snow_day }”
        [slide_office] “{ name-slide_office }”
        [hell] “{ name-hell }”
        [hospital] “{ name-hospital }”
        [growing_corridor] “{ name-growing_corridor }”
        [exam_hall] “{ name-exam_hall }”
        [dark_basement] “{ name-dark_basement }”
        [laundry_mountain] “{ name-laundry_mountain }”
        [meeting_room] “{ name-meeting_room }”
        [underwater] “{ name-underwater }”
        [office] “{ name-office }”
        [city] “{ name-city }”
        [parents_house] “{ name-parents_house }”
        [moon_bus_stop] “{ name-moon_bus_stop }”
        [grand_canyon] “{ name-grand_canyon }”
        [forest] “{ name-forest }”
        [cottage] “{ name-cottage }”
        [night_train] “{ name-night_train }”
        [stage] “{ name-stage }”
        [old_school] “{ name-old_school }”
        [fairground] “{ name-fairground }”
        [chocolate] “{ name-chocolate }”
        [pink_tutu] “{ name-pink_tutu }”
        [sunscreen] “{ name-sunscreen }”
        [warm_blanket] “{ name-warm_blanket }”
        [gold_star] “{ name-gold_star }”
        [lottery_ticket] “{ name-lottery_ticket }”
        [flying_carpet] “{ name-flying_carpet }”
        [brave_teddy] “{ name-brave_teddy }”
        [perfect_coffee] “{ name-perfect_coffee }”
        [chainsaw] “{ name-chainsaw }”
        [ticking_clock] “{ name-ticking_clock }”
        [homework] “{ name-homework }”
        [buttonless_phone] “{ name-buttonless_phone }”
        [broccoli] “{ name-broccoli }”
        [bus_spider] “{ name-bus_spider }”
        [breeding_bills] “{ name-breeding_bills }”
        [melting_clock] “{ name-melting_clock }”
        [indoor_umbrella] “{ name-indoor_umbrella }”
        [talking_stapler] “{ name-talking_stapler }”
        [false_moustache] “{ name-false_moustache }”
        [lost_socks] “{ name-lost_socks }”
        [door] “{ name-door }”
        [cake] “{ name-cake }”
        [mirror] “{ name-mirror }”
        [letter] “{ name-letter }”
        [balloon] “{ name-balloon }”
        [music_box] “{ name-music_box }”
        [computer] “{ name-computer }”
        [dancing] “{ name-dancing }”
        [napping] “{ name-napping }”
        [laughing] “{ name-laughing }”
        [being_hugged] “{ name-being_hugged }”
        [winning_prize] “{ name-winning_prize }”
        [breathing_water] “{ name-breathing_water }”
        [baking] “{ name-baking }”
        [going_home_early] “{ name-going_home_early }”
        [singing_in_tune] “{ name-singing_in_tune }”
        [burning] “{ name-burning }”
        [bleeding] “{ name-bleeding }”
        [being_late] “{ name-being_late }”
        [slow_chase] “{ name-slow_chase }”
        [losing_teeth] “{ name-losing_teeth }”
        [pyjama_speech] “{ name-pyjama_speech }”
        [eternal_dishes] “{ name-eternal_dishes }”
        [running] “{ name-running }”
        [queueing] “{ name-queueing }”
        [key_hunt] “{ name-key_hunt }”
        [talking_backwards] “{ name-talking_backwards }”
        [shrinking] “{ name-shrinking }”
        [flying] “{ name-flying }”
        [floating] “{ name-floating }”
        [remembering] “{ name-remembering }”
        [wedding] “{ name-wedding }”
        [whispering] “{ name-whispering }”
        [juggling] “{ name-juggling }”
        [exploring] “{ name-exploring }”
        [dead_drunk] “{ name-dead_drunk }”
        [heavy_sleeper] “{ name-heavy_sleeper }”
        [light_sleeper] “{ name-light_sleeper }”
        [nerves_of_steel] “{ name-nerves_of_steel }”
        [like_a_rock] “{ name-like_a_rock }”
        [insomnia] “{ name-insomnia }”
        [scared_stiff] “{ name-scared_stiff }”
        [siren] “{ name-siren }”
        [charley_horse] “{ name-charley_horse }”
        [conclusion] “{ name-conclusion }”
        [elbow_in_the_ribs] “{ name-elbow_in_the_ribs }”
        [natures_call] “{ name-natures_call }”
        [phone_call] “{ name-phone_call }”
        [snoring] “{ name-snoring }”
        [too_much_caffeine] “{ name-too_much_caffeine }”
        [recurring_theme] “{ name-recurring_theme }”
        [rapid_rems] “{ name-rapid_rems }”
        [lucid_dreaming] “{ name-lucid_dreaming }”
        [its_been_a_while] “{ name-its_been_a_while }”
        [job_stress] “{ name-job_stress }”
        [scary_movie] “{ name-scary_movie }”
        [that_chili] “{ name-that_chili }”
        [upcoming_reunion] “{ name-upcoming_reunion }”
        [childhood_trauma] “{ name-childhood_trauma }”
        [go_with_the_flow] “{ name-go_with_the_flow }”
        [jilted] “{ name-jilted }”
        [sedatives] “{ name-sedatives }”
        [successful] “{ name-successful }”
       *[other] { $other }
    }
element-name =
    { $element ->
        [movie_star] “{ name-movie_star }”
        [lifeguard] “{ name-lifeguard }”
        [grandma] “{ name-grandma }”
        [best_friend] “{ name-best_friend }”
        [fairy_godmother] “{ name-fairy_godmother }”
        [sheep_choir] “{ name-sheep_choir }”
        [favourite_teacher] “{ name-favourite_teacher }”
        [you_with_cape] “{ name-you_with_cape }”
        [sandman] “{ name-sandman }”
        [serial_killer] “{ name-serial_killer }”
        [shouting_boss] “{ name-shouting_boss }”
        [clown_in_drain] “{ name-clown_in_drain }”
        [tax_inspector] “{ name-tax_inspector }”
        [zombie_colleagues] “{ name-zombie_colleagues }”
        [evil_twin] “{ name-evil_twin }”
        [dentist] “{ name-dentist }”
        [spy] “{ name-spy }”
        [commuting_penguins] “{ name-commuting_penguins }”
        [bathrobe_neighbour] “{ name-bathrobe_neighbour }”
        [nobody_special] “{ name-nobody_special }”
        [time_traveller] “{ name-time_traveller }”
        [giant_cat] “{ name-giant_cat }”
        [robot] “{ name-robot }”
        [first_love] “{ name-first_love }”
        [crowd] “{ name-crowd }”
        [ghost] “{ name-ghost }”
        [relatives] “{ name-relatives }”
        [dragon] “{ name-dragon }”
        [beach] “{ name-beach }”
        [cloud_castle] “{ name-cloud_castle }”
        [pillow_fort] “{ name-pillow_fort }”
        [sweet_factory] “{ name-sweet_factory }”
        [moon_hammock] “{ name-moon_hammock }”
        [endless_library] “{ name-endless_library }”
        [midnight_kitchen] “{ name-midnight_kitchen }”
        [snow_day] “{ name-snow_day }”
        [slide_office] “{ name-slide_office }”
        [hell] “{ name-hell }”
        [hospital] “{ name-hospital }”
        [growing_corridor] “{ name-growing_corridor }”
        [exam_hall] “{ name-exam_hall }”
        [dark_basement] “{ name-dark_basement }”
        [laundry_mountain] “{ name-laundry_mountain }”
        [meeting_room] “{ name-meeting_room }”
        [underwater] “{ name-underwater }”
        [office] “{ name-office }”
        [city] “{ name-city }”
        [parents_house] “{ name-parents_house }”
        [moon_bus_stop] “{ name-moon_bus_stop }”
        [grand_canyon] “{ name-grand_canyon }”
        [forest] “{ name-forest }”
        [cottage] “{ name-cottage }”
        [night_train] “{ name-night_train }”
        [stage] “{ name-stage }”
        [old_school] “{ name-old_school }”
        [fairground] “{ name-fairground }”
        [chocolate] “{ name-chocolate }”
        [pink_tutu] “{ name-pink_tutu }”
        [sunscreen] “{ name-sunscreen }”
        [warm_blanket] “{ name-warm_blanket }”
        [gold_star] “{ name-gold_star }”
        [lottery_ticket] “{ name-lottery_ticket }”
        [flying_carpet] “{ name-flying_carpet }”
        [brave_teddy] “{ name-brave_teddy }”
        [perfect_coffee] “{ name-perfect_coffee }”
        [chainsaw] “{ name-chainsaw }”
        [ticking_clock] “{ name-ticking_clock }”
        [homework] “{ name-homework }”
        [buttonless_phone] “{ name-buttonless_phone }”
        [broccoli] “{ name-broccoli }”
        [bus_spider] “{ name-bus_spider }”
        [breeding_bills] “{ name-breeding_bills }”
        [melting_clock] “{ name-melting_clock }”
        [indoor_umbrella] “{ name-indoor_umbrella }”
        [talking_stapler] “{ name-talking_stapler }”
        [false_moustache] “{ name-false_moustache }”
        [lost_socks] “{ name-lost_socks }”
        [door] “{ name-door }”
        [cake] “{ name-cake }”
        [mirror] “{ name-mirror }”
        [letter] “{ name-letter }”
        [balloon] “{ name-balloon }”
        [music_box] “{ name-music_box }”
        [computer] “{ name-computer }”
        [dancing] “{ name-dancing }”
        [napping] “{ name-napping }”
        [laughing] “{ name-laughing }”
        [being_hugged] “{ name-being_hugged }”
        [winning_prize] “{ name-winning_prize }”
        [breathing_water] “{ name-breathing_water }”
        [baking] “{ name-baking }”
        [going_home_early] “{ name-going_home_early }”
        [singing_in_tune] “{ name-singing_in_tune }”
        [burning] “{ name-burning }”
        [bleeding] “{ name-bleeding }”
        [being_late] “{ name-being_late }”
        [slow_chase] “{ name-slow_chase }”
        [losing_teeth] “{ name-losing_teeth }”
        [pyjama_speech] “{ name-pyjama_speech }”
        [eternal_dishes] “{ name-eternal_dishes }”
        [running] “{ name-running }”
        [queueing] “{ name-queueing }”
        [key_hunt] “{ name-key_hunt }”
        [talking_backwards] “{ name-talking_backwards }”
        [shrinking] “{ name-shrinking }”
        [flying] “{ name-flying }”
        [floating] “{ name-floating }”
        [remembering] “{ name-remembering }”
        [wedding] “{ name-wedding }”
        [whispering] “{ name-whispering }”
        [juggling] “{ name-juggling }”
        [exploring] “{ name-exploring }”
       *[other] { $element }
    }
card-facts =
    { $card ->
        [movie_star] { name-movie_star.facts }
        [lifeguard] { name-lifeguard.facts }
        [grandma] { name-grandma.facts }
        [best_friend] { name-best_friend.facts }
        [fairy_godmother] { name-fairy_godmother.facts }
        [sheep_choir] { name-sheep_choir.facts }
        [favourite_teacher] { name-favourite_teacher.facts }
        [you_with_cape] { name-you_with_cape.facts }
        [sandman] { name-sandman.facts }
        [serial_killer] { name-serial_killer.facts }
        [shouting_boss] { name-shouting_boss.facts }
        [clown_in_drain] { name-clown_in_drain.facts }
        [tax_inspector] { name-tax_inspector.facts }
        [zombie_colleagues] { name-zombie_colleagues.facts }
        [evil_twin] { name-evil_twin.facts }
        [dentist] { name-dentist.facts }
        [spy] { name-spy.facts }
        [commuting_penguins] { name-commuting_penguins.facts }
        [bathrobe_neighbour] { name-bathrobe_neighbour.facts }
        [nobody_special] { name-nobody_special.facts }
        [time_traveller] { name-time_traveller.facts }
        [giant_cat] { name-giant_cat.facts }
        [robot] { name-robot.facts }
        [first_love] { name-first_love.facts }
        [crowd] { name-crowd.facts }
        [ghost] { name-ghost.facts }
        [relatives] { name-relatives.facts }
        [dragon] { name-dragon.facts }
        [beach] { name-beach.facts }
        [cloud_castle] { name-cloud_castle.facts }
        [pillow_fort] { name-pillow_fort.facts }
        [sweet_factory] { name-sweet_factory.facts }
        [moon_hammock] { name-moon_hammock.facts }
        [endless_library] { name-endless_library.facts }
        [midnight_kitchen] { name-midnight_kitchen.facts }
        [snow_day] { name-snow_day.facts }
        [slide_office] { name-slide_office.facts }
        [hell] { name-hell.facts }
        [hospital] { name-hospital.facts }
        [growing_corridor] { name-growing_corridor.facts }
        [exam_hall] { name-exam_hall.facts }
        [dark_basement] { name-dark_basement.facts }
        [laundry_mountain] { name-laundry_mountain.facts }
        [meeting_room] { name-meeting_room.facts }
        [underwater] { name-underwater.facts }
        [office] { name-office.facts }
        [city] { name-city.facts }
        [parents_house] { name-parents_house.facts }
        [moon_bus_stop] { name-moon_bus_stop.facts }
        [grand_canyon] { name-grand_canyon.facts }
        [forest] { name-forest.facts }
        [cottage] { name-cottage.facts }
        [night_train] { name-night_train.facts }
        [stage] { name-stage.facts }
        [old_school] { name-old_school.facts }
        [fairground] { name-fairground.facts }
        [chocolate] { name-chocolate.facts }
        [pink_tutu] { name-pink_tutu.facts }
        [sunscreen] { name-sunscreen.facts }
        [warm_blanket] { name-warm_blanket.facts }
        [gold_star] { name-gold_star.facts }
        [lottery_ticket] { name-lottery_ticket.facts }
        [flying_carpet] { name-flying_carpet.facts }
        [brave_teddy] { name-brave_teddy.facts }
        [perfect_coffee] { name-perfect_coffee.facts }
        [chainsaw] { name-chainsaw.facts }
        [ticking_clock] { name-ticking_clock.facts }
        [homework] { name-homework.facts }
        [buttonless_phone] { name-buttonless_phone.facts }
        [broccoli] { name-broccoli.facts }
        [bus_spider] { name-bus_spider.facts }
        [breeding_bills] { name-breeding_bills.facts }
        [melting_clock] { name-melting_clock.facts }
        [indoor_umbrella] { name-indoor_umbrella.facts }
        [talking_stapler] { name-talking_stapler.facts }
        [false_moustache] { name-false_moustache.facts }
        [lost_socks] { name-lost_socks.facts }
        [door] { name-door.facts }
        [cake] { name-cake.facts }
        [mirror] { name-mirror.facts }
        [letter] { name-letter.facts }
        [balloon] { name-balloon.facts }
        [music_box] { name-music_box.facts }
        [computer] { name-computer.facts }
        [dancing] { name-dancing.facts }
        [napping] { name-napping.facts }
        [laughing] { name-laughing.facts }
        [being_hugged] { name-being_hugged.facts }
        [winning_prize] { name-winning_prize.facts }
        [breathing_water] { name-breathing_water.facts }
        [baking] { name-baking.facts }
        [going_home_early] { name-going_home_early.facts }
        [singing_in_tune] { name-singing_in_tune.facts }
        [burning] { name-burning.facts }
        [bleeding] { name-bleeding.facts }
        [being_late] { name-being_late.facts }
        [slow_chase] { name-slow_chase.facts }
        [losing_teeth] { name-losing_teeth.facts }
        [pyjama_speech] { name-pyjama_speech.facts }
        [eternal_dishes] { name-eternal_dishes.facts }
        [running] { name-running.facts }
        [queueing] { name-queueing.facts }
        [key_hunt] { name-key_hunt.facts }
        [talking_backwards] { name-talking_backwards.facts }
        [shrinking] { name-shrinking.facts }
        [flying] { name-flying.facts }
        [floating] { name-floating.facts }
        [remembering] { name-remembering.facts }
        [wedding] { name-wedding.facts }
        [whispering] { name-whispering.facts }
        [juggling] { name-juggling.facts }
        [exploring] { name-exploring.facts }
        [dead_drunk] { name-dead_drunk.facts }
        [heavy_sleeper] { name-heavy_sleeper.facts }
        [light_sleeper] { name-light_sleeper.facts }
        [nerves_of_steel] { name-nerves_of_steel.facts }
        [like_a_rock] { name-like_a_rock.facts }
        [insomnia] { name-insomnia.facts }
        [scared_stiff] { name-scared_stiff.facts }
        [siren] { name-siren.facts }
        [charley_horse] { name-charley_horse.facts }
        [conclusion] { name-conclusion.facts }
        [elbow_in_the_ribs] { name-elbow_in_the_ribs.facts }
        [natures_call] { name-natures_call.facts }
        [phone_call] { name-phone_call.facts }
        [snoring] { name-snoring.facts }
        [too_much_caffeine] { name-too_much_caffeine.facts }
        [recurring_theme] { name-recurring_theme.facts }
        [rapid_rems] { name-rapid_rems.facts }
        [lucid_dreaming] { name-lucid_dreaming.facts }
        [its_been_a_while] { name-its_been_a_while.facts }
        [job_stress] { name-job_stress.facts }
        [scary_movie] { name-scary_movie.facts }
        [that_chili] { name-that_chili.facts }
        [upcoming_reunion] { name-upcoming_reunion.facts }
        [childhood_trauma] { name-childhood_trauma.facts }
        [go_with_the_flow] { name-go_with_the_flow.facts }
        [jilted] { name-jilted.facts }
        [sedatives] { name-sedatives.facts }
        [successful] { name-successful.facts }
       *[other] { $card }
    }
element-facts =
    { $element ->
        [movie_star] { name-movie_star.facts }
        [lifeguard] { name-lifeguard.facts }
        [grandma] { name-grandma.facts }
        [best_friend] { name-best_friend.facts }
        [fairy_godmother] { name-fairy_godmother.facts }
        [sheep_choir] { name-sheep_choir.facts }
        [favourite_teacher] { name-favourite_teacher.facts }
        [you_with_cape] { name-you_with_cape.facts }
        [sandman] { name-sandman.facts }
        [serial_killer] { name-serial_killer.facts }
        [shouting_boss] { name-shouting_boss.facts }
        [clown_in_drain] { name-clown_in_drain.facts }
        [tax_inspector] { name-tax_inspector.facts }
        [zombie_colleagues] { name-zombie_colleagues.facts }
        [evil_twin] { name-evil_twin.facts }
        [dentist] { name-dentist.facts }
        [spy] { name-spy.facts }
        [commuting_penguins] { name-commuting_penguins.facts }
        [bathrobe_neighbour] { name-bathrobe_neighbour.facts }
        [nobody_special] { name-nobody_special.facts }
        [time_traveller] { name-time_traveller.facts }
        [giant_cat] { name-giant_cat.facts }
        [robot] { name-robot.facts }
        [first_love] { name-first_love.facts }
        [crowd] { name-crowd.facts }
        [ghost] { name-ghost.facts }
        [relatives] { name-relatives.facts }
        [dragon] { name-dragon.facts }
        [beach] { name-beach.facts }
        [cloud_castle] { name-cloud_castle.facts }
        [pillow_fort] { name-pillow_fort.facts }
        [sweet_factory] { name-sweet_factory.facts }
        [moon_hammock] { name-moon_hammock.facts }
        [endless_library] { name-endless_library.facts }
        [midnight_kitchen] { name-midnight_kitchen.facts }
        [snow_day] { name-snow_day.facts }
        [slide_office] { name-slide_office.facts }
        [hell] { name-hell.facts }
        [hospital] { name-hospital.facts }
        [growing_corridor] { name-growing_corridor.facts }
        [exam_hall] { name-exam_hall.facts }
        [dark_basement] { name-dark_basement.facts }
        [laundry_mountain] { name-laundry_mountain.facts }
        [meeting_room] { name-meeting_room.facts }
        [underwater] { name-underwater.facts }
        [office] { name-office.facts }
        [city] { name-city.facts }
        [parents_house] { name-parents_house.facts }
        [moon_bus_stop] { name-moon_bus_stop.facts }
        [grand_canyon] { name-grand_canyon.facts }
        [forest] { name-forest.facts }
        [cottage] { name-cottage.facts }
        [night_train] { name-night_train.facts }
        [stage] { name-stage.facts }
        [old_school] { name-old_school.facts }
        [fairground] { name-fairground.facts }
        [chocolate] { name-chocolate.facts }
        [pink_tutu] { name-pink_tutu.facts }
        [sunscreen] { name-sunscreen.facts }
        [warm_blanket] { name-warm_blanket.facts }
        [gold_star] { name-gold_star.facts }
        [lottery_ticket] { name-lottery_ticket.facts }
        [flying_carpet] { name-flying_carpet.facts }
        [brave_teddy] { name-brave_teddy.facts }
        [perfect_coffee] { name-perfect_coffee.facts }
        [chainsaw] { name-chainsaw.facts }
        [ticking_clock] { name-ticking_clock.facts }
        [homework] { name-homework.facts }
        [buttonless_phone] { name-buttonless_phone.facts }
        [broccoli] { name-broccoli.facts }
        [bus_spider] { name-bus_spider.facts }
        [breeding_bills] { name-breeding_bills.facts }
        [melting_clock] { name-melting_clock.facts }
        [indoor_umbrella] { name-indoor_umbrella.facts }
        [talking_stapler] { name-talking_stapler.facts }
        [false_moustache] { name-false_moustache.facts }
        [lost_socks] { name-lost_socks.facts }
        [door] { name-door.facts }
        [cake] { name-cake.facts }
        [mirror] { name-mirror.facts }
        [letter] { name-letter.facts }
        [balloon] { name-balloon.facts }
        [music_box] { name-music_box.facts }
        [computer] { name-computer.facts }
        [dancing] { name-dancing.facts }
        [napping] { name-napping.facts }
        [laughing] { name-laughing.facts }
        [being_hugged] { name-being_hugged.facts }
        [winning_prize] { name-winning_prize.facts }
        [breathing_water] { name-breathing_water.facts }
        [baking] { name-baking.facts }
        [going_home_early] { name-going_home_early.facts }
        [singing_in_tune] { name-singing_in_tune.facts }
        [burning] { name-burning.facts }
        [bleeding] { name-bleeding.facts }
        [being_late] { name-being_late.facts }
        [slow_chase] { name-slow_chase.facts }
        [losing_teeth] { name-losing_teeth.facts }
        [pyjama_speech] { name-pyjama_speech.facts }
        [eternal_dishes] { name-eternal_dishes.facts }
        [running] { name-running.facts }
        [queueing] { name-queueing.facts }
        [key_hunt] { name-key_hunt.facts }
        [talking_backwards] { name-talking_backwards.facts }
        [shrinking] { name-shrinking.facts }
        [flying] { name-flying.facts }
        [floating] { name-floating.facts }
        [remembering] { name-remembering.facts }
        [wedding] { name-wedding.facts }
        [whispering] { name-whispering.facts }
        [juggling] { name-juggling.facts }
        [exploring] { name-exploring.facts }
       *[other] { $element }
    }
card-help =
    { $card ->
        [movie_star] { name-movie_star.help }
        [lifeguard] { name-lifeguard.help }
        [grandma] { name-grandma.help }
        [best_friend] { name-best_friend.help }
        [fairy_godmother] { name-fairy_godmother.help }
        [sheep_choir] { name-sheep_choir.help }
        [favourite_teacher] { name-favourite_teacher.help }
        [you_with_cape] { name-you_with_cape.help }
        [sandman] { name-sandman.help }
        [serial_killer] { name-serial_killer.help }
        [shouting_boss] { name-shouting_boss.help }
        [clown_in_drain] { name-clown_in_drain.help }
        [tax_inspector] { name-tax_inspector.help }
        [zombie_colleagues] { name-zombie_colleagues.help }
        [evil_twin] { name-evil_twin.help }
        [dentist] { name-dentist.help }
        [spy] { name-spy.help }
        [commuting_penguins] { name-commuting_penguins.help }
        [bathrobe_neighbour] { name-bathrobe_neighbour.help }
        [nobody_special] { name-nobody_special.help }
        [time_traveller] { name-time_traveller.help }
        [giant_cat] { name-giant_cat.help }
        [robot] { name-robot.help }
        [first_love] { name-first_love.help }
        [crowd] { name-crowd.help }
        [ghost] { name-ghost.help }
        [relatives] { name-relatives.help }
        [dragon] { name-dragon.help }
        [beach] { name-beach.help }
        [cloud_castle] { name-cloud_castle.help }
        [pillow_fort] { name-pillow_fort.help }
        [sweet_factory] { name-sweet_factory.help }
        [moon_hammock] { name-moon_hammock.help }
        [endless_library] { name-endless_library.help }
        [midnight_kitchen] { name-midnight_kitchen.help }
        [snow_day] { name-snow_day.help }
        [slide_office] { name-slide_office.help }
        [hell] { name-hell.help }
        [hospital] { name-hospital.help }
        [growing_corridor] { name-growing_corridor.help }
        [exam_hall] { name-exam_hall.help }
        [dark_basement] { name-dark_basement.help }
        [laundry_mountain] { name-laundry_mountain.help }
        [meeting_room] { name-meeting_room.help }
        [underwater] { name-underwater.help }
        [office] { name-office.help }
        [city] { name-city.help }
        [parents_house] { name-parents_house.help }
        [moon_bus_stop] { name-moon_bus_stop.help }
        [grand_canyon] { name-grand_canyon.help }
        [forest] { name-forest.help }
        [cottage] { name-cottage.help }
        [night_train] { name-night_train.help }
        [stage] { name-stage.help }
        [old_school] { name-old_school.help }
        [fairground] { name-fairground.help }
        [chocolate] { name-chocolate.help }
        [pink_tutu] { name-pink_tutu.help }
        [sunscreen] { name-sunscreen.help }
        [warm_blanket] { name-warm_blanket.help }
        [gold_star] { name-gold_star.help }
        [lottery_ticket] { name-lottery_ticket.help }
        [flying_carpet] { name-flying_carpet.help }
        [brave_teddy] { name-brave_teddy.help }
        [perfect_coffee] { name-perfect_coffee.help }
        [chainsaw] { name-chainsaw.help }
        [ticking_clock] { name-ticking_clock.help }
        [homework] { name-homework.help }
        [buttonless_phone] { name-buttonless_phone.help }
        [broccoli] { name-broccoli.help }
        [bus_spider] { name-bus_spider.help }
        [breeding_bills] { name-breeding_bills.help }
        [melting_clock] { name-melting_clock.help }
        [indoor_umbrella] { name-indoor_umbrella.help }
        [talking_stapler] { name-talking_stapler.help }
        [false_moustache] { name-false_moustache.help }
        [lost_socks] { name-lost_socks.help }
        [door] { name-door.help }
        [cake] { name-cake.help }
        [mirror] { name-mirror.help }
        [letter] { name-letter.help }
        [balloon] { name-balloon.help }
        [music_box] { name-music_box.help }
        [computer] { name-computer.help }
        [dancing] { name-dancing.help }
        [napping] { name-napping.help }
        [laughing] { name-laughing.help }
        [being_hugged] { name-being_hugged.help }
        [winning_prize] { name-winning_prize.help }
        [breathing_water] { name-breathing_water.help }
        [baking] { name-baking.help }
        [going_home_early] { name-going_home_early.help }
        [singing_in_tune] { name-singing_in_tune.help }
        [burning] { name-burning.help }
        [bleeding] { name-bleeding.help }
        [being_late] { name-being_late.help }
        [slow_chase] { name-slow_chase.help }
        [losing_teeth] { name-losing_teeth.help }
        [pyjama_speech] { name-pyjama_speech.help }
        [eternal_dishes] { name-eternal_dishes.help }
        [running] { name-running.help }
        [queueing] { name-queueing.help }
        [key_hunt] { name-key_hunt.help }
        [talking_backwards] { name-talking_backwards.help }
        [shrinking] { name-shrinking.help }
        [flying] { name-flying.help }
        [floating] { name-floating.help }
        [remembering] { name-remembering.help }
        [wedding] { name-wedding.help }
        [whispering] { name-whispering.help }
        [juggling] { name-juggling.help }
        [exploring] { name-exploring.help }
        [dead_drunk] { name-dead_drunk.help }
        [heavy_sleeper] { name-heavy_sleeper.help }
        [light_sleeper] { name-light_sleeper.help }
        [nerves_of_steel] { name-nerves_of_steel.help }
        [like_a_rock] { name-like_a_rock.help }
        [insomnia] { name-insomnia.help }
        [scared_stiff] { name-scared_stiff.help }
        [siren] { name-siren.help }
        [charley_horse] { name-charley_horse.help }
        [conclusion] { name-conclusion.help }
        [elbow_in_the_ribs] { name-elbow_in_the_ribs.help }
        [natures_call] { name-natures_call.help }
        [phone_call] { name-phone_call.help }
        [snoring] { name-snoring.help }
        [too_much_caffeine] { name-too_much_caffeine.help }
        [recurring_theme] { name-recurring_theme.help }
        [rapid_rems] { name-rapid_rems.help }
        [lucid_dreaming] { name-lucid_dreaming.help }
        [its_been_a_while] { name-its_been_a_while.help }
        [job_stress] { name-job_stress.help }
        [scary_movie] { name-scary_movie.help }
        [that_chili] { name-that_chili.help }
        [upcoming_reunion] { name-upcoming_reunion.help }
        [childhood_trauma] { name-childhood_trauma.help }
        [go_with_the_flow] { name-go_with_the_flow.help }
        [jilted] { name-jilted.help }
        [sedatives] { name-sedatives.help }
        [successful] { name-successful.help }
       *[other] { "" }
    }
element-help =
    { $element ->
        [movie_star] { name-movie_star.help }
        [lifeguard] { name-lifeguard.help }
        [grandma] { name-grandma.help }
        [best_friend] { name-best_friend.help }
        [fairy_godmother] { name-fairy_godmother.help }
        [sheep_choir] { name-sheep_choir.help }
        [favourite_teacher] { name-favourite_teacher.help }
        [you_with_cape] { name-you_with_cape.help }
        [sandman] { name-sandman.help }
        [serial_killer] { name-serial_killer.help }
        [shouting_boss] { name-shouting_boss.help }
        [clown_in_drain] { name-clown_in_drain.help }
        [tax_inspector] { name-tax_inspector.help }
        [zombie_colleagues] { name-zombie_colleagues.help }
        [evil_twin] { name-evil_twin.help }
        [dentist] { name-dentist.help }
        [spy] { name-spy.help }
        [commuting_penguins] { name-commuting_penguins.help }
        [bathrobe_neighbour] { name-bathrobe_neighbour.help }
        [nobody_special] { name-nobody_special.help }
        [time_traveller] { name-time_traveller.help }
        [giant_cat] { name-giant_cat.help }
        [robot] { name-robot.help }
        [first_love] { name-first_love.help }
        [crowd] { name-crowd.help }
        [ghost] { name-ghost.help }
        [relatives] { name-relatives.help }
        [dragon] { name-dragon.help }
        [beach] { name-beach.help }
        [cloud_castle] { name-cloud_castle.help }
        [pillow_fort] { name-pillow_fort.help }
        [sweet_factory] { name-sweet_factory.help }
        [moon_hammock] { name-moon_hammock.help }
        [endless_library] { name-endless_library.help }
        [midnight_kitchen] { name-midnight_kitchen.help }
        [snow_day] { name-snow_day.help }
        [slide_office] { name-slide_office.help }
        [hell] { name-hell.help }
        [hospital] { name-hospital.help }
        [growing_corridor] { name-growing_corridor.help }
        [exam_hall] { name-exam_hall.help }
        [dark_basement] { name-dark_basement.help }
        [laundry_mountain] { name-laundry_mountain.help }
        [meeting_room] { name-meeting_room.help }
        [underwater] { name-underwater.help }
        [office] { name-office.help }
        [city] { name-city.help }
        [parents_house] { name-parents_house.help }
        [moon_bus_stop] { name-moon_bus_stop.help }
        [grand_canyon] { name-grand_canyon.help }
        [forest] { name-forest.help }
        [cottage] { name-cottage.help }
        [night_train] { name-night_train.help }
        [stage] { name-stage.help }
        [old_school] { name-old_school.help }
        [fairground] { name-fairground.help }
        [chocolate] { name-chocolate.help }
        [pink_tutu] { name-pink_tutu.help }
        [sunscreen] { name-sunscreen.help }
        [warm_blanket] { name-warm_blanket.help }
        [gold_star] { name-gold_star.help }
        [lottery_ticket] { name-lottery_ticket.help }
        [flying_carpet] { name-flying_carpet.help }
        [brave_teddy] { name-brave_teddy.help }
        [perfect_coffee] { name-perfect_coffee.help }
        [chainsaw] { name-chainsaw.help }
        [ticking_clock] { name-ticking_clock.help }
        [homework] { name-homework.help }
        [buttonless_phone] { name-buttonless_phone.help }
        [broccoli] { name-broccoli.help }
        [bus_spider] { name-bus_spider.help }
        [breeding_bills] { name-breeding_bills.help }
        [melting_clock] { name-melting_clock.help }
        [indoor_umbrella] { name-indoor_umbrella.help }
        [talking_stapler] { name-talking_stapler.help }
        [false_moustache] { name-false_moustache.help }
        [lost_socks] { name-lost_socks.help }
        [door] { name-door.help }
        [cake] { name-cake.help }
        [mirror] { name-mirror.help }
        [letter] { name-letter.help }
        [balloon] { name-balloon.help }
        [music_box] { name-music_box.help }
        [computer] { name-computer.help }
        [dancing] { name-dancing.help }
        [napping] { name-napping.help }
        [laughing] { name-laughing.help }
        [being_hugged] { name-being_hugged.help }
        [winning_prize] { name-winning_prize.help }
        [breathing_water] { name-breathing_water.help }
        [baking] { name-baking.help }
        [going_home_early] { name-going_home_early.help }
        [singing_in_tune] { name-singing_in_tune.help }
        [burning] { name-burning.help }
        [bleeding] { name-bleeding.help }
        [being_late] { name-being_late.help }
        [slow_chase] { name-slow_chase.help }
        [losing_teeth] { name-losing_teeth.help }
        [pyjama_speech] { name-pyjama_speech.help }
        [eternal_dishes] { name-eternal_dishes.help }
        [running] { name-running.help }
        [queueing] { name-queueing.help }
        [key_hunt] { name-key_hunt.help }
        [talking_backwards] { name-talking_backwards.help }
        [shrinking] { name-shrinking.help }
        [flying] { name-flying.help }
        [floating] { name-floating.help }
        [remembering] { name-remembering.help }
        [wedding] { name-wedding.help }
        [whispering] { name-whispering.help }
        [juggling] { name-juggling.help }
        [exploring] { name-exploring.help }
       *[other] { "" }
    }
theme-name =
    { $theme ->
        [N] { name-N } ({ name-N.letter })
        [F] { name-F } ({ name-F.letter })
        [W] { name-W } ({ name-W.letter })
        [D] { name-D } ({ name-D.letter })
        [S] { name-S } ({ name-S.letter })
       *[other] { $theme }
    }
last-kind-name =
    { $last_kind ->
        [people] { name-people }
        [places] { name-places }
        [things] { name-things }
        [verbs] { name-verbs }
       *[other] { $last_kind }
    }
kind-name =
    { $kind ->
        [people] { name-people }
        [places] { name-places }
        [things] { name-things }
        [verbs] { name-verbs }
       *[other] { $kind }
    }
side-name =
    { $side ->
        [plus] plus side
       *[minus] minus side
    }
forced-theme =
    { $card ->
        [its_been_a_while] { $content_actions_its_been_a_while_effect_theme_name }
        [job_stress] { $content_actions_job_stress_effect_theme_name }
        [scary_movie] { $content_actions_scary_movie_effect_theme_name }
        [that_chili] { $content_actions_that_chili_effect_theme_name }
        [upcoming_reunion] { $content_actions_upcoming_reunion_effect_theme_name }
       *[other] { $card }
    }
forced-side =
    { $card ->
        [childhood_trauma] { $content_actions_childhood_trauma_effect_side ->
            [plus] plus side
           *[minus] minus side
        }
        [go_with_the_flow] { $content_actions_go_with_the_flow_effect_side ->
            [plus] plus side
           *[minus] minus side
        }
        [jilted] { $content_actions_jilted_effect_side ->
            [plus] plus side
           *[minus] minus side
        }
        [sedatives] { $content_actions_sedatives_effect_side ->
            [plus] plus side
           *[minus] minus side
        }
        [successful] { $content_actions_successful_effect_side ->
            [plus] plus side
           *[minus] minus side
        }
       *[other] { $card }
    }
signed-points =
    { $points ->
        [1] +1
        [2] +2
        [3] +3
        [4] +4
        [5] +5
        [-1] −1
        [-2] −2
        [-3] −3
        [-4] −4
        [-5] −5
       *[other] { $points }
    }


## The dream as a story

story-first = In my dream { story-clause }
story-next =
    { $place ->
        [2] , when
        [3] { " " }and then
        [4] { "." } Suddenly
        [5] , and
        [6] { " " }and then
        [7] { "." } Now
        [8] , when
        [9] { " " }and then
       *[10] { "." } At the very end
    } { story-clause }
story-end = { "." }
story-clause =
    { $face ->
        [movie_star] a movie star asks me the way
        [lifeguard] a lifeguard blows the whistle
        [grandma] Grandma appears with a full plate
        [best_friend] my best friend from first grade turns up, still six years old
        [fairy_godmother] a fairy godmother grants me three wishes
        [sheep_choir] a choir of counted sheep begins to hum
        [favourite_teacher] my favourite teacher smiles at me
        [you_with_cape] I meet myself, but with a cape
        [sandman] the Sandman sprinkles his sand
        [serial_killer] a serial killer steps out of the dark
        [shouting_boss] the boss shouts at everybody
        [clown_in_drain] a clown waves from the drain
        [tax_inspector] a tax inspector wants to see every receipt
        [zombie_colleagues] my colleagues shuffle in as zombies
        [evil_twin] my evil twin is wearing my clothes
        [dentist] a far too cheerful dentist rubs their hands together
        [spy] a spy hides behind a newspaper
        [commuting_penguins] a crowd of penguins hurries to work
        [bathrobe_neighbour] the neighbour strolls by in a bathrobe
        [nobody_special] nobody in particular says hello
        [time_traveller] a lost time traveller asks what year it is
        [giant_cat] a giant cat looks at me
        [giant_cat-plus] a giant cat purrs
        [giant_cat-minus] a giant cat is hungry
        [robot] a robot comes rolling in
        [robot-plus] a robot helps me tidy up
        [robot-minus] a robot runs amok
        [first_love] somebody I once loved stands there
        [first_love-plus] my first love smiles at me
        [first_love-minus] my ex stands at the door
        [crowd] a crowd gathers
        [crowd-plus] a crowd cheers
        [crowd-minus] a crowd boos
        [ghost] a ghost floats by
        [ghost-plus] a ghost politely wishes me good evening
        [ghost-minus] a ghost sticks out its tongue
        [relatives] the relatives ring the bell
        [relatives-plus] the relatives bring presents
        [relatives-minus] the relatives move in
        [dragon] a dragon lands beside me
        [dragon-plus] a dragon wants to cuddle
        [dragon-minus] a cranky dragon snorts
        [beach] I am at the beach
        [cloud_castle] I live in a castle in the clouds
        [pillow_fort] I am sitting in a pillow fort
        [sweet_factory] I am in a sweet factory
        [moon_hammock] I am swinging in a hammock between two moons
        [endless_library] I am wandering through an endless library
        [midnight_kitchen] I am in the kitchen at midnight
        [snow_day] I am in the playground on a snow day
        [slide_office] I am in a corner office with a slide
        [hell] I am in hell
        [hospital] I am lying in hospital
        [growing_corridor] I am in a corridor that keeps growing
        [exam_hall] I am in the exam hall
        [dark_basement] I am in a basement with no light
        [laundry_mountain] I am climbing a mountain of laundry
        [meeting_room] I am in a meeting room without a door
        [underwater] I am underwater
        [office] I am at the office
        [city] I am in the middle of a city
        [parents_house] I am at my parents’ house
        [moon_bus_stop] I am waiting at a bus stop on the moon
        [grand_canyon] I am standing at the edge of something very deep
        [grand_canyon-plus] I am admiring the Grand Canyon
        [grand_canyon-minus] a chasm gapes at my feet
        [forest] I am in a forest
        [forest-plus] I am in an enchanted forest
        [forest-minus] I am in a haunted forest
        [cottage] I am in a cottage
        [cottage-plus] I am in a cosy cottage
        [cottage-minus] I am in a cottage that creaks
        [night_train] I am on a night train
        [night_train-plus] I am travelling first class on the night train
        [night_train-minus] I am on the train to the wrong town
        [stage] I am standing on a stage
        [stage-plus] the whole audience rises to applaud me
        [stage-minus] I am on a stage, and nobody claps
        [old_school] I am back at my old school
        [old_school-plus] it is break time at my old school
        [old_school-minus] I am in detention at my old school
        [fairground] I am at the funfair
        [fairground-plus] the lights of the funfair are turning
        [fairground-minus] I am at the funfair after closing time
        [chocolate] there is chocolate
        [pink_tutu] I am wearing a pink tutu
        [sunscreen] everything smells of suntan lotion
        [warm_blanket] a warm blanket wraps itself around me
        [gold_star] I get a gold star sticker
        [lottery_ticket] there is a winning lottery ticket in my pocket
        [flying_carpet] a flying carpet pulls up
        [brave_teddy] a brave teddy bear stands guard
        [perfect_coffee] somebody hands me a perfect cup of coffee
        [chainsaw] a chainsaw starts up
        [ticking_clock] an alarm clock is ticking
        [homework] I find homework that was due yesterday
        [buttonless_phone] a phone with no buttons rings
        [broccoli] the Broccoli of Doom rises
        [bus_spider] a spider the size of a bus lets itself down
        [breeding_bills] the bills are multiplying
        [melting_clock] a clock is melting
        [indoor_umbrella] I open an umbrella indoors
        [talking_stapler] a stapler gives me advice
        [false_moustache] I am wearing a false moustache
        [lost_socks] all the lost socks turn up again
        [door] there is a door
        [door-plus] a door stands open
        [door-minus] a door is locked
        [cake] there is a cake
        [cake-plus] there is a birthday cake with my name on it
        [cake-minus] there is a cake made of soap
        [mirror] I look into a mirror
        [mirror-plus] a magic mirror flatters me
        [mirror-minus] a mirror cracks
        [letter] a letter arrives
        [letter-plus] a letter says that I am promoted
        [letter-minus] a letter says that I am dismissed
        [balloon] a balloon goes up
        [balloon-plus] I drift along in a hot-air balloon
        [balloon-minus] the balloon springs a leak
        [music_box] a music box starts to play
        [music_box-plus] a music box plays my favourite tune
        [music_box-minus] a music box will not stop
        [computer] I am sitting at a computer
        [computer-plus] the computer simply works
        [computer-minus] the computer is updating, and stands at 1%
        [dancing] I am dancing
        [napping] I take a nap inside the dream
        [laughing] I cannot stop laughing
        [being_hugged] somebody hugs me
        [winning_prize] I win first prize
        [breathing_water] I can breathe water
        [baking] I am baking
        [going_home_early] I get to go home early
        [singing_in_tune] for once I sing in tune
        [burning] I am on fire
        [bleeding] I am bleeding
        [being_late] I am late
        [slow_chase] something chases me in slow motion
        [losing_teeth] I am losing my teeth
        [pyjama_speech] I give a speech in pyjamas
        [eternal_dishes] I wash up forever
        [running] I am running
        [queueing] I am standing in a queue
        [key_hunt] I am looking for my keys
        [talking_backwards] I can only talk backwards
        [shrinking] I am shrinking
        [flying] the ground is no longer under my feet
        [flying-plus] I am flying
        [flying-minus] I am falling
        [floating] I grow light and heavy at once
        [floating-plus] I am floating
        [floating-minus] I am sinking
        [remembering] something is on the tip of my tongue
        [remembering-plus] I remember everything
        [remembering-minus] I forget everything
        [wedding] the wedding bells are ringing
        [wedding-plus] I am getting married
        [wedding-minus] I miss my own wedding
        [whispering] there is whispering everywhere
        [whispering-plus] I whisper secrets
        [whispering-minus] they are whispering about me
        [juggling] I throw seven plates into the air
        [juggling-plus] I am juggling
        [juggling-minus] I drop everything
        [exploring] I turn off the path
        [exploring-plus] I am exploring
        [exploring-minus] I get lost
       *[other] { $face }
    }
