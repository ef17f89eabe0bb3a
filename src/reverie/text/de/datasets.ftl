### Was der Befehl sagt, der Datensätze schreibt, und warum sich ein Datensatz nicht schreiben oder lesen lässt.

export-writing = Spiele werden geschrieben
export-rate = { $rows } Datenzeilen/s
export-done =
    { $games ->
        [one] 1 Spiel
       *[other] { $games } Spiele
    } mit { $rows ->
        [one] 1 Datenzeile
       *[other] { $rows } Datenzeilen
    }: { $folder } ({ $megabytes } MB, { $rate } Datenzeilen/s).
export-left-out =
    { $left_out ->
        [one] 1 Aufzeichnung blieb weg: Ihr Spiel ist nicht aus, geht von einem anderen aus, oder es ist nicht das gewünschte.
       *[other] { $left_out } Aufzeichnungen blieben weg: Ihre Spiele sind nicht aus, gehen von anderen aus, oder es sind nicht die gewünschten.
    }
export-stopped =
    Angehalten. In { $folder } { $games ->
        [one] ist 1 Spiel
       *[other] sind { $games } Spiele
    }; die Metadaten sagen, dass mehr gewünscht waren.
refused-agents-missing = Dafür fehlt das Paket { $package }. Installiere es mit: pip install '{ $extra }'
refused-no-encoding = { $game } sagt nicht, wie Ansichten und Züge zu Zahlen werden; daraus lässt sich hier nicht lernen. Wähle ein anderes Spiel.
refused-dataset-folder-not-empty = Der Ordner { $folder } ist nicht leer. Wähle einen anderen, oder ersetze den Datensatz darin mit --overwrite.
refused-dataset-no-game = Es ist nicht gesagt, welche Spiele geschrieben werden sollen. Nenne ein Spiel, das Bots spielen sollen, oder mit --records Aufzeichnungen von Spielen.
refused-dataset-records-alone = In Aufzeichnungen stehen Spiele, die schon gespielt sind; { $option } passt nicht neben --records. Lass eines davon weg.
refused-dataset-bots = { $given } Bots passen nicht auf { $players } Plätze. Nenne einen Bot für alle Plätze oder für jeden Platz einen.
refused-dataset-no-records = Unter diesen Aufzeichnungen ist kein beendetes Spiel; weggelassen: { $left_out }. Nenne andere Dateien oder Ordner, oder ein anderes Spiel oder eine andere Personenzahl.
refused-dataset-mixed = Das ist { $other } (Personen: { $count }), die Spiele davor sind { $game } (Personen: { $players }). Ein Datensatz hat nur eine Art: Sag mit SPIEL und --players, welche; andere bleiben dann weg.
refused-dataset-game-failed = Spiel { $number } (Startwert { $seed }) ging schief; der Datensatz endet davor. { $reason }
refused-dataset-worker-lost = Ein Prozess, der Spiele spielte, endete von selbst; der Datensatz ist nicht vollständig. { $reason }
refused-not-a-dataset = Das ist kein Datensatz. Ein Datensatz ist ein Ordner, den reverie export-games geschrieben hat, mit einer metadata.json darin.
refused-dataset-other-numbers = Dieser Datensatz beschreibt Ansichten oder Züge von { $game } mit anderen Zahlen als dieses Reverie. Nimm die Version, die ihn geschrieben hat, oder schreib ihn neu.
refused-dataset-no-such-game = In diesem Datensatz gibt es kein Spiel { $episode }. Er hat { $games }, gezählt ab 0.
refused-encoding-does-not-fit = Dieser Spielinhalt passt nicht in die festen Zahlen für lernende Agenten: { $what } darf dort höchstens { $most } Einträge haben. Nimm weniger oder spiele ohne sie.
refused-encoding-offers = An diesem Tisch könnte jemand mehr Vorsehung bieten, als die festen Aktionen für lernende Agenten zählen ({ $most }). Begrenze die Runden (max_rounds, höchstens { $rounds }) oder wähle eine andere Suche.
