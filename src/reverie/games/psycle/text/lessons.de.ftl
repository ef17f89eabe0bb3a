### Die Lektionen von Psycle (lessons.toml): Aufgabe, Hilfe, was daraus wurde, und warum etwas anderes nicht gemeint ist.

task-larger = Der Bot hat 2 Edelsteine, also höchstens eine 2. Spiele eine Karte, die 0, 1 und 2 schlägt.
    .help = Die größere Zahl schlägt die kleinere, und jede Karte kostet so viele Edelsteine wie ihre Zahl.
    .done = Geschlagen: Deine Sterne sind deine Punkte. Bezahlt wird jede Karte, ob sie gewinnt oder nicht.
refused-task-larger-five = Die 5 schlägt fast alles, verliert aber gegen die 1, und die kann der Bot bezahlen.
refused-task-larger-draw = 2 gegen 2 ist unentschieden: Punkte bekommt niemand.
refused-task-larger-loses = Das verliert gegen eine 2. Spiele eine größere Zahl.

task-one = Der Bot sagt, dass er eine 5 spielt, und er lügt nicht. Schlage sie.
    .help = Eine einzige Karte schlägt die 5: die kleinste nach der 0.
    .done = 1 schlägt 5. Keine Karte ist also vor allen anderen sicher.
refused-task-one-draw = 5 gegen 5 ist unentschieden und kostet dich 5 Edelsteine.
refused-task-one-loses = Diese Karte verliert gegen die 5. Nur die 1 schlägt sie.

task-target = Das Ziel ist 3, der Bonus +2. Der Bot hat 2 Edelsteine. Gewinne und hol dir auch den Bonus.
    .help = Wer jemanden mit der Zielzahl schlägt, bekommt einmal den Bonus.
    .done = 2 Sterne und 2 Bonus: 4 Punkte.
refused-task-target-plain = Eine 4 würde auch gewinnen, aber nur die Zielzahl bringt den Bonus.
refused-task-target-loses = Diese Karte gewinnt nicht sicher, und ohne Sieg gibt es keinen Bonus. Welche Zahl ist das Ziel?

task-zero = Du hast noch 2 Edelsteine, und der Bot kündigt eine 4 an. Diese Runde verlierst du: Mach das Beste daraus.
    .help = Eine 0 kostet nichts und bringt so viele Edelsteine wie die größte Zahl auf dem Tisch.
    .done = 4 Edelsteine fürs Verlieren. Du kannst wieder mitbieten.
refused-task-zero-loses = Das verliert gegen die 4 und kostet deine letzten Edelsteine. Was kostet nichts?

task-most = Drei Bots haben je 1 Edelstein: mehr als 0 oder 1 können sie nicht spielen. Welche Karte schlägt sicher alle und hat die meisten Sterne?
    .help = Die Sterne deiner Karte zählen für jeden, den du schlägst: 3 für eine 1 oder 2, 2 für eine 3, 1 für eine 4 oder 5.
    .done = 3 Sterne mal 3 Gegner: 9 Punkte für 2 Edelsteine.
refused-task-most-five = Die 5 verliert gegen jede 1.
refused-task-most-fewer = Das schlägt alle, aber eine andere Karte tut es auch und hat mehr Sterne.
refused-task-most-draw = Das schlägt keine 1.

task-spend = Die letzte Runde. Der Bot hat keine Edelsteine und muss die 0 spielen. Der bessere Endstand bekommt das Plättchen: Finde die Karte, die gewinnt.
    .help = Nach Runde 5 kostet jeder übrige Edelstein 1 Punkt, und die 0 des Bots bekommt so viele, wie deine Karte zeigt.
    .done = 7 ohne Edelsteine gegen 11 weniger 5 Edelsteine. Dein zweites Plättchen gewinnt das Spiel!
refused-task-spend-left = So behältst du Edelsteine, und jeder kostet dich einen Punkt; der Bot bekäme weniger. Gib alle aus.

lesson-last = Jetzt ein richtiges Spiel: ein Psycle von fünf Runden gegen den sanftesten Bot.
