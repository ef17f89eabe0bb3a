"""Force cards (ledger 2.13): the theme of the next element, or the side of a context card."""

from collections.abc import Sequence

from reverie.games.counting_zzzzs.components import ForceSide, ForceTheme
from reverie.games.counting_zzzzs.moves import Aimed, FixSide
from reverie.games.counting_zzzzs.records import Laid, Pending
from reverie.games.counting_zzzzs.scoring import lies_sideways
from reverie.games.counting_zzzzs.state import ZzzzsState
from reverie.kernel import Event, Log


def lawful_themes(state: ZzzzsState, card: str) -> Sequence[Aimed]:
    """Any dream without an open placeholder, one's own included (CZ-181, CZ-183)."""
    aimed = state.deck.aimed[card]
    return [aimed[other] for other in state.asleep if not state.placeholder[other]]


def lawful_sides(state: ZzzzsState, card: str, effect: ForceSide) -> Sequence[FixSide]:
    """Any sideways context card with the theme, in any dream (CZ-188, CZ-189)."""
    return [
        FixSide(card, other, laid.element)
        for other in state.asleep
        for laid in state.dream[other]
        if can_fix(state, effect, laid)
    ]


def can_fix(state: ZzzzsState, effect: ForceSide, laid: Laid) -> bool:
    """A card that has been fixed is no context card any more (CZ-023)."""
    return lies_sideways(state.deck, laid) and effect.theme in state.deck.elements[laid.element].themes


def lay_placeholder(state: ZzzzsState, pending: Pending, effect: ForceTheme, log: Log) -> None:
    """It lies at the end of the dream until an element covers it (CZ-131, CZ-181)."""
    state.placeholder[pending.target] = pending.card
    if log is not None:
        log.append(Event("theme_forced", {"seat": pending.target, "card": pending.card, "theme": effect.theme}))


def fix_side(state: ZzzzsState, pending: Pending, effect: ForceSide, log: Log) -> None:
    """It lies under the context card until the dream ends (CZ-022, CZ-024, CZ-190)."""
    dream = state.dream[pending.target]
    place = [laid.element for laid in dream].index(pending.element)
    dream[place] = dream[place]._replace(fixed_by=pending.card)
    if log is not None:
        facts = {"seat": pending.target, "card": pending.card, "element": pending.element, "side": effect.side}
        points = state.deck.elements[pending.element].value[effect.side]
        log.append(Event("side_fixed", {**facts, "points": points}))
