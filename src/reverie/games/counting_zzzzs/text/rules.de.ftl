### Die Regeln von Schäfchen zählen (Counting Zzzzs), Punkt für Punkt, in der Reihenfolge und mit den Nummern des Regelverzeichnisses.
### Das Kennzeichen (tag) sagt, woher ein Punkt kommt: text (Regelheft), ruling (unsere Entscheidung), public (Rezensionen und Spielelisten), design (unser Inhalt).

section-2-1 = Spielmaterial
CZ-001 = Gespielt wird zu zweit, zu dritt oder zu viert.
    .tag = text
CZ-002 = Es gibt 4 Übersichtskarten, 112 Traumelemente (kurz: Elemente) und 28 Aktionskarten.
    .tag = text
CZ-003 = Übersichtskarten sind nur Gedächtnisstützen (auf der einen Seite die Farben der Themen, auf der anderen der Zug in Kürze). Alle haben eine; sie werden nie gezogen, gespielt oder gezählt.
    .tag = text
CZ-004 = Jedes Element gehört zu genau einer von vier Arten: Personen, Orte, Dinge oder Handlungen.
    .tag = text
CZ-005 = Von jeder Art gibt es 28 Elemente; alle 112 sind verschieden.
    .tag = design
CZ-006 = Jedes Element ist positiv (eine Zahl über 0), negativ (eine Zahl unter 0), neutral (keine Zahl, 0 wert) oder eine Zusammenhangs-Karte (auf der einen Seite eine positive, auf der anderen eine negative Zahl). Die ersten drei bleiben immer, was sie sind (so die Regelseite des Verlags).
    .tag = text
CZ-007 = Jedes Element hat eins oder mehrere von fünf Themen: A Alptraum, P Phantasie, B Beruf/Schule, H Häuslich, S Surreal. Mehr als eins ist häufig.
    .tag = text
CZ-008 = Die Schafe auf einer Karte zeigen ihre Themen durch Farben: A ist gelb, P rot, B blau und H grün.
    .tag = text
CZ-009 = S ist rosa, und die Buchstaben stehen immer dabei: Jeder ist der erste des Themas in deiner Sprache; auf den englischen Karten stehen N, F, W, D und S. „Arbeit/Schule“ heißt hier „Beruf/Schule“, damit keine zwei Themen gleich anfangen. Warum: Die Themenlisten sagen zweimal rosa, ein Kartentext sagt schwarz; es gelten die Listen. Ein Buchstabe hilft nur, wenn er zum gelesenen Namen passt.
    .tag = ruling
CZ-010 = Die Karte „Offene Tür / Verschlossene Tür“ ist eine Zusammenhangs-Karte mit den Themen { $content_elements_door_themes_plain }. (Gedruckt sind alle fünf; so die Berichtigung im Regelheft.)
    .tag = text
CZ-011 = Die 28 Aktionskarten sind 5 Abwehr-Aktionen, 10 Aufweck-Aktionen, 3 Außergewöhnliche Aktionen und 10 Zwingende Aktionen. Abwehr-Aktionen: „Sturzbetrunken“, „Tiefschlaf“, „Leichter Schlaf“, „Nerven aus Stahl“, „Wie ein Fels in der Brandung“. Aufweck-Aktionen: CZ-160 bis CZ-163. Außergewöhnliche Aktionen: CZ-170 bis CZ-172. Zwingende Aktionen: CZ-180 und CZ-187.
    .tag = text
CZ-012 = Jede Aktionskarte gibt es einmal. Warum: Aufgezählt sind 28 verschiedene Namen, und es gibt 28 Aktionskarten. „Childhood“ und „Trauma“ im Text von „Nerven aus Stahl“ sind die eine Karte „Traumatische Kindheit“ (Childhood Trauma).
    .tag = ruling
CZ-013 = Aktionskarten haben ein eigenes Zeichen, ein Schaf im Mond. Sie haben weder Art noch Thema noch Wert.
    .tag = text
CZ-191 = Der Spielinhalt lässt sich Karte für Karte ändern, ebenso die Punkte zum Sieg, von 1 bis 999. Eine Karte oder ein Paar zählt von −99 bis 99, eine Abwehr-Aktion nennt höchstens 28 Karten, eine Kennung ist ein Wort aus höchstens 40 sichtbaren Zeichen, ein Bild hat höchstens 20 Zeichen und eine Quelle 60. Alles andere steht fest. Warum: Inhalt kommt auch von Fremden, und mehr als zwei Ziffern passen nicht auf eine Karte.
    .tag = design
CZ-014 = Eine Aktionskarte, die in einem Traum liegt, zählt nie als Element, weder für die Länge des Traums noch für Punkte.
    .tag = text
CZ-015 = Ein Element zeigt seine Art links oben und durch seinen Rahmen, seine Zahlen in den Ecken, seine Themenschafe links unten und sein Zusammenspiel in einem Kasten rechts unten. Die Farben der Rahmen sind von uns: Personen orange, Orte blaugrün, Dinge lila, Handlungen braun.
    .tag = text

