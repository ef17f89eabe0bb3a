"""Reading a Dream board (ledger C); one that cannot be drawn, searched or walked is refused."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from reverie.games.dream_quest.dream_board import CROSSROADS, Board, Space, distances
from reverie.games.dream_quest.moves import BuyStep, StepTo
from reverie.kernel import BadSetup, check_between, check_length, check_word

MOST_SPACES: Final = 300
MOST_LINKS: Final = 8
MOST_REGIONS: Final = 60
LARGEST_CANVAS: Final = 10_000


@dataclass(frozen=True)
class _Circle:
    x: int
    y: int
    r: int


@dataclass(frozen=True)
class RawBoard:
    """A board as the content gives it; ``edge`` is where the short game begins (DQ-151).

    For whoever draws it: ``size`` is the canvas, ``space_r`` the radius of a space, ``clock`` a place for the hours.
    """

    id: str
    start: str
    edge: str
    size: tuple[int, int]
    space_r: int
    clock: _Circle
    regions: tuple[str, ...]
    spaces: list[Space]


def read_board(raw: RawBoard, path: str) -> Board:
    """A board from its content, with its links checked."""
    _check_size(raw, path)
    spaces = {space.id: space for space in raw.spaces}
    _check_ids(raw, spaces, path)
    links = {space.id: tuple(sorted(space.links)) for space in raw.spaces}
    _check_links(raw, links, path)
    secret_to = {space.id: space.secret_to for space in raw.spaces if space.secret_to}
    to_start = distances(links, [raw.start])
    to_cycle = distances(links, [space.id for space in raw.spaces if space.kind == "cycle"])
    _check_reach(raw, to_start, to_cycle, path)
    back = {name: _nearer(name, links, secret_to, to_start) for name in spaces}
    for name in spaces:
        if name != raw.start and not back[name]:
            raise BadSetup("dream-quest-no-way-back", {"space": name}, "DQ-025", path)
    forward = {
        name: tuple(
            other for other in links[name] if to_start[other] >= to_start[name] and other != secret_to.get(name)
        )
        for name in spaces
    }
    kind = {space.id: str(space.kind) for space in raw.spaces}
    return Board(
        id=raw.id,
        start=raw.start,
        edge=raw.edge,
        spaces=spaces,
        kind=kind,
        links=links,
        secret_to=secret_to,
        to_start=to_start,
        to_cycle=to_cycle,
        back=back,
        forward=forward,
        steps={name: StepTo(name) for name in spaces},
        bought_steps={name: BuyStep(name) for name in spaces},
    )


def _nearer(
    space: str, links: Mapping[str, tuple[str, ...]], secret_to: Mapping[str, str], far: Mapping[str, int]
) -> tuple[str, ...]:
    return tuple(other for other in links[space] if far[other] < far[space] and other != secret_to.get(space))


def _check_size(raw: RawBoard, path: str) -> None:
    """A board that can be drawn and searched: so many spaces, links and regions, and a canvas for them (DQ-152)."""
    check_length(f"{path}.spaces", raw.spaces, 2, MOST_SPACES, "DQ-152")
    check_length(f"{path}.regions", raw.regions, 1, MOST_REGIONS, "DQ-152")
    for number, region in enumerate(raw.regions):
        check_word(f"{path}.regions[{number}]", region, "DQ-152")
    for number, space in enumerate(raw.spaces):
        place = f"{path}.spaces[{number}]"
        check_word(f"{place}.id", space.id, "DQ-152")
        check_length(f"{place}.links", space.links, 1, MOST_LINKS, "DQ-152")
        for name in ("x", "y"):
            _check_drawn(f"{place}.{name}", getattr(space, name))
    for number, length in enumerate(raw.size):
        _check_drawn(f"{path}.size[{number}]", length)
    _check_drawn(f"{path}.space_r", raw.space_r)
    for name in ("x", "y", "r"):
        _check_drawn(f"{path}.clock.{name}", getattr(raw.clock, name))


def _check_drawn(path: str, length: int) -> None:
    check_between(path, length, 0, LARGEST_CANVAS, "DQ-152")


def _check_ids(raw: RawBoard, spaces: Mapping[str, Space], path: str) -> None:
    if len(spaces) < len(raw.spaces):
        raise BadSetup("dream-quest-bad-id", {"id": raw.id}, path=f"{path}.spaces")
    for named in (raw.start, raw.edge):
        if named not in spaces:
            raise BadSetup("dream-quest-no-such-space", {"space": named}, "DQ-018", path)
    starts = [space.id for space in raw.spaces if space.kind == "start"]
    if starts != [raw.start]:
        raise BadSetup("dream-quest-one-start", {"start": raw.start}, "DQ-019", path)
    for number, space in enumerate(raw.spaces):
        if space.region not in raw.regions:
            raise BadSetup("dream-quest-bad-id", {"id": space.region}, path=f"{path}.spaces[{number}].region")


def _check_links(raw: RawBoard, links: Mapping[str, tuple[str, ...]], path: str) -> None:
    """Links go both ways, and a secret exit is one of the links of a crossroads (DQ-020, DQ-022)."""
    for number, space in enumerate(raw.spaces):
        place = f"{path}.spaces[{number}]"
        for other in space.links:
            if other == space.id or space.id not in links.get(other, ()) or space.links.count(other) > 1:
                raise BadSetup("dream-quest-link", {"space": space.id, "other": other}, "DQ-020", f"{place}.links")
        secret = space.secret_to
        if secret and (secret not in space.links or len(space.links) < CROSSROADS):
            raise BadSetup("dream-quest-secret-exit", {"space": space.id}, "DQ-022", f"{place}.secret_to")


def _check_reach(raw: RawBoard, to_start: Mapping[str, int], to_cycle: Mapping[str, int], path: str) -> None:
    for number, space in enumerate(raw.spaces):
        if space.id not in to_start or space.id not in to_cycle:
            raise BadSetup("dream-quest-cut-off", {"space": space.id}, "DQ-016", f"{path}.spaces[{number}]")
        if to_start[space.id] != space.to_start:
            facts = {"space": space.id, "found": to_start[space.id], "given": space.to_start}
            raise BadSetup("dream-quest-to-start", facts, "DQ-025", f"{path}.spaces[{number}].to_start")
