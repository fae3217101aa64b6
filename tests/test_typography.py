"""French sets spaces before high marks, within quotation marks and numbers: no line may break at one."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import villainy

ROOT = Path(villainy.__file__).parents[2]
TEXTS = sorted(
    path.relative_to(ROOT)
    for folder in ("src", "web/src", "docs/rules")
    for path in (ROOT / folder).rglob("*fr.*")
    if path.suffix in (".ftl", ".md")
)
BREAKS = re.compile(r"(?<=[^\s#=|-]) [:;!?»]|« |\d (?:%|\d{3}\b)")


@pytest.mark.parametrize("text", TEXTS, ids=str)
def test_no_line_of_french_can_begin_with_a_mark(text: Path) -> None:
    lines = (ROOT / text).read_text(encoding="utf-8").splitlines()
    assert [line for line in lines if not line.startswith("#") and BREAKS.search(line)] == []
