### The rules of Dream-Quest, clause by clause, in the order and with the numbers of the ledger.
### The tag says where a clause comes from: text (the rulebook), ruling (our decision), public (the makers’ public pages), design (our content).

section-a = Components and options
DQ-001 = Dream-Quest is for 2 to 5 players, each for themselves. (The makers’ readme says 2 to 4; the rulebook wins.)
    .tag = text
DQ-002 = Everybody has one character and two avatars: one on the Reality board and one on the Dream board. That makes 10 tokens for 5 players.
    .tag = text
DQ-003 = Cards in the Dream deck: { $content_dream_cards_entries }. As printed there are 33, all different, with the numbers of the public card data, which also has 33.
    .tag = text
DQ-004 = The standard Reality deck holds { $content_reality_cards_entries_deck_standard } of all { $content_reality_cards_entries }. As printed these are 12 of the 21 public cards: They, Abdominal Pain, Demotion, Fine, Friend, Missing, Good dinner, Dog, Early Hours, Jet Lag, Dreamcatcher and Infant Trouble. They were chosen so: there are 14 different effects, and of each the first card in the public order; then two of these 14 left out, so that the averages stay as near as possible to those of all 21 (Slumber −2.92 against −2.90, Lucidity −0.33 against −0.29, Memory −0.50 against −0.48). Those two are Bank and Accident Witness. Another pair would have been equally near, but Dreamcatcher was in it, the one card with a bonus; the rulebook says that a card most likely harms, so Dreamcatcher stays.
    .tag = ruling
DQ-005 = With the Reality deck “Long Night” all { $content_reality_cards_entries } Reality cards are shuffled together. Unless you choose it, only the standard ones are used, { $content_reality_cards_entries_deck_standard } in number.
    .tag = ruling
DQ-006 = The rulebook’s list counts 45 event cards but names 33, 12 and 3 of them. Since 33 and 12 already make 45, the 3 Quests come on top.
    .tag = ruling
DQ-007 = Character sheets: { $content_characters_entries }. No two players have the same character.
    .tag = text
DQ-008 = The 30 Providence tokens are no limit: you may own any amount of Providence. Why: the rules never mention an empty supply, one Quest alone asks for 20, the readme has tokens worth 1, 2 and 5, and the later build prints 80. With a hard limit of 30 most simulated games with 5 players got stuck: 73% were still open after 400 rounds.
    .tag = ruling
DQ-009 = With the printed cards the 10 Memory tokens never run out: nobody holds more than 2 at a time, since no card takes more and waking up clears them.
    .tag = ruling
DQ-010 = Dice have six sides, and never more than two are rolled at once.
    .tag = text
DQ-011 = The table options, each with its usual value first. Characters: random or chosen (DQ-044). Quest: random or one of the three (DQ-043). Reality deck: standard or Long Night (DQ-005; the revised printing always uses all Reality cards, DQ-142). Dream board: Dreamlands or Short Night (DQ-016, DQ-017). Printing: first or revised (DQ-142 to DQ-150). Opening: the whole dream or The Last Night (DQ-151). Round limit: 150, another number, or none (DQ-136).
    .tag = ruling
DQ-152 = Overrides of the content have bounds: movement from 0 to 12 on a card and from −12 to 12 in a choice or an outcome; other changes, costs and printed values within 99; Memory from 0 to 9; 1 to 48 hours; at most 500 cards in a deck, 60 sheets and 20 Quests, among them the three of the option; at most 300 spaces on a board, 8 links of a space, each once, and 60 regions; a canvas of at most 10000; a name in it is one word of at most 40 visible characters. Why: content comes from strangers too, and every table must end in reasonable time.
    .tag = design

section-b = Reality board
DQ-012 = The Reality board is a ring of spaces, the hours 1 to { $content_limits_hours }. Clockwise means from 1 to 2 and so on to { $content_limits_hours }, then to 1 again.
    .tag = text
DQ-013 = The spaces of the Reality board have no effect. (The readme says that some may carry rules, but the rulebook prints none.)
    .tag = ruling
DQ-014 = Avatars that share a space of the Reality board do nothing to each other.
    .tag = text
DQ-015 = Every real avatar starts on hour { $content_limits_hours }, as printed the top of the clock. Why: the rulebook names no space.
    .tag = ruling

