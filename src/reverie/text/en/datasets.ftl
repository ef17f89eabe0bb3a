### What the command that writes datasets says, and why a dataset cannot be written or read.

export-writing = Writing games
export-rate = { $rows } rows/s
export-done =
    { $games ->
        [one] 1 game
       *[other] { $games } games
    } with { $rows ->
        [one] 1 row
       *[other] { $rows } rows
    }: { $folder } ({ $megabytes } MB, { $rate } rows/s).
export-left-out =
    { $left_out ->
        [one] 1 record was left out: its game is not over, goes on from another one, or is not the one that was asked for.
       *[other] { $left_out } records were left out: their games are not over, go on from others, or are not what was asked for.
    }
export-stopped =
    Stopped. { $games ->
        [one] 1 game is
       *[other] { $games } games are
    } in { $folder }; its metadata says that more were asked for.
refused-agents-missing = This needs the package { $package }, which is not installed. Install it with: pip install '{ $extra }'
refused-no-encoding = { $game } does not say how its views and moves become numbers, so it cannot be learned from here. Choose another game.
refused-dataset-folder-not-empty = The folder { $folder } is not empty. Choose another one, or replace the dataset in it with --overwrite.
refused-dataset-no-game = Nothing says which games to write. Name a game for bots to play, or records of games with --records.
refused-dataset-records-alone = Records hold games that have been played, so { $option } does not fit beside --records. Leave one of them out.
refused-dataset-bots = { $given } bots cannot take { $players } seats. Name one bot for all seats, or one for each.
refused-dataset-no-records = There is no finished game among these records; left out: { $left_out }. Name other files or folders, or another game or number of players.
refused-dataset-mixed = This is { $other } (players: { $count }), but the games before it are { $game } (players: { $players }). A dataset holds one kind: say which with GAME and --players, and others are left out.
refused-dataset-game-failed = Game { $number } (seed { $seed }) went wrong, so the dataset ends before it. { $reason }
refused-dataset-worker-lost = A process that played games ended by itself, so the dataset is not complete. { $reason }
refused-not-a-dataset = This is not a dataset. A dataset is a folder that reverie export-games wrote, with a metadata.json in it.
refused-dataset-other-numbers = This dataset describes views or moves of { $game } by other numbers than this Reverie does. Use the version that wrote it, or write it again.
refused-dataset-no-such-game = There is no game { $episode } in this dataset. It has { $games }, counted from 0.
refused-encoding-does-not-fit = This content does not fit into the fixed numbers for learning agents: { $what } may have at most { $most } entries there. Use fewer, or play without them.
refused-encoding-offers = At this table somebody could come to offer more Providence than the fixed actions for learning agents count ({ $most }). Choose a limit of rounds, at most { $rounds } (max_rounds), or another quest.
