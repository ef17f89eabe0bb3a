game-name = Last Sheep
game-pitch = Sheep after sheep jumps over the fence. Be the one who sees the last.
game-how-to-play =
    Whoever sees the last sheep jump falls asleep and wins.
    When it is your turn, let one, two or three sheep jump.

question-turn =
    { $left ->
        [one] One sheep is left. How many do you let jump?
       *[other] { $left } sheep are left. How many do you let jump?
    }
move-jump =
    { $sheep ->
        [one] Let one sheep jump
       *[other] Let { $sheep } sheep jump
    }
event-jumped =
    { $you ->
        [yes] You let { $sheep } jump; { $left } left.
       *[no] { $seat } lets { $sheep } jump; { $left } left.
    }
result-asleep = { $winners } saw the last sheep jump, and sleeps.

field-left = Sheep left
    .help = They have not jumped yet.
field-turn_seat = Turn
    .help = Who lets sheep jump now.

refused-last-sheep-too-many =
    { $most ->
        [one] Let one sheep jump: it is the last.
       *[other] Let 1 to { $most } sheep jump.
    }
refused-last-sheep-impossible = There are 1 to { $sheep } sheep left, and it is the turn of somebody at the table.
