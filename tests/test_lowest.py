"""What ``make lowest`` tests is the lowest that is allowed."""

import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[1]


def test_the_lowest_versions_are_those_that_are_allowed() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    allowed = [dependency.partition(",")[0].replace(">=", "==") for dependency in project["dependencies"]]
    pinned, _, _ = (ROOT / "requirements" / "lowest.txt").read_text().partition("\n\n")
    assert [line for line in pinned.splitlines() if not line.startswith("#")] == allowed
