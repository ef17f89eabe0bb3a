"""Bots: players that are given what their seat sees and what it may do, and nothing else.

A bot has a name (its level) and one method, which gets a view, the lawful moves and a time budget, and picks a move:

>>> from reverie.games import find_game
>>> from reverie.kernel import FastChance, move_text
>>> game = find_game("psycle")
>>> state = game.new(players=2, chance=FastChance(7))
>>> bot = make_bot("random", game, seed=1)
>>> move_text(bot.choose(state.view(0), state.moves(0), budget=1.0))
'play 4'

``bot_names`` lists the levels that can play a game, the weakest first: ``random`` plays every game, ``greedy`` those
whose ``Game.advise`` is filled in, and the six levels those that have a mind. ``bot_names(game, players)`` has those
too that play with so many players alone; ``check_bot`` says whether one can play at a certain table. ``offered_bots``
are the levels for people, ``usual_bot`` the one for whoever does not choose, ``quick_bot`` the one for whoever plays
thousands of games.

>>> bot_names(game)
('random', 'greedy', 'gentle', 'easy', 'fair', 'steady', 'sharp', 'strong')

``simulate`` plays many games, in several processes if wanted (``reverie.bots.simulation``); the arena counts who wins.
"""

from reverie.bots.asking import bot_answer, moves_for_bot
from reverie.bots.bot import Bot
from reverie.bots.checking import BotCheck, check_bots
from reverie.bots.levels import (
    Level,
    all_bot_names,
    bot_names,
    check_bot,
    check_level,
    make_bot,
    offered_bots,
    quick_bot,
    usual_bot,
)
from reverie.bots.matchups import Matchup, Observer, PlannedGame, PlayedGame, Policy, play_game
from reverie.bots.simulation import GameFailed, WorkerLost, play_games, simulate

__all__ = [
    "Bot",
    "BotCheck",
    "GameFailed",
    "Level",
    "Matchup",
    "Observer",
    "PlannedGame",
    "PlayedGame",
    "Policy",
    "WorkerLost",
    "all_bot_names",
    "bot_answer",
    "bot_names",
    "check_bot",
    "check_bots",
    "check_level",
    "make_bot",
    "moves_for_bot",
    "offered_bots",
    "play_game",
    "play_games",
    "quick_bot",
    "simulate",
    "usual_bot",
]
