"""Always passing on a kind of card: by itself, through the same socket, only where nobody can tell."""

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import WebSocketRoute, expect

from tests.web.conftest import NewPerson
from tests.web.people import Person, sets_table


def _listens(ada: Person, said: list[dict[str, Any]]) -> None:
    """Lullaby's noises as if its questions named a kind of card; what the page says is written down."""

    def between(route: WebSocketRoute) -> None:
        server = route.connect_to_server()

        def named(text: str) -> str:
            message = json.loads(text)
            decision = (message.get("view") or {}).get("decision")
            if decision and decision["question"] == "creak":
                decision["facts"]["pass_kind"] = "storm"
            return json.dumps(message)

        def heard(text: str | bytes) -> None:
            said.append(json.loads(text))
            server.send(text)

        route.on_message(heard)
        server.on_message(lambda text: route.send(named(str(text))))

    ada.page.route_web_socket("**/ws/**", between)


def _sings_until(ada: Person, done: Callable[[], bool]) -> None:
    """Go on with the game; in a window say nothing."""
    while not done():
        assert not ada.page.locator("#ending-title").count(), "the game is over before its time"
        answer = next((move for move in ada.moves if move.startswith(("sing", "stop", "keep", "decline"))), None)
        if answer is not None:
            ada.chooses(answer)
        ada.page.wait_for_timeout(150)


def test_a_player_passes_by_itself_and_nobody_can_tell(new_person: NewPerson) -> None:
    ada = new_person()
    said: list[dict[str, Any]] = []
    _listens(ada, said)
    # A wakeful child stays awake long enough for both to sing.
    sets_table(ada, "Ada", game="lullaby", window=1.0, options={"child": "wakeful"})
    ada.page.get_by_role("button", name="Seat a bot").click()
    assert ada.is_asked()
    _sings_until(ada, lambda: ada.page.locator(".passing").count() > 0)
    ada.page.locator(".passing summary").click()
    ada.page.get_by_label("Storm Far Away").check()

    def passed() -> list[dict[str, Any]]:
        return [one for one in said if one.get("move") == "pass"]

    _sings_until(ada, lambda: bool(passed()))
    assert set(passed()[0]) == {"say", "decision", "move", "id"}, "the ordinary answer"
    expect(ada.page.locator("[data-move='pass']")).to_have_count(0)
    ada.page.reload()
    ada.page.locator(".passing summary").click()
    expect(ada.page.get_by_label("Storm Far Away")).to_be_checked()
