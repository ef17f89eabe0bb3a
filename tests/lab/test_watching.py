"""What is noted of a game: in games so small that everything can be counted by hand, and in all others."""

from collections.abc import Sequence
from typing import Any

import pytest

from last_sheep import GAME as LAST_SHEEP
from reverie.bots import Matchup, PlannedGame, PlayedGame, play_game
from reverie.games import all_games, find_game
from reverie.games.psycle.moves import Play
from reverie.kernel import Game, State
from reverie.lab.measures import columns
from reverie.lab.tables import game_figures
from reverie.lab.things import NeverUses, check_thing, thing_label, things_of
from reverie.lab.watching import GameNotes, GameWatch, lead_figures
from reverie.text import LANGUAGES, words_for

PSYCLE = find_game("psycle")
OWN = [game for game in all_games() if game.package.startswith("reverie.")]
SHORT = {
    "dream-cycle": {"night": "nap", "start": "dealt", "round_limit": 2},
    "dream-quest": {"opening": "last_night", "max_rounds": 3},
}


Watched = tuple[dict[str, float | None], GameNotes, PlayedGame]
Course = list[tuple[int, tuple[int, ...], int, list[Play], Play]]


def watched(game: Game, bots: Sequence[Any], seed: int = 1, **more: Any) -> Watched:
    matchup = Matchup(game, bots, SHORT.get(game.name), observer=GameWatch, keyed=True, cut_off=True, **more)
    played = play_game(PlannedGame(matchup, seed))
    notes = GameNotes(*played.notes)
    return game_figures(game, played, notes), notes, played


@pytest.mark.parametrize("game", OWN, ids=lambda game: game.name)
def test_every_game_has_every_figure(game: Game) -> None:
    figures, notes, played = watched(game, ["greedy", "random"])
    names = [name for name, _ in columns(2)]
    assert set(names) <= set(figures)
    assert figures["moves"] == played.moves == sum(turns for turns, *_ in notes.seats)
    assert figures["finished"] == 1.0
    assert [figures["win_share_0"], figures["win_share_1"]] == list(played.result.returns)
    known = {name: value for name in names if (value := figures[name]) is not None}
    assert {"lead_changes", "drama", "decided_at", "comeback"} <= set(known) or len(played.result.winners) != 1
    for name in ("real_choices", "together", "decided_at", "comeback", "ahead_share", "deepest", "drama"):
        assert 0 <= known.get(name, 0) <= 1, name
    assert known["branching_median"] <= known["branching_max"] >= known["branching_mean"] >= 1
    assert [choices for _, choices, *_ in notes.seats] == list(played.choices)
    assert all(use[3] <= figures["moves"] for use in notes.uses)  # type: ignore[operator]
    assert sum(use[3] for use in notes.uses if " " not in use[1]) == played.moves, "every move has one kind"


def test_watching_changes_nothing() -> None:
    plain = Matchup(PSYCLE, ["greedy", "random"], keyed=True)
    assert watched(PSYCLE, ["greedy", "random"], 5)[2].result == play_game(PlannedGame(plain, 5)).result


def test_a_game_at_once_has_no_first_seat() -> None:
    figures, _, _ = watched(PSYCLE, ["random", "random"])
    assert figures["first_seat"] is None
    assert figures["together"] > 0.8  # type: ignore[operator]
    turns, _, _ = watched(LAST_SHEEP, ["random", "random"])
    assert turns["first_seat"] in (-0.5, 0.5)
    assert turns["together"] == 0.0


def test_a_game_that_was_cut_off() -> None:
    figures, _, _ = watched(PSYCLE, ["random", "random"], move_limit=3)
    assert (figures["finished"], figures["moves"]) == (0.0, 3.0)
    assert figures["draw"] is figures["margin"] is figures["points_0"] is figures["drama"] is None
    assert figures["win_share_0"] == 0.5


def test_who_was_ahead_when() -> None:
    leads = [[0.0, 0.0], [0.5, -0.5], [-0.4, 0.4], [0.3, -0.3], [0.6, -0.6]]
    figures = lead_figures(leads, [0, 2, 4, 6, 10], 10, (0,))
    assert figures["lead_changes"] == 2.0
    assert figures["drama"] == pytest.approx(0.4 / 5)
    assert figures["deepest"] == 0.4
    assert figures["ahead_share"] == pytest.approx(3 / 5)
    assert figures["decided_at"] == pytest.approx(0.4)
    assert figures["comeback"] == 0.0
    assert figures["half_lead_holds"] == 1.0
    other = lead_figures(leads, [0, 2, 5, 6, 10], 10, (0,))
    assert (other["comeback"], other["half_lead_holds"]) == (1.0, 0.0)
    assert lead_figures(leads, [0, 2, 4, 6, 10], 10, (0, 1))["drama"] is None, "nobody has won alone"
    assert lead_figures([[0.0, 0.0]], [0], 1, (0,))["lead_changes"] is None, "nobody can tell"


