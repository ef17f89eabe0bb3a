"""What a scenario may say of a position of Dream-Quest, and what it may read there; for the documents."""

from typing import Final

WORDS: Final = {
    "quest": "the quest by its id",
    "first": "who begins the round, as a seat from 0",
    "turn": "whose turn it is, as a seat from 0; the first one's, when left out",
    "round_no": "which round it is, from 1",
    "character": "by seat: the character by its id",
    "hour": "by seat: the hour on the clock of reality",
    "space": "by seat: the space of the dream board",
    "asleep": "by seat: whether the dreamer sleeps",
    "real_active": "by seat, with `dream_active` in place of `asleep`: whether the avatar in reality is up",
    "dream_active": "by seat, with `real_active`: whether the avatar in the dream is up; both or neither means awake",
    "slumber": "by seat: Slumber",
    "lucidity": "by seat: Lucidity",
    "providence": "by seat: Providence",
    "memory_tokens": "by seat: memory tokens",
    "dream_deck": "the cards on top of the dream deck, the top first; the rest lies below them, shuffled",
    "dream_discard": "discarded dream cards",
    "reality_deck": "the cards on top of the reality deck, the top first; the rest lies below them, shuffled",
    "reality_discard": "discarded reality cards",
}
READINGS: Final = {
    "memory": 'by seat: Memory with its tokens; `"none"` without a character',
    "to_start": "by seat: how many steps back to the start",
    "to_cycle": "by seat: how many steps to the Dream Cycle",
    "need": "how much Providence the quest asks for",
}
