"""What the documentation shows can be done as it is shown."""

from __future__ import annotations

import doctest
import importlib
import re
from pathlib import Path

import pytest

import villainy

SOURCE = Path(villainy.__file__).parent
README = SOURCE.parents[1] / "README.md"
WITH_EXAMPLES = sorted(path for path in SOURCE.rglob("*.py") if ">>> " in path.read_text(encoding="utf-8"))


def module_name(path: Path) -> str:
    parts = path.relative_to(SOURCE.parent).with_suffix("").parts
    return ".".join(part for part in parts if part != "__init__")


@pytest.mark.parametrize("name", [module_name(path) for path in WITH_EXAMPLES])
def test_the_examples_of_a_module_are_true(name: str) -> None:
    results = doctest.testmod(importlib.import_module(name))
    assert results.attempted and not results.failed


def test_the_library_example_of_the_readme_runs_and_gives_what_it_says() -> None:
    found = re.search(r"```python\n(.*?)```", README.read_text(encoding="utf-8"), re.DOTALL)
    assert found is not None
    names: dict[str, object] = {}
    shown = 0
    for line in found[1].splitlines():
        code, _, comment = line.partition("  # ")
        if re.match(r"[('\d]", comment):  # a value, not a remark
            assert repr(eval(code, names)) == comment
            shown += 1
        else:
            exec(code, names)
    assert shown == 2
