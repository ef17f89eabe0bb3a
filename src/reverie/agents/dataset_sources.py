"""Where the games of a dataset come from: bots that play them now (``Simulated``), or records (``Recorded``).

Both give the same for each game: what every seat that made a move saw, what it could do, and what it did. All of it
goes through ``Encoding``, so nothing stands there that the seat could not know.
"""

from collections.abc import Generator, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import partial
from itertools import chain
from typing import Any, NamedTuple, Protocol

from msgspec import UNSET

from reverie.agents.dataset_rows import MoveNotes, NotedMoves
from reverie.bots.asking import moves_for_bot
from reverie.bots.matchups import Matchup, PlannedGame, PlayedGame, Policy, check_number
from reverie.bots.simulation import play_games
from reverie.games import find_game, registered_game
from reverie.kernel import (
    BadDocument,
    BadSetup,
    Game,
    Refused,
    Result,
    Setup,
    State,
    content_hash,
    sealed_key,
)
from reverie.kernel.record import Record, Replay, read_line, read_record, record_data, seed_of, setup_of
from reverie.kernel.result import result_data


class EpisodeGame(NamedTuple):
    """One game of a dataset, and what repeats its luck: the seed of a ``FastChance``, or a ``SealedChance``'s key."""

    setup: Setup
    policies: tuple[str, ...]
    seed: int | None
    key: str | None
    record: str | None
    result: Result
    decisions: int
    moves: NotedMoves


class Source(Protocol):
    """Some games of one game and number of players, so that all their rows have the same shape."""

    @property
    def setup(self) -> Setup:
        """The set-up of the first game; options and overrides of the others may differ."""

    @property
    def total(self) -> int:
        """How many games there may be, for whoever shows progress."""

    def play(self) -> Generator[EpisodeGame, None, None]:
        """The games in their order, each as soon as it is there."""

    def about(self) -> dict[str, Any]:
        """What the metadata says of where the games come from; asked again when all have been played."""


@dataclass(frozen=True, slots=True)
class Simulated:
    """Games that bots play now, in so many processes; the seeds go up by one from ``seed``.

    The rows are the same in any number of processes. ``resign``: whether giving up is among what a seat could do.
    """

    matchup: Matchup
    games: int
    seed: int = 0
    processes: int | None = 1
    resign: bool = False

    def __post_init__(self) -> None:
        check_number("games", self.games, 0)
        check_number("seed", self.seed, 0)

    @property
    def setup(self) -> Setup:
        """What every one of them is played with."""
        return self.matchup.setup

    @property
    def total(self) -> int:
        """How many are asked for."""
        return self.games

    def play(self) -> Generator[EpisodeGame, None, None]:
        """Play them, in order."""
        matchup, setup = self.matchup, self.matchup.setup
        chosen = (dict(setup.options), dict(setup.overrides))
        notes = partial(MoveNotes, self.resign)
        noting = Matchup(matchup.game, matchup.policies, *chosen, notes, matchup.move_limit)
        names = tuple(policy_name(policy) for policy in matchup.policies)
        plans = (PlannedGame(noting, self.seed + number) for number in range(self.games))
        playing = play_games(plans, self.processes)
        try:
            for played in playing:
                yield _simulated(setup, names, played)
        finally:
            playing.close()

    def about(self) -> dict[str, Any]:
        """Enough to make the same games again."""
        header = self.setup.header
        return {
            "kind": "simulated",
            "policies": [policy_name(policy) for policy in self.matchup.policies],
            "options": header["options"],
            "overrides": header["overrides"],
            "games": self.games,
            "seed": self.seed,
            "resign": self.resign,
        }


def policy_name(policy: Policy) -> str:
    """A level as records write it (``bot:greedy``); whatever else makes bots, by its place."""
    if isinstance(policy, str):
        return f"bot:{policy}"
    return f"{policy.__module__}:{getattr(policy, '__qualname__', type(policy).__qualname__)}"


def _simulated(setup: Setup, names: tuple[str, ...], played: PlayedGame) -> EpisodeGame:
    return EpisodeGame(setup, names, played.seed, None, None, played.result, played.decisions, played.notes)


