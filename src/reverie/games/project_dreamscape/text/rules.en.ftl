### The rules of Project Dreamscape, clause by clause, in the order and with the numbers of the ledger.
### The tag says where a clause comes from: text (the rulebook), ruling (our decision), public (reviews and listings), design (our content).

section-2-1 = Table, components, options
PD-001 = Project Dreamscape is for 1 to 4 participants, as the publisher’s page and reviews say. One participant plays the solo mode of PD-170 to PD-186.
    .tag = public
PD-002 = There are a Sleep Deck of 52 cards, an expansion deck “Controlled Study” of 54 cards, 5 shield tokens (1, 2, 3, 4 and 5), 1 active participant token with a red and a blue side, and 2 reference cards. Every card shows two different dream types on its face. The reference cards have no effect in play.
    .tag = text
PD-003 = Before play you choose how many dream types are swapped (0 to 3), whether the shield variant is on, and whether the Sleep Token variant is on.
    .tag = text
PD-004 = All options may be combined with each other and with every number of participants, solo included. Why: no sentence of the rulebook excludes any of it.
    .tag = ruling
PD-005 = For a first game the base deck alone is meant. Our ruling: that is what you get unless you choose otherwise, but nobody is held to it.
    .tag = text
PD-006 = The discard pile never goes back into the Sleep Deck. Why: the deck is the clock of the game, and no sentence shuffles it again.
    .tag = ruling

section-2-2 = The deck and Controlled Study
PD-010 = The 8 base types are Floating Free (FF), Interrupted Sleep (IS), Night Terror (NT), Lucid Dreaming (LD), Perfect Respite (PR), Recurring Dream (RD), Collective Dream (CD) and Shifting Dreams (SD). Each of them is on exactly 13 of the 52 base cards. (A game library’s catalogue gives these numbers, and the chart of chains, which ends at 13, agrees.)
    .tag = public
PD-011 = A card shows two different types. Their order means nothing, and the rulebook says itself that it never matters which way up a card lies. A card is named after its types: IS-CD-2 is the second card that shows Interrupted Sleep and Collective Dream.
    .tag = design
PD-012 = No pair of types is on more than 2 base cards, and apart from names that settles the deck. Why: all 28 pairs twice would be 56 cards with 14 of each type; the 4 cards too many must show each type exactly once, so they are four pairs without a type in common. 24 pairs twice and 4 pairs once make 52 cards.
    .tag = design
PD-013 = The four once-pairs, the pairs that are on one card only, are Floating Free with Lucid Dreaming, Interrupted Sleep with Shifting Dreams, Night Terror with Perfect Respite, and Recurring Dream with Collective Dream. Why these: they do similar things (bring a chosen card, change the Dreamscape, change the number of Z cards, replay a card), and a card with two similar types offers the least choice.
    .tag = design
PD-014 = The expansion has 3 new types: Invasive Dreaming (ID), Empowered Dreaming (ED) and Paradigm Shift (PS). Each pair of a new and a base type is on 2 cards (48 cards), each pair of two new types as well (6 cards). That makes 54 cards, and each new type is on 20 of them.
    .tag = design
PD-015 = For one swap, name a base type to remove and a new type to add. Take out every card that shows the removed type. Add every expansion card that shows the new type, except those that also show the removed type or a new type that is not in play. Then shuffle.
    .tag = text
PD-016 = Two or three swaps are done one after the other. Removing a type also takes out expansion cards that were added before, and a card with two new types comes in with the second of them. In short, whatever the order: the deck is made of all cards whose two types are both among the 8 in play. Why: the procedure of the rulebook gives exactly this, in every order.
    .tag = ruling
PD-017 = Swaps are one for one, so there are always 8 types in play. Which new type replaces which base type does not matter: there are 165 possible decks, as many as ways to choose 8 of 11 types.
    .tag = text
