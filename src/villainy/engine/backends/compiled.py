"""The rules as machine code, by numba, without the interpreter's lock.

Only the entry points are cached on disk. numba's own cache sees neither changed tables nor changed callees,
and two processes can spoil it; so a build goes into a folder of its own, named by a hash of everything that
decides the result, and is moved into place whole.
"""

from __future__ import annotations

import os
import platform
import shutil
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from importlib import import_module
from pathlib import Path
from typing import Any

import llvmlite.binding
import numba
import numpy as np
from numba import config
from numba.core.caching import CompileResultCacheImpl, FunctionCache

from villainy.engine.backends.signatures import signature, types_by_name
from villainy.engine.backends.source import Source
from villainy.engine.dialect import States
from villainy.engine.errors import OptionError

fcntl: Any = import_module("fcntl") if os.name == "posix" else None  # locks of files

ASIDE = "building-"  # how the folder of an unfinished build is named
KEPT_BUILDS = 24
DAY = 24 * 60 * 60.0


class Compiled:
    """A game's entry points as machine code over arrays of states."""

    name = "compiled"

    def __init__(self, source: Source) -> None:
        self._source = source
        self._types = types_by_name(source.records)
        self._name = f"{source.game}-{source.fingerprint(*_machine())}"
        folder = cache_folder() / self._name
        with _one_builder(folder):
            self.was_cached = folder.is_dir()
            functions = self._load(folder) if self.was_cached else self._build(folder)
        self.functions = functions
        for name in source.entry_points:
            setattr(self, name, functions[name])

    def open(self, states: States) -> States:
        return states

    def __getattr__(self, name: str) -> Callable[..., Any]:
        raise AttributeError(f"the rules have no entry point {name}")

    def _dispatchers(self) -> dict[str, Any]:
        """Every function ready to be compiled; nothing is compiled yet."""
        namespace = self._source.clone()
        for name in self._source.functions:
            # The linker knows functions by this name. Builds of other components, loaded into one process,
            # would else be tied to each other's functions.
            namespace[name].__qualname__ = f"{self._name}.{name}"
            namespace[name] = numba.njit(nogil=True)(namespace[name])
        return namespace

    def _load(self, folder: Path) -> dict[str, Any]:
        namespace = self._dispatchers()
        for name in self._source.entry_points:
            self._compile(namespace[name], folder)
        with suppress(OSError):
            os.utime(folder)  # used today, so not to be thrown away
        return {name: namespace[name] for name in self._source.entry_points}

    def _build(self, folder: Path) -> dict[str, Any]:
        """Compile everything, callees first, beside the cache; then move the result into it."""
        namespace = self._dispatchers()
        try:
            folder.parent.mkdir(parents=True, exist_ok=True)
            aside = Path(tempfile.mkdtemp(prefix=ASIDE, dir=folder.parent))
        except OSError as error:
            problem = error.strerror or str(error)
            raise OptionError("cache-unwritable", folder=str(folder.parent), problem=problem) from None
        try:
            for name in self._source.in_order():
                self._compile(namespace[name], aside if name in self._source.entry_points else None)
            os.replace(aside, folder)
        except OSError:
            if not folder.is_dir():  # not another process being quicker: the disk refuses
                raise
        finally:
            shutil.rmtree(aside, ignore_errors=True)
        throw_away_old_builds(folder.parent)
        return {name: namespace[name] for name in self._source.entry_points}

    def _compile(self, dispatcher: Any, folder: Path | None) -> None:
        machine_signature = signature(dispatcher.py_func, self._types)
        if machine_signature is None:
            return
        if folder is not None:
            dispatcher._cache = _FolderCache(dispatcher.py_func, folder)
        dispatcher.compile(machine_signature)
        dispatcher.disable_compile()


@contextmanager
def _one_builder(folder: Path) -> Iterator[None]:
    """Let one process at a time build this; the others wait and load what it made."""
    lock = folder.with_name(f"{ASIDE}{folder.name}.lock")
    with ExitStack() as held:
        if fcntl is not None and not folder.is_dir():
            with suppress(OSError):  # where no lock can be had, two may build the same
                folder.parent.mkdir(parents=True, exist_ok=True)
                fcntl.flock(held.enter_context(open(lock, "w")), fcntl.LOCK_EX)
                held.callback(lock.unlink, missing_ok=True)
        yield


def cache_folder() -> Path:
    """Where builds are kept: `VILLAINY_CACHE`, else the user's cache folder."""
    chosen = os.environ.get("VILLAINY_CACHE")
    if chosen:
        return Path(chosen)
    base = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(base) / "villainy"


def throw_away_old_builds(cache: Path) -> None:
    """Keep the builds used last; what a killed process left goes after a day."""
    builds: list[tuple[float, Path]] = []
    for folder in cache.iterdir():
        with suppress(OSError):
            used = folder.stat().st_mtime
            if not folder.name.startswith(ASIDE):
                builds.append((used, folder))
            elif used < time.time() - DAY:
                shutil.rmtree(folder, ignore_errors=True)
    for _, folder in sorted(builds, reverse=True)[KEPT_BUILDS:]:
        shutil.rmtree(folder, ignore_errors=True)


def _machine() -> tuple[str, ...]:
    """What of this machine and its libraries the code depends on."""
    features = llvmlite.binding.get_host_cpu_features().flatten()
    return (
        sys.version,
        platform.machine(),
        numba.__version__,
        np.__version__,
        llvmlite.binding.get_host_cpu_name(),
        features,
        f"boundscheck {config.BOUNDSCHECK} opt {config.OPT}",
    )


class _FolderLocator:
    """Tells numba's cache to use one folder, whose name already says what it is for."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def ensure_cache_path(self) -> None:
        self._folder.mkdir(parents=True, exist_ok=True)

    def get_cache_path(self) -> str:
        return str(self._folder)

    def get_source_stamp(self) -> str:
        return "the folder's name"

    def get_disambiguator(self) -> str:
        return "villainy"


class _FolderCacheImplementation(CompileResultCacheImpl):  # type: ignore[misc]
    def __init__(self, function: Any, folder: Path) -> None:
        self._lineno = function.__code__.co_firstlineno
        self._locator = _FolderLocator(folder)
        self._filename_base = function.__name__


class _FolderCache(FunctionCache):  # type: ignore[misc]
    def __init__(self, function: Any, folder: Path) -> None:
        from numba.core.caching import IndexDataCacheFile

        self._name = repr(function)
        self._py_func = function
        self._impl = _FolderCacheImplementation(function, folder)
        self._cache_path = str(folder)
        self._cache_file = IndexDataCacheFile(
            cache_path=self._cache_path,
            filename_base=self._impl.filename_base,
            source_stamp=self._impl.locator.get_source_stamp(),
        )
        self.enable()