section-2-2 = Zusammenhangs-Karten
CZ-020 = Eine Zusammenhangs-Karte kommt quer in einen Traum. Sie ist dann ein Element wie jedes andere (für Länge, Art und Themen), aber neutral.
    .tag = text
CZ-021 = Sie bleibt quer liegen, bis ein Seitenzwang sie festlegt oder die träumende Person aufwacht.
    .tag = text
CZ-022 = Eine Zusammenhangs-Karte, die ein Seitenzwang festgelegt hat, zählt von da an als positives oder negatives Element mit der Zahl dieser Seite.
    .tag = text
CZ-023 = Eine festgelegte Karte ist keine Zusammenhangs-Karte mehr (so die Regelseite des Verlags). Unsere Entscheidung: Sie kann also nicht Ziel eines weiteren Seitenzwangs sein, und Schritt II der Wertung dreht sie nicht.
    .tag = public
CZ-024 = Die festgelegte Seite gilt, bis die Karte den Traum verlässt. Eine Zusammenhangs-Karte aus dem Ablage- oder Nachziehstapel kommt wieder quer in den Traum. Warum: Die Zwingende Aktion, die sie festgelegt hat, ist im Ablagestapel geblieben.
    .tag = ruling
CZ-025 = Eine Zusammenhangs-Karte hat nur einen Satz Themen; er gilt für beide Seiten und auch, solange sie quer liegt. Warum: Jede Karte hat nur einen Satz Schafe.
    .tag = ruling

section-2-3 = Vorbereitung
CZ-030 = Vor dem Austeilen werden Aufweck-Aktionen aussortiert: zu viert keine, zu dritt zwei, zu zweit vier.
    .tag = text
CZ-031 = Welche aussortiert werden, bestimmt das Los unter den zehn Aufweck-Aktionen; alle sehen sie, dann kommen sie in die Schachtel. Warum: Der Text sagt nicht, welche; der Zufall bevorzugt niemanden, und am Tisch sähen alle sie auch.
    .tag = ruling
CZ-032 = Alle übrigen Karten werden zusammen gemischt. Alle bekommen fünf; der Rest ist der verdeckte Nachziehstapel. Er hat zu viert 120 Karten, zu dritt 123 und zu zweit 126.
    .tag = text
CZ-033 = Zu Beginn hat niemand einen Traum, alle sind also wach; der Ablagestapel ist leer, und alle Gesamtstände sind 0.
    .tag = text
CZ-034 = Wer beginnt, wird ausgelost. Warum: Im Text beginnt, wer morgens zuerst aufgestanden ist, in der englischen Ausgabe laut einer Liste von Startregeln, wessen Wecker am frühesten gestellt ist; beides lässt sich hier nicht prüfen.
    .tag = ruling
CZ-035 = Die Züge gehen im Uhrzeigersinn von Platz zu Platz (aus einer Rezension bekannt), und kein Platz wird je übersprungen.
    .tag = public

section-2-4 = Der Zug
CZ-040 = Ein Zug hat drei Schritte in dieser Reihenfolge, und jeder ist Pflicht: 1 ziehen, 2 erste Karte, 3 zweite Karte.
    .tag = text
CZ-041 = Schritt 1: Ziehe oben vom Nachziehstapel, eine Karte nach der anderen, bis du fünf Karten auf der Hand hast.
    .tag = text
CZ-042 = Hast du fünf Karten auf der Hand, ziehst du nichts; so ist es für alle im ersten Zug des Spiels.
    .tag = text
CZ-043 = Deine Hand wird nur in Schritt 1 deines eigenen Zuges aufgefüllt; was du außerhalb ausgibst, wird vorher nicht ersetzt. Warum: Nur in Schritt 1 lässt der Text jemanden ziehen.
    .tag = ruling
CZ-044 = Eine Hand hat nie mehr als fünf Karten. Warum: Nur durch Schritt 1 kommen Karten auf die Hand.
    .tag = ruling
CZ-045 = Schritt 2: Du musst ein erlaubtes Element aus der Hand in deinen eigenen Traum spielen. Du darfst nicht verzichten und nicht freiwillig festsitzen, solange du ein erlaubtes Element hast.
    .tag = text
CZ-046 = In deinem eigenen Zug darfst du keine Aktionskarte, gleich welcher Gruppe, spielen, bevor deine erste Karte gespielt ist.
    .tag = text
CZ-047 = Schritt 3: Du musst genau eine weitere Karte spielen oder abwerfen. Entweder (a) spielst du eine Aktionskarte und führst sie aus, oder (b) du spielst ein Element in einen fremden Traum, oder (c) du wirfst eine beliebige Handkarte, Element oder Aktion, ohne Wirkung ab.
    .tag = text
CZ-048 = Du wählst frei zwischen (a), (b) und (c); abwerfen darfst du auch, wenn (a) oder (b) möglich wäre.
    .tag = text
CZ-049 = Abgeworfene Karten werden offen abgelegt. Warum: Der Ablagestapel ist offen (CZ-135).
    .tag = ruling
CZ-050 = In einem deiner Züge spielst du nie zwei Elemente in deinen eigenen Traum, außer eine Außergewöhnliche Aktion sagt es.
    .tag = text
