### The rules of Dream Cycle, clause by clause, in the order and with the numbers of the ledger.
### The tag says where a clause comes from: text (the rulebook), ruling (our decision), design (our content).

section-2-1 = The Dreamscape
DC-001 = The board, called the Dreamscape, is made of square tiles with 3×3 squares each and grows from south to north. North, east, south and west are the directions of the compass tile on the table, the same for all players.
    .tag = text
DC-002 = A place is called by a letter for its column, going on to the east, and a number for its line, going on to the north; the fringe counts. Column A is the fringe west of row 1 and line 0 the fringe south of it. Row 1 covers lines 1 to 3, row 2 lines 4 to 6, and so on. Why: the rulebook names no squares, and one has to speak of them somehow.
    .tag = ruling
DC-003 = The Dreamscape has { $content_limits_rows } rows of three tiles each. From the first to the last they show the sleep phases { $content_layout_rows_all_phase }. As printed these are rows 1 to 10, and six tiles of each phase are used in all.
    .tag = text
DC-004 =
    { $content_layout_as_printed ->
        [yes] The rows form stairs of one whole tile each, first to the east, then back to the west: their western ends lie in the columns B, E, H, K, N, N, K, H, E and B, and each row is nine squares wide. Row 10 lies straight above row 1.
       *[no] Each row is nine squares wide. From the first row on, their western ends lie so many squares east of column B: { $content_layout_rows_all_x0 }.
    } Why stairs are printed: the rulebook asks for stairs both ways, but its diagram is lost; steps of a whole tile force you to ride sideways and make the walks along the fringe that the rulebook speaks of.
    .tag = design
DC-005 = The three tiles of a row are drawn at random from the face-down stack of its phase and are not put back; each is turned at random. Our ruling: the row is filled from the west, and all four orientations are equally likely.
    .tag = text
DC-006 = A tile that was laid never returns to its stack, not even after its row is removed.
    .tag = text
DC-007 = A tile lies as printed or is turned clockwise by one, two or three quarter turns. A quarter turn takes the north-west corner to the north-east, and every other square along with it. Printed fuchsia arrows turn with the tile; curved arrows and Rotation squares keep their sense of turning.
    .tag = ruling
DC-008 = A fringe space is a position that is not a tile square but shares an edge with at least one tile square on the table.
    .tag = text
DC-009 = A position that touches tiles only at corners is no fringe space, and no bicycle may stand there.
    .tag = text
DC-010 = Bicycles stand only on spaces, that is on tile squares and fringe spaces, so never more than one square off the board. Our ruling: any number of bicycles may share a space.
    .tag = text
DC-011 = Black squares and fringe spaces are doldrums. Our ruling: the colour on top counts. A square covered by a black coloured square is a doldrum; a black square covered by another colour is not.
    .tag = text
DC-012 = The fringe always follows from the tiles that are on the table now. An inner corner of the stairs is one single fringe space; positions beside removed rows only are no longer spaces; and where a row was removed, the positions south of the next row become its southern fringe. Why: that is DC-008 taken at its word.
    .tag = ruling
DC-013 = The north edge is the northern side of the tile squares in the northernmost row laid so far. The positions beyond it count as fringe when you choose a facing (DC-051), but nobody ever stands there: whoever crosses lays a new row or wins (DC-110, DC-113). Why: otherwise a black square at the edge would be a dead end.
    .tag = ruling
DC-014 = Fringe spaces beside the northernmost row have no north edge. The position north of them is a space only if DC-008 makes it one. Why: you leave the board only from the board.
    .tag = ruling
DC-015 = Where the rules speak of the same square, be it for what it gave you this turn or for a coloured square laid on it, they mean the printed square of that tile, also after the tile was rotated. Why: the square itself has not changed.
    .tag = ruling

section-2-2 = Set-up
DC-020 = Dream Cycle is for 2 to 5 players. Why: there are five bicycles, and a race needs two.
    .tag = ruling
DC-021 = Sort the Dreamscape tiles face down by phase. { $content_layout_initial_rows ->
        [1] Row 1 is laid before anybody chooses a start.
       *[other] Rows 1 and 2 are laid before anybody chooses a start.
    }
    .tag = text
DC-022 = All Directional tiles lie sorted in the supply, and so does all the chi. Our ruling: all { $content_inspiration_sum_count } Inspiration tiles together form the pool.
    .tag = text
DC-023 = Everybody has one bicycle and one Interpretation tile with seven fields. Our ruling: the fields are white, orange, green, red, purple, blue and yellow, that is every colour that can be given a meaning; black, fuchsia (the deltas) and silver cannot.
    .tag = text
DC-024 = The starting player is drawn at random, and turns go clockwise. Why: the rulebook names neither a method nor a direction of play.
    .tag = ruling
DC-025 = Start spaces are chosen one player at a time, counter-clockwise, beginning with the right-hand neighbour of the starting player. The starting player chooses last.
    .tag = text
DC-026 = You may start on any of the nine spaces just south of row 1, from B0 to J0, that nobody has taken yet.
    .tag = text
DC-027 = All bicycles start facing north. Why: they stand in a doldrum, so you may change that in your first Buying Phase.
    .tag = ruling