section-c = Dream board
DQ-016 = The standard board, Dreamlands, has the links, kinds of spaces and arrows of the board that the makers published: 140 spaces and 157 links. There are 1 start space, 92 plain, 13 cursed, 11 blessed and 13 mystery spaces and 10 spaces of the Dream Cycle; 13 crossroads have a secret exit.
    .tag = public
DQ-017 = The names of its regions and spaces and the way it is drawn are ours. The Dream board “Short Night” is wholly ours: 65 spaces and 73 links, with 1 start space, 38 plain, 7 cursed, 5 blessed and 6 mystery spaces, 8 spaces of the Dream Cycle and 3 secret exits.
    .tag = design
DQ-018 = Every space is of exactly one kind: start, plain (white, without effect), cursed, blessed, mystery or Dream Cycle. Crossroads, that is spaces with 3 or more links, have no effect of their own.
    .tag = text
DQ-019 = All dream avatars begin on the start space. It has no other effect.
    .tag = text
DQ-020 = Links can be walked both ways. You may therefore walk towards the start, and out of the Dream Cycle. Why: only secret routes carry an arrow, going back is part of the game, and the later build only forbids returning within one turn.
    .tag = ruling
DQ-021 = At a crossroads you choose which link to follow.
    .tag = text
DQ-022 = You may take the secret exit of a crossroads only if your turn began on that crossroads, so only as the first step of a turn.
    .tag = text
DQ-023 = All other links of a crossroads are always open, whether or not your turn began there.
    .tag = text
DQ-024 = Only the direction of the arrow is restricted: a secret route may be walked backwards to its crossroads at any time.
    .tag = ruling
DQ-025 = A space back is a linked space that is one nearer to the start; a space forward is a linked space that is not nearer to it. Neither ever leads through a secret exit, so no memory loss and no push enters a secret route along its arrow. (On both boards the distance to the start is the same with and without secret exits, and every space but the start has a space back.)
    .tag = ruling
DQ-026 = Cursed: if your avatar stands on a cursed space when you draw a Dream card, the card’s Movement is 1 less than printed.
    .tag = text
DQ-027 = The curse never takes a card’s Movement below 0; a card with Movement 0 keeps 0.
    .tag = ruling
DQ-028 = Mystery: if your dream turn begins with your avatar on a mystery space, you roll a die before you draw.
    .tag = text
DQ-029 = Mystery, a count of { $content_mystery_stuck_up_to } or less: every card you draw this turn has Movement 0.
    .tag = text
DQ-030 = Mystery, a count between the two (DQ-029, DQ-031): nothing happens.
    .tag = text
DQ-031 = Mystery, a count of { $content_mystery_lucid_from } or more: all your Lucidity tests this turn succeed, and no die is rolled for them.
    .tag = text
DQ-032 = Such a mystery roll (DQ-031) does not touch Memory tests, contests or the dice of a Quest. Why: only a test can succeed; a contest needs both dice for its difference. (Bedford’s ability does reach contests, DQ-115: it improves a die and leaves the dice standing.)
    .tag = ruling
DQ-033 = Curse and mystery change the printed Movement only; what your choice and its outcome add or take away comes afterwards. Why: cards printed with 0 and a bonus of +5 show that bonuses work on a value of 0.
    .tag = ruling
DQ-034 = Blessed: if your active avatar ends your dream turn on a blessed space, you gain 1 Providence (step 6, see DQ-058). No kind of space has a penalty in step 6.
    .tag = text
DQ-035 = A blessed space gives nothing in a real-world turn, not even if your avatar has just fallen asleep on it, since area effects are step 6 of a dream turn. It gives nothing to an inactive avatar, nothing to an avatar moved in another player’s turn (the later build says so), and nothing in a dream turn cut short by waking (DQ-056).
    .tag = ruling
DQ-036 = Dream Cycle: while your avatar stands on one of its spaces, any gain of Providence is 0, whatever its source.
    .tag = text
DQ-037 = Losses, costs and spending still apply there, and the rest of an outcome (Slumber, Lucidity, Movement) is not affected.
    .tag = ruling
DQ-038 = What counts is the space at the moment of the gain: a card resolved before you walk into the Dream Cycle still pays, and a turn that starts in the Dream Cycle but ends on a blessed space pays 1.
    .tag = ruling

