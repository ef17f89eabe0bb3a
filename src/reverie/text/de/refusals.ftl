### Warum etwas abgelehnt wurde: was falsch ist und was richtig wäre. Die Namen sind „refused-“ und der Code der Ablehnung.

refusal-at = { " " }Stelle: { $path }.
refusal-clause = { " " }(Regel { $clause })
unknown-refusal = Das geht nicht ({ $code }). Es hat sich nichts geändert; versuch etwas anderes.

## Züge und Reihenfolge

refused-unknown-move = „{ $text }“ ist kein Zug dieses Spiels. Ein Zug beginnt mit einem dieser Wörter: { $verbs }.
refused-wrong-words = „{ $text }“ hat zu viele oder zu wenige Wörter. Schreib es so: { $form }.
refused-not-a-number = „{ $word }“ in „{ $text }“ ist keine ganze Zahl. Schreib es so, mit einer einfachen Zahl: { $form }.
refused-not-lawful-now = „{ $move }“ ist jetzt nicht möglich. Wähle einen der angebotenen Züge.
refused-already-answered = Du hast diese Frage schon beantwortet, und dabei bleibt es. Warte auf die nächste Frage.
refused-not-your-turn =
    { $you ->
        [yes] Du hast
       *[no] { $seat } hat
    } gerade nichts zu entscheiden. Das Spiel wartet auf { $waiting }.
refused-no-such-seat = Einen Platz „{ $seat }“ gibt es an diesem Tisch nicht. Er hat { $players } Plätze; Dateien und Befehle zählen sie ab 0.
refused-stale-decision = Das beantwortet Frage { $given }, offen ist aber Frage { $open }. Beantworte diese.
refused-game-over = Das Spiel ist vorbei, es sind keine Züge mehr möglich. Beginne ein neues Spiel, um weiterzuspielen.
refused-undo-unlawful = Die Regeln dieses Spiels erlauben kein Zurücknehmen. Ein gemachter Zug gilt.
refused-undo-nothing = Es gibt keinen Zug, den du zurücknehmen könntest. Mach zuerst einen.

## Ein Spiel vorbereiten

refused-unknown-game = Ein Spiel namens „{ $name }“ gibt es nicht. Wähle eins von diesen: { $known }.
refused-game-not-found = Bei „{ $place }“ wurde kein Spiel gefunden. Schreib paket.modul:OBJEKT, also den Ort eines installierten Game-Objekts.
refused-wrong-players = Diese Personenzahl ist nicht möglich: { $given }. Möglich sind: { $counts }.
refused-unknown-option =
    Eine Option namens „{ $name }“ gibt es nicht. { $count ->
        [0] Dieses Spiel hat keine Optionen.
       *[other] Dieses Spiel hat: { $known }.
    }
refused-option-between =
    „{ $value }“ passt nicht zur Option { $name }. Möglich ist eine ganze Zahl von { $minimum } bis { $maximum }{ $optional ->
        [yes] { " " }oder none (keine)
       *[no] { "" }
    }.
refused-option-at-least =
    „{ $value }“ passt nicht zur Option { $name }. Möglich ist eine ganze Zahl ab { $minimum }{ $optional ->
        [yes] { " " }oder none (keine)
       *[no] { "" }
    }.
refused-option-one-of = „{ $value }“ passt nicht zur Option { $name }. Wähle eins von diesen: { $choices }.
refused-unknown-content = Unter diesem Namen gibt es im Spielinhalt nichts. Es gibt: { $known }.
refused-content-fixed = Dieser Teil des Spielinhalts lässt sich nicht ändern. Lass ihn, wie er ist.
refused-content-between = { $value } ist hier nicht möglich. Es muss eine ganze Zahl von { $minimum } bis { $maximum } sein.
refused-content-choice = „{ $value }“ ist hier nicht möglich. Zur Wahl stehen: { $known }.
refused-content-length =
    Hier { $length ->
        [one] steht 1 Eintrag
       *[other] stehen { $length } Einträge
    }. Möglich sind { $minimum } bis { $maximum }.
