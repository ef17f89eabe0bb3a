"""The games as environments that learning agents know: PettingZoo, Gymnasium and OpenSpiel (extra ``agents``).

Importing this registers every game with each of the three that is installed:

- ``pettingzoo.env_registry.registration.make("aec", "reverie/psycle-v1")`` (and ``"parallel"`` where several are asked
  at once);
- ``gymnasium.make("reverie/psycle-v1")``, one seat against bots, and ``gymnasium.make_vec`` for many games in one call;
- ``pyspiel.load_game("reverie_psycle(players=3)")``.

The number after ``v`` is the version of the game's rules. docs/agents.md has the sizes, ids, rewards and guarantees.
"""

from importlib.util import find_spec

if find_spec("numpy") is None:
    raise ImportError("environments need more than the table does: pip install 'reverie[agents]'")

from reverie.agents.registration import register_all
from reverie.agents.settings import BadUse, EnvSettings, settings_for

register_all()

__all__ = ["BadUse", "EnvSettings", "register_all", "settings_for"]
