"""What the terminal says of some tables and what the server's chance draws: the page must come to the same."""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from msgspec import to_builtins

from reverie.games.dream_quest import GAME as DREAM_QUEST
from reverie.games.psycle import GAME as PSYCLE
from reverie.kernel import Event, FastChance, Game, Refused, SealedChance, State, commitment, sealed_key
from reverie.server.http_endpoints import game_info
from reverie.table.game_in_progress import Moment
from reverie.table.narration import Narration
from reverie.text import LANGUAGES, Words, rulebook, words_for

_NAMES = ["Ada", "Ben", "Eve"]
_TABLES: Sequence[tuple[Game, dict[str, Any]]] = (
    (PSYCLE, {"psycle_cap": 2}),
    (DREAM_QUEST, {"characters": "choose", "opening": "last_night", "max_rounds": 9}),
)


@dataclass
class _Story:
    """A game that was played a little way."""

    game: Game
    state: State
    history: Sequence[Moment]
    names: list[str]
    people: list[int]


def write_told(file: Path) -> None:
    tables = [told for table in _TABLES for moves in (0, 4, 30, 1000) for told in _told(*table, moves)]
    sentences = [_spoken(language) for language in LANGUAGES]
    file.write_text(json.dumps({"tables": tables, "sentences": sentences, "draws": _draws()}), encoding="utf-8")


def _played(game: Game, options: dict[str, Any], moves: int) -> _Story:
    chance = FastChance(moves)
    state, events = game.start(game.setup(3, options, {}), chance.copy(), [])
    history: list[Event] = list(events)
    for _ in range(moves):
        if state.is_over:
            break
        seat = state.asked[-1]
        history += state.play(seat, chance.pick("move", state.moves(seat)))
    return _Story(game, state, [Moment(0, event) for event in history], _NAMES, [0])


def _told(game: Game, options: dict[str, Any], moves: int) -> list[dict[str, Any]]:
    story = _played(game, options, moves)
    return [_seen(story, language, seat) for language in LANGUAGES for seat in (0, 1, None)]


def _seen(story: _Story, language: str, seat: int | None) -> dict[str, Any]:
    telling = Narration(story, words_for(language, story.game))
    facts = telling.facts(seat)
    seen = [moment.event.seen_by(seat) for moment in story.history]
    return {
        "language": language,
        "game": to_builtins(game_info(story.game)),
        "names": _NAMES,
        "seat": seat,
        "view": story.state.view(seat),
        "status": telling.status(seat),
        "events": [event for event in seen if event is not None],
        "lines": telling.news(seat),
        "moves": [] if seat is None else [[one.text, one.label, one.help] for one in telling.choices(seat)],
        "facts": [[fact.name, fact.label, fact.text] for group in (facts.table, *facts.seats) for fact in group],
        "clauses": sum(len(section.clauses) for section in rulebook(story.game, language).sections),
    }


_TRIED = """
event-tried = { $seat } { $you } { $other_seat } | { $cards } { $count_cards } | { $none } { $count_none } | { $way } |
    { $points ->
        [-1] minus one
       *[other] { $points }
    } ({ $sum }) { $typed } | { $seats } { $count_seats } { $you_seats } | { $nothing } { $is_true }
refused-tried = { $seat } { $you } { $waiting } { $typed } { $seconds } -3 PS-034 --host 2026-11-16 { $left }
list-item = “{ $name }”
name-cape = You, but with a Cape
name-beach = Beach
"""
"""Sentences with everything that a fact can be."""

_EVENT: dict[str, Any] = {
    "kind": "tried",
    "seat": 1,
    "other_seat": 7,
    "cards": ["cape", "beach", "?", -2],
    "none": [],
    "way": [[3, -1], [4, 0]],
    "points": -1,
    "sum": -12.5,
    "typed": "-1 play -2",
    "seats": [0, 1],
    "nothing": None,
    "is_true": True,
}

_FACTS: dict[str, Any] = {"seat": 0, "waiting": [1, 2], "typed": "-1", "seconds": 0.37, "left": -4}


def _spoken(language: str) -> dict[str, Any]:
    words = Words(language)
    words.add(_TRIED)
    return {
        "language": language,
        "source": _TRIED,
        "names": _NAMES,
        "event": _EVENT,
        "lines": words.event(_EVENT, _NAMES, 1),
        "refused": {"code": "tried", "facts": _FACTS, "path": "", "clause": ""},
        "refusals": [words.refusal(Refused("tried", _FACTS), names, 0) for names in (_NAMES, ())],
    }


def _draws() -> dict[str, Any]:
    seed, entropy = bytes(range(32)), ["moon", "", "夢"]
    key = sealed_key(seed, entropy)
    chance = SealedChance(key)
    below = [(bound, chance.below(bound)) for bound in (1, 2, 3, 6, 10, 52, 1000, 2**31, 2**52)]
    order = list(range(8))
    chance.shuffle("tiles", order)
    return {
        "seed": seed.hex(),
        "entropy": entropy,
        "commitment": commitment(seed),
        "key": key.hex(),
        "below": below,
        "shuffle": order,
    }