section-d = Set-up
DQ-039 = The two event decks are shuffled separately and lie face down.
    .tag = text
DQ-040 = Everybody starts awake: the real avatar is active, the dream avatar inactive. The exception is Coiled Serpent (DQ-117).
    .tag = text
DQ-041 = Slumber and Lucidity start at the values printed on your sheet, and you have no Memory tokens.
    .tag = text
DQ-042 = Providence starts at the value on the sheet: { $content_characters_silverlake_providence } for Gloria Silverlake; for the others see DQ-114.
    .tag = public
DQ-043 = One Quest lies face up for the whole game, drawn at random or agreed upon.
    .tag = text
DQ-044 = Characters are dealt at random. If the table has them chosen, you pick, in turn order, from those that are left.
    .tag = ruling
DQ-045 = The first player is drawn at random. From there turns go clockwise by seat, in the same order every round.
    .tag = ruling
DQ-151 = Option “The Last Night”, a short game: all dream avatars begin at the edge of the Dream Cycle, one link away from it (Cold Pass 3 on the Dreamlands, Veiled Moor 4 on the Short Night), and everybody has as much Providence as the Quest asks for and 10 more, on top of what the sheet prints (as printed, Gloria has 1 more than the others). Everything else is as usual.
    .tag = design

section-e = Round and real-world turn
DQ-046 = A round is one turn for each player, clockwise; then a new round begins.
    .tag = text
DQ-047 = If you are awake when your turn begins, you take a real-world turn; if you are asleep, a dream turn. Never both in one turn.
    .tag = text
DQ-048 = A real-world turn goes in this order: (1) your real avatar moves one hour clockwise; (2) draw a Reality card; (3) Fall Asleep. Then your turn ends.
    .tag = text
DQ-049 = The card changes your values when it is drawn (after Amanda’s choice, DQ-120) and before the memory roll, so the tokens you take count for that very roll: Slumber and Lucidity change at once, and for each point of Memory lost you take one Memory token.
    .tag = ruling
DQ-050 = The penalties count once: the card is discarded right after the memory roll and never applied again.
    .tag = text
DQ-051 = What the card changed lasts through that night: Slumber and Lucidity keep their changed values, and the tokens stay, until you next wake up, which resets all three. Why: waking up is the rule that removes the tokens.
    .tag = ruling
DQ-052 = All limits hold: Slumber from 0 to { $content_limits_slumber }, Lucidity from 0 to { $content_limits_lucidity }; what goes beyond is lost. With the printed numbers Slumber never falls below 2 here. Should other content or a loaded position bring it to 0, you fall asleep, make the memory roll and wake up at once.
    .tag = ruling

section-f = Dream turn
DQ-053 = A dream turn goes in this order: (1) victory check; (2) draw a card; (3) resolve it; (4) move; (5) lose 1 Slumber; (6) area effect; (7) if your Slumber is 0, Wake Up.
    .tag = text
DQ-054 = The mystery roll comes between steps 1 and 2. (No space is both Dream Cycle and mystery, so this order never makes a difference.)
    .tag = ruling
DQ-055 = Step 2: draw the top card of the Dream deck; everybody sees it.
    .tag = text
DQ-056 = If your Slumber reaches 0 in steps 1 to 4, you wake up at once and your turn ends: no further roll, outcome, movement, loss of Slumber or area effect, and the card is discarded. If it reaches 0 in another player’s turn, you wake up at once too, and your own next turn is a real-world turn. Why: the readme says that 0 wakes you at any time, and the later build says so for costs and outcomes.
    .tag = ruling
DQ-057 = Step 5: lose 1 Slumber. Trent does not (DQ-124).
    .tag = text
DQ-058 = Step 6 comes before step 7: if your last Slumber goes in step 5, you still gain the Providence of a blessed space and wake up afterwards.
    .tag = text
DQ-059 = A used Dream card is discarded at the end of step 3, before your first step (or when you wake up). Everybody may look through the discard pile.
    .tag = ruling
DQ-060 = If a deck is empty when a card is needed, its discard pile is shuffled into a new deck; cards in play stay out of it.
    .tag = ruling

