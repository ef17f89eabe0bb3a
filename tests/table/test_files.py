"""Where records lie, and that nothing is ever overwritten or half written."""

from pathlib import Path

import platformdirs
import platformdirs.windows
import pytest
from platformdirs.api import PlatformDirsABC
from platformdirs.macos import MacOS
from platformdirs.unix import Unix
from platformdirs.windows import Windows

from reverie.folders import data_folder
from reverie.kernel import BadDocument
from reverie.table.files import RecordFile, read_json, read_toml, write_copy


@pytest.mark.parametrize(
    ("environ", "platform", "folder"),
    [
        ({"REVERIE_DATA": "/somewhere", "XDG_DATA_HOME": "/xdg"}, Unix, Path("/somewhere")),
        ({"REVERIE_DATA": "~/somewhere"}, Unix, Path.home() / "somewhere"),
        ({"XDG_DATA_HOME": "/xdg"}, Unix, Path("/xdg/reverie")),
        ({"XDG_DATA_HOME": "/xdg"}, MacOS, Path("/xdg/reverie")),
        ({"XDG_DATA_HOME": "/xdg"}, Windows, Path("/xdg/reverie")),
        ({}, Unix, Path.home() / ".local/share/reverie"),
        ({}, MacOS, Path.home() / "Library/Application Support/reverie"),
        ({}, Windows, Path("/local/reverie")),
    ],
)
def test_the_folder_follows_the_platform(
    environ: dict[str, str], platform: type[PlatformDirsABC], folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("REVERIE_DATA", "XDG_DATA_HOME"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environ.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr(platformdirs, "PlatformDirs", platform)
    monkeypatch.setattr(platformdirs.windows, "get_win_folder", lambda _: "/local")
    assert data_folder() == folder


def test_a_game_has_one_file_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("REVERIE_DATA", str(tmp_path))
    first, second = RecordFile("psycle"), RecordFile("psycle")
    assert first.path is None
    one, other = first.keep({"n": 1}), second.keep({"n": 2})
    assert one != other
    assert first.keep({"n": 3}) == one
    assert (read_json(one), read_json(other)) == ({"n": 3}, {"n": 2})
    assert sorted(path.name for path in one.parent.iterdir()) == sorted([one.name, other.name])


def test_a_named_file_is_not_overwritten_but_a_resumed_one_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_text('{"n": 0}')
    with pytest.raises(BadDocument, match="file-exists"):
        RecordFile("psycle", path).keep({"n": 1})
    assert read_json(path) == {"n": 0}
    RecordFile("psycle", path, resumed=True).keep({"n": 1})
    assert read_json(path) == {"n": 1}


def test_a_copy_is_a_new_file(tmp_path: Path) -> None:
    path = tmp_path / "a" / "b.json"
    write_copy(path, {"n": 1})
    with pytest.raises(BadDocument, match="file-exists"):
        write_copy(path, {"n": 2})
    assert read_json(path) == {"n": 1}


def test_what_cannot_be_written_is_a_refusal(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    for write in (lambda path: write_copy(path, {}), lambda path: RecordFile("psycle", path).keep({})):
        with pytest.raises(BadDocument, match="file-unwritable"):
            write(tmp_path / "file" / "below.json")


def test_a_write_that_fails_leaves_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = RecordFile("psycle", tmp_path / "game.json")
    file.keep({"n": 1})

    def no_room(self: Path, target: Path) -> Path:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "replace", no_room)
    with pytest.raises(BadDocument, match="file-unwritable"):
        file.keep({"n": 2})
    monkeypatch.undo()
    assert read_json(tmp_path / "game.json") == {"n": 1}
    assert [path.name for path in tmp_path.iterdir()] == ["game.json"]


@pytest.mark.parametrize("content", ['{"a": 1', '{"a": Infinity}', "[" * 50_000, '{"a": ' + "1" * 5000 + "}"])
def test_bad_json_is_a_refusal(tmp_path: Path, content: str) -> None:
    path = tmp_path / "bad.json"
    path.write_text(content)
    with pytest.raises(BadDocument):
        read_json(path)


def test_a_byte_order_mark_is_no_harm(tmp_path: Path) -> None:
    path = tmp_path / "marked"
    path.write_bytes(b"\xef\xbb\xbf{}")
    assert read_json(path) == {}
    path.write_bytes(b"\xef\xbb\xbfa = 1")
    assert read_toml(path) == {"a": 1}
