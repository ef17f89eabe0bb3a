### Die Regeln von Dream Cycle, Punkt für Punkt, in der Reihenfolge und mit den Nummern des Regelverzeichnisses.
### Das Kennzeichen (tag) sagt, woher ein Punkt kommt: text (Regelheft), ruling (unsere Entscheidung), design (unser Inhalt).

section-2-1 = Die Traumlandschaft
DC-001 = Der Spielplan heißt Traumlandschaft. Er besteht aus quadratischen Plättchen mit je 3×3 Feldern und wächst von Süden nach Norden. Norden, Osten, Süden und Westen sind die Richtungen des Kompassplättchens auf dem Tisch, für alle dieselben.
    .tag = text
DC-002 = Eine Stelle heißt nach dem Buchstaben ihrer Spalte, weiter nach Osten, und der Nummer ihrer Zeile, weiter nach Norden; der Rand zählt mit. Spalte A ist der Rand westlich von Reihe 1, Zeile 0 der Rand südlich davon. Reihe 1 umfasst die Zeilen 1 bis 3, Reihe 2 die Zeilen 4 bis 6 und so weiter. Warum: Das Regelheft hat keine Namen für Felder, und irgendwie muss man von ihnen sprechen.
    .tag = ruling
DC-003 = Die Traumlandschaft hat { $content_limits_rows } Reihen aus je drei Plättchen. Von der ersten bis zur letzten zeigen sie die Schlafphasen { $content_layout_rows_all_phase }. Gedruckt sind das die Reihen 1 bis 10, und von jeder Schlafphase werden sechs Plättchen gebraucht.
    .tag = text
DC-004 =
    { $content_layout_as_printed ->
        [yes] Die Reihen bilden eine Treppe mit Stufen von einem ganzen Plättchen, erst nach Osten, dann zurück nach Westen: Ihre westlichen Enden liegen in den Spalten B, E, H, K, N, N, K, H, E und B, und jede Reihe ist neun Felder breit. Reihe 10 liegt genau über Reihe 1.
       *[no] Jede Reihe ist neun Felder breit. Von der ersten an liegen ihre westlichen Enden so viele Felder östlich der Spalte B: { $content_layout_rows_all_x0 }.
    } Warum eine Treppe gedruckt ist: Das Regelheft verlangt eine Treppe hin und zurück, aber sein Schaubild ist verloren. Stufen von einem ganzen Plättchen zwingen dich, seitwärts zu fahren, und schaffen die Wege am Rand, von denen das Regelheft spricht.
    .tag = design
DC-005 = Die drei Plättchen einer Reihe werden zufällig aus dem verdeckten Stapel ihrer Schlafphase gezogen und nicht zurückgelegt; jedes wird zufällig gedreht. Unsere Entscheidung: Die Reihe wird von Westen her gefüllt, und alle vier Ausrichtungen sind gleich wahrscheinlich.
    .tag = text
DC-006 = Ein gelegtes Plättchen kommt nie in seinen Stapel zurück, auch nicht, wenn seine Reihe entfernt wird.
    .tag = text
DC-007 = Ein Plättchen liegt wie gedruckt oder um eine, zwei oder drei Vierteldrehungen im Uhrzeigersinn gedreht. Eine Vierteldrehung bringt die Nordwestecke nach Nordosten und alle anderen Felder mit ihr. Gedruckte Delta-Pfeile drehen sich mit; gebogene Pfeile und Drehungsfelder behalten ihren Drehsinn.
    .tag = ruling
DC-008 = Ein Randfeld ist eine Stelle, die kein Landschaftsfeld ist, aber mit mindestens einem Landschaftsfeld auf dem Tisch eine Kante gemeinsam hat.
    .tag = text
DC-009 = Eine Stelle, die Plättchen nur an Ecken berührt, ist kein Randfeld; dort darf kein Fahrrad stehen.
    .tag = text
DC-010 = Fahrräder stehen nur auf Feldern, also auf Landschaftsfeldern und Randfeldern, und damit nie weiter als ein Feld neben der Landschaft. Unsere Entscheidung: Auf einem Feld dürfen beliebig viele Fahrräder stehen.
    .tag = text
DC-011 = Schwarze Felder und Randfelder sind Flauten. Unsere Entscheidung: Es zählt die oberste Farbe. Ein Feld unter einer schwarzen Farbkachel ist eine Flaute, ein schwarzes Feld unter einer anderen Farbe nicht.
    .tag = text
DC-012 = Der Rand ergibt sich immer aus den Plättchen, die gerade auf dem Tisch liegen. Eine Innenecke der Treppe ist ein einziges Randfeld; Stellen, die nur neben entfernten Reihen lagen, sind keine Felder mehr; und wo eine Reihe entfernt wurde, werden die Stellen südlich der nächsten Reihe zu deren Südrand. Warum: Das ist DC-008, beim Wort genommen.
    .tag = ruling
DC-013 = Die Nordkante ist die Nordseite der Landschaftsfelder in der nördlichsten bisher gelegten Reihe. Die Stellen dahinter zählen beim Wählen der Blickrichtung als Rand (DC-051), aber dort steht nie jemand: Wer die Kante überquert, legt eine neue Reihe oder gewinnt (DC-110, DC-113). Warum: Sonst wäre ein schwarzes Feld an der Kante eine Sackgasse.
    .tag = ruling
DC-014 = Randfelder neben der nördlichsten Reihe haben keine Nordkante. Die Stelle nördlich von ihnen ist nur dann ein Feld, wenn DC-008 sie dazu macht. Warum: Die Landschaft verlässt man nur von der Landschaft aus.
    .tag = ruling
DC-015 = Wo die Regeln von demselben Feld sprechen, ob es nun darum geht, was es dir in diesem Zug gebracht hat, oder um eine Farbkachel darauf, meinen sie das gedruckte Feld dieses Plättchens, auch nachdem es sich gedreht hat. Warum: Das Feld selbst ist dasselbe geblieben.
    .tag = ruling

section-2-2 = Vorbereitung
DC-020 = Dream Cycle spielt man zu zweit, zu dritt, zu viert oder zu fünft. Warum: Es gibt fünf Fahrräder, und ein Rennen braucht zwei.
    .tag = ruling
DC-021 = Die Landschaftsplättchen werden verdeckt nach Schlafphasen sortiert. { $content_layout_initial_rows ->
        [1] Reihe 1 liegt, bevor jemand ein Startfeld wählt.
       *[other] Die Reihen 1 und 2 liegen, bevor jemand ein Startfeld wählt.
    }
    .tag = text
DC-022 = Alle Richtungsplättchen liegen sortiert im Vorrat, ebenso alles Chi. Unsere Entscheidung: Alle { $content_inspiration_sum_count } Inspirationsplättchen zusammen bilden den Topf.
    .tag = text
DC-023 = Alle haben ein Fahrrad und eine Deutungstafel mit sieben Fächern. Unsere Entscheidung: Die Fächer sind Weiß, Orange, Grün, Rot, Lila, Blau und Gelb, also alle Farben, die eine Deutung bekommen können; Schwarz, Fuchsia (die Deltafelder) und Silber können es nicht.
    .tag = text
DC-024 = Wer beginnt, wird ausgelost; gespielt wird im Uhrzeigersinn. Warum: Das Regelheft nennt weder ein Verfahren noch eine Spielrichtung.
    .tag = ruling
DC-025 = Die Startfelder werden nacheinander gewählt, gegen den Uhrzeigersinn und beginnend rechts von der Person, die das Spiel beginnt. Diese wählt zuletzt.
    .tag = text
DC-026 = Du darfst auf jedem der neun Felder direkt südlich von Reihe 1 starten, von B0 bis J0, das noch niemand genommen hat.
    .tag = text
