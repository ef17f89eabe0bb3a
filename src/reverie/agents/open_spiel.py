"""The games as Python games of OpenSpiel, known to it once this module is imported.

>>> import pyspiel
>>> game = pyspiel.load_game("reverie_psycle(players=2,psycle_cap=1)")
>>> state = game.new_initial_state()
>>> while not state.is_terminal():
...     state.apply_action(state.legal_actions()[0])
>>> state.returns()
[0.0, 0.0]

Every game that has an encoding is called ``reverie_<name>`` and has these parameters:

- ``players``, and every option of the game by its own name. For an optional number -1 means none.
- ``overrides``: changed content as JSON (in a game's string: percent-encoded, as it may have no commas there).
- ``max_moves``: after so many decisions a game ends without a winner.
- ``simultaneous``: seats that are asked at once act in one node. Otherwise they act one after the other, and what was
  laid face down shows in nobody else's information.
- ``seed``: usually -1, and all luck is drawn in chance nodes whose outcomes are equally likely. With another seed there
  are no chance nodes and always the same luck, which a copy foresees: for games that are repeated, not for planners.
- ``longest_shuffle``: up to so many items are shuffled one chance node per item. More take four nodes, the digits of a
  seed, so that a deck of a hundred cards costs four nodes and not a hundred.
- ``resign``: whether giving up the game is among the actions, where a game knows it (Dream Cycle). Usually it is not:
  whoever plays at random would soon have given up.

**What a copy knows.** A state is all that lies on the table, face down or not, as everywhere in OpenSpiel: a deck that
has been shuffled is part of it. What has not been drawn yet is not, so no clone foresees it. Whoever plans without
peeping plans on ``resample_from_infostate``, which deals everything anew that a player cannot know.

**Information.** Strings are a player's view as JSON. An information state also has the number of the question and the
player's own actions. What others did and what was seen earlier is there as far as the view still shows it (in Psycle
all of the present Psycle). Tensors of both are the game's encoding. Chance nodes show the table before the move.

**Returns** are the share of the win less the mean share of the other players: 1 and -1 with two, and always a sum of 0.
Moves out of turn (asides) can be made by whoever is asked.
"""

import json
from collections.abc import Mapping
from functools import cache
from typing import Any, Final
from urllib.parse import quote, unquote

import numpy as np
import pyspiel

from reverie.agents.open_spiel_chance import MOST_OUTCOMES
from reverie.agents.open_spiel_course import (
    CHANCE,
    CHANCE_NODES,
    SIMULTANEOUS,
    TERMINAL,
    PlayedCourse,
    Terms,
    World,
    opening,
    world_of,
)
from reverie.games import all_games
from reverie.kernel import FastChance, Game, OneOf, Option, Refused
from reverie.text.words import words_for

NO_NUMBER: Final = -1
"""As an optional number: none."""
MAX_MOVES: Final = 10_000
LONGEST_SHUFFLE: Final = 10
_MOST_MOVES: Final = 10_000_000
_MOST_ITEMS: Final = 1_000
_LIMITS: Final = (
    ("seed", CHANCE_NODES, 2**31 - 1),
    ("max_moves", 1, _MOST_MOVES),
    ("longest_shuffle", 0, _MOST_ITEMS),
)
_DRAWS_PER_MOVE: Final = 64
"""More than any move needs; OpenSpiel wants a bound."""


def short_name(game: Game) -> str:
    """How OpenSpiel calls a game of ours."""
    return "reverie_" + game.name.replace("-", "_")


@cache
def register() -> tuple[str, ...]:
    """Make all games that have an encoding known to OpenSpiel; their names there."""
    games = [game for game in all_games() if type(game).encoding is not Game.encoding]
    for game in games:
        # The registry outlives Python: what it keeps must be a class, which is never freed.
        kind = type(f"{type(game).__name__}Game", (ReverieGame,), {"game": game})
        pyspiel.register_game(_game_type(game, _defaults(game)), kind)
    return tuple(short_name(game) for game in games)


