"""How every command ends: bad input gets one clear sentence, and whoever leaves is let go."""

import functools
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import typer

from reverie.cli.languages import usual_language
from reverie.games import all_games
from reverie.kernel import Refused
from reverie.table.files import unwritable
from reverie.table.narration import refusal_sentence
from reverie.text import LANGUAGES, Words, words_for

REFUSED = 2
INTERRUPTED = 130


def handles_errors(command: Callable[..., None]) -> Callable[..., None]:
    """A refusal goes to standard error in the user's language; nobody who leaves sees a traceback."""

    @functools.wraps(command)
    def run(**arguments: Any) -> None:
        prepare_streams()
        try:
            command(**arguments)
        except Refused as refused:
            sys.stderr.write(refusal_sentence(_words_for(refused, arguments.get("language")), refused) + "\n")
            raise typer.Exit(REFUSED) from None
        except EOFError:
            sys.stdout.write("\n")
        except KeyboardInterrupt:
            sys.stdout.write("\n")
            raise typer.Exit(INTERRUPTED) from None
        except BrokenPipeError:  # whoever read our output has gone
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())

    return run


@contextmanager
def refuses_unwritable(folder: Path) -> Iterator[None]:
    """Whatever cannot be written (or read) in a folder becomes a refusal."""
    try:
        yield
    except BrokenPipeError:  # whoever read our output has gone
        raise
    except OSError as error:
        raise unwritable(Path(error.filename) if isinstance(error.filename, str) else folder, error) from None


def _words_for(refused: Refused, language: str | None) -> Words:
    """Words that have the sentence: Reverie's own, or those of the game that refused."""
    spoken = language if language in LANGUAGES else usual_language()
    cause = refused.__cause__
    code = cause.code if isinstance(cause, Refused) else refused.code
    every = [words_for(spoken), *(words_for(spoken, game) for game in all_games())]
    return next((words for words in every if words.has(f"refused-{code}")), every[0])


def prepare_streams() -> None:
    """No character that a terminal cannot show, and no byte that is not text, may stop a game."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