DC-027 = Alle Fahrräder schauen am Anfang nach Norden. Warum: Sie stehen in der Flaute, du kannst das also in deiner ersten Kaufphase ändern.
    .tag = ruling
DC-028 = Vor dem ersten eigenen Zug hat niemand Chi oder Plättchen. Warum: Das erste Chi kommt mit diesem Zug.
    .tag = ruling

section-2-3 = Der Zug
DC-030 = Ein Zug besteht aus Einkommen, Kaufphase und Bewegungsphase. Wo das Regelheft von Handelsphase und Fahrphase spricht (Trading Phase, Moving Phase), meint es dieselben beiden Phasen.
    .tag = text
DC-031 = Einkommen: In deinem ersten Zug nimmst du { $content_limits_first_turn_chi } Chi, in jedem weiteren { $content_limits_turn_chi } Chi, auch in einem Extrazug.
    .tag = text
DC-032 = Nach der Bewegung wird der Zug in dieser Reihenfolge abgeschlossen: (1) Das Chi auf deinen Fächern geht in den Vorrat; (2) du darfst Farbkacheln zurücknehmen (DC-184); (3) zurückgelassene Reihen werden entfernt (DC-114); (4) du darfst einen Extrazug einsetzen; (5) im Uhrzeigersinn ist dran, wer als Nächstes noch im Spiel ist. Warum: Im Regelheft steht nur „nach deinem Zug“.
    .tag = ruling
DC-033 = Scheidest du in deinem eigenen Zug aus, gleich in welcher Phase, bricht der Zug ab. Wirkungen auf andere, die noch ausstehen, werden zuerst zu Ende geführt; dann werden Reihen entfernt und der Zug geht weiter (Schritte 3 und 5 von DC-032). Dasselbe gilt, wenn du bei der Frage nach einem Extrazug ausscheidest: Die Reihen werden noch einmal geprüft. Warum: Die anderen sind ja wirklich dort gelandet, und ein Fahrrad, das weg ist, hält keine Reihe fest.
    .tag = ruling
DC-034 = Für einen Zug wird vermerkt, welche blauen Felder dir schon Chi gebracht haben, welche gelben Felder für dich schon gewirkt haben und wer schon erpresst wurde. Unsere Entscheidung: Gemeint ist der Zug der Person, die dran ist; die Vermerke aller werden gelöscht, wenn der nächste Zug oder ein Extrazug beginnt.
    .tag = text

section-2-4 = Kaufphase
DC-040 = In deiner Kaufphase tust du aus diesem Abschnitt, was du willst, in beliebiger Reihenfolge und so oft du willst, bis du sie beendest. Kaufen: Zahle den Preis eines Richtungsplättchens und nimm eines dieser Art aus dem Vorrat in deine Ablage. Süd kostet { $content_directional_south_cost }, Zurück { $content_directional_back_cost }, Links { $content_directional_left_cost }, Rechts { $content_directional_right_cost }, West { $content_directional_west_cost }, Ost { $content_directional_east_cost }, Geradeaus { $content_directional_forward_cost }, Nord { $content_directional_north_cost }, Klarheit { $content_directional_lucidity_cost }. Grenzen setzen nur dein Chi und der Vorrat.
    .tag = text
DC-041 = Verkaufen: Gib ein Plättchen aus deiner Ablage in den Vorrat zurück und nimm seinen Rückkaufwert: Süd { $content_directional_south_resale }, Zurück { $content_directional_back_resale }, Links { $content_directional_left_resale }, Rechts { $content_directional_right_resale }, West { $content_directional_west_resale }, Ost { $content_directional_east_resale }, Geradeaus { $content_directional_forward_resale }, Nord { $content_directional_north_resale }, Klarheit { $content_directional_lucidity_resale }. Unsere Entscheidung: Auch ein in diesem Zug gekauftes darfst du verkaufen.
    .tag = text
DC-042 = Kaufen und verkaufen darfst du nur in deiner eigenen Kaufphase.
    .tag = text
DC-043 = Ist von einer Art kein Plättchen mehr da, kann man sie erst wieder kaufen, wenn eines zurückkommt, weil jemand es verkauft oder ausscheidet und es zurückgibt.
    .tag = text
DC-044 = Deine Plättchen behältst du von Zug zu Zug, bis du sie verkaufst oder damit handelst.
    .tag = text
DC-045 = Eine Farbe bekommt ihre Deutung, indem du Richtungsplättchen aus deiner Ablage in ihr Fach legst, höchstens { $content_limits_tiles_per_field } in jedes Fach. Unsere Entscheidung: Auch mehrere gleiche sind erlaubt.
    .tag = text
DC-046 = Du darfst ein Plättchen aus einem Fach in deine Ablage zurücknehmen. Plättchen dürfen in der Ablage bleiben, Fächer dürfen leer bleiben.
    .tag = text
DC-047 = Schub geben: Lege Chi aus deiner Kasse auf ein Fach, in dem genau ein Plättchen liegt. So viel ist möglich: { $content_limits_boost }. Unsere Entscheidung: Du darfst beliebig vielen Fächern einen Schub geben, jedem einen.
    .tag = text
DC-048 = Einen Schub darfst du in die Kasse zurücknehmen, aber nur in der Kaufphase. Vorher lassen sich die Plättchen eines Fachs mit Schub nicht ändern. Warum: Ein Schub verlangt ein einzelnes Plättchen, und dabei muss es bleiben.
    .tag = ruling
DC-049 = Sobald du deine Kaufphase beendest, ist das Chi eines Schubs gebunden: Es bezahlt nichts, zählt nicht als Chi, das du hast, und geht beim Abschluss des Zuges verloren (DC-032, Schritt 1), ob es genutzt wurde oder nicht. Warum: Während der Bewegung ist die Deutungstafel geschlossen.
    .tag = ruling
DC-050 = Ausrichten darfst du dein Fahrrad nur, während es in der Flaute steht. Auf jedem anderen Feld behält es seine Blickrichtung.
    .tag = text
DC-051 = Eine Blickrichtung ist erlaubt, wenn die nächste Stelle dort ein Landschaftsfeld beliebiger Farbe oder ein Randfeld ist, nie von der Landschaft weg. Unsere Entscheidung: Nach Norden über die Nordkante ist erlaubt (DC-013).
    .tag = text
DC-052 = In der Flaute kannst du deine Kaufphase nicht beenden, solange deine Blickrichtung nicht erlaubt ist. Eine erlaubte gibt es immer (DC-008). Warum: Dein erster Schritt muss irgendwohin führen.
    .tag = ruling
DC-053 = Beendest du deine Kaufphase mit mehr als { $content_limits_cap_end_of_buying } Chi in der Kasse, behältst du { $content_limits_cap_end_of_buying }, der Rest geht in den Vorrat. Unsere Entscheidung: Das Chi von Schüben zählt nicht mit.
    .tag = text
DC-054 = Zu keinem anderen Zeitpunkt gibt es eine Grenze: Während der Bewegung, durch Handel und in den Zügen der anderen darf eine Kasse über { $content_limits_cap_end_of_buying } steigen. Warum: Das Regelheft begrenzt nur das Ende der Kaufphase.
    .tag = ruling
DC-055 = Du darfst auch gar nichts tun; wer die Kaufphase gleich beendet, hat sie vollständig gespielt. Warum: Nichts darin ist Pflicht außer einer erlaubten Blickrichtung.
    .tag = ruling
