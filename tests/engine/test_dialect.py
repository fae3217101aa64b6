"""The rules are written in a dialect that runs interpreted, compiled and on a GPU from one source."""

from __future__ import annotations

import ast
import inspect
from functools import cache
from importlib import import_module

import numpy as np
import pytest

import villainy
from conformance import PROFILES, load
from villainy.bots import search
from villainy.engine import dialect
from villainy.engine.layout import Layout

FORBIDDEN = (
    *(ast.Match, ast.ClassDef, ast.Raise, ast.Try, ast.TryStar, ast.With, ast.Lambda, ast.Starred),
    *(ast.Dict, ast.Set, ast.List, ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp),
    *(ast.Global, ast.Nonlocal, ast.JoinedStr, ast.Is, ast.IsNot, ast.Yield, ast.YieldFrom, ast.Await),
    *(ast.AsyncFunctionDef, ast.AsyncFor, ast.AsyncWith, ast.Delete, ast.Assert, ast.NamedExpr),
)
BUILTINS = {"range", "int", "bool", "float", "min", "max", "abs", "len"}
MATH = {"sqrt", "log"}  # for the search; a GPU knows those of `math`, not those of NumPy
NUMPY = {"int64", "uint64"}  # conversions; nothing of NumPy that allocates
NAMES = {name for name in vars(dialect) if name[0].isupper() and name not in ("Any", "TypeAlias", "NDArray")}
ANNOTATIONS = NAMES | {"int", "bool", "float", "np.uint64", "None"}

every_game = pytest.mark.parametrize("name", list(villainy.GAMES))


def modules_of(name):
    """All modules whose functions a backend runs together."""
    return list(search.source_of(load(name)).all_modules)


@cache
def tree_of(module):
    return ast.parse(inspect.getsource(module))


def trees(name):
    for module in modules_of(name):
        yield module.__name__, tree_of(module)


def functions_of(name):
    """Every function of the rules by its name, with the module it stands in."""
    return {
        node.name: (module, node)
        for module, tree in trees(name)
        for node in tree.body
        if isinstance(node, ast.FunctionDef)
    }


def at(module, node):
    return f"{module}:{node.lineno}"


def complaints(module, tree):
    """What a module does that the dialect does not know."""
    docstrings = {
        id(node.body[0].value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Module | ast.FunctionDef) and ast.get_docstring(node) is not None
    }
    for node in ast.walk(tree):
        if isinstance(node, FORBIDDEN):
            yield f"{at(module, node) if hasattr(node, 'lineno') else module}: {type(node).__name__}"
        elif isinstance(node, ast.Constant) and isinstance(node.value, str | bytes):
            if id(node) not in docstrings:
                yield f"{at(module, node)}: the string {node.value!r}"
        elif isinstance(node, ast.FunctionDef):
            if node.decorator_list:
                yield f"{at(module, node)}: a decorator"
            arguments = node.args
            if arguments.vararg or arguments.kwarg or arguments.kwonlyargs or arguments.defaults:
                yield f"{at(module, node)}: arguments that are not plain"
        elif isinstance(node, ast.Call):
            if node.keywords:
                yield f"{at(module, node)}: an argument by name"
            if isinstance(node.func, ast.Attribute):
                called = node.func
                if not (
                    isinstance(called.value, ast.Name) and called.value.id == "np" and called.attr in NUMPY
                ):
                    yield f"{at(module, node)}: a call of .{called.attr}"
        elif isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == "np":
            if node.attr not in NUMPY:
                yield f"{at(module, node)}: np.{node.attr}"


@every_game
def test_the_rules_use_nothing_the_dialect_does_not_know(name):
    assert [found for module, tree in trees(name) for found in complaints(module, tree)] == []


@pytest.mark.parametrize(
    "code",
    [
        "match x:\n  case 1: pass",
        "class A: pass",
        "x = 'text'",
        "x = f'{y}'",
        "x = {1: 2}",
        "x = [1]",
        "x = {1}",
        "x = [y for y in z]",
        "x = any(y for y in z)",
        "raise x",
        "x = np.zeros(3)",
        "x = np.array",
        "x = y.copy()",
        "try:\n  pass\nfinally:\n  pass",
        "with x: pass",
        "x = lambda y: y",
        "f(*x)",
        "f(x=1)",
        "def f(*x: int) -> None: pass",
        "def f(x: int = 1) -> None: pass",
        "@g\ndef f(x: int) -> None: pass",
        "def f():\n  global x",
        "x = y is None",
        "x = y is not None",
        "def f():\n  yield 1",
        "assert x",
    ],
)
def test_what_the_dialect_does_not_know_is_found(code):
    assert list(complaints("a module", ast.parse(code)))


@every_game
def test_a_module_of_rules_holds_imports_constants_and_functions_only(name):
    for module, tree in trees(name):
        for node in tree.body:
            if isinstance(node, ast.If):
                assert isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING", at(module, node)
                assert not node.orelse
                kinds = (ast.Import, ast.ImportFrom, ast.AnnAssign)
                assert all(isinstance(inner, kinds) for inner in node.body), at(module, node)
            elif isinstance(node, ast.Expr):
                assert isinstance(node.value, ast.Constant), at(module, node)
            else:
                kinds = (ast.Import, ast.ImportFrom, ast.Assign, ast.FunctionDef)
                assert isinstance(node, kinds), at(module, node)
    for module, function in functions_of(name).values():
        inner = [node for node in ast.walk(function) if isinstance(node, ast.FunctionDef)]
        assert inner == [function], f"{at(module, function)}: a function inside a function"
        imports = [node for node in ast.walk(function) if isinstance(node, ast.Import | ast.ImportFrom)]
        assert not imports, at(module, function)


