"""What an environment is made of: the game and its options, who plays, what is rewarded; checked once, then fixed."""

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from functools import lru_cache
from inspect import Parameter, signature
from operator import index
from typing import Any, Final, Literal, get_args

from reverie.bots.bot import Bot
from reverie.bots.levels import check_bot, make_bot
from reverie.bots.matchups import Policy, bot_seed
from reverie.games import find_game
from reverie.kernel import Encoding, Game, Refused, Setup
from reverie.text import words_for

Rewards = Literal["share", "margin", "lead"]
"""``share``: the win share at the end; ``margin``: how far ahead in points at the end, squashed to -1 to 1; ``lead``:
the win share, spread over the game by how the lead changes (see ``Encoding.lead``)."""
Illegal = Literal["lose", "raise", "ignore"]
"""What an action does that is not lawful: it loses the game, it is an error, or the seat answers as if its time had run
out."""

USUAL_MARGIN: Final = 10.0
"""Points ahead that count for half of the way to the highest reward for a margin."""
ILLEGAL_REWARD: Final = -1.0
"""For whoever loses by an unlawful action: less than any lost game."""


class BadUse(ValueError):
    """An environment was used in a way that cannot be; the message says what would be right."""


@contextmanager
def in_words(game: Game | None = None) -> Iterator[None]:
    """A refusal's message becomes the sentence that people read: who writes a program sees nothing else of it."""
    try:
        yield
    except Refused as refused:
        refused.args = (words_for("en", game).refusal(refused),)
        raise


def chosen_game(game: object) -> Game:
    """The game of that name, or the game itself."""
    if isinstance(game, Game):
        return game
    if not isinstance(game, str):
        raise BadUse(f"a game is its name or the game itself, not {game!r}")
    with in_words():
        return find_game(game)


def has_encoding(game: Game) -> bool:
    """Whether a game can be an environment."""
    return type(game).encoding is not Game.encoding


def one_of(name: str, value: object, choices: Any) -> None:
    """Refuse what is none of the choices."""
    if value not in get_args(choices):
        raise BadUse(f"{name} must be one of {', '.join(map(repr, get_args(choices)))}, not {value!r}")


def check_limit(name: str, given: object) -> None:
    """Refuse what is no number of moves or rounds."""
    if given is not None and (type(given) is not int or given < 1):
        raise BadUse(f"{name} must be a whole number from 1 on, or None, not {given!r}")


def whole_number(action: Any) -> int:
    """An action of whatever type."""
    try:
        return index(action)
    except TypeError:
        raise BadUse(f"an action is a whole number, not {action!r}") from None


def checked_seed(seed: Any) -> int:
    """A seed of whatever type; generators take texts too, and no notice of a sign."""
    try:
        number = index(seed)
    except TypeError:
        number = -1
    if number < 0:
        raise BadUse(f"seed must be a whole number from 0 on, or None, not {seed!r}")
    return number


@dataclass(frozen=True)
class EnvSettings:
    """Made by ``settings_for``; never changes, and is shared by any number of games."""

    setup: Setup
    encoding: Encoding
    bots: tuple[Policy | None, ...]
    """By seat: the bot that plays it, or ``None`` where an agent does."""
    rewards: Rewards = "share"
    illegal: Illegal = "lose"
    resign: bool = False
    max_moves: int | None = None
    candidates: int = 0

    def __deepcopy__(self, memo: dict[int, Any]) -> "EnvSettings":
        """Itself: it never changes."""
        return self

    def __reduce__(self) -> tuple[Callable[..., "EnvSettings"], tuple[dict[str, Any]]]:
        """To a file or another process goes what they were made of; the game and its content are found there."""
        setup = self.setup
        made_of = {
            "game": setup.game,
            "players": setup.players,
            "options": dict(setup.options),
            "overrides": dict(setup.overrides),
            "bots": {seat: bot for seat, bot in enumerate(self.bots) if bot is not None},
            "rewards": self.rewards,
            "illegal": self.illegal,
            "resign": self.resign,
            "max_moves": self.max_moves,
            "candidates": self.candidates,
        }
        return _made_again, (made_of,)

    @property
    def game(self) -> Game:
        """The game that is played."""
        return self.setup.game

    @property
    def players(self) -> int:
        """How many seats there are."""
        return self.setup.players

    @property
    def seats(self) -> tuple[int, ...]:
        """The seats of agents."""
        return tuple(seat for seat, bot in enumerate(self.bots) if bot is None)

    def make_bots(self, seed: int) -> list[Bot | None]:
        """Fresh bots for the game of that seed, by seat."""
        return [
            None if bot is None else _made(bot, self.game, bot_seed(seed, seat)) for seat, bot in enumerate(self.bots)
        ]


