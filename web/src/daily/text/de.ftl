### Der Traum der Nacht: was die Seite rund um die täglichen Spiele sagt.

## Die Nacht

daily-about = Für alle dieselbe Verteilung und dieselben Bots. Jedes Spiel spielst du einmal; ist die Nacht vorbei, siehst du, wie es allen ergangen ist.
daily-once = Einmal heißt einmal: Nichts wird zurückgenommen, und der Trainer schweigt bis zum Morgen.
daily-night = Nacht { $number }
daily-closes = Die Nacht endet in { $time }, um { $clock }.
daily-closes-now = Die Nacht endet jeden Augenblick.
daily-hours =
    { $minutes ->
        [0] { $hours } Std.
       *[other] { $hours } Std. { $minutes } Min.
    }
daily-minutes = { $minutes } Min.
daily-streak =
    { $count ->
        [0] Spiel heute Nacht eins zu Ende, und deine Serie beginnt.
        [one] 1 Nacht in Folge
       *[other] { $count } Nächte in Folge
    }
daily-best =
    { $count ->
        [one] längste Serie: 1 Nacht
       *[other] längste Serie: { $count } Nächte
    }
daily-done = { $done } von { $count } gespielt
daily-needs-server = Jemand muss allen dasselbe austeilen, und dafür braucht es einen Server. Diese Ausgabe von Reverie läuft allein in deinem Browser.

## Ein Spiel der Nacht

daily-against = Gegner: { $bots }
daily-bots = { $count } × { $bot }
daily-entrants =
    { $count ->
        [0] Noch niemand hat es zu Ende gespielt. Mach den Anfang.
        [one] 1 Person hat es zu Ende gespielt.
       *[other] { $count } Personen haben es zu Ende gespielt.
    }
daily-first = Niemand war vor dir fertig.
daily-begin = Beginnen
daily-continue = Weiterspielen
daily-under-way = Du bist mittendrin.
daily-see = Zur Rangliste
daily-won = gewonnen
daily-lost = nicht gewonnen
daily-result = { $score }, { $outcome }

## Frühere Nächte

daily-earlier = Frühere Nächte
daily-earlier-none = In früheren Nächten wurde nichts zu Ende gespielt. Was du heute Nacht beendest, steht morgen hier.
daily-earlier-more = Weiter zurück
daily-played = { $count } gespielt
daily-you-played = du auch

## Die Rangliste

daily-of-day = { $game }, { $date }
daily-so-far = So steht es bis jetzt. Die Nacht endet in { $time }; dann kommen die Aufzeichnungen, die Ergebnisse ohne Glück und das Spiel des Trainers.
daily-place = Platz { $place } von { $count }
daily-place-so-far = Bis jetzt Platz { $place } von { $count }
daily-column-place = Platz
daily-column-name = Name
daily-column-result = Ergebnis
daily-column-adjusted = Ohne Glück
daily-column-replay = Ansehen
daily-replay-of = Das Spiel von { $name } ansehen
daily-forgotten = jemand
daily-adjusted = { $share } ({ $low } bis { $high })
daily-adjusted-waits = steht noch aus
daily-adjusted-none = der Trainer hat nichts zu sagen
daily-adjusted-about = Ohne Glück: wie viele Hundertstel des Siegs jemandes eigene Wahl wert war. In Klammern: wie sicher sich der Trainer ist.
daily-adjusted-outside = Weniger als 0 oder mehr als 100 ist kein Fehler: So viel vom Unterschied hat das Glück verdeckt.
daily-left-out =
    { $count ->
        [one] 1 weiterer Name ist nicht aufgeführt.
       *[other] { $count } weitere Namen sind nicht aufgeführt.
    }
daily-nobody = Niemand hat diesen Traum zu Ende gespielt.
daily-nobody-yet = Noch niemand hat den Traum dieser Nacht zu Ende gespielt. Mach den Anfang.
daily-late = Dein Spiel war nicht fertig, als die Nacht endete. Du kannst es zu Ende spielen, aber hier zählt es nicht mit.
daily-before = Die Nacht davor
daily-after = Die Nacht danach
daily-tonight = Zum Traum der Nacht

## Das Spiel des Trainers

daily-coach = Wie der Trainer es gespielt hat
daily-coach-about = Derselbe Platz, dieselbe Verteilung, dieselben Gegner: { $bot }.
daily-coach-playing = Er spielt gerade. Sein Spiel erscheint hier, sobald er fertig ist.
daily-coach-replay = Zug für Zug ansehen

## Am Tisch

daily-mark-about = { $title }, { $date }: Nichts wird zurückgenommen, und es gibt keine Tipps.
daily-end = Das war das Spiel dieser Nacht.
daily-end-opens = In { $time } ist die Nacht vorbei. Dann siehst du die Aufzeichnung, was Glück war und wie alle gespielt haben.
daily-end-open = Die Nacht ist vorbei: Sieh dir an, wie alle gespielt haben.
daily-end-more = Die anderen Spiele dieser Nacht

## Ein Bild zum Teilen

daily-share = Ein Bild zum Teilen
daily-share-about = Es sagt, wie du abgeschnitten hast, und nichts über die Verteilung.
daily-share-send = Teilen
daily-share-save = Bild speichern
daily-share-copy = Als Text kopieren
daily-share-copied = Kopiert
daily-share-failed = Dein Browser hat das Bild nicht herausgegeben. Du kannst es als Text kopieren.
daily-share-alt = Bild: ein Nachthimmel. { $text }

## Der Beweis

daily-proof = Stand es vorher fest?
daily-proof-about = Alle Nächte hängen an einer Kette. Die Verteilungen einer Nacht folgen aus ihrem Glied, und jedes Glied ist der SHA-256-Hash des nächsten: Wer alle vergangenen Glieder kennt, kann kein einziges kommendes ausrechnen.
daily-proof-anchor = Der Anker: wo die Kette endet, hier zu sehen seit dem { $first }
daily-proof-note = Schreib ihn dir auf. Dann kann niemand eine kommende Verteilung ändern, ohne dass du es merkst.
daily-proof-link = Das Glied dieser Nacht
daily-proof-link-later = Das Glied dieser Nacht steht hier, wenn sie vorbei ist.
daily-proof-hashings =
    { $number ->
        [one] Einmal gehasht, ergibt es den Anker.
       *[other] { $number }-mal nacheinander gehasht, ergibt es den Anker.
    }
daily-proof-copy = Kopieren
daily-proof-check = In diesem Browser prüfen
daily-proof-right = Richtig: Die Verteilung folgt aus diesem Glied, und das Glied führt zum Anker. Alles, was gemischt und gezogen wurde, folgt aus der Verteilung.
daily-proof-command = Oder lade die Aufzeichnung eines Spiels herunter und prüfe sie selbst:
daily-proof-record = Aufzeichnung herunterladen
daily-proof-file = DATEI
