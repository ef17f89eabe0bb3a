### Jedes Wort, das man über Dream Cycle liest, außer den Regeln selbst (rules.de.ftl).

game-name = Dream Cycle
game-pitch = Ein Fahrradrennen durch das Unbewusste, bei dem du nicht lenkst: Du gibst jeder Farbe eine Deutung, fährst los und siehst zu, wohin der Traum dich trägt.
game-how-to-play =
    Wer zuerst über die Nordkante der letzten Reihe hinausfährt, wacht auf und gewinnt.
    Die Landschaft entsteht unterwegs: Wer über ihre Nordkante fährt, legt die nächste Reihe.
    Dein Zug beginnt mit Chi: { $content_limits_first_turn_chi } im ersten Zug, danach je { $content_limits_turn_chi }.
    Kaufe Richtungsplättchen und lege sie in die Fächer deiner Deutungstafel. Sie sagen, was die Farben für dich bedeuten.
    Dann fährst du: Auf jedem Feld folgst du dem Plättchen, das bei seiner Farbe liegt, Feld für Feld, bis eine Farbe keine Deutung hat oder du in eine Flaute gerätst.
    Flauten sind schwarze Felder und der Rand um die Landschaft. Von dort richtest du dich im nächsten Zug frei aus und machst einen Schritt umsonst.
    Blaue Felder geben { $content_limits_blue } Chi. Gelbe geben Inspirationsplättchen oder Schlimmeres. Fuchsiafarbene Felder (Deltafelder) tragen dich weiter. Auf Silber wird gewürfelt.
    Bremsen kostet { $content_limits_brake } Chi. Wer in einer Endlosschleife fährt und nicht bremsen kann, scheidet aus.
    Landest du auf einem besetzten Feld, entscheidet, wer mehr Macht hat: schieben, durchlassen oder blocken. Bei gleicher Macht schiebst du.
    Chi in einem Fach mit einem einzigen Plättchen macht jede Bewegung von dieser Farbe einen Zug lang so viele Felder weit. Möglich: { $content_limits_boost }.
    Am Ende der Kaufphase behältst du höchstens { $content_limits_cap_end_of_buying } Chi. Bis dahin darfst du deine Züge zurücknehmen.
    Jederzeit kannst du deine Plättchen umlegen oder jemandem in deiner Reihe einen Handel anbieten, nur nicht während deiner eigenen Fahrt.


## Namen

name-south = Süd
name-back = Zurück
name-left = Links
name-right = Rechts
name-west = West
name-east = Ost
name-forward = Geradeaus
name-north = Nord
name-lucidity = Klarheit
name-chi_bonus = Chi-Bonus
name-square_white = weiße Farbkachel
name-square_orange = orangefarbene Farbkachel
name-square_green = grüne Farbkachel
name-square_red = rote Farbkachel
name-square_black = schwarze Farbkachel
name-exchange = Umtausch
name-extra_turn = Extrazug
name-fringewalker = Randgänger
name-power = Macht
name-shadowwalker = Schattengänger
name-times2 = Mal 2
name-times3 = Mal 3
name-zip = Flitzer
name-chi = 1 Chi
name-white = Weiß
name-orange = Orange
name-green = Grün
name-red = Rot
name-purple = Lila
name-blue = Blau
name-yellow = Gelb
name-black = Schwarz
name-silver = Silber
name-fringe = Rand
name-delta = Delta
name-N = Norden
name-E = Osten
name-S = Süden
name-W = Westen
name-start = Wahl der Startfelder
name-buying = Kaufphase
name-moving = Bewegungsphase
name-full = die ganze Nacht
name-half = die halbe Nacht
name-nap = ein Nickerchen

tile-name =
    { $kind ->
        [south] { name-south }
        [back] { name-back }
        [left] { name-left }
        [right] { name-right }
        [west] { name-west }
        [east] { name-east }
        [forward] { name-forward }
        [north] { name-north }
        [lucidity] { name-lucidity }
        [chi_bonus] { name-chi_bonus }
        [square_white] { name-square_white }
        [square_orange] { name-square_orange }
        [square_green] { name-square_green }
        [square_red] { name-square_red }
        [square_black] { name-square_black }
        [exchange] { name-exchange }
        [extra_turn] { name-extra_turn }
        [fringewalker] { name-fringewalker }
        [power] { name-power }
        [shadowwalker] { name-shadowwalker }
        [times2] { name-times2 }
        [times3] { name-times3 }
        [zip] { name-zip }
       *[other] { $kind }
    }
item-name =
    { $item ->
        [south] { name-south }
        [back] { name-back }
        [left] { name-left }
        [right] { name-right }
        [west] { name-west }
        [east] { name-east }
        [forward] { name-forward }
        [north] { name-north }
        [lucidity] { name-lucidity }
        [chi_bonus] { name-chi_bonus }
        [square_white] { name-square_white }
        [square_orange] { name-square_orange }
        [square_green] { name-square_green }
        [square_red] { name-square_red }
        [square_black] { name-square_black }
        [exchange] { name-exchange }
        [extra_turn] { name-extra_turn }
        [fringewalker] { name-fringewalker }
        [power] { name-power }
        [shadowwalker] { name-shadowwalker }
        [times2] { name-times2 }
        [times3] { name-times3 }
        [zip] { name-zip }
        [chi] { name-chi }
       *[other] { $item }
    }
field-name =
    { $field ->
        [white] das weiße Fach
        [orange] das orangefarbene Fach
        [green] das grüne Fach
        [red] das rote Fach
        [purple] das lila Fach
        [blue] das blaue Fach
        [yellow] das gelbe Fach
       *[other] { $field }
    }
on-field =
    { $field ->
        [white] im weißen Fach
        [orange] im orangefarbenen Fach
        [green] im grünen Fach
        [red] im roten Fach
        [purple] im lila Fach
        [blue] im blauen Fach
        [yellow] im gelben Fach
       *[other] im Fach „{ $field }“
    }
from-field =
    { $field ->
        [white] aus dem weißen Fach
        [orange] aus dem orangefarbenen Fach
        [green] aus dem grünen Fach
        [red] aus dem roten Fach
        [purple] aus dem lila Fach
        [blue] aus dem blauen Fach
        [yellow] aus dem gelben Fach
       *[other] aus dem Fach „{ $field }“
    }
colour-name =
    { $colour ->
        [white] { name-white }
        [orange] { name-orange }
        [green] { name-green }
        [red] { name-red }
        [purple] { name-purple }
        [blue] { name-blue }
        [yellow] { name-yellow }
        [black] { name-black }
        [silver] { name-silver }
        [fringe] { name-fringe }
        [delta] { name-delta }
       *[other] { $colour }
    }
coloured-square =
    { $colour ->
        [white] eine weiße Farbkachel
        [orange] eine orangefarbene Farbkachel
        [green] eine grüne Farbkachel
        [red] eine rote Farbkachel
        [black] eine schwarze Farbkachel
       *[other] eine Farbkachel ({ colour-name })
    }