PD-018 =
    The deck has 56 cards, less one for every once-pair (PD-013) whose two types are both in play. A type is on 13 cards if it is a base type whose partner in its once-pair is in play, and on 14 otherwise. So:
    0 swaps: 4 once-pairs, 52 cards, 8 types on 13 cards. 1 deck.
    1 swap, any type removed: 3 once-pairs, 53 cards, 6 types on 13 cards and 2 on 14 (the new one and the partner of the removed one). 24 decks.
    2 swaps, a whole once-pair removed: 3 once-pairs, 53 cards, 6 types on 13 cards and 2 on 14 (the new ones). 12 decks.
    2 swaps, types of two once-pairs removed: 2 once-pairs, 54 cards, 4 types on 13 cards and 4 on 14 (2 new, 2 partners). 72 decks.
    3 swaps, a whole once-pair and one other type removed: 2 once-pairs, 54 cards, 4 types on 13 cards and 4 on 14 (3 new, 1 partner). 24 decks.
    3 swaps, types of three once-pairs removed: 1 once-pair, 55 cards, 2 types on 13 cards and 6 on 14 (3 new, 3 partners). 32 decks.
    .tag = design
PD-019 = With types of the expansion a chain of 14 cards is possible; it scores { $content_chain_points_14 }. By PD-018 there can be no longer one.
    .tag = text

section-2-3 = Set-up
PD-020 = The start participant takes the active participant token. Our ruling: the start seat is drawn, each seat with the same chance, or named in the options. Why: the rulebook picks whoever remembers the most interesting dream, and that cannot be judged here.
    .tag = text
PD-021 = The deck in play (PD-016) is shuffled.
    .tag = text
PD-022 = Everybody receives 1 card facedown from the top of the Sleep Deck: the first Z card. Our ruling: the start seat first, then clockwise.
    .tag = text
PD-023 = Then 5 cards are laid faceup from the deck outward, to positions 5, 4, 3, 2 and 1 in this order. This row is the Dreamscape: position 5 is next to the Sleep Deck, position 1 farthest from it.
    .tag = text
PD-024 = The shield tokens lie below the positions with the same number, 5 next to the deck. The token at a position is the cost of the card there.
    .tag = text
PD-025 = REM stacks, reserves and the discard pile start empty. The Sleep Deck is left with the deck in play less one card for each participant and 5 for the Dreamscape: with the base deck 46, 45, 44 or 43 cards for 1, 2, 3 or 4 participants.
    .tag = text

section-2-4 = Areas and cards
PD-030 = A card that lies faceup is a Dream card, the same card facedown is a Z card. Your Z cards stay facedown in your Deep Sleep stack. Our ruling: nobody looks at them, not even you (they “remain facedown”), and a new Z card goes on top of the stack.
    .tag = text
PD-031 = Your REM stack lies faceup. You may look through it at any time, but its order changes only when a dream type says so. Our ruling: everybody may look through it. Why: each card entered it faceup, and hiding it would only test memory.
    .tag = text
PD-032 = Your reserved cards lie faceup in front of you. You may have any number of them, and nobody else can buy them.
    .tag = text
PD-033 = The discard pile lies faceup. Our ruling: every card put there is turned faceup, discarded Z cards too; the order is kept, and everybody may look through it.
    .tag = text
PD-034 = The face of a card is known once it has been faceup anywhere. If such a card is turned facedown, its face stays known to everybody, also to people who begin to watch later. Why: all have seen it, and its place in the Dreamscape or in a stack can be followed. Unknown faces are hidden from all seats and from people who watch.
    .tag = ruling
PD-035 = Nobody ever goes below 1 Z card. Our ruling: this holds for every loss, by Night Terror, by the red side of the Sleep Token and in the solo mode.
    .tag = text
PD-036 = Turns go clockwise. Each turn has phases 1, 2 and 3 in this order.
    .tag = text
PD-037 = A free discard (red side of the Sleep Token, Night Terror in the solo mode) takes any one of your Z cards, of your choice; only Night Terror against an opponent speaks of the top one. Our ruling: unknown cards are all alike, so you are offered each known Z card by itself, and “spent” or “unspent” for the topmost unknown card of that sort, if there is one. If a spent card goes, you have one spent card less.
    .tag = text

section-2-5 = Phase 1: Deep Sleep accumulation
PD-040 = When it is your turn you may take the top card of the Sleep Deck as an unspent Z card, or decline.
    .tag = text
PD-041 = If the Sleep Deck is empty, the phase is skipped without asking you. (An empty deck after a complete refill is possible, PD-133.)
    .tag = ruling
PD-042 = Each unspent Z card is worth 1 buying point in this turn. Our ruling: points you do not use are not kept for later.
    .tag = text

