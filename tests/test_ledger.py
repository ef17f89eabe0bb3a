"""The ledger tool itself: it reads clauses and marks, and nothing that is missing escapes it."""

from pathlib import Path

import pytest

from tests.ledger import ROOT, clauses_of, ids_in, main, read_ledgers

LEDGER = """# Tag: rules ledger (code TG)
- **TG-001** [text] Somebody is it. See **TG-003**.
- **TG-002** [ruling] Whoever is touched is it,
  as TG-001 says. Why: or it would never end.
"""
HEAD = "import pytest\n"


@pytest.fixture
def project(tmp_path: Path) -> Path:
    (tmp_path / "docs" / "rules").mkdir(parents=True)
    (tmp_path / "tests" / "tag").mkdir(parents=True)
    (tmp_path / "docs" / "rules" / "tag.md").write_text(LEDGER, encoding="utf-8")
    return tmp_path


def add_test(project: Path, marks: str, name: str = "test_tag.py") -> None:
    (project / "tests" / "tag" / name).write_text(f"{HEAD}{marks}\ndef test_it(): ...\n", encoding="utf-8")


def test_a_clause_is_a_line_that_begins_with_its_id() -> None:
    assert clauses_of(LEDGER) == ("TG-001", "TG-002")


def test_all_tested(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    add_test(project, '@pytest.mark.clause("TG-001", "TG-002")')
    assert main(project) == 0
    assert capsys.readouterr().out.splitlines() == [
        "game  clauses  tested  untested",
        "tag         2       2         0",
    ]


def test_an_untested_clause_is_named(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    add_test(project, '@pytest.mark.clause("TG-002")')
    assert main(project) == 1
    out = capsys.readouterr().out
    assert "tag         2       1         1" in out
    assert out.splitlines()[-2:] == ["tag, without a test:", "  TG-001"]


def test_a_clause_that_no_ledger_has_is_named(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    add_test(project, '@pytest.mark.clause("TG-001", "TG-002", "TG-003", "XX-001")')
    assert main(project) == 1
    assert capsys.readouterr().out.splitlines()[-2:] == ["named by tests, in no ledger:", "  TG-003, XX-001"]


def test_several_games_each_have_a_line(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    other = "# Hide and seek (HS): rules ledger\n- **HS-001** [text] Count to twenty.\n"
    (project / "docs" / "rules" / "hide-and-seek.md").write_text(other, encoding="utf-8")
    add_test(project, '@pytest.mark.clause("TG-001", "TG-002")')
    assert main(project) == 1
    add_test(project, '@pytest.mark.clause("HS-001")', "test_hide.py")
    assert main(project) == 0
    lines = capsys.readouterr().out.splitlines()[-2:]
    assert lines == ["hide-and-seek        1       1         0", "tag                  2       2         0"]


def test_a_ledger_without_clauses_or_no_ledger_at_all_is_a_failure(project: Path, tmp_path: Path) -> None:
    add_test(project, '@pytest.mark.clause("TG-001", "TG-002")')
    (project / "docs" / "rules" / "empty.md").write_text("# Nothing yet\n", encoding="utf-8")
    assert main(project) == 1
    for path in (project / "docs" / "rules").iterdir():
        path.unlink()
    assert main(project) == 1


@pytest.mark.parametrize(
    "source",
    [
        '@pytest.mark.clause("TG-001")\ndef test_a(): ...',
        '@pytest.mark.clause("TG-001")\nasync def test_a(): ...',
        '@pytest.mark.clause("TG-001")\nclass TestA:\n    def test_a(self): ...',
        'class TestA:\n    @pytest.mark.clause("TG-001")\n    def test_a(self): ...',
        'pytestmark = pytest.mark.clause("TG-001")\ndef test_a(): ...',
        'pytestmark = [pytest.mark.slow, pytest.mark.clause("TG-001")]\ndef test_a(): ...',
        '@pytest.mark.parametrize("x", [pytest.param(1, marks=pytest.mark.clause("TG-001"))])\ndef test_a(x): ...',
    ],
)
def test_where_a_mark_may_stand(source: str) -> None:
    assert ids_in(HEAD + source) == {"TG-001"}


@pytest.mark.parametrize(
    "source",
    [
        '@pytest.mark.clause("TG-001")\ndef helper(): ...',
        'MARK = pytest.mark.clause("TG-001")',
        '# @pytest.mark.clause("TG-001")\ndef test_a(): ...',
        '"""@pytest.mark.clause("TG-001")"""\ndef test_a(): ...',
        '@pytest.mark.skip\n@pytest.mark.clause("TG-001")\ndef test_a(): ...',
        '@pytest.mark.xfail(reason="later")\n@pytest.mark.clause("TG-001")\ndef test_a(): ...',
        '@mark.clause("TG-001")\ndef test_a(): ...',
    ],
)
def test_what_is_no_test_of_a_clause(source: str) -> None:
    assert ids_in(HEAD + source) == frozenset()


def test_an_id_that_is_not_written_out_is_refused() -> None:
    with pytest.raises(SystemExit, match=r"test_x\.py:2: write the clause's id out"):
        ids_in(f"{HEAD}@pytest.mark.clause(*IDS)\ndef test_a(): ...", "test_x.py")


def test_no_clause_stands_in_a_ledger_twice() -> None:
    for game, clauses in read_ledgers(ROOT / "docs" / "rules").items():
        assert len(set(clauses)) == len(clauses), game


def test_every_clause_of_every_game_has_a_test() -> None:
    assert main() == 0, "run `make ledger` and read"