face-name =
    { $face ->
        [white] { name-white }
        [orange] { name-orange }
        [green] { name-green }
        [red] { name-red }
        [purple] { name-purple }
        [blue] { name-blue }
        [yellow] { name-yellow }
        [black] { name-black }
       *[other] { name-silver }
    }
on-colour =
    { $colour ->
        [white] auf Weiß
        [orange] auf Orange
        [green] auf Grün
        [red] auf Rot
        [purple] auf Lila
        [blue] auf Blau
        [yellow] auf Gelb
        [black] auf Schwarz, in der Flaute
        [fringe] am Rand, in der Flaute
        [delta] auf einem Deltafeld
       *[other] auf Silber
    }
way-name =
    { $way ->
        [N] { name-N }
        [E] { name-E }
        [S] { name-S }
        [W] { name-W }
       *[other] { $way }
    }
square-name =
    { $square ->
        [white] ein weißes Feld
        [orange] ein orangefarbenes Feld
        [green] ein grünes Feld
        [red] ein rotes Feld
        [purple] ein lila Feld
        [blue] ein blaues Feld
        [black] ein schwarzes Feld
        [silver] ein silbernes Feld
        [yellow_inspiration] ein gelbes Feld (Inspiration)
        [yellow_double_inspiration] ein gelbes Feld (Doppelte Inspiration)
        [yellow_psychic_drain] ein gelbes Feld (Chi-Sog)
        [yellow_reversal] ein gelbes Feld (Große Umkehr)
        [yellow_rocket] ein gelbes Feld (Rakete)
        [yellow_rotation_cw] ein gelbes Feld (Drehung im Uhrzeigersinn)
        [yellow_rotation_ccw] ein gelbes Feld (Drehung gegen den Uhrzeigersinn)
        [fringe] der Rand
       *[other] ein Deltafeld
    }
legend-name =
    { $square ->
        [white] Weiß
        [orange] Orange
        [green] Grün
        [red] Rot
        [purple] Lila
        [blue] Blau
        [black] Schwarz, eine Flaute
        [silver] Silber
        [yellow_inspiration] Gelb: Inspiration
        [yellow_double_inspiration] Gelb: Doppelte Inspiration
        [yellow_psychic_drain] Gelb: Chi-Sog
        [yellow_reversal] Gelb: Große Umkehr
        [yellow_rocket] Gelb: Rakete
        [yellow_rotation_cw] Gelb: Drehung im Uhrzeigersinn
        [yellow_rotation_ccw] Gelb: Drehung gegen den Uhrzeigersinn
        [fuchsia_north] Delta nach Norden
        [fuchsia_east] Delta nach Osten
        [fuchsia_south] Delta nach Süden
        [fuchsia_west] Delta nach Westen
        [fuchsia_curve_cw] Delta nach rechts
        [fuchsia_curve_ccw] Delta nach links
        [fringe] Rand, eine Flaute
       *[bicycle] ein Fahrrad hinter dem Buchstaben seines Platzes, mit Blick nach Norden, Osten, Süden oder Westen
    }
effect-name =
    { $effect ->
        [inspiration] Inspiration
        [double_inspiration] Doppelte Inspiration
        [psychic_drain] Chi-Sog
        [reversal] Große Umkehr
        [rocket] Rakete
        [rotation_cw] Drehung (im Uhrzeigersinn)
       *[other] Drehung (gegen den Uhrzeigersinn)
    }
the-effect =
    { $effect ->
        [inspiration] die Inspiration
        [double_inspiration] die Doppelte Inspiration
        [psychic_drain] den Chi-Sog
        [reversal] die Große Umkehr
        [rocket] die Rakete
        [rotation_cw] die Drehung (im Uhrzeigersinn)
       *[other] die Drehung (gegen den Uhrzeigersinn)
    }
by-what =
    { $how ->
        [step] ein Schritt geradeaus
        [delta] vom Delta getragen
        [zip] mit einem Flitzer
        [fringewalk] mit dem Extraschritt des Randgängers
       *[field] mit { $tile ->
            [south] „{ name-south }“
            [back] „{ name-back }“
            [left] „{ name-left }“
            [right] „{ name-right }“
            [west] „{ name-west }“
            [east] „{ name-east }“
            [forward] „{ name-forward }“
            [north] „{ name-north }“
           *[other] „{ name-lucidity }“
        }
    }
given =
    { $give_kind ->
        [chi] { $give_chi } Chi
        [tiles] { $give }
       *[both] { $give_chi } Chi sowie { $give }
    }
wanted =
    { $want_kind ->
        [chi] { $want_chi } Chi
        [tiles] { $want }
       *[both] { $want_chi } Chi sowie { $want }
    }
list-item = { $name }


## Fragen

column-name =
    { $x ->
        [0] B
        [1] C
        [2] D
        [3] E
        [4] F
        [5] G
        [6] H
        [7] I
        [8] J
        [9] K
        [10] L
        [11] M
        [12] N
        [13] O
        [14] P
        [15] Q
        [16] R
        [17] S
        [18] T
        [19] U
        [20] V
        [21] W
        [22] X
        [23] Y
        [24] Z
        [25] AA
        [26] AB
        [27] AC
        [28] AD
        [29] AE
        [30] AF
        [31] AG
        [32] AH
        [33] AI
        [34] AJ
        [35] AK
       *[other] { $x }
    }
question-start = Wo startest du? Wähle eine Spalte von { $from_column } bis { $to_column }, direkt südlich der ersten Reihe.
    .help = Ein besetztes Startfeld kann niemand wählen. Du schaust nach Norden und machst den ersten Schritt auf die Landschaft; sieh also nach, welche Farben vor dir liegen.
question-buying =
    { $you ->
        [yes] Du hast { $store } Chi und stehst { on-colour }. Was kaufst und legst du?
       *[no] { $seat } hat { $store } Chi, steht { on-colour }, kauft und legt.
    }
    .help = Lege Plättchen zu den Farben, auf die du treffen wirst. Die Spur voraus zeigt, wohin dich deine Plättchen jetzt trügen. In der Flaute kannst du dich auch ausrichten. Liegt alles richtig, beende die Kaufphase; Chi über { $cap } geht zurück.
question-fringewalk = Dein Randgänger kann einen Extraschritt nach { way-name } machen. Machst du ihn?
    .help = Danach wählst du eine neue Blickrichtung, und es folgt dein gewohnter erster Schritt.
question-facing = Wohin schaust du nach dem Extraschritt?
    .help = Dorthin machst du deinen gewohnten ersten Schritt.
question-set-off =
    { $you ->
        [yes] Du fährst bei { $place } los, { on-colour }, mit Blick nach { way-name }. Wie?
       *[no] { $seat } fährt bei { $place } los, { on-colour }, mit Blick nach { way-name }.
    }
    .help = Du folgst einem Plättchen, das bei dieser Farbe liegt. Du hast { $store } Chi; vor der ersten Bewegung kannst du nicht bremsen.
