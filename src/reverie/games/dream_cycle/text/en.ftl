### Every word a person reads about Dream Cycle, except the rules themselves (rules.en.ftl).

game-name = Dream Cycle
game-pitch = A bicycle race through the unconscious: you do not steer. You tell each colour what it means, press go, and watch where the dream takes you.
game-how-to-play =
    The first to ride off the north edge of the last row awakens and wins.
    The board is built while you ride: whoever crosses its north edge lays the next row of tiles.
    Your turn begins with chi: { $content_limits_first_turn_chi } on the first turn, then { $content_limits_turn_chi }.
    Buy Directional tiles and lay them on the colours of your Interpretation tile. That is what the colours mean for you.
    Then you ride: on each square you follow the tile that lies on its colour, square by square, until a colour has no meaning or you come to a doldrum.
    Doldrums are black squares and the fringe around the board. From there you turn freely and take one step for nothing next turn.
    Blue squares give { $content_limits_blue } chi. Yellow squares give Inspiration tiles or worse. Fuchsia squares (deltas) carry you along. On silver you roll a die.
    Braking costs { $content_limits_brake } chi. Whoever rides in an endless loop and cannot brake is out of the game.
    If you land on somebody, whoever has more Power tiles decides: push, pass or block. With equal Power you push.
    Chi on a field that holds a single tile makes every move from that colour as many squares long for one turn. Possible: { $content_limits_boost }.
    At the end of buying you keep { $content_limits_cap_end_of_buying } chi at most. Until then you may take your moves back.
    At any time you may re-arrange your tiles or offer a trade to somebody on your row, but not during your own ride.


## Names

name-south = South
name-back = Back
name-left = Left
name-right = Right
name-west = West
name-east = East
name-forward = Forward
name-north = North
name-lucidity = Lucidity
name-chi_bonus = Chi Bonus
name-square_white = white square
name-square_orange = orange square
name-square_green = green square
name-square_red = red square
name-square_black = black square
name-exchange = Exchange
name-extra_turn = Extra Turn
name-fringewalker = Fringewalker
name-power = Power
name-shadowwalker = Shadowwalker
name-times2 = Times 2
name-times3 = Times 3
name-zip = Zip
name-chi = 1 chi
name-white = white
name-orange = orange
name-green = green
name-red = red
name-purple = purple
name-blue = blue
name-yellow = yellow
name-black = black
name-silver = silver
name-fringe = fringe
name-delta = delta
name-N = north
name-E = east
name-S = south
name-W = west
name-start = choosing start spaces
name-buying = Buying Phase
name-moving = Movement Phase
name-full = the whole night
name-half = half a night
name-nap = a nap

tile-name =
    { $kind ->
        [south] { name-south }
        [back] { name-back }
        [left] { name-left }
        [right] { name-right }
        [west] { name-west }
        [east] { name-east }
        [forward] { name-forward }
        [north] { name-north }
        [lucidity] { name-lucidity }
        [chi_bonus] { name-chi_bonus }
        [square_white] { name-square_white }
        [square_orange] { name-square_orange }
        [square_green] { name-square_green }
        [square_red] { name-square_red }
        [square_black] { name-square_black }
        [exchange] { name-exchange }
        [extra_turn] { name-extra_turn }
        [fringewalker] { name-fringewalker }
        [power] { name-power }
        [shadowwalker] { name-shadowwalker }
        [times2] { name-times2 }
        [times3] { name-times3 }
        [zip] { name-zip }
       *[other] { $kind }
    }
item-name =
    { $item ->
        [south] { name-south }
        [back] { name-back }
        [left] { name-left }
        [right] { name-right }
        [west] { name-west }
        [east] { name-east }
        [forward] { name-forward }
        [north] { name-north }
        [lucidity] { name-lucidity }
        [chi_bonus] { name-chi_bonus }
        [square_white] { name-square_white }
        [square_orange] { name-square_orange }
        [square_green] { name-square_green }
        [square_red] { name-square_red }
        [square_black] { name-square_black }
        [exchange] { name-exchange }
        [extra_turn] { name-extra_turn }
        [fringewalker] { name-fringewalker }
        [power] { name-power }
        [shadowwalker] { name-shadowwalker }
        [times2] { name-times2 }
        [times3] { name-times3 }
        [zip] { name-zip }
        [chi] { name-chi }
       *[other] { $item }
    }
field-name =
    { $field ->
        [white] white
        [orange] orange
        [green] green
        [red] red
        [purple] purple
        [blue] blue
        [yellow] yellow
       *[other] { $field }
    }
on-field = on { field-name }
from-field = from { field-name }
colour-name =
    { $colour ->
        [white] { name-white }
        [orange] { name-orange }
        [green] { name-green }
        [red] { name-red }
        [purple] { name-purple }
        [blue] { name-blue }
        [yellow] { name-yellow }
        [black] { name-black }
        [silver] { name-silver }
        [fringe] { name-fringe }
        [delta] { name-delta }
       *[other] { $colour }
    }
coloured-square =
    { $colour ->
        [orange] an orange square
       *[other] a { colour-name } square
    }
face-name =
    { $face ->
        [white] { name-white }
        [orange] { name-orange }
        [green] { name-green }
        [red] { name-red }
        [purple] { name-purple }
        [blue] { name-blue }
        [yellow] { name-yellow }
        [black] { name-black }
       *[other] { name-silver }
    }
