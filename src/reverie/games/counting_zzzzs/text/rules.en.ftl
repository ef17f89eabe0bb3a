### The rules of Counting Zzzzs, clause by clause, in the order and with the numbers of the ledger.
### The tag says where a clause comes from: text (the rulebook), ruling (our decision), public (reviews and listings), design (our content).

section-2-1 = Material
CZ-001 = The game is for 2, 3 or 4 players.
    .tag = text
CZ-002 = The card set has 4 overview cards, 112 elements and 28 action cards.
    .tag = text
CZ-003 = Overview cards are only reminders (the colours of the themes on one side, the turn in short on the other). Each player has one; they are never drawn, played or counted.
    .tag = text
CZ-004 = Every element is of exactly one of four kinds: people, places, things or verbs.
    .tag = text
CZ-005 = The deck has 28 elements of each kind; all 112 are different.
    .tag = design
CZ-006 = Every element is a plus element (a number above 0), a minus element (a number below 0), a neutral element (no number, worth 0) or a context card (a positive number on one side, a negative one on the other). The first three never change what they are (so the publisher’s rules page).
    .tag = text
CZ-007 = Every element has one or more of five themes: N Nightmare, F Fantasy, W Work/School, D Domestic, S Surreal. More than one is common.
    .tag = text
CZ-008 = The sheep on a card show its themes by colour: N is yellow, F red, W blue and D green.
    .tag = text
CZ-009 = S is pink, and the letters are always shown as well: each is the first of the theme’s name in your language. Why: the lists of themes say pink twice, one card text says black; the lists win. A letter helps only if it fits the name that is read.
    .tag = ruling
CZ-010 = The card Open Door / Locked Door is a context card with the themes { $content_elements_door_themes_plain }. (All five are printed; so the rulebook’s own correction.)
    .tag = text
CZ-011 = The 28 action cards are 5 Blocks, 10 Wake Ups, 3 Benders and 10 Forces. Blocks: Dead Drunk, Heavy Sleeper, Light Sleeper, Nerves of Steel, Like a Rock. Wake Ups: CZ-160 to CZ-163. Benders: CZ-170 to CZ-172. Forces: CZ-180 and CZ-187.
    .tag = text
CZ-012 = Every action card exists once. Why: 28 different names are listed, and there are 28 action cards. “Childhood” and “Trauma” in the text of Nerves of Steel are the one card Childhood Trauma.
    .tag = ruling
CZ-013 = Action cards have a mark of their own, a sheep in the moon. They have no kind, no theme and no value.
    .tag = text
CZ-191 = Content can be overridden card by card, and so can the points that win, from 1 to 999. A card or a pair counts from −99 to 99, a Block names at most 28 cards, an id is one word of at most 40 visible characters, a picture has at most 20 characters and a source 60. All else is fixed. Why: content comes from strangers too, and two digits are what a card has room for.
    .tag = design
CZ-014 = An action card that lies in a dream never counts as an element, neither for the length of the dream nor for points.
    .tag = text
CZ-015 = An element shows its kind at the top left and by its frame, its numbers in the corners, its theme sheep at the lower left and its interplay in a box at the lower right. The colours of the frames are ours: people orange, places teal, things purple, verbs brown.
    .tag = text

section-2-2 = Context cards
CZ-020 = A context card enters a dream sideways. It is then an element like any other (for length, kind and themes), but neutral.
    .tag = text
CZ-021 = It stays sideways until a side Force fixes it or the dreamer wakes.
    .tag = text
CZ-022 = A context card fixed by a side Force counts from that moment on as a plus or a minus element with the number of that side.
    .tag = text
CZ-023 = A fixed card is no longer a context card (so the publisher’s rules page). Our ruling: it therefore cannot be the target of another side Force, and step II of scoring does not turn it.
    .tag = public
CZ-024 = The fixed side lasts until the card leaves the dream. A context card taken from the discard pile or the draw pile enters sideways again. Why: the Force card that fixed it stayed behind in the discard pile.
    .tag = ruling
CZ-025 = A context card has one set of themes, which holds for both sides and while it lies sideways. Why: each card has one set of sheep.
    .tag = ruling

section-2-3 = Set-up
CZ-030 = Before the deal some Wake Ups are removed: none with 4 players, two with 3, four with 2.
    .tag = text
CZ-031 = The removed ones are drawn at random from the ten Wake Ups, shown to everybody and put in the box. Why: the text does not say which; chance favours nobody, and at a table all would see them.
    .tag = ruling
