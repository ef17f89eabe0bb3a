### Die Versuche im Studio: warum einer nicht gespielt wird.

refused-trial-nothing-changed = Es ist nichts geändert, also gibt es nichts zu vergleichen. Ändere zuerst etwas.
refused-trial-too-slow =
    Mit diesen Bots dauern ein paar Spiele länger als { $seconds ->
        [one] 1 Sekunde
       *[other] { $seconds } Sekunden
    }. Nimm schwächere Bots, oder ändere weniger.
refused-trial-too-large = Diese Spiele brauchen mehr Speicher, als ein Versuch haben darf ({ $memory } MB). Ändere weniger.
refused-trials-busy =
    Gerade probieren zu viele andere etwas aus. Versuch es in { $seconds ->
        [one] 1 Sekunde
       *[other] { $seconds } Sekunden
    } noch einmal.
refused-too-many-trials =
    Du hast in letzter Zeit sehr viel ausprobiert. Versuch es in { $seconds ->
        [one] 1 Sekunde
       *[other] { $seconds } Sekunden
    } noch einmal.
refused-too-many-trials-at-once = Deine anderen Versuche laufen noch. Halte einen an, oder warte einen Moment.