CZ-051 = Eine Aktionskarte darfst du auf dich oder auf jemand anderen spielen, soweit ihr eigener Text es erlaubt.
    .tag = text
CZ-052 = Ein Element, das du einem fremden Traum zuspielst, muss zur Abfolge dieses Traums passen (CZ-060 bis CZ-071).
    .tag = text
CZ-053 = Schritt 3 gibt es nur, wenn du schläfst, nachdem deine erste Karte abgewickelt ist; sonst endet dein Zug dort. Warum: Der Text nennt das Festsitzen und das eigene zehnte Element; wer in Schritt 2 durch „Leichter Schlaf“ geweckt wird, wird genauso behandelt (CZ-066).
    .tag = ruling
CZ-054 = Nach Schritt 3 endet dein Zug, und der nächste Platz beginnt mit Schritt 1.
    .tag = text
CZ-055 = In Schritt 3 gibt es immer einen erlaubten Zug: Du hast vier Karten auf der Hand und darfst jede davon abwerfen.
    .tag = ruling

section-2-5 = Die Abfolge eines Traums
CZ-060 = Das erste Element eines Traums darf ein beliebiges sein.
    .tag = text
CZ-061 = Jedes weitere Element muss mindestens ein Thema mit dem letzten Element dieses Traums gemeinsam haben, also mit dem, das zuletzt dazukam.
    .tag = text
CZ-062 = Jedes weitere Element muss von anderer Art sein als das letzte. Nichts hebt das auf, auch keine Zwingende Aktion.
    .tag = text
CZ-063 = Nur das letzte Element zählt; frühere stellen keine Bedingung.
    .tag = text
CZ-064 = Solange ein Platzhalter offen ist, gilt statt CZ-061: Das Element muss das erzwungene Thema haben und braucht mit dem letzten kein Thema gemeinsam zu haben. CZ-062 gilt weiter.
    .tag = text
CZ-065 = Ein Traum hat höchstens zehn Elemente.
    .tag = text
CZ-066 = Aktionskarten kannst du nur spielen, wenn du schläfst, also wenn dein Traum mindestens ein Element hat. Unsere Entscheidung: Das gilt auch für Abwehr-Aktionen. Warum: Laut Regelheft spielt nicht mit, wer nicht schläft.
    .tag = text
CZ-067 = Niemand kann einen fremden Traum beginnen: Zuspielen kannst du ein Element nur einer Person, die schläft.
    .tag = text
CZ-068 = Eine Aufweck-Aktion, ein Themenzwang und „Leichter Schlaf“ brauchen ein Ziel, das schläft. Warum: Eine wache Person zu wecken oder einen Platzhalter in keinen Traum zu legen, würde nichts bewirken oder einen Traum beginnen. Abwerfen lässt sich so eine Karte trotzdem.
    .tag = ruling
CZ-069 = Bist du wach, schläfst du nur durch deine eigene erste Karte in einem späteren eigenen Zug wieder ein.
    .tag = text
CZ-070 = Elemente behalten ihre Reihenfolge und bleiben, bis der Traum endet; nichts entfernt oder verschiebt ein einzelnes Element.
    .tag = ruling
CZ-071 = Die Geschichte deines Traums zu erzählen ist gern gesehen und hat keine Wirkung. Die Elemente 1 bis 5 und 6 bis 10 in zwei Reihen zu legen, dient nur der Übersicht.
    .tag = text

section-2-6 = Aufwachen
CZ-080 = Du wachst auf (I) durch eine Aufweck-Aktion, die nicht abgewehrt wird, (II) durch das zehnte Element, (III) durch Festsitzen; außerdem (IV) durch „Leichter Schlaf“ und (V) am Morgen.
    .tag = text
CZ-081 = Du wachst sofort auf, und dein Traum wird immer gleich gewertet (CZ-100 bis CZ-118).
    .tag = text
CZ-082 = (II) Sobald das zehnte Element in einem Traum liegt, wacht die Person auf, der er gehört, egal wer es gespielt hat und auf welche Weise.
    .tag = text
CZ-083 = (III) Ist nach Schritt 1 keine deiner Handkarten ein erlaubtes Element für deinen eigenen Traum, sitzt du fest: Du zeigst allen deine ganze Hand, wirfst sie ganz ab, wachst auf und wertest. Das geschieht von selbst, ohne Entscheidung.
    .tag = text
CZ-084 = Beim Festsitzen ist es egal, ob du Aktionskarten hast, die helfen könnten (eine Außergewöhnliche Aktion, eine Aufweck-Aktion, „Leichter Schlaf“).
    .tag = text
CZ-085 = Sitzt du im Wachen fest, mit fünf Aktionskarten auf der Hand, wird die Hand gezeigt und abgeworfen, nichts wird gewertet, und der Zug endet. Warum: Der Text knüpft den Verlust der Hand daran, dass keine Karte spielbar ist, ob mit Traum oder ohne.
    .tag = ruling
CZ-086 = Wachst du durch Festsitzen oder durch dein eigenes zehntes Element auf, spielst du keine zweite Karte.
    .tag = text
