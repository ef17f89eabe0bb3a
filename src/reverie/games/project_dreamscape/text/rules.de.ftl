### Die Regeln von Project Dreamscape, Punkt für Punkt, in der Reihenfolge und mit den Nummern des Regelverzeichnisses.
### Das Kennzeichen (tag) sagt, woher ein Punkt kommt: text (Regelheft), ruling (unsere Entscheidung), public (Rezensionen und Spielelisten), design (unser Inhalt).

section-2-1 = Tisch, Spielmaterial, Optionen
PD-001 = Project Dreamscape ist für 1 bis 4 Testpersonen; so steht es auf der Verlagsseite und in Rezensionen. Allein spielst du den Solomodus von PD-170 bis PD-186.
    .tag = public
PD-002 = Es gibt einen Schlafstapel mit 52 Karten, einen Erweiterungsstapel „Kontrollierte Studie“ mit 54 Karten, 5 Schildplättchen (1, 2, 3, 4 und 5), 1 Zugmarker mit einer roten und einer blauen Seite und 2 Übersichtskarten. Jede Karte zeigt auf der Vorderseite zwei verschiedene Traumarten. Die Übersichtskarten haben keine Wirkung im Spiel.
    .tag = text
PD-003 = Vor dem Spiel wählt ihr, wie viele Traumarten getauscht werden (0 bis 3), ob die Schild-Variante gilt und ob die Schlafmarker-Variante gilt.
    .tag = text
PD-004 = Alle Optionen lassen sich miteinander und mit jeder Personenzahl verbinden, auch solo. Warum: Kein Satz des Regelhefts schließt etwas davon aus.
    .tag = ruling
PD-005 = Für das erste Spiel ist allein der Grundstapel gedacht. Unsere Entscheidung: Ihn bekommt ihr, wenn ihr nichts anderes wählt; vorgeschrieben ist er nicht.
    .tag = text
PD-006 = Der Ablagestapel kommt nie in den Schlafstapel zurück. Warum: Der Schlafstapel ist die Uhr des Spiels, und kein Satz lässt ihn neu mischen.
    .tag = ruling

section-2-2 = Der Stapel und die Kontrollierte Studie
PD-010 = Die 8 Grund-Traumarten heißen „Freies Schweben“ (FF), „Unterbrochener Schlaf“ (IS), „Nachtschreck“ (NT), „Klartraum“ (LD), „Vollkommene Erholung“ (PR), „Wiederkehrender Traum“ (RD), „Kollektiver Traum“ (CD) und „Wandelnde Träume“ (SD). Jede steht auf genau 13 der 52 Grundkarten. (Diese Zahlen nennt der Katalog einer Spielebibliothek; die Kettentabelle, die bei 13 endet, passt dazu.)
    .tag = public
PD-011 = Eine Karte zeigt zwei verschiedene Traumarten. Ihre Reihenfolge bedeutet nichts, und wie herum eine Karte liegt, ist laut Regelheft immer egal. Eine Karte heißt nach ihren Traumarten: IS-CD-2 ist die zweite Karte mit „Unterbrochener Schlaf“ und „Kollektiver Traum“.
    .tag = design
PD-012 = Kein Paar von Traumarten steht auf mehr als 2 Grundkarten; damit liegt der Stapel bis auf die Namen fest. Warum: Alle 28 Paare doppelt wären 56 Karten mit jeder Traumart 14-mal; die 4 überzähligen Karten müssen jede Traumart genau einmal zeigen, sind also vier Paare ohne gemeinsame Traumart. 24 Paare doppelt und 4 Paare einfach ergeben 52 Karten.
    .tag = design
PD-013 = Die vier Einzelpaare, also die Paare, die nur auf einer Karte stehen, sind „Freies Schweben“ mit „Klartraum“, „Unterbrochener Schlaf“ mit „Wandelnde Träume“, „Nachtschreck“ mit „Vollkommene Erholung“ und „Wiederkehrender Traum“ mit „Kollektiver Traum“. Warum diese: Sie tun Ähnliches (eine gewählte Karte holen, die Traumlandschaft ändern, die Zahl der Z-Karten ändern, eine Karte wiederholen), und eine Karte mit zwei ähnlichen Traumarten lässt am wenigsten Wahl.
    .tag = design
PD-014 = Die Erweiterung hat 3 neue Traumarten: „Eindringender Traum“ (ID), „Beflügelter Traum“ (ED) und „Paradigmenwechsel“ (PS). Jedes Paar aus einer neuen und einer Grund-Traumart steht auf 2 Karten (48 Karten), jedes Paar aus zwei neuen ebenso (6 Karten). Zusammen sind das 54 Karten, und jede neue Traumart steht auf 20 davon.
    .tag = design
PD-015 = Für einen Tausch nennt ihr eine Grund-Traumart, die hinausgeht, und eine neue, die hereinkommt. Nehmt alle Karten mit der alten Traumart heraus. Fügt alle Erweiterungskarten mit der neuen hinzu, außer denen, die auch die alte oder eine neue Traumart zeigen, die nicht im Spiel ist. Dann wird gemischt.
    .tag = text
PD-016 = Wird zwei- oder dreimal getauscht, geschieht das nacheinander. Mit einer alten Traumart gehen auch Erweiterungskarten wieder hinaus, die schon dazugekommen waren, und eine Karte mit zwei neuen Traumarten kommt mit der zweiten davon herein. Kurz und in jeder Reihenfolge gleich: Der Stapel besteht aus allen Karten, deren beide Traumarten zu den 8 im Spiel gehören. Warum: Das Verfahren des Regelhefts ergibt in jeder Reihenfolge genau das.
    .tag = ruling