DC-056 = Bis zum Ende deiner Kaufphase darfst du deine eigenen Züge darin zurücknehmen, den letzten zuerst: Kaufen, Verkaufen, Umtauschen, Legen und Herausnehmen, Schübe, Ausrichten und das Abgeben von Plättchen gegen Chi. Das geht, solange seither nichts anderes geschehen ist, durch dich oder sonst jemanden; ein Handel wird nicht zurückgenommen. Warum: Noch ist kein Plättchen benutzt und nichts gezogen, und ein Versehen soll dich nicht den Unterschied zum Rückgabewert kosten.
    .tag = ruling

section-2-5 = Umlegen, Handel und andere Zwischenzüge
DC-060 = Plättchen in deine Fächer legen und herausnehmen darfst du jederzeit, auch in den Zügen der anderen, als Zwischenzug; nur nicht in deiner eigenen Bewegungsphase. Unsere Entscheidung: Die Bewegungsphase dauert vom Ende der Kaufphase, bis du dich über einen Extrazug entschieden hast (DC-032, Schritt 4); daran ändert auch eine Schuld nichts.
    .tag = text
DC-061 = Gehandelt werden Richtungsplättchen, Chi und Inspirationsplättchen. Unsere Entscheidung: nur aus Ablage, Kasse und Hand, nicht aus Fächern.
    .tag = text
DC-062 = Zwei dürfen nur miteinander handeln, wenn beide Fahrräder auf derselben Reihe von Plättchen stehen und keines davon in der Flaute.
    .tag = text
DC-063 = Gehandelt werden darf in allen Zügen, aber niemand handelt in der eigenen Bewegungsphase, weder anbietend noch auf der anderen Seite.
    .tag = text
DC-064 = So geht ein Handel: Du beginnst einen Entwurf mit einer Person und fügst einzeln hinzu, was du gibst und was du verlangst; jeder Posten ist ein Plättchen oder ein Chi. Du kannst den Entwurf verwerfen oder als Angebot senden. Nennen kannst du nur, was beide Seiten in diesem Moment nach DC-061 haben; am Ende einer Kaufphase oder eines Zuges verfallen Entwürfe. Dass du etwas entwirfst, merkt niemand. Dein Gegenüber muss annehmen oder ablehnen; vorher geht nichts weiter, nur zurückziehen kannst du das Angebot. Wer noch ein Angebot senden darf, kann auch ablehnen und bekommt dasselbe andersherum als Entwurf, für ein Gegenangebot; nicht, wenn das Angebot aus einer Schuld kommt (DC-068). Warum: So wird aus freiem Verhandeln eine endliche Folge kleiner Schritte.
    .tag = ruling
DC-065 = Beide Seiten eines Angebots enthalten mindestens einen Posten. Ein abgelehntes oder verfallenes Angebot ändert nichts. Ein angenommenes wird noch einmal geprüft (alles ist noch da, DC-062 und DC-063 sind erfüllt) und sofort getauscht; sonst verfällt es. Warum: Ein Handel ist ein Tausch, und Versprechen lassen sich nicht erzwingen.
    .tag = ruling
DC-066 = Du darfst höchstens { $content_limits_offers_per_turn ->
        [one] 1 Angebot
       *[other] { $content_limits_offers_per_turn } Angebote
    } je Zug senden, und nur ein Angebot darf gleichzeitig offen sein. Auch ein zurückgezogenes zählt; Angebote in einer Schuld (DC-203) zählen nicht mit. Warum: Das verhindert Bedrängen.
    .tag = ruling
DC-067 = Ein Inspirationsplättchen gegen Chi abgeben (DC-170, DC-171) darfst du jederzeit, in jedem Zug, als Zwischenzug. Unsere Entscheidung: auch während du gefragt bist, was du kaufst, wie du weiterfährst, ob dein Randgänger geht und wohin du danach schaust, ob du eine Farbkachel zurücknimmst oder einen Extrazug nimmst.
    .tag = text
DC-068 = Keine Zwischenzüge gibt es, solange jemand über einen Konflikt, einen Folgekonflikt, einen Schattengänger, einen Silberwurf oder einen Handel entscheiden muss, nur ein Angebot darf zurückgezogen werden (DC-064); ist eine Schuld offen, hat nur Zwischenzüge, wer sie schuldet (DC-203). Warum: Die Zahl der Machtplättchen darf sich nicht mitten in einer Entscheidung ändern.
    .tag = ruling
DC-069 = Auch Aufgeben ist ein Zwischenzug; danach bist du ausgeschieden (DC-204). Das geht auch, während Startfelder gewählt werden; andere Zwischenzüge gibt es dort nicht. Ist dann weg, wer beginnen sollte, hat die nächste Person den ersten Zug. Warum: Ein Tisch am Bildschirm braucht einen Weg hinaus.
    .tag = ruling

section-2-6 = Bewegung: Start, Deuten der Farbe, Schritte
DC-070 = Startet dein Fahrrad in der Flaute, bewegt es sich zuerst ein Feld vorwärts, in seine Blickrichtung. Unsere Entscheidung: Vor diesem Schritt hast du kein Fenster, um Plättchen einzusetzen.
    .tag = text
DC-071 = Sonst beginnt die Bewegung mit dem Deuten der Farbe deines Feldes. Unsere Entscheidung: Das Feld wirkt jetzt nicht auf dich, denn du hast dich nicht dorthin bewegt.
    .tag = text
DC-072 = Deuten der Farbe: Sieh in das Fach mit der Farbe deines Feldes. Liegt dort kein Plättchen, endet dein Zug und deine Blickrichtung bleibt.
    .tag = text
DC-073 = Liegt dort ein Plättchen, dreh dein Fahrrad, wie es sagt, und bewege es dann vorwärts.
    .tag = text
DC-074 = Geradeaus: { $content_directional_forward_quarter_turns_cw ->
        [0] nicht drehen
        [1] eine Vierteldrehung nach rechts
        [2] eine halbe Drehung
       *[3] eine Vierteldrehung nach links
    }. Links: { $content_directional_left_quarter_turns_cw ->
        [0] nicht drehen
        [1] eine Vierteldrehung nach rechts
        [2] eine halbe Drehung
       *[3] eine Vierteldrehung nach links
    }. Rechts: { $content_directional_right_quarter_turns_cw ->
        [0] nicht drehen
        [1] eine Vierteldrehung nach rechts
        [2] eine halbe Drehung
       *[3] eine Vierteldrehung nach links
    }. Zurück: { $content_directional_back_quarter_turns_cw ->
        [0] nicht drehen
        [1] eine Vierteldrehung nach rechts
        [2] eine halbe Drehung
       *[3] eine Vierteldrehung nach links
    }. Nord: { $content_directional_north_quarter_turns_cw ->
        [0] nach Norden schauen
        [1] nach Osten schauen
        [2] nach Süden schauen
       *[3] nach Westen schauen
    }. Ost: { $content_directional_east_quarter_turns_cw ->
        [0] nach Norden schauen
        [1] nach Osten schauen
        [2] nach Süden schauen
       *[3] nach Westen schauen
    }. Süd: { $content_directional_south_quarter_turns_cw ->
        [0] nach Norden schauen
        [1] nach Osten schauen
        [2] nach Süden schauen
       *[3] nach Westen schauen
    }. West: { $content_directional_west_quarter_turns_cw ->
        [0] nach Norden schauen
        [1] nach Osten schauen
        [2] nach Süden schauen
       *[3] nach Westen schauen
    }. Klarheit: in eine beliebige der vier Richtungen schauen, jedes Mal neu gewählt. Geradeaus, Links, Rechts und Zurück gehen davon aus, wohin du gerade schaust.
    .tag = text
DC-075 = Liegen mehrere Plättchen im Fach, wählst du jedes Mal eines davon, nie mehr.
    .tag = text
