"""What a scenario may say of a position of Counting Zzzzs, and what it may read there; for the documents."""

from typing import Final

WORDS: Final = {
    "turn_seat": "whose turn it is, as a seat from 0",
    "turn_no": "which turn it is, from 1",
    "step": '`"first"`: the turn is about to begin; `"second"`: its second card is to be played',
    "score": "by seat: points of dreams that are over",
    "hand": "by seat: cards in hand; five each from what is left, when left out",
    "dream": "by seat: the dream, an element each as its id or `[id, covered theme Force, side Force]`",
    "placeholder": 'by seat: the theme Force that waits for an element; `""` for none',
    "draw": "the draw pile, the top first; what is given no place is shuffled into it, when left out",
    "discard": "discarded cards",
    "box": "Wake Ups that are not in the game",
    "pending": "a card that has been played and has not taken effect: only within a turn, so leave it out",
}
READINGS: Final = {
    "worth": "by seat: what the dream would score now",
    "asleep": "by seat: whether there is a dream",
}
