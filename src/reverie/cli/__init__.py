"""The command ``reverie``."""

from reverie.cli import exporting as exporting
from reverie.cli import serving as serving  # its commands join those of the app
from reverie.cli.app import app


def main() -> None:
    app()