DC-076 = Solange ein Plättchen im Fach liegt, musst du dich bewegen. Wählen kannst du nur, welchem von mehreren Plättchen du folgst, in welche Richtung Klarheit zeigt, und was dir das Fenster bei der Ankunft bietet (DC-091, DC-094).
    .tag = text
DC-077 = Ein Fahrrad bewegt sich nur in seine Blickrichtung, außer wenn es geschoben wird und, nach unserer Entscheidung, wenn es auf einem gedrehten Plättchen mitfährt.
    .tag = text
DC-078 = Ein Schub macht jede Bewegung aus diesem Fach genau so viele Felder lang, wie er Chi hat, den ganzen Zug über. Möglich: { $content_limits_boost }.
    .tag = text
DC-079 = Felder, die du überfährst, wirken nicht, und Fahrräder darauf bleiben unbeachtet. Unsere Entscheidung: Das gilt auch für schwarze Felder und den Rand.
    .tag = text
DC-080 = Eine längere Bewegung, die die Felder verlassen würde, endet auf dem letzten Randfeld. Unsere Entscheidung: Geh sie Feld für Feld; überquere die Nordkante nach DC-110 bis DC-113 und halte vor der ersten Stelle, die kein Feld ist.
    .tag = text
DC-081 = Eine Bewegung, die vorzeitig endet, ist dort eine volle Landung, mit Konflikt und Flaute. Warum: Dort endet die Bewegung.
    .tag = ruling
DC-082 = Solange Mal 2 oder Mal 3 gilt, ist jede Bewegung aus einem Fach stattdessen 2 oder 3 Felder lang (DC-191). Die Länge bestimmt also Mal 2 oder Mal 3, sonst der Schub, sonst ist sie 1.
    .tag = text
DC-083 = Flautenschritte, Delta-Bewegungen, Flitzer, Randgänger-Schritte und Schieben sind immer 1 Feld weit. Warum: Schub und Mal-Plättchen gelten für Fächer.
    .tag = ruling

section-2-7 = Ankunft, Fenster und Ende des Zuges
DC-090 = Eine Bewegung läuft so ab: drehen; fahren und dabei Reihen legen; Konflikt; Fahrrad hinstellen; Wirkungen der Felder; Fenster; Deuten der Farbe. Warum: Diese Reihenfolge ergibt sich aus den einzelnen Regeln des Regelhefts.
    .tag = ruling
DC-091 = Bei der Ankunft, bevor sich dein Fahrrad dreht, hast du ein Fenster: Lege Farbkacheln, setze Mal 2 oder Mal 3 ein, gib Inspirationsplättchen gegen Chi ab und löse Chi-Boni ein, so viele du willst; dann tust du eines davon: weiterfahren, einen Flitzer einsetzen, bremsen oder anhalten.
    .tag = text
DC-092 = Bremsen: Zahle { $content_limits_brake } Chi, und dein Zug endet hier. Unsere Entscheidung: nur nach mindestens einer Bewegung in dieser Phase, also nicht im Startfenster, und nur wo du nicht ohnehin anhalten darfst, denn dort brächte die Bremse nichts.
    .tag = text
DC-093 = Bremsen auf Gelb oder Blau hebt das Feld nicht auf: Es hat schon vorher gewirkt. Unsere Entscheidung: Sein Chi darf die Bremse bezahlen.
    .tag = text
DC-094 = Startet dein Fahrrad nicht in der Flaute, hast du auch am Start ein Fenster: Mal 2 oder Mal 3 einsetzen, Inspirationsplättchen gegen Chi abgeben, Chi-Boni einlösen, dann weiterfahren oder anhalten. Bremse, Flitzer und Farbkachel gibt es hier nicht, denn sie brauchen ein neues Feld.
    .tag = ruling
DC-095 = Wer in der Flaute ankommt, beendet damit den Zug. Deine Blickrichtung bleibt, wie du zuletzt gefahren bist; ändern darfst du sie in deiner nächsten Kaufphase, wenn du dann noch in der Flaute stehst.
    .tag = text
DC-096 = Das Fenster öffnet sich auch dort: In jeder Flaute darfst du einen Flitzer einsetzen und auf Schwarz eine Farbkachel legen, aber nicht auf den Rand. Ein schwarzes Feld unter einer anderen Farbe lässt deine Bewegung weitergehen. Warum: Das Regelheft verbietet Farbkacheln nur am Rand, also muss es in der Flaute ein Fenster geben.
    .tag = ruling
DC-097 = Ein Feld ohne Deutung beendet deinen Zug. Unsere Entscheidung: erst nach dem Fenster, in dem ein Flitzer oder eine Farbkachel das verhindern kann.
    .tag = text
DC-098 = Deine Bewegung geht weiter, bis eines davon eintritt: Dein Feld hat keine Deutung; du stehst in der Flaute; du bremst; du bist in einer Schleife gefangen und kannst nicht bremsen; du wirst geblockt; ein Chi-Sog trifft dich ohne genug Chi; du wachst auf.
    .tag = text
DC-099 = Anhalten darfst du nur in der Flaute, auf einem Feld ohne Deutung oder nach einem Blocken; sonst fährst du weiter, setzt einen Flitzer ein oder bremst. Warum: Die Bewegung läuft von selbst, und freies Anhalten machte Bremsen überflüssig.
    .tag = ruling

section-2-8 = Endlosschleifen
DC-100 = Für Endlosschleifen wird dein Feld zusammen mit deiner Blickrichtung gemerkt. Unsere Entscheidung: Das geschieht, wenn sich das Startfenster oder ein Ankunftsfenster öffnet und du weiterfahren könntest; werden die gemerkten Stellen später im selben Fenster gelöscht, ist auch diese weg.
    .tag = text
DC-101 = Die gemerkten Stellen werden gelöscht, wenn du einen Flitzer, eine Farbkachel oder ein Mal-Plättchen einsetzt, wenn ein anderes Fahrrad bewegt wird, wenn ein gelbes Feld wirkt und wenn jemand blaues Chi bekommt. Unsere Entscheidung: auch wenn ein Fahrrad das Spiel verlässt.
    .tag = text
DC-102 = Nicht gelöscht werden sie durch gegen Chi abgegebene Plättchen, eine neue Reihe, Durchlassen, Blocken, Erpressung, ein blaues oder gelbes Feld, das nichts mehr bringt, oder eine mit Schattengänger abgelehnte gelbe Wirkung. Warum: Das Regelheft nennt sie nicht, und nichts davon ändert deinen Weg.
    .tag = ruling
DC-103 = Du bist gefangen, wenn sich ein Ankunftsfenster öffnet, du weiterfahren könntest, dasselbe Feld mit derselben Blickrichtung schon gemerkt ist und seitdem nicht gewürfelt wurde. Unsere Entscheidung: Das gilt auch, wenn du jetzt ein anderes Plättchen oder eine andere Richtung wählen könntest. Warum: Das Regelheft zählt alles auf, was eine Schleife auflöst, und eine Wahl ist nicht dabei.
    .tag = text
DC-104 = Wurde seitdem gewürfelt, bist du nur gefangen, wenn kein Ergebnis des Würfels die Schleife auflösen würde. Unsere Entscheidung: Von hier aus werden alle Farben des Würfels bei jeder Landung auf Silber und alle deine eigenen Möglichkeiten durchsucht (jedes Plättchen, jede Richtung von Klarheit). Die Schleife löst sich durch eine Bewegung, die die Nordkante überquert; die in der Flaute landet, auf einem Feld ohne Deutung, auf einem blauen Feld, das dir noch kein Chi gebracht hat, solange der Vorrat nicht leer ist, oder auf einem gelben Feld, das für dich noch nicht gewirkt hat; oder die auf Fahrräder trifft, wo du allein entscheidest oder wo ein Gleichstand zu einem möglichen Schieben führt. Eine Entscheidung anderer oder ein Gleichstand, der mit Durchlassen endet, zählt als Durchfahren.
    .tag = text
