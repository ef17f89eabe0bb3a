"""Psycle as numbers: what a seat sees, and its six cards as actions."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from reverie.games.psycle.components import MOST_ROUNDS, Components
from reverie.games.psycle.moves import HIGHEST, MOST_GEMS
from reverie.games.psycle.state import PsycleState
from reverie.kernel import Encoding, Move, Setup, ahead, one_hot, packed, remembered, share, squashed

CARDS: Final = HIGHEST + 1
HIGHEST_TARGET: Final = 5
HIGHEST_BONUS: Final = 9
USUAL_SCORE: Final = 16
TILES: Final = 3
HIGHEST_STARS: Final = 9
_ACTION_IDS: Final = [list(range(cards)) for cards in range(CARDS + 1)]
"""By how many cards a seat can pay for, always the lowest: their ids."""
_GEMS: Final = [share(gems, MOST_GEMS) for gems in range(MOST_GEMS + 1)]
_AFFORDABLE: Final = [share(gems, HIGHEST) for gems in range(MOST_GEMS + 1)]
_CARD: Final = [one_hot(card, CARDS) for card in range(CARDS)]
_NO_CARD: Final = [0.0] * CARDS
_CARD_PIECES: Final = [packed(numbers) for numbers in _CARD]
_NO_CARD_PIECE: Final = packed(_NO_CARD)
_POWER: Final = [(MOST_ROUNDS + 1) ** place for place in range(HIGHEST_TARGET + HIGHEST_BONUS + 1)]
_PLAYED: Final = [(card + 1) / CARDS for card in range(CARDS)]
_COUNT: Final = [share(count, MOST_ROUNDS) for count in range(MOST_ROUNDS + 1)]
_TARGET: Final = [one_hot(target - 1, HIGHEST_TARGET) for target in range(HIGHEST_TARGET + 1)]


def _labels(players: int) -> tuple[str, ...]:
    names = [f"{what}[+{seat}]" for seat in range(players) for what in ("gems", "affordable", "score", "tiles", "laid")]
    names += [f"own_card={card}" for card in range(CARDS)]
    names += ["round", "rounds_left", "psycle", "psycles_left"]
    names += [f"target={target}" for target in range(1, HIGHEST_TARGET + 1)] + ["bonus"]
    names += [f"targets_left={target}" for target in range(1, HIGHEST_TARGET + 1)]
    names += [f"bonuses_left={bonus}" for bonus in range(HIGHEST_BONUS + 1)]
    for number in range(1, MOST_ROUNDS + 1):
        names += [f"round_{number}.card[+{seat}]" for seat in range(players)]
    return tuple(names)


MOVE_LABELS: Final = (
    *[f"card={card}" for card in range(CARDS)],
    "stars",
    "beats",
    "gems_left",
    "is_target",
    "bonus",
)


class PsycleEncoding(Encoding[PsycleState]):
    """Cards that were played are counted from 1: a 0 is not the same as nothing.

    Simulations ask for millions of vectors, so ``encode_bytes`` puts them together from pieces that are made once.
    """

    def __init__(self, setup: Setup[Components]) -> None:
        super().__init__(_labels(setup.players), tuple([f"play {card}" for card in range(CARDS)]), MOVE_LABELS)
        self._components = setup.content
        self._seat_pieces: dict[int, bytes] = {}
        self._round_pieces: dict[int, bytes] = {}
        self._pile_pieces: dict[int, bytes] = {}
        self._card_pieces: list[dict[tuple[int, ...], bytes]] = [{} for _ in range(setup.players)]
        empty = [(MOST_ROUNDS - done) * setup.players for done in range(MOST_ROUNDS + 1)]
        self._empty_rounds = [packed([0.0] * count) for count in empty]
        self._cap: int = setup.options["psycle_cap"] or 0
        self._seats = [
            [(seat + step) % setup.players for step in range(setup.players)] for seat in range(setup.players)
        ]

    def encode_view(self, view: Mapping[str, Any]) -> list[float]:
        seat: int = view["seat"]
        order = self._seats[seat]
        committed: list[Any] = view["committed"]
        laid = [card is not None for card in committed]
        own = committed[seat]
        numbers = _seat_numbers(order, view["gems"], view["score"], view["tiles"], laid)
        numbers += _NO_CARD if own is None else _CARD[own]
        numbers += self._round_numbers(view["round_no"], view["psycle_no"], view["target"], view["bonus"])
        numbers += _pile_numbers(view["target_pile"], view["bonus_pile"])
        return _with_cards(numbers, order, view["revealed"])

    def encode_seat(self, state: PsycleState, seat: int) -> list[float]:
        """The same as of a view, in a third of the time."""
        order = self._seats[seat]
        own = state.sealed[seat]
        laid = [move is not None for move in state.sealed]
        numbers = _seat_numbers(order, state.gems, state.score, state.tiles, laid)
        numbers += _NO_CARD if own is None else _CARD[own[0]]
        numbers += self._round_numbers(state.round_no, state.psycle_no, state.target, state.bonus)
        numbers += _pile_numbers(state.target_pile, state.bonus_pile)
        return _with_cards(numbers, order, state.revealed)

    def encode_bytes(self, state: PsycleState, seat: int) -> bytes:
        order = self._seats[seat]
        sealed, gems, score, tiles = state.sealed, state.gems, state.score, state.tiles
        pieces = [self._seat_piece(gems[each], score[each], tiles[each], sealed[each] is not None) for each in order]
        own = sealed[seat]
        pieces.append(_NO_CARD_PIECE if own is None else _CARD_PIECES[own[0]])
        pieces.append(self._round_piece(state.round_no, state.psycle_no, state.target, state.bonus))
        pieces.append(self._pile_piece(state.target_pile, state.bonus_pile))
        cards = self._card_pieces[seat]
        revealed = state.revealed
        for played in revealed:
            piece = cards.get(played)
            if piece is None:
                piece = cards[played] = packed([_PLAYED[played[each]] for each in order])
            pieces.append(piece)
        pieces.append(self._empty_rounds[len(revealed)])
        return b"".join(pieces)

    def _seat_piece(self, gems: int, score: int, tiles: int, laid: bool) -> bytes:
        key = ((score * 8 + tiles) * 2 + laid) * (MOST_GEMS + 1) + gems
        piece = self._seat_pieces.get(key)
        if piece is None:
            piece = remembered(self._seat_pieces, key, packed(_seat_numbers([0], [gems], [score], [tiles], [laid])))
        return piece

    def _round_piece(self, round_no: int, psycle_no: int, target: int, bonus: int) -> bytes:
        key = ((psycle_no * (MOST_ROUNDS + 1) + round_no) * (HIGHEST_TARGET + 1) + target) * 10 + bonus
        piece = self._round_pieces.get(key)
        if piece is None:
            piece = remembered(self._round_pieces, key, packed(self._round_numbers(round_no, psycle_no, target, bonus)))
        return piece

    def _pile_piece(self, targets: tuple[int, ...], bonuses: tuple[int, ...]) -> bytes:
        """By what is left in the piles: a sum of powers for each, so that their order does not matter."""
        key = 0
        for target in targets:
            key += _POWER[target - 1]
        for bonus in bonuses:
            key += _POWER[HIGHEST_TARGET + bonus]
        piece = self._pile_pieces.get(key)
        if piece is None:
            piece = remembered(self._pile_pieces, key, packed(_pile_numbers(targets, bonuses)))
        return piece

    def _round_numbers(self, round_no: int, psycle_no: int, target: int, bonus: int) -> list[float]:
        left = self._components.rounds - round_no
        psycles = self._cap - psycle_no if self._cap else -1
        numbers = [round_no / MOST_ROUNDS, left / MOST_ROUNDS, squashed(psycle_no, 2.0), squashed(psycles + 1.0, 2.0)]
        numbers += _TARGET[target]
        numbers.append(bonus / HIGHEST_BONUS)
        return numbers

    def action_ids(self, seat: int, moves: Sequence[Move]) -> list[int]:
        return _ACTION_IDS[len(moves)][:]

    def encode_move(self, view: Mapping[str, Any], move: Move) -> list[float]:
        card: int = move[0]
        is_target = card == view["target"]
        gems: int = view["gems"][view["seat"]]
        numbers = _CARD[card][:]
        numbers.append(self._components.stars[card] / HIGHEST_STARS)
        numbers.append(sum(self._components.wins[card]) / HIGHEST)
        numbers.append(_GEMS[gems - card])
        numbers.append(1.0 if is_target else 0.0)
        numbers.append(view["bonus"] / HIGHEST_BONUS if is_target else 0.0)
        return numbers

    def lead(self, view: Mapping[str, Any]) -> float:
        """A tile counts as much as two won Psycles' worth of points."""
        tiles, score = view["tiles"], view["score"]
        standing = [owned * 2.0 * USUAL_SCORE + points for owned, points in zip(tiles, score, strict=True)]
        return ahead(standing, view["seat"], USUAL_SCORE)


