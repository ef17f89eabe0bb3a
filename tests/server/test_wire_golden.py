"""What a table says over its socket, byte for byte: an evening is played again, and every frame is as it was kept.

``python -m tests.server.test_wire_golden`` writes the frames anew. A change in them is a change of the wire: clients
that were written for it have to be thought of.
"""

import asyncio
from pathlib import Path

from reverie.table import commands as say
from reverie.table.clock_kinds import BankClock
from tests.server.virtual import Stage, virtually
from tests.table.living import Evening

FRAMES = Path(__file__).parent / "wire_frames.txt"


async def _evening() -> list[str]:
    """Two people and a spectator: they sit down, play, take back, pause, are late, and one leaves and comes back."""
    stage = Stage(Evening(options={"psycle_cap": 1}, clock=BankClock(40.0, 5.0), stand_in="random"))
    ann, ben, watching = stage.ear("ann"), stage.ear("ben"), stage.ear()
    for ear, commands in (
        (ann, [say.Sit(id="a-1"), say.AddEntropy(word="moon"), say.Ready()]),
        (ben, [say.Sit(), say.Ready(), say.Play(decision=1, move="play 3"), say.TakeBack()]),
        (ann, [say.Play(decision=1, move="play 2"), say.Play(decision=1, move="play 99")]),
        (ben, [say.Play(decision=1, move="play 3", id="b-1"), say.Pause()]),
        (ann, [say.Pause(), say.Pause(wanted=False)]),
        (ben, [say.Pause(wanted=False)]),
    ):
        for command in commands:
            await asyncio.sleep(1.5)
            await stage.say(ear, command)
    await asyncio.sleep(42.0)
    await stage.say(ben, say.Leave())
    await stage.say(ben, say.ComeBack())
    stage.actor.resync(watching)  # type: ignore[arg-type]
    await stage.quiet()
    heard = {"ann": ann, "ben": ben, "spectator": watching}
    return [f"{who} {frame}\n" for who, ear in heard.items() for _, frame in ear.frames]


def test_every_frame_is_as_it_was_kept() -> None:
    kept = FRAMES.read_text(encoding="utf-8").splitlines(keepends=True)
    now = virtually(_evening())
    assert len(kept) == len(now)
    for before, after in zip(kept, now, strict=True):
        assert after == before


if __name__ == "__main__":
    FRAMES.write_text("".join(virtually(_evening())), encoding="utf-8")
