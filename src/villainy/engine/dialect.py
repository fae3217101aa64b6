"""Names for the arguments of rules functions, for readers and type checkers.

A rules function is annotated with these names; a backend reads them to give it a machine signature.
"""

from __future__ import annotations

from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

State: TypeAlias = Any  # one record of a states array
Player: TypeAlias = Any  # one nested record of it
Cards: TypeAlias = NDArray[np.int8]
States: TypeAlias = NDArray[np.void]
Events: TypeAlias = Any  # the log of one step, a record
Logs: TypeAlias = NDArray[np.void]  # an array of one such log, as entry points take it
Rows: TypeAlias = NDArray[np.int16]  # the events of a log that has been written
Mask: TypeAlias = NDArray[np.bool_]
Options: TypeAlias = NDArray[np.int16]
Results: TypeAlias = NDArray[np.int64]
Scores: TypeAlias = NDArray[np.int64]  # the results of many games
Tensor: TypeAlias = NDArray[np.float32]
Words: TypeAlias = NDArray[np.uint64]  # generators beside the states, one for each game
Numbers: TypeAlias = NDArray[np.int64]
Masks: TypeAlias = NDArray[np.bool_]
Table: TypeAlias = NDArray[np.int16]
Tree: TypeAlias = NDArray[np.int64]  # the rows of a search
Worth: TypeAlias = NDArray[np.float64]  # what each of them has brought
Values: TypeAlias = NDArray[np.float64]  # what a position is worth to each seat
