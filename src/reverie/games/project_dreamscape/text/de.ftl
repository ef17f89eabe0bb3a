### Jedes Wort, das man über Project Dreamscape liest, außer den Regeln selbst (rules.de.ftl).

game-name = Project Dreamscape
game-pitch = Kaufe Träume, lass einen zum nächsten führen und verkette sie nach ihren Traumarten. Die längsten Ketten zeigen den stärksten Geist, aber wer zu tief schläft, zahlt dafür.
game-how-to-play =
    Jede Karte zeigt zwei Traumarten. Die Karten der Traumlandschaft (fünf Karten in einer Reihe) stehen zum Kauf: Die am weitesten vom Schlafstapel entfernte kostet 1, die direkt daneben 5.
    Du zahlst mit deinen Z-Karten, den verdeckten Karten deines Tiefschlafstapels. Jede bringt dir in jedem Zug 1 Kaufpunkt und zählt am Ende { $content_z_card_points }.
    Phase 1 deines Zuges: Nimm eine Z-Karte vom Schlafstapel oder lass es.
    Phase 2: Kaufe mindestens eine Karte, und so viele du bezahlen kannst. Eine gekaufte Karte kommt oben auf deinen REM-Stapel, und du führst sofort eine ihrer beiden Traumarten aus.
    Manche Traumarten führen zu einer weiteren Karte, die dann ebenfalls eine Traumart ausführt: Ein Kauf kann eine ganze Kaskade auslösen. In einer Kaskade führt eine Karte dieselbe Traumart nur einmal aus.
    Phase 3 läuft von selbst: Die Karten rücken auf die billigsten Positionen nach, und die Reihe wird vom Schlafstapel aufgefüllt.
    Kann der Schlafstapel die Reihe nicht mehr füllen, endet das Projekt.
    Nachbarkarten in deinem REM-Stapel mit gleicher Traumart bilden eine Kette: 2 Karten zählen { $content_chain_points_2 }, 3 zählen { $content_chain_points_3 }, 4 zählen { $content_chain_points_4 }, 5 zählen { $content_chain_points_5 }, 6 zählen { $content_chain_points_6 }, 7 zählen { $content_chain_points_7 }, 8 zählen { $content_chain_points_8 }, 9 zählen { $content_chain_points_9 }, 10 zählen { $content_chain_points_10 } und so weiter. Eine Karte zählt für beide Traumarten.
    Wer die meisten Punkte hat, gewinnt: Ketten und Z-Karten zusammen. Bei Gleichstand gewinnt, wer mehr Z-Karten hat.
    Allein spielst du um ein hohes Ergebnis; der Ablagestapel vertritt die anderen.


## Die Fragen

question-use-token = Nutzt du in diesem Zug den Marker?
    .help = Die blaue Seite bringt dir in diesem Zug 1 Kaufpunkt. Mit der roten Seite legst du eine deiner Z-Karten ab, wenn du mindestens 2 hast; du hast { $z }.
question-lose-z = Welche deiner { $z } Z-Karten legst du ab?
    .help = Sie kommt offen auf den Ablagestapel. Eine verbrauchte Karte hast du in diesem Zug schon genutzt (verbraucht: { $spent }), eine unverbrauchte ist noch einen Kaufpunkt wert.
question-take-z =
    Phase 1: Nimmst du eine Z-Karte vom Schlafstapel? Du hast { $z }; im Stapel { $deck ->
        [one] ist noch 1 Karte.
       *[other] sind noch { $deck } Karten.
    }
    .help = Eine Z-Karte bringt in diesem und jedem späteren Zug 1 Kaufpunkt und zählt am Ende { $content_z_card_points }.
question-buy =
    Phase 2: Was kaufst du? Du hast { $bought ->
        [0] { "" }
       *[other] noch{ " " }
    }{ $points ->
        [one] 1 Kaufpunkt
       *[other] { $points } Kaufpunkte
    }{ $bought ->
        [0] { " " }und musst mindestens eine Karte kaufen.
       *[other] ; gekauft hast du { $bought }.
    }
    .help = Eine Traumkarte kommt oben auf deinen REM-Stapel, und du führst sofort eine ihrer Traumarten aus. Eine Z-Karte kommt in deinen Tiefschlafstapel, ihr Kaufpunkt gilt sofort. Eine reservierte Karte kostet { $content_reserve_cost }.
question-dream =
    { $via ->
        [purchase] Gekauft: { card-name }.
       *[other] „{ via-name }“ führt zu { card-name }.
    } Welche Traumart führst du aus?
    .help = Zur Wahl stehen die Traumarten, die diese Karte in dieser Kaskade noch nicht ausgeführt hat. Auch eine, die hier nichts bewirken kann, darfst du wählen.
question-pull = Freies Schweben ({ card-name }): Welche Karte holst du im Stapel nach oben?
    .help = Die anderen Karten schließen auf, und du führst eine Traumart der geholten Karte aus. Für die Karten deines REM-Stapels von unten nach oben würden sich deine Ketten so ändern: { $adds }.
question-flip = Unterbrochener Schlaf ({ card-name }): Welche Karte der Traumlandschaft drehst du um?
    .help = Aus einer Traumkarte wird eine Z-Karte und umgekehrt. Position und Preis bleiben.
question-terrorise = Nachtschreck ({ card-name }): Wer legt die oberste Z-Karte ab?
    .help = Wer nur 1 Z-Karte hat, behält sie.
question-give-up-z =
    { $by_seat } erschreckt dich mit Nachtschreck ({ card-name }): Welche Z-Karte legst du ab?
    .help = Eine verbrauchte Karte kostet dich in diesem Zug nichts, eine unverbrauchte einen deiner Kaufpunkte (noch { $points }).