question-window =
    { $you ->
        [yes] Du bist bei { $place }, { on-colour }, mit Blick nach { way-name } und { $store } Chi. Wie geht es weiter?
       *[no] { $seat } ist bei { $place }, { on-colour }, mit Blick nach { way-name }: Wie geht es weiter?
    }
    .help = Bevor du dich drehst, kannst du Inspirationsplättchen einsetzen. Solange diese Farbe eine Deutung hat, musst du weiterfahren; Bremsen kostet { $brake } Chi.
question-caught =
    { $you ->
        [yes] Du bist bei { $place } in einer Endlosschleife gefangen, { on-colour }, mit Blick nach { way-name } und { $store } Chi. Wie kommst du heraus?
       *[no] { $seat } ist bei { $place } in einer Endlosschleife gefangen, { on-colour }, mit Blick nach { way-name } und { $store } Chi.
    }
    .help = Du warst schon einmal hier, mit demselben Blick, und seither hat sich nichts geändert. Bremse für { $brake } Chi, gib dafür Plättchen ab oder setze einen Flitzer, eine Farbkachel oder ein Mal-Plättchen ein.
question-blocked =
    { $you ->
        [yes] Du wurdest geblockt und stehst bei { $place }, { on-colour }, mit Blick nach { way-name } und { $store } Chi. Was nun?
       *[no] { $seat } wurde geblockt und steht bei { $place }, { on-colour }, mit Blick nach { way-name } und { $store } Chi.
    }
    .help = Ein anderes Plättchen dieser Farbe, das anderswohin führt, oder ein Flitzer lässt dich weiterfahren. Sonst ist deine Fahrt zu Ende.
question-silver = Du hast Silber gewürfelt: Welche Farbe soll das Feld haben?
    .help = Für dich gilt es als diese Farbe, bis du es verlässt.
question-yellow = Du landest auf: { effect-name }. Soll es wirken?
    .help = Dein Schattengänger lässt dir die Wahl. Lässt du es nicht wirken, wirst du bei der nächsten Landung wieder gefragt.
question-shadow =
    { $you ->
        [yes] { effect-name }: Machst du mit?
       *[no] { effect-name }: { $seat } entscheidet, davon betroffen zu sein oder nicht.
    }
    .help = Dein Schattengänger lässt dich bleiben, wie du bist.
question-conflict =
    { $you ->
        [yes] { $mover_seat } kommt mit Blick nach { way-name } nach { $place }, wo { $other_seats } { $count_other_seats ->
            [one] steht
           *[other] stehen
        }. Du hast die meiste Macht: schieben, durchlassen oder blocken?
       *[no] { $mover_seat } kommt mit Blick nach { way-name } nach { $place }, wo { $other_seats } { $count_other_seats ->
            [one] steht
           *[other] stehen
        }. { $seat } hat die meiste Macht und entscheidet.
    }
    .help = Schieben: Wer dort steht, kommt ein Feld weiter. Durchlassen: Das Feld wird geteilt. Blocken: Wer fährt, bleibt, wo diese Bewegung begann.
question-chain =
    { $you ->
        [yes] { $pushed_seats } { $count_pushed_seats ->
            [one] wird
           *[other] werden
        } bei { $place } auf { $other_seats } geschoben. Du hast davon die meiste Macht: weiterschieben oder das Feld teilen?
       *[no] { $pushed_seats } { $count_pushed_seats ->
            [one] wird
           *[other] werden
        } bei { $place } auf { $other_seats } geschoben. { $seat } hat davon die meiste Macht und entscheidet.
    }
    .help = Blocken geht hier nicht: Es würde das erste Schieben aufheben.
question-debt =
    { $you ->
        [yes] Du schuldest { $to_supply ->
            [yes] dem Vorrat
           *[no] { $to_seat }
        } { $chi } Chi und hast { $store }. Wie treibst du es auf?
       *[no] { $seat } schuldet { $to_supply ->
            [yes] dem Vorrat
           *[no] { $to_seat }
        } { $chi } Chi und hat { $store }.
    }
    .help = Gib Inspirationsplättchen ab oder handle, solange es geht ({ $offers ->
        [one] noch 1 Angebot
       *[other] noch { $offers } Angebote
    }). Wer nicht zahlen kann, scheidet aus.
question-offer =
    { $you_to_seat ->
        [yes] { $seat } bietet dir { given } gegen { wanted }. Nimmst du an?
       *[no] { $seat } bietet { $to_seat } { given } gegen { wanted }.
    }
    .help = Ohne dein Ja wechselt nichts den Besitz. Alles andere wartet auf deine Antwort.
question-buy-back = Nimmst du die Farbkachel ({ colour-name }) bei { $place } für { $chi } Chi zurück?
    .help = Sonst bleibt sie liegen und gehört niemandem.
question-extra-turn = Dein Zug ist zu Ende. Gibst du einen Extrazug ab (du hast { $held }) und bist noch einmal dran?
    .help = Es ist ein ganzer Zug, mit Einkommen und Kaufphase.


## Züge

move-start = In Spalte { column-name } starten
move-buy = { tile-name } kaufen
    .worth = { tile-name } für { $chi } Chi kaufen
move-sell = { tile-name } verkaufen
    .worth = { tile-name } für { $chi } Chi verkaufen
move-exchange = { tile-name } mit einem Umtausch zum vollen Preis verkaufen
    .worth = { tile-name } mit einem Umtausch zum vollen Preis von { $chi } Chi verkaufen
move-place = { tile-name } in { field-name } legen
move-take = { tile-name } { from-field } zurücknehmen
move-boost = { $chi } Chi Schub in { field-name } legen
    .help =
        { $chi ->
            [one] Jede Bewegung von dieser Farbe geht in diesem Zug ein Feld weit. Danach ist das Chi verloren.
           *[other] Jede Bewegung von dieser Farbe geht in diesem Zug { $chi } Felder weit. Danach ist das Chi verloren.
        }
move-unboost = Den Schub { from-field } zurücknehmen
move-face = Nach { way-name } ausrichten
move-done = Losfahren!
    .help = Die Kaufphase endet. Chi über der Grenze geht in den Vorrat, und deine Plättchen liegen, wie sie liegen.
move-cash = { tile-name } für Chi abgeben
    .worth = { tile-name } für { $chi } Chi abgeben
move-bonus = Chi-Bonus einlösen
    .worth = Chi-Bonus für { $chi } Chi einlösen
move-trade = Handel mit { $to_seat } entwerfen
move-give = { item-name } anbieten
move-want = { item-name } verlangen
move-drop = Entwurf verwerfen
move-send = Angebot senden
move-accept = Annehmen
move-decline = Ablehnen
move-counter = Ablehnen und ein Gegenangebot machen
move-withdraw = Angebot zurückziehen
move-resign = Endgültig ausscheiden
    .help = Dein Fahrrad verlässt die Landschaft, und alles, was dir gehört, geht zurück.
