"""What an operator may set."""

from dataclasses import dataclass, field
from pathlib import Path

from reverie.bots.game_workers import usable_cores
from reverie.server.limits import Limits


@dataclass(frozen=True, slots=True)
class Settings:
    """``database`` is a data folder, or the address of a PostgreSQL."""

    database: Path | str
    host: str = "127.0.0.1"
    port: int = 8000
    origins: tuple[str, ...] = ()
    """Addresses besides the server's own from which a page may speak to it."""
    secure: bool = False
    """Whether cookies travel by TLS only; set it behind TLS."""
    rate: float = 20.0
    """Requests a second that one address may make for long, and messages that one guest may send."""
    limits: Limits = field(default_factory=Limits)
    trusted_proxies: tuple[str, ...] = ()
    """Addresses or networks of proxies that are believed when they say for whom they ask."""
    metrics_token: str = field(default="", repr=False)
    """Whoever has it may read the metrics; without one nobody may."""
    bot_workers: int = 1
    bot_pause: float = 0.6
    """Seconds that a bot waits before it answers, so that people can follow."""
    bot_budget: float = 1.0
    """Seconds that a bot may think."""
    bot_deadline: float = 10.0
    """Seconds after which a bot that has not answered is given up, and its worker replaced."""
    replay_workers: int = 2
    """Processes in which games are played again: for replays, records and their verification."""
    replay_deadline: float = 10.0
    """Seconds that one of these may take."""
    coach_workers: int = 1
    """Processes in which the coach looks at finished games and thinks about hints."""
    coach_deadline: float = 300.0
    """Seconds that it may take for a game."""
    trial_workers: int = field(default_factory=usable_cores)
    """Processes in which the studio's trials are played; they give way to everything else."""
    trial_deadline: float = 30.0
    """Seconds that a few pairs of a trial may take."""
    trial_seconds: float = 120.0
    """Seconds that a whole trial may take; then its figures stand as they are."""
    trial_niceness: int = 19
    """How far they give way."""
    secret: str = field(default="", repr=False)
    """What signs the cookies; kept in the data folder, or given where several processes share it."""
