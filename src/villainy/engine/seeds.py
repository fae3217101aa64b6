"""Words of 64 bits that follow from a match's seed, and the promise that the seed was there before the play.

A table shows its commitment from the start: SHA-256 of a salt of 16 bytes and of the seed's 8 bytes. Once the
game is over, salt and seed are told, and everybody can see that nothing was dealt to anybody's liking.
"""

from __future__ import annotations

import hashlib
import secrets

SALT_BYTES = 16
SEED_BYTES = 8


def new_seed() -> int:
    return secrets.randbits(8 * SEED_BYTES)


def new_salt() -> bytes:
    return secrets.token_bytes(SALT_BYTES)


def commitment(seed: int, salt: bytes) -> str:
    """The promise, in hexadecimal digits."""
    return hashlib.sha256(salt + seed.to_bytes(SEED_BYTES, "big")).hexdigest()


def derived(seed: int, purpose: str, *numbers: int) -> int:
    """A word for one purpose, from which nobody can tell the seed or any other word."""
    told = ":".join([f"{seed:016x}", purpose, *map(str, numbers)])
    return int.from_bytes(hashlib.sha256(told.encode()).digest()[:SEED_BYTES], "big")


def after_rewind(seed: int, row: int) -> int:
    """The generator's word where a match goes another way: from the seed and the row of the undo."""
    return derived(seed, "rewind", row)
