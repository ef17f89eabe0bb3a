### Was nur das Brett von Dream Cycle sagt; alles andere über das Spiel steht in seinem eigenen Textordner.

board-letter-white = W
board-letter-orange = O
board-letter-green = G
board-letter-red = R
board-letter-purple = L
board-letter-blue = B
board-letter-yellow = Ge
board-letter-black = S
board-letter-silver = Si
board-letter-delta = D

## Die Landschaft
board-land = Die Traumlandschaft, { $rows ->
        [one] 1 Reihe
       *[other] { $rows } Reihen
    }; Norden ist oben
board-around = Sich in der Traumlandschaft umsehen: Die Pfeiltasten gehen von Feld zu Feld
board-rider = { $name }, Blick nach { $way }, steht auf { $colour }
board-at = { $place }
board-row = Reihe { $row }
board-phase = Schlafphase { $phase }
board-last-edge = Wer über diese Kante hinausfährt, wacht auf und gewinnt.
board-next-edge = Wer über diese Kante fährt, legt die nächste Reihe.
board-skip = Fahrt überspringen
board-ahead = Traumspur: { $count ->
        [one] 1 Feld
       *[other] { $count } Felder
    }
board-ahead-then = Traumspur: { $count ->
        [one] 1 Feld
       *[other] { $count } Felder
    }, dann { $mark }
board-here = Hier: { $names }
board-covered = Eine Farbkachel liegt über dem, was hier gedruckt ist.
board-means = Für dich: { $tiles }
board-means-nothing = Keine Deutung für dich: Hier endete deine Fahrt.
board-square =
    { $kind ->
        [blue] Gibt { $content_limits_blue } Chi, wenn jemand darauf fährt, einmal im Zug.
        [black] Eine Flaute: Die Fahrt endet hier. Im nächsten Zug richtest du dich frei aus und machst einen Schritt umsonst.
        [fringe] Der Rand, eine Flaute: Die Fahrt endet hier. Im nächsten Zug richtest du dich frei aus und machst einen Schritt umsonst.
        [silver] Es wird gewürfelt: Das Feld zählt für dich als diese Farbe, bis du es verlässt.
        [inspiration] Ziehe ein Inspirationsplättchen.
        [double_inspiration] Ziehe zwei Inspirationsplättchen.
        [psychic_drain] Zahle { $content_limits_psychic_drain } Chi oder scheide aus.
        [reversal] Alle Fahrräder drehen sich um.
        [rocket] Alle Fahrräder fahren zugleich { $content_limits_rocket_squares ->
            [one] 1 Feld
           *[other] { $content_limits_rocket_squares } Felder
        } geradeaus.
        [rotation_cw] Das ganze Plättchen dreht sich mit allen Fahrrädern darauf eine Vierteldrehung im Uhrzeigersinn.
        [rotation_ccw] Das ganze Plättchen dreht sich mit allen Fahrrädern darauf eine Vierteldrehung gegen den Uhrzeigersinn.
        [arrow] Trägt dich ein Feld weit in Pfeilrichtung, was immer deine Plättchen sagen.
        [curve_cw] Du biegst rechts ab und wirst ein Feld weit getragen, was immer deine Plättchen sagen.
        [curve_ccw] Du biegst links ab und wirst ein Feld weit getragen, was immer deine Plättchen sagen.
       *[other] Ohne eigene Wirkung: Es geht dorthin, wohin dein Plättchen bei dieser Farbe zeigt.
    }
board-mark =
    { $mark ->
        [draw] ein Inspirationsplättchen
        [drain] ein Chi-Sog
        [reversal] eine Umkehr
        [choice] eine Wahl
        [die] der Würfel
        [conflict] ein Konflikt
        [rocket] eine Rakete
        [rotation] eine Drehung
        [edge] eine neue Reihe
        [wake] das Aufwachen
        [loop] eine Endlosschleife
        [out] ein Chi-Sog, den du nicht zahlen kannst
       *[end] das Ende der Fahrt
    }

