"""The words of one language: how a question, a move, an event or a refusal becomes a sentence."""

from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

from reverie.kernel import BadSetup, Game, Move, Refused

LANGUAGES: Final = ("en", "de", "ja")
"""The first is the one that developers write in."""

_SEAT_LISTS: Final = ("seats", "winners", "waiting", "asked")


class Words:
    """One language; with a game, its words too. Seats are spoken of by the names of those who sit there."""

    def __init__(self, language: str, game: Game | None = None) -> None:
        self.language = language
        self.game = game
        self._bundle = FluentBundle([language], use_isolating=False)
        for source in _sources(language, game):
            self._bundle.add_resource(FluentResource(source), allow_overrides=True)

    def has(self, name: str) -> bool:
        name, _, attribute = name.partition(".")
        if not self._bundle.has_message(name):
            return False
        message = self._bundle.get_message(name)
        return attribute in message.attributes if attribute else message.value is not None

    def say(self, name: str, facts: Mapping[str, Any] | None = None) -> str:
        """The sentence of that id (``id.attribute`` for an attribute) with its blanks filled."""
        identifier, _, attribute = name.partition(".")
        message = self._bundle.get_message(identifier)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None
        text, _ = self._bundle.format_pattern(pattern, dict(facts or {}))
        return str(text)

    # The conventions.

    def refusal(self, refused: Refused) -> str:
        """Why something was refused: the sentence, where it is, and the clause behind it."""
        facts = {name: "-" if value is None else value for name, value in refused.facts.items()}
        name = f"refused-{refused.code}"
        text = self.say(name, facts) if self.has(name) else self.say("unknown-refusal", {"code": refused.code})
        if refused.path:
            text += self.say("refusal-at", {"path": refused.path})
        if refused.clause:
            text += " " + self.say("refusal-clause", {"clause": refused.clause})
        return text

    def question(self, decision: Mapping[str, Any], names: Sequence[str], seat: int | None) -> str:
        """The open question of a view."""
        return self.say(f"question-{decision['question']}", self._facts(decision["facts"], names, seat))

    def question_help(self, decision: Mapping[str, Any], names: Sequence[str], seat: int | None) -> str:
        name = f"question-{decision['question']}.help"
        return self.say(name, self._facts(decision["facts"], names, seat)) if self.has(name) else ""

    def move(self, move: Move, names: Sequence[str] = (), seat: int | None = None) -> str:
        """What a move is called in a list of moves."""
        return self.say(f"move-{move.verb}", self._facts(_fields(move), names, seat))

    def move_help(self, move: Move, names: Sequence[str] = (), seat: int | None = None) -> str:
        name = f"move-{move.verb}.help"
        return self.say(name, self._facts(_fields(move), names, seat)) if self.has(name) else ""

    def event(self, seen: Mapping[str, Any], names: Sequence[str], seat: int | None) -> list[str]:
        """What happened, as lines; ``seen`` is the event as ``seat`` may know it."""
        name = "event-" + seen["kind"].replace("_", "-")
        facts = {key: value for key, value in seen.items() if key != "kind"}
        lines = [self.say(name, self._facts(facts, names, seat))] if self.has(name) else []
        if self.has(f"{name}-each"):
            lines.extend(self._each(f"{name}-each", facts, names, seat))
        return [line for line in lines if line.strip()]

    def _each(self, name: str, facts: Mapping[str, Any], names: Sequence[str], reader: int | None) -> list[str]:
        """One line for every seat, with the seat's own element of each list that has one for every seat."""
        lines = []
        for seat in range(len(names)):
            own = {key: value[seat] if _is_by_seat(key, value, names) else value for key, value in facts.items()}
            lines.append(self.say(name, self._facts({**own, "seat": seat}, names, reader)))
        return lines

    def result(self, result: Mapping[str, Any], names: Sequence[str], seat: int | None) -> str:
        """Who won and why."""
        facts = self._facts({"winners": result["winners"]}, names, seat)
        return self.say(f"result-{result['reason']}", facts)

    def standing(self, letter: str, name: str, score: float, winner: bool) -> str:
        """Where somebody stands after the end; points or a place as the game means them, or neither."""
        points = self.say("standing-score", {"score": score}) if self.has("standing-score") else str(score)
        message = f"standing-{'winner' if winner else 'other'}{'' if points else '-plain'}"
        return self.say(message, {"letter": letter, "name": name, "score": points})

    def listed(self, items: Sequence[str]) -> str:
        """``A, B and C`` in this language."""
        if len(items) < 2:
            return "".join(items)
        comma = self.say("list-comma")
        return self.say("list-and", {"first": comma.join(items[:-1]), "last": items[-1]})

    def _facts(self, facts: Mapping[str, Any], names: Sequence[str], reader: int | None) -> dict[str, Any]:
        """Facts as a sentence takes them: seats by name, lists joined, yes and no."""
        spoken: dict[str, Any] = {}
        for key, value in facts.items():
            if is_seat(key) and isinstance(value, int) and 0 <= value < len(names):
                spoken[key] = names[value]
                spoken["you" if key == "seat" else f"you_{key}"] = _yes_no(value == reader)
            elif is_seat_list(key) and isinstance(value, list):
                spoken[key] = self.listed([names[seat] for seat in value])
                spoken[f"count_{key}"] = len(value)
                spoken[f"you_{key}"] = _yes_no(reader in value)
            else:
                spoken[key] = self._plain(value)
        return spoken

    def _plain(self, value: Any) -> Any:
        if isinstance(value, bool):
            return _yes_no(value)
        if isinstance(value, list | tuple):
            return self.say("list-comma").join(self._item(item) for item in value)
        return "-" if value is None else value

    def _item(self, value: Any) -> str:
        """A word in a list (a card's id) is called by its name, where it has one."""
        named = isinstance(value, str) and self.has(f"name-{value}")
        return self.say(f"name-{value}") if named else str(self._plain(value))


@cache
def words_for(language: str, game: Game | None = None) -> Words:
    if language not in LANGUAGES:
        raise BadSetup("unknown-language", {"given": language, "known": ", ".join(LANGUAGES)})
    return Words(language, game)


def _sources(language: str, game: Game | None) -> list[str]:
    folder = files("reverie.text") / language
    places: list[Traversable] = sorted(folder.iterdir(), key=lambda place: place.name)
    if game is not None:
        places.append(game.folder / "text" / f"{language}.ftl")
    return [place.read_text(encoding="utf-8") for place in places if place.name.endswith(".ftl")]


def _fields(move: Move) -> dict[str, Any]:
    fields: dict[str, Any] = move._asdict()  # type: ignore[attr-defined]
    return fields


def is_seat(key: str) -> bool:
    return key == "seat" or key.endswith("_seat")


def is_seat_list(key: str) -> bool:
    return key in _SEAT_LISTS or key.endswith("_seats")


def _is_by_seat(key: str, value: Any, names: Sequence[str]) -> bool:
    return isinstance(value, list) and not is_seat_list(key) and len(value) == len(names)


def _yes_no(value: bool) -> str:
    return "yes" if value else "no"
