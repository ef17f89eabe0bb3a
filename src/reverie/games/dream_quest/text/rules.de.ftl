### Die Regeln von Dream-Quest, Punkt für Punkt, in der Reihenfolge und mit den Nummern des Regelverzeichnisses.
### Das Kennzeichen (tag) sagt, woher ein Punkt kommt: text (Regelheft), ruling (unsere Entscheidung), public (öffentliche Seiten des Originalprojekts), design (unser Inhalt).

section-a = Spielmaterial und Optionen
DQ-001 = Dream-Quest spielt man mit 2 bis 5 Personen, alle für sich. (In der öffentlichen Projektbeschreibung steht 2 bis 4; das Regelheft geht vor.)
    .tag = text
DQ-002 = Alle haben einen Charakter und zwei Avatare: einen auf dem Realitätsplan und einen auf dem Traumplan. Das sind 10 Spielfiguren für 5 Personen.
    .tag = text
DQ-003 = Karten im Traumstapel: { $content_dream_cards_entries }. Gedruckt sind 33, alle verschieden und mit den Zahlen der öffentlichen Kartendaten, in denen es ebenfalls 33 sind.
    .tag = text
DQ-004 = Der normale Realitätsstapel hat { $content_reality_cards_entries_deck_standard } von insgesamt { $content_reality_cards_entries }. Gedruckt sind das 12 der 21 öffentlichen Karten: Sie, Bauchschmerzen, Degradierung, Bußgeld, Freund, Vermisst, Gutes Essen, Hund, Frühschicht, Jetlag, Traumfänger und Krankes Baby. Ausgewählt wurden sie so: Es gibt 14 verschiedene Wirkungen, von jeder die erste Karte in der öffentlichen Reihenfolge; von diesen 14 fallen zwei weg, sodass die Durchschnitte möglichst nah an denen aller 21 bleiben (Schlummer −2,92 gegen −2,90, Klarheit −0,33 gegen −0,29, Gedächtnis −0,50 gegen −0,48). Das sind Bank und Unfallzeuge. Ein anderes Paar wäre ebenso nah gewesen, aber dazu gehörte der Traumfänger, die einzige Karte mit einem Vorteil; im Regelheft heißt es, eine Karte schade höchstwahrscheinlich, also bleibt der Traumfänger.
    .tag = ruling
DQ-005 = Mit dem Realitätsstapel „Lange Nacht“ werden alle { $content_reality_cards_entries } Realitätskarten zusammengemischt. Ohne diese Wahl spielt man mit den { $content_reality_cards_entries_deck_standard } normalen.
    .tag = ruling
DQ-006 = Die Liste im Regelheft zählt 45 Ereigniskarten, nennt aber 33, 12 und 3. Da 33 und 12 schon 45 ergeben, kommen die 3 Quests dazu.
    .tag = ruling
DQ-007 = Charakterbögen: { $content_characters_entries }. Keine zwei Personen haben denselben Charakter.
    .tag = text
DQ-008 = Die 30 Vorsehungsmarker sind keine Grenze: Du darfst beliebig viel Vorsehung haben. Warum: Die Regeln erwähnen nie einen leeren Vorrat, eine einzige Quest verlangt schon 20, in der Projektbeschreibung gibt es Marker zu 1, 2 und 5, und die spätere Fassung druckt 80. Mit einer festen Grenze von 30 blieben die meisten simulierten Spiele zu fünft stecken: 73 % liefen nach 400 Runden noch.
    .tag = ruling
DQ-009 = Mit den gedruckten Karten gehen die 10 Gedächtnismarker nie aus: Niemand hat mehr als 2 zugleich, denn keine Karte nimmt mehr, und beim Aufwachen gibt man sie ab.
    .tag = ruling
DQ-010 = Die Würfel haben sechs Seiten, und nie werden mehr als zwei zugleich geworfen.
    .tag = text
DQ-011 = Die Tischoptionen, jeweils mit dem üblichen Wert zuerst. Charaktere: zufällig oder gewählt (DQ-044). Quest: zufällig oder eine der drei (DQ-043). Realitätsstapel: Standard oder Lange Nacht (DQ-005; die überarbeitete Ausgabe nimmt immer alle Realitätskarten, DQ-142). Traumplan: Traumlande oder Kurze Nacht (DQ-016, DQ-017). Ausgabe: Erstausgabe oder überarbeitete (DQ-142 bis DQ-150). Beginn: der ganze Traum oder Die letzte Nacht (DQ-151). Rundengrenze: 150, eine andere Zahl oder keine (DQ-136).
    .tag = ruling
DQ-152 = Änderungen am Spielinhalt haben Grenzen: Bewegung von 0 bis 12 auf einer Karte und von −12 bis 12 in einer Wahl oder einem Ausgang; andere Änderungen, Kosten und gedruckte Werte bis 99; Gedächtnis von 0 bis 9; 1 bis 48 Stunden; höchstens 500 Karten in einem Stapel, 60 Charakterbögen und 20 Quests, darunter die drei der Option; höchstens 300 Felder auf einem Plan, 8 Verbindungen eines Feldes, jede einmal, und 60 Gebiete; eine Zeichenfläche von höchstens 10000; ein Name darin ist ein Wort aus höchstens 40 sichtbaren Zeichen. Warum: Inhalt kommt auch von Fremden, und jeder Tisch muss in vernünftiger Zeit enden.
    .tag = design

section-b = Realitätsplan
DQ-012 = Der Realitätsplan ist ein Ring aus Feldern, den Stunden 1 bis { $content_limits_hours }. Im Uhrzeigersinn geht es von 1 nach 2 und so weiter bis { $content_limits_hours }, dann wieder zur 1.
    .tag = text
DQ-013 = Die Felder des Realitätsplans haben keine Wirkung. (Laut Projektbeschreibung können manche Regeln tragen, aber im Regelheft stehen keine.)
    .tag = ruling
DQ-014 = Avatare, die sich ein Feld des Realitätsplans teilen, tun einander nichts.
    .tag = text
