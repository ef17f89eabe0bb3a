### Tonight's dream: each day one deal per game, the same for everybody.

## Why not

refused-daily-withheld = Tonight's dream is still being dreamed: others have yet to play this deal. When the day is over, everybody may look.
refused-daily-not-finished = First dream it yourself: the results of today are for those who have finished this game.
refused-daily-played-here = On this device somebody else has begun this game today. Everybody dreams it once, and so does every device.
refused-daily-no-day = There are no results of { $given }: no dream was dealt here on that day.
refused-daily-no-bots = { $game } has no bots that play it sensibly, so there is no dream of it.
refused-daily-no-entropy = In Tonight's dream everybody meets the same deal, so nobody can add a word to the shuffles.
refused-daily-no-takeback = In Tonight's dream a move stands, for everybody alike.
refused-daily-no-hints = In Tonight's dream the coach keeps silent until the day is over.
refused-daily-once = Everybody dreams Tonight's dream once. The next one comes at midnight (UTC).
refused-daily-only-moves = Tonight's dream is set, the same for everybody: here you only play.

## What is wrong with a record

refused-daily-bad-day = { $given } is no day. A day is written like 2026-11-18.
refused-daily-bad-digest = This is not written as 64 hexadecimal digits.
refused-daily-outside = { $day } is outside this chain of days, which began on { $first } and has { NUMBER($days, useGrouping: 0) } of them.
refused-daily-no-link = The record does not have the link of { $day }, so it cannot be proved yet that the deal was fixed beforehand. Download it again when that day is over.
refused-daily-wrong-anchor = The link does not lead to the anchor: { $number } hashings lead to { $computed }, and the record names { $given }. Day, link or anchor is not the right one.
refused-daily-wrong-seed = The seed does not follow from the link of { $day }: this was not the deal of that day.
refused-daily-fork = A game that goes on from another one cannot be a daily deal.
refused-daily-entropy = A word was added to the shuffles, so this cannot be the deal that everybody had.
refused-daily-other-anchor = The record names the anchor { $found }, not the one that you noted ({ $given }).
refused-daily-none = This is no record of a daily deal, so it names no anchor.

## In the terminal

verify-daily = { "  " }It was the deal of { $day }, day { NUMBER($number, useGrouping: 0) } of a chain that began on { $first }: its seed follows from that day's link, and the link leads back to the anchor
verify-daily-anchor = { "  " }{ $anchor }.
verify-daily-same = { "  " }That is the anchor you noted, so the deal was fixed before you noted it.
verify-daily-compare = { "  " }Whoever noted that anchor beforehand (reverie verify --anchor) knows that the deal was fixed since then.
daily-anchor = Anchor of Tonight's dream: { $anchor }
daily-first-day = First day: { $first }
daily-today = Today is day { NUMBER($number, useGrouping: 0) } ({ $day }, UTC).
daily-publish =
    Publish the anchor and the first day where others keep them: on your page, in a message to your friends. Whoever has
    noted them can prove later that every day's deal was fixed by then (reverie verify --anchor). The secret stays in the
    database; whoever reads that knows all deals to come.
daily-no-chain = No server has been started with this database yet. The chain of days begins when one is.