question-reserve = Klartraum ({ card-name }): Welche Karte reservierst du?
    .help = Nur Traumkarten. Sie liegt quer vor dir; ab deinem nächsten Zug kannst nur du sie für { $content_reserve_cost } kaufen.
question-replay = Wiederkehrender Traum ({ card-name }): Aus welchem Stapel führst du die Karte darunter aus?
    .help = Im REM-Stapel ist es die Karte unter der, für die du handelst, im Ablagestapel die Karte unter dieser.
question-copy = Kollektiver Traum ({ card-name }): Wessen oberste Karte kopierst du?
    .help = Du führst eine ihrer Traumarten aus, als stünde sie auf deiner eigenen Karte. Die Karte bleibt, wo sie ist.
question-put = Wandelnde Träume ({ card-name }): Was kommt auf Position { $position }?
    .help = Du belegst die Positionen von 1 bis 5. Nichts bewegt sich, bevor die letzte feststeht.
question-put-token = Wandelnde Träume ({ card-name }): Welches Schildplättchen kommt an Position { $position }?
    .help = Das Plättchen ist der Preis der Position, bis zu den nächsten Wandelnden Träumen.
question-invade = Eindringender Traum ({ card-name }): Wessen oberste Karte tauschst du aus?
    .help = Sie tauscht den Platz mit einer Traumkarte der Traumlandschaft. Eine Traumart der neuen Karte wird dort sofort ausgeführt.
question-invade-with =
    { $solo ->
        [yes] Eindringender Traum: Welche Karte der Traumlandschaft tauscht den Platz mit { card-name } auf dem Ablagestapel?
       *[no] Eindringender Traum: Welche Karte der Traumlandschaft tauscht den Platz mit { card-name } von { $victim_seat }?
    }
    .help = Nur Traumkarten. Die alte oberste Karte liegt dann in der Traumlandschaft und steht dort zum Kauf. Die neue wird von der Testperson ausgeführt, der sie jetzt gehört; allein von dir.
question-empower = Beflügelter Traum ({ card-name }): Welche Karte nimmst du aus der Traumlandschaft?
    .help = Du führst jetzt eine ihrer Traumarten aus. Abgelegt wird sie, wenn alles Weitere vorbei ist.
question-sweep =
    Paradigmenwechsel ({ card-name }): { $swept ->
        [0] Fegst du eine Karte der Traumlandschaft weg, und welche?
       *[other] Fegst du noch eine weg?
    }
    .help = Höchstens 2. Dann rücken die Karten auf die billigsten Positionen nach, und es kommen so viele neue, wie weggefegt wurden.
question-solo-discard = Phase 3 (noch { $left }): Welche Traumkarte kommt als Nächste auf den Ablagestapel?
    .help = Alle kommen dorthin, in deiner Reihenfolge. Die letzte liegt oben, wo Kollektiver Traum und Eindringender Traum sie finden.


## Die Züge

move-token =
    { $side ->
        [blue] Blaue Seite: 1 Kaufpunkt für diesen Zug
        [red] Rote Seite: eine Z-Karte ablegen
       *[none] Marker nicht nutzen
    }
move-lose_z =
    { $card ->
        [spent] Eine verbrauchte Z-Karte ablegen
        [unspent] Eine unverbrauchte Z-Karte ablegen
       *[other] { card-name } ablegen
    }
move-draw_z = Z-Karte nehmen
    .help = In jedem Zug 1 Kaufpunkt mehr; sie zählt am Ende { $content_z_card_points }.
move-skip_z = Verzichten
move-buy = Position { $position } kaufen
    .effect = { card-there }, Preis { $price }
move-buy_reserved = Reservierte Karte { card-name } kaufen
    .effect = Preis { $price }
move-stop_buying = Kauf beenden
move-dream = „{ type-name }“ ausführen
    .help = { type-effect }
move-pull =
    { $zone ->
        [discard] { card-name } auf dem Ablagestapel nach oben holen
       *[other] { card-name } nach oben holen
    }
move-flip = Position { $position } umdrehen
    .effect =
    { card-name }, wird zur { $is_z ->
        [yes] Traumkarte
       *[no] Z-Karte
    }
move-terrorise = { $seat } erschrecken
move-reserve = Position { $position } reservieren
    .effect = { card-name }
move-empower = Position { $position } nehmen
    .effect = { card-name }
move-replay =
    { $zone ->
        [discard] Die Karte darunter im Ablagestapel
       *[other] Die Karte darunter im REM-Stapel
    }
    .effect = { card-name }
move-copy = Die oberste Karte von { $seat } kopieren
    .effect = { card-name }
move-put =
    { $card ->
        [gap] Hier eine Lücke lassen
       *[other] { card-name } hierher legen
    }
move-put_token = Plättchen { $value } hierher legen
move-invade = Bei { $seat } eindringen
    .effect = oben liegt { card-name }
move-invade_with = Mit der Karte von Position { $position }
    .effect = { card-name }
move-sweep = Position { $position } wegfegen
    .effect = { card-there }
move-stop_sweep = Nichts mehr wegfegen
move-solo_discard = Position { $position }
    .effect = { card-name }


## Was geschehen ist

event-set-up =
    Der Schlafstapel ist gemischt, alle haben eine Z-Karte, { $deck ->
        [one] 1 Karte bleibt
       *[other] { $deck } Karten bleiben
    } im Stapel. { $you_start_seat ->
        [yes] Du beginnst.
       *[no] { $start_seat } beginnt.
    }
event-dealt = Neu auf Position { $position }: { card-name }.
event-turn-began =
    { $you ->
        [yes] Zug { $turn }: Du bist dran.
       *[no] Zug { $turn }: { $seat }.
    }