DC-028 = Nobody has chi or tiles before their first turn. Why: the first chi comes with that turn.
    .tag = ruling

section-2-3 = The turn
DC-030 = A turn is income, then the Buying Phase, then the Movement Phase. Where the rulebook says Trading Phase and Moving Phase it means these same two phases.
    .tag = text
DC-031 = Income: you take { $content_limits_first_turn_chi } chi on your first turn and { $content_limits_turn_chi } chi on each later turn, an Extra Turn included.
    .tag = text
DC-032 = After the movement a turn closes in this order: (1) the chi on your fields goes to the supply; (2) you may take coloured squares back (DC-184); (3) rows left behind are removed (DC-114); (4) you may use an Extra Turn; (5) the next player clockwise who is still in the game has their turn. Why: the rulebook only says after your turn.
    .tag = ruling
DC-033 = If you go out of the game in your own turn, in either phase, the turn stops. Effects on others that are still waiting are finished first, then rows are removed and the next player has their turn (steps 3 and 5 of DC-032). The same holds if you resign when you are asked about an Extra Turn: rows are looked after once more. Why: the others did land where they landed, and a bicycle that has left holds no row.
    .tag = ruling
DC-034 = For one turn it is remembered which blue squares have paid you, which yellow squares have taken effect for you, and who has already paid extortion. Our ruling: the turn meant is that of the active player; everybody’s marks are cleared when the next turn, or an Extra Turn, begins.
    .tag = text

section-2-4 = Buying Phase
DC-040 = In your Buying Phase you do whatever you like from this section, in any order and as often as you want, until you end the phase. Buying: pay the cost of a Directional tile and take one of that kind from the supply into your tray. South costs { $content_directional_south_cost }, Back { $content_directional_back_cost }, Left { $content_directional_left_cost }, Right { $content_directional_right_cost }, West { $content_directional_west_cost }, East { $content_directional_east_cost }, Forward { $content_directional_forward_cost }, North { $content_directional_north_cost }, Lucidity { $content_directional_lucidity_cost }. Only your chi and the stock limit you.
    .tag = text
DC-041 = Selling: return a tile from your tray to the supply and take its resale value: South { $content_directional_south_resale }, Back { $content_directional_back_resale }, Left { $content_directional_left_resale }, Right { $content_directional_right_resale }, West { $content_directional_west_resale }, East { $content_directional_east_resale }, Forward { $content_directional_forward_resale }, North { $content_directional_north_resale }, Lucidity { $content_directional_lucidity_resale }. Our ruling: you may also sell a tile bought this turn.
    .tag = text
DC-042 = You may buy and sell only in your own Buying Phase.
    .tag = text
DC-043 = A kind of which no tile is left cannot be bought until one comes back, because somebody sells it or a player who is out returns it.
    .tag = text
DC-044 = Your tiles stay yours from turn to turn until you sell or trade them.
    .tag = text
DC-045 = You give a colour its meaning by laying Directional tiles from your tray on its field, at most { $content_limits_tiles_per_field } on each field. Our ruling: several of the same kind are allowed.
    .tag = text
DC-046 = You may take a tile from a field back to your tray. Tiles may stay in the tray, and fields may stay empty.
    .tag = text
DC-047 = Boosting: put chi from your store on a field that holds exactly one tile. So many are possible: { $content_limits_boost }. Our ruling: you may boost any number of fields, each of them once.
    .tag = text
DC-048 = You may take a boost back to your store, but only in the Buying Phase. The tiles of a boosted field cannot be changed before you do so. Why: a boost asks for a single tile, and that must stay true.
    .tag = ruling
DC-049 = Once you end your Buying Phase the chi of a boost is committed: it pays for nothing, it is not chi that you have, and it is lost at the close of the turn (DC-032, step 1), whether it was used or not. Why: the Interpretation tile is closed during movement.
    .tag = ruling
DC-050 = You may turn your bicycle only while it stands in a doldrum. On any other square it keeps its facing.
    .tag = text
DC-051 = You may face a direction if the next position that way is a tile square of any colour or a fringe space, never away from the board. Our ruling: facing north over the north edge is allowed (DC-013).
    .tag = text
DC-052 = In a doldrum you cannot end your Buying Phase while your facing is not allowed. An allowed one always exists (DC-008). Why: your first step has to lead somewhere.
    .tag = ruling
DC-053 = When you end your Buying Phase with more than { $content_limits_cap_end_of_buying } chi in your store, you keep { $content_limits_cap_end_of_buying } and the rest goes to the supply. Our ruling: the chi of boosts does not count.
    .tag = text
DC-054 = At no other moment is there a limit: during movement, by trades and in other players’ turns a store may rise above { $content_limits_cap_end_of_buying }. Why: the rulebook limits only the end of the Buying Phase.
    .tag = ruling
DC-055 = You may do nothing at all; ending the phase at once is a complete Buying Phase. Why: nothing in it is forced except a facing that is allowed.
    .tag = ruling
