### Was nur der Plan von Dream-Quest sagt; alles andere steht in den Texten des Spiels.

board-movement = Bewegung
board-map = Traumplan: { $board }. Pfeiltasten verschieben ihn, Plus und Minus ändern die Größe.
board-breaks = Gnaden|inseln Sandbank|weg Flüster|riff Farn|treppe Stelzen|stadt Weiden|damm Dünen|straße Lampen|strand Kerzen|anger Mühlen|gasse Fluss|biegung Glimmer|wald Dornen|kehren Rauch|stufen Ziegel|straße Sternen|brücke Schlacken|hügel Laternen|weg Schilf|ufer Leiter|gasse Murmel|tal Nessel|krone Pappel|höhen Nadel|treppe Schleusen|tor Galgen|schleife
board-clock = Realitätsplan: die Uhr
board-hour-asleep = { $name }: { $hour } Uhr, schläft
board-hour-awake = { $name }: { $hour } Uhr, wach
board-stands-here = Hier träumt { $name }.
board-lies-here = Hier liegt der Avatar von { $name }.
board-kind-start = Hier beginnt jeder Traum.
board-kind-plain = Hier geschieht nichts.
board-kind-cursed = Eine hier gezogene Karte bewegt dich 1 Feld weniger.
board-kind-blessed = Beende hier deinen Traumzug: 1 Vorsehung.
board-kind-mystery = Beginnt dein Traumzug hier, wirfst du einen Würfel: Bis { $stuck_up_to } haben deine Karten keine Bewegung, ab { $lucid_from } gelingen deine Klarheitsproben.
board-kind-cycle = Beginnt dein Traumzug hier, kannst du die Quest erfüllen. Vorsehung bekommst du hier nicht.
board-secret = Geheimer Ausgang nach { $space }: nur offen, wenn der Zug hier beginnt.
board-secret-exit = geheimer Ausgang
board-secret-rule = Dem Pfeil darf nur der erste Schritt eines Zuges folgen, der an seiner Kreuzung beginnt. Gegen den Pfeil ist der Weg immer offen.
board-leads = Von hier nach { $spaces }.
board-percent = { $chance } %
board-last-slumber = Dein letzter Schlummer: Du wachst sofort auf, ohne Probe und ohne Ergebnis.
board-visited = In diesem Zug schon betreten; es gibt kein Zurück.
board-movement-left =
    { $movement ->
        [one] noch 1 Feld Bewegung
       *[other] noch { $movement } Felder Bewegung
    }
board-head-for =
    { $steps ->
        [one] Ziel { $space }: ein Schritt, er wird bestätigt
       *[other] Ziel { $space }: { $steps } Schritte, jeder wird bestätigt
    }
board-walk = Wähle ein leuchtendes Feld: den nächsten Schritt oder ein ferneres Ziel.
board-walks =
    { $movement ->
        [0] { $name } hat keine Bewegung mehr.
        [one] { $name } darf noch 1 Feld gehen.
       *[other] { $name } darf noch { $movement } Felder gehen.
    }
board-walk-done = Keine Bewegung mehr. Leuchtende Felder kosten Vorsehung.
board-on-map = Wähle ein leuchtendes Feld auf dem Plan.
board-pick = Jeden Charakter kann nur eine Person nehmen.
board-taken = vergeben an { $name }
board-toll = Du siegst, wenn zwei Würfel und { $add } weniger ergeben als dein Gebot. Mit allen { $providence }: { $chance } %.
board-fight = Dein Würfel und deine Klarheit gegen einen Würfel und deine aufgedruckte Klarheit.
board-wakes = wacht auf
board-a-die = Würfel
board-chance = Aussicht auf Erfolg
board-check-lucidity_under = Klarheitsprobe: ein Wurf unter { $lucidity }
board-check-memory_under = Gedächtnisprobe: ein Wurf unter { $memory }
board-check-memory_over = Umgekehrte Gedächtnisprobe: ein Wurf über { $memory }
board-check-providence_min = Mit { $n } Vorsehung oder mehr
board-check-providence_max = Mit { $n } Vorsehung oder weniger
board-success = Erfolg
board-failure = Fehlschlag
board-costs = Kosten: { $costs }
board-if-success = Erfolg ({ $chance } %): { $outcome }
board-if-failure = Fehlschlag: { $outcome }
board-tie = Gleichstand
board-mystery-stuck = Karten ohne Bewegung in diesem Zug
board-mystery-plain = nichts geschieht
board-mystery-lucid = Klarheitsproben gelingen in diesem Zug
board-just-now = Gerade eben
board-told-blessed = +1, gesegnet
board-told-woke = wacht auf
board-told-gave-in = gibt nach
board-told-slept = schläft ein
board-told-cancelled = wendet die Nachteile ab
board-told-back =
    { $count ->
        [0] erinnert sich an den Weg
        [one] 1 Feld zurück
       *[other] { $count } Felder zurück
    }