CZ-032 = All remaining cards are shuffled together. Everybody gets five; the rest is the face-down draw pile. It holds 120 cards with 4 players, 123 with 3 and 126 with 2.
    .tag = text
CZ-033 = At the start nobody has a dream, so everybody is awake; the discard pile is empty, and all totals are 0.
    .tag = text
CZ-034 = The start player is drawn at random. Why: the text asks who got up first this morning, the English edition, as a list of start-player rules tells, whose alarm clock is set earliest; neither can be checked here.
    .tag = ruling
CZ-035 = Turns pass clockwise from seat to seat (known from a review), and no seat is ever skipped.
    .tag = public

section-2-4 = The turn
CZ-040 = A turn has three steps in this order, and each is compulsory: 1 draw, 2 first card, 3 second card.
    .tag = text
CZ-041 = Step 1: draw from the top of the draw pile, one card at a time, until you hold five cards.
    .tag = text
CZ-042 = If you hold five cards, you draw nothing; so it is in everybody’s first turn of the game.
    .tag = text
CZ-043 = Your hand is refilled only in step 1 of your own turn; cards you spend out of turn are not replaced before that. Why: step 1 is the only place where the text lets anybody draw.
    .tag = ruling
CZ-044 = A hand never holds more than five cards. Why: nothing but step 1 puts cards into a hand.
    .tag = ruling
CZ-045 = Step 2: you must play one legal element from your hand into your own dream. You may not decline, and you may not choose to be stuck while you hold a legal element.
    .tag = text
CZ-046 = In your own turn you may not play any action card, of whatever group, before your first card has been played.
    .tag = text
CZ-047 = Step 3: you must play or discard exactly one more card. Either (a) play an action card and carry it out, or (b) play an element into another player’s dream, or (c) discard any card of your hand, element or action, without effect.
    .tag = text
CZ-048 = You choose freely between (a), (b) and (c); you may discard even if you could do (a) or (b).
    .tag = text
CZ-049 = Discarded cards are placed face up. Why: the discard pile is open (CZ-135).
    .tag = ruling
CZ-050 = In one of your turns you never play two elements into your own dream, unless a Bender says so.
    .tag = text
CZ-051 = You may play an action card on yourself or on another player, as far as its own text allows.
    .tag = text
CZ-052 = An element you give to another dream must follow the sequence of that dream (CZ-060 to CZ-071).
    .tag = text
CZ-053 = Step 3 takes place only if you are asleep once your first card has been settled; otherwise your turn ends there. Why: the text names being stuck and laying your own tenth element; being woken by Light Sleeper in step 2 is treated alike (CZ-066).
    .tag = ruling
CZ-054 = After step 3 your turn ends, and the next seat begins with step 1.
    .tag = text
CZ-055 = In step 3 there is always a legal move: you hold four cards, and you may discard any of them.
    .tag = ruling

section-2-5 = Sequence of a dream
CZ-060 = The first element of a dream may be any element.
    .tag = text
CZ-061 = Every later element must share at least one theme with the last element of that dream, the one added most recently.
    .tag = text
CZ-062 = Every later element must be of another kind than the last element. Nothing lifts this, not even a Force.
    .tag = text
CZ-063 = Only the last element matters; earlier ones set no condition.
    .tag = text
CZ-064 = While a placeholder is open, CZ-061 is replaced: the element must have the forced theme and need not share a theme with the last element. CZ-062 still holds.
    .tag = text
CZ-065 = A dream holds at most ten elements.
    .tag = text
CZ-066 = You can play action cards only while you are asleep, that is, while your dream has at least one element. Our ruling: this holds for Blocks too. Why: the rulebook says that whoever is not asleep takes no part.
    .tag = text
CZ-067 = Nobody can begin another player’s dream: you can give an element only to a player who is asleep.
    .tag = text
CZ-068 = A Wake Up, a theme Force and Light Sleeper need a target who is asleep. Why: waking somebody who is awake, or laying a placeholder in no dream, would do nothing or would begin a dream. Such a card can still be discarded.
    .tag = ruling
CZ-069 = If you are awake you fall asleep again only by your own first card, in a later turn of yours.
    .tag = text
CZ-070 = Elements keep their order and stay until the dream ends; nothing removes or moves a single element.
    .tag = ruling
CZ-071 = Telling the story of your dream is welcome and has no effect. Laying elements 1 to 5 and 6 to 10 in two rows is only a way to show them.
    .tag = text

