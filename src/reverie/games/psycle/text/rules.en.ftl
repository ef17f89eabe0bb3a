### The rules of Psycle, clause by clause, in the order and with the numbers of the ledger.
### The tag says where a clause comes from: text (the rulebook), ruling (our decision), public (reviews and listings), design (our content).

section-2-1 = Components
PS-001 = There are 24 hand cards in four colours (pink, orange, blue, green). Each colour has the numbers 0, 1, 2, 3, 4 and 5, once each.
    .tag = text
PS-002 = There are 50 gems.
    .tag = text
PS-003 = There is one score track with spaces 0 to 32, and four trackers, one for each colour.
    .tag = text
PS-004 = There are { $count_content_targets } target tiles, { $count_content_bonuses } bonus tiles and 6 victory tiles. (The English list leaves the bonus tiles out; nothing follows from that.)
    .tag = text
PS-005 = The target tiles show { $content_targets }. Why these are printed: there are five tiles and five numbers that can win (a 0 never wins and would be a dead target), and the examples show a 2 and a 3.
    .tag = ruling
PS-006 = The bonus tiles show { $content_bonuses }. The rulebook does not list them; its examples show one +1 and one +2. Why these: the two known values are the common ones, and 1 to 3 is also the range of the stars, so a bonus is worth about one more beaten opponent and never dwarfs the cards.
    .tag = design
PS-007 = All numbers are content and can be overridden. The lists targets and bonuses must each have exactly rounds_per_psycle entries; targets lie between 1 and 5, bonuses are whole numbers from 0 to 9. Anything else is refused before the game begins.
    .tag = design
PS-083 = These can be overridden too, with whole numbers: gems.start from 1 to 20, gems.penalty_per_gem from 0 to 9, rounds_per_psycle from 1 to 9, stars from 0 to 9; also which cards a card beats, as long as 0 beats nothing, no card beats itself, no two cards beat each other and loses_to mirrors it. All else is fixed, and overriding it is refused. gems.start 0 is refused because nobody could ever choose and two players would tie for ever. What PS-050, PS-071, PS-080 and PS-085 say holds for the content as it comes.
    .tag = design
PS-008 = Psycle is for 2, 3 or 4 players; any other number is refused. (The rulebook itself only shows cases with 2, with 3 or more, and with 4.)
    .tag = public

section-2-2 = Setup
PS-009 = Gems and victory tiles form two supplies that everybody shares.
    .tag = text
PS-010 = Target tiles and bonus tiles are shuffled separately and make two face-down piles, each with a tile for every round.
    .tag = text
PS-011 = Everybody takes { $content_gems_start ->
        [one] 1 gem
       *[other] { $content_gems_start } gems
    }. What is left of the 50 gems is the supply.
    .tag = text
PS-012 = { $content_gems_start ->
        [one] 1 gem
       *[other] { $content_gems_start } gems
    } is what everybody owns at the start of every Psycle, not only of the first.
    .tag = text
PS-013 = Everybody has one colour, all of them different, and takes its six cards. The tracker of that colour starts on 0.
    .tag = text
PS-014 = Colours belong to the seats: pink, orange, blue, green. If you want another colour, take its seat before the game begins; seats have no order (PS-018). Why: colours have no effect on play.
    .tag = ruling
PS-015 = Cards and trackers of colours that nobody has are out of the game.
    .tag = text
PS-016 = Hold your hand so that only you see the faces. (Only the Japanese rulebook says so.)
    .tag = text
PS-017 = Before each choice every hand is the full set 0 to 5, so the only thing hidden is which card was chosen. You may be told that every opponent holds 0 to 5. Why: it is certain anyway.
    .tag = ruling
PS-018 = There is no first player and no order of seats. The result never depends on where you sit or on who chooses first.
    .tag = ruling

section-2-3 = Cards
PS-019 = A card’s number is its cost in gems; a 0 costs nothing.
    .tag = text
