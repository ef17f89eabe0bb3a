"""Looks at the table in words, from a view alone: ``map`` tells where ways lead, ``sheets`` who everybody is."""

from collections.abc import Iterator, Mapping
from typing import Any, Final

from reverie.games.dream_quest.components import Components, Edition
from reverie.games.dream_quest.dream_board import CROSSROADS, Board, distances
from reverie.games.dream_quest.sheets import sheet_facts

LOOKS: Final = ("map", "sheets")
_ToldPart = tuple[str, Mapping[str, Any]]
"""The id of a sentence, and what fills its blanks. A space that is not the sentence's first stands in a list of one:
what is in a list is called by its name."""


def look_at(content: Components, view: Mapping[str, Any], look: str, about: str) -> list[_ToldPart]:
    """A look at the table in sentences: the map, a place on it, or the character sheets."""
    if look == "sheets":
        return list(_sheets(content.editions[view["options"]["edition"]], view))
    board = content.boards[view["options"]["board"]]
    if not about:
        return list(_map_of(board, content, view))
    if about in board.spaces:
        return [("look-map-space", _distances(board, about, False)), *_ways(board, view, about, None, False)]
    region = [space.id for space in board.spaces.values() if space.region == about]
    return [_links(board, space) for space in region] or [("look-map-unknown", {"about": about})]


# The map.


def _map_of(board: Board, content: Components, view: Mapping[str, Any]) -> Iterator[_ToldPart]:
    """Where the reader is (a spectator: whoever's turn it is), which ways lead from there, and where the others are."""
    seat: int = (view["turn"]["seat"] or 0) if view["seat"] is None else view["seat"]
    edition, here = content.editions[view["options"]["edition"]], view["space"][seat]
    character = edition.characters.get(view["character"][seat])
    roams = character is not None and character.ability.secret_anywhere
    yield "look-map-here", {"seat": seat, **_distances(board, here, roams)}
    yield from _ways(board, view, here, seat, roams)
    for other in range(view["players"]):
        if other != seat:
            where = view["space"][other]
            far = {"space": where, "to_cycle": board.to_cycle[where]}
            yield "look-map-other", {"seat": other, "asleep": view["asleep"][other], **far}


def _distances(board: Board, here: str, roams: bool) -> dict[str, Any]:
    """How far it is: to the Dream Cycle with secret exits and without, to a blessed space and to the start without."""
    links = board.links if roams else open_links(board)
    far = distances(links, [here])
    blessed = [space for space in far if board.kind[space] == "blessed"]
    nearest = min(blessed, key=lambda space: far[space]) if blessed else ""
    cycle = [far[space] for space in far if board.kind[space] == "cycle"]
    to_cycle = board.to_cycle[here]
    open_to_cycle = min(cycle, default=to_cycle)
    return {
        "space": here,
        "to_cycle": to_cycle,
        "open_to_cycle": open_to_cycle,
        "has_short_cut": to_cycle < open_to_cycle,
        "blessed": [nearest] if nearest else [],
        "to_blessed": far[nearest] if nearest else -1,
        "to_start": board.to_start[here],
    }


def open_links(board: Board) -> dict[str, tuple[str, ...]]:
    """By space: where a move may go on from it, whenever it comes there; against its arrow a secret way is open."""
    secret = board.secret_to
    return {space: tuple(one for one in links if one != secret.get(space)) for space, links in board.links.items()}


def _ways(board: Board, view: Mapping[str, Any], here: str, seat: int | None, roams: bool) -> Iterator[_ToldPart]:
    """Each way from here, as far as the next crossroads, the Dream Cycle, the start or a dead end."""
    turn = view["turn"]
    begins_here = seat is not None and turn["seat"] == seat and turn["start"] == here
    for first in board.links[here]:
        end, steps, kind = _end_of_way(board, here, first)
        secret = "no"
        if board.secret_to.get(here) == first:
            secret = "open" if roams or begins_here else "closed"
        facts = {"space": first, "secret": secret, "steps": steps, "end": [end], "end_kind": kind}
        yield "look-map-way", {**facts, "to_cycle": board.to_cycle[end]}


def _end_of_way(board: Board, here: str, first: str) -> tuple[str, int, str]:
    before, space, steps = here, first, 1
    while True:
        kind = _end_kind(board, space)
        if kind:
            return space, steps, kind
        before, space = space, next(one for one in board.links[space] if one != before)
        steps += 1


def _end_kind(board: Board, space: str) -> str:
    if board.kind[space] in ("cycle", "start"):
        return board.kind[space]
    links = len(board.links[space])
    return "crossroads" if links >= CROSSROADS else "dead_end" if links == 1 else ""


def _links(board: Board, space: str) -> _ToldPart:
    secret = board.secret_to.get(space)
    others = [one for one in board.links[space] if one != secret]
    facts = {"space": space, "links": others, "has_secret": secret is not None, "secret": [secret or ""]}
    return "look-map-links", facts


# The sheets.


def _sheets(edition: Edition, view: Mapping[str, Any]) -> Iterator[_ToldPart]:
    """Everybody's sheet; while characters are picked, those that are left too."""
    printing = view["options"]["edition"]
    for seat, character in enumerate(view["character"]):
        if character:
            yield "look-sheet", {"seat": seat, **sheet_facts(edition.characters[character], printing)}
    if not all(view["character"]):
        for sheet in edition.characters.values():
            if sheet.id not in view["character"]:
                yield "look-sheet-left", sheet_facts(sheet, printing)


# What is printed on a thing.


def printed_on(content: Components, view: Mapping[str, Any], thing: str) -> list[_ToldPart]:
    """A character's sheet, what a card or a quest says, where the ways from a space lead."""
    printing = view["options"]["edition"]
    edition = content.editions[printing]
    if thing in edition.characters:
        return [("sheet-told", sheet_facts(edition.characters[thing], printing))]
    if thing in edition.quests:
        return [("quest-flavour", {"quest": thing})]
    if thing in edition.dream or thing in edition.reality:
        return [("card-flavour", {"card": thing})]
    spaces = content.boards[view["options"]["board"]].spaces
    is_place = thing in spaces or any(space.region == thing for space in spaces.values())
    return look_at(content, view, "map", thing) if is_place else []