on-colour =
    { $colour ->
        [white] on white
        [orange] on orange
        [green] on green
        [red] on red
        [purple] on purple
        [blue] on blue
        [yellow] on yellow
        [black] on black, a doldrum
        [fringe] on the fringe, a doldrum
        [delta] on a delta
       *[other] on silver
    }
way-name =
    { $way ->
        [N] { name-N }
        [E] { name-E }
        [S] { name-S }
        [W] { name-W }
       *[other] { $way }
    }
square-name =
    { $square ->
        [white] a white square
        [orange] an orange square
        [green] a green square
        [red] a red square
        [purple] a purple square
        [blue] a blue square
        [black] a black square
        [silver] a silver square
        [yellow_inspiration] a yellow square (Inspiration)
        [yellow_double_inspiration] a yellow square (Double Inspiration)
        [yellow_psychic_drain] a yellow square (Psychic Drain)
        [yellow_reversal] a yellow square (Universal Reversal)
        [yellow_rocket] a yellow square (Rocket Ship)
        [yellow_rotation_cw] a yellow square (Rotation, clockwise)
        [yellow_rotation_ccw] a yellow square (Rotation, counter-clockwise)
        [fringe] the fringe
       *[other] a delta
    }
legend-name =
    { $square ->
        [white] white
        [orange] orange
        [green] green
        [red] red
        [purple] purple
        [blue] blue
        [black] black, a doldrum
        [silver] silver
        [yellow_inspiration] yellow: Inspiration
        [yellow_double_inspiration] yellow: Double Inspiration
        [yellow_psychic_drain] yellow: Psychic Drain
        [yellow_reversal] yellow: Universal Reversal
        [yellow_rocket] yellow: Rocket Ship
        [yellow_rotation_cw] yellow: Rotation clockwise
        [yellow_rotation_ccw] yellow: Rotation counter-clockwise
        [fuchsia_north] delta to the north
        [fuchsia_east] delta to the east
        [fuchsia_south] delta to the south
        [fuchsia_west] delta to the west
        [fuchsia_curve_cw] delta to the right
        [fuchsia_curve_ccw] delta to the left
        [fringe] fringe, a doldrum
       *[bicycle] a bicycle after the letter of its seat, facing north, east, south or west
    }
effect-name =
    { $effect ->
        [inspiration] Inspiration
        [double_inspiration] Double Inspiration
        [psychic_drain] Psychic Drain
        [reversal] Universal Reversal
        [rocket] Rocket Ship
        [rotation_cw] Rotation (clockwise)
       *[other] Rotation (counter-clockwise)
    }
the-effect = { effect-name }
by-what =
    { $how ->
        [step] one step forward
        [delta] carried along by the delta
        [zip] with a Zip
        [fringewalk] with a Fringewalker’s step
       *[field] by { $tile ->
            [south] { name-south }
            [back] { name-back }
            [left] { name-left }
            [right] { name-right }
            [west] { name-west }
            [east] { name-east }
            [forward] { name-forward }
            [north] { name-north }
           *[other] { name-lucidity }
        }
    }
given =
    { $give_kind ->
        [chi] { $give_chi } chi
        [tiles] { $give }
       *[both] { $give_chi } chi plus { $give }
    }
wanted =
    { $want_kind ->
        [chi] { $want_chi } chi
        [tiles] { $want }
       *[both] { $want_chi } chi plus { $want }
    }
list-item = { $name }


## Questions

column-name =
    { $x ->
        [0] B
        [1] C
        [2] D
        [3] E
        [4] F
        [5] G
        [6] H
        [7] I
        [8] J
        [9] K
        [10] L
        [11] M
        [12] N
        [13] O
        [14] P
        [15] Q
        [16] R
        [17] S
        [18] T
        [19] U
        [20] V
        [21] W
        [22] X
        [23] Y
        [24] Z
        [25] AA
        [26] AB
        [27] AC
        [28] AD
        [29] AE
        [30] AF
        [31] AG
        [32] AH
        [33] AI
        [34] AJ
        [35] AK
       *[other] { $x }
    }
question-start = Where do you start? Choose a column from { $from_column } to { $to_column }, just south of the first row.
    .help = Nobody may choose a start space that is taken. You begin facing north and step straight onto the board, so look which colours lie ahead.
question-buying =
    { $you ->
        [yes] You have { $store } chi and stand { on-colour }. What do you buy and arrange?
       *[no] { $seat } has { $store } chi and stands { on-colour }: buying and arranging.
    }
    .help = Lay tiles on the colours that you will meet. The trail ahead shows where your tiles would take you now. In a doldrum you may also turn. When everything lies right, end the Buying Phase; chi above { $cap } goes back.
question-fringewalk = Your Fringewalker can take an extra step { way-name }. Do you take it?
    .help = After the extra step you choose a new facing, then comes your usual first step.
question-facing = Which way do you face after the extra step?
    .help = You take your usual first step that way.
question-set-off =
    { $you ->
        [yes] You set off from { $place }, { on-colour }, facing { way-name }. How?
       *[no] { $seat } sets off from { $place }, { on-colour }, facing { way-name }.
    }
    .help = You follow a tile that lies on this colour. You have { $store } chi; braking is not possible before the first move.
