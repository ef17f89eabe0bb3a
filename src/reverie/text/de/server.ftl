### Refusals of live tables and of the server.

in-seconds =
    { $seconds ->
        [one] in 1 Sekunde
       *[other] in { $seconds } Sekunden
    }

refused-table-not-started = Das Spiel hat noch nicht begonnen: Erst müssen alle bereit sein.
refused-table-started = Das Spiel hat begonnen; das geht nur vorher.
refused-table-paused = Das Spiel ruht. Es geht weiter, sobald alle Mitspielenden das wollen.
refused-table-over = Das Spiel ist zu Ende.
refused-table-not-over = Das Spiel läuft noch; das gibt es erst, wenn es zu Ende ist.
refused-nothing-changes = Das ist schon so.
refused-table-too-long = An diesem Tisch ist so viel geschehen ({ $most } Zeilen), dass hier nur noch geht, was weiterführt: Platz nehmen, bereit sein, spielen, gehen. Für alles andere braucht es einen neuen Tisch.
refused-table-full = An diesem Tisch ist kein Platz frei; zuschauen geht.
refused-seat-taken = Dieser Platz ist nicht frei; nimm einen anderen.
refused-already-seated = Du sitzt schon an diesem Tisch, als { $seat }.
refused-not-seated = Du sitzt nicht an diesem Tisch. Nimm erst Platz; ohne Platz kannst du zuschauen.
refused-not-your-seat = Dieser Platz ({ $seat }) gehört jemand anderem.
refused-not-host = Nur wer den Tisch eröffnet hat, kann ihn einrichten.
refused-only-players-talk = Während des Spiels reden nur die Mitspielenden.
refused-no-such-table = Den Tisch { $table } gibt es nicht. Ist der Link vollständig?
refused-no-guest = Sag erst, wer du bist: Gib einen Namen an.
refused-bad-name = Ein Name hat 1 bis { $longest } sichtbare Zeichen.
refused-too-long = Das sind { $length } Zeichen; es passen 1 bis { $longest }.
refused-too-large = Die Nachricht ist zu groß; höchstens { $longest } Bytes passen.
refused-too-deep = Hier liegen Listen und Felder zu tief ineinander; höchstens { $deepest } Ebenen sind lesbar.
refused-too-fast = Das geht zu schnell; versuch es { in-seconds } noch einmal.
refused-device-code-wrong = Dieser Code gilt nicht: Er ist schon benutzt, seine zwei Minuten sind um, oder er gehört zu einem anderen Tisch. Erzeuge einen neuen auf dem Gerät, auf dem du schon spielst.
refused-somebody-else-here = Dieses Gerät kennt dich als { $here }. Soll es nun { $name } gehören?
refused-too-many-codes = Von deiner Adresse kamen zu viele falsche Codes. Versuch es { in-seconds } noch einmal.
refused-record-too-long = Diese Aufzeichnung hat mehr als { $longest } Züge; mehr werden nicht nachgespielt.
refused-step-too-large = Was nach Zug { $number } zu sehen ist, passt nicht in eine Antwort von { $longest } Bytes.
refused-replay-too-slow =
    Es würde mehr als { $seconds ->
        [one] 1 Sekunde
       *[other] { $seconds } Sekunden
    } dauern, dieses Spiel nachzuspielen, darum wurde es aufgegeben. Auf dem eigenen Rechner gibt es keine Grenze: reverie replay, reverie verify.
refused-replay-too-large = Dieses Spiel nachzuspielen braucht mehr als { $memory } MiB Speicher, darum wurde es aufgegeben. Auf dem eigenen Rechner gibt es keine Grenze: reverie replay, reverie verify.
refused-replays-busy = Gerade werden zu viele Spiele nachgespielt; versuch es { in-seconds } noch einmal.
refused-exports-busy = Gerade nehmen andere ihre Daten mit; versuch es { in-seconds } noch einmal.
refused-clock-between =
    { $name ->
        [seconds] Die Sekunden der Uhr
        [increment] Die Zugabe je Entscheidung (in Sekunden)
       *[days] Die Tage der Uhr
    }: möglich ist { $minimum } bis { $maximum }, nicht { $value }.
