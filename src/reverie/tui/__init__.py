"""The terminal table: a game in windows, driven by nothing but views, moves, events and words."""

from reverie.tui.replay import ReplayApp
from reverie.tui.table import TableApp

__all__ = ["ReplayApp", "TableApp"]
