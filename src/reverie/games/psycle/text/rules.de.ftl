### Die Regeln von Psycle, Punkt für Punkt, in der Reihenfolge und mit den Nummern des Regelverzeichnisses.
### Das Kennzeichen (tag) sagt, woher ein Punkt kommt: text (Regelheft), ruling (unsere Entscheidung), public (Rezensionen und Spielelisten), design (unser Inhalt).

section-2-1 = Spielmaterial
PS-001 = Es gibt 24 Handkarten in vier Farben (Pink, Orange, Blau, Grün). Jede Farbe hat die Zahlen 0, 1, 2, 3, 4 und 5 je einmal.
    .tag = text
PS-002 = Es gibt 50 Edelsteine.
    .tag = text
PS-003 = Es gibt eine Punkteleiste mit den Feldern 0 bis 32 und vier Punktemarker, einen je Farbe.
    .tag = text
PS-004 = Es gibt { $count_content_targets } Zielplättchen, { $count_content_bonuses } Bonusplättchen und 6 Siegplättchen. (In der englischen Liste fehlen die Bonusplättchen; das bedeutet nichts.)
    .tag = text
PS-005 = Die Zielplättchen zeigen { $content_targets }. Warum diese gedruckt sind: Es sind fünf Plättchen und fünf Zahlen, die gewinnen können (eine 0 gewinnt nie und wäre als Ziel wertlos), und die Beispiele zeigen eine 2 und eine 3.
    .tag = ruling
PS-006 = Die Bonusplättchen zeigen { $content_bonuses }. Das Regelheft zählt sie nicht auf; in seinen Beispielen kommen eine +1 und eine +2 vor. Warum diese: Die beiden bekannten Werte sind die häufigen, und 1 bis 3 ist auch die Spanne der Sterne. So ist ein Bonus etwa eine geschlagene Karte mehr wert und stellt die Karten nie in den Schatten.
    .tag = design
PS-007 = Alle Zahlen sind Spielinhalt und lassen sich überschreiben. Die Listen targets und bonuses müssen je genau rounds_per_psycle Einträge haben; Ziele liegen zwischen 1 und 5, Boni sind ganze Zahlen von 0 bis 9. Alles andere wird vor Spielbeginn abgelehnt.
    .tag = design
PS-083 = Mit ganzen Zahlen lassen sich außerdem überschreiben: gems.start von 1 bis 20, gems.penalty_per_gem von 0 bis 9, rounds_per_psycle von 1 bis 9, Sterne von 0 bis 9; ebenso, welche Karten eine Karte schlägt, solange die 0 nichts schlägt, keine Karte sich selbst schlägt, keine zwei einander schlagen und loses_to das Spiegelbild ist. Alles Übrige steht fest, und jeder Versuch, es zu überschreiben, wird abgelehnt. gems.start 0 wird abgelehnt, weil nie jemand wählen könnte und es zu zweit ewig unentschieden stünde. Was PS-050, PS-071, PS-080 und PS-085 sagen, gilt für den unveränderten Inhalt.
    .tag = design
PS-008 = Psycle spielt man zu zweit, zu dritt oder zu viert; jede andere Zahl wird abgelehnt. (Das Regelheft selbst zeigt nur Fälle zu zweit, ab drei Personen und zu viert.)
    .tag = public

section-2-2 = Vorbereitung
PS-009 = Edelsteine und Siegplättchen bilden zwei gemeinsame Vorräte.
    .tag = text
PS-010 = Zielplättchen und Bonusplättchen werden getrennt gemischt und bilden zwei verdeckte Stapel, je ein Plättchen für jede Runde.
    .tag = text
PS-011 = Alle nehmen sich { $content_gems_start ->
        [one] 1 Edelstein
       *[other] { $content_gems_start } Edelsteine
    }. Was von den 50 Edelsteinen übrig ist, ist der Vorrat.
    .tag = text
PS-012 = { $content_gems_start ->
        [one] 1 Edelstein
       *[other] { $content_gems_start } Edelsteine
    } besitzen alle zu Beginn jedes Psycles, nicht nur des ersten.
    .tag = text
PS-013 = Alle haben eine Farbe, keine zwei dieselbe, und nehmen deren sechs Karten. Der Marker dieser Farbe beginnt auf 0.
    .tag = text