PS-020 =
    As printed, the larger number beats the smaller one, with one exception: 1 beats 5. Card by card:
    0 beats nothing and loses to { $content_cards_0_loses_to }. It costs 0 and has { $content_cards_0_stars ->
        [0] no stars.
        [one] 1 star, which never counts.
       *[other] { $content_cards_0_stars } stars, which never count.
    }
    1 beats { $content_cards_1_beats } and loses to { $content_cards_1_loses_to }. It costs 1 and has { $content_cards_1_stars ->
        [one] 1 star
       *[other] { $content_cards_1_stars } stars
    }.
    2 beats { $content_cards_2_beats } and loses to { $content_cards_2_loses_to }. It costs 2 and has { $content_cards_2_stars ->
        [one] 1 star
       *[other] { $content_cards_2_stars } stars
    }.
    3 beats { $content_cards_3_beats } and loses to { $content_cards_3_loses_to }. It costs 3 and has { $content_cards_3_stars ->
        [one] 1 star
       *[other] { $content_cards_3_stars } stars
    }.
    4 beats { $content_cards_4_beats } and loses to { $content_cards_4_loses_to }. It costs 4 and has { $content_cards_4_stars ->
        [one] 1 star
       *[other] { $content_cards_4_stars } stars
    }.
    5 beats { $content_cards_5_beats } and loses to { $content_cards_5_loses_to }. It costs 5 and has { $content_cards_5_stars ->
        [one] 1 star
       *[other] { $content_cards_5_stars } stars
    }.
    The rulebook prints all of 0 and of 1, and that 2, 3 and 4 beat 1; an example shows that 4 beats 2. That 3 beats 2, 4 beats 3 and 5 beats 2, 3 and 4 is known from reviews. Strength is compared, as the Japanese text says, not the bare numbers, as the English one says.
    .tag = text
PS-021 = 1 beats exactly { $content_cards_1_beats }, and loses to exactly { $content_cards_1_loses_to }. (On the English card the caption of the stronger cards is missing.)
    .tag = text
PS-022 = 0 beats nothing and loses to { $content_cards_0_loses_to }.
    .tag = text
PS-023 = Equal numbers draw, also 0 against 0: neither beats the other, and neither scores from the other.
    .tag = text
PS-024 = Every two players are compared with each other. A round has no single winner, and cards cannot be ranked in a row, since strength runs in a circle. Why: the example with 4 players scores three of them at once.
    .tag = ruling
PS-025 = Stars: { $content_cards_1_stars } for the 1; { $content_cards_2_stars } for the 2, { $content_cards_3_stars } for the 3 and { $content_cards_4_stars } for the 4; { $content_cards_5_stars } for the 5. (The first is printed, for the next three no other values fit the examples, the last is known from reviews.) The 0 has no star and never needs one.
    .tag = text
PS-026 = Whoever played 0 gains as many gems as the largest number among the other players’ cards.
    .tag = text
PS-027 = The Japanese text says “other players’ cards”, the English one “all cards played”. The amount is always the same, because the gainer’s own card is a 0; either reading will do.
    .tag = ruling
PS-028 = Largest means the largest number, not the strongest card: a 5 counts as 5 even if a 1 beat it.
    .tag = text
PS-029 = If several players played 0, each of them gains the full amount; it is not shared. Why: the text gives the gain to each player.
    .tag = ruling
PS-030 = If everybody played 0, the largest number is 0 and nobody gains. Why: that is PS-026 taken at its word.
    .tag = ruling
PS-031 = The gain must be taken, and in full, in the last round too, where each gem left over counts against you. Why: nothing in the text lets you refuse it.
    .tag = ruling

section-2-4 = Goal
PS-032 = A game is a series of Psycles, and a Psycle is exactly { $content_rounds_per_psycle ->
        [one] 1 round
       *[other] { $content_rounds_per_psycle } rounds
    }. The first player with 2 victory tiles wins the game.
    .tag = text
PS-033 = Section 5 of the rulebook speaks of the highest total of five rounds, section 9 takes leftover gems off it. Section 9 counts.
    .tag = ruling

section-2-5 = A round
PS-034 = First the top target tile and the top bonus tile are turned over together. They hold for this round only.
    .tag = text
PS-035 = Who turns them over does not matter, so it happens by itself. (The Japanese text says anybody may; the English one says nothing.)
    .tag = text
PS-036 = Tiles stay face up side by side, none covered, until the Psycle ends. So everybody knows which tiles are left in each pile, but not their order.
    .tag = text
PS-037 = Then everybody chooses one card from the hand and puts it face down.
    .tag = text
PS-038 = You may play a card if its number is not larger than the gems you own now. Gems you are about to gain do not count.
    .tag = text
PS-039 = All gems are open to everybody while choosing, and so is what each opponent can afford. (The Japanese text names the gems left, the English one those of the other players.)
    .tag = text
PS-040 = Scores, victory tiles and all cards revealed in earlier rounds are open too. Why: they lie, or lay, on the table.
    .tag = ruling