section-2-6 = Phase 2: buying
PD-050 = You must buy at least 1 card in your turn, and you may buy more as long as you can pay. You may stop only after the first purchase; if there is no card left that you can pay for, the phase ends by itself.
    .tag = text
PD-051 = A first purchase is always possible, so no further rule is needed. Why: every turn begins with 5 cards in the Dreamscape (after set-up, and because PD-133 ends the game otherwise), so there is a card at the position that costs 1. You have at least 1 Z card (PD-035), and all of them are unspent (PD-134). Before the first purchase only phase 1 and the Sleep Token act, and neither empties a position or breaks PD-035.
    .tag = ruling
PD-052 = A card in the Dreamscape costs what its position costs: 5 next to the deck, then 4, 3, 2, and 1 for the one farthest away.
    .tag = text
PD-053 = To pay, rotate that many of your unspent Z cards; they are then spent. Our ruling: it is always the lowest unspent ones, so the spent cards are at the bottom of your stack. Why: unknown cards are alike, and which known card is rotated could matter only for a later free discard in the solo mode; that is not worth a question at every payment.
    .tag = text
PD-054 = A bought card is not replaced, and during phase 2 no other card of the Dreamscape moves, unless a dream type moves it.
    .tag = text
PD-055 = A Dream card you buy goes faceup on top of your REM stack. Then you choose one of its two types and perform it at once, before you buy anything else.
    .tag = text
PD-056 = Of a card you have just bought you may choose either type; for later cards of the cascade see PD-075. You may choose a type that cannot be performed; it then has no effect (PD-079).
    .tag = text
PD-057 = A chosen type that can be performed must be carried out. Inside it, only what it calls optional is optional: Shifting Dreams may leave everything as it is, Paradigm Shift may discard nothing. Why: “must choose and perform” leaves no room to decline.
    .tag = ruling
PD-058 = You may buy a Z card in the Dreamscape at the cost of its position. It goes unspent on top of your Deep Sleep stack and performs nothing, and you can use its point at once.
    .tag = text
PD-059 = Buying such a Z card counts as the purchase that PD-050 asks for. Why: the text asks for a card of the Dreamscape, not for a Dream card.
    .tag = ruling
PD-060 = A Z card that a dream type gives you in your own turn is unspent, and you can use its point at once.
    .tag = text
PD-061 = A reserved card that lies upright costs you { $content_reserve_cost }, and buying it counts as the purchase that PD-050 asks for. Our ruling: it is a bought Dream card like any other, so PD-055 holds in full: it goes on top of your REM stack and you perform one of its types.
    .tag = text
PD-062 = Only the active participant buys, and only while no cascade is running.
    .tag = ruling

section-2-7 = Performing dream types: cascades
PD-070 = A cascade is everything that is performed because of one purchase. Each Dream card you buy starts one, and at its start no type has been used. A bought Z card starts none.
    .tag = text
PD-071 = A cascade is a line and never branches. The linking types (Floating Free, Recurring Dream, Collective Dream, Empowered Dreaming, Invasive Dreaming) lead to at most one next performance; the ending types (Interrupted Sleep, Night Terror, Lucid Dreaming, Perfect Respite, Shifting Dreams, Paradigm Shift) lead to none. After the last performance only the cards set aside are still discarded (PD-118).
    .tag = ruling
PD-072 = Every performance has a source, the card that shows the type, and an anchor, a card in the REM stack of whoever performs. If the source lies in that stack, it is the anchor itself. If not (it is copied, set aside, or in the discard pile of the solo mode), the anchor is that of the performance that led here. So a copied type acts as if it were printed on the card that copies it. Why: only so does “under this one” of Recurring Dream mean a place in your own stack.
    .tag = ruling
PD-073 =
    For Recurring Dream, “this one” is the anchor. It depends on how you came to it:
    By buying the card: it lies on top of your REM stack and is the anchor; the second card from the top is replayed.
    By Floating Free: the card you brought to the top is the anchor; the card now directly under it is replayed.
    By Recurring Dream: the replayed card, at whatever depth, is the anchor; the next card below it is replayed.
    By Collective Dream: the source is the top card of an opponent; the anchor stays that of the Collective Dream, your own card that performed it, and your card under the anchor is replayed.
    By Empowered Dreaming: the source is set aside; the anchor stays that of the Empowered Dreaming, your own card that performed it, and your card under the anchor is replayed.
    By Invasive Dreaming: the source is the new top card of the invaded participant, who performs it; it is the anchor, and the card under it in that stack is replayed.
    By Collective Dream or Invasive Dreaming in the solo mode: the source is in the discard pile. Either the anchor is found as for Collective Dream and the card under it is replayed, or the card under the source in the pile is (PD-175).
    .tag = ruling
