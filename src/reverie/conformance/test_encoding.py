"""Numbers for learning agents: what a game says in ``Game.encoding`` holds for every state it can come to."""

from array import array
from math import isfinite

from reverie.conformance.findings import broken
from reverie.conformance.tables import Table
from reverie.conformance.walks import RandomWalk, looks, walk
from reverie.kernel import Encoding, FastChance, State

_SEEDS = (61, 62)


def _encoding(table: Table) -> Encoding:
    return table.game.encoding(table.game.setup(table.players, table.options))


def test_every_number_action_and_move_number_has_its_own_name(table: Table) -> None:
    encoding = _encoding(table)
    for what, names in (
        ("labels", encoding.labels()),
        ("action_labels", encoding.action_labels()),
        ("move_labels", encoding.move_labels()),
    ):
        twice = sorted({name for name in names if names.count(name) > 1}) if len(set(names)) != len(names) else []
        if twice or not all(names):
            broken(f"`{what}` has {twice or 'an empty name'} more than once", "every number needs a name of its own")


def test_shapes_depend_on_the_number_of_players_alone(table: Table) -> None:
    chosen, usual = _encoding(table), _encoding(Table(table.game, table.players))
    for what, mine, theirs in (
        ("labels", chosen.labels(), usual.labels()),
        ("action_labels", chosen.action_labels(), usual.action_labels()),
        ("move_labels", chosen.move_labels(), usual.move_labels()),
    ):
        if mine != theirs:
            broken(f"`{what}` changes with the options {dict(table.options)}", "options change numbers, not shapes")


def test_what_a_seat_sees_becomes_finite_numbers_of_a_fixed_size(table: Table) -> None:
    encoding = _encoding(table)
    for one in looks(table, _SEEDS):
        for seat in range(table.players):
            numbers = encoding.encode_view(one.state.view(seat))
            _check_numbers(one, encoding.labels(), numbers)
            if encoding.encode_seat(one.state, seat) != numbers:
                broken(
                    f"`encode_seat` differs from `encode_view` for seat {seat}", "it must be the view's numbers", one
                )
            if encoding.encode_bytes(one.state, seat) != array("f", numbers).tobytes():
                broken(f"`encode_bytes` differs from `encode_view` for seat {seat}", "the same, as 32-bit floats", one)


def test_leads_are_finite(table: Table) -> None:
    encoding = _encoding(table)
    for one in looks(table, _SEEDS):
        for seat in range(table.players):
            _check_numbers(one, ("lead",), [encoding.lead(one.state.view(seat))])


def test_every_lawful_move_has_an_action_of_its_own(table: Table) -> None:
    """Also the asides of seats that are not asked."""
    encoding = _encoding(table)
    size = len(encoding.action_labels())
    for seed in _SEEDS:
        for one in walk(table, seed):
            for seat in range(table.players):
                moves = one.state.moves(seat)
                ids = encoding.action_ids(seat, moves)
                if len(ids) != len(moves) or len(set(ids)) != len(ids) or not all(0 <= number < size for number in ids):
                    broken(
                        f"the moves {moves} have the actions {ids}", "one id for each, below the number of actions", one
                    )


def test_an_action_is_called_by_the_verb_of_its_move(table: Table) -> None:
    encoding = _encoding(table)
    for one in looks(table, _SEEDS):
        for seat in one.state.asked:
            moves = one.state.moves(seat)
            for move, number in zip(moves, encoding.action_ids(seat, moves), strict=True):
                label = encoding.action_labels()[number]
                if label.split()[0] != move.verb:
                    broken(f"{move} is called {label!r}", "an action's label begins with the verb of its move", one)


def test_moves_become_finite_numbers_of_a_fixed_size(table: Table) -> None:
    encoding = _encoding(table)
    for one in looks(table, _SEEDS):
        for seat in one.state.asked:
            view = one.state.view(seat)
            for move in one.state.moves(seat):
                _check_numbers(one, encoding.move_labels(), encoding.encode_move(view, move))


def test_what_a_seat_cannot_know_changes_no_byte(table: Table) -> None:
    encoding = _encoding(table)
    for one in looks(table, _SEEDS):
        for seat in range(table.players):
            other: State = one.state.copy()
            other.redeal(seat, FastChance(len(one.lines) + 7))
            if encoding.encode_bytes(one.state, seat) != encoding.encode_bytes(other, seat):
                broken(
                    f"the numbers of seat {seat} tell what it cannot know", "`encode_bytes` may read only the view", one
                )


def _check_numbers(one: RandomWalk, labels: tuple[str, ...], numbers: list[float]) -> None:
    if len(numbers) != len(labels):
        broken(f"{len(numbers)} numbers have {len(labels)} names", "the size of a vector is fixed", one)
    for label, number in zip(labels, numbers, strict=True):
        if type(number) is not float or not isfinite(number) or not -1 <= number <= 1:
            broken(f"{label} is {number!r}", "every number is a float between -1 and 1", one)
