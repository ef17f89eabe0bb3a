### The lessons of Project Dreamscape (lessons.toml): a task, help, what came of it, and why something else is not meant.

task-z = You pay with Z cards, the facedown ones: 1 point each, every turn. You have one. Take another.
    .help = Each Z card costs you 1 point at the end of the project. Early on it is worth it.
refused-task-z-poor = With 1 point you could only buy the card at position 1, and it does not fit. Take a Z card.
task-chain = 2 points to spend. Buy the card at position 2: it shares { name-FF } with the top of your stack.
    .help = Neighbours in your REM stack that share a dream type form a chain; two in a row score 2.
refused-task-chain-apart = Cheap, but it shares no dream type with the top of your stack: no chain.
task-respite = A bought card dreams at once, one of its two types. Choose { name-PR }.
    .help = { name-PR } gives you a Z card.
    .done = A chain of two scores 2, and your third Z card could pay for something at once.
refused-task-respite-float = { name-FF } moves a card of your stack to its top. Your chain is good as it is.

task-two = Your top card shows { name-IS } and { name-RD }. With 3 points, buy the card that goes on with both.
    .help = A card counts for both its types, in the chains of each.
    .done = { name-IS }: 4 in a row, 6 points instead of 4. { name-RD }: a new chain of 2. That is 4 points from one card.
refused-task-two-one = It goes on with one type: 2 points. Another card goes on with both.

task-link = Buy the card with { name-RD }, at position 2.
    .help = Some types lead on to another card: a cascade.
refused-task-link-apart = That one shares nothing with your stack.
task-again = Perform { name-RD }: it repeats a type of the card beneath.
    .help = Beneath it lies a card with { name-LD } and { name-PR }.
refused-task-again-short = That works too, but only once. Try the cascade: { name-RD }.
task-under = The card beneath dreams now. Choose { name-PR }.
    .help = It gives you a Z card, though you did not buy that card this turn.
    .done = One purchase, two cards dreaming. Within a cascade a card performs the same type only once.
refused-task-under-reserve = { name-LD } reserves a card; that comes next. This time choose { name-PR }.

task-cheap = The best card for you lies at position 5 and costs 5: you have 2. Buy the one at position 1 first.
    .help = It shows { name-LD }, and shares { name-PR } with your stack.
refused-task-cheap-apart = That one shares nothing with your stack, and helps you to nothing.
task-lucid = Choose { name-LD }: it reserves a card of the row for you.
    .help = From your next turn on a reserved card costs you 1 point only.
refused-task-lucid-respite = A Z card is good, but the dear card would be gone. Choose { name-LD }.
task-keep = Reserve the card at position 5.
    .help = It shares { name-PR } with your stack, and nobody else can buy it now.
    .done = Next turn you get for 1 point what costs 5.
refused-task-keep-cheap = Take the dear one that fits: position 5.

task-best = The Sleep Deck is empty: whatever you buy, the project ends. Buy the card that brings the most.
    .help = Points are chains less Z cards. Look for the card that shares both types with your top card.
refused-task-best-apart = It shares nothing with your top card, and brings nothing.
refused-task-best-one = One type in common: 2 points, and only a tie. Another card brings 4.
task-silent = Choose { name-PR }: with an empty deck nothing happens, and nothing is just right.
    .help = A Z card now would cost you a point.
    .done = The row cannot be filled: the project is over, and 3 points win against 1.
refused-task-silent-again = { name-RD } would lead to the card beneath. You do not need it any more.

lesson-last = Now a real game, against three of the gentlest bots: with four the deck is soon used up.