DQ-015 = Alle Real-Avatare beginnen bei Stunde { $content_limits_hours }, gedruckt oben auf der Uhr. Warum: Das Regelheft nennt kein Feld.
    .tag = ruling

section-c = Traumplan
DQ-016 = Der normale Plan, die Traumlande, hat die Verbindungen, Feldarten und Pfeile des Plans, den das Originalprojekt veröffentlicht hat: 140 Felder und 157 Verbindungen. Es gibt 1 Startfeld, 92 einfache Felder, 13 verfluchte und 11 gesegnete Felder, 13 Rätselfelder und 10 Felder des Traumzyklus; 13 Kreuzungen haben einen geheimen Ausgang.
    .tag = public
DQ-017 = Die Namen der Gebiete und Felder und die Zeichnung sind von uns. Der Traumplan „Kurze Nacht“ ist ganz von uns: 65 Felder und 73 Verbindungen, davon 1 Startfeld, 38 einfache Felder, 7 verfluchte und 5 gesegnete Felder, 6 Rätselfelder und 8 Felder des Traumzyklus, dazu 3 geheime Ausgänge.
    .tag = design
DQ-018 = Jedes Feld ist von genau einer Art: Startfeld, einfaches Feld (weiß, ohne Wirkung), verfluchtes Feld, gesegnetes Feld, Rätselfeld oder Traumzyklus. Kreuzungen, also Felder mit 3 oder mehr Verbindungen, haben keine eigene Wirkung.
    .tag = text
DQ-019 = Alle Traum-Avatare beginnen auf dem Startfeld. Eine andere Wirkung hat es nicht.
    .tag = text
DQ-020 = Verbindungen kann man in beide Richtungen gehen. Du darfst also auch zum Start hin gehen und aus dem Traumzyklus heraus. Warum: Nur geheime Ausgänge tragen einen Pfeil, Rückschritte gehören zum Spiel, und die spätere Fassung verbietet nur, im selben Zug umzukehren.
    .tag = ruling
DQ-021 = An einer Kreuzung wählst du, welcher Verbindung du folgst.
    .tag = text
DQ-022 = Den geheimen Ausgang einer Kreuzung darfst du nur nehmen, wenn dein Zug auf dieser Kreuzung begonnen hat, also nur als ersten Schritt eines Zuges.
    .tag = text
DQ-023 = Alle anderen Verbindungen einer Kreuzung sind immer offen, ob dein Zug dort begonnen hat oder nicht.
    .tag = text
DQ-024 = Eingeschränkt ist nur die Richtung des Pfeils: Rückwärts, zu seiner Kreuzung hin, darf man einen geheimen Ausgang jederzeit gehen.
    .tag = ruling
DQ-025 = Ein Feld zurück ist ein verbundenes Feld, das dem Start um eins näher ist; ein Feld voraus ist ein verbundenes Feld, das ihm nicht näher ist. Keines von beiden führt je durch einen geheimen Ausgang; weder Gedächtnisverlust noch Zurückschieben bringt also jemanden in Pfeilrichtung durch einen geheimen Ausgang. (Auf beiden Plänen ist die Entfernung zum Start mit und ohne geheime Ausgänge dieselbe, und jedes Feld außer dem Start hat ein Feld zurück.)
    .tag = ruling
DQ-026 = Verfluchtes Feld: Steht dein Avatar darauf, wenn du eine Traumkarte ziehst, ist die Bewegung der Karte um 1 kleiner als aufgedruckt.
    .tag = text
DQ-027 = Der Fluch senkt die Bewegung einer Karte nie unter 0; eine Karte mit Bewegung 0 behält die 0.
    .tag = ruling
DQ-028 = Rätselfeld: Beginnt dein Traumzug mit deinem Avatar auf einem Rätselfeld, wirfst du vor dem Ziehen einen Würfel.
    .tag = text
DQ-029 = Rätsel, Zählwert { $content_mystery_stuck_up_to } oder weniger: Jede Karte, die du in diesem Zug ziehst, hat Bewegung 0.
    .tag = text
DQ-030 = Rätsel, Zählwert dazwischen (DQ-029, DQ-031): Nichts geschieht.
    .tag = text
DQ-031 = Rätsel, Zählwert { $content_mystery_lucid_from } oder mehr: Alle deine Klarheitsproben in diesem Zug gelingen; gewürfelt wird dafür nicht.
    .tag = text
DQ-032 = Ein solcher Rätselwurf (DQ-031) betrifft weder Gedächtnisproben noch Kräftemessen noch die Würfel einer Quest. Warum: Nur eine Probe kann gelingen; ein Kräftemessen braucht beide Würfel für den Unterschied. (Bedfords Fähigkeit wirkt auch im Kräftemessen, DQ-115: Sie verbessert einen Würfel und lässt die Würfel bestehen.)
    .tag = ruling
DQ-033 = Fluch und Rätsel ändern nur die aufgedruckte Bewegung; was deine Wahl und ihr Ergebnis hinzufügen oder abziehen, kommt danach. Warum: Karten mit 0 und einem Zuwachs von +5 zeigen, dass Zuwächse auch auf 0 wirken.
    .tag = ruling
DQ-034 = Gesegnetes Feld: Beendet dein aktiver Avatar deinen Traumzug auf einem gesegneten Feld, bekommst du 1 Vorsehung (Schritt 6, siehe DQ-058). Keine Art von Feld schadet in Schritt 6.
    .tag = text
DQ-035 = Ein gesegnetes Feld bringt nichts in einem Wachzug, auch nicht, wenn dein Avatar gerade darauf eingeschlafen ist, denn Feldwirkungen sind Schritt 6 des Traumzugs. Es bringt nichts für einen inaktiven Avatar, nichts für einen Avatar, der in einem fremden Zug bewegt wurde (so die spätere Fassung), und nichts in einem Traumzug, den das Aufwachen abbricht (DQ-056).
    .tag = ruling
DQ-036 = Traumzyklus: Solange dein Avatar auf einem seiner Felder steht, ist jeder Gewinn an Vorsehung 0, woher er auch kommt.
    .tag = text