move-fringewalk = Extraschritt machen
move-plain = Auf den Extraschritt verzichten
move-go =
    { $tile ->
        [delta] Mit dem Delta nach { way-name }
        [south] „{ name-south }“ folgen, nach { way-name }
        [back] „{ name-back }“ folgen, nach { way-name }
        [left] „{ name-left }“ folgen, nach { way-name }
        [right] „{ name-right }“ folgen, nach { way-name }
        [west] „{ name-west }“ folgen, nach { way-name }
        [east] „{ name-east }“ folgen, nach { way-name }
        [forward] „{ name-forward }“ folgen, nach { way-name }
        [north] „{ name-north }“ folgen, nach { way-name }
       *[other] „{ name-lucidity }“ folgen, nach { way-name }
    }
move-stop = Hier anhalten
move-brake = Bremsen
    .worth = Für { $chi } Chi bremsen
move-zip = Mit dem Flitzer ein Feld nach { way-name }
move-square =
    { $colour ->
        [white] Eine weiße Farbkachel unter dein Fahrrad legen
        [orange] Eine orangefarbene Farbkachel unter dein Fahrrad legen
        [green] Eine grüne Farbkachel unter dein Fahrrad legen
        [red] Eine rote Farbkachel unter dein Fahrrad legen
       *[black] Eine schwarze Farbkachel unter dein Fahrrad legen
    }
move-times = Mal { $factor } einsetzen: Bewegungen von { $factor } Feldern
    .help =
        { $factor ->
            [one] Alle weiteren Bewegungen durch deine Fächer gehen in diesem Zug ein Feld weit, mit oder ohne Schub.
           *[other] Alle weiteren Bewegungen durch deine Fächer gehen in diesem Zug { $factor } Felder weit, mit oder ohne Schub.
        }
move-colour = { colour-name } wählen
move-effect = Wirken lassen
move-no_effect = Nicht wirken lassen
move-affected = Mitmachen
move-unaffected = Nicht mitmachen
move-push = Ein Feld weiterschieben
move-pass = Durchlassen: das Feld teilen
move-block = Blocken: Wer fährt, bleibt zurück
move-give_up = Aufgeben
    .help = Du zahlst nicht und scheidest aus.
move-buy_back = Zurücknehmen
    .worth = Für { $chi } Chi zurücknehmen
move-leave = Liegen lassen
move-extra_turn = Extrazug nehmen
move-pass_turn = Zug weitergeben


## Was geschehen ist

event-first-player =
    { $you ->
        [yes] Du beginnst und wählst dein Startfeld zuletzt.
       *[no] { $seat } beginnt und wählt das Startfeld zuletzt.
    }
event-row-laid = Reihe { $row } wird gelegt (Schlafphase { $phase }).
event-dealt =
    { $you ->
        [yes] Du beginnst mit einem Plättchen in jedem Fach: { $items }.
       *[no] { $seat } beginnt mit einem Plättchen in jedem Fach: { $items }.
    }
event-start-chosen =
    { $you ->
        [yes] Du startest bei { $place }.
       *[no] { $seat } startet bei { $place }.
    }
event-turn-started =
    { $you ->
        [yes] Runde { $round_no }: { $extra ->
            [yes] dein Extrazug.
           *[no] dein Zug.
        } Du bekommst { $chi } Chi und hast { $store }.
       *[no] Runde { $round_no }: { $extra ->
            [yes] { $seat } hat einen Extrazug,
           *[no] { $seat } ist am Zug,
        } bekommt { $chi } Chi und hat { $store }.
    }
event-bought =
    { $you ->
        [yes] Du kaufst { item-name } für { $chi } Chi und hast noch { $store }.
       *[no] { $seat } kauft { item-name } für { $chi } Chi und hat noch { $store }.
    }
event-sold =
    { $you ->
        [yes] Du verkaufst { item-name } für { $chi } Chi und hast { $store }.
       *[no] { $seat } verkauft { item-name } für { $chi } Chi und hat { $store }.
    }
event-exchanged =
    { $you ->
        [yes] Du gibst einen Umtausch ab, verkaufst { item-name } für { $chi } Chi und hast { $store }.
       *[no] { $seat } gibt einen Umtausch ab, verkauft { item-name } für { $chi } Chi und hat { $store }.
    }
event-placed =
    { $you ->
        [yes] Du legst { item-name } in { field-name }.
       *[no] { $seat } legt { item-name } in { field-name }.
    }
event-taken =
    { $you ->
        [yes] Du nimmst { item-name } { from-field } zurück.
       *[no] { $seat } nimmt { item-name } { from-field } zurück.
    }
event-boosted =
    { $you ->
        [yes] Du legst { $chi } Chi Schub in { field-name } und hast noch { $store }.
       *[no] { $seat } legt { $chi } Chi Schub in { field-name } und hat noch { $store }.
    }
event-unboosted =
    { $you ->
        [yes] Du nimmst { $chi } Chi Schub { from-field } zurück und hast { $store }.
       *[no] { $seat } nimmt { $chi } Chi Schub { from-field } zurück und hat { $store }.
    }
event-faced =
    { $you ->
        [yes] Du richtest dich nach { way-name } aus.
       *[no] { $seat } richtet sich nach { way-name } aus.
    }
event-cashed =
    { $you ->
        [yes] Du gibst { item-name } für { $chi } Chi ab und hast { $store }.
       *[no] { $seat } gibt { item-name } für { $chi } Chi ab und hat { $store }.
    }
event-riding =
    { $you ->
        [yes] Du fährst mit { $store } Chi los{ $chi ->
            [0] .
           *[other] ; { $chi } über { $cap } { $chi ->
                [one] ging
               *[other] gingen
            } zurück.
        }
       *[no] { $seat } fährt mit { $store } Chi los{ $chi ->
            [0] .
           *[other] ; { $chi } über { $cap } { $chi ->
                [one] ging
               *[other] gingen
            } zurück.
        }
    }
event-drafted =
    { $step ->
        [trade] Du beginnst, einen Handel mit { $to_seat } zu entwerfen.
        [give] Dein Entwurf für { $to_seat }: Du gäbst { item-name }.
        [want] Dein Entwurf für { $to_seat }: Du hättest gern { item-name }.
        [counter] Du lehnst ab und drehst das Angebot um: Dein Entwurf für { $to_seat } gibt, was verlangt war, und verlangt, was geboten war. Ändere ihn und sende ihn dann.
       *[drop] Du verwirfst deinen Entwurf für { $to_seat }.
    }
event-offered =
    { $you ->
        [yes] Du bietest { $to_seat } { given } gegen { wanted }.
       *[no] { $seat } bietet { $to_seat } { given } gegen { wanted }.
    }
event-offer-accepted = { $to_seat } nimmt an: { $seat } gibt { given } und bekommt { wanted }.
event-offer-declined = { $to_seat } lehnt das Angebot von { $seat } ab.
event-offer-withdrawn =
    { $you ->
        [yes] Du ziehst dein Angebot an { $to_seat } zurück.
       *[no] { $seat } zieht das Angebot an { $to_seat } zurück.
    }
