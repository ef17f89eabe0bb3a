### Jedes Wort, das man über Psycle liest, außer den Regeln selbst (rules.de.ftl).

game-name = Psycle
game-pitch = Die Stärke läuft im Kreis, und deine Gedanken gleich mit: Errate, welche Karte die anderen spielen, sei ihnen einen Schritt voraus und gib deine Edelsteine aus, bevor sie dich den Sieg kosten.
game-how-to-play =
    Alle haben dieselben sechs Karten von 0 bis 5 und beginnen mit { $content_gems_start ->
        [one] 1 Edelstein
       *[other] { $content_gems_start } Edelsteinen
    }.
    Ein Spiel ist ein Wettlauf über mehrere Psycles zu je { $content_rounds_per_psycle ->
        [one] 1 Runde
       *[other] { $content_rounds_per_psycle } Runden
    }.
    Jede Runde zeigt ein Ziel (eine Kartenzahl) und einen Bonus (Extrapunkte).
    Dann spielen alle heimlich eine Karte, und alle Karten werden gleichzeitig aufgedeckt.
    Eine Karte kostet so viele Edelsteine wie ihre Zahl, ob sie gewinnt oder nicht. Spielen kannst du nur, was du bezahlen kannst.
    { $content_cards_as_printed ->
        [yes] Die größere Zahl schlägt die kleinere, mit einer Ausnahme: Die 1 schlägt die 5.
       *[no] Die 1 schlägt { $content_cards_1_beats }; die 2 schlägt { $content_cards_2_beats }; die 3 schlägt { $content_cards_3_beats }; die 4 schlägt { $content_cards_4_beats }; die 5 schlägt { $content_cards_5_beats }.
    } Gleiche Zahlen sind unentschieden.
    Für jede geschlagene Karte bekommst du die Sterne deiner eigenen: { $content_cards_1_stars } für eine 1, { $content_cards_2_stars } für eine 2, { $content_cards_3_stars } für eine 3, { $content_cards_4_stars } für eine 4, { $content_cards_5_stars } für eine 5.
    Schlägst du jemanden mit der Zielkarte, bekommst du den Bonus dazu, aber nur einmal.
    Eine 0 ist gratis und schlägt niemanden, bringt dir aber so viele Edelsteine wie die größte gespielte Zahl.
    Ohne Edelsteine bleibt dir nur die 0; sie wird von selbst gespielt.
    Am Ende eines Psycles kostet dich jeder übrige Edelstein { $content_gems_penalty_per_gem ->
        [one] 1 Punkt
       *[other] { $content_gems_penalty_per_gem } Punkte
    }.
    Der beste Endstand bringt ein Siegplättchen. Wer zuerst 2 hat, gewinnt das Spiel.
    Bei Gleichstand wird der Psycle zu zweit wiederholt; zu dritt oder viert bekommen alle an der Spitze ein Plättchen.


## Die Frage und die Züge

question-choose-card = Runde { $round_no }: Das Ziel ist { $target }, der Bonus +{ $bonus }. Welche Karte spielst du?
    .help = Eine Karte kostet so viele Edelsteine wie ihre Zahl, ob sie gewinnt oder nicht; zur Wahl steht also nur, was du bezahlen kannst. Eine 0 ist gratis und bringt dir so viele Edelsteine wie die größte gespielte Zahl. Schlägst du mit einer { $target } mindestens eine Karte, bekommst du +{ $bonus } dazu.

move-play = { $card } spielen
    .help =
        { $card ->
            [0] Gratis. Du bekommst so viele Edelsteine wie die größte Zahl dieser Runde.
            [one] Kostet 1 Edelstein.
           *[other] Kostet { $card } Edelsteine.
        } { $count_beats ->
            [0] Schlägt nichts,
           *[other] { $stars ->
                [one] 1 Stern
               *[other] { $stars } Sterne
            } für jede geschlagene Karte. Schlägt { $beats },
        } { $count_loses ->
            [0] verliert gegen nichts.
           *[other] verliert gegen { $loses }.
        }


