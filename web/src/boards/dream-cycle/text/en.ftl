### What only Dream Cycle's board says; all else about the game stands in its own text folder.

board-letter-white = W
board-letter-orange = O
board-letter-green = G
board-letter-red = R
board-letter-purple = P
board-letter-blue = B
board-letter-yellow = Y
board-letter-black = K
board-letter-silver = S
board-letter-delta = D

## The land
board-land = The Dreamscape, { $rows ->
        [one] 1 row
       *[other] { $rows } rows
    }; north is up
board-around = Look around on the Dreamscape: the arrow keys go from square to square
board-rider = { $name }, facing { $way }, on { $colour }
board-at = { $place }
board-row = Row { $row }
board-phase = Phase { $phase } of sleep
board-last-edge = Whoever rides off this edge awakens and wins.
board-next-edge = Whoever rides over this edge lays the next row.
board-skip = Skip the ride
board-ahead = Dream ahead: { $count ->
        [one] 1 square
       *[other] { $count } squares
    }
board-ahead-then = Dream ahead: { $count ->
        [one] 1 square
       *[other] { $count } squares
    }, then { $mark }
board-here = Here: { $names }
board-covered = A coloured square lies over what is printed here.
board-means = For you: { $tiles }
board-means-nothing = No meaning for you: your ride would end here.
board-square =
    { $kind ->
        [blue] Gives { $content_limits_blue } chi to whoever rides onto it, once a turn.
        [black] A doldrum: the ride ends here. Next turn you turn freely and take a step for nothing.
        [fringe] The fringe, a doldrum: the ride ends here. Next turn you turn freely and take a step for nothing.
        [silver] The die is rolled: the square counts as that colour for you until you leave it.
        [inspiration] Draw an Inspiration tile.
        [double_inspiration] Draw two Inspiration tiles.
        [psychic_drain] Pay { $content_limits_psychic_drain } chi or be out of the game.
        [reversal] All bicycles turn right round.
        [rocket] All bicycles go { $content_limits_rocket_squares ->
            [one] 1 square
           *[other] { $content_limits_rocket_squares } squares
        } forward at once.
        [rotation_cw] The whole tile turns a quarter clockwise with all bicycles on it.
        [rotation_ccw] The whole tile turns a quarter counter-clockwise with all bicycles on it.
        [arrow] Carries you one square the way of the arrow, whatever your tiles say.
        [curve_cw] You turn right and are carried one square on, whatever your tiles say.
        [curve_ccw] You turn left and are carried one square on, whatever your tiles say.
       *[other] No effect of its own: it takes you where your tile on this colour says.
    }
board-mark =
    { $mark ->
        [draw] an Inspiration tile
        [drain] a Psychic Drain
        [reversal] a reversal
        [choice] a choice
        [die] the die
        [conflict] a conflict
        [rocket] a rocket
        [rotation] a turning tile
        [edge] a new row
        [wake] the awakening
        [loop] an endless loop
        [out] a drain you cannot pay
       *[end] the end of the ride
    }

## Tiles
board-tile =
    { $kind ->
        [north] Turn to the north and ride on.
        [south] Turn to the south and ride on.
        [east] Turn to the east and ride on.
        [west] Turn to the west and ride on.
        [forward] Ride straight on.
        [back] Turn right round and ride on.
        [left] Turn left and ride on.
        [right] Turn right and ride on.
        [lucidity] Turn whichever way you like, each time anew, and ride on.
        [chi] Chi buys tiles and brakes, and pays debts.
        [chi_bonus] Turn it in for { $content_limits_chi_bonus } chi, at any time.
        [exchange] While buying: sell a tile from your tray for what it costs.
        [extra_turn] After your turn: take another whole turn.
        [fringewalker] Kept. At the start of a ride in a doldrum that faces another one, take an extra step and turn anew.
        [power] Kept. Whoever has the most decides conflicts; those with fewer pay { $content_limits_extortion } chi when you ride into them.
        [shadowwalker] Kept. You choose whether yellow squares take effect for you, and whether others’ effects move you.
        [times2] While riding: all later moves by your fields are 2 squares long this turn.
        [times3] While riding: all later moves by your fields are 3 squares long this turn.
        [zip] While riding, after a move: turn any way and go one square.
       *[other] While riding, after a move: lay it under your bicycle. The square has this colour from now on, for everybody.
    }
board-price = Costs { $cost }, sells for { $resale }; left: { $left }.
board-cash = At any time: turn it in for { $chi } chi.
board-boost-on =
    { $chi ->
        [one] Boosted: every move from here is one square long this turn.
       *[other] Boosted: every move from here is { $chi } squares long this turn.
    }
board-boost = Boost
board-field-empty = Nothing lies here: on this colour your ride ends.

## What is mine
board-buy = Buy
board-sell = Sell for { $chi }
board-exchange = Exchange for { $chi }
board-let-go = Put it back
board-where = Where do you lay { $tile }? The fields that can take it glow.
board-tray-empty = Your tray is empty.
board-more-moves = All moves by name
board-bank = Bank, pool and more about this ride

## Trades
board-trade = Trade
board-trade-with = With whom?
board-give = You give
board-want = You get
board-add-give = Offer as well
board-add-want = Ask for as well
board-draft = You give { $name } { $give } and get { $want }.
board-offer-mine = { $name } gives you { $give } and gets { $want }.
board-offer = { $name } gives { $other } { $give } and gets { $want }.
board-nothing = nothing
board-chi = { $count } chi
board-gives = { $name } gives

## How to play
board-how-meaning = Each colour means what you lay on it. Here orange means North, green East and white Left. From the fringe you step onto the first square, and from there the colours steer: the dotted trail shows where they take you, until a colour has no meaning.
board-how-tiles = Directional tiles and what they cost in chi. Compass tiles turn you to a point of the compass; Left, Right, Back and Forward go by where you face.
board-how-squares = The squares that do something of their own.
