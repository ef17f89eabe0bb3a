"""The moves of Project Dreamscape as numbers: an action for each, and what it does as far as the view says."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from reverie.games.project_dreamscape.areas import SPENT, UNSPENT
from reverie.games.project_dreamscape.cascades import DREAMS
from reverie.games.project_dreamscape.components import Components
from reverie.games.project_dreamscape.moves import (
    MOVE_TYPES,
    Buy,
    BuyReserved,
    Copy,
    DrawZ,
    Dream,
    Empower,
    Flip,
    Invade,
    InvadeWith,
    LoseZ,
    PerformAgain,
    Pull,
    Put,
    PutToken,
    Reserve,
    SkipZ,
    SoloDiscard,
    StopBuying,
    StopSweep,
    Sweep,
    Terrorise,
    Token,
)
from reverie.games.project_dreamscape.scoring import added, top_runs
from reverie.games.project_dreamscape.sleep_token import BLUE, RED, SIDES
from reverie.games.project_dreamscape.state import POSITIONS
from reverie.games.project_dreamscape.view import EMPTY, Z
from reverie.games.project_dreamscape.virtual_dreaming import PILE, REM
from reverie.kernel import Move, move_text, one_hot, squashed

VERBS: Final = tuple([kind._field_defaults["verb"] for kind in MOVE_TYPES])
_IS: Final[tuple[float, ...]] = (0.0, 1.0)


# Actions.


def action_table(cards: list[str], players: int) -> tuple[tuple[str, ...], list[dict[Move, int]]]:
    """The names of all actions; and by seat, which action each of its moves is.

    Any card may come into play, so any may be meant where a move names one; the pile is played from alone only.
    """
    alike = _moves_alike(cards, players)
    labels = [move_text(move) for move in alike]
    labels += [f"{verb} +{step}" for verb in ("terrorise", "copy", "invade") for step in range(1, players)]
    tables: list[dict[Move, int]] = []
    for seat in range(players):
        others = [(seat + step) % players for step in range(1, players)]
        moves = [*alike, *map(Terrorise, others), *map(Copy, others), *map(Invade, others)]
        tables.append({move: number for number, move in enumerate(moves)})
    return tuple(labels), tables


def _moves_alike(cards: list[str], players: int) -> list[Move]:
    """Those that are written alike whoever makes them."""
    moves: list[Move] = [Token(side) for side in SIDES]
    moves += [SPENT, UNSPENT, DrawZ(), SkipZ(), StopBuying(), StopSweep()]
    moves += DREAMS.values()
    for position in POSITIONS:
        moves += [Buy(position), Flip(position), Reserve(position), Empower(position), InvadeWith(position)]
        moves += [Sweep(position), PutToken(position)]
    moves.append(Put(EMPTY))
    for card in cards:
        moves += [BuyReserved(card), Put(card), Pull(REM, card), LoseZ(card)]
    if players == 1:
        moves += [Pull(PILE, card) for card in cards]
        moves += [SoloDiscard(position) for position in POSITIONS]
        moves += [PerformAgain(REM), PerformAgain(PILE)]
    return moves


# What a move does.


class MoveFacts:
    """What a move is about."""

    def __init__(self) -> None:
        self.card = ""
        self.type = ""
        """Where one dream type is meant, and not both of a card."""
        self.position = 0
        self.seat = -1
        """Whom it is aimed at."""
        self.is_z = False
        self.price = 0
        self.joins = False
        """Whether the card comes on top of the REM stack of whoever moves."""
        self.gain = 0
        """What it adds to one's own score, at once."""
        self.z = 0
        """How many Z cards more it means for whoever is hit, or oneself."""


FACTS: Final = (
    *("is_z", "price", "points_left", "joins", "gain", "adds", "adds_to_others", "run", "promise", "z"),
    *("target_z", "target_spared", "behind_me", "from_pile", "spent", "blue", "red", "gap", "stays", "token"),
)