## Was geschehen ist

event-psycle-started = Psycle { $psycle_no } beginnt: Alle stehen bei 0 Punkten, die Plättchen sind frisch gemischt.
event-psycle-started-each =
    { $you ->
        [yes] Du beginnst wie alle mit { $gems ->
            [one] 1 Edelstein
           *[other] { $gems } Edelsteinen
        }.
       *[no] { "" }
    }

event-tiles-revealed = Runde { $round_no }: Das Ziel ist { $target }, der Bonus +{ $bonus }.

event-committed =
    { $you ->
        [yes] Du legst die { $card } verdeckt hin.
       *[no] { $seat } legt eine Karte verdeckt hin.
    }

event-cards-revealed = Alle Karten werden aufgedeckt.
event-cards-revealed-each =
    { $you ->
        [yes] Du hast die { $cards } gespielt.
       *[no] { $seat } hat die { $cards } gespielt.
    }

event-gems-paid = { "" }
event-gems-paid-each =
    { $amounts ->
        [0] { "" }
       *[other] { $you ->
            [yes] Du zahlst
           *[no] { $seat } zahlt
        } { $amounts ->
            [one] 1 Edelstein
           *[other] { $amounts } Edelsteine
        } und { $you ->
            [yes] hast
           *[no] hat
        } noch { $gems }.
    }

event-gems-gained = { "" }
event-gems-gained-each =
    { $amounts ->
        [0] { "" }
       *[other] { $you ->
            [yes] Du bekommst
           *[no] { $seat } bekommt
        } { $amounts ->
            [one] 1 Edelstein
           *[other] { $amounts } Edelsteine
        } für die 0 und { $you ->
            [yes] hast
           *[no] hat
        } jetzt { $gems }.
    }

event-scored = { "" }
event-scored-each =
    { $you ->
        [yes] Du schlägst
       *[no] { $seat } schlägt
    } { $beaten ->
        [0] niemanden und { $you ->
            [yes] bleibst
           *[no] bleibt
        } bei { $score }.
       *[other] { $beaten ->
            [one] 1 Karte
           *[other] { $beaten } Karten
        }: { $base ->
            [one] 1 Punkt
           *[other] { $base } Punkte
        }{ $bonus ->
            [0] { "" }
           *[other] { " " }plus { $bonus } Bonus
        }, zusammen jetzt { $score }.
    }

event-cards-returned = { "" }

event-psycle-ended =
    { $tie ->
        [yes] { $replay ->
            [yes] Psycle { $psycle_no } ist vorbei: Gleichstand zwischen { $top_seats }. Niemand bekommt ein Siegplättchen, der Psycle wird wiederholt.
           *[no] Psycle { $psycle_no } ist vorbei: { $top_seats } teilen sich den besten Endstand.
        }
       *[no] Psycle { $psycle_no } ist vorbei: { $you_top_seats ->
            [yes] Du hast
           *[no] { $top_seats } hat
        } den besten Endstand.
    }
event-psycle-ended-each =
    { $you ->
        [yes] Dein Endstand
       *[no] Endstand von { $seat }
    }: { $final } ({ $score } { $score ->
        [one] Punkt
       *[other] Punkte
    }, { $gems ->
        [0] kein Edelstein
        [one] 1 Edelstein
       *[other] { $gems } Edelsteine
    } übrig).

event-tile-awarded =
    { $you ->
        [yes] Du bekommst ein Siegplättchen und hast jetzt { $tiles }.
       *[no] { $seat } bekommt ein Siegplättchen und hat jetzt { $tiles }.
    }

