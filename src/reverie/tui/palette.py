"""Night colours, and the sign of every seat: a letter, a shape and a colour, so that nobody depends on one of them."""

from typing import Final

from textual.theme import Theme

from reverie.table.narration import letter

MOON: Final = "#ffd98a"
"""What is yours to do."""
COOL: Final = "#8fb7ff"
"""Information."""
QUIET: Final = "#a3a8d4"
"""Labels, and what is past."""
BRIGHT: Final = "#f6efe2"
DANGER: Final = "#ff9a8f"

NIGHT: Final = Theme(
    name="night",
    primary=MOON,
    secondary=COOL,
    accent=MOON,
    foreground="#e6e3f2",
    background="#12142b",
    surface="#1c2044",
    panel="#262b57",
    error=DANGER,
    warning=MOON,
    success="#9be29b",
    dark=True,
)

_SHAPES: Final = "●■▲◆★▼◉▣"
_COLOURS: Final = ("#ff9ec4", "#ffb077", "#8fb7ff", "#9be29b", "#d3b3ff", "#7fe0e0", "#f2e27a", "#ff9a8f")


def sign(seat: int) -> str:
    """``● A``."""
    return f"{_SHAPES[seat % len(_SHAPES)]} {letter(seat)}"


def colour(seat: int) -> str:
    return _COLOURS[seat % len(_COLOURS)]
