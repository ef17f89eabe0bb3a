"""Scenes: made once for all who look from one side, made anew when something changes, and a story in pages."""

import pytest

from reverie import wire
from reverie.table.live_table import Role
from reverie.table.story import story
from reverie.table.views import look
from reverie.wire import scenes
from reverie.wire.scenes import Scenes
from tests.table.living import NAMES, Evening


def played(moves: int) -> Evening:
    evening = Evening(options={"psycle_cap": None}).gathered()
    made = 0

    def enough() -> bool:
        nonlocal made
        made += 1
        return made > moves

    return evening.play_until(enough)


def read(text: str) -> wire.Scene:
    scene = wire.decode_server(text)
    assert isinstance(scene, wire.Scene)
    return scene


def seen(kept: Scenes, role: Role = None, now: float = 1.0) -> wire.Scene:
    return read(kept.scene(role, now, NAMES, [], []))


def test_a_scene_is_made_once_until_something_changes(monkeypatch: pytest.MonkeyPatch) -> None:
    evening = played(3)
    looks: list[Role] = []
    monkeypatch.setattr(scenes, "look", lambda table, role: looks.append(role) or look(table, role))
    kept = Scenes(evening.table)
    first = seen(kept, 0)
    assert [seen(kept, 0, now).now for now in (2.0, 3.5)] == [2.0, 3.5]
    assert looks == [0]
    seen(kept, None)
    kept.changed(0)
    assert seen(kept, 0) == first
    seen(kept, None)
    assert looks == [0, None, 0], "what concerns one role leaves the others' scenes where they are"
    kept.changed()
    seen(kept, None)
    assert looks == [0, None, 0, None]


def test_a_scene_of_an_older_version_is_never_shown() -> None:
    evening = played(2)
    kept = Scenes(evening.table)
    before = seen(kept)
    evening.play_until(lambda: evening.table.versions[None] > before.version)
    assert seen(kept).version == evening.table.versions[None]


@pytest.mark.parametrize("role", [0, 1, None])
def test_pages_and_scene_make_up_the_whole_story(role: Role, monkeypatch: pytest.MonkeyPatch) -> None:
    evening = played(20)
    kept = Scenes(evening.table)
    whole = story(evening.table, role)
    for events, size in ((7, 10**6), (10**6, 700), (1, 1), (10**6, 10**6)):
        monkeypatch.setattr(scenes, "STORY_EVENTS", events)
        monkeypatch.setattr(scenes, "STORY_BYTES", size)
        kept.changed()
        scene = seen(kept, role)
        told, start = list(scene.story), scene.story_from
        while start:
            page = wire.decode_server(kept.page(role, start))
            assert isinstance(page, wire.StoryPage)
            assert 0 < len(page.story) <= events
            assert len(page.story) == 1 or len(wire.encode(page)) < size + 100
            told, start = [*page.story, *told], page.story_from
        assert told == whole
