"""What a search of Dream-Quest is told: how things stand, how people play on, what deserves a look, how far to look."""

from collections.abc import Sequence
from typing import Final

from reverie.games.dream_quest import odds
from reverie.games.dream_quest.bot import CERTAIN_TOLL
from reverie.games.dream_quest.components import Components
from reverie.games.dream_quest.dream_cards import ForeseeCard, ResolveCard
from reverie.games.dream_quest.heuristics_policy import is_under_way, quick_choice, turns_after
from reverie.games.dream_quest.heuristics_turns import Estimates, goal_of
from reverie.games.dream_quest.meetings import ChallengeOne
from reverie.games.dream_quest.movement import Walk
from reverie.games.dream_quest.moves import Boost, BuySlumber, BuyStep, Offer, Pass, Reroll, Think
from reverie.games.dream_quest.providence import RollWindow
from reverie.games.dream_quest.state import DreamQuestState
from reverie.kernel import Chance, FastChance, Heuristics, Move, Setup

QUEST_KINDS: Final = ("ritual", "face", "toll")
TABLE_NUMBERS: Final = ("ahead", "ahead_ritual", "ahead_face", "ahead_toll", "ritual", "face", "toll")
SEAT_NUMBERS: Final = ("turns_left", "turns_left_of_6", "turns_left_of_3", "acts_after")
RIVAL_NUMBERS: Final = ("chance_next", "missing", "awake", "slumber")
"""What is told of a rival beside the same as of oneself."""
WORTH_A_LOOK: Final = 1.0
"""A move that leaves so many turns more than the policy's is not looked at."""
LONG_WAY: Final = 15.0
"""So many turns behind is as far as can be."""


class DreamQuestHeuristics(Heuristics[DreamQuestState]):
    """The judgement of Dream-Quest; rivals are told in turn order."""

    def __init__(self, setup: Setup[Components]) -> None:
        names = [*TABLE_NUMBERS, *(f"own_{name}" for name in SEAT_NUMBERS)]
        for rival in range(1, setup.players):
            names += [f"rival_{rival}_{name}" for name in (*SEAT_NUMBERS, *RIVAL_NUMBERS)]
        super().__init__(tuple(names))
        self.estimates = Estimates()

    def features(self, state: DreamQuestState, seat: int) -> list[float]:
        """The table, the seat itself, then every rival; all of it lies open."""
        if not state.quest or not all(state.character):  # characters are still being chosen
            return [0.0] * len(self.feature_names)
        rivals = state.after(seat)
        turns = [turns_after(self.estimates, state, each) for each in (seat, *rivals)]
        numbers = _of_table(state, min(turns[1:]) - turns[0])
        numbers += _of_seat(state, seat, turns[0])
        for number, rival in enumerate(rivals, 1):
            numbers += _of_seat(state, rival, turns[number])
            numbers += _of_rival(state, rival)
        return numbers

    def policy(self, state: DreamQuestState, seat: int, moves: Sequence[Move], chance: Chance) -> Move:
        """Whatever leaves the fewest turns."""
        return quick_choice(self.estimates, state, seat, moves)

    def candidates(self, state: DreamQuestState, seat: int, moves: Sequence[Move]) -> Sequence[Move]:
        """What the policy would do, which stays where nothing is better; then all others that deserve a look."""
        if len(moves) == 1:
            return moves
        first = quick_choice(self.estimates, state, seat, moves)
        if isinstance(first, Offer):
            return [first]
        others = [move for move in moves if move != first and _deserves_a_look(state, seat, move)]
        if isinstance(state.agenda[-1], ResolveCard | Walk):
            most = self._turns_with(state, seat, first) + WORTH_A_LOOK
            others = [move for move in others if self._turns_with(state, seat, move) < most]
        return [first, *others]

    def _turns_with(self, state: DreamQuestState, seat: int, move: Move) -> float:
        """How many turns are left after a move, whatever its dice say."""
        after = state.copy()
        after.chance = FastChance(0)
        after.play_answer(seat, move)
        return 0.0 if after.result is not None else turns_after(self.estimates, after, seat)

    def is_horizon(self, before: DreamQuestState, state: DreamQuestState, seat: int) -> bool:
        """The end of a turn; but what a card brings is counted without its dice, and so is a challenge."""
        if state.turn != before.turn or state.round_no != before.round_no:
            return True
        asked, now = before.agenda[-1], state.agenda[-1]
        if isinstance(asked, ResolveCard | ForeseeCard):
            return is_under_way(state)
        return isinstance(asked, Walk) and isinstance(now, ChallengeOne)

    def is_quiet(self, state: DreamQuestState) -> bool:
        """Not before a card that was turned up has been resolved, nor before dice that were rolled have counted."""
        return not state.agenda or not isinstance(state.agenda[-1], ResolveCard | ForeseeCard | RollWindow)

    def margin(self, state: DreamQuestState, seat: int) -> float:
        """By how many turns a seat has won, or would have needed more."""
        assert state.result is not None
        if self.reward(state, seat) > 0.0:
            left = min([self.estimates.turns_left(state, rival) for rival in state.after(seat)])
            return min(1.0, max(0.0, left / LONG_WAY))
        return -min(1.0, max(0.0, self.estimates.turns_left(state, seat) / LONG_WAY))