section-2-6 = Waking
CZ-080 = You wake (I) by a Wake Up that is not stopped, (II) by the tenth element, (III) by being stuck; besides (IV) by Light Sleeper and (V) by morning.
    .tag = text
CZ-081 = Waking is immediate, and the dream is always scored at once (CZ-100 to CZ-118).
    .tag = text
CZ-082 = (II) As soon as the tenth element lies in a dream its owner wakes, whoever played it and in whatever way.
    .tag = text
CZ-083 = (III) If after step 1 no card in your hand is a legal element for your own dream, you are stuck: you show your whole hand to everybody, discard all of it, wake and score. This happens by itself, without a decision.
    .tag = text
CZ-084 = When you are stuck it does not matter whether you hold action cards that could help (a Bender, a Wake Up, Light Sleeper).
    .tag = text
CZ-085 = Stuck while awake, with a hand of five action cards: the hand is shown and discarded, nothing is scored, and the turn ends. Why: the text ties the loss of the hand to having no card to play, dream or not.
    .tag = ruling
CZ-086 = After waking by being stuck or by your own tenth element you play no second card.
    .tag = text
CZ-087 = In all cases but (III) a woken player keeps the hand; only Insomnia takes it, by its own text (CZ-161).
    .tag = text
CZ-088 = When a dream ends, all its elements, tucked cards and an open placeholder go to the discard pile; nothing carries over to the next dream. Why: a placeholder belongs to the dream it lies in.
    .tag = ruling
CZ-089 = A woken player misses no turn. If you are woken outside your own turn, you begin anew in your next step 2.
    .tag = ruling
CZ-090 = No Block can stop the tenth element, being stuck or morning. Why: Blocks stop action cards only. Light Sleeper may still answer the tenth element before it lands (CZ-146).
    .tag = ruling

section-2-7 = Scoring
CZ-100 = A dream is scored whenever its owner wakes, for whatever reason.
    .tag = text
CZ-101 = A dream with fewer than five elements brings no points; its cards are discarded. The exception is morning (CZ-124).
    .tag = text
CZ-102 = I. Base value: one point for each element.
    .tag = text
CZ-103 = II. Count the plus elements and the minus elements: how many, not how much. Context cards fixed by a Force count with their fixed side; sideways context cards and neutral elements do not count.
    .tag = text
CZ-104 = If there are more plus than minus elements, every sideways context card turns to its plus side.
    .tag = text
CZ-105 = If there are more minus than plus elements, every sideways context card turns to its minus side.
    .tag = text
CZ-106 = If there are as many of both (also none of either), sideways context cards stay sideways and are worth 0.
    .tag = text
CZ-107 = The count is made once; cards turned in step II are not counted again, and fixed cards never turn. Why: the steps are listed as one pass.
    .tag = ruling
CZ-108 = III. Add the numbers of all plus and minus elements and of the sides of context cards that are up. Neutral elements and sideways context cards add 0 here; they keep their base point of step I.
    .tag = text
CZ-109 = IV. Interplay: add the modifiers of all cards in the dream whose condition is met.
    .tag = text
CZ-110 = For interplay both cards must be in the same dream; they need not be neighbours, and their order does not matter.
    .tag = text
CZ-111 = A modifier changes the value of the dream, not of a card. A minus element stays minus in step II even if its number and its modifier together are positive: as printed, Burning (−1) with Hell (+2) is still a minus element.
    .tag = text
CZ-112 = A modifier may be positive, negative or zero.
    .tag = text
CZ-113 = Each modifier printed on a card counts once; a card with two of them can count both. A pair is printed on one of its two cards only, so it counts once. Why: Chainsaw with Serial Killer is +2 in the rulebook’s sum, not +4.
    .tag = ruling
CZ-114 = Modifiers are looked at after step II. A modifier bound to one side of either card counts only while that side is up, fixed or turned; one that is bound to no side counts however the card lies, also sideways. Why: each side has its own name and picture.
    .tag = ruling
CZ-115 = The value of a dream is I + III + IV. All card texts are applied.
    .tag = text
CZ-116 = A dream may be worth less than 0, and your total may fall below 0. There is no lower limit.
    .tag = text
CZ-117 = A scored dream goes to the discard pile.
    .tag = text
CZ-118 = Chainsaw is { $content_elements_chainsaw_value_points_signed } and Serial Killer { $content_elements_serial_killer_value_points_signed }. Why −4 and −3 are printed: the rulebook names the two numbers in the order of the two cards.
    .tag = ruling

