"""``reverie new-game`` and ``reverie dev``: for those who make games."""

import shlex
import shutil
import signal
import sys
import webbrowser
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Thread
from typing import Annotated, Any
from urllib.parse import urlsplit

import typer

from reverie.cli.app import Language, app
from reverie.cli.console import LineConsole
from reverie.cli.errors import handles_errors
from reverie.cli.languages import checked_language
from reverie.cli.serving import has_screen
from reverie.text import words_for


@app.command("new-game")
@handles_errors
def new_game_command(
    name: Annotated[str, typer.Argument(help="Lower-case words with hyphens, such as night-lights.")],
    into: Annotated[Path, typer.Option("--in", metavar="FOLDER", help="Where its folder is made.")] = Path(),
    language: Language = None,
) -> None:
    """Write a small game of your own, ready to play, to test and to change."""
    from reverie.cli.workshop.game_names import read_name
    from reverie.cli.workshop.new_game import write_game

    words, console = words_for(checked_language(language)), LineConsole()
    names = read_name(name)
    folder = write_game(names, into)
    enter = f"cd {shlex.quote(str(folder))}"
    console.say(words.say("new-game-made", {"title": names.title, "folder": str(folder)}))
    console.say(words.say("new-game-test"))
    typer.echo(f"  {enter} && {_python()} -m pytest --pyargs reverie.conformance tests")  # to be copied: never wrapped
    console.say(words.say("new-game-dev"))
    typer.echo(f"  reverie dev {shlex.quote(str(folder))}")
    console.say(words.say("new-game-read", {"file": str(folder / "README.md")}))


def _python() -> str:
    """How this Python is called where somebody types."""
    return "python" if shutil.which("python") == sys.executable else shlex.quote(sys.executable)


@app.command("dev")
@handles_errors
def dev_command(
    game: Annotated[str, typer.Argument(help="The folder of a game, its name, or package.module:OBJECT.")],
    players: Annotated[int, typer.Option(min=0, max=99, help="How many sit at the table; else two.")] = 0,
    bots: Annotated[str, typer.Option(metavar="LEVEL", help="The bot on the other seats.")] = "",
    port: Annotated[
        int | None, typer.Option(min=0, max=65535, help="Where to listen; else 8000, or any free one.")
    ] = None,
    language: Language = None,
) -> None:
    """Play a game in the browser while you change it: every saved file is at the table at once."""
    from reverie.cli.workshop.dev_loop import DevLoop
    from reverie.cli.workshop.dev_server import DevPlan
    from reverie.cli.workshop.game_folders import find_folder
    from reverie.server.running import bound_socket, free_port
    from reverie.server.web_page import is_built

    spoken = checked_language(language)
    words, console = words_for(spoken), LineConsole()
    found = find_folder(game, Path.cwd())
    if port:
        bound_socket("127.0.0.1", port).close()  # refused now, while somebody looks, where it is taken
    if not is_built():
        console.say(words.say("refused-page-missing"))

    def say(sentence: str, facts: dict[str, Any]) -> None:
        console.say(facts["text"] if sentence == "told" else words.say(f"dev-{sentence}", facts))

    def opened(address: str) -> None:
        # Another name of this machine than `reverie open` uses: who somebody is there stays as it is.
        link = f"http://localhost:{urlsplit(address).port}/dev"
        console.say(words.say("dev-opened", {"address": link, "folder": str(found.package)}))
        if has_screen():
            Thread(target=webbrowser.open, args=(link,), daemon=True).start()

    for number in (signal.SIGTERM, getattr(signal, "SIGHUP", signal.SIGTERM)):
        signal.signal(number, signal.default_int_handler)  # however it is stopped, the table is cleared
    with TemporaryDirectory(prefix="reverie-dev-") as folder:
        plan = DevPlan(
            place=found.place,
            package=str(found.package),
            name=found.package.name,
            data=str(Path(folder) / "data"),
            news=str(Path(folder) / "news.json"),
            host="127.0.0.1",
            port=free_port(8000) if port is None else port,
            players=players,
            bots=bots,
        )
        DevLoop(found, plan, say, spoken, opened).run()
