"""The words of one language: how a question, a move, an event or a refusal becomes a sentence."""

from collections.abc import Iterable, Mapping, Sequence
from copy import copy
from functools import cache, lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final

from fluent.runtime import FluentResource
from fluent.syntax import ast

from reverie.kernel import BadSetup, Game, Move, Refused, move_text
from reverie.kernel.content import merged
from reverie.kernel.free_content import content_differences, path_text
from reverie.text.content_facts import WAYS_TO_TELL, ToldRecord, blanks_by_message, content_facts
from reverie.text.sentences import Sentences, is_records, is_seat_list

LANGUAGES: Final = ("en", "de", "ja")
"""The first is the one that developers write in."""

_EACH_MOVE: Final = "each_move"
"""Among the facts of a question: by the text of a move, what it costs and brings now."""

_LONGEST_CHANGE: Final = 60


class Words(Sentences):
    """One language; with a game, its words too. Seats are spoken of by the names of those who sit there."""

    def __init__(self, language: str, game: Game | None = None) -> None:
        super().__init__(language)
        self.game = game
        self._overrides: Mapping[str, Any] = {}
        self._content: Mapping[str, Any] = {} if game is None else game.raw_content
        self._blanks: dict[str, set[str]] = {}
        """By message: the blanks that are filled from the content."""
        for resource in _common(language):
            self._add(resource)
        if game is not None:
            self.add((game.folder / "text" / f"{language}.ftl").read_text(encoding="utf-8"))

    def add(self, source: str) -> None:
        """More sentences; one that is there already is replaced."""
        self._add(FluentResource(source))
        if self.game is not None:
            self._blanks |= blanks_by_message(source)
            self._read_content()

    def changed(self, overrides: Mapping[str, Any]) -> "Words":
        """The same words with the numbers of a table that has changed some."""
        assert self.game is not None, "only games have content"
        other = copy(self)
        other._overrides = overrides  # noqa: SLF001  (its own)
        other._content = merged(self.game.raw_content, overrides)  # noqa: SLF001
        other._read_content()  # noqa: SLF001
        return other

    def _read_content(self) -> None:
        facts = self.content_facts(set().union(*self._blanks.values()))
        self._facts_of_message = {
            name: {key: facts[key] for one in wanted for key in (one, f"count_{one}") if key in facts}
            for name, wanted in self._blanks.items()
        }

    # The conventions.

    def refusal(self, refused: Refused, names: Sequence[str] = (), seat: int | None = None) -> str:
        """Why something was refused: the sentence, where it is, and the clause behind it."""
        facts = self._facts(refused.facts, names, seat)
        name = f"refused-{refused.code}"
        text = self.say(name, facts) if self.has(name) else self.say("unknown-refusal", {"code": refused.code})
        if refused.path:
            text += self.say("refusal-at", {"path": refused.path})
        if refused.clause:
            text += self.say("refusal-clause", {"clause": refused.clause})
        return text

    def question(self, decision: Mapping[str, Any], names: Sequence[str], seat: int | None) -> str:
        """The open question of a view."""
        return self.say(f"question-{decision['question']}", self._facts(decision["facts"], names, seat))

    def question_help(self, decision: Mapping[str, Any], names: Sequence[str], seat: int | None) -> str:
        """The longer explanation of a question."""
        name = f"question-{decision['question']}.help"
        return self.say(name, self._facts(decision["facts"], names, seat)) if self.has(name) else ""

    def move(
        self, move: Move, names: Sequence[str] = (), seat: int | None = None, worth: Mapping[str, Any] | None = None
    ) -> str:
        """What a move is called in a list of moves; with what it costs or brings, where that is known."""
        name = f"move-{move.verb}"
        if worth and self.has(f"{name}.worth"):
            return self.say(f"{name}.worth", self._facts({**_fields(move), **worth}, names, seat))
        return self.say(name, self._facts(_fields(move), names, seat))

    def move_help(
        self,
        move: Move,
        names: Sequence[str] = (),
        seat: int | None = None,
        decision: Mapping[str, Any] | None = None,
    ) -> str:
        """What a move would do; with the open question also in its numbers (see ``move_effect``)."""
        name = f"move-{move.verb}.help"
        if not self.has(name):
            return ""
        if decision is not None:
            return self.say(name, self._facts(_about(move, decision), names, seat))
        pattern = self._bundle.get_message(f"move-{move.verb}").attributes["help"]
        text, missing = self._filled(f"move-{move.verb}", pattern, self._facts(_fields(move), names, seat))
        return "" if missing else text

    def move_effect(
        self, move: Move, decision: Mapping[str, Any] | None, names: Sequence[str] = (), seat: int | None = None
    ) -> str:
        """What a move costs and brings as things stand: told beside its name wherever moves are listed.

        Its sentence is ``move-<verb>.effect``; the blanks are filled from the facts of the open question, from what the
        question says of this very move (``each_move``), and from the move's own fields.
        """
        name = f"move-{move.verb}.effect"
        if decision is None or not self.has(name):
            return ""
        return self.say(name, self._facts(_about(move, decision), names, seat)).strip()

    def told(self, name: str, facts: Mapping[str, Any], names: Sequence[str], seat: int | None) -> str:
        """Any sentence of a game, with its facts as in a question: a line of a look, say."""
        return self.say(name, self._facts(facts, names, seat))

    def content_facts(self, blanks: Iterable[str]) -> dict[str, Any]:
        """What stands in the content, as a sentence takes it."""
        wanted = set(blanks)
        facts = content_facts(self._content, self._overrides, wanted)
        if self._overrides:  # what somebody has taken out of the content is none
            facts |= dict.fromkeys(wanted - facts.keys())
        spoken = {name: self._content_text(name, facts.pop(name)) for name in list(facts) if _is_text(name)}
        return {**self._facts(facts, (), None), **spoken}

    def _content_text(self, name: str, value: Any) -> str:
        """What is not told by its bare value: a record in its sentence, a list by its letters, a value by its name."""
        if isinstance(value, ToldRecord):
            return self._told_record(value)
        if name.endswith("_name"):
            return self._named_value(value)
        return " ".join(map(self._letter, value))

    def _told_record(self, record: ToldRecord) -> str:
        return self.say(record.sentence, self._record_facts(record.fields))

    def _record_facts(self, fields: Mapping[str, Any]) -> dict[str, Any]:
        """The fields of a record of the content: a text also by its name and its letter, a list also by its letters.

        Of what is not there the letter is ``none``, for sentences to choose by.
        """
        spoken = self._facts(
            {
                key: [self._record_facts(one) for one in value] if is_records(value) else value
                for key, value in fields.items()
            },
            (),
            None,
        )
        for key, value in fields.items():
            if isinstance(value, str):
                whole = fields.get(key.rpartition("_")[0])
                part = f"{whole}-{value}"  # the plus side of another card (`with_side`) has a name of its own
                spoken[f"{key}_name"] = self._named_value(part if self.has(f"name-{part}") else value)
                spoken[f"{key}_letter"] = self._letter(value)
            elif value is None:
                spoken[f"{key}_letter"] = "none"
            elif isinstance(value, list):
                spoken[f"count_{key}"] = len(value)
                if not is_records(value):
                    spoken[f"{key}_plain"] = " ".join(map(self._letter, value))
        return spoken

    def _named_value(self, value: Any) -> str:
        return self.say(f"name-{value}") if self.has(f"name-{value}") else str(self._plain(value))

    def content_changes(self) -> list[dict[str, str]]:
        """What the overrides have changed: where, from what, to what."""
        if self.game is None or not self._overrides:
            return []
        return [
            {"path": path_text(steps), "before": _short(before), "after": _short(after)}
            for steps, before, after in content_differences(self.game.raw_content, self._content)
        ]

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
        facts = self._facts({"winners": result["winners"], "tied": _is_tied(result)}, names, seat)
        return self.say(f"result-{result['reason']}", facts)

    def entry(self, field: str, record: Mapping[str, Any], names: Sequence[str]) -> str:
        """One record of a field of the view, as a person reads it."""
        return self.say(f"field-{field}.entry", self._facts(record, names, None))

    def standing(self, letter: str, name: str, score: float, winner: bool) -> str:
        """Where somebody stands after the end; points or a place as the game means them, or neither."""
        points = self.say("standing-score", {"score": score}) if self.has("standing-score") else self.number(score)
        message = f"standing-{'winner' if winner else 'other'}{'' if points else '-plain'}"
        return self.say(message, {"letter": letter, "name": name, "score": points})


