"""The documents stay true: their examples run, their links arrive, and what they name exists."""

import ast
import doctest
import re
import shlex
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest
import typer.main
from starlette.routing import Route

from reverie import __version__
from reverie.cli import app
from reverie.games import all_games
from reverie.server import http_endpoints, replay_endpoints, second_device
from reverie.server.maintenance import RetentionPolicy
from reverie.text import words_for

ROOT = Path(__file__).parent.parent
DOCUMENTS = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *ROOT.glob("examples/**/*.md")])
WRITTEN = [place for place in DOCUMENTS if place.name not in ("transcript.md", "positions.md")]
"""Those that people write; the others are made by programs."""

each_document = pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: str(path.relative_to(ROOT)))


def read(place: str | Path) -> str:
    return (ROOT / place).read_text(encoding="utf-8")


def shell_blocks(text: str) -> list[str]:
    """The blocks in which commands stand."""
    blocks = re.findall(r"^```(\w*)\n(.*?)^```", text, flags=re.DOTALL | re.MULTILINE)
    return [block for language, block in blocks if language in ("", "sh", "text")]


def python_blocks(document: Path) -> list[str]:
    return re.findall(r"^```python\n(.*?)^```", read(document), flags=re.DOTALL | re.MULTILINE)


WITH_PYTHON = [place for place in WRITTEN if python_blocks(place)]


@pytest.mark.parametrize("document", WITH_PYTHON, ids=lambda path: str(path.relative_to(ROOT)))
def test_the_examples_in_python_run(document: Path) -> None:
    """What takes too long, or is a part of something, stands without a prompt: it is Python, and what it imports is."""
    result = doctest.testfile(str(document), module_relative=False)
    blocks = python_blocks(document)
    assert not result.failed
    assert (result.attempted > 0) == any(">>>" in block for block in blocks)
    for block in blocks:
        if ">>>" not in block:
            for part in ast.walk(ast.parse(block)):
                if isinstance(part, ast.Import | ast.ImportFrom):
                    exec(ast.unparse(part), {})


# Links.


def anchors(document: Path) -> set[str]:
    """The headings of a document, as links name them."""
    text = re.sub(r"```.*?```", "", read(document), flags=re.DOTALL)
    headings = re.findall(r"^#+ (.*)", text, flags=re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).strip().replace(" ", "-") for heading in headings}


@each_document
def test_every_link_arrives(document: Path) -> None:
    text = re.sub(r"```.*?```", "", read(document), flags=re.DOTALL)
    lost = []
    for file, anchor in re.findall(r"\]\(([^)\s#]*)(?:#([^)\s]+))?\)", text):
        if "://" in file:
            continue
        place = document.parent / file if file else document
        if not place.exists() or (anchor and anchor not in anchors(place)):
            lost.append(f"{file}#{anchor}")
    assert not lost


def test_the_index_names_every_document() -> None:
    named = {(ROOT / "docs" / link).resolve() for link in re.findall(r"\]\(([^)#]+)", read("docs/README.md"))}
    assert {place.resolve() for place in ROOT.glob("docs/**/*.md")} <= named | {ROOT / "docs" / "README.md"}


# Commands.


def test_every_make_target_that_a_document_names_exists() -> None:
    targets = set(re.findall(r"^([a-z-]+):", read("Makefile"), flags=re.MULTILINE))
    for document in DOCUMENTS:
        text = read(document)
        blocks = "\n".join(shell_blocks(text))
        named = re.findall(r"`make ([a-z-]+)", text) + re.findall(r"^make ([a-z-]+)", blocks, flags=re.MULTILINE)
        assert set(named) <= targets, document


