### Die Lektionen von Counting Zzzzs (lessons.toml): Aufgabe, Hilfe, was daraus wurde, und warum etwas anderes nicht gemeint ist.

task-star = Du träumst von einem Strand. Träume weiter mit der Karte, die am meisten bringt: { name-movie_star }.
    .help = Die nächste Karte muss mit der letzten ein Thema (ein Schaf) teilen und von anderer Art sein (Rahmen). Wählbar ist nur, was passt.
    .done = Strand und Filmstar teilen ein Thema, Ort und Person sind zwei Arten. Jedes Element zählt 1, dazu kommt seine Zahl.
refused-task-star-minus = Sie würde passen, aber ihre Zahl ist negativ: Das kostet Punkte.
refused-task-star-nothing = Das würde passen, hat aber keine Zahl und zählt nur 1. Der Filmstar hat plus 3.

task-saw = Nach deiner ersten Karte spielst du eine zweite. Gib „{ name-chainsaw }“ in den Traum des Bots.
    .help = Sie passt dort: Mit dem letzten Element teilt sie ein Thema und ist von anderer Art.
    .done = 4 Punkte weniger im Traum des Führenden. Auch schlechte Karten kann man verschenken.
refused-task-saw-gift = Das wäre ein echtes Geschenk: Die Zahl ist positiv.
refused-task-saw-wasted = Abgeworfen tut sie niemandem weh. Gib sie dem Bot.
refused-task-saw-later = Behalte diese Karte. Loswerden willst du „{ name-chainsaw }“.

task-fifth = Dein Traum hat vier Elemente, und erst ab fünf zählt er. Spiele ein gutes fünftes: { name-pillow_fort }.
    .help = Ein Traum mit weniger als fünf Elementen ist beim Aufwachen nichts wert.
refused-task-fifth-minus = Das wäre das fünfte, aber negativ. „{ name-pillow_fort }“ bringt plus 3.
task-bank = Jetzt zählt er. Weck dich mit „{ name-snoring }“ selbst, bevor ihn jemand verdirbt.
    .help = Aufweck-Aktionen wirken auch auf dich selbst: Dein Traum wird sofort gewertet.
    .done = 5 Elemente und 16 auf den Karten: 21 Punkte.
refused-task-bank-snoring = Wirf sie nicht ab: Spiele sie auf dich selbst.
refused-task-bank-wait = Du könntest weiterträumen, aber jeden Zug kann eine Kettensäge kommen. Nimm deine Punkte jetzt.

task-noise = Der Traum des Bots ist gut, hat aber nur vier Elemente. Weck ihn mit „{ name-snoring }“!
    .help = Wer mit weniger als fünf Elementen aufwacht, bekommt nichts.
    .done = Vier schöne Elemente, kein Punkt.
refused-task-noise-own = Dein eigener Traum hat zwei Elemente: Er wäre verloren.
refused-task-noise-fifth = Dann legt der Bot ein fünftes Element, und sein Traum zählt. Weck ihn jetzt.

task-turn = In deinem Traum liegen zwei Zusammenhangs-Karten quer. Ein positives, ein negatives Element: Gleichstand. Kippe ihn mit „{ name-winning_prize }“.
    .help = Beim Aufwachen drehen sie sich auf die Seite, von der es mehr Elemente gibt; bei Gleichstand zählen sie 0.
refused-task-turn-minus = Das wäre das zweite negative: Beide Karten würden sich auf die schlechte Seite drehen.
refused-task-turn-tie = Es hat keine Zahl: Es bleibt bei eins zu eins, und die quer liegenden Karten zählen nichts.
task-count = Zwei positive, ein negatives. Weck dich selbst und sieh zu, wie sie sich drehen.
    .help = Es zählt, wie viele es sind, nicht wie groß ihre Zahlen sind.
    .done = 5 Elemente, 4 von den Zahlen und 4 von den Zusammenhangs-Karten: 13 Punkte.
refused-task-count-wait = Weck dich: Jetzt sind es 13 Punkte.

task-block = Der Bot spielt „{ name-snoring }“ auf dich, und du hast vier Elemente. Wehre es mit „{ name-heavy_sleeper }“ ab.
    .help = Nur Abwehr-Aktionen spielt man außerhalb des eigenen Zugs. Diese wehrt jede Aufweck-Aktion ab.
    .done = Du schläfst weiter. Niemand außer dir wusste von der Karte.
refused-task-block-lost = Dann wachst du mit vier Elementen auf, und alles ist verloren. Du hast doch eine Abwehr!

task-win = 27 Punkte, und dein Traum ist mehr als 13 wert. Wer 40 erreicht, gewinnt sofort: Wach auf!
    .help = „{ name-phone_call }“ weckt, wen du willst.
    .done = Über 40. Du gewinnst, mitten in der Nacht.
refused-task-win-other = Der Traum des Bots ist zu kurz, um zu zählen. Weck dich selbst und gewinne.
refused-task-win-wait = Du kannst jetzt gewinnen: Weck dich selbst.

lesson-last = Jetzt ein richtiges Spiel gegen den sanftesten Bot. Diesmal reichen 20 Punkte.
