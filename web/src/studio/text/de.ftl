### Was nur das Studio sagt.

studio = Studio
studio-title = { $game } verändern
studio-general = Einzelne Zahlen
studio-unchanged = Alles ist wie gedruckt. Wähle eine Karte und ändere eine Zahl.
studio-refused = So erlauben es die Regeln noch nicht.
studio-changes =
    { $count ->
        [one] 1 Änderung, und die Regeln sind einverstanden.
       *[other] { $count } Änderungen, und die Regeln sind einverstanden.
    }

## Was man tun kann

studio-change = Ändern
studio-try = Ausprobieren
studio-play = Spielen
studio-share = Weitergeben
studio-undo = Rückgängig
studio-redo = Wiederholen
studio-show-me = Zeig mir wo
studio-put-back = Zurücksetzen
studio-put-back-name = Zurücksetzen: { $name }
studio-put-all-back = Alles zurücksetzen
studio-your-changes = Deine Änderungen
studio-done = { $name } schließen
studio-welcome = Mach es zu deinem Spiel
studio-welcome-steps =
    Wähle eine Karte oder eine Zahl und ändere sie. Du siehst sofort, wie es aussieht.
    Probier es aus: Bots spielen Hunderte Partien mit und ohne deine Änderungen, und du siehst, was sie bewirken.
    Spiel es selbst, oder schick es Freunden als Link.

## Finden

studio-find = Karte oder Zahl suchen
studio-sections = Teile des Spiels
studio-only-changed = Nur Geändertes ({ $count })
studio-found = { $count } gefunden
studio-none-found = Nichts heißt hier so.
studio-none-changed = Noch ist nichts geändert.
studio-show-all = Alles zeigen
studio-rest-fixed = Was hier nicht steht, gehört zum Spiel selbst und bleibt, wie es ist.

## Ein Ding

studio-changed = geändert
studio-changed-count = { $count } geändert
studio-before = gedruckt
studio-now = jetzt
studio-was = vorher { $before }
studio-between = { $minimum } bis { $maximum }
studio-longest = Höchstens { $longest } Zeichen
studio-one-word = Ein Wort
studio-entries = { $fewest } bis { $most } Einträge
studio-entry = Eintrag { $number }
studio-take-out = Eintrag { $number } herausnehmen
studio-add = Hinzufügen
studio-copy = Kopie dazulegen
studio-take-out-thing = Herausnehmen
studio-take-out-name = Herausnehmen: { $name }
studio-add-to = Dazulegen: { $name }
studio-how-many = { $count } sind da; möglich sind { $fewest } bis { $most }
studio-added = { $name } wurde dazugelegt.
studio-taken-out = { $name } wurde herausgenommen.
studio-is-added = dazugelegt
studio-is-gone = herausgenommen
studio-less = { $name }: eins weniger
studio-more = { $name }: eins mehr
studio-none = nichts
studio-yes = ja
studio-no = nein

## Ausprobieren

studio-try-title = Was bewirken deine Änderungen?
studio-try-how = Bots spielen jede Partie zweimal mit demselben Glück: einmal wie gedruckt, einmal mit deinen Änderungen.
studio-try-start = Los
studio-try-again = Noch einmal
studio-try-nothing = Ändere zuerst etwas; dann gibt es etwas auszuprobieren.
studio-pairs = Wie viele Partien?
studio-games = { $count } Paare
studio-stop = Anhalten
studio-stopped = angehalten
studio-cut = die Zeit für einen Versuch war um
studio-progress = Gespielte Partien
studio-so-far = { $pairs } von { $total } Paaren
studio-rate = { $rate } Partien pro Sekunde
studio-waiting =
    { $ahead ->
        [0] Die Bots setzen sich …
        [one] Erst kommt ein Versuch von jemand anderem.
       *[other] Erst kommen { $ahead } Versuche von anderen.
    }
studio-trial-lost = Die Verbindung ist abgebrochen. Was gespielt ist, bleibt; fang für mehr noch einmal an.
studio-old-trial = Du hast seitdem etwas geändert. Diese Zahlen gehören zur Fassung davor.
studio-nothing-sure-yet = Noch nichts Sicheres …
studio-nothing-sure = Kein sicherer Unterschied
studio-sure-count =
    { $count ->
        [one] Eines ist sicher
       *[other] { $count } Dinge sind sicher
    }