PD-017 = Getauscht wird eins gegen eins, also sind immer 8 Traumarten im Spiel. Welche neue welche alte ersetzt, ist egal: Es gibt 165 mögliche Stapel, so viele, wie man 8 aus 11 Traumarten wählen kann.
    .tag = text
PD-018 =
    Der Stapel hat 56 Karten, weniger eine für jedes Einzelpaar (PD-013), dessen beide Traumarten im Spiel sind. Eine Traumart steht auf 13 Karten, wenn sie eine Grund-Traumart ist und ihr Gegenstück im Einzelpaar mitspielt, sonst auf 14. Also:
    Kein Tausch: 4 Einzelpaare, 52 Karten, 8 Traumarten auf 13 Karten. 1 Stapel.
    1 Tausch, egal welcher: 3 Einzelpaare, 53 Karten, 6 Traumarten auf 13 Karten und 2 auf 14 (die neue und das Gegenstück der alten). 24 Stapel.
    2-mal getauscht, ein ganzes Einzelpaar geht hinaus: 3 Einzelpaare, 53 Karten, 6 Traumarten auf 13 Karten und 2 auf 14 (die neuen). 12 Stapel.
    2-mal getauscht, Traumarten aus zwei Einzelpaaren gehen hinaus: 2 Einzelpaare, 54 Karten, 4 Traumarten auf 13 Karten und 4 auf 14 (2 neue, 2 Gegenstücke). 72 Stapel.
    3-mal getauscht, ein ganzes Einzelpaar und eine weitere Traumart gehen hinaus: 2 Einzelpaare, 54 Karten, 4 Traumarten auf 13 Karten und 4 auf 14 (3 neue, 1 Gegenstück). 24 Stapel.
    3-mal getauscht, Traumarten aus drei Einzelpaaren gehen hinaus: 1 Einzelpaar, 55 Karten, 2 Traumarten auf 13 Karten und 6 auf 14 (3 neue, 3 Gegenstücke). 32 Stapel.
    .tag = design
PD-019 = Mit Traumarten der Erweiterung ist eine Kette von 14 Karten möglich; sie zählt { $content_chain_points_14 }. Eine längere kann es nach PD-018 nicht geben.
    .tag = text

section-2-3 = Vorbereitung
PD-020 = Die Startperson nimmt den Zugmarker. Unsere Entscheidung: Der Startplatz wird ausgelost, jeder mit gleicher Chance, oder in den Optionen genannt. Warum: Im Regelheft beginnt, wer sich an den interessantesten Traum erinnert, und das lässt sich hier nicht beurteilen.
    .tag = text
PD-021 = Der Stapel, mit dem gespielt wird (PD-016), wird gemischt.
    .tag = text
PD-022 = Alle bekommen 1 Karte verdeckt oben vom Schlafstapel: die erste Z-Karte. Unsere Entscheidung: zuerst der Startplatz, dann im Uhrzeigersinn.
    .tag = text
PD-023 = Dann werden 5 Karten vom Schlafstapel aus nach außen offen ausgelegt, auf die Positionen 5, 4, 3, 2 und 1 in dieser Reihenfolge. Diese Reihe ist die Traumlandschaft: Position 5 liegt neben dem Schlafstapel, Position 1 am weitesten von ihm entfernt.
    .tag = text
PD-024 = Die Schildplättchen liegen unter den Positionen mit derselben Zahl, die 5 neben dem Schlafstapel. Das Schildplättchen einer Position ist der Preis der Karte, die dort liegt.
    .tag = text
PD-025 = REM-Stapel, Reserven und Ablagestapel sind zu Beginn leer. Im Schlafstapel bleiben alle Karten im Spiel außer einer je Testperson und den 5 der Traumlandschaft: mit dem Grundstapel 46, 45, 44 oder 43 Karten für 1, 2, 3 oder 4 Testpersonen.
    .tag = text

section-2-4 = Bereiche und Karten
PD-030 = Eine Karte, die offen liegt, ist eine Traumkarte; verdeckt ist dieselbe Karte eine Z-Karte. Deine Z-Karten bleiben verdeckt in deinem Tiefschlafstapel. Unsere Entscheidung: Niemand sieht sie an, auch du nicht (sie „bleiben verdeckt“), und eine neue Z-Karte kommt oben auf den Stapel.
    .tag = text
PD-031 = Dein REM-Stapel liegt offen. Du darfst ihn jederzeit durchsehen, aber seine Reihenfolge ändert sich nur, wenn eine Traumart es sagt. Unsere Entscheidung: Alle dürfen ihn durchsehen. Warum: Jede Karte kam offen hinein, und ihn zu verbergen wäre nur eine Gedächtnisprobe.
    .tag = text
PD-032 = Deine reservierten Karten liegen offen vor dir. Du darfst beliebig viele haben, und niemand sonst kann sie kaufen.
    .tag = text
PD-033 = Der Ablagestapel liegt offen. Unsere Entscheidung: Jede Karte, die dorthin kommt, wird aufgedeckt, auch eine abgelegte Z-Karte; die Reihenfolge bleibt erhalten, und alle dürfen ihn durchsehen.
    .tag = text
PD-034 = Die Vorderseite einer Karte ist bekannt, sobald sie irgendwo offen gelegen hat. Wird eine solche Karte verdeckt, bleibt sie allen bekannt, auch denen, die erst später zusehen. Warum: Alle haben sie gesehen, und ihr Platz in der Traumlandschaft oder im Stapel lässt sich verfolgen. Unbekannte Vorderseiten sind allen am Tisch und allen, die zusehen, verborgen.
    .tag = ruling
