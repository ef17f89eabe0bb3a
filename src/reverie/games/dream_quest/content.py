"""Reading ``content.json``, printed or overridden, into components; what the rules cannot mean is refused."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import asdict, dataclass, replace
from typing import Any, Final, get_args

from reverie.games.dream_quest.board_content import RawBoard, read_board
from reverie.games.dream_quest.components import (
    BOARDS,
    Character,
    CheckKind,
    Components,
    DreamCard,
    Edition,
    Menu,
    Mystery,
    Quest,
    RealityCard,
    RealityEffect,
    TrackLimits,
)
from reverie.games.dream_quest.moves import Choose
from reverie.kernel import (
    BadSetup,
    FreeContent,
    FreeText,
    ListLength,
    NumberAt,
    NumberRange,
    OneOfContent,
    YesOrNo,
    check_between,
    check_free,
    check_length,
    check_word,
    read_records,
)

QUESTS: Final = ("great-ritual", "borrowed-face", "last-toll")
"""Those that the option names; there may be more."""
FEWEST_DREAM_CARDS: Final = 2
"""Two cards may be in one hand (DQ-122)."""
MOST_CARDS: Final = 500
MOST_SHEETS: Final = 60
MOST_QUESTS: Final = 20
MOST_HOURS: Final = 48
MOST: Final = 99
"""What one card, cost or sheet can say in numbers (DQ-152)."""
FARTHEST: Final = 12
"""Movement of one card, and what a choice or an outcome adds to it (DQ-152)."""
LONGEST_LABEL: Final = 20


def _free_cards(cards: str) -> Iterator[FreeContent]:
    """What of Dream cards may be changed."""
    yield NumberRange(f"{cards}[].movement", 0, FARTHEST, "DQ-026")
    yield ListLength(f"{cards}[].choices", 1, 3, "DQ-061")
    choice = f"{cards}[].choices[]"
    for name in ("slumber", "providence"):
        yield NumberRange(f"{choice}.pay.{name}", 0, MOST, "DQ-063")
    yield NumberRange(f"{choice}.move_mod", -FARTHEST, FARTHEST, "DQ-152")
    yield OneOfContent(f"{choice}.check.kind", get_args(CheckKind), "DQ-152")
    yield NumberRange(f"{choice}.check.n", 0, MOST, "DQ-152")
    yield YesOrNo(f"{choice}.check.gate", "DQ-152")
    for line in ("success", "failure"):
        yield NumberRange(f"{choice}.{line}.movement", -FARTHEST, FARTHEST, "DQ-152")
        for name in ("providence", "slumber", "lucidity"):
            yield NumberRange(f"{choice}.{line}.{name}", -MOST, MOST, "DQ-152")
        yield NumberRange(f"{choice}.{line}.slumber_d6", 0, 1, "DQ-081")
        yield NumberRange(f"{choice}.{line}.slumber_zero", 0, 1, "DQ-142")


def _free_sheets(sheets: str) -> Iterator[FreeContent]:
    """What of characters may be changed."""
    yield NumberRange(f"{sheets}.memory", NumberAt("limits.memory[0]"), NumberAt("limits.memory[1]"), "DQ-114")
    yield NumberRange(f"{sheets}.slumber", 1, NumberAt("limits.slumber"), "DQ-114")
    yield NumberRange(f"{sheets}.lucidity", 0, NumberAt("limits.lucidity"), "DQ-114")
    yield NumberRange(f"{sheets}.providence", 0, MOST, "DQ-042")
    yield NumberRange(f"{sheets}.ability.draws", 1, 2, "DQ-122")
    yield OneOfContent(f"{sheets}.ability.other_card", ("discard", "bottom"), "DQ-122")
    for name in ("think_cost", "cancel_cost"):
        yield NumberRange(f"{sheets}.ability.{name}", 0, MOST, "DQ-115")
    for name in ("sleeps_soundly", "starts_asleep", "secret_anywhere", "keeps_slumber"):
        yield YesOrNo(f"{sheets}.ability.{name}", "DQ-114")


FREE_CONTENT: Final[tuple[FreeContent, ...]] = (
    NumberRange("menu.*", 1, MOST, "DQ-104"),
    NumberRange("limits.slumber", 1, MOST, "DQ-052"),
    NumberRange("limits.lucidity", 1, MOST, "DQ-052"),
    ListLength("limits.memory", 2, 2, "DQ-129"),
    NumberRange("limits.memory[]", 0, 9, "DQ-129"),
    NumberRange("limits.memory[1]", 1, 9, "DQ-129"),
    NumberRange("limits.memory[1]", NumberAt("limits.memory[0]"), 9, "DQ-129"),
    NumberRange("limits.hours", 1, MOST_HOURS, "DQ-152"),
    NumberRange("mystery.stuck_up_to", 0, 6, "DQ-028"),
    NumberRange("mystery.lucid_from", NumberAt("mystery.stuck_up_to", 1), 7, "DQ-028"),
    FreeText("reality_board[].label", LONGEST_LABEL, "DQ-152"),
    ListLength("characters", 1, MOST_SHEETS, "DQ-152"),
    *_free_sheets("characters[]"),
    ListLength("reality_cards", 1, MOST_CARDS, "DQ-152"),
    OneOfContent("reality_cards[].deck", ("standard", "long_night"), "DQ-005"),
    NumberRange("reality_cards[].effect.*", -MOST, MOST, "DQ-152"),
    ListLength("dream_cards", FEWEST_DREAM_CARDS, MOST_CARDS, "DQ-152"),
    *_free_cards("dream_cards"),
    ListLength("quests", len(QUESTS), MOST_QUESTS, "DQ-152"),
    NumberRange("quests[].providence_min", 1, MOST, "DQ-135"),
    NumberRange("quests[].contest.at_least", 0, MOST, "DQ-152"),
    NumberRange("quests[].contest.add", -MOST, MOST, "DQ-152"),
    ListLength("memory_table.*", 6, 6, "DQ-127"),
    NumberRange("memory_table.*[]", 0, MOST, "DQ-152"),
    YesOrNo("revised.natural_one", "DQ-142"),
    YesOrNo("revised.exact_movement", "DQ-142"),
    ListLength("revised.memory_table.*", 6, 6, "DQ-144"),
    NumberRange("revised.memory_table.*[]", 0, MOST, "DQ-152"),
    *_free_sheets("revised.characters.*"),
    NumberRange("revised.reality_effects.*.*", -MOST, MOST, "DQ-152"),
    ListLength("revised.dream_cards", 1, MOST_CARDS, "DQ-152"),
    *_free_cards("revised.dream_cards"),
    NumberRange("revised.quests.*", 1, MOST, "DQ-135"),
)
"""What may be changed number by number. Costs are real costs (DQ-104)."""


@dataclass(frozen=True)
class Hour:
    """A space of the Reality board, with its place on a square of 100 for whoever draws it."""

    id: str
    label: str
    next: str
    x: int
    y: int


@dataclass(frozen=True)
class _Revision:
    natural_one: bool
    exact_movement: bool
    memory_table: dict[str, tuple[int, ...]]
    characters: dict[str, dict[str, Any]]
    reality_effects: dict[str, RealityEffect]
    dream_cards: list[DreamCard]
    quests: dict[str, int]


@dataclass(frozen=True)
class _Raw:
    limits: TrackLimits
    menu: Menu
    mystery: Mystery
    reality_board: list[Hour]
    characters: list[Character]
    reality_cards: list[RealityCard]
    dream_cards: list[DreamCard]
    quests: list[Quest]
    memory_table: dict[str, tuple[int, ...]]
    boards: list[RawBoard]
    revised: _Revision


def read_components(raw: Mapping[str, Any]) -> Components:
    """The content as frozen records; ``BadSetup`` that names what is wrong with it."""
    content: _Raw = read_records(raw, _Raw, refusal=BadSetup)
    check_free(raw, FREE_CONTENT)
    _check_hours(content)
    first = Edition(
        _by_id(content.characters, "characters"),
        _by_id(content.reality_cards, "reality_cards"),
        _by_id(content.dream_cards, "dream_cards"),
        _by_id(content.quests, "quests"),
        _memory_table(content.memory_table, content.limits, "memory_table"),
        natural_one=False,
        exact_movement=False,
        all_reality=False,
        choosing=_choosing(content.dream_cards),
    )
    editions = {"first": first, "revised": _revised(first, content.revised, content.limits)}
    for edition in editions.values():
        _check_edition(edition)
    if sorted(board.id for board in content.boards) != sorted(BOARDS):
        raise BadSetup("dream-quest-boards", {"wanted": ", ".join(BOARDS)}, "DQ-011", "boards")
    boards = {board.id: read_board(board, f"boards[{place}]") for place, board in enumerate(content.boards)}
    return Components(content.limits, content.menu, content.mystery, editions, boards)


def _by_id(records: Iterable[Any], path: str) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for place, record in enumerate(records):
        if record.id in found or len(record.id.split()) != 1:
            raise BadSetup("dream-quest-bad-id", {"id": record.id}, path=f"{path}[{place}].id")
        check_word(f"{path}[{place}].id", record.id, "DQ-152")
        found[record.id] = record
    return found


def _choosing(cards: Iterable[DreamCard]) -> dict[str, Choose]:
    return {choice.id: Choose(choice.id) for card in cards for choice in card.choices}


def _memory_table(rows: Mapping[str, tuple[int, ...]], limits: TrackLimits, path: str) -> dict[int, tuple[int, ...]]:
    lowest, highest = limits.memory
    wanted = [str(memory) for memory in range(lowest, highest + 1)]
    if sorted(rows) != wanted or any(len(row) != 6 or min(row) < 0 for row in rows.values()):
        raise BadSetup("dream-quest-memory-table", {"rows": ", ".join(wanted)}, "DQ-127", path)
    return {int(memory): row for memory, row in rows.items()}


def _revised(first: Edition, revision: _Revision, limits: TrackLimits) -> Edition:
    """The first printing with what the revision prints anew; what it does not name stays (DQ-142, DQ-143)."""
    effects, needs, changes = revision.reality_effects, revision.quests, revision.characters
    _check_known(changes, first.characters, "revised.characters")
    _check_known(effects, first.reality, "revised.reality_effects")
    _check_known(needs, first.quests, "revised.quests")
    dream = {**first.dream, **_by_id(revision.dream_cards, "revised.dream_cards")}
    return Edition(
        {
            name: _revised_sheet(sheet, changes[name]) if name in changes else sheet
            for name, sheet in first.characters.items()
        },
        {
            name: replace(card, effect=effects[name]) if name in effects else card
            for name, card in first.reality.items()
        },
        dream,
        {
            name: replace(quest, providence_min=needs[name]) if name in needs else quest
            for name, quest in first.quests.items()
        },
        _memory_table(revision.memory_table, limits, "revised.memory_table"),
        natural_one=revision.natural_one,
        exact_movement=revision.exact_movement,
        all_reality=True,
        choosing=_choosing(dream.values()),
    )


def _revised_sheet(sheet: Character, changes: Mapping[str, Any]) -> Character:
    printed = asdict(sheet)
    given = changes.get("ability", {})
    ability = {**printed["ability"], **given} if isinstance(given, Mapping) else given
    place = f"revised.characters.{sheet.id}"
    revised: Character = read_records({**printed, **changes, "ability": ability}, Character, place, BadSetup)
    return revised


def _check_known(given: Iterable[str], known: Mapping[str, Any], path: str) -> None:
    for name in given:
        if name not in known:
            raise BadSetup("dream-quest-bad-id", {"id": name}, path=f"{path}.{name}")


def _check_hours(content: _Raw) -> None:
    """The hours form a ring (DQ-012)."""
    check_length("reality_board", content.reality_board, 1, MOST_HOURS, "DQ-152")
    limits = content.limits
    hours = [f"H{number}" for number in range(1, limits.hours + 1)]
    ring = [(hour, hours[number % len(hours)]) for number, hour in enumerate(hours, 1)]
    if [(hour.id, hour.next) for hour in content.reality_board] != ring:
        raise BadSetup("dream-quest-hours", {"hours": limits.hours}, "DQ-012", "reality_board")
    for place, hour in enumerate(content.reality_board):
        for name in ("x", "y"):
            check_between(f"reality_board[{place}].{name}", getattr(hour, name), 0, 100, "DQ-152")


def _check_edition(edition: Edition) -> None:
    """What is printed can be played."""
    if len(edition.characters) < 6:
        raise BadSetup("dream-quest-too-few", {"wanted": 6}, "DQ-007", "characters")
    for place, sheet in enumerate(edition.characters.values()):
        check_word(f"characters[{place}].ability.id", sheet.ability.id, "DQ-152")
    for card in edition.dream.values():
        _by_id(card.choices, f"dream_cards.{card.id}.choices")
    if not edition.reality_deck("standard"):
        raise BadSetup("dream-quest-too-few", {"wanted": 1}, "DQ-004", "reality_cards")
    for wanted in QUESTS:
        if wanted not in edition.quests:
            raise BadSetup("dream-quest-no-quest", {"quest": wanted}, "DQ-043", "quests")
