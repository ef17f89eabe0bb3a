"""What the terminal says of some tables: the page must come to the same."""

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from msgspec import to_builtins

from reverie.bots import make_bot
from reverie.games import registered_game
from reverie.games.counting_zzzzs import GAME as COUNTING_ZZZZS
from reverie.games.dream_cycle import GAME as DREAM_CYCLE
from reverie.games.dream_quest import GAME as DREAM_QUEST
from reverie.games.project_dreamscape import GAME as PROJECT_DREAMSCAPE
from reverie.games.psycle import GAME as PSYCLE
from reverie.kernel import FastChance, Game, Refused, State
from reverie.server.http_endpoints import game_info
from reverie.table.game_in_progress import Moment
from reverie.table.narration import Narration
from reverie.text import LANGUAGES, Words, rulebook, words_for
from tests.counting_zzzzs import playthroughs as counting_zzzzs
from tests.dream_cycle import playthroughs as dream_cycle
from tests.dream_quest import playthroughs as dream_quest
from tests.project_dreamscape import playthroughs as project_dreamscape
from tests.psycle import playthroughs as psycle

_NAMES: Final = ["Ada", "Ben", "Eve"]
_PLAYERS: Final = len(_NAMES)
_STOPS: Final = (0, 4, 30, 1000)
"""After so many moves, and at the end at the latest, the table is told."""


@dataclass(frozen=True)
class Table:
    """A game of three, as a playthrough has it."""

    game: Game
    seed: int
    options: Mapping[str, Any] = field(default_factory=dict)
    overrides: Mapping[str, Any] = field(default_factory=dict)
    position: Mapping[str, Any] = field(default_factory=dict)
    bot: str = "random"


_ENDING = project_dreamscape.GAMES[_PLAYERS]
TABLES: Final[Sequence[Table]] = (
    Table(PSYCLE, psycle.SEEDS[_PLAYERS], {"psycle_cap": 2}),
    Table(DREAM_QUEST, 30, {"characters": "choose", "opening": "last_night", "max_rounds": 9}),
    Table(
        DREAM_QUEST,
        dream_quest.SEEDS[_PLAYERS],
        dream_quest.WAYS[_PLAYERS],
        position=dream_quest.FROM[_PLAYERS],
    ),
    Table(COUNTING_ZZZZS, counting_zzzzs.SEEDS[_PLAYERS], overrides=counting_zzzzs.SHORT),
    Table(PROJECT_DREAMSCAPE, 3),
    Table(PROJECT_DREAMSCAPE, _ENDING[0], {**_ENDING[1], "start_seat": "A"}, position=_ENDING[2]),
    # Random riders hardly get anywhere.
    Table(DREAM_CYCLE, dream_cycle.SEEDS[_PLAYERS], dream_cycle.OPTIONS, bot="greedy"),
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
    stories = [story for table in TABLES for story in _stories(table)]
    tables = [_seen(story, language, seat) for story in stories for language in LANGUAGES for seat in (0, 1, None)]
    games = {table.game.name: to_builtins(game_info(table.game)) for table in TABLES}
    sentences = [_spoken(language) for language in LANGUAGES]
    variants = [_changed(name, language) for name in _VARIANTS for language in LANGUAGES]
    told = {"games": games, "tables": tables, "sentences": sentences, "variants": variants}
    file.write_text(json.dumps(told), encoding="utf-8")


def _stories(table: Table) -> Iterator[_Story]:
    """The same game at several times, the last one its end where it comes to one."""
    game = table.game
    state, events = game.start(game.setup(_PLAYERS, table.options, table.overrides), FastChance(table.seed), [])
    if table.position:
        game.place(state, table.position)
        events = []
    bots = [make_bot(table.bot, game, table.seed + seat) for seat in range(_PLAYERS)]
    history = [Moment(0, event) for event in events]
    for played in range(max(_STOPS) + 1):
        if played in _STOPS or state.is_over:
            yield _Story(game, state.copy(), tuple(history), _NAMES, [0])
        if state.is_over:
            return
        seat = state.asked[-1]
        move = bots[seat].choose(state.view(seat), state.moves(seat), 1.0)
        history += [Moment(0, event) for event in state.play(seat, move)]


def _seen(story: _Story, language: str, seat: int | None) -> dict[str, Any]:
    telling = Narration(story, words_for(language, story.game))
    facts = telling.facts(seat)
    seen = [moment.event.seen_by(seat) for moment in story.history]
    return {
        "language": language,
        "game": story.game.name,
        "names": _NAMES,
        "seat": seat,
        "view": story.state.view(seat),
        "status": telling.status(seat),
        "events": [event for event in seen if event is not None],
        "lines": telling.news(seat),
        "moves": [] if seat is None else [[one.text, one.label, one.help] for one in telling.choices(seat)],
        "facts": [[fact.name, fact.label, fact.text] for group in (facts.table, *facts.seats) for fact in group],
        "clauses": sum(len(section.clauses) for section in rulebook(words_for(language, story.game)).sections),
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


_VARIANTS: dict[str, dict[str, Any]] = {
    "psycle": {"gems": {"start": 1}, "cards": {"5": {"stars": 4}}, "targets": [1, 1, 2, 2, 3]},
    "project-dreamscape": {"z_card_points": -3, "chain_points": {"14": 99}, "solo_bands": [7]},
    "counting-zzzzs": {"elements": {"0": {"value": {"points": 9}, "themes": ["N"]}, "21": {"value": {"minus": -9}}}},
    "dream-cycle": {"limits": {"brake": 7, "boost": [3]}, "die": ["red", "silver"]},
    "dream-quest": {"menu": {"boost": 4}, "characters": {"0": {"slumber": 3}}, "limits": {"memory": [1, 7]}},
}


def _changed(name: str, language: str) -> dict[str, Any]:
    """What is said where a table has changed some numbers."""
    overrides = _VARIANTS[name]
    words = words_for(language, registered_game(name), overrides)
    things = [f"name-{thing}.help" for thing in list(words.things)[:200]]
    return {
        "language": language,
        "game": name,
        "overrides": overrides,
        "how": words.say("game-how-to-play").splitlines(),
        "clauses": [clause.text for section in rulebook(words).sections for clause in section.clauses],
        "things": {thing: words.say(thing) for thing in things if words.has(thing)},
    }