event-token-used =
    { $you ->
        [yes] Du zeigst die { $side ->
            [red] rote Seite des Markers: unruhiger Schlaf.
           *[blue] blaue Seite des Markers: 1 Kaufpunkt mehr in diesem Zug.
        }
       *[no] { $seat } zeigt die { $side ->
            [red] rote Seite des Markers: unruhiger Schlaf.
           *[blue] blaue Seite des Markers: 1 Kaufpunkt mehr in diesem Zug.
        }
    }
event-z-taken =
    { $you ->
        [yes] Du nimmst eine Z-Karte und hast { $z }.
       *[no] { $seat } nimmt eine Z-Karte und hat { $z }.
    } Im Schlafstapel { $deck ->
        [one] bleibt 1 Karte.
       *[other] bleiben { $deck } Karten.
    }
event-z-declined =
    { $you ->
        [yes] Du nimmst keine Z-Karte und bleibst bei { $z }.
       *[no] { $seat } nimmt keine Z-Karte und bleibt bei { $z }.
    }
event-bought =
    { $you ->
        [yes] Du kaufst { card-name } auf Position { $position } für { $price }; übrig: { $points }.
       *[no] { $seat } kauft { card-name } auf Position { $position } für { $price }; übrig: { $points }.
    }
event-z-bought =
    { $you ->
        [yes] Du kaufst { card-name } auf Position { $position } als Z-Karte für { $price }.
       *[no] { $seat } kauft { card-name } auf Position { $position } als Z-Karte für { $price }.
    } Z-Karten: { $z }. Kaufpunkte: { $points }.
event-bought-reserved =
    { $you ->
        [yes] Du kaufst deine reservierte Karte { card-name } für { $price }; übrig: { $points }.
       *[no] { $seat } kauft die reservierte Karte { card-name } für { $price }; übrig: { $points }.
    }
event-dreamt =
    { $you ->
        [yes] Du führst „{ type-name }“ aus ({ card-name }).
       *[no] { $seat } führt „{ type-name }“ aus ({ card-name }).
    }
event-no-effect = „{ type-name }“ bewirkt hier nichts.
event-nothing-left = { card-name } hat in dieser Kaskade schon beide Traumarten ausgeführt; die Kaskade endet hier.
event-pulled =
    { $you ->
        [yes] Du holst { card-name } { $zone ->
            [discard] auf dem Ablagestapel nach oben.
           *[other] in deinem REM-Stapel nach oben.
        }
       *[no] { $seat } holt { card-name } { $zone ->
            [discard] auf dem Ablagestapel nach oben.
           *[other] im REM-Stapel nach oben.
        }
    }
event-flipped =
    { $you ->
        [yes] Du drehst { card-name } auf Position { $position } um:
       *[no] { $seat } dreht { card-name } auf Position { $position } um:
    } { $to_z ->
        [yes] jetzt eine Z-Karte.
       *[no] jetzt eine Traumkarte.
    }
event-terrorised =
    { $spared ->
        [yes] Nachtschreck trifft { $you_victim_seat ->
            [yes] dich; deine einzige Z-Karte bleibt liegen.
           *[no] { $victim_seat }; die einzige Z-Karte bleibt liegen.
        }
       *[no] Nachtschreck trifft { $you_victim_seat ->
            [yes] dich.
           *[no] { $victim_seat }.
        }
    }
event-z-lost =
    { $you ->
        [yes] Du legst eine Z-Karte ab, { card-name }, und hast noch { $z }.
       *[no] { $seat } legt eine Z-Karte ab, { card-name }, und hat noch { $z }.
    }
event-reserved =
    { $you ->
        [yes] Du reservierst { card-name } von Position { $position }.
       *[no] { $seat } reserviert { card-name } von Position { $position }.
    }
event-replayed =
    { $zone ->
        [discard] Darunter liegt im Ablagestapel { card-name }.
       *[other] Darunter liegt im REM-Stapel { card-name }.
    }
event-copied =
    { $you ->
        [yes] Du kopierst { card-name }, die oberste Karte von { $victim_seat }.
       *[no] { $seat } kopiert { card-name }, { $you_victim_seat ->
            [yes] deine oberste Karte.
           *[no] die oberste Karte von { $victim_seat }.
        }
    }
event-copied-pile = Oben auf dem Ablagestapel liegt { card-name }.
event-rearranged =
    { $you ->
        [yes] Du ordnest die Traumlandschaft neu.
       *[no] { $seat } ordnet die Traumlandschaft neu.
    }
event-tokens-moved =
    { $you ->
        [yes] Du verschiebst die Schildplättchen:
       *[no] { $seat } verschiebt die Schildplättchen:
    } Die Positionen 1 bis 5 kosten jetzt { $cost }.
event-invaded =
    { $solo ->
        [yes] { card-name } kommt auf den Ablagestapel.
       *[no] { $you ->
            [yes] Du legst { card-name } auf den REM-Stapel von { $victim_seat }; dort wird die Karte ausgeführt.
           *[no] { $seat } legt { card-name } auf { $you_victim_seat ->
                [yes] deinen REM-Stapel; du führst die Karte aus.
               *[no] den REM-Stapel von { $victim_seat }; dort wird die Karte ausgeführt.
            }
        }
    }
event-came-to-row = Im Tausch kommt { card-name } auf Position { $position }.
event-empowered =
    { $you ->
        [yes] Du nimmst { card-name } von Position { $position } und legst die Karte beiseite.
       *[no] { $seat } nimmt { card-name } von Position { $position } und legt die Karte beiseite.
    }
event-held-discarded = Die beiseitegelegte Karte { card-name } wird abgelegt.
event-swept =
    { $you ->
        [yes] Du fegst { card-name } von Position { $position } weg.
       *[no] { $seat } fegt { card-name } von Position { $position } weg.
    }
