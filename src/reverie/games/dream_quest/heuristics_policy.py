"""How a sensible player plays on, quickly: whatever leaves the fewest turns, and a blow at others where it is cheap.

Turns are counted by ``heuristics_turns``. What is gained by meeting others is counted in turns too: a challenge that
fails costs nothing (DQ-096), so that a space where somebody dreams is a good place to end a move.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from reverie.games.dream_quest import bot, odds
from reverie.games.dream_quest.components import Choice, Cost, DreamCard, Line
from reverie.games.dream_quest.dream_cards import card_value, is_legal, movement_with
from reverie.games.dream_quest.heuristics_turns import Estimates
from reverie.games.dream_quest.meetings import ChallengeOne
from reverie.games.dream_quest.movement import Walk, destinations, steps_from
from reverie.games.dream_quest.moves import (
    Accept,
    Advance,
    Attempt,
    BuySlumber,
    BuyStep,
    CancelPenalties,
    Challenge,
    Choose,
    Foresee,
    GiveIn,
    Offer,
    StepTo,
    Stop,
)
from reverie.games.dream_quest.providence import RollWindow
from reverie.games.dream_quest.state import DreamQuestState
from reverie.kernel import Move

MEAN_REST: Final = 3
"""What a die of rest brings, rounded down."""
PAID: Final = Cost()
"""Nothing is left to pay."""
FORGETTING: Final = 0.3
"""Turns that a lost Memory costs."""
TESTS: Final = frozenset(("lucidity_under", "memory_under", "memory_over", "rest"))
"""Rolls that decide what a card brings."""
RIVALS_COUNT: Final = 0.8
"""What a turn that a rival loses is worth, in own turns."""
FORWARD: Final = 0.3
"""Turns that the free step after a won contest saves."""
NEVER: Final = 1e9
"""More turns than anything leaves."""


def quick_choice(estimates: Estimates, state: DreamQuestState, seat: int, moves: Sequence[Move]) -> Move:
    """What a player would do who counts the turns that are left."""
    match moves[0]:
        case Choose() | GiveIn():
            return RestOfTurn(estimates, state, seat).resolve(moves)
        case Foresee():
            return RestOfTurn(estimates, state, seat).foresee(moves)
        case StepTo() | BuyStep() | Stop() | BuySlumber():
            wanted = RestOfTurn(estimates, state, seat).walk(moves)
            return wanted if wanted in moves else moves[0]
        case Advance():
            return RestOfTurn(estimates, state, seat).advance(moves)
        case Challenge():
            return RestOfTurn(estimates, state, seat).challenge(moves)
        case CancelPenalties():
            return RestOfTurn(estimates, state, seat).suffer()
        case Offer():
            return RestOfTurn(estimates, state, seat).offer(moves)
        case Attempt():
            return moves[0]
    return bot.choose(state, seat, moves)


def is_under_way(state: DreamQuestState) -> bool:
    """Whether the card of the turn has been answered, so that what is left of the turn can be counted on."""
    ask = state.agenda[-1]
    if isinstance(ask, RollWindow):
        return state.roll is not None and state.roll.kind in TESTS
    return isinstance(ask, Walk | ChallengeOne)


def turns_after(estimates: Estimates, state: DreamQuestState, seat: int) -> float:
    """How many turns are left to a seat: after this turn, where it is its own and under way, whatever the dice say."""
    if seat != state.turn or not is_under_way(state):
        return estimates.turns_left(state, seat)
    turn, ask = RestOfTurn(estimates, state, seat), state.agenda[-1]
    if isinstance(ask, RollWindow):
        return turn.turns_by_test(state.card.choices[state.chosen], state.card_value, PAID)
    movement = state.movement if isinstance(ask, Walk) else 0
    return turn.best_end(state.providence[seat], state.slumber[seat], state.lucidity[seat], turn.ends(movement))[0]


class RestOfTurn:
    """A turn of one seat, from here to its end."""

    def __init__(self, estimates: Estimates, state: DreamQuestState, seat: int) -> None:
        self.estimates = estimates
        self.state = state
        self.seat = seat
        self.estimate = estimates.of(state, seat)
        self.rings: list[list[str]] = []
        """By number of steps: where one can be after so many, and not earlier."""
        self.rival_spaces = [state.space[rival] for rival in state.after(seat)]
        self.met: dict[str, float] = {}

    def met_at(self, space: str) -> float:
        """The turns that it is worth to meet those who are there: how much longer they need, as far as that counts."""
        state, seat = self.state, self.seat
        pushed, challenged = 0.0, 0.0
        for rival in state.after(seat):
            if state.space[rival] == space:
                if state.asleep[rival]:
                    challenged = max(challenged, self._worth_of_contest(rival))
                else:
                    pushed += self._delay(rival, 0)
        return RIVALS_COUNT * (pushed + challenged)

    def _worth_of_contest(self, rival: int) -> float:
        lead = self.state.lucidity[self.seat] - self.state.lucidity[rival]
        chance, loss = odds.blow(lead)
        return chance * (self._delay(rival, loss) + FORWARD) if chance > 0.0 else 0.0

    def _delay(self, rival: int, loss: int) -> float:
        """By how many turns a rival is thrown back who loses so much Slumber and goes one space back."""
        state = self.state
        estimate = self.estimates.of(state, rival)
        slumber = state.slumber[rival] if state.asleep[rival] else 0
        values = (state.providence[rival], state.lucidity[rival])
        back = state.board.back[state.space[rival]]
        space = back[0] if back else state.space[rival]
        after = estimate.turns(values[0], max(0, slumber - loss), values[1], space)
        return max(0.0, after - estimate.turns(values[0], slumber, values[1], state.space[rival]))

    # Where one can go.

    def ends(self, movement: int) -> list[str]:
        """Every space where so much movement can end."""
        state = self.state
        if state.edition.exact_movement:
            before, state.movement = state.movement, movement
            exact: list[str] = [end["space"] for end in destinations(state)]
            state.movement = before
            return exact or [state.space[self.seat]]
        self._explore(movement)
        found: list[str] = []
        for ring in self.rings[: movement + 1]:
            found += ring
        return found

    def _explore(self, movement: int) -> None:
        state, rings = self.state, self.rings
        if not rings:
            rings.append([state.space[self.seat]])
        seen = [*state.visited]
        for ring in rings:
            seen += ring
        while len(rings) <= movement:
            outer: list[str] = []
            for space in rings[len(rings) - 1]:
                for other in steps_from(state, space, seen):
                    if other not in outer:
                        outer.append(other)
            seen += outer
            rings.append(outer)

    def best_end(self, providence: int, slumber: int, lucidity: int, ends: list[str]) -> tuple[float, str]:
        """The best place for the end of this turn, and the turns that are left then."""
        by_end = self.estimate.by_end(providence, slumber, lucidity, ends)
        standing = self.state.space[self.seat] if len(self.state.visited) < 2 else ""
        best, where = NEVER, ends[0]
        for index in range(len(ends)):
            space, turns = ends[index], by_end[index]
            if space in self.rival_spaces and space != standing:
                if space not in self.met:
                    self.met[space] = self.met_at(space)
                turns -= self.met[space]
            if turns < best:
                best, where = turns, space
        return best, where

    # What a card brings.

    def turns_by_line(self, choice: Choice, line: Line, value: int, pay: Cost) -> float:
        """Turns left after one outcome of a choice, with what is still to be paid for it."""
        state, seat, limits = self.state, self.seat, self.state.components.limits
        here = state.space[seat]
        gained = 0 if line.providence > 0 and state.board.kind[here] == "cycle" else line.providence
        providence = max(0, state.providence[seat] - pay.providence + gained)
        slumber = state.slumber[seat] - pay.slumber + line.slumber + MEAN_REST * line.slumber_d6
        lucidity = min(limits.lucidity, max(0, state.lucidity[seat] + line.lucidity))
        if slumber <= 0 or line.slumber_zero:
            return self.estimate.turns(providence, 0, lucidity, here)
        ends = self.ends(movement_with(value, choice, line))
        return self.best_end(providence, min(slumber, limits.slumber), lucidity, ends)[0]

    def turns_by_choice(self, choice: Choice, value: int) -> float:
        """Turns left after a choice, by the chances of its test."""
        state, seat = self.state, self.seat
        if choice.pay.slumber and state.slumber[seat] <= choice.pay.slumber:
            providence = state.providence[seat] - choice.pay.providence
            return self.estimate.turns(providence, 0, state.lucidity[seat], state.space[seat])
        return self.turns_by_test(choice, value, choice.pay)

    def turns_by_test(self, choice: Choice, value: int, pay: Cost) -> float:
        """The same where it does not wake the dreamer to pay."""
        chance = odds.chance_of(self.state, self.seat, choice) / 100.0
        turns = 0.0
        if chance > 0.0:
            turns += chance * self.turns_by_line(choice, choice.success, value, pay)
        if chance < 1.0:
            turns += (1.0 - chance) * self.turns_by_line(choice, choice.failure, value, pay)
        return turns

    def turns_by_card(self, card: DreamCard) -> float:
        """Turns left after the best choice on a card."""
        state, seat = self.state, self.seat
        value = card_value(state, card)
        legal = [self.turns_by_choice(choice, value) for choice in card.choices if is_legal(state, seat, choice)]
        return min(legal, default=self.estimate.turns(state.providence[seat], 0, 0, state.space[seat]))

    # What to do.

    def resolve(self, moves: Sequence[Move]) -> Move:
        """The best of the choices that can be made."""
        state = self.state
        offered: Mapping[str, Choice] = {choice.id: choice for choice in state.card.choices}
        best, wanted = NEVER, moves[0]
        for move in moves:
            if isinstance(move, Choose):
                turns = self.turns_by_choice(offered[move.choice], state.card_value)
                if turns < best:
                    best, wanted = turns, move
        return wanted

    def foresee(self, moves: Sequence[Move]) -> Move:
        """The card that brings more."""
        best, wanted = NEVER, moves[0]
        for move in moves:
            if isinstance(move, Foresee):
                turns = self.turns_by_card(self.state.edition.dream[move.card])
                if turns < best:
                    best, wanted = turns, move
        return wanted

    def walk(self, moves: Sequence[Move]) -> Move:
        """Towards the best place within reach; there perhaps a step more, or a little more sleep."""
        state, seat = self.state, self.seat
        if state.movement:
            ends = self.ends(state.movement)
            where = self.best_end(state.providence[seat], state.slumber[seat], state.lucidity[seat], ends)[1]
            if where != state.space[seat]:
                return StepTo(self._first_step(where))
        return self._purchase(moves) or Stop()

    def _first_step(self, where: str) -> str:
        state = self.state
        if state.edition.exact_movement:
            first: str = next(end["path"][0] for end in destinations(state) if end["space"] == where)
            return first
        depth = 0
        while where not in self.rings[depth]:
            depth += 1
        while depth > 1:  # from the end back to the first step
            depth -= 1
            where = next(space for space in self.rings[depth] if where in steps_from(state, space, state.visited))
        return where

    def _purchase(self, moves: Sequence[Move]) -> Move | None:
        """What makes the way shorter by more than its Providence is worth."""
        state, seat, menu = self.state, self.seat, self.state.components.menu
        here, lucidity = state.space[seat], state.lucidity[seat]
        providence, slumber = state.providence[seat], state.slumber[seat]
        best, wanted = self.best_end(providence, slumber, lucidity, [here])[0], None
        for move in moves:
            turns = best
            if isinstance(move, BuyStep):
                turns = self.best_end(providence - menu.buy_step, slumber, lucidity, [move.space])[0]
            elif isinstance(move, BuySlumber):
                turns = self.best_end(providence - menu.buy_slumber, slumber + 1, lucidity, [here])[0]
            if turns < best:
                best, wanted = turns, move
        return wanted

    def advance(self, moves: Sequence[Move]) -> Move:
        """Forward to where it wants to go."""
        state, seat = self.state, self.seat
        ends = [move.space for move in moves if isinstance(move, Advance)]
        return Advance(self.best_end(state.providence[seat], state.slumber[seat], state.lucidity[seat], ends)[1])

    def challenge(self, moves: Sequence[Move]) -> Move:
        """Somebody, for it costs nothing: whoever is nearest to the end."""
        state, estimates = self.state, self.estimates
        met = [move for move in moves if isinstance(move, Challenge)]
        return min(met, key=lambda move: estimates.turns_left(state, move.other_seat))

    def suffer(self) -> Move:
        """Pay where the card of the real world takes more than that."""
        state, seat, estimate = self.state, self.seat, self.estimate
        sheet, effect = state.sheet(seat), state.edition.reality[state.reality_card].effect
        space, providence = state.space[seat], state.providence[seat]
        forgotten = min(0, effect.memory) * FORGETTING
        suffered = estimate.turns(providence, sheet.slumber + effect.slumber, sheet.lucidity + effect.lucidity, space)
        spared = estimate.turns(providence - sheet.ability.cancel_cost, sheet.slumber, sheet.lucidity, space)
        return CancelPenalties() if spared < suffered - forgotten else Accept()

    def offer(self, moves: Sequence[Move]) -> Move:
        """Whatever leaves the fewest turns, with the chance that it is enough."""
        state, seat, estimate = self.state, self.seat, self.estimate
        slumber, lucidity, space = state.slumber[seat], state.lucidity[seat], state.space[seat]
        best, wanted = estimate.turns(state.providence[seat], slumber, lucidity, space), moves[len(moves) - 1]
        for move in moves:
            if isinstance(move, Offer):
                fails = 1.0 - odds.chance_of_toll(move.amount, state.current_quest.contest.add) / 100.0
                turns = fails * estimate.turns(state.providence[seat] - move.amount, slumber, lucidity, space)
                if turns < best:
                    best, wanted = turns, move
        return wanted
