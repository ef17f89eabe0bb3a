### Alles, was man über Dream-Quest liest, außer den Regeln selbst (rules.de.ftl).

game-name = Dream-Quest
game-pitch = Bei Tag zehrt die Uhr an dir, bei Nacht wanderst du durch die Traumlande. Sammle Vorsehung, finde den Traumzyklus und erfülle die Quest vor allen anderen.
game-how-to-play =
    Wer zuerst die Quest erfüllt, gewinnt. Versuchen kannst du es, wenn du im Traumzyklus einen Traumzug beginnst und so viel Vorsehung hast, wie sie verlangt.
    Alle haben zwei Avatare: einen auf der Uhr des Realitätsplans, einen auf dem Traumplan. Nur einer von beiden ist aktiv.
    Wach: eine Stunde weiterrücken, eine Realitätskarte ziehen (meist eine Sorge, die Schlummer kostet), einschlafen und für das Gedächtnis würfeln. Wer vergisst, landet weiter hinten.
    Schlafend: eine Traumkarte ziehen, eine ihrer Wahlmöglichkeiten nehmen, dann höchstens so viele Felder gehen, wie sie erlaubt, nie zurück auf ein Feld dieses Zugs. Danach 1 Schlummer verlieren. Bei Schlummer 0 wachst du auf.
    Oft verlangt eine Wahl eine Probe: Der Würfel muss kleiner sein als deine Klarheit oder dein Gedächtnis.
    Felder wirken: Auf verfluchten zählt eine Karte 1 Bewegung weniger, auf Rätselfeldern beginnt der Zug mit einem Wurf, gesegnete geben 1 Vorsehung, wenn dein Zug dort endet.
    Ein geheimer Ausgang (Pfeil) steht nur offen, wenn der Zug an seiner Kreuzung begonnen hat.
    Vorsehung kauft: einen neuen Wurf { $content_menu_reroll }, einen um 1 besseren Wurf { $content_menu_boost }, einen Schritt { $content_menu_buy_step }, 1 Schlummer { $content_menu_buy_slumber }. Sie bleibt beim Aufwachen erhalten.
    Endet deine Bewegung bei anderen, werden liegende Avatare ein Feld zurückgeschoben, und du darfst eine träumende Person herausfordern: je ein Würfel und Klarheit. Gewinnst du, verliert sie die Differenz an Schlummer.
    Im Traumzyklus bekommst du keine Vorsehung mehr, zahlen und verlieren kannst du sie dort aber. Sammle also genug, bevor du ihn betrittst.


## Fragen

question-choose-character = Die Quest heißt „{ quest-name }“ und verlangt { $need } Vorsehung. Welchen Charakter spielst du?
    .help = Gedächtnis ist, was dir von gestern bleibt, Schlummer, wie lange du schläfst, Klarheit, wie gut du Proben bestehst. Jeder Charakter hat eine eigene Gabe.
question-suffer-card = „{ card-name }“: Zahlst du { $cost } deiner { $providence } Vorsehung, um die Nachteile abzuwenden?
    .help = Was die Karte sonst ändert: { $changes }.
question-roll =
    { $roll ->
        [memory_roll] Gedächtniswurf: { roll-shown }, bei Gedächtnis { $against }. Du müsstest { $amount ->
            [one] 1 Feld
           *[other] { $amount } Felder
        } zurück.
        [mystery] Rätselwurf: { roll-shown }. { $kept ->
            [stuck] Deine Karten hätten in diesem Zug keine Bewegung.
            [lucid] Alle deine Klarheitsproben würden in diesem Zug gelingen.
           *[other] Es würde nichts geschehen.
        }
        [lucidity_under] Klarheitsprobe: { roll-shown }; nötig ist weniger als { $against }. { $kept ->
            [success] Ein Erfolg.
           *[other] Ein Fehlschlag.
        }
        [memory_under] Gedächtnisprobe: { roll-shown }; nötig ist weniger als { $against }. { $kept ->
            [success] Ein Erfolg.
           *[other] Ein Fehlschlag.
        }
        [memory_over] Umgekehrte Gedächtnisprobe: { roll-shown }; nötig ist mehr als { $against }. { $kept ->
            [success] Ein Erfolg.
           *[other] Ein Fehlschlag.
        }
        [rest] Du rastest: { roll-shown }. Du bekämst { $amount } Schlummer.
        [ritual] Das große Ritual: { roll-shown }; nötig sind { $against } oder mehr. { $kept ->
            [success] Du würdest gewinnen.
           *[other] Das reicht nicht.
        }
        [face] Der Albtraum: { $total } für dich, { $against } für ihn. { $kept ->
            [success] Du würdest gewinnen.
            [tie] Gleichstand: Es würde nichts geschehen.
           *[other] Du würdest { $amount } Schlummer verlieren.
        }
       *[toll] Der Zoll beträgt { $total }, geboten hast du { $against }. { $kept ->
            [success] Du würdest gewinnen.
           *[other] Dein Gebot wäre umsonst verloren.
        }
    } Behältst du den Wurf oder gibst du Vorsehung aus?
    .help =
        Du hast { $providence } Vorsehung. Neu würfeln kostet { $reroll_cost }, den Wurf um 1 verbessern { $boost_cost }, 1 Schlummer (wo er angeboten wird) { $slumber_cost }{ $think_cost ->
            [0] { "" }
           *[other] , Kritisches Denken { $think_cost }
        }. Verbesserungen bleiben beim Neuwurf erhalten.
roll-shown =
    { $die }{ $bettered ->
        [0] { "" }
       *[other] , zählt { $count }
    }
question-fight = Der Albtraum mit deinem Gesicht versperrt den Weg. Trittst du an ({ $chance } % Siegchance)?
    .help = Ein Würfel und deine Klarheit gegen einen Würfel und deine aufgedruckte Klarheit. Mehr gewinnt das Spiel; weniger kostet dich die Differenz an Schlummer, und du hast { $slumber }. Du hast { $providence } Vorsehung und musst { $need } behalten.
question-pay-toll = Wie viel deiner { $providence } Vorsehung bietest du? Du gewinnst, wenn zwei Würfel und { $add } weniger ergeben.
    .help = Das Gebot ist auf jeden Fall weg. Mit allem, was du hast, beträgt die Chance { $chance } %.
question-foresee = Welche der beiden Karten spielst du?
    .help =
        Die andere { $under ->
            [yes] kommt unter den Stapel
           *[no] wird abgelegt
        }.
question-resolve-card = „{ card-name }“, Bewegung { $value }. Was tust du?
    .help = Du hast Schlummer { $slumber } und { $providence } Vorsehung; 1 Schlummer kostet { $slumber_cost }. Bei Schlummer 0 wachst du sofort auf.
question-walk =
    Du stehst auf { space-name }. { $movement ->
        [0] Es ist keine Bewegung übrig; ein Schritt kostet { $step_cost } Vorsehung.
        [one] Es ist 1 Feld Bewegung übrig.
       *[other] Es sind { $movement } Felder Bewegung übrig.
    } Wohin?
    .help = Auf ein Feld dieses Zugs darfst du nicht zurück. Ist keine Bewegung übrig, kostet ein Schritt { $step_cost } Vorsehung; 1 Schlummer kostet { $slumber_cost }. Du hast { $providence } Vorsehung und Schlummer { $slumber }.
question-send-back = Wohin geht der Avatar von { $other_seat } von { space-name } aus?
    .help = Ein Feld zurück in Richtung Start. Mehrere passen, also wählst du.
question-challenge = Du triffst hier { $rival_seats }. Forderst du jemanden heraus?
    .help = Je ein Würfel und Klarheit (deine ist { $lucidity }). Gewinnst du, verliert dein Gegenüber die Differenz an Schlummer und geht ein Feld zurück, und du rückst vor. Sonst geschieht nichts.
question-contest =
    Kräftemessen mit { $other_seat }: { $total } für dich, { $against } gegen dich. { $kept ->
        [success] Du liegst vorn.
        [tie] Es steht gleich.
       *[other] Du liegst zurück.
    } Gibst du Vorsehung aus?
    .help =
        Du hast { $providence } Vorsehung. Neu würfeln kostet { $reroll_cost }, deinen Wurf um 1 verbessern { $boost_cost }, 1 Schlummer { $slumber_cost }{ $think_cost ->
            [0] { "" }
           *[other] , Kritisches Denken { $think_cost }
        }. { $mover ->
            [yes] Nur eine höhere Summe von dir ändert etwas.
           *[no] Nur eine höhere Summe der anderen Seite ändert etwas: Dann verlierst du die Differenz an Schlummer und gehst ein Feld zurück. { $kept ->
                [failure] So, wie es steht, verlierst du { $amount } Schlummer{ $wakes ->
                    [yes] , wachst auf
                   *[no] { "" }
                } und gehst ein Feld zurück.
               *[other] So, wie es steht, geschieht dir nichts.
            }
        }
question-advance = Du hast gewonnen und rückst von { space-name } vor. Wohin?
    .help = Das ist kein Schritt: Es kostet keine Bewegung, und du darfst auf ein Feld dieses Zugs zurück.


## Züge

move-pick_character = { character-name }
    .effect = { sheet-told }
sheet-told = { character-profession }. { sheet-values }. { ability-name }: { character-ability }
sheet-values =
    Gedächtnis { $memory }, Schlummer { $slumber }, Klarheit { $lucidity }{ $providence ->
        [0] { "" }
       *[other] , Vorsehung { $providence }
    }
move-cancel_penalties = Zahlen und die Nachteile abwenden
    .effect = kostet { $cost } Vorsehung
move-accept = Die Karte hinnehmen
    .effect = { $changes }
changes-each =
    { $stat ->
        [slumber] Schlummer { $change }
        [lucidity] Klarheit { $change }
       *[memory] Gedächtnis { $change }
    }
move-keep = Wurf behalten
move-reroll = Neu würfeln
    .effect = kostet { $reroll_cost } Vorsehung
    .help = Verbesserungen bleiben.
move-reroll_die =
    { $die ->
        [0] Den ersten Würfel neu würfeln
       *[other] Den zweiten Würfel neu würfeln
    }
    .effect = kostet { $reroll_cost } Vorsehung
move-boost = Wurf um 1 verbessern
    .effect = kostet { $boost_cost } Vorsehung
    .help = Der Wurf zählt 1 mehr oder 1 weniger, je nachdem, was dir nützt.
move-think = Nachdenken: Wurf um 1 verbessern
    .effect = kostet { $think_cost } Vorsehung, einmal je Wurf
    .help = Kritisches Denken.
move-buy_slumber = 1 Schlummer kaufen
    .effect = kostet { $slumber_cost } Vorsehung
