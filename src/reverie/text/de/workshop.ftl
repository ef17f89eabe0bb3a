### Was `reverie new-game` und `reverie dev` sagen.

new-game-made = { $title } ist geschrieben: { $folder }
new-game-test = Seine Tests und die Konformitätsprüfung in einem:
new-game-dev = Im Browser spielen, während du es änderst:
new-game-read = Wo was geändert wird: { $file }
refused-new-game-name = Ein Spiel kann nicht „{ $given }“ heißen. Nimm kleingeschriebene Wörter mit Bindestrichen dazwischen, zusammen { $shortest } bis { $longest } Zeichen, jedes mit einem Buchstaben am Anfang: night-lights.
refused-new-game-known = Es gibt schon ein Spiel namens { $name }. Wähle einen anderen Namen.
refused-new-game-module = Das Paket hieße { $module }, und etwas anderes in Python heißt schon so. Wähle einen anderen Namen, etwa { $better }.
refused-new-game-exists = { $folder } gibt es schon, und nichts wird überschrieben. Wähle einen anderen Namen oder mit --in ORDNER einen anderen Ort.
refused-new-game-unwritable = In { $folder } lässt sich nichts schreiben ({ $finding }). Wähle mit --in ORDNER einen anderen Ort.
refused-dev-not-found = Bei „{ $given }“ ist kein Spiel. Gib den Ordner eines Spiels an (reverie new-game NAME legt einen an), den Namen eines installierten Spiels oder paket.modul:OBJEKT.

dev-opened = Der Tisch ist bereit: { $address } . Speichere eine Datei in { $folder }, und die Änderung ist am Tisch. (Strg-C beendet ihn.)
dev-changed = Gespeichert. Das Spiel wird neu geladen …
dev-ready = Die Änderung ist am Tisch.
dev-still = Bis das behoben ist, geht es am Tisch mit der letzten spielbaren Fassung weiter.
dev-problem = Zu beheben: { $text }
dev-rebuilt =
    { $moves ->
        [one] Der Tisch wurde neu aufgebaut: Sein einer Zug ist wieder gemacht.
       *[other] Der Tisch wurde neu aufgebaut: Alle { $moves } Züge sind wieder gemacht.
    }
dev-afresh = Ein frischer Tisch mit denselben Karten, denn die alten Züge führen nicht mehr weiter: Zug { $number } ({ $move }, Platz { $who }). { $reason }
dev-gone = Der alte Tisch kann nicht weitergehen. { $reason }
dev-line = { $file }, Zeile { $line }
dev-somewhere = irgendwo im Spiel
dev-syntax = { $where }: Python kann das nicht lesen ({ $finding }).
dev-json = { $where }: Das ist kein gültiges JSON (Spalte { $column }).
dev-failed = { $where }: Die Regeln sind gescheitert ({ $finding }).
dev-refused = { $where }: { $sentence }
dev-hangs = { $where }: Das Spiel kam nicht rechtzeitig zu einem Ende ({ $seconds } s). Vielleicht hört eine Schleife nie auf.
dev-no-game = { $place } ist kein Spiel. Das Paket braucht dort eine Instanz deines Game: GAME = MeinSpiel()
dev-no-text = { $file } fehlt. Jedes Spiel spricht Englisch, Deutsch und Japanisch.
dev-fluent = { $where }: Das ist kein Fluent. Ein Satz beginnt ganz links mit „name = “, seine weiteren Zeilen sind eingerückt.
dev-no-translation = In { $file } fehlt der Satz „{ $name }“ (auf Englisch: { $where }).
dev-no-sentence = In { $file } fehlt der Satz „{ $name }“, und das Spiel braucht ihn.
dev-ended = Der Prozess, der den Tisch hielt, ist zu Ende. Was er sagte, steht in { $log }; eine gespeicherte Datei startet ihn neu.
dev-page-problems = Am Spiel zu beheben
dev-page-new = Neuen Tisch beginnen
dev-page-close = Schließen
dev-guest = Spielautor