DC-056 = Until you end your Buying Phase you may take back your own moves in it, the last one first: buying, selling, exchanging, laying and taking tiles, boosts, turning, and turning in tiles for chi. You may do so as long as nothing else has been done since, by you or by anybody; trades are not taken back. Why: no tile has been used yet, nothing was drawn, and a slip of the finger should not cost you the difference to the resale value.
    .tag = ruling

section-2-5 = Rearranging, trades and other asides
DC-060 = You may lay tiles on your fields and take them back at any time in anybody’s turn, as an aside, but not in your own Movement Phase. Our ruling: the Movement Phase lasts from the end of the Buying Phase until you have decided about an Extra Turn (DC-032, step 4); a debt in it does not change that.
    .tag = text
DC-061 = Directional tiles, chi and Inspiration tiles can be traded. Our ruling: only from tray, store and hand, not from fields.
    .tag = text
DC-062 = Two players may trade only if both bicycles are on the same row of tiles and neither of them is in a doldrum.
    .tag = text
DC-063 = Trades may happen in anybody’s turn, but nobody trades during their own Movement Phase, neither as the one who offers nor as the partner.
    .tag = text
DC-064 = A trade works like this: you begin a draft with one partner and add, one at a time, what you give and what you want; each item is one tile or one chi. You may discard the draft, or send it as an offer. You can only name what each side has at that moment according to DC-061; drafts vanish when a Buying Phase or a turn ends. Nobody else can tell that you are drafting. Your partner has to accept or decline; until then nothing else moves, except that you may withdraw the offer. Whoever may still send an offer can also decline and get a draft of the same goods the other way round, for a counter-offer; not if the offer comes out of a debt (DC-068). Why: it is free talk, cut into moves that come to an end.
    .tag = ruling
DC-065 = Both sides of an offer hold at least one item. An offer that is declined or lapses changes nothing. An accepted one is checked once more (the goods are still there, DC-062 and DC-063 hold) and swapped at once; otherwise it lapses. Why: a trade is an exchange, and promises cannot be enforced.
    .tag = ruling
DC-066 = You may send at most { $content_limits_offers_per_turn ->
        [one] 1 offer
       *[other] { $content_limits_offers_per_turn } offers
    } in a turn, and only one offer may be open at a time. An offer that you withdraw counts, too; offers made in a debt (DC-203) do not. Why: this stops pestering.
    .tag = ruling
DC-067 = You may turn in an Inspiration tile for chi (DC-170, DC-171) at any time, in any turn, as an aside. Our ruling: you may also do it while you are asked to buy, to ride on, about a Fringewalker and the facing after it, about a coloured square or about an Extra Turn.
    .tag = text
DC-068 = There are no asides while somebody has to decide about a conflict, a chain conflict, a Shadowwalker, a silver roll or a trade, except that an offer may be withdrawn (DC-064); while a debt is open, only the debtor has asides (DC-203). Why: the count of Power tiles must not shift in the middle of a decision.
    .tag = ruling
DC-069 = Resigning is an aside too; it puts you out of the game (DC-204). You may also resign while start spaces are chosen, when there are no other asides; if the starting player has left by then, the next player has the first turn. Why: a table on a screen needs a way to leave.
    .tag = ruling

section-2-6 = Movement: start, reading the colour, steps
DC-070 = If your bicycle starts in a doldrum, it first moves one square forward, the way it faces. Our ruling: before this step you have no window to use tiles.
    .tag = text
DC-071 = Otherwise the movement starts with reading the colour of your square. Our ruling: that square has no effect on you now, because you did not move there.
    .tag = text
DC-072 = Reading the colour: look at the field of your square’s colour. If no tile lies there, your turn ends and your facing stays.
    .tag = text
DC-073 = If one tile lies there, turn as it says, then move forward.
    .tag = text
DC-074 = Forward: { $content_directional_forward_quarter_turns_cw ->
        [0] do not turn
        [1] a quarter turn right
        [2] a half turn
       *[3] a quarter turn left
    }. Left: { $content_directional_left_quarter_turns_cw ->
        [0] do not turn
        [1] a quarter turn right
        [2] a half turn
       *[3] a quarter turn left
    }. Right: { $content_directional_right_quarter_turns_cw ->
        [0] do not turn
        [1] a quarter turn right
        [2] a half turn
       *[3] a quarter turn left
    }. Back: { $content_directional_back_quarter_turns_cw ->
        [0] do not turn
        [1] a quarter turn right
        [2] a half turn
       *[3] a quarter turn left
    }. North: { $content_directional_north_quarter_turns_cw ->
        [0] face north
        [1] face east
        [2] face south
       *[3] face west
    }. East: { $content_directional_east_quarter_turns_cw ->
        [0] face north
        [1] face east
        [2] face south
       *[3] face west
    }. South: { $content_directional_south_quarter_turns_cw ->
        [0] face north
        [1] face east
        [2] face south
       *[3] face west
    }. West: { $content_directional_west_quarter_turns_cw ->
        [0] face north
        [1] face east
        [2] face south
       *[3] face west
    }. Lucidity: face any of the four directions, chosen anew each time. Forward, Left, Right and Back start from your present facing.
    .tag = text
