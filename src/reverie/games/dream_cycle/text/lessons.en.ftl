### The lessons of Dream Cycle (lessons.toml): a task, help, what came of it, and why something else is not meant.

task-meaning = Your bicycle does not steer: colours do. Lay your arrow tile { name-north } on white.
    .help = The arrow lies in your tray. On white it means: from every white square, ride north.
refused-task-meaning-colour = Ahead of you all squares are white. Lay the arrow on white.
refused-task-meaning-empty = No colour means anything to you yet: you would ride one square and stand still.
refused-task-meaning-needed = You need this arrow.
task-go = White means north. Now ride!
    .help = You ride by yourself until a colour has no meaning.
    .done = White carried you north, square by square. Green says nothing to you, so the ride ended there.
refused-task-go-keep = Leave the arrow on white, and ride.
refused-task-go-north = You face north already, and that is where the way goes. Ride!

task-arrow = You stand on green, and green means nothing to you. Buy an arrow { name-east }.
    .help = Arrows are paid for with chi. { name-east } costs 5, and you have 6.
refused-task-arrow-silent = Without a meaning for green you would not move at all.
refused-task-arrow-other = Not this arrow: the way on begins east of you.
refused-task-arrow-save = Keep your chi for the arrow.
refused-task-arrow-keep = Leave { name-north } on white: you will need it again.
task-green = Lay { name-east } on green.
    .help = A field may hold two arrows; then you choose one each time. One is enough here.
refused-task-green-colour = You stand on green. Give green its meaning.
refused-task-green-silent = The arrow still lies in your tray. Lay it on green first.
refused-task-green-needed = You have only just bought it. Lay it on green.
refused-task-green-keep = Leave { name-north } where it is.
task-bend = Ride: east from green, then north over white.
    .help = What you see on the board is the way that you will ride.
    .done = Two meanings, one bend. Your arrows stay with you for the next turns.
refused-task-bend-keep = Leave both arrows where they are, and ride.

task-look = You stand beside the board, in the doldrums. There you may turn: face west, to the board.
    .help = Black squares and the fringe around the board are doldrums: rides end there, and begin with one free step.
refused-task-look-edge = That way leads along the fringe: after one step you would stand in the doldrums again.
refused-task-look-keep = Leave { name-north } on white.
task-step = Ride: one free step onto the board, then by your colours.
    .help = The free step needs no meaning.
    .done = In the doldrums you choose where you face. Anywhere else you keep your direction.
refused-task-step-edge = You face the board already. Ride!
refused-task-step-keep = Leave { name-north } on white, and ride.

task-three = Two black squares lie to the east. Leap over them: boost orange with 3 chi.
    .help = Chi on a field with one arrow makes every move from that colour so many squares long, for one turn.
refused-task-three-two = Two squares on lies black again. It takes three.
refused-task-three-white = You stand on orange: boost orange.
refused-task-three-black = The first move would end on black, and your ride with it.
refused-task-three-save = Keep your chi for the leap.
refused-task-three-keep = Leave your arrows where they are.
task-leap = Ride!
    .help = What you leap over has no effect.
    .done = Over both of them. The chi of a boost is gone after the turn.
refused-task-leap-keep = Leave chi and arrows where they are, and ride.

task-off = White means north, orange means south. Ride, and see what happens on orange.
    .help = Watch where the arrows lead.
refused-task-off-save = Keep your 2 chi: you will need them in a moment.
refused-task-off-keep = Leave the arrows this time.
task-stop = Orange sends you back south, white north again: a circle without end. Brake for 2 chi!
    .help = Braking ends the ride where you stand.
    .done = Saved. Whoever rides in circles and cannot pay for the brake is out of the game.
refused-task-stop-circle = South, north, and south again: once you have come round, you must brake anyway or leave the game.

task-last = The last row. Red lies in your way, and means nothing. Buy { name-forward }: 8 chi.
    .help = { name-forward } leads on the way you face, and you face north. { name-north } would cost 10.
refused-task-last-other = That arrow would lead away from the edge. { name-forward } leads on.
refused-task-last-red = White would bring you to red, and there the ride would end.
refused-task-last-boost = A leap would do as well, this once. But try the arrow: it stays with you.
refused-task-last-keep = Leave { name-north } on white.
task-red = Lay it on red.
    .help = Red lies right ahead of you.
refused-task-red-colour = Red is the colour that has no meaning yet.
refused-task-red-silent = First lay the arrow on red.
refused-task-red-needed = You need it now. Lay it on red.
refused-task-red-keep = Leave { name-north } on white.
task-wake = Ride off the north edge!
    .help = Whoever first crosses the north edge of the last row awakens and wins.
    .done = You awaken and win.
refused-task-wake-keep = Leave the arrows where they are, and ride.

lesson-last = Now a real game against the gentlest bot: a nap, two rows long, with 10 chi to begin with. Buy { name-forward }. Every turn face north, lay it on your own colour (in the doldrums on the colour ahead of you), and ride.