event-moved =
    { $you ->
        [yes] Du fährst nach { way-name } zu { $place }, { by-what }: { square-name }.
       *[no] { $seat } fährt nach { way-name } zu { $place }, { by-what }: { square-name }.
    }
event-conflict =
    { $you ->
        [yes] Bei { $place } triffst du auf { $other_seats }.
       *[no] Bei { $place } trifft { $seat } auf { $other_seats }.
    }
event-paid =
    { $you ->
        [yes] Du zahlst { $to_supply ->
            [yes] dem Vorrat
           *[no] { $to_seat }
        } { $chi } Chi und hast noch { $store }.
       *[no] { $seat } zahlt { $to_supply ->
            [yes] dem Vorrat
           *[no] { $to_seat }
        } { $chi } Chi und hat noch { $store }.
    }
event-conflict-settled =
    { $tie ->
        [yes] { $outcome ->
            [push] Gleiche Macht: { $mover_seat } schiebt { $other_seats } weiter.
           *[pass] Gleiche Macht und kein Platz zum Schieben: { $mover_seat } teilt sich das Feld mit { $other_seats }.
        }
       *[no] { $outcome ->
            [push] { $seat } entscheidet: { $mover_seat } schiebt { $other_seats } weiter.
            [pass] { $seat } entscheidet: { $mover_seat } teilt sich das Feld mit { $other_seats }.
           *[block] { $seat } entscheidet: { $other_seats } { $count_other_seats ->
                [one] blockt
               *[other] blocken
            } { $mover_seat }.
        }
    }
event-chain-settled =
    { $outcome ->
        [push] { $seat } entscheidet: { $pushed_seats } { $count_pushed_seats ->
            [one] schiebt
           *[other] schieben
        } { $other_seats } von { $place } weiter.
       *[pass] { $seat } entscheidet: { $pushed_seats } { $count_pushed_seats ->
            [one] teilt
           *[other] teilen
        } sich { $place } mit { $other_seats }.
    }
event-pushed =
    { $you ->
        [yes] Du wirst nach { $place } geschoben: { square-name }.
       *[no] { $seat } wird nach { $place } geschoben: { square-name }.
    }
event-collected =
    { $you ->
        [yes] Blau gibt dir { $chi } Chi: zusammen { $store }.
       *[no] Blau gibt { $seat } { $chi } Chi: zusammen { $store }.
    }
event-rolled =
    { $you ->
        [yes] Du würfelst: { face-name }.
       *[no] { $seat } würfelt: { face-name }.
    }
event-colour-chosen =
    { $you ->
        [yes] Du wählst { colour-name }.
       *[no] { $seat } wählt { colour-name }.
    }
event-effect =
    { $you ->
        [yes] { effect-name } wirkt für dich.
       *[no] { effect-name } wirkt für { $seat }.
    }
event-effect-refused =
    { $you ->
        [yes] Du lässt { the-effect } nicht wirken.
       *[no] { $seat } lässt { the-effect } nicht wirken.
    }
event-unaffected =
    { $you ->
        [yes] { effect-name } wirkt nicht auf dich: Dein Schattengänger schützt dich.
       *[no] { effect-name } wirkt nicht auf { $seat }: Der Schattengänger schützt.
    }
event-inspiration-drawn =
    { $you ->
        [yes] Du ziehst { item-name }.
       *[no] { $seat } zieht { item-name }.
    }
event-reversed =
    { $count_seats ->
        [0] Niemand dreht sich um.
       *[other] Eine halbe Drehung für { $seats }.
    }
event-rocketed =
    { $count_seats ->
        [0] Niemand wird davongetragen.
       *[other] Vorwärts getragen: { $seats }.
    }
event-rotated =
    { $turn ->
        [cw] Das Landschaftsplättchen bei { $place } dreht sich ein Viertel im Uhrzeigersinn.
       *[ccw] Das Landschaftsplättchen bei { $place } dreht sich ein Viertel gegen den Uhrzeigersinn.
    } { $count_seats ->
        [0] Niemand fährt mit.
        [one] Es fährt mit: { $seats }.
       *[other] Es fahren mit: { $seats }.
    }
event-times-used =
    { $you ->
        [yes] Du setzt Mal { $factor } ein.
       *[no] { $seat } setzt Mal { $factor } ein.
    }
event-square-laid =
    { $you ->
        [yes] Du legst bei { $place } { coloured-square }.
       *[no] { $seat } legt bei { $place } { coloured-square }.
    }
event-braked =
    { $you ->
        [yes] Du bremst für { $chi } Chi und hast noch { $store }.
       *[no] { $seat } bremst für { $chi } Chi und hat noch { $store }.
    }
event-stopped =
    { $why ->
        [doldrum] { $you ->
            [yes] Du kommst zur Ruhe, { on-colour }.
           *[no] { $seat } kommt zur Ruhe, { on-colour }.
        }
        [blocked] { $you ->
            [yes] Deine Fahrt endet geblockt { on-colour }.
           *[no] Die Fahrt von { $seat } endet geblockt { on-colour }.
        }
       *[meaning] { $you ->
            [yes] Deine Fahrt endet { on-colour }: Dort liegt keine Deutung.
           *[no] Die Fahrt von { $seat } endet { on-colour }: Dort liegt keine Deutung.
        }
    }
event-caught =
    { $you ->
        [yes] Du bist in einer Endlosschleife gefangen, mit { $store } Chi.
       *[no] { $seat } ist in einer Endlosschleife gefangen, mit { $store } Chi.
    }
event-left-game =
    { $you ->
        [yes] { $why ->
            [drain] Du kannst den Chi-Sog nicht bezahlen und scheidest aus.
            [extortion] Du kannst nicht zahlen und scheidest aus.
            [caught] Du kannst in der Endlosschleife nicht bremsen und scheidest aus.
           *[resigned] Du scheidest aus.
        }
       *[no] { $why ->
            [drain] { $seat } kann den Chi-Sog nicht bezahlen und scheidet aus.
            [extortion] { $seat } kann nicht zahlen und scheidet aus.
            [caught] { $seat } kann in der Endlosschleife nicht bremsen und scheidet aus.
           *[resigned] { $seat } scheidet aus.
        }
    }
event-boosts-lost =
    { $you ->
        [yes] Dein Schub von { $chi } Chi geht in den Vorrat.
       *[no] Der Schub von { $seat } ({ $chi } Chi) geht in den Vorrat.
    }
event-bought-back =
    { $you ->
        [yes] Du nimmst die Farbkachel ({ colour-name }) bei { $place } für { $chi } Chi zurück und hast noch { $store }.
       *[no] { $seat } nimmt die Farbkachel ({ colour-name }) bei { $place } für { $chi } Chi zurück und hat noch { $store }.
    }
