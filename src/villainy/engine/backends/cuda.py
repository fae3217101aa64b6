"""The rules on a GPU, by numba-cuda: whole games in bulk, bit by bit those of the compiled rules.

A warp is fast while its 32 games do the same thing, and games of branching rules rarely do: on an H200, games
that never agree ran 16 times slower than games that always do. So millions of games are played at once, in
rounds. Before each round they are sorted by what is pending in them; then every warp takes 32 neighbours,
which will run the same branch, copies them into shared memory, carries each on by a frame, goes on with those
that agree while they are many, and copies all back. The warps of a block start together, so that they also
share the instructions they fetch.
"""

from __future__ import annotations

from collections import namedtuple
from collections.abc import Mapping
from enum import IntEnum
from typing import Any

import numpy as np

if not hasattr(np, "row_stack"):  # numba-cuda 0.30 still asks NumPy for this old name
    np.row_stack = np.vstack

from numba import cuda as cuda  # with its old name in place, for others too
from numba import types
from numba.cuda.cudadrv.driver import binding, driver

from villainy.engine.backends.signatures import signature, types_by_name
from villainy.engine.backends.source import Source
from villainy.engine.dialect import Events, Numbers, Options, Scores, States, Words
from villainy.engine.log import silence

WARP = 32
EVERY_LANE = 0xFFFFFFFF
SHARED_BYTES = 227 * 1024  # what a multiprocessor of this generation has
RESERVED_BYTES = 1024  # of it, for the one block
CELL = 8  # bytes copied at a time
UNDER_WAY = 32  # cells a lane has under way at once
REGISTERS = 16384  # of each quarter of a multiprocessor

KINDS = 64  # frames are of fewer kinds than this; the first stands for a game that is over
DETAILS = 16  # told apart within a kind, by the frame's first argument
KEYS = KINDS * DETAILS
DONE = KEYS  # the key of a game nobody carries on any more
SORTERS = 1024  # threads of a block that sorts; at least as many as keys

AGREED = 24  # lanes with the same thing pending make it worth their while to go on before the next round
MOST_FRAMES = 32  # in a round
ROUNDS = 16  # between two looks at how many games are left
BATCH = 1 << 24  # games played at once, where memory allows


def require_gpu() -> None:
    """ImportError where numba-cuda finds no device."""
    if not cuda.is_available():
        raise ImportError("CUDA finds no device")