DC-075 = If several tiles lie on the field, you choose one of them every time; never more.
    .tag = text
DC-076 = As long as a tile lies on the field you must move. Your only choices are which of several tiles to follow, the direction of a Lucidity tile, and what the window on arrival offers (DC-091, DC-094).
    .tag = text
DC-077 = A bicycle moves only the way it faces, except when it is pushed and, by our ruling, when it rides on a tile that is rotated.
    .tag = text
DC-078 = A boost makes every move from that field exactly as many squares long as it has chi, all turn long. Possible: { $content_limits_boost }.
    .tag = text
DC-079 = Squares that you pass over have no effect, and bicycles on them are ignored. Our ruling: this holds for black squares and the fringe as well.
    .tag = text
DC-080 = A longer move that would leave the spaces stops on the last fringe space. Our ruling: take it square by square; cross the north edge as DC-110 to DC-113 say, and stop before the first position that is no space.
    .tag = text
DC-081 = A move that stops short is a full landing there, with conflict and doldrum. Why: it is where the move ends.
    .tag = ruling
DC-082 = While a Times 2 or Times 3 tile is in force, every move from a field is 2 or 3 squares instead (DC-191). So the length of a move is that of the Times tile, failing that the boost, failing that 1.
    .tag = text
DC-083 = Steps out of a doldrum, delta moves, Zips, Fringewalker steps and pushes are always 1 square. Why: boosts and Times tiles speak of fields.
    .tag = ruling

section-2-7 = Arrival, window and the end of a turn
DC-090 = A move goes in this order: turn; walk, laying rows on the way; conflict; place the bicycle; effects of the squares; window; reading the colour. Why: this is the order that the separate rules of the rulebook imply.
    .tag = ruling
DC-091 = On arrival, before your bicycle turns, you have a window: lay coloured squares, use Times tiles, turn in Inspiration tiles for chi and use Chi Bonus tiles, as many as you like; then do one of these: ride on, use a Zip, brake, or stop.
    .tag = text
DC-092 = Brake: pay { $content_limits_brake } chi and your turn ends here. Our ruling: only after at least one move in this phase, so not in the window at the start, and only where you may not stop anyway, since there a brake would buy nothing.
    .tag = text
DC-093 = A brake on a yellow or blue square does not cancel the square: its effect came first. Our ruling: the chi it gave may pay for the brake.
    .tag = text
DC-094 = If your bicycle does not start in a doldrum, you have a window at the start too: use Times tiles, turn in Inspiration tiles for chi, use Chi Bonus tiles, then ride on or stop. You cannot brake, use a Zip or lay a coloured square there, since these need a new square.
    .tag = ruling
DC-095 = Arriving in a doldrum ends your turn. Your facing stays as you last moved; you may change it in your next Buying Phase if you are then still in a doldrum.
    .tag = text
DC-096 = The window still opens there: you may use a Zip in any doldrum and lay a coloured square on black, but not on the fringe. A black square covered by another colour lets your movement go on. Why: the rulebook forbids coloured squares only on the fringe, so there must be a window in doldrums.
    .tag = ruling
DC-097 = A square without a meaning ends your turn. Our ruling: it does so after the window, in which a Zip or a coloured square may prevent it.
    .tag = text
DC-098 = Your movement goes on until one of these happens: your square has no meaning; you are in a doldrum; you brake; you are caught in a loop without the means to brake; you are blocked; a Psychic Drain finds you without enough chi; you awaken.
    .tag = text
DC-099 = You may stop only in a doldrum, on a square without a meaning or after a Block; otherwise you ride on, use a Zip or brake. Why: movement runs by itself, and a free stop would make brakes useless.
    .tag = ruling

section-2-8 = Endless loops
DC-100 = For endless loops a note is kept of your space together with your facing. Our ruling: it is taken when the window at the start, or a window on arrival, opens and you could ride on; if the notes are wiped later in the same window, this one goes too.
    .tag = text
DC-101 = The notes are wiped when you use a Zip, a coloured square or a Times tile, when another bicycle is moved, when a yellow square takes effect, and when blue chi is collected. Our ruling: also when a bicycle leaves the game.
    .tag = text
DC-102 = They are not wiped by tiles turned in for chi, a new row, a Pass, a Block, extortion, a blue or yellow square that gives nothing any more, or a yellow effect refused with Shadowwalker. Why: the rulebook does not list them, and none of them changes your path.
    .tag = ruling
DC-103 = You are caught if a window on arrival opens, you could ride on, the same space and facing have been noted before, and no die was rolled since. Our ruling: this holds even if you could choose another tile or direction now. Why: the rulebook lists all that undoes a loop, and a choice is not on its list.
    .tag = text
DC-104 = If a die was rolled since, you are caught only if no outcome of the die would break the loop. Our ruling: all colours of the die at every silver landing and all your own choices (every tile, every direction of Lucidity) are searched from here. The loop is broken by a move that crosses the north edge; or that lands in a doldrum, on a square without a meaning, on a blue square that has not paid you yet while the supply is not empty, or on a yellow square that has not yet taken effect for you; or that hits bicycles where you alone decide, or where a tie leads to a push that is possible. A decision of an opponent, or a tie that ends in a Pass, counts as passing through.
    .tag = text
