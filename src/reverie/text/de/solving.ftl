### Was der Befehl `solve` sagt.

solve-working = Löse
solve-proving = Beweise
solve-done = Gelöst: { $positions } Stellungen mit { $games } Matrixspielen. Wert eines Psycles für den ersten Platz, von -1 bis +1: { NUMBER($value, minimumFractionDigits: 9, maximumFractionDigits: 9) }.
solve-certificate = Zertifikat: Eine beste Antwort gewinnt über diesen Wert hinaus { $first } gegen den ersten Platz und { $second } gegen den zweiten. Wer nur ein Unentschieden will, erreicht es in höchstens { NUMBER($tied, minimumFractionDigits: 2, maximumFractionDigits: 2) } % der Psycles.
solve-ties-for-ever = Mit diesem Inhalt kann ein Gegner immer weiter unentschieden spielen. Der Wert gilt dann für einen Psycle, nicht für das Spiel.
solve-written = Geschrieben: { $file } ({ $kilobytes } kB)
solve-chances = Chance, das Spiel zu gewinnen: erster Platz { NUMBER($first, minimumFractionDigits: 4, maximumFractionDigits: 4) } %, zweiter Platz { NUMBER($second, minimumFractionDigits: 4, maximumFractionDigits: 4) } %.
solve-value = Wert dieses Psycles für den ersten Platz, von -1 bis +1: { NUMBER($value, minimumFractionDigits: 9, maximumFractionDigits: 9) }.
solve-seat =
    { $seat ->
        [0] Erster Platz:
       *[other] Zweiter Platz:
    }
solve-card = { "  " }Karte { $card }: zu { NUMBER($share, minimumFractionDigits: 4, maximumFractionDigits: 4) } % spielen; Chance, damit das Spiel zu gewinnen: { NUMBER($worth, minimumFractionDigits: 4, maximumFractionDigits: 4) } %

## Lösen
refused-solve-game = Genau lösen lässt sich nur Psycle, nicht { $game }. Schreib: reverie solve psycle.
refused-solve-players = Genau lösen lässt sich Psycle nur zu zweit, nicht zu { $players }.
refused-solve-over = In dieser Stellung ist das Spiel vorbei. Es gibt nichts mehr zu wählen.
refused-solve-too-large = Dieser Inhalt ist zu groß zum Lösen: Er hat bis zu { $cells } Stellungen, und mehr als { $most } lassen sich nicht lösen. Mit weniger Runden, weniger verschiedenen Plättchen oder weniger Edelsteinen wird er kleiner.
refused-solve-needs-more = Zum Lösen werden numpy und scipy gebraucht. Installiere sie mit: pip install "reverie[solve]".
refused-solve-one-of-two = Eine Stellung bringt ihren Inhalt selbst mit und wird am Bildschirm beantwortet. Lass --overrides und --out weg, oder --position.
refused-solve-table-unreadable = Das ist keine Tabelle eines gelösten Psycles, oder sie ist beschädigt. Löse noch einmal.
refused-solve-table-other-content = Die Tabelle gehört zu einem anderen Inhalt oder zu anderen Regeln. Löse mit diesem Inhalt noch einmal.