move-attempt = Antreten
    .effect = { $chance } % Siegchance
move-offer = { $amount } bieten
    .effect = { $chance } % Siegchance
move-decline = Verzichten
move-foresee = „{ card-name }“ spielen
    .effect = Bewegung { $value }. { $choices }
    .help = { card-flavour }
choices-each = { offered }
choices-gap = { " " }
move-choose = { choice-name }
    .effect = { offer }
move-give_in = Nachgeben und aufwachen
move-step = Gehen: { space-name }
    .effect = { step-leads }
step-leads =
    { $secret ->
        [yes] geheimer Ausgang,{ " " }
       *[no] { "" }
    }{ $to_cycle ->
        [0] im Traumzyklus
        [one] 1 Feld vor dem Traumzyklus
       *[other] { $to_cycle } Felder vor dem Traumzyklus
    }
move-buy_step = Schritt kaufen: { space-name }
    .effect = kostet { $step_cost } Vorsehung; { step-leads }
move-stop = Hier anhalten
move-push = { $other_seat } zurückschieben: { space-name }
move-challenge = { $other_seat } herausfordern
    .effect = { $chance } % Siegchance
move-pass = Passen
move-advance = Vorrücken: { space-name }
move-drive = Zurückdrängen: { space-name }


## Was geschehen ist

event-game-begun =
    Die Quest heißt „{ quest-name }“: { quest-flavour } Sie verlangt { $need } Vorsehung. { $you_first_seat ->
        [yes] Du beginnst.
       *[no] { $first_seat } beginnt.
    }
event-character-taken =
    { $you ->
        [yes] Du bist { character-name }: { sheet-told }
       *[no] { $seat } ist { character-name }: { sheet-values }.
    }
event-round-started = Runde { $round_no } beginnt.
event-reality-drawn =
    { $you ->
        [yes] Du bist wach, es ist { $hour } Uhr. Du ziehst
       *[no] { $seat } ist wach, es ist { $hour } Uhr. { $seat } zieht
    } „{ card-name }“: { card-flavour }
event-penalties-cancelled =
    { $you ->
        [yes] Du zahlst { $cost } Vorsehung, wendest die Nachteile ab und hast noch { $providence }.
       *[no] { $seat } zahlt { $cost } Vorsehung, wendet die Nachteile ab und hat noch { $providence }.
    }
event-card-suffered =
    { $you ->
        [yes] Du gehst
       *[no] { $seat } geht
    } mit Schlummer { $slumber }, Klarheit { $lucidity } und Gedächtnis { $memory } zu Bett.
event-fell-asleep =
    { $you ->
        [yes] Du schläfst ein und stehst im Traum
       *[no] { $seat } schläft ein und steht im Traum
    } auf { space-name }.
event-die-thrown =
    { $you ->
        [yes] { $again ->
            [yes] Du zahlst für einen neuen Wurf: { $die }. Noch { $providence } Vorsehung.
           *[no] { die-you }
        }
       *[no] { $again ->
            [yes] { $seat } zahlt für einen neuen Wurf: { $die }. Noch { $providence } Vorsehung.
           *[no] { die-other }
        }
    }
die-you =
    { $roll ->
        [memory_roll] Für dein Gedächtnis wirfst du { $die }.
        [mystery] Das Rätsel: Du wirfst { $die }.
        [rest] Du rastest und wirfst { $die }.
        [ritual] Das Ritual erreicht seinen Höhepunkt: Du wirfst { $die }.
        [face] Gegen den Albtraum wirfst du { $die }.
        [toll] Für den Zoll wirfst du { $die }.
        [contest] Im Kräftemessen wirfst du { $die }.
       *[other] Für die Probe wirfst du { $die }.
    }
die-other =
    { $roll ->
        [memory_roll] Für das Gedächtnis wirft { $seat } { $die }.
        [mystery] Das Rätsel: { $seat } wirft { $die }.
        [rest] { $seat } rastet und wirft { $die }.
        [ritual] Das Ritual erreicht seinen Höhepunkt: { $seat } wirft { $die }.
        [face] Gegen den Albtraum wirft { $seat } { $die }.
        [toll] Für den Zoll wirft { $seat } { $die }.
        [contest] Im Kräftemessen wirft { $seat } { $die }.
       *[other] Für die Probe wirft { $seat } { $die }.
    }
event-nightmare-threw = Der Albtraum wirft { $die }.
event-roll-bettered =
    { $you ->
        [yes] Du { $thought ->
            [yes] denkst für { $cost } Vorsehung nach
           *[no] verbesserst den Wurf für { $cost } Vorsehung
        }: { roll-counts }. Noch { $providence }.
       *[no] { $seat } { $thought ->
            [yes] denkt für { $cost } Vorsehung nach
           *[no] verbessert den Wurf für { $cost } Vorsehung
        }: { roll-counts }. Noch { $providence }.
    }
roll-counts =
    { $roll ->
        [toll] Die Summe zählt { $count }
       *[other] Er zählt { $count }
    }
event-slumber-bought =
    { $you ->
        [yes] Du kaufst 1 Schlummer für { $cost } Vorsehung: Schlummer { $slumber }, noch { $providence } Vorsehung.
       *[no] { $seat } kauft 1 Schlummer für { $cost } Vorsehung: Schlummer { $slumber }, noch { $providence } Vorsehung.
    }
event-memory-tested =
    { $back ->
        [0] { $you ->
            [yes] Du erinnerst dich an den Weg.
           *[no] { $seat } erinnert sich an den Weg.
        }
       *[other] { $you ->
            [yes] Du vergisst einen Teil des Wegs und gehst
           *[no] { $seat } vergisst einen Teil des Wegs und geht
        } { $back ->
            [one] 1 Feld
           *[other] { $back } Felder
        } zurück auf { space-name }.
    }
event-deck-shuffled =
    { $deck ->
        [dream] Der Traumstapel wird aus seiner Ablage neu gemischt: { $cards ->
            [one] 1 Karte.
           *[other] { $cards } Karten.
        }
       *[reality] Der Realitätsstapel wird aus seiner Ablage neu gemischt: { $cards ->
            [one] 1 Karte.
           *[other] { $cards } Karten.
        }
    }
event-dream-turn-began =
    { $you ->
        [yes] Du träumst weiter
       *[no] { $seat } träumt weiter
    }, von { space-name } aus, mit Schlummer { $slumber }.
event-mystery-solved =
    { $mystery ->
        [stuck] Das Rätsel hält { $you ->
            [yes] dich
           *[no] { $seat }
        } fest: Karten haben in diesem Zug keine Bewegung.
        [lucid] Das Rätsel klärt { $you ->
            [yes] deinen Geist
           *[no] den Geist von { $seat }
        }: Klarheitsproben gelingen in diesem Zug.
       *[plain] Das Rätsel lässt { $you ->
            [yes] dich
           *[no] { $seat }
        } ziehen.
    }
event-card-drawn =
    { $you ->
        [yes] Du ziehst
       *[no] { $seat } zieht
    } „{ card-name }“: { card-flavour }
event-card-foreseen =
    { $you ->
        [yes] Du spielst
       *[no] { $seat } spielt
    } „{ card-name }“; die andere Karte { $under ->
        [yes] kommt unter den Stapel
       *[no] wird abgelegt
    }.
event-card-turned-up = „{ card-name }“ hat hier Bewegung { $value }.
event-choice-offered =
    { $you ->
        [yes] { $legal ->
            [yes] { "" }
           *[no] { offered }
        }
       *[no] { offered }
    }
offered =
    „{ choice-name }“{ $legal ->
        [yes] { "" }
       *[no] { " " }(jetzt nicht möglich)
    }: { offer }
offer =
    { $last_slumber ->
        [yes] { offer-costs }dein letzter Schlummer: Du wachst sofort auf, ohne Probe und ohne Ergebnis.
       *[no] { offer-costs }{ offer-check }{ offer-outcomes }
    }
offer-costs =
    { $pay_slumber ->
        [0] { "" }
       *[other] kostet { $pay_slumber } Schlummer;{ " " }
    }{ $pay_providence ->
        [0] { "" }
       *[other] kostet { $pay_providence } Vorsehung;{ " " }
    }
offer-check =
    { $check ->
        [none] { "" }
        [lucidity_under] Klarheitsprobe ({ $chance } %).{ " " }
        [memory_under] Gedächtnisprobe ({ $chance } %).{ " " }
        [memory_over] umgekehrte Gedächtnisprobe ({ $chance } %).{ " " }
        [providence_min] wenn du mindestens { $n } Vorsehung hast.{ " " }
       *[providence_max] wenn du höchstens { $n } Vorsehung hast.{ " " }
    }
offer-outcomes =
    { $has_failure ->
        [yes] Erfolg: { offer-success }. Fehlschlag: { offer-failure }.
       *[no] { offer-success }.
    }
offer-success =
    { $success_wakes ->
        [yes] du wachst auf
       *[no] Bewegung { $success_movement }
    }{ $success_providence ->
        [none] { "" }
       *[other] , Vorsehung { $success_providence }
    }{ $success_slumber ->
        [none] { "" }
       *[other] , Schlummer { $success_slumber }
    }{ $success_lucidity ->
        [none] { "" }
       *[other] , Klarheit { $success_lucidity }
    }{ $success_slumber_d6 ->
        [none] { "" }
       *[other] , Schlummer + ein Würfel
    }
offer-failure =
    { $failure_wakes ->
        [yes] du wachst auf
       *[no] Bewegung { $failure_movement }
    }{ $failure_providence ->
        [none] { "" }
       *[other] , Vorsehung { $failure_providence }
    }{ $failure_slumber ->
        [none] { "" }
       *[other] , Schlummer { $failure_slumber }
    }{ $failure_lucidity ->
        [none] { "" }
       *[other] , Klarheit { $failure_lucidity }
    }{ $failure_slumber_d6 ->
        [none] { "" }
       *[other] , Schlummer + ein Würfel
    }
event-choice-taken =
    { $you ->
        [yes] Du wählst
       *[no] { $seat } wählt
    } „{ choice-name }“{ $pay_slumber ->
        [0] { "" }
       *[other] , für { $pay_slumber } Schlummer
    }{ $pay_providence ->
        [0] { "" }
       *[other] , für { $pay_providence } Vorsehung
    }.
event-gave-in =
    { $you ->
        [yes] Du kannst bei „{ card-name }“ keine Wahl bezahlen und gibst nach.
       *[no] { $seat } kann bei „{ card-name }“ keine Wahl bezahlen und gibt nach.
    }