DC-105 = Bist du gefangen, kann nur eine Bremse deinen Zug beenden, oder das Ausscheiden.
    .tag = text
DC-106 = Gefangen darfst du nicht weiterfahren. Du darfst bremsen ({ $content_limits_brake } Chi), Plättchen gegen Chi abgeben, einen Chi-Bonus einlösen, einen Flitzer, eine Farbkachel oder ein Mal-Plättchen einsetzen. Nach dem Abgeben oder einem Chi-Bonus bist du weiter gefangen; nach den drei anderen werden die gemerkten Stellen gelöscht, und deine Bewegung geht weiter (zum geblockten Flitzer siehe DC-135). Warum: Diese Plättchen darf man bei jeder Ankunft einsetzen, auch in einer Schleife.
    .tag = ruling
DC-107 = Bist du mit weniger als { $content_limits_brake } Chi gefangen und reichen auch deine Inspirationsplättchen nicht für { $content_limits_brake }, scheidest du aus. Unsere Entscheidung: sofort und ohne Frage, aber nicht, solange du einen Flitzer, eine Farbkachel oder ein Mal-Plättchen hast. Ein solches Plättchen darfst du einsetzen oder abgeben; sind weder so eines noch { $content_limits_brake } Chi mehr zu haben, scheidest du aus. Handel hilft nicht, denn es ist deine eigene Bewegungsphase.
    .tag = text
DC-108 = Kommst du nach einem Würfelwurf auf ein gemerktes Feld mit gemerkter Blickrichtung zurück und kann sich die Schleife noch auflösen, bist du nicht gefangen: Du darfst mit jedem Plättchen weiterfahren, und die Stelle wird neu gemerkt, sodass eine weitere Runde ohne Wurf unter DC-103 fällt. Warum: Eine Schleife, die der Würfel auflösen kann, ist nicht endlos.
    .tag = ruling
DC-109 = Zur Sicherheit: Ab Ankunft Nummer { $content_limits_arrivals_per_movement } in einer Bewegungsphase giltst du als gefangen, auch nach einer Farbkachel oder einem Mal-Plättchen, außer du darfst anhalten. (Simulierte Züge blieben unter 70.)
    .tag = ruling

section-2-9 = Neue Reihen, entfernte Reihen, Aufwachen
DC-110 = Will ein Fahrrad die Nordkante überqueren und liegen noch keine { $content_limits_rows } Reihen, wird zuerst die nächste Reihe gelegt, dann geht die Bewegung weiter. Unsere Entscheidung: aus welchem Grund auch immer, ob eigene Bewegung, Flautenschritt, Flitzer, Delta, Schieben oder Rakete.
    .tag = text
DC-111 = Die Reihe wird auch gelegt, wenn sie gar nicht im Weg des Fahrrads liegt; es fährt dann am Rand weiter.
    .tag = text
DC-112 = Eine Bewegung legt höchstens eine Reihe, denn eine Reihe ist so tief wie die längste Bewegung.
    .tag = ruling
DC-113 = Liegen { $content_limits_rows } Reihen, wacht auf und gewinnt sofort, wer fährt und mit dem Fahrrad die Nordkante überquert. Unsere Entscheidung: genau beim Überqueren, auch wenn von der Bewegung noch Felder übrig sind; auch ein Flautenschritt, ein Flitzer oder ein Delta gewinnt.
    .tag = text
DC-114 = Nach einem Zug wird jede Reihe entfernt, die alle Fahrräder nach Norden hin hinter sich gelassen haben. Ihre Plättchen sind aus dem Spiel.
    .tag = text
DC-115 = Ein Fahrrad steht nördlich einer Reihe, wenn es über alle drei Zeilen der Reihe hinaus ist und auf oder neben einem Plättchen einer späteren Reihe steht. Warum: Sonst stünde nach dem Entfernen ein Fahrrad auf einer Stelle, die kein Feld mehr ist.
    .tag = ruling
DC-116 = Reihen werden von Süden her entfernt, wenn nötig mehrere auf einmal. Nur Fahrräder im Spiel zählen. Die nördlichste Reihe wird nie entfernt. Warum: Niemand kann jenseits davon sein.
    .tag = ruling
DC-117 = Farbkacheln auf einer entfernten Reihe kommen in den Topf zurück. Warum: Sie liegen nicht mehr auf der Landschaft.
    .tag = ruling

section-2-10 = Konflikte
DC-120 = Ein Konflikt entsteht, wenn ein Fahrrad, das gerade fährt, auf einem Feld landen will, auf dem schon andere stehen, auch am Rand und auf Schwarz. Überfahren ist kein Konflikt, und die Rakete macht keinen. Unsere Entscheidung: Auch eine Drehung macht keinen, ebenso wenig ein am Start geteiltes Feld.
    .tag = text
DC-121 = Schieben: Alle Fahrräder dort rücken ein Feld in die Blickrichtung des fahrenden. Ihre eigene Blickrichtung ändert sich nicht, und das fahrende nimmt das Feld ein.
    .tag = text
DC-122 = Durchlassen: Das fahrende Fahrrad teilt sich das Feld mit ihnen.
    .tag = text
DC-123 = Blocken: Das fahrende Fahrrad kommt nicht hinein. Unsere Entscheidung: Es bleibt, wo es diese Bewegung begonnen hat, wie lang sie auch war, und mit der Blickrichtung von vorher.
    .tag = text
DC-124 = Nach dem Blocken ist der Zug vorbei, außer ein anderes Plättchen desselben Fachs führt woandershin oder ein Flitzer wird eingesetzt. Unsere Entscheidung: Ein geblocktes Ziel bleibt gesperrt, bis sich das Fahrrad bewegt; eine andere Richtung von Klarheit zählt als anderes Plättchen; auch Anhalten ist erlaubt. Die ganze Liste steht in DC-135.
    .tag = text
DC-125 = Wer von allen Beteiligten (der Person, die fährt, und allen, die dort stehen) die meisten Machtplättchen hat, wählt einen Ausgang für alle. Eine Mischung gibt es nicht.
    .tag = text
DC-126 = Haben mehrere gemeinsam die meisten, auch 0 zu 0, wird geschoben; würde das Schieben ein Fahrrad über den Rand hinausbringen, wird stattdessen durchgelassen. Unsere Entscheidung: auch wenn die Person, die fährt, nicht unter den Gleichen ist.
    .tag = text
DC-127 = Ein Schieben, das ein Fahrrad auf eine Stelle brächte, die kein Feld ist, steht nie zur Wahl. Warum: Dort könnte es nicht stehen.
    .tag = ruling
DC-128 = Ein Schieben auf das Feld einer dritten Person macht einen neuen Konflikt: Unter den Beteiligten wählt, wer die meisten Machtplättchen hat, Schieben oder Durchlassen, aber nicht Blocken; bei Gleichstand gilt DC-126. Unsere Entscheidung: Beteiligt sind alle geschobenen und alle auf diesem Feld, aber nicht, wer fährt. So geht es in derselben Richtung weiter; hingestellt werden die Fahrräder, wenn die ganze Kette geklärt ist.
    .tag = text
DC-129 = Schieben nach Norden über die Nordkante: Bei weniger als { $content_limits_rows } Reihen wird die nächste Reihe gelegt und das Fahrrad weitergeschoben; bei { $content_limits_rows } Reihen gilt es als über den Rand hinaus. Warum: Nach dem Regelheft gewinnt man mit einer Bewegung des eigenen Fahrrads oder durch die Rakete.
    .tag = ruling
