"""The log a step writes its events into: one record, handed to the rules beside the states."""

from __future__ import annotations

import numpy as np

from villainy.engine.dialect import Logs
from villainy.engine.kit import EVENT_ROWS, EVENT_WIDTH
from villainy.engine.layout import Field, Layout

EVENTS = Layout(
    Field("capacity", "i2"),  # rows it may take; 0 in mass play
    Field("written", "i2"),
    Field("rows", "i2", (EVENT_ROWS, EVENT_WIDTH)),
)


def new_log() -> Logs:
    """An empty log that takes every event of a step."""
    logs = np.zeros(1, EVENTS.dtype)
    logs["capacity"] = EVENT_ROWS
    return logs


def silence() -> Logs:
    """A log for mass play, which takes nothing."""
    return np.zeros(1, EVENTS.dtype)