DQ-037 = Verluste, Kosten und Ausgaben gelten auch dort, und der Rest eines Ergebnisses (Schlummer, Klarheit, Bewegung) bleibt unberührt.
    .tag = ruling
DQ-038 = Es zählt das Feld im Augenblick des Gewinns: Eine Karte, die du vor dem Betreten des Traumzyklus abhandelst, bringt noch etwas, und ein Zug, der im Traumzyklus beginnt und auf einem gesegneten Feld endet, bringt 1.
    .tag = ruling

section-d = Vorbereitung
DQ-039 = Die beiden Ereignisstapel werden getrennt gemischt und liegen verdeckt.
    .tag = text
DQ-040 = Alle beginnen wach: Der Real-Avatar ist aktiv, der Traum-Avatar inaktiv. Ausnahme ist die Gewundene Schlange (DQ-117).
    .tag = text
DQ-041 = Schlummer und Klarheit beginnen bei den Werten auf deinem Bogen, und du hast keine Gedächtnismarker.
    .tag = text
DQ-042 = Vorsehung beginnt beim Wert auf dem Bogen: { $content_characters_silverlake_providence } für Gloria Silverlake; für die anderen siehe DQ-114.
    .tag = public
DQ-043 = Eine Quest liegt das ganze Spiel über offen, ausgelost oder vereinbart.
    .tag = text
DQ-044 = Die Charaktere werden zufällig verteilt. Entscheidet sich der Tisch fürs Wählen, wählt ihr in Zugreihenfolge aus denen, die noch da sind.
    .tag = ruling
DQ-045 = Wer beginnt, wird ausgelost. Von dort geht es im Uhrzeigersinn nach Plätzen, in jeder Runde in derselben Reihenfolge.
    .tag = ruling
DQ-151 = Option „Die letzte Nacht“, ein kurzes Spiel: Alle Traum-Avatare beginnen am Rand des Traumzyklus, eine Verbindung von ihm entfernt (in den Traumlanden auf Kalter Pass 3, in der Kurzen Nacht auf Verhülltes Moor 4), und alle haben so viel Vorsehung, wie die Quest verlangt, und 10 mehr, zusätzlich zum aufgedruckten Wert (so wie gedruckt hat Gloria 1 mehr als die anderen). Alles andere bleibt wie immer.
    .tag = design

section-e = Runde und Wachzug
DQ-046 = In einer Runde haben alle im Uhrzeigersinn einen Zug; dann beginnt eine neue Runde.
    .tag = text
DQ-047 = Bist du zu Beginn deines Zuges wach, machst du einen Wachzug; schläfst du, machst du einen Traumzug. Nie beides in einem Zug.
    .tag = text
DQ-048 = Ein Wachzug läuft so ab: (1) Dein Real-Avatar rückt im Uhrzeigersinn eine Stunde weiter; (2) zieh eine Realitätskarte; (3) schlaf ein. Dann endet dein Zug.
    .tag = text
DQ-049 = Die Karte ändert deine Werte, wenn sie gezogen wird (nach Amandas Entscheidung, DQ-120) und vor dem Gedächtniswurf; die genommenen Marker zählen also schon für diesen Wurf. Schlummer und Klarheit ändern sich sofort, und für jeden verlorenen Punkt Gedächtnis nimmst du einen Gedächtnismarker.
    .tag = ruling
DQ-050 = Die Nachteile zählen einmal: Die Karte wird gleich nach dem Gedächtniswurf abgelegt und nie wieder angewendet.
    .tag = text
DQ-051 = Was die Karte geändert hat, gilt diese Nacht hindurch: Schlummer und Klarheit behalten ihre geänderten Werte, und die Marker bleiben, bis du das nächste Mal aufwachst; das setzt alle drei zurück. Warum: Aufwachen ist die Regel, die die Marker entfernt.
    .tag = ruling
DQ-052 = Alle Grenzen gelten: Schlummer von 0 bis { $content_limits_slumber }, Klarheit von 0 bis { $content_limits_lucidity }; was darüber hinausgeht, verfällt. Mit den gedruckten Zahlen fällt Schlummer hier nie unter 2. Sollte anderer Inhalt oder eine geladene Stellung ihn auf 0 bringen, schläfst du ein, machst den Gedächtniswurf und wachst sofort auf.
    .tag = ruling

section-f = Traumzug
DQ-053 = Ein Traumzug läuft so ab: (1) Siegprüfung; (2) eine Karte ziehen; (3) sie abhandeln; (4) bewegen; (5) 1 Schlummer verlieren; (6) Feldwirkung; (7) ist dein Schlummer 0, wachst du auf.
    .tag = text
DQ-054 = Der Rätselwurf kommt zwischen Schritt 1 und 2. (Kein Feld ist zugleich Traumzyklus und Rätselfeld, die Reihenfolge macht also nie einen Unterschied.)
    .tag = ruling
DQ-055 = Schritt 2: Zieh die oberste Karte des Traumstapels; alle sehen sie.
    .tag = text
DQ-056 = Fällt dein Schlummer in den Schritten 1 bis 4 auf 0, wachst du sofort auf, und dein Zug endet: kein weiterer Wurf, kein Ergebnis, keine Bewegung, kein Verlust von Schlummer, keine Feldwirkung; die Karte wird abgelegt. Fällt er in einem fremden Zug auf 0, wachst du ebenfalls sofort auf, und dein nächster eigener Zug ist ein Wachzug. Warum: Nach der Projektbeschreibung weckt 0 jederzeit, und die spätere Fassung sagt es für Kosten und Ergebnisse.
    .tag = ruling
DQ-057 = Schritt 5: Verlier 1 Schlummer. Trent verliert ihn nicht (DQ-124).
    .tag = text
DQ-058 = Schritt 6 kommt vor Schritt 7: Geht dein letzter Schlummer in Schritt 5, bekommst du noch die Vorsehung eines gesegneten Feldes und wachst danach auf.
    .tag = text
DQ-059 = Eine benutzte Traumkarte wird am Ende von Schritt 3 abgelegt, vor deinem ersten Schritt auf dem Plan (oder wenn du aufwachst). Den Ablagestapel dürfen alle ansehen.
    .tag = ruling