event-test-lucid =
    { $you ->
        [yes] Dein Geist ist klar: Die Klarheitsprobe gelingt von selbst.
       *[no] Der Geist von { $seat } ist klar: Die Klarheitsprobe gelingt von selbst.
    }
event-tested =
    { $success ->
        [yes] { $count } gegen { $against }: { $you ->
            [yes] Du bestehst die Probe.
           *[no] { $seat } besteht die Probe.
        }
       *[no] { $count } gegen { $against }: { $you ->
            [yes] Die Probe misslingt dir.
           *[no] { $seat } misslingt die Probe.
        }
    }
event-outcome =
    { $slumber ->
        [0] { outcome-woken }
       *[other] { outcome-dreaming }
    }
outcome-woken =
    { $you ->
        [yes] Du hast keinen Schlummer mehr
       *[no] { $seat } hat keinen Schlummer mehr
    }{ $providence_change ->
        [0] { "" }
       *[other] ; Vorsehung jetzt { $providence }
    }.
outcome-dreaming =
    { $you ->
        [yes] Du darfst
       *[no] { $seat } darf
    } { $movement ->
        [0] nicht weitergehen
        [one] 1 Feld gehen
       *[other] bis zu { $movement } Felder gehen
    }{ $providence_change ->
        [0] { "" }
       *[other] ; Vorsehung jetzt { $providence }
    }{ $slumber_change ->
        [0] { "" }
       *[other] ; Schlummer jetzt { $slumber }
    }{ $lucidity_change ->
        [0] { "" }
       *[other] ; Klarheit jetzt { $lucidity }
    }.
event-stepped =
    { $bought ->
        [yes] { $you ->
            [yes] Du kaufst einen Schritt
           *[no] { $seat } kauft einen Schritt
        } auf { space-name }; noch { $providence } Vorsehung.
       *[no] { $you ->
            [yes] Du gehst
           *[no] { $seat } geht
        } auf { space-name }.
    }
event-sent-back =
    { $you_other_seat ->
        [yes] Dein Avatar
       *[no] Der Avatar von { $other_seat }
    } muss zurück auf { space-name }.
event-challenged =
    { $you ->
        [yes] Du forderst { $other_seat } heraus.
       *[no] { $seat } fordert { $you_other_seat ->
            [yes] dich
           *[no] { $other_seat }
        } heraus.
    }
event-contest-decided =
    { $total } zu { $against }: { $won ->
        [yes] { $you_other_seat ->
            [yes] Du verlierst { $loss } Schlummer und hast noch { $slumber }.
           *[no] { $other_seat } verliert { $loss } Schlummer und hat noch { $slumber }.
        }
       *[no] Nichts geschieht.
    }
event-advanced =
    { $you ->
        [yes] Du rückst vor
       *[no] { $seat } rückt vor
    } auf { space-name }.
event-dream-turn-ended =
    { $you ->
        [yes] Dein Traumzug endet
       *[no] Der Traumzug von { $seat } endet
    } auf { space-name } mit Schlummer { $slumber }.
event-blessed =
    { $you ->
        [yes] Der Ort ist gesegnet: Du hast jetzt { $providence } Vorsehung.
       *[no] Der Ort ist gesegnet: { $seat } hat jetzt { $providence } Vorsehung.
    }
event-woke =
    { $you ->
        [yes] Du wachst auf: wieder Schlummer { $slumber } und Klarheit { $lucidity }.
       *[no] { $seat } wacht auf: wieder Schlummer { $slumber } und Klarheit { $lucidity }.
    }
event-quest-tried =
    { $offer ->
        [0] { $you ->
            [yes] Du versuchst
           *[no] { $seat } versucht
        }, die Quest „{ quest-name }“ zu erfüllen.
       *[other] { $you ->
            [yes] Du bietest
           *[no] { $seat } bietet
        } { $offer } Vorsehung für den letzten Zoll.
    }
quest-weighed =
    { $quest ->
        [last-toll] Der Zoll beträgt { $total }, geboten waren { $against }
        [borrowed-face] { $total } zu { $against }
       *[other] { $total }, nötig waren { $against }
    }
event-quest-decided =
    { quest-weighed }: { $kept ->
        [success] { $you ->
            [yes] Du erfüllst die Quest!
           *[no] { $seat } erfüllt die Quest!
        }
        [tie] Gleichstand, nichts geschieht.
       *[other] Die Quest ist nicht erfüllt.{ $loss ->
            [0] { "" }
           *[other] { " " }{ $you ->
                [yes] Du verlierst
               *[no] { $seat } verliert
            } { $loss } Schlummer.
        }
    }
event-game-ended =
    { $reason ->
        [quest] { $you_winners ->
            [yes] Du hast die Quest „{ quest-name }“ erfüllt und bleibst für immer im Traum.
           *[no] { $winners } hat die Quest „{ quest-name }“ erfüllt und bleibt für immer im Traum.
        }
       *[long_stop] Nach { $round_no ->
            [one] 1 Runde
           *[other] { $round_no } Runden
        } ist die Nacht vorbei, und niemand hat die Quest erfüllt. Rangfolge: { $ranking }.
    }
ranking-each = { $place }. { $seat }


## Wie es ausging

standing-score = Rang { $score }

result-quest =
    { $you_winners ->
        [yes] Du gewinnst: Du hast die Quest erfüllt.
       *[no] { $winners } gewinnt: Die Quest ist erfüllt.
    }
result-long_stop = Niemand gewinnt: Die vereinbarte Zahl von Runden ist gespielt. Für den Rang zählt Vorsehung, dann die Nähe zum Traumzyklus, dann Schlummer.


## Was der Tisch wählen kann

option-characters = Charaktere
    .help = Zufällig ausgeteilt oder in Zugreihenfolge gewählt.
option-quest = Quest
    .help = Eine zufällige oder eine, auf die ihr euch einigt.
option-reality_deck = Realitätsstapel
    .help = Die { $content_reality_cards_entries_deck_standard } Standardkarten oder alle { $content_reality_cards_entries } für eine Lange Nacht. Die überarbeitete Ausgabe nimmt immer alle { $content_reality_cards_entries }.
option-board = Traumplan
    .help = Die Traumlande mit 140 Feldern oder die Kurze Nacht mit 65.
option-edition = Ausgabe
    .help = Die Erstausgabe oder die überarbeitete mit anderen Zahlen, mehr Traumkarten, allen { $content_reality_cards_entries } Realitätskarten und genauer Bewegung.
option-opening = Beginn
    .help = Die letzte Nacht ist ein kurzes Spiel: Alle Traum-Avatare beginnen am Rand des Traumzyklus, und alle haben so viel Vorsehung, wie die Quest verlangt, und 10 mehr, zusätzlich zum aufgedruckten Wert.
option-max_rounds = Rundengrenze
    .help = Nach so vielen Runden endet das Spiel ohne Sieg; 0 heißt nie.


## Was auf dem Tisch liegt

field-quest = Quest
    .help = Für alle dieselbe; sie wird am Anfang eines Traumzugs im Traumzyklus geprüft.
field-need = Nötige Vorsehung
    .help = Was die Quest verlangt.
field-round_no = Runde
    .help = In jeder Runde sind alle einmal am Zug.
field-reality_card = Realitätskarte
    .help = In diesem Wachzug gezogen.
field-in_play = Traumkarte
    .help = In diesem Traumzug gezogen; mit Weitblick mehr als eine.
field-card_value = Ihre Bewegung
    .help = Nach Fluch und Rätsel.
field-mystery = Rätsel
    .help = Was der Rätselwurf in diesem Zug gebracht hat.
field-movement = Bewegung übrig
    .help = So viele Felder kannst du in diesem Zug noch gehen.
field-character = Charakter
    .help = Wer du im Spiel bist.
field-hour = Stunde
    .help = Wo der Real-Avatar auf der Uhr steht.
field-space = Feld
    .help = Wo der Traum-Avatar steht oder liegt.
field-asleep = Schläft
    .help = Im Schlaf ist der Traum-Avatar aktiv, im Wachen der Real-Avatar.
field-slumber = Schlummer
    .help = Bei 0 wachst du auf.
field-lucidity = Klarheit
    .help = Für eine Klarheitsprobe muss der Würfel darunter liegen.
field-providence = Vorsehung
    .help = Was die Quest verlangt und womit alles bezahlt wird.
field-memory = Gedächtnis
    .help = Aufgedrucktes Gedächtnis ohne Gedächtnismarker; je höher, desto weniger wird vergessen.
field-missing = Fehlt noch
    .help = Vorsehung, die für die Quest fehlt.
field-to_cycle = Weg zum Traumzyklus
    .help = In Verbindungen, auf dem kürzesten Weg, ob geheim oder nicht.
field-sheets = Aufgedruckt
    .help = Aufgedruckte Werte, Gedächtnismarker und die Chance der Quest, käme ihre Prüfung jetzt.
field-roll = Wurf
    .help = Die Würfel auf dem Tisch und was aus ihnen wird, wenn du sie behältst.
field-choices = Wahlmöglichkeiten
    .help = Was die Karten bieten, mit Kosten, Chancen und Ergebnissen.
field-destinations = Erreichbar
    .help = Wo die übrige Bewegung enden kann.
field-turn = Zug
    .help = Wer am Zug ist und was in ihm schon geschah.
field-decks = Stapel
    .help = Karten in den Stapeln und die Ablagen.
field-agenda = Was noch kommt
    .help = Was als Nächstes geschieht; von hinten zu lesen.
field-tokens = Gedächtnismarker
field-chance = Chance in %
field-seat = Platz
field-first_seat = erster Platz
field-start = begonnen auf
field-visited = gegangen
field-chosen = getroffene Wahl
field-offer = Gebot
field-dream = Traumstapel
field-dream_bottom = unten gesehen
field-dream_discard = Traum-Ablagestapel
field-reality = Realitätsstapel
field-reality_discard = Realitäts-Ablagestapel
field-kind = Art
field-dice = Würfel
field-face = Augenzahl
field-boosts = Verbesserungen
field-thought = nachgedacht
field-count = zählt
field-total = Summe
field-against = gegen
field-kept = wenn behalten
field-amount = wie viel
field-choice = Wahl
field-last_slumber = kostet den letzten Schlummer
field-card = Karte
field-wakes = weckt auf
field-legal = möglich
field-pay_slumber = kostet Schlummer
field-pay_providence = kostet Vorsehung
field-check = Probe
field-n = Zahl
field-success = Erfolg
field-failure = Fehlschlag
field-slumber_d6 = Schlummerwürfel
field-slumber_zero = Schlummer fällt auf 0
field-path = Weg
field-step = Schritt
field-asked = gefragt
field-after_pass = nach einem Passen
field-bought = gekauft
field-pushed = zurückgeschoben
field-driven = zurückgedrängt


