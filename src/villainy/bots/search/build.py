"""`python -m villainy.bots.search.build GAME [COMPONENTS]`: fill the cache with the search of a game."""

from __future__ import annotations

import contextlib
import os
import sys

import villainy
from villainy.bots.search import build_of

PATIENT = 10  # how much less of the processor than whoever plays meanwhile


def main() -> None:
    _, name, *components = sys.argv
    with contextlib.suppress(AttributeError, OSError):  # not everywhere
        os.nice(PATIENT)
    game = villainy.load(name, components[0] if components else None, backend="interpreted")
    print("loaded" if build_of(game).was_cached else "built")


if __name__ == "__main__":
    main()
