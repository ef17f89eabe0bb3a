"""One game between bots: what is played by whom (``Matchup``), with which luck (``PlannedGame``), and what came of it.

>>> matchup = Matchup("psycle", ("greedy", "random"))
>>> played = play_game(PlannedGame(matchup, seed=7))
>>> played.result.winners, played.moves, len(played.turns)
((0,), 30, 2)

Every game is repeated exactly by its matchup and its seed, wherever and in whatever order games are played.
"""

import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from hashlib import blake2b
from typing import Any, Final, NamedTuple, Protocol

from reverie.bots.asking import moves_for_bot
from reverie.bots.bot import Bot
from reverie.bots.levels import check_bot, make_bot
from reverie.games import find_game
from reverie.kernel import (
    BadSetup,
    Chance,
    EndlessRules,
    FastChance,
    Game,
    KeyedChance,
    Move,
    Result,
    Setup,
    State,
)

BUDGET: Final = 1.0
"""Seconds for one answer."""
SEEDS: Final = 1 << 64
"""So many seeds there are, from 0 on: ``FastChance`` does not tell more of them apart."""
MOVE_LIMIT: Final = 1_000_000
"""So many moves at most, unless a matchup says otherwise: with changed content a game may never come to its end."""
UNFINISHED: Final = "unfinished"
"""The reason of a result that only the limit of moves has brought about."""

Policy = str | Callable[[Game, int], Bot]
"""Who plays a seat: a level by its name, or whatever makes a bot of a game and a seed (a bot's class, for example)."""


class Observer(Protocol):
    """Watches one game from outside and notes what somebody wants to know of it.

    It sees the whole state, which no bot does. It must not change it.
    """

    def before_move(self, state: State, seat: int, moves: Sequence[Move], move: Move) -> None:
        """A seat has chosen ``move`` among ``moves``, and it is about to be made."""

    def notes(self, state: State) -> Any:
        """What was noted, when the game is over: small plain data that can be sent to another process."""


class Matchup:
    """What is played, and who sits where; checked when it is made, and shared by any number of games.

    ``game`` may be given by its name, ``options`` and ``overrides`` as ``Game.setup`` takes them. There is one policy
    for each seat. ``observer`` makes an ``Observer`` for each game, whose notes come with what was played.

    With ``keyed`` all luck goes by its source (``KeyedChance``), that of bots by seat and number of the question too:
    games of one seed in two variants are then a pair. With ``cut_off`` a game that comes to the limit of moves is over,
    without a winner (``UNFINISHED``); else it is an error.
    """

    __slots__ = ("cut_off", "game", "keyed", "move_limit", "observer", "policies", "setup")

    def __init__(
        self,
        game: Game | str,
        policies: Sequence[Policy],
        options: Mapping[str, Any] | None = None,
        overrides: Mapping[str, Any] | None = None,
        observer: Callable[[], Observer] | None = None,
        move_limit: int = MOVE_LIMIT,
        keyed: bool = False,
        cut_off: bool = False,
    ) -> None:
        self.game = find_game(game) if isinstance(game, str) else game
        self.setup = self.game.setup(len(policies), options, overrides)
        self.policies = tuple(policies)
        self.observer = observer
        self.move_limit = move_limit
        self.keyed = keyed
        self.cut_off = cut_off
        check_number("move_limit", move_limit, 1)
        for policy in self.policies:
            _check_policy(policy, self.setup)

    def __repr__(self) -> str:
        names = ", ".join(policy if isinstance(policy, str) else repr(policy) for policy in self.policies)
        return f"<Matchup {self.game.name}: {names}>"

    def __reduce__(self) -> tuple[Any, ...]:
        """To another process goes what the matchup was made of; the game and its content are found there."""
        setup = self.setup
        chosen = (dict(setup.options), dict(setup.overrides))
        manner = (self.observer, self.move_limit, self.keyed, self.cut_off)
        return Matchup, (_place_of(self.game), self.policies, *chosen, *manner)

    def bots(self, seeds: Sequence[int]) -> list[Bot]:
        """Fresh bots for one game, by seat."""
        pairs = zip(self.policies, seeds, strict=True)
        if self.keyed:
            return [KeyedBot(policy, self.game, seed) for policy, seed in pairs]
        return [_made(policy, self.game, seed) for policy, seed in pairs]

    def chance(self, seed: int) -> Chance:
        """Where the luck of one game comes from."""
        return KeyedChance(seed) if self.keyed else FastChance(seed)


class KeyedBot:
    """A bot that is made anew for each question, as at a live table: its luck goes by how often its seat was asked.

    So what it drew for one question changes nothing about the next.
    """

    def __init__(self, policy: Policy, game: Game, seed: int) -> None:
        self._policy = policy
        self._game = game
        self._seed = seed
        self._asked = 0
        first = self._fresh()
        self.name = first.name
        self.is_blind = bool(getattr(first, "is_blind", False))

    def choose(self, view: Mapping[str, Any], moves: Sequence[Move], budget: float) -> Move:
        """What a fresh bot answers; a single move needs none."""
        bot = self._fresh() if len(moves) > 1 else None
        self._asked += 1
        return moves[0] if bot is None else bot.choose(view, moves, budget)

    def _fresh(self) -> Bot:
        return _made(self._policy, self._game, bot_seed(self._seed, self._asked))