DC-130 = Zuerst wirkt das Feld des fahrenden Fahrrads, dann wirken die der geschobenen. Unsere Entscheidung: das nächstgelegene zuerst; auf demselben Feld in Zugreihenfolge, das heißt immer im Uhrzeigersinn ab der Person, die dran ist.
    .tag = text
DC-131 = Ein geschobenes Fahrrad löst gelbe und blaue Felder aus und, nach unserer Entscheidung, silberne (DC-162). Schwarz, Rand und Delta tun ihm vorerst nichts.
    .tag = text
DC-132 = Erpressung: Fährst du in einen Konflikt, schulden dir alle, die dort stehen und weniger Machtplättchen haben, je { $content_limits_extortion } Chi, jede Person nur einmal im Zug. Unsere Entscheidung: Wer schuldet, steht zu Beginn des Konflikts fest; gezahlt wird in Zugreihenfolge, vor der Wahl des Ausgangs und gleich welcher es wird; für den Ausgang zählt man die Machtplättchen neu; Folgekonflikte erpressen nichts.
    .tag = text
DC-133 = Wer durch Erpressung ausscheidet, verlässt den Konflikt; ist niemand mehr da, landet das fahrende Fahrrad einfach. Warum: Die anderen Fahrräder sind fort.
    .tag = ruling
DC-134 = Konflikte bei einem Flautenschritt oder einem Flitzer sind ganz gewöhnliche. Unsere Entscheidung: ebenso die bei Randgänger-Schritten und Deltas. Ein geblockter Flautenschritt oder Randgänger-Schritt beendet den Zug, außer du setzt einen Flitzer ein; das ist dort schon vor der ersten Bewegung erlaubt.
    .tag = text
DC-135 = Nach einem Blocken, welche Bewegung es auch war, darfst du jedem Plättchen deines Feldes folgen (auch einem Delta) und einen Flitzer in jede Richtung einsetzen, sofern das Ziel nicht gesperrt ist, Plättchen gegen Chi abgeben, einen Chi-Bonus einlösen oder anhalten; nicht aber bremsen, eine Farbkachel legen oder ein Mal-Plättchen einsetzen. Nach einem geblockten Flitzer kannst du also die Plättchen des Fachs noch nutzen. Das ist kein neues Fenster, und nichts wird gemerkt; eine unterwegs gelegte Reihe bleibt. Warum: Bis auf ein anderes Plättchen oder einen Flitzer ist der Zug vorbei.
    .tag = ruling

section-2-11 = Felder
DC-140 = Weiße, orangefarbene, grüne, rote und lila Felder haben keine Wirkung. Sie kommen in diesen Schlafphasen vor: Weiß { $content_squares_white_phases }, Orange { $content_squares_orange_phases }, Grün { $content_squares_green_phases }, Rot { $content_squares_red_phases }, Lila { $content_squares_purple_phases }.
    .tag = text
DC-141 = Auf einem Plättchen liegen nie zwei grüne Felder Kante an Kante, und jedes lila Feld grenzt mit einer Kante an ein anderes. Unsere Entscheidung: an eines auf demselben Plättchen.
    .tag = text
DC-142 = Blau (Schlafphasen { $content_squares_blue_phases }): Bewegst du dich darauf, bekommst du { $content_limits_blue } Chi, je Feld und Person einmal im Zug, auch wenn du dorthin geschoben wirst oder mit der Rakete kommst.
    .tag = text
DC-143 = Schwarz (Schlafphasen { $content_squares_black_phases }): eine Flaute.
    .tag = text
DC-144 = Gelb (Schlafphasen { $content_squares_yellow-inspiration_phases }): Es wirkt, wenn du in einem Zug zum ersten Mal auf diesem Feld landest; spätere Landungen bewirken nichts (aber siehe DC-189). Danach geht deine Bewegung von dem Feld aus weiter, auf dem du jetzt stehst, nach dem gelben Fach, wenn du noch dort bist.
    .tag = text
DC-145 = Wirkungen stehen in einer Schlange und kommen in der Reihenfolge dran, in der sie sich angestellt haben. Jede Landung stellt sich mit ihrem gedruckten Feld an und wirkt auch dann, wenn das Fahrrad inzwischen fortgetragen wurde. Eine Landung durch eine Wirkung stellt sich hinten an; Landungen von Ausgeschiedenen entfallen. Warum: Das Fahrrad ist dort gelandet, und das Regelheft nennt erst das fahrende, dann die geschobenen, dann die von Wirkungen bewegten.
    .tag = ruling
DC-146 = Inspiration: Ziehe zufällig 1 Plättchen aus dem Topf. Doppelte Inspiration: Ziehe 2. Unsere Entscheidung: Ein leerer Topf bringt nichts.
    .tag = text
DC-147 = Chi-Sog: Zahle { $content_limits_psychic_drain } Chi in den Vorrat oder scheide aus (siehe Schulden, DC-200 bis DC-203).
    .tag = text
DC-148 = Große Umkehr: Alle Fahrräder drehen sich halb herum, auch das gelandete und, nach unserer Entscheidung, die in der Flaute. Erst danach wird das gelbe Fach gelesen.
    .tag = text
DC-149 = Rakete: Alle Fahrräder fahren gleichzeitig { $content_limits_rocket_squares ->
        [one] 1 Feld
       *[other] { $content_limits_rocket_squares } Felder
    } vorwärts, durcheinander hindurch, und dürfen sich Felder teilen. Unsere Entscheidung: auch die in der Flaute.
    .tag = text
DC-150 = Rakete: Ein Fahrrad, das die Felder verlassen würde, hält auf dem letzten. Unsere Entscheidung: Eines, das sich gar nicht bewegen kann, landet nicht.
    .tag = text
DC-151 = Rakete: Überquert ein Fahrrad die Nordkante und liegen noch keine { $content_limits_rows } Reihen, wird zuerst die Reihe gelegt, eine für alle.
    .tag = text
DC-152 = Rakete bei { $content_limits_rows } Reihen: Unter den Fahrrädern, die die Kante überqueren, gewinnt das, das am weitesten darüber hinauskommt; sind mehrere gleich weit, teilen sie sich den Sieg. Unsere Entscheidung: Es zählt, wie viele Felder des Fluges jenseits der Kante liegen, und das Spiel endet, bevor eine Landung wirkt.
    .tag = text
DC-153 = Rakete: Landungen lösen blaue und gelbe Felder aus, nachdem sich alle bewegt haben. Unsere Entscheidung: in Zugreihenfolge ab der Person, die dran ist; auch für silberne Felder wird gewürfelt.
    .tag = text
DC-154 = Drehung: Das Plättchen dreht sich eine Vierteldrehung, wie die Pfeile zeigen, mit allen Fahrrädern darauf. Unsere Entscheidung: mit allen auf dem Plättchen. (Das Regelheft sagt „auf dem Feld“, beim Schattengänger aber „Plättchen“.) Orte und Blickrichtungen drehen sich, ebenso Farbkacheln und Pfeile darauf; niemand bewegt sich dadurch auf ein Feld.
    .tag = text
DC-155 = Nach einer Rakete fährt, wer dran ist, von dort weiter, wo das eigene Fahrrad nun steht, mit Fenster; in der Flaute endet der Zug. Warum: Nach einer gelben Wirkung geht die Bewegung weiter.
    .tag = ruling
DC-156 = Deltafelder sind fuchsiafarben (Schlafphasen { $content_squares_fuchsia-north_phases }) und bekommen nie eine Deutung. Gerader Pfeil: in seine Richtung schauen und ein Feld fahren. Gebogener Pfeil: eine Vierteldrehung in seinem Sinn machen und ein Feld fahren.
    .tag = text