PS-014 = Die Farben gehören zu den Plätzen: Pink, Orange, Blau, Grün. Wer eine andere möchte, setzt sich vor dem Spiel auf ihren Platz; eine Sitzordnung gibt es nicht (PS-018). Warum: Auf das Spiel haben Farben keinen Einfluss.
    .tag = ruling
PS-015 = Karten und Marker unbenutzter Farben sind nicht im Spiel.
    .tag = text
PS-016 = Halte deine Hand so, dass nur du die Vorderseiten siehst. (Das steht nur im japanischen Regelheft.)
    .tag = text
PS-017 = Vor jeder Wahl hat jede Hand alle Karten von 0 bis 5; verborgen ist also nur, welche gewählt wurde. Man darf dir zeigen, dass alle anderen 0 bis 5 haben. Warum: Das weißt du ohnehin sicher.
    .tag = ruling
PS-018 = Niemand beginnt, und es gibt keine Sitzreihenfolge. Das Ergebnis hängt nie davon ab, wo du sitzt oder wer zuerst wählt.
    .tag = ruling

section-2-3 = Karten
PS-019 = Die Zahl einer Karte ist ihr Preis in Edelsteinen; eine 0 kostet nichts.
    .tag = text
PS-020 =
    So wie gedruckt schlägt die größere Zahl die kleinere, mit einer Ausnahme: Die 1 schlägt die 5. Karte für Karte:
    0 schlägt nichts und verliert gegen { $content_cards_0_loses_to }. Sie kostet 0 und hat { $content_cards_0_stars ->
        [0] keinen Stern.
        [one] 1 Stern, der nie zählt.
       *[other] { $content_cards_0_stars } Sterne, die nie zählen.
    }
    1 schlägt { $content_cards_1_beats } und verliert gegen { $content_cards_1_loses_to }. Sie kostet 1 und hat { $content_cards_1_stars ->
        [one] 1 Stern
       *[other] { $content_cards_1_stars } Sterne
    }.
    2 schlägt { $content_cards_2_beats } und verliert gegen { $content_cards_2_loses_to }. Sie kostet 2 und hat { $content_cards_2_stars ->
        [one] 1 Stern
       *[other] { $content_cards_2_stars } Sterne
    }.
    3 schlägt { $content_cards_3_beats } und verliert gegen { $content_cards_3_loses_to }. Sie kostet 3 und hat { $content_cards_3_stars ->
        [one] 1 Stern
       *[other] { $content_cards_3_stars } Sterne
    }.
    4 schlägt { $content_cards_4_beats } und verliert gegen { $content_cards_4_loses_to }. Sie kostet 4 und hat { $content_cards_4_stars ->
        [one] 1 Stern
       *[other] { $content_cards_4_stars } Sterne
    }.
    5 schlägt { $content_cards_5_beats } und verliert gegen { $content_cards_5_loses_to }. Sie kostet 5 und hat { $content_cards_5_stars ->
        [one] 1 Stern
       *[other] { $content_cards_5_stars } Sterne
    }.
    Gedruckt ist alles zur 0 und zur 1, und dass 2, 3 und 4 die 1 schlagen; ein Beispiel zeigt, dass die 4 die 2 schlägt. Dass 3 die 2, 4 die 3 und 5 die 2, 3 und 4 schlägt, ist aus Rezensionen bekannt. Verglichen wird die Stärke, wie es im japanischen Text steht, nicht die bloße Zahl, wie es im englischen steht.
    .tag = text
PS-021 = Die 1 schlägt genau { $content_cards_1_beats } und verliert genau gegen { $content_cards_1_loses_to }. (Auf der englischen Karte fehlt die Beschriftung der stärkeren Karten.)
    .tag = text
PS-022 = Die 0 schlägt nichts und verliert gegen { $content_cards_0_loses_to }.
    .tag = text
PS-023 = Gleiche Zahlen sind unentschieden, auch 0 gegen 0: Keine schlägt die andere, und keine bringt dafür Punkte.
    .tag = text
PS-024 = Verglichen werden je zwei Personen miteinander. Eine Runde hat nicht den einen Sieger, und die Karten lassen sich nicht in eine Rangfolge bringen, denn die Stärke läuft im Kreis. Warum: Im Beispiel zu viert punkten drei zugleich.
    .tag = ruling
