"""What may be said at a table: anything among friends, set phrases in public."""

from __future__ import annotations

import unicodedata

from villainy.server.errors import Problem
from villainy.server.frames import Say
from villainy.server.table import Table

LONGEST = 500  # characters
BREAKS = ("Cc", "Zl", "Zp")  # control characters and ends of lines
UNSEEN = ("Cf", "Cs", "Co", "Cn")  # what is no letter, or turns the writing around
PHRASES = (  # each is `phrase-<name>` in the locales
    "hello",
    "good-luck",
    "have-fun",
    "nice-move",
    "oops",
    "sorry",
    "thanks",
    "you-are-welcome",
    "one-moment",
    "i-am-back",
    "your-turn",
    "well-played",
    "good-game",
    "another-one",
    "goodbye",
)


def words_of(table: Table, say: Say) -> dict[str, str]:
    """What is said, as its row keeps it; Problem where it may not be."""
    if say.phrase is not None and say.text is None:
        if say.phrase not in PHRASES:
            raise Problem(422, "unknown-phrase", value=clean(say.phrase)[:40])
        return {"phrase": say.phrase}
    if say.text is None or say.phrase is not None:
        raise Problem(400, "chat-form")
    if table.head.public:
        raise Problem(403, "phrases-only")
    text = clean(say.text)
    if not text:
        raise Problem(422, "chat-empty")
    if len(text) > LONGEST:
        raise Problem(422, "chat-long", most=LONGEST)
    return {"text": text}


def clean(text: str) -> str:
    """Plain text in one line: no control characters, nothing that turns the writing around."""
    kinds = [(letter, unicodedata.category(letter)) for letter in text]
    kept = (" " if kind in BREAKS else letter for letter, kind in kinds if kind not in UNSEEN)
    return " ".join("".join(kept).split())