event-rows-removed = An diesen Reihen sind alle vorbei; sie verlassen das Spiel: { $rows }.
event-awoke =
    { $you ->
        [yes] Von { $place } fährst du nach { way-name } über die letzte Kante hinaus, { by-what }!
       *[no] Von { $place } fährt { $seat } nach { way-name } über die letzte Kante hinaus, { by-what }!
    }
event-game-ended =
    { $reason ->
        [limit] Die vereinbarten Runden sind gespielt: Niemand ist aufgewacht.
        [alone] { $you_winners ->
            [yes] Außer dir träumt niemand mehr: Du gewinnst.
           *[no] Außer { $winners } träumt niemand mehr: { $winners } gewinnt.
        }
       *[awake] { $count_winners ->
            [one] { $you_winners ->
                [yes] Du wachst auf und gewinnst.
               *[no] { $winners } wacht auf und gewinnt.
            }
           *[other] { $winners } wachen im selben Augenblick auf und gewinnen gemeinsam.
        }
    }


## Wie es ausging

standing-score = { "" }

result-awake =
    { $count_winners ->
        [one] { $you_winners ->
            [yes] Du gewinnst: Du bist zuerst aufgewacht.
           *[no] { $winners } gewinnt: zuerst aufgewacht.
        }
       *[other] { $winners } gewinnen gemeinsam: Eine Rakete trug sie gleich weit über die letzte Kante.
    }
result-alone =
    { $you_winners ->
        [yes] Du gewinnst: Sonst träumt niemand mehr.
       *[no] { $winners } gewinnt: Sonst träumt niemand mehr.
    }
result-limit = Niemand gewinnt: Die vereinbarten Runden sind gespielt, und niemand ist aufgewacht.


## Was der Tisch wählen kann

option-night = Länge der Nacht
    .help = Die ganze Nacht hat { $content_limits_rows } Reihen{ $content_layout_as_printed ->
            [yes] , nach Osten und wieder zurück.
           *[no] .
        } Die halbe Nacht endet nach Reihe fünf. Ein Nickerchen besteht nur aus den Reihen vier und fünf und ist nach wenigen Zügen vorbei.
option-round_limit = Rundengrenze
    .help = Nach so vielen Runden endet das Spiel, ohne dass jemand gewinnt. Ohne Grenze geht es weiter, bis jemand aufwacht oder nur noch eine Person übrig ist.
option-start = Anfang
    .help = Leer: Alle beginnen mit nichts als Chi. Ausgeteilt: Alle beginnen mit einem zufälligen Richtungsplättchen in jedem Fach und sechs zufälligen Inspirationsplättchen, für einen schnellen, wilden Anfang.
name-empty = leer
name-dealt = ausgeteilt


## Was auf dem Tisch liegt

field-first_seat = Wer beginnt
    .help = Der Platz, der begonnen hat; eine Runde endet, wenn der Zug zu ihm zurückkommt.
field-active_seat = Am Zug
    .help = Der Platz, der am Zug ist.
field-phase = Phase
    .help = Was gerade geschieht.
field-round_no = Runde
    .help = Runden zählen ab 1.
field-out = Ausgeschieden
    .help = Wer ausgeschieden ist, kommt nicht zurück.
field-turns = Züge
    .help = Wie viele Züge jede Person begonnen hat.
field-store = Chi
    .help = Chi zum Ausgeben; Schübe zählen nicht mit.
field-silver = Silber gilt als
    .help = Als welche Farbe das silberne Feld unter einem Fahrrad gilt, bis es das Feld verlässt.
field-offers = Angebote
    .help = Handelsangebote in diesem Zug; höchstens { $content_limits_offers_per_turn }.
field-at = Ort
    .help = Wo das Fahrrad steht: ein Buchstabe für die Spalte, weiter nach Osten, und eine Zahl für die Zeile, weiter nach Norden. Spalte A und Zeile 0 sind der Rand um Reihe 1.
field-facing = Blickrichtung
    .help = Wohin das Fahrrad schaut.
field-colour = Steht auf
    .help = Die Farbe, die unter dem Fahrrad gilt.
field-tray = Ablage
    .help = Richtungsplättchen, die in keinem Fach liegen.
field-fields = Deutungen
    .help = Die Deutungstafel: jede Farbe mit den Plättchen, die bei ihr liegen.
    .entry = { colour-name }: { $tiles }
field-boosts = Schübe
    .help = Chi in Fächern: So weit gehen Bewegungen von dieser Farbe in diesem Zug.
    .entry = { colour-name }: { $chi } Chi
field-hand = Inspiration
    .help = Inspirationsplättchen, offen für alle.
field-supply = Chi im Vorrat
    .help = Chi, das niemandem gehört; es gibt { $content_limits_chi_supply }.
field-market = Richtungsplättchen
    .help = Was jede Art in Chi kostet, was sie verkauft bringt und wie viele noch da sind.
    .entry = { tile-name } kostet { $chi }, bringt verkauft { $resale }, noch { $left } da
field-pool = Topf
    .help = Inspirationsplättchen, die noch gezogen werden können, und wie viele es sind.
    .entry = { $count } × { tile-name }
field-map = Karte
    .help = Norden ist oben; links stehen die Nummern der Zeilen, unten die Buchstaben der Spalten. Die Legende erklärt die Buchstaben.
field-legend = Legende
    .entry = { $letter } { legend-name }
field-rows = Reihen
    .help = Die Reihen auf dem Tisch, ihre Felder in den Buchstaben der Karte, die nördliche Zeile zuerst.
field-covers = Farbkacheln
    .help = Farbkacheln, die auf der Landschaft liegen.
    .entry = { colour-name } bei { $place }
field-laid = Gelegte Plättchen
    .help = Alle bisher gelegten Landschaftsplättchen mit ihren Vierteldrehungen, drei je Reihe; die übrigen sind noch in ihren Stapeln.
field-gone = Entfernte Reihen
    .help = Reihen, die das Spiel verlassen haben.
field-ride = Diese Fahrt
    .help = Was sich die Regeln während eines Zuges merken.
field-moved = hat sich bewegt
field-times = Mal-Plättchen in Kraft
field-arrivals = Ankünfte
field-rolls = Würfe
field-notes = gemerkte Stellen
field-closed = geblockte Felder
field-painted = in diesem Zug gelegte Farbkacheln
field-collected = abgeholte blaue Felder
field-landed = benutzte gelbe Felder
field-extorted_seats = Plätze, die gezahlt haben
field-queue = Landungen, die noch wirken
field-draft = Dein Entwurf
    .help = Ein Handel, den du zusammenstellst; niemand sonst sieht ihn, bevor du ihn sendest.
field-row = Reihe
field-x = Spalte
field-y = Zeile
field-squares = Felder
field-to_seat = für Platz
field-give = du gibst
field-want = du bekommst
field-ahead = Spur voraus
    .help = Wohin dich deine Plättchen jetzt trügen, Feld für Feld, und was dort käme.
    .entry = { $place }{ $plain ->
        [yes] { "" }
       *[no] { " (" }{ $marks })
    }