def _defaults(game: Game) -> dict[str, Any]:
    players = 2 if 2 in game.player_counts else game.player_counts[0]
    return {
        "players": players,
        **{option.name: NO_NUMBER if option.default is None else option.default for option in game.options},
        "overrides": "",
        "max_moves": MAX_MOVES,
        "simultaneous": False,
        "seed": CHANCE_NODES,
        "longest_shuffle": LONGEST_SHUFFLE,
        "resign": False,
    }


def _game_type(game: Game, params: Mapping[str, Any]) -> Any:
    kinds = pyspiel.GameType
    has_luck = params["seed"] == CHANCE_NODES
    return pyspiel.GameType(
        short_name=short_name(game),
        long_name=f"Reverie: {words_for('en', game).say('game-name')}",
        dynamics=kinds.Dynamics.SIMULTANEOUS if params["simultaneous"] else kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC if has_luck else kinds.ChanceMode.DETERMINISTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM if params["players"] > 1 else kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=max(game.player_counts),
        min_num_players=min(game.player_counts),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification=_defaults(game),
    )


def _game_info(world: World) -> Any:
    terms = world.terms
    return pyspiel.GameInfo(
        num_distinct_actions=len(world.action_labels),
        max_chance_outcomes=MOST_OUTCOMES if terms.seed == CHANCE_NODES else 0,
        num_players=terms.players,
        min_utility=-1.0,
        max_utility=1.0,
        utility_sum=0.0 if terms.players > 1 else None,
        max_game_length=terms.max_moves,
    )


# What a game was loaded with.


def _terms(game: Game, params: Mapping[str, Any]) -> Terms:
    """Parameters as terms; ``ValueError`` for what cannot be."""
    if params["simultaneous"] and not game.simultaneous:
        raise ValueError("simultaneous: this game never asks several seats at once")
    for name, least, most in _LIMITS:
        if not least <= params[name] <= most:
            raise ValueError(f"{name}: {params[name]} is not between {least} and {most}")
    options = {option.name: _option_value(option, params[option.name]) for option in game.options}
    return Terms(
        game.name,
        params["players"],
        json.dumps(options),
        _overrides(params["overrides"]),
        params["seed"],
        params["max_moves"],
        params["simultaneous"],
        params["longest_shuffle"],
        params["resign"],
    )


def _option_value(option: Option, given: Any) -> Any:
    return None if not isinstance(option, OneOf) and option.optional and given == NO_NUMBER else given


def _overrides(text: str) -> str:
    """JSON, as it is or percent-encoded."""
    if not text:
        return ""
    try:
        changed = json.loads(text if text.lstrip().startswith("{") else unquote(text))
    except (ValueError, RecursionError) as error:
        raise ValueError(f"overrides: no JSON ({error})") from None
    if not isinstance(changed, dict):
        raise ValueError(f"overrides: no JSON object, but {text[:60]}")
    return json.dumps(changed)


class ReverieGame(pyspiel.Game):
    """One of our games with its parameters; each game has a subclass."""

    game: Game

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        game = self.game
        chosen = {**_defaults(game), **(params or {})}
        terms = _terms(game, chosen)
        try:
            self.world = world_of(terms)
        except Refused as refused:
            raise ValueError(words_for("en", game).refusal(refused)) from refused
        chosen["overrides"] = quote(terms.overrides, safe="")  # so that the game's own string can be read again
        super().__init__(_game_type(game, chosen), _game_info(self.world), chosen)
        self._opening = opening(self.world)

    def __reduce__(self) -> tuple[Any, tuple[str]]:
        """A copy is loaded anew, as its string says."""
        return pyspiel.load_game, (str(self),)

    def new_initial_state(self) -> "ReverieState":
        """The beginning: usually a chance node, where the first shuffle is drawn."""
        return ReverieState(self, self._opening)

    def max_chance_nodes_in_history(self) -> int:
        """No game comes near it."""
        terms = self.world.terms
        return 0 if terms.seed != CHANCE_NODES else _MOST_ITEMS + _DRAWS_PER_MOVE * terms.max_moves

    def make_py_observer(self, iig_obs_type: Any = None, params: Mapping[str, Any] | None = None) -> "ReverieObserver":
        """What players see, as strings and tensors."""
        return ReverieObserver(self.world, iig_obs_type, params)


