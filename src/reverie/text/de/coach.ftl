### Was der Trainer nach einem Spiel sagt, und als Tipp. $move_1, $move_2: Züge mit ihren Namen. Punkte sind Hundertstel des Siegs.

## Wie das Glück war, über ein ganzes Spiel

coach-luck-very-good = Die Sterne haben für dich gesungen
coach-luck-good = Eine freundliche Nacht
coach-luck-even = Weder Glück noch Pech
coach-luck-bad = Das Kissen war hart
coach-luck-very-bad = Das Monster unterm Bett hat gewonnen

## Wie gespielt wurde, über ein ganzes Spiel

coach-play-lucid = Hellwach im Traum
coach-play-good = Kaum geblinzelt
coach-play-fair = Ein paarmal gegähnt
coach-play-drowsy = Ziemlich schläfrig
coach-play-asleep = Schlafgewandelt

## Wie ein Wendepunkt heißt

coach-word-slip = Ein Gähnen
coach-word-mistake = Ein Stolpern
coach-word-blunder = Aus dem Bett gefallen
coach-word-lucky = Eine Sternschnuppe
coach-word-very-lucky = Ein ganzer Himmel voll Sternschnuppen
coach-word-unlucky = Eine knarrende Stufe
coach-word-very-unlucky = Der Wecker

## Warum

coach-why-better =
    { $you ->
        [yes] Mit „{ $move_1 }“ konntest du { $share } % des Siegs erwarten, mit dem gespielten Zug { $played } %.
       *[no] Mit „{ $move_1 }“ konnte { $seat } { $share } % des Siegs erwarten, mit dem gespielten Zug { $played } %.
    }
coach-why-plan =
    { $you ->
        [yes] Mit dem besseren Plan konntest du { $share } % des Siegs erwarten, mit deinem { $played } %.
       *[no] Mit dem besseren Plan konnte { $seat } { $share } % des Siegs erwarten, mit dem gespielten { $played } %.
    }
coach-why-wins =
    { $you ->
        [yes] Das hätte sofort gewonnen: in { $times } von { $worlds } Welten, die du dir vorstellen konntest.
       *[no] Das hätte sofort gewonnen: in { $times } von { $worlds } Welten, die { $seat } sich vorstellen konnte.
    }
coach-why-lets-win =
    { $you_rival_seat ->
        [yes] Das ließ dich gewinnen: in { $times } von { $worlds } vorgestellten Welten, nach dem besseren Zug in { $otherwise }.
       *[no] Das ließ { $rival_seat } gewinnen: in { $times } von { $worlds } vorgestellten Welten, nach dem besseren Zug in { $otherwise }.
    }
coach-why-rival =
    { $you_rival_seat ->
        [yes] Am meisten hattest du davon: { $points ->
                [one] ein Punkt
               *[other] { $points } Punkte
            }.
       *[no] Am meisten hatte { $rival_seat } davon: { $points ->
               [one] ein Punkt
              *[other] { $points } Punkte
           }.
    }
coach-why-mixed = Hier wählen alle zugleich. Wer immer dasselbe spielt, wird durchschaut; aber dies war gegen alle vernünftigen Gegner weniger wert.
coach-why-luck-gave =
    { $you ->
        [yes] Der Zufall hat dir hier { $points ->
                [one] einen Punkt
               *[other] { $points } Punkte
            } mehr gegeben als im Mittel.
       *[no] Der Zufall hat { $seat } hier { $points ->
               [one] einen Punkt
              *[other] { $points } Punkte
           } mehr gegeben als im Mittel.
    }
coach-why-luck-took =
    { $you ->
        [yes] Der Zufall hat dir hier { $points ->
                [one] einen Punkt
               *[other] { $points } Punkte
            } weniger gegeben als im Mittel.
       *[no] Der Zufall hat { $seat } hier { $points ->
               [one] einen Punkt
              *[other] { $points } Punkte
           } weniger gegeben als im Mittel.
    }
