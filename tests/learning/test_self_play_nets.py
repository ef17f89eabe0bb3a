"""Networks of players in self-play."""

import os
from pathlib import Path

from reverie.games import find_game
from reverie.kernel import FastChance, Move
from reverie.learning.self_play import LearningBot, Player
from reverie.minds.mind import shipped_net
from reverie.minds.value_net import net_bytes


def test_a_network_that_was_written_anew_is_read_again(tmp_path: Path) -> None:
    game, net, file = find_game("dream-quest"), shipped_net("dream-quest", 2), tmp_path / "some.net"
    assert net is not None
    state = game.new(2, FastChance(4))
    chance = FastChance(5)
    while state.decisions < 60 or len(state.moves(state.asked[0])) < 3:
        state.play_any(chance)
    seat = state.asked[0]
    chosen: list[list[Move]] = []
    for written, sign in enumerate((1.0, -1.0), start=1):
        turned = [[sign * weight for weight in unit] for unit in net.last]
        file.write_bytes(net_bytes([*net.hidden, turned], net.header))
        os.utime(file, ns=(written, written))
        bots = [LearningBot(game, seed, Player(str(file), 40)) for seed in range(4)]
        chosen.append([bot.choose(state.view(seat), state.moves(seat), 1.0) for bot in bots])
    assert chosen[0] != chosen[1], "whoever wants the opposite chooses otherwise"