refused-content-text = Dieser Text ist zu lang, oder ein Teil davon lässt sich nicht zeigen. Nimm höchstens { $longest } Zeichen, die alle sichtbar sind.
refused-content-word = Hier muss ein einziges Wort stehen: mindestens ein und höchstens { $longest } Zeichen, alle sichtbar, ohne Leerzeichen.
refused-content-too-much = Das sind zu viele Änderungen. Alle Listen und Tabellen darin dürfen zusammen { $most } Einträge haben.
refused-content-too-deep = Diese Änderungen sind zu tief verschachtelt. Tabellen und Listen dürfen { $most }-mal ineinander liegen.
refused-too-many-steps = Mit diesem Spielinhalt kommen die Regeln nie zu einem Ende: Nach { $limit } Schritten war niemand etwas gefragt worden. Ändere den Inhalt oder lass ihn wie gedruckt.
refused-unknown-language = Die Sprache „{ $given }“ gibt es nicht. Wähle eine von diesen: { $known }.
refused-unknown-bot = Einen Bot namens „{ $given }“ gibt es nicht. Wähle einen von diesen: { $known }.
refused-bot-not-for-game = Der Bot { $bot } kann { $game } nicht spielen. Wähle einen, der das Spiel kennt; random kennt jedes.
refused-bot-not-for-players = Der Bot { $bot } spielt dieses Spiel nicht zu { $players }, nur zu { $counts }. Wähle einen anderen.
refused-exact-capped = Mit höchstens { $cap } Psycles wäre der exakte Bot nicht exakt, weil ein Gleichstand dem hilft, der führt. Spiele ohne Grenze oder mit 1, oder wähle einen anderen Bot.
refused-exact-unsolved = Der exakte Bot kennt diesen Inhalt nicht. Löse ihn einmal mit „reverie solve psycle --overrides DATEI“, oder wähle einen anderen Bot.
refused-unknown-clause = Eine Regel „{ $clause }“ gibt es in { $game } nicht. Ruf die Regeln ohne Nummer auf, um alle zu sehen.
refused-simulation-number = { $name } kann nicht { $value } sein. Möglich ist eine ganze Zahl von { $minimum } bis { $maximum }.
refused-simulation-seeds = Für { $games } Partien braucht es ebenso viele Startwerte, und es sind nur { $seeds }. Gib mehr Startwerte an oder spiele weniger Partien.
refused-simulation-policy = { $given } kann nicht spielen. Gib den Namen eines Bots an oder etwas, das aus einem Spiel und einem Startwert einen Bot macht.
refused-simulation-travel = Das lässt sich nicht an einen anderen Prozess senden ({ $finding }). Lege es in einem Modul ab, das importiert werden kann, oder nimm einen Prozess.
refused-too-many-moves = Die Partie war nach { $limit } Zügen nicht zu Ende. Ändere den Inhalt oder die Bots, oder erlaube mehr Züge.

## Dateien aller Art

refused-file-unreadable = Die Datei { $file } lässt sich nicht lesen ({ $finding }). Prüfe den Namen und ob du sie öffnen darfst.
refused-file-unwritable = Die Datei { $file } lässt sich nicht schreiben ({ $finding }). Wähle einen anderen Ort oder prüfe, ob du dort schreiben darfst.
refused-file-exists = Die Datei { $file } gibt es schon, und sie wird nicht überschrieben. Wähle einen anderen Namen.
refused-not-text = Die Datei { $file } ist kein Text. Es muss Text in UTF-8 sein.
refused-not-json = Das ist kein gültiges JSON: Der Fehler liegt in Zeile { $line }, Spalte { $column }. Korrigiere ihn dort.
refused-not-toml = Das ist kein gültiges TOML ({ $finding }). Korrigiere es dort.
refused-malformed = Das lässt sich nicht lesen ({ $finding }). Korrigiere es und versuch es noch einmal.
refused-wrong-type =
    Hierher gehört: { $expected ->
        [int] eine ganze Zahl
        [float] eine Zahl
        [str] ein Text
        [bool] wahr oder falsch (true, false)
        [null] nichts (null)
        [array] eine Liste
        [object] eine Tabelle aus Namen und Werten
       *[other] { $expected }
    }. Hier steht: { $got ->
        [int] eine ganze Zahl
        [float] eine Kommazahl
        [str] ein Text
        [bool] wahr oder falsch (true, false)
        [null] nichts (null)
        [array] eine Liste
        [object] eine Tabelle aus Namen und Werten
       *[other] { $got }
    }.
