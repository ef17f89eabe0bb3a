"""Options: what a table may choose before a game begins."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from reverie.kernel.refusals import BadSetup


@dataclass(frozen=True, slots=True)
class WholeNumber:
    """A whole number within bounds; with ``optional`` it may also be none (written ``none``)."""

    name: str
    default: int | None
    minimum: int
    maximum: int | None = None
    optional: bool = False
    clause: str = ""

    def check(self, value: Any) -> Any:
        """The value, or ``BadSetup`` where it is no number within the bounds."""
        if value is None and self.optional:
            return None
        if type(value) is not int or value < self.minimum or (self.maximum is not None and value > self.maximum):
            raise self._refusal(value)
        return value

    def read(self, text: str) -> Any:
        """The value a text means."""
        if self.optional and text.strip().lower() in ("none", ""):
            return None
        try:
            return self.check(int(text))
        except ValueError:
            raise self._refusal(text) from None

    def _refusal(self, value: Any) -> BadSetup:
        facts = {
            "name": self.name,
            "value": str(value),
            "minimum": self.minimum,
            "maximum": self.maximum,
            "optional": "yes" if self.optional else "no",
        }
        bounded = "option-between" if self.maximum is not None else "option-at-least"
        return BadSetup(bounded, facts, self.clause)


@dataclass(frozen=True, slots=True)
class OneOf:
    """One of a few named values."""

    name: str
    default: str
    choices: tuple[str, ...]
    clause: str = ""

    def check(self, value: Any) -> Any:
        """The value, or ``BadSetup`` where it is none of the choices."""
        if value not in self.choices:
            facts = {"name": self.name, "value": str(value), "choices": ", ".join(self.choices)}
            raise BadSetup("option-one-of", facts, self.clause)
        return value

    def read(self, text: str) -> Any:
        """The value that somebody has typed."""
        return self.check(text.strip())


Option = WholeNumber | OneOf


def complete_options(options: Mapping[str, Option], given: Mapping[str, Any]) -> dict[str, Any]:
    """Every option (by its name) with its value, checked; defaults for those that were not given."""
    for name in given:
        if name not in options:
            raise BadSetup("unknown-option", {"name": str(name), "count": len(options), "known": ", ".join(options)})
    return {name: option.check(given.get(name, option.default)) for name, option in options.items()}
