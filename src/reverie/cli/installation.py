"""What this installation lacks: the page, its Python, and what some commands need besides what playing needs."""

from collections.abc import Iterator
from importlib.util import find_spec
from typing import Final

from reverie import __version__
from reverie.cli.console import LineConsole
from reverie.kernel import way_of_running
from reverie.text import Words

EXTRAS: Final = {
    "agents": ("gymnasium", "numpy", "pettingzoo", "polars", "pyspiel"),
    "lab": ("altair", "polars", "vl_convert"),
    "ladder": ("openskill",),
    "learn": ("jax", "numpy", "optax"),
    "ray": ("altair", "polars", "ray", "vl_convert"),
    "solve": ("numpy", "scipy"),
}
"""By extra, as in pyproject.toml: what it brings, by the names that are imported."""


def missing_parts() -> Iterator[str]:
    """The names of what is missing: the page first, without which no browser shows a table."""
    from reverie.server import engine_files, web_page

    if not web_page.is_built():
        yield "page"
    if not engine_files.is_built():
        yield "engine"
    for extra, modules in EXTRAS.items():
        if any(find_spec(module) is None for module in modules):
            yield extra


def tell_missing(console: LineConsole, words: Words) -> bool:
    """Say what is missing, and how to get it; whether playing lacks something."""
    missing = list(missing_parts())
    if not missing:
        console.say(words.say("doctor-whole", {"version": __version__, "way": way_of_running()}))
    for part in missing:
        console.say(words.say(f"doctor-part-{part}"))
    return "page" in missing