def _seat_numbers(
    order: list[int], gems: list[int], score: list[int], tiles: list[int], laid: list[bool]
) -> list[float]:
    numbers: list[float] = []
    for seat in order:
        owned = gems[seat]
        numbers.append(_GEMS[owned])
        numbers.append(_AFFORDABLE[owned])
        numbers.append(squashed(score[seat], USUAL_SCORE))
        numbers.append(share(tiles[seat], TILES))
        numbers.append(1.0 if laid[seat] else 0.0)
    return numbers


def _pile_numbers(targets: Sequence[int], bonuses: Sequence[int]) -> list[float]:
    """How many of each are left; which comes next is nobody's knowledge."""
    counts = [0] * (HIGHEST_TARGET + HIGHEST_BONUS + 1)
    for target in targets:
        counts[target - 1] += 1
    for bonus in bonuses:
        counts[HIGHEST_TARGET + bonus] += 1
    return [_COUNT[count] for count in counts]


def _with_cards(numbers: list[float], order: list[int], revealed: Sequence[Sequence[int]]) -> list[float]:
    """Followed by what everybody has played in this Psycle, round by round."""
    for cards in revealed:
        numbers += [_PLAYED[cards[seat]] for seat in order]
    numbers += [0.0] * ((MOST_ROUNDS - len(revealed)) * len(order))
    return numbers