DC-105 = If you are caught, only a brake can end your turn, or leaving the game.
    .tag = text
DC-106 = While caught you may not ride on. You may brake ({ $content_limits_brake } chi), turn in tiles for chi, use a Chi Bonus, a Zip, a coloured square or a Times tile. After turning in tiles or a Chi Bonus you are still caught; after one of the other three the notes are wiped and your movement goes on (for a blocked Zip see DC-135). Why: these tiles may be used at any arrival, in a loop too.
    .tag = ruling
DC-107 = If you are caught with less than { $content_limits_brake } chi and cannot raise { $content_limits_brake } with your Inspiration tiles, you are out. Our ruling: at once and without a question, but not while you hold a Zip, a coloured square or a Times tile. You may use such a tile or turn it in; when neither such a tile nor { $content_limits_brake } chi can be had any more, you are out. Trading does not help, since it is your own Movement Phase.
    .tag = text
DC-108 = If you come back to a noted space and facing after a die was rolled and the loop can still be broken, you are not caught: you may ride on by every tile, and the note is taken afresh, so that a further lap without a roll falls under DC-103. Why: a loop that the die can break is not endless.
    .tag = ruling
DC-109 = For safety: from arrival number { $content_limits_arrivals_per_movement } in one Movement Phase on you count as caught, even after a coloured square or a Times tile, unless you may stop. (Simulated turns with the printed numbers stayed under 70.)
    .tag = ruling

section-2-9 = New rows, removed rows, awakening
DC-110 = When a bicycle is about to cross the north edge and fewer than { $content_limits_rows } rows have been laid, the next row is laid first, then the move goes on. Our ruling: whatever the cause, be it a move of your own, a step out of a doldrum, a Zip, a delta, a push or a Rocket Ship.
    .tag = text
DC-111 = The row is laid even if it does not lie in the bicycle’s way; the bicycle then goes on in the fringe.
    .tag = text
DC-112 = One move lays at most one row, because a row is as deep as the longest move.
    .tag = ruling
DC-113 = When { $content_limits_rows } rows have been laid, the mover whose bicycle crosses the north edge awakens and wins at once. Our ruling: at the very crossing, even if squares of the move are left; a step out of a doldrum, a Zip or a delta wins too.
    .tag = text
DC-114 = After a turn every row that all bicycles are north of is removed. Its tiles are out of the game.
    .tag = text
DC-115 = A bicycle is north of a row if it is beyond all three lines of it and stands on or beside a tile of a later row. Why: otherwise the removal would leave a bicycle on a position that is no longer a space.
    .tag = ruling
DC-116 = Rows are removed from the south, several at once if need be. Only bicycles still in the game count. The northernmost row is never removed. Why: nobody can be beyond it.
    .tag = ruling
DC-117 = Coloured squares on a removed row return to the pool. Why: they have left play.
    .tag = ruling

section-2-10 = Conflicts
DC-120 = A conflict arises when the mover is about to land on a space where other bicycles stand, in the fringe and on black too. Passing over a bicycle is no conflict, and a Rocket Ship makes none. Our ruling: a rotation makes none either, nor does sharing a space at the start.
    .tag = text
DC-121 = Push: all bicycles on that space go one square the way the mover faces. Their own facing does not change, and the mover takes the space.
    .tag = text
DC-122 = Pass: the mover shares the space with them.
    .tag = text
DC-123 = Block: the mover does not enter. Our ruling: the bicycle stays where it began this move, however long the move, with the facing it had before.
    .tag = text
DC-124 = After a Block the turn is over, unless another tile of the same field leads elsewhere or a Zip is used. Our ruling: a landing that was blocked stays closed until the bicycle moves; another direction of Lucidity counts as another tile; stopping is allowed too. The full list is in DC-135.
    .tag = text
DC-125 = Among the mover and those who stand there, whoever has the most Power tiles chooses one outcome for all of them. A mixture is not possible.
    .tag = text
DC-126 = If there is a tie for the most, 0 to 0 included, the outcome is Push, or Pass if the push would send a bicycle beyond the fringe. Our ruling: also if the mover is not among those tied.
    .tag = text
DC-127 = Whoever decides is never offered a Push that would send a bicycle to a position that is no space. Why: it could not stand there.
    .tag = ruling
DC-128 = A Push onto the space of a third player makes a new conflict: of those involved, whoever has the most Power tiles chooses Push or Pass, but not Block; ties go by DC-126. Our ruling: involved are all pushed bicycles and all on that space, but not the mover. This repeats down the line in the same direction; the bicycles are placed when the whole line is settled.
    .tag = text
DC-129 = A push north over the north edge: with fewer than { $content_limits_rows } rows the next row is laid and the bicycle pushed on; with { $content_limits_rows } rows the push counts as beyond the fringe. Why: the rulebook lets you win by moving your own bicycle, or by a Rocket Ship.
    .tag = ruling
DC-130 = The mover’s square takes effect first, then those of the pushed bicycles. Our ruling: the nearest pushed space comes first; on one space it goes in turn order, which always means clockwise from the active player.
    .tag = text