CZ-087 = Außer bei (III) behalten alle, die aufwachen, ihre Hand; nur „Schlafstörung“ nimmt sie, weil ihr eigener Text es sagt (CZ-161).
    .tag = text
CZ-088 = Endet ein Traum, kommen alle seine Elemente, untergeschobenen Karten und ein offener Platzhalter auf den Ablagestapel; nichts geht in den nächsten Traum über. Warum: Ein Platzhalter gehört zu dem Traum, in dem er liegt.
    .tag = ruling
CZ-089 = Wer geweckt wird, setzt keinen Zug aus. Wirst du außerhalb deines eigenen Zuges geweckt, beginnst du in deinem nächsten Schritt 2 neu.
    .tag = ruling
CZ-090 = Zehntes Element, Festsitzen und Morgen lassen sich durch keine Abwehr-Aktion verhindern. Warum: Abwehr-Aktionen wehren nur Aktionskarten ab. „Leichter Schlaf“ darf aber auf das zehnte Element antworten, bevor es liegt (CZ-146).
    .tag = ruling

section-2-7 = Wertung
CZ-100 = Ein Traum wird immer gewertet, wenn die Person aufwacht, der er gehört, gleich aus welchem Grund.
    .tag = text
CZ-101 = Ein Traum mit weniger als fünf Elementen bringt keine Punkte; seine Karten werden abgeworfen. Ausnahme ist der Morgen (CZ-124).
    .tag = text
CZ-102 = I. Grundwert: ein Punkt je Element.
    .tag = text
CZ-103 = II. Zähle die positiven und die negativen Elemente: wie viele es sind, nicht wie viel sie wert sind. Durch eine Zwingende Aktion festgelegte Zusammenhangs-Karten zählen mit ihrer festgelegten Seite; quer liegende Zusammenhangs-Karten und neutrale Elemente zählen nicht.
    .tag = text
CZ-104 = Gibt es mehr positive als negative Elemente, dreht sich jede quer liegende Zusammenhangs-Karte auf ihre positive Seite.
    .tag = text
CZ-105 = Gibt es mehr negative als positive Elemente, dreht sich jede quer liegende Zusammenhangs-Karte auf ihre negative Seite.
    .tag = text
CZ-106 = Gibt es gleich viele (auch von beiden keins), bleiben quer liegende Zusammenhangs-Karten quer und sind 0 wert.
    .tag = text
CZ-107 = Gezählt wird einmal; in Schritt II gedrehte Karten werden nicht noch einmal gezählt, und festgelegte Karten drehen sich nie. Warum: Die Schritte stehen als ein Durchgang da.
    .tag = ruling
CZ-108 = III. Zähle die Zahlen aller positiven und negativen Elemente und der oben liegenden Seiten der Zusammenhangs-Karten zusammen. Neutrale Elemente und quer liegende Zusammenhangs-Karten bringen hier 0; ihren Punkt aus Schritt I behalten sie.
    .tag = text
CZ-109 = IV. Zusammenspiel: Zähle die Modifikationen aller Karten des Traums dazu, deren Bedingung erfüllt ist. Ihre Summe heißt auf dem Spielbrett „Zusammenspiel“.
    .tag = text
CZ-110 = Für das Zusammenspiel müssen beide Karten im selben Traum sein; nebeneinander müssen sie nicht liegen, und ihre Reihenfolge ist egal.
    .tag = text
CZ-111 = Eine Modifikation ändert den Wert des Traums, nicht den einer Karte. Ein negatives Element bleibt in Schritt II negativ, auch wenn seine Zahl und seine Modifikation zusammen positiv sind: So wie gedruckt ist „Brennen“ (−1) mit „Hölle“ (+2) immer noch ein negatives Element.
    .tag = text
CZ-112 = Eine Modifikation kann positiv, negativ oder null sein.
    .tag = text
CZ-113 = Jede aufgedruckte Modifikation zählt einmal; eine Karte mit zweien kann beide zählen. Ein Paar steht nur auf einer seiner beiden Karten, zählt also einmal. Warum: „Kettensäge“ mit „Serienmörder“ ist in der Rechnung des Regelhefts +2 und nicht +4.
    .tag = ruling
CZ-114 = Modifikationen werden nach Schritt II geprüft. Eine Modifikation, die an eine Seite einer der beiden Karten gebunden ist, zählt nur, solange diese Seite oben liegt, ob festgelegt oder gedreht; eine ungebundene zählt, wie die Karte auch liegt, auch quer. Warum: Jede Seite hat ihren eigenen Namen und ihr eigenes Bild.
    .tag = ruling
CZ-115 = Traumwert = I + III + IV. Alle Kartentexte werden beachtet.
    .tag = text
CZ-116 = Ein Traum kann weniger als 0 wert sein, und dein Gesamtstand kann unter 0 fallen. Eine Untergrenze gibt es nicht.
    .tag = text
CZ-117 = Ein gewerteter Traum kommt auf den Ablagestapel.
    .tag = text
CZ-118 = „Kettensäge“ ist { $content_elements_chainsaw_value_points_signed } und „Serienmörder“ { $content_elements_serial_killer_value_points_signed }. Warum −4 und −3 gedruckt sind: Das Regelheft nennt die beiden Zahlen in der Reihenfolge der beiden Karten.
    .tag = ruling

