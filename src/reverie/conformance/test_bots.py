"""Bots of every level: a lawful answer to every question, and the same one in two worlds that look the same."""

from itertools import count, cycle

from reverie.bots import bot_names, check_bot, make_bot, moves_for_bot
from reverie.conformance.findings import broken
from reverie.conformance.tables import Table, tables_of
from reverie.conformance.walks import walk
from reverie.kernel import FastChance, Refused, State, move_text

_SEED = 81
_ASKED = 4
"""So many questions of a game are put to bots, one level after the other. The next table of the game goes on with the
next level: every level is asked at some table, and not the slowest ones at each."""


def test_a_bot_answers_alike_where_its_seat_sees_the_same(table: Table) -> None:
    levels = cycle(_levels(table))
    numbers = count()
    for one in walk(table, _SEED):
        seats = [seat for seat in one.state.asked if len(moves_for_bot(one.state, seat)) > 1]
        if not seats or len(one.lines) % 3:
            continue
        number = next(numbers)
        if number == _ASKED:
            return
        level, seat = next(levels), seats[number % len(seats)]
        other: State = one.state.copy()
        other.redeal(seat, FastChance(number))
        answers = [_answer(world, level, seat, number) for world in (one.state, other)]
        if answers[0] != answers[1]:
            broken(f"the bot {level} answers {answers} where its seat sees the same", "it may use only the view", one)
        if answers[0] not in map(move_text, moves_for_bot(one.state, seat)):
            broken(f"the bot {level} answers {answers[0]}, which is not lawful", "it must choose a lawful move", one)


def _levels(table: Table) -> list[str]:
    setup = table.game.setup(table.players, table.options)
    names = []
    for name in bot_names(table.game, table.players):
        try:
            check_bot(name, setup)
        except Refused:
            continue  # it says so beforehand
        names.append(name)
    first = _ASKED * tables_of(table.game).index(table) % len(names)
    return names[first:] + names[:first]


def _answer(state: State, level: str, seat: int, luck: int) -> str:
    bot = make_bot(level, state.setup.game, luck)
    return move_text(bot.choose(state.view(seat), list(moves_for_bot(state, seat)), 1.0))