question-window =
    { $you ->
        [yes] You are at { $place }, { on-colour }, facing { way-name }, with { $store } chi. How does it go on?
       *[no] { $seat } is at { $place }, { on-colour }, facing { way-name }: how does it go on?
    }
    .help = Before you turn you may use Inspiration tiles. You must ride on while this colour has a meaning; braking costs { $brake } chi.
question-caught =
    { $you ->
        [yes] You are caught in an endless loop at { $place }, { on-colour }, facing { way-name }, with { $store } chi. How do you get out?
       *[no] { $seat } is caught in an endless loop at { $place }, { on-colour }, facing { way-name }, with { $store } chi.
    }
    .help = You were here before, facing the same way, and nothing has changed since. Brake for { $brake } chi, raise chi by turning in tiles, or use a Zip, a coloured square or a Times tile.
question-blocked =
    { $you ->
        [yes] You were blocked and stand at { $place }, { on-colour }, facing { way-name }, with { $store } chi. What now?
       *[no] { $seat } was blocked and stands at { $place }, { on-colour }, facing { way-name }, with { $store } chi.
    }
    .help = Another tile of this colour that leads elsewhere, or a Zip, lets you go on. Otherwise your ride is over.
question-silver = You rolled silver: which colour shall the square be?
    .help = It counts as that colour for you until you leave it.
question-yellow = You land on { effect-name }. Shall it take effect?
    .help = Your Shadowwalker lets you choose. If you let it pass, you are asked again when you land there again.
question-shadow =
    { $you ->
        [yes] { effect-name }: shall it move you too?
       *[no] { effect-name }: { $seat } decides whether to be moved too.
    }
    .help = Your Shadowwalker lets you stay as you are.
question-conflict =
    { $you ->
        [yes] { $mover_seat } comes to { $place } where { $other_seats } { $count_other_seats ->
            [one] stands
           *[other] stand
        }, riding { way-name }. You have the most Power: push, pass or block?
       *[no] { $mover_seat } comes to { $place } where { $other_seats } { $count_other_seats ->
            [one] stands
           *[other] stand
        }, riding { way-name }. { $seat } has the most Power and decides.
    }
    .help = Push: everybody there goes one square on. Pass: the rider shares the square. Block: the rider stays where this move began.
question-chain =
    { $you ->
        [yes] { $pushed_seats } { $count_pushed_seats ->
            [one] is
           *[other] are
        } pushed onto { $other_seats } at { $place }. You have the most Power of them: push on or share the square?
       *[no] { $pushed_seats } { $count_pushed_seats ->
            [one] is
           *[other] are
        } pushed onto { $other_seats } at { $place }. { $seat } has the most Power of them and decides.
    }
    .help = A block is not possible here: it would undo the first push.
question-debt =
    { $you ->
        [yes] You owe { $chi } chi { $to_supply ->
            [yes] to the supply
           *[no] to { $to_seat }
        } and have { $store }. How do you raise it?
       *[no] { $seat } owes { $chi } chi { $to_supply ->
            [yes] to the supply
           *[no] to { $to_seat }
        } and has { $store }.
    }
    .help = Turn in Inspiration tiles, or trade while you can (offers left: { $offers }). Whoever cannot pay is out of the game.
question-offer =
    { $you_to_seat ->
        [yes] { $seat } offers you { given } for { wanted }. Do you accept?
       *[no] { $seat } offers { $to_seat } { given } for { wanted }.
    }
    .help = Nothing changes hands unless you accept. Everything else waits for your answer.
question-buy-back = Do you take the coloured square ({ colour-name }) at { $place } back for { $chi } chi?
    .help = Otherwise it stays on the board and belongs to nobody.
question-extra-turn = Your turn is over. Do you turn in an Extra Turn (you hold { $held }) for another one?
    .help = It is a whole turn, with income and a Buying Phase.


## Moves

move-start = Start in column { column-name }
move-buy = Buy { tile-name }
    .worth = Buy { tile-name } for { $chi } chi
move-sell = Sell { tile-name }
    .worth = Sell { tile-name } for { $chi } chi
move-exchange = Sell { tile-name } at full cost with an Exchange
    .worth = Sell { tile-name } at full cost, { $chi } chi, with an Exchange
move-place = Lay { tile-name } { on-field }
move-take = Take { tile-name } back { from-field }
move-boost = Boost { field-name } with { $chi } chi
    .help =
        { $chi ->
            [one] Every move from this colour will be one square long this turn. The chi is lost afterwards.
           *[other] Every move from this colour will be { $chi } squares long this turn. The chi is lost afterwards.
        }
move-unboost = Take the boost back { from-field }
move-face = Turn to the { way-name }
move-done = Ride!
    .help = The Buying Phase ends. Chi above the cap goes back to the supply, and your tiles lie as they lie.
move-cash = Turn in { tile-name } for chi
    .worth = Turn in { tile-name } for { $chi } chi
move-bonus = Turn in a Chi Bonus
    .worth = Turn in a Chi Bonus for { $chi } chi
move-trade = Draft a trade with { $to_seat }
move-give = Offer { item-name }
move-want = Ask for { item-name }
move-drop = Discard the draft
move-send = Send the offer
move-accept = Accept
move-decline = Decline
move-counter = Decline and make a counter-offer
move-withdraw = Withdraw the offer
move-resign = Leave the game for good
    .help = Your bicycle leaves the board and all that you own goes back.
