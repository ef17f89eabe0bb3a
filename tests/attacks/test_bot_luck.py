"""Somebody computes a bot's sealed card from what everybody knows, instead of waiting until it is turned over."""

import asyncio
from collections.abc import Iterator
from hashlib import sha256
from math import sqrt

import pytest

from reverie.bots import BotCheck, bot_answer, check_bots
from reverie.games import registered_game
from reverie.kernel import State, bot_luck, move_text
from reverie.kernel.record import Record, Replay, read_line, read_record
from reverie.table import commands as say
from tests.attacks.conftest import Figure
from tests.server.serving import Person, Server, people, play_out
from tests.table.living import SEED, Evening, record_of

PSYCLE = registered_game("psycle")
TABLES = 14
LEVEL = "random"


async def played(ada: Person) -> str:
    """The table of a game against three bots."""
    table = await ada.make_table("psycle", 4)
    async with ada.at(table) as line:
        await line.done(say.Sit(seat=0))
        for _ in range(3):
            await line.done(say.SeatBot(level=LEVEL))
        await line.done(say.Ready())
        await play_out(line)
    return table


def bot_cards(record: Record) -> Iterator[tuple[State, int, str, int]]:
    """Every card of a bot: the table before it, the seat, the card, how many moves there were when it was asked."""
    asked_at, decision = 0, 0
    for number, (state, _) in enumerate(Replay(PSYCLE, record).steps()):
        if number == len(record.moves):
            return
        if state.decision != decision:
            asked_at, decision = number, state.decision
        seat, text = read_line(record.moves[number].move)
        if seat:
            yield state, seat, text, asked_at


@pytest.mark.anyio
async def test_a_sealed_card_cannot_be_computed(sqlite_server: Server, figure: Figure) -> None:
    """From the table's public id, the seat and the number of moves; with the seed, afterwards, all of them can be."""
    async with people(sqlite_server.address, "Ada") as (ada,):
        tables = await asyncio.gather(*(played(ada) for _ in range(TABLES)))
        games = [(table, (await ada.get(f"/api/tables/{table}/record")).json()) for table in tables]
    cards = hits = made_again = 0
    chance = spread = 0.0
    for table, document in games:
        record = read_record(document)
        for state, seat, card, asked_at in bot_cards(record):
            known = sha256(f"{table}/{seat}/{asked_at}".encode()).digest()
            guess = bot_answer(LEVEL, state, seat, int.from_bytes(known[:7], "big"), 1.0)
            if len(state.moves(seat)) > 1:  # the only card that is left needs no luck
                cards, hits = cards + 1, hits + (move_text(guess) == card)
                share = 1 / len(state.moves(seat))
                chance, spread = chance + share, spread + share * (1 - share)
        checked = check_bots(PSYCLE, record)
        assert checked.same == checked.checked == checked.moves
        made_again += checked.same
    figure("sealed cards predicted", f"{hits} of {cards}; by chance {chance:.0f}")
    figure("bot cards made again from the revealed seed", f"{made_again} of {made_again}")
    assert cards >= 200
    assert abs(hits - chance) < 6 * sqrt(spread)


def test_a_bots_luck_is_the_same_after_a_crash_and_another_everywhere_else() -> None:
    evening = Evening(options={"psycle_cap": 1}).gathered()
    table, again = evening.table, evening.refolded()
    assert table.bot_luck(0) == again.bot_luck(0) == bot_luck(SEED, [], 0, 0)
    before = table.bot_luck(1)
    evening.play("ann", "play 3")
    assert table.bot_luck(1) == before, "what others do meanwhile changes nothing"
    evening.play("ben", "play 3")
    lucks = {bot_luck(SEED, words, seat, turn) for words in ([], ["a"]) for seat in range(3) for turn in range(3)}
    assert len(lucks | {before, table.bot_luck(1), bot_luck(bytes(32), [], 0, 0)}) == 19


def test_a_move_that_is_not_the_bots_own_is_counted() -> None:
    """It is no error: somebody may have left, or a clock have answered."""
    evening = Evening(options={"psycle_cap": 1}).gathered()
    evening.play_until(lambda: evening.table.phase == "over")
    record = record_of(evening.table, {})
    record.seats[1].kind = "bot:greedy"
    record.seats[0].kind = "bot:a level that we do not have"
    found = check_bots(PSYCLE, record)
    assert (found.moves, found.checked) == (5, 5)
    assert found.same < 5
    assert check_bots(PSYCLE, record, lambda: False) == BotCheck(5, 0, 0)