PD-035 = Niemand fällt je unter 1 Z-Karte. Unsere Entscheidung: Das gilt für jeden Verlust, durch „Nachtschreck“, durch die rote Seite des Schlafmarkers und im Solomodus.
    .tag = text
PD-036 = Die Züge gehen im Uhrzeigersinn. Jeder Zug hat die Phasen 1, 2 und 3 in dieser Reihenfolge.
    .tag = text
PD-037 = Bei einer freien Abgabe (rote Seite des Schlafmarkers, „Nachtschreck“ im Solomodus) legst du eine beliebige deiner Z-Karten ab; nur „Nachtschreck“ gegen andere spricht von der obersten. Unsere Entscheidung: Unbekannte Karten sind alle gleich. Zur Wahl steht also jede bekannte Z-Karte einzeln, dazu „verbraucht“ oder „unverbraucht“ für die oberste unbekannte Karte dieser Sorte, falls es eine gibt. Geht eine verbrauchte Karte, hast du eine verbrauchte weniger.
    .tag = text

section-2-5 = Phase 1: Tiefschlaf sammeln
PD-040 = In deinem Zug darfst du die oberste Karte des Schlafstapels als unverbrauchte Z-Karte nehmen oder darauf verzichten.
    .tag = text
PD-041 = Ist der Schlafstapel leer, entfällt die Phase, ohne dass du gefragt wirst. (Nach vollständigem Auffüllen kann er leer sein, PD-133.)
    .tag = ruling
PD-042 = Jede unverbrauchte Z-Karte ist in diesem Zug 1 Kaufpunkt wert. Unsere Entscheidung: Was du nicht nutzt, bleibt nicht für später erhalten.
    .tag = text

section-2-6 = Phase 2: Kaufen
PD-050 = In deinem Zug musst du mindestens 1 Karte kaufen, und du darfst mehr kaufen, solange du zahlen kannst. Aufhören darfst du erst nach dem ersten Kauf; kannst du keine Karte mehr bezahlen, endet die Phase von selbst.
    .tag = text
PD-051 = Ein erster Kauf ist immer möglich, eine weitere Regel ist also nicht nötig. Warum: Jeder Zug beginnt mit 5 Karten in der Traumlandschaft (nach der Vorbereitung, und weil das Spiel sonst nach PD-133 endet), also liegt auf der Position zum Preis 1 eine Karte. Du hast mindestens 1 Z-Karte (PD-035), und alle sind unverbraucht (PD-134). Vor dem ersten Kauf wirken nur Phase 1 und der Schlafmarker, und beide leeren keine Position und verletzen PD-035 nicht.
    .tag = ruling
PD-052 = Eine Karte der Traumlandschaft kostet, was ihre Position kostet: 5 neben dem Schlafstapel, dann 4, 3, 2 und 1 für die entfernteste.
    .tag = text
PD-053 = Zum Bezahlen drehst du so viele deiner unverbrauchten Z-Karten quer; sie sind dann verbraucht. Unsere Entscheidung: Es sind immer die untersten unverbrauchten, die verbrauchten liegen also unten im Stapel. Warum: Unbekannte Karten sind gleich, und welche bekannte gedreht wird, könnte nur für eine spätere freie Abgabe im Solomodus zählen; das ist nicht bei jeder Zahlung eine Frage wert.
    .tag = text
PD-054 = Eine gekaufte Karte wird nicht ersetzt, und in Phase 2 bewegt sich keine andere Karte der Traumlandschaft, außer eine Traumart bewegt sie.
    .tag = text
PD-055 = Eine gekaufte Traumkarte kommt offen oben auf deinen REM-Stapel. Dann wählst du eine ihrer zwei Traumarten und führst sie sofort aus, bevor du etwas anderes kaufst.
    .tag = text
PD-056 = Von der gerade gekauften Karte darfst du jede der beiden Traumarten wählen; für spätere Karten der Kaskade gilt PD-075. Auch eine Traumart, die sich nicht ausführen lässt, darfst du wählen; sie wirkt dann nicht (PD-079).
    .tag = text
PD-057 = Eine gewählte Traumart, die sich ausführen lässt, muss ausgeführt werden. Freiwillig ist darin nur, was sie selbst freistellt: „Wandelnde Träume“ darf alles lassen, wie es ist, „Paradigmenwechsel“ darf nichts ablegen. Warum: „Wählen und ausführen müssen“ lässt keinen Raum, darauf zu verzichten.
    .tag = ruling
PD-058 = Eine Z-Karte in der Traumlandschaft darfst du zum Preis ihrer Position kaufen. Sie kommt unverbraucht oben auf deinen Tiefschlafstapel und führt nichts aus, und ihren Kaufpunkt kannst du sofort nutzen.
    .tag = text
PD-059 = Der Kauf einer solchen Z-Karte zählt als der Kauf, den PD-050 verlangt. Warum: Der Text verlangt eine Karte der Traumlandschaft, nicht eine Traumkarte.
    .tag = ruling
PD-060 = Eine Z-Karte, die dir eine Traumart in deinem eigenen Zug gibt, ist unverbraucht, und ihren Kaufpunkt kannst du sofort nutzen.
    .tag = text
PD-061 = Eine reservierte Karte, die aufrecht liegt, kostet dich { $content_reserve_cost }, und ihr Kauf zählt als der, den PD-050 verlangt. Unsere Entscheidung: Sie ist eine gekaufte Traumkarte wie jede andere, also gilt PD-055 ganz: Sie kommt oben auf deinen REM-Stapel, und du führst eine ihrer Traumarten aus.
    .tag = text
PD-062 = Nur die Testperson am Zug kauft, und nur, solange keine Kaskade läuft.
    .tag = ruling