move-fringewalk = Take the extra step
move-plain = Do without the extra step
move-go =
    { $tile ->
        [delta] Ride with the delta, { way-name }
        [south] Follow { name-south }, { way-name }
        [back] Follow { name-back }, { way-name }
        [left] Follow { name-left }, { way-name }
        [right] Follow { name-right }, { way-name }
        [west] Follow { name-west }, { way-name }
        [east] Follow { name-east }, { way-name }
        [forward] Follow { name-forward }, { way-name }
        [north] Follow { name-north }, { way-name }
       *[other] Follow { name-lucidity }, { way-name }
    }
move-stop = Stop here
move-brake = Brake
    .worth = Brake for { $chi } chi
move-zip = Zip { way-name }, one square
move-square = Lay { coloured-square } under your bicycle
move-times =
    { $factor ->
        [one] Use Times { $factor }: moves of one square
       *[other] Use Times { $factor }: moves of { $factor } squares
    }
    .help =
        { $factor ->
            [one] All later moves by your fields are one square long this turn, boosted or not.
           *[other] All later moves by your fields are { $factor } squares long this turn, boosted or not.
        }
move-colour = Choose { colour-name }
move-effect = Let it take effect
move-no_effect = Let it pass
move-affected = Be moved too
move-unaffected = Stay as you are
move-push = Push them one square on
move-pass = Pass: share the square
move-block = Block: the rider stays back
move-give_up = Give up
    .help = You do not pay and are out of the game.
move-buy_back = Take it back
    .worth = Take it back for { $chi } chi
move-leave = Leave it there
move-extra_turn = Take an Extra Turn
move-pass_turn = Pass the turn on


## What happened

event-first-player =
    { $you ->
        [yes] You are the starting player and choose your start space last.
       *[no] { $seat } is the starting player and chooses a start space last.
    }
event-row-laid = Row { $row } is laid (phase { $phase }).
event-dealt =
    { $you ->
        [yes] You begin with a tile on each field: { $items }.
       *[no] { $seat } begins with a tile on each field: { $items }.
    }
event-start-chosen =
    { $you ->
        [yes] You start at { $place }.
       *[no] { $seat } starts at { $place }.
    }
event-turn-started =
    { $you ->
        [yes] Round { $round_no }: { $extra ->
            [yes] your Extra Turn.
           *[no] your turn.
        } You get { $chi } chi and have { $store }.
       *[no] Round { $round_no }: { $extra ->
            [yes] an Extra Turn of { $seat },
           *[no] the turn of { $seat },
        } who gets { $chi } chi and has { $store }.
    }
event-bought =
    { $you ->
        [yes] You buy { item-name } for { $chi } chi and have { $store } left.
       *[no] { $seat } buys { item-name } for { $chi } chi and has { $store } left.
    }
event-sold =
    { $you ->
        [yes] You sell { item-name } for { $chi } chi and have { $store }.
       *[no] { $seat } sells { item-name } for { $chi } chi and has { $store }.
    }
event-exchanged =
    { $you ->
        [yes] You turn in an Exchange, sell { item-name } for { $chi } chi and have { $store }.
       *[no] { $seat } turns in an Exchange, sells { item-name } for { $chi } chi and has { $store }.
    }
event-placed =
    { $you ->
        [yes] You lay { item-name } { on-field }.
       *[no] { $seat } lays { item-name } { on-field }.
    }
event-taken =
    { $you ->
        [yes] You take { item-name } back { from-field }.
       *[no] { $seat } takes { item-name } back { from-field }.
    }
event-boosted =
    { $you ->
        [yes] You boost { field-name } with { $chi } chi and have { $store } left.
       *[no] { $seat } boosts { field-name } with { $chi } chi and has { $store } left.
    }
event-unboosted =
    { $you ->
        [yes] You take the { $chi } chi back { from-field } and have { $store }.
       *[no] { $seat } takes the { $chi } chi back { from-field } and has { $store }.
    }
event-faced =
    { $you ->
        [yes] You turn to the { way-name }.
       *[no] { $seat } turns to the { way-name }.
    }
event-cashed =
    { $you ->
        [yes] You turn in { item-name } for { $chi } chi and have { $store }.
       *[no] { $seat } turns in { item-name } for { $chi } chi and has { $store }.
    }
event-riding =
    { $you ->
        [yes] You set out with { $store } chi{ $chi ->
            [0] .
           *[other] ; { $chi } above { $cap } went back.
        }
       *[no] { $seat } sets out with { $store } chi{ $chi ->
            [0] .
           *[other] ; { $chi } above { $cap } went back.
        }
    }
event-drafted =
    { $step ->
        [trade] You begin to draft a trade with { $to_seat }.
        [give] Your draft for { $to_seat }: you would give { item-name }.
        [want] Your draft for { $to_seat }: you would like { item-name }.
        [counter] You decline and turn the offer round: your draft for { $to_seat } gives what was asked of you for what was offered. Change it, then send it.
       *[drop] You discard your draft for { $to_seat }.
    }
event-offered =
    { $you ->
        [yes] You offer { $to_seat } { given } for { wanted }.
       *[no] { $seat } offers { $to_seat } { given } for { wanted }.
    }
event-offer-accepted = { $to_seat } accepts: { $seat } gives { given } and gets { wanted }.
event-offer-declined = { $to_seat } declines the offer of { $seat }.
event-offer-withdrawn =
    { $you ->
        [yes] You withdraw your offer to { $to_seat }.
       *[no] { $seat } withdraws the offer to { $to_seat }.
    }
