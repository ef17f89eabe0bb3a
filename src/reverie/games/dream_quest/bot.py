"""How a sensible player plays Dream-Quest (ledger 9), from what everybody at the table can see.

First it gathers, mostly by standing on blessed spaces, until it has what the quest asks (for a toll a little more);
then it runs for the Dream Cycle. Everything is measured in Providence: a choice on a card is worth what its outcomes
are worth by their chances, an outcome what it changes and where its movement can lead.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from heapq import heappop, heappush
from typing import Final

from reverie.games.dream_quest import odds
from reverie.games.dream_quest.components import Choice, DreamCard, Line, RealityEffect
from reverie.games.dream_quest.dream_board import Board
from reverie.games.dream_quest.dream_cards import card_value, is_legal, movement_after
from reverie.games.dream_quest.movement import destinations
from reverie.games.dream_quest.moves import (
    Accept,
    Advance,
    Attempt,
    Boost,
    BuySlumber,
    BuyStep,
    CancelPenalties,
    Challenge,
    Choose,
    Decline,
    Drive,
    Foresee,
    GiveIn,
    Keep,
    Offer,
    Pass,
    PickCharacter,
    PushBack,
    Reroll,
    RerollDie,
    StepTo,
    Stop,
    Think,
)
from reverie.games.dream_quest.providence import purchases, spare
from reverie.games.dream_quest.state import DreamQuestState
from reverie.kernel import Move, sum_in_order

SURPLUS: Final[Mapping[str, int]] = {"ritual": 0, "face": 0, "toll": 7}
"""By quest: what it gathers beyond the need before it runs. Where a quest can be tried again and again, nothing: tries
come quicker than Providence for the dice. A toll is likely to be enough then."""
CERTAIN_TOLL: Final = 13
"""An offer above the toll's own number by more than two dice can show."""
SLUMBER: Final = 0.3
LUCIDITY: Final = 0.6
MEMORY: Final = 0.5
LINK: Final = 0.12
"""One space nearer, while it gathers (ledger 9)."""
LINK_RUNNING: Final = 0.5
BLESSING: Final = 1.0
WAKING: Final = 1.0
"""What it costs to wake up: a turn, and perhaps some memory."""
SATED: Final = 0.2
"""Providence beyond what it gathers is worth only so much."""
SECRET: Final = 2.0
"""A secret exit costs more than a link: a turn must begin at its crossroads."""
FAVOURITES: Final = ("serpent", "silverlake", "snyder", "blunt", "maypole", "bedford")


def choose(state: DreamQuestState, seat: int, moves: Sequence[Move]) -> Move:
    """One of ``moves``; ``state`` is what the seat imagines, and the order of its decks is not looked at."""
    wanted = _wanted(state, seat, moves)
    return wanted if wanted in moves else moves[-1]


def _wanted(state: DreamQuestState, seat: int, moves: Sequence[Move]) -> Move:
    if isinstance(moves[0], PickCharacter):
        left = [move.character for move in moves if isinstance(move, PickCharacter)]
        return PickCharacter(min(left, key=lambda name: (*FAVOURITES, name).index(name)))
    plan = Plan.of(state, seat)
    match moves[0]:
        case CancelPenalties():
            return CancelPenalties() if plan.harm(state) > state.ability(seat).cancel_cost else Accept()
        case Keep() | Pass():
            return plan.spend_on_roll(state, moves[0])
        case Attempt():
            return Attempt()
        case Offer():
            return plan.offer(state)
        case Foresee():
            return Foresee(max(state.in_play, key=lambda card: plan.worth_of_card(state, state.edition.dream[card])))
        case Choose() | GiveIn():
            return plan.resolve(state, moves)
        case Challenge():
            return plan.challenge(state)
        case Advance() | Drive() | PushBack():
            return plan.best_space(moves)
    return plan.walk(state, moves)