def _of_table(state: DreamQuestState, ahead: float) -> list[float]:
    kind = state.current_quest.contest.kind
    kinds = [float(kind == name) for name in QUEST_KINDS]
    return [ahead / 10.0, *[ahead / 10.0 * is_kind for is_kind in kinds], *kinds]


def _of_seat(state: DreamQuestState, seat: int, turns: float) -> list[float]:
    first = state.turn + 1 if is_under_way(state) else state.turn
    after = float((seat - first) % state.players) / state.players
    return [turns / 10.0, min(turns, 6.0) / 6.0, min(turns, 3.0) / 3.0, after]


def _of_rival(state: DreamQuestState, rival: int) -> list[float]:
    asleep = state.asleep[rival]
    tries = asleep and state.kind_at(rival) == "cycle"
    return [
        chance_with_purchases(state, rival) if tries else 0.0,
        max(0, goal_of(state.current_quest) - state.providence[rival]) / 10.0,
        0.0 if asleep else 1.0,
        state.slumber[rival] / 8.0 if asleep else 0.0,
    ]


def chance_with_purchases(state: DreamQuestState, seat: int) -> float:
    """How likely a seat meets the quest with its next try, if it spends whatever it has beyond the need."""
    quest, providence = state.current_quest, state.providence[seat]
    if providence < quest.providence_min:
        return 0.0
    boosts = (providence - quest.providence_min) // state.components.menu.boost
    match quest.contest.kind:
        case "ritual":
            fails = 1.0
            for left in range(boosts + 1):
                fails *= min(max(quest.contest.at_least - 1 - left, 0), 6) / 6.0
            return 1.0 - fails
        case "face":
            return odds.chance_to_beat(state.lucidity[seat] + boosts, state.sheet(seat).lucidity) / 100.0
    return odds.chance_of_toll(providence, quest.contest.add) / 100.0


def _deserves_a_look(state: DreamQuestState, seat: int, move: Move) -> bool:
    """Not so: offers between all and certain, peace (a challenge costs nothing), and spending what is needed."""
    menu, quest = state.components.menu, state.current_quest
    cost = 0
    match move:
        case Offer():
            return move.amount == min(state.providence[seat], quest.contest.add + CERTAIN_TOLL)
        case Pass():
            return state.roll is not None
        case BuyStep():
            cost = menu.buy_step
        case Reroll():
            cost = menu.reroll
        case Boost():
            cost = menu.boost
        case BuySlumber():
            cost = 0 if state.slumber[seat] == 1 else menu.buy_slumber
        case Think():
            cost = state.ability(seat).think_cost
    if not cost or (state.roll is not None and state.roll.kind in QUEST_KINDS):
        return True
    return state.providence[seat] - cost >= quest.providence_min