section-2-8 = Ende des Spiels
CZ-120 = Sobald jemand einen Gesamtstand von { $content_setup_target } oder mehr hat, endet das Spiel sofort mit dem Sieg dieser Person. Das kann in jedem Zug geschehen, auch in einem fremden und mittendrin.
    .tag = text
CZ-121 = Alle, die dieselbe „Sirene“ weckt, werden gemeinsam gewertet; haben danach mehrere { $content_setup_target } oder mehr, gewinnt der höchste Gesamtstand, und bei Gleichstand wird der Sieg geteilt. Warum: Die Karte weckt alle auf einmal, und „die meisten Punkte“ ist der einzige andere Maßstab des Spiels. Gemeldet wird nach Plätzen im Uhrzeigersinn, beginnend bei dem Platz, der die „Sirene“ gespielt hat.
    .tag = ruling
CZ-122 = Hat niemand { $content_setup_target }, wenn die letzte Karte des Nachziehstapels gezogen wird, ist Morgen, und das Spiel endet sofort, auch wenn diese Karte die Hand gerade auf fünf gebracht hat. Wer sie gezogen hat, spielt nichts mehr, und ob diese Person festsitzt, wird nicht geprüft.
    .tag = text
CZ-123 = Am Morgen wachen alle auf, und alle Träume werden gewertet.
    .tag = text
CZ-124 = Am Morgen, und nur dann, werden auch Träume mit einem bis vier Elementen gewertet, nach denselben Schritten I bis IV.
    .tag = text
CZ-125 = Am Morgen gewinnt, wer die meisten Punkte hat. Unsere Entscheidung: Erst durch diese Wertung { $content_setup_target } zu erreichen, bewirkt nichts Besonderes, Handkarten zählen nicht, und bei Gleichstand wird der Sieg geteilt. Warum: Der Text löst einen Gleichstand nicht auf.
    .tag = text
CZ-126 = Der Ablagestapel wird nie zurückgemischt. Warum: Ein leerer Nachziehstapel beendet stattdessen das Spiel.
    .tag = ruling
CZ-127 = Nimmt „Klartraum“ die einzige Karte des Nachziehstapels, wird dieses Element zuerst abgewickelt (Antwortfenster, zehntes Element, { $content_setup_target ->
        [one] 1 Punkt
       *[other] { $content_setup_target } Punkte
    }); dann ist Morgen. Warum: Die letzte Karte hat den Stapel verlassen.
    .tag = ruling
CZ-128 = Ist das Spiel zu Ende, geschieht nichts mehr: Eine schwebende Karte bleibt schwebend, noch nicht abgewickelte Antworten bleiben auf der Hand, und kein weiteres Antwortfenster öffnet sich.
    .tag = ruling
CZ-129 = Die Schlussplätze folgen den Gesamtständen; gleiche Stände teilen sich einen Platz. Das passt zu CZ-120, CZ-121 und CZ-125, denn niemand kann mehr Punkte haben als die Person, die gewinnt.
    .tag = ruling

section-2-9 = Aktionskarten allgemein
CZ-130 = Aufweck-, Außergewöhnliche und Abwehr-Aktionen kommen nach dem Ausspielen auf den Ablagestapel, ob sie gewirkt haben oder abgewehrt wurden. Unsere Entscheidung: Eine Aufweck-Aktion schwebt während ihres Antwortfensters und wird abgeworfen, wenn es sich schließt, kurz bevor sie wirkt; Außergewöhnliche und Abwehr-Aktionen werden schon beim Ausspielen abgeworfen. Die Reihenfolge im Ablagestapel bedeutet nichts.
    .tag = text
CZ-131 = Eine Zwingende Aktion, die wirkt, bleibt im Traum: ein Seitenzwang unter seiner Zusammenhangs-Karte, ein Themenzwang als Platzhalter am Ende des Traums.
    .tag = text
CZ-132 = Eine Zwingende Aktion, die abgewehrt wird oder deren Traum geendet hat, bevor sie wirkt, kommt auf den Ablagestapel.
    .tag = ruling
CZ-133 = Das nächste Element deckt einen Themenzwang ab. Unsere Entscheidung: Er bleibt dann unter diesem Element, bis der Traum endet. Warum: Eine Stelle sagt „abgedeckt“, eine andere, er liege dort, bis er erfüllt ist; so oder so bewirkt er nichts mehr.
    .tag = text
CZ-134 = Außergewöhnliche Aktionen wirken nur für den eigenen Traum der Person, die sie spielt.
    .tag = text
CZ-135 = Der Nachziehstapel ist verdeckt; den Ablagestapel dürfen alle jederzeit durchsehen. Warum: Jede Karte kommt offen hinein, und der digitale Tisch erspart dir das Merken.
    .tag = ruling

section-2-10 = Antwortfenster: auf eine schwebende Karte antworten
CZ-140 = Nur Abwehr-Aktionen dürfen außerhalb des eigenen Zuges gespielt werden. Sie antworten auf Karten, die andere spielen.
    .tag = text