section-2-8 = End of the game
CZ-120 = As soon as a player’s total is { $content_setup_target } or more, the game ends at once and that player wins. This may happen in anybody’s turn and in the middle of a turn.
    .tag = text
CZ-121 = Players woken by the same Siren are scored together; then, if several have { $content_setup_target } or more, the highest total wins, and equal totals share the win. Why: the card wakes all at once, and “most points” is the game’s only other measure. They are reported in the order of seats, clockwise, beginning with the player of the Siren.
    .tag = ruling
CZ-122 = If nobody has { $content_setup_target } when the last card of the draw pile is drawn, it is morning and the game ends at once, even if that card just filled the hand to five. The player who drew it plays nothing more and is not checked for being stuck.
    .tag = text
CZ-123 = At morning everybody wakes and all dreams are scored.
    .tag = text
CZ-124 = At morning, and only then, dreams with one to four elements are scored too, by the same steps I to IV.
    .tag = text
CZ-125 = At morning the player with the most points wins. Our ruling: reaching { $content_setup_target } only by this scoring has no special effect, hands count nothing, and ties are shared wins. Why: the text has no tie-break.
    .tag = text
CZ-126 = The discard pile is never shuffled back. Why: an empty draw pile ends the game instead.
    .tag = ruling
CZ-127 = If Lucid Dreaming takes the only card of the draw pile, that element is settled first (window, tenth element, { $content_setup_target ->
        [one] 1 point
       *[other] { $content_setup_target } points
    }); then it is morning. Why: the last card has left the pile.
    .tag = ruling
CZ-128 = Once the game has ended nothing else happens: a pending card stays pending, answers not yet settled stay in hand, and no further window opens.
    .tag = ruling
CZ-129 = Final places follow the totals; equal totals share a place. This agrees with CZ-120, CZ-121 and CZ-125, since nobody can have more than the winner.
    .tag = ruling

section-2-9 = Action cards in general
CZ-130 = Wake Ups, Benders and Blocks go to the discard pile when played, whether they worked or were stopped. Our ruling: a Wake Up is pending during its window and is discarded when the window closes, just before it works; Benders and Blocks are discarded as they are played. The order of the discard pile has no meaning.
    .tag = text
CZ-131 = A Force that works stays in the dream: a side Force under its context card, a theme Force as a placeholder at the end of the dream.
    .tag = text
CZ-132 = A Force that is stopped, or whose dream has ended before it took effect, goes to the discard pile.
    .tag = ruling
CZ-133 = The next element covers a theme Force. Our ruling: it then stays tucked under that element until the dream ends. Why: one passage says covered, another that it lies there until fulfilled; either way it no longer does anything.
    .tag = text
CZ-134 = Benders work only for the own dream of the player who plays them.
    .tag = text
CZ-135 = The draw pile is hidden; everybody may look through the discard pile at any time. Why: every card enters it face up, and the digital table spares you the memory.
    .tag = ruling

section-2-10 = Windows: answering a pending card
CZ-140 = Blocks are the only cards that may be played outside one’s own turn. They answer cards played by other players.
    .tag = text
CZ-141 = A card that has been played but has not yet taken effect is pending. A window, the moment for answers, opens when one of these is played and some seat is to be asked (CZ-147): an element into a dream that already has an element, a Wake Up, or a Force. No window opens for the first element of a dream, a discard, a Block, Light Sleeper, or a Bender as such (the element it brings has its own window). Why: only these touch a dream.
    .tag = ruling
CZ-142 = The affected seats are: for an element or a theme Force, the owner of the dream; for a side Force, the owner of the dream with the target card; for a Wake Up, its target; for a Siren, every sleeping seat.
    .tag = ruling
CZ-143 = You can never answer your own card: if you play a Siren you cannot block it for yourself, and a Wake Up or a Force on yourself cannot be blocked.
    .tag = text
CZ-144 = A Block that stops a card (all but Light Sleeper) may be played only by an affected seat, and it protects only that seat. Why: the text speaks of the player on whom the card is played and who owns a fitting Block.
    .tag = ruling
CZ-145 = Dead Drunk and Heavy Sleeper stop any Wake Up (all ten). Like a Rock stops any Force (all ten). Nerves of Steel stops { $content_actions_nerves_of_steel_effect_stops_cards }.
    .tag = text