section-2-7 = Traumarten ausführen: Kaskaden
PD-070 = Eine Kaskade ist alles, was wegen eines Kaufs ausgeführt wird. Jede gekaufte Traumkarte beginnt eine, und zu deren Beginn ist noch keine Traumart benutzt. Eine gekaufte Z-Karte beginnt keine.
    .tag = text
PD-071 = Eine Kaskade ist eine Linie und verzweigt sich nie. Die weiterführenden Traumarten („Freies Schweben“, „Wiederkehrender Traum“, „Kollektiver Traum“, „Beflügelter Traum“, „Eindringender Traum“) führen zu höchstens einer nächsten Ausführung, die abschließenden („Unterbrochener Schlaf“, „Nachtschreck“, „Klartraum“, „Vollkommene Erholung“, „Wandelnde Träume“, „Paradigmenwechsel“) zu keiner. Nach der letzten Ausführung werden nur noch beiseitegelegte Karten abgelegt (PD-118).
    .tag = ruling
PD-072 = Jede Ausführung hat eine Quellkarte, die die Traumart zeigt, und einen Anker, eine Karte im REM-Stapel der Person, die ausführt. Liegt die Quellkarte in diesem Stapel, ist sie selbst der Anker. Sonst (wenn sie kopiert wird, beiseitegelegt ist oder im Solomodus im Ablagestapel liegt) ist es der Anker der Ausführung, die hierher geführt hat. Eine kopierte Traumart wirkt also, als stünde sie auf der Karte, die sie kopiert. Warum: Nur so meint „unter dieser“ bei „Wiederkehrender Traum“ eine Stelle im eigenen Stapel.
    .tag = ruling
PD-073 =
    Bei „Wiederkehrender Traum“ ist mit „dieser“ der Anker gemeint. Welcher das ist, hängt davon ab, wie du dorthin gekommen bist:
    Durch Kauf der Karte: Sie liegt oben auf deinem REM-Stapel und ist der Anker; wiederholt wird die zweite Karte von oben.
    Durch „Freies Schweben“: Die nach oben geholte Karte ist der Anker; wiederholt wird die Karte, die jetzt direkt darunter liegt.
    Durch „Wiederkehrender Traum“: Die wiederholte Karte, wie tief sie auch liegt, ist der Anker; wiederholt wird die nächste darunter.
    Durch „Kollektiver Traum“: Quellkarte ist die oberste Karte einer anderen Testperson; Anker bleibt der von „Kollektiver Traum“, also deine eigene Karte, die es ausgeführt hat, und wiederholt wird deine Karte unter dem Anker.
    Durch „Beflügelter Traum“: Die Quellkarte ist beiseitegelegt; Anker bleibt der von „Beflügelter Traum“, also deine eigene Karte, die es ausgeführt hat, und wiederholt wird deine Karte unter dem Anker.
    Durch „Eindringender Traum“: Quellkarte ist die neue oberste Karte der betroffenen Testperson, und diese führt aus; die Karte ist der Anker, und wiederholt wird die Karte darunter in demselben Stapel.
    Durch „Kollektiver Traum“ oder „Eindringender Traum“ im Solomodus: Die Quellkarte liegt im Ablagestapel. Entweder gilt der Anker wie oben bei „Kollektiver Traum“, und die Karte darunter wird wiederholt, oder es ist die Karte unter der Quellkarte im Ablagestapel (PD-175).
    .tag = ruling
PD-074 = Was einen REM-Stapel ansieht oder ändert, tut das mit dem Stapel der Person, die ausführt, nie mit dem Stapel, zu dem eine kopierte Karte gehört.
    .tag = text
PD-075 = Die Einmal-Regel: In einer Kaskade führt eine Karte dieselbe Traumart höchstens einmal aus, egal durch wen. Kommst du zu einer Karte, stehen nur die Traumarten zur Wahl, die sie in dieser Kaskade noch nicht ausgeführt hat; ist keine übrig, geschieht nichts, und die Kaskade endet. Warum: „Freies Schweben“, „Wiederkehrender Traum“, „Kollektiver Traum“ und „Eindringender Traum“ könnten sonst endlos kreisen; dies ist die mildeste einfache Grenze, und im gewöhnlichen Spiel stößt man selten daran.
    .tag = ruling
PD-076 = Jede Kaskade endet: Jede Ausführung verbraucht eine Traumart einer Karte, und es gibt höchstens 55 Karten mit je 2 Traumarten, also höchstens 110 Ausführungen. Dass auch Züge und Spiel enden, steht in PD-136.
    .tag = ruling
PD-077 = Wer eine Traumart ausführt, entscheidet alles dabei; einzige Ausnahme ist die Wahl der getroffenen Person in PD-092.
    .tag = text
PD-078 = „Die anderen“ sind alle Plätze außer dem, der ausführt. Führt in deinem Zug jemand anderes aus, wegen „Eindringender Traum“, gehörst auch du dazu.
    .tag = ruling
PD-079 =
    Genau in diesen Fällen lässt sich eine Traumart nicht ausführen und wirkt nicht:
    „Freies Schweben“: nie der Fall (während einer Kaskade ist dein REM-Stapel nicht leer).
    „Unterbrochener Schlaf“, „Wandelnde Träume“ (Grundregel) und „Paradigmenwechsel“: In der Traumlandschaft liegt gar keine Karte.
    „Wandelnde Träume“ (Schild-Variante): nie der Fall.
    „Klartraum“ und „Beflügelter Traum“: In der Traumlandschaft liegt keine offene Karte.
    „Eindringender Traum“: In der Traumlandschaft liegt keine offene Karte, oder alle anderen REM-Stapel sind leer (solo: der Ablagestapel ist leer).
    „Kollektiver Traum“: Alle anderen REM-Stapel sind leer (solo: der Ablagestapel ist leer).
    „Wiederkehrender Traum“: Unter dem Anker liegt keine Karte (solo: auch nicht unter einer Quellkarte im Ablagestapel).
    „Vollkommene Erholung“: Der Schlafstapel ist leer.
    „Nachtschreck“: Die gewählte Person hat nur 1 Z-Karte (solo: siehe PD-178).
    .tag = ruling

