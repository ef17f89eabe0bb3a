### What the studio calls the parts of the content.

content-limits = Numbers of the game
content-limits-chi-supply = Chi in the supply
content-limits-first-turn-chi = Chi on the first turn
content-limits-turn-chi = Chi on every other turn
content-limits-cap-end-of-buying = Chi kept after buying, at most
content-limits-tiles-per-field = Tiles on one field, at most
content-limits-boost = Boosts
content-limits-brake = Chi for braking
content-limits-psychic-drain = Chi lost to a Psychic Drain
content-limits-blue = Chi from a blue square
content-limits-extortion = Chi owed to a stronger rider
content-limits-buy-back = Chi for taking a tile back
content-limits-cash-inspiration = Chi for a cashed Inspiration tile
content-limits-chi-bonus = Chi of the Chi Bonus
content-limits-rocket-squares = Squares of a rocket
content-limits-rows = Rows
content-limits-arrivals-per-movement = Squares of one ride, at most
content-limits-offers-per-turn = Offers in a turn
content-limits-offers-per-debt = Offers for a debt
content-limits-sandman-seconds = Seconds of the Sandman
content-die = Faces of the die
content-directional = Directional tiles
content-directional-entry = { $name }
content-cost = Price
content-resale = Chi when sold
content-count = How many
content-quarter-turns-cw = Quarter turns clockwise
content-inspiration = Inspiration tiles
content-inspiration-entry = { $name }
content-layout = The land
content-layout-initial-rows = Rows at the start
content-layout-rows = Rows
content-layout-rows-entry = Row { $row }
content-phase = Phase of its tiles
content-x0 = Squares from the west
content-squares = Squares
content-squares-entry = { $name }
content-field = Field that it follows
content-field-is-none = none
content-phases = Phases in which it occurs
content-tiles = Tiles of the land
content-tiles-entry = Tile { $id }
content-tiles-squares = Squares
content-tiles-squares-entry =
    { $line ->
        [1] { $place ->
            [1] North-west
            [2] North
           *[3] North-east
        }
        [2] { $place ->
            [1] West
            [2] Middle
           *[3] East
        }
       *[3] { $place ->
            [1] South-west
            [2] South
           *[3] South-east
        }
    }