CZ-141 = Eine Karte, die gespielt ist, aber noch nicht gewirkt hat, schwebt. Ein Antwortfenster, der Moment für Antworten, öffnet sich, wenn eins davon gespielt wird und jemand zu fragen ist (CZ-147): ein Element in einen Traum, der schon ein Element hat, eine Aufweck-Aktion oder eine Zwingende Aktion. Keins öffnet sich für das erste Element eines Traums, einen Abwurf, eine Abwehr-Aktion, „Leichter Schlaf“ oder eine Außergewöhnliche Aktion als solche (das Element, das sie bringt, hat sein eigenes). Warum: Nur diese berühren einen Traum.
    .tag = ruling
CZ-142 = Betroffen sind: bei einem Element oder Themenzwang der Platz, dem der Traum gehört; bei einem Seitenzwang der Platz, in dessen Traum die Zielkarte liegt; bei einer Aufweck-Aktion ihr Ziel; bei „Sirene“ alle Plätze, die schlafen.
    .tag = ruling
CZ-143 = Auf deine eigene Karte kannst du nie antworten: Spielst du die „Sirene“, kannst du sie nicht für dich selbst abwehren, und eine Aufweck-Aktion oder Zwingende Aktion auf dich selbst lässt sich nicht abwehren.
    .tag = text
CZ-144 = Eine Abwehr-Aktion, die eine Karte abwehrt (alle außer „Leichter Schlaf“), darf nur ein betroffener Platz spielen, und sie schützt nur diesen. Warum: Der Text spricht von der Person, auf die die Karte gespielt wird und die eine passende Abwehr-Aktion besitzt.
    .tag = ruling
CZ-145 = „Sturzbetrunken“ und „Tiefschlaf“ wehren jede Aufweck-Aktion ab (alle zehn). „Wie ein Fels in der Brandung“ wehrt jede Zwingende Aktion ab (alle zehn). „Nerven aus Stahl“ wehrt { $content_actions_nerves_of_steel_effect_stops_cards } ab.
    .tag = text
CZ-146 = „Leichter Schlaf“ weckt die Person, auf die die Karte gespielt wird, noch bevor die zuletzt gespielte Karte auf deren Traum wirkt. Unsere Entscheidung: Als Antwort darf sie jeder schlafende Platz spielen außer dem, der die schwebende Karte gespielt hat, auf sich selbst oder auf jemand anderen, aber nur auf einen betroffenen Platz. Warum: Der Text lässt sie auf irgendjemanden spielen und spricht von jeder Karte, nicht nur von Aktionskarten.
    .tag = text
CZ-147 = Wer gefragt wird, hängt nur von offenen Tatsachen ab: jeder Platz (außer dem, der die schwebende Karte gespielt hat), der schläft, eine Karte auf der Hand hat und für den mindestens eine Abwehr-Aktion, die von dort eine erlaubte Antwort wäre, nicht im Ablagestapel liegt, wer auch immer sie hat. Alle werden zugleich und geheim gefragt, einmal je Antwortfenster; alle spielen eine Karte oder passen, und niemand muss antworten. Auch wer keine Antwort hat, wird gefragt und kann nur passen. Ist niemand zu fragen, gibt es kein Antwortfenster. Warum: Nur die zu fragen, die eine Abwehr-Aktion haben, würde sie verraten.
    .tag = ruling
CZ-148 = Eine abgewehrte Karte wirkt auf den Platz, der sie abgewehrt hat, überhaupt nicht (bei „Schlafstörung“: weder Aufwachen noch Verlust der Hand). Ist kein betroffener Platz übrig, wird die Karte abgeworfen. Bei „Sirene“ bleiben die anderen Plätze betroffen.
    .tag = ruling
CZ-149 = Wird „Leichter Schlaf“ gespielt, kommt die Karte auf den Ablagestapel, ihr Ziel wacht auf und wird sofort gewertet ({ $content_setup_target ->
        [one] 1 Punkt
       *[other] { $content_setup_target } Punkte
    } können das Spiel beenden), und die schwebende Karte wirkt auf diesen Platz nicht. Ist kein betroffener Platz übrig, wird die schwebende Karte abgeworfen, auch ein Element. Eine „Sirene“ wirkt weiter auf die anderen, selbst wenn der Platz geweckt wurde, der sie gespielt hat.
    .tag = ruling
CZ-150 = Auf eine Abwehr-Aktion oder „Leichter Schlaf“ antwortet keine Karte; „Sturzbetrunken“ und „Tiefschlaf“ wehren „Leichter Schlaf“ nicht ab. Warum: Es ist eine Abwehr-Aktion, keine Aufweck-Aktion, und keine Karte wehrt Abwehr-Aktionen ab.
    .tag = ruling
CZ-151 = Die schwebende Karte wirkt erst, wenn das Antwortfenster geschlossen ist.
    .tag = ruling
