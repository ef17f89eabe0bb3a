### The lessons of Dream-Quest (lessons.toml): a task, help, what came of it, and why something else is not meant.

task-card = You dream. Every dream turn begins with a card: take the quiet choice, “{ name-up-a-tree }”.
    .help = Each choice says what it costs and what may come of it.
refused-task-card-risk = It costs Providence and Slumber, and then a die decides. Not for the beginning.
task-walk = The card lets you move 1 space. Go on along the road, away from the start: { name-BR3 }.
    .help = You may always move fewer spaces, but never back to a space of this turn.
    .done = Then you lose 1 Slumber, as after every dream turn, and the next one is on.
refused-task-walk-back = That way leads back to the start. The Dream Cycle lies at the other end.
refused-task-walk-stay = You may stay, but a step forward is free.

task-secret = Your turn begins at a crossroads with a secret exit (an arrow). Take it, onto the blessed bridge.
    .help = A secret exit is open only on the first step of a turn that begins at its crossroads.
    .done = Whoever ends a dream turn on a blessed space gains 1 Providence.
refused-task-secret-plain = An ordinary road. The secret exit is open only now, and leads to a blessing.
refused-task-secret-stay = Here is no blessing. Take the secret exit.

task-clear = Lucidity 6, and a shrine. “{ name-pray }” is a test: the die must be less than your Lucidity.
    .help = Only a 6 would fail. The clearer your head, the better such tests.
    .done = A 2 is less than 6: Providence and sleep for you. Providence is what quests ask for.
refused-task-clear-afraid = Careful, but you succeed on 1 to 5. Pray!

task-rest = Slumber 1: after this turn you would wake up. Stay and listen: “{ name-hear-it-out }”.
    .help = At Slumber 0 you wake, and fall asleep again only by way of the real world, where you may forget.
    .done = 3 Slumber more, and 1 Providence. Sometimes resting is faster.
refused-task-rest-wakes = It costs 2 Slumber. You have 1, and would wake at once.

task-duel = You have come to a space where the bot dreams. Challenge it!
    .help = Both roll a die and add their Lucidity: yours is 6, the bot’s 2.
    .done = 10 to 5: the bot loses 5 Slumber and goes back a space, you go forward. A lost challenge would have cost nothing.
refused-task-duel-free = A challenge that fails costs you nothing, and yours can hardly fail.

task-ritual = The Dream Cycle, and enough Providence: the Quest! The die shows 5, and 6 is needed. Better it by 1.
    .help = For 5 Providence a roll counts one better. You have 25, and 20 must remain.
    .done = 6: the Quest is fulfilled, and you win.
refused-task-ritual-five = 5 is not enough for the Great Ritual.
refused-task-ritual-luck = A new roll costs 5 as well and may be anything. One better is certain.

lesson-last = Now a real game against the gentlest bot: on the short board, and close to the Dream Cycle.