event-slid = Die Karten der Traumlandschaft rücken auf die billigsten Positionen nach.
event-discarded = { card-name } kommt von Position { $position } auf den Ablagestapel.
event-turned-faceup = { card-name } auf Position { $position } wird wieder aufgedeckt.
event-reserve-lost =
    { $you ->
        [yes] Deine reservierte Karte { card-name } wurde nicht gekauft und wird abgelegt.
       *[no] Die reservierte Karte { card-name } von { $seat } wurde nicht gekauft und wird abgelegt.
    }
event-evaluated = Der Schlafstapel kann die Traumlandschaft nicht mehr füllen: Das Projekt ist vorbei.
event-evaluated-each =
    { $you ->
        [yes] Dein Ergebnis ist
       *[no] { $seat } kommt auf
    } { $score }: { $chain_points } für Ketten, abzüglich { $z ->
        [one] 1 Z-Karte.
       *[other] { $z } Z-Karten.
    }
event-project-ended =
    { $count_winners ->
        [one] { $you_winners ->
            [yes] Niemand träumt stärker als du.
           *[no] Niemand träumt stärker als { $winners }.
        }
       *[other] { $winners } teilen sich den Sieg.
    }
event-solo-ended = Dein Ergebnis von { $score } ist Ergebnisstufe { $band }: { band-name }.


## Wie es ausging

standing-score =
    { $score ->
        [one] 1 Punkt
       *[other] { $score } Punkte
    }

result-deck =
    { $count_winners ->
        [one] { $you_winners ->
            [yes] Du gewinnst
           *[no] { $winners } gewinnt
        } mit den besten Träumen: { $tied ->
            [yes] bei gleich vielen Punkten mit mehr Z-Karten.
           *[no] mit dem höchsten Ergebnis.
        }
       *[other] { $winners } gewinnen gemeinsam, mit gleichem Ergebnis und gleich vielen Z-Karten.
    }
result-solo = Dein Projekt ist vorbei. Was die Maschine aus deinen Träumen gemacht hat, sagt die Ergebnisstufe.


## Was der Tisch wählen kann

option-invasive_dreaming = Eindringender Traum
    .help = Kontrollierte Studie: welche Grund-Traumart er ersetzt, falls er im Spiel ist. Die oberste Karte einer anderen Testperson tauscht den Platz mit einer Karte der Traumlandschaft und wird dort ausgeführt.
option-empowered_dreaming = Beflügelter Traum
    .help = Kontrollierte Studie: welche Grund-Traumart er ersetzt, falls er im Spiel ist. Nimm eine Karte der Traumlandschaft, führ sie aus, lege sie ab.
option-paradigm_shift = Paradigmenwechsel
    .help = Kontrollierte Studie: welche Grund-Traumart er ersetzt, falls er im Spiel ist. Fege bis zu 2 Karten aus der Traumlandschaft und deck neue auf.
option-shield_variant = Schild-Variante
    .help = Wandelnde Träume verschieben die Schildplättchen und damit die Preise, nicht die Karten.
option-sleep_token = Schlafmarker-Variante
    .help = Zu Beginn deines Zuges bringt dir der Marker einen Kaufpunkt (blau) oder nimmt dir eine Z-Karte ab (rot), wenn du willst.
option-start_seat = Wer beginnt
    .help = Wer den ersten Zug hat: ausgelost oder ein bestimmter Platz.
name-out = nicht im Spiel
name-off = aus
name-on = an
name-drawn = ausgelost
name-A = Platz A
name-B = Platz B
name-C = Platz C
name-D = Platz D


## Was auf dem Tisch liegt

field-turn = Zug
    .help = Die Züge werden ab 1 gezählt.
field-bought = Gekauft
    .help = Karten, die in diesem Zug gekauft wurden; mindestens eine muss es sein.
field-deck = Schlafstapel
    .help = Karten, die noch im Stapel sind. Kann er die Traumlandschaft nicht mehr füllen, endet das Projekt.
field-points = Kaufpunkte
    .help = Was die Testperson am Zug in diesem Zug noch ausgeben kann.
field-temp = Vorübergehender Kaufpunkt
    .help = 1, solange der Kaufpunkt der blauen Seite nicht ausgegeben ist.
field-row = Traumlandschaft
    .help = Die Karten, die zum Kauf stehen, nach Position. Die 5 liegt neben dem Schlafstapel.
field-cost = Preise
    .help = Was die Positionen 1 bis 5 kosten.
field-token = Zugmarker
    .help = Wer ihn hat, ist dran. In der Schlafmarker-Variante zeigt er die genutzte Seite.
field-spent = Verbraucht
    .help = In diesem Zug genutzte Z-Karten; es sind die untersten des Stapels.
field-deep = Tiefschlaf
    .help = Z-Karten von unten nach oben. Bekannt sind nur Karten, die schon einmal offen lagen. Jede zählt am Ende { $content_z_card_points }.
field-rem = REM-Stapel
    .help = Von unten nach oben. Nachbarn mit gleicher Traumart bilden Ketten.
field-reserve = Reserve
    .help = Reservierte Karten, die älteste zuerst. Wer sie reserviert hat, darf jede für { $content_reserve_cost } kaufen.
field-fresh = Quer
    .help = So viele der reservierten Karten, die letzten, wurden in diesem Zug reserviert und stehen noch nicht zum Kauf.
field-discard = Ablagestapel
    .help = Von unten nach oben; die letzte Karte liegt oben.
field-held = Beiseitegelegt
    .help = Karten, die Beflügelter Traum beiseitegelegt hat, bis alles Weitere vorbei ist.
