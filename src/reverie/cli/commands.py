"""What a person may type beside moves, and how an answer is understood. Every language has its own words for it."""

from collections.abc import Collection
from dataclasses import dataclass
from enum import StrEnum

from reverie.table.lookup import LookUp
from reverie.table.narration import Narration, NumberedMove
from reverie.text import Words, rulebook


class TypedCommand(StrEnum):
    """The English words, which are always understood."""

    HELP = "help"
    RULES = "rules"
    LOG = "log"
    VIEW = "view"
    LOOK = "look"
    UNDO = "undo"
    SAVE = "save"
    LANGUAGE = "language"
    SEAT = "seat"
    QUIT = "quit"


@dataclass(frozen=True, slots=True)
class Order:
    """A command, and what was typed after it."""

    command: TypedCommand
    argument: str = ""


@dataclass(frozen=True, slots=True)
class LookCommand:
    """One of the game's own looks at the table, and what it is to be about."""

    name: str
    about: str = ""


def understand(
    answer: str, choices: list[NumberedMove], words: Words
) -> NumberedMove | Order | LookCommand | int | str:
    """A move on offer, an order, a look, a number that is not on offer, or a text that may be a move.

    A move on offer goes before a command of the same name.
    """
    for choice in choices:
        if answer in (choice.text, choice.typed, str(choice.number)):
            return choice
    if answer.isdecimal():
        return int(answer[:9])
    first, _, rest = answer.partition(" ")
    command, look = command_words(words).get(first.casefold()), look_words(words).get(first.casefold())
    if command:
        return Order(command, rest.strip())
    return LookCommand(look, rest.strip()) if look else answer


def command_words(words: Words) -> dict[str, TypedCommand]:
    """By what can be typed: the command that it means."""
    meaning = {"?": TypedCommand.HELP}
    for command in TypedCommand:
        meaning[command.value] = command
        for word in words.say(f"command-{command.value}").split():
            meaning.setdefault(word.casefold(), command)
    return meaning


def look_words(words: Words) -> dict[str, str]:
    """By what can be typed: the look of the game that it means."""
    meaning: dict[str, str] = {}
    for look in words.game.looks if words.game is not None else ():
        for word in (look, *words.say(f"look-{look}").split()):
            meaning.setdefault(word.casefold(), look)
    return meaning


def help_lines(narration: Narration, seat: int) -> list[str]:
    """What the question is about, and what each move does and may be typed as."""
    words = narration.words
    lines = [line for line in [narration.question_help(seat)] if line]
    for choice in narration.choices(seat):
        facts = {"number": choice.number, "label": choice.label, "text": choice.typed, "help": choice.help}
        lines.append(words.say("move-line-help" if choice.help else "move-line", facts))
    return [*lines, words.say("commands-title")]


def command_lines(narration: Narration, seat: int, unfit: Collection[TypedCommand] = ()) -> list[str]:
    """Every command with what it does, and examples from the game at hand; the game's own looks first."""
    words, examples = narration.words, _examples(narration, seat)
    looks = [f"look-{look}" for look in words.game.looks] if words.game is not None else []
    commands = [command for command in TypedCommand if command not in unfit]
    named = [*looks, *(f"command-{command.value}" for command in commands)]
    return [
        words.say("command-line", {"word": words.say(name).split()[0], "help": words.say(f"{name}.help", examples)})
        for name in named
    ]


def _examples(narration: Narration, seat: int) -> dict[str, str]:
    """The clause behind the open question, and something on the table to look at."""
    facts = narration.facts(seat)
    decision = narration.story.state.view(seat)["decision"]
    first = rulebook(narration.words).sections[0].clauses[0].id
    lists = [fact for fact in (*facts.table, *facts.seats[0]) if fact.is_list and not fact.is_empty]
    thing = LookUp(narration, seat).shortest((lists or list(facts.table))[0].label)
    return {"clause": (decision and decision["clause"]) or first, "thing": thing}
