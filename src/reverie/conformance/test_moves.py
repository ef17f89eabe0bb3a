"""Moves: lawful, listed in a stable order, each with a text of its own that can be read back."""

from reverie.conformance.canonical import everything, snapshot
from reverie.conformance.findings import broken
from reverie.conformance.tables import Table
from reverie.conformance.walks import RandomWalk, answers, looks
from reverie.kernel import Move, State, Unreadable, move_text

_SEEDS = (21, 22)


def test_lists_of_moves_are_stable_and_without_repeats(table: Table) -> None:
    for one in looks(table, _SEEDS):
        for seat in range(table.players):
            moves = list(one.state.moves(seat))
            if moves != list(one.state.moves(seat)):
                broken(f"seat {seat} gets its moves in another order", "`moves` must list in one documented order", one)
            texts = [move_text(move) for move in moves]
            doubled = {text for text in texts if texts.count(text) > 1}
            if doubled:
                broken(f"seat {seat} has {doubled} twice", "`moves` must list every move once, with its own text", one)


def test_every_move_can_be_read_back(table: Table) -> None:
    for one in looks(table, _SEEDS):
        for seat in range(table.players):
            for move in one.state.moves(seat):
                _check_text(one, move)


def _check_text(one: RandomWalk, move: Move) -> None:
    text = move_text(move)
    try:
        back = one.table.game.parse(text)
    except Unreadable as refused:
        broken(
            f"{text!r} cannot be read back ({refused})",
            "list its type in `move_types`; its fields are whole numbers, or words without a space",
            one,
        )
    if back != move or type(back) is not type(move):
        broken(f"{text!r} is read back as {back}", "declare each field of the move as `int` or `str`, as it is", one)


def test_whoever_is_asked_has_a_move_and_others_have_only_asides(table: Table) -> None:
    for one in looks(table, _SEEDS):
        asked = one.state.asked
        if list(asked) != sorted(set(asked)) or not set(asked) <= set(range(table.players)):
            broken(f"asked are {asked}", "`seats` lists seats of the table, the lowest first, each once", one)
        for seat in range(table.players):
            if seat in asked:
                one.answers(seat)
            elif answers(one.state, seat):
                broken(f"seat {seat} is not asked and has moves", "out of turn only `asides` are lawful", one)


def test_the_default_move_is_lawful(table: Table) -> None:
    for one in looks(table, _SEEDS):
        for seat in range(table.players):
            default = one.state.default_move(seat)
            if seat not in one.state.asked and default is not None:
                broken(f"seat {seat} owes nothing and has a default", "leave `default_move` to the question", one)
            if seat in one.state.asked and default not in answers(one.state, seat):
                broken(f"the default of seat {seat} is {default}", "`default` must be one of the question's moves", one)


def test_a_move_and_its_text_do_the_same(table: Table) -> None:
    for one in looks(table, _SEEDS):
        for seat in one.state.asked:
            moves = one.state.moves(seat)
            for move in {moves[0], moves[-1]}:
                by_record: State = one.state.copy()
                by_text: State = one.state.copy()
                done = everything(by_record.play(seat, move)), snapshot(by_record)
                said = everything(by_text.play(seat, move_text(move), one.state.decision)), snapshot(by_text)
                if done != said:
                    broken(
                        f"{move_text(move)!r} does something else as a text",
                        "a step may look at nothing but the fields of the move",
                        one,
                    )
