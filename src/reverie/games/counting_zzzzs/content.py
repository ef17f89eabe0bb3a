"""Reading ``content.json``, printed or overridden, into a deck; what the rules cannot mean is refused."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, Literal, get_args

import msgspec

from reverie.games.counting_zzzzs.components import (
    KINDS,
    MOST_PLAYERS,
    THEMES,
    Action,
    Deck,
    Effect,
    Element,
    Extra,
    ForceSide,
    ForceTheme,
    Group,
    Interplay,
    Kind,
    Light,
    Side,
    StopCard,
    Theme,
    ValueType,
    Wake,
)
from reverie.games.counting_zzzzs.moves import Aimed, Discard, First, Give, LightSleeper, PlaceForce, WakeUp
from reverie.kernel import (
    BadSetup,
    FreeContent,
    FreeText,
    ListLength,
    NumberRange,
    OneOfContent,
    OneOfIds,
    YesOrNo,
    check_fixed,
    check_free,
    check_length,
    check_text,
    check_word,
    shaped,
)

ELEMENTS_OF_A_KIND: Final = 28
ACTIONS_OF_A_GROUP: Final[Mapping[Group, int]] = {"block": 5, "wake": 10, "bender": 3, "force": 10}
HIGHEST_TARGET: Final = 999
MOST_POINTS: Final = 99
"""Of one card or one pair, to either side: two digits, as there is room for on a card."""
MOST_PAIRS: Final = len(KINDS) * ELEMENTS_OF_A_KIND - 1
"""Of one card: one with every other."""
LONGEST_EMOJI: Final = 20
LONGEST_SOURCE: Final = 60
FREE_CONTENT: Final[tuple[FreeContent, ...]] = (
    NumberRange("setup.target", 1, HIGHEST_TARGET, "CZ-120"),
    OneOfContent("elements[].value.type", get_args(ValueType), "CZ-006"),
    NumberRange("elements[].value.points", -MOST_POINTS, MOST_POINTS, "CZ-191"),
    NumberRange("elements[].value.plus", -MOST_POINTS, MOST_POINTS, "CZ-191"),
    NumberRange("elements[].value.minus", -MOST_POINTS, MOST_POINTS, "CZ-191"),
    ListLength("elements[].themes", 1, len(THEMES), "CZ-007"),
    OneOfContent("elements[].themes[]", THEMES, "CZ-007"),
    ListLength("elements[].interplay", 0, MOST_PAIRS, "CZ-113"),
    OneOfIds("elements[].interplay[].with", "elements", "CZ-109"),
    NumberRange("elements[].interplay[].points", -MOST_POINTS, MOST_POINTS, "CZ-191"),
    OneOfContent("elements[].interplay[].own_side", (None, *get_args(Side)), "CZ-114"),
    OneOfContent("elements[].interplay[].with_side", (None, *get_args(Side)), "CZ-114"),
    FreeText("elements[].emoji", LONGEST_EMOJI, "CZ-191"),
    FreeText("elements[].sides.*.emoji", LONGEST_EMOJI, "CZ-191"),
    FreeText("actions[].emoji", LONGEST_EMOJI, "CZ-191"),
    ListLength("actions[].effect.stops_cards", 0, sum(ACTIONS_OF_A_GROUP.values()), "CZ-145"),
    OneOfIds("actions[].effect.stops_cards[]", "actions", "CZ-145"),
    OneOfContent("actions[].effect.target", ("one", "all"), "CZ-191"),
    YesOrNo("actions[].effect.discard_hand", "CZ-191"),
    OneOfContent("actions[].effect.needs_last_theme", (None, *THEMES), "CZ-191"),
    OneOfContent("actions[].effect.source", ("hand", "discard", "draw"), "CZ-191"),
    OneOfContent("actions[].effect.theme", THEMES, "CZ-191"),
    OneOfContent("actions[].effect.side", get_args(Side), "CZ-191"),
)
"""What of a card may be changed, and the points that win."""


# What action cards do, told apart by ``op`` (ledger 8.2).


class _RawStopCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="op", tag="block"):
    stops_group: Group | None
    stops_cards: list[str]


class _RawLight(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="op", tag="light"):
    pass


class _RawWake(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="op", tag="wake"):
    target: Literal["one", "all"]
    discard_hand: bool
    needs_last_theme: Theme | None


class _RawExtra(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="op", tag="extra_element"):
    source: Literal["hand", "discard", "draw"]


class _RawForceTheme(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="op", tag="force_theme"):
    theme: Theme


class _RawForceSide(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="op", tag="force_side"):
    theme: Theme
    side: Side


_RawEffect = _RawStopCard | _RawLight | _RawWake | _RawExtra | _RawForceTheme | _RawForceSide
_EFFECTS: Final[Mapping[type[Any], type[Any]]] = {
    _RawStopCard: StopCard,
    _RawLight: Light,
    _RawWake: Wake,
    _RawExtra: Extra,
    _RawForceTheme: ForceTheme,
    _RawForceSide: ForceSide,
}
_GROUP_OF: Final[Mapping[type[Any], Group]] = {
    _RawStopCard: "block",
    _RawLight: "block",
    _RawWake: "wake",
    _RawExtra: "bender",
    _RawForceTheme: "force",
    _RawForceSide: "force",
}


class _RawInterplay(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    partner: str = msgspec.field(name="with")
    points: int
    own_side: Side | None
    with_side: Side | None


class _RawAction(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    no: int
    group: Group
    emoji: str
    effect: _RawEffect


class _Value(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    type: ValueType
    points: int = 0
    plus: int = 0
    minus: int = 0


class _SidePicture(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    emoji: str


class _RawElement(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    no: int
    kind: Kind
    themes: list[Theme]
    value: _Value
    emoji: str
    interplay: list[_RawInterplay]
    source: str
    sides: dict[Side, _SidePicture] = {}


class _RawSetup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    hand: int
    dream_max: int
    dream_min_counted: int
    target: int
    wake_ups_removed: dict[str, int]


class _RawContent(msgspec.Struct, frozen=True):
    setup: _RawSetup
    elements: list[_RawElement]
    actions: list[_RawAction]


def read_deck(raw: Mapping[str, Any], printed: Mapping[str, Any]) -> Deck:
    """Check the content against the ledger and turn it into tables."""
    content: _RawContent = shaped(raw, _RawContent, refusal=BadSetup)
    _check_fixed(raw, printed)
    _check_cards(content)
    for index, element in enumerate(content.elements):
        _check_element(element, f"elements[{index}]")
    for index, action in enumerate(content.actions):
        _check_action(content, action, f"actions[{index}]")
    _check_interplay(content.elements)
    check_free(raw, FREE_CONTENT)
    return _deck(content)


def _deck(content: _RawContent) -> Deck:
    elements = {element.id: _read_element(element) for element in content.elements}
    with_theme = {theme: frozenset(one.id for one in elements.values() if theme in one.themes) for theme in THEMES}
    of_kind = {kind: frozenset(one.id for one in elements.values() if one.kind == kind) for kind in KINDS}
    of_other_kind = {(theme, kind): with_theme[theme] - of_kind[kind] for theme in THEMES for kind in KINDS}
    actions = {action.id: _read_action(action) for action in content.actions}
    effects = {card: action.effect for card, action in actions.items()}
    number = {element.id: element.no for element in content.elements}
    number |= {action.id: action.no for action in content.actions}
    setup = content.setup
    return Deck(
        elements=elements,
        actions=actions,
        number=number,
        wakes={card: effect for card, effect in effects.items() if isinstance(effect, Wake)},
        theme_forces={card: effect for card, effect in effects.items() if isinstance(effect, ForceTheme)},
        side_forces={card: effect for card, effect in effects.items() if isinstance(effect, ForceSide)},
        wake_ups=tuple(action.id for action in content.actions if action.group == "wake"),
        light_sleepers=tuple(card for card, effect in effects.items() if isinstance(effect, Light)),
        hand=setup.hand,
        longest=setup.dream_max,
        counted_from=setup.dream_min_counted,
        target=setup.target,
        removed={int(players): count for players, count in setup.wake_ups_removed.items()},
        any_element=frozenset(elements),
        followers={
            one.id: frozenset().union(*(with_theme[theme] for theme in one.themes)) - of_kind[one.kind]
            for one in elements.values()
        },
        forced={(one.id, theme): of_other_kind[theme, one.kind] for one in elements.values() for theme in THEMES},
        stoppers={action.id: _stoppers(actions.values(), action) for action in actions.values()},
        firsts={card: First(card) for card in elements},
        gifts={card: tuple(Give(card, seat) for seat in range(MOST_PLAYERS)) for card in elements},
        discards={card: Discard(card) for card in number},
        aimed={card: _aimed(card, effect) for card, effect in effects.items()},
    )


def _read_element(element: _RawElement) -> Element:
    value = element.value
    by_side = {"": value.points, "plus": value.plus, "minus": value.minus}
    interplay = tuple(
        Interplay(entry.partner, entry.points, entry.own_side, entry.with_side) for entry in element.interplay
    )
    return Element(element.id, element.no, element.kind, tuple(element.themes), value.type, by_side, interplay)


def _read_action(action: _RawAction) -> Action:
    effect = _EFFECTS[type(action.effect)](**msgspec.structs.asdict(action.effect))
    return Action(action.id, action.no, action.group, effect, _place(effect))


def _place(effect: Effect) -> int:
    """A Siren comes after the other Wake Ups (CZ-163), and the Benders in the order of where they look."""
    if isinstance(effect, Wake) and effect.target == "all":
        return _PLACES.index("all")
    return _PLACES.index(effect.source if isinstance(effect, Extra) else type(effect))


_PLACES: Final = (Wake, "all", ForceTheme, ForceSide, "hand", "discard", "draw", Light, StopCard)


def _aimed(card: str, effect: Effect) -> tuple[Aimed, ...]:
    seats = range(MOST_PLAYERS)
    match effect:
        case Wake(target="one"):
            return tuple(WakeUp(card, seat) for seat in seats)
        case ForceTheme():
            return tuple(PlaceForce(card, seat) for seat in seats)
        case Light():
            return tuple(LightSleeper(card, seat) for seat in seats)
    return ()


def _stoppers(actions: Iterable[Action], stopped: Action) -> tuple[str, ...]:
    return tuple(
        block.id
        for block in actions
        if isinstance(block.effect, StopCard)
        and (block.effect.stops_group == stopped.group or stopped.id in block.effect.stops_cards)
    )


# What cannot be.


def _check_fixed(raw: Mapping[str, Any], printed: Mapping[str, Any]) -> None:
    """Cards may be changed one by one, and the points that win; the rest of the content is the game itself."""
    check_fixed(raw, printed, ("elements", "actions", "setup"))
    check_fixed(raw["setup"], printed["setup"], ("target",), path="setup.")


def _check_cards(content: _RawContent) -> None:
    """Every card once, numbered in order, as many of each kind and group as the game has (CZ-005, CZ-011, CZ-012)."""
    cards: list[_RawElement | _RawAction] = [*content.elements, *content.actions]
    for number, card in enumerate(cards):
        of_actions = number - len(content.elements)
        place = f"elements[{number}]" if of_actions < 0 else f"actions[{of_actions}]"
        check_word(f"{place}.id", card.id, "CZ-191")
    doubled = [card for card, count in Counter(card.id for card in cards).items() if count > 1]
    if doubled:
        raise BadSetup("zzzzs-card-twice", {"card": doubled[0]}, "CZ-012", "elements")
    if [card.no for card in cards] != list(range(1, len(cards) + 1)):
        raise BadSetup("zzzzs-card-numbers", {}, "CZ-002", "elements")
    kinds = Counter(element.kind for element in content.elements)
    for kind in KINDS:
        _check_count(kind, kinds[kind], ELEMENTS_OF_A_KIND, "CZ-005", "elements")
    groups = Counter(action.group for action in content.actions)
    for group, wanted in ACTIONS_OF_A_GROUP.items():
        _check_count(group, groups[group], wanted, "CZ-011", "actions")


def _check_count(name: str, count: int, wanted: int, clause: str, path: str) -> None:
    if count != wanted:
        raise BadSetup("zzzzs-card-count", {"sort": name, "count": count, "wanted": wanted}, clause, path)


def _check_element(element: _RawElement, path: str) -> None:
    if not element.themes or len(set(element.themes)) < len(element.themes):
        raise BadSetup("zzzzs-themes", {"card": element.id}, "CZ-007", f"{path}.themes")
    value = element.value
    numbers = {
        "plus": value.points > 0 and not (value.plus or value.minus),
        "minus": value.points < 0 and not (value.plus or value.minus),
        "neutral": not (value.points or value.plus or value.minus),
        "context": value.plus > 0 > value.minus and not value.points,
    }
    if not numbers[value.type]:
        raise BadSetup("zzzzs-value", {"card": element.id, "type": value.type}, "CZ-006", f"{path}.value")
    if set(element.sides) != ({"plus", "minus"} if value.type == "context" else set()):
        raise BadSetup("zzzzs-sides", {"card": element.id}, "CZ-006", f"{path}.sides")
    check_text(f"{path}.source", element.source, LONGEST_SOURCE, "CZ-191")


def _check_action(content: _RawContent, action: _RawAction, path: str) -> None:
    effect = action.effect
    if _GROUP_OF[type(effect)] != action.group:
        raise BadSetup("zzzzs-effect", {"card": action.id, "group": action.group}, "CZ-011", f"{path}.effect")
    if isinstance(effect, _RawStopCard):
        known = {other.id for other in content.actions}
        check_length(f"{path}.effect.stops_cards", effect.stops_cards, 0, len(known), "CZ-191")
        for card in effect.stops_cards:
            if card not in known:
                raise BadSetup("zzzzs-unknown-card", {"card": card}, "CZ-145", f"{path}.effect.stops_cards")


def _check_interplay(elements: Sequence[_RawElement]) -> None:
    """A pair is printed on one of its two cards only, and asks for sides only where there are any (CZ-113, CZ-114)."""
    by_id = {element.id: element for element in elements}
    printed: set[frozenset[str]] = set()
    for index, element in enumerate(elements):
        for place, entry in enumerate(element.interplay):
            path = f"elements[{index}].interplay[{place}]"
            facts = {"card": element.id, "other": entry.partner}
            partner = by_id.get(entry.partner)
            if partner is None:
                raise BadSetup("zzzzs-unknown-card", {"card": entry.partner}, "CZ-109", path)
            pair = frozenset((element.id, partner.id))
            if len(pair) == 1 or pair in printed:
                raise BadSetup("zzzzs-pair-twice", facts, "CZ-113", path)
            printed.add(pair)
            for side, owner in ((entry.own_side, element), (entry.with_side, partner)):
                if side is not None and owner.value.type != "context":
                    raise BadSetup("zzzzs-pair-side", {"card": owner.id}, "CZ-114", path)
