"""The dream types, one module each: what it does when it is performed, and what it asks its performer."""

from reverie.games.project_dreamscape.dreams import (
    collective_dream,
    empowered_dreaming,
    floating_free,
    interrupted_sleep,
    invasive_dreaming,
    lucid_dreaming,
    night_terror,
    paradigm_shift,
    perfect_respite,
    recurring_dream,
    shifting_dreams,
)

__all__ = [
    "collective_dream",
    "empowered_dreaming",
    "floating_free",
    "interrupted_sleep",
    "invasive_dreaming",
    "lucid_dreaming",
    "night_terror",
    "paradigm_shift",
    "perfect_respite",
    "recurring_dream",
    "shifting_dreams",
]