DQ-060 = Ist ein Stapel leer, wenn eine Karte gebraucht wird, wird sein Ablagestapel zu einem neuen Stapel gemischt; Karten im Spiel bleiben draußen.
    .tag = ruling

section-g = Eine Traumkarte abhandeln
DQ-061 = Eine Karte bietet eine bis drei Wahlmöglichkeiten; du nimmst genau eine erlaubte. (Karten mit einer einfachen Wirkung haben nur eine.)
    .tag = public
DQ-062 = Die Reihenfolge innerhalb einer Wahl: erst die Kosten zahlen; dann die Probe, falls es eine gibt; dann das Ergebnis für Erfolg oder Fehlschlag.
    .tag = public
DQ-063 = Schlummer und Vorsehung, die eine Wahl verlangt (gedruckt als negative Voraussetzungen), sind ihre Kosten.
    .tag = public
DQ-064 = Eine Wahl ist nur erlaubt, wenn du alle Kosten ganz bezahlen kannst.
    .tag = ruling
DQ-065 = Du darfst deinen Schlummer bis auf genau 0 ausgeben: Dann wachst du sofort auf, alle Kosten bleiben bezahlt, und es gibt weder Probe noch Ergebnis.
    .tag = ruling
DQ-066 = Ist keine Wahl erlaubt, darfst du Schlummer kaufen, bis eine erlaubt ist, oder nachgeben: Dein Schlummer wird 0, du wachst auf, und dein Zug endet. Nachgeben darfst du nur, solange keine Wahl erlaubt ist. (Im Druck kommt das nur bei der Höhle der Visionen mit Schlummer 1 oder 2 vor.) Warum: Beide Möglichkeiten dort kosten Schlummer, und freier Durchgang würde Erschöpfung belohnen.
    .tag = ruling
DQ-067 = Eine Bewegungsänderung, die als Voraussetzung gedruckt ist, gehört nicht zu den Kosten: Nehmen kannst du sie immer, sie ändert nur, wie weit du dich bewegen darfst.
    .tag = ruling
DQ-068 = Klarheitsprobe: Sie gelingt, wenn der Würfel niedriger ist als deine Klarheit. Gleich oder höher schlägt fehl.
    .tag = public
DQ-069 = Gedächtnisprobe: Sie gelingt, wenn der Würfel niedriger ist als dein Gedächtnis.
    .tag = public
DQ-070 = Umgekehrte Gedächtnisprobe (nur beim Tor der Träume): Sie gelingt, wenn der Würfel höher ist als dein Gedächtnis, ganz wörtlich; ein schlechtes Gedächtnis hilft also. Warum: Die Kartendaten behandeln darüber und darunter als zwei verschiedene Voraussetzungen; die überarbeitete Ausgabe dreht diese um.
    .tag = ruling
DQ-071 = In der Erstausgabe hat eine gewürfelte 1 keine besondere Kraft: Mit Klarheit 0 oder 1 oder mit Gedächtnis 1 kann eine Probe, die einen niedrigen Würfel will, nur durch Verbesserungen gelingen. (Klarheit 1, Augenzahl 1, eine Verbesserung: Zählwert 0, Erfolg.)
    .tag = ruling
DQ-072 = Verlangt eine Wahl mindestens so und so viel Vorsehung, zählt deine Vorsehung nach den Kosten, und ausgegeben wird nichts. „>5“ heißt mindestens 6, „>=7“ heißt mindestens 7.
    .tag = public
DQ-073 = Ist kein Fehlschlag gedruckt (Zeppelinkapitäne), darfst du diese Wahl nicht treffen, solange die Bedingung nicht erfüllt ist.
    .tag = public
DQ-074 = Ist ein Fehlschlag gedruckt (Haïta der Hirte), darfst du die Wahl immer treffen, und die Bedingung entscheidet, welches Ergebnis du bekommst.
    .tag = ruling
DQ-075 = Eine Wahl ohne Probe gibt ihr Erfolgsergebnis; ein Ergebnis, das nicht gedruckt ist, ändert nichts.
    .tag = ruling
DQ-076 = Bewegung in einem Ergebnis kommt zur Bewegung der Karte hinzu und ersetzt sie nicht. (So wie auf Flugtraum gedruckt: 3, Erfolg +4, zusammen 7.)
    .tag = public
DQ-077 = Deine Bewegung ist insgesamt nie kleiner als 0 und führt deinen Avatar nie rückwärts.
    .tag = ruling
DQ-078 = Alle Teile eines Ergebnisses gelten zugleich, erst dann wird geprüft, ob dein Schlummer 0 ist: Vorsehung, die du neben einem weckenden Verlust von Schlummer bekommst, behältst du.
    .tag = ruling
DQ-079 = Ein Ergebnis darf mehr Vorsehung nehmen, als du hast: Bei 0 ist Schluss. (Nur Kosten muss man ganz bezahlen können.)
    .tag = ruling
DQ-080 = Klarheit bleibt zwischen 0 und { $content_limits_lucidity }, Schlummer zwischen 0 und { $content_limits_slumber }; Gewinne darüber hinaus verfallen.
    .tag = public
DQ-081 = Gibt ein Ergebnis einen Würfel Schlummer, wirf einen Würfel; du bekommst so viel Schlummer dazu. (Das ist ein Wurf, also gilt DQ-106.)
    .tag = public

section-h = Bewegung
DQ-082 = Du bewegst deinen aktiven Traum-Avatar entlang der Verbindungen, höchstens so viele Felder, wie deine Bewegung beträgt; weniger oder gar nicht ist erlaubt.
    .tag = text
DQ-083 = Keine Umkehr: Ein Schritt darf nicht auf ein Feld führen, auf dem dein Avatar in diesem Zug schon stand, das Ausgangsfeld eingeschlossen. Der erste Schritt darf in jede Richtung gehen. Warum: So steht es in der späteren Fassung, und es verhindert Hin- und Herlaufen; das Regelheft schweigt dazu.
    .tag = ruling
DQ-084 = Ein Feld zu überqueren hat keine Wirkung, ob besetzt oder nicht; es zählt nur das Feld, auf dem deine Bewegung endet.
    .tag = text
