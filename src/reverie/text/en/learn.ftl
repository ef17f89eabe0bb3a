### What `reverie learn` and `reverie check` say of lessons.

## In the terminal

lesson-welcome = { $game }: { $count ->
        [one] one step
       *[other] { $count } steps
    }, about { $minutes ->
        [one] a minute
       *[other] { $minutes } minutes
    }.
lesson-how-to-answer = Type the number of a move. “show” tells you which one, “skip” goes on, “back” goes back, “quit” leaves; you will go on from there next time.
lesson-task = { $number }/{ $count }  { $task }
lesson-shown = It is { $number }: { $move }
lesson-goodbye = Until next time: “reverie learn { $name }” goes on here.
command-show = show
    .help = which move is meant
command-skip = skip
    .help = go on to the next step
command-back = back
    .help = go back to the step before
lessons-offer = New to it? “reverie learn { $name }” teaches it in about { $minutes ->
        [one] a minute
       *[other] { $minutes } minutes
    }.


## reverie check

check-lessons-passed = passed: lessons of { $name }
check-lessons-failed = FAILED: lessons of { $name }
check-lesson-finding = { "  " }{ $place }: { $finding }
lessons-too-many = too many steps: { $found }
lessons-twice = the same id twice
lessons-clause-unknown = there is no rule { $found }
lessons-refused = { $found }
lessons-chance-unused = forced, and never drawn: { $found }
lessons-never-fits = no lawful move fits { $found }
lessons-nobody-asked = the player is not asked
lessons-not-lawful = not lawful here: { $found }
lessons-not-refused = not right, and not refused: { $found }
lessons-nothing-wrong = every lawful move is right: there is nothing to learn
lessons-no-words = no words in { $found }
