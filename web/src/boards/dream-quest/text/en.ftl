### What only Dream-Quest's board says; all else about the game stands in its own text folder.

board-movement = Movement
board-map = Dream board: { $board }. Arrow keys move it, plus and minus zoom.
board-breaks = { "" }
board-clock = Reality board: the clock
board-hour-asleep = { $name }: { $hour } o’clock, asleep
board-hour-awake = { $name }: { $hour } o’clock, awake
board-stands-here = { $name } dreams here.
board-lies-here = The avatar of { $name } lies here.
board-kind-start = Here every dream begins.
board-kind-plain = Nothing happens here.
board-kind-cursed = A card drawn here moves you 1 space less.
board-kind-blessed = End your dream turn here: 1 Providence.
board-kind-mystery = Begin your dream turn here with a die: up to { $stuck_up_to } your cards have no Movement, from { $lucid_from } on your Lucidity tests succeed.
board-kind-cycle = Here the quest is tried when your dream turn begins. No Providence can be gained here.
board-secret = Secret exit to { $space }: open only to a turn that begins here.
board-secret-exit = secret exit
board-secret-rule = The arrow may be followed only as the first step of a turn that begins at its crossroads. Against the arrow the way is always open.
board-leads = From here to { $spaces }.
board-percent = { $chance }%
board-last-slumber = Your last Slumber: you wake up at once, without a test and without an outcome.
board-visited = Walked already this turn; there is no way back.
board-movement-left =
    { $movement ->
        [one] 1 space of movement left
       *[other] { $movement } spaces of movement left
    }
board-head-for =
    { $steps ->
        [one] Head for { $space }: one step, to be confirmed
       *[other] Head for { $space }: { $steps } steps, each to be confirmed
    }
board-walk = Choose a lit space: the next step, or one farther off to head for.
board-walks =
    { $movement ->
        [0] { $name } has no movement left.
        [one] { $name } may still go 1 space.
       *[other] { $name } may still go { $movement } spaces.
    }
board-walk-done = No movement left. Lit spaces cost Providence.
board-on-map = Choose a lit space on the map.
board-pick = Each character can be taken once.
board-taken = taken by { $name }
board-toll = You win if two dice and { $add } come to less than your offer. With all of your { $providence }: { $chance }%.
board-fight = Your die and Lucidity against a die and your printed Lucidity.
board-wakes = wakes up
board-a-die = die
board-chance = Chance of success
board-check-lucidity_under = Lucidity test: a die under { $lucidity }
board-check-memory_under = Memory test: a die under { $memory }
board-check-memory_over = Reversed Memory test: a die over { $memory }
board-check-providence_min = With { $n } Providence or more
board-check-providence_max = With { $n } Providence or less
board-success = success
board-failure = failure
board-costs = Costs { $costs }
board-if-success = Success ({ $chance }%): { $outcome }
board-if-failure = Failure: { $outcome }
board-tie = a tie
board-mystery-stuck = cards have no Movement this turn
board-mystery-plain = nothing happens
board-mystery-lucid = Lucidity tests succeed this turn
board-just-now = Just now
board-told-blessed = +1, blessed
board-told-woke = wakes up
board-told-gave-in = gives in
board-told-slept = falls asleep
board-told-cancelled = ignores the penalties
board-told-back =
    { $count ->
        [0] remembers the way
        [one] back 1 space
       *[other] back { $count } spaces
    }
board-told-steps =
    { $count ->
        [one] 1 step
       *[other] { $count } steps
    }
board-told-quest = tries to fulfil the quest
board-told-offer = offers { $offer }
board-nightmare = The nightmare
board-die-of = Die of { $name }: { $face }
board-counts = counts { $count }
board-roll-memory_roll = Memory roll
board-roll-mystery = Mystery roll
board-roll-lucidity_under = Lucidity test
board-roll-memory_under = Memory test
board-roll-memory_over = Reversed Memory test
board-roll-rest = A rest
board-roll-ritual = The Great Ritual
board-roll-face = The Borrowed Face
board-roll-toll = The Last Toll
board-roll-contest = Contest
board-needs-memory_roll = It counts { $count }, your Memory is { $against }.
board-needs-mystery = It counts { $count }. Up to { $stuck_up_to }: your cards have no Movement; from { $lucid_from } on: your Lucidity tests succeed.
board-needs-lucidity_under = It counts { $count } and must be under { $against }.
board-needs-memory_under = It counts { $count } and must be under { $against }.
board-needs-memory_over = It counts { $count } and must be over { $against }.
board-needs-rest = It counts { $count }.
board-needs-ritual = It counts { $count } and must be { $against } or more.
board-needs-face = { $total } against { $against }, with Lucidity.
board-needs-toll =
    { $total } must be less than the offer of { $against }.{ $boosts ->
        [0] { "" }
        [one] { " " }The sum is improved by 1.
       *[other] { " " }The sum is improved by { $boosts }.
    }
board-needs-contest = { $total } against { $against }, with Lucidity.
board-kept-back =
    { $amount ->
        [0] As it stands: nothing is forgotten.
        [one] As it stands: 1 space back.
       *[other] As it stands: { $amount } spaces back.
    }
board-kept-stuck = As it stands: cards have no Movement this turn.
board-kept-plain = As it stands: nothing happens.
board-kept-lucid = As it stands: Lucidity tests succeed this turn.
board-kept-success = As it stands: a success.
board-kept-failure = As it stands: a failure.
board-kept-tie = As it stands: a tie.
board-kept-gain = As it stands: { $amount } Slumber more.
board-kept-contest =
    { $you ->
        [yes] As it stands: you lose { $amount } Slumber.
       *[no] As it stands: { $name } loses { $amount } Slumber.
    }
board-asleep = asleep
board-awake = awake
board-printed = printed
board-tokens =
    { $count ->
        [one] 1 Memory token
       *[other] { $count } Memory tokens
    }
board-missing = { $count } missing
board-to-cycle =
    { $count ->
        [0] in the Dream Cycle
        [one] 1 space to the Dream Cycle
       *[other] { $count } spaces to the Dream Cycle
    }
board-cycle =
    { $count ->
        [0] in the Cycle
       *[other] { $count } to the Cycle
    }
board-quest-chance = Quest { $chance }%
board-quest-great-ritual = and a roll of { $at_least } or more
board-quest-borrowed-face = and a won fight
board-quest-last-toll = or more to offer
board-more = More about the turn
board-my-sheet = My sheet
board-memory-table = Falling asleep with Memory { $memory }
board-die = Die
board-back = Spaces back
board-buy-reroll = Re-roll a die
board-buy-boost = Improve a roll by 1
board-buy-buy_step = One more step
board-buy-buy_slumber = 1 Slumber
board-spaces =
    { $count ->
        [one] 1 space
       *[other] { $count } spaces
    }
board-how-goal = The goal: be the first to fulfil the Quest that lies on the table. For that you must dream in the Dream Cycle and have enough Providence.
board-how-two = Two worlds. By day you stand on the grey clock and your dream avatar lies on the Dream board; by night it is the other way round.
board-how-map = On the Dream board the shape says what a space does. The dotted way with an arrow is a secret exit.
board-how-card = A Dream card: at the top, how far it carries you; below, its choices: what each costs, what it asks for, and what comes of success and failure. In play its chance stands beside it.
