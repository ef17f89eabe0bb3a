### The lessons of Psycle (lessons.toml): a task, help, what came of it, and why something else is not meant.

task-larger = The bot has 2 gems, so it can play a 2 at most. Play a card that beats 0, 1 and 2.
    .help = A larger number beats a smaller one, and a card costs its number in gems.
    .done = Beaten: your stars are your points. Win or lose, a card costs its number in gems.
refused-task-larger-five = A 5 beats nearly everything, but it loses to a 1, and the bot can pay for a 1.
refused-task-larger-draw = A 2 against a 2 is a draw: no points for either of you.
refused-task-larger-loses = That loses to a 2. Play a larger number.

task-one = The bot tells you that it plays a 5, and it is honest. Beat it.
    .help = One card beats the 5: the smallest that is not 0.
    .done = 1 beats 5. So no card is safe from all others.
refused-task-one-draw = 5 against 5 is a draw, and costs you 5 gems.
refused-task-one-loses = A 5 beats that card. Only the 1 beats a 5.

task-target = The target is 3, its bonus +2. The bot has 2 gems. Win, and take the bonus too.
    .help = Whoever beats somebody with the target number gets the bonus once.
    .done = 2 stars and 2 bonus: 4 points.
refused-task-target-plain = A 4 would win as well, but only the target number brings the bonus.
refused-task-target-loses = That card does not win for sure, and without a win there is no bonus. Which number is the target?

task-zero = You have 2 gems left, and the bot announces a 4. You cannot win this round: make the best of it.
    .help = A 0 costs nothing, and brings you as many gems as the largest number on the table.
    .done = 4 gems for losing. You are rich again.
refused-task-zero-loses = That loses to the 4 and costs your last gems. What costs nothing?

task-most = Three bots have 1 gem each: 0 or 1 is all they can play. Which card surely beats them all and has the most stars?
    .help = You score the stars of your card for every opponent you beat: 3 for a 1 or a 2, 2 for a 3, 1 for a 4 or a 5.
    .done = 3 stars for each of 3 opponents: 9 points for 2 gems.
refused-task-most-five = A 5 loses to every 1.
refused-task-most-fewer = That beats them all, but its stars are fewer than those of another card that does the same.
refused-task-most-draw = That does not beat a 1.

task-spend = The last round. The bot has no gems and must play 0. Whoever has the better final score takes the tile: find the card that wins.
    .help = After round 5 every gem you still have costs 1 point, and your card gives its number to the bot’s 0.
    .done = 7 without a gem left against 11 less 5 gems. Your second tile wins the game!
refused-task-spend-left = You would keep gems, and each costs you a point; the bot would get fewer. Spend them all.

lesson-last = Now a real game: one Psycle of five rounds against the gentlest bot.
