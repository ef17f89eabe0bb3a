### Was nur das Terminal sagt: seine Befehle, Tasten und Listen. Keine Seite braucht es.

look-thing = { $name }. { $text }
look-where = Auf dem Tisch: { $places }.
look-at-what = Ansehen kannst du jede Karte und alles andere, was einen Namen hat, außerdem: { $names }.
look-several = „{ $given }“ kann heißen: { $names }. Gib mehr vom Namen ein.
look-more =
    { $count ->
        [one] 1 weiteres
       *[other] { $count } weitere
    }
look-unknown = Hier heißt nichts „{ $given }“. Gib nur schau ein, um zu hören, was du ansehen kannst.
look-unknown-near = Hier heißt nichts „{ $given }“. Fast so heißt: { $names }.
ask-language = Welche Sprache?
ask-game = Welches Spiel?
ask-number = Nummer [{ $default }]:{ " " }
ask-players = Wie viele spielen mit ({ $counts })? [{ $default }]:{ " " }
ask-seats = Wer sitzt am Tisch? Für jeden Platz eine Nummer oder den Namen eines Menschen.
ask-seat = Platz { $letter } [{ $default }]:{ " " }
ask-clock = Wie lange darf man überlegen? none (so lange wie nötig), 5m (5 Minuten für jeden), 5m+10s (und nach jedem Zug 10 Sekunden mehr), phase=60s (60 Sekunden für jede Entscheidung){ $limit ->
        [0] {""}
       *[other] , phase (nach den Regeln: { $span })
    } [none]:{ " " }
ask-option = { $label } [{ $default }]:{ " " }
goodbye = Bis bald. Das Spiel ist aufgehoben in { $file }. Weiter geht es mit: reverie play --resume { $file }
goodbye-over = Bis bald. Die Aufzeichnung liegt in { $file }.
goodbye-unplayed = Bis bald. Es wurde nichts gespielt, also ist auch nichts aufgehoben.
goodbye-unkept = Bis bald. Das Spiel ließ sich nicht aufheben: Es konnte keine Datei geschrieben werden.
commands-title = Du kannst außerdem eingeben:
command-line = { $word }: { $help }
command-help = hilfe
    .help = diese Hilfe
command-rules = regeln
    .help = wie man spielt und welche Regel hinter dieser Frage steht; regeln { $clause } zeigt eine Regel, regeln alle zeigt alle
command-log = verlauf
    .help = alles, was bisher geschehen ist
command-view = ansicht
    .help = alles, was du über den Tisch wissen darfst
command-look = schau ansehen
    .help = schau NAME erzählt von einer Karte, einem Stapel, jemandem am Tisch oder einer Angabe, etwa: schau { $thing }
command-undo = zurücknehmen zurück
    .help = nimmt deinen letzten Zug zurück, wo die Regeln es erlauben
command-save = speichern
    .help = speichert das Spiel; speichern DATEI schreibt eine Kopie
command-language = sprache
    .help = sprache en, sprache de oder sprache ja ändert, was du liest
command-seat = platz
    .help = platz NAME gibt die Tastatur an jemanden, der außer der Reihe ziehen darf
command-quit = ende
    .help = verlässt den Tisch; das Spiel bleibt aufgehoben
look-by-name = Karte, Stapel oder Angabe nach Namen
ask-look = Der Name oder sein Anfang
key-help = Hilfe
key-rules = Regeln
key-view = Ansicht
key-log = Verlauf
key-look = Ansehen
key-language = Sprache
key-save = Speichern
key-undo = Zurücknehmen
key-seat = Platz
key-leave = Ende
key-close = Schließen
key-next = Weiter
key-previous = Zurück
key-end = Zu einem Zug
title-help = Hilfe
title-rules = Regeln
title-view = Alles, was du wissen darfst
title-log = Was bisher geschah
title-look = Was ansehen?
title-language = Sprache
title-seat = Wer möchte ziehen?
title-end = Das Spiel ist aus
keys-help = Wähle einen Zug mit den Pfeiltasten oder seiner Nummer und spiele ihn mit der Eingabetaste. Tab wechselt zwischen den Teilen, die Pfeiltasten blättern.
games-title = { $title } ({ $name })
games-facts = Am Tisch: { $counts }. Dauer: { $shortest } bis { $longest } Minuten.
games-bots = Bots: { $bots }.
games-bots-also = Zu { $players } auch: { $bots }.
games-bots-about = Wer die Bots sind:
games-option = Option { $name }: { $label }. Üblich: { $default }.
check-passed =
    { $has_title ->
        [yes] bestanden: { $file } ({ $title })
       *[no] bestanden: { $file }
    }
check-failed =
    { $has_title ->
        [yes] GESCHEITERT: { $file } ({ $title })
       *[no] GESCHEITERT: { $file }
    }
check-difference = { "  " }{ $path }: erwartet { $expected }, gefunden { $found }
check-refused = { "  " }{ $sentence }
check-move-refused = { "  " }{ $path }: erwartet { $expected }. { $sentence }