DQ-085 = Beliebig viele Avatare dürfen sich ein Feld teilen. Warum: Alle beginnen auf einem, und nichts verbietet es.
    .tag = ruling
DQ-086 = So bewegt sich nur der aktive Avatar der Person, die am Zug ist.
    .tag = text
DQ-087 = Das Betreten des Traumzyklus hält deine Bewegung nicht an, und in jedem späteren Zug darf dein Avatar ihn wieder verlassen.
    .tag = ruling

section-i = Begegnung mit anderen Avataren
DQ-088 = Zu einer Begegnung kommt es nach Schritt 4, wenn du in diesem Zug mindestens einen Schritt gegangen bist; gekaufte Schritte zählen. Warum: Wer sich nicht bewegt hat, beendet auch keine Bewegung, und so bleibt es in Runde 1 auf dem Startfeld friedlich.
    .tag = ruling
DQ-089 = Zuerst wird jeder inaktive Traum-Avatar auf deinem Feld ein Feld zurückgeschoben. Das ist Pflicht und braucht keinen Wurf.
    .tag = text
DQ-090 = Mehrere inaktive Avatare kommen in der Reihenfolge der Plätze nach dir dran. Gibt es zwei oder mehr Felder zurück, wählst du.
    .tag = ruling
DQ-091 = Dann darfst du einen aktiven Traum-Avatar einer anderen Person auf diesem Feld herausfordern oder passen.
    .tag = text
DQ-092 = Herausfordern darfst du höchstens einmal im Zug; stehen mehrere aktive Avatare dort, wählst du einen.
    .tag = ruling
DQ-093 = Kräftemessen: Ihr beide werft je einen Würfel und zählt eure jetzige Klarheit dazu.
    .tag = text
DQ-094 = Ist deine Summe höher, verliert dein Gegenüber so viel Schlummer, wie der Unterschied beträgt, nie unter 0; bei 0 wacht dein Gegenüber auf (DQ-056).
    .tag = text
DQ-095 = Dann rückt dein Avatar ein Feld voraus, und der deines Gegenübers wird ein Feld zurückgedrängt; wo es eine Wahl gibt, triffst du sie, denn du hast gewonnen.
    .tag = text
DQ-096 = Diese beiden Bewegungen gibt es nur, wenn gewinnt, wer am Zug ist. Bei gleicher oder niedrigerer Summe geschieht niemandem etwas.
    .tag = ruling
DQ-097 = Beide Bewegungen sind Pflicht, wo sie möglich sind; gibt es kein Feld voraus (oder zurück), bleibt der Avatar stehen. Dein eigener Avatar kommt zuerst. Das Vorrücken ist kein Schritt: Es darf auf ein Feld führen, auf dem du in diesem Zug schon standst, und verbraucht keine Bewegung.
    .tag = ruling
DQ-098 = Wacht dein Gegenüber durch das Kräftemessen auf, wird sein Avatar trotzdem zurückgedrängt; er liegt jetzt inaktiv da.
    .tag = ruling
DQ-099 = Es gibt keine Kette: Zurückschieben und Vorrücken führen zu keiner neuen Begegnung, wer auch dort steht.
    .tag = ruling
DQ-100 = Ein Avatar, der in einem fremden Zug bewegt wird, bekommt dort in diesem Moment keine Feldwirkung. Beginnt dort sein nächster eigener Traumzug, zählt das Feld wie gewohnt (Fluch, Rätsel, geheimer Ausgang).
    .tag = public
DQ-101 = Für deine Schritte 5 bis 7 gilt das Feld nach dem Vorrücken; dadurch kannst du einen Segen gewinnen oder verpassen.
    .tag = ruling
DQ-102 = Ein Avatar auf dem Startfeld kann nicht zurück und bleibt dort. Warum: Dahinter liegt nichts.
    .tag = ruling
DQ-103 = Wer wach ist, wird nie herausgefordert, und Real-Avatare begegnen sich nie.
    .tag = text

section-j = Vorsehung ausgeben
DQ-104 = Das gibt es für Vorsehung: einen Würfel neu werfen für { $content_menu_reroll }; einen Wurf um eins verbessern für { $content_menu_boost }; einen Schritt für { $content_menu_buy_step }; 1 Schlummer für { $content_menu_buy_slumber }. Sonst gibt es nichts zu kaufen.
    .tag = text
DQ-105 =
    Wo du was kaufen darfst, nur für eigene Würfe und so oft du zahlen kannst:
    Gedächtniswurf beim Einschlafen: neu würfeln, verbessern.
    Rätselwurf: neu würfeln, verbessern.
    Wahl bei einer Traumkarte: Schlummer.
    Wurf für eine Probe und Wurf um einen Würfel Schlummer: neu würfeln, verbessern, Schlummer.
    Bewegen (Schritt 4): Schlummer, einen Schritt.
    Kräftemessen mit einem Avatar und Das geliehene Gesicht: neu würfeln, verbessern, Schlummer.
    Das große Ritual und Der letzte Zoll: neu würfeln, verbessern.
    .tag = ruling
DQ-106 = Nachdem dein Würfel gefallen ist und bevor er zählt, darfst du in beliebiger Reihenfolge neu würfeln und verbessern oder den Wurf behalten.
    .tag = ruling
DQ-107 = Eine Verbesserung verschiebt den Wurf um 1 zu deinen Gunsten. Der Würfel zählt 1 weniger bei Klarheitsproben, gewöhnlichen Gedächtnisproben, Gedächtniswürfen und beim Letzten Zoll; er zählt 1 mehr bei der umgekehrten Gedächtnisprobe, bei Rätselwürfen, Würfen um Schlummer, beim Kräftemessen und beim Großen Ritual. Warum: Das Regelheft nennt diese Ausgaben einen Vorteil für Würfe, doch die meisten Würfe wollen einen niedrigen Würfel; und in der späteren Fassung ist aus dem +1 des Professors auf einen Klarheitswurf ein Minus 1 geworden.
    .tag = ruling
