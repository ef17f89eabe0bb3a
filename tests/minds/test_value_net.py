"""Networks: what they answer, and how their files are read."""

from pathlib import Path

import pytest

from reverie.games import all_games, find_game
from reverie.kernel import BadDocument, Game
from reverie.minds.mind import net_for, own_net_file, shipped_net
from reverie.minds.value_net import ValueNet, net_bytes, read_net
from tests.ledger import ROOT

MINDS = ROOT / "src" / "reverie" / "minds"

LAYERS = [[[0.5, -1.0, 0.25], [1.0, 1.0, 0.0]], [[2.0, -1.0, 0.5], [0.0, 1.0, -1.0]]]
HEADER = {"game": "psycle", "players": 2}


def test_a_network_is_layers_of_rectified_units() -> None:
    share, margin = ValueNet(LAYERS, HEADER).judge([1.0, 0.5])
    # hidden: max(0, 0.5 - 0.5 + 0.25) = 0.25 and 1.5; last: 0.5 - 1.5 + 0.5 = -0.5 and 1.5 - 1 = 0.5
    assert share == pytest.approx(0.3775406688)
    assert margin == pytest.approx(0.4621171573)


def test_a_file_gives_the_network_back() -> None:
    net = read_net(net_bytes(LAYERS, HEADER))
    assert net.judge([1.0, 0.5]) == ValueNet(LAYERS, HEADER).judge([1.0, 0.5])
    assert net.header["players"] == 2
    assert net.header["sizes"] == [2, 2, 2]


@pytest.mark.parametrize(
    "damage",
    [
        lambda _: b"",
        lambda data: data[:-4],
        lambda data: data + b"\0\0\0\0",
        lambda data: data[:-3],
        lambda data: data.replace(b"reverie-value-net-1", b"reverie-value-net-9"),
        lambda data: b"[]\n" + data,
        lambda _: b'{"format": "reverie-value-net-1"}\n',
    ],
)
def test_a_damaged_file_is_refused(damage: object) -> None:
    assert callable(damage)
    with pytest.raises(BadDocument) as refused:
        read_net(damage(net_bytes(LAYERS, HEADER)))
    assert refused.value.code == "net-unreadable"


@pytest.mark.parametrize(
    "game", [game for game in all_games() if game.package.startswith("reverie.")], ids=lambda game: game.name
)
def test_what_a_mind_knows_is_less_than_a_megabyte(game: Game) -> None:
    files = [*MINDS.glob(f"nets/{game.name}-*.net"), *MINDS.glob(f"{game.name}_*.table")]
    assert len(files) >= len(game.player_counts)
    assert sum(file.stat().st_size for file in files) < 1_000_000


def test_networks_of_other_options_are_kept_apart(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A network learned under options plays under these; elsewhere the usual one does, as if it were not there."""
    monkeypatch.setenv("REVERIE_DATA", str(tmp_path))
    game = find_game("dream-quest")
    usual, short, shorter = game.setup(2), game.setup(2, {"max_rounds": 6}), game.setup(2, {"max_rounds": 4})
    shipped = shipped_net(game.name, 2)
    assert shipped is not None
    for setup, by in ((usual, "usual"), (short, "short")):
        own_net_file(setup).parent.mkdir(parents=True, exist_ok=True)
        own_net_file(setup).write_bytes(net_bytes([*shipped.hidden, shipped.last], {**shipped.header, "by": by}))
    used = [net_for(setup) for setup in (usual, short, shorter)]
    assert [net.header.get("by") for net in used if net is not None] == ["usual", "short", "usual"]


@pytest.mark.parametrize("change", [{}, {"rules_version": 0}, {"features": ["something else"]}])
def test_a_network_of_other_rules_or_features_is_not_played_by(
    change: dict[str, object], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("REVERIE_DATA", str(tmp_path))
    setup = find_game("dream-quest").setup(2)
    shipped = shipped_net("dream-quest", 2)
    assert shipped is not None
    layers = [*shipped.hidden, shipped.last]
    own = own_net_file(setup)
    own.parent.mkdir(parents=True)
    own.write_bytes(net_bytes(layers, {**shipped.header, "by": "somebody", **change}))
    used = net_for(setup)
    assert used is not None
    assert ("by" in used.header) == (not change)
