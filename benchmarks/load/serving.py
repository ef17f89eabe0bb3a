"""The server under load: Reverie's own as an operator runs it, but for the limit on how fast anybody may speak."""

import sys
from pathlib import Path

from reverie.server.running import serve
from reverie.server.settings import Settings


def main() -> None:
    port, folder = int(sys.argv[1]), Path(sys.argv[2])
    serve(Settings(folder, port=port, rate=1_000_000.0))


if __name__ == "__main__":
    main()
