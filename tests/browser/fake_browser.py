"""A browser without a page: it keeps what it is told to keep, lets bots think at once, and can be closed and opened."""

import json
from typing import Any

from reverie.browser.bot_worker import think
from reverie.browser.host import Host
from reverie.browser.studies import study


class FakeBrowser:
    """What the workers do in a page, one thing after the other."""

    def __init__(self) -> None:
        self.guests: dict[int, Any] = {}
        self.tables: dict[str, Any] = {}
        self.entries: dict[str, dict[int, str]] = {}
        self.printings: dict[str, Any] = {}
        self.now = 1_800_000_000.0
        self.host = self._opened()

    def _opened(self) -> Host:
        self.frames: dict[int, list[Any]] = {}
        self.hung_up: set[int] = set()
        self.alarms: dict[str, float | None] = {}
        self.answer: Any = None
        self.is_full = False
        """Whether nothing more can be kept."""
        kept = json.dumps(list(self.guests.values())), json.dumps(list(self.tables.values()))
        return Host(*kept, now=lambda: self.now)

    def restart(self, seconds: float = 0.0) -> None:
        """The page is closed, and opened again after a while: all there is, is what was kept."""
        self.now += seconds
        self.host = self._opened()

    # What the page does.

    def request(self, method: str, path: str, body: Any = None, query: str = "") -> Any:
        self._read(path.removeprefix("/api/tables/").partition("/")[0])
        self._do(self.host.request(method, path, query, "" if body is None else json.dumps(body)))
        return json.loads(self.answer["body"])

    def open(self, line: int, table: str, place: int = 1, language: str = "en") -> None:
        self.frames[line] = []
        self._read(table)
        self._do(self.host.open(line, table, place, language))

    def say(self, line: int, **said: Any) -> list[Any]:
        """Say something; what this line is told until all bots have answered."""
        before = len(self.frames[line])
        self._do(self.host.hear(line, json.dumps(said)))
        return self.frames[line][before:]

    def wait(self, table: str) -> None:
        """Until the alarm of a table rings."""
        self.now += self.alarms[table] or 0.0
        self._do(self.host.ring(table))

    def scene(self, line: int) -> Any:
        """All that this line may know now."""
        return next(frame for frame in reversed(self.say(line, say="resync")) if frame["type"] == "scene")

    # What the workers do.

    def _read(self, table: str) -> None:
        if table in self.tables and not self.host.knows(table):
            game = self.host.game_of(table)
            printings = [json.loads(one["text"]) for one in self.printings.values() if one["game"] == game]
            entries = [self.entries[table][number] for number in sorted(self.entries[table])]
            self._do(self.host.read(table, entries, json.dumps(printings)))

    def _do(self, effects: str) -> None:
        done = json.loads(effects)
        if self.is_full and any(effect["do"] == "keep_entry" for effect in done):
            for table in {effect["table"] for effect in done if effect["do"] == "keep_entry"}:
                self._do(self.host.forget(table))
            return
        for effect in done:
            self._keep(effect)
        for effect in done:
            self._tell(effect)
        for effect in done:
            if effect["do"] == "think":
                move = think(effect["question"])
                self._do(self.host.bot_answered(effect["table"], effect["seat"], effect["decision"], move))

    def _keep(self, effect: Any) -> None:
        match effect["do"]:
            case "keep_guest":
                self.guests[effect["guest"]["place"]] = effect["guest"]
            case "keep_table":
                self.tables[effect["row"]["id"]] = effect["row"]
            case "keep_entry":
                kept = self.entries.setdefault(effect["table"], {})
                assert effect["number"] == len(kept), "entries are kept in order, each once"
                kept[effect["number"]] = effect["text"]
            case "keep_printing":
                self.printings[effect["hash"]] = effect

    def _tell(self, effect: Any) -> None:
        match effect["do"]:
            case "tell":
                self.frames.setdefault(effect["line"], []).append(json.loads(effect["frame"]))
            case "hang_up":
                self.hung_up.add(effect["line"])
            case "set_alarm":
                self.alarms[effect["table"]] = effect["seconds"]
            case "answer":
                self.answer = effect
            case "study":
                lines = ",".join(study(effect["name"], effect["question"]))
                self.answer = {"status": 200, "body": f"[{lines}]"}