refused-window-between = Für heimliche Antworten sind { $minimum } bis { $maximum } Sekunden möglich, nicht { $value }.
refused-no-hidden-windows = In diesem Spiel wird auf keine Karte heimlich geantwortet; im Voraus gibt es also nichts zu entscheiden.
refused-standing-unknown = „{ $given }“ ist hier nicht bekannt. Bekannt sind: { $known }.
refused-storage-failed = Der Zug ließ sich nicht aufschreiben, also ist er nicht geschehen. Versuch es gleich noch einmal.
refused-no-longer-due = Das ist inzwischen geschehen.
refused-wrong-origin = Diese Seite darf nicht mit diesem Server sprechen.
refused-secret-missing = Mit PostgreSQL muss das Geheimnis für die Cookies angegeben werden: Setze REVERIE_SECRET auf ein langes Zufallswort, für alle Prozesse dasselbe.
refused-too-many-sockets = Du hast { $most } Verbindungen zu Tischen offen; mehr nimmt dieser Server nicht an. Schließ erst eine andere Seite.
refused-too-many-guests = Von deiner Adresse sind viele Neue gekommen. Versuch es { in-seconds } noch einmal.
refused-too-many-tables = Hier werden Tische schneller eröffnet, als dieser Server sie annimmt. Versuch es { in-seconds } noch einmal.
refused-too-many-gathering = Du hast in der letzten Stunde { $most } Tische eröffnet, an denen noch nicht gespielt wird. Fang an einem an oder versuch es { in-seconds } noch einmal.
refused-secret-short = REVERIE_SECRET, oder cookie-secret im Datenordner, ist zu kurz: Es braucht mindestens { $least } Zeichen, damit es niemand errät. So entsteht eines: python -c "import secrets; print(secrets.token_urlsafe(32))"
refused-token-short = REVERIE_METRICS_TOKEN ist zu kurz: Es braucht mindestens { $least } Zeichen, damit es niemand errät. So entsteht eines: python -c "import secrets; print(secrets.token_urlsafe(32))"
refused-unknown-limit = Die Grenze { $given } gibt es nicht. Bekannt sind: { $known }
refused-limit-between = Die Grenze { $name } ist eine ganze Zahl von 1 bis { $most }, geschrieben { $name }=1, nicht { $given }.
refused-bad-proxy = { $given } ist keine Adresse eines Proxys. Eine Adresse sieht aus wie 127.0.0.1, ein Netz wie 10.0.0.0/8.
refused-port-taken = Port { $port } auf { $host } ist belegt. Beende, was dort läuft, oder wähle mit --port einen anderen.
refused-address-impossible = { $host }, Port { $port }, ist keine Adresse, auf der dieser Rechner lauschen kann.
refused-newer-database = Diese Datenbank stammt von einem neueren Reverie ({ $found }); dieses hier kennt nur bis { $known }. Nimm das neuere Programm.
refused-data-folder-unwritable = In den Ordner { $folder } lässt sich nicht schreiben. Wähle mit --data einen anderen oder ändere seine Rechte.
refused-bad-database-url = { $url } ist keine Datenbankadresse. Sie beginnt mit postgresql:// ; ohne sie gilt der Datenordner.
refused-database-unreachable = Die Datenbank antwortet nicht ({ $finding }).
refused-foreign-database = Diese Datenbank gehört einem anderen Programm; Reverie rührt sie nicht an.
refused-backup-exists = { $file } gibt es schon; eine Sicherung überschreibt nie.
refused-no-such-person = Niemand ist unter der Kennung { $guest } bekannt.
refused-database-encoding = Diese PostgreSQL-Datenbank verwendet { $encoding }; Reverie braucht UTF8. Lege sie mit ENCODING 'UTF8' an.
refused-no-database = Unter { $place } gibt es keine Datenbank. Ist das der richtige Ordner (--data)? Ein Server legt sie beim ersten Start an.
refused-damaged-log = Eintrag { $number } des Tisches { $table } ist nicht lesbar. Stelle ihn aus einer Sicherung wieder her.
refused-already-done = Das ist schon geschehen.
refused-page-missing = Die Seite ist noch nicht gebaut: make web tut das. Im Terminal spielst du mit: reverie play
refused-table-shelved = Der Tisch war nicht zu lesen ({ $reason }). Er bleibt aufbewahrt, wie er ist, und kein anderer Tisch ist betroffen; wer den Server betreibt, erfährt mehr mit: reverie doctor
refused-table-other-rules = Dieses Spiel begann unter anderen Regeln (Fassung { $given }; dieses Reverie hat { $known }), und niemand soll es nach neuen richten. Es bleibt aufbewahrt, wie es ist.
refused-table-other-content = Dieses Spiel begann mit anderen Zahlen auf Karten und Plättchen ({ $given }), die dieses Reverie nicht hat. Es bleibt aufbewahrt, wie es ist.
refused-cannot-be-done = Daran scheitern die Regeln dieses Spiels, also ist es nicht geschehen. Versuch etwas anderes.
refused-folder-in-use = Ein anderer Reverie-Server arbeitet mit dem Ordner { $folder } ({ $address }). Beende ihn zuerst oder wähle mit --data einen anderen Ordner.
