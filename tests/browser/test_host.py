"""The table in a browser: whole games, restarts, refusals, rematches, people who share the screen."""

import json
from itertools import count
from typing import Any

import pytest

from reverie.bots import check_bots
from reverie.games import all_games, registered_game
from reverie.kernel import FastChance, commitment
from reverie.kernel.record import read_record, verify
from reverie.table.patience import FIRST_NUDGE, TOGETHER
from tests.browser import fake_browser
from tests.browser.fake_browser import FakeBrowser

OWN = [game.name for game in all_games() if game.package.startswith("reverie.games.")]
LINE = 1


def sat_down(
    game: str, players: int = 2, bots: int = 1, level: str = "greedy", **wanted: Any
) -> tuple[FakeBrowser, str]:
    """A browser with a table at which the first people sit, and bots on the other seats."""
    browser = FakeBrowser()
    for place in range(1, players - bots + 1):
        browser.request("POST", "/api/me", {"name": f"Person {place}", "language": "en"}, f"beside={place}")
    table = browser.request("POST", "/api/tables", {"game": game, "players": players, **wanted})["id"]
    for place in range(1, players - bots + 1):
        browser.open(place, table, place)
        browser.say(place, say="sit", seat=place - 1)
    for seat in range(players - bots, players):
        browser.say(LINE, say="seat_bot", level=level, seat=seat)
    for place in range(1, players - bots + 1):
        browser.say(place, say="add_entropy", word=f"luck {place}")
        browser.say(place, say="ready", ready=True)
    return browser, table


def play_on(browser: FakeBrowser, table: str, lines: tuple[int, ...] = (LINE,), moves: int | None = None) -> None:
    """Play at random from those lines to the end, or so many moves."""
    picks, ids = FastChance(7), count()
    for _ in range(moves or 5000):
        scenes = {line: browser.scene(line) for line in lines}
        if scenes[lines[0]]["table"]["phase"] == "over":
            return
        asked = [line for line, scene in scenes.items() if scene["view"]["decision"]["owes"]]
        if not asked:
            browser.wait(table)
            continue
        scene = scenes[asked[0]]
        answers = scene["moves"][: len(scene["moves"]) - scene["asides"]]
        move = answers[picks.below(len(answers))]
        number = scene["view"]["decision"]["number"]
        told = browser.say(asked[0], say="play", move=move, decision=number, id=f"m{next(ids)}-{scene['version']}")
        assert not [frame for frame in told if frame["type"] == "refused"]
    assert moves is not None, "the game has no end"


@pytest.mark.parametrize("game", OWN)
def test_a_whole_game_against_a_bot_is_provable(game: str) -> None:
    browser, table = sat_down(game)
    play_on(browser, table, moves=3)
    browser.restart()
    browser.open(LINE, table)
    play_on(browser, table)
    record = browser.request("GET", f"/api/tables/{table}/record")
    assert verify(record, registered_game) == []
    bots = check_bots(registered_game(game), read_record(record), lambda: True)
    assert bots.same == bots.checked == bots.moves > 0
    page = browser.request("POST", "/api/replay", record, "views=0-5&seat=all")
    assert page["problems"] == []
    assert page["steps"]


def test_the_commitment_is_kept_before_the_first_draw() -> None:
    browser, table = sat_down("psycle")
    first = json.loads(browser.entries[table][0])["deed"]
    assert first["deed"] == "created"
    assert first["commitment"] == commitment(bytes.fromhex(browser.tables[table]["seed"]))
    assert browser.scene(LINE)["table"]["commitment"] == first["commitment"]


def test_two_people_at_one_screen_see_their_own_side_only() -> None:
    browser, table = sat_down("psycle", bots=0)
    scenes = [browser.scene(line) for line in (1, 2)]
    assert [scene["seat"] for scene in scenes] == [0, 1]
    assert scenes[0]["present"] == [0, 1]
    play_on(browser, table, (1, 2))
    record = browser.request("GET", f"/api/tables/{table}/record")
    assert verify(record, registered_game) == []
    assert [seat["name"] for seat in record["seats"]] == ["Person 1", "Person 2"]


def test_a_rematch_brings_everybody_to_a_new_table() -> None:
    browser, table = sat_down("psycle")
    play_on(browser, table)
    browser.say(LINE, say="rematch", wanted=True)
    new = browser.scene(LINE)["table"]["rematch"]
    assert new in browser.tables
    browser.open(9, new)
    scene = browser.scene(9)
    assert scene["seat"] == 0
    assert [chair["kind"] for chair in scene["table"]["chairs"]] == ["person", "bot"]