def command_lines(text: str) -> Iterator[list[str]]:
    """Every ``reverie …`` in a block or in a phrase of code, as words."""
    phrases = re.findall(r"`([^`\n]+)`", re.sub(r"```.*?```", "", text, flags=re.DOTALL))
    for block in shell_blocks(text):
        phrases += [part for line in block.splitlines() for part in re.split(r"\s{2,}", line)]
    for phrase in phrases:
        found = re.search(r"(?:^|[ /$])reverie ([a-z]+\b.*)", phrase.partition("  #")[0])
        if found and not found[1].startswith(("to ", "is ")):
            yield shlex.split(found[1].replace("[", "").replace("]", ""), comments=True)


@pytest.mark.parametrize("document", WRITTEN, ids=lambda path: str(path.relative_to(ROOT)))
def test_every_command_and_option_that_a_document_names_exists(document: Path) -> None:
    group = typer.main.get_command(app)
    known = getattr(group, "commands")  # noqa: B009  # typer has its own classes beside click's
    for command, *words in command_lines(read(document)):
        assert command in known, command
        found = known[command]
        inner = getattr(found, "commands", None)
        if inner is not None and words:
            assert words[0] in inner, (command, words)
            found = inner[words[0]]
        options = {name for option in found.params for name in (*option.opts, *option.secondary_opts)}
        assert {word.partition("=")[0] for word in words if word.startswith("--")} <= options, (command, words)


def test_every_command_is_named_in_some_document() -> None:
    named = {words[0] for document in WRITTEN for words in command_lines(read(document))}
    assert set(getattr(typer.main.get_command(app), "commands")) <= named  # noqa: B009


def test_every_setting_of_the_server_is_told_with_its_default() -> None:
    text = read("docs/operating.md")
    settings = text[text.index("## Settings") :].partition("\n## ")[0]
    serve = getattr(typer.main.get_command(app), "commands")["serve"]  # noqa: B009
    for option in serve.params:
        name = option.opts[0]
        if name not in ("--language", "--help"):
            assert f"`{name}" in settings, name
        if isinstance(option.default, int | float) and not isinstance(option.default, bool):
            line = next(line for line in settings.splitlines() if f"`{name}" in line)
            assert re.search(rf"[( ]{option.default:g}\)", line), line


@pytest.mark.parametrize(
    "module", ["reverie.bots.arena", "benchmarks", "benchmarks.growth", "benchmarks.load", "benchmarks.peers"]
)
def test_every_option_of_a_module_that_a_document_runs_exists(module: str) -> None:
    done = subprocess.run(
        [sys.executable, "-m", module, "--help"], cwd=ROOT, capture_output=True, text=True, timeout=60, check=True
    )
    for document in WRITTEN:
        for line in re.findall(rf"python -m {re.escape(module)} ([^`\n]*)", read(document)):
            assert set(re.findall(r"--[a-z-]+", line)) <= set(re.findall(r"--[a-z-]+", done.stdout)), document


# Words and facts.


def test_every_label_that_players_are_told_to_look_for_is_on_the_page() -> None:
    text = read("docs/browser.md")
    table = text[text.index("## For players") :].partition("\n\n")[0]
    labels = re.findall(r"(?<!\*)\*([A-Z][^*]+)\*(?!\*)", table)
    assert len(labels) > 10
    places = [*(ROOT / "src/reverie/text/en").glob("*.ftl"), *(ROOT / "web/src").glob("*/text/en.ftl")]
    words = "\n".join(place.read_text(encoding="utf-8") for place in places)
    assert not [label for label in labels if f" = {label}\n" not in words]


def test_what_a_board_may_export_is_what_the_document_says() -> None:
    row = next(line for line in read("docs/browser.md").splitlines() if line.startswith("| `board.ts`"))
    board = re.search(r"export interface Board \{(.*?)\n\}", read("web/src/boards/index.ts"), flags=re.DOTALL)
    assert board is not None
    fields = set(re.findall(r"^  (\w+)\??:", board[1], flags=re.MULTILINE))
    assert fields == set(re.findall(r"`(\w+)`", row.partition("|")[2].partition("|")[2])) - {"Board"}