PS-041 = Everybody plays exactly one card in each round; there is no passing. A 0 is always possible, so there is always a move.
    .tag = ruling
PS-042 = A card put down is final. Choosing a second time in the same round is refused and changes nothing. Why: so that nobody plays games with timing.
    .tag = ruling
PS-043 = Cards are revealed all at once, when the last player has chosen, and never earlier.
    .tag = text
PS-044 = With 0 gems your only move is 0, and it is played for you. Why: gems are open, so this gives nothing away. If nobody has any gems, this round and all later rounds of the Psycle run by themselves: tiles are still turned over, but nobody gains anything.
    .tag = ruling
PS-084 = The automatic 0 is there as soon as the tiles of the round are shown, before anybody can choose. It is announced like any other card, needs no clock and is not a move: a record lists only moves that players sent. Any card that seat sends in that round, a 0 too, is refused by PS-042. Why: there is one road for moves, and a listed 0 could slip into the next round.
    .tag = ruling
PS-085 = What follows from the printed numbers: nobody has 0 gems before round 3 (10, 5, 0), so rounds 1 and 2 ask everybody. At most three rounds running (3, 4 and 5) need no decision. So every move leads to a decision or to the end of the game.
    .tag = ruling
PS-086 = An answer counts only for the round it was asked in. If it arrives after the reveal it is refused and never taken for the next round. A refusal changes nothing, and only its sender hears of it. Why: a late or repeated message must not play a card.
    .tag = ruling
PS-087 = A face-down card stays hidden from everybody else, even when it is certain because its owner has 0 gems. What others know: it lies between 0 and the gems of its owner, 5 at most. Whoever imagines hidden cards draws them from that range only. Why: it follows from PS-038.
    .tag = ruling
PS-088 = If your clock runs out you play 0; that is an ordinary move and is recorded. There is no resigning and no taking back; an absent player goes on by the clock. Why: 0 is the only move that is always possible.
    .tag = ruling

section-2-6 = End of a round
PS-045 = A round is settled in this order: reveal, pay, gain, score, take cards back, next round.
    .tag = text
PS-046 = Everybody returns as many gems to the supply as the number played, whether the card won, drew or lost.
    .tag = text
PS-047 = Gems change hands only here. Putting a card down costs nothing yet.
    .tag = text
PS-048 = All payments come before any gain, and all gains happen together. Why: that is the order of the text, and it keeps seats equal.
    .tag = ruling
PS-049 = The supply never limits a gain: if the 50 gems are not enough, substitutes are used. The supply is 50 minus all gems owned and may fall below 0; you then see 0 gems and that many substitutes. Payments remove substitutes first. Why: when the score track runs out, the rulebook says to go on by other means, and it has no rule for sharing.
    .tag = ruling
PS-050 = What follows from the printed numbers: with 2 players the supply never falls below 30. With 3 it can be negative only after round 5 (lowest -5). With 4 it can be 0 after round 1 and negative from round 2 on (lowest -10, -20, -30 and -40 after rounds 2, 3, 4 and 5).
    .tag = ruling
PS-051 = If you are left with 0 gems you can only play 0 in the next round.
    .tag = text
PS-052 = If you beat at least one opponent, your tracker moves up by the points of PS-056 to PS-058. If you beat nobody, because you lost to all or drew, it stays. (The two languages word this differently and mean the same.)
    .tag = text
PS-053 = Points beyond 32 count in full and are noted some other way. A score has no upper limit.
    .tag = text
PS-054 = All cards played go back to their owners’ hands. Every round starts with six cards, and no card is ever used up.
    .tag = text
PS-055 = After every round but the last one the next round begins with PS-034.
    .tag = text

section-2-7 = Scoring
PS-056 = Points = stars of your card × number of opponents you beat.
    .tag = text
PS-057 = If your card’s number is the target and your card beat at least one opponent, the bonus is added.
    .tag = text
PS-058 = The bonus is added once for each player and round, not once for each beaten opponent. (The example: 3 × 2 + 1 = 7; for each opponent it would be 8.)
    .tag = text
PS-059 = Everybody who meets PS-057 gets the full bonus, also several players at once. Why: each player’s points are counted alone.
    .tag = ruling
PS-060 = Losing to somebody else, or drawing, takes nothing away from your points or your bonus. (In the example D beats C, and C still scores.)
    .tag = text
PS-061 = The target card without a beaten opponent earns no bonus.
    .tag = text