DC-131 = A pushed bicycle triggers yellow and blue squares and, by our ruling, silver ones (DC-162). Black squares, fringe and deltas do nothing to it for now.
    .tag = text
DC-132 = Extortion: when the mover enters a conflict, everybody standing there with fewer Power tiles owes the mover { $content_limits_extortion } chi, each victim once a turn. Our ruling: who owes is fixed when the conflict begins; they pay in turn order, before the outcome is chosen and whatever it will be; Power tiles are counted afresh for the outcome; chain conflicts extort nothing.
    .tag = text
DC-133 = Victims who go out leave the conflict; if nobody is left, the mover simply lands. Why: their bicycles are gone.
    .tag = ruling
DC-134 = Conflicts on a step out of a doldrum or on a Zip are ordinary ones. Our ruling: so are those on Fringewalker steps and deltas. A blocked step out of a doldrum or Fringewalker step ends the turn unless a Zip is used, which is allowed there even before the first move.
    .tag = text
DC-135 = After a Block, whatever the move was, you may follow each tile of your square (a delta too) and use a Zip in each direction whose landing is not closed, turn in tiles for chi, use a Chi Bonus, or stop; you may not brake, lay a coloured square or use a Times tile. So after a blocked Zip the tiles of the field can still be used. This is no new window and no note is taken; a row laid on the way stays. Why: the turn is over but for another tile or a Zip.
    .tag = ruling

section-2-11 = Squares
DC-140 = White, orange, green, red and purple squares have no effect. They appear in these phases: white { $content_squares_white_phases }, orange { $content_squares_orange_phases }, green { $content_squares_green_phases }, red { $content_squares_red_phases }, purple { $content_squares_purple_phases }.
    .tag = text
DC-141 = As printed, on a tile no two green squares share an edge, and every purple square shares an edge with another purple one. Our ruling: one of the same tile.
    .tag = text
DC-142 = Blue (phases { $content_squares_blue_phases }): moving onto it gives you { $content_limits_blue } chi, once for each square and player in a turn, also when you are pushed or rocketed there.
    .tag = text
DC-143 = Black (phases { $content_squares_black_phases }): a doldrum.
    .tag = text
DC-144 = Yellow (phases { $content_squares_yellow-inspiration_phases }): its effect takes place when you land on that square for the first time in a turn; later landings do nothing (but see DC-189). Then your movement goes on from the square you now stand on, by the yellow field if you are still there.
    .tag = text
DC-145 = Effects wait in a queue and take place in the order they came in. Each landing joins with its printed square and takes effect even if the bicycle has been carried off meanwhile. A landing caused by an effect joins at the end; landings of players who are out are dropped. Why: the bicycle did land there, and the order of the rulebook is the mover, the pushed, then those who were moved.
    .tag = ruling
DC-146 = Inspiration: draw 1 tile from the pool at random. Double Inspiration: draw 2. Our ruling: an empty pool gives nothing.
    .tag = text
DC-147 = Psychic Drain: pay { $content_limits_psychic_drain } chi to the supply or be out of the game (see the debts, DC-200 to DC-203).
    .tag = text
DC-148 = Universal Reversal: all bicycles turn half round, that of the player who landed too and, by our ruling, those in doldrums. Only then is the yellow field read.
    .tag = text
DC-149 = Rocket Ship: all bicycles go { $content_limits_rocket_squares ->
        [one] 1 square
       *[other] { $content_limits_rocket_squares } squares
    } forward at once, through each other, and share spaces freely. Our ruling: those in doldrums too.
    .tag = text
DC-150 = Rocket Ship: a bicycle that would leave the spaces stops on the last one. Our ruling: one that cannot move at all does not land.
    .tag = text
DC-151 = Rocket Ship: if a bicycle crosses the north edge with fewer than { $content_limits_rows } rows laid, the row is laid first, one for all of them.
    .tag = text
DC-152 = Rocket Ship with { $content_limits_rows } rows laid: of the bicycles that cross, the one farthest beyond the edge wins; if several are equally far they share the win. Our ruling: the distance is how many squares of the flight lie beyond the edge, and the game ends before any landing takes effect.
    .tag = text
DC-153 = Rocket Ship: landings trigger blue and yellow squares after all have moved. Our ruling: in turn order from the active player, and silver squares are rolled for too.
    .tag = text
DC-154 = Rotation: the tile turns a quarter the way its arrows show, with all bicycles on it. Our ruling: all bicycles on the tile. (The rulebook says on the space, but for Shadowwalker it says tile.) Places and facings turn, and so do coloured squares laid there and arrows; nobody moves onto a square by it.
    .tag = text
DC-155 = After a Rocket Ship the mover goes on from where the bicycle now stands, with a window; in a doldrum the turn ends. Why: movement continues after a yellow effect.
    .tag = ruling
DC-156 = Fuchsia squares (phases { $content_squares_fuchsia-north_phases }) are deltas and never take a meaning. Single arrow: face its way and move one square. Curved arrow: make a quarter turn its way and move one square.
    .tag = text