PS-025 = Sterne: { $content_cards_1_stars } für die 1; { $content_cards_2_stars } für die 2, { $content_cards_3_stars } für die 3 und { $content_cards_4_stars } für die 4; { $content_cards_5_stars } für die 5. (Der erste Wert ist gedruckt, bei den nächsten drei passen nur diese zu den Beispielen, der letzte ist aus Rezensionen bekannt.) Die 0 hat keinen Stern und braucht nie einen.
    .tag = text
PS-026 = Wer die 0 gespielt hat, bekommt so viele Edelsteine wie die größte Zahl unter den Karten der anderen.
    .tag = text
PS-027 = Der japanische Text spricht von den Karten der anderen, der englische von allen gespielten Karten. Die Menge ist immer dieselbe, weil die eigene Karte eine 0 ist; beide Lesarten sind richtig.
    .tag = ruling
PS-028 = Gemeint ist die größte Zahl, nicht die stärkste Karte: Eine 5 zählt als 5, auch wenn eine 1 sie geschlagen hat.
    .tag = text
PS-029 = Haben mehrere die 0 gespielt, bekommen alle davon die volle Menge; geteilt wird nicht. Warum: Der Text nennt den Gewinn für jede Person einzeln.
    .tag = ruling
PS-030 = Haben alle die 0 gespielt, ist die größte Zahl 0, und niemand bekommt etwas. Warum: So steht es wörtlich in PS-026.
    .tag = ruling
PS-031 = Diesen Gewinn musst du nehmen, und zwar ganz, auch in der letzten Runde, wo jeder übrige Edelstein gegen dich zählt. Warum: Nichts im Text erlaubt dir abzulehnen.
    .tag = ruling

section-2-4 = Ziel des Spiels
PS-032 = Ein Spiel ist eine Folge von Psycles, ein Psycle sind genau { $content_rounds_per_psycle ->
        [one] 1 Runde
       *[other] { $content_rounds_per_psycle } Runden
    }. Wer zuerst 2 Siegplättchen hat, gewinnt das Spiel.
    .tag = text
PS-033 = Abschnitt 5 des Regelhefts spricht von der höchsten Summe der fünf Runden, Abschnitt 9 zieht davon übrige Edelsteine ab. Es gilt Abschnitt 9.
    .tag = ruling

section-2-5 = Eine Runde
PS-034 = Zuerst werden das oberste Zielplättchen und das oberste Bonusplättchen zusammen aufgedeckt. Sie gelten nur für diese Runde.
    .tag = text
PS-035 = Wer sie aufdeckt, ist egal; deshalb geschieht es von selbst. (Im japanischen Text dürfen es alle, der englische sagt nichts dazu.)
    .tag = text
PS-036 = Aufgedeckte Plättchen bleiben bis zum Ende des Psycles offen nebeneinander liegen, keins wird überdeckt. So wissen alle, welche noch im Stapel sind, aber nicht, in welcher Reihenfolge.
    .tag = text
PS-037 = Dann wählen alle eine Karte aus der Hand und legen sie verdeckt hin.
    .tag = text
PS-038 = Du darfst eine Karte spielen, wenn ihre Zahl nicht größer ist als die Zahl der Edelsteine, die du jetzt hast. Was du erst noch bekommst, zählt nicht.
    .tag = text
PS-039 = Alle Edelsteine sind beim Wählen für alle offen, also auch, was sich die anderen leisten können. (Der japanische Text nennt die übrigen Edelsteine, der englische die der anderen.)
    .tag = text
PS-040 = Offen sind auch Punkte, Siegplättchen und alle in früheren Runden aufgedeckten Karten. Warum: Sie liegen oder lagen auf dem Tisch.
    .tag = ruling
PS-041 = In jeder Runde spielen alle genau eine Karte; Passen gibt es nicht. Die 0 ist immer möglich, also gibt es immer einen Zug.
    .tag = ruling
PS-042 = Eine hingelegte Karte bleibt liegen. Eine zweite Wahl in derselben Runde wird abgelehnt und ändert nichts. Warum: So wird nicht mit der Zeit taktiert.
    .tag = ruling