class Told:
    """A state as far as an observer looks at it."""

    def __init__(self, decision: int, asked: tuple[int, ...]) -> None:
        self.decision, self.asked, self.players = decision, asked, 2
        self.setup = LAST_SHEEP.setup(2)
        self.result = None

    def view(self, seat: int) -> dict[str, Any]:
        return {}


def noted(course: Course, monkeypatch: pytest.MonkeyPatch) -> GameNotes:
    monkeypatch.setattr("reverie.lab.watching._encoding", lambda _: None)
    watch = GameWatch()
    state: Any = None
    for decision, asked, seat, moves, move in course:
        state = Told(decision, asked)
        watch.before_move(state, seat, moves, move)
    assert isinstance(state, Told)
    told: State = state  # type: ignore[assignment]
    return watch.notes(told)


def test_counted_by_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    one, two, three = Play(1), Play(2), Play(3)
    notes = noted(
        [
            (1, (0,), 0, [one, two], one),
            (2, (1,), 1, [one], one),
            (3, (1,), 1, [two], two),
            (4, (0, 1), 0, [one, two, three, Play(4)], two),
            (4, (1,), 1, [one, two], two),
            (5, (0,), 0, [three, two], two),
        ],
        monkeypatch,
    )
    game = notes.game
    assert (game["first"], game["moves"], game["questions"]) == (0.0, 6.0, 5.0)
    assert game["real_choices"] == pytest.approx(4 / 6)
    assert (game["branching_mean"], game["branching_median"], game["branching_max"]) == (2.0, 2.0, 4.0)
    assert game["branching_trend"] == 1.0, "8 moves in the second half, 4 in the first"
    assert game["forced_run"] == 2.0
    assert game["together"] == pytest.approx(2 / 6)
    assert game["variety"] == 1.0
    assert game["minutes"] == pytest.approx((7 + 1.5 + 1.5 + 11 + 7) / 60)
    assert notes.seats == [(3, 3, 1.0, 2.0), (3, 1, 0.0, 0.0)]
    assert game["wait_mean"] == pytest.approx(0.5)
    uses = {(use[0], use[1]): use[2:] for use in notes.uses}
    assert uses[0, "play"][:2] == (0, 3), "there was no way around it"
    assert uses[0, "play card=2"][:2] == (3, 2)
    assert uses[0, "play card=2"][2] == pytest.approx(3 / 6)
    assert uses[0, "play card=3"] == (2, 0, None, None, None, uses[0, "play card=3"][5], None)
    assert uses[1, "play card=1"][:2] == (1, 1)


def test_things_are_kinds_of_moves_and_what_they_name() -> None:
    assert things_of(Play(3)) == ("play", "play card=3")
    zzzzs = find_game("counting-zzzzs")
    give = zzzzs.parse("give chainsaw 1")
    assert things_of(give) == ("give", "give card=chainsaw"), "a seat is no thing"
    for thing in ("give", "give card=chainsaw", "pass"):
        check_thing(zzzzs, thing, "")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", OWN, ids=lambda game: game.name)
def test_every_thing_has_a_label(game: Game, language: str) -> None:
    words = words_for(language, game)
    _, notes, _ = watched(game, ["random", "random"])
    for use in notes.uses:
        label = thing_label(words, use[1])
        assert label
        assert "{" not in label


@pytest.mark.parametrize("game", OWN, ids=lambda game: game.name)
def test_a_restricted_bot_never_uses_it_while_it_can_do_anything_else(game: Game) -> None:
    _, notes, _ = watched(game, ["greedy", "random"], 3)
    thing = max((use for use in notes.uses if use[0] == 0 and use[2]), key=lambda use: use[3])[1]
    _, restricted, _ = watched(game, [NeverUses("greedy", thing), "random"], 3)
    used = [use for use in restricted.uses if use[0] == 0 and use[1] == thing]
    assert not used or used[0][5] is None, "never among choices"
