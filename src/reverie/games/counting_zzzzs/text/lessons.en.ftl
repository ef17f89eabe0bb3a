### The lessons of Counting Zzzzs (lessons.toml): a task, help, what came of it, and why something else is not meant.

task-star = You dream of a beach. Go on with the card that brings the most: { name-movie_star }.
    .help = The next card must share a theme (a sheep) with the last one, and have another kind (its frame). Only what fits can be chosen.
    .done = Beach and film star share a theme, and place and person are two kinds. Each element counts 1, and its number on top.
refused-task-star-minus = It would fit, but its number is minus: it would cost you points.
refused-task-star-nothing = It would fit, but without a number it counts 1 only. The film star has plus 3.

task-saw = After your first card you play a second one. Give { name-chainsaw } to the bot’s dream.
    .help = It fits there: it shares a theme with the last element and is of another kind.
    .done = 4 points less in the dream of the leader. Bad cards are presents, too.
refused-task-saw-gift = That would be a present: it has a plus number.
refused-task-saw-wasted = Thrown away, it hurts nobody. Give it to the bot.
refused-task-saw-later = Keep that one. { name-chainsaw } is the card to be rid of.

task-fifth = Your dream has four elements, and only from five on does it count. Play a good fifth one: { name-pillow_fort }.
    .help = A dream of fewer than five elements is worth nothing when you wake.
refused-task-fifth-minus = It would be the fifth, but minus. { name-pillow_fort } brings plus 3.
task-bank = Now it counts. Wake yourself with { name-snoring }, before somebody spoils it.
    .help = Wake Up cards work on yourself too: your dream is scored at once.
    .done = 5 elements and 16 on the cards: 21 points.
refused-task-bank-snoring = Do not throw it away: play it on yourself.
refused-task-bank-wait = You could dream on, but every turn somebody may give you a chainsaw. Take your points now.

task-noise = The bot’s dream is good, but has only four elements. Wake it with { name-snoring }!
    .help = Who wakes with fewer than five elements gets nothing.
    .done = Four fine elements, no points.
refused-task-noise-own = Your own dream has two elements: you would lose it.
refused-task-noise-fifth = Then the bot lays a fifth element, and the dream counts. Wake it now.

task-turn = Two context cards lie sideways in your dream. One plus and one minus element: a tie. Tip it with { name-winning_prize }.
    .help = When you wake, context cards turn to the side of which there are more elements; on a tie they stay at 0.
refused-task-turn-minus = That would be the second minus: both context cards would turn to their bad side.
refused-task-turn-tie = It has no number: it stays one to one, and the context cards count nothing.
task-count = Two plus to one minus. Wake yourself and see them turn.
    .help = How many there are decides, not how large their numbers are.
    .done = 5 elements, 4 from the numbers, and 4 from the context cards: 13 points.
refused-task-count-wait = Wake yourself: it is worth 13 points now.

task-block = The bot plays { name-snoring } on you, and you have four elements. Stop it with { name-heavy_sleeper }.
    .help = Blocks are the only cards you can play outside your own turn. This one stops any Wake Up.
    .done = You sleep on. Nobody but you knew that you had it.
refused-task-block-lost = Then you wake with four elements, and all is lost. You hold a Block!

task-win = 27 points, and your dream is worth more than 13. Whoever reaches 40 wins at once: wake up!
    .help = { name-phone_call } wakes whom you choose.
    .done = Over 40. You win, in the middle of the night.
refused-task-win-other = The bot’s dream is too short to matter. Wake yourself, and you win.
refused-task-win-wait = You can win now: wake yourself.

lesson-last = Now a real game against the gentlest bot. This time 20 points are enough.