PS-043 = Alle Karten werden auf einmal aufgedeckt, sobald die letzte liegt, und nie früher.
    .tag = text
PS-044 = Mit 0 Edelsteinen bleibt dir nur die 0, und sie wird für dich gespielt. Warum: Die Edelsteine sind offen, es wird also nichts verraten. Hat niemand mehr Edelsteine, laufen diese und alle weiteren Runden des Psycles von selbst ab: Plättchen werden noch aufgedeckt, aber niemand bekommt etwas.
    .tag = ruling
PS-084 = Die automatische 0 liegt da, sobald die Plättchen der Runde zu sehen sind, bevor jemand wählen kann. Sie wird gemeldet wie jede andere Karte, braucht keine Uhr und ist kein Zug: Eine Aufzeichnung nennt nur Züge, die jemand gesendet hat. Was dieser Platz in dieser Runde noch spielen will, auch eine 0, wird nach PS-042 abgelehnt. Warum: Für Züge gibt es nur einen Weg, und eine aufgezeichnete 0 könnte in die nächste Runde rutschen.
    .tag = ruling
PS-085 = Was aus den gedruckten Zahlen folgt: Vor Runde 3 hat niemand 0 Edelsteine (10, 5, 0), in den Runden 1 und 2 werden also alle gefragt. Höchstens drei Runden hintereinander (3, 4 und 5) laufen ohne Entscheidung ab. Jeder Zug führt also zu einer Entscheidung oder zum Ende des Spiels.
    .tag = ruling
PS-086 = Eine Antwort gilt nur für die Runde, in der gefragt wurde. Kommt sie nach dem Aufdecken, wird sie abgelehnt und nie für die nächste Runde genommen. Eine Ablehnung ändert nichts, und nur wer gesendet hat, erfährt davon. Warum: Eine späte oder doppelte Nachricht darf keine Karte spielen.
    .tag = ruling
PS-087 = Eine verdeckte Karte bleibt für alle anderen verborgen, selbst wenn sie feststeht, weil jemand 0 Edelsteine hat. Bekannt ist nur: Sie liegt zwischen 0 und der Zahl der Edelsteine dieser Person, höchstens aber 5. Wer sich verdeckte Karten vorstellt, zieht sie nur aus diesem Bereich. Warum: Das folgt aus PS-038.
    .tag = ruling
PS-088 = Läuft deine Uhr ab, spielst du die 0; das ist ein gewöhnlicher Zug und wird aufgezeichnet. Aufgeben und Zurücknehmen gibt es nicht; wer fehlt, spielt nach der Uhr weiter. Warum: Nur die 0 ist immer möglich.
    .tag = ruling

section-2-6 = Ende einer Runde
PS-045 = Die Runde wird in dieser Reihenfolge abgerechnet: aufdecken, zahlen, bekommen, werten, Karten zurücknehmen, nächste Runde.
    .tag = text
PS-046 = Alle geben so viele Edelsteine in den Vorrat zurück wie die gespielte Zahl, ob die Karte gewonnen, verloren oder unentschieden gespielt hat.
    .tag = text
PS-047 = Nur hier wechseln Edelsteine den Besitz. Das Hinlegen einer Karte kostet noch nichts.
    .tag = text
PS-048 = Erst zahlen alle, dann bekommen alle gleichzeitig. Warum: Das ist die Reihenfolge im Text, und so sind alle Plätze gleich.
    .tag = ruling
PS-049 = Der Vorrat begrenzt einen Gewinn nie: Reichen die 50 Edelsteine nicht, nimmt man Ersatz. Der Vorrat ist 50 minus alle Edelsteine im Besitz und darf unter 0 fallen; angezeigt werden dann 0 und so viele Ersatzsteine. Zahlungen tilgen zuerst den Ersatz. Warum: Wenn die Punkteleiste nicht reicht, soll man laut Regelheft anders weiterzählen, und eine Regel zum Teilen hat es nicht.
    .tag = ruling
PS-050 = Was aus den gedruckten Zahlen folgt: Zu zweit fällt der Vorrat nie unter 30. Zu dritt kann er nur nach Runde 5 negativ sein (niedrigster Wert -5). Zu viert kann er nach Runde 1 bei 0 sein und ab Runde 2 negativ (niedrigste Werte -10, -20, -30 und -40 nach den Runden 2, 3, 4 und 5).
    .tag = ruling