section-g = Resolving a Dream card
DQ-061 = A card offers one to three choices, and you take exactly one that is allowed. (Cards with a plain effect have one choice.)
    .tag = public
DQ-062 = Within a choice the order is: pay the costs; then the test, if there is one; then the outcome for success or for failure.
    .tag = public
DQ-063 = Slumber and Providence that a choice asks for (printed as negative requirements) are its costs.
    .tag = public
DQ-064 = A choice is allowed only if you can pay every cost in full.
    .tag = ruling
DQ-065 = You may pay your Slumber down to exactly 0: then you wake up at once, all costs stay paid, and there is no test and no outcome.
    .tag = ruling
DQ-066 = If no choice is allowed you may buy Slumber until one is, or give in: your Slumber becomes 0, you wake up and your turn ends. You may give in only while no choice is allowed. (In print this happens only with Cave of Visions at Slumber 1 or 2.) Why: both its choices drain Slumber, and a free pass would reward exhaustion.
    .tag = ruling
DQ-067 = A change to your movement printed as a requirement is not a cost: you can always take it, and it only alters how far you may move.
    .tag = ruling
DQ-068 = Lucidity test: you succeed if the die is lower than your Lucidity. Equal or higher fails.
    .tag = public
DQ-069 = Memory test: you succeed if the die is lower than your Memory.
    .tag = public
DQ-070 = Reversed Memory test (only on Gate of Dreams): you succeed if the die is higher than your Memory, to the letter, so a poor memory helps. Why: the card data treats over and under as two different requirements; the revised printing turns this one round.
    .tag = ruling
DQ-071 = In the first printing a die of 1 has no special force: with Lucidity 0 or 1, or Memory 1, a test that wants a low die can succeed only by boosts. (Lucidity 1, face 1, one boost: count 0, success.)
    .tag = ruling
DQ-072 = Where a choice asks for a minimum of Providence, your Providence after the costs is looked at and nothing is spent. “>5” means at least 6, “>=7” means at least 7.
    .tag = public
DQ-073 = If no failure is printed (Zeppelin Captains), you may not take the choice while the condition is not met.
    .tag = public
DQ-074 = If a failure is printed (Haïta the Shepherd), you may always take the choice, and the condition decides which outcome you get.
    .tag = ruling
DQ-075 = A choice without a test gives its success outcome; an outcome that is not printed changes nothing.
    .tag = ruling
DQ-076 = Movement in an outcome is added to the card’s Movement and does not replace it. (As printed on Flying Dream: 3, success +4, 7 in all.)
    .tag = public
DQ-077 = Your total movement is never below 0 and never moves your avatar backwards.
    .tag = ruling
DQ-078 = All parts of one outcome apply together, and only then it is checked whether your Slumber is 0: Providence gained beside a loss of Slumber that wakes you stays yours.
    .tag = ruling
DQ-079 = An outcome may take more Providence than you have: it stops at 0. (Only costs must be payable in full.)
    .tag = ruling
DQ-080 = Lucidity stays between 0 and { $content_limits_lucidity } and Slumber between 0 and { $content_limits_slumber }; gains past the top are lost.
    .tag = public
DQ-081 = Where an outcome gives a die of Slumber, roll a die and gain that much Slumber. (It is a roll, so DQ-106 applies.)
    .tag = public

section-h = Movement
DQ-082 = You move your active dream avatar along links, up to as many spaces as your movement; fewer, or none, is allowed.
    .tag = text
DQ-083 = No return: a step may not enter a space where your avatar has already stood in this turn, the one it started from included. Your first step may go in any direction. Why: the later build says so, and it stops shuttling; the rulebook is silent.
    .tag = ruling
DQ-084 = Passing a space has no effect, occupied or not; only the space where your movement ends counts.
    .tag = text
DQ-085 = Any number of avatars may share a space. Why: all begin on one, and nothing forbids it.
    .tag = ruling
DQ-086 = Only the active avatar of the player whose turn it is moves in this way.
    .tag = text
DQ-087 = Entering the Dream Cycle does not stop your move, and your avatar may leave the Dream Cycle again in any later turn.
    .tag = ruling

section-i = Meeting other avatars
DQ-088 = A meeting happens after step 4, if you took at least one step this turn; bought steps count. Why: an avatar that did not move has no movement to end, and this keeps the start space peaceful in round 1.
    .tag = ruling