event-game-ended =
    { $reason ->
        [cap] Das Spiel endet hier, nach der vereinbarten Zahl von Psycles. { $count_winners ->
            [one] { $you_winners ->
                [yes] Du hast die meisten Siegplättchen und gewinnst.
               *[no] { $winners } hat die meisten Siegplättchen und gewinnt.
            }
           *[other] { $winners } liegen gleichauf vorn und gewinnen gemeinsam.
        }
       *[tiles] Das Spiel ist aus. { $count_winners ->
            [one] { $you_winners ->
                [yes] Du hast zuerst 2 Siegplättchen und gewinnst.
               *[no] { $winners } hat zuerst 2 Siegplättchen und gewinnt.
            }
           *[other] { $winners } haben im selben Moment 2 Siegplättchen und gewinnen gemeinsam.
        }
    }


## Wie es ausging

standing-score =
    { $score ->
        [one] 1 Siegplättchen
       *[other] { $score } Siegplättchen
    }

result-tiles =
    { $count_winners ->
        [one] { $you_winners ->
            [yes] Du gewinnst
           *[no] { $winners } gewinnt
        }: 2 Siegplättchen entscheiden das Spiel.
       *[other] { $winners } gewinnen gemeinsam: Das zweite Siegplättchen kam für sie im selben Moment.
    }
result-cap =
    { $count_winners ->
        [one] { $you_winners ->
            [yes] Du gewinnst
           *[no] { $winners } gewinnt
        }: Die vereinbarte Zahl von Psycles ist gespielt, und niemand sonst hat so viele Siegplättchen.
       *[other] { $winners } gewinnen gemeinsam: Die vereinbarte Zahl von Psycles ist gespielt, und sie liegen mit gleich vielen Siegplättchen vorn.
    }


## Was der Tisch wählen kann

option-psycle_cap = Höchstzahl an Psycles
    .help = Das Spiel endet spätestens nach so vielen Psycles, wiederholte mitgezählt; wer die meisten Siegplättchen hat, gewinnt. Ohne Höchstzahl geht es weiter, bis jemand 2 Plättchen hat.


## Was auf dem Tisch liegt

field-gems = Edelsteine
    .help = Was alle noch ausgeben können; was nach der letzten Runde übrig ist, kostet Punkte.
field-score = Punkte
    .help = Die Punkte dieses Psycles bisher, übrige Edelsteine noch nicht abgezogen.
field-tiles = Siegplättchen
    .help = Eins gibt es für den besten Endstand jedes Psycles; 2 gewinnen das Spiel.
field-target = Ziel
    .help = Wer in dieser Runde mit dieser Karte jemanden schlägt, bekommt den Bonus dazu.
field-bonus = Bonus
    .help = Extrapunkte in dieser Runde, wenn die Zielkarte jemanden schlägt.
field-target_pile = Ziele im Stapel
    .help = Die noch verdeckten Zielplättchen; alle wissen, welche es sind, aber niemand kennt die Reihenfolge.
field-bonus_pile = Boni im Stapel
    .help = Die noch verdeckten Bonusplättchen; alle wissen, welche es sind, aber niemand kennt die Reihenfolge.
field-shown = Bisherige Plättchen
    .help = Ziel und Bonus jeder Runde dieses Psycles, die laufende zuletzt.
field-revealed = Bisherige Karten
    .help = Was alle in den beendeten Runden dieses Psycles gespielt haben.
field-round_no = Runde
    .help = Die wievielte Runde dieses Psycles gerade läuft.
field-psycle_no = Psycle
    .help = Der wievielte Psycle des Spiels gerade läuft; wiederholte zählen mit.
field-committed = Verdeckt
    .help = Die Karten, die für diese Runde gewählt sind; jede kennt nur, wer sie gelegt hat.
field-hand = Hand
    .help = Die Karten, die noch auf der Hand sind; nach der Runde kommt jede zurück.
field-supply = Vorrat
    .help = Edelsteine, die niemandem gehören.
field-substitutes = Ersatzsteine
    .help = Edelsteine, die über die in der Schachtel hinaus im Spiel sind, weil jeder Gewinn ganz ausgezahlt wird.
