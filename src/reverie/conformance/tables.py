"""Tables to try a game at: every number of players, the usual options, each option at other values, and mixtures."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from reverie.games import all_games, find_game
from reverie.kernel import BadSetup, Chance, Event, FastChance, Game, OneOf, Option, State


@dataclass(frozen=True, slots=True)
class Table:
    """One way to sit down to a game."""

    game: Game
    players: int
    options: Mapping[str, Any] = field(default_factory=dict)
    position: Mapping[str, Any] = field(default_factory=dict)
    """Where the game begins; empty: at its beginning."""

    def __str__(self) -> str:
        return "-".join(
            [self.game.name, str(self.players), *(f"{name}={value}" for name, value in self.options.items())]
        )

    def start(self, seed: int) -> tuple[State, list[Event]]:
        """A new game, and the events of its beginning."""
        return self.start_with(FastChance(seed))

    def start_with(self, chance: Chance) -> tuple[State, list[Event]]:
        state, events = self.game.start(self.game.setup(self.players, self.options), chance, [])
        if not self.position:
            return state, events
        self.game.place(state, self.position)
        return state, []

    @property
    def observers(self) -> tuple[int | None, ...]:
        """Everybody who may look: each seat, and a spectator."""
        return (*range(self.players), None)


def chosen_games(names: Sequence[str]) -> Sequence[Game]:
    """The games of these names, or every registered one; ``Refused`` where there is no such game."""
    return [find_game(name) for name in names] or all_games()


def tables_of(game: Game) -> list[Table]:
    tables = [Table(game, players, options) for players in game.player_counts for options in option_sets(game)]
    return [table for table in tables if is_possible(table)]


def tables_for_everything(game: Game) -> list[Table]:
    """The same, and games that begin where something is near that random games rarely come to."""
    options = game.trial_options()
    return tables_of(game) + [
        Table(game, players, options, position)
        for players in game.player_counts
        for position in game.some_positions(players)
    ]


def is_possible(table: Table) -> bool:
    """Some options do not stand together, or not at so many seats; the defaults always do."""
    if not table.options:
        return True
    try:
        table.game.setup(table.players, table.options)
    except BadSetup:
        return False
    return True


def option_sets(game: Game) -> Iterator[Mapping[str, Any]]:
    """The defaults; then the game's own sets; then each option at each of a few other values, the rest unchanged.

    What the game asks for in trials, a limit on rounds, lies under all of them and is not varied.
    """
    trial = game.trial_options()
    yield trial
    yield from ({**trial, **own} for own in game.some_options())
    for option in game.options:
        for value in () if option.name in trial else some_values(option):
            if value != option.default:
                yield {**trial, option.name: value}


def some_values(option: Option) -> list[Any]:
    """A few choices, or the smallest numbers, the largest one, and none where that is possible."""
    if isinstance(option, OneOf):
        choices = option.choices
        return list(choices) if len(choices) < 5 else [choices[0], choices[len(choices) // 2], choices[-1]]
    highest = option.minimum + 2 if option.maximum is None else option.maximum
    numbers = sorted({option.minimum, min(option.minimum + 1, highest), highest})
    return [*numbers, None] if option.optional else list(numbers)
