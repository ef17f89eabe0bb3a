"""``make ray``: a real Ray cluster of two nodes that loses some of its own. Nothing is lost or counted twice.

Ray weighs hundreds of megabytes, so it has an environment of its own and is no part of ``make test``.
"""

import os
import signal
import sys
import tempfile
from collections.abc import Generator, Iterable
from pathlib import Path
from typing import Any

from reverie.bots import PlannedGame, PlayedGame
from reverie.lab import LabPlan, StopRule, Variant, run_plan
from reverie.lab.ray_cluster import play_on_ray
from reverie.lab.running import PlaysGames
from reverie.lab.tables import TABLES, read_study, read_table

PLAN = LabPlan(
    game="psycle",
    bots=["random"],
    variants={"rich": Variant(overrides={"gems": {"start": 12}})},
    stop=StopRule(pairs=2500),
)
ROOT = Path(__file__).parents[2]


def main() -> int:
    """Play the same plan here, on a quiet cluster, and on one that loses a worker and then a whole node."""
    os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
    from ray.cluster_utils import Cluster

    with tempfile.TemporaryDirectory() as place:
        folder = Path(place)
        run_plan(PLAN, folder / "here")
        cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 1})
        node = cluster.add_node(num_cpus=1)
        cluster.wait_for_nodes()
        run_plan(PLAN, folder / "cluster", player=_player(cluster.address, {}))
        lost = {400: _kill_a_worker, 1800: lambda: cluster.remove_node(node, allow_graceful=False)}
        run_plan(PLAN, folder / "losses", player=_player(cluster.address, lost))
        cluster.shutdown()
        for other in ("cluster", "losses"):
            _compare(folder / "here", folder / other)
    sys.stdout.write(f"{PLAN.stop.pairs} pairs: here, on two nodes, and with a lost worker and a lost node: the same\n")
    return 0


def _player(address: str, lost: dict[int, Any]) -> PlaysGames:
    """Plays on the cluster; after so many games, something is lost."""

    def play(planned: Iterable[PlannedGame]) -> Generator[PlayedGame, None, None]:
        for number, played in enumerate(play_on_ray(planned, address)):
            if number in lost:
                lost[number]()
            yield played

    return play


def _kill_a_worker() -> None:
    """Without warning, in the middle of a batch if there is one that plays."""
    workers = [
        int(process.name)
        for process in Path("/proc").iterdir()
        if process.name.isdigit() and _command(process).startswith(b"ray::play_batch")
    ]
    assert workers, "no worker is playing"
    os.kill(workers[0], signal.SIGKILL)
    sys.stdout.write(f"killed the worker {workers[0]}\n")


def _command(process: Path) -> bytes:
    try:
        return (process / "cmdline").read_bytes()
    except OSError:  # it has ended meanwhile
        return b""


def _compare(one: Path, other: Path) -> None:
    studies = read_study(one), read_study(other)
    assert studies[0].pairs == studies[1].pairs == PLAN.stop.pairs
    for table in TABLES:
        assert read_table(one, studies[0], table).equals(read_table(other, studies[1], table)), table


if __name__ == "__main__":
    sys.exit(main())
