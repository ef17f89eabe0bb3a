"""Whole plans for a Buying Phase, each as the line of small moves that carries it out."""

from collections.abc import Sequence
from typing import Final

from reverie.games.dream_cycle.arrangement import Arrangement
from reverie.games.dream_cycle.move_tables import BONUS, EXCHANGE, SELL, TAKE
from reverie.games.dream_cycle.outlook import RiderOutlook, outlook_on_table
from reverie.games.dream_cycle.planning import RidePlan, Width, plan_of, plans_of
from reverie.games.dream_cycle.state import DreamState
from reverie.kernel import Move

WIDE: Final = Width(nodes=1500, pairs=True)
PLANS: Final = 8
"""So many plans deserve a look."""
TIMES_PLANS: Final = 2
SALES: Final = 2
"""So many tiles may be thought of for sale."""
SPARE_FIRST: Final = ("north", "forward", "east", "west", "lucidity", "left", "right")
"""Which spare tiles are laid on idle colours, before a ride into the unknown."""


def plan_lines(state: DreamState, seat: int) -> list[Sequence[Move]]:
    """The greedy bot's own plan first."""
    outlook = outlook_on_table(state, seat)
    plans = [plan_of(outlook), *plans_of(outlook, WIDE, PLANS)]
    for kind in ("times2", "times3"):
        if kind in outlook.hand:
            width = WIDE._replace(pairs=False, times=int(kind[-1]))
            plans += plans_of(outlook, width, TIMES_PLANS)
    lines: list[Sequence[Move]] = []
    for number, plan in enumerate(plans):
        lines.append(Arrangement(outlook).line(plan))
        if not plan.is_sure and number < 4:
            lines.append(Arrangement(outlook).line(_filled(outlook, plan)))
    lines += _sales(outlook, plans[0])
    if "chi_bonus" in outlook.hand and outlook.supply:
        lines.append((BONUS,))
    return _distinct(lines)


def _filled(outlook: RiderOutlook, plan: RidePlan) -> RidePlan:
    """With spare tiles on idle colours: on a row that nobody knows yet the ride may go on by them."""
    owned = [*outlook.tray, *(kind for kinds in outlook.start.meanings.tiles for kind in kinds)]
    for _, kinds, _ in plan.fields:
        for kind in kinds:
            if kind in owned:
                owned.remove(kind)
    spare = [kind for kind in SPARE_FIRST if kind in owned]
    used = {field for field, _, _ in plan.fields}
    idle = [field for field in range(len(outlook.components.fields)) if field not in used]
    fields = list(plan.fields)
    for field in idle:
        fields.append((field, (spare.pop(0),) if spare else (), 0))
    return plan._replace(fields=tuple(fields))


def _sales(outlook: RiderOutlook, plan: RidePlan) -> list[Sequence[Move]]:
    """Sell a tile, or turn in an Exchange for it, and go on from there; first those that the plan has no use for."""
    needed = [kind for _, kinds, _ in plan.fields for kind in kinds]
    found: dict[str, list[Move]] = {kind: [TAKE[name][kind], SELL[kind]] for name, kind in _idle(outlook, plan)}
    found.update({kind: [SELL[kind]] for kind in outlook.tray})
    order = list(outlook.components.directional)  # and not by where they lie: that changes while a plan is carried out
    kinds = sorted(found, key=lambda kind: (kind in needed, order.index(kind)))[:SALES]
    lines: list[Sequence[Move]] = [found[kind] for kind in kinds]
    if "exchange" in outlook.hand:
        lines += [[*found[kind][:-1], EXCHANGE[kind]] for kind in kinds]
    return lines


def _idle(outlook: RiderOutlook, plan: RidePlan) -> list[tuple[str, str]]:
    """The tiles on fields that the plan does not need and that are not boosted, each with its field."""
    meanings, used = outlook.start.meanings, [field for field, _, _ in plan.fields]
    return [
        (name, kind)
        for number, name in enumerate(outlook.components.fields)
        if number not in used and not meanings.boosts[number]
        for kind in meanings.tiles[number]
    ]


def _distinct(lines: Sequence[Sequence[Move]]) -> list[Sequence[Move]]:
    return [list(line) for line in dict.fromkeys([tuple(line) for line in lines])]
