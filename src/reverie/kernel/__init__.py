"""The few ideas that every game is made of. The kernel knows no game and does no I/O of its own.

This is the whole public face, for games and for those who play them. Files and tools have modules of their own beside
it: ``reverie.kernel.record`` and ``reverie.kernel.scenario``. A game in progress is a ``State``; asking it never
changes anything, ``play`` does:

>>> from reverie.games import find_game
>>> from reverie.kernel import FastChance
>>> game = find_game("psycle")
>>> state = game.new(players=2, chance=FastChance(7))
>>> state.asked
(0, 1)
>>> [move_text(move) for move in state.moves(0)]
['play 0', 'play 1', 'play 2', 'play 3', 'play 4', 'play 5']
>>> [event.kind for event in state.play(0, "play 3")]
['committed']

What one seat has answered is sealed until the last answer is in:

>>> state.view(1)["committed"]
['?', None]
>>> state.view(0)["committed"]
[3, None]

A refused move changes nothing and says why:

>>> state.play(0, "play 1")
Traceback (most recent call last):
    ...
reverie.kernel.refusals.IllegalMove: card-is-final (PS-042)

An answer may name the decision it answers, so that a late one is never taken for the next question:

>>> answered = state.decision
>>> events = state.play(1, "play 1", decision=answered)
>>> state.play(1, "play 1", decision=answered)
Traceback (most recent call last):
    ...
reverie.kernel.refusals.StaleDecision: stale-decision (PS-086): given=1, open=2

A state can be copied and saved at any moment, also in the middle of an effect:

>>> twin = state.copy()
>>> game.load(twin.save()).view(None) == state.view(None)
True

And from what one seat sees, a full world can be imagined that looks the same from there:

>>> game.imagine(state.view(1), FastChance(1)).view(1) == state.view(1)
True
"""

from reverie.kernel.chance import (
    Chance,
    FastChance,
    ScriptedChance,
    SealedChance,
    TracedChance,
    bot_luck,
    commitment,
    sealed_key,
)
from reverie.kernel.compiled import running_compiled, way_of_running
from reverie.kernel.content import check_between, check_fixed, check_length, check_text, check_word, content_hash
from reverie.kernel.encoding import (
    Encoding,
    ReadyNumbers,
    ahead,
    one_hot,
    packed,
    packed_flags,
    packed_where,
    remembered,
    share,
    squashed,
)
from reverie.kernel.events import Event, Log
from reverie.kernel.fields import Shared
from reverie.kernel.free_content import (
    FreeContent,
    FreeText,
    ListLength,
    NumberAt,
    NumberRange,
    OneOfContent,
    OneOfIds,
    YesOrNo,
    check_free,
)
from reverie.kernel.game import Game
from reverie.kernel.heuristics import Heuristics
from reverie.kernel.keyed_chance import KeyedChance
from reverie.kernel.loading import load_chance, load_result, load_step, raise_first, set_fields
from reverie.kernel.moves import Move, move_text
from reverie.kernel.options import OneOf, Option, WholeNumber
from reverie.kernel.playout import play_out
from reverie.kernel.positions import lay_fields, out_of_range, position_word, refuse_both, run_from
from reverie.kernel.record_shapes import read_records
from reverie.kernel.refusals import (
    BadDocument,
    BadPosition,
    BadSetup,
    EndlessRules,
    GameOver,
    IllegalMove,
    NotAsked,
    Refused,
    StaleDecision,
    Unreadable,
)
from reverie.kernel.result import Result
from reverie.kernel.saving import save_step
from reverie.kernel.setup import Setup
from reverie.kernel.shapes import shaped
from reverie.kernel.state import UNKNOWN, State, Suspended
from reverie.kernel.steps import Ask, SealedAsk, Step
from reverie.kernel.summing import sum_in_order

__all__ = [
    "UNKNOWN",
    "Ask",
    "BadDocument",
    "BadPosition",
    "BadSetup",
    "Chance",
    "Encoding",
    "EndlessRules",
    "Event",
    "FastChance",
    "FreeContent",
    "FreeText",
    "Game",
    "GameOver",
    "Heuristics",
    "IllegalMove",
    "KeyedChance",
    "ListLength",
    "Log",
    "Move",
    "NotAsked",
    "NumberAt",
    "NumberRange",
    "OneOf",
    "OneOfContent",
    "OneOfIds",
    "Option",
    "ReadyNumbers",
    "Refused",
    "Result",
    "ScriptedChance",
    "SealedAsk",
    "SealedChance",
    "Setup",
    "Shared",
    "StaleDecision",
    "State",
    "Step",
    "Suspended",
    "TracedChance",
    "Unreadable",
    "WholeNumber",
    "YesOrNo",
    "ahead",
    "bot_luck",
    "check_between",
    "check_fixed",
    "check_free",
    "check_length",
    "check_text",
    "check_word",
    "commitment",
    "content_hash",
    "lay_fields",
    "load_chance",
    "load_result",
    "load_step",
    "move_text",
    "one_hot",
    "out_of_range",
    "packed",
    "packed_flags",
    "packed_where",
    "play_out",
    "position_word",
    "raise_first",
    "read_records",
    "refuse_both",
    "remembered",
    "run_from",
    "running_compiled",
    "save_step",
    "sealed_key",
    "set_fields",
    "shaped",
    "share",
    "squashed",
    "sum_in_order",
    "way_of_running",
]