event-moved =
    { $you ->
        [yes] You ride { way-name } to { $place }, { by-what }: { square-name }.
       *[no] { $seat } rides { way-name } to { $place }, { by-what }: { square-name }.
    }
event-conflict =
    { $you ->
        [yes] You come upon { $other_seats } at { $place }.
       *[no] { $seat } comes upon { $other_seats } at { $place }.
    }
event-paid =
    { $you ->
        [yes] You pay { $chi } chi { $to_supply ->
            [yes] to the supply
           *[no] to { $to_seat }
        } and have { $store } left.
       *[no] { $seat } pays { $chi } chi { $to_supply ->
            [yes] to the supply
           *[no] to { $to_seat }
        } and has { $store } left.
    }
event-conflict-settled =
    { $tie ->
        [yes] { $outcome ->
            [push] Equal Power: { $mover_seat } pushes { $other_seats } on.
           *[pass] Equal Power, and no room to push: { $mover_seat } shares the square with { $other_seats }.
        }
       *[no] { $outcome ->
            [push] { $seat } decides: { $mover_seat } pushes { $other_seats } on.
            [pass] { $seat } decides: { $mover_seat } shares the square with { $other_seats }.
           *[block] { $seat } decides: { $other_seats } { $count_other_seats ->
                [one] blocks
               *[other] block
            } { $mover_seat }.
        }
    }
event-chain-settled =
    { $outcome ->
        [push] { $seat } decides: { $pushed_seats } { $count_pushed_seats ->
            [one] pushes
           *[other] push
        } { $other_seats } on from { $place }.
       *[pass] { $seat } decides: { $pushed_seats } { $count_pushed_seats ->
            [one] shares
           *[other] share
        } { $place } with { $other_seats }.
    }
event-pushed =
    { $you ->
        [yes] You are pushed to { $place }: { square-name }.
       *[no] { $seat } is pushed to { $place }: { square-name }.
    }
event-collected =
    { $you ->
        [yes] Blue gives you { $chi } chi: { $store } in all.
       *[no] Blue gives { $seat } { $chi } chi: { $store } in all.
    }
event-rolled =
    { $you ->
        [yes] You roll the die: { face-name }.
       *[no] { $seat } rolls the die: { face-name }.
    }
event-colour-chosen =
    { $you ->
        [yes] You choose { colour-name }.
       *[no] { $seat } chooses { colour-name }.
    }
event-effect =
    { $you ->
        [yes] { effect-name } takes effect for you.
       *[no] { effect-name } takes effect for { $seat }.
    }
event-effect-refused =
    { $you ->
        [yes] You let { the-effect } pass.
       *[no] { $seat } lets { the-effect } pass.
    }
event-unaffected =
    { $you ->
        [yes] { effect-name } does not affect you, thanks to your Shadowwalker.
       *[no] { effect-name } does not affect { $seat }, thanks to a Shadowwalker.
    }
event-inspiration-drawn =
    { $you ->
        [yes] You draw { item-name }.
       *[no] { $seat } draws { item-name }.
    }
event-reversed =
    { $count_seats ->
        [0] Nobody turns round.
       *[other] Turned right round: { $seats }.
    }
event-rocketed =
    { $count_seats ->
        [0] Nobody is carried off.
       *[other] Carried forward: { $seats }.
    }
event-rotated =
    { $turn ->
        [cw] The tile at { $place } is turned a quarter clockwise.
       *[ccw] The tile at { $place } is turned a quarter counter-clockwise.
    } { $count_seats ->
        [0] Nobody rides along.
       *[other] Riding along: { $seats }.
    }
event-times-used =
    { $you ->
        [yes] You use Times { $factor }.
       *[no] { $seat } uses Times { $factor }.
    }
event-square-laid =
    { $you ->
        [yes] You lay { coloured-square } at { $place }.
       *[no] { $seat } lays { coloured-square } at { $place }.
    }
event-braked =
    { $you ->
        [yes] You brake for { $chi } chi and have { $store } left.
       *[no] { $seat } brakes for { $chi } chi and has { $store } left.
    }
event-stopped =
    { $why ->
        [doldrum] { $you ->
            [yes] You come to rest { on-colour }.
           *[no] { $seat } comes to rest { on-colour }.
        }
        [blocked] { $you ->
            [yes] You end your ride { on-colour }, blocked.
           *[no] { $seat } ends the ride { on-colour }, blocked.
        }
       *[meaning] { $you ->
            [yes] Your ride ends { on-colour }: no meaning lies there.
           *[no] The ride of { $seat } ends { on-colour }: no meaning lies there.
        }
    }
event-caught =
    { $you ->
        [yes] You are caught in an endless loop, with { $store } chi.
       *[no] { $seat } is caught in an endless loop, with { $store } chi.
    }
event-left-game =
    { $you ->
        [yes] { $why ->
            [drain] You cannot pay the Psychic Drain and are out of the game.
            [extortion] You cannot pay and are out of the game.
            [caught] You cannot brake in the endless loop and are out of the game.
           *[resigned] You leave the game.
        }
       *[no] { $why ->
            [drain] { $seat } cannot pay the Psychic Drain and is out of the game.
            [extortion] { $seat } cannot pay and is out of the game.
            [caught] { $seat } cannot brake in the endless loop and is out of the game.
           *[resigned] { $seat } leaves the game.
        }
    }