PD-074 = Whatever looks at or changes a REM stack does so with the stack of whoever performs, never with the stack that a copied card belongs to.
    .tag = text
PD-075 = The once-rule: within one cascade a card performs the same type at most once, whoever performs it. When you come to a card you are offered only those of its types that it has not yet performed in this cascade; if none is left, nothing happens and the cascade ends. Why: Floating Free, Recurring Dream, Collective Dream and Invasive Dreaming could otherwise go round for ever; this is the mildest simple limit, and ordinary play rarely meets it.
    .tag = ruling
PD-076 = Every cascade ends: each performance uses up one type of one card, and there are at most 55 cards with 2 types each, so a cascade has at most 110 performances. That turns and the game end as well is shown in PD-136.
    .tag = ruling
PD-077 = Whoever performs a type makes all its choices; the only exception is the choice of the person hit in PD-092.
    .tag = text
PD-078 = Opponents are all seats other than the one that performs. When somebody else performs in your turn, because of Invasive Dreaming, you are an opponent too.
    .tag = ruling
PD-079 =
    A type cannot be performed, and has no effect, exactly in these cases:
    Floating Free: never (during a cascade your REM stack is not empty).
    Interrupted Sleep, Shifting Dreams (base rule) and Paradigm Shift: no card at all is in the Dreamscape.
    Shifting Dreams (shield variant): never.
    Lucid Dreaming and Empowered Dreaming: no faceup card is in the Dreamscape.
    Invasive Dreaming: no faceup card is in the Dreamscape, or every opponent’s REM stack is empty (solo: the discard pile is empty).
    Collective Dream: every opponent’s REM stack is empty (solo: the discard pile is empty).
    Recurring Dream: no card lies under the anchor (solo: nor under a source in the pile).
    Perfect Respite: the Sleep Deck is empty.
    Night Terror: the chosen opponent has only 1 Z card (solo: see PD-178).
    .tag = ruling

section-2-8 = Base dream types
PD-080 = Floating Free: choose one card anywhere in your REM stack and move it to the top; the others close up and keep their order. Then perform one of its types.
    .tag = text
PD-081 = Floating Free may choose any card, also the top card or the card that shows Floating Free itself, which then stays on top or comes there. Why: the text says “one card” without exception, and PD-075 prevents endless loops.
    .tag = ruling
PD-082 = Floating Free may choose a card whose types are all used up: it moves to the top, and the cascade ends.
    .tag = ruling
PD-083 = The same holds for the other linking types: Recurring Dream, Collective Dream, Empowered Dreaming and Invasive Dreaming may come to a card with no type left. What comes before its performance (exchanging or taking the card) happens, then the cascade ends.
    .tag = ruling
PD-084 = Interrupted Sleep: turn over one card of the Dreamscape of your choice, a Dream card into a Z card or a Z card into a Dream card. Empty positions cannot be chosen. The card keeps its position and cost.
    .tag = text
PD-085 = A Z card in the Dreamscape stays one until Interrupted Sleep turns it back; with several participants phase 3 does not turn it. It can be bought by PD-058.
    .tag = text
PD-090 = Night Terror: choose one opponent; one with only 1 Z card may be chosen too. With 2 or more, that opponent puts the top Z card faceup on the discard pile; with 1, nothing happens.
    .tag = text
PD-091 = With several participants the order of the stack says which card Night Terror takes: the top one. The loser has no choice, except by PD-092.
    .tag = text
PD-092 = If the active participant is hit (after Invasive Dreaming), they may discard a spent Z card instead. Our ruling: with both sorts in the stack they choose “spent” (the topmost spent card, known or not) or “unspent” (the top card); with one sort there is no choice. This holds for every Night Terror that hits the active participant, however it came about. Losing a spent card leaves the buying points as they are, losing an unspent one costs 1 of them.
    .tag = text