PS-051 = Wer keinen Edelstein mehr hat, kann in der nächsten Runde nur die 0 spielen.
    .tag = text
PS-052 = Hast du mindestens eine Karte geschlagen, rückt dein Marker um die Punkte nach PS-056 bis PS-058 vor. Hast du keine geschlagen, weil du gegen alle verloren oder unentschieden gespielt hast, bleibt er stehen. (Die beiden Sprachen sagen das verschieden und meinen dasselbe.)
    .tag = text
PS-053 = Punkte über 32 zählen voll und werden anders festgehalten. Eine Obergrenze gibt es nicht.
    .tag = text
PS-054 = Alle gespielten Karten gehen auf die Hände zurück. Jede Runde beginnt mit sechs Karten, und keine Karte wird je verbraucht.
    .tag = text
PS-055 = Nach jeder Runde außer der letzten beginnt die nächste mit PS-034.
    .tag = text

section-2-7 = Wertung
PS-056 = Punkte = Sterne deiner Karte × Zahl der Karten, die sie schlägt.
    .tag = text
PS-057 = Ist die Zahl deiner Karte das Ziel und hat sie mindestens eine Karte geschlagen, kommt der Bonus dazu.
    .tag = text
PS-058 = Den Bonus gibt es einmal je Person und Runde, nicht einmal je geschlagener Karte. (Im Beispiel: 3 × 2 + 1 = 7; je geschlagener Karte wären es 8.)
    .tag = text
PS-059 = Wer PS-057 erfüllt, bekommt den vollen Bonus, auch mehrere zugleich. Warum: Die Punkte werden für jede Person einzeln gezählt.
    .tag = ruling
PS-060 = Gegen jemand anderen zu verlieren oder unentschieden zu spielen nimmt dir weder Punkte noch Bonus. (Im Beispiel schlägt D zwar C, aber C punktet trotzdem.)
    .tag = text
PS-061 = Die Zielkarte bringt keinen Bonus, wenn sie keine Karte schlägt.
    .tag = text
PS-062 = Während der Runden verliert man nie Punkte und nimmt auch niemandem welche weg. Warum: Keine Regel sieht das vor.
    .tag = ruling

section-2-8 = Ende eines Psycles
PS-063 = Der Psycle endet, wenn seine letzte Runde ganz abgerechnet ist, nie früher, auch wenn der Ausgang schon feststeht.
    .tag = text
PS-064 = Endstand = Punkte minus Edelsteine: { $content_gems_penalty_per_gem ->
        [one] 1 Punkt
       *[other] { $content_gems_penalty_per_gem } Punkte
    } Abzug für jeden Edelstein, den du nach dem Zahlen und Bekommen der letzten Runde noch hast.
    .tag = text
PS-065 = Ein Endstand darf negativ sein und wird so verglichen, wie er ist; er wird nicht auf 0 angehoben. Warum: Der Text zieht nur ab.
    .tag = ruling
PS-066 = Der höchste Endstand gewinnt den Psycle und bringt 1 Siegplättchen.
    .tag = text
PS-067 = Zu zweit bei gleichem Endstand: Niemand bekommt ein Plättchen, und der Psycle wird wiederholt. (Im englischen Text fehlt das Ende des Satzes.)
    .tag = text
PS-068 = Wiederholen heißt: ein ganz neuer Psycle, vorbereitet nach PS-072 bis PS-075, so oft wie nötig. Warum: So überrascht es am wenigsten.
    .tag = ruling
PS-069 = Zu dritt oder viert mit mehreren an der Spitze: Sie alle bekommen 1 Plättchen. Wiederholt wird nichts.
    .tag = text
PS-070 = Nichts löst einen Gleichstand auf, weder Edelsteine noch Punkte noch Farbe. Gleichstände unterhalb der Spitze bedeuten nichts.
    .tag = ruling
PS-071 = Die 6 Siegplättchen begrenzen die Vergabe nie: Ein fehlendes zählt trotzdem, der Vorrat kann also auf -1 oder -2 fallen. Warum: PS-069 schuldet allen an der Spitze ein Plättchen, und knapp werden sie nur zu viert in dem Psycle, der das Spiel beendet (4 sind vergeben und 3 oder 4 kommen dazu, oder 3 sind vergeben und 4 kommen dazu); auf das weitere Spiel wirkt sich das nie aus.
    .tag = ruling