section-2-8 = Die Grund-Traumarten
PD-080 = „Freies Schweben“: Wähle eine Karte irgendwo in deinem REM-Stapel und lege sie nach oben; die anderen rücken zusammen und behalten ihre Reihenfolge. Dann führe eine ihrer Traumarten aus.
    .tag = text
PD-081 = „Freies Schweben“ darf jede Karte wählen, auch die oberste oder die Karte, die „Freies Schweben“ selbst zeigt; sie bleibt dann oben oder kommt dorthin. Warum: Der Text sagt „eine Karte“ ohne Ausnahme, und PD-075 verhindert Endlosschleifen.
    .tag = ruling
PD-082 = „Freies Schweben“ darf eine Karte wählen, deren Traumarten alle schon benutzt sind: Sie kommt nach oben, und die Kaskade endet.
    .tag = ruling
PD-083 = Dasselbe gilt für die anderen weiterführenden Traumarten: „Wiederkehrender Traum“, „Kollektiver Traum“, „Beflügelter Traum“ und „Eindringender Traum“ dürfen zu einer Karte führen, die keine Traumart mehr übrig hat. Was vor deren Ausführung kommt (das Austauschen oder Nehmen der Karte), geschieht, dann endet die Kaskade.
    .tag = ruling
PD-084 = „Unterbrochener Schlaf“: Drehe eine Karte der Traumlandschaft deiner Wahl um, eine Traumkarte zur Z-Karte oder eine Z-Karte zur Traumkarte. Leere Positionen kannst du nicht wählen. Die Karte behält Position und Preis.
    .tag = text
PD-085 = Eine Z-Karte in der Traumlandschaft bleibt eine, bis „Unterbrochener Schlaf“ sie zurückdreht; ab zwei Testpersonen dreht Phase 3 sie nicht um. Kaufen lässt sie sich nach PD-058.
    .tag = text
PD-090 = „Nachtschreck“: Wähle eine andere Testperson, auch eine mit nur 1 Z-Karte ist erlaubt. Hat sie 2 oder mehr, legt sie die oberste offen auf den Ablagestapel; hat sie 1, geschieht nichts.
    .tag = text
PD-091 = Ab zwei Testpersonen bestimmt die Reihenfolge im Stapel, welche Karte „Nachtschreck“ nimmt: die oberste. Wer sie verliert, hat keine Wahl, außer nach PD-092.
    .tag = text
PD-092 = Wird die Testperson am Zug getroffen (nach „Eindringender Traum“), darf sie stattdessen eine verbrauchte Z-Karte ablegen. Unsere Entscheidung: Hat sie beide Sorten, wählt sie „verbraucht“ (die oberste verbrauchte, bekannt oder nicht) oder „unverbraucht“ (die oberste des Stapels); hat sie nur eine Sorte, gibt es keine Wahl. Das gilt für jeden „Nachtschreck“, der die Testperson am Zug trifft, wie es auch dazu kam. Eine verlorene verbrauchte Karte lässt die Kaufpunkte, wie sie sind, eine unverbrauchte kostet 1 davon.
    .tag = text
PD-093 = „Klartraum“: Nimm eine Karte aus der Traumlandschaft und lege sie quer in deine Reserve. Ihre Position bleibt leer.
    .tag = text
PD-094 = Reservieren lässt sich nur eine offene Traumkarte. Warum: Drei Sätze sprechen von reservierten Traumkarten, und sie kommt auf einen REM-Stapel.
    .tag = ruling
PD-095 = Phase 3 dreht eine reservierte Karte aufrecht; ab deinem nächsten Zug kannst du sie kaufen, auch wenn du sie in einem fremden Zug reserviert hast.
    .tag = text
PD-096 = Eine reservierte Karte bleibt liegen, bis du sie bezahlst; tust du das nie, wird sie am Ende des Projekts ohne Wertung abgelegt.
    .tag = text
PD-098 = „Vollkommene Erholung“: Lege die oberste Karte des Schlafstapels unverbraucht auf deinen Tiefschlafstapel; ist der Schlafstapel leer, geschieht nichts.
    .tag = text
PD-100 = „Wiederkehrender Traum“: Führe eine Traumart der Karte direkt unter dieser aus (PD-073). Keine Karte bewegt sich.
    .tag = text
PD-102 = „Kollektiver Traum“: Wähle eine andere Testperson und führe eine Traumart der obersten Karte ihres REM-Stapels aus. Die Karte bleibt dort.
    .tag = text
PD-103 = Wählen kannst du nur jemanden mit einer Karte im REM-Stapel; gibt es so jemanden, musst du wählen.
    .tag = ruling
PD-104 = „Kollektiver Traum“ darf „Kollektiver Traum“ kopieren: Dann wählst du noch einmal jemanden, dieselbe Person oder eine andere, im Rahmen von PD-075. Spielt ihr nur zu zweit, bleibt dir so die andere Traumart derselben Karte.
    .tag = ruling
PD-106 = „Wandelnde Träume“ (Grundregel): Lege die Karten der Traumlandschaft neu auf ihre 5 Positionen, wie du magst. Lücken dürfen überall sein. Z-Karten gehören zur Traumlandschaft und wandern mit, ohne umgedreht zu werden. Du darfst auch alles lassen, wie es war.
    .tag = text