DC-157 = On a delta the window opens as anywhere else: you may brake, use a Zip or lay a coloured square. Why: the rulebook lets you brake after leaving any space. A blocked delta move ends the turn, unless a Zip is used (DC-135). A turn that starts on a delta starts with its move.
    .tag = ruling
DC-158 = A covered square (DC-180) has none of its printed effects for anybody who lands on it: no chi, no yellow effect, no delta, no roll. Why: it counts as its new colour.
    .tag = ruling
DC-160 = Silver: when you move onto it you roll the die, and the square counts as that colour for you, for the field and its boost.
    .tag = text
DC-161 = If the die shows silver, you choose one of its other colours. If you move onto the square again, you roll again.
    .tag = text
DC-162 = The roll belongs to your bicycle and holds until it leaves the square: into later turns, so that you can plan for it, and under a coloured square too. You also roll after a push or a Rocket Ship if your bicycle is still there. If you stand on open silver without a roll (after DC-190, or because a coloured square was taken back), you roll when your next window opens.
    .tag = ruling
DC-163 = The die shows { $content_die }. Printed are the five colours without an effect, and silver itself. Silver squares lie in phases { $content_squares_silver_phases }.
    .tag = design
DC-164 = For other dice: blue gives chi as in DC-142, yellow reads the yellow field without an effect, black is a doldrum. Why: so that the content can change.
    .tag = ruling

section-2-12 = Inspiration tiles
DC-170 = You may turn in any Inspiration tile of your hand at any time for { $content_limits_cash_inspiration } chi. Our ruling: a Chi Bonus is not turned in like this but used (DC-171).
    .tag = text
DC-171 = Chi Bonus: turn it in for { $content_limits_chi_bonus } chi. Our ruling: at any time.
    .tag = text
DC-172 = Tiles that are turned in return to the pool and can be drawn again. You keep a tile until you turn it in or trade it.
    .tag = text
DC-173 = Hands are open. Why: to settle conflicts everybody must know who has Power and Shadowwalker tiles and who can pay.
    .tag = ruling
DC-180 = Coloured square: in your own Movement Phase, after you moved onto a new square and after its effect, you may lay this tile under your bicycle. From now on the square has that colour, for everybody. Not in the fringe.
    .tag = text
DC-181 = It may be laid on any tile square, black ones, deltas and silver included. The new colour has no effect of its own; black is a doldrum, so your turn ends. The same window goes on. Why: the rulebook excludes only the fringe.
    .tag = ruling
DC-182 = There is only one coloured square on a square: a second one sends the first to the pool. Why: no stacks to keep in mind.
    .tag = ruling
DC-183 = A coloured square left on the board stays there. Our ruling: it belongs to nobody and goes with its row (DC-117).
    .tag = text
DC-184 = After your turn you may pay { $content_limits_buy_back } chi for each coloured square to take it back into your hand. Our ruling: only those you laid this turn and that still lie there; you are asked in the order you laid them, if you have { $content_limits_buy_back } chi or can turn in a tile for it. A square uncovered under a bicycle triggers nothing.
    .tag = text
DC-185 = Exchange: in your own Buying Phase you sell one tile from your tray at its full cost.
    .tag = text
DC-186 = Extra Turn: after you have finished your own turn, take another whole turn, with income. Our ruling: several in a row are allowed.
    .tag = text
DC-187 = Fringewalker (you keep it): if your movement starts in a doldrum and you face another doldrum, you may take an extra step onto that one and choose a new facing before the normal start (DC-070). Our ruling: once a turn, however many you hold; not over the north edge; no window after the extra step, but tiles may be turned in for chi before and after it, and a Fringewalker that is turned in takes no step; the new facing must be allowed. If an effect has carried your bicycle out of the doldrums, its window on arrival follows instead.
    .tag = text
DC-188 = Power (you keep it): it counts in conflicts and extorts chi (DC-125, DC-132).
    .tag = text
DC-189 = Shadowwalker (you keep it): whenever you land on yellow you choose whether it takes effect; the same square takes effect at most once a turn. Our ruling: landings by a push or a Rocket Ship are included. Refusing uses nothing up: you are asked again when you land there later in the turn. Why: the rulebook says whenever, and limits the effects, not the offers.
    .tag = text
DC-190 = Shadowwalker: when your tile is rotated, you ride along or stay; on anybody’s Universal Reversal or Rocket Ship you are affected or not, as you choose. Our ruling: those who hold one answer in turn order from the active player. A bicycle that stays stands on the square now beneath it: nothing is triggered and a silver roll is lost; if that square is black and the bicycle is the mover’s, the turn ends.
    .tag = text
DC-191 = Times 2 and Times 3: turn one in during your own Movement Phase, and all later moves from fields this turn are 2 or 3 squares long. It is not added to boosts; a later Times tile replaces the earlier one. Our ruling: it works for fields with several tiles too, and it replaces a boost, even a larger one.
    .tag = text
DC-192 = Zip: after you moved onto a new square and after its effect, turn it in, face any way, move one square and go on from there; conflicts apply. Our ruling: aim at a space or over the north edge. A blocked Zip is spent.
    .tag = text