PS-062 = Points are never lost during the rounds and never taken from an opponent. Why: no rule takes any away.
    .tag = ruling

section-2-8 = End of a Psycle
PS-063 = A Psycle ends when its last round is fully settled, never earlier, even if the outcome is certain before.
    .tag = text
PS-064 = Final score = score minus gems: { $content_gems_penalty_per_gem ->
        [one] 1 point
       *[other] { $content_gems_penalty_per_gem } points
    } off for every gem you own after the payments and gains of the last round.
    .tag = text
PS-065 = A final score may be negative and is compared as it is; it is not raised to 0. Why: the text only subtracts.
    .tag = ruling
PS-066 = The highest final score wins the Psycle and takes 1 victory tile.
    .tag = text
PS-067 = With 2 players and equal final scores nobody takes a tile, and the Psycle is played again. (In the English text the end of the sentence is missing.)
    .tag = text
PS-068 = Playing again means a complete new Psycle, prepared as in PS-072 to PS-075, as often as needed. Why: it is the least surprising reading.
    .tag = ruling
PS-069 = With 3 or 4 players and several at the top, each of them takes 1 tile. Nothing is played again.
    .tag = text
PS-070 = There is no tie-break, neither by gems nor by score nor by colour. Ties below the top mean nothing.
    .tag = ruling
PS-071 = The 6 victory tiles never limit an award: a tile that is missing counts all the same, so the supply may fall to -1 or -2. Why: PS-069 owes each player at the top a tile, and they can run short only with 4 players in the Psycle that ends the game (4 tiles out and 3 or 4 awarded, or 3 out and 4 awarded), so later play is never affected.
    .tag = ruling

section-2-9 = Next Psycle
PS-072 = All target tiles and all bonus tiles are shuffled into new piles as in PS-010; no tile is face up any more.
    .tag = text
PS-073 = Every tracker goes back to 0.
    .tag = text
PS-074 = Everybody is set to exactly { $content_gems_start ->
        [one] 1 gem
       *[other] { $content_gems_start } gems
    }: if you have more you hand some in, if you have fewer you fill up. (The English text only speaks of taking gems up to { $content_gems_start }.)
    .tag = text
PS-075 = Victory tiles are kept. Our ruling: nothing else carries over, and the number of the Psycle grows by 1, after a replayed tie too.
    .tag = text

section-2-10 = End of the game
PS-076 = The game ends if somebody owns 2 victory tiles; this is checked once the tiles of a Psycle have been awarded, and only then.
    .tag = text
PS-089 = The order after the last round: final scores, tiles, then the end of the game or not. A new Psycle is prepared only if the game goes on. After the end scores, gems, tiles shown and the number of the Psycle stay as they are, nobody owes a decision and every card is refused. Why: section 11 of the rulebook comes right after section 9, and players want to see the last final scores.
    .tag = ruling
PS-077 = A player with 2 tiles wins. With 3 or 4 players, if several get there at the same moment, all of them win together. (The English text says so for any number; with 2 players it cannot happen.)
    .tag = text
PS-078 = Whoever shared the top of the last Psycle but owns only 1 tile is not a winner. Why: 2 tiles are the condition.
    .tag = ruling
PS-079 = Losers are not ranked. For training, each of k winners gets 1/k and everybody else 0. Why: the text has no ranking.
    .tag = ruling
PS-080 = What follows: nobody ever owns more than 2 tiles. With 3 or 4 players a game lasts at least 2 Psycles and at most one more than there are players, since each awards at least one tile. With 2 players it lasts 2 or 3 decided Psycles and any number of ties. (This is without a Psycle limit.)
    .tag = ruling
PS-081 = The option psycle_cap is none, unless you choose a whole number N of at least 1; anything else is refused. If nobody has 2 tiles after Psycle N, replays counted, the game ends, a tie is not played again, and those with the most tiles are the winners of PS-079 (one alone, or several together). Why: two bots that always play 0 would tie for ever, and a simulation needs an end.
    .tag = design

section-2-11 = Not in the game
PS-082 = The rulebook has no solo mode, variant, expansion, elimination, trade or rule on table talk. Its motto, safety notes and credits are not rules.
    .tag = text

section-2-12 = Where the two languages of the rulebook differ, the Japanese text stands: see PS-004, PS-016, PS-020, PS-021, PS-027, PS-035, PS-039, PS-052, PS-067, PS-074 and PS-077
