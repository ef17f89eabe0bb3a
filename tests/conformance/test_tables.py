"""Which tables the suite sits down at: what a game asks for in trials lies under all of them."""

from collections.abc import Mapping, Sequence
from typing import Any

from lullaby import Lullaby
from reverie.conformance.sources import refusal_codes
from reverie.conformance.tables import tables_for_everything, tables_of
from reverie.games import find_game


class Wakeful(Lullaby):
    def trial_options(self) -> Mapping[str, Any]:
        return {"child": "wakeful"}

    def some_positions(self, players: int) -> Sequence[Mapping[str, Any]]:
        return [{"awake": 1}]


def test_without_a_wish_every_option_is_varied() -> None:
    assert [dict(table.options) for table in tables_of(Lullaby())] == [{}, {"child": "wakeful"}] * 3


def test_what_a_game_asks_for_in_trials_is_not_varied() -> None:
    assert [dict(table.options) for table in tables_of(Wakeful())] == [{"child": "wakeful"}] * 3


def test_positions_come_on_top_where_everything_is_looked_for() -> None:
    tables = tables_for_everything(Wakeful())
    assert [dict(table.position) for table in tables] == [{}] * 3 + [{"awake": 1}] * 3
    assert tables[-1].start(1)[0].view(None)["awake"] == 1


def test_refusals_are_found_however_their_codes_are_written() -> None:
    """Written out, chosen just before, put together, or handed to a function that makes them."""
    codes = refusal_codes(find_game("dream-cycle"))
    assert {"dream-cycle-sold-out", "dream-cycle-offers-spent", "dream-cycle-no-exchange"} <= codes
    assert {"dream-cycle-start-taken", "dream-cycle-buy-back-too-dear"} <= codes