CZ-146 = Light Sleeper wakes the player on whom it is played, before the card played last has any effect on that player’s dream. Our ruling: as an answer it may be played by any sleeping seat other than the one who played the pending card, on oneself or on another, but only on an affected seat. Why: the text lets it be played “on a player” and speaks of any card, not only of action cards.
    .tag = text
CZ-147 = Who is asked depends on open facts only: every seat, other than the player of the pending card, that is asleep, has a card in hand, and for which at least one Block that would be a legal answer from there, whoever may hold it, is not in the discard pile. All of them are asked at once and in secret, once for each window; each plays one card or passes, and nobody has to answer. A seat that holds no answer is asked too and can only pass. If nobody is to be asked there is no window. Why: asking only those who hold a Block would betray it.
    .tag = ruling
CZ-148 = A stopped card has no effect at all on the seat that stopped it (Insomnia: neither waking nor loss of the hand). If no affected seat is left, the card is discarded. With a Siren the other seats remain affected.
    .tag = ruling
CZ-149 = When Light Sleeper is played it is discarded, its target wakes and is scored at once ({ $content_setup_target ->
        [one] 1 point
       *[other] { $content_setup_target } points
    } may end the game), and the pending card has no effect on that seat. If no affected seat is left, the pending card is discarded, an element too. A Siren still works on the others, even if its own player was the one woken.
    .tag = ruling
CZ-150 = No card answers a Block or Light Sleeper; Dead Drunk and Heavy Sleeper do not stop Light Sleeper. Why: it is a Block, not a Wake Up, and no card stops Blocks.
    .tag = ruling
CZ-151 = Only after the window has closed does the pending card take effect.
    .tag = ruling
CZ-152 = Everybody sees the pending card and which seats are asked. Nobody sees whether or what another seat has answered until all have; then the answers that are played are shown. A pass, a forced pass and a lapsed answer look alike. When people play live, the time a window takes must not depend on hands: it ends when all who are asked have answered, or when its time is up, but never in its first seconds, and nobody waits longer than these for a bot. So forced and automatic passes end it no sooner than any other quick pass. Why: nothing but a card that is played may betray a Block.
    .tag = ruling
CZ-153 = An answer costs nothing but the card; it is not the second card of anybody’s turn.
    .tag = ruling
CZ-154 = A Block other than Light Sleeper cannot be played in step 3, because there is nothing to stop; it can be discarded there.
    .tag = ruling
CZ-155 = In step 3 you may play Light Sleeper on any sleeping player, yourself included: that player wakes at once with all elements then in the dream, the one just played included. Why: the first card has already taken effect by then.
    .tag = ruling
CZ-156 = When all have answered, the answers are settled one by one: first the seats that were affected when the window opened, clockwise from the left of the player of the pending card, then the other seats clockwise. An answer lapses if by then its seat is awake, if no affected seat is left, or, for Light Sleeper, if its target is no longer affected. A lapsed answer is not played, and its card stays in hand unseen. Why: the affected speak first, and a card that would do nothing is not lost.
    .tag = ruling
CZ-157 = A seat that has stopped the pending card, or has been woken in its window, is no longer affected by it. So Light Sleeper cannot hit a seat that has just blocked the same card.
    .tag = ruling

section-2-11 = Wake Ups
CZ-160 = Charley Horse, Conclusion, Elbow in the Ribs, Nature’s Call, Phone Call, Snoring and Too Much Caffeine: { $content_actions_as_printed ->
        [yes] each wakes one player.
       *[no] as their cards say.
    }
    .tag = text
CZ-161 = Insomnia: { $content_actions_insomnia_told } Our ruling: waking and scoring come first; if they end the game, the hand stays (CZ-081, CZ-128).
    .tag = text
CZ-162 = Scared Stiff: { $content_actions_scared_stiff_told } Our ruling: it may have other themes besides; an open placeholder is not the last element; without the theme the player is no legal target. Why: the condition speaks of the last element.
    .tag = text
CZ-163 = Siren: { $content_actions_siren_told } A Wake Up for all names no target and is always legal in step 3.
    .tag = text
CZ-164 = You may play any Wake Up on yourself; with five or more elements this banks your dream.
    .tag = text
CZ-165 = A Wake Up on yourself with fewer than five elements is allowed; the dream is lost.
    .tag = ruling

section-2-12 = Benders
CZ-170 = Rapid REMs: { $content_actions_rapid_rems_told }
    .tag = text
CZ-171 = Recurring Theme: { $content_actions_recurring_theme_told }
    .tag = text
