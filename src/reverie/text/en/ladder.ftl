### What the command `ladder` says.

ladder-playing = Playing
ladder-goes-on = { $done } of { $games } games have been played already.
ladder-stopped = Stopped. { $done } of { $games } games are kept; the same command goes on from there.
ladder-pair = { $stronger } against { $weaker }: { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } % of { $games } games ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } to { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) })
ladder-written = Written: { $file }

refused-ladder-levels = A ladder needs at least two different levels, but these were given: { $given }. Name them with --levels, the weakest first.
refused-ladder-needs-more = Ratings need openskill. Install it with: pip install "{ $extra }".
refused-ladder-other-plan = { $file } holds games of another ladder ({ $what }). Choose another folder with --out, or move that file away.
refused-ladder-other-levels = The games in { $file } were played by other levels under the same names: by an earlier Reverie, or by other networks or tables. Choose another folder with --out, or move that file away.
refused-not-a-ladder = { $file } is no file of a ladder's games, or it is damaged. Move it away and play again.
refused-ladder-game-failed = A game went wrong (seed { $seed }). The games before it are kept. { $reason }
refused-ladder-worker-lost = A process that played games ended by itself. The games before that are kept; the same command goes on from there. { $reason }
