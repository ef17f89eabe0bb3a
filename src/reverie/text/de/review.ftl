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