@pytest.mark.parametrize("said", ["play 99", "", None])
def test_a_bot_that_answers_nonsense_or_nothing_does_not_hold_up_the_table(
    said: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    browser, table = sat_down("psycle")
    asked: list[str] = []

    def nonsense(question: str) -> str | None:
        asked.append(question)
        return said

    monkeypatch.setattr(fake_browser, "think", nonsense)
    play_on(browser, table, moves=4)
    assert browser.scene(LINE)["view"]["decision"]["owes"], "the bot has answered all that it was asked"
    once = len(set(asked))
    assert once >= 3
    assert len(asked) == (once if said is None else 2 * once), "what was refused is asked for once more"


def test_whoever_is_replaced_looks_from_elsewhere_and_may_come_back() -> None:
    browser, _ = sat_down("psycle", bots=0)
    browser.now += FIRST_NUDGE
    browser.say(1, say="nudge", seat=1)
    browser.now += TOGETHER
    browser.say(1, say="replace", seat=1)
    scenes = [next(one for one in reversed(browser.frames[line]) if one["type"] == "scene") for line in (1, 2)]
    assert [(scene["seat"], scene["may_return"]) for scene in scenes] == [(0, None), (None, 1)]
    assert [chair["kind"] for chair in scenes[1]["table"]["chairs"]] == ["person", "bot"]
    assert browser.scene(1)["present"] == [0]


def test_no_clock_runs_while_the_page_is_closed() -> None:
    clock = {"clock": "bank", "seconds": 300.0}
    browser, table = sat_down("psycle", clock=clock)
    before = browser.scene(LINE)["table"]["time"]["banks"]
    browser.restart(seconds=86_400.0)
    browser.open(LINE, table)
    scene = browser.scene(LINE)
    assert scene["table"]["phase"] == "playing"
    assert scene["table"]["time"]["banks"] == before


def test_what_cannot_be_kept_has_not_happened() -> None:
    browser, table = sat_down("psycle")
    scene = browser.scene(LINE)
    kept = dict(browser.entries[table])
    browser.is_full = True
    number = scene["view"]["decision"]["number"]
    told = browser.say(LINE, say="play", move=scene["moves"][0], decision=number, id="m1")
    assert [frame.get("code") for frame in told] == ["storage-failed"]
    assert LINE in browser.hung_up
    assert browser.entries[table] == kept
    browser.is_full = False
    browser.open(LINE, table)
    assert browser.scene(LINE)["view"] == scene["view"]


def test_a_move_said_twice_is_made_once() -> None:
    browser, table = sat_down("psycle")
    scene = browser.scene(LINE)
    said = {"say": "play", "move": scene["moves"][0], "decision": scene["view"]["decision"]["number"], "id": "m1"}
    browser.say(LINE, **said)
    entries = len(browser.entries[table])
    assert [frame["type"] for frame in browser.say(LINE, **said)] == ["accepted"]
    assert len(browser.entries[table]) == entries


def test_a_table_that_there_is_not_is_refused() -> None:
    browser = FakeBrowser()
    browser.open(LINE, "nowhere")
    assert browser.frames[LINE][0]["code"] == "no-such-table"
    assert LINE in browser.hung_up
    assert browser.request("GET", "/api/tables/nowhere/record")["code"] == "no-such-table"


def test_without_a_name_there_is_no_table() -> None:
    browser = FakeBrowser()
    assert browser.request("POST", "/api/tables", {"game": "psycle", "players": 2})["code"] == "no-guest"
    assert browser.request("POST", "/api/me", {"name": " ", "language": "en"})["code"] == "bad-name"


def test_how_a_table_stands_is_kept_for_the_start_page() -> None:
    browser, table = sat_down("psycle")
    browser.restart()
    own = browser.tables[table]["own"]
    assert (own["id"], own["phase"], own["owes"]) == (table, "playing", True)
    assert own["chairs"] == [{"kind": "person", "name": "Person 1"}, {"kind": "bot", "name": "greedy"}]
    assert not browser.host.knows(table)


@pytest.mark.parametrize("path", ["/api/me", "/api/me/tables", "/api/tables"])
def test_what_the_page_reads_by_itself_is_not_answered_twice(path: str) -> None:
    browser = FakeBrowser()
    assert browser.request("GET", path)["code"] == "malformed"
    assert browser.answer["status"] == 404


def test_lessons_are_taught_by_the_browsers_own_python() -> None:
    browser = FakeBrowser()
    course = browser.request("GET", "/api/lessons/psycle")
    step = course["steps"][0]["id"]
    begun = browser.request("POST", f"/api/lessons/psycle/{step}", {"moves": []})
    assert begun["scene"]["moves"]
    wrong = browser.request("POST", f"/api/lessons/psycle/{step}", {"moves": ["play 5"]})
    assert (wrong["task"], wrong["refused"]["code"]) == (begun["task"], "task-larger-five")
    assert browser.request("POST", f"/api/lessons/psycle/{step}", {"moves": [begun["shown"]]})["task"] == ""
    assert browser.request("POST", "/api/lessons/psycle/nowhere", {"moves": []})["code"] == "no-such-lesson"
    assert browser.tables == {}
    browser._do(browser.host.request("GET", "/texts/de/psycle/lessons.ftl", "", ""))
    assert "task-larger = Der Bot" in browser.answer["body"]
    browser._do(browser.host.request("GET", "/texts/ja/lessons.ftl", "", ""))
    assert "lesson-next = 次のステップ" in browser.answer["body"]
