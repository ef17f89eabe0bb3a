### Was die Seite im Browser sagt, außer dem, was auch die Spiele und das Terminal sagen.


## Überall

page-where = Wo du bist
page-language = Sprache
page-theme-light = Hell
page-theme-night = Dunkel
page-sounds = Töne
page-plain = Der Tisch als Text
page-close = Schließen
page-cancel = Abbrechen
page-loading = Einen Moment …
page-no-server = Der Server antwortet nicht. Dein Tisch ist sicher; versuch es gleich noch einmal.
page-to-home = Zur Startseite


## Startseite

page-home-title = Ein Tisch für die Nacht
page-home-pitch = Traumspiele für Freunde und Bots. Ohne Konto: Name genügt.
page-tonight = Der Traum der Nacht
page-tonight-pitch = Für alle dasselbe Spiel, einmal jede Nacht. Wie gut träumst du?
page-your-name = Dein Name
page-who-are-you = Wer bist du?
page-keep-name = Das bin ich
page-play = Spielen
page-play-bots = Gleich gegen Bots spielen
page-invite-friends = Freunde einladen
page-one-screen = An einem Bildschirm
page-with-bots = gegen Bots
page-with-friends = mit Freunden
page-with-together = an einem Bildschirm
page-how-many = Wie viele spielen?
page-which-bots = Welche Bots?
page-how-strong = Wie stark sind sie?
page-count-alone = 1 (allein)
page-clock-choice = Bedenkzeit
page-window-choice = Zeit für heimliche Antworten
page-window-at-most = höchstens { $time }
page-window-always = immer { $time }
page-window-whole = Immer die ganze Zeit warten
page-window-help = Auf manche Karten darf heimlich geantwortet werden. Es geht weiter, sobald alle Gefragten geantwortet haben oder die Zeit um ist.
page-window-days = Mit Bedenkzeit in Tagen haben dafür alle so lange wie für jede Entscheidung.
page-open-to-all = Unter den offenen Tischen zeigen
page-name-number = Name für Platz { $number }
page-player-number = Person { $number }
page-make-table = Tisch eröffnen
page-play-alone = Allein spielen
page-with-alone = allein
page-options = Optionen
page-option-none = keine
page-option-at-least = Mindestens { $minimum }.
page-option-between = Von { $minimum } bis { $maximum }.
page-minutes = { $from }–{ $to } Minuten
page-my-tables = Meine Tische
page-open-tables = Offene Tische
page-no-open-tables = Keine offenen Tische. Fang einen an: Ein Bot setzt sich sofort dazu.
page-free-seats =
    { $count ->
        [one] 1 freier Platz
       *[other] { $count } freie Plätze
    }
page-finished = Beendete Spiele
page-none-finished = Noch keine. Jedes beendete Spiel kann man hier noch einmal ansehen.
page-replay-file = Eine Aufzeichnung ansehen
page-back-to-trial = Zurück zum Versuch
page-phase-gathering = wartet auf Mitspielende
page-phase-playing = läuft


## Vor dem Spiel

page-gathering = Warten, bis alle sitzen.
page-seats = Plätze
page-seat-open = Freier Platz
page-somebody = Jemand ({ $letter })
page-ready = bereit
page-not-ready = noch nicht bereit
page-be-ready = Ich bin bereit
page-sit = Hinsetzen
page-sit-here = Hierher
page-stand = Aufstehen
page-add-bot = Bot hinsetzen
page-send-away = Wegschicken
page-fill-with-bots = Mit Bots auffüllen
page-waiting-seats =
    { $count ->
        [one] Das Spiel beginnt, sobald 1 weiterer Platz besetzt ist.
       *[other] Das Spiel beginnt, sobald { $count } weitere Plätze besetzt sind.
    }
page-waiting-ready = Das Spiel beginnt, wenn alle bereit sind.
page-invite = Freunde einladen
page-invite-how = Verschick diesen Link. Wer ihn öffnet, nennt einen Namen und setzt sich.
page-invite-local = Diese Adresse gilt nur auf diesem Rechner. Damit andere Geräte in deinem Netz sie öffnen können, beende Reverie und starte es mit make play HOST=0.0.0.0 (oder reverie open --host 0.0.0.0).
page-link = Link zu diesem Tisch
page-copy = Link kopieren
page-copied = Kopiert
page-qr = Der Link als QR-Code


## Der Tisch

page-link-connecting = Verbindet …
page-link-live = Verbunden
page-link-unconfirmed = Sendet …
page-link-lost = Verbindung verloren. Neuer Versuch …
page-link-restored = Wieder verbunden
page-link-gone = Keine Verbindung
page-no-such-table = Diesen Tisch gibt es nicht. Ist der Link vollständig?
page-table-away = Dieser Tisch kann gerade nicht gezeigt werden.
page-no-such-game = Dieses Spiel gibt es hier nicht.
page-paused = Das Spiel ruht. Es geht weiter, wenn alle wollen.
page-looking-back = Du siehst den Stand nach Zug { $at } von { $last }.
page-choose = Wähle einen Zug
page-confirm = Bestätigen: { $move }
page-sending = Sendet …
page-undo = Zurücknehmen
page-asides = Jederzeit
page-find-move = Einen Zug suchen
page-no-such-move = Kein Zug heißt so.
page-moves-like = { $move } und Ähnliches
page-so-many =
    { $count ->
        [one] 1 Eintrag
       *[other] { $count } Einträge
    }
