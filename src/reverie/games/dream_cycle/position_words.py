"""What a scenario may say of a position of Dream Cycle, and what it may read there; for the documents."""

from typing import Final

WORDS: Final = {
    "rows": "lays so many rows of white test tiles, in place of those of set-up",
    "squares": "with `rows`: squares of another kind, as `[x, y, kind]`",
    "laid": "or the tiles of the rows, as `[tile, quarter turns]`",
    "gone": "how many rows have left the game",
    "covers": "squares that lie over printed ones, as `[x, y, colour]`",
    "at": 'by seat: where the player stands, as `[x, y]`; `"none"` for south of the first row',
    "facing": 'by seat: `"N"`, `"E"`, `"S"` or `"W"`',
    "store": "by seat: chi",
    "tray": "by seat: tiles in the tray",
    "fields": 'by seat: tiles on the fields of the interpretation, as `{ white = ["north"] }`',
    "boosts": "by seat: chi that boosts a field, as `{ white = 2 }`",
    "hand": "by seat: Inspiration tiles",
    "silver": 'by seat: the colour that silver has for the player where they stand; `""` for none',
    "turns": "by seat: how many turns have begun",
    "offers": "by seat: offers of a trade made in this turn",
    "drafts": 'by seat: a draft as `[partner, [what to give], [what to want]]`; `"none"` for none',
    "active": "whose turn it is, as a seat from 0",
    "first": "who began, as a seat from 0",
    "round_no": "which round it is, from 1",
}
READINGS: Final = {
    "xy": 'by seat: where the player stands, as `[x, y]`; `"none"` for nowhere',
    "ways": "by seat: which way the player faces",
    "meanings": "by seat: the tiles on the fields that have any",
    "tray": "by seat: tiles in the tray",
    "hand": "by seat: Inspiration tiles",
    "supply": "chi that nobody owns",
    "rows_on_table": "the numbers of the rows that are laid and have not left",
    "covered": "squares that lie over printed ones, as `[x, y, colour]`",
}