@dataclass(frozen=True)
class Plan:
    """What this seat is after: ``far`` is how far each space is from where it wants to be."""

    seat: int
    running: bool
    far: Mapping[str, float]
    board: Board
    target: int
    """The Providence with which it runs."""

    @staticmethod
    def of(state: DreamQuestState, seat: int) -> "Plan":
        """What this seat is after, as the table stands."""
        board, quest = state.board, state.current_quest
        target = quest.providence_min + SURPLUS[quest.contest.kind]
        enough = target - 1 if quest.contest.kind == "toll" else quest.providence_min
        inside = state.kind_at(seat) == "cycle" and state.providence[seat] >= enough
        running = inside or state.providence[seat] >= target
        secret = 1.0 if state.ability(seat).secret_anywhere else SECRET
        return Plan(seat, running, ways_of(board, running, secret), board, target)

    # What things are worth, in Providence.

    def at(self, space: str) -> float:
        """What it is worth to stand there at the end of a turn."""
        if self.running:
            return -LINK_RUNNING * self.far[space]
        return -LINK * self.far[space] + (BLESSING if self.board.kind[space] == "blessed" else 0.0)

    def gain(self, state: DreamQuestState, change: int) -> float:
        """A change of Providence: what is beyond the target counts little, and in the cycle nothing is gained."""
        if change > 0 and state.kind_at(self.seat) == "cycle":
            return 0.0
        before = state.providence[self.seat]
        after = max(0, before + change)
        return self._value(after) - self._value(before)

    def _value(self, providence: int) -> float:
        return min(providence, self.target) + SATED * max(0, providence - self.target)

    def harm(self, state: DreamQuestState) -> float:
        """What the card of the real world would take, in Providence."""
        effect: RealityEffect = state.edition.reality[state.reality_card].effect
        losses = (min(0, effect.slumber), min(0, effect.lucidity), min(0, effect.memory))
        return -sum_in_order(weight * loss for weight, loss in zip((SLUMBER, LUCIDITY, MEMORY), losses, strict=True))

    def worth_of_line(self, state: DreamQuestState, choice: Choice, line: Line) -> float:
        """What one outcome of a choice is worth, its costs included; whoever wakes goes nowhere."""
        slumber = state.slumber[self.seat] - choice.pay.slumber + line.slumber + 3.5 * line.slumber_d6
        worth = self.gain(state, line.providence - choice.pay.providence)
        if slumber <= 0 or line.slumber_zero:
            return worth - WAKING
        limits = state.components.limits
        slept = min(slumber, limits.slumber) - state.slumber[self.seat]
        lucidity = min(limits.lucidity, max(0, state.lucidity[self.seat] + line.lucidity)) - state.lucidity[self.seat]
        return worth + SLUMBER * slept + LUCIDITY * lucidity + self.reach(state, movement_after(state, choice, line))

    def reach(self, state: DreamQuestState, movement: int) -> float:
        """The best place where so much movement can end."""
        here = state.space[self.seat]
        state.movement = movement
        ends = [end["space"] for end in destinations(state)]
        state.movement = 0
        stay = not ends or not state.edition.exact_movement
        return max(self.at(space) for space in ([*ends, here] if stay else ends))

    def worth_of_choice(self, state: DreamQuestState, choice: Choice) -> float:
        """The average of what a choice brings, in Providence."""
        if state.slumber[self.seat] <= choice.pay.slumber:
            return self.gain(state, -choice.pay.providence) - WAKING
        chance = odds.chance_of(state, self.seat, choice) / 100
        success = self.worth_of_line(state, choice, choice.success) if chance else 0.0
        failure = self.worth_of_line(state, choice, choice.failure) if chance < 1 else 0.0
        return chance * success + (1 - chance) * failure

    def worth_of_card(self, state: DreamQuestState, card: DreamCard) -> float:
        """What the best choice on a card brings."""
        in_play, state.in_play = state.in_play, [card.id]
        state.card_value = card_value(state, state.card)
        legal = [choice for choice in card.choices if is_legal(state, self.seat, choice)]
        worth = max((self.worth_of_choice(state, choice) for choice in legal), default=-WAKING)
        state.in_play = in_play
        return worth

    # What to do.

    def resolve(self, state: DreamQuestState, moves: Sequence[Move]) -> Move:
        """The best of the choices that can be made."""
        offered = {choice.id: choice for choice in state.card.choices}
        legal = [move for move in moves if isinstance(move, Choose)]
        if not legal:
            return GiveIn()
        return max(legal, key=lambda move: self.worth_of_choice(state, offered[move.choice]))

    def walk(self, state: DreamQuestState, moves: Sequence[Move]) -> Move:
        """To the best place within reach; then perhaps a step more, or a little more sleep, if the quest is near."""
        if state.movement:
            ends = destinations(state)
            best = max(ends, key=lambda end: self.at(end["space"]), default=None)
            worse = best is None or self.at(best["space"]) <= self.at(state.space[self.seat])
            if best is not None and not (worse and Stop() in moves):
                return StepTo(best["path"][0])
        return self._last_purchase(state, moves) or Stop()

    def _last_purchase(self, state: DreamQuestState, moves: Sequence[Move]) -> Move | None:
        need, menu = state.current_quest.providence_min, state.components.menu
        left = state.providence[self.seat] - need
        inside = state.kind_at(self.seat) == "cycle"
        for move in moves:
            if isinstance(move, BuyStep) and not inside and self.board.kind[move.space] == "cycle":
                return move if left >= menu.buy_step else None
        last = state.slumber[self.seat] == 1 and not state.ability(self.seat).keeps_slumber
        return BuySlumber() if last and inside and left >= menu.buy_slumber else None

    def best_space(self, moves: Sequence[Move]) -> Move:
        """Forward to where it wants to go; others back to where it is farthest from the cycle."""
        if isinstance(moves[0], Advance):
            return max(moves, key=lambda move: self.at(move[0]))
        return max(moves, key=lambda move: self.board.to_cycle[move[len(move) - 2]])

    def challenge(self, state: DreamQuestState) -> Move:
        """A dreamer who is not more lucid, above all one with much Providence."""
        here = state.space[self.seat]
        met = [other for other in state.after(self.seat) if state.asleep[other] and state.space[other] == here]
        weak = [other for other in met if state.lucidity[other] <= state.lucidity[self.seat]]
        return Challenge(max(weak, key=lambda other: state.providence[other])) if weak else Pass()

    def offer(self, state: DreamQuestState) -> Move:
        """All it has, or what is certain to be enough; less than it set out to gather it does not offer."""
        most = state.providence[self.seat]
        if most < self.target - 1:
            return Decline()
        return Offer(min(most, state.current_quest.contest.add + CERTAIN_TOLL))

    def spend_on_roll(self, state: DreamQuestState, otherwise: Move) -> Move:
        """For the quest whatever is to spare; for anything else only what is beyond the target."""
        roll = state.roll
        assert roll is not None
        kept, offered = odds.if_kept(state, self.seat), purchases(state, self.seat)
        if kept["kept"] == "success" or not offered:
            return otherwise
        if roll.kind in ("ritual", "face", "toll"):
            return self._win_with(state, kept, offered) or otherwise
        lost_way = roll.kind == "memory_roll" and self.running and kept["amount"] > 2
        rich = state.providence[self.seat] - state.components.menu.reroll >= self.target
        return Reroll() if lost_way and rich else otherwise

    def _win_with(self, state: DreamQuestState, kept: Mapping[str, int], offered: Sequence[Move]) -> Move | None:
        roll = state.roll
        assert roll is not None
        short = kept["against"] - kept["total"]
        missing = {"ritual": short, "face": short + 1, "toll": 1 - short}[roll.kind]
        if Think() in offered:
            return Think()
        if missing * state.components.menu.boost <= spare(state, self.seat):
            return Boost()
        again: Move = Reroll()
        if roll.kind == "toll":
            again = RerollDie(0 if roll.dice[0].face >= roll.dice[1].face else 1)
        return again if again in offered else None