def _made(bot: Policy, game: Game, seed: int) -> Bot:
    return make_bot(bot, game, seed) if isinstance(bot, str) else bot(game, seed)


def _made_again(made_of: dict[str, Any]) -> EnvSettings:
    return settings_for(**made_of)


def settings_for(
    game: Game | str,
    players: int | None = None,
    *,
    options: Mapping[str, Any] | None = None,
    overrides: Mapping[str, Any] | None = None,
    bots: Mapping[int, Policy] | None = None,
    rewards: Rewards = "share",
    illegal: Illegal = "lose",
    resign: bool = False,
    max_moves: int | None = None,
    candidates: int = 0,
    **unknown: Any,
) -> EnvSettings:
    """Check everything and say what is wrong: ``BadSetup`` for what no table could play, ``BadUse`` for the rest.

    ``players``: as many as the game usually has (two, if that is possible). ``bots``: by seat, the level or class of
    the bot that plays it. ``resign``: whether giving up the game is among the actions. ``max_moves``: after so many
    moves of everybody the game is cut off. ``candidates``: lawful moves also come as vectors, so many at most (0: they
    do not).
    """
    chosen = chosen_game(game)
    if not has_encoding(chosen):
        raise BadUse(f"the game {chosen.name} does not say how it becomes numbers (Game.encoding)")
    if unknown:
        raise BadUse(_unknown_setting(chosen, *next(iter(unknown.items()))))
    one_of("rewards", rewards, Rewards)
    one_of("illegal", illegal, Illegal)
    if type(resign) is not bool:
        raise BadUse(f"resign must be True or False, not {resign!r}")
    for name, given in (("options", options), ("overrides", overrides), ("bots", bots)):
        if given is not None and not isinstance(given, Mapping):
            raise BadUse(f"{name} must be a dictionary, not {given!r}")
    check_limit("max_moves", max_moves)
    if type(candidates) is not int or candidates < 0:
        raise BadUse(f"candidates must be a whole number from 0 on, not {candidates!r}")
    with in_words(chosen):
        setup = chosen.setup(usual_players(chosen) if players is None else players, options, overrides)
        by_seat, encoding = _by_seat(setup, bots or {}), _encoding(setup)
    return EnvSettings(setup, encoding, by_seat, rewards, illegal, resign, max_moves, candidates)


def _unknown_setting(game: Game, name: str, given: object) -> str:
    if any(option.name == name for option in game.options):
        return f"{name} is an option of the game: options={{{name!r}: {given!r}}}"
    known = [each for each, kind in signature(settings_for).parameters.items() if kind.kind != Parameter.VAR_KEYWORD]
    return f"there is no setting {name!r}; there are {', '.join(known[1:])}"


@lru_cache(maxsize=8)
def _encoding(setup: Setup) -> Encoding:
    """Environments of the same table share one, with all that it remembers; a game keeps a few set-ups likewise."""
    return setup.game.encoding(setup)


def usual_players(game: Game) -> int:
    """Two where that is possible."""
    return 2 if 2 in game.player_counts else game.player_counts[0]


def _by_seat(setup: Setup, bots: Mapping[int, Policy]) -> tuple[Policy | None, ...]:
    strangers = [seat for seat in bots if type(seat) is not int or not 0 <= seat < setup.players]
    if strangers:
        raise BadUse(f"bots sit on the seats 0 to {setup.players - 1}, not on {strangers[0]!r}")
    if len(bots) == setup.players:
        raise BadUse("every seat has a bot: at least one must be left to an agent")
    for bot in bots.values():
        if not isinstance(bot, str) and not callable(bot):
            raise BadUse(f"a bot is the name of a level, or makes one of a game and a seed; this is neither: {bot!r}")
        if isinstance(bot, str):
            check_bot(bot, setup)
    return tuple(bots.get(seat) for seat in range(setup.players))