PD-107 = „Wandelnde Träume“ in der Schild-Variante: siehe PD-142.
    .tag = text

section-2-9 = Die Traumarten der Kontrollierten Studie
PD-110 = „Eindringender Traum“: Wähle eine andere Testperson mit einer Karte im REM-Stapel und eine Karte der Traumlandschaft und tausche die oberste Karte dieses Stapels gegen sie aus. Die Karte der Traumlandschaft kommt oben auf den fremden REM-Stapel; die alte oberste nimmt deren Position ein, offen, und lässt sich dort kaufen.
    .tag = text
PD-111 = Für „Eindringender Traum“ lässt sich nur eine offene Traumkarte der Traumlandschaft wählen. Warum: Eine Z-Karte hat keine Traumart zum Ausführen und gehört in keinen REM-Stapel (und der Solotext spricht von einer Traumkarte). Wählen kannst du nur jemanden mit einer Karte im REM-Stapel. Warum: Zu einem Tausch gehören zwei Karten.
    .tag = ruling
PD-112 = Die gewählte Testperson muss dann eine Traumart der neuen Karte ausführen, und zwar selbst: mit eigenen Entscheidungen, eigenem Stapel und eigenem Gewinn; zur Wahl stehen die Traumarten nach PD-075.
    .tag = text
PD-113 = Daraus kann alles Weitere folgen: Auch diese Ausführung darf wieder „Freies Schweben“, „Wiederkehrender Traum“, „Kollektiver Traum“, „Beflügelter Traum“ oder „Eindringender Traum“ sein, auch gegen die Testperson am Zug. Eine Z-Karte, die du in einem fremden Zug bekommst, ist unverbraucht und kauft dir in diesem Zug nichts (PD-062).
    .tag = ruling
PD-115 = „Beflügelter Traum“: Nimm eine Karte aus der Traumlandschaft (ihre Position bleibt leer), führe eine ihrer Traumarten aus und lege sie dann ab.
    .tag = text
PD-116 = Nehmen lässt sich nur eine offene Traumkarte, denn eine Z-Karte hat keine Traumart. Sie liegt beiseite, weder in der Traumlandschaft noch im Ablagestapel, bis ihre Ausführung mit allem, was daraus folgt, zu Ende ist.
    .tag = ruling
PD-117 = Was einen REM-Stapel betrifft, betrifft den Stapel der Person, die ausführt (PD-074); der Anker ist der von PD-072.
    .tag = text
PD-118 = Beiseitegelegte Karten werden abgelegt, wenn die Kaskade zu Ende ist, egal wer zuletzt ausgeführt hat, und nach jeder Karte, die sie auf andere Weise abgelegt hat. Die zuletzt beiseitegelegte kommt zuerst: die Karte eines inneren „Beflügelter Traum“, dann darauf die des äußeren.
    .tag = ruling
PD-120 = „Paradigmenwechsel“: Lege 0, 1 oder 2 Karten der Traumlandschaft ab, eine nach der anderen (auch Z-Karten, offen auf den Ablagestapel); der Rest rückt nach (PD-131); dann kommen so viele neue Karten dazu, wie du abgelegt hast.
    .tag = text
PD-121 = Bei „Paradigmenwechsel“ rücken die Karten auch dann nach, wenn du keine ablegst. Lücken durch Käufe füllt er nicht.
    .tag = text
PD-122 = Die neuen Karten kommen offen auf die billigsten leeren Positionen, auf die billigste zuerst; hat der Schlafstapel zu wenige, so viele, wie da sind. Das Projekt endet hier nicht, das geschieht nur in Phase 3. Die neuen Karten lassen sich im selben Zug kaufen.
    .tag = ruling

section-2-10 = Phase 3: Aufräumen
PD-130 = Phase 3 hat diese Reihenfolge: nachrücken, Ende prüfen, auffüllen, aufrecht drehen, Marker weitergeben.
    .tag = text
PD-131 = Nachrücken: Die übrigen Karten der Traumlandschaft gehen auf ebenso viele der billigsten Positionen, ohne umgedreht zu werden und ohne ihre Reihenfolge zu ändern. Bei den üblichen Preisen rücken zum Beispiel 3 Karten auf die Positionen 1 bis 3.
    .tag = text
PD-132 = Auffüllen: Jede leere Position bekommt eine Karte vom Schlafstapel, offen. Unsere Entscheidung: die billigste Position zuerst. Warum: Der Text legt die Reihenfolge nur für die Vorbereitung und für „Nachtschreck“ im Solomodus fest, und für den Zufall sind alle gleich.
    .tag = text
PD-133 = Hat der Schlafstapel weniger Karten, als Positionen leer sind, endet das Projekt sofort: Nichts wird aufgefüllt, niemand kommt mehr an den Zug, und die Runde wird nicht zu Ende gespielt. Unsere Entscheidung: Genau genug ist genug, dann geht es weiter, auch wenn der Schlafstapel danach leer ist; und ist keine Position leer, weil nur reservierte Karten gekauft wurden, geht es sogar mit leerem Schlafstapel weiter.
    .tag = text
PD-134 = Alle Z-Karten und alle reservierten Karten aller Testpersonen werden aufrecht gedreht: Keine Z-Karte ist mehr verbraucht, und jede reservierte Karte kann kaufen, wer sie reserviert hat. Unsere Entscheidung: Ein übriger vorübergehender Kaufpunkt des Schlafmarkers ist verloren.
    .tag = text
