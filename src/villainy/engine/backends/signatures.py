"""Machine signatures from the annotations of rules functions: `int` is 64 bits wide everywhere."""

from __future__ import annotations

from collections.abc import Mapping
from types import FunctionType
from typing import Any

import numba
from numba import types

from villainy.engine.layout import Layout
from villainy.engine.log import EVENTS


def types_by_name(records: Mapping[str, Layout]) -> dict[str, Any]:
    """What each name of engine/dialect.py means to the compiler."""
    layouts = {**records, "Events": EVENTS}
    known: dict[str, Any] = {name: numba.from_dtype(layout.dtype) for name, layout in layouts.items()}
    return known | {
        "States": types.Array(known["State"], 1, "C"),
        "int": types.int64,
        "bool": types.boolean,
        "float": types.float64,
        "None": types.void,
        "np.uint64": types.uint64,
        "Logs": types.Array(known["Events"], 1, "C"),
        "Mask": types.Array(types.boolean, 1, "C"),
        "Masks": types.Array(types.boolean, 2, "C"),
        "Options": types.Array(types.int16, 1, "C"),
        "Results": types.Array(types.int64, 2, "C"),
        "Scores": types.Array(types.int64, 3, "C"),
        "Numbers": types.Array(types.int64, 1, "C"),
        "Words": types.Array(types.uint64, 1, "C"),
        "Tensor": types.Array(types.float32, 1, "C"),
        "Tree": types.Array(types.int64, 2, "C"),
        "Worth": types.Array(types.float64, 2, "C"),
        "Values": types.Array(types.float64, 1, "C"),
    }


def signature(function: FunctionType, known: Mapping[str, Any]) -> Any | None:
    """The function's signature, or None where its callers decide (cards of any pile)."""
    annotations = dict(function.__annotations__)
    if "Cards" in annotations.values():
        return None
    returned = known[annotations.pop("return")]
    return returned(*(known[name] for name in annotations.values()))