field-tile_supply = Plättchenvorrat
    .help = Siegplättchen, die niemandem gehören; unter 0, wenn mehr verdient wurden, als in der Schachtel sind.

color-pink = Pink
color-orange = Orange
color-blue = Blau
color-green = Grün


## Was nicht geht, und was geht

refused-psycle-too-dear =
    Mit { $gems ->
        [one] 1 Edelstein
       *[other] { $gems } Edelsteinen
    } lässt sich die { $card } nicht spielen, denn eine Karte kostet so viel wie ihre Zahl. { $gems ->
        [0] Möglich ist nur die 0.
        [1] Möglich sind 0 und 1.
        [2] Möglich sind 0 bis 2.
        [3] Möglich sind 0 bis 3.
        [4] Möglich sind 0 bis 4.
       *[other] Möglich sind 0 bis 5.
    }
refused-psycle-no-such-card = Eine Karte { $card } gibt es nicht. Die Karten gehen von 0 bis { $highest }.
refused-card-is-final = Deine Karte für diese Runde liegt schon und bleibt liegen. In der nächsten Runde wählst du neu.
refused-psycle-cards-numbers = Die Karten müssen genau die sechs Zahlen 0 bis 5 sein, in dieser Reihenfolge.
refused-psycle-loses-to-mirror = Karte { $card } muss genau gegen die Karten verlieren, die sie schlagen: { $mirror }.
refused-psycle-beats-unknown = Karte { $card } kann hier nicht { $other } nennen. Was sie schlägt, müssen Zahlen von 0 bis 5 sein, keine davon doppelt.
refused-psycle-zero-beats-nothing = Karte { $card } kann { $other } nicht schlagen, denn eine 0 schlägt nichts. Ihre Liste muss leer sein.
refused-psycle-beats-itself = Karte { $card } kann { $other } nicht schlagen: Keine Karte schlägt sich selbst. Nimm sie aus der Liste.
refused-psycle-beat-each-other = Karte { $card } und Karte { $other } können sich nicht gegenseitig schlagen. Nur eine von beiden darf die andere nennen.
refused-psycle-one-tile-a-round =
    Für jede Runde muss es genau ein Plättchen geben: { $rounds ->
        [one] 1 Plättchen
       *[other] { $rounds } Plättchen
    }, nicht { $length }.
refused-psycle-bad-revealed = Eine beendete Runde ist falsch angegeben. Zu jeder gehört für alle am Tisch je eine Karte von 0 bis 5.
refused-psycle-bad-number = Das kann nicht Psycle { $value } sein. Gezählt wird ab 1, und eine Höchstzahl an Psycles darf nicht überschritten werden.
refused-psycle-agenda = Die anstehenden Schritte passen nicht zu dieser Runde. Solange Karten gewählt werden, ergeben sie sich allein aus der Runde; nach dem Ende des Spiels gibt es keine.
refused-psycle-too-many-gems =
    Alle zusammen können jetzt nicht { $sum ->
        [one] 1 Edelstein
       *[other] { $sum } Edelsteine
    } haben. Möglich sind höchstens { $most }.
refused-psycle-tiles-and-number =
    { $tiles ->
        [one] 1 Siegplättchen passt
       *[other] { $tiles } Siegplättchen passen
    } nicht zu Psycle { $psycle_no }. Ein beendeter Psycle bringt zu zweit ein Plättchen oder keins, zu dritt oder viert je eins für alle an der Spitze.
refused-psycle-shown =
    Die aufgedeckten Plättchen passen nicht zu Runde { $round_no }. Es { $round_no ->
        [one] muss 1 Paar
       *[other] müssen { $round_no } Paare
    } sein, und das letzte muss das aktuelle Ziel und der aktuelle Bonus sein.
refused-psycle-tiles-do-not-add-up = Aufgedeckte Plättchen und Stapel ergeben zusammen { $found }. Sie müssen { $wanted } ergeben.