DQ-089 = First, every inactive dream avatar on your space is moved one space back. This is not optional and needs no roll.
    .tag = text
DQ-090 = Several inactive avatars are moved in seat order after you. Where there are two or more spaces back, you choose.
    .tag = ruling
DQ-091 = Then you may challenge an active dream avatar of another player on that space, or pass.
    .tag = text
DQ-092 = You may challenge at most once a turn; if several active avatars are there, you choose one.
    .tag = ruling
DQ-093 = Contest: both of you roll a die and add your current Lucidity.
    .tag = text
DQ-094 = If your total is higher, your opponent loses as much Slumber as the difference, never below 0; at 0 your opponent wakes up (DQ-056).
    .tag = text
DQ-095 = Then your avatar moves one space forward and your opponent’s one space back; where there is a choice, you as the winner make it.
    .tag = text
DQ-096 = These two moves follow only if the player whose turn it is wins. With equal totals or a lower one nothing happens to anybody.
    .tag = ruling
DQ-097 = Both moves are compulsory where possible; if there is no space forward (or back), the avatar stays. Your own avatar moves first. The move forward is no step: it may go to a space where you stood this turn, and it uses no movement.
    .tag = ruling
DQ-098 = An opponent woken by the contest is moved back all the same; the avatar now lies inactive.
    .tag = ruling
DQ-099 = There is no chain: pushes and the move forward start no new meeting, whoever stands there.
    .tag = ruling
DQ-100 = An avatar moved in another player’s turn gets no area effect there at that time. When its own next dream turn begins there, the space counts as usual (curse, mystery, secret exit).
    .tag = public
DQ-101 = Your steps 5 to 7 use the space after the move forward, so you may gain or miss a blessing by it.
    .tag = ruling
DQ-102 = An avatar on the start space cannot be moved back and stays there. Why: there is nothing behind it.
    .tag = ruling
DQ-103 = Players who are awake are never challenged, and real avatars never meet.
    .tag = text

section-j = Spending Providence
DQ-104 = What Providence buys: re-roll one die for { $content_menu_reroll }; boost a roll by one for { $content_menu_boost }; one step for { $content_menu_buy_step }; 1 Slumber for { $content_menu_buy_slumber }. Nothing else is for sale.
    .tag = text
DQ-105 =
    Where you may buy what, for your own rolls only and as often as you can pay:
    Memory roll when falling asleep: re-roll, boost.
    Mystery roll: re-roll, boost.
    Choosing on a Dream card: Slumber.
    Test roll, and the roll for a die of Slumber: re-roll, boost, Slumber.
    Moving (step 4): Slumber, a step.
    Contest with an avatar, and The Borrowed Face: re-roll, boost, Slumber.
    The Great Ritual and The Last Toll: re-roll, boost.
    .tag = ruling
DQ-106 = After your die is rolled and before it counts, you may buy re-rolls and boosts in any order, or keep the roll.
    .tag = ruling
DQ-107 = A boost moves the roll by 1 in your favour. The die counts 1 lower in Lucidity tests, ordinary Memory tests, memory rolls and The Last Toll; it counts 1 higher in the reversed Memory test, mystery rolls, rolls for Slumber, contests and The Great Ritual. Why: the rulebook calls these spendings bonuses to rolls, yet most rolls want a low die; and the later build has rewritten the professor’s +1 on a Lucidity roll as minus 1.
    .tag = ruling
DQ-108 = A boosted die may count below 1 or above 6 and is then used as it is (but see DQ-144). Boosts already bought, and Critical Thinking, stay when the die is re-rolled. Purchases that do not help are offered too.
    .tag = ruling
DQ-109 = A bought step is taken at once to a linked space, under the same rules as any step (DQ-022, DQ-083). It is offered while you move and have no ordinary movement left, also if your movement is 0, and nowhere else. Why: only there do avatars walk, and a step before the victory check or in another player’s turn would upset the printed order.
    .tag = ruling
DQ-110 = Slumber cannot be bought at Slumber { $content_limits_slumber }, nor in step 5 or later; so your last chance to avoid waking is while you move, or in the contest after it.
    .tag = ruling