section-2-9 = Der nächste Psycle
PS-072 = Alle Zielplättchen und alle Bonusplättchen werden wie in PS-010 zu neuen Stapeln gemischt; offen liegt keins mehr.
    .tag = text
PS-073 = Alle Marker gehen auf 0 zurück.
    .tag = text
PS-074 = Alle haben wieder genau { $content_gems_start ->
        [one] 1 Edelstein
       *[other] { $content_gems_start } Edelsteine
    }: Wer mehr hat, gibt ab, wer weniger hat, füllt auf. (Der englische Text spricht nur vom Auffüllen auf { $content_gems_start }.)
    .tag = text
PS-075 = Siegplättchen behält man. Unsere Entscheidung: Sonst bleibt nichts erhalten, und die Nummer des Psycles steigt um 1, auch nach einem wiederholten Gleichstand.
    .tag = text

section-2-10 = Ende des Spiels
PS-076 = Das Spiel endet, wenn jemand 2 Siegplättchen hat; geprüft wird das, nachdem die Plättchen eines Psycles vergeben sind, und nur dann.
    .tag = text
PS-089 = Die Reihenfolge nach der letzten Runde: Endstände, Plättchen, dann das Ende des Spiels oder nicht. Ein neuer Psycle wird nur vorbereitet, wenn es weitergeht. Nach dem Ende bleiben Punkte, Edelsteine, offene Plättchen und die Nummer des Psycles, wie sie sind, niemand muss mehr etwas entscheiden, und jede Karte wird abgelehnt. Warum: Abschnitt 11 des Regelhefts schließt direkt an Abschnitt 9 an, und man möchte die letzten Endstände noch sehen.
    .tag = ruling
PS-077 = Wer 2 Plättchen hat, gewinnt. Zu dritt oder viert gewinnen alle gemeinsam, die das im selben Moment erreichen. (Der englische Text sagt das für jede Personenzahl; zu zweit kann es nicht vorkommen.)
    .tag = text
PS-078 = Wer sich im letzten Psycle die Spitze geteilt hat, aber nur 1 Plättchen besitzt, gewinnt nicht. Warum: 2 Plättchen sind die Bedingung.
    .tag = ruling
PS-079 = Wer nicht gewinnt, bekommt keinen Rang. Für das Training erhalten k Gewinnende je 1/k, alle anderen 0. Warum: Der Text kennt keine Rangfolge.
    .tag = ruling
PS-080 = Was daraus folgt: Niemand hat je mehr als 2 Plättchen. Zu dritt oder viert dauert ein Spiel mindestens 2 Psycles und höchstens einen mehr, als Personen mitspielen, denn jeder vergibt mindestens ein Plättchen. Zu zweit sind es 2 oder 3 entschiedene Psycles und beliebig viele Gleichstände. (Das gilt ohne Höchstzahl an Psycles.)
    .tag = ruling
PS-081 = Die Option psycle_cap ist none (keine), außer du wählst eine ganze Zahl N ab 1; alles andere wird abgelehnt. Hat nach Psycle N, Wiederholungen mitgezählt, niemand 2 Plättchen, so endet das Spiel, ein Gleichstand wird nicht wiederholt, und wer die meisten Plättchen hat, gewinnt im Sinne von PS-079 (allein oder zu mehreren). Warum: Zwei Bots, die immer 0 spielen, spielten ewig unentschieden, und eine Simulation braucht ein Ende.
    .tag = design

section-2-11 = Was es nicht gibt
PS-082 = Im Regelheft steht nichts von Solospiel, Varianten, Erweiterungen, Ausscheiden, Handel oder Tischgesprächen. Motto, Sicherheitshinweise und Impressum sind keine Regeln.
    .tag = text

section-2-12 = Wo die beiden Sprachen des Regelhefts voneinander abweichen, gilt der japanische Text: siehe PS-004, PS-016, PS-020, PS-021, PS-027, PS-035, PS-039, PS-052, PS-067, PS-074 und PS-077
