"""The compiled build: the same files, turned into machine code by mypyc where it counts.

``make fast`` runs this as a script: compiled modules appear beside their sources, and Python prefers them. ``--clean``
takes them away; names of groups (``kernel minds dream_quest``) compile those alone. A wheel is pure unless it is built
with ``REVERIE_COMPILED=1``.
"""

import os
import sys
from collections.abc import Iterator
from contextlib import redirect_stdout
from hashlib import sha256
from importlib import import_module
from io import StringIO
from pathlib import Path
from typing import Any, Final

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT: Final = Path(__file__).parent
SOURCE: Final = ROOT / "src"
PACKAGE: Final = SOURCE / "reverie"
STAMP: Final = PACKAGE / "compiled_from.txt"
"""Which sources the compiled modules beside them were made from."""

KERNEL: Final = ("chance", "encoding", "events", "heuristics", "moves", "playout", "setup", "state", "steps")
"""The modules of the kernel that a move passes through; the others run once a game, or read documents."""
MINDS: Final = ("psycle_round", "regret_matching", "value_net", "world_search")
"""The modules that a look of a search passes through."""
TABLE: Final = (
    *("chairs", "clocks", "daily_tables", "decide_checks", "decide_moves", "decide_seats", "decide_votes", "deciding"),
    *("fold_moves", "fold_seats", "fold_time", "fold_votes", "folding", "foreseeing", "game_in_progress", "live_table"),
    *("playing", "reaction_windows", "standing_answers", "takeback", "views"),
)
"""With ``wire/frames`` the modules that a move passes through at a live table, from the command to the updates."""
AGENTS: Final = ("episode", "game_batch")
"""The modules that a step of an environment passes through."""
INTERPRETED: Final = frozenset(
    ("__init__", "content", "looks", "position", "position_words", "rare_positions", "records", "refusals", "told")
)
"""The modules of a game that stay as they are: what is printed, what is said, and records whose types are read at run
time (a compiled class has no annotations)."""


def groups(source: Path = SOURCE) -> dict[str, list[Path]]:
    """The modules that are compiled, in groups that become one library each."""
    package = source / "reverie"
    found = {"kernel": [package / "kernel" / f"{name}.py" for name in KERNEL]}
    for folder in sorted(path.parent for path in (package / "games").glob("*/state.py")):
        found[folder.name] = [path for path in sorted(folder.rglob("*.py")) if _is_compiled(path)]
    found["minds"] = [package / "minds" / f"{name}.py" for name in MINDS]
    found["table"] = [package / "wire" / "frames.py", *(package / "table" / f"{name}.py" for name in TABLE)]
    found["agents"] = [package / "agents" / f"{name}.py" for name in AGENTS]
    return found


def _is_compiled(path: Path) -> bool:
    if path.stem in INTERPRETED or _is_generated(path):
        return False
    return "import msgspec" not in path.read_text(encoding="utf-8")


def source_digest(source: Path = SOURCE) -> str:
    """What tells one set of sources from another."""
    digest = sha256()
    for path in sorted(path for paths in groups(source).values() for path in paths):
        digest.update(f"{path.relative_to(source).as_posix()}\n".encode() + path.read_bytes())
    return digest.hexdigest()


def clean() -> None:
    """Take away all that a build has left beside the sources."""
    for path in _built_files():
        path.unlink()


def _built_files() -> Iterator[Path]:
    for pattern in ("*.so", "*.pyd"):
        yield from SOURCE.rglob(pattern)
    yield from (path for path in PACKAGE.rglob("*.py") if _is_generated(path))
    if STAMP.exists():
        yield STAMP


def _is_generated(path: Path) -> bool:
    return path.stem.endswith("_copying")


def build(only: frozenset[str] = frozenset()) -> None:
    """Compile in place; ``only`` some of the groups, where a trial of one game must not wait for the others."""
    clean()
    digest = source_digest()
    found = {name: paths for name, paths in groups().items() if not only or name in only}
    _say(f"{sum(len(paths) for paths in found.values())} modules in {len(found)} groups")
    for name, path in _write_copying():
        if name in found:
            found[name].append(path)
    _say("1 of 2: the modules become C")
    extensions = _translated(found)
    _say("2 of 2: the C becomes machine code (about a minute)")
    _compile(extensions)
    STAMP.write_text(digest + "\n", encoding="ascii")
    _say("Done: `reverie --version` says `compiled`. `make slow` takes it away again.")


def _write_copying() -> Iterator[tuple[str, Path]]:
    """How a state is copied follows from its fields; here it is written out, so that it is compiled too."""
    sys.path.insert(0, str(SOURCE))
    fields = import_module("reverie.kernel.fields")
    for game in import_module("reverie.games").all_games():
        kind = game.state_type
        module = Path(*fields.copying_module(kind).split("."))
        path = SOURCE / module.with_suffix(".py")
        head = '"""Written by the compiled build: how the fields of a state are copied."""\n\n'
        imported = f"from {kind.__module__} import {kind.__name__}\n\n\n"
        path.write_text(head + imported + fields.copying_source(kind, kind.__name__), encoding="utf-8")
        yield path.parent.name, path


def _translated(found: dict[str, list[Path]]) -> list[Any]:
    from mypyc.build import mypycify

    separate = [([str(path.relative_to(ROOT)) for path in group], f"reverie_{name}") for name, group in found.items()]
    told = StringIO()
    try:
        with redirect_stdout(told):
            extensions: list[Any] = mypycify(
                ["--config-file=pyproject.toml", *(path for paths, _ in separate for path in paths)],
                opt_level=os.environ.get("REVERIE_OPT_LEVEL", "3"),
                debug_level="0",
                separate=separate,
                target_dir="build",
            )
    finally:
        for line in told.getvalue().splitlines():
            if "Treating generator comprehension as list" not in line:  # our rules do not mind
                _say(line)
    return extensions


def _compile(extensions: list[Any]) -> None:
    from setuptools.command.build_ext import build_ext
    from setuptools.dist import Distribution

    class BuildInPlace(build_ext):
        """Says which library is done."""

        def build_extension(self, ext: Any) -> None:
            """Compile one library; what no other library can call may be put in where it is called."""
            if self.compiler.compiler_type == "unix":
                ext.extra_compile_args = [*ext.extra_compile_args, "-fvisibility=hidden", "-fno-plt"]
            super().build_extension(ext)
            if ext.name.endswith("__mypyc"):
                _say(f"  {ext.name.removesuffix('__mypyc')}")

    distribution = Distribution({"name": "reverie", "ext_modules": extensions, "package_dir": {"": "src"}})
    command: Any = BuildInPlace(distribution)
    command.inplace, command.parallel = True, os.cpu_count()
    command.ensure_finalized()
    command.run()


def _say(line: str) -> None:
    print(line, flush=True)  # noqa: T201  (this is a command)


class CustomBuildHook(BuildHookInterface):  # type: ignore[type-arg]
    """Makes a wheel of the compiled modules too, where that is asked for."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile, and put what came of it into the wheel."""
        if os.environ.get("REVERIE_COMPILED") != "1":
            return
        os.chdir(ROOT)
        build()
        build_data["pure_python"], build_data["infer_tag"] = False, True
        for path in _built_files():
            build_data["force_include"][str(path)] = path.relative_to(SOURCE).as_posix()


if __name__ == "__main__":
    os.chdir(ROOT)
    clean() if "--clean" in sys.argv else build(frozenset(sys.argv[1:]))
