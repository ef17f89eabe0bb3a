### Wie das Studio die Teile des Inhalts nennt.

content-limits = Zahlen des Spiels
content-limits-chi-supply = Chi im Vorrat
content-limits-first-turn-chi = Chi im ersten Zug
content-limits-turn-chi = Chi in jedem weiteren Zug
content-limits-cap-end-of-buying = Chi nach der Kaufphase, höchstens
content-limits-tiles-per-field = Plättchen je Fach, höchstens
content-limits-boost = Boosts
content-limits-brake = Chi fürs Bremsen
content-limits-psychic-drain = Chi-Verlust durch den Chi-Sog
content-limits-blue = Chi von einem blauen Feld
content-limits-extortion = Chi, das man Stärkeren schuldet
content-limits-buy-back = Chi fürs Zurücknehmen eines Plättchens
content-limits-cash-inspiration = Chi für ein eingelöstes Inspirationsplättchen
content-limits-chi-bonus = Chi des Chi-Bonus
content-limits-rocket-squares = Felder einer Rakete
content-limits-rows = Reihen
content-limits-arrivals-per-movement = Felder einer Fahrt, höchstens
content-limits-offers-per-turn = Angebote je Zug
content-limits-offers-per-debt = Angebote je Schuld
content-limits-sandman-seconds = Sekunden des Sandmanns
content-die = Seiten des Würfels
content-directional = Richtungsplättchen
content-directional-entry = { $name }
content-cost = Preis
content-resale = Chi beim Verkauf
content-count = Anzahl
content-quarter-turns-cw = Vierteldrehungen im Uhrzeigersinn
content-inspiration = Inspirationsplättchen
content-inspiration-entry = { $name }
content-layout = Die Landschaft
content-layout-initial-rows = Reihen zu Beginn
content-layout-rows = Reihen
content-layout-rows-entry = Reihe { $row }
content-phase = Phase der Plättchen
content-x0 = Felder vom Westen
content-squares = Felder
content-squares-entry = { $name }
content-field = Fach, dem es folgt
content-field-is-none = keines
content-phases = Phasen, in denen es vorkommt
content-tiles = Landschaftsplättchen
content-tiles-entry = Plättchen { $id }
content-tiles-squares = Felder
content-tiles-squares-entry =
    { $line ->
        [1] { $place ->
            [1] Nordwesten
            [2] Norden
           *[3] Nordosten
        }
        [2] { $place ->
            [1] Westen
            [2] Mitte
           *[3] Osten
        }
       *[3] { $place ->
            [1] Südwesten
            [2] Süden
           *[3] Südosten
        }
    }