def _made(policy: Policy, game: Game, seed: int) -> Bot:
    return make_bot(policy, game, seed) if isinstance(policy, str) else policy(game, seed)


class PlannedGame(NamedTuple):
    """One game to be played. Its luck is all in here."""

    matchup: Matchup
    seed: int
    """Shuffles the cards and rolls the dice; and makes the luck of each bot, unless ``bot_seeds`` do."""
    bot_seeds: tuple[int, ...] = ()
    """By seat."""


@dataclass(frozen=True, slots=True)
class PlayedGame:
    """What came of one game."""

    index: int
    """Its place among the games that were asked for, from 0."""
    seed: int
    """Repeats it."""
    result: Result
    decisions: int
    """How many questions were asked; several seats may answer the same."""
    turns: tuple[int, ...]
    """By seat: how often it was asked, which is how many moves it made."""
    choices: tuple[int, ...]
    """By seat: how often it had more than one lawful move."""
    notes: Any
    """What the matchup's observer noted."""
    planned: PlannedGame = field(repr=False, compare=False)
    """``play_game`` plays it again."""

    @property
    def moves(self) -> int:
        """How many moves were made."""
        return sum(self.turns)


def play_game(planned: PlannedGame, index: int = 0) -> PlayedGame:
    """One game, played here and now. Whatever goes wrong in it is raised as it is."""
    matchup, seed = planned.matchup, planned.seed
    check_number("seed", seed, 0)
    bots = matchup.bots(planned.bot_seeds or [bot_seed(seed, seat) for seat in range(matchup.setup.players)])
    state = matchup.game.start(matchup.setup, matchup.chance(seed), None)[0]
    observer = None if matchup.observer is None else matchup.observer()
    turns, choices = play_to_end(state, bots, observer, matchup.move_limit, matchup.cut_off)
    notes = None if observer is None else observer.notes(state)
    result = state.result or _cut_off(matchup.setup.players)
    return PlayedGame(index, seed, result, state.decisions, turns, choices, notes, planned)


def _cut_off(players: int) -> Result:
    """Nobody has won; so that shares still add up to one, everybody has the same."""
    return Result((), (0,) * players, (1 / players,) * players, UNFINISHED)


def bot_seed(seed: int, seat: int) -> int:
    """The luck of the bot on a seat in the game of that seed: no two streams of luck have anything in common.

    >>> bot_seed(7, 0) == bot_seed(7, 1)
    False
    """
    return int.from_bytes(blake2b(f"reverie/simulate/1 {seed} {seat}".encode(), digest_size=8).digest(), "big")


def play_to_end(
    state: State,
    bots: Sequence[Bot],
    observer: Observer | None = None,
    move_limit: int = MOVE_LIMIT,
    cut_off: bool = False,
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Let bots play on: each is given its seat's view and moves, and nothing else.

    By seat: how often it was asked, and how often it had more than one move.
    """
    turns, choices = [0] * len(bots), [0] * len(bots)
    looks = [not getattr(bot, "is_blind", False) for bot in bots]
    for _ in range(move_limit):
        asked = state.asked
        if not asked:
            return tuple(turns), tuple(choices)
        seat = asked[0]
        moves = moves_for_bot(state, seat)
        move = bots[seat].choose(state.view(seat) if looks[seat] else {}, moves, BUDGET)
        turns[seat] += 1
        choices[seat] += len(moves) > 1
        if observer is not None:
            observer.before_move(state, seat, moves, move)
        state.play(seat, move, state.decision, events=False)
    if state.asked and not cut_off:
        raise EndlessRules("too-many-moves", {"limit": move_limit})
    return tuple(turns), tuple(choices)


def check_number(name: str, value: Any, minimum: int, maximum: int = SEEDS - 1) -> None:
    """``BadSetup`` unless it is a whole number within the bounds."""
    if type(value) is not int or not minimum <= value <= maximum:
        facts = {"name": name, "value": str(value)[:60], "minimum": minimum, "maximum": maximum}
        raise BadSetup("simulation-number", facts, path=name)


def _check_policy(policy: Any, setup: Setup) -> None:
    if isinstance(policy, str):
        check_bot(policy, setup)
    elif not callable(policy):
        raise BadSetup("simulation-policy", {"given": str(policy)[:60]}, path="policies")


def _place_of(game: Game) -> str:
    """Where another process finds the same game."""
    module = type(game).__module__
    for name, value in vars(sys.modules[module]).items():
        if value is game:
            return f"{module}:{name}"
    raise BadSetup("simulation-travel", {"finding": f"no name in {module} leads to the game {game.name}"}, path="game")
