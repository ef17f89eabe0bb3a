"""The command ``reverie``."""

from reverie.cli import analysing as analysing
from reverie.cli import exporting as exporting  # their commands join those of the app
from reverie.cli import forking as forking
from reverie.cli import laboratory as laboratory
from reverie.cli import laddering as laddering
from reverie.cli import lessons as lessons
from reverie.cli import making as making
from reverie.cli import serving as serving
from reverie.cli import solving as solving
from reverie.cli import training as training
from reverie.cli.app import app


def main() -> None:
    app()