DQ-108 = Ein verbesserter Würfel darf weniger als 1 oder mehr als 6 zählen und gilt dann so (aber siehe DQ-144). Gekaufte Verbesserungen und Kritisches Denken bleiben, wenn neu gewürfelt wird. Auch nutzlose Käufe werden angeboten.
    .tag = ruling
DQ-109 = Einen gekauften Schritt gehst du sofort auf ein verbundenes Feld, nach denselben Regeln wie jeden Schritt (DQ-022, DQ-083). Angeboten wird er beim Bewegen, wenn keine gewöhnliche Bewegung übrig ist, auch bei Bewegung 0, und sonst nirgends. Warum: Nur dort gehen Avatare, und ein Schritt vor der Siegprüfung oder in einem fremden Zug würde die gedruckte Reihenfolge stören.
    .tag = ruling
DQ-110 = Bei Schlummer { $content_limits_slumber } kann man keinen Schlummer kaufen, ebenso wenig ab Schritt 5; die letzte Gelegenheit, nicht aufzuwachen, ist also das Bewegen oder das Kräftemessen danach.
    .tag = ruling
DQ-111 = Im Kräftemessen wird zuerst gefragt, wer am Zug ist. Wer gefragt wird, kauft beliebig oft und passt dann; danach wird die andere Seite gefragt. Schluss ist, wenn eine Seite passt, die seit dem Passen der anderen nichts gekauft hat. Wer nicht zahlen kann, passt ungefragt. Beide sehen alles. (Du kannst also auf jeden Kauf antworten, und zweimal Passen nacheinander beendet es.)
    .tag = ruling
DQ-112 = Beim Großen Ritual und beim Geliehenen Gesicht wird ein Kauf, auch von Schlummer oder durch Kritisches Denken, nur angeboten, wenn dir danach noch so viel Vorsehung bleibt, wie die Quest verlangt. Warum: Alle Bedingungen müssen zugleich gelten. Zum Letzten Zoll siehe DQ-141.
    .tag = ruling
DQ-113 = Ausgegebene Vorsehung ist weg; Vorsehung, die du hast, bleibt beim Aufwachen erhalten.
    .tag = text

section-k = Charaktere
DQ-114 =
    Das steht auf den Charakterbögen:
    Professor Warren Bedford, Gelehrter: Gedächtnis { $content_characters_bedford_memory }, Schlummer { $content_characters_bedford_slumber }, Klarheit { $content_characters_bedford_lucidity }, Vorsehung { $content_characters_bedford_providence }.
    John Snyder, Arbeiter: Gedächtnis { $content_characters_snyder_memory }, Schlummer { $content_characters_snyder_slumber }, Klarheit { $content_characters_snyder_lucidity }, Vorsehung { $content_characters_snyder_providence }.
    Gewundene Schlange, Schamanin: Gedächtnis { $content_characters_serpent_memory }, Schlummer { $content_characters_serpent_slumber }, Klarheit { $content_characters_serpent_lucidity }, Vorsehung { $content_characters_serpent_providence }.
    Amanda Blunt, Studentin: Gedächtnis { $content_characters_blunt_memory }, Schlummer { $content_characters_blunt_slumber }, Klarheit { $content_characters_blunt_lucidity }, Vorsehung { $content_characters_blunt_providence }.
    Gloria Silverlake, okkulte Autorin: Gedächtnis { $content_characters_silverlake_memory }, Schlummer { $content_characters_silverlake_slumber }, Klarheit { $content_characters_silverlake_lucidity }, Vorsehung { $content_characters_silverlake_providence }.
    Trent Maypole, Kind: Gedächtnis { $content_characters_maypole_memory }, Schlummer { $content_characters_maypole_slumber }, Klarheit { $content_characters_maypole_lucidity }, Vorsehung { $content_characters_maypole_providence }.
    Das „+“ hinter einem Gedächtniswert hat keine eigene Bedeutung (DQ-128).
    .tag = public
DQ-115 = Professor Warren Bedford, Kritisches Denken: Einmal je Klarheitswurf (Klarheitsprobe oder sein eigener Würfel im Kräftemessen oder gegen „Das geliehene Gesicht“) darf er { $content_characters_bedford_ability_think_cost } Vorsehung zahlen, um diesen Wurf um 1 zu verbessern, wie bei einer Verbesserung. (Gedruckt ist es als plus 1; siehe DQ-107.) Neu würfeln ist derselbe Wurf und erlaubt keinen zweiten Einsatz. Gewöhnliche Verbesserungen darf er zusätzlich kaufen.
    .tag = ruling
DQ-116 = John Snyder, Geregelte Schichten: Verluste von Schlummer auf Realitätskarten treffen ihn nicht; Verluste von Klarheit und Gedächtnis und Gewinne von Schlummer gelten.
    .tag = public
DQ-117 = Die Gewundene Schlange beginnt das Spiel schlafend, mit aktivem Traum-Avatar: Ihr erster Zug ist ein Traumzug, ohne Realitätskarte und ohne Gedächtniswurf davor.
    .tag = public
DQ-118 = Die Gewundene Schlange darf geheime Ausgänge an jeder Stelle einer Bewegung nehmen. Unsere Entscheidung: auch beim Vorrücken nach einem gewonnenen Kräftemessen, wenn der Ausgang nicht näher am Start liegt. (Von Ofensims 1 ist der Ausgang nach Rauchstufen 1 also kein Vorrücken; alle anderen geheimen Ausgänge sind es.)
    .tag = public
DQ-119 = Ihre Freiheit gilt nur für Bewegungen, die sie selbst macht: Für Zurückschieben und Gedächtnisverlust gilt DQ-025.
    .tag = ruling
DQ-120 = Amanda Blunt, So viel Potenzial: Gleich nach dem Ziehen einer Realitätskarte darf sie { $content_characters_blunt_ability_cancel_cost } Vorsehung zahlen, um alle ihre Nachteile abzuwenden. (Angeboten wird es nur, wenn sie { $content_characters_blunt_ability_cancel_cost } hat und die Karte einen Nachteil.)
    .tag = public