field-cascade = Kaskade
    .help = Die Ausführungen, die ein Kauf ausgelöst hat; jede führte zur nächsten.
field-score = Ergebnis
    .help = Wie es jetzt wäre: Ketten abzüglich Z-Karten.
field-chains = Ketten
    .help = Traumart, Länge, Punkte und die unterste Karte, von unten gezählt.
field-adds = Brächte
    .help = Nach Position: was der Kauf dieser Karte zum Ergebnis beitrüge, ohne ihre Traumart.
field-reserve_adds = Reserve brächte
    .help = Dasselbe für jede reservierte Karte.
field-ranks = Rang
    .help = Am Ende: 1 ist am besten, bei Gleichstand wird der Rang geteilt.
field-band = Ergebnisstufe
    .help = Solo: die Stufe des jetzigen Ergebnisses, gezählt von 1 an.
field-bands = Stufen beginnen bei
    .help = Solo: die Ergebnisse, ab denen die nächste Stufe beginnt, von Stufe 2 an.
field-seat = Platz
field-type = Traumart
field-card = Karte
field-anchor = Handelt für Karte
name-gap = leer
name-z = Z-Karte
name-none = hier
name-blue = blaue Seite
name-red = rote Seite


## Was nicht sein kann

refused-dreamscape-no-such-z = Diese Z-Karte kannst du nicht ablegen. Wähle einen der angebotenen Züge.
refused-dreamscape-no-such-position = Eine Position { $position } gibt es nicht. Es gibt die Positionen 1 bis { $last }.
refused-dreamscape-position-empty = Auf Position { $position } liegt keine Karte. Wähle eine Position mit einer Karte.
refused-dreamscape-z-card-there = Auf Position { $position } liegt eine Z-Karte, nötig ist hier eine Traumkarte. Wähle eine offene Karte.
refused-dreamscape-no-opponent = { $given_seat } kann hier nicht gewählt werden: nur eine andere Testperson.
refused-dreamscape-no-rem-card = { $seat } hat keine Karte im REM-Stapel. Wähle eine Testperson, die eine hat.
refused-dreamscape-type-performed = { card-name } hat „{ type-name }“ in dieser Kaskade schon ausgeführt, und das geht nur einmal. Wähle die andere Traumart.
refused-dreamscape-type-not-shown = { card-name } zeigt diese Traumart nicht. Wähle eine der beiden, die sie zeigt.
refused-dreamscape-buy-first = Du musst mindestens eine Karte kaufen, bevor du aufhörst.
refused-dreamscape-too-dear =
    Das kostet { $price }, und du hast { $points }. { $may_stop ->
        [yes] Wähle etwas Billigeres oder beende den Kauf.
       *[no] Wähle etwas Billigeres: Mindestens eine Karte musst du kaufen.
    }
refused-dreamscape-still-sideways = { card-name } liegt noch quer. Kaufen kannst du die Karte ab deinem nächsten Zug.
refused-dreamscape-not-reserved = { card-name } liegt nicht in deiner Reserve. Kaufen kannst du nur, was du selbst reserviert hast.
refused-dreamscape-last-z = Du hast nur eine Z-Karte, und weniger als eine hat nie jemand. Nimm die blaue Seite oder lass den Marker.
refused-dreamscape-no-such-side = Eine Seite „{ $side }“ hat der Marker nicht. Möglich sind none, blue und ab 2 Z-Karten red.
refused-dreamscape-card-not-there = { card-name } liegt nicht dort. Wähle eine Karte des Stapels.
refused-dreamscape-nothing-below = In diesem Stapel liegt keine Karte darunter. Wähle den anderen.
refused-dreamscape-not-to-place = { card-name } kann hier nicht hin: Die Karte ist nicht in der Traumlandschaft oder hat schon einen Platz.
refused-dreamscape-no-such-token = Das Plättchen { $value } gibt es nicht, oder es hat schon einen Platz. Wähle eines der übrigen.
refused-dreamscape-swapped-twice = „{ type-name }“ kann nur einmal ersetzt werden. Lass jede neue Traumart eine andere ersetzen.
refused-dreamscape-nobody-there = Auf Platz { $named } sitzt niemand: Der letzte Platz ist { $last }. Nenne einen anderen Startplatz.
refused-dreamscape-chart-lengths = Die Tabelle muss für jede Länge von 1 bis { $longest } Punkte nennen, in dieser Reihenfolge.
refused-dreamscape-bands-rise = Die Solo-Stufen müssen bei steigenden Ergebnissen beginnen, die letzte über 0.
refused-dreamscape-mid-turn = Eine Stellung ist immer der Beginn eines Zuges: Nichts ist verbraucht, gekauft, quer, beiseitegelegt oder in Ausführung.
refused-dreamscape-row-not-full = Zu Beginn eines Zuges liegt auf allen fünf Positionen eine Karte.
refused-dreamscape-solo-z-in-row = Allein liegt zu Beginn eines Zuges keine Z-Karte in der Traumlandschaft: Phase 3 deckt sie auf.
refused-dreamscape-cards-do-not-add-up =
    Jede Karte im Spiel muss an genau einem Ort liegen; { $count ->
        [one] bei dieser stimmt es nicht: { card-name }.
       *[other] bei { $count } stimmt es nicht, darunter { card-name }.
    }