def words_for(language: str, game: Game | None = None, overrides: Mapping[str, Any] | None = None) -> Words:
    """The words of a language, and of a game in it, with the numbers of a table that has changed some.

    ``BadSetup`` where the language is not known.
    """
    if language not in LANGUAGES:
        raise BadSetup("unknown-language", {"given": language, "known": ", ".join(LANGUAGES)})
    return _words(language, game) if not overrides else _changed_words(language, game, _Overrides(overrides))


@cache
def _words(language: str, game: Game | None) -> Words:
    return Words(language, game)


class _Overrides:
    """Overrides that can be looked up by."""

    def __init__(self, overrides: Mapping[str, Any]) -> None:
        self.overrides = overrides
        self.text = repr(overrides)

    def __hash__(self) -> int:
        return hash(self.text)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Overrides) and self.text == other.text


@lru_cache(maxsize=32)
def _changed_words(language: str, game: Game | None, changed: _Overrides) -> Words:
    return _words(language, game).changed(changed.overrides)


@cache
def _common(language: str) -> tuple[ast.Resource, ...]:
    """What is said with every game, read once: reading takes far longer than looking up."""
    places: list[Traversable] = sorted((files("reverie.text") / language).iterdir(), key=lambda place: place.name)
    found = (place.read_text(encoding="utf-8") for place in places if place.name.endswith(".ftl"))
    return tuple(FluentResource(source) for source in found)


def _about(move: Move, decision: Mapping[str, Any]) -> dict[str, Any]:
    """The facts of the open question, what it says of this very move, and the move's own fields."""
    asked = decision["facts"]
    return {**asked, **asked.get(_EACH_MOVE, {}).get(move_text(move), {}), **_fields(move)}


def _fields(move: Move) -> dict[str, Any]:
    fields: dict[str, Any] = move._asdict()  # type: ignore[attr-defined]
    return fields


def _short(value: Any) -> str:
    text = "–" if value is None else str(value)
    return text if len(text) <= _LONGEST_CHANGE else text[:_LONGEST_CHANGE] + "…"


def _is_by_seat(key: str, value: Any, names: Sequence[str]) -> bool:
    return isinstance(value, list) and not is_seat_list(key) and len(value) == len(names)


def _is_tied(result: Mapping[str, Any]) -> bool:
    """Whether somebody who did not win has as many points as somebody who did: something else decided."""
    best = {result["scores"][seat] for seat in result["winners"]}
    return any(score in best for seat, score in enumerate(result["scores"]) if seat not in result["winners"])


def _is_text(name: str) -> bool:
    """Whether a blank of the content is a text of its own."""
    return name.endswith(("_plain", "_name", *(f"_{way}" for way in WAYS_TO_TELL)))
