"""Positions for tests that random games rarely come to: each has something rare one turn away."""

from typing import Any

from reverie.games.dream_quest.components import Edition


def rare_positions(edition: Edition, players: int, last_round: int) -> list[dict[str, Any]]:
    """All are of the last round, on the first board."""
    dreaming, lying = [True] * players, [True, *[False] * (players - 1)]
    table = {"character": list(edition.characters)[:players], "first": 0, "round_no": last_round}
    at_the_door = {**table, "space": ["CP3", *["DC4"] * (players - 1)], "providence": [12] * players}
    strong = {"lucidity": [6, *[0] * (players - 1)]}
    exhausted = {"slumber": [1] * players, "providence": [4] * players, "dream_deck": ["cave-of-visions"]}
    in_the_cycle = {**table, "asleep": dreaming, "space": ["DC7"] * players, "providence": [45] * players}
    return [
        {**at_the_door, "asleep": lying, "dream_deck": ["sentient-mist"]},
        {**at_the_door, **strong, "asleep": dreaming, "dream_deck": ["sentient-mist"]},
        {**at_the_door, **strong, "asleep": dreaming, "space": ["LW2", *["DC7"] * (players - 1)]},
        {**table, "asleep": dreaming, **exhausted},
        *({**in_the_cycle, "quest": quest} for quest in edition.quests),
        {**table, "asleep": lying, "dream_discard": list(edition.dream), "reality_discard": edition.reality_deck("")},
    ]
