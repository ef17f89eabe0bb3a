"""A live table as far as one guest may know it, kept up with what its server says; and how that is told."""

from collections.abc import Sequence
from time import time
from typing import Any

from msgspec.structs import replace

from reverie import wire
from reverie.games import registered_game
from reverie.kernel import Event, Game, Move, Result
from reverie.kernel.loading import load_result
from reverie.table.game_in_progress import Moment
from reverie.table.narration import Narration, plain
from reverie.table.sitter_names import SitterNames, sitter_names
from reverie.table.story import Told
from reverie.text import Words, words_for


class RemoteState:
    """The part of a game's state that the server has shown us: what narration asks of a state."""

    def __init__(self, game: Game, view: dict[str, Any], moves: Sequence[str]) -> None:
        self._view = view
        self._moves = [game.parse(text) for text in moves]

    @property
    def result(self) -> Result | None:
        """How the game ended, if it has."""
        return load_result(self._view["result"])

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self._view["result"] is not None

    def view(self, seat: int | None) -> dict[str, Any]:
        """What we may know, whoever asks."""
        return self._view

    def moves(self, seat: int) -> list[Move]:
        """What we may do, whoever asks."""
        return self._moves


class RemoteStory:
    """A live table as far as this guest may know it."""

    def __init__(self, scene: wire.Scene, before: "RemoteStory | None" = None) -> None:
        """``before`` is what was known until this scene came."""
        self.table = scene.table
        self.may_return = scene.may_return
        self.words = words_for("en", registered_game(scene.table.game))
        """In whose language bots are named."""
        self.game: Game = registered_game(scene.table.game)
        self.seat = scene.seat
        self.version = scene.version
        self.story_from = scene.story_from
        self.history = _moments(scene.story)
        if before is not None and before.leads_to(scene):
            self.history = before.history[: scene.story_from] + self.history
            self.story_from = 0
        self._restarts = False
        self.standing = scene.standing
        self._ahead = scene.now - time()
        """Seconds by which the server's clock is ahead of ours."""
        self._seen = self._see(scene.view, scene.moves) if scene.view is not None else None

    def _see(self, view: dict[str, Any], moves: Sequence[str]) -> RemoteState:
        """What the server shows; the overrides come with the table alone."""
        return RemoteState(self.game, {**view, "overrides": self.table.overrides}, moves)

    @property
    def length(self) -> int:
        """How many events the whole story has that we may know."""
        return self.story_from + len(self.history)

    @property
    def is_whole(self) -> bool:
        """Whether the game has begun, and all that has happened in it is known here."""
        return self._seen is not None and not self.story_from

    def leads_to(self, scene: wire.Scene) -> bool:
        """Whether nothing was missed until a scene: then its story begins as this one does."""
        return (self.seat, self.version, self.story_from) == (scene.seat, scene.version, 0)

    def turn_back(self, page: wire.StoryPage) -> None:
        """Take an earlier page of the story in, where it is the one that comes before."""
        if page.story_from + len(page.story) == self.story_from:
            self.history = _moments(page.story) + self.history
            self.story_from = page.story_from

    def rename(self, renamed: wire.Names) -> None:
        """Somebody goes by another name."""
        chairs = [replace(one, name=name) for one, name in zip(self.table.chairs, renamed.names, strict=False)]
        sitters = [replace(one, name=name) for one, name in zip(self.table.sitters, renamed.sitters, strict=False)]
        self.table = replace(self.table, chairs=chairs, sitters=sitters)

    def update(self, update: wire.UpdateMessage) -> bool:
        """Take an update in; false where one was missed and the scene has to be asked for."""
        if update.version != self.version + 1 or self._restarts:
            self.version = -1
            return False
        self.version = update.version
        if update.story_restarts:
            self._restarts = True  # only a scene of this very version goes on from here
            return False
        if update.table is not None:
            self.table = replace(update.table, overrides=self.table.overrides)
        elif update.time is not None:
            self.table = replace(self.table, time=update.time)
        self.standing = update.standing
        self.history.extend(Moment(update.after, _event(event)) for event in update.events)
        if update.view is not None:
            self._seen = self._see(update.view, update.moves)
        return True

    @property
    def answers_within(self) -> float | None:
        """Seconds until secret answers are no longer taken, if some may be given now."""
        closes_at = self.table.time.window_closes_at
        return None if closes_at is None or self.table.paused else max(0.0, closes_at - time() - self._ahead)

    @property
    def state(self) -> RemoteState:
        """The game, which has begun."""
        assert self._seen is not None
        return self._seen

    @property
    def names(self) -> list[str]:
        """Who sits there now."""
        if self.table.sitters:
            return self.names_over_time.at(None)[0]
        return sitter_names(self.table.chairs, self.words)

    @property
    def names_over_time(self) -> SitterNames:
        """Who has sat there, and when."""
        return SitterNames(self.table.sitters, self.words, self.game, self.seat)

    @property
    def people(self) -> list[int]:
        """The seat of whoever reads here, if they have one."""
        return [self.seat] if self.seat is not None else []


class RemoteNarration(Narration):
    """A live table in words: what happened is told with the names of those who sat there then."""

    def __init__(self, story: RemoteStory, words: Words) -> None:
        super().__init__(story, words)
        story.words = words
        self._names = story.names_over_time

    def moment(self, moment: Moment, seat: int | None) -> list[str]:
        """One thing that happened, as far as a seat may know it."""
        seen = moment.event.seen_by(seat)
        return [] if seen is None else [plain(line) for line in self._names.lines(seen, moment.after)]


def _moments(story: Sequence[Told]) -> list[Moment]:
    return [Moment(told.after, _event(told.event)) for told in story]


def alike(one: Sequence[Moment], other: Sequence[Moment]) -> int:
    """How many moments are the same in both, until something was taken back."""
    return next((place for place, (old, new) in enumerate(zip(one, other, strict=False)) if old != new), len(one))


def _event(seen: dict[str, Any]) -> Event:
    return Event(seen["kind"], {name: value for name, value in seen.items() if name != "kind"})
