### Die Lektionen von Dream Cycle (lessons.toml): Aufgabe, Hilfe, was daraus wurde, und warum etwas anderes nicht gemeint ist.

task-meaning = Du lenkst nicht: Das tun die Farben. Lege dein Pfeilplättchen { name-north } in Weiß.
    .help = Der Pfeil liegt in deiner Ablage. In Weiß heißt er: von jedem weißen Feld nach Norden.
refused-task-meaning-colour = Vor dir liegt lauter Weiß. Lege den Pfeil in Weiß.
refused-task-meaning-empty = Noch hat keine Farbe eine Deutung: Du kämst ein Feld weit und stündest wieder.
refused-task-meaning-needed = Diesen Pfeil brauchst du.
task-go = Weiß heißt Norden. Fahr los!
    .help = Du fährst von selbst, bis eine Farbe keine Deutung hat.
    .done = Weiß hat dich Feld für Feld nach Norden getragen. Grün sagt dir nichts, also endete die Fahrt dort.
refused-task-go-keep = Lass den Pfeil in Weiß liegen und fahr los.
refused-task-go-north = Du schaust schon nach Norden, und dorthin geht es. Fahr los!

task-arrow = Du stehst auf Grün, und Grün sagt dir nichts. Kaufe einen Pfeil { name-east }.
    .help = Pfeile bezahlst du mit Chi. { name-east } kostet 5, und du hast 6.
refused-task-arrow-silent = Ohne Deutung für Grün kämst du gar nicht vom Fleck.
refused-task-arrow-other = Nicht diesen Pfeil: Der Weg geht östlich von dir weiter.
refused-task-arrow-save = Heb dein Chi für den Pfeil auf.
refused-task-arrow-keep = Lass { name-north } in Weiß: Du brauchst ihn gleich wieder.
task-green = Lege { name-east } in Grün.
    .help = In einem Fach haben zwei Pfeile Platz; dann wählst du jedes Mal. Hier reicht einer.
refused-task-green-colour = Du stehst auf Grün. Gib Grün eine Deutung.
refused-task-green-silent = Der Pfeil liegt noch in der Ablage. Lege ihn erst in Grün.
refused-task-green-needed = Du hast ihn gerade erst gekauft. Lege ihn in Grün.
refused-task-green-keep = Lass { name-north } liegen, wo er ist.
task-bend = Fahr los: von Grün nach Osten, dann über Weiß nach Norden.
    .help = Auf dem Plan siehst du den Weg, den du fahren wirst.
    .done = Zwei Deutungen, eine Kurve. Deine Pfeile behältst du für die nächsten Züge.
refused-task-bend-keep = Lass beide Pfeile liegen und fahr los.

task-look = Du stehst neben dem Plan, in einer Flaute. Dort darfst du dich drehen: Richte dich nach Westen aus, zum Plan.
    .help = Schwarze Felder und der Rand sind Flauten: Fahrten enden dort und beginnen mit einem Schritt umsonst.
refused-task-look-edge = Dort geht es am Rand entlang: Nach einem Schritt stündest du wieder in der Flaute.
refused-task-look-keep = Lass { name-north } in Weiß.
task-step = Fahr los: ein Schritt umsonst auf den Plan, dann nach deinen Farben.
    .help = Der erste Schritt braucht keine Deutung.
    .done = In einer Flaute bestimmst du, wohin du schaust. Sonst behältst du deine Richtung.
refused-task-step-edge = Du schaust schon zum Plan. Fahr los!
refused-task-step-keep = Lass { name-north } in Weiß und fahr los.

task-three = Östlich liegen zwei schwarze Felder. Spring darüber: Lege 3 Chi Schub in Orange.
    .help = Chi in einem Fach mit einem Pfeil macht jede Bewegung von dieser Farbe so viele Felder weit, einen Zug lang.
refused-task-three-two = Zwei Felder weiter ist es wieder schwarz. Es müssen drei sein.
refused-task-three-white = Du stehst auf Orange: Der Schub gehört dorthin.
refused-task-three-black = Die erste Bewegung würde auf Schwarz enden und deine Fahrt auch.
refused-task-three-save = Heb dein Chi für den Sprung auf.
refused-task-three-keep = Lass deine Pfeile liegen.
task-leap = Fahr los!
    .help = Was du überspringst, wirkt nicht.
    .done = Über beide hinweg. Das Chi eines Schubs ist nach dem Zug weg.
refused-task-leap-keep = Lass Chi und Pfeile liegen und fahr los.

task-off = Weiß heißt Norden, Orange heißt Süden. Fahr los und sieh, was auf Orange geschieht.
    .help = Achte darauf, wohin die Pfeile führen.
refused-task-off-save = Behalte deine 2 Chi: Du brauchst sie gleich.
refused-task-off-keep = Lass die Pfeile diesmal liegen.
task-stop = Orange schickt dich nach Süden zurück, Weiß wieder nach Norden: ein Kreis ohne Ende. Bremse für 2 Chi!
    .help = Bremsen beendet die Fahrt dort, wo du stehst.
    .done = Gerettet. Wer im Kreis fährt und die Bremse nicht bezahlen kann, scheidet aus.
refused-task-stop-circle = Süden, Norden und wieder Süden: Nach einer Runde musst du doch bremsen oder ausscheiden.

task-last = Die letzte Reihe. Rot liegt im Weg und sagt dir nichts. Kaufe { name-forward }: 8 Chi.
    .help = { name-forward } führt weiter, wohin du schaust, und du schaust nach Norden. { name-north } würde 10 kosten.
refused-task-last-other = Dieser Pfeil führt von der Kante weg. { name-forward } führt weiter.
refused-task-last-red = Weiß brächte dich auf Rot, und dort wäre Schluss.
refused-task-last-boost = Ein Sprung ginge auch, dieses eine Mal. Nimm aber den Pfeil: Er bleibt dir.
refused-task-last-keep = Lass { name-north } in Weiß.
task-red = Lege ihn in Rot.
    .help = Rot liegt direkt vor dir.
refused-task-red-colour = Rot ist die Farbe, die noch keine Deutung hat.
refused-task-red-silent = Lege den Pfeil erst in Rot.
refused-task-red-needed = Jetzt brauchst du ihn. Lege ihn in Rot.
refused-task-red-keep = Lass { name-north } in Weiß.
task-wake = Fahr über die Nordkante hinaus!
    .help = Wer zuerst über die Nordkante der letzten Reihe fährt, wacht auf und gewinnt.
    .done = Du wachst auf und gewinnst.
refused-task-wake-keep = Lass die Pfeile liegen und fahr los.

lesson-last = Jetzt ein richtiges Spiel gegen den sanftesten Bot: ein Nickerchen, zwei Reihen lang, mit 10 Chi zu Beginn. Kaufe { name-forward }. Schau in jedem Zug nach Norden, lege ihn in deine eigene Farbe (in der Flaute in die Farbe vor dir) und fahr los.