def ways_of(board: Board, running: bool, secret: float) -> dict[str, float]:
    """By space: how far it is to where a plan leads. It follows from the board alone, so it is found only once."""
    far = board.ways.get((running, secret))
    if far is None:
        if running:
            goals = {space: 0.0 for space, kind in board.kind.items() if kind == "cycle"}
        else:
            to_cycle = ways_of(board, True, secret)
            goals = {space: to_cycle[space] / 4 for space, kind in board.kind.items() if kind == "blessed"}
        far = board.ways[running, secret] = ways_to(board, goals, secret)
    return far


def ways_to(board: Board, goals: Mapping[str, float], secret: float) -> dict[str, float]:
    """By space: how far it is to the best of ``goals``, each with what is still to come behind it."""
    into: dict[str, list[tuple[str, float]]] = {space: [] for space in board.links}
    for space, links in board.links.items():
        for other in links:
            into[other].append((space, secret if board.secret_to.get(space) == other else 1.0))
    far: dict[str, float] = {}
    queue = [(cost, space) for space, cost in goals.items()]
    queue.sort()
    while queue:
        cost, space = heappop(queue)
        if space in far:
            continue
        far[space] = cost
        for other, link in into[space]:
            if other not in far:
                heappush(queue, (cost + link, other))
    return far