event-boosts-lost =
    { $you ->
        [yes] Your { $chi } chi of boosts go back to the supply.
       *[no] The { $chi } chi of boosts of { $seat } go back to the supply.
    }
event-bought-back =
    { $you ->
        [yes] You take the { colour-name } square at { $place } back for { $chi } chi and have { $store } left.
       *[no] { $seat } takes the { colour-name } square at { $place } back for { $chi } chi and has { $store } left.
    }
event-rows-removed = Everybody has passed these rows, and they leave the game: { $rows }.
event-awoke =
    { $you ->
        [yes] From { $place } you ride { way-name } off the far edge, { by-what }!
       *[no] From { $place } { $seat } rides { way-name } off the far edge, { by-what }!
    }
event-game-ended =
    { $reason ->
        [limit] The agreed number of rounds has been played: nobody has awoken.
        [alone] { $you_winners ->
            [yes] You are the last one in the dream and win.
           *[no] { $winners } is the last one in the dream and wins.
        }
       *[awake] { $count_winners ->
            [one] { $you_winners ->
                [yes] You awaken and win.
               *[no] { $winners } awakens and wins.
            }
           *[other] { $winners } awaken at the same moment and win together.
        }
    }


## How it ended

standing-score = { "" }

result-awake =
    { $count_winners ->
        [one] { $you_winners ->
            [yes] You win: you were the first to awaken.
           *[no] { $winners } wins: the first to awaken.
        }
       *[other] { $winners } win together: a Rocket Ship took them equally far beyond the last edge.
    }
result-alone =
    { $you_winners ->
        [yes] You win: nobody else is left in the dream.
       *[no] { $winners } wins: nobody else is left in the dream.
    }
result-limit = Nobody wins: the agreed number of rounds is over, and nobody has awoken.


## What the table can choose

option-night = Length of the night
    .help = The whole night has { $content_limits_rows } rows{ $content_layout_as_printed ->
            [yes] , out east and back.
           *[no] .
        } Half a night ends after row five. A nap is rows four and five only, over in a few turns.
option-round_limit = Round limit
    .help = The game ends without a winner after this many rounds. Without a limit it goes on until somebody awakens or only one is left.
option-start = Start
    .help = Empty: everybody begins with nothing but chi. Dealt: everybody begins with a random Directional tile on each field and six random Inspiration tiles, for a quick and wild start.
name-empty = empty
name-dealt = dealt


## What lies on the table

field-first_seat = Starting player
    .help = The seat that began; a round ends when the turn comes back to it.
field-active_seat = Whose turn
    .help = The seat whose turn it is.
field-phase = Phase
    .help = What the active player is doing.
field-round_no = Round
    .help = Rounds are counted from 1.
field-out = Out of the game
    .help = Whoever is out has left the board for good.
field-turns = Turns
    .help = How many turns each player has begun.
field-store = Chi
    .help = Chi that can be spent; boosts are not among it.
field-silver = Silver counts as
    .help = What the silver square under a bicycle counts as, until it leaves the square.
field-offers = Offers sent
    .help = Trade offers of this turn; { $content_limits_offers_per_turn } at most.
field-at = Place
    .help = Where the bicycle stands: a letter for the column, going on to the east, and a number for the line, going on to the north. Column A and line 0 are the fringe around row 1.
field-facing = Facing
    .help = Where the bicycle looks.
field-colour = Stands on
    .help = The colour that counts under the bicycle.
field-tray = Tray
    .help = Directional tiles that lie on no field.
field-fields = Meanings
    .help = The Interpretation tile: each colour with the tiles that lie on it.
    .entry = { colour-name }: { $tiles }
field-boosts = Boosts
    .help = Chi on fields: moves from that colour are so long this turn.
    .entry = { colour-name }: { $chi } chi
field-hand = Inspiration
    .help = Inspiration tiles, open to all.
field-supply = Chi in the supply
    .help = Chi that nobody owns; there are { $content_limits_chi_supply } in all.
field-market = Directional tiles
    .help = What each kind costs in chi, what it brings when it is sold, and how many are left.
    .entry = { tile-name } costs { $chi }, sells for { $resale }, { $left } left
field-pool = Pool
    .help = Inspiration tiles that can still be drawn, and how many there are.
    .entry = { $count } × { tile-name }
field-map = Map
    .help = North is up; lines are numbered on the left, columns lettered below. The legend explains the letters.
field-legend = Legend
    .entry = { $letter } { legend-name }
field-rows = Rows
    .help = The rows on the table, their squares in the letters of the map, the north line first.
field-covers = Coloured squares
    .help = Coloured squares that lie on the board.
    .entry = { colour-name } at { $place }
field-laid = Tiles laid
    .help = All tiles laid so far with their quarter turns, three a row; the others are still in their stacks.
field-gone = Rows gone
    .help = Rows that have left the game.
field-ride = This ride
    .help = What the rules keep in mind during a turn.
field-moved = has moved
field-times = Times in force
field-arrivals = arrivals
field-rolls = die rolls
field-notes = noted places
field-closed = blocked squares
field-painted = squares laid this turn
field-collected = blue squares collected
field-landed = yellow squares used
field-extorted_seats = seats that have paid
field-queue = landings to come
field-draft = Your draft
    .help = A trade that you are putting together; nobody else sees it before you send it.