coach-why-no-choice = Daran konnte niemand etwas ändern.
coach-hindsight =
    { $you ->
        [yes] Hättest du alles Verdeckte gesehen, wäre „{ $move_1 }“ am besten gewesen: { $points ->
                [one] ein Punkt
               *[other] { $points } Punkte
            } mehr. Wissen konntest du das nicht.
       *[no] Wer alles Verdeckte gesehen hätte, hätte „{ $move_1 }“ gewählt: { $points ->
               [one] ein Punkt
              *[other] { $points } Punkte
           } mehr. Wissen konnte { $seat } das nicht.
    }

## Warum es nichts zu sagen gibt

coach-silence-unfinished = Dieses Spiel wurde nicht zu Ende gespielt. Was daraus geworden wäre, weiß niemand; der Trainer rät nicht.
coach-silence-short = Dieses Spiel war { $choices ->
        [0] ohne eine einzige echte Wahl
        [one] nach einer echten Wahl
       *[other] nach { $choices } echten Wahlen
    } vorbei. Das ist zu wenig, um etwas dazu zu sagen.
coach-silence-no-values = Für dieses Spiel mit so vielen Spielern kennt der Trainer keine Werte. Man bekommt sie durch Lernen: reverie train.
coach-silence-quiet = Kein einzelner Moment hat dieses Spiel entschieden. Das kommt vor, wenn alle wach sind.

## Tipps

coach-hint-only = Hier gibt es nichts zu wählen.
coach-hint-best = Das würde der Trainer wählen.
coach-hint-close = Etwa so gut wie das Erste.
coach-hint-behind = { $points ->
        [one] Ein Punkt
       *[other] { $points } Punkte
    } hinter dem Ersten.
coach-hint-wins = Das gewinnt sofort, wenn niemand eine Antwort hat.
coach-hint-mixed = Alle wählen zugleich: spiel das in etwa { $percent } % der Fälle.

## Der Befehl

coach-working = Das Spiel wird angesehen
coach-of-game = { $game }, { $players ->
        [one] ein Spieler
       *[other] { $players } Spieler
    }, { $moves ->
        [one] ein Zug
       *[other] { $moves } Züge
    }
coach-by-values = Werte { $values }, Aufwand { $effort }
coach-column-seat = Platz
coach-column-start = Anfang
coach-column-luck = Glück
coach-column-error = Eigene Fehler
coach-column-others = Andere
coach-column-reveals = Kam ans Licht
coach-column-result = Ergebnis
coach-column-adjusted = Ohne Glück
coach-points-of-the-win = Punkte sind Hundertstel des Siegs. Anfang, Glück, eigene Fehler, die Entscheidungen der anderen und was ans Licht kam ergeben zusammen das Ergebnis.
coach-turning-points = Wendepunkte
coach-turn = Zug { $number }, { $seat }: { $word } ({ $points })
coach-turn-played = Gespielt: { $moves }
coach-turn-better = Besser: { $moves } (+{ $points })
coach-in-hindsight = Im Nachhinein: { $text }
coach-luck-and-play = { $seat }: { $luck }. { $play }.
refused-coach-effort = Ein Aufwand von { $given } geht nicht: wähle einen von { $least } bis { $most }.
refused-analysis-not-over = Dieses Spiel läuft noch. Der Trainer sieht sich ein Spiel an, wenn es zu Ende ist.
refused-analysis-busy = Der Trainer sieht sich gerade viele Spiele an. Frag in { $seconds ->
        [one] einer Sekunde
       *[other] { $seconds } Sekunden
    } noch einmal.
refused-analysis-too-slow = Der Trainer war mit diesem Spiel nach { $seconds ->
        [one] einer Sekunde
       *[other] { $seconds } Sekunden
    } nicht fertig und hat aufgegeben.
refused-analysis-limit = Der Trainer sieht sich immer nur eines deiner Spiele an. Warte darauf, oder brich es ab.
refused-analysis-stopped = Der Server hat angehalten, bevor der Trainer fertig war. Frag noch einmal.
refused-hint-others-play = Tipps gibt es an Tischen, an denen alle anderen Bots sind. Hier spielen andere Leute mit.
refused-hint-not-asked = Ein Tipp gehört zu einer Frage, die dir gestellt ist. Gerade wirst du nichts gefragt.
refused-hint-watching = Tipps sind für die, die am Tisch sitzen.
refused-hint-no-mind = Dieses Spiel kann der Trainer mit so vielen Spielern nicht, also hat er keinen Tipp.
