"""What a scenario may say of a position of Psycle, and what it may read there; for the documents."""

from typing import Final

WORDS: Final = {
    "gems": "by seat: gems owned",
    "score": "by seat: points of this Psycle",
    "scores": "another word for `score`",
    "tiles": "by seat: victory tiles",
    "round_no": "which round of the Psycle is being played, from 1",
    "psycle_no": "which Psycle it is, from 1; as many as there are victory tiles and one more, when left out",
    "target": "the round's target number",
    "bonus": "the round's bonus",
    "shown": "target and bonus of every round so far, this one included",
    "target_pile": "targets still to come, the next one first",
    "bonus_pile": "bonuses still to come, the next one first",
    "revealed": "the cards of the finished rounds: for each of them, one card a seat",
    "committed": 'by seat: the card that lies face down this round; `"none"` for no card yet',
}
READINGS: Final = {
    "scores": "the same as `score`",
    "final": "by seat: points less gems, as if the Psycle ended now",
    "committed": 'by seat: the card that lies face down; `"none"` for no card',
    "supply": "gems that nobody owns",
    "tile_supply": "victory tiles that nobody owns",
}
