"""The notebook's cells run one after the other, with fewer games than it says."""

import json
from pathlib import Path
from typing import Any

NOTEBOOK = Path(__file__).parent.parent.parent / "examples" / "notebook" / "first_agent.ipynb"


def test_the_notebook_learns_something() -> None:
    document = json.loads(NOTEBOOK.read_text(encoding="utf-8"))
    names: dict[str, Any] = {}
    for cell in document["cells"]:
        if cell["cell_type"] == "code":
            source = "".join(cell["source"]).replace("GAMES = 300", "GAMES = 40").replace("TESTS = 200", "TESTS = 40")
            exec(compile(source, NOTEBOOK.name, "exec"), names)
    assert names["agreement"] > 0.35
    assert sum(names["wins"]) > 24