PD-093 = Lucid Dreaming: take one card from the Dreamscape and lay it sideways in your reserve. Its position stays empty.
    .tag = text
PD-094 = Only a faceup Dream card can be reserved. Why: three sentences speak of reserved Dream cards, and it is played to a REM stack.
    .tag = ruling
PD-095 = Phase 3 turns a reserved card upright; from your next turn on you can buy it, also if you reserved it in somebody else’s turn.
    .tag = text
PD-096 = A reserved card stays until you pay for it; if you never do, it is discarded at the end of the project and scores nothing.
    .tag = text
PD-098 = Perfect Respite: add the top card of the Sleep Deck, unspent, to your Deep Sleep stack; with an empty deck nothing happens.
    .tag = text
PD-100 = Recurring Dream: perform one type of the card directly under this one (PD-073). No card moves.
    .tag = text
PD-102 = Collective Dream: choose an opponent and perform one type of the top card of that REM stack. The card stays there.
    .tag = text
PD-103 = Only opponents with a card in their REM stack can be chosen; if there is one, you must choose one.
    .tag = ruling
PD-104 = Collective Dream may copy Collective Dream: then you choose an opponent again, the same one or another, under PD-075. With only one opponent this leaves you the other type of the same card.
    .tag = ruling
PD-106 = Shifting Dreams (base rule): lay the cards of the Dreamscape on its 5 positions anew, as you like. Gaps may be anywhere. Z cards are cards of the Dreamscape and move too, without being turned. You may leave everything as it was.
    .tag = text
PD-107 = Shifting Dreams in the shield variant: see PD-142.
    .tag = text

section-2-9 = Controlled Study dream types
PD-110 = Invasive Dreaming: choose an opponent with a card in the REM stack and a card of the Dreamscape, and exchange the top card of that stack with it. The card of the Dreamscape comes on top of the opponent’s REM stack; the old top card takes its position, faceup, and can be bought there.
    .tag = text
PD-111 = For Invasive Dreaming only a faceup Dream card of the Dreamscape can be chosen. Why: a Z card has no type to perform and no place in a REM stack (and the solo text says Dream card). Only opponents with a card in their REM stack can be chosen. Why: an exchange needs two cards.
    .tag = ruling
PD-112 = That opponent must then perform one type of the new card, as the one who performs: with their own choices, their own stack and their own gains; the types on offer are those of PD-075.
    .tag = text
PD-113 = Everything may follow from this: the opponent’s performance may again be Floating Free, Recurring Dream, Collective Dream, Empowered Dreaming or Invasive Dreaming, also against the active participant. A Z card you gain in somebody else’s turn is unspent and buys you nothing in that turn (PD-062).
    .tag = ruling
PD-115 = Empowered Dreaming: take a card from the Dreamscape (its position stays empty), perform one of its types, then discard it.
    .tag = text
PD-116 = Only a faceup Dream card can be taken, since a Z card has no type. It is set aside, neither in the Dreamscape nor in the discard pile, until its performance and all that follows from it has ended.
    .tag = ruling
PD-117 = Whatever concerns a REM stack concerns the stack of whoever performs (PD-074); the anchor is that of PD-072.
    .tag = text
PD-118 = Cards set aside are discarded when the cascade has ended, whoever performed last, and after every card that it discarded in another way. The one set aside last goes first: the card of an inner Empowered Dreaming, then the outer one on top of it.
    .tag = ruling
PD-120 = Paradigm Shift: discard 0, 1 or 2 cards of the Dreamscape, one after the other (Z cards too, faceup on the pile); slide the rest (PD-131); then deal as many new cards as you discarded.
    .tag = text
PD-121 = Paradigm Shift slides the cards even if you discard none. It does not fill gaps that purchases have left.
    .tag = text
PD-122 = The new cards go faceup to the cheapest empty positions, the cheapest first; if the Sleep Deck has too few, as many as there are. The project does not end here, only phase 3 ends it. The new cards can be bought in the same turn.
    .tag = ruling

section-2-10 = Phase 3
PD-130 = Phase 3 has this order: slide, check for the end, refill, turn upright, pass the token.
    .tag = text
PD-131 = Slide: the cards left in the Dreamscape move to as many of the cheapest positions, without being turned and without changing their order along the row. With the usual costs 3 cards, for example, move to positions 1 to 3.
    .tag = text