DQ-121 = Ein Vorteil auf dieser Karte zählt für Amanda trotzdem, ebenso für John: Nur Verluste sind Nachteile.
    .tag = ruling
DQ-122 = Gloria Silverlake, Weitblick: In Schritt 2 zieht sie { $content_characters_silverlake_ability_draws ->
        [one] 1 Traumkarte wie alle.
       *[other] { $content_characters_silverlake_ability_draws } Traumkarten, spielt eine und { $content_characters_silverlake_ability_other_card ->
            [bottom] legt die andere unter den Stapel.
           *[discard] legt die andere ab.
        }
    } Unsere Entscheidung: Alle sehen, was sie zieht.
    .tag = public
DQ-123 = Geht der Stapel zwischen ihren Karten zu Ende, wird der Ablagestapel ohne die schon gezogene Karte gemischt.
    .tag = ruling
DQ-124 = Trent Maypole, Keine Pflichten: Er überspringt Schritt 5. Alle anderen Verluste von Schlummer treffen ihn.
    .tag = public

section-l = Aufwachen, Einschlafen, Gedächtnis
DQ-125 = Aufwachen: Schlummer und Klarheit gehen auf die aufgedruckten Werte zurück, du gibst alle Gedächtnismarker ab und bist wach: Der Real-Avatar ist aktiv, der Traum-Avatar inaktiv. Dein Feld auf dem Traumplan und deine Vorsehung bleiben.
    .tag = text
DQ-126 = Einschlafen: Dein Traum-Avatar wird aktiv, dein Real-Avatar inaktiv. Dann kommt der Gedächtniswurf: Wirf einen Würfel und geh so viele Felder zurück, wie die Gedächtnistabelle sagt.
    .tag = text
DQ-127 =
    { $content_memory_table_as_printed ->
        [yes] Du gehst so viele Felder zurück, wie der Würfel höher ist als dein Gedächtnis, sonst keines. Mit Gedächtnis 2 zum Beispiel kosten 6, 5, 4 oder 3 auf dem Würfel 4, 3, 2 oder 1 Felder; mit Gedächtnis 6 verlierst du nie eines.
       *[no] Bei 1, 2, 3, 4, 5 und 6 auf dem Würfel gehst du so viele Felder zurück:
        Mit Gedächtnis 6: { $content_memory_table_6 }.
        Mit Gedächtnis 5: { $content_memory_table_5 }.
        Mit Gedächtnis 4: { $content_memory_table_4 }.
        Mit Gedächtnis 3: { $content_memory_table_3 }.
        Mit Gedächtnis 2: { $content_memory_table_2 }.
        Mit Gedächtnis 1: { $content_memory_table_1 }.
    }
    .tag = text
DQ-128 = Die Tabelle gilt, wie sie gedruckt ist: Viel Gedächtnis ist gut, ein hoher Würfel ist schlecht. Warum: Für das Regelheft ist Gedächtnis, wie gut man sich erinnert; Gedächtnis zu verlieren ist ein Nachteil; auch Klarheitsproben wollen einen niedrigen Würfel; und die spätere Fassung druckt dieselbe Richtung, ohne „+“.
    .tag = ruling
DQ-129 = Dein Gedächtnis ist der aufgedruckte Wert minus deine Gedächtnismarker, bleibt aber zwischen { $content_limits_memory }, den Zeilen der Tabelle; die Marker selbst gehen dadurch nicht verloren.
    .tag = ruling
DQ-130 = Der Rückweg ist ein kürzester Weg zum Start, immer ein Feld zurück; passen mehrere Felder, entscheidet der Zufall.
    .tag = text
DQ-131 = Er endet am Startfeld und führt zu keiner Begegnung und keiner Feldwirkung. Gewürfelt wird auch, wenn nichts zu verlieren ist.
    .tag = ruling
DQ-132 = Du hast immer genau einen aktiven Avatar. Sind einmal zwei oder keiner aktiv, wird das berichtigt: Der Real-Avatar ist aktiv, der Traum-Avatar inaktiv.
    .tag = text
DQ-133 = Diese Berichtigung ändert sonst nichts und setzt keine Werte zurück. Sie geschieht, wenn eine Stellung geladen oder bearbeitet wird, in der der Zustand beider Avatare angegeben ist.
    .tag = ruling

section-m = Quests und das Ende
DQ-134 = Der Sieg wird nur in Schritt 1 deines eigenen Traumzugs geprüft, mit deinem aktiven Avatar auf einem Feld des Traumzyklus. Zwei können also nie zusammen gewinnen, und das Spiel endet sofort, mitten in der Runde.
    .tag = text
DQ-135 = Alle Bedingungen der Quest müssen im selben Moment gelten. Tun sie es nicht, geht dein Zug einfach mit Schritt 2 weiter.
    .tag = text
DQ-136 = Schlussgrenze: Nach so vielen vollen Runden, wie die Rundengrenze sagt (150, wenn du nichts anderes wählst; 0 heißt nie) endet das Spiel ohne Sieg. Der Rang richtet sich nach Vorsehung, dann nach der Nähe zum Traumzyklus (wenigste Verbindungen, Pfeile zählen nicht), dann nach Schlummer; wer in allen dreien gleich ist, teilt sich den Rang.
    .tag = design
DQ-137 = Das große Ritual: Du brauchst mindestens { $content_quests_great-ritual_providence_min } Vorsehung und einen Wurf von { $content_quests_great-ritual_contest_at_least } oder mehr. Gewürfelt wird von selbst; es kostet nichts und hat keine Nachteile.
    .tag = public
DQ-138 = Das geliehene Gesicht, ein Albtraum, der dein Gesicht trägt: Mit mindestens { $content_quests_borrowed-face_providence_min } Vorsehung darfst du gegen ihn antreten, dein Würfel plus deine Klarheit gegen einen Würfel plus die auf deinem Bogen gedruckte Klarheit. Höher: Du gewinnst das Spiel. Gleich: Nichts geschieht. Niedriger: Du verlierst so viel Schlummer, wie der Unterschied beträgt; bei 0 wachst du auf (DQ-056).
    .tag = design