## Plättchen
board-tile =
    { $kind ->
        [north] Nach Norden drehen und weiterfahren.
        [south] Nach Süden drehen und weiterfahren.
        [east] Nach Osten drehen und weiterfahren.
        [west] Nach Westen drehen und weiterfahren.
        [forward] Geradeaus weiterfahren.
        [back] Umdrehen und weiterfahren.
        [left] Links abbiegen und weiterfahren.
        [right] Rechts abbiegen und weiterfahren.
        [lucidity] Jedes Mal neu eine beliebige Richtung wählen und weiterfahren.
        [chi] Mit Chi kaufst du Plättchen, bremst du und zahlst du Schulden.
        [chi_bonus] Jederzeit für { $content_limits_chi_bonus } Chi abgeben.
        [exchange] In der Kaufphase: ein Plättchen aus der Ablage zum vollen Preis verkaufen.
        [extra_turn] Nach deinem Zug: noch ein ganzer Zug.
        [fringewalker] Bleibt dir. Beginnt die Fahrt in einer Flaute mit Blick auf eine andere, kannst du einen Schritt extra machen und dich neu ausrichten.
        [power] Bleibt dir. Wer am meisten hat, entscheidet Konflikte; wer weniger hat, zahlt dir { $content_limits_extortion } Chi, wenn du darauffährst.
        [shadowwalker] Bleibt dir. Du wählst, ob gelbe Felder bei dir wirken und ob dich Wirkungen der anderen bewegen.
        [times2] Während der Fahrt: Alle weiteren Bewegungen von deinen Fächern sind in diesem Zug 2 Felder weit.
        [times3] Während der Fahrt: Alle weiteren Bewegungen von deinen Fächern sind in diesem Zug 3 Felder weit.
        [zip] Während der Fahrt, nach einer Bewegung: beliebig drehen und ein Feld weit fahren.
       *[other] Während der Fahrt, nach einer Bewegung: unter dein Fahrrad legen. Das Feld hat von nun an für alle diese Farbe.
    }
board-price = Kostet { $cost }, bringt verkauft { $resale }; noch da: { $left }.
board-cash = Jederzeit für { $chi } Chi abzugeben.
board-boost-on =
    { $chi ->
        [one] Mit Schub: Jede Bewegung von hier ist in diesem Zug ein Feld weit.
       *[other] Mit Schub: Jede Bewegung von hier ist in diesem Zug { $chi } Felder weit.
    }
board-boost = Schub
board-field-empty = Hier liegt nichts: Auf dieser Farbe endet deine Fahrt.

## Was mir gehört
board-buy = Kaufen
board-sell = Verkaufen für { $chi }
board-exchange = Umtausch für { $chi }
board-let-go = Zurücklegen
board-where = Wohin legst du { $tile }? Die Fächer, in die es passt, leuchten.
board-tray-empty = Deine Ablage ist leer.
board-more-moves = Alle Züge beim Namen
board-bank = Bank, Topf und mehr über diese Fahrt

## Handel
board-trade = Handeln
board-trade-with = Mit wem?
board-give = Du gibst
board-want = Du bekommst
board-add-give = Außerdem anbieten
board-add-want = Außerdem verlangen
board-draft = Du gibst an { $name }: { $give }. Du bekommst: { $want }.
board-offer-mine = { $name } gibt dir: { $give }. Du gibst dafür: { $want }.
board-offer = { $name } gibt an { $other }: { $give }, und bekommt dafür: { $want }.
board-nothing = nichts
board-chi = { $count } Chi
board-gives = { $name } gibt

## So geht es
board-how-meaning = Jede Farbe bedeutet, was du zu ihr legst. Hier bedeutet Orange Nord, Grün Ost und Weiß Links. Vom Rand geht es auf das erste Feld, und von dort lenken die Farben: Die gepunktete Spur zeigt, wohin sie dich tragen, bis eine Farbe keine Deutung hat.
board-how-tiles = Die Richtungsplättchen und was sie an Chi kosten. Himmelsrichtungen drehen dich nach dem Kompass; Links, Rechts, Zurück und Geradeaus gehen danach, wohin du schaust.
board-how-squares = Die Felder, die selbst etwas tun.
