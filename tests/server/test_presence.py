"""Who is connected where, as servers tell each other."""

from collections.abc import Mapping

from reverie.server.presence import SILENCE, Presence, SeatsHere


class World:
    """A presence, what it tells, and its clock."""

    def __init__(self) -> None:
        self.now = 0.0
        self.told: list[dict[str, set[int]]] = []
        self.presence = Presence(self._tell, lambda: self.now)

    def _tell(self, here: Mapping[str, SeatsHere]) -> None:
        self.told.append({table: set(seats) for table, seats in here.items()})


def test_others_are_told_what_is_new_and_all_of_it_again() -> None:
    world = World()
    for seats in ([], [0], [0], [1, 0], []):
        world.presence.note("one", seats)
    assert world.told == [{"one": {0}}, {"one": {0, 1}}, {"one": set()}]
    world.told.clear()
    world.presence.say_again()
    assert world.told == [], "nobody is here"
    world.presence.note("one", [2])
    world.presence.note("two", [0])
    world.presence.say_again()
    assert world.told[-1] == {"one": {2}, "two": {0}}


def test_whoever_is_connected_to_any_other_server_counts() -> None:
    presence = World().presence
    presence.note("one", [3])
    assert presence.elsewhere("one") == set()
    presence.hear("north", "one", frozenset({0, 1}))
    presence.hear("south", "one", frozenset({1, 2}))
    presence.hear("south", "two", frozenset({0}))
    assert presence.elsewhere("one") == {0, 1, 2}
    presence.hear("south", "one", frozenset())
    presence.hear("south", "one", frozenset())
    assert presence.elsewhere("one") == {0, 1}
    assert presence.elsewhere("two") == {0}


def test_what_a_server_does_not_say_again_is_forgotten() -> None:
    world = World()
    world.presence.hear("north", "one", frozenset({0}))
    world.presence.hear("south", "one", frozenset({1}))
    world.now = SILENCE
    world.presence.hear("south", "one", frozenset({1}))
    assert world.presence.forget_the_silent() == []
    world.now += 1
    assert world.presence.forget_the_silent() == ["one"]
    assert world.presence.elsewhere("one") == {1}
    assert world.presence.forget_the_silent() == []


def test_a_server_alone_has_nobody_to_tell() -> None:
    presence = Presence()
    presence.note("one", [0])
    presence.say_again()
    assert presence.elsewhere("one") == set()