CZ-152 = Alle sehen die schwebende Karte und welche Plätze gefragt sind. Ob und was andere geantwortet haben, sieht niemand, bis alle geantwortet haben; dann werden die Antworten gezeigt, die gespielt werden. Passen, erzwungenes Passen und eine verfallene Antwort sehen gleich aus. Wird live gespielt, darf die Dauer eines Antwortfensters nicht von den Händen abhängen: Es endet, sobald alle Gefragten geantwortet haben oder die Zeit um ist, aber nie in den ersten Sekunden, und länger als diese wartet niemand auf einen Bot. Erzwungenes und automatisches Passen beenden es also nicht früher als jedes andere schnelle Passen. Warum: Nur eine Karte, die gespielt wird, darf eine Abwehr-Aktion verraten.
    .tag = ruling
CZ-153 = Eine Antwort kostet nichts als die Karte; sie ist niemandes zweite Karte eines Zuges.
    .tag = ruling
CZ-154 = Eine Abwehr-Aktion außer „Leichter Schlaf“ lässt sich in Schritt 3 nicht spielen, denn es gibt nichts abzuwehren; abwerfen kannst du sie dort.
    .tag = ruling
CZ-155 = In Schritt 3 darfst du „Leichter Schlaf“ auf jede schlafende Person spielen, auch auf dich: Sie wacht sofort mit allen Elementen auf, die dann im Traum liegen, das gerade gespielte eingeschlossen. Warum: Die erste Karte hat da schon gewirkt.
    .tag = ruling
CZ-156 = Haben alle geantwortet, werden die Antworten einzeln abgewickelt: erst die Plätze, die beim Öffnen des Antwortfensters betroffen waren, im Uhrzeigersinn ab dem linken Nachbarplatz der Person, die die schwebende Karte gespielt hat, dann die übrigen Plätze im Uhrzeigersinn. Eine Antwort verfällt, wenn ihr Platz bis dahin wach ist, kein betroffener Platz übrig ist oder, bei „Leichter Schlaf“, ihr Ziel nicht mehr betroffen ist. Eine verfallene Antwort wird nicht gespielt, ihre Karte bleibt ungesehen auf der Hand. Warum: Zuerst sind die Betroffenen dran, und eine Karte, die nichts bewirken würde, geht nicht verloren.
    .tag = ruling
CZ-157 = Ein Platz, der die schwebende Karte abgewehrt hat oder in ihrem Antwortfenster geweckt wurde, ist von ihr nicht mehr betroffen. „Leichter Schlaf“ kann also keinen Platz treffen, der dieselbe Karte gerade abgewehrt hat.
    .tag = ruling

section-2-11 = Aufweck-Aktionen
CZ-160 = „Muskelkrampf“, „Der Abschluss“, „Ellbogen in den Rippen“, „Notdurft“, „Telefonanruf“, „Schnarchen“ und „Zu viel Koffein“ { $content_actions_as_printed ->
        [yes] wecken je eine Person.
       *[no] wirken, wie es auf ihnen steht.
    }
    .tag = text
CZ-161 = „Schlafstörung“: { $content_actions_insomnia_told } Unsere Entscheidung: Erst kommen Aufwachen und Wertung; endet dadurch das Spiel, bleibt die Hand (CZ-081, CZ-128).
    .tag = text
CZ-162 = „Heidenangst“: { $content_actions_scared_stiff_told } Unsere Entscheidung: Es darf daneben andere Themen haben; ein offener Platzhalter ist nicht das letzte Element; ohne das Thema ist die Person kein erlaubtes Ziel. Warum: Die Bedingung spricht vom letzten Element.
    .tag = text
CZ-163 = „Sirene“: { $content_actions_siren_told } Eine Aufweck-Aktion für alle nennt kein Ziel und ist in Schritt 3 immer erlaubt.
    .tag = text
CZ-164 = Jede Aufweck-Aktion darfst du auf dich selbst spielen; mit fünf oder mehr Elementen sicherst du so deinen Traum.
    .tag = text
CZ-165 = Auch mit weniger als fünf Elementen darfst du eine Aufweck-Aktion auf dich selbst spielen; der Traum ist dann verloren.
    .tag = ruling

section-2-12 = Außergewöhnliche Aktionen
CZ-170 = „Rasende REMs“: { $content_actions_rapid_rems_told }
    .tag = text
CZ-171 = „Wiederkehrendes Thema“: { $content_actions_recurring_theme_told }
    .tag = text
CZ-172 = „Klartraum“: { $content_actions_lucid_dreaming_told }
    .tag = text
CZ-173 = Das zusätzliche Element muss zur Abfolge des Traums passen (Thema, Art, Platzhalter). Warum: Außergewöhnliche Aktionen heben die Grenze von einem eigenen Element auf und die Regel, woher es kommt; die Regel der Art gilt ausdrücklich immer.
    .tag = ruling
CZ-174 = „Rasende REMs“ und „Wiederkehrendes Thema“ lassen sich nur spielen, wenn ein erlaubtes Element da ist; du nennst es zusammen mit der Karte.
    .tag = ruling
CZ-175 = „Klartraum“ lässt sich immer spielen, denn der Stapel ist verdeckt. Sind erlaubte Elemente darin, musst du eins nehmen; ist keins darin, kommt nichts dazu. In beiden Fällen wird der Stapel gemischt, sobald die Wahl getroffen ist, und du siehst ihn auch, wenn nichts passt. Warum: Der Text lässt keine Wahl zu verzichten.
    .tag = ruling