PD-135 = Der Marker geht nach links, im Uhrzeigersinn zum Nachbarplatz, und dort beginnt ein Zug.
    .tag = text
PD-136 = Das Spiel endet immer. Traumlandschaft, Reserven und Schlafstapel bekommen zusammen nie eine Karte dazu („Eindringender Traum“ tauscht eins gegen eins), und jeder Kauf nimmt eine weg. Zu Beginn sind es die Karten des Schlafstapels nach PD-025 und 5 dazu, also gibt es höchstens so viele Käufe und so viele Züge.
    .tag = ruling

section-2-11 = Varianten
PD-140 = Schlafmarker-Variante: Zu Beginn deines eigenen Zuges, vor Phase 1, darfst du den Zugmarker auf eine von zwei Arten nutzen oder gar nicht. Unsere Entscheidung: Alle sehen, welche Seite gilt (rot, blau oder keine), und in Phase 3 gilt wieder keine.
    .tag = text
PD-141 = Rot: Lege eine deiner Z-Karten ab, offen auf den Ablagestapel; welche du nehmen darfst, steht in PD-037. Unsere Entscheidung: nur, wenn du 2 oder mehr hast (PD-035).
    .tag = text
PD-142 = Schild-Variante: „Wandelnde Träume“ ordnet statt der Karten die fünf Schildplättchen neu. Die Preise 1 bis 5 dürfen beliebig auf die Positionen verteilt werden, auch so, wie sie jetzt liegen. Sie bleiben so, über Züge hinweg, bis zum nächsten „Wandelnde Träume“. Reservierte Karten kosten weiterhin { $content_reserve_cost }.
    .tag = text
PD-143 = Bei umgelegten Schildplättchen heißt „am billigsten“ immer: der niedrigste Preis, und beim Nachrücken behalten die Karten ihre Reihenfolge: Sie nehmen ebenso viele der billigsten Positionen ein, ohne einander zu überholen. Warum: So sind beide Wörter wörtlich genommen, das Nachrücken und das Billigste; nach Preisen zuzuordnen hieße, das Grundspiel nur umzubenennen. „Paradigmenwechsel“, Auffüllen und „Nachtschreck“ im Solomodus halten es ebenso.
    .tag = ruling
PD-144 = Blau: 1 vorübergehender Kaufpunkt für diesen Zug. Er ist keine Z-Karte und wird nicht gewertet. Nutzt du ihn nicht, ist er in Phase 3 verloren.
    .tag = text
PD-145 = Gezahlt wird zuerst mit Z-Karten, zuletzt mit dem Marker. Warum: Das ist nie schlechter für dich, denn eine verbrauchte Z-Karte kann die sein, die du verlierst (PD-092).
    .tag = ruling
PD-146 = Ist „Wandelnde Träume“ hinausgetauscht, darf die Schild-Variante gelten, ändert aber nichts: Keine Traumart bewegt die Schildplättchen.
    .tag = ruling

section-2-12 = Ende und Auswertung
PD-150 = Am Ende (PD-133) werden reservierte Karten abgelegt. Dein Ergebnis sind die Punkte deiner Ketten und { $content_z_card_points } für jede deiner Z-Karten, verbraucht oder nicht. Es darf negativ sein.
    .tag = text
PD-151 = Eine Kette ist eine möglichst lange Folge benachbarter Karten in deinem REM-Stapel, die alle eine Traumart zeigen. Jede Kette ab 2 Karten zählt nach der Tabelle; mehrere Ketten derselben Traumart zählen getrennt.
    .tag = text
PD-152 = Eine Karte zählt für ihre beiden Traumarten, in den Ketten von jeder. Wie herum sie liegt, ist egal.
    .tag = text
PD-153 = Kettentabelle: 2 Karten bringen { $content_chain_points_2 }, 3 bringen { $content_chain_points_3 }, 4 bringen { $content_chain_points_4 }, 5 bringen { $content_chain_points_5 }, 6 bringen { $content_chain_points_6 }, 7 bringen { $content_chain_points_7 }, 8 bringen { $content_chain_points_8 }, 9 bringen { $content_chain_points_9 }, 10 bringen { $content_chain_points_10 }, 11 bringen { $content_chain_points_11 }, 12 bringen { $content_chain_points_12 }, 13 bringen { $content_chain_points_13 }, 14 bringen { $content_chain_points_14 }. Eine einzelne Karte bringt 0.
    .tag = text
PD-154 = Das höchste Ergebnis gewinnt. Bei Gleichstand gewinnen mehr Z-Karten; sind auch die gleich, wird der Sieg geteilt. Unsere Entscheidung: Alle Ränge folgen derselben Ordnung; gleiche Plätze teilen sich einen Rang, und der nächste Rang entfällt (1, 2, 2, 4).
    .tag = text
PD-155 = Das Beispiel des Regelhefts, mit seinen eigenen Zahlen: Ketten von 2 „Freies Schweben“, 2 „Kollektiver Traum“, 4 „Unterbrochener Schlaf“ und 3 „Wiederkehrender Traum“ bringen 2 + 2 + 6 + 4 = 14; mit 4 Z-Karten ist das Ergebnis 10.
    .tag = text
PD-156 = Am Ende bewegt sich sonst nichts: Traumlandschaft, Ablagestapel und Tiefschlafstapel bleiben, wie sie nach dem Nachrücken liegen. Reservierte Karten kommen Platz für Platz vom ersten an auf den Ablagestapel, an jedem Platz die älteste zuerst. Unbekannte Z-Karten und der Schlafstapel bleiben verborgen. Warum: Sie zählen alle gleich.
    .tag = ruling

