### What is said in the lessons of every game: on the page, in the terminal, and by `reverie check`.

lesson-title = Learn { $game }
lesson-progress = Step { $number } of { $count }
lesson-you = You
lesson-confirm = Do it: { $move }
lesson-show = Show me
lesson-next = Next step
lesson-back = Back
lesson-skip = Skip
lesson-again = Once more
lesson-all = From the beginning
lesson-well = Well done.
lesson-last-title = The last step
lesson-play = Play
lesson-name = How shall we call you?
lesson-leave = Leave the lessons
refused-not-the-task = The rules allow that, but it is not what is asked here.
refused-lesson-over = This step is done.
refused-no-such-lesson = There is no such step: { $step }.
refused-no-lessons = There are no lessons for this game yet.
refused-lessons-empty = A course needs steps, a step needs tasks, and a task needs a move that is right.


## In the terminal

lesson-welcome = { $game }: { $count } steps, about { $minutes } minutes.
lesson-how-to-answer = Type the number of a move. “show” tells you which one, “skip” goes on, “back” goes back, “quit” leaves; you will go on from there next time.
lesson-task = { $number }/{ $count }  { $task }
lesson-help = { $help }
lesson-shown = It is { $number }: { $move }
lesson-none = There are no lessons for { $game } yet.
lesson-goodbye = Until next time: “reverie learn { $name }” goes on here.
lesson-keys = s  Show me · n  Next
command-show = show
    .help = which move is meant
command-skip = skip
    .help = go on to the next step
command-back = back
    .help = go back to the step before
lessons-offer = New to it? “reverie learn { $name }” teaches it in about { $minutes } minutes.


## reverie check

check-lessons-passed = passed: lessons of { $name }
check-lessons-failed = FAILED: lessons of { $name }
check-lesson-finding = { "  " }{ $place }: { $finding }
lessons-too-many = { $found } steps are too many
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