CZ-172 = Lucid Dreaming: { $content_actions_lucid_dreaming_told }
    .tag = text
CZ-173 = The extra element must follow the sequence of the dream (theme, kind, placeholder). Why: Benders lift the limit of one own element and the rule where it comes from; the kind rule is said to hold always.
    .tag = ruling
CZ-174 = Rapid REMs and Recurring Theme can be played only if a legal element is there; you name the element together with the card.
    .tag = ruling
CZ-175 = Lucid Dreaming can always be played, because the pile is hidden. If the pile holds legal elements you must take one; if it holds none, nothing enters. In either case the pile is shuffled as soon as the choice is made, and you see the pile even if nothing fits. Why: the text gives no choice to decline.
    .tag = ruling
CZ-176 = The extra element is placed like any other: window (Light Sleeper), then tenth element, scoring, { $content_setup_target ->
        [one] 1 point
       *[other] { $content_setup_target } points
    }.
    .tag = ruling
CZ-177 = The Bender goes to the discard pile before its element is chosen. Only elements can be chosen, so never the Bender itself.
    .tag = ruling

section-2-13 = Force cards
CZ-180 = Theme Forces: It’s Been a While… forces { $content_actions_its_been_a_while_effect_theme_plain } ({ $content_actions_its_been_a_while_effect_theme_name }), Job Stress { $content_actions_job_stress_effect_theme_plain } ({ $content_actions_job_stress_effect_theme_name }), Scary Movie { $content_actions_scary_movie_effect_theme_plain } ({ $content_actions_scary_movie_effect_theme_name }), Shouldn’t Have Had That Chili { $content_actions_that_chili_effect_theme_plain } ({ $content_actions_that_chili_effect_theme_name }), Upcoming Reunion { $content_actions_upcoming_reunion_effect_theme_plain } ({ $content_actions_upcoming_reunion_effect_theme_name }).
    .tag = text
CZ-181 = You play a theme Force on the dream of any sleeping player, yourself included. The next element that enters that dream, whoever plays it, must have the forced theme among its themes.
    .tag = text
CZ-182 = Until then no other element may enter that dream, whoever plays it and by whatever Bender.
    .tag = text
CZ-183 = A dream can hold one open placeholder; while it is open, no second theme Force can be played on that dream. Why: both would speak of the same next element. Once it is covered, another may follow.
    .tag = ruling
CZ-184 = The element that covers a placeholder is then the last element; the one after it follows the normal rules.
    .tag = text
CZ-185 = A placeholder has no time limit; it may make its owner stuck (CZ-083).
    .tag = ruling
CZ-186 = A placeholder may be laid on a dream of nine elements; the tenth must then have the forced theme.
    .tag = ruling
CZ-187 = Side Forces: Childhood Trauma fixes a card with { $content_actions_childhood_trauma_effect_theme_plain } ({ $content_actions_childhood_trauma_effect_theme_name }) on its { $content_actions_childhood_trauma_effect_side ->
        [plus] plus side
       *[minus] minus side
    }, Go with the Flow one with { $content_actions_go_with_the_flow_effect_theme_plain } ({ $content_actions_go_with_the_flow_effect_theme_name }) on its { $content_actions_go_with_the_flow_effect_side ->
        [plus] plus side
       *[minus] minus side
    }, Jilted one with { $content_actions_jilted_effect_theme_plain } ({ $content_actions_jilted_effect_theme_name }) on its { $content_actions_jilted_effect_side ->
        [plus] plus side
       *[minus] minus side
    }, Sedatives one with { $content_actions_sedatives_effect_theme_plain } ({ $content_actions_sedatives_effect_theme_name }) on its { $content_actions_sedatives_effect_side ->
        [plus] plus side
       *[minus] minus side
    }, Successful one with { $content_actions_successful_effect_theme_plain } ({ $content_actions_successful_effect_theme_name }) on its { $content_actions_successful_effect_side ->
        [plus] plus side
       *[minus] minus side
    }.
    .tag = text
CZ-188 = A side Force fixes one sideways context card that has the named theme. Our ruling: the card may lie in any dream, also in your own, and whoever plays the Force picks it. Why: action cards go on oneself or on others.
    .tag = text
CZ-189 = The named theme is looked up on the context card itself; other elements and placeholders do not matter.
    .tag = ruling
CZ-190 = The side Force stays under its card and does not count as an element. Our ruling: a context card that covered a theme Force may have both tucked under it. Why: one passage says under the card, one beside it; that is only a way to show it.
    .tag = text