## Ein Blick auf den Tisch

look-map = plan karte
    .title = Der Traumplan in Worten
    .help = wo du bist, wohin die Wege führen und wie weit es ist; plan NAME sagt es von jedem Feld und jeder Gegend
look-map-here =
    { $you ->
        [yes] Dein Traum-Avatar ist
       *[no] Der Traum-Avatar von { $seat } ist
    } auf { space-name }. { map-distances }
look-map-space = { space-name }. { map-distances }
map-distances =
    { $to_cycle ->
        [0] Das ist der Traumzyklus.
       *[other] Zum Traumzyklus: { $open_to_cycle ->
            [one] 1 Feld
           *[other] { $open_to_cycle } Felder
        } auf offenen Wegen{ $has_short_cut ->
            [yes] , { $to_cycle } mit geheimen Ausgängen
           *[no] { "" }
        }.
    }{ $to_blessed ->
        [-1] { "" }
        [0] { " " }Dieses Feld ist gesegnet.
       *[other] { " " }Das nächste gesegnete Feld: { $blessed }, { $to_blessed ->
            [one] 1 Feld
           *[other] { $to_blessed } Felder
        } entfernt.
    }{ $to_start ->
        [0] { " " }Das ist der Start.
        [one] { " " }Zum Start: 1 Feld.
       *[other] { " " }Zum Start: { $to_start } Felder.
    }
look-map-way =
    Weg nach { space-name }{ $secret ->
        [open] { " " }(geheimer Ausgang, dir offen)
        [closed] { " " }(geheimer Ausgang, nur offen für einen Zug, der hier beginnt)
       *[no] { "" }
    }: { $steps ->
        [one] { way-end }
       *[other] nach { $steps } Feldern { way-end }, { $end }
    }{ $to_cycle ->
        [0] { "" }
        [one] ; von dort bestenfalls 1 Feld zum Traumzyklus
       *[other] ; von dort bestenfalls { $to_cycle } Felder zum Traumzyklus
    }.
way-end =
    { $end_kind ->
        [crossroads] eine Kreuzung
        [cycle] der Traumzyklus
        [start] der Start
       *[dead_end] eine Sackgasse
    }
look-map-other =
    { $seat } ist auf { space-name }, { $asleep ->
        [yes] träumend
       *[no] wach
    }; { $to_cycle ->
        [0] im Traumzyklus
        [one] bestenfalls 1 Feld vor dem Traumzyklus
       *[other] bestenfalls { $to_cycle } Felder vor dem Traumzyklus
    }.
look-map-links =
    { space-name } führt nach { $links }{ $has_secret ->
        [yes] ; durch einen geheimen Ausgang nach { $secret }
       *[no] { "" }
    }.
look-map-unknown = Auf diesem Plan heißt kein Feld und keine Gegend „{ $about }“.
look-sheets = bögen
    .title = Charakterbögen
    .help = wer alle sind, mit aufgedruckten Werten und Gaben
look-sheet = { $seat }: { character-name }, { sheet-told }
look-sheet-left = Noch frei: { character-name }, { sheet-told }


## Was nicht geht

refused-dream-quest-too-dear = Das kostet { $cost } Vorsehung, und du hast { $providence }.
refused-dream-quest-slumber-full = Dein Schlummer ist schon { $slumber }, mehr gibt es nicht.
refused-dream-quest-not-for-sale =
    { $item ->
        [reroll] Es liegt kein Wurf von dir da, den du neu würfeln könntest.
        [boost] Es liegt kein Wurf von dir da, den du verbessern könntest.
        [buy_step] Einen Schritt kannst du nur kaufen, während du dich bewegst.
       *[other] Schlummer kannst du jetzt nicht kaufen, nur bei der Wahl auf einer Karte, bei Proben, beim Gehen und im Kräftemessen.
    }
refused-dream-quest-which-die = Hier liegen zwei Würfel. Sag, welchen du neu würfelst, den ersten oder den zweiten.
refused-dream-quest-one-die = Hier liegt nur ein Würfel von dir. Würfle diesen neu.
refused-dream-quest-cannot-think = Kritisches Denken ist die Gabe von Professor Bedford, nicht deine.
refused-dream-quest-no-lucidity-roll = Kritisches Denken hilft nur bei einem Klarheitswurf: einer Klarheitsprobe oder deinem Würfel im Kräftemessen.
refused-dream-quest-thought-already = Über diesen Wurf hast du schon nachgedacht. Das geht einmal je Wurf.
refused-dream-quest-need-stays = Von deinen { $providence } Vorsehung musst du { $need } für die Quest behalten; { $cost } kannst du nicht ausgeben.
refused-dream-quest-character-taken = { character-name } ist vergeben. Wähle einen anderen Charakter.
refused-dream-quest-choice-left = Du kannst noch eine Wahl treffen, also darfst du nicht nachgeben.
refused-dream-quest-choice-unpaid =
    Für „{ choice-name }“ musst du { $slumber ->
        [0] { $providence } Vorsehung
       *[other] { $slumber } Schlummer{ $providence ->
            [0] { "" }
           *[other] { " " }und { $providence } Vorsehung
        }
    } ganz bezahlen.
refused-dream-quest-choice-closed =
    „{ choice-name }“ steht dir nicht offen: Du hast { $providence } Vorsehung, verlangt werden { $check ->
        [providence_max] höchstens { $n }
       *[other] mindestens { $n }
    }.
refused-dream-quest-exact =
    In der überarbeiteten Ausgabe nutzt du die ganze Bewegung: Übrig { $movement ->
        [one] ist noch 1 Feld
       *[other] sind noch { $movement } Felder
    }. Geh einen Schritt.
refused-dream-quest-no-such-space = Ein Feld { $space } gibt es auf diesem Plan nicht.
refused-dream-quest-not-linked = Von hier führt keine Verbindung nach { space-name }.
refused-dream-quest-no-return = Auf { space-name } warst du in diesem Zug schon. Geh woandershin.
refused-dream-quest-secret = Der geheime Ausgang nach { space-name } steht nur offen, wenn dein Zug an seiner Kreuzung begonnen hat.
refused-dream-quest-no-movement = Es ist keine Bewegung übrig. Ein Schritt kostet { $cost } Vorsehung.
refused-dream-quest-movement-left =
    Du kannst noch { $movement ->
        [one] 1 Feld
       *[other] { $movement } Felder
    } gehen. Nutze das, bevor du einen Schritt kaufst.
refused-dream-quest-offer = Biete mindestens { $lowest } und höchstens alles, was du hast: { $providence }.
refused-dream-quest-boards = Es muss genau diese Pläne geben: { $wanted }.
refused-dream-quest-bad-id = „{ $id }“ ist hier kein bekannter Name oder steht zweimal da. Jeder Name ist ein Wort und kommt einmal vor.
refused-dream-quest-memory-table = Die Gedächtnistabelle braucht für jedes Gedächtnis eine Zeile mit sechs Zahlen ab 0: { $rows }.
refused-dream-quest-hours =
    { $hours ->
        [one] Der Realitätsplan muss eine Stunde haben, H1.
       *[other] Der Realitätsplan muss ein Ring von { $hours } Stunden sein, H1 und so weiter.
    }
refused-dream-quest-no-quest = Die Quest „{ $quest }“ fehlt. Es muss wenigstens die drei geben, die die Option nennt.
refused-dream-quest-too-few = Das sind zu wenige. Nötig sind mindestens { $wanted }.
refused-dream-quest-no-way-back = Von { $space } führt keine offene Verbindung in Richtung Start. Füge eine hinzu.
refused-dream-quest-one-start = Der Plan braucht genau ein Startfeld: { $start }.
refused-dream-quest-link = { $space } und { $other } müssen einander nennen. Verbindungen gehen in beide Richtungen, stehen je einmal da und führen nie zum selben Feld.
refused-dream-quest-secret-exit = Der geheime Ausgang von { $space } muss eine von mindestens drei Verbindungen sein.
refused-dream-quest-cut-off = { $space } ist vom Start nicht erreichbar oder erreicht den Traumzyklus nicht.
refused-dream-quest-to-start =
    { $found ->
        [one] { $space } liegt eine Verbindung vom Start, nicht { $given }.
       *[other] { $space } liegt { $found } Verbindungen vom Start, nicht { $given }.
    }
refused-dream-quest-below-nothing = Niemand kann weniger als 0 Vorsehung haben.
refused-dream-quest-cards = Diese Karten fehlen oder liegen an zwei Stellen: { $cards }. Jede Karte liegt an genau einer Stelle.
refused-dream-quest-round = Das kann nicht Runde { $round_no } sein. Runden zählen ab 1, und die Rundengrenze gilt.
refused-dream-quest-turn = Was von diesem Zug vermerkt ist, kann nicht sein: Weg, Karte und Würfel müssen zueinander passen.
refused-dream-quest-agenda = Die kommenden Schritte passen nicht zum Zug. Zuunterst liegt der nächste Zug, und jeder Schritt darüber braucht seine Karte oder seine Würfel.

## Charaktere

name-bedford = Professor Warren Bedford
name-snyder = John Snyder
name-serpent = Gewundene Schlange
name-blunt = Amanda Blunt
name-silverlake = Gloria Silverlake
name-maypole = Trent Maypole
profession-bedford = Gelehrter
profession-snyder = Arbeiter
profession-serpent = Schamanin
profession-blunt = Studentin
profession-silverlake = Autorin des Okkulten
profession-maypole = Kind
profession-maypole-revised = Lebemann
flavour-bedford = Er lachte über Traumländer, bis sein toter Großvater ihn holen kam.
flavour-snyder = Ein Hafenarbeiter mit wenig Schlaf, der seit seinem sechsten Jahr im Traum wandert.
flavour-serpent = Die Stadt hat ihr die alte Kunst des Hinübergehens nicht genommen.
flavour-blunt = Psychologie langweilt sie, das Land hinter ihren Augen nicht.
flavour-silverlake = Das Böse aus ihrem letzten Roman gibt es wirklich.
flavour-maypole = Die besten Spielsachen gibt es nur im Schlaf.
name-critical_thinking = Kritisches Denken
name-regular_shifts = Geregelte Schichten
name-between_worlds = Zwischen den Welten
name-so_much_potential = So viel Potenzial
name-foresight = Weitblick
name-no_responsibilities = Keine Pflichten
ability-critical_thinking = Verbessert einmal je Klarheitswurf für { $think_cost } Vorsehung den Wurf um 1.
ability-regular_shifts = Schlummerverluste auf Realitätskarten wirken nicht.
ability-between_worlds =
    { $secret_anywhere ->
        [yes] Beginnt das Spiel schlafend; geheime Ausgänge stehen jederzeit in der Bewegung offen.
       *[no] Beginnt das Spiel schlafend.
    }
