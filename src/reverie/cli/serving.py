"""The commands of those who hold tables for others, and of those who join them.

What they need is imported when they run: somebody who plays at home should not wait for a server.
"""

import asyncio
import json
import os
import sys
import webbrowser
from collections.abc import Awaitable, Callable
from pathlib import Path
from threading import Thread
from time import time
from typing import Annotated, Any
from urllib.parse import urlsplit

import msgspec
import typer

from reverie.cli.app import Language, app
from reverie.cli.console import LineConsole
from reverie.cli.errors import handles_errors
from reverie.cli.languages import checked_language
from reverie.folders import data_folder
from reverie.text import Words, words_for

Data = Annotated[Path | None, typer.Option("--data", metavar="FOLDER", envvar="REVERIE_DATA", help="The data folder.")]


def has_screen() -> bool:
    """Whether a browser could open a window here."""
    return sys.platform != "linux" or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def _database(data: Path | None) -> Path | str:
    """PostgreSQL where the environment names one, else the data folder."""
    return os.environ.get("REVERIE_DATABASE_URL") or (data if data is not None else data_folder() / "server")


@app.command("serve")
@handles_errors
def serve_command(
    host: Annotated[str, typer.Option(help="Where to listen; 0.0.0.0 for the whole network.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535)] = 8000,
    data: Data = None,
    secure: Annotated[bool, typer.Option("--secure", help="Behind TLS: cookies travel by TLS only.")] = False,
    origin: Annotated[list[str] | None, typer.Option(help="Another page that may speak to us. Repeatable.")] = None,
    rate: Annotated[
        float, typer.Option(min=1, help="Requests a second from one address, and messages from one guest, for long.")
    ] = 20.0,
    limit: Annotated[
        list[str] | None,
        typer.Option(metavar="NAME=NUMBER", help="Another limit, such as sockets-per-guest=50. Repeatable."),
    ] = None,
    trusted_proxy: Annotated[
        list[str] | None,
        typer.Option(
            metavar="ADDRESS", help="A proxy or network of proxies whose X-Forwarded-For is believed. Repeatable."
        ),
    ] = None,
    bot_workers: Annotated[int, typer.Option(min=1, max=64, help="Processes in which bots think.")] = 1,
    bot_pause: Annotated[float, typer.Option(min=0, max=10, help="Seconds a bot waits before it answers.")] = 0.6,
    bot_deadline: Annotated[float, typer.Option(min=1, max=600, help="Seconds until a bot is given up.")] = 10.0,
    replay_workers: Annotated[int, typer.Option(min=1, max=64, help="Processes that play games again.")] = 2,
    replay_deadline: Annotated[float, typer.Option(min=1, max=600, help="Seconds that one replay may take.")] = 10.0,
    coach_workers: Annotated[int, typer.Option(min=1, max=64, help="Processes in which the coach works.")] = 1,
    coach_deadline: Annotated[
        float, typer.Option(min=1, max=3600, help="Seconds that it may take for a game.")
    ] = 300.0,
    trial_workers: Annotated[
        int | None, typer.Option(min=1, max=64, help="Processes that play trials of the studio; usually one per core.")
    ] = None,
    trial_seconds: Annotated[float, typer.Option(min=1, max=3600, help="Seconds that one trial may take.")] = 120.0,
    language: Language = None,
) -> None:
    """Hold live tables for others, until you stop it with Ctrl-C."""
    from reverie.bots.game_workers import usable_cores
    from reverie.server.limits import Limits
    from reverie.server.running import serve
    from reverie.server.settings import Settings

    settings = Settings(
        _database(data),
        host,
        port,
        tuple(origin or ()),
        secure,
        rate,
        Limits().with_changes(limit or ()),
        tuple(trusted_proxy or ()),
        bot_workers=bot_workers,
        bot_pause=bot_pause,
        bot_deadline=bot_deadline,
        replay_workers=replay_workers,
        replay_deadline=replay_deadline,
        coach_workers=coach_workers,
        coach_deadline=coach_deadline,
        trial_workers=trial_workers or usable_cores(),
        trial_seconds=trial_seconds,
        secret=os.environ.get("REVERIE_SECRET", ""),
        metrics_token=os.environ.get("REVERIE_METRICS_TOKEN", ""),
    )
    words = words_for(checked_language(language))
    console = LineConsole()
    serve(settings, ready=lambda address: _say_where(console, words, "serving", address))


@app.command("open")
@handles_errors
def open_command(
    host: Annotated[
        str, typer.Option(help="Where to listen; 0.0.0.0 lets everybody on your network in.")
    ] = "127.0.0.1",
    port: Annotated[
        int | None, typer.Option(min=0, max=65535, help="Where to listen; else 8000, or any free one.")
    ] = None,
    data: Data = None,
    language: Language = None,
) -> None:
    """Open the table in your browser: Reverie runs on this machine until you stop it with Ctrl-C."""
    from reverie.server.addresses import is_own
    from reverie.server.folder_lock import FolderInUse, address_in
    from reverie.server.running import CannotServe, free_port, serve, sqlite_folder
    from reverie.server.settings import Settings
    from reverie.server.web_page import is_built

    words, console = words_for(checked_language(language)), LineConsole()
    if not is_built():
        raise CannotServe("page-missing")

    def ready(address: str) -> None:
        own, others = _links(address)
        _say_where(console, words, "opened", address)
        if others:
            console.say(words.say("opened-firewall", {"port": str(urlsplit(address).port)}))
        if has_screen():
            Thread(target=webbrowser.open, args=(own,), daemon=True).start()

    where = _database(data)
    settings = Settings(
        where, host, free_port(8000, host) if port is None else port, secret=os.environ.get("REVERIE_SECRET", "")
    )
    try:
        serve(settings, ready=ready)
    except FolderInUse:  # it is open already: join it
        folder = sqlite_folder(where)
        assert folder is not None
        own, others = _links(address_in(folder))
        if not is_own(host) and not others:
            raise CannotServe("open-for-one", {"address": own}) from None
        console.say(words.say("opened-already", {"address": own}))
        if has_screen():
            webbrowser.open(own)


def _say_where(console: LineConsole, words: Words, sentence: str, address: str) -> None:
    """Where a server is found: on this machine, and from others that can reach it."""
    own, others = _links(address)
    console.say(words.say(sentence, {"address": own}))
    for other in others:
        if other != own:
            console.say(words.say("opened-at-home", {"address": other}))


def _links(address: str) -> tuple[str, list[str]]:
    """How this machine reaches a server that listens at that address, and how others at home do."""
    from reverie.server.addresses import links_for_others, own_link

    found = urlsplit(address)
    host, port = found.hostname or "127.0.0.1", found.port or 80
    return own_link(host, port), links_for_others(host, port)


@app.command("backup")
@handles_errors
def backup_command(
    file: Annotated[Path, typer.Argument(help="Where to; must not exist yet.")],
    data: Data = None,
    language: Language = None,
) -> None:
    """Copy everything a running server keeps into one SQLite file."""
    from reverie.server import maintenance

    asyncio.run(maintenance.backup(_database(data), file))
    LineConsole().say(words_for(checked_language(language)).say("backed-up", {"file": str(file)}))


@app.command("daily")
@handles_errors
def daily_command(data: Data = None, language: Language = None) -> None:
    """Say what to publish of a server's daily deals, so that others can prove that they were fixed beforehand."""
    from reverie.cli.daily_anchor import tell_chain

    spoken = checked_language(language)
    if not _with_store(data, lambda store: tell_chain(LineConsole(), store, time(), spoken)):
        raise typer.Exit(1)


@app.command("retention")
@handles_errors
def retention_command(data: Data = None, language: Language = None) -> None:
    """Delete what has been kept long enough."""
    from reverie.server import maintenance

    counts = _with_store(data, lambda store: maintenance.retention(store, maintenance.RetentionPolicy(), time()))
    LineConsole().say(words_for(checked_language(language)).say("tidied", counts))


@app.command("doctor")
@handles_errors
def doctor_command(
    table: Annotated[str | None, typer.Argument(help="Only this table.")] = None,
    export: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write what lies there about the table, unread, as JSON.")
    ] = None,
    data: Data = None,
    language: Language = None,
) -> None:
    """Say what this installation lacks, and which tables cannot be read, and why. Changes nothing."""
    from reverie.cli.doctor import examine, export_one
    from reverie.cli.installation import tell_missing
    from reverie.server.running import sqlite_folder

    spoken = checked_language(language)
    if export is None:
        console, words = LineConsole(), words_for(spoken)
        is_lacking = table is None and tell_missing(console, words)
        folder = sqlite_folder(_database(data))
        if table is None and data is None and folder is not None and not folder.exists():
            console.say(words.say("doctor-no-tables"))  # nobody has opened a table on this machine
            raise typer.Exit(1 if is_lacking else 0)
        found = _with_store(data, lambda store: examine(console, store, table, spoken))
        raise typer.Exit(1 if found or is_lacking else 0)
    if table is None:
        raise typer.BadParameter(words_for(spoken).say("doctor-which"))
    _with_store(data, lambda store: export_one(LineConsole(), store, table, export, spoken))


@app.command("export")
@handles_errors
def export_command(
    guest: Annotated[str, typer.Argument(help="The person's id.")], data: Data = None, language: Language = None
) -> None:
    """Print everything that is known of a person, as JSON."""
    from reverie.server import maintenance

    checked_language(language)
    known = _with_store(data, lambda store: maintenance.export_person(store, guest))
    typer.echo(json.dumps(msgspec.to_builtins(known), indent=2, ensure_ascii=False))


@app.command("erase")
@handles_errors
def erase_command(
    guest: Annotated[str, typer.Argument(help="The person's id.")], data: Data = None, language: Language = None
) -> None:
    """Forget a person: name and talk are deleted for good."""
    from reverie.server import maintenance

    _with_store(data, lambda store: maintenance.erase_person(store, guest))
    LineConsole().say(words_for(checked_language(language)).say("erased", {"guest": guest}))


def _with_store(data: Path | None, work: Callable[[Any], Awaitable[Any]]) -> Any:
    from reverie.server.storage import Store

    async def run() -> Any:
        store = await Store.open(_database(data), create=False)
        try:
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(run())


@app.command("join")
@handles_errors
def join_command(
    address: Annotated[str, typer.Argument(metavar="URL", help="The table's link.")],
    name: Annotated[str | None, typer.Option(help="Who you are; asked for when it is not known yet.")] = None,
    language: Language = None,
) -> None:
    """Play at a live table, in lines."""
    from reverie.cli.joining import JoinedTable
    from reverie.cli.remote_guest import read_address

    spoken = checked_language(language)
    asyncio.run(JoinedTable(LineConsole(), read_address(address), spoken).play(name))