class ReverieState(pyspiel.State):
    """A thin cover: everything is in its course, which a clone shares, as it never changes."""

    def __init__(self, game: ReverieGame, course: PlayedCourse) -> None:
        super().__init__(game)
        self.course = course

    def current_player(self) -> int:
        """The seat that acts, or a number for chance, all at once, or the end."""
        return self.course.player

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.course.player == TERMINAL

    def _legal_actions(self, player: int) -> list[int]:
        return list(self.course.choices(player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """All outcomes of the draw that is open, each equally likely."""
        draw = self.course.draw
        if draw is None:
            raise ValueError("nothing is to be drawn here")
        outcomes = draw.bounds[0]
        return [(outcome, 1 / outcomes) for outcome in range(outcomes)]

    def _apply_action(self, action: int) -> None:
        course = self.course
        player = course.player
        self.course = course.after_outcome(action) if player == CHANCE else course.after({player: action})

    def _apply_actions(self, actions: list[int]) -> None:
        """The actions of seats that are not asked are only there to fill the list."""
        if self.course.player != SIMULTANEOUS:
            raise ValueError(f"this is no simultaneous node: {_who(self.course.player)}")
        self.course = self.course.after({seat: actions[seat] for seat in self.course.asked})

    def _action_to_string(self, player: int, action: int) -> str:
        draw = self.course.draw
        if player == CHANCE:
            return f"{draw.label if draw is not None else 'luck'} {action}"
        labels = self.course.world.action_labels
        if not 0 <= action < len(labels):
            raise ValueError(f"there is no action {action}: there are 0 to {len(labels) - 1}")
        return labels[action]

    def returns(self) -> list[float]:
        """By seat; 0 until the game is over."""
        return self.course.returns()

    def resample_from_infostate(self, player: int, sampler: Any) -> "ReverieState":
        """A state that is the same to a player; all that it cannot know is dealt anew, by what ``sampler`` gives."""
        twin: ReverieState = self.clone()
        twin.course = self.course.imagined(player, int(sampler() * 2**53))
        return twin

    def __str__(self) -> str:
        return self.course.text()


def _who(player: int) -> str:
    if player == TERMINAL:
        return "the game is over"
    return "something is to be drawn" if player == CHANCE else f"player {player} acts"


class ReverieObserver:
    """Strings are views, tensors the game's encoding. A spectator's view (no private information) has no tensor."""

    def __init__(self, world: World, kind: Any, params: Mapping[str, Any] | None) -> None:
        if params:
            raise ValueError(f"observers have no parameters, but were given {dict(params)}")
        kind = kind or pyspiel.IIGObservationType(perfect_recall=False)
        if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise ValueError("no observer sees what all players see")
        self._recalls: bool = kind.perfect_recall
        self._is_public: bool = kind.public_info
        self._is_private: bool = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.tensor: Any = None
        self.dict: dict[str, Any] = {}
        if self._is_public and self._is_private:
            self.tensor = np.zeros(world.size, np.float32)
            self.dict["info_state" if self._recalls else "observation"] = self.tensor

    def set_from(self, state: ReverieState, player: int) -> None:
        """What a player sees, into ``tensor``."""
        if self.tensor is not None:
            self.tensor[:] = state.course.numbers(player)

    def string_from(self, state: ReverieState, player: int) -> str | None:
        """What a player sees, or a spectator; none for what is private alone, as views do not tell it apart."""
        if not self._is_public:
            return None
        return state.course.seen(player if self._is_private else None, self._recalls)


def resampler(seed: int) -> Any:
    """For ``set_resampler`` of OpenSpiel's IS-MCTS: the same worlds in every run, where its own sampler takes any."""
    luck = FastChance(seed)

    def resample(state: ReverieState, player: int) -> ReverieState:
        return state.resample_from_infostate(player, lambda: luck.next32() / 2**32)

    return resample


register()
