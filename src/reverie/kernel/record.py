"""A record: the file of one game, from which everything else can be replayed and checked.

Format ``reverie-record``, version 1. All of it is JSON:

``format, format_version``
    ``"reverie-record"``, 1.
``game, version, content_hash, players, options, overrides``
    Which game, under which rules, with which numbers.
``seats``
    A list of ``{"name": ..., "kind": "person" | "bot:<level>"}``, by seat.
``commitment``
    SHA-256 of the seed, written down before the first draw (``commitment`` in ``chance``).
``entropy``
    What the seats threw in after that, in seat order; mixed with the seed into the key.
``seed``
    64 hexadecimal digits, once the game has ended; before that it is null in every file that leaves the table. (A
    game that somebody saves to go on with later on their own machine has its seed inside.) The record of a simulated
    game has none either, and an empty commitment: it is replayed by its shuffles, and proves nothing.
``started``
    When, as text in ISO 8601.
``moves``
    A list of ``{"move": "0: play 3", "at": 12.5}``: seat, text form, seconds since the start. Only what seats sent.
``shuffles``
    Once the game has ended: what chance gave, as ``{"after": 0, "label": "targets", "result": [...]}``; ``after``
    counts the moves before it.
``result``
    ``{"winners": [...], "scores": [...], "returns": [...], "reason": ...}``, or null while the game goes on.
``origin``
    Only of a fork: where it comes from (``Origin`` in ``forking``). Its own moves, times and shuffles begin there.
``daily``
    Only of a daily deal: which day's, and what its seed follows from (``DailyDeal`` in ``daily_deals``).
"""

import re
from collections import deque
from collections.abc import Callable, Iterator
from typing import Any, Final, Literal

import msgspec
from msgspec import UNSET, UnsetType

from reverie.kernel.chance import (
    SEED_BYTES,
    Chance,
    FastChance,
    ScriptedChance,
    SealedChance,
    TracedChance,
    commitment,
    sealed_key,
)
from reverie.kernel.content import content_hash
from reverie.kernel.daily_deals import DailyDeal, check_daily
from reverie.kernel.events import Event
from reverie.kernel.forking import ForkStart, HowForked, Origin, check_goes_on, check_origin
from reverie.kernel.game import Game
from reverie.kernel.refusals import BadDocument, Refused
from reverie.kernel.result import result_data
from reverie.kernel.setup import Setup
from reverie.kernel.shapes import shaped
from reverie.kernel.state import State

FORMAT: Final = "reverie-record"
FORMAT_VERSION: Final = 1


class Seat(msgspec.Struct, forbid_unknown_fields=True):
    """Who sat there: a name, and ``person`` or ``bot:LEVEL``."""

    name: str
    kind: str = "person"


class Played(msgspec.Struct, forbid_unknown_fields=True):
    """A move with its seat (``0: play 3``), and how many seconds after the start it was made."""

    move: str
    at: float = 0.0


class Shuffle(msgspec.Struct, forbid_unknown_fields=True):
    """What chance gave: after how many moves, under which label, and the result."""

    after: int
    label: str
    result: Any


class Ending(msgspec.Struct, forbid_unknown_fields=True):
    """The result: winners, scores, each seat's share of the game, and the reason."""

    winners: list[int]
    scores: list[int]
    returns: list[float]
    reason: str


