### Was nur das Brett von „Schäfchen zählen“ sagt; alles andere über das Spiel steht in seinem eigenen text-Ordner.

board-theme = { $name } ({ $theme })
board-interplay = { $points } mit „{ $card }“
board-interplay-as = als „{ $side }“: { $points } mit „{ $card }“
board-dream-of = Der Traum von { $name }
board-asleep = schläft
board-awake = wach
board-score = { $score } von { $target } Punkten
board-nothing = Wach: Jedes Element darf beginnen.
board-elements = Elemente
board-balance = Zählung
board-numbers = Werte
board-interplay-short = Zusammensp.
board-worth = Wert
board-worth-now = Dieser Traum ist jetzt { $total } wert
board-from = ab { $count }
board-too-short = Er zählt erst ab { $count } Elementen; am Morgen immer.
board-step-1 = { $count ->
        [one] 1 Element, ein Punkt je Element.
       *[other] { $count } Elemente, ein Punkt je Element.
    }
board-step-2 = { $plus } positive, { $minus } negative.
board-step-3 = Werte auf den Karten: { $points }.
board-step-4 = Zusammenspiel: { $points }.
board-turns-plus = Quer liegende Karten würden auf ihre positive Seite gedreht.
board-turns-minus = Quer liegende Karten würden auf ihre negative Seite gedreht.
board-turns-none = Quer liegende Karten blieben quer.
board-turned-plus = Quer liegende Karten drehen sich auf ihre positive Seite.
board-turned-minus = Quer liegende Karten drehen sich auf ihre negative Seite.
board-turned-none = Quer liegende Karten bleiben quer.
board-next-place = Das nächste Element
board-next = Es braucht { $themes } und darf nicht von der Art { $kind } sein.
board-next-any = Jedes Element darf beginnen.
board-waits = Sie schwebt: Vielleicht antwortet jemand darauf.
board-follows = Folgt durch { $themes }.
board-lies = Liegt quer.
board-fixed = Eine Zwingende Aktion hat diese Seite festgelegt.
board-tucked = Darunter: „{ $card }“.
board-aimed = „{ $card }“ soll sie festlegen.
board-asked = Geheim gefragt: { $names }.
board-turn = Zug
board-begins = Die Nacht beginnt.
board-morning =
    { $count ->
        [one] Noch 1 Karte. Ist der Nachziehstapel leer, ist es Morgen.
       *[other] Noch { $count } Karten. Ist der Nachziehstapel leer, ist es Morgen.
    }
board-story = Die Träume als Geschichten
board-story-of = Den Traum von { $name } erzählen
board-story-none = { $name } ist wach. Noch gibt es nichts zu erzählen.
board-waking = { $name } wacht auf
board-skip = Überspringen
board-new-total = { $before } → { $after } von { $target }
board-lost = Aus der Hand verloren:
board-fits-mine = In deinem Traum: { $change }.
board-fits = Im Traum von { $name }: { $change }.
board-fits-nowhere = passt nirgends
board-action = Aktion
board-no-cards = Du hast keine Karten. In deinem Zug ziehst du wieder.
board-what-now = Was aus dieser Karte wird
board-take-up = Nimm eine Karte auf, dann sag, was aus ihr wird.
board-all-moves =
    { $count ->
        [one] 1 weiterer Zug beim Namen
       *[other] { $count } weitere Züge beim Namen
    }
board-would = { $change }, dann { $total }
board-would-score = bringt { $total }
board-would-lose = der Traum ist verloren
board-how-flock = Fünf Themen, jedes ein Schaf mit eigenem Buchstaben, eigener Farbe und eigener Wolle; vier Arten von Elementen.
board-how-row = In einem Traum hat jedes Element ein Thema mit dem davor gemeinsam, damit dieses Schaf über den Zaun springen kann, und ist von anderer Art.
board-how-context = Eine Zusammenhangs-Karte liegt quer, wie in der Mitte. Beim Aufwachen dreht sie sich: ins Positive, wenn der Traum mehr positive als negative Elemente hat, sonst ins Negative.
board-how-score = Ein Traum zählt ab { $least } Elementen; mit { $most } wachst du auf. Ein Punkt je Element, dann die Werte, dann das Zusammenspiel von Karten, die zusammengehören. { $target } Punkte gewinnen.
