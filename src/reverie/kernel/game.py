"""A game: its facts, and the few functions by which everything else deals with it."""

import json
import sys
from collections.abc import Mapping, Sequence
from functools import cached_property
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final, Generic, Self, SupportsIndex

from reverie.kernel.chance import Chance
from reverie.kernel.content import content_hash, merged, plain_copy
from reverie.kernel.encoding import Encoding
from reverie.kernel.events import Event, Log
from reverie.kernel.free_content import FreeContent
from reverie.kernel.heuristics import Heuristics
from reverie.kernel.loading import load_state
from reverie.kernel.moves import Grammar, Move, move_text
from reverie.kernel.options import Option, complete_options
from reverie.kernel.refusals import BadSetup, IllegalMove, Refused
from reverie.kernel.setup import C, Setup
from reverie.kernel.state import S, State
from reverie.kernel.steps import Step

_MOST_SETUPS: Final = 8
"""Few, as strangers may ask for large content; whoever plays with it keeps it anyway."""


class Game(Generic[S, C]):
    """One game. A subclass states the facts and fills in the functions; there is one instance of it.

    It says what its states and its content are: ``class Psycle(Game[PsycleState, Components])``. Whoever deals with any
    game says ``Game``.
    """

    name: str
    """How files, commands and tests call it, e.g. ``psycle``."""
    code: str
    """The code of its ledger, e.g. ``PS``."""
    version: int
    """Of the rules: grows when behaviour changes, not when code is tidied."""
    player_counts: tuple[int, ...]
    minutes: tuple[int, int]
    """How long a game takes at a table, from and to."""
    package: str
    """Where its ``content.json`` and its ``text`` folder lie."""
    options: tuple[Option, ...] = ()
    simultaneous: bool = False
    """Whether several seats are ever asked at once."""
    hidden: bool = False
    """Whether some seat ever knows what another does not, or nobody knows what lies on the table."""
    window_kinds: tuple[str, ...] = ()
    """What hidden reaction windows can be about (``SealedAsk.about``); empty: the game has none."""
    stretches: tuple[str, ...] = ()
    """How long a player may decide beforehand to pass in them: until one of these is over (``State.is_during``)."""
    phase_limit: int = 0
    """Seconds that the rules give a phase (see ``Ask.phase``) of a game against the clock; 0: they say nothing."""
    looks: tuple[str, ...] = ()
    """Readings of the table that a person may ask for by name, beside the facts of a view: ``map``. See ``look_at``."""
    lowest_wins: bool = False
    """Whether the lowest of the scores is the best: they are places, or strokes."""
    takeback: bool = False
    """Whether the rules let a player take a move back (before anything else has happened)."""
    takeback_clause: str = ""
    over_clause: str = ""
    stale_clause: str = ""
    players_clause: str = ""
    free_content: Sequence[FreeContent] = ()
    """What of its content may be changed number by number, and within which bounds."""
    chance_labels: tuple[str, ...] = ()
    """The labels under which a scenario may force draws."""
    state_type: type[S]
    move_types: Sequence[type[Any]]
    step_types: Sequence[type[Step[Any]]]

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        """Itself: there is one instance of it."""
        return self

    def __reduce_ex__(self, protocol: SupportsIndex) -> str | tuple[Any, ...]:
        """Pickled, it is the name by which its module has it; one that has no name there goes with all that it is."""
        for name, value in vars(sys.modules[type(self).__module__]).items():
            if value is self:
                return name
        return super().__reduce_ex__(protocol)

    # What a game fills in.

    def read_content(self, raw: Mapping[str, Any]) -> C:
        """The content as frozen records; ``BadSetup`` that names what is wrong with it."""
        raise NotImplementedError

    def check_options(self, players: int, options: Mapping[str, Any]) -> None:
        """Refuse, with ``BadSetup``, options that are each lawful but cannot stand together or at so many seats."""

    def some_options(self) -> Sequence[Mapping[str, Any]]:
        """Further option sets worth trying in tests, beside each option alone: combinations that change the game."""
        return ()

    def trial_options(self) -> Mapping[str, Any]:
        """What the conformance suite lays under all option sets, so that the random games of a long game stay short."""
        return {}

    def some_positions(self, players: int) -> Sequence[Mapping[str, Any]]:
        """Positions, as ``place`` takes them, near to what random games with the trial options rarely come to."""
        return ()

    def begin(self, state: S) -> None:
        """Push the first step onto the agenda of an empty state."""
        raise NotImplementedError

    def may_take_back(self, before: S, seat: int, move: Move) -> bool:
        """Whether the rules let ``seat`` take back this move that was made ``before``; asked only with ``takeback``."""
        return True

    def tells_nothing(self, before: S, seat: int, move: Move, after: S) -> bool:
        """Whether a move certainly revealed nothing to anybody; false where that has to be found out, which takes long.

        Asked only of moves that drew nothing from chance, and only for take-backs.
        """
        return False

    def look(self, state: S, seat: int | None) -> dict[str, Any]:
        """The game's part of a view: all that a seat (``None``: a spectator) may know of its fields."""
        raise NotImplementedError

    def redeal(self, state: S, seat: int | None, chance: Chance) -> None:
        """Deal anew, in place, all that ``seat`` cannot know; its view must stay the same, byte for byte."""
        raise NotImplementedError

    def reshuffle(self, state: S, chance: Chance) -> None:
        """Deal anew, in place, only what no seat knows (the order of a deck): all views stay the same, byte for byte.

        Tables that differ in nothing else must be the same afterwards: so what is dealt is put in order first. A game
        in which everything is known to somebody leaves it as it is.
        """

    def problems(self, state: S) -> list[Refused]:
        """What is impossible about a state; empty for every state that a game can reach."""
        return []

    def asides(self, state: S, seat: int) -> Sequence[Move]:
        """Moves that are lawful out of turn, for states that have asides."""
        return ()

    def take_aside(self, state: S, seat: int, move: Move, log: Log) -> None:
        """Carry out an aside. It may push steps; the open question waits beneath them."""
        raise IllegalMove("not-lawful-now", {"move": move_text(move)})

    def why_no_aside(self, state: S, seat: int, move: Move) -> Refused | None:
        """Why a move that can be an aside is none now; ``None`` where it never is, or nothing more is to be said."""
        return None

    def told(self, view: Mapping[str, Any]) -> Mapping[str, Any]:
        """A view as it is told in lines: without what only programs read, and with names for what people name."""
        return view

    def move_facts(self, view: Mapping[str, Any], move: Move) -> Mapping[str, Any]:
        """What a move costs or brings as a view stands: with it, a choice is called ``move-<verb>.worth``."""
        return {}

    def imagine(self, view: Mapping[str, Any], chance: Chance) -> State[C]:
        """A full state that looks like ``view`` from its seat; what the seat cannot know comes from ``chance``."""
        raise NotImplementedError

    def place(self, state: S, position: Mapping[str, Any], log: Log = None) -> None:
        """Turn a freshly set-up state into a position that gives some fields, and go on from there (``run_from``)."""
        raise NotImplementedError

    position_words: Mapping[str, str] = {}
    """What a position may give, by name, each with a sentence; for the documents."""
    reading_words: Mapping[str, str] = {}
    """What ``readings`` gives, likewise."""

    def script(self, forced: Mapping[str, Sequence[Any]]) -> dict[str, Sequence[Any]]:
        """The draws that a scenario forces, by the labels that the rules use."""
        return dict(forced)

    def readings(self, state: S) -> dict[str, Any]:
        """Derived values that a scenario may expect beside the fields of the state."""
        return {}

    def look_at(self, view: Mapping[str, Any], look: str, about: str) -> Sequence[tuple[str, Mapping[str, Any]]]:
        """One of ``looks`` in sentences: the id of each among the game's texts, and the facts that fill its blanks.

        Everything comes from ``view`` and from what is printed, so nothing hidden can be told, and it works wherever a
        view is: at a table of one's own, at a server's, in a replay. ``about`` is the id of a thing that was asked
        about, or whatever else was typed; empty: the look as a whole. ``look-<name>`` holds the words that people type
        for the look, ``look-<name>.help`` what it tells.
        """
        raise NotImplementedError

    def printed_on(self, view: Mapping[str, Any], thing: str) -> Sequence[tuple[str, Mapping[str, Any]]]:
        """What is printed on a thing (a card, a tile) of this id, in sentences like those of ``look_at``.

        For things whose text is more than ``name-<id>.help`` can say. It tells what everybody could read on the thing
        itself, not where it lies.
        """
        return ()

    def advise(self, view: Mapping[str, Any], moves: Sequence[Move], chance: Chance) -> Move:
        """The one of ``moves`` that a sensible player would make who knows no more than ``view``.

        A game that fills this in can be played by the ``greedy`` bot. It answers in a few milliseconds; where it mixes
        moves, it draws from ``chance``.
        """
        raise NotImplementedError

    def encoding(self, setup: Setup[C]) -> Encoding[S]:
        """How its views and moves become numbers; ``BadSetup`` where changed content does not fit into their shapes.

        A game that fills this in is an environment for learning agents (``reverie.agents``).
        """
        raise NotImplementedError

    def heuristics(self, setup: Setup[C]) -> Heuristics[S]:
        """What a search is told of it.

        A game that fills this in can be trained (``reverie.learning``) and played by minds (``reverie.minds``).
        """
        raise NotImplementedError

    # What every game has.

    @cached_property
    def folder(self) -> Traversable:
        """Where the files of the game are: content, texts, rules."""
        return files(self.package)

    @cached_property
    def raw_content(self) -> dict[str, Any]:
        """``content.json`` as it is written."""
        raw: dict[str, Any] = json.loads((self.folder / "content.json").read_text(encoding="utf-8"))
        return raw

    @cached_property
    def _grammar(self) -> Grammar:
        return Grammar(self.move_types)

    @cached_property
    def step_named(self) -> dict[str, type[Step[Any]]]:
        """The kinds of steps by the names under which they are saved."""
        return {kind.__name__: kind for kind in self.step_types}

    @cached_property
    def _standard(self) -> tuple[C, str]:
        return self.read_content(self.raw_content), content_hash(self.raw_content)

    def parse(self, text: str) -> Move:
        """The move that a text means; ``Unreadable`` when it means none."""
        return self._grammar.parse(text)

    @property
    def move_forms(self) -> tuple[str, ...]:
        """How the moves are written, e.g. ``play <card>``."""
        return tuple(self._grammar.form(verb) for verb in self._grammar.verbs)

    def setup(
        self, players: int, options: Mapping[str, Any] | None = None, overrides: Mapping[str, Any] | None = None
    ) -> Setup[C]:
        """Check what a table has chosen; ``BadSetup`` says what cannot be.

        Set-ups never change, so the last few are remembered: a search asks for the same one again and again.
        """
        if type(players) is not int or players not in self.player_counts:
            counts = ", ".join(str(count) for count in self.player_counts)
            raise BadSetup("wrong-players", {"given": str(players), "counts": counts}, self.players_clause)
        chosen = complete_options(self._option_named, options or {})
        changed = plain_copy(overrides) if overrides else {}
        known = (players, repr(chosen), repr(changed), self._standard[1])
        setup = self._setups.get(known)
        if setup is None:
            self.check_options(players, chosen)
            content, digest = self._content(changed)
            if len(self._setups) == _MOST_SETUPS:
                self._setups.clear()
            setup = self._setups[known] = Setup(self, players, chosen, changed, content, digest)
        return setup

    @cached_property
    def _option_named(self) -> dict[str, Option]:
        return {option.name: option for option in self.options}

    @cached_property
    def _setups(self) -> dict[tuple[int, str, str, str], Setup[C]]:
        return {}

    def _content(self, changed: Mapping[str, Any]) -> tuple[C, str]:
        if not changed:
            return self._standard
        raw = merged(self.raw_content, changed)
        return self.read_content(raw), content_hash(raw)

    def new(
        self,
        players: int,
        chance: Chance,
        options: Mapping[str, Any] | None = None,
        overrides: Mapping[str, Any] | None = None,
    ) -> State[C]:
        """A game set up and run to its first question."""
        return self.start(self.setup(players, options, overrides), chance, None)[0]

    def start(self, setup: Setup[C], chance: Chance, log: Log) -> tuple[State[C], list[Event]]:
        """Like ``new``, from a checked set-up, with the events of the beginning written to ``log``."""
        state = self.state_type(setup, chance)
        self.begin(state)
        state.run(log)
        return state, log or []

    def load(self, document: Any) -> State[C]:
        """The state that ``save`` wrote, every part checked; ``BadDocument`` says what cannot be."""
        return load_state(self, document)
