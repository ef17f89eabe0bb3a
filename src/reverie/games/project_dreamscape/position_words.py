"""What a scenario may say of a position of Project Dreamscape, and what it may read there; for the documents."""

from typing import Final

_WITHIN = "only within a turn; a position stands at the beginning of one, so leave it out"
WORDS: Final = {
    "turn": "which turn it is, from 1",
    "active": "whose turn it is, as a seat from 0",
    "dreamscape": "the row from position 1 to 5: cards by id, `~` before a Z card, `-` for an empty position",
    "row": "the row's cards by id; `dreamscape` says the same more shortly",
    "asleep": "which positions of the row hold a Z card",
    "cost": "what each position of the row costs",
    "deck": "the cards on top of the deck, the top first; the rest lies below them",
    "deck_size": "how many cards the deck has; what is left over is discarded",
    "z": "by seat: how many Z cards it has, their faces unknown",
    "deep": "by seat: the Deep Sleep stack, the bottom first",
    "known": "cards whose face has been up anywhere since set-up",
    "rem": "by seat: the REM stack, the bottom first",
    "reserve": "by seat: reserved cards",
    "discard": "discarded cards",
    "token": "the Sleep Token in use: " + _WITHIN,
    "temp": "the blue Sleep Token's point: " + _WITHIN,
    "spent": "points spent: " + _WITHIN,
    "bought": "cards bought: " + _WITHIN,
    "fresh": "by seat, reserved cards that are not for sale yet: " + _WITHIN,
    "held": "cards in the air: " + _WITHIN,
    "cascade": "dreams being carried out: " + _WITHIN,
}
READINGS: Final = {
    "dreamscape": "the row as a position gives it",
    "z": "by seat: how many Z cards it has",
    "points": "what the active seat can still spend",
    "deck_size": "how many cards the deck has",
    "score": "by seat: the score, as if the game ended now",
    "chains": "by seat: the chains of its REM stack, each a list of cards",
    "ranks": "by seat: the place, 1 for the best",
    "band": "alone: which line of the table of results the score reaches",
}
