### Was die Seite rund um den Trainer sagt. Anteile und Punkte sind Hundertstel des Siegs.

## Fragen

analysis-ask = Den Trainer fragen
analysis-about = Was war Glück, und was war gewählt? Der Trainer sieht sich das ganze Spiel an. Das kann eine Minute dauern.
analysis-working = Der Trainer sieht sich das Spiel an
analysis-cancel = Aufhören
analysis-stopped = Der Trainer hat aufgehört.
analysis-broken = Der Trainer ist nicht damit fertig geworden.
analysis-again = Noch einmal fragen
analysis-file = Der Trainer sieht sich Spiele dieses Servers an. Für eine Datei gibt es einen Befehl: reverie analyse DATEI

## Die Kurve

analysis-curve =
    { $players ->
        [1] Wie gut es stand, Zug für Zug
       *[other] Wie wahrscheinlich jeder gewinnen würde, Zug für Zug
    }
analysis-first-look = Ein erster Blick. Er wird klarer, wenn der Trainer fertig ist.
analysis-percent = { $share } %
analysis-share = { $share } % ({ $low } bis { $high })
analysis-stands = { $name } { $share }
analysis-because = { $stands }: { $parts }
analysis-choice = { $name }: { $moves }
analysis-deal = Was ausgeteilt wurde
analysis-then = , dann { "" }
analysis-next = ; { "" }
analysis-stop = . { "" }
analysis-moment =
    { $after ->
        [0] Vor dem ersten Zug
       *[other] Nach Zug { $after } von { $last }
    }
analysis-band = Das Band zeigt, wie sicher der Trainer ist.
analysis-keys = Die Pfeiltasten gehen daran entlang, Bild auf und Bild ab zu den Wendepunkten.
analysis-table = Die Kurve als Tabelle
analysis-column-moment = Zug
analysis-column-played = Gespielt

## Die Teile einer Änderung

analysis-part = { $part } { $sign ->
        [plus] +{ $points }
       *[minus] −{ $points }
    }
analysis-part-luck = Glück
analysis-part-error = eigene Wahl
analysis-part-others = andere
analysis-part-reveals = kam ans Licht
analysis-unchanged = keine Änderung
analysis-step = Woher die Änderung kam
analysis-no-step = Noch ist nichts geschehen.

## Wendepunkte

analysis-to-turns =
    { $count ->
        [one] Den Wendepunkt ansehen
       *[other] Die { $count } Wendepunkte ansehen
    }
analysis-turn = Zug { $number }
analysis-turn-go = Wendepunkt { $place }: auf dem Brett ansehen
analysis-played = Gespielt
analysis-better = Besser
analysis-better-move = { $moves } (+{ $points })
analysis-rule = Die Regel: { $clause }
analysis-hindsight = Im Nachhinein
analysis-cost = kostete { $points } von 100
analysis-gave = brachte { $points } von 100

## Das ganze Spiel

analysis-whole = Das ganze Spiel
analysis-won = { $name } hat gewonnen.
analysis-lost = { $name } hat nicht gewonnen.
analysis-shared = { $name } hat { $result } von 100.
analysis-luck-none = Glück machte keinen Unterschied.
analysis-luck-gave = Glück brachte { $points } von 100 Punkten.
analysis-luck-took = Pech kostete { $points } von 100 Punkten.
analysis-adjusted = Ohne Glück: { $adjusted } von 100, sehr wahrscheinlich zwischen { $low } und { $high }.
analysis-outside = Weniger als 0 oder mehr als 100 ist kein Fehler: So viel vom Unterschied hat das Glück verdeckt.
analysis-words = „{ $luck }.“ „{ $play }.“
analysis-values = Werte { $values }, Aufwand { $effort }

## Tipps

hints-about = Was würde der Trainer erwägen? Er zeigt ein paar Züge und sagt, warum. Alle können dann sehen, dass es an diesem Tisch Tipps gab.
hints-ask = Zeig mir etwas
hints-working = Der Trainer überlegt …
hints-for = Was der Trainer erwägen würde
hints-win = { $share } % des Siegs ({ $low } bis { $high })
hints-choose = Ein Klick wählt den Zug auf dem Brett; dort bestätigst du ihn.
hints-wait = Wenn du am Zug bist, kannst du hier fragen.