page-auto-pass = Automatisch passen
page-auto-pass-help = Wirst du heimlich nach einer Antwort auf eine dieser Karten gefragt, passt du automatisch. Für die anderen sieht es aus wie jedes schnelle Passen; bist du nicht verbunden, können sie es ahnen.
page-auto-pass-kind = Wenn es geht um
page-auto-pass-until = Wie lange
page-auto-pass-add = Hinzufügen
page-auto-pass-remove = Entfernen: { $what }
page-answers = Heimliche Antworten
page-because = Warum:
page-because-more =
    { $count ->
        [one] 1 weiteren Schritt zeigen
       *[other] { $count } weitere Schritte zeigen
    }
page-nearer = Näher heran
page-farther = Weiter weg
page-fit = Das ganze Brett
page-pause = Pause
page-go-on = Weiter
page-leave = Gehen
page-more = Mehr
page-watching = Du siehst zu
page-you = du
page-away = nicht da
page-has-left = ist gegangen
page-has-answered = hat gewählt
page-may-answer = darf antworten
page-wants-pause = möchte eine Pause
page-wants-on = möchte weiterspielen
page-deciding = überlegt
page-clock = Restzeit: { $time }
page-days =
    { $count ->
        [one] 1 Tag
       *[other] { $count } Tage
    }
page-hours =
    { $count ->
        [one] 1 Stunde
       *[other] { $count } Stunden
    }
page-beside = Neben dem Brett
page-players = Am Tisch
page-log = Verlauf
page-log-empty = Noch ist nichts geschehen.
page-rules = Regeln
page-how-to-play = So wird gespielt
page-coach = Trainer
page-with-hints = mit Tipps
page-learn = Spielend lernen
page-learn-offer = Neu hier? Lerne es direkt am Tisch, in etwa { $minutes ->
        [one] einer Minute
       *[other] { $minutes } Minuten
    }.
page-not-now = Jetzt nicht
page-change-it = Verändern
page-variant = Variante
page-chat = Gespräch
page-chat-empty = Noch hat niemand etwas gesagt.
page-chat-say = Sag etwas
page-send = Senden
page-timeline = Das Spiel bisher
page-moment = Augenblick
page-moment-of =
    { $at ->
        [0] Vor dem ersten Zug
       *[other] Nach Zug { $at } von { $last }
    }
page-step-back = Einen Zug zurück
page-step-on = Einen Zug weiter
page-now = jetzt
page-back-to-now = Zum aktuellen Stand
page-tip = Ein Hinweis
page-tip-choose = Was leuchtet, darfst du tun. Ein Klick wählt, ein zweiter bestätigt.
page-tip-log = Der Verlauf erzählt alles, was geschah. Wähle eine Zeile, und du siehst den Augenblick noch einmal.
page-tip-rules = Die Regeln öffnen sich bei dem, was du gefragt wirst. Die Tasten 0 bis 9 wählen, Enter bestätigt.
page-got-it = Verstanden
page-no-tips = Keine Hinweise mehr
page-curtain-title = Gib den Bildschirm an { $name }
page-curtain-text = { $name }, mach weiter, wenn nur du den Bildschirm siehst.
page-curtain-open = Ich bin { $name }


## Das Ende

page-rematch = Noch einmal
page-next-table = Zum nächsten Spiel
page-replay = Noch einmal ansehen
page-download = Aufzeichnung herunterladen
page-verify = Mischen prüfen
page-verify-right =
    Ehrlich gemischt: Der Startwert ist der versiegelte, und { $shuffles ->
        [one] die eine Mischung folgt
       *[other] alle { $shuffles } Mischungen folgen
    } aus ihm. Dein Browser hat es gerade selbst nachgerechnet.
page-verify-busy = Dein Browser prüft: Er spielt das ganze Spiel noch einmal.
page-verify-fetch = Beim ersten Mal lädt er dafür Python (7 MB).
page-verify-elsewhere = Diesem Server fehlt, was dein Browser zum Prüfen braucht. Lade die Aufzeichnung herunter und prüfe sie mit: reverie verify DATEI
page-verify-wrong = Mischung { $number } folgt nicht aus dem Startwert.
page-verify-bots = Züge der Bots, die das Glück aus dem Startwert so ergibt: { $same } von { $checked }.
page-verify-bots-differ = Wo sie abweichen, kann eine Uhr oder eine Zeitgrenze für den Bot geantwortet haben, oder vor ihm saß dort ein Mensch.
page-verify-bots-left = Die übrigen { $left } wurden hier nicht nachgerechnet: reverie verify rechnet alle nach.
page-verify-seal-wrong = Der Startwert ist nicht der, der vor dem Spiel versiegelt wurde.


## Noch einmal ansehen

page-choose-record = Wähle eine Aufzeichnung
page-not-a-record = Diese Datei ist keine Aufzeichnung von Reverie.
page-record-right = Diese Aufzeichnung stimmt: Startwert, Mischungen, Züge und Ergebnis gehören zusammen.
page-replay-start =
    { $last ->
        [one] Vor dem einzigen Zug
       *[other] Vor dem ersten von { $last } Zügen
    }
page-replay-play = Abspielen
page-replay-pause = Anhalten
page-eyes = Gesehen von
page-eyes-all = allen zusammen
page-eyes-none = Zuschauenden

## Tasten, die Regeln zur Hand, die Wiederholung

page-over = Das Spiel ist vorbei.
page-rule-behind = Die Regel hinter dieser Frage: { $clause }
page-keys = Tasten
page-key-digits = den Zug mit dieser Ziffer wählen
page-key-confirm = ihn bestätigen
page-key-let-go = ihn loslassen, oder weitergehen
page-key-look-back = zurückschauen und wieder vor
page-key-steps = einen Zug zurück oder vor
page-key-ends = zum Anfang, zum Ende
page-key-zoom = auf einem großen Brett: näher, weiter weg und umher
page-key-keys = diese Liste
page-speed = Tempo
page-speed-times = { $times } ×