class Record(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """The record as the module's docstring describes it."""

    format: Literal["reverie-record"] = FORMAT
    format_version: int = FORMAT_VERSION
    game: str
    version: int
    content_hash: str
    players: int
    options: dict[str, Any]
    overrides: dict[str, Any]
    seats: list[Seat]
    commitment: str
    entropy: list[str] = []
    seed: str | None = None
    started: str = ""
    moves: list[Played] = []
    shuffles: list[Shuffle] | None = None
    result: Ending | None = None
    origin: Origin | UnsetType = UNSET
    daily: DailyDeal | UnsetType = UNSET


def new_record(setup: Setup, seats: list[Seat], seed: bytes, started: str, entropy: list[str] | None = None) -> Record:
    """The record of a game that is about to begin."""
    return Record(**setup.header, seats=seats, commitment=commitment(seed), entropy=entropy or [], started=started)


def move_line(seat: int, text: str) -> str:
    """A move as it stands in a record."""
    return f"{seat}: {text}"


_LINE: Final = re.compile(r"(?P<seat>\d{1,2}): (?P<move>\S.*)", re.ASCII)


def read_line(line: str) -> tuple[int, str]:
    """Seat and text of a line such as ``0: play 3``."""
    found = _LINE.fullmatch(line.strip())
    if found is None:
        raise BadDocument("move-line-unreadable", {"line": line[:60]})
    return int(found["seat"]), found["move"]


def finish(record: Record, game: Game, state: State, seed: bytes) -> None:
    """Close the record of a game that has ended: seed, shuffles and result become public."""
    if close_record(record, game, seed).save() != state.save():
        raise RuntimeError("the record does not tell the game that was played: seed, entropy or moves differ")


def close_record(record: Record, game: Game, seed: bytes) -> State:
    """Close the record of a game that has ended, as its moves tell it; how they left the game."""
    record.seed = seed.hex()
    replay = Replay(game, record)
    (state,) = deque((state for state, _ in replay.steps()), maxlen=1)
    assert state.result is not None
    record.result = shaped(result_data(state.result), Ending)
    record.shuffles = replay.shuffles
    return state


def read_record(document: Any) -> Record:
    """A record from parsed JSON, its shape checked; what it claims is checked by ``verify``."""
    if not isinstance(document, dict) or document.get("format") != FORMAT:
        raise BadDocument("not-a-record")
    given = document.get("format_version")
    if isinstance(given, int) and given > FORMAT_VERSION:
        raise BadDocument("newer-format", {"given": given, "known": FORMAT_VERSION}, path="format_version")
    record: Record = shaped(document, Record)
    if len(record.seats) != record.players:
        raise BadDocument("seats-do-not-fit", {"given": len(record.seats), "wanted": record.players}, path="seats")
    check_origin(record.origin, record.players)
    return record


def record_data(record: Record) -> dict[str, Any]:
    """A record as plain JSON data."""
    data: dict[str, Any] = msgspec.to_builtins(record)
    return data


def setup_of(game: Game, record: Record) -> Setup:
    """The set-up a record names; refused where these rules or numbers are not ours."""
    if record.version != game.version:
        raise BadDocument("other-value", {"given": str(record.version), "known": str(game.version)}, path="version")
    setup = game.setup(record.players, record.options, record.overrides)
    if record.content_hash != setup.content_hash:
        facts = {"given": record.content_hash[:12], "known": setup.content_hash[:12]}
        raise BadDocument("other-content", facts, path="content_hash")
    return setup


def seed_of(record: Record) -> bytes:
    """The seed, checked against its commitment."""
    if record.seed is None:
        raise BadDocument("seed-missing", path="seed")
    try:
        seed = bytes.fromhex(record.seed)
    except ValueError:
        seed = b""
    if len(seed) != SEED_BYTES:
        raise BadDocument("bad-seed", path="seed")
    if commitment(seed) != record.commitment:
        raise wrong_commitment(record.commitment, seed)
    return seed


def wrong_commitment(given: str, seed: bytes) -> BadDocument:
    """A seed that is not the one that was committed to."""
    facts = {"given": given[:16], "computed": commitment(seed)[:16]}
    return BadDocument("wrong-commitment", facts, path="commitment")


class Replay:
    """Plays a record again, move by move, and keeps what chance gave."""

    def __init__(self, game: Game, record: Record, chance: Chance | None = None) -> None:
        self._game = game
        self._record = record
        self._chance = TracedChance(_chance_of(record) if chance is None else chance)
        self.shuffles: list[Shuffle] = []

    def steps(self) -> Iterator[tuple[State, list[Event]]]:
        """The state and the events after set-up and after every move; the state is one and the same object."""
        state, events = self._beginning()
        self._keep_draws(0)
        yield state, events
        for number, played in enumerate(self._record.moves):
            events = self._play(state, number, played)
            self._keep_draws(number + 1)
            yield state, events

    def _beginning(self) -> tuple[State, list[Event]]:
        record = self._record
        if record.origin is UNSET:
            return self._game.start(setup_of(self._game, record), self._chance, [])
        start = fork_start(self._game, record, record.origin)
        return start.begin(sealed_key(seed_of(record), record.entropy), self._chance), []

    def _play(self, state: State, number: int, played: Played) -> list[Event]:
        path = f"moves[{number}]"
        try:
            seat, text = read_line(played.move)
            return state.play(seat, text)
        except Refused as refused:
            facts = {"number": number + 1, "move": played.move[:60], "reason": refused.code}
            raise BadDocument("record-move-refused", facts, refused.clause, path) from refused

    def _keep_draws(self, after: int) -> None:
        self.shuffles.extend(Shuffle(after, label, result) for label, result in self._chance.trace)
        self._chance.trace.clear()


def _chance_of(record: Record) -> Chance:
    """The luck of a record: what its seed gives. Where none was ever promised, what the record says of every draw."""
    if record.seed is not None or record.commitment or record.shuffles is None:
        return SealedChance(sealed_key(seed_of(record), record.entropy))
    script: dict[str, list[Any]] = {}
    for shuffle in record.shuffles:
        results = shuffle.result if isinstance(shuffle.result, list) else [shuffle.result]
        script.setdefault(shuffle.label, []).extend(tuple(one) if isinstance(one, list) else one for one in results)
    return ScriptedChance(script, FastChance())


# Forks.


def record_hash(record: Record) -> str:
    """SHA-256 of what was played: of everything in a record but who sat there, when, and what follows from the rest.

    People change their names, and are erased; the game that they played stays the same. Overrides are in the hash of
    the content.
    """
    origin = None if record.origin is UNSET else msgspec.to_builtins(record.origin)
    played = {
        "game": record.game,
        "version": record.version,
        "content_hash": record.content_hash,
        "players": record.players,
        "options": record.options,
        "commitment": record.commitment,
        "entropy": record.entropy,
        "seed": record.seed,
        "moves": [played.move for played in record.moves],
        "origin": origin,
    }
    return content_hash(played)


def origin_in(parent: Record, moves: int, how: HowForked, seat: int | None) -> Origin:
    """The origin of a game that goes on from a finished one, after so many of its moves."""
    if parent.result is None:
        raise BadDocument("fork-not-over", path="result")
    if not 0 <= moves < len(parent.moves):
        raise BadDocument("fork-no-such-moment", {"given": moves, "last": len(parent.moves) - 1})
    origin = Origin(
        parent=record_hash(parent),
        how=how,
        seat=seat if how == "as_known" else None,
        commitment=parent.commitment,
        entropy=list(parent.entropy),
        seed=seed_of(parent).hex(),
        moves=[played.move for played in parent.moves[:moves]],
        origin=parent.origin,
    )
    check_origin(origin, parent.players)
    return origin


def fork_start(game: Game, record: Record, origin: Origin) -> ForkStart:
    """The moment from which a fork goes on: the parent's moves are played again with the parent's seed."""
    before = msgspec.structs.replace(
        record,
        commitment=origin.commitment,
        entropy=origin.entropy,
        seed=origin.seed,
        moves=[Played(move) for move in origin.moves],
        shuffles=None,
        result=None,
        origin=origin.origin,
    )
    try:
        (position,) = deque((state for state, _ in Replay(game, before).steps()), maxlen=1)
        check_goes_on(position)
    except Refused as refused:
        raise refused.at("origin." if refused.path else "origin") from None
    return ForkStart(position, origin.how, origin.seat)


def comes_from(fork: Record, parent: Record) -> bool:
    """Whether a fork goes on from this very record, and after the moves that it says."""
    origin = fork.origin
    if origin is UNSET or origin.parent != record_hash(parent) or parent.seed != origin.seed:
        return False
    before = [played.move for played in parent.moves[: len(origin.moves)]]
    facts = (parent.commitment, parent.entropy, parent.origin)
    return before == origin.moves and facts == (origin.commitment, origin.entropy, origin.origin)


def verify(document: Any, find_game: Callable[[str], Game]) -> list[Refused]:
    """Everything about a record that does not belong together; empty when all of it does."""
    try:
        record = read_record(document)
        game = find_game(record.game)
        setup_of(game, record)
        seed_of(record)
    except Refused as refused:
        return [refused]
    return [*_daily_problems(record), *_time_problems(record), *_replay_problems(game, record)]


def _daily_problems(record: Record) -> list[Refused]:
    """Why a game cannot have been its day's deal, or why that cannot be told."""
    deal = record.daily
    if deal is UNSET:
        return []
    if record.origin is not UNSET:
        return [BadDocument("daily-fork", path="origin")]
    if any(record.entropy):
        return [BadDocument("daily-entropy", path="entropy")]
    try:
        check_daily(deal, record.game, seed_of(record))
    except Refused as refused:
        return [refused]
    return []


def anchor_problems(record: Record, anchor: str) -> list[Refused]:
    """Why a record is not of a chain with the anchor that somebody noted beforehand."""
    if record.daily is UNSET:
        return [BadDocument("daily-none", path="daily")]
    if record.daily.anchor != anchor:
        facts = {"given": anchor[:16], "found": record.daily.anchor[:16]}
        return [BadDocument("daily-other-anchor", facts, path="daily.anchor")]
    return []


def _time_problems(record: Record) -> Iterator[Refused]:
    for number in range(1, len(record.moves)):
        if record.moves[number].at < record.moves[number - 1].at:
            yield BadDocument("times-go-back", {"number": number + 1}, path=f"moves[{number}].at")


def _replay_problems(game: Game, record: Record) -> list[Refused]:
    replay = Replay(game, record)
    problems: list[Refused] = []
    states: deque[State] = deque(maxlen=1)
    try:
        states.extend(state for state, _ in replay.steps())
    except Refused as refused:
        problems.append(refused)
    problems.extend(_shuffle_problems(record, replay.shuffles, complete=not problems))
    return problems or _result_problems(record, states[-1])


def _shuffle_problems(record: Record, computed: list[Shuffle], complete: bool) -> list[Refused]:
    if record.shuffles is None:
        return [] if record.result is None else [BadDocument("shuffles-missing", path="shuffles")]
    for index, (given, right) in enumerate(zip(record.shuffles, computed, strict=False)):
        if given != right:
            facts = {
                "number": index + 1,
                "label": right.label,
                "given": str(given.result),
                "computed": str(right.result),
            }
            return [BadDocument("shuffle-differs", facts, path=f"shuffles[{index}]")]
    if complete and len(record.shuffles) != len(computed):
        facts = {"length": len(record.shuffles), "wanted": len(computed)}
        return [BadDocument("wrong-length", facts, path="shuffles")]
    return []


def _result_problems(record: Record, state: State) -> list[Refused]:
    if state.result is None:
        if record.result is None:
            return []
        return [BadDocument("result-too-early", path="result")]
    if record.result is None:
        return [BadDocument("result-missing", path="result")]
    computed = result_data(state.result)
    given = msgspec.to_builtins(record.result)
    for name, value in computed.items():
        if given[name] != value:
            facts = {"given": str(given[name]), "computed": str(value)}
            return [BadDocument("result-differs", facts, path=f"result.{name}")]
    return []