refused-dreamscape-gap-asleep = Eine leere Position kann nicht verdeckt sein.
refused-dreamscape-no-z = Alle haben immer mindestens eine Z-Karte.
refused-dreamscape-known-elsewhere = Als bekannt können nur Karten in Tiefschlafstapeln vermerkt sein, jede einmal.
refused-dreamscape-token = Der Marker kann hier nicht „{ $side }“ zeigen, oder sein Kaufpunkt passt nicht zu dieser Seite.
refused-dreamscape-costs = Die Preise { $costs } kann es nicht geben. Es sind 1 bis 5, jeder einmal, und in dieser Reihenfolge, solange Wandelnde Träume keine Plättchen verschieben.
refused-dreamscape-cascade = Diese Kaskade kann es nicht geben. Jede Ausführung gehört zu einer Traumart ihrer Karte, keine kommt zweimal vor, und die letzte handelt für eine Karte im eigenen REM-Stapel.
refused-dreamscape-agenda = Die nächsten Schritte passen nicht zur offenen Frage; sie folgen aus ihr.


## Traumarten und Karten

card-there =
    { $is_z ->
        [yes] { card-name }, eine Z-Karte
       *[no] { card-name }
    }
type-name =
    { $type ->
        [FF] { name-FF }
        [IS] { name-IS }
        [NT] { name-NT }
        [LD] { name-LD }
        [PR] { name-PR }
        [RD] { name-RD }
        [CD] { name-CD }
        [SD] { name-SD }
        [ID] { name-ID }
        [ED] { name-ED }
        [PS] { name-PS }
       *[other] { $type }
    }
via-name =
    { $via ->
        [FF] { name-FF }
        [IS] { name-IS }
        [NT] { name-NT }
        [LD] { name-LD }
        [PR] { name-PR }
        [RD] { name-RD }
        [CD] { name-CD }
        [SD] { name-SD }
        [ID] { name-ID }
        [ED] { name-ED }
        [PS] { name-PS }
       *[other] { $via }
    }
type-effect =
    { $type ->
        [FF] Hole eine beliebige Karte deines REM-Stapels nach oben und führe dann eine ihrer Traumarten aus.
        [IS] Drehe eine Karte der Traumlandschaft um: Traumkarte zu Z-Karte oder zurück.
        [NT] Eine andere Testperson legt ihre oberste Z-Karte ab, außer es ist die einzige. Allein: Auf die billigste leere Position kommt eine Karte, und du legst eine Z-Karte ab, wenn du mindestens 2 hast.
        [LD] Reserviere eine Traumkarte der Traumlandschaft; ab deinem nächsten Zug kannst du sie für { $content_reserve_cost } kaufen.
        [PR] Nimm die oberste Karte des Schlafstapels als Z-Karte, unverbraucht.
        [RD] Führe eine Traumart der Karte direkt unter dieser aus. Keine Karte bewegt sich.
        [CD] Führe eine Traumart der obersten Karte eines anderen REM-Stapels aus. Allein: des Ablagestapels.
        [SD] Ordne die Karten der Traumlandschaft beliebig neu; in der Schild-Variante die Plättchen.
        [ID] Tausche die oberste Karte einer anderen Testperson gegen eine Traumkarte der Traumlandschaft; sie führt die neue aus. Allein: die oberste Karte des Ablagestapels, und du führst sie aus.
        [ED] Nimm eine Traumkarte aus der Traumlandschaft, führe eine ihrer Traumarten aus und lege sie dann ab.
        [PS] Fege bis zu 2 Karten aus der Traumlandschaft, lass die übrigen nachrücken und decke ebenso viele neue auf.
       *[other] Diese Traumart gibt es nicht.
    }
printed-type = { type-name }: { type-effect }
band-name =
    { $band ->
        [1] { name-band-1 }
        [2] { name-band-2 }
        [3] { name-band-3 }
        [4] { name-band-4 }
        [5] { name-band-5 }
       *[6] { name-band-6 }
    }
name-band-1 = Strichmännchen
name-band-2 = ein verschwommenes Tier
name-band-3 = ein ganz besonderer Kaffee
name-band-4 = ein nagelneues Auto
name-band-5 = ein Drache zum Reiten
name-band-6 = ein eigener Planet
name-FF = Freies Schweben
name-IS = Unterbrochener Schlaf
name-NT = Nachtschreck
name-LD = Klartraum
name-PR = Vollkommene Erholung
name-RD = Wiederkehrender Traum
name-CD = Kollektiver Traum
name-SD = Wandelnde Träume
name-ID = Eindringender Traum
name-ED = Beflügelter Traum
name-PS = Paradigmenwechsel

