"""``reverie games`` and ``reverie rules``: what there is to play, and how it is played."""

from collections.abc import Sequence

from reverie.bots import all_bot_names, bot_names
from reverie.cli.arguments import bot_label, kind_line, option_text
from reverie.cli.console import LineConsole
from reverie.games import all_games
from reverie.kernel import Game
from reverie.table.rules_text import clause_lines, rulebook_lines
from reverie.text import Words, words_for


def tell_games(console: LineConsole, language: str) -> None:
    for number, game in enumerate(all_games()):
        if number:
            console.say()
        _tell_game(console, game, language)
    console.say()
    _tell_bots(console, words_for(language))


def _tell_bots(console: LineConsole, words: Words) -> None:
    console.say(words.say("games-bots-about"), style="bold")
    for level in dict.fromkeys(level for game in all_games() for level in all_bot_names(game)):
        console.say(kind_line(words, f"bot:{level}"))


def _tell_game(console: LineConsole, game: Game, language: str) -> None:
    words = words_for(language, game)
    console.say(words.say("games-title", {"title": words.say("game-name"), "name": game.name}), style="bold")
    console.say(words.say("game-pitch"))
    shortest, longest = game.minutes
    facts = {"counts": ", ".join(map(str, game.player_counts)), "shortest": shortest, "longest": longest}
    console.say(words.say("games-facts", facts))
    always = bot_names(game)
    console.say(words.say("games-bots", {"bots": _listed(words, always)}))
    for players in game.player_counts:
        also = [level for level in bot_names(game, players) if level not in always]
        if also:
            console.say(words.say("games-bots-also", {"players": players, "bots": _listed(words, also)}))
    for option in game.options:
        label = words.say(f"option-{option.name}") if words.has(f"option-{option.name}") else option.name
        default = option_text(words, option.default)
        console.say(words.say("games-option", {"name": option.name, "label": label, "default": default}))


def _listed(words: Words, levels: Sequence[str]) -> str:
    return words.listed([bot_label(words, level) for level in levels])


def tell_rules(console: LineConsole, game: Game, clause: str | None, language: str) -> None:
    """One clause, or the whole rulebook by its sections."""
    words = words_for(language, game)
    if clause is not None:
        console.say_all(clause_lines(words, clause))
        return
    console.say(words.say("game-name"), style="bold")
    console.say(words.say("game-pitch"))
    console.say()
    console.say_all(words.say("game-how-to-play").splitlines())
    console.say_all(rulebook_lines(words))