section-2-13 = Solo: Virtuelles Träumen
PD-170 = Vorbereitung und Auswertung sind wie oben, mit einer Testperson, 1 Z-Karte und 5 Karten in der Traumlandschaft. Alles gilt, außer was hier geändert ist. Der Marker wechselt nie den Platz, und jeder Zug ist deiner.
    .tag = text
PD-171 = „Kollektiver Traum“: Führe eine Traumart der obersten Karte des Ablagestapels aus; sie bleibt dort. Ist er leer, geschieht nichts.
    .tag = text
PD-172 = „Eindringender Traum“: Tausche eine Traumkarte der Traumlandschaft gegen die oberste Karte des Ablagestapels aus, die offen deren Position einnimmt. Führe dann eine Traumart der Karte aus, die du gerade so abgelegt hast. Ohne Traumkarte in der Traumlandschaft geschieht nichts.
    .tag = text
PD-173 = „Eindringender Traum“ bei leerem Ablagestapel: Es geschieht nichts. Warum: Zu einem Tausch gehören zwei Karten, und bei „Kollektiver Traum“ ist es ebenso.
    .tag = ruling
PD-174 = Nutzt eine Traumart, die „Kollektiver Traum“ oder „Eindringender Traum“ aus dem Ablagestapel nimmt, den REM-Stapel, darf sie stattdessen den Ablagestapel nutzen. Unsere Entscheidung: Das sind „Freies Schweben“ und „Wiederkehrender Traum“, und die Bedingung ist, dass die Quellkarte im Ablagestapel liegt, auch später in der Kaskade.
    .tag = text
PD-175 = Der Ablagestapel vertritt dann den REM-Stapel ganz: „Freies Schweben“ legt eine gewählte Karte des Ablagestapels auf diesem nach oben und führt eine ihrer Traumarten aus; „Wiederkehrender Traum“ führt die Karte unter der Quellkarte im Ablagestapel aus. Nichts wandert vom Ablagestapel in den REM-Stapel. Wählst du stattdessen den REM-Stapel, gilt der Anker von PD-072. Warum: Ein Stapel tritt schlicht an die Stelle des anderen, und niemand bekommt eine Wertungskarte geschenkt.
    .tag = ruling
PD-176 = Liegt im Ablagestapel keine Karte unter der Quellkarte, bietet „Wiederkehrender Traum“ ihn dir nicht an; ist keiner der beiden Stapel möglich, geschieht nichts.
    .tag = ruling
PD-177 = Nach „Freies Schweben“ oder „Wiederkehrender Traum“ im REM-Stapel liegt die Quellkarte dort, und der Ablagestapel steht ihr nicht mehr offen; ebenso bei einer Quellkarte, die „Beflügelter Traum“ beiseitegelegt hat. „Kollektiver Traum“ oder „Eindringender Traum“ später in der Kaskade öffnet ihn wieder.
    .tag = ruling
PD-178 = „Nachtschreck“, erster Teil: Lege die oberste Karte des Schlafstapels offen auf die billigste leere Position; ohne leere Position oder bei leerem Schlafstapel tut dieser Teil nichts. Zweiter Teil: Lege eine deiner eigenen Z-Karten ab; hast du nur 1, tut dieser Teil nichts. Unsere Entscheidung: Die Teile hängen nicht voneinander ab und kommen in dieser Reihenfolge („zusätzlich“); die Z-Karte ist eine freie Abgabe (PD-037).
    .tag = text
PD-179 = „Beflügelter Traum“, „Paradigmenwechsel“, „Unterbrochener Schlaf“, „Klartraum“, „Vollkommene Erholung“ und „Wandelnde Träume“ bleiben unverändert; „Freies Schweben“ und „Wiederkehrender Traum“ auch, außer ihre Quellkarte liegt im Ablagestapel (PD-174).
    .tag = text
PD-180 = Phase 3, Schritt 1: Lege alle Traumkarten der Traumlandschaft einzeln ab, in einer Reihenfolge deiner Wahl.
    .tag = text
PD-181 = Schritt 2: Die übrigen Z-Karten rücken auf die billigsten Positionen nach (PD-131). Schritt 3: Decke sie auf.
    .tag = text
PD-182 = Schritt 4: Auffüllen. Schritt 5: Lässt sich die Traumlandschaft nicht ganz füllen, endet das Projekt (PD-133, PD-150).
    .tag = text
PD-183 = Z-Karten und reservierte Karten werden wie üblich aufrecht gedreht. Reservierte Karten gehören nicht zur Traumlandschaft, Schritt 1 lässt sie also liegen.
    .tag = text
PD-184 = Gilt die Schlafmarker-Variante, darfst du den Marker in jedem Zug nutzen. Eine mit der roten Seite abgelegte Z-Karte liegt oben auf dem Ablagestapel und ist die nächste Karte, auf die „Kollektiver Traum“ oder „Eindringender Traum“ trifft.
    .tag = ruling
PD-185 = Dein Ergebnis fällt in eine der Stufen, jede mit einem Titel. Bei jedem dieser Ergebnisse beginnt eine neue: { $content_solo_bands }.
    .tag = text
PD-186 = Ein Solospiel hat keinen Sieg; es nennt dein Ergebnis und deine Stufe, gezählt von 1 an.
    .tag = ruling
PD-187 = Diese Teile des Spielinhalts lassen sich ändern: reserve_cost von 0 bis 5, z_card_points von -9 bis 0, chain_points von 0 bis 999, wobei eine längere Kette nie weniger zählt, und solo_bands, 1 bis 20 steigende Punktzahlen von -999 bis 999, deren letzte mindestens 1 ist. Alles andere steht fest. Warum: Inhalt kommt auch von Fremden.
    .tag = design