# Kurz für Listen: beide Traumarten, und die wievielte der beiden gleichen Karten.
name-FF-IS-1 = Schweben/Unterbrochen I
name-FF-IS-2 = Schweben/Unterbrochen II
name-FF-NT-1 = Schweben/Nachtschreck I
name-FF-NT-2 = Schweben/Nachtschreck II
name-FF-LD-1 = Schweben/Klartraum I
name-FF-PR-1 = Schweben/Erholung I
name-FF-PR-2 = Schweben/Erholung II
name-FF-RD-1 = Schweben/Wiederkehr I
name-FF-RD-2 = Schweben/Wiederkehr II
name-FF-CD-1 = Schweben/Kollektiv I
name-FF-CD-2 = Schweben/Kollektiv II
name-FF-SD-1 = Schweben/Wandel I
name-FF-SD-2 = Schweben/Wandel II
name-IS-NT-1 = Unterbrochen/Nachtschreck I
name-IS-NT-2 = Unterbrochen/Nachtschreck II
name-IS-LD-1 = Unterbrochen/Klartraum I
name-IS-LD-2 = Unterbrochen/Klartraum II
name-IS-PR-1 = Unterbrochen/Erholung I
name-IS-PR-2 = Unterbrochen/Erholung II
name-IS-RD-1 = Unterbrochen/Wiederkehr I
name-IS-RD-2 = Unterbrochen/Wiederkehr II
name-IS-CD-1 = Unterbrochen/Kollektiv I
name-IS-CD-2 = Unterbrochen/Kollektiv II
name-IS-SD-1 = Unterbrochen/Wandel I
name-NT-LD-1 = Nachtschreck/Klartraum I
name-NT-LD-2 = Nachtschreck/Klartraum II
name-NT-PR-1 = Nachtschreck/Erholung I
name-NT-RD-1 = Nachtschreck/Wiederkehr I
name-NT-RD-2 = Nachtschreck/Wiederkehr II
name-NT-CD-1 = Nachtschreck/Kollektiv I
name-NT-CD-2 = Nachtschreck/Kollektiv II
name-NT-SD-1 = Nachtschreck/Wandel I
name-NT-SD-2 = Nachtschreck/Wandel II
name-LD-PR-1 = Klartraum/Erholung I
name-LD-PR-2 = Klartraum/Erholung II
name-LD-RD-1 = Klartraum/Wiederkehr I
name-LD-RD-2 = Klartraum/Wiederkehr II
name-LD-CD-1 = Klartraum/Kollektiv I
name-LD-CD-2 = Klartraum/Kollektiv II
name-LD-SD-1 = Klartraum/Wandel I
name-LD-SD-2 = Klartraum/Wandel II
name-PR-RD-1 = Erholung/Wiederkehr I
name-PR-RD-2 = Erholung/Wiederkehr II
name-PR-CD-1 = Erholung/Kollektiv I
name-PR-CD-2 = Erholung/Kollektiv II
name-PR-SD-1 = Erholung/Wandel I
name-PR-SD-2 = Erholung/Wandel II
name-RD-CD-1 = Wiederkehr/Kollektiv I
name-RD-SD-1 = Wiederkehr/Wandel I
name-RD-SD-2 = Wiederkehr/Wandel II
name-CD-SD-1 = Kollektiv/Wandel I
name-CD-SD-2 = Kollektiv/Wandel II
name-ID-FF-1 = Eindringen/Schweben I
name-ID-FF-2 = Eindringen/Schweben II
name-ID-IS-1 = Eindringen/Unterbrochen I
name-ID-IS-2 = Eindringen/Unterbrochen II
name-ID-NT-1 = Eindringen/Nachtschreck I
name-ID-NT-2 = Eindringen/Nachtschreck II
name-ID-LD-1 = Eindringen/Klartraum I
name-ID-LD-2 = Eindringen/Klartraum II
name-ID-PR-1 = Eindringen/Erholung I
name-ID-PR-2 = Eindringen/Erholung II
name-ID-RD-1 = Eindringen/Wiederkehr I
name-ID-RD-2 = Eindringen/Wiederkehr II
name-ID-CD-1 = Eindringen/Kollektiv I
name-ID-CD-2 = Eindringen/Kollektiv II
name-ID-SD-1 = Eindringen/Wandel I
name-ID-SD-2 = Eindringen/Wandel II
name-ED-FF-1 = Beflügelt/Schweben I
name-ED-FF-2 = Beflügelt/Schweben II
name-ED-IS-1 = Beflügelt/Unterbrochen I
name-ED-IS-2 = Beflügelt/Unterbrochen II
name-ED-NT-1 = Beflügelt/Nachtschreck I
name-ED-NT-2 = Beflügelt/Nachtschreck II
name-ED-LD-1 = Beflügelt/Klartraum I
name-ED-LD-2 = Beflügelt/Klartraum II
name-ED-PR-1 = Beflügelt/Erholung I
name-ED-PR-2 = Beflügelt/Erholung II
name-ED-RD-1 = Beflügelt/Wiederkehr I
name-ED-RD-2 = Beflügelt/Wiederkehr II
name-ED-CD-1 = Beflügelt/Kollektiv I
name-ED-CD-2 = Beflügelt/Kollektiv II
name-ED-SD-1 = Beflügelt/Wandel I
name-ED-SD-2 = Beflügelt/Wandel II
name-PS-FF-1 = Paradigma/Schweben I
name-PS-FF-2 = Paradigma/Schweben II
name-PS-IS-1 = Paradigma/Unterbrochen I
name-PS-IS-2 = Paradigma/Unterbrochen II
name-PS-NT-1 = Paradigma/Nachtschreck I
name-PS-NT-2 = Paradigma/Nachtschreck II
name-PS-LD-1 = Paradigma/Klartraum I
name-PS-LD-2 = Paradigma/Klartraum II
name-PS-PR-1 = Paradigma/Erholung I
name-PS-PR-2 = Paradigma/Erholung II
name-PS-RD-1 = Paradigma/Wiederkehr I
name-PS-RD-2 = Paradigma/Wiederkehr II
name-PS-CD-1 = Paradigma/Kollektiv I
name-PS-CD-2 = Paradigma/Kollektiv II
name-PS-SD-1 = Paradigma/Wandel I
name-PS-SD-2 = Paradigma/Wandel II
name-ID-ED-1 = Eindringen/Beflügelt I
name-ID-ED-2 = Eindringen/Beflügelt II
name-ID-PS-1 = Eindringen/Paradigma I
name-ID-PS-2 = Eindringen/Paradigma II
name-ED-PS-1 = Beflügelt/Paradigma I
name-ED-PS-2 = Beflügelt/Paradigma II
card-name =
    { $card ->
        [FF-IS-1] { name-FF-IS-1 }
        [FF-IS-2] { name-FF-IS-2 }
        [FF-NT-1] { name-FF-NT-1 }
        [FF-NT-2] { name-FF-NT-2 }
        [FF-LD-1] { name-FF-LD-1 }
        [FF-PR-1] { name-FF-PR-1 }
        [FF-PR-2] { name-FF-PR-2 }
        [FF-RD-1] { name-FF-RD-1 }
        [FF-RD-2] { name-FF-RD-2 }
        [FF-CD-1] { name-FF-CD-1 }
        [FF-CD-2] { name-FF-CD-2 }
        [FF-SD-1] { name-FF-SD-1 }
        [FF-SD-2] { name-FF-SD-2 }
        [IS-NT-1] { name-IS-NT-1 }
        [IS-NT-2] { name-IS-NT-2 }
        [IS-LD-1] { name-IS-LD-1 }
        [IS-LD-2] { name-IS-LD-2 }
        [IS-PR-1] { name-IS-PR-1 }
        [IS-PR-2] { name-IS-PR-2 }
        [IS-RD-1] { name-IS-RD-1 }
        [IS-RD-2] { name-IS-RD-2 }
        [IS-CD-1] { name-IS-CD-1 }
        [IS-CD-2] { name-IS-CD-2 }
        [IS-SD-1] { name-IS-SD-1 }
        [NT-LD-1] { name-NT-LD-1 }
        [NT-LD-2] { name-NT-LD-2 }
        [NT-PR-1] { name-NT-PR-1 }
        [NT-RD-1] { name-NT-RD-1 }
        [NT-RD-2] { name-NT-RD-2 }
        [NT-CD-1] { name-NT-CD-1 }
        [NT-CD-2] { name-NT-CD-2 }
        [NT-SD-1] { name-NT-SD-1 }
        [NT-SD-2] { name-NT-SD-2 }
        [LD-PR-1] { name-LD-PR-1 }
        [LD-PR-2] { name-LD-PR-2 }
        [LD-RD-1] { name-LD-RD-1 }
        [LD-RD-2] { name-LD-RD-2 }
        [LD-CD-1] { name-LD-CD-1 }
        [LD-CD-2] { name-LD-CD-2 }
        [LD-SD-1] { name-LD-SD-1 }
        [LD-SD-2] { name-LD-SD-2 }
        [PR-RD-1] { name-PR-RD-1 }
        [PR-RD-2] { name-PR-RD-2 }
        [PR-CD-1] { name-PR-CD-1 }
        [PR-CD-2] { name-PR-CD-2 }
        [PR-SD-1] { name-PR-SD-1 }
        [PR-SD-2] { name-PR-SD-2 }
        [RD-CD-1] { name-RD-CD-1 }
        [RD-SD-1] { name-RD-SD-1 }
        [RD-SD-2] { name-RD-SD-2 }
        [CD-SD-1] { name-CD-SD-1 }
        [CD-SD-2] { name-CD-SD-2 }
        [ID-FF-1] { name-ID-FF-1 }
        [ID-FF-2] { name-ID-FF-2 }
        [ID-IS-1] { name-ID-IS-1 }
        [ID-IS-2] { name-ID-IS-2 }
        [ID-NT-1] { name-ID-NT-1 }
        [ID-NT-2] { name-ID-NT-2 }
        [ID-LD-1] { name-ID-LD-1 }
        [ID-LD-2] { name-ID-LD-2 }
        [ID-PR-1] { name-ID-PR-1 }
        [ID-PR-2] { name-ID-PR-2 }
        [ID-RD-1] { name-ID-RD-1 }
        [ID-RD-2] { name-ID-RD-2 }
        [ID-CD-1] { name-ID-CD-1 }
        [ID-CD-2] { name-ID-CD-2 }
        [ID-SD-1] { name-ID-SD-1 }
        [ID-SD-2] { name-ID-SD-2 }
        [ED-FF-1] { name-ED-FF-1 }
        [ED-FF-2] { name-ED-FF-2 }
        [ED-IS-1] { name-ED-IS-1 }
        [ED-IS-2] { name-ED-IS-2 }
        [ED-NT-1] { name-ED-NT-1 }
        [ED-NT-2] { name-ED-NT-2 }
        [ED-LD-1] { name-ED-LD-1 }
        [ED-LD-2] { name-ED-LD-2 }
        [ED-PR-1] { name-ED-PR-1 }
        [ED-PR-2] { name-ED-PR-2 }
        [ED-RD-1] { name-ED-RD-1 }
        [ED-RD-2] { name-ED-RD-2 }
        [ED-CD-1] { name-ED-CD-1 }
        [ED-CD-2] { name-ED-CD-2 }
        [ED-SD-1] { name-ED-SD-1 }
        [ED-SD-2] { name-ED-SD-2 }
        [PS-FF-1] { name-PS-FF-1 }
        [PS-FF-2] { name-PS-FF-2 }
        [PS-IS-1] { name-PS-IS-1 }
        [PS-IS-2] { name-PS-IS-2 }
        [PS-NT-1] { name-PS-NT-1 }
        [PS-NT-2] { name-PS-NT-2 }
        [PS-LD-1] { name-PS-LD-1 }
        [PS-LD-2] { name-PS-LD-2 }
        [PS-PR-1] { name-PS-PR-1 }
        [PS-PR-2] { name-PS-PR-2 }
        [PS-RD-1] { name-PS-RD-1 }
        [PS-RD-2] { name-PS-RD-2 }
        [PS-CD-1] { name-PS-CD-1 }
        [PS-CD-2] { name-PS-CD-2 }
        [PS-SD-1] { name-PS-SD-1 }
        [PS-SD-2] { name-PS-SD-2 }
        [ID-ED-1] { name-ID-ED-1 }
        [ID-ED-2] { name-ID-ED-2 }
        [ID-PS-1] { name-ID-PS-1 }
        [ID-PS-2] { name-ID-PS-2 }
        [ED-PS-1] { name-ED-PS-1 }
        [ED-PS-2] { name-ED-PS-2 }
       *[other] { $card }
    }
