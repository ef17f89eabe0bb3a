### Was nur das Brett von Project Dreamscape sagt; alles andere über das Spiel steht in seinem eigenen text-Ordner.

board-night-left =
    { $count ->
        [0] Die Nacht ist vorbei: keine Karte ist übrig
        [one] Was von der Nacht bleibt: 1 Karte
       *[other] Was von der Nacht bleibt: { $count } Karten
    }
board-night-cards = übrig von der Nacht
board-chain =
    Kette aus { $length }: { $type }, { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
board-place = Karte { $number } von { $count }, von unten gezählt
board-would-change = Nach oben geholt, ändert sie deine Ketten um { $points }.
board-would-add = Brächte zum Ergebnis: { $points }.
board-empty-stack = Noch keine Träume
board-spent = In diesem Zug verbraucht
board-unspent = 1 Kaufpunkt wert
board-z-cards =
    { $count ->
        [one] 1 Z-Karte
       *[other] { $count } Z-Karten
    }{ $spent ->
        [0] { "" }
       *[other] , { $spent } verbraucht
    }
board-fresh = Liegt noch quer: ab dem nächsten eigenen Zug zu kaufen
board-active =
    { $you ->
        [yes] Du bist am Zug
       *[no] Am Zug
    }
board-position = Position { $position }: { $card }, Preis { $price }.
board-position-price = Position { $position }, Preis { $price }
board-z-here = Verdeckt: Wer sie kauft, bekommt eine Z-Karte
board-last = Letzter Kauf
board-buys = { $seat } kauft { $card }
board-dreams = { $seat }: { $type } ({ $card })
board-dreams-on = { $type } ({ $card })
board-to-next =
    { $points ->
        [one] Noch 1 Punkt bis zur nächsten Stufe
       *[other] Noch { $points } Punkte bis zur nächsten Stufe
    }
board-mine =
    Jetzt hättest du { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }, mit { $z ->
        [one] 1 Z-Karte.
       *[other] { $z } Z-Karten.
    }
board-deck-size =
    { $count ->
        [one] 1 Karte im Spiel
       *[other] { $count } Karten im Spiel
    }
board-deck-start = { $count } davon bleiben nach der Vorbereitung für die Nacht.
board-new-type = neu
board-replaces = ersetzt „{ $type }“
board-solo-goal = Allein spielst du Virtuelles Träumen: Der Ablagestapel vertritt die anderen, und dein Ergebnis sagt, wie gut der Traum war. Neue Ergebnisstufen beginnen bei { $bands }.
board-how-row = Die Traumlandschaft: Das Schild sagt, was eine Karte kostet. Du zahlst mit deinen Z-Karten. Die teuerste Karte liegt neben dem Schlafstapel, und jeder Strich der Skala über der Reihe ist eine Karte, die der Nacht noch bleibt.
board-how-chains = Ein REM-Stapel von unten nach oben. Die Karten sind so gedreht, dass gleiche Traumarten nebeneinanderliegen; die Linien messen die Ketten und sagen, was sie bringen. Hier zählen sie { $points }, und jede Z-Karte { $content_z_card_points }.
board-how-types = Die Traumarten und was sie tun. Die letzten drei gehören zur Kontrollierten Studie: Jede von ihnen kann eine der anderen ersetzen.