DQ-139 = Für den Würfel des Albtraums darf niemand etwas kaufen. Antreten darfst du höchstens einmal im Zug.
    .tag = design
DQ-140 = Der letzte Zoll: Mit mindestens { $content_quests_last-toll_providence_min } Vorsehung darfst du bieten, was du willst, von { $content_quests_last-toll_providence_min } bis zu allem, was du hast. Das Gebot wird bezahlt, dann werden zwei Würfel geworfen: Du gewinnst, wenn ihre Summe plus { $content_quests_last-toll_contest_add } kleiner ist als dein Gebot. (So wie gedruckt ist 21 sicher, und 11 braucht zwei Einsen.) Das Gebot ist so oder so weg.
    .tag = design
DQ-141 = Beim Letzten Zoll gilt das neue Würfeln für einen der beiden Würfel, den du wählst; Verbesserungen zählen für die Summe. Beides zahlst du aus dem, was übrig ist, ohne Mindestrest.
    .tag = ruling
DQ-149 = Nach einem Sieg teilen sich alle anderen den zweiten Rang. Warum: Das Regelheft kennt nur den einen Sieg und keine Reihenfolge unter den Übrigen.
    .tag = ruling

section-n = Die überarbeitete Ausgabe
DQ-142 = Die Überarbeitung druckt Traumkarten neu oder zusätzlich, { $content_revised_dream_cards_entries } an der Zahl (gedruckt sind 35 im Stapel), und alle { $content_reality_cards_entries } Realitätskarten werden benutzt, welcher Realitätsstapel auch gewählt ist. Die beiden neuen Traumkarten, Wecker und Sonnenschein, senken deinen Schlummer auf 0, auch den von Trent; du wachst also auf (DQ-056). Viele Karten haben andere Zahlen; wo nichts geändert ist, bleiben sie.
    .tag = public
DQ-143 =
    Die Charaktere haben andere Zahlen und Kosten:
    Professor Warren Bedford: Gedächtnis { $content_revised_characters_bedford_memory }, Schlummer { $content_revised_characters_bedford_slumber }, Klarheit { $content_revised_characters_bedford_lucidity }; Kritisches Denken kostet { $content_revised_characters_bedford_ability_think_cost }.
    John Snyder: Gedächtnis { $content_revised_characters_snyder_memory }, Schlummer { $content_revised_characters_snyder_slumber }, Klarheit { $content_revised_characters_snyder_lucidity }.
    Gewundene Schlange: Gedächtnis { $content_revised_characters_serpent_memory }, Schlummer { $content_revised_characters_serpent_slumber }, Klarheit { $content_revised_characters_serpent_lucidity }. Sie beginnt weiterhin schlafend (DQ-117), hat aber keine Freiheit an geheimen Ausgängen (DQ-118).
    Amanda Blunt: Gedächtnis { $content_revised_characters_blunt_memory }, Schlummer { $content_revised_characters_blunt_slumber }, Klarheit { $content_revised_characters_blunt_lucidity }; So viel Potenzial kostet { $content_revised_characters_blunt_ability_cancel_cost }.
    Gloria Silverlake: Gedächtnis { $content_revised_characters_silverlake_memory }, Schlummer { $content_revised_characters_silverlake_slumber }, Klarheit { $content_revised_characters_silverlake_lucidity }. Sie beginnt auch hier mit { $content_characters_silverlake_providence } Vorsehung, und ihre andere Karte { $content_revised_characters_silverlake_ability_other_card ->
        [discard] wird abgelegt.
       *[bottom] kommt sofort unter den Stapel.
    }
    Trent Maypole, jetzt Lebemann: Gedächtnis { $content_revised_characters_maypole_memory }, Schlummer { $content_revised_characters_maypole_slumber }, Klarheit { $content_revised_characters_maypole_lucidity }.
    .tag = public
DQ-144 =
    Es gibt eine andere Gedächtnistabelle; so wie gedruckt passt die Regel in DQ-127 nicht mehr auf sie. Bei 1, 2, 3, 4, 5 und 6 auf dem Würfel gehst du so viele Felder zurück:
    Mit Gedächtnis 6: { $content_revised_memory_table_6 }.
    Mit Gedächtnis 5: { $content_revised_memory_table_5 }.
    Mit Gedächtnis 4: { $content_revised_memory_table_4 }.
    Mit Gedächtnis 3: { $content_revised_memory_table_3 }.
    Mit Gedächtnis 2: { $content_revised_memory_table_2 }.
    Mit Gedächtnis 1: { $content_revised_memory_table_1 }.
    Unsere Entscheidung: Ein Würfel, der weniger als 1 zählt, wird als 1 gelesen.
    .tag = public
DQ-145 = Die Augenzahl 1 ist bei einer Klarheits- oder Gedächtnisprobe immer ein Erfolg; ein Würfel, der nur durch Verbesserungen 1 zählt, hat diese Kraft nicht.
    .tag = public
DQ-146 = Die Bewegung ist genau: Anhalten darfst du erst, wenn keine Bewegung übrig oder kein Schritt mehr möglich ist; der Rest verfällt dann. Einen Weg in eine solche Sackgasse darfst du frei wählen.
    .tag = public
DQ-147 = Das große Ritual verlangt { $content_revised_quests_great-ritual } Vorsehung. Unsere beiden Quests behalten ihre Zahlen.
    .tag = public
DQ-148 = Das Tor der Träume kostet hier { $content_revised_dream_cards_gate-of-dreams_choices_speak-honestly_pay_slumber } Schlummer. Warum: In den Daten ist der Name eines Eintrags verschrieben, aber die Absicht ist klar.
    .tag = ruling
DQ-150 = Haïtas zwei Geschichten haben Bedingungen: Die lange verlangt mindestens { $content_revised_dream_cards_haita-the-shepherd_choices_hear-the-long-tale_check_n } Vorsehung, die kurze darf man nur mit höchstens { $content_revised_dream_cards_haita-the-shepherd_choices_hear-the-short-tale_check_n } hören; ausgegeben wird nichts. So wie gedruckt ist genau eine von beiden erlaubt, neben dem Ablehnen.
    .tag = public
