"""Who leaves a table is replaced by a bot that plays at once: few tests want to wait for a search."""

import pytest

from villainy.server import commands


@pytest.fixture(autouse=True)
def quick_substitutes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(commands, "SUBSTITUTE", "greedy")