field-row = row
field-x = column
field-y = line
field-squares = squares
field-to_seat = for seat
field-give = you give
field-want = you get
field-ahead = Trail ahead
    .help = Where your tiles would take you now, square by square, and what would come there.
    .entry = { $place }{ $plain ->
        [yes] { "" }
       *[no] { " (" }{ $marks })
    }
field-agenda = Still to come
    .help = What happens next; read it from the end.
field-covered = Waiting beneath
    .help = Questions that go on when an offer has been answered.
name-draw = draw
name-drain = drain
name-reversal = reversal
name-end = end
name-choice = choice
name-die = die
name-conflict = conflict
name-rocket = rocket
name-rotation = rotation
name-edge = new row
name-wake = awaken
name-loop = loop
name-out = out


## What cannot be

refused-dream-cycle-start-first = First choose a start space.
refused-dream-cycle-no-start = Column { column-name } is not south of the first row. Choose a free one from { $from_column } to { $to_column }.
refused-dream-cycle-start-taken = Somebody starts in column { column-name } already. Choose a free one from { $from_column } to { $to_column }.
refused-dream-cycle-no-such-tile = There is no Directional tile called “{ $kind }”.
refused-dream-cycle-no-such-field = There is no field called “{ $field }”. The fields are white, orange, green, red, purple, blue and yellow.
refused-dream-cycle-not-in-tray = { tile-name } is not in your tray. Take it back from a field first, or buy one.
refused-dream-cycle-no-exchange = You hold no Exchange, so you cannot sell { tile-name } at full cost.
refused-dream-cycle-face-first = You face { way-name }, away from the board. Turn first: your first step must go somewhere.
refused-dream-cycle-buying-now = You are in your Buying Phase. Buy, sell, arrange, turn, or end it.
refused-dream-cycle-too-dear = { tile-name } costs { $cost } chi, and you have { $store }.
refused-dream-cycle-sold-out = { tile-name } is sold out until somebody sells one.
refused-dream-cycle-not-boosted = There is no boost { on-field }.
refused-dream-cycle-boosted = There is a boost { on-field }. Take it back before you change anything there.
refused-dream-cycle-no-boost = You cannot boost { field-name }: it must hold exactly one tile.
refused-dream-cycle-no-such-boost = There is no such boost. Possible amounts of chi: { $amounts }.
refused-dream-cycle-boost-too-dear = You cannot boost with { $chi } chi: you have { $store }.
refused-dream-cycle-not-on-field = { tile-name } does not lie { on-field }.
refused-dream-cycle-field-full =
    { $field ->
        [white] The white field holds { $most } tiles already.
        [orange] The orange field holds { $most } tiles already.
        [green] The green field holds { $most } tiles already.
        [red] The red field holds { $most } tiles already.
        [purple] The purple field holds { $most } tiles already.
        [blue] The blue field holds { $most } tiles already.
        [yellow] The yellow field holds { $most } tiles already.
       *[other] A field holds { $most } tiles at most.
    }
