### What the command `train` says.

train-play = Playing
train-fit = Learning
train-measure = Measuring
train-round = Round { $round }: { $samples } positions; off by { NUMBER($loss, minimumFractionDigits: 4, maximumFractionDigits: 4) } (a mere guess: { NUMBER($guess, minimumFractionDigits: 4, maximumFractionDigits: 4) })
train-score = Against { $other }: { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } % of { $games } games (give or take { NUMBER($reach, minimumFractionDigits: 1, maximumFractionDigits: 1) })
train-stopped = Stopped. What has been played and learned so far lies in { $folder }; the same command goes on from there, at the latest round's beginning.
train-done = The best network: { $net }. How it went: { $picture }
train-used = The bots on this machine play by it now: { $file }

refused-train-needs-more = Training needs JAX, optax and numpy. Install them with: pip install "{ $extra }".
refused-train-no-heuristics = { $game } does not say what a search should look at (Game.heuristics), so nothing can be trained for it.
refused-train-other-plan = { $folder } holds a training with other settings. Choose another folder with --out, or move that one away.
refused-train-plan-damaged = { $file } is damaged, so nobody knows what was trained there. Choose another folder with --out, or move that one away.
refused-train-game-failed = A game went wrong (seed { $seed }). What was learned before it is kept. { $reason }
refused-train-worker-lost = A process that played games ended by itself. What was learned before that is kept; the same command goes on from there. { $reason }
refused-net-unreadable = A network cannot be read: it is damaged, or no network of Reverie's. Train it again, or take the file away.
refused-no-mind = There is no network for { $game } with { $players } players. Train one with: reverie train { $game } --players { $players } --use.
