"""Networks for more players that are made of one for fewer."""

import pytest

from reverie.games import find_game
from reverie.kernel import FastChance
from reverie.learning.widen import widened
from reverie.minds.mind import shipped_net
from reverie.minds.value_net import read_net
from tests.ledger import ROOT

NETS = ROOT / "src" / "reverie" / "minds" / "nets"


@pytest.mark.parametrize("players", [4, 5])
def test_those_of_dream_cycle_came_about_so(players: int) -> None:
    net = shipped_net("dream-cycle", 3)
    assert net is not None
    assert widened(net, players) == (NETS / f"dream-cycle-{players}.net").read_bytes()


def test_further_seats_count_for_nothing() -> None:
    net, game = shipped_net("dream-cycle", 3), find_game("dream-cycle")
    assert net is not None
    state = game.new(4, FastChance(1))
    features = game.heuristics(state.setup).features(state, 0)
    wide = read_net(widened(net, 4))
    assert wide.judge(features) == net.judge(features[: len(net.header["features"])])


def test_features_in_another_order_are_refused() -> None:
    net = shipped_net("counting-zzzzs", 2)
    assert net is not None
    with pytest.raises(ValueError, match="must begin"):
        widened(net, 3)