refused-dream-cycle-no-such-way = “{ $way }” is not a direction. The directions are N, E, S and W.
refused-dream-cycle-no-turning-here = You can only turn in a doldrum, on black or on the fringe.
refused-dream-cycle-faces-there = You face { way-name } already.
refused-dream-cycle-faces-away = To the { way-name } there is neither a square nor the fringe.
refused-dream-cycle-no-free-stop = You cannot just stop here: this colour has a meaning. Ride on, or brake for { $chi } chi.
refused-dream-cycle-no-such-square = You hold no coloured square in { colour-name }.
refused-dream-cycle-no-times = You hold no Times { $factor }.
refused-dream-cycle-no-such-go = Here { tile-name } does not lead { way-name }.
refused-dream-cycle-not-while-riding = That is not possible during your own ride. It waits until your turn is over.
refused-dream-cycle-not-held = You hold no { tile-name }.
refused-dream-cycle-use-the-bonus = A Chi Bonus is not turned in like other tiles: use it, for { $chi } chi.
refused-dream-cycle-supply-empty = The supply has no chi left, so nothing can be turned in for it.
refused-dream-cycle-caught = You are caught in an endless loop: you can neither ride on nor stop. Brake for { $chi } chi, turn in tiles for it, or use a Zip, a coloured square or a Times tile.
refused-dream-cycle-no-free-stop-yet = You cannot stop here: this colour has a meaning, so you must set off. Braking is only possible after the first move.
refused-dream-cycle-brake-for-nothing = There is no need to brake: your ride ends here anyway. Stop, it costs nothing.
refused-dream-cycle-brake-not-yet = You can only brake after the first move of your ride.
refused-dream-cycle-brake-too-dear = Braking costs { $chi } chi, and you have { $store }.
refused-dream-cycle-closed = You were blocked there: the way { way-name } is closed until you have moved.
refused-dream-cycle-go-in-doldrum = You are in a doldrum, and your ride ends here.
refused-dream-cycle-go-without-meaning = This colour has no meaning for you, so nothing leads on from here.
refused-dream-cycle-not-yet = A Zip or a coloured square needs a new square: use it after the first move of your ride.
refused-dream-cycle-blocked = After a block only another tile that leads elsewhere or a Zip helps. You may also turn in tiles for chi, or stop.
refused-dream-cycle-no-square-on-fringe = A coloured square cannot be laid on the fringe.
refused-dream-cycle-no-trade-while-riding = Nobody trades during their own ride.
refused-dream-cycle-no-such-partner = There is nobody to trade with on that seat.
refused-dream-cycle-partner-riding = { $to_seat } is riding, and nobody trades during their own ride.
refused-dream-cycle-trade-in-doldrum = You and { $to_seat } cannot trade while one of you is in a doldrum.
refused-dream-cycle-not-on-one-row = You and { $to_seat } are not on the same row of tiles.
refused-dream-cycle-offers-spent = No offers are left to you.
refused-dream-cycle-drafting = You are drafting a trade with { $to_seat } already. Send it or discard it first.
refused-dream-cycle-no-draft = You are not drafting a trade. Begin one first.
refused-dream-cycle-nothing-to-give = You have no { item-name } to give, or all of it is in the draft.
refused-dream-cycle-nothing-to-want = { $to_seat } has no { item-name } to give, or all of it is in the draft.
refused-dream-cycle-no-such-goods = There is nothing called “{ $item }” to trade with.
refused-dream-cycle-one-sided = A trade needs something on both sides.
refused-dream-cycle-goods-gone = Your draft for { $to_seat } names something that one of you no longer has.
refused-dream-cycle-no-offer = There is no open offer for you.
refused-dream-cycle-not-your-offer = Only { $from_seat }, who made the offer, can withdraw it.
refused-dream-cycle-no-counter-in-debt = The offer comes out of a debt, and until it is paid only the debtor makes offers. Accept or decline.
refused-dream-cycle-debt-hand-first = You may only give up with an empty hand. Turn in your Inspiration tiles first.
refused-dream-cycle-fringewalk-first = First say whether your Fringewalker takes the extra step.
refused-dream-cycle-facing-first = First choose which way you face.
refused-dream-cycle-buy-back-too-dear = Taking it back costs { $chi } chi, and you have { $store }. You may turn in a tile for it.
refused-dream-cycle-buy-back-first = First say whether you take the coloured square back.
refused-dream-cycle-extra-turn-first = First say whether you take an Extra Turn.
refused-dream-cycle-asides-wait = Everything waits until an open question has been answered. Try again then.
refused-dream-cycle-no-push = A push is not possible: somebody would have to stand where no space is.
refused-dream-cycle-conflict-first = First settle the conflict: push, pass or block.
refused-dream-cycle-no-block-in-chain = A block would undo the first push. Push on, or share the square.
refused-dream-cycle-colour-first = First choose a colour for the silver square.
refused-dream-cycle-shadow-first = First say what your Shadowwalker does.
refused-dream-cycle-debt-first = First you must raise { $chi } chi; you have { $store }. Turn in Inspiration tiles, or trade if you can.
refused-dream-cycle-offer-first = First answer the offer: accept or decline.
refused-dream-cycle-tile-shape = Tile { $tile } must have three lines of three squares.
refused-dream-cycle-boosts = Boosts must be numbers from 2 to { $most }, each once, the smaller first.
refused-dream-cycle-layout = The rows must be three tiles of three by three squares wide, and there must be as many as the limits say.
refused-dream-cycle-row-place = Row { $row } does not lie right: rows follow each other to the north and share an edge with the one before.
refused-dream-cycle-kinds = The kinds must be exactly the ones that the rules know. These do not fit: { $kinds }.
refused-dream-cycle-die = The die needs at least one face that is not silver.
refused-dream-cycle-tile-twice = Two tiles have the same id. Give each an id of its own.
refused-dream-cycle-stack =
    { $there ->
        [one] Phase { $phase } has one tile, but its rows need { $needed }.
       *[other] Phase { $phase } has { $there } tiles, but its rows need { $needed }.
    }
refused-dream-cycle-too-few-tiles = There are { $there } Directional tiles in all, but { $needed } are needed: with a dealt start everybody gets one for each field.
refused-dream-cycle-arrow = On tile { $tile } an arrow ({ $way }) does not lead to a square of its own tile that is neither black nor a delta.
refused-dream-cycle-curve = On tile { $tile } a curve lies in a corner, so that deltas could run in a circle.
refused-dream-cycle-deltas-touch = On tile { $tile } two deltas lie side by side, so that they could run in a circle.
refused-dream-cycle-squares-need-rows = Squares can only be named together with a number of rows.
refused-dream-cycle-tile-unknown = There is no such tile: { $tile }.
refused-dream-cycle-no-square-there = There is no square at ({ $x }, { $y }).
refused-dream-cycle-phase = There is no phase “{ $phase }”.
refused-dream-cycle-wrong-tile = Tile { $tile } cannot lie there. The row shows phase { $phase }, and every tile exists once.
refused-dream-cycle-bad-cover = A coloured square ({ colour-name }) cannot lie there: only white, orange, green, red or black, one on a square of the board.
refused-dream-cycle-chi = There are { $total } chi in all, and nobody can have less than none.
refused-dream-cycle-bad-boost = A boost of { $chi } chi cannot lie there. It is one of these: { $content_limits_boost }; on a field with one tile, of the player whose turn it is.
refused-dream-cycle-too-many = { tile-name }: { $count } are in use, but there are only { $most }.
refused-dream-cycle-no-space = Nobody can stand at ({ $x }, { $y }).
refused-dream-cycle-no-roll = Nothing was rolled there ({ colour-name }): a roll needs a silver square under the bicycle.
refused-dream-cycle-out-owns = Seat { $seat } is out of the game and can own or owe nothing.
refused-dream-cycle-alone = With fewer than two players left the game is over.