section-2-13 = Debts and leaving the game
DC-200 = There are two debts: Psychic Drain ({ $content_limits_psychic_drain } chi, to the supply) and extortion ({ $content_limits_extortion } chi, to the mover). Our ruling: if you have enough chi in your store, it is paid at once.
    .tag = text
DC-201 = Otherwise you must turn in Inspiration tiles until you can pay. Our ruling: you choose which; you may not refuse.
    .tag = text
DC-202 = If you still cannot pay, you are out. Our ruling: at once, if your store and hand together cannot reach the sum and DC-203 gives you no chance.
    .tag = text
DC-203 = You may also raise chi by trading. Our ruling: with up to { $content_limits_offers_per_debt ->
        [one] 1 offer
       *[other] { $content_limits_offers_per_debt } offers
    } for each debt, counted apart from the others and under the rules for trades (DC-060 to DC-068), so not with the mover and not as the mover. There is no chance if no allowed partner has chi, if your offers are spent, or if you have no tile at all; tiles on fields count, but take them back first (not during your own ride, DC-060). You may give up once your hand is empty. (Where the rulebook’s text on Power says Interpretation Tiles, it must mean Inspiration tiles.)
    .tag = text
DC-204 = Out of the game: your bicycle leaves the board, your Directional tiles, Inspiration tiles and chi, boosts too, return to supply and pool. Our ruling: nothing is paid in part, and coloured squares on the board stay.
    .tag = text
DC-205 = You can go out by Psychic Drain, by extortion, by being caught in a loop and, by our ruling, by resigning.
    .tag = text

section-2-14 = The end
DC-210 = The game ends when a player awakens (DC-113) or by a Rocket Ship (DC-152); only there can the win be shared.
    .tag = text
DC-211 = When only one player is left in the game, that player wins at once, before any effect that is still waiting. Why: nobody is left to race.
    .tag = ruling
DC-212 = The others are not ranked. The winners share a result of 1, the rest get 0. Why: the rulebook knows only winners.
    .tag = ruling
DC-213 = The table option round_limit is off unless you choose it; it is meant for simulations. At the limit the game ends without a winner. A round ends when the turn passes to the starting seat or over it. Why: players who move at random can wander for long.
    .tag = ruling
DC-214 = The table option night: the whole night (usual) is rows 1 to { $content_limits_rows }, half a night rows 1 to 5, a nap rows 4 and 5. The race begins south of the first of these rows, and you awaken behind the last; everything else stays the same. Why: a whole night is long, and a nap shows every kind of square within a few turns.
    .tag = ruling
DC-215 = The table option start: usually everybody begins with nothing (DC-028). With a dealt start everybody begins with one Directional tile on each field, drawn at random from the supply, and 6 Inspiration tiles from the pool. Why: a quick and wild start.
    .tag = ruling

section-2-15 = Sandman version
DC-220 = As an option there is a limit of { $content_limits_sandman_seconds ->
        [one] 1 second
       *[other] { $content_limits_sandman_seconds } seconds
    } for each Buying Phase, counted from after the income. When it runs out, buying and arranging stop. Our ruling: the sand rests while an offer waits for its answer, for which your partner has as much time of their own. Why: nobody should lose time by somebody else’s thinking.
    .tag = text
DC-221 = What was done by then stands: tiles and boosts lie where your last move put them, and the Buying Phase ends by itself. (The rulebook asks whether more than half of a tile lies on a field; on a screen that cannot happen.) A facing that is not allowed becomes the first allowed one of north, east, south and west. Open drafts lapse; no offer can be open then (DC-220). Why: every move is made whole or not at all.
    .tag = ruling
DC-222 = An Extra Turn gets its own time. Asides in other players’ turns are not timed. Why: the timer is for your own Buying Phase.
    .tag = ruling

section-2-16 = Limits
DC-230 = Chi from the supply (income, sales, blue squares, tiles turned in, Chi Bonus) is limited to what is there. To turn in a tile or use a Chi Bonus, at least 1 chi must be there; without it the hand of a debtor, or of a mover who is caught, raises nothing. Why: the { $content_limits_chi_supply } counters are all there are.
    .tag = ruling
DC-231 = The limit of { $content_limits_cap_end_of_buying } chi exists so that chi does not run out. (The lowest supply in simulations of the printed numbers was 9, with five players.)
    .tag = text
DC-232 = The rulebook’s two appendices, on the phases of sleep and on colours in dreams, carry no rules.
    .tag = text
DC-233 = Overrides of the content have bounds. The limits are whole numbers from 1 to 1000 (boosts 2 or 3, at least one of them; rocket 1 to 3; rows 5 to 10; arrivals_per_movement 1 to 500), costs and resale values from 0 to 1000. There are 0 to 60 tiles of each kind, and at least 35 Directional tiles in all, one for each field of five players (DC-215). initial_rows is 1 or 2, as a nap has no more; the die has 1 to 60 faces; there are at most 300 Dreamscape tiles; an id is one word of at most 40 visible characters. The seven fields are those of DC-023, each once. All else is fixed. Why: content comes from strangers too, and every table must end in reasonable time.
    .tag = design