DQ-111 = In a contest the player whose turn it is is asked first. Whoever is asked buys as often as they like, then passes, and the other is asked. It ends when a player passes who has bought nothing since the other’s pass. Who cannot pay passes unasked. Both see everything. (So you may answer every purchase of the other, and two passes in a row end it.)
    .tag = ruling
DQ-112 = In The Great Ritual and The Borrowed Face a purchase, also of Slumber or by Critical Thinking, is offered only if you still have the Providence that the Quest asks for afterwards. Why: all conditions must hold at the same time. For The Last Toll see DQ-141.
    .tag = ruling
DQ-113 = Providence you spend is gone; Providence you have survives waking.
    .tag = text

section-k = Characters
DQ-114 =
    The character sheets say:
    Professor Warren Bedford, Academic: Memory { $content_characters_bedford_memory }, Slumber { $content_characters_bedford_slumber }, Lucidity { $content_characters_bedford_lucidity }, Providence { $content_characters_bedford_providence }.
    John Snyder, Blue Collar Worker: Memory { $content_characters_snyder_memory }, Slumber { $content_characters_snyder_slumber }, Lucidity { $content_characters_snyder_lucidity }, Providence { $content_characters_snyder_providence }.
    Coiled Serpent, Shaman: Memory { $content_characters_serpent_memory }, Slumber { $content_characters_serpent_slumber }, Lucidity { $content_characters_serpent_lucidity }, Providence { $content_characters_serpent_providence }.
    Amanda Blunt, Student: Memory { $content_characters_blunt_memory }, Slumber { $content_characters_blunt_slumber }, Lucidity { $content_characters_blunt_lucidity }, Providence { $content_characters_blunt_providence }.
    Gloria Silverlake, Occult Writer: Memory { $content_characters_silverlake_memory }, Slumber { $content_characters_silverlake_slumber }, Lucidity { $content_characters_silverlake_lucidity }, Providence { $content_characters_silverlake_providence }.
    Trent Maypole, Child: Memory { $content_characters_maypole_memory }, Slumber { $content_characters_maypole_slumber }, Lucidity { $content_characters_maypole_lucidity }, Providence { $content_characters_maypole_providence }.
    The “+” after a Memory value has no meaning of its own (DQ-128).
    .tag = public
DQ-115 = Professor Warren Bedford, Critical Thinking: once for each Lucidity roll (a Lucidity test, or his own die in a contest or against The Borrowed Face) he may pay { $content_characters_bedford_ability_think_cost } Providence to improve that roll by 1, like a boost. (It is printed as adding 1; see DQ-107.) A re-roll is the same roll and gives no second use. Ordinary boosts may be bought as well.
    .tag = ruling
DQ-116 = John Snyder, Regular Shifts: losses of Slumber on Reality cards do nothing to him; losses of Lucidity and Memory and gains of Slumber do.
    .tag = public
DQ-117 = Coiled Serpent starts the game asleep, with her dream avatar active: her first turn is a dream turn, with no Reality card and no memory roll before it.
    .tag = public
DQ-118 = Coiled Serpent may take secret exits at any point of a move. Our ruling: also as the move forward after a won contest, if the exit is not nearer to the start. (So from Furnace Shelf 1 the exit to Smoke Steps 1 is no move forward; all other secret exits are.)
    .tag = public
DQ-119 = Her freedom covers only moves that she makes herself: pushes and memory loss follow DQ-025.
    .tag = ruling
DQ-120 = Amanda Blunt, So Much Potential: right after drawing a Reality card she may pay { $content_characters_blunt_ability_cancel_cost } Providence to ignore all its penalties. (It is offered only if she has { $content_characters_blunt_ability_cancel_cost } and the card has a penalty.)
    .tag = public
DQ-121 = A bonus on that card still counts for Amanda, and for John: only losses are penalties.
    .tag = ruling
DQ-122 = Gloria Silverlake, Foresight: in step 2 she draws { $content_characters_silverlake_ability_draws ->
        [one] 1 Dream card, as everybody does.
       *[other] { $content_characters_silverlake_ability_draws } Dream cards, plays one and { $content_characters_silverlake_ability_other_card ->
            [bottom] puts the other under the deck.
           *[discard] discards the other.
        }
    } Our ruling: everybody sees what she draws.
    .tag = public