PD-132 = Refill: every empty position gets a card from the Sleep Deck, faceup. Our ruling: the cheapest position first. Why: the text fixes the order only for set-up and for Night Terror in the solo mode, and all orders are equally random.
    .tag = text
PD-133 = If the Sleep Deck has fewer cards than there are empty positions, the project ends at once: nothing is refilled, nobody has another turn, and the round is not completed. Our ruling: exactly enough is enough, play then goes on even if the deck is empty afterwards; and if no position is empty, because only reserved cards were bought, play goes on even with an empty deck.
    .tag = text
PD-134 = All Z cards and all reserved cards of everybody turn upright: no Z card is spent any more, and every reserved card is for sale to its owner. Our ruling: a temporary point of the Sleep Token that is left over is gone.
    .tag = text
PD-135 = The token passes to the left, to the clockwise neighbour, who begins a turn.
    .tag = text
PD-136 = The game always ends. Dreamscape, reserves and Sleep Deck together never gain a card (Invasive Dreaming exchanges one for one), and every purchase takes one away. At the start they hold the cards of the deck by PD-025 and 5 more, so there are at most that many purchases and that many turns.
    .tag = ruling

section-2-11 = Variants
PD-140 = Sleep Token variant: at the start of your own turn, before phase 1, you may use the active participant token in one of two ways, or not at all. Our ruling: everybody sees the side in use (red, blue or none), and in phase 3 it goes back to none.
    .tag = text
PD-141 = Red: discard one of your Z cards, faceup on the pile; which one you may take is said in PD-037. Our ruling: only if you have 2 or more (PD-035).
    .tag = text
PD-142 = Shield variant: Shifting Dreams rearranges the five shield tokens instead of the cards. The costs 1 to 5 may go to the positions in any way, also as they are now. They stay so, over turns, until the next Shifting Dreams. Reserved cards still cost { $content_reserve_cost }.
    .tag = text
PD-143 = With rearranged tokens “cheapest” always means the lowest cost, and sliding keeps the order of the cards along the row: they take as many of the cheapest positions without passing each other. Why: this takes both words literally, “slide” and “least expensive”; placing the cards in the order of costs would make the variant the base game under other names. Paradigm Shift, refills and Night Terror in the solo mode use the same idea.
    .tag = ruling
PD-144 = Blue: 1 temporary buying point for this turn. It is no Z card and does not score. If you do not use it, it is lost in phase 3.
    .tag = text
PD-145 = Payments use Z cards first and the token last. Why: that is never worse for you, since a spent Z card may be the one you lose (PD-092).
    .tag = ruling
PD-146 = If Shifting Dreams has been swapped out, the shield variant may be on but changes nothing: no type moves the tokens.
    .tag = ruling

section-2-12 = End and evaluation
PD-150 = At the end (PD-133) reserved cards are discarded. Your score is the points of your chains and { $content_z_card_points } for each of your Z cards, spent or not. It may be negative.
    .tag = text
PD-151 = A chain is a run, as long as possible, of neighbouring cards in your REM stack that all show one type. Every chain of 2 or more cards scores by the chart; several chains of the same type score separately.
    .tag = text
PD-152 = A card counts for both its types, in the chains of each. Which way up it lies does not matter.
    .tag = text
PD-153 = Chart of chains: 2 cards score { $content_chain_points_2 }, 3 score { $content_chain_points_3 }, 4 score { $content_chain_points_4 }, 5 score { $content_chain_points_5 }, 6 score { $content_chain_points_6 }, 7 score { $content_chain_points_7 }, 8 score { $content_chain_points_8 }, 9 score { $content_chain_points_9 }, 10 score { $content_chain_points_10 }, 11 score { $content_chain_points_11 }, 12 score { $content_chain_points_12 }, 13 score { $content_chain_points_13 }, 14 score { $content_chain_points_14 }. A single card scores 0.
    .tag = text
PD-154 = The highest score wins. In a tie more Z cards win; if that is equal too, the victory is shared. Our ruling: all ranks use the same order; equal seats share a rank, and the next rank is left out (1, 2, 2, 4).
    .tag = text
PD-155 = The example of the rulebook, with its own numbers: chains of 2 Floating Free, 2 Collective Dream, 4 Interrupted Sleep and 3 Recurring Dream score 2 + 2 + 6 + 4 = 14; with 4 Z cards the result is 10.
    .tag = text