class Recorded:
    """Games that were played, from their records: each with the name of its file, and what is in it (parsed JSON).

    Without ``game`` and ``players`` the first finished game says which; one of another kind is then refused. With them,
    others are left out. So are games that are not over, and forks. ``left_out`` counts them. With ``resign`` giving up
    is among what a seat could do wherever it could; without, only where it did.
    """

    def __init__(
        self,
        documents: Iterable[tuple[str, Any]],
        game: Game | str | None = None,
        players: int | None = None,
        total: int = 0,
        resign: bool = False,
    ) -> None:
        self._game = find_game(game) if isinstance(game, str) else game
        self._players = players
        self._total = total
        self._resign = resign
        self.left_out = 0
        finished = self._finished(iter(documents))
        first = next(finished, None)
        if first is None:
            raise BadSetup("dataset-no-records", {"left_out": self.left_out}, path="records")
        name, record = first
        self._kind = (record.game, record.players)
        self._setup: Setup = _placed(name, setup_of, registered_game(record.game), record)
        self._records = chain([first], finished)

    @property
    def setup(self) -> Setup:
        """The first game's."""
        return self._setup

    @property
    def total(self) -> int:
        """What the caller said."""
        return self._total

    def play(self) -> Generator[EpisodeGame, None, None]:
        """Play them again; whatever does not belong together in one is refused, with the name of its file."""
        for name, record in self._records:
            if (record.game, record.players) != self._kind:
                game, players = self._kind
                facts = {"game": game, "players": players, "other": record.game, "count": record.players}
                raise BadDocument("dataset-mixed", facts, path=name)
            yield _placed(name, _played_again, registered_game(record.game), record, self._resign)

    def about(self) -> dict[str, Any]:
        """How many records there were that are not in it."""
        return {"kind": "records", "left_out": self.left_out, "resign": self._resign}

    def _finished(self, documents: Iterator[tuple[str, Any]]) -> Iterator[tuple[str, Record]]:
        for name, document in documents:
            record: Record = _placed(name, read_record, document)
            other_game = self._game is not None and record.game != self._game.name
            other_count = self._players is not None and record.players != self._players
            is_fork = record.origin is not UNSET  # a dataset begins its games at their beginning
            if other_game or other_count or is_fork or record.result is None:
                self.left_out += 1
            else:
                yield name, record


def _placed(name: str, work: Any, *arguments: Any) -> Any:
    """What ``work`` gives; a refusal says in which file it was."""
    try:
        return work(*arguments)
    except Refused as refused:
        raise refused.at(f"{name}: " if refused.path else name) from refused.__cause__


def _played_again(game: Game, record: Record, resign: bool) -> EpisodeGame:
    noted, replay = MoveNotes(resign), Replay(game, record)
    lines = iter(record.moves)
    for state, _ in replay.steps():
        played = next(lines, None)
        if played is not None:
            _note(noted, state, played.move)
    result = state.result
    if result is None:
        raise BadDocument("result-too-early", path="result")
    _check_result(record, result)
    kinds = tuple(seat.kind for seat in record.seats)
    key = sealed_key(seed_of(record), record.entropy).hex()
    digest = content_hash(record_data(record))
    return EpisodeGame(state.setup, kinds, None, key, digest, result, state.decisions, noted.notes(state))


def _note(noted: MoveNotes, state: State, line: str) -> None:
    """Note a move of a record, if it can be made; if it cannot, the replay is about to say why."""
    try:
        seat, text = read_line(line)
        move = state.setup.game.parse(text)
        if seat >= state.players:
            return
        moves = moves_for_bot(state, seat)
        if move not in moves:  # at a table of one's own, asides need not wait for a hidden window to close
            moves = state.moves(seat)
    except Refused:
        return
    if move in moves:
        noted.before_move(state, seat, moves, move)


def _check_result(record: Record, result: Result) -> None:
    given: Mapping[str, Any] = record_data(record)["result"]
    for field, value in result_data(result).items():
        if given[field] != value:
            facts = {"given": str(given[field]), "computed": str(value)}
            raise BadDocument("result-differs", facts, path=f"result.{field}")
