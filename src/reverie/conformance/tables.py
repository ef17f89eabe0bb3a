"""Tables to try a game at: every number of players, with the usual options and with each option at other values."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from reverie.games import all_games, find_game
from reverie.kernel import Event, FastChance, Game, OneOf, Option, State


@dataclass(frozen=True, slots=True)
class Table:
    """One way to sit down to a game."""

    game: Game
    players: int
    options: Mapping[str, Any] = field(default_factory=dict)

    def __str__(self) -> str:
        return "-".join(
            [self.game.name, str(self.players), *(f"{name}={value}" for name, value in self.options.items())]
        )

    def start(self, seed: int) -> tuple[State, list[Event]]:
        """A new game, and the events of its beginning."""
        return self.game.start(self.game.setup(self.players, self.options), FastChance(seed), [])

    @property
    def observers(self) -> tuple[int | None, ...]:
        """Everybody who may look: each seat, and a spectator."""
        return (*range(self.players), None)


def chosen_games(names: Sequence[str]) -> Sequence[Game]:
    """The games of these names, or every registered one; ``Refused`` where there is no such game."""
    return [find_game(name) for name in names] or all_games()


def tables_of(game: Game) -> list[Table]:
    return [Table(game, players, options) for players in game.player_counts for options in option_sets(game)]


def option_sets(game: Game) -> Iterator[dict[str, Any]]:
    """The defaults; then each option at each of a few other values, the rest at their defaults."""
    yield {}
    for option in game.options:
        for value in some_values(option):
            if value != option.default:
                yield {option.name: value}


def some_values(option: Option) -> list[Any]:
    """Every choice; or the smallest numbers, the largest one, and none where that is possible."""
    if isinstance(option, OneOf):
        return list(option.choices)
    highest = option.minimum + 2 if option.maximum is None else option.maximum
    numbers = sorted({option.minimum, min(option.minimum + 1, highest), highest})
    return [*numbers, None] if option.optional else list(numbers)