class Cuda:
    """The GPU's part of the entry points."""

    name = "cuda"

    def __init__(self, source: Source, seats: int, policy: str = "pick_action") -> None:
        self._dtype = source.records["State"].dtype
        self._known = known = types_by_name(source.records)
        self._namespace = namespace = source.clone()
        namespace |= _enumerations_as_numbers(namespace)
        self._tables = _tables_on_the_device(source)
        namespace |= self._tables
        namespace.update(emit=_emit_nothing, confide=_confide_nothing)
        for name in source.in_order():  # a signature is compiled at once, so callees first
            namespace[name] = _device_function(namespace[name], known)
        warp_bytes = WARP * self._dtype.itemsize
        warps = min(32, (SHARED_BYTES - RESERVED_BYTES) // warp_bytes)
        self._threads, self._shared = warps * WARP, warps * warp_bytes
        kernels = _players(namespace, known, self._dtype.itemsize, warps, seats, policy)
        self._deal, self._imagine, self._carry, self._score = kernels
        self._count, self._place = _sorters()
        device = cuda.get_current_device()
        self._blocks = device.MULTIPROCESSOR_COUNT
        self._logs = cuda.to_device(silence())
        attribute = binding.CUfunction_attribute.CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES
        for kernel in (self._deal, self._imagine, self._carry):
            (overload,) = kernel.overloads.values()
            function = overload._codelibrary.get_cufunc()
            driver.cuKernelSetAttribute(attribute, self._shared, function.handle, device.id)

    def use_tables(self, tables: Mapping[str, Any]) -> None:
        """Play with other components from now on: tables of the same shapes need no new build."""
        for name, table in self._tables.items():
            table.copy_to_device(np.ascontiguousarray(tables[name]))

    def play_games(
        self, states: States, options: Options, words: Words, limit: int, lengths: Numbers, results: Scores
    ) -> int:
        """As the compiled `play_games`, and the results of every game; all decisions made.

        `states` may be empty where only lengths and results are wanted.
        """
        free = cuda.current_context().get_memory_info().free
        batch = min(BATCH, len(words), free // 2 // self._dtype.itemsize)
        table = cuda.device_array(batch, self._dtype)
        given_options = cuda.to_device(options)
        for start in range(0, len(words), batch):
            part = slice(start, min(start + batch, len(words)))
            played = table[: part.stop - start]
            given_words = cuda.to_device(words[part])
            made = [cuda.device_array_like(array[part]) for array in (lengths, results)]
            self._play(played, given_options, given_words, limit, *made)
            for device, array in zip((given_words, *made), (words, lengths, results), strict=True):
                device.copy_to_host(array[part])
            if len(states):
                played.copy_to_host(states[part])
        return int(lengths.sum())

    def _play(self, table: Any, options: Any, words: Any, limit: int, lengths: Any, results: Any) -> None:
        def deal(shape: Any, cells: Any, order: Any, keys: Any) -> None:
            self._deal[shape](cells, options, words, lengths, order, keys, self._logs)

        self._play_on(deal, table, words, limit, lengths)
        self._score[self._blocks, 128](table, results)

    def _play_on(self, begin: Any, table: Any, words: Any, limit: int, lengths: Any) -> None:
        """Play the games that `begin` puts on the table, each to its end or for `limit` decisions."""
        games = len(words)
        cells = table.view(np.uint64)
        order = [cuda.device_array(games, np.int32) for _ in range(2)]
        keys = cuda.device_array(games, np.int32)
        counts = cuda.to_device(np.zeros((2, KEYS), np.int32))
        left = cuda.to_device(np.full(2, games, np.int32))
        shape = self._blocks, self._threads, 0, self._shared
        begin(shape, cells, order[0], keys)
        side, waiting = 0, games
        while waiting:
            # With a lane for each of the last games there is nothing to gain from sorting them.
            agreed = AGREED if waiting > self._blocks * self._threads else 1
            for _ in range(ROUNDS):
                self._count[self._blocks, SORTERS](keys, left, side, counts)
                self._place[self._blocks, SORTERS](keys, left, side, counts, order[side], order[1 - side])
                side = 1 - side
                self._carry[shape](
                    cells, order[side], left, side, counts, words, limit, lengths, keys, agreed, self._logs
                )
            waiting = int(left[side])


def _emit_nothing(events: Events, kind: int, first: int, second: int, third: int, fourth: int) -> None:
    """Mass play keeps no log."""


def _confide_nothing(events: Events, argument: int, audience: int) -> None:
    """Mass play keeps no log."""


def _enumerations_as_numbers(namespace: dict[str, Any]) -> dict[str, Any]:
    """Each enumeration as a named tuple: numba-cuda takes no member of one for an index."""
    return {
        name: namedtuple(name, value.__members__)(*(int(member) for member in value.__members__.values()))  # type: ignore[arg-type]
        for name, value in namespace.items()
        if isinstance(value, type) and issubclass(value, IntEnum) and value is not IntEnum
    }


def _tables_on_the_device(source: Source) -> dict[str, Any]:
    """The tables in global memory: as constants every function has a copy, and they outgrow 64 KiB."""
    return {
        name: cuda.to_device(table) for name, table in source.tables.items() if isinstance(table, np.ndarray)
    }


def _device_function(function: Any, known: dict[str, Any]) -> Any:
    machine_signature = signature(function, known)
    if machine_signature is None:
        return cuda.jit(device=True)(function)
    return cuda.jit(machine_signature, device=True)(function)


# ── Playing ────────────────────────────────────────────────────────────────


def _players(
    namespace: dict[str, Any], known: dict[str, Any], size: int, warps: int, seats: int, policy: str
) -> Any:
    """Kernels that deal games, imagine them, carry them on by a policy and score them."""
    deal, proceed, choose, answer = (namespace[name] for name in ("deal", "proceed", policy, "answer"))
    draw, mix, score, redeal = (namespace[name] for name in ("draw", "mix", "score", "redeal"))
    state_type = known["State"]
    cells_each = size // CELL
    pieces = -(-cells_each // WARP)  # of a state, each copied by one lane per cell
    threads = warps * WARP
    ahead = 1 << (UNDER_WAY // pieces).bit_length() - 1  # games fetched at a time
    under_way = ahead * pieces
    registers = REGISTERS // (-(-warps // 4) * WARP) // 8 * 8
    array, number, cell_type = types.int32[::1], types.int32, types.uint64[::1]
    states_type, options_type, words_type, lengths_type, results_type, logs_type = (
        known[name] for name in ("States", "Options", "Words", "Numbers", "Scores", "Logs")
    )

    @cuda.jit(device=True)  # type: ignore[untyped-decorator]
    def key_of(table: Any, slot: Any) -> Any:
        depth = table[slot].depth
        if depth == 0:
            return 0
        detail = table[slot].frame_first[depth - 1] & (DETAILS - 1)
        return (1 + table[slot].frame_kind[depth - 1]) * DETAILS + detail

    # Unsigned indices throughout the copies: a signed one may count from the end, and is asked each time.

    @cuda.jit(device=True)  # type: ignore[untyped-decorator]
    def fetch(cells: Any, near: Any, corner: Any, lane: Any, game: Any) -> None:
        """The warp copies the game of each of its lanes into shared memory, some at a time."""
        flying = cuda.local.array(under_way, types.uint64)
        for group in range(0, WARP, ahead):
            for member in range(ahead):
                start = np.uint64(cuda.shfl_sync(EVERY_LANE, game, group + member)) * np.uint64(cells_each)
                for piece in range(pieces):
                    cell = piece * WARP + lane
                    if cell < cells_each:
                        flying[member * pieces + piece] = cells[start + np.uint64(cell)]
            for member in range(ahead):
                for piece in range(pieces):
                    cell = piece * WARP + lane
                    if cell < cells_each:
                        place = corner + (group + member) * cells_each + cell
                        near[np.uint64(place)] = flying[member * pieces + piece]
        cuda.syncwarp()

    @cuda.jit(device=True)  # type: ignore[untyped-decorator]
    def store(cells: Any, near: Any, corner: Any, lane: Any, game: Any, count: Any) -> None:
        """The warp copies the games of its first lanes back."""
        cuda.syncwarp()
        for member in range(WARP):
            start = np.uint64(cuda.shfl_sync(EVERY_LANE, game, member)) * np.uint64(cells_each)
            if member < count:
                for piece in range(pieces):
                    cell = piece * WARP + lane
                    if cell < cells_each:
                        cells[start + np.uint64(cell)] = near[np.uint64(corner + member * cells_each + cell)]
        cuda.syncwarp()

    @cuda.jit(types.void(cell_type, options_type, words_type, lengths_type, array, array, logs_type))  # type: ignore[untyped-decorator]
    def deal_games(
        cells: Any, options: Any, words: Any, lengths: Any, order: Any, keys: Any, logs: Any
    ) -> None:
        table = cuda.shared.array(0, state_type)
        near = cuda.shared.array(0, types.uint64)  # the same bytes
        slot = cuda.threadIdx.x
        lane = slot % WARP
        corner = (slot - lane) * cells_each
        games = words.shape[0]
        begin = cuda.blockIdx.x * threads + slot - lane
        while begin < games:
            game = begin + lane
            if game < games:
                for cell in range(cells_each):
                    near[slot * cells_each + cell] = 0
                deal(table, slot, options, mix(words[game]), logs)
                lengths[game] = 0
                order[game] = game
                keys[game] = key_of(table, slot)
            store(cells, near, corner, lane, game, games - begin)
            begin += cuda.gridDim.x * threads

    @cuda.jit(
        types.void(
            cell_type,
            cell_type,
            array,
            types.int64,
            types.int16[:, ::1],
            array,
            array,
            types.uint64,
            words_type,
            lengths_type,
            array,
            array,
            logs_type,
        )
    )  # type: ignore[untyped-decorator]
    def imagine_games(
        cells: Any,
        roots: Any,
        asked: Any,
        each: Any,
        choices: Any,
        counts: Any,
        askers: Any,
        seed: Any,
        words: Any,
        lengths: Any,
        order: Any,
        keys: Any,
        logs: Any,
    ) -> None:
        """`each` games from every root that is asked, as its asker imagines it, after one of its choices.

        The choices of a root take turns, and in each turn they are tried against the same imagined game.
        """
        table = cuda.shared.array(0, state_type)
        near = cuda.shared.array(0, types.uint64)  # the same bytes
        slot = cuda.threadIdx.x
        lane = slot % WARP
        corner = (slot - lane) * cells_each
        games = words.shape[0]
        begin = cuda.blockIdx.x * threads + slot - lane
        while begin < games:
            game = begin + lane
            if game < games:
                root = asked[game // each]
                place = game % each
                for cell in range(cells_each):
                    near[slot * cells_each + cell] = roots[root * cells_each + cell]
                word = mix(seed + np.uint64(root))
                words[game] = mix(word ^ np.uint64(place))
                redeal(table, slot, askers[root], mix(word + np.uint64(place // counts[root])))
                answer(table, slot, choices[root, place % counts[root]], logs)
                lengths[game] = 0
                order[game] = game
                keys[game] = key_of(table, slot)
            store(cells, near, corner, lane, game, games - begin)
            begin += cuda.gridDim.x * threads

    @cuda.jit(
        types.void(
            cell_type,
            array,
            array,
            number,
            types.int32[:, ::1],
            words_type,
            types.int64,
            lengths_type,
            array,
            number,
            logs_type,
        ),
        max_registers=registers,
    )  # type: ignore[untyped-decorator]
    def carry_games(
        cells: Any,
        order: Any,
        left: Any,
        side: Any,
        counts: Any,
        words: Any,
        limit: Any,
        lengths: Any,
        keys: Any,
        agreed: Any,
        logs: Any,
    ) -> None:
        table = cuda.shared.array(0, state_type)
        near = cuda.shared.array(0, types.uint64)  # the same bytes
        slot = cuda.threadIdx.x
        lane = slot % WARP
        corner = (slot - lane) * cells_each
        if cuda.blockIdx.x == 0:  # for the next time the games are sorted
            for key in range(slot, KEYS, threads):
                counts[0, key] = 0
                counts[1, key] = 0
        waiting = left[side]
        first = cuda.blockIdx.x * threads
        while first < waiting:
            begin = first + slot - lane
            game = order[min(begin + lane, waiting - 1)]
            if begin < waiting:
                fetch(cells, near, corner, lane, game)
            cuda.syncthreads()
            key = DONE
            if begin + lane < waiting:
                key = key_of(table, slot)
            go_on = key != DONE  # in the first frame everybody, then the largest group that agrees
            for _ in range(MOST_FRAMES):
                if go_on:
                    if proceed(table, slot, logs):
                        key = key_of(table, slot)
                    else:
                        action = -1
                        if lengths[game] < limit:
                            action = choose(table, slot, draw(words, game))
                        key = DONE
                        if action >= 0:
                            answer(table, slot, action, logs)
                            lengths[game] += 1
                            key = key_of(table, slot)
                group = cuda.popc(cuda.match_any_sync(EVERY_LANE, key)) * WARP + lane
                if key == DONE:
                    group = 0
                distance = WARP // 2
                while distance > 0:
                    group = max(group, cuda.shfl_xor_sync(EVERY_LANE, group, distance))
                    distance //= 2
                if group < agreed * WARP:
                    break
                go_on = key == cuda.shfl_sync(EVERY_LANE, key, group % WARP)
            if begin + lane < waiting:
                keys[begin + lane] = key
            if begin < waiting:
                store(cells, near, corner, lane, game, waiting - begin)
            first += cuda.gridDim.x * threads

    @cuda.jit(types.void(states_type, results_type))  # type: ignore[untyped-decorator]
    def score_games(states: Any, results: Any) -> None:
        result = cuda.local.array((seats, 2), types.int64)
        game = cuda.grid(1)
        while game < results.shape[0]:
            score(states, game, result)
            for seat in range(seats):
                results[game, seat, 0] = result[seat, 0]
                results[game, seat, 1] = result[seat, 1]
            game += cuda.gridsize(1)

    return deal_games, imagine_games, carry_games, score_games


# ── Sorting ────────────────────────────────────────────────────────────────


def _sorters() -> Any:
    """Kernels that sort the games that are left by their keys: count each key, then take places."""
    array, number, rows = types.int32[::1], types.int32, types.int32[:, ::1]

    @cuda.jit(types.void(array, array, number, rows))  # type: ignore[untyped-decorator]
    def count_keys(keys: Any, left: Any, side: Any, counts: Any) -> None:
        tally = cuda.shared.array(KEYS, types.int32)
        thread = cuda.threadIdx.x
        if thread < KEYS:
            tally[thread] = 0
        cuda.syncthreads()
        place = cuda.grid(1)
        while place < left[side]:
            if keys[place] != DONE:
                cuda.atomic.add(tally, keys[place], 1)
            place += cuda.gridsize(1)
        cuda.syncthreads()
        if thread < KEYS and tally[thread] > 0:
            cuda.atomic.add(counts, (0, thread), tally[thread])

    @cuda.jit(types.void(array, array, number, rows, array, array))  # type: ignore[untyped-decorator]
    def place_games(keys: Any, left: Any, side: Any, counts: Any, order: Any, sorted_order: Any) -> None:
        first = cuda.shared.array(KEYS, types.int32)
        tally = cuda.shared.array(KEYS, types.int32)
        thread = cuda.threadIdx.x
        if thread < KEYS:
            first[thread] = counts[0, thread]
            tally[thread] = 0
        cuda.syncthreads()
        distance = 1
        while distance < KEYS:  # sums of all counts up to each key
            before = 0
            if distance <= thread < KEYS:
                before = first[thread - distance]
            cuda.syncthreads()
            if thread < KEYS:
                first[thread] += before
            cuda.syncthreads()
            distance *= 2
        if cuda.blockIdx.x == 0 and thread == 0:
            left[1 - side] = first[KEYS - 1]
        # Each block sorts a share of its own and takes, for every key, as many places as it needs.
        waiting = left[side]
        share = (waiting + cuda.gridDim.x - 1) // cuda.gridDim.x
        begin = share * cuda.blockIdx.x + thread
        end = min(waiting, share * (cuda.blockIdx.x + 1))
        at = begin
        while at < end:
            if keys[at] != DONE:
                cuda.atomic.add(tally, keys[at], 1)
            at += SORTERS
        cuda.syncthreads()
        if thread < KEYS:
            first[thread] -= counts[0, thread]
            if tally[thread] > 0:
                first[thread] += cuda.atomic.add(counts, (1, thread), tally[thread])
        cuda.syncthreads()
        at = begin
        while at < end:
            if keys[at] != DONE:
                sorted_order[cuda.atomic.add(first, keys[at], 1)] = order[at]
            at += SORTERS

    return count_keys, place_games
