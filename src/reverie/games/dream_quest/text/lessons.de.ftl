### Die Lektionen von Dream-Quest (lessons.toml): Aufgabe, Hilfe, was daraus wurde, und warum etwas anderes nicht gemeint ist.

task-card = Du träumst. Jeder Traumzug beginnt mit einer Karte: Nimm die ruhige Wahl, „{ name-up-a-tree }“.
    .help = Bei jeder Wahl steht, was sie kostet und was daraus werden kann.
refused-task-card-risk = Das kostet Vorsehung und Schlummer, und dann entscheidet ein Würfel. Nicht für den Anfang.
task-walk = Die Karte erlaubt dir 1 Feld. Geh die Straße weiter, vom Start weg: { name-BR3 }.
    .help = Du darfst immer auch weniger gehen, aber nie zurück auf ein Feld dieses Zugs.
    .done = Danach verlierst du 1 Schlummer, wie nach jedem Traumzug, und die nächste Person ist dran.
refused-task-walk-back = Dort geht es zurück zum Start. Der Traumzyklus liegt am anderen Ende.
refused-task-walk-stay = Du darfst bleiben, aber ein Schritt vorwärts kostet nichts.

task-secret = Dein Zug beginnt an einer Kreuzung mit geheimem Ausgang (Pfeil). Nimm ihn, auf die gesegnete Brücke.
    .help = Ein geheimer Ausgang steht nur dem ersten Schritt eines Zugs offen, der an seiner Kreuzung beginnt.
    .done = Wer einen Traumzug auf einem gesegneten Feld beendet, bekommt 1 Vorsehung.
refused-task-secret-plain = Eine gewöhnliche Straße. Der geheime Ausgang steht nur jetzt offen und führt zu einem Segen.
refused-task-secret-stay = Hier gibt es keinen Segen. Nimm den geheimen Ausgang.

task-clear = Klarheit 6 und ein Schrein. „{ name-pray }“ ist eine Probe: Der Würfel muss kleiner sein als deine Klarheit.
    .help = Nur eine 6 ginge schief. Je klarer der Kopf, desto besser solche Proben.
    .done = 2 ist kleiner als 6: Vorsehung und Schlaf für dich. Vorsehung ist, was Quests verlangen.
refused-task-clear-afraid = Vorsichtig, aber mit 1 bis 5 gelingt es. Bete!

task-rest = Schlummer 1: Nach diesem Zug würdest du aufwachen. Bleib und hör zu: „{ name-hear-it-out }“.
    .help = Bei Schlummer 0 wachst du auf und schläfst erst über die Wirklichkeit wieder ein, wo du vergessen kannst.
    .done = 3 Schlummer mehr und 1 Vorsehung. Manchmal ist Ausruhen schneller.
refused-task-rest-wakes = Das kostet 2 Schlummer. Du hast 1 und würdest sofort aufwachen.

task-duel = Auf deinem Feld träumt der Bot. Fordere ihn heraus!
    .help = Beide werfen einen Würfel und zählen ihre Klarheit dazu: du 6, der Bot 2.
    .done = 10 zu 5: Der Bot verliert 5 Schlummer und geht ein Feld zurück, du gehst vor. Verloren hätte es dich nichts gekostet.
refused-task-duel-free = Eine verlorene Herausforderung kostet nichts, und deine kann kaum schiefgehen.

task-ritual = Der Traumzyklus, und genug Vorsehung: die Quest! Der Würfel zeigt 5, nötig ist 6. Verbessere den Wurf um 1.
    .help = Für 5 Vorsehung zählt ein Wurf um eins besser. Du hast 25, und 20 müssen bleiben.
    .done = 6: Die Quest ist erfüllt, und du gewinnst.
refused-task-ritual-five = 5 reicht für das große Ritual nicht.
refused-task-ritual-luck = Ein neuer Wurf kostet auch 5 und kann alles bringen. Um eins besser ist sicher.

lesson-last = Jetzt ein richtiges Spiel gegen den sanftesten Bot: auf dem kurzen Plan und nah am Traumzyklus.