class MoveNumbers:
    """Writes the vectors of moves."""

    def __init__(self, components: Components, types: tuple[str, ...], players: int) -> None:
        self._components = components
        self._types = types
        self._players = players
        self._longest = len(components.chart) - 1
        names = [f"verb={verb}" for verb in VERBS] + [f"type={type_}" for type_ in types]
        names += [f"position={position}" for position in POSITIONS]
        names += [f"target[+{step}]" for step in range(1, players)]
        self.labels: Final[tuple[str, ...]] = (*names, *FACTS)

    def encode(self, view: Mapping[str, Any], move: Move) -> list[float]:
        """A lawful move of the seat that sees ``view``."""
        deed = self._deed(view, move)
        seat: int = view["seat"]
        meant = (deed.type,) if deed.type else self._components.types_of[deed.card] if deed.card else ()
        numbers = one_hot(VERBS.index(move.verb), len(VERBS))
        numbers += [_IS[type_ in meant] for type_ in self._types]
        numbers += one_hot(deed.position - 1, len(POSITIONS))
        numbers += [_IS[deed.seat == (seat + step) % self._players] for step in range(1, self._players)]
        numbers += self._worth(view, deed)
        numbers += _aim(view, deed)
        numbers += _words(view, move)
        return numbers

    def _deed(self, view: Mapping[str, Any], move: Move) -> MoveFacts:
        deed = MoveFacts()
        match move:
            case Buy() | Flip() | Reserve() | Empower() | InvadeWith() | Sweep() | SoloDiscard():
                self._at_position(view, move, deed)
            case BuyReserved():
                deed.card, deed.price, deed.joins = move.card, self._components.reserve_cost, True
            case Put() if move.card != EMPTY:
                deed.card = move.card
                deed.position = [cell[1] for cell in view["row"]].index(move.card) + 1
                deed.is_z = view["row"][deed.position - 1][-1] == Z
            case Pull():
                deed.card, deed.gain = move.card, _pulled(view, move)
            case Dream():
                deed.type = move.type
            case Copy() | Invade():
                deed.seat, deed.card = move.seat, view["rem"][move.seat][-1]
            case Terrorise():
                deed.seat, deed.z = move.seat, -1
            case PerformAgain():
                deed.card = view["decision"]["facts"]["each_move"][move_text(move)]["card"]
            case LoseZ() | DrawZ():
                deed.z = 1 if isinstance(move, DrawZ) else -1
                deed.gain = self._components.z_card_points * deed.z
        return deed

    def _at_position(self, view: Mapping[str, Any], move: Any, deed: MoveFacts) -> None:
        deed.position = move.position
        cell: list[Any] = view["row"][move.position - 1]
        deed.card, deed.is_z = cell[1], cell[-1] == Z
        if isinstance(move, Buy):
            deed.price = view["cost"][move.position - 1]
            deed.joins = not deed.is_z
            if deed.is_z:
                deed.z, deed.gain = 1, self._components.z_card_points
        elif isinstance(move, InvadeWith):
            victim = view["decision"]["facts"]["victim_seat"]
            deed.seat = -1 if victim is None else victim

    def _worth(self, view: Mapping[str, Any], deed: MoveFacts) -> list[float]:
        """What the card would add to oneself and to the best of the others, and what its chains would promise then."""
        components = self._components
        seat: int = view["seat"]
        own = others = run = promise = 0
        if deed.card and not deed.is_z:
            runs = top_runs(components, view["rem"][seat])
            lengths = [runs.get(type_, 0) + 1 for type_ in components.types_of[deed.card]]
            own = added(components, runs, deed.card)
            run = max(lengths)
            promise = sum([components.steps[min(length + 1, self._longest)] for length in lengths])
            stacks = [stack for other, stack in enumerate(view["rem"]) if other != seat]
            others = max([added(components, top_runs(components, stack), deed.card) for stack in stacks], default=0)
        return [
            _IS[deed.is_z],
            squashed(deed.price, 3),
            squashed(view["points"] - deed.price, 3),
            _IS[deed.joins],
            squashed(own if deed.joins else deed.gain, 3),
            squashed(own, 3),
            squashed(others, 3),
            min(1.0, run / self._longest),
            squashed(promise, 4),
            float(deed.z),
        ]


def _aim(view: Mapping[str, Any], deed: MoveFacts) -> list[float]:
    """How whoever is aimed at stands; nobody loses the last Z card (PD-035)."""
    if deed.seat < 0:
        return [0.0, 0.0, 0.0]
    z = len(view["deep"][deed.seat])
    score: list[int] = view["score"]
    return [squashed(z, 4), _IS[z == 1], squashed(score[view["seat"]] - score[deed.seat], 8)]


def _words(view: Mapping[str, Any], move: Move) -> list[float]:
    """What is said by a word or a number of the move alone."""
    from_pile = isinstance(move, Pull | PerformAgain) and move.zone == PILE
    stays, token = False, 0.0
    if isinstance(move, Put):
        stays = move.card == view["row"][len(view["decision"]["facts"]["placed"])][1]
    elif isinstance(move, PutToken):
        stays = move.value == view["cost"][len(view["decision"]["facts"]["placed"])]
        token = move.value / len(POSITIONS)
    gap = isinstance(move, Put) and move.card == EMPTY
    return [
        _IS[from_pile],
        _IS[move == SPENT],
        _IS[move == BLUE],
        _IS[move == RED],
        _IS[gap],
        _IS[stays],
        token,
    ]


def _pulled(view: Mapping[str, Any], move: Pull) -> int:
    """What pulling a card of the REM stack adds, as the question says."""
    if move.zone == PILE:
        return 0
    stack: Sequence[str] = view["rem"][view["seat"]]
    gain: int = view["decision"]["facts"]["adds"][stack.index(move.card)]
    return gain