refused-out-of-range =
    { $expected ->
        [array] Diese Liste hat nicht die richtige Zahl von Einträgen. Gib genau so viele an, wie hierher gehören.
        [object] Diese Tabelle hat nicht die richtige Zahl von Einträgen. Gib genau so viele an, wie hierher gehören.
        [str] Dieser Text ist zu kurz, zu lang oder hat die falsche Form. Schreib ihn so, wie er in solchen Dateien üblich ist.
       *[other] Dieser Wert ist zu klein oder zu groß. Wähle einen innerhalb der Grenzen, die hier gelten.
    }
refused-missing-field = Der Eintrag „{ $field }“ fehlt. Füge ihn hinzu.
refused-unknown-field = Einen Eintrag namens „{ $field }“ gibt es hier nicht. Korrigiere den Namen oder streiche ihn.
refused-wrong-length =
    Hier { $length ->
        [one] steht 1 Eintrag
       *[other] stehen { $length } Einträge
    }. Nötig: { $wanted }.
refused-newer-format = Diese Datei hat das Format { $given }, dieses Reverie liest aber nur Formate bis { $known }. Nimm ein neueres Reverie.

## Gespeicherte Spiele und Stellungen

refused-other-value = Hier steht „{ $given }“. Damit es sich lesen lässt, muss hier „{ $known }“ stehen.
refused-other-content = Das entstand mit einem anderen Spielinhalt ({ $given }) als dem hiesigen ({ $known }). Nimm die Fassung des Spiels, mit der es entstand.
refused-bad-chance = Der Stand des Zufalls lässt sich nicht lesen. Er muss genau so aussehen, wie ihn das Speichern geschrieben hat.
refused-unknown-step = Einen Schritt namens „{ $step }“ gibt es in diesem Spiel nicht. Hier dürfen nur Schritte dieses Spiels stehen.
refused-agenda-and-result = Das Ergebnis passt nicht zum übrigen Spielstand. Ein laufendes Spiel hat anstehende Schritte und kein Ergebnis; ein beendetes hat das Ergebnis, zu dem es kam, keine anstehenden Schritte und wartet auf niemanden.
refused-nobody-asked = Es ist nicht klar, wer antworten muss. Ein laufendes Spiel wartet auf mindestens einen Platz, und nur auf Plätze, die gefragt sind und noch nicht geantwortet haben.
refused-bad-answer = „{ $move }“ kann hier nicht als Antwort liegen. Es muss ein möglicher Zug eines Platzes sein, der gerade gefragt ist.
refused-bad-seats = Diese Plätze sind so nicht möglich. Jeder muss am Tisch vorhanden sein und einmal genannt werden, aufsteigend und ab 0 gezählt.
refused-position-between = { $value } ist hier in keinem Spiel möglich, das so weit gekommen ist. Es muss eine ganze Zahl von { $minimum } bis { $maximum } sein.

## Aufzeichnungen

