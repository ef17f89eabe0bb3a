"""A character sheet in facts: for whoever picks one, and for whoever looks at the sheets on the table."""

from typing import Any

from reverie.games.dream_quest.components import Character


def sheet_facts(sheet: Character, edition: str) -> dict[str, Any]:
    """Who it is in this printing, the printed values, and what its gift costs and does (DQ-114, DQ-143)."""
    gift = sheet.ability
    return {
        "character": sheet.id,
        "edition": edition,
        "ability": gift.id,
        "memory": sheet.memory,
        "slumber": sheet.slumber,
        "lucidity": sheet.lucidity,
        "providence": sheet.providence,
        "think_cost": gift.think_cost,
        "cancel_cost": gift.cancel_cost,
        "secret_anywhere": gift.secret_anywhere,
        "draws": gift.draws,
        "other_card": gift.other_card,
    }
