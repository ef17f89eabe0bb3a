"""Trials: pairs of games, one as printed and one with the changes, that meet the same luck until they truly differ.

They are a small plan of the laboratory (``reverie.lab``) with one variant. Pairs are played in batches, wherever there
is room; each gives back a tally, and the joined tallies are the figures. Every pair can be played again by its number.

Content comes from strangers: a game that goes on and on is cut off and counts as not finished.
"""

from collections.abc import Sequence
from functools import lru_cache
from time import perf_counter
from typing import Final

import msgspec

from reverie.bots.levels import bot_names, make_bot, quick_bot
from reverie.bots.matchups import check_number, play_game
from reverie.games import registered_game
from reverie.kernel import BadSetup, Game
from reverie.kernel.record import Record
from reverie.lab.arms import Arm, LabGame, arms_of, lab_games
from reverie.lab.plan import LabPlan, StopRule, Variant, plan_data, plan_of
from reverie.lab.replaying import record_of
from reverie.lab.tables import game_figures
from reverie.lab.watching import FigureWatch, GameNotes
from reverie.studio.checking import checked_setup, playable_refusal
from reverie.studio.tallies import PairTally
from reverie.studio.variants import changed_paths
from reverie.wire.studio_messages import TrialArm, TrialGameRequest, TrialRequest

MOST_TRIAL_PAIRS: Final = 5_000
LONGEST_TRIAL_GAME: Final = 5_000
"""Moves. As printed, no game takes a fifth of it."""
_NEW: Final = "new"
_KNOWN_PLANS: Final = 16
_KNOWN_GAMES: Final = 20_000


def trial_levels(game: Game) -> dict[int, list[str]]:
    """By number of players: who can play trials."""
    return {count: list(bot_names(game, count)) for count in game.player_counts}


def warm_up(game_name: str) -> None:
    """Whoever opens the studio will want to try something: a worker that has done this is quick from the first pair."""
    game = registered_game(game_name)
    make_bot(quick_bot(game), game, 0)


def trial_plan(game_name: str, wanted: TrialRequest | TrialGameRequest) -> bytes:
    """What is to be played, checked, as it travels to the processes that play it; ``Refused`` says what cannot be."""
    pairs = wanted.pairs if isinstance(wanted, TrialRequest) else MOST_TRIAL_PAIRS
    check_number("pairs", pairs, 1, MOST_TRIAL_PAIRS)
    try:
        return _planned(registered_game(game_name), wanted, pairs)
    except Exception as error:
        raise playable_refusal(error) from None


def _planned(game: Game, wanted: TrialRequest | TrialGameRequest, pairs: int) -> bytes:
    setup = checked_setup(game, wanted.players, wanted.options, wanted.overrides)
    if not changed_paths(game, setup.overrides):
        raise BadSetup("trial-nothing-changed", path="overrides")
    plan = LabPlan(
        game=game.name,
        players=wanted.players,
        bots=[wanted.level],
        options=wanted.options,
        variants={_NEW: Variant(overrides=wanted.overrides)},
        primary="moves",
        stop=StopRule(pairs=pairs),
        seed=wanted.seed,
        move_limit=LONGEST_TRIAL_GAME,
    )
    arms_of(plan, FigureWatch)
    return msgspec.json.encode(plan_data(plan))


@lru_cache(maxsize=_KNOWN_PLANS)
def _arms(plan: bytes) -> tuple[LabPlan, Sequence[Arm]]:
    """The plan and its two arms; a worker plays many batches of one trial."""
    read = plan_of(msgspec.json.decode(plan))
    return read, arms_of(read, FigureWatch)


@lru_cache(maxsize=_KNOWN_GAMES)
def _printed_figures(base: bytes, pair: int) -> dict[str, float | None]:
    """The figures of a game as printed: whoever tries one change after another meets the same games again."""
    read, arms = _arms(base)
    [game] = lab_games(read, [arms[0]], pair, pair + 1)
    return _figures(game)


@lru_cache(maxsize=_KNOWN_PLANS)
def _without_changes(plan: bytes) -> bytes:
    """The same plan for everybody who changes anything."""
    return msgspec.json.encode({**msgspec.json.decode(plan), "variants": {}})


def play_pairs(plan: bytes, first: int, last: int) -> PairTally:
    """The tally of the pairs from ``first`` up to ``last``, played here and now; ``Refused`` where the rules fail."""
    try:
        began = perf_counter()
        read, arms = _arms(plan)
        tally, base = PairTally(read.players), _without_changes(plan)
        for game in lab_games(read, [arms[1]], first, last):
            tally.add(_printed_figures(base, game.pair), _figures(game), game.pair)
        tally.seconds = perf_counter() - began
    except Exception as error:
        raise playable_refusal(error) from None
    return tally


def _figures(game: LabGame) -> dict[str, float | None]:
    played = play_game(game.planned)
    return game_figures(game.planned.matchup.game, played, GameNotes(*played.notes))


def trial_record(plan: bytes, arm: TrialArm, pair: int) -> Record:
    """One game of a trial, played again, as a record that can be replayed."""
    check_number("pair", pair, 0, MOST_TRIAL_PAIRS - 1)
    read, arms = _arms(plan)
    chosen = arms[arm == "new"]
    [game] = lab_games(read, [chosen], pair, pair + 1)
    return record_of(game)
