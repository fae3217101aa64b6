"""The rules on a GPU, by numba-cuda: whole games in bulk, bit by bit those of the compiled rules.

A warp is fast while its 32 games do the same thing, and games of branching rules rarely do: on an H200, games
that never agree ran 16 times slower than games that always do. So every block keeps some hundred games in its
shared memory and, before each frame, sorts them by the kind of frame that is pending: neighbours then run the
same branch. The block waits for its slowest warp between frames, which is what it spends most time on.
"""

from __future__ import annotations

from typing import Any

import numpy as np

if not hasattr(np, "row_stack"):  # numba-cuda 0.30 still asks NumPy for this old name
    np.row_stack = np.vstack

from numba import cuda, types
from numba.cuda.cudadrv.driver import binding, driver

from villainy.engine.backends.signatures import signature, types_by_name
from villainy.engine.backends.source import Source
from villainy.engine.dialect import Events, Numbers, Options, Scores, States, Words
from villainy.engine.log import silence

KINDS = 64  # frames are of fewer kinds than this; 0 stands for a game that is over, the last for none
SHARED_BYTES = 227 * 1024  # what a block of this generation may have
OWN_BYTES = 12  # beside its state a game needs its number, its length and a place in the order
WARP = 32


def require_gpu() -> None:
    """ImportError where numba-cuda finds no device."""
    if not cuda.is_available():
        raise ImportError("CUDA finds no device")


class Cuda:
    """The GPU's part of the entry points."""

    name = "cuda"

    def __init__(self, source: Source, seats: int) -> None:
        self._size = source.records["State"].dtype.itemsize
        known = types_by_name(source.records)
        namespace = source.clone()
        namespace.update(emit=_emit_nothing, confide=_confide_nothing)
        for name in source.in_order():  # a signature is compiled at once, so callees first
            namespace[name] = _device_function(namespace[name], known)
        fits = (SHARED_BYTES - 4 * KINDS) // (self._size + OWN_BYTES)
        self.games_per_block = min(1024, fits // WARP * WARP)
        self._kernel = _play_kernel(namespace, known, self.games_per_block, seats)
        device = cuda.get_current_device()
        self._blocks = device.MULTIPROCESSOR_COUNT
        self._logs = cuda.to_device(silence())
        (overload,) = self._kernel.overloads.values()
        attribute = binding.CUfunction_attribute.CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES
        function = overload._codelibrary.get_cufunc()
        driver.cuKernelSetAttribute(attribute, self._shared, function.handle, device.id)

    @property
    def _shared(self) -> int:
        return self.games_per_block * self._size

    def play_games(
        self, states: States, options: Options, words: Words, limit: int, lengths: Numbers, results: Scores
    ) -> int:
        """As the compiled `play_games`, and the results of every game; all decisions made.

        `states` may be empty where only lengths and results are wanted.
        """
        arrays = [cuda.to_device(array) for array in (states, words, lengths, results)]
        self.launch(arrays[0], cuda.to_device(options), arrays[1], limit, arrays[2], arrays[3])
        for device, array in zip(arrays, (states, words, lengths, results), strict=True):
            if array.size:
                device.copy_to_host(array)
        return int(lengths.sum())

    def launch(self, states: Any, options: Any, words: Any, limit: int, lengths: Any, results: Any) -> None:
        """The same on arrays that already are on the GPU, without waiting for it."""
        self._kernel[self._blocks, self.games_per_block, 0, self._shared](
            states, options, words, limit, lengths, results, self._logs
        )


def _emit_nothing(events: Events, kind: int, first: int, second: int, third: int, fourth: int) -> None:
    """Mass play keeps no log."""


def _confide_nothing(events: Events, argument: int, audience: int) -> None:
    """Mass play keeps no log."""


def _device_function(function: Any, known: dict[str, Any]) -> Any:
    machine_signature = signature(function, known)
    if machine_signature is None:
        return cuda.jit(device=True)(function)
    return cuda.jit(machine_signature, device=True)(function)


def _play_kernel(namespace: dict[str, Any], known: dict[str, Any], games: int, seats: int) -> Any:
    deal, proceed, pick_action, answer = (
        namespace[name] for name in ("deal", "proceed", "pick_action", "answer")
    )
    draw, mix, score = (namespace[name] for name in ("draw", "mix", "score"))
    state_type = known["State"]
    names = ("States", "Options", "Words", "int", "Numbers", "Scores", "Logs")

    @cuda.jit(types.void(*(known[name] for name in names)))  # type: ignore[untyped-decorator]
    def play(
        states: Any, options: Any, words: Any, limit: Any, lengths: Any, results: Any, logs: Any
    ) -> None:
        table = cuda.shared.array(0, state_type)
        number = cuda.shared.array(games, types.int32)  # which game lies in a slot
        played = cuda.shared.array(games, types.int32)
        order = cuda.shared.array(games, types.int32)  # the slots, sorted by what is pending in them
        first = cuda.shared.array(KINDS, types.int32)
        result = cuda.local.array((seats, 2), types.int64)
        thread = cuda.threadIdx.x
        number[thread] = cuda.grid(1)
        played[thread] = 0
        if number[thread] < words.shape[0]:
            deal(table, thread, options, mix(words[number[thread]]), logs)
        busy = True
        while busy:
            # Sort the slots: count each kind, sum the counts, take places.
            if thread < KINDS:
                first[thread] = 0
            cuda.syncthreads()
            kind = KINDS - 1
            if number[thread] < words.shape[0]:
                kind = 0
                if table[thread].depth > 0:
                    kind = 1 + table[thread].frame_kind[table[thread].depth - 1]
            place = cuda.atomic.add(first, kind, 1)
            cuda.syncthreads()
            if thread < WARP:
                low = first[2 * thread]
                pair = low + first[2 * thread + 1]
                total = pair
                distance = 1
                while distance < WARP:
                    other = cuda.shfl_up_sync(0xFFFFFFFF, total, distance)
                    if thread >= distance:
                        total += other
                    distance *= 2
                first[2 * thread] = total - pair
                first[2 * thread + 1] = total - pair + low
            cuda.syncthreads()
            order[first[kind] + place] = thread
            cuda.syncthreads()
            # Carry one slot on by one frame.
            slot = order[thread]
            game = number[slot]
            if game < words.shape[0] and not proceed(table, slot, logs):
                action = -1
                if played[slot] < limit:
                    action = pick_action(table, slot, draw(words, game))
                if action >= 0:
                    answer(table, slot, action, logs)
                    played[slot] += 1
                else:
                    lengths[game] = played[slot]
                    score(table, slot, result)
                    for seat in range(seats):
                        results[game, seat, 0] = result[seat, 0]
                        results[game, seat, 1] = result[seat, 1]
                    if states.shape[0] > 0:
                        states[game] = table[slot]
                    game += cuda.gridsize(1)
                    number[slot] = game
                    played[slot] = 0
                    if game < words.shape[0]:
                        deal(table, slot, options, mix(words[game]), logs)
            left = 1 if number[slot] < words.shape[0] else 0
            busy = cuda.syncthreads_or(left) != 0

    return play