ability-so_much_potential = Wendet für { $cancel_cost } Vorsehung die Nachteile einer eben gezogenen Realitätskarte ab.
ability-foresight =
    { $draws ->
        [1] Zieht eine Traumkarte wie alle.
       *[other] Zieht { $draws } Traumkarten und spielt eine davon; die andere { $other_card ->
            [bottom] kommt unter den Stapel.
           *[discard] wird abgelegt.
        }
    }
ability-no_responsibilities = Verliert am Ende eines Traumzugs keinen Schlummer.
character-name =
    { $character ->
        [bedford] { name-bedford }
        [snyder] { name-snyder }
        [serpent] { name-serpent }
        [blunt] { name-blunt }
        [silverlake] { name-silverlake }
        [maypole] { name-maypole }
       *[other] { $character }
    }
character-profession =
    { $character ->
        [bedford] { profession-bedford }
        [snyder] { profession-snyder }
        [serpent] { profession-serpent }
        [blunt] { profession-blunt }
        [silverlake] { profession-silverlake }
        [maypole] { $edition ->
            [revised] { profession-maypole-revised }
           *[first] { profession-maypole }
        }
       *[other] { $character }
    }
character-ability =
    { $ability ->
        [critical_thinking] { ability-critical_thinking }
        [regular_shifts] { ability-regular_shifts }
        [between_worlds] { ability-between_worlds }
        [so_much_potential] { ability-so_much_potential }
        [foresight] { ability-foresight }
        [no_responsibilities] { ability-no_responsibilities }
       *[other] { $ability }
    }
ability-name =
    { $ability ->
        [critical_thinking] { name-critical_thinking }
        [regular_shifts] { name-regular_shifts }
        [between_worlds] { name-between_worlds }
        [so_much_potential] { name-so_much_potential }
        [foresight] { name-foresight }
        [no_responsibilities] { name-no_responsibilities }
       *[other] { $ability }
    }

## Quests

name-great-ritual = Das große Ritual
name-borrowed-face = Das geliehene Gesicht
name-last-toll = Der letzte Zoll
flavour-great-ritual = Steh im Kreis, wenn das Ritual seinen Höhepunkt erreicht.
flavour-borrowed-face = Ein Albtraum versperrt den Weg und trägt dein Gesicht.
flavour-last-toll = Am Tor wird kein Preis genannt; den nennst du.
quest-name =
    { $quest ->
        [great-ritual] { name-great-ritual }
        [borrowed-face] { name-borrowed-face }
        [last-toll] { name-last-toll }
       *[other] { $quest }
    }
quest-flavour =
    { $quest ->
        [great-ritual] { flavour-great-ritual }
        [borrowed-face] { flavour-borrowed-face }
        [last-toll] { flavour-last-toll }
       *[other] { $quest }
    }

## Traumkarten, Realitätskarten

name-great-library = Große Bibliothek
name-tax-recounting = Steuerprüfung
name-gate-of-dreams = Tor der Träume
name-cave-of-visions = Höhle der Visionen
name-strange-mushrooms = Seltsame Pilze
name-celestial-music = Himmlische Musik
name-nightmare-monster = Albtraumwesen
name-lucid-dream = Klartraum
name-stampede = Stampede
name-native-village = Dorf der Einheimischen
name-crow-formation = Krähenformation
name-sleeping-ward = Schlafsaal
name-old-hermit = Alter Einsiedler
name-moon-kite = Monddrachen
name-white-ship = Das weiße Schiff
name-incoming-asteroid = Asteroid im Anflug
name-zeppelin-captains = Zeppelinkapitäne
name-melting-clocks = Schmelzende Uhren
name-flying-dream = Flugtraum
name-mirror-of-desire = Der Spiegel der Sehnsucht
name-magus = Der Magier
name-theatre-play = Theaterstück
name-sentient-mist = Denkender Nebel
name-room-of-eyes = Raum der Augen
name-ancient-battle = Uralte Schlacht
name-half-time = Halbzeit
name-pegasus = Pegasus
name-haita-the-shepherd = Haïta der Hirte
name-maiden = Das Mädchen
name-shrine-of-the-elder-gods = Schrein der Älteren Götter
name-puzzle-box = Die Rätselkiste
name-lake-of-hali = Der See von Hali
name-friendly-zoog = Freundlicher Zoog
name-alarm-clock = Wecker
name-sunshine = Sonnenschein
name-they = Sie
name-abdominal-pain = Bauchschmerzen
name-bank = Bank
name-demotion = Degradierung
name-fine = Bußgeld
name-friend = Freund
name-missing = Vermisst
name-evacuation = Evakuierung
name-good-dinner = Gutes Essen
name-cheating-spouse = Ehebruch
name-dog = Hund
name-horror-movie-night = Horrorfilmabend
name-early-hours = Frühschicht
name-accident-witness = Unfallzeuge
name-jet-lag = Jetlag
name-dreamcatcher = Traumfänger
name-the-pastor = Der Pastor
name-the-policeman = Der Polizist
name-screams = Schreie
name-infant-trouble = Krankes Baby
name-broken-bed = Kaputtes Bett
flavour-great-library = Regal an Regal, ein Band für jeden schlafenden Menschen.
flavour-tax-recounting = Diesem Dorf sind die Zahlen entglitten.
flavour-gate-of-dreams = Zwei Wachen, Thog und Thok, wollen Lügengeschichten hören.
flavour-cave-of-visions = Hier unten hausen abgelegte Albträume.
flavour-strange-mushrooms = Der Hunger siegt, die leuchtenden Hüte sind gegessen.
flavour-celestial-music = Von nirgendwo her spielt eine Harfe.
flavour-nightmare-monster = Etwas Abscheuliches frisst mitten auf dem Weg.
flavour-lucid-dream = Deine eigene Straße, und du weißt, dass du schläfst.
flavour-stampede = Wilde Pferde donnern aus Dylath-Leen.
flavour-native-village = Ein stilles Volk bittet dich zu bleiben.
flavour-crow-formation = Die Krähen über dir schreiben ein Wort.
flavour-sleeping-ward = Saubere Betten für Ruhelose.
flavour-old-hermit = Am Wegrand wartet ein Einsiedler mit einer Geschichte.
flavour-moon-kite = Ein Kind hält den Mond an einer Schnur.
flavour-white-ship = An Bord darf nur, wer es wert ist.
flavour-incoming-asteroid = Ein fallender Berg verdunkelt den Himmel.
flavour-zeppelin-captains = Die Luftschiffer von Mnar handeln mit Geschichten.
flavour-melting-clocks = Jedes weiche Zifferblatt zählt auf dein Erwachen zu.
flavour-flying-dream = Deine Füße haben den Boden verlassen.
flavour-mirror-of-desire = Das Glas weiß, was du am meisten willst.
flavour-magus = Ein Zauberer sucht einen Lehrling.
flavour-theatre-play = Der Vorhang geht auf, und du kennst keine Zeile.
flavour-sentient-mist = Der Nebel fügt sich deinen Gedanken.
flavour-room-of-eyes = Die Wände blinzeln, wenn du vorbeigehst.
flavour-ancient-battle = Tote Heere kämpfen noch einmal um ein verlorenes Feld.
flavour-half-time = Gleichstand, ein Spielzug bleibt.
flavour-pegasus = Ein geflügeltes Pferd grast.
flavour-haita-the-shepherd = Eine Flöte, eine Herde und das Angebot einer Geschichte.
flavour-maiden = Sie heißt Glück und überstrahlt den Tag.
flavour-shrine-of-the-elder-gods = Alte Götter, halb vergessen, halb wach.
flavour-puzzle-box = Es heißt, nur der Silberne Schlüssel passe.
flavour-lake-of-hali = Zwei Monde über schwarzem Wasser.
flavour-friendly-zoog = Etwas mit Fühlern hat dich ins Herz geschlossen.
flavour-alarm-clock = Eine Sirene am Himmel; sie steht auf deinem Nachttisch.
flavour-sunshine = Weißes Licht, dann dein eigenes Fenster.
flavour-they = Immer ist jemand eine Straße hinter dir.
flavour-abdominal-pain = Die Sorgen haben sich in deinem Bauch eingenistet.
flavour-bank = Die Rate ist überfällig; Fäuste an der Tür.
flavour-demotion = Müde Arbeit bringt einen kleineren Schreibtisch.
flavour-fine = Du hast nicht gegrüßt, und das kostet.
flavour-friend = Ein alter Freund verschwindet mit deinem Ersparten.
flavour-missing = Dein Kind ist nicht zu Hause, und niemand weiß, warum.
flavour-evacuation = Feueralarm, kalte Treppen, nackte Füße.
flavour-good-dinner = Das billige Fleisch kommt dich teuer zu stehen.
flavour-cheating-spouse = Zu früh daheim; heute Nacht bleibt ein Bett im Hostel.
flavour-dog = Eine Nacht auf dem Plastikstuhl in der Tierklinik.
flavour-horror-movie-night = Ein Film zu viel, das Licht bleibt an.
flavour-early-hours = Die Schicht beginnt vor der Sonne.
flavour-accident-witness = Du hast den Unfall gesehen und siehst ihn noch.
flavour-jet-lag = Falsche Stunde, falsches Bett.
flavour-dreamcatcher = Ein Geschenk aus Schnur und Federn hängt über dir.
flavour-the-pastor = Die Predigt folgt dir nach Hause.
flavour-the-policeman = Den ganzen Abend Fragen unter einer Lampe.
flavour-screams = Draußen im Mondlicht heult jemand.
flavour-infant-trouble = Ein fieberndes Baby braucht dich jede Stunde.
flavour-broken-bed = Ein Bein bricht; das Sofa muss reichen.
card-name =
    { $card ->
        [great-library] { name-great-library }
        [tax-recounting] { name-tax-recounting }
        [gate-of-dreams] { name-gate-of-dreams }
        [cave-of-visions] { name-cave-of-visions }
        [strange-mushrooms] { name-strange-mushrooms }
        [celestial-music] { name-celestial-music }
        [nightmare-monster] { name-nightmare-monster }
        [lucid-dream] { name-lucid-dream }
        [stampede] { name-stampede }
        [native-village] { name-native-village }
        [crow-formation] { name-crow-formation }
        [sleeping-ward] { name-sleeping-ward }
        [old-hermit] { name-old-hermit }
        [moon-kite] { name-moon-kite }
        [white-ship] { name-white-ship }
        [incoming-asteroid] { name-incoming-asteroid }
        [zeppelin-captains] { name-zeppelin-captains }
        [melting-clocks] { name-melting-clocks }
        [flying-dream] { name-flying-dream }
        [mirror-of-desire] { name-mirror-of-desire }
        [magus] { name-magus }
        [theatre-play] { name-theatre-play }
        [sentient-mist] { name-sentient-mist }
        [room-of-eyes] { name-room-of-eyes }
        [ancient-battle] { name-ancient-battle }
        [half-time] { name-half-time }
        [pegasus] { name-pegasus }
        [haita-the-shepherd] { name-haita-the-shepherd }
        [maiden] { name-maiden }
        [shrine-of-the-elder-gods] { name-shrine-of-the-elder-gods }
        [puzzle-box] { name-puzzle-box }
        [lake-of-hali] { name-lake-of-hali }
        [friendly-zoog] { name-friendly-zoog }
        [alarm-clock] { name-alarm-clock }
        [sunshine] { name-sunshine }
        [they] { name-they }
        [abdominal-pain] { name-abdominal-pain }
        [bank] { name-bank }
        [demotion] { name-demotion }
        [fine] { name-fine }
        [friend] { name-friend }
        [missing] { name-missing }
        [evacuation] { name-evacuation }
        [good-dinner] { name-good-dinner }
        [cheating-spouse] { name-cheating-spouse }
        [dog] { name-dog }
        [horror-movie-night] { name-horror-movie-night }
        [early-hours] { name-early-hours }
        [accident-witness] { name-accident-witness }
        [jet-lag] { name-jet-lag }
        [dreamcatcher] { name-dreamcatcher }
        [the-pastor] { name-the-pastor }
        [the-policeman] { name-the-policeman }
        [screams] { name-screams }
        [infant-trouble] { name-infant-trouble }
        [broken-bed] { name-broken-bed }
       *[other] { $card }
    }
