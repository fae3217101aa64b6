"""Was the game honest? A table's transcript, held against the promise that was made before the first move."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import villainy
from villainy.cli import saves
from villainy.cli.common import Complaint, print_json, screen, words
from villainy.engine.match import Match
from villainy.engine.seeds import after_rewind, commitment
from villainy.engine.transcript import parse_seed, read_reseeds


def verify(file: Path, components: Path | None, locale: str, as_json: bool) -> None:
    proof = saves.read_proof(file)
    match = prove(proof, components)
    if as_json:
        print_json(
            {"verified": True, "actions": len(match.moments), "over": match.over, "outcome": match.outcome}
        )
        return
    message = "cli-proven" if match.over else "cli-proven-so-far"
    screen().print(words(locale).format(message, {"count": len(match.moments)}))


def prove(proof: dict[str, Any], components: Path | None = None) -> Match:
    """The match played again; Complaint or TranscriptError where anything is not as it was promised."""
    transcript = proof["transcript"]
    seed = parse_seed(transcript["seed"])
    if commitment(seed, bytes.fromhex(proof["salt"])) != proof["commitment"]:
        raise Complaint("commitment")
    for count, word in read_reseeds(transcript).items():
        row = proof["rewinds"].get(str(count))
        if type(row) is not int or word != after_rewind(seed, row):
            raise Complaint("rewind", count=count)
    match = villainy.replay(transcript, components)
    if match.outcome != proof["outcome"]:
        raise Complaint("other-end")
    return match