CZ-176 = Das zusätzliche Element wird gelegt wie jedes andere: Antwortfenster („Leichter Schlaf“), dann zehntes Element, Wertung, { $content_setup_target ->
        [one] 1 Punkt
       *[other] { $content_setup_target } Punkte
    }.
    .tag = ruling
CZ-177 = Die Außergewöhnliche Aktion kommt auf den Ablagestapel, bevor ihr Element gewählt wird. Wählen lassen sich nur Elemente, also nie sie selbst.
    .tag = ruling

section-2-13 = Zwingende Aktionen
CZ-180 = Themenzwänge: „Es begab sich zu einer Zeit …“ erzwingt { $content_actions_its_been_a_while_effect_theme_plain } ({ $content_actions_its_been_a_while_effect_theme_name }), „Spannungen am Arbeitsplatz“ { $content_actions_job_stress_effect_theme_plain } ({ $content_actions_job_stress_effect_theme_name }), „Furchteinflößender Film“ { $content_actions_scary_movie_effect_theme_plain } ({ $content_actions_scary_movie_effect_theme_name }), „Ich hätte dieses Chili vor dem Schlafengehen nicht essen sollen“ { $content_actions_that_chili_effect_theme_plain } ({ $content_actions_that_chili_effect_theme_name }), „Bevorstehendes Wiedersehen“ { $content_actions_upcoming_reunion_effect_theme_plain } ({ $content_actions_upcoming_reunion_effect_theme_name }).
    .tag = text
CZ-181 = Einen Themenzwang spielst du auf den Traum einer beliebigen schlafenden Person, auch auf deinen eigenen. Das nächste Element, das in diesen Traum kommt, von wem auch immer, muss das erzwungene Thema unter seinen Themen haben.
    .tag = text
CZ-182 = Bis dahin darf kein anderes Element in diesen Traum kommen, von niemandem und durch keine Außergewöhnliche Aktion.
    .tag = text
CZ-183 = Ein Traum kann einen offenen Platzhalter haben; solange er offen ist, lässt sich auf diesen Traum kein zweiter Themenzwang spielen. Warum: Beide sprächen vom selben nächsten Element. Ist er abgedeckt, darf ein neuer folgen.
    .tag = ruling
CZ-184 = Das Element, das einen Platzhalter abdeckt, ist dann das letzte; für das nächste gelten die gewöhnlichen Regeln.
    .tag = text
CZ-185 = Ein Platzhalter hat keine Frist; er kann dazu führen, dass die träumende Person festsitzt (CZ-083).
    .tag = ruling
CZ-186 = Ein Platzhalter darf auf einen Traum mit neun Elementen gelegt werden; das zehnte muss dann das erzwungene Thema haben.
    .tag = ruling
CZ-187 = Seitenzwänge: Jeder legt eine Karte mit einem Thema auf einer Seite fest: „Traumatische Kindheit“ eine mit { $content_actions_childhood_trauma_effect_theme_plain } ({ $content_actions_childhood_trauma_effect_theme_name }) auf der { $content_actions_childhood_trauma_effect_side ->
        [plus] positiven
       *[minus] negativen
    }, „Mit dem Strom schwimmen“ eine mit { $content_actions_go_with_the_flow_effect_theme_plain } ({ $content_actions_go_with_the_flow_effect_theme_name }) auf der { $content_actions_go_with_the_flow_effect_side ->
        [plus] positiven
       *[minus] negativen
    }, „Sitzen gelassen“ eine mit { $content_actions_jilted_effect_theme_plain } ({ $content_actions_jilted_effect_theme_name }) auf der { $content_actions_jilted_effect_side ->
        [plus] positiven
       *[minus] negativen
    }, „Beruhigungsmittel“ eine mit { $content_actions_sedatives_effect_theme_plain } ({ $content_actions_sedatives_effect_theme_name }) auf der { $content_actions_sedatives_effect_side ->
        [plus] positiven
       *[minus] negativen
    }, „Erfolgreich“ eine mit { $content_actions_successful_effect_theme_plain } ({ $content_actions_successful_effect_theme_name }) auf der { $content_actions_successful_effect_side ->
        [plus] positiven
       *[minus] negativen
    }.
    .tag = text
CZ-188 = Ein Seitenzwang legt eine quer liegende Zusammenhangs-Karte fest, die das genannte Thema hat. Unsere Entscheidung: Sie darf in jedem Traum liegen, auch im eigenen, und wer den Seitenzwang spielt, wählt sie aus. Warum: Aktionskarten spielt man auf sich oder auf andere.
    .tag = text
CZ-189 = Das genannte Thema muss auf der Zusammenhangs-Karte selbst stehen; andere Elemente und Platzhalter spielen keine Rolle.
    .tag = ruling
CZ-190 = Der Seitenzwang bleibt unter seiner Karte und zählt nicht als Element. Unsere Entscheidung: Eine Zusammenhangs-Karte, die einen Themenzwang abgedeckt hat, darf beide unter sich haben. Warum: Eine Stelle sagt unter der Karte, eine daneben; das betrifft nur die Darstellung.
    .tag = text