DQ-123 = If the deck ends between her draws, the discard pile is shuffled without the card already drawn.
    .tag = ruling
DQ-124 = Trent Maypole, No Responsibilities: he skips step 5. All other losses of Slumber hit him.
    .tag = public

section-l = Waking, sleeping, memory
DQ-125 = Waking Up: your Slumber and Lucidity return to their printed values, you give back all Memory tokens, and you are awake: the real avatar is active, the dream avatar inactive. Your place on the Dream board and your Providence stay.
    .tag = text
DQ-126 = Falling Asleep: your dream avatar becomes active, your real avatar inactive. Then make the memory roll: roll a die and go back as many spaces as the memory table says.
    .tag = text
DQ-127 =
    { $content_memory_table_as_printed ->
        [yes] You go back as many spaces as the die is higher than your Memory, otherwise none. For example with Memory 2 a die of 6, 5, 4 or 3 costs 4, 3, 2 or 1 spaces; with Memory 6 you never lose any.
       *[no] For a die of 1, 2, 3, 4, 5 and 6 you go back so many spaces:
        With Memory 6: { $content_memory_table_6 }.
        With Memory 5: { $content_memory_table_5 }.
        With Memory 4: { $content_memory_table_4 }.
        With Memory 3: { $content_memory_table_3 }.
        With Memory 2: { $content_memory_table_2 }.
        With Memory 1: { $content_memory_table_1 }.
    }
    .tag = text
DQ-128 = The table stands as printed: a high Memory is good, a high die is bad. Why: the rulebook calls Memory how well one recalls, losing Memory is a penalty, the Lucidity tests want a low die too, and the later build prints the same direction, without the “+”.
    .tag = ruling
DQ-129 = Your Memory is the printed value less your Memory tokens, but it is held between { $content_limits_memory }, the rows of the table; the tokens themselves are not lost by that.
    .tag = ruling
DQ-130 = The way back is a shortest walk to the start, one space back at a time; where several spaces fit, one is taken at random.
    .tag = text
DQ-131 = It stops at the start space and causes no meeting and no area effect. The die is rolled even if nothing can be lost.
    .tag = ruling
DQ-132 = You always have exactly one active avatar. If two or none are found active, this is mended: the real avatar is active, the dream avatar inactive.
    .tag = text
DQ-133 = This mending changes nothing else and resets no values. It happens when a position is loaded or edited in which the state of both avatars is given.
    .tag = ruling

section-m = Quests and the end
DQ-134 = Victory is checked only in step 1 of your own dream turn, with your active avatar on a space of the Dream Cycle. So two players can never win together, and the game ends at once, in the middle of a round.
    .tag = text
DQ-135 = All conditions of the Quest must hold at the same moment. If they do not, your turn simply goes on with step 2.
    .tag = text
DQ-136 = Long stop: after as many full rounds as the round limit says (150, unless you choose otherwise; 0 means never) the game ends without a victor. Places go by Providence, then by nearness to the Dream Cycle (fewest links, whatever the arrows say), then by Slumber; those equal in all three share a place.
    .tag = design
DQ-137 = The Great Ritual: have at least { $content_quests_great-ritual_providence_min } Providence and roll a { $content_quests_great-ritual_contest_at_least } or more. The die is rolled by itself, costs nothing and has no penalty.
    .tag = public
DQ-138 = The Borrowed Face, a nightmare that wears you: with at least { $content_quests_borrowed-face_providence_min } Providence you may fight it, your die plus your Lucidity against a die plus the Lucidity printed on your sheet. Higher: you win the game. Equal: nothing happens. Lower: you lose as much Slumber as the difference; at 0 you wake up (DQ-056).
    .tag = design
DQ-139 = Nobody may buy anything for the nightmare’s die. You may fight at most once a turn.
    .tag = design
DQ-140 = The Last Toll: with at least { $content_quests_last-toll_providence_min } Providence you may offer any amount from { $content_quests_last-toll_providence_min } to all you have. The offer is paid, then two dice are rolled: you win if their sum plus { $content_quests_last-toll_contest_add } is less than your offer. (As printed, 21 is certain, and 11 needs a double 1.) The offer is gone either way.
    .tag = design