card-flavour =
    { $card ->
        [great-library] { flavour-great-library }
        [tax-recounting] { flavour-tax-recounting }
        [gate-of-dreams] { flavour-gate-of-dreams }
        [cave-of-visions] { flavour-cave-of-visions }
        [strange-mushrooms] { flavour-strange-mushrooms }
        [celestial-music] { flavour-celestial-music }
        [nightmare-monster] { flavour-nightmare-monster }
        [lucid-dream] { flavour-lucid-dream }
        [stampede] { flavour-stampede }
        [native-village] { flavour-native-village }
        [crow-formation] { flavour-crow-formation }
        [sleeping-ward] { flavour-sleeping-ward }
        [old-hermit] { flavour-old-hermit }
        [moon-kite] { flavour-moon-kite }
        [white-ship] { flavour-white-ship }
        [incoming-asteroid] { flavour-incoming-asteroid }
        [zeppelin-captains] { flavour-zeppelin-captains }
        [melting-clocks] { flavour-melting-clocks }
        [flying-dream] { flavour-flying-dream }
        [mirror-of-desire] { flavour-mirror-of-desire }
        [magus] { flavour-magus }
        [theatre-play] { flavour-theatre-play }
        [sentient-mist] { flavour-sentient-mist }
        [room-of-eyes] { flavour-room-of-eyes }
        [ancient-battle] { flavour-ancient-battle }
        [half-time] { flavour-half-time }
        [pegasus] { flavour-pegasus }
        [haita-the-shepherd] { flavour-haita-the-shepherd }
        [maiden] { flavour-maiden }
        [shrine-of-the-elder-gods] { flavour-shrine-of-the-elder-gods }
        [puzzle-box] { flavour-puzzle-box }
        [lake-of-hali] { flavour-lake-of-hali }
        [friendly-zoog] { flavour-friendly-zoog }
        [alarm-clock] { flavour-alarm-clock }
        [sunshine] { flavour-sunshine }
        [they] { flavour-they }
        [abdominal-pain] { flavour-abdominal-pain }
        [bank] { flavour-bank }
        [demotion] { flavour-demotion }
        [fine] { flavour-fine }
        [friend] { flavour-friend }
        [missing] { flavour-missing }
        [evacuation] { flavour-evacuation }
        [good-dinner] { flavour-good-dinner }
        [cheating-spouse] { flavour-cheating-spouse }
        [dog] { flavour-dog }
        [horror-movie-night] { flavour-horror-movie-night }
        [early-hours] { flavour-early-hours }
        [accident-witness] { flavour-accident-witness }
        [jet-lag] { flavour-jet-lag }
        [dreamcatcher] { flavour-dreamcatcher }
        [the-pastor] { flavour-the-pastor }
        [the-policeman] { flavour-the-policeman }
        [screams] { flavour-screams }
        [infant-trouble] { flavour-infant-trouble }
        [broken-bed] { flavour-broken-bed }
       *[other] { $card }
    }

## Wahlmöglichkeiten

name-study-the-shelves = In den Regalen lesen
name-walk-on = Weitergehen
name-audit-every-coin = Jede Münze prüfen
name-pocket-the-hoard = Den Schatz einstecken
name-speak-honestly = Die Wahrheit sagen
name-say-nothing = Schweigen
name-stare-them-down = Ihrem Blick standhalten
name-hide-your-eyes = Die Augen bedecken
name-keep-them-down = Bei sich behalten
name-seek-the-player = Der Harfe nachgehen
name-keep-walking = Einfach weitergehen
name-give-battle = Kämpfen
name-go-around = Einen Bogen machen
name-recall-the-rules = Sich auf die Regeln besinnen
name-leap-onto-one = Auf ein Pferd springen
name-up-a-tree = Auf einen Baum
name-live-among-them = Bei ihnen leben
name-move-along = Weiterziehen
name-read-the-sign = Das Zeichen lesen
name-look-away = Wegsehen
name-lie-down = Sich hinlegen
name-stay-on-your-feet = Auf den Beinen bleiben
name-hear-it-out = Bis zum Ende zuhören
name-hurry-past = Vorübereilen
name-take-the-string = Die Schnur nehmen
name-let-the-child-be = Das Kind in Ruhe lassen
name-plead-your-case = Um Mitfahrt bitten
name-decline-with-thanks = Dankend ablehnen
name-push-it-aside = Ihn zur Seite schieben
name-take-cover = In Deckung gehen
name-stow-away = Heimlich mitfahren
name-trade-your-story = Die eigene Geschichte eintauschen
name-go-on-foot = Zu Fuß gehen
name-turn-back-the-hands = Die Zeiger zurückdrehen
name-soar = Aufsteigen
name-land-and-walk = Landen und gehen
name-look-away-in-time = Rechtzeitig wegsehen
name-be-the-pupil = In die Lehre gehen
name-refuse = Ablehnen
name-make-it-up = Improvisieren
name-leave-the-stage = Die Bühne verlassen
name-shape-it = Ihn formen
name-walk-through = Hindurchgehen
name-slip-out-unseen = Ungesehen hinausschleichen
name-take-a-side = Partei ergreifen
name-skirt-the-field = Das Feld umgehen
name-take-the-shot = Aufs Tor schießen
name-tame-it = Ihn zähmen
name-let-it-graze = Ihn grasen lassen
name-hear-of-carcosa = Von Carcosa hören
name-decline = Verzichten
name-turn-from-her = Sich abwenden
name-take-her-hand = Ihre Hand nehmen
name-pray = Beten
name-bow-and-pass = Sich verneigen und weitergehen
name-hunt-for-the-key = Den Schlüssel suchen
name-force-the-lid = Den Deckel aufbrechen
name-leave-it-shut = Sie zulassen
name-rest-on-the-shore = Am Ufer ruhen
name-let-it-follow = Ihn mitkommen lassen
name-name-the-tune = Die Melodie benennen
name-hear-the-long-tale = Die lange Geschichte hören
name-hear-the-short-tale = Die kurze Geschichte hören
name-wake = Aufwachen
choice-name =
    { $choice ->
        [study-the-shelves] { name-study-the-shelves }
        [walk-on] { name-walk-on }
        [audit-every-coin] { name-audit-every-coin }
        [pocket-the-hoard] { name-pocket-the-hoard }
        [speak-honestly] { name-speak-honestly }
        [say-nothing] { name-say-nothing }
        [stare-them-down] { name-stare-them-down }
        [hide-your-eyes] { name-hide-your-eyes }
        [keep-them-down] { name-keep-them-down }
        [seek-the-player] { name-seek-the-player }
        [keep-walking] { name-keep-walking }
        [give-battle] { name-give-battle }
        [go-around] { name-go-around }
        [recall-the-rules] { name-recall-the-rules }
        [leap-onto-one] { name-leap-onto-one }
        [up-a-tree] { name-up-a-tree }
        [live-among-them] { name-live-among-them }
        [move-along] { name-move-along }
        [read-the-sign] { name-read-the-sign }
        [look-away] { name-look-away }
        [lie-down] { name-lie-down }
        [stay-on-your-feet] { name-stay-on-your-feet }
        [hear-it-out] { name-hear-it-out }
        [hurry-past] { name-hurry-past }
        [take-the-string] { name-take-the-string }
        [let-the-child-be] { name-let-the-child-be }
        [plead-your-case] { name-plead-your-case }
        [decline-with-thanks] { name-decline-with-thanks }
        [push-it-aside] { name-push-it-aside }
        [take-cover] { name-take-cover }
        [stow-away] { name-stow-away }
        [trade-your-story] { name-trade-your-story }
        [go-on-foot] { name-go-on-foot }
        [turn-back-the-hands] { name-turn-back-the-hands }
        [soar] { name-soar }
        [land-and-walk] { name-land-and-walk }
        [look-away-in-time] { name-look-away-in-time }
        [be-the-pupil] { name-be-the-pupil }
        [refuse] { name-refuse }
        [make-it-up] { name-make-it-up }
        [leave-the-stage] { name-leave-the-stage }
        [shape-it] { name-shape-it }
        [walk-through] { name-walk-through }
        [slip-out-unseen] { name-slip-out-unseen }
        [take-a-side] { name-take-a-side }
        [skirt-the-field] { name-skirt-the-field }
        [take-the-shot] { name-take-the-shot }
        [tame-it] { name-tame-it }
        [let-it-graze] { name-let-it-graze }
        [hear-of-carcosa] { name-hear-of-carcosa }
        [decline] { name-decline }
        [turn-from-her] { name-turn-from-her }
        [take-her-hand] { name-take-her-hand }
        [pray] { name-pray }
        [bow-and-pass] { name-bow-and-pass }
        [hunt-for-the-key] { name-hunt-for-the-key }
        [force-the-lid] { name-force-the-lid }
        [leave-it-shut] { name-leave-it-shut }
        [rest-on-the-shore] { name-rest-on-the-shore }
        [let-it-follow] { name-let-it-follow }
        [name-the-tune] { name-name-the-tune }
        [hear-the-long-tale] { name-hear-the-long-tale }
        [hear-the-short-tale] { name-hear-the-short-tale }
        [wake] { name-wake }
       *[other] { $choice }
    }

