### What is said in the lessons of every game.

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