DC-157 = Auf einem Deltafeld öffnet sich das Fenster wie überall: Du darfst bremsen, einen Flitzer einsetzen oder eine Farbkachel legen. Warum: Bremsen darf man nach dem Verlassen jedes Feldes. Eine geblockte Delta-Bewegung beendet den Zug, außer du setzt einen Flitzer ein (DC-135). Ein Zug, der auf einem Deltafeld beginnt, beginnt mit dessen Bewegung.
    .tag = ruling
DC-158 = Ein verdecktes Feld (DC-180) hat für alle, die darauf landen, keine seiner gedruckten Wirkungen: kein Chi, keine gelbe Wirkung, kein Delta, keinen Wurf. Warum: Es zählt als seine neue Farbe.
    .tag = ruling
DC-160 = Silber: Bewegst du dich darauf, würfelst du, und das Feld zählt für dich als diese Farbe, für das Fach und seinen Schub.
    .tag = text
DC-161 = Zeigt der Würfel Silber, wählst du eine seiner anderen Farben. Bewegst du dich noch einmal auf das Feld, würfelst du neu.
    .tag = text
DC-162 = Der Wurf gehört zu deinem Fahrrad und gilt, bis es das Feld verlässt: auch in späteren Zügen, sodass du damit planen kannst, und auch unter einer Farbkachel. Gewürfelt wird auch nach Schieben oder Rakete, wenn dein Fahrrad noch dort steht. Stehst du ohne Wurf auf offenem Silber (nach DC-190 oder weil eine Farbkachel zurückgenommen wurde), würfelst du, wenn sich dein nächstes Fenster öffnet.
    .tag = ruling
DC-163 = Der Würfel zeigt { $content_die }. Gedruckt sind die fünf Farben ohne Wirkung und Silber selbst. Silberne Felder liegen in den Schlafphasen { $content_squares_silver_phases }.
    .tag = design
DC-164 = Für andere Würfel: Blau bringt Chi nach DC-142, Gelb liest das gelbe Fach ohne Wirkung, Schwarz ist eine Flaute. Warum: damit sich der Inhalt ändern lässt.
    .tag = ruling

section-2-12 = Inspirationsplättchen
DC-170 = Jedes Inspirationsplättchen auf deiner Hand darfst du jederzeit gegen { $content_limits_cash_inspiration } Chi abgeben. Unsere Entscheidung: Ein Chi-Bonus wird nicht so abgegeben, sondern eingelöst (DC-171).
    .tag = text
DC-171 = Chi-Bonus: Gib ihn für { $content_limits_chi_bonus } Chi ab. Unsere Entscheidung: jederzeit.
    .tag = text
DC-172 = Abgegebene Plättchen kommen in den Topf zurück und können wieder gezogen werden. Du behältst ein Plättchen, bis du es abgibst oder damit handelst.
    .tag = text
DC-173 = Die Hände sind offen. Warum: Um Konflikte zu klären, müssen alle wissen, wer Machtplättchen und Schattengänger hat und wer zahlen kann.
    .tag = ruling
DC-180 = Farbkachel: In deiner eigenen Bewegungsphase darfst du sie, nachdem du auf ein neues Feld gefahren bist und es gewirkt hat, unter dein Fahrrad legen. Von da an hat das Feld diese Farbe, für alle. Nicht am Rand.
    .tag = text
DC-181 = Sie darf auf jedes Landschaftsfeld, auch auf Schwarz, Delta und Silber. Die neue Farbe hat keine eigene Wirkung; Schwarz ist eine Flaute, also endet dein Zug. Dasselbe Fenster geht weiter. Warum: Das Regelheft schließt nur den Rand aus.
    .tag = ruling
DC-182 = Auf einem Feld liegt nur eine Farbkachel: Eine zweite schickt die erste in den Topf. Warum: So muss man sich keine Stapel merken.
    .tag = ruling
DC-183 = Bleibt eine Farbkachel auf der Landschaft, liegt sie dort weiter. Unsere Entscheidung: Sie gehört niemandem und verschwindet mit ihrer Reihe (DC-117).
    .tag = text
DC-184 = Nach deinem Zug darfst du für jede Farbkachel { $content_limits_buy_back } Chi zahlen, um sie wieder auf die Hand zu nehmen. Unsere Entscheidung: nur solche, die du in diesem Zug gelegt hast und die noch liegen; gefragt wirst du in der Reihenfolge des Legens, wenn du { $content_limits_buy_back } Chi hast oder ein Plättchen dafür abgeben kannst. Ein Feld, das unter einem Fahrrad frei wird, löst nichts aus.
    .tag = text
DC-185 = Umtausch: In deiner eigenen Kaufphase verkaufst du ein Plättchen aus deiner Ablage zum vollen Preis.
    .tag = text
DC-186 = Extrazug: Nach deinem eigenen beendeten Zug machst du noch einen ganzen Zug, mit Einkommen. Unsere Entscheidung: Auch mehrere hintereinander sind erlaubt.
    .tag = text
DC-187 = Randgänger (behältst du): Beginnt deine Bewegung in der Flaute und schaust du auf ein anderes Flautenfeld, darfst du einen Extraschritt dorthin machen und eine neue Blickrichtung wählen, bevor du normal startest (DC-070). Unsere Entscheidung: einmal im Zug, wie viele du auch hast; nicht über die Nordkante; kein Fenster nach dem Extraschritt, doch davor und danach darfst du Plättchen gegen Chi abgeben, und ein abgegebener Randgänger macht keinen Schritt; die neue Blickrichtung muss erlaubt sein. Hat eine Wirkung dein Fahrrad aus der Flaute getragen, folgt stattdessen sein Ankunftsfenster.
    .tag = text
DC-188 = Macht (behältst du): Sie zählt in Konflikten und erpresst Chi (DC-125, DC-132).
    .tag = text
DC-189 = Schattengänger (behältst du): Bei jeder eigenen Landung auf Gelb wählst du, ob das Feld wirkt; dasselbe Feld wirkt höchstens einmal im Zug. Unsere Entscheidung: auch bei Landungen durch Schieben oder Rakete. Ablehnen verbraucht nichts: Landest du in diesem Zug wieder dort, wirst du wieder gefragt. Warum: Das Regelheft sagt „jedes Mal“ und begrenzt die Wirkungen, nicht die Angebote.
    .tag = text
DC-190 = Schattengänger: Dreht sich dein Plättchen, fährst du mit oder bleibst; bei jeder Großen Umkehr und Rakete, wer sie auch auslöst, machst du mit oder nicht, wie du willst. Unsere Entscheidung: Wer einen hat, antwortet in Zugreihenfolge ab der Person, die dran ist. Ein Fahrrad, das bleibt, steht auf dem Feld, das nun darunter liegt: Nichts wird ausgelöst, ein Silberwurf ist verloren; ist das Feld schwarz und gehört das Fahrrad der Person, die fährt, endet der Zug.
    .tag = text
DC-191 = Mal 2 und Mal 3: Gib es in deiner eigenen Bewegungsphase ab, dann sind alle weiteren Bewegungen aus Fächern in diesem Zug 2 oder 3 Felder lang. Das kommt nicht zum Schub dazu; ein späteres Mal-Plättchen ersetzt das frühere. Unsere Entscheidung: Es gilt auch für Fächer mit mehreren Plättchen und ersetzt einen Schub, selbst einen größeren.
    .tag = text
DC-192 = Flitzer: Nachdem du auf ein neues Feld gefahren bist und es gewirkt hat, gibst du ihn ab, schaust in eine beliebige Richtung, fährst ein Feld und von dort weiter; Konflikte gelten. Unsere Entscheidung: Das Ziel ist ein Feld oder liegt jenseits der Nordkante. Ein geblockter Flitzer ist verbraucht.
    .tag = text