board-told-steps =
    { $count ->
        [one] 1 Schritt
       *[other] { $count } Schritte
    }
board-told-quest = versucht, die Quest zu erfüllen
board-told-offer = bietet { $offer }
board-nightmare = Der Albtraum
board-die-of = Würfel von { $name }: { $face }
board-counts = zählt { $count }
board-roll-memory_roll = Gedächtniswurf
board-roll-mystery = Rätselwurf
board-roll-lucidity_under = Klarheitsprobe
board-roll-memory_under = Gedächtnisprobe
board-roll-memory_over = Umgekehrte Gedächtnisprobe
board-roll-rest = Eine Rast
board-roll-ritual = Das große Ritual
board-roll-face = Das geliehene Gesicht
board-roll-toll = Der letzte Zoll
board-roll-contest = Kräftemessen
board-needs-memory_roll = Er zählt { $count }, dein Gedächtnis ist { $against }.
board-needs-mystery = Er zählt { $count }. Bis { $stuck_up_to } haben deine Karten keine Bewegung, ab { $lucid_from } gelingen deine Klarheitsproben.
board-needs-lucidity_under = Er zählt { $count } und muss unter { $against } liegen.
board-needs-memory_under = Er zählt { $count } und muss unter { $against } liegen.
board-needs-memory_over = Er zählt { $count } und muss über { $against } liegen.
board-needs-rest = Er zählt { $count }.
board-needs-ritual = Er zählt { $count } und muss { $against } oder mehr sein.
board-needs-face = { $total } gegen { $against }, mit Klarheit.
board-needs-toll =
    { $total } muss weniger sein als das Gebot von { $against }.{ $boosts ->
        [0] { "" }
        [one] { " " }Die Summe ist um 1 verbessert.
       *[other] { " " }Die Summe ist um { $boosts } verbessert.
    }
board-needs-contest = { $total } gegen { $against }, mit Klarheit.
board-kept-back =
    { $amount ->
        [0] So wie es liegt: nichts vergessen.
        [one] So wie es liegt: 1 Feld zurück.
       *[other] So wie es liegt: { $amount } Felder zurück.
    }
board-kept-stuck = So wie es liegt: Karten ohne Bewegung in diesem Zug.
board-kept-plain = So wie es liegt: Nichts geschieht.
board-kept-lucid = So wie es liegt: Klarheitsproben gelingen in diesem Zug.
board-kept-success = So wie es liegt: Erfolg.
board-kept-failure = So wie es liegt: Fehlschlag.
board-kept-tie = So wie es liegt: Gleichstand.
board-kept-gain = So wie es liegt: { $amount } Schlummer dazu.
board-kept-contest =
    { $you ->
        [yes] So wie es liegt: Du verlierst { $amount } Schlummer.
       *[no] So wie es liegt: { $name } verliert { $amount } Schlummer.
    }
board-asleep = schläft
board-awake = wach
board-printed = aufgedruckt
board-tokens =
    { $count ->
        [one] 1 Gedächtnismarker
       *[other] { $count } Gedächtnismarker
    }
board-missing =
    { $count ->
        [one] 1 fehlt
       *[other] { $count } fehlen
    }
board-to-cycle =
    { $count ->
        [0] im Traumzyklus
        [one] 1 Feld bis zum Traumzyklus
       *[other] { $count } Felder bis zum Traumzyklus
    }
board-cycle =
    { $count ->
        [0] im Zyklus
       *[other] { $count } zum Zyklus
    }
board-quest-chance = Quest { $chance } %
board-quest-great-ritual = und ein Wurf von mindestens { $at_least }
board-quest-borrowed-face = und ein gewonnener Kampf
board-quest-last-toll = oder mehr als Gebot
board-more = Mehr über den Zug
board-my-sheet = Mein Bogen
board-memory-table = Einschlafen mit Gedächtnis { $memory }
board-die = Würfel
board-back = Felder zurück
board-buy-reroll = Einen Würfel neu werfen
board-buy-boost = Einen Wurf um 1 verbessern
board-buy-buy_step = Ein Schritt mehr
board-buy-buy_slumber = 1 Schlummer
board-spaces =
    { $count ->
        [one] 1 Feld
       *[other] { $count } Felder
    }
board-how-goal = Das Ziel: als erste Person die Quest erfüllen, die auf dem Tisch liegt. Dafür musst du im Traumzyklus träumen und genug Vorsehung haben.
board-how-two = Zwei Welten. Am Tag stehst du auf der grauen Uhr, und dein Traum-Avatar liegt auf dem Traumplan; in der Nacht ist es umgekehrt.
board-how-map = Auf dem Traumplan sagt die Form, was ein Feld bewirkt. Der punktierte Weg mit Pfeil ist ein geheimer Ausgang.
board-how-card = Eine Traumkarte: oben, wie weit sie trägt, darunter, was zur Wahl steht: was es kostet, was es verlangt und was aus Erfolg und Fehlschlag wird. Im Spiel steht die Aussicht daneben.
