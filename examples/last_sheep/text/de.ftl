game-name = Das letzte Schaf
game-pitch = Schaf um Schaf springt über den Zaun. Sieh du das letzte springen.
game-how-to-play =
    Wer das letzte Schaf springen sieht, schläft ein und gewinnt.
    Bist du dran, lass ein, zwei oder drei Schafe springen.

question-turn =
    { $left ->
        [one] Ein Schaf ist noch da. Wie viele lässt du springen?
       *[other] { $left } Schafe sind noch da. Wie viele lässt du springen?
    }
move-jump =
    { $sheep ->
        [one] Ein Schaf springen lassen
       *[other] { $sheep } Schafe springen lassen
    }
event-jumped =
    { $you ->
        [yes] Du lässt { $sheep } springen; { $left } übrig.
       *[no] { $seat } lässt { $sheep } springen; { $left } übrig.
    }
result-asleep = { $winners } hat das letzte Schaf springen sehen und schläft.

field-left = Schafe übrig
    .help = Sie sind noch nicht gesprungen.
field-turn_seat = Am Zug
    .help = Wer jetzt Schafe springen lässt.

refused-last-sheep-too-many =
    { $most ->
        [one] Lass ein Schaf springen: Es ist das letzte.
       *[other] Lass 1 bis { $most } Schafe springen.
    }
refused-last-sheep-impossible = Es sind noch 1 bis { $sheep } Schafe da, und am Zug ist jemand am Tisch.