DQ-141 = In The Last Toll a re-roll is for one of the two dice, which you choose; boosts count on the sum. Both are paid from what is left, with no minimum.
    .tag = ruling
DQ-149 = After a victory all other players share second place. Why: the rulebook knows one victor and no order among the rest.
    .tag = ruling

section-n = The revised printing
DQ-142 = The revision prints Dream cards anew or in addition, { $content_revised_dream_cards_entries } in number (as printed, 35 are in the deck), and all { $content_reality_cards_entries } Reality cards are used, whichever Reality deck is chosen. The two new Dream cards, Alarm Clock and Sunshine, drop your Slumber to 0, Trent’s too, so you wake up (DQ-056). Many cards have changed numbers; those without a change keep theirs.
    .tag = public
DQ-143 =
    The characters have other numbers and costs:
    Professor Warren Bedford: Memory { $content_revised_characters_bedford_memory }, Slumber { $content_revised_characters_bedford_slumber }, Lucidity { $content_revised_characters_bedford_lucidity }; Critical Thinking costs { $content_revised_characters_bedford_ability_think_cost }.
    John Snyder: Memory { $content_revised_characters_snyder_memory }, Slumber { $content_revised_characters_snyder_slumber }, Lucidity { $content_revised_characters_snyder_lucidity }.
    Coiled Serpent: Memory { $content_revised_characters_serpent_memory }, Slumber { $content_revised_characters_serpent_slumber }, Lucidity { $content_revised_characters_serpent_lucidity }. She still starts asleep (DQ-117), but has no freedom on secret routes (DQ-118).
    Amanda Blunt: Memory { $content_revised_characters_blunt_memory }, Slumber { $content_revised_characters_blunt_slumber }, Lucidity { $content_revised_characters_blunt_lucidity }; So Much Potential costs { $content_revised_characters_blunt_ability_cancel_cost }.
    Gloria Silverlake: Memory { $content_revised_characters_silverlake_memory }, Slumber { $content_revised_characters_silverlake_slumber }, Lucidity { $content_revised_characters_silverlake_lucidity }. She starts with { $content_characters_silverlake_providence } Providence here too, and her other card { $content_revised_characters_silverlake_ability_other_card ->
        [discard] is discarded.
       *[bottom] goes under the deck at once.
    }
    Trent Maypole, now a Dilettante: Memory { $content_revised_characters_maypole_memory }, Slumber { $content_revised_characters_maypole_slumber }, Lucidity { $content_revised_characters_maypole_lucidity }.
    .tag = public
DQ-144 =
    There is another memory table; as printed, it no longer fits the rule of DQ-127. For a die of 1, 2, 3, 4, 5 and 6 you go back so many spaces:
    With Memory 6: { $content_revised_memory_table_6 }.
    With Memory 5: { $content_revised_memory_table_5 }.
    With Memory 4: { $content_revised_memory_table_4 }.
    With Memory 3: { $content_revised_memory_table_3 }.
    With Memory 2: { $content_revised_memory_table_2 }.
    With Memory 1: { $content_revised_memory_table_1 }.
    Our ruling: a die that counts less than 1 is read as 1.
    .tag = public
DQ-145 = A face of 1 always succeeds in a Lucidity or Memory test; a die that only counts 1 through boosts has no such force.
    .tag = public
DQ-146 = Movement is exact: you may stop only when no movement is left or no step is possible, and what is left then is lost. You may freely choose a path that runs into such a dead end.
    .tag = public
DQ-147 = The Great Ritual needs { $content_revised_quests_great-ritual } Providence. The two Quests of ours keep their numbers.
    .tag = public
DQ-148 = Gate of Dreams costs { $content_revised_dream_cards_gate-of-dreams_choices_speak-honestly_pay_slumber } Slumber here. Why: the data has a slip in the name of the field, but the intent is plain.
    .tag = ruling
DQ-150 = Haïta’s two tales have conditions: the long one needs at least { $content_revised_dream_cards_haita-the-shepherd_choices_hear-the-long-tale_check_n } Providence, the short one may be heard only with { $content_revised_dream_cards_haita-the-shepherd_choices_hear-the-short-tale_check_n } or less; nothing is spent. As printed, exactly one of the two is allowed, beside declining.
    .tag = public
