### Forks and reviews: going on from a moment of a finished game, and looking at it together.

## Why not

refused-fork-too-deep = Dieses Spiel zweigt schon { $most }-mal von einem anderen ab. Geh von einem Spiel aus, das näher am Anfang liegt.
refused-fork-whose-knowledge = Ein Platz muss genannt sein, wenn es mit dessen Wissen weitergehen soll, und nur dann.
refused-fork-at-the-end = An dieser Stelle ist das Spiel zu Ende. Wähle eine frühere.
refused-fork-not-over = Dieses Spiel ist noch nicht zu Ende. Anders weiterspielen lässt sich nur ein beendetes.
refused-fork-no-such-moment = Nach { $given } Zügen kann nichts weitergehen; wähle eine Stelle von 0 bis { $last }.
refused-fork-is-set-up = Dieses Spiel geht von einem anderen aus und hat deshalb dessen Optionen. Uhr und Bots lassen sich ändern.
refused-comment-no-such-moment = Nach { $given } Zügen gibt es in diesem Spiel keine Stelle; wähle eine von 0 bis { $last }.
refused-too-many-comments = Es gibt schon { $most } Kommentare, mehr passen hier nicht. Nimm erst einen von deinen weg.
refused-no-such-comment = Diesen Kommentar gibt es nicht mehr, oder jemand anderes hat ihn geschrieben.
refused-review-not-leading = Jetzt führt jemand anderes. Übernimm erst die Führung.
refused-review-not-joined = Nimm erst an der Besprechung teil.
refused-review-needs-server = Ein Spiel gemeinsam ansehen geht nur mit einem Server. Hier bist du mit ihm allein.

## In the terminal

verify-fork =
    { "  " }Es geht von einem anderen Spiel aus, nach { $moves ->
        [one] 1 Zug
       *[other] { $moves } Zügen
    }. Diese wurden nachgespielt und führen dorthin, wo es beginnt.{ $how ->
        [as_known] {" "}Was Platz { $seat } dort nicht sehen konnte, wurde mit dem Glück des eigenen Startwerts neu verteilt.
       *[as_it_was] {""}
    }
verify-fork-parent = { "  " }Das Spiel, von dem es ausgeht, ist das in { $file }.
verify-fork-alone = { "  " }Ob jenes Spiel wirklich gespielt wurde, zeigt nur seine eigene Aufzeichnung; prüfe beide Dateien zusammen.

## On the page

fork-play = Von hier aus spielen
fork-how = Wie es weitergeht
fork-as-it-was = Wie es war
fork-as-it-was-about = Alles liegt, wo es lag, auch was niemand sehen konnte. Neu ist nur, was der Zufall von jetzt an bringt.
fork-as-known = Wie ich es damals wusste
fork-as-known-about = Was dein Platz nicht sehen konnte, wird neu verteilt; was er sah, bleibt.
fork-seat = Dein Platz
fork-against = Die anderen
fork-bots = Bots
fork-level = Wie stark die Bots sind
fork-friends = Freunde, per Link
fork-go = Spielen
fork-from =
    { $moves ->
        [0] Geht vom Anfang eines anderen Spiels aus.
        [one] Geht von einem anderen Spiel aus, nach 1 Zug.
       *[other] Geht von einem anderen Spiel aus, nach { $moves } Zügen.
    }
fork-from-known =
    { $moves ->
        [0] Geht vom Anfang eines anderen Spiels aus, mit dem, was { $name } dort wusste.
        [one] Geht von einem anderen Spiel aus, nach 1 Zug, mit dem, was { $name } dort wusste.
       *[other] Geht von einem anderen Spiel aus, nach { $moves } Zügen, mit dem, was { $name } dort wusste.
    }
fork-see = Diese Stelle ansehen
fork-compare = Beide Spiele vergleichen
compare-title = Zwei Spiele im Vergleich
compare-start =
    { $moves ->
        [0] Wo sie sich trennen: vor dem ersten Zug
        [one] Wo sie sich trennen: nach 1 Zug
       *[other] Wo sie sich trennen: nach { $moves } Zügen
    }
compare-after =
    { $count ->
        [one] 1 Zug nach der Trennung
       *[other] { $count } Züge nach der Trennung
    }
compare-parent = Wie das Spiel verlief
compare-fork = Anders gespielt
compare-alone = Nur dieses ansehen
compare-nothing = Dieses Spiel geht hier von keinem anderen aus, es gibt also nichts zu vergleichen.
review-together = Gemeinsam ansehen
review-name = Sag, wer du bist, um mitzumachen
review-name-go = Mitmachen
review-pointing = Klick etwas auf dem Brett an: Alle sehen es.
review-pointing-done = Fertig
review-link = Link kopieren
review-link-copied = Link kopiert
review-lead = Die anderen führen
review-stop = Nicht mehr führen
review-you-lead =
    { $here ->
        [0] Du führst. Schick den Link: Wer ihn öffnet, folgt dir.
        [one] Du führst; 1 weitere Person sieht zu.
       *[other] Du führst; { $here } andere sehen zu.
    }
review-leads = { $name } führt.
review-follows = { $name } führt, und du folgst. Geh selbst irgendwohin, um aufzuhören.
review-follow = { $name } folgen
review-here = { $here } Leute sehen sich dieses Spiel an.
review-point = Zeigen
review-point-at = Zeigen auf …
review-pointed = { $name } zeigt auf: { $thing }
review-comments = Kommentare
review-comments-now = Kommentare zu dieser Stelle
review-comments-at =
    { $moment ->
        [0] Anfang
       *[other] Zug { $moment }
    }{ $count ->
        [1] {""}
       *[other] {" "}({ $count })
    }
review-comment = Diese Stelle kommentieren
review-comment-text = Was möchtest du dazu sagen?
review-comment-save = Behalten
review-uncomment = Löschen
review-uncomment-that = Löschen: { $text }