field-agenda = Steht noch an
    .help = Was als Nächstes geschieht; vom Ende her zu lesen.
field-covered = Wartet darunter
    .help = Fragen, die weitergehen, wenn ein Angebot beantwortet ist.
name-draw = ziehen
name-drain = Sog
name-reversal = Umkehr
name-end = Ende
name-choice = Wahl
name-die = Würfel
name-conflict = Konflikt
name-rocket = Rakete
name-rotation = Drehung
name-edge = neue Reihe
name-wake = aufwachen
name-loop = Schleife
name-out = ausgeschieden


## Was nicht geht

refused-dream-cycle-start-first = Wähle zuerst ein Startfeld.
refused-dream-cycle-no-start = Spalte { column-name } liegt nicht südlich der ersten Reihe. Wähle eine freie von { $from_column } bis { $to_column }.
refused-dream-cycle-start-taken = In Spalte { column-name } startet schon jemand. Wähle eine freie von { $from_column } bis { $to_column }.
refused-dream-cycle-no-such-tile = Ein Richtungsplättchen „{ $kind }“ gibt es nicht.
refused-dream-cycle-no-such-field = Ein Fach „{ $field }“ gibt es nicht. Die Fächer sind Weiß, Orange, Grün, Rot, Lila, Blau und Gelb.
refused-dream-cycle-not-in-tray = { tile-name } liegt nicht in deiner Ablage. Nimm es erst aus einem Fach zurück oder kaufe eines.
refused-dream-cycle-no-exchange = Du hast keinen Umtausch, kannst { tile-name } also nicht zum vollen Preis verkaufen.
refused-dream-cycle-face-first = Du schaust nach { way-name }, von der Landschaft weg. Richte dich erst aus: Dein erster Schritt muss irgendwohin führen.
refused-dream-cycle-buying-now = Du bist in deiner Kaufphase. Kaufe, verkaufe, lege um, richte dich aus oder beende sie.
refused-dream-cycle-too-dear = { tile-name } kostet { $cost } Chi, und du hast { $store }.
refused-dream-cycle-sold-out = { tile-name } ist ausverkauft, bis jemand eines verkauft.
refused-dream-cycle-not-boosted = Es liegt kein Schub { on-field }.
refused-dream-cycle-boosted = Es liegt ein Schub { on-field }. Nimm ihn zurück, bevor du dort etwas änderst.
refused-dream-cycle-no-boost = Für einen Schub muss genau ein Plättchen { on-field } liegen.
refused-dream-cycle-no-such-boost = Diesen Schub gibt es nicht. Möglich sind so viele Chi: { $amounts }.
refused-dream-cycle-boost-too-dear = Für einen Schub von { $chi } Chi reicht es nicht: Du hast { $store }.
refused-dream-cycle-not-on-field = { tile-name } liegt nicht { on-field }.
refused-dream-cycle-field-full =
    { $field ->
        [white] Im weißen Fach liegen schon { $most } Plättchen.
        [orange] Im orangefarbenen Fach liegen schon { $most } Plättchen.
        [green] Im grünen Fach liegen schon { $most } Plättchen.
        [red] Im roten Fach liegen schon { $most } Plättchen.
        [purple] Im lila Fach liegen schon { $most } Plättchen.
        [blue] Im blauen Fach liegen schon { $most } Plättchen.
        [yellow] Im gelben Fach liegen schon { $most } Plättchen.
       *[other] In einem Fach liegen höchstens { $most } Plättchen.
    }
