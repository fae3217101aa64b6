"""`python -m villainy.engine.backends.build GAME [COMPONENTS]`: fill the cache of compiled rules."""

from __future__ import annotations

import sys

import villainy


def main() -> None:
    _, name, *components = sys.argv
    game = villainy.load(name, components[0] if components else None, backend="compiled")
    print("loaded" if game.compiled.was_cached else "built")


if __name__ == "__main__":
    main()
