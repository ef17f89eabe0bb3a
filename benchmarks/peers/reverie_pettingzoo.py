"""Our own game through our own PettingZoo environment, with the players of the peers."""

import random
from collections.abc import Callable

from benchmarks.peers.contending import Pick, copying, library_versions
from benchmarks.peers.game_statistics import Watch
from benchmarks.peers.reverie_kernel import ReverieKernel
from reverie.agents.pettingzoo_env import ReverieAEC, ReverieParallel, env, parallel_env


class OurPettingZoo:
    """The loop that PettingZoo's documents show, in which an agent observes before it acts."""

    copies_with = "state_of_play.copy()"

    def versions(self) -> dict[str, str]:
        return ReverieKernel().versions() | library_versions("pettingzoo", "gymnasium", "numpy")

    def play(self, games: int, seed: int) -> int:
        table, pick = env("psycle"), random.Random(seed).random
        table.reset(seed)
        return sum(_play(table, pick) for _ in range(games))

    def watch(self, games: int, seed: int, watch: Watch) -> None:
        table, pick = env("psycle"), random.Random(seed).random
        table.reset(seed)
        for _ in range(games):
            _watched_game(table, pick, watch)

    def copier(self, seed: int) -> Callable[[], int]:
        return copying(seed, _new, _advance, lambda table: table.state_of_play.copy())


def _play(table: ReverieAEC, pick: Pick) -> int:
    table.reset()
    count = 0
    for _ in table.agent_iter():
        _, _, over, _, info = table.last()
        if over:
            break
        moves = info["legal_actions"]
        table.step(moves[int(pick() * len(moves))])
        count += 1
    return count


def _watched_game(table: ReverieAEC, pick: Pick, watch: Watch) -> None:
    """Each move is made on a copy first, with events, which tell how each Psycle ends."""
    table.reset()
    count = 0
    state = table.state_of_play
    for agent in table.agent_iter():
        _, _, over, _, info = table.last()
        if over:
            break
        moves = info["legal_actions"]
        chosen = moves[int(pick() * len(moves))]
        state = table.state_of_play
        for event in state.copy().play(int(agent[-1]), f"play {chosen}"):
            if event.kind == "psycle_ended":
                watch.psycle_ended(event.facts["score"], event.facts["gems"])
        table.step(chosen)
        count += 1
    assert state.result is not None
    watch.game_ended(count, state.result.winners[0])


def _new(seed: int) -> ReverieAEC:
    table = env("psycle")
    table.reset(seed)
    return table


def _advance(table: ReverieAEC, pick: Pick) -> bool:
    info = table.infos[table.agent_selection]
    if "legal_actions" in info:
        table.step(info["legal_actions"][int(pick() * len(info["legal_actions"]))])
    return not any(table.terminations.values())


class OurParallel(OurPettingZoo):
    """A round at a time; whoever has only the 0 left is not asked."""

    def play(self, games: int, seed: int) -> int:
        table, pick = parallel_env("psycle"), random.Random(seed).random
        table.reset(seed)
        return sum(_play_parallel(table, pick) for _ in range(games))


def _play_parallel(table: ReverieParallel, pick: Pick) -> int:
    _, infos = table.reset()
    count = 0
    while table.agents:
        actions = {}
        for agent in table.agents:
            moves = infos[agent]["legal_actions"]
            if moves:
                actions[agent] = moves[int(pick() * len(moves))]
        count += len(actions)
        _, _, _, _, infos = table.step(actions)
    return count


AEC = OurPettingZoo()
PARALLEL = OurParallel()