@every_game
def test_every_constant_of_the_rules_is_a_number(name):
    for module in modules_of(name):
        for node in tree_of(module).body:
            if isinstance(node, ast.Assign):
                for target in node.targets:
                    assert type(getattr(module, target.id)) in (int, float), f"{module.__name__}.{target.id}"


@every_game
def test_a_constant_of_the_rules_is_given_once(name):
    """Given twice, whoever read the first line would be wrong."""
    for module in modules_of(name):
        given = [
            target.id
            for node in tree_of(module).body
            if isinstance(node, ast.Assign)
            for target in node.targets
        ]
        assert len(given) == len(set(given)), module.__name__


@every_game
def test_every_function_is_annotated_in_the_names_of_the_dialect(name):
    for module, function in functions_of(name).values():
        for argument in function.args.posonlyargs + function.args.args:
            assert argument.annotation is not None, f"{at(module, function)}: {argument.arg}"
            assert ast.unparse(argument.annotation) in ANNOTATIONS, f"{at(module, function)}: {argument.arg}"
        assert function.returns is not None, at(module, function)
        assert ast.unparse(function.returns) in ANNOTATIONS, at(module, function)


@every_game
def test_every_function_of_the_rules_has_a_name_of_its_own(name):
    names = [
        node.name for _, tree in trees(name) for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)
    ]
    assert len(set(names)) == len(names)


# ── Who calls whom ─────────────────────────────────────────────────────────


def calls_of(name):
    """The names each function calls."""
    return {
        caller: {
            node.func.id
            for node in ast.walk(function)
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
        }
        for caller, (_, function) in functions_of(name).items()
    }


def deepest(calls, start, above=()):
    """The longest chain of calls that begins here; a function that comes back to itself is an error."""
    if start in above:
        raise RecursionError(" > ".join((*above, start)))
    chains = [deepest(calls, called, (*above, start)) for called in calls[start] if called in calls]
    return [start, *max(chains, key=len, default=[])]


@every_game
def test_the_rules_call_each_other_and_a_few_plain_builtins_only(name):
    calls = calls_of(name)
    called = {callee for callees in calls.values() for callee in callees}
    assert called <= set(calls) | BUILTINS | MATH


@every_game
def test_no_rule_comes_back_to_itself(name):
    calls = calls_of(name)
    for function in calls:
        deepest(calls, function)


def test_a_rule_that_comes_back_to_itself_is_found():
    with pytest.raises(RecursionError, match="a > b > a"):
        deepest({"a": {"b"}, "b": {"c", "a"}, "c": set()}, "a")
    with pytest.raises(RecursionError):
        deepest({"a": {"a"}}, "a")


@every_game
def test_a_step_calls_no_deeper_than_it_did(name, record_property):
    chain = deepest(calls_of(name), "step")
    record_property("deepest_chain", " > ".join(chain))
    assert len(chain) - 1 <= PROFILES[name].deepest_call, " > ".join(chain)


# ── The state ──────────────────────────────────────────────────────────────


def numbers_of(dtype, path):
    """Every plain number of a record, by its path."""
    if dtype.names is None:
        yield path, dtype.base if dtype.base.names is None else None
        if dtype.base.names is not None:
            yield from numbers_of(dtype.base, path)
        return
    for field in dtype.names:
        inner = dtype.fields[field][0]
        if inner.base.names is not None:
            yield from numbers_of(inner.base, f"{path}.{field}")
        else:
            yield f"{path}.{field}", inner.base


@every_game
def test_all_numbers_of_a_state_are_signed_but_the_generator(name):
    for path, dtype in numbers_of(load(name).definition.layout.dtype, "state"):
        if path == "state.generator":
            assert dtype == np.uint64
        else:
            assert dtype in (np.dtype("i1"), np.dtype("i2")), path


def records_of(layout, path):
    yield path, layout
    for field in layout.fields:
        if isinstance(field.kind, Layout):
            yield from records_of(field.kind, f"{path}.{field.name}")


@every_game
def test_no_record_of_a_state_has_padding(name):
    for path, layout in records_of(load(name).definition.layout, "state"):
        fields = [layout.dtype.fields[field] for field in layout.dtype.names]
        ends = 0
        for dtype, offset in (field[:2] for field in fields):
            assert offset == ends, path
            ends = offset + dtype.itemsize
        assert ends == layout.dtype.itemsize, path
    assert load(name).definition.layout.dtype.itemsize % 8 == 0, "states of an array stay aligned"


# ── The table of actions ───────────────────────────────────────────────────


@every_game
def test_the_constants_of_the_rules_are_those_of_the_table_of_actions(name):
    constants = load(name).definition.actions.constants()
    written = import_module(villainy.GAMES[name].rpartition(".")[0] + ".actions")
    assert {constant: getattr(written, constant, None) for constant in constants} == constants
    numbers = {key: value for key, value in vars(written).items() if type(value) is int}
    assert numbers == constants
    for module in modules_of(name):
        for constant, number in constants.items():
            imported = vars(module).get(constant, number)
            assert type(imported) is not int or imported == number, f"{module.__name__}.{constant}"