refused-dream-cycle-no-such-way = „{ $way }“ ist keine Richtung. Die Richtungen heißen N, E, S und W, für Norden, Osten, Süden und Westen.
refused-dream-cycle-no-turning-here = Ausrichten kannst du dich nur in der Flaute, auf Schwarz oder am Rand.
refused-dream-cycle-faces-there = Du schaust schon nach { way-name }.
refused-dream-cycle-faces-away = Im { way-name } liegt weder ein Feld noch der Rand.
refused-dream-cycle-no-free-stop = Einfach anhalten geht hier nicht: Diese Farbe hat eine Deutung. Fahre weiter oder bremse für { $chi } Chi.
refused-dream-cycle-no-such-square = Du hast keine Farbkachel in { colour-name }.
refused-dream-cycle-no-times = Du hast kein Mal { $factor }.
refused-dream-cycle-no-such-go = Hier führt { tile-name } nicht nach { way-name }.
refused-dream-cycle-not-while-riding = Das geht nicht während deiner eigenen Fahrt. Es wartet, bis dein Zug vorbei ist.
refused-dream-cycle-not-held = Du hast kein Plättchen dieser Art: { tile-name }.
refused-dream-cycle-use-the-bonus = Ein Chi-Bonus wird nicht wie andere Plättchen abgegeben: Löse ihn ein, für { $chi } Chi.
refused-dream-cycle-supply-empty = Im Vorrat ist kein Chi mehr, also lässt sich nichts dafür abgeben.
refused-dream-cycle-caught = Du bist in einer Endlosschleife gefangen: Weiterfahren und Anhalten gehen nicht. Bremse für { $chi } Chi, gib dafür Plättchen ab oder setze einen Flitzer, eine Farbkachel oder ein Mal-Plättchen ein.
refused-dream-cycle-no-free-stop-yet = Anhalten geht hier nicht: Diese Farbe hat eine Deutung, du musst losfahren. Bremsen kannst du erst nach der ersten Bewegung.
refused-dream-cycle-brake-for-nothing = Bremsen ist nicht nötig: Deine Fahrt endet hier ohnehin. Halte an, das kostet nichts.
refused-dream-cycle-brake-not-yet = Bremsen kannst du erst nach der ersten Bewegung deiner Fahrt.
refused-dream-cycle-brake-too-dear = Bremsen kostet { $chi } Chi, und du hast { $store }.
refused-dream-cycle-closed = Dort wurdest du geblockt: Der Weg nach { way-name } ist zu, bis du dich bewegt hast.
refused-dream-cycle-go-in-doldrum = Du bist in der Flaute, und deine Fahrt endet hier.
refused-dream-cycle-go-without-meaning = Diese Farbe hat für dich keine Deutung, von hier führt also nichts weiter.
refused-dream-cycle-not-yet = Ein Flitzer oder eine Farbkachel braucht ein neues Feld: Setze sie nach der ersten Bewegung deiner Fahrt ein.
refused-dream-cycle-blocked = Nach einem Block hilft nur ein anderes Plättchen, das anderswohin führt, oder ein Flitzer. Du kannst auch Plättchen für Chi abgeben oder anhalten.
refused-dream-cycle-no-square-on-fringe = Auf den Rand lässt sich keine Farbkachel legen.
refused-dream-cycle-no-trade-while-riding = Während der eigenen Fahrt handelt niemand.
refused-dream-cycle-no-such-partner = Auf diesem Platz ist niemand, mit dem du handeln könntest.
refused-dream-cycle-partner-riding = { $to_seat } fährt gerade, und während der eigenen Fahrt handelt niemand.
refused-dream-cycle-trade-in-doldrum = Du und { $to_seat } könnt nicht handeln, solange jemand von euch in der Flaute ist.
refused-dream-cycle-not-on-one-row = Du und { $to_seat } seid nicht auf derselben Plättchenreihe.
refused-dream-cycle-offers-spent = Du hast keine Angebote mehr.
refused-dream-cycle-drafting = Du entwirfst schon einen Handel mit { $to_seat }. Sende oder verwirf ihn zuerst.
refused-dream-cycle-no-draft = Du entwirfst gerade keinen Handel. Beginne erst einen.
refused-dream-cycle-nothing-to-give = Davon hast du nichts mehr zu geben: { item-name }.
refused-dream-cycle-nothing-to-want = Davon hat { $to_seat } nichts mehr zu geben: { item-name }.
refused-dream-cycle-no-such-goods = „{ $item }“ ist nichts, womit man handeln kann.
refused-dream-cycle-one-sided = Zu einem Handel gehört auf beiden Seiten etwas.
refused-dream-cycle-goods-gone = Dein Entwurf für { $to_seat } nennt etwas, das jemand von euch nicht mehr hat.
refused-dream-cycle-no-offer = Für dich liegt kein Angebot vor.
refused-dream-cycle-not-your-offer = Nur { $from_seat } kann das Angebot zurückziehen, denn von dort kommt es.
refused-dream-cycle-no-counter-in-debt = Das Angebot kommt aus einer Schuld, und bis sie bezahlt ist, macht nur die Person Angebote, die sie schuldet. Nimm an oder lehne ab.
refused-dream-cycle-debt-hand-first = Aufgeben kannst du nur mit leerer Hand. Gib zuerst deine Inspirationsplättchen ab.
refused-dream-cycle-fringewalk-first = Sage zuerst, ob dein Randgänger den Extraschritt macht.
refused-dream-cycle-facing-first = Wähle zuerst, wohin du schaust.
refused-dream-cycle-buy-back-too-dear = Zurücknehmen kostet { $chi } Chi, und du hast { $store }. Du kannst ein Plättchen dafür abgeben.
refused-dream-cycle-buy-back-first = Sage zuerst, ob du die Farbkachel zurücknimmst.
refused-dream-cycle-extra-turn-first = Sage zuerst, ob du einen Extrazug nimmst.
refused-dream-cycle-asides-wait = Alles wartet, bis eine offene Frage beantwortet ist. Versuch es dann noch einmal.
refused-dream-cycle-no-push = Schieben geht nicht: Jemand müsste stehen, wo kein Feld ist.
refused-dream-cycle-conflict-first = Entscheide zuerst den Konflikt: schieben, durchlassen oder blocken.
refused-dream-cycle-no-block-in-chain = Blocken würde das erste Schieben aufheben. Schiebe weiter oder teile das Feld.
refused-dream-cycle-colour-first = Wähle zuerst eine Farbe für das silberne Feld.
refused-dream-cycle-shadow-first = Sage zuerst, was dein Schattengänger tut.
refused-dream-cycle-debt-first = Zuerst musst du { $chi } Chi auftreiben; du hast { $store }. Gib Inspirationsplättchen ab oder handle, wenn du kannst.
refused-dream-cycle-offer-first = Beantworte zuerst das Angebot: annehmen oder ablehnen.
refused-dream-cycle-tile-shape = Plättchen { $tile } braucht drei Zeilen mit je drei Feldern.
refused-dream-cycle-boosts = Schübe sind Zahlen von 2 bis { $most }, jede einmal, die kleinere zuerst.
refused-dream-cycle-layout = Reihen bestehen aus drei Plättchen mit je drei mal drei Feldern, und es muss so viele geben, wie die Grenzen sagen.
refused-dream-cycle-row-place = Reihe { $row } liegt nicht richtig: Reihen folgen einander nach Norden und teilen eine Kante mit der vorigen.
refused-dream-cycle-kinds = Es müssen genau die Arten sein, die die Regeln kennen. Diese passen nicht: { $kinds }.
refused-dream-cycle-die = Der Würfel braucht mindestens eine Seite, die nicht silbern ist.
refused-dream-cycle-tile-twice = Zwei Plättchen haben dieselbe Kennung. Gib jedem eine eigene.
refused-dream-cycle-stack = Schlafphase { $phase } hat { $there } Plättchen, aber ihre Reihen brauchen { $needed }.
refused-dream-cycle-too-few-tiles = Es gibt insgesamt { $there } Richtungsplättchen, gebraucht werden aber { $needed }: Bei einem ausgeteilten Start bekommen alle eins für jedes Fach.
refused-dream-cycle-arrow = Auf Plättchen { $tile } führt ein Pfeil ({ $way }) nicht auf ein Feld des eigenen Plättchens, das weder schwarz noch ein Deltafeld ist.
refused-dream-cycle-curve = Auf Plättchen { $tile } liegt ein Bogen in einer Ecke, sodass Deltafelder im Kreis führen könnten.
refused-dream-cycle-deltas-touch = Auf Plättchen { $tile } liegen zwei Deltafelder nebeneinander, sodass sie im Kreis führen könnten.
refused-dream-cycle-squares-need-rows = Felder lassen sich nur zusammen mit einer Zahl von Reihen angeben.
refused-dream-cycle-tile-unknown = Dieses Plättchen gibt es nicht: { $tile }.
refused-dream-cycle-no-square-there = Bei ({ $x }, { $y }) ist kein Landschaftsfeld.
refused-dream-cycle-phase = Eine Phase „{ $phase }“ gibt es nicht.
refused-dream-cycle-wrong-tile = Plättchen { $tile } kann dort nicht liegen. Die Reihe zeigt Schlafphase { $phase }, und jedes Plättchen gibt es einmal.
refused-dream-cycle-bad-cover = Eine Farbkachel ({ colour-name }) kann dort nicht liegen: nur Weiß, Orange, Grün, Rot oder Schwarz, eine je Landschaftsfeld.
refused-dream-cycle-chi = Es gibt { $total } Chi, und niemand kann weniger als keines haben.
refused-dream-cycle-bad-boost = Ein Schub von { $chi } Chi kann dort nicht liegen. Möglich sind { $content_limits_boost }, in einem Fach mit einem Plättchen, bei der Person am Zug.
refused-dream-cycle-too-many = { tile-name }: { $count } sind im Spiel, aber es gibt nur { $most }.
refused-dream-cycle-no-space = Bei ({ $x }, { $y }) kann niemand stehen.
refused-dream-cycle-no-roll = Dort wurde nichts gewürfelt ({ colour-name }): Ein Silberwurf braucht ein silbernes Feld unter dem Fahrrad.
refused-dream-cycle-out-owns = Platz { $seat } ist ausgeschieden und kann nichts besitzen oder schulden.
refused-dream-cycle-alone = Sind weniger als zwei übrig, ist das Spiel vorbei.