## Gebiete und Felder

name-start = Start
name-plain = einfach
name-cursed = verflucht
name-blessed = gesegnet
name-mystery = Rätsel
name-cycle = Traumzyklus
name-TH = Die Schwelle
name-CG = Kerzenanger
name-FS = Farntreppe
name-PD = Blasse Wehe
name-SW = Sandbankweg
name-GI = Gnadeninseln
name-WR = Flüsterriff
name-SM = Südwiese
name-DP = Versunkener Pfad
name-ST = Stelzenstadt
name-MN = Sumpf der Namen
name-RF = Rotes Moor
name-WC = Weidendamm
name-DR = Dünenstraße
name-LS = Lampenstrand
name-HF = Hohle Ebene
name-LW = Letzter Brunnen
name-CH = Schlackenhügel
name-ML = Mühlengasse
name-RB = Flussbiegung
name-GW = Glimmerwald
name-TS = Dornenkehren
name-FU = Ofensims
name-SS = Rauchstufen
name-BT = Schwarze Terrasse
name-BR = Ziegelstraße
name-SB = Sternenbrücke
name-CP = Kalter Pass
name-DC = Der Traumzyklus
name-LN = Laternenweg
name-RD = Schilfufer
name-LK = Leitergasse
name-HW = Verborgenes Wehr
name-MV = Murmeltal
name-CN = Nesselkrone
name-GD = Goldene Deiche
name-BW = Zerbrochene Mauer
name-PH = Pappelhöhen
name-QY = Stiller Kai
name-EM = Glutsteg
name-NT = Nadeltreppe
name-VL = Verhülltes Moor
name-SL = Schleusentor
name-GL = Galgenschleife
name-TH0 = Schwelle (Start)
name-CG1 = Kerzenanger 1
name-CG2 = Kerzenanger 2
name-CG3 = Kerzenanger 3
name-CG4 = Kerzenanger 4
name-CG5 = Kerzenanger 5
name-CG6 = Kerzenanger 6
name-CG7 = Kerzenanger 7
name-CG8 = Kerzenanger 8
name-FS1 = Farntreppe 1
name-FS2 = Farntreppe 2
name-FS3 = Farntreppe 3
name-FS4 = Farntreppe 4
name-PD1 = Blasse Wehe 1 (Rätsel)
name-PD2 = Blasse Wehe 2 (Rätsel)
name-PD3 = Blasse Wehe 3 (Rätsel)
name-SW1 = Sandbankweg 1
name-SW2 = Sandbankweg 2
name-SW3 = Sandbankweg 3
name-SW4 = Sandbankweg 4
name-GI1 = Gnadeninseln 1 (gesegnet)
name-GI2 = Gnadeninseln 2 (gesegnet)
name-GI3 = Gnadeninseln 3 (gesegnet)
name-GI4 = Gnadeninseln 4 (gesegnet)
name-GI5 = Gnadeninseln 5 (gesegnet)
name-WR1 = Flüsterriff 1 (Rätsel)
name-WR2 = Flüsterriff 2 (Rätsel)
name-WR3 = Flüsterriff 3
name-WR4 = Flüsterriff 4 (Rätsel)
name-WR5 = Flüsterriff 5 (Rätsel)
name-WR6 = Flüsterriff 6 (Rätsel)
name-SM1 = Südwiese 1
name-SM2 = Südwiese 2
name-SM3 = Südwiese 3
name-SM4 = Südwiese 4
name-SM5 = Südwiese 5
name-DP1 = Versunkener Pfad 1
name-DP2 = Versunkener Pfad 2
name-DP3 = Versunkener Pfad 3
name-DP4 = Versunkener Pfad 4
name-ST1 = Stelzenstadt 1
name-ST2 = Stelzenstadt 2
name-ST3 = Stelzenstadt 3
name-ST4 = Stelzenstadt 4
name-ST5 = Stelzenstadt 5
name-MN1 = Sumpf der Namen 1
name-MN2 = Sumpf der Namen 2
name-MN3 = Sumpf der Namen 3
name-MN4 = Sumpf der Namen 4
name-MN5 = Sumpf der Namen 5
name-RF1 = Rotes Moor 1 (verflucht)
name-RF2 = Rotes Moor 2 (verflucht)
name-RF3 = Rotes Moor 3
name-RF4 = Rotes Moor 4 (verflucht)
name-RF5 = Rotes Moor 5 (verflucht)
name-RF6 = Rotes Moor 6 (verflucht)
name-WC1 = Weidendamm 1
name-WC2 = Weidendamm 2
name-WC3 = Weidendamm 3
name-DR1 = Dünenstraße 1
name-DR2 = Dünenstraße 2
name-DR3 = Dünenstraße 3
name-DR4 = Dünenstraße 4
name-LS1 = Lampenstrand 1
name-LS2 = Lampenstrand 2
name-LS3 = Lampenstrand 3
name-HF1 = Hohle Ebene 1 (gesegnet)
name-HF2 = Hohle Ebene 2
name-HF3 = Hohle Ebene 3
name-HF4 = Hohle Ebene 4
name-HF5 = Hohle Ebene 5
name-HF6 = Hohle Ebene 6
name-HF7 = Hohle Ebene 7
name-LW1 = Letzter Brunnen 1
name-LW2 = Letzter Brunnen 2
name-CH1 = Schlackenhügel 1
name-CH2 = Schlackenhügel 2
name-CH3 = Schlackenhügel 3
name-CH4 = Schlackenhügel 4
name-CH5 = Schlackenhügel 5
name-CH6 = Schlackenhügel 6
name-CH7 = Schlackenhügel 7
name-ML1 = Mühlengasse 1
name-ML2 = Mühlengasse 2
name-ML3 = Mühlengasse 3
name-ML4 = Mühlengasse 4
name-RB1 = Flussbiegung 1
name-RB2 = Flussbiegung 2
name-RB3 = Flussbiegung 3
name-RB4 = Flussbiegung 4
name-RB5 = Flussbiegung 5
name-RB6 = Flussbiegung 6
name-GW1 = Glimmerwald 1 (Rätsel)
name-GW2 = Glimmerwald 2 (Rätsel)
name-GW3 = Glimmerwald 3 (Rätsel)
name-GW4 = Glimmerwald 4 (Rätsel)
name-GW5 = Glimmerwald 5 (Rätsel)
name-GW6 = Glimmerwald 6
name-TS1 = Dornenkehren 1
name-TS2 = Dornenkehren 2
name-TS3 = Dornenkehren 3 (verflucht)
name-TS4 = Dornenkehren 4 (verflucht)
name-TS5 = Dornenkehren 5 (verflucht)
name-TS6 = Dornenkehren 6 (verflucht)
name-TS7 = Dornenkehren 7 (verflucht)
name-TS8 = Dornenkehren 8 (verflucht)
name-FU1 = Ofensims 1
name-FU2 = Ofensims 2 (verflucht)
name-FU3 = Ofensims 3 (verflucht)
name-SS1 = Rauchstufen 1
name-SS2 = Rauchstufen 2
name-BT1 = Schwarze Terrasse 1
name-BT2 = Schwarze Terrasse 2
name-BT3 = Schwarze Terrasse 3
name-BT4 = Schwarze Terrasse 4
name-BR1 = Ziegelstraße 1
name-BR2 = Ziegelstraße 2
name-BR3 = Ziegelstraße 3
name-BR4 = Ziegelstraße 4
name-BR5 = Ziegelstraße 5
name-BR6 = Ziegelstraße 6
name-BR7 = Ziegelstraße 7
name-SB1 = Sternenbrücke 1 (gesegnet)
name-SB2 = Sternenbrücke 2 (gesegnet)
name-SB3 = Sternenbrücke 3 (gesegnet)
name-SB4 = Sternenbrücke 4 (gesegnet)
name-SB5 = Sternenbrücke 5 (gesegnet)
name-CP1 = Kalter Pass 1
name-CP2 = Kalter Pass 2
name-CP3 = Kalter Pass 3
name-DC0 = Traumzyklus 0
name-DC1 = Traumzyklus 1
name-DC2 = Traumzyklus 2
name-DC3 = Traumzyklus 3
name-DC4 = Traumzyklus 4
name-DC5 = Traumzyklus 5
name-DC6 = Traumzyklus 6
name-DC7 = Traumzyklus 7
name-DC8 = Traumzyklus 8
name-DC9 = Traumzyklus 9
name-LN1 = Laternenweg 1
name-LN2 = Laternenweg 2
name-LN3 = Laternenweg 3
name-LN4 = Laternenweg 4
name-LN5 = Laternenweg 5
name-RD1 = Schilfufer 1
name-RD2 = Schilfufer 2
name-RD3 = Schilfufer 3
name-RD4 = Schilfufer 4
name-RD5 = Schilfufer 5
name-LK1 = Leitergasse 1
name-LK2 = Leitergasse 2
name-LK3 = Leitergasse 3
name-HW1 = Verborgenes Wehr 1
name-HW2 = Verborgenes Wehr 2
name-MV1 = Murmeltal 1 (Rätsel)
name-MV2 = Murmeltal 2 (Rätsel)
name-MV3 = Murmeltal 3 (Rätsel)
name-MV4 = Murmeltal 4 (Rätsel)
name-MV5 = Murmeltal 5
name-CN1 = Nesselkrone 1 (verflucht)
name-CN2 = Nesselkrone 2 (verflucht)
name-CN3 = Nesselkrone 3 (verflucht)
name-CN4 = Nesselkrone 4 (verflucht)
name-GD1 = Goldene Deiche 1
name-GD2 = Goldene Deiche 2 (gesegnet)
name-GD3 = Goldene Deiche 3 (gesegnet)
name-GD4 = Goldene Deiche 4 (gesegnet)
name-GD5 = Goldene Deiche 5 (gesegnet)
name-GD6 = Goldene Deiche 6
name-CN5 = Nesselkrone 5
name-BW1 = Zerbrochene Mauer 1
name-BW2 = Zerbrochene Mauer 2
name-BW3 = Zerbrochene Mauer 3
name-PH1 = Pappelhöhen 1
name-PH2 = Pappelhöhen 2
name-PH3 = Pappelhöhen 3
name-PH4 = Pappelhöhen 4
name-QY1 = Stiller Kai 1
name-QY2 = Stiller Kai 2
name-QY3 = Stiller Kai 3
name-QY4 = Stiller Kai 4
name-EM1 = Glutsteg 1
name-EM2 = Glutsteg 2 (gesegnet)
name-EM3 = Glutsteg 3
name-NT1 = Nadeltreppe 1
name-VL1 = Verhülltes Moor 1
name-VL2 = Verhülltes Moor 2 (Rätsel)
name-VL3 = Verhülltes Moor 3 (Rätsel)
name-VL4 = Verhülltes Moor 4
name-SL1 = Schleusentor 1
name-GL1 = Galgenschleife 1
name-GL2 = Galgenschleife 2 (verflucht)
name-GL3 = Galgenschleife 3 (verflucht)
name-GL4 = Galgenschleife 4 (verflucht)
name-GL5 = Galgenschleife 5
space-name =
    { $space ->
        [TH0] { name-TH0 }
        [CG1] { name-CG1 }
        [CG2] { name-CG2 }
        [CG3] { name-CG3 }
        [CG4] { name-CG4 }
        [CG5] { name-CG5 }
        [CG6] { name-CG6 }
        [CG7] { name-CG7 }
        [CG8] { name-CG8 }
        [FS1] { name-FS1 }
        [FS2] { name-FS2 }
        [FS3] { name-FS3 }
        [FS4] { name-FS4 }
        [PD1] { name-PD1 }
        [PD2] { name-PD2 }
        [PD3] { name-PD3 }
        [SW1] { name-SW1 }
        [SW2] { name-SW2 }
        [SW3] { name-SW3 }
        [SW4] { name-SW4 }
        [GI1] { name-GI1 }
        [GI2] { name-GI2 }
        [GI3] { name-GI3 }
        [GI4] { name-GI4 }
        [GI5] { name-GI5 }
        [WR1] { name-WR1 }
        [WR2] { name-WR2 }
        [WR3] { name-WR3 }
        [WR4] { name-WR4 }
        [WR5] { name-WR5 }
        [WR6] { name-WR6 }
        [SM1] { name-SM1 }
        [SM2] { name-SM2 }
        [SM3] { name-SM3 }
        [SM4] { name-SM4 }
        [SM5] { name-SM5 }
        [DP1] { name-DP1 }
        [DP2] { name-DP2 }
        [DP3] { name-DP3 }
        [DP4] { name-DP4 }
        [ST1] { name-ST1 }
        [ST2] { name-ST2 }
        [ST3] { name-ST3 }
        [ST4] { name-ST4 }
        [ST5] { name-ST5 }
        [MN1] { name-MN1 }
        [MN2] { name-MN2 }
        [MN3] { name-MN3 }
        [MN4] { name-MN4 }
        [MN5] { name-MN5 }
        [RF1] { name-RF1 }
        [RF2] { name-RF2 }
        [RF3] { name-RF3 }
        [RF4] { name-RF4 }
        [RF5] { name-RF5 }
        [RF6] { name-RF6 }
        [WC1] { name-WC1 }
        [WC2] { name-WC2 }
        [WC3] { name-WC3 }
        [DR1] { name-DR1 }
        [DR2] { name-DR2 }
        [DR3] { name-DR3 }
        [DR4] { name-DR4 }
        [LS1] { name-LS1 }
        [LS2] { name-LS2 }
        [LS3] { name-LS3 }
        [HF1] { name-HF1 }
        [HF2] { name-HF2 }
        [HF3] { name-HF3 }
        [HF4] { name-HF4 }
        [HF5] { name-HF5 }
        [HF6] { name-HF6 }
        [HF7] { name-HF7 }
        [LW1] { name-LW1 }
        [LW2] { name-LW2 }
        [CH1] { name-CH1 }
        [CH2] { name-CH2 }
        [CH3] { name-CH3 }
        [CH4] { name-CH4 }
        [CH5] { name-CH5 }
        [CH6] { name-CH6 }
        [CH7] { name-CH7 }
        [ML1] { name-ML1 }
        [ML2] { name-ML2 }
        [ML3] { name-ML3 }
        [ML4] { name-ML4 }
        [RB1] { name-RB1 }
        [RB2] { name-RB2 }
        [RB3] { name-RB3 }
        [RB4] { name-RB4 }
        [RB5] { name-RB5 }
        [RB6] { name-RB6 }
        [GW1] { name-GW1 }
        [GW2] { name-GW2 }
        [GW3] { name-GW3 }
        [GW4] { name-GW4 }
        [GW5] { name-GW5 }
        [GW6] { name-GW6 }
        [TS1] { name-TS1 }
        [TS2] { name-TS2 }
        [TS3] { name-TS3 }
        [TS4] { name-TS4 }
        [TS5] { name-TS5 }
        [TS6] { name-TS6 }
        [TS7] { name-TS7 }
        [TS8] { name-TS8 }
        [FU1] { name-FU1 }
        [FU2] { name-FU2 }
        [FU3] { name-FU3 }
        [SS1] { name-SS1 }
        [SS2] { name-SS2 }
        [BT1] { name-BT1 }
        [BT2] { name-BT2 }
        [BT3] { name-BT3 }
        [BT4] { name-BT4 }
        [BR1] { name-BR1 }
        [BR2] { name-BR2 }
        [BR3] { name-BR3 }
        [BR4] { name-BR4 }
        [BR5] { name-BR5 }
        [BR6] { name-BR6 }
        [BR7] { name-BR7 }
        [SB1] { name-SB1 }
        [SB2] { name-SB2 }
        [SB3] { name-SB3 }
        [SB4] { name-SB4 }
        [SB5] { name-SB5 }
        [CP1] { name-CP1 }
        [CP2] { name-CP2 }
        [CP3] { name-CP3 }
        [DC0] { name-DC0 }
        [DC1] { name-DC1 }
        [DC2] { name-DC2 }
        [DC3] { name-DC3 }
        [DC4] { name-DC4 }
        [DC5] { name-DC5 }
        [DC6] { name-DC6 }
        [DC7] { name-DC7 }
        [DC8] { name-DC8 }
        [DC9] { name-DC9 }
        [LN1] { name-LN1 }
        [LN2] { name-LN2 }
        [LN3] { name-LN3 }
        [LN4] { name-LN4 }
        [LN5] { name-LN5 }
        [RD1] { name-RD1 }
        [RD2] { name-RD2 }
        [RD3] { name-RD3 }
        [RD4] { name-RD4 }
        [RD5] { name-RD5 }
        [LK1] { name-LK1 }
        [LK2] { name-LK2 }
        [LK3] { name-LK3 }
        [HW1] { name-HW1 }
        [HW2] { name-HW2 }
        [MV1] { name-MV1 }
        [MV2] { name-MV2 }
        [MV3] { name-MV3 }
        [MV4] { name-MV4 }
        [MV5] { name-MV5 }
        [CN1] { name-CN1 }
        [CN2] { name-CN2 }
        [CN3] { name-CN3 }
        [CN4] { name-CN4 }
        [GD1] { name-GD1 }
        [GD2] { name-GD2 }
        [GD3] { name-GD3 }
        [GD4] { name-GD4 }
        [GD5] { name-GD5 }
        [GD6] { name-GD6 }
        [CN5] { name-CN5 }
        [BW1] { name-BW1 }
        [BW2] { name-BW2 }
        [BW3] { name-BW3 }
        [PH1] { name-PH1 }
        [PH2] { name-PH2 }
        [PH3] { name-PH3 }
        [PH4] { name-PH4 }
        [QY1] { name-QY1 }
        [QY2] { name-QY2 }
        [QY3] { name-QY3 }
        [QY4] { name-QY4 }
        [EM1] { name-EM1 }
        [EM2] { name-EM2 }
        [EM3] { name-EM3 }
        [NT1] { name-NT1 }
        [VL1] { name-VL1 }
        [VL2] { name-VL2 }
        [VL3] { name-VL3 }
        [VL4] { name-VL4 }
        [SL1] { name-SL1 }
        [GL1] { name-GL1 }
        [GL2] { name-GL2 }
        [GL3] { name-GL3 }
        [GL4] { name-GL4 }
        [GL5] { name-GL5 }
       *[other] { $space }
    }

