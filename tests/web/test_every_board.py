"""What every board must keep, whoever draws it: the same facts and moves as the plain view, nothing for axe to find,
nothing that scrolls sideways, and words in every language."""

from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from reverie.games import all_games
from reverie.kernel import FastChance, Game
from reverie.table.facts import KERNEL_FIELDS
from reverie.text import LANGUAGES, Words, words_for
from tests.web.conftest import ROOT, NewPerson
from tests.web.people import SMALLEST, Person, fits, sets_table, until
from tests.web.test_equal import same_as_text, violations

BOARDS = ROOT / "web" / "src" / "boards"
MOVES = 6
"""How far each game is played: far enough to see its first questions."""

GAMES = [game for game in all_games() if (BOARDS / game.name / "board.ts").is_file()]
TEXTS = sorted(file.parent for file in BOARDS.glob("*/text/en.ftl"))


def _in_sight(ada: Person) -> list[str]:
    return [move for move in ada.moves if ada.page.locator(f"[data-move='{move}']").first.is_visible()]


def _plays_a_little(ada: Person) -> None:
    """Some moves; then it is our turn again, or the game is over, and what lingers has been skipped."""
    question = ada.page.locator(".status[data-question], #ending-title").first
    first_a_card = ada.page.locator(".pick:visible")
    for made in range(MOVES + 1):
        question.wait_for()
        ada.page.keyboard.press("Escape")
        if ada.page.locator("#ending-title").count():
            return
        until(ada.page, lambda: _in_sight(ada) or first_a_card.count())
        if made < MOVES:
            if not _in_sight(ada):
                first_a_card.first.click()
                until(ada.page, lambda: _in_sight(ada))
            moves = _in_sight(ada)
            ada.makes(moves[made % len(moves)])


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_board_shows_what_the_plain_view_shows(new_person: NewPerson, game: Game) -> None:
    ada = new_person()
    sets_table(ada, "Ada", game=game.name)
    ada.page.get_by_role("button", name="Seat a bot").click()
    _plays_a_little(ada)
    assert violations(ada.page) == []
    assert same_as_text(ada), "a board shows every fact of the view, and offers every lawful move"


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_board_fits_on_the_smallest_phone_in_german_by_day(new_person: NewPerson, game: Game) -> None:
    ada = new_person("de", **SMALLEST, color_scheme="light")
    sets_table(ada, "Käthe", game=game.name)
    assert fits(ada.page)
    ada.page.get_by_role("button", name="Bot hinsetzen").click()
    assert ada.is_asked()
    assert fits(ada.page)
    assert violations(ada.page) == []


def _unlabelled(value: Any, words: Words) -> set[str]:
    """The keys of its records that nobody could read. Steps that are still to come are saved as they are, not shown."""
    if isinstance(value, list):
        return set().union(*(_unlabelled(item, words) for item in value))
    if not isinstance(value, dict) or "step" in value:
        return set()
    labels = {key for key in value if words.has(f"field-{key}") or words.has(f"name-{key}") or key.isdigit()}
    return (value.keys() - labels).union(*(_unlabelled(entry, words) for entry in value.values()))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_record_in_a_view_can_be_read(game: Game) -> None:
    """What has no label is left out of the plain view: then it would not be the equal of the picture."""
    found: set[str] = set()
    for players in (game.player_counts[0], game.player_counts[-1]):
        chance = FastChance(players)
        state = game.new(players, chance.copy())
        for _ in range(60):
            if state.is_over:
                break
            seat = state.asked[0]
            shown = {name: value for name, value in state.view(seat).items() if name not in KERNEL_FIELDS}
            for language in LANGUAGES:
                found |= _unlabelled(shown, words_for(language, game))
            state.play(seat, chance.pick("move", state.moves(seat)), events=False)
    assert found == set(), "write `field-...` for them, in every language"


class _Blanks(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  (named by the library)
        self.names.add(node.id.name)


def _sentences(file: Path) -> dict[str, set[str]]:
    """By id: the blanks of each sentence."""
    found: dict[str, set[str]] = {}
    for entry in parse(file.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{file}: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name.startswith("board-"), f"{file}: {entry.id.name} would hide a word of the game"
            assert entry.id.name not in found, f"{file} says {entry.id.name} twice"
            blanks = _Blanks()
            blanks.visit(entry)
            found[entry.id.name] = blanks.names
    return found


@pytest.mark.parametrize("folder", TEXTS, ids=lambda folder: folder.parent.name)
def test_a_boards_words_are_the_same_in_every_language(folder: Path) -> None:
    first, *others = [_sentences(folder / f"{language}.ftl") for language in LANGUAGES]
    for other in others:
        assert other.keys() == first.keys()
        assert [name for name in other if not other[name] <= first[name]] == [], "blanks that English does not know"


def test_every_board_has_a_picture_for_home() -> None:
    boards = [folder for folder in BOARDS.iterdir() if (folder / "board.ts").is_file() and folder.name != "generic"]
    assert [folder.name for folder in boards if not (folder / "Cover.svelte").is_file()] == []