section-2-13 = Schulden und Ausscheiden
DC-200 = Es gibt zwei Schulden: Chi-Sog ({ $content_limits_psychic_drain } Chi, an den Vorrat) und Erpressung ({ $content_limits_extortion } Chi, an die Person, die fährt). Unsere Entscheidung: Hast du genug Chi in der Kasse, wird sofort gezahlt.
    .tag = text
DC-201 = Sonst musst du Inspirationsplättchen abgeben, bis du zahlen kannst. Unsere Entscheidung: Welche, wählst du; weigern darfst du dich nicht.
    .tag = text
DC-202 = Kannst du auch dann nicht zahlen, scheidest du aus. Unsere Entscheidung: sofort, wenn Kasse und Hand zusammen nicht reichen und DC-203 dir keine Aussicht lässt.
    .tag = text
DC-203 = Du darfst dir Chi auch durch Handel beschaffen. Unsere Entscheidung: mit bis zu { $content_limits_offers_per_debt } Angeboten je Schuld, die eigens zählen, und nach den Regeln des Handels (DC-060 bis DC-068), also nicht mit der Person, die fährt, und nicht, wenn du selbst fährst. Keine Aussicht besteht, wenn niemand, mit dem du handeln darfst, Chi hat, wenn deine Angebote verbraucht sind oder wenn du gar kein Plättchen hast; Plättchen in Fächern zählen mit, nimm sie aber erst zurück (nicht während deiner eigenen Fahrt, DC-060). Ist deine Hand leer, darfst du aufgeben. (Wo das Regelheft bei Macht von Deutungstafeln spricht, müssen Inspirationsplättchen gemeint sein.)
    .tag = text
DC-204 = Ausgeschieden: Dein Fahrrad verlässt die Landschaft; Richtungsplättchen, Inspirationsplättchen und Chi, auch das von Schüben, gehen in Vorrat und Topf zurück. Unsere Entscheidung: Nichts wird teilweise bezahlt, und Farbkacheln auf der Landschaft bleiben liegen.
    .tag = text
DC-205 = Ausscheiden kann man durch Chi-Sog, durch Erpressung, gefangen in einer Schleife und, nach unserer Entscheidung, durch Aufgeben.
    .tag = text

section-2-14 = Das Ende
DC-210 = Das Spiel endet, wenn jemand aufwacht (DC-113) oder durch die Rakete (DC-152); nur bei ihr kann der Sieg geteilt werden.
    .tag = text
DC-211 = Ist nur noch eine Person im Spiel, gewinnt sie sofort, vor allen noch ausstehenden Wirkungen. Warum: Es ist niemand mehr da, gegen den sie fahren könnte.
    .tag = ruling
DC-212 = Die anderen bekommen keinen Rang. Die Gewinnenden teilen sich ein Ergebnis von 1, alle anderen haben 0. Warum: Das Regelheft kennt nur Sieg.
    .tag = ruling
DC-213 = Die Tischoption round_limit (Rundengrenze) ist aus, außer du wählst sie; sie ist für Simulationen gedacht. An der Grenze endet das Spiel ohne Sieg. Eine Runde endet, wenn der Zug an den Platz, der begonnen hat, oder über ihn hinweg geht. Warum: Wer zufällig fährt, kann lange umherirren.
    .tag = ruling
DC-214 = Die Tischoption night: Die ganze Nacht (üblich) hat die Reihen 1 bis { $content_limits_rows }, die halbe Nacht die Reihen 1 bis 5, ein Nickerchen die Reihen 4 und 5. Das Rennen beginnt südlich der ersten dieser Reihen, und hinter der letzten wachst du auf; alles andere bleibt gleich. Warum: Eine ganze Nacht ist lang, und ein Nickerchen zeigt in wenigen Zügen jede Art von Feld.
    .tag = ruling
DC-215 = Die Tischoption start: Üblicherweise beginnen alle mit nichts (DC-028). Mit ausgeteiltem Anfang beginnen alle mit einem Richtungsplättchen in jedem Fach, zufällig aus dem Vorrat gezogen, und 6 Inspirationsplättchen aus dem Topf. Warum: ein schneller, wilder Anfang.
    .tag = ruling

section-2-15 = Sandmann-Variante
DC-220 = Auf Wunsch gibt es für jede Kaufphase { $content_limits_sandman_seconds ->
        [one] 1 Sekunde
       *[other] { $content_limits_sandman_seconds } Sekunden
    }, gezählt ab dem Einkommen. Sind sie um, enden Kaufen und Umlegen. Unsere Entscheidung: Der Sand ruht, solange ein Angebot auf Antwort wartet, wofür dein Gegenüber ebenso viel eigene Zeit hat. Warum: Niemand soll Zeit verlieren, weil jemand anders nachdenkt.
    .tag = text
DC-221 = Was bis dahin getan ist, gilt: Plättchen und Schübe liegen, wo du sie zuletzt hingelegt hast, und die Kaufphase endet von selbst. (Das Regelheft fragt, ob mehr als die Hälfte eines Plättchens in einem Fach liegt; am Bildschirm kommt das nicht vor.) Ist deine Blickrichtung nicht erlaubt, wird sie zur ersten erlaubten aus Norden, Osten, Süden, Westen. Offene Entwürfe verfallen; ein offenes Angebot kann es dann nicht geben (DC-220). Warum: Jede Handlung wird ganz ausgeführt oder gar nicht.
    .tag = ruling
DC-222 = Ein Extrazug bekommt seine eigene Zeit. Zwischenzüge in den Zügen der anderen haben keine Uhr. Warum: Die Sanduhr gilt deiner eigenen Kaufphase.
    .tag = ruling

section-2-16 = Grenzen
DC-230 = Chi aus dem Vorrat (Einkommen, Verkauf, blaue Felder, abgegebene Plättchen, Chi-Bonus) gibt es nur, soweit es da ist. Um ein Plättchen abzugeben oder einen Chi-Bonus einzulösen, muss mindestens 1 Chi da sein; sonst bringt die Hand nichts ein, weder bei einer Schuld noch in einer Schleife. Warum: Mehr als { $content_limits_chi_supply } Chi gibt es nicht.
    .tag = ruling
DC-231 = Die Grenze von { $content_limits_cap_end_of_buying } Chi ist da, damit das Chi nicht ausgeht. (Der niedrigste Vorrat in Simulationen war 9, zu fünft.)
    .tag = text
DC-232 = Die beiden Anhänge des Regelhefts, über Schlafphasen und über Farben im Traum, enthalten keine Regeln.
    .tag = text
DC-233 = Änderungen am Spielinhalt haben Grenzen. Die Grenzwerte sind ganze Zahlen von 1 bis 1000 (Schübe 2 oder 3, mindestens einer; Rakete 1 bis 3; rows 5 bis 10; arrivals_per_movement 1 bis 500), Preise und Rückgabewerte liegen zwischen 0 und 1000. Von jeder Sorte gibt es 0 bis 60 Plättchen und insgesamt mindestens 35 Richtungsplättchen, eins für jedes Fach von fünf Spielern (DC-215). initial_rows ist 1 oder 2, denn mehr hat ein Nickerchen nicht; der Würfel hat 1 bis 60 Seiten; es gibt höchstens 300 Landschaftsplättchen; eine Kennung ist ein Wort aus höchstens 40 sichtbaren Zeichen. Die sieben Fächer sind die von DC-023, jedes einmal. Alles andere steht fest. Warum: Inhalt kommt auch von Fremden, und jeder Tisch muss in vernünftiger Zeit enden.
    .tag = design
