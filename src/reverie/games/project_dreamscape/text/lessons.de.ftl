### Die Lektionen von Project Dreamscape (lessons.toml): Aufgabe, Hilfe, was daraus wurde, und warum etwas anderes nicht gemeint ist.

task-z = Du zahlst mit Z-Karten, den verdeckten: je 1 Kaufpunkt, in jedem Zug. Du hast eine. Nimm noch eine.
    .help = Jede Z-Karte kostet dich am Ende 1 Punkt. Früh im Spiel lohnt sie sich.
refused-task-z-poor = Mit 1 Punkt könntest du nur die Karte auf Position 1 kaufen, und die passt nicht. Nimm eine Z-Karte.
task-chain = Du hast 2 Punkte. Kaufe die Karte auf Position 2: Sie teilt „{ name-FF }“ mit der obersten deines Stapels.
    .help = Nachbarn im REM-Stapel mit gleicher Traumart bilden eine Kette; zwei in Folge zählen 2.
refused-task-chain-apart = Billig, aber ohne gemeinsame Traumart mit deiner obersten Karte: keine Kette.
task-respite = Eine gekaufte Karte träumt sofort eine ihrer beiden Arten. Wähle „{ name-PR }“.
    .help = „{ name-PR }“ bringt dir eine Z-Karte.
    .done = Eine Kette aus zweien zählt 2, und die dritte Z-Karte könnte sofort etwas bezahlen.
refused-task-respite-float = „{ name-FF }“ holt eine Karte deines Stapels nach oben. Deine Kette ist gut, wie sie ist.

task-two = Deine oberste Karte zeigt „{ name-IS }“ und „{ name-RD }“. Kaufe mit 3 Punkten die Karte, die beides fortsetzt.
    .help = Eine Karte zählt für beide Traumarten, in den Ketten beider.
    .done = „{ name-IS }“: 4 in Folge, 6 Punkte statt 4. „{ name-RD }“: eine neue Kette aus 2. Zusammen 4 Punkte durch eine Karte.
refused-task-two-one = Sie setzt eine Art fort: 2 Punkte. Eine andere setzt beide fort.

task-link = Kaufe die Karte mit „{ name-RD }“ auf Position 2.
    .help = Manche Traumarten führen zu einer weiteren Karte: eine Kaskade.
refused-task-link-apart = Diese hat mit deinem Stapel nichts gemeinsam.
task-again = Führe „{ name-RD }“ aus: Er wiederholt eine Art der Karte darunter.
    .help = Darunter liegt eine Karte mit „{ name-LD }“ und „{ name-PR }“.
refused-task-again-short = Das geht auch, aber nur einmal. Probiere die Kaskade: „{ name-RD }“.
task-under = Jetzt träumt die Karte darunter. Wähle „{ name-PR }“.
    .help = Das bringt dir eine Z-Karte, obwohl du die Karte nicht in diesem Zug gekauft hast.
    .done = Ein Kauf, zwei träumende Karten. In einer Kaskade führt eine Karte dieselbe Art nur einmal aus.
refused-task-under-reserve = „{ name-LD }“ reserviert eine Karte; das kommt als Nächstes. Nimm hier „{ name-PR }“.

task-cheap = Die beste Karte für dich liegt auf Position 5 und kostet 5: Du hast 2. Kaufe erst die auf Position 1.
    .help = Sie zeigt „{ name-LD }“ und teilt „{ name-PR }“ mit deinem Stapel.
refused-task-cheap-apart = Diese hat mit deinem Stapel nichts gemeinsam und hilft dir nicht weiter.
task-lucid = Wähle „{ name-LD }“: Er reserviert dir eine Karte der Reihe.
    .help = Ab deinem nächsten Zug kostet dich eine reservierte Karte nur 1 Punkt.
refused-task-lucid-respite = Eine Z-Karte ist gut, aber die teure Karte wäre weg. Wähle „{ name-LD }“.
task-keep = Reserviere die Karte auf Position 5.
    .help = Sie teilt „{ name-PR }“ mit deinem Stapel, und sonst kann sie niemand mehr kaufen.
    .done = Im nächsten Zug bekommst du für 1 Punkt, was 5 kostet.
refused-task-keep-cheap = Nimm die teure, die passt: Position 5.

task-best = Der Schlafstapel ist leer: Was du auch kaufst, das Projekt endet. Kaufe die Karte, die am meisten bringt.
    .help = Gezählt werden Ketten weniger Z-Karten. Suche die Karte, die beide Arten mit deiner obersten teilt.
refused-task-best-apart = Sie hat mit deiner obersten Karte nichts gemeinsam und bringt nichts.
refused-task-best-one = Eine gemeinsame Art: 2 Punkte und nur Gleichstand. Eine andere Karte bringt 4.
task-silent = Wähle „{ name-PR }“: Bei leerem Stapel geschieht nichts, und nichts ist gerade richtig.
    .help = Eine Z-Karte würde dich jetzt einen Punkt kosten.
    .done = Die Reihe lässt sich nicht füllen: Das Projekt ist zu Ende, und 3 Punkte gewinnen gegen 1.
refused-task-silent-again = „{ name-RD }“ würde zur Karte darunter führen. Die brauchst du nicht mehr.

lesson-last = Jetzt ein richtiges Spiel gegen drei der sanftesten Bots: Zu viert ist der Stapel bald zu Ende.
