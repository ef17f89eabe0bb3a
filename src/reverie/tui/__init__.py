"""The terminal table: a game in windows, driven by nothing but views, moves, events and words."""

from reverie.tui.lessons import LessonsApp
from reverie.tui.replay import ReplayApp
from reverie.tui.table import TableApp

__all__ = ["LessonsApp", "ReplayApp", "TableApp"]
