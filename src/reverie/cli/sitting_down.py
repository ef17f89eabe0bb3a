"""Sitting down: asks for what the command line has not said, each question with an answer that Enter gives."""

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from reverie.bots import bot_names
from reverie.cli.languages import usual_language
from reverie.cli.plans import (
    PERSON,
    Plan,
    Told,
    bot_kind,
    check_names,
    checked_name,
    kind_label,
    option_text,
    read_option,
    read_players,
    read_seat,
    usual_level,
    usual_name,
    usual_players,
)
from reverie.cli.talk import Talk
from reverie.games import all_games, find_game
from reverie.kernel import BadSetup, Game, OneOf, Option, Refused
from reverie.kernel.record import Seat
from reverie.table.facts import value_text
from reverie.table.telling import letter, refusal_sentence
from reverie.text import LANGUAGES, words_for

T = TypeVar("T")


class SittingDown:
    """Makes a plan of what was told, question by question."""

    def __init__(self, talk: Talk, told: Told) -> None:
        self._talk = talk
        self._told = told
        self._words = words_for(usual_language())

    def plan(self) -> Plan:
        told = self._told
        self._words = words_for(told.language or usual_language())
        game = find_game(told.game) if told.game else None
        if game is not None:
            self._check(game)
        language = told.language or self._language()
        self._words = words_for(language, game)
        if game is None:
            game = self._game(language)
            self._words = words_for(language, game)
        seats = self._seats(game)
        options = dict(read_option(text, game) for text in told.options) if told.options else self._options(game)
        return Plan(language, game, tuple(seats), options)

    def _check(self, game: Game) -> None:
        """Refuse what was told wrongly before anybody is asked anything."""
        check_names([read_seat(text, game) for text in self._told.seats])
        if self._told.players:
            read_players(self._told.players, game)
        if self._told.bots:
            bot_kind(self._told.bots, game)
        for text in self._told.options:
            read_option(text, game)

    def _language(self) -> str:
        names = [words_for(language).say("language-name") for language in LANGUAGES]
        default = LANGUAGES.index(usual_language())
        return LANGUAGES[self._one_of("ask-language", names, default, LANGUAGES)]

    def _game(self, language: str) -> Game:
        games = all_games()
        if len(games) == 1:
            return games[0]
        spoken = [words_for(language, game) for game in games]
        labels = [
            words.say("game-line", {"name": words.say("game-name"), "pitch": words.say("game-pitch")})
            for words in spoken
        ]
        return games[self._one_of("ask-game", labels, 0, [game.name for game in games])]

    def _seats(self, game: Game) -> list[Seat]:
        """Seats that are named come first; a level for the bots settles the rest, and else everybody is asked for."""
        seats = [read_seat(text, game) for text in self._told.seats]
        check_names(seats)
        players = self._players(game, len(seats))
        if len(seats) > players:
            raise BadSetup("too-many-seats", {"given": len(seats), "players": players})
        if self._told.bots:
            return self._with_bots(game, seats, players, bot_kind(self._told.bots, game))
        if len(seats) < players:
            self._offer_kinds(game)
        while len(seats) < players:
            seats.append(self._seat(game, seats))
        return seats

    def _players(self, game: Game, named: int) -> int:
        if self._told.players:
            return read_players(self._told.players, game)
        if named or self._told.bots or len(game.player_counts) == 1:
            return read_players(str(max(named, usual_players(game))), game)
        usual = usual_players(game)
        counts = ", ".join(map(str, game.player_counts))
        question = self._words.say("ask-players", {"counts": counts, "default": usual})
        return self._until_good(question, lambda answer: read_players(answer, game) if answer else usual)

    def _with_bots(self, game: Game, named: Sequence[Seat], players: int, bot: str) -> list[Seat]:
        seats = list(named)
        while len(seats) < players:
            kind = bot if seats else PERSON
            seats.append(Seat(usual_name(self._words, len(seats), kind), kind))
        check_names(seats)
        return seats

    def _offer_kinds(self, game: Game) -> None:
        self._talk.say(self._words.say("ask-seats"))
        for number, kind in enumerate(_kinds(game), 1):
            self._talk.say(f"{number}. {kind_label(self._words, kind)}")

    def _seat(self, game: Game, before: Sequence[Seat]) -> Seat:
        """A number, a kind, or a name: whoever types a name is a person."""
        usual = f"bot:{usual_level(game)}" if before else PERSON
        kinds = {"": usual}
        for number, kind in enumerate(_kinds(game), 1):
            kinds[str(number)] = kinds[kind.removeprefix("bot:")] = kind

        def read(answer: str) -> Seat:
            kind = kinds.get(answer.casefold())
            seat = Seat(usual_name(self._words, len(before), kind), kind) if kind else Seat(checked_name(answer))
            check_names([*before, seat])
            return seat

        facts = {"letter": letter(len(before)), "default": kind_label(self._words, usual)}
        return self._until_good(self._words.say("ask-seat", facts), read)

    def _options(self, game: Game) -> dict[str, Any]:
        return {option.name: self._option(option) for option in game.options}

    def _option(self, option: Option) -> Any:
        name = f"option-{option.name}"
        if self._words.has(f"{name}.help"):
            self._talk.say(self._words.say(f"{name}.help"))
        if isinstance(option, OneOf):
            self._talk.say(self._choices(option))
        label = self._words.say(name) if self._words.has(name) else option.name
        facts = {"label": label, "default": option_text(self._words, option.default)}
        return self._until_good(
            self._words.say("ask-option", facts), lambda answer: option.read(answer) if answer else option.default
        )

    def _choices(self, option: OneOf) -> str:
        """Every value that can be typed, with what it is called where it has a name."""
        named = [(choice, value_text(choice, self._words)) for choice in option.choices]
        return self._words.say("value-semicolon").join(
            choice if name == choice else self._words.say("fact", {"label": choice, "value": name})
            for choice, name in named
        )

    def _one_of(self, question: str, labels: Sequence[str], default: int, values: Sequence[str]) -> int:
        """Numbered choices; the number or the value itself is an answer."""
        self._talk.say(self._words.say(question))
        for number, label in enumerate(labels, 1):
            self._talk.say(f"{number}. {label}")
        while True:
            answer = self._talk.ask(self._words.say("ask-number", {"default": default + 1})).casefold()
            if not answer:
                return default
            if answer in values:
                return values.index(answer)
            if answer.isdecimal() and 1 <= int(answer) <= len(labels):
                return int(answer) - 1
            self._talk.say(self._words.say("not-a-choice", {"first": 1, "last": len(labels)}))

    def _until_good(self, question: str, read: Callable[[str], T]) -> T:
        while True:
            answer = self._talk.ask(question)
            try:
                return read(answer)
            except Refused as refused:
                self._talk.say(refusal_sentence(self._words, refused))


def _kinds(game: Game) -> list[str]:
    """What can sit on a seat, the usual bot before the others."""
    usual = usual_level(game)
    return [PERSON, *sorted((f"bot:{level}" for level in bot_names(game)), key=lambda kind: kind != f"bot:{usual}")]
