"""Games on a Ray cluster, when one machine is not enough: the same batches as for processes, in the same order.

A batch that is lost with its worker or its machine is played again by Ray, somewhere else; a game depends on its seed
alone, so it comes out the same. Results are taken by batch, each once and in order: nothing is lost or counted twice.
"""

import os
from collections import deque
from collections.abc import Generator, Iterable, Iterator
from functools import partial
from itertools import islice
from typing import Any, Final

from reverie.bots.game_workers import PlannedBatch, WorkerLost, play_batch, read_answer
from reverie.bots.matchups import PlannedGame, PlayedGame
from reverie.kernel import BadSetup

BATCH_SECONDS: Final = 0.7
"""Long against what Ray takes for a task, which is about a millisecond."""
MOST_IN_BATCH: Final = 5000
AHEAD: Final = 3
"""Batches for each core that may be out, or played and not yet taken."""
RETRIES: Final = 16
"""So often a batch is played again whose worker was lost."""


def ray_player(address: str) -> "partial[Generator[PlayedGame, None, None]]":
    """What plays games on the cluster at that address; ``auto`` finds one, ``local`` starts one on this machine."""
    return partial(play_on_ray, address=address)


def play_on_ray(planned: Iterable[PlannedGame], address: str) -> Generator[PlayedGame, None, None]:
    """Play what is planned, and yield each game in its turn."""
    ray = _connected(address)
    try:
        yield from _Cluster(ray).play(iter(planned))
    finally:
        ray.shutdown()


def _connected(address: str) -> Any:
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    try:
        import ray
    except ImportError as error:
        raise BadSetup("lab-missing", {"package": error.name or "ray", "extra": "reverie[ray]"}) from None
    try:
        ray.init(address, log_to_driver=False, logging_level="warning")
    except (ConnectionError, ValueError, RuntimeError) as error:
        raise BadSetup("lab-no-cluster", {"address": address[:60], "finding": str(error)[:200]}) from None
    return ray


class _Cluster:
    """The batches that are out, in the order of the games."""

    def __init__(self, ray: Any) -> None:
        self._ray = ray
        self._play = ray.remote(num_cpus=1, max_retries=RETRIES)(play_batch)
        self._out: deque[tuple[PlannedBatch, Any]] = deque()
        self._handed_out = 0
        self._size = 1
        self._is_at_end = False

    def play(self, plans: Iterator[PlannedGame]) -> Iterator[PlayedGame]:
        """All results, in order."""
        self._hand_out(plans)
        while self._out:
            batch, answer = self._out[0]
            self._take(batch, answer)
            self._out.popleft()
            self._hand_out(plans)  # nobody shall be idle while somebody looks at the results
            yield from batch.results()

    def _hand_out(self, plans: Iterator[PlannedGame]) -> None:
        most = AHEAD * max(1, int(self._ray.cluster_resources().get("CPU", 1)))
        while not self._is_at_end and len(self._out) < most:
            batch = PlannedBatch(self._handed_out, list(islice(plans, self._size)))
            self._is_at_end = len(batch.plans) < self._size
            if batch.plans:
                self._handed_out += len(batch.plans)
                self._out.append((batch, self._play.remote(batch.encoded())))

    def _take(self, batch: PlannedBatch, answer: Any) -> None:
        try:
            batch.answer = read_answer(self._ray.get(answer))
        except self._ray.exceptions.RayError as error:
            lost = WorkerLost(None, batch.first, batch.plans[0])
            lost.add_note(str(error)[:500])
            raise lost from None
        if batch.answer.failure is None and batch.answer.seconds > 0:
            fitting = int(BATCH_SECONDS * len(batch.plans) / batch.answer.seconds)
            self._size = max(1, min(fitting, MOST_IN_BATCH, 8 * self._size))
