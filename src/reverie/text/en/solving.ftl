### What the command `solve` says.

solve-working = Solving
solve-proving = Proving
solve-done = Solved: { $positions } positions with { $games } matrix games. Value of a Psycle for the first seat, on a scale from -1 to +1: { NUMBER($value, minimumFractionDigits: 9, maximumFractionDigits: 9) }.
solve-certificate = Certificate: a best response wins { $first } from the first seat and { $second } from the second seat beyond that value. An opponent who only wants to tie gets a tie in { NUMBER($tied, minimumFractionDigits: 2, maximumFractionDigits: 2) } % of Psycles at most.
solve-ties-for-ever = With this content, an opponent can tie for ever. The value then counts for one Psycle, not for the game.
solve-written = Written: { $file } ({ $kilobytes } kB)
solve-chances = Chance to win the game: first seat { NUMBER($first, minimumFractionDigits: 4, maximumFractionDigits: 4) } %, second seat { NUMBER($second, minimumFractionDigits: 4, maximumFractionDigits: 4) } %.
solve-value = Value of this Psycle for the first seat, on a scale from -1 to +1: { NUMBER($value, minimumFractionDigits: 9, maximumFractionDigits: 9) }.
solve-seat =
    { $seat ->
        [0] First seat:
       *[other] Second seat:
    }
solve-card = { "  " }card { $card }: play it in { NUMBER($share, minimumFractionDigits: 4, maximumFractionDigits: 4) } %; chance to win the game with it: { NUMBER($worth, minimumFractionDigits: 4, maximumFractionDigits: 4) } %

## Solving
refused-solve-game = Only Psycle can be solved exactly, not { $game }. Write: reverie solve psycle.
refused-solve-players = Only Psycle for two can be solved exactly, not with { $players } players.
refused-solve-over = The game in this position is over. There is nothing to choose any more.
refused-solve-too-large = This content is too large to solve: it has up to { $cells } positions, and no more than { $most } can be solved. Fewer rounds, fewer different tiles or fewer gems make it smaller.
refused-solve-needs-more = Solving needs numpy and scipy. Install them with: pip install "reverie[solve]".
refused-solve-one-of-two = A position file brings its own content and is answered on the screen. Leave out --overrides and --out, or --position.
refused-solve-table-unreadable = This is no table of a solved Psycle, or it is damaged. Solve again.
refused-solve-table-other-content = The table belongs to other content or other rules. Solve again with this content.