PD-156 = At the end nothing else moves: Dreamscape, discard pile and Deep Sleep stacks stay as they lie after the slide. Reserved cards go to the pile seat by seat from the first seat on, the oldest of each seat first. Unknown Z cards and the Sleep Deck stay hidden. Why: they all score alike.
    .tag = ruling

section-2-13 = Solo: Virtual Dreaming
PD-170 = Set-up and evaluation are as above, with one participant, 1 Z card and 5 cards in the Dreamscape. Everything holds except what is changed here. The token never changes hands, and every turn is yours.
    .tag = text
PD-171 = Collective Dream: perform one type of the top card of the discard pile, which stays there. If the pile is empty, nothing happens.
    .tag = text
PD-172 = Invasive Dreaming: exchange a Dream card of the Dreamscape with the top card of the discard pile, which takes its position, faceup. Then perform one type of the card you have just discarded so. Without a Dream card in the Dreamscape nothing happens.
    .tag = text
PD-173 = Invasive Dreaming with an empty discard pile: nothing happens. Why: an exchange needs two cards, and Collective Dream does the same.
    .tag = ruling
PD-174 = If a type taken from the pile by Collective Dream or Invasive Dreaming uses the REM stack, it may use the discard pile instead. Our ruling: these types are Floating Free and Recurring Dream, and the condition is that the source lies in the discard pile, also further along the cascade.
    .tag = text
PD-175 = The pile then stands in for the REM stack in full: Floating Free moves a chosen card of the pile to the top of the pile and performs one of its types; Recurring Dream performs the card under the source in the pile. Nothing moves from the pile to the REM stack. If you choose the REM stack instead, the anchor of PD-072 counts. Why: one stack simply takes the place of the other, and nobody gets a scoring card for nothing.
    .tag = ruling
PD-176 = If no card of the pile lies under the source, Recurring Dream does not offer you the pile; if neither place is possible, nothing happens.
    .tag = ruling
PD-177 = After Floating Free or Recurring Dream in the REM stack the source lies there, and the pile is no longer open to it; the same holds for a source that Empowered Dreaming has set aside. Collective Dream or Invasive Dreaming later in the cascade opens the pile again.
    .tag = ruling
PD-178 = Night Terror, part one: deal the top card of the Sleep Deck faceup to the cheapest empty position; without an empty position, or with an empty deck, this part does nothing. Part two: discard one of your own Z cards; if you have only 1, this part does nothing. Our ruling: the parts do not depend on each other and come in this order (“additionally”); the Z card is a free discard (PD-037).
    .tag = text
PD-179 = Empowered Dreaming, Paradigm Shift, Interrupted Sleep, Lucid Dreaming, Perfect Respite and Shifting Dreams are unchanged; so are Floating Free and Recurring Dream, unless their source lies in the pile (PD-174).
    .tag = text
PD-180 = Phase 3, step 1: discard all Dream cards of the Dreamscape one by one, in an order of your choice.
    .tag = text
PD-181 = Step 2: slide the Z cards that are left to the cheapest positions (PD-131). Step 3: turn them faceup.
    .tag = text
PD-182 = Step 4: refill. Step 5: if the Dreamscape cannot be filled completely, the project ends (PD-133, PD-150).
    .tag = text
PD-183 = Z cards and reserved cards turn upright as usual. Reserved cards are not in the Dreamscape, so step 1 leaves them alone.
    .tag = text
PD-184 = If the Sleep Token variant is on, you may use the token in each turn. A Z card discarded with the red side lies on top of the pile and is the next card that Collective Dream or Invasive Dreaming meets.
    .tag = ruling
PD-185 = Your result falls into one of the bands, each with a title. A new band begins at each of these scores: { $content_solo_bands }.
    .tag = text
PD-186 = A solo game has no winner; it reports your score and your band; bands are counted from 1.
    .tag = ruling
PD-187 = These parts of the content can be overridden: reserve_cost from 0 to 5, z_card_points from -9 to 0, chain_points from 0 to 999, where a longer chain never scores less, and solo_bands, 1 to 20 rising scores from -999 to 999 of which the last is at least 1. All else is fixed. Why: content comes from strangers too.
    .tag = design