def test_the_games_of_the_readme_are_those_that_there_are() -> None:
    text = read("README.md")
    for game in all_games():
        ends = [f"{low} to {high}" for low, high in [(game.player_counts[0], game.player_counts[-1]), game.minutes]]
        title = words_for("en", game).say("game-name")
        assert re.search(rf"\| {re.escape(title)}: .* \| {ends[0]} \| {ends[1]} \|", text), title


def test_every_request_that_a_server_answers_is_in_the_wires_document() -> None:
    text = read("docs/wire.md")
    for route in [*http_endpoints.routes(), *replay_endpoints.routes(), *second_device.routes()]:
        assert isinstance(route, Route)
        shown = route.path.replace("{table}", "{id}").replace("{game}", "{name}")
        end = shown.rpartition("/")[2]
        assert shown == "/" or shown in text or f"…/{end}" in text, route.path


def test_every_event_of_a_table_is_in_the_wires_document() -> None:
    text = read("docs/wire.md")
    source = "".join(read(place) for place in (ROOT / "src/reverie/table").glob("*.py"))
    kinds = set(re.findall(r"\.note(?:_of)?\([^()]*?\"([a-z_]+)\"", source))
    assert len(kinds) > 3
    assert not [kind for kind in kinds if f"`{kind}`" not in text]


def test_how_long_things_are_kept_is_what_the_document_says() -> None:
    text, policy = read("docs/data.md"), RetentionPolicy()
    for days in (policy.gathering, policy.unfinished, policy.finished, policy.chat, policy.guests):
        assert f"| {days:g} days |" in text


def test_every_test_that_a_document_points_to_exists() -> None:
    names = {place.stem for place in ROOT.glob("tests/**/*.py")}
    for document in DOCUMENTS:
        text = read(document)
        assert not [place for place in re.findall(r"`(tests/[\w/]+\.py)`", text) if not (ROOT / place).exists()]
        assert set(re.findall(r"`(test_\w+)`", text)) <= names, document
        for module in re.findall(r"python -m (tests[\w.]+)", text):
            assert (ROOT / (module.replace(".", "/") + ".py")).exists(), module


def test_every_file_that_a_document_names_exists() -> None:
    folders = ("src", "tests", "web/src", "web/site", "web/workbench", "play_site", "examples", "benchmarks")
    files = [str(place.relative_to(ROOT)) for folder in folders for place in (ROOT / folder).rglob("*.*")]
    files += [place.name for place in ROOT.glob("*.py")]
    for document in WRITTEN:
        named = re.findall(r"(?<![\w/….])[\w/]*\w\.(?:py|svelte\.ts|ts|svelte)\b(?!:)", read(document))
        lost = [name for name in named if not any(f"/{file}".endswith(f"/{name}") for file in files)]
        assert not lost, document


@each_document
def test_no_document_names_a_place_on_somebodys_machine(document: Path) -> None:
    assert not re.findall(r"(?<![\w.~])/(?:root|work|home|tmp|Users)/\S*", read(document))


def test_the_changelog_begins_with_the_present_version() -> None:
    first = re.search(r"^## (.*)", read("CHANGELOG.md"), flags=re.MULTILINE)
    assert first is not None
    assert first[1].startswith(__version__)


def test_the_packages_depend_on_each_other_as_the_document_says() -> None:
    with (ROOT / "pyproject.toml").open("rb") as file:
        contracts = tomllib.load(file)["tool"]["importlinter"]["contracts"]
    layers = reversed(next(contract["layers"] for contract in contracts if contract["type"] == "layers"))
    packages = [sorted(re.findall(r"reverie\.(\w+)", layer)) for layer in layers]
    told = re.search(r"checks it\): ([^.]*)\.", read("docs/architecture.md"))
    assert told is not None
    assert [sorted(re.findall(r"\w+", part)) for part in told[1].split("←")] == packages
