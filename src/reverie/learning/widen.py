"""A network for more players, made of one for fewer: the seats that come last among the others count for nothing.

    python -m reverie.learning.widen dream-cycle 3 4 FILE

For games whose features tell of the seats in the order of how much they matter, and each further seat at the end.
"""

import argparse
import sys
from pathlib import Path

from reverie.games import find_game
from reverie.kernel import BadSetup
from reverie.minds.mind import shipped_net
from reverie.minds.value_net import ValueNet, net_bytes


def widened(net: ValueNet, players: int) -> bytes:
    """The file of a network for so many players that judges as ``net`` does by the features that both have."""
    game = find_game(net.header["game"])
    before: list[str] = list(net.header["features"])
    names = list(game.heuristics(game.setup(players)).feature_names)
    if names[: len(before)] != before:
        raise ValueError("the features of more players must begin with those of fewer")
    nothing = [0.0] * (len(names) - len(before))
    first = [[*unit[:-1], *nothing, unit[-1]] for unit in net.hidden[0]]
    kept = {name: told for name, told in net.header.items() if name not in ("format", "sizes")}
    header = {**kept, "players": players, "features": names, "widened_from": net.header["players"]}
    return net_bytes([first, *net.hidden[1:], net.last], header)


def main() -> int:
    """Widen a network that comes with Reverie."""
    parser = argparse.ArgumentParser(prog="python -m reverie.learning.widen", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("known", type=int, help="the number of players of the network that there is")
    parser.add_argument("players", type=int)
    parser.add_argument("file", type=Path)
    asked = parser.parse_args()
    net = shipped_net(asked.game, asked.known)
    if net is None:
        raise BadSetup("no-mind", {"game": asked.game, "players": asked.known})
    asked.file.write_bytes(widened(net, asked.players))
    return 0


if __name__ == "__main__":
    sys.exit(main())