refused-not-a-record = Das ist keine Aufzeichnung eines Spiels. Eine Aufzeichnung ist eine JSON-Datei aus Reverie mit Kopf, Zügen und am Ende einem Ergebnis.
refused-seats-do-not-fit = Angegebene Plätze: { $given }. Nötig: { $wanted }, so viele, wie am Spiel teilnehmen.
refused-bad-seed = Der Startwert lässt sich nicht lesen. Er muss aus 64 Zeichen von 0 bis 9 und a bis f bestehen.
refused-seed-missing = In der Aufzeichnung fehlt der Startwert, das Mischen lässt sich also nicht prüfen. Er steht darin, sobald das Spiel beendet ist.
refused-wrong-commitment = Der Startwert ist nicht der, der vor dem Spiel zugesagt wurde. Zugesagt ist { $given }; dieser Startwert ergibt { $computed }.
refused-shuffles-missing = Die Aufzeichnung zeigt ein beendetes Spiel, aber es fehlt, was der Zufall ergeben hat. Jedes Mischen und Ziehen muss darin stehen.
refused-shuffle-differs = Ziehung { $number } („{ $label }“) ist nicht die, die der Startwert ergibt. In der Aufzeichnung steht { $given }; richtig wäre { $computed }.
refused-move-line-unreadable = „{ $line }“ ist kein Zug einer Aufzeichnung. Schreib Platz, Doppelpunkt und Zug, etwa 0: play 3.
refused-record-move-refused = Zug { $number } („{ $move }“) kann so nicht gemacht worden sein. { $reason }
refused-moves-missing = Die Züge brechen bei Nummer { $number } ab, bevor das Spiel vorbei ist. Der Rest muss auch da sein.
refused-times-go-back = Zug { $number } trägt eine frühere Zeit als der Zug davor. Die Zeiten dürfen nie zurückgehen.
refused-record-after-end = Zug { $number } kommt nach dem Ende des Spiels. Der letzte Zug muss der sein, der es beendet.
refused-result-missing = Das Spiel ging zu Ende, aber das Ergebnis steht nicht in der Aufzeichnung. Es gehört hinein.
refused-result-too-early = Die Aufzeichnung nennt ein Ergebnis, aber nach ihren Zügen ist das Spiel nicht vorbei. Entweder fehlen Züge, oder es gibt noch kein Ergebnis.
refused-result-differs = Zu diesem Ergebnis führen die Züge nicht. In der Aufzeichnung steht { $given }; richtig wäre { $computed }.

## Szenarien

refused-scenario-game-missing = Das Szenario sagt nicht, um welches Spiel es geht. Füge eine Zeile hinzu wie: game = "psycle".
refused-scenario-key-unknown = Einen Eintrag namens „{ $key }“ gibt es in einem Szenario nicht. Möglich sind: { $known }.
refused-scenario-path-unknown = Bei „{ $path }“ gibt es nichts zu vergleichen. Nimm ein Feld des Spielzustands oder einen Pfad wie result.winners, moves.0 oder view.1.hand.
refused-scenario-move-form = „{ $line }“ ist kein Zug eines Szenarios. Schreib Platz, Doppelpunkt und Zug, etwa 0: play 3, und dahinter !refused, wenn der Zug abgelehnt werden soll.
refused-position-says-twice = „{ $one }“ und „{ $other }“ sagen dasselbe. Gib nur eines davon an.
refused-scenario-refused-goes-on = Ein Szenario, dessen Aufbau abgelehnt wird, hat keine Züge und erwartet sonst nichts. Streiche „refused“ oder die Züge und Erwartungen.
refused-chance-label-unknown = Eine Ziehung namens „{ $label }“ gibt es in diesem Spiel nicht. Es gibt: { $known }.
refused-chance-impossible = „{ $value }“ kann bei „{ $label }“ nicht herauskommen. Nenne nur Ergebnisse, die bei dieser Ziehung noch möglich sind.
refused-chance-unused = Vorgegebene Ergebnisse für „{ $label }“ wurden nie gezogen: { $left }. Streiche sie oder spiele weiter, bis sie gezogen werden.
