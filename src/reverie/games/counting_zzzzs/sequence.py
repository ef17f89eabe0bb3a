"""Sequence of a dream (ledger 2.5): which element may enter it, and how it then lies there."""

from reverie.games.counting_zzzzs.state import ZzzzsState


def fitting(state: ZzzzsState, owner: int) -> frozenset[str]:
    """Every element of the game that may enter this dream next (CZ-060 to CZ-064)."""
    deck, dream = state.deck, state.dream[owner]
    if not dream:
        return deck.any_element
    last, _, _ = dream[-1]
    force = state.placeholder[owner]
    return deck.forced[last, deck.theme_forces[force].theme] if force else deck.followers[last]


def forced_theme(state: ZzzzsState, owner: int) -> str:
    """The theme that an open placeholder asks for, or ``""`` (CZ-064)."""
    force = state.placeholder[owner]
    return state.deck.theme_forces[force].theme if force else ""


def fits(state: ZzzzsState, card: str, owner: int) -> bool:
    """Whether an element may enter this seat's dream now."""
    return card in fitting(state, owner)


def fitting_of(state: ZzzzsState, cards: list[str], owner: int) -> list[str]:
    """Those of some cards that may enter this dream next, the lowest number first."""
    allowed = fitting(state, owner)
    return state.deck.sorted([card for card in cards if card in allowed])


def common_themes(state: ZzzzsState, owner: int, place: int) -> list[str]:
    """The themes by which the element at ``place`` follows the one before it (CZ-061, CZ-064)."""
    elements, dream = state.deck.elements, state.dream[owner]
    covers = dream[place].covers
    if covers:
        return [state.deck.theme_forces[covers].theme]
    before = elements[dream[place - 1].element].themes
    return [theme for theme in elements[dream[place].element].themes if theme in before]
