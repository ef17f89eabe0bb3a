"""Which clauses of the rules have a test: ``python -m tests.ledger``, or ``make ledger``.

A ledger is a file ``docs/rules/<game>.md``; a clause is a line in it that begins like ``- **PS-001** [text]``. A test
names the clauses it holds the code to::

    @pytest.mark.clause("PS-001", "PS-002")
    def test_six_cards(): ...

The test files are read, not imported, so this takes a moment. A test that is skipped does not count.
"""

import ast
import re
import sys
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from textwrap import wrap

ROOT = Path(__file__).resolve().parent.parent
_CLAUSE = re.compile(r"^- \*\*(?P<id>[A-Z]{2,3}-\d{3})\*\*", re.MULTILINE)
_NOT_RUN = {"skip", "xfail"}


@dataclass(frozen=True, slots=True)
class Standing:
    """How one game stands: the clauses of its ledger, and those that tests name."""

    game: str
    clauses: tuple[str, ...]
    tested: frozenset[str]

    @property
    def untested(self) -> list[str]:
        return [clause for clause in self.clauses if clause not in self.tested]


def read_ledgers(folder: Path) -> dict[str, tuple[str, ...]]:
    """By game: the ids of its clauses, in the order of the ledger."""
    return {path.stem: clauses_of(path.read_text(encoding="utf-8")) for path in sorted(folder.glob("*.md"))}


def clauses_of(ledger: str) -> tuple[str, ...]:
    return tuple(_CLAUSE.findall(ledger))


def named_by_tests(folder: Path) -> frozenset[str]:
    """Every id that a test under ``folder`` is marked with."""
    ids: set[str] = set()
    for path in sorted(folder.rglob("test_*.py")):
        ids.update(ids_in(path.read_text(encoding="utf-8"), str(path)))
    return frozenset(ids)


def ids_in(source: str, name: str = "<source>") -> frozenset[str]:
    """The ids in one test file: on its tests, their parameters, their classes, and in its ``pytestmark``."""
    tree = ast.parse(source, name)
    return frozenset(clause for part in _marking(tree.body) for clause in _ids_under(part, name))


def _marking(body: Iterable[ast.stmt]) -> Iterator[ast.expr]:
    """The expressions that put marks on tests."""
    for statement in body:
        match statement:
            case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name) if name.startswith("test"):
                yield from _unless_skipped(statement.decorator_list)
            case ast.ClassDef(name=name) if name.startswith("Test"):
                yield from _unless_skipped(statement.decorator_list)
                yield from _marking(statement.body)
            case ast.Assign(targets=[ast.Name(id="pytestmark")], value=value):
                yield value


def _unless_skipped(decorators: Sequence[ast.expr]) -> Sequence[ast.expr]:
    return () if any(_mark_name(decorator) in _NOT_RUN for decorator in decorators) else decorators


def _ids_under(part: ast.expr, name: str) -> Iterator[str]:
    for node in ast.walk(part):
        if isinstance(node, ast.Call) and _mark_name(node) == "clause":
            for argument in node.args:
                if not (isinstance(argument, ast.Constant) and isinstance(argument.value, str)):
                    raise SystemExit(f"{name}:{argument.lineno}: write the clause's id out, as in clause('PS-001')")
                yield argument.value


def _mark_name(node: ast.expr) -> str:
    """``skip`` for ``pytest.mark.skip`` and for ``pytest.mark.skip(...)``."""
    match node:
        case ast.Call(func=function):
            return _mark_name(function)
        case ast.Attribute(value=ast.Attribute(attr="mark"), attr=name):
            return name
    return ""


def standings(ledgers: dict[str, tuple[str, ...]], named: frozenset[str]) -> list[Standing]:
    return [Standing(game, clauses, named.intersection(clauses)) for game, clauses in ledgers.items()]


def unknown_to(ledgers: dict[str, tuple[str, ...]], named: frozenset[str]) -> list[str]:
    """The ids that tests name and no ledger has."""
    return sorted(named.difference(*ledgers.values()))


def table(found: Sequence[Standing], unknown: Sequence[str]) -> str:
    """What is printed: a line a game, then what is amiss."""
    width = max(len(name) for name in ("game", *(standing.game for standing in found)))
    lines = [f"{'game':<{width}}  clauses  tested  untested"]
    for standing in found:
        counts = f"{len(standing.clauses):>7}  {len(standing.tested):>6}  {len(standing.untested):>8}"
        lines.append(f"{standing.game:<{width}}  {counts}")
    for standing in found:
        if standing.untested:
            lines += _list(f"{standing.game}, without a test:", standing.untested)
    if unknown:
        lines += _list("named by tests, in no ledger:", unknown)
    return "\n".join(lines)


def _list(title: str, ids: Sequence[str]) -> list[str]:
    return ["", title, *(f"  {line}" for line in wrap(", ".join(ids), 110, break_on_hyphens=False))]


def main(root: Path = ROOT) -> int:
    """Print the table; 0 when every clause has a test and every named clause exists."""
    ledgers, named = read_ledgers(root / "docs" / "rules"), named_by_tests(root / "tests")
    found, unknown = standings(ledgers, named), unknown_to(ledgers, named)
    sys.stdout.write(table(found, unknown) + "\n")
    return 1 if unknown or not found or any(standing.untested or not standing.clauses for standing in found) else 0


if __name__ == "__main__":
    sys.exit(main())