studio-look-hint = Wähle einen Balken, um eine solche Partie anzusehen.
studio-more-figures = { $count } weitere Zahlen
studio-bots-only = So spielen diese Bots. Menschen finden vielleicht andere Wege.
studio-arm-old = wie gedruckt
studio-arm-new = geändert
studio-difference = Unterschied
studio-mean = Mittel
studio-interval = Bereich (95 %)
studio-range = { $low } bis { $high }
studio-span = { $from } bis { $to }
studio-percent = { $value } %
studio-number = { $value }
studio-table = Als Tabelle
studio-bars = Partien nach { $name }
studio-games-by = Partien nach { $name }
studio-bar = { $span }, { $arm }: { $count } Partien. Eine ansehen

## Ergebnisse

studio-finding-early = Zu wenige Partien, um etwas zu sagen.
studio-finding-open =
    { $unit ->
        [share] Noch nicht sicher: zwischen { $low } und { $high } Prozentpunkten.
       *[other] Noch nicht sicher: zwischen { $low } und { $high }.
    }
studio-same = Genau gleich in { $same } von { $pairs } Paaren.
studio-finding-up =
    { $unit ->
        [share] { $name }: { $change } Prozentpunkte mehr ({ $low } bis { $high }).
       *[other] { $name }: { $change } mehr ({ $low } bis { $high }).
    }
studio-finding-down =
    { $unit ->
        [share] { $name }: { $change } Prozentpunkte weniger ({ $low } bis { $high }).
       *[other] { $name }: { $change } weniger ({ $low } bis { $high }).
    }
studio-finding-moves-up = Partien sind { $change } Züge länger ({ $low } bis { $high }).
studio-finding-moves-down = Partien sind { $change } Züge kürzer ({ $low } bis { $high }).
studio-finding-minutes-up = Partien dauern { $change } Minuten länger ({ $low } bis { $high }).
studio-finding-minutes-down = Partien dauern { $change } Minuten weniger ({ $low } bis { $high }).
studio-finding-branching-mean-up = Je Zug gibt es { $change } Möglichkeiten mehr ({ $low } bis { $high }).
studio-finding-branching-mean-down = Je Zug gibt es { $change } Möglichkeiten weniger ({ $low } bis { $high }).
studio-finding-margin-up = Wer gewinnt, liegt { $change } Punkte weiter vorn ({ $low } bis { $high }).
studio-finding-margin-down = Die Punktestände liegen { $change } Punkte enger beieinander ({ $low } bis { $high }).
studio-finding-lead-changes-up = Die Führung wechselt { $change }-mal öfter ({ $low } bis { $high }).
studio-finding-lead-changes-down = Die Führung wechselt { $change }-mal seltener ({ $low } bis { $high }).
studio-finding-win-share-up = Platz { $seat } gewinnt { $change } Prozentpunkte öfter ({ $low } bis { $high }).
studio-finding-win-share-down = Platz { $seat } gewinnt { $change } Prozentpunkte seltener ({ $low } bis { $high }).
studio-finding-points-up = Platz { $seat } macht { $change } Punkte mehr ({ $low } bis { $high }).
studio-finding-points-down = Platz { $seat } macht { $change } Punkte weniger ({ $low } bis { $high }).
studio-finding-draw-up = Unentschieden sind { $change } Prozentpunkte häufiger ({ $low } bis { $high }).
studio-finding-draw-down = Unentschieden sind { $change } Prozentpunkte seltener ({ $low } bis { $high }).
studio-finding-comeback-up = Aufholjagden sind { $change } Prozentpunkte häufiger ({ $low } bis { $high }).
studio-finding-comeback-down = Aufholjagden sind { $change } Prozentpunkte seltener ({ $low } bis { $high }).

## Weitergeben

studio-share-title = Deine Variante weitergeben
studio-share-name = Ihr Name
studio-share-name-hint = zum Beispiel: Reiches Psycle
studio-share-how = Der Link enthält die Änderungen selbst. Wer ihn öffnet, kann sie spielen und weiter verändern.
studio-link = Link zu dieser Variante
studio-save-file = Als Datei speichern
studio-share-long = Es sind zu viele Änderungen für einen Link. Schick stattdessen die Datei.
studio-share-nothing = Noch ist nichts geändert, also gibt es nichts zu schicken.
studio-open-file = Eine Variante aus einer Datei öffnen
studio-not-a-variant = Diese Datei ist keine Variante. Wähle eine, die das Studio gespeichert hat.
studio-cannot-open = Diese Variante lässt sich nicht öffnen.
studio-begin-printed = Mit dem gedruckten Spiel beginnen

## Am Tisch

studio-variant-title = Das ist eine Variante von { $game }
studio-variant-changes =
    { $count ->
        [one] Geändert: 1 Sache
       *[other] Geändert: { $count } Dinge
    }
studio-more-changes = { $count } weitere Änderungen