## Andere Wörter, die eine Ansicht zeigt

name-random = zufällig
name-choose = wählen
name-standard = Standard
name-long_night = Lange Nacht
name-dreamlands = Traumlande
name-short_night = Kurze Nacht
name-first = Erstausgabe
name-revised = überarbeitete Ausgabe
name-threshold = der ganze Traum
name-last_night = Die letzte Nacht
name-stuck = Karten haben keine Bewegung
name-lucid = Klarheitsproben gelingen
name-memory_roll = Gedächtniswurf
name-lucidity_under = Klarheitsprobe
name-memory_under = Gedächtnisprobe
name-memory_over = umgekehrte Gedächtnisprobe
name-providence_min = genug Vorsehung
name-providence_max = wenig Vorsehung
name-rest = Rast
name-ritual = Das große Ritual
name-face = Das geliehene Gesicht
name-toll = Der letzte Zoll
name-contest = Kräftemessen
name-success = Erfolg
name-failure = Fehlschlag
name-tie = Gleichstand
name-back = Felder zurück
name-gain = Schlummer gewonnen
name-Prepare = Aufbau
name-BeginPlay = das Spiel beginnt
name-ChooseCharacter = ein Charakter wird gewählt
name-Turn = nächster Zug
name-RealTurn = Wachzug
name-FallAsleep = Einschlafen
name-MemoryLoss = Gedächtnisverlust
name-SufferCard = die Realitätskarte wirkt
name-DreamTurn = Traumzug
name-CloseTurn = Ende des Traumzugs
name-Meet = Begegnung
name-DriveBack = wer verliert, geht zurück
name-GoForward = wer gewinnt, rückt vor
name-ContestResult = Ergebnis des Kräftemessens
name-ContestWindow = Käufe im Kräftemessen
name-ChallengeOne = Herausforderung
name-PushOne = ein Avatar wird zurückgeschoben
name-Walk = Bewegung
name-Outcome = Ergebnis der Wahl
name-DecideTest = die Probe entscheidet sich
name-ResolveCard = die Traumkarte wird abgehandelt
name-ForeseeCard = eine von zwei Karten
name-TurnUpCard = die Karte wird aufgedeckt
name-DrawDream = eine Traumkarte wird gezogen
name-MysteryResult = Ergebnis des Rätselwurfs
name-EnterMystery = Rätsel
name-QuestResult = die Quest entscheidet sich
name-Fight = Kampf mit dem Albtraum
name-PayToll = ein Gebot
name-CheckVictory = Siegprüfung
name-RollWindow = Ausgaben für einen Wurf
