### Das Studio: warum eine Variante nicht angenommen oder ein Versuch nicht gespielt wird.

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
refused-not-a-variant = Das ist keine Variante. Nimm einen Link oder eine Datei aus dem Studio.
refused-variant-name = Der Name einer Variante darf höchstens { $longest } Zeichen haben, und alle müssen sichtbar sein.
refused-variant-too-large = Diese Variante ist zu groß. Möglich sind hier höchstens { $longest } Zeichen.
refused-variant-other-base = Diese Variante ändert eine Ausgabe von { $game }, die hier nicht mehr gespielt wird ({ $given } statt { $known }). Mach sie im Studio neu.
