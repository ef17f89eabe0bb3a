"""Prompts before a game: asks for what the command line has not said, each question with an answer that Enter gives."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeVar

from reverie.bots import bot_names, check_bot, offered_bots, usual_bot
from reverie.cli.arguments import (
    PERSON,
    GivenArguments,
    TablePlan,
    bot_kind,
    check_names,
    checked_name,
    kind_label,
    kind_line,
    option_text,
    read_option,
    read_players,
    read_seat,
    usual_name,
    usual_players,
)
from reverie.cli.commands import TypedCommand, command_words
from reverie.cli.console import LineConsole, PlayerLeft
from reverie.cli.languages import usual_language
from reverie.games import all_games, find_game
from reverie.kernel import BadSetup, Game, OneOf, Option, Refused
from reverie.kernel.record import Seat
from reverie.table.clock_kinds import AnyClock
from reverie.table.clock_text import read_clock
from reverie.table.facts import value_text
from reverie.table.narration import letter, refusal_sentence
from reverie.text import LANGUAGES, words_for
from reverie.text.spans import span

T = TypeVar("T")


class SetupPrompts:
    """Makes a plan of what was told, question by question."""

    def __init__(self, console: LineConsole, told: GivenArguments) -> None:
        self._console = console
        self._told = told
        self._has_asked = False
        """Whether anything but the language had to be asked."""
        self._words = words_for(usual_language())

    def plan(self) -> TablePlan | None:
        """Nothing, where somebody gets up instead: then nothing is half done."""
        self._words = words_for(self._told.language or usual_language())
        try:
            return self._plan()
        except (EOFError, PlayerLeft):
            self._console.say()
            self._console.say(self._words.say("goodbye-unplayed"))
            return None

    def _plan(self) -> TablePlan:
        told = self._told
        game = find_game(told.game) if told.game else None
        if game is not None:
            self._check(game)
        language = told.language or self._language()
        self._has_asked = False
        self._words = words_for(language, game)
        if game is None:
            game = self._game(language)
            self._words = words_for(language, game)
            self._check(game)
        seats = self._seats(game)
        options = self._told_options(game) if told.options else self._options(game, len(seats))
        return TablePlan(language, game, tuple(seats), options, self._clock(game, seats))

    def _check(self, game: Game) -> None:
        """Refuse what was told wrongly, and what cannot stand together, before anybody is asked anything more."""
        seats = self._told_seats(game)
        players = self._told_players(game)
        if players is not None and len(seats) > players:
            raise BadSetup("too-many-seats", {"given": len(seats), "players": players})
        if self._told.bots:
            bot_kind(self._told.bots, game)
        if self._told.clock:
            read_clock(self._told.clock, game)
        if self._told.options:
            self._check_options(game, players)
        if players is not None:
            self._check_bots(game, players, seats)

    def _check_bots(self, game: Game, players: int, seats: Sequence[Seat]) -> None:
        """Refuse levels that cannot play at this table."""
        setup = game.setup(players, self._told_options(game))
        kinds = {seat.kind for seat in seats} | ({f"bot:{self._told.bots}"} if self._told.bots else set())
        for kind in sorted(kinds - {PERSON}):
            check_bot(kind.removeprefix("bot:"), setup)

    def _check_options(self, game: Game, players: int | None) -> None:
        """Refuse options that fit no number of players, or not the one that was told."""
        options = self._told_options(game)
        refusals = [_problem(game, count, options) for count in (game.player_counts if players is None else [players])]
        if refusals[0] is not None and None not in refusals:
            raise refusals[0]

    def _told_seats(self, game: Game) -> list[Seat]:
        seats = [read_seat(text, game) for text in self._told.seats]
        check_names(seats)
        return seats

    def _told_players(self, game: Game) -> int | None:
        """How many play, as far as it follows from what was told."""
        named = len(self._told.seats)
        if self._told.players:
            return read_players(self._told.players, game)
        if named or self._told.bots or len(game.player_counts) == 1:
            return read_players(str(max(named, usual_players(game))), game)
        return None

    def _told_options(self, game: Game) -> dict[str, Any]:
        return dict(read_option(text, game) for text in self._told.options)

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
        seats = self._told_seats(game)
        players = self._players(game)
        if self._told.bots:
            return self._with_bots(seats, players, bot_kind(self._told.bots, game))
        if len(seats) < players:
            self._offer_kinds(game, players)
        while len(seats) < players:
            seats.append(self._seat(game, players, seats))
        return seats

    def _players(self, game: Game) -> int:
        told = self._told_players(game)
        if told is not None:
            return told
        options, usual = self._told_options(game), usual_players(game)

        def read(answer: str) -> int:
            players = read_players(answer, game) if answer else usual
            game.setup(players, options)
            return players

        counts = ", ".join(map(str, game.player_counts))
        return self._until_good(self._words.say("ask-players", {"counts": counts, "default": usual}), read)

    def _with_bots(self, named: Sequence[Seat], players: int, bot: str) -> list[Seat]:
        seats = list(named)
        while len(seats) < players:
            kind = bot if seats else PERSON
            seats.append(Seat(usual_name(self._words, kind, seats), kind))
        return seats

    def _offer_kinds(self, game: Game, players: int) -> None:
        self._console.say(self._words.say("ask-seats"))
        for number, kind in enumerate(_kinds(game, players), 1):
            self._console.say(f"{number}. {kind_line(self._words, kind)}")

    def _seat(self, game: Game, players: int, before: Sequence[Seat]) -> Seat:
        """A number, a kind, or a name: whoever types a name is a person."""
        usual = f"bot:{usual_bot(game)}" if before else PERSON
        kinds = {"": usual, **{level: f"bot:{level}" for level in bot_names(game, players)}}
        for number, kind in enumerate(_kinds(game, players), 1):
            kinds[str(number)] = kinds[kind.removeprefix("bot:")] = kind

        def read(answer: str) -> Seat:
            kind = kinds.get(answer.casefold())
            seat = Seat(usual_name(self._words, kind, before), kind) if kind else Seat(checked_name(answer))
            check_names([*before, seat])
            return seat

        facts = {"letter": letter(len(before)), "default": kind_label(self._words, usual)}
        return self._until_good(self._words.say("ask-seat", facts), read)

    def _options(self, game: Game, players: int) -> dict[str, Any]:
        """All of them; asked once more where they cannot stand together and no single answer was to blame."""
        while True:
            chosen: dict[str, Any] = {}
            for option in game.options:
                chosen[option.name] = self._option(option, game, players, chosen)
            problem = _problem(game, players, chosen)
            if problem is None:
                return chosen
            self._console.say(refusal_sentence(self._words, problem))

    def _option(self, option: Option, game: Game, players: int, chosen: Mapping[str, Any]) -> Any:
        name = f"option-{option.name}"
        if self._words.has(f"{name}.help"):
            self._console.say(self._words.say(f"{name}.help"))
        if isinstance(option, OneOf):
            self._console.say(self._choices(option))
        label = self._words.say(name) if self._words.has(name) else option.name

        def read(answer: str) -> Any:
            """What cannot stand beside the answers so far is refused at once."""
            value = option.read(answer) if answer else option.default
            if _problem(game, players, chosen) is None:
                game.setup(players, {**chosen, option.name: value})
            return value

        facts = {"label": label, "default": option_text(self._words, option.default)}
        return self._until_good(self._words.say("ask-option", facts), read)

    def _clock(self, game: Game, seats: Sequence[Seat]) -> AnyClock:
        """Asked for where the game itself had to be asked for; whoever has told all the rest wants to play at once."""
        if self._told.clock or not self._has_asked or all(seat.kind != PERSON for seat in seats):
            return read_clock(self._told.clock or "none", game)
        facts = {"limit": game.phase_limit, "span": span(self._words, game.phase_limit)}
        return self._until_good(self._words.say("ask-clock", facts), lambda answer: read_clock(answer or "none", game))

    def _choices(self, option: OneOf) -> str:
        """Every value that can be typed, with what it is called where it has a name."""
        named = [(choice, value_text(choice, self._words)) for choice in option.choices]
        return self._words.say("value-semicolon").join(
            choice if name == choice else self._words.say("fact", {"label": choice, "value": name})
            for choice, name in named
        )

    def _one_of(self, question: str, labels: Sequence[str], default: int, values: Sequence[str]) -> int:
        """Numbered choices; the number or the value itself is an answer."""
        self._console.say(self._words.say(question))
        for number, label in enumerate(labels, 1):
            self._console.say(f"{number}. {label}")
        while True:
            answer = self._ask(self._words.say("ask-number", {"default": default + 1})).casefold()
            if not answer:
                return default
            if answer in values:
                return values.index(answer)
            if answer.isdecimal() and 1 <= int(answer) <= len(labels):
                return int(answer) - 1
            self._console.say(self._words.say("not-a-choice", {"first": 1, "last": len(labels)}))

    def _ask(self, question: str) -> str:
        """One answer; whoever wants to leave may do so at every question."""
        answer = self._console.ask(question)
        self._has_asked = True
        if command_words(self._words).get(answer.casefold()) is TypedCommand.QUIT:
            raise PlayerLeft
        return answer

    def _until_good(self, question: str, read: Callable[[str], T]) -> T:
        while True:
            answer = self._ask(question)
            try:
                return read(answer)
            except Refused as refused:
                self._console.say(refusal_sentence(self._words, refused))


def _problem(game: Game, players: int, options: Mapping[str, Any]) -> Refused | None:
    """Why these options cannot be, with the usual ones for the rest."""
    try:
        game.setup(players, options)
    except Refused as refused:
        return refused
    return None


def _kinds(game: Game, players: int) -> list[str]:
    """What is offered for a seat, the weakest bot first."""
    return [PERSON, *(f"bot:{level}" for level in offered_bots(game, players))]
