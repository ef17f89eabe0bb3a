### Was nur das Brett von Psycle sagt; alles andere über das Spiel steht in seinem eigenen text-Ordner.

board-target = Ziel
board-played = { $card } gespielt
board-hand =
    { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
board-later = noch verdeckt
board-how-cards = Deine sechs Karten. Oben die Zahl und was sie an Edelsteinen kostet; die 0 ist frei und bringt welche. Die Sterne bekommst du für jeden, den du schlägst. Unten steht, welche Zahlen die Karte schlägt.
board-how-wheel = Was schlägt was: Jeder Pfeil führt vom Sieger zum Verlierer. Die { $card } schlägt { $beats } und verliert gegen { $loses }. Der gestrichelte Ring zeigt das Ziel der Runde; in der Mitte steht der Bonus dafür, damit jemanden zu schlagen.
board-how-duel =
    Alle Karten werden zugleich aufgedeckt. Hier schlägt die { $winner } die { $loser } und bringt { $stars ->
        [one] 1 Punkt
       *[other] { $stars } Punkte
    }, und +{ $bonus } dazu, wenn sie das Ziel ist. Beide zahlen in Edelsteinen: { $cost } und { $lost }.

board-psycle-over = Psycle { $number } ist vorbei
board-end-points = Punkte
board-end-gems = Restliche Edelsteine
board-end-final = Endstand
board-end-tile = nimmt ein Siegplättchen
board-end-again = Gleichstand: Niemand nimmt ein Siegplättchen, das Psycle wird wiederholt.
board-end-no-tile = Niemand nimmt ein Siegplättchen.
board-go-on = Weiter
