"""The size rules: of modules, functions, classes over all their files, and chains of bases."""

from __future__ import annotations

import ast
import functools
import inspect
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Final

import pytest_androidbench
from tests.test_imports import imported

ROOT = Path(pytest_androidbench.__file__).parent
APPS = ROOT / "phone" / "apps"
MODULE_LINES: Final = 500
FUNCTION_LINES: Final = 50
CLASS_LINES: Final = 300
LEVELS: Final = 2


def modules() -> list[Path]:
    return sorted(path for path in ROOT.rglob("*.py"))


@functools.cache
def classes() -> tuple[type, ...]:
    """Every class of the package."""
    found: list[type] = []
    for path in modules():
        if path.name in {"__main__.py", "program.py"}:
            continue
        parts = path.relative_to(ROOT.parent).with_suffix("").parts
        name = ".".join(parts).removesuffix(".__init__")
        held = vars(import_module(name)).values()
        found += [each for each in held if inspect.isclass(each) and each.__module__ == name]
    return tuple(found)


def own_lines(kind: type) -> int:
    """How long a class is with its decorators; 0 where a function made it, as NamedTuple does."""
    return lines_in(kind.__module__).get(kind.__qualname__, 0)


@functools.cache
def lines_in(module: str) -> dict[str, int]:
    """How long each class of a module is, by its qualified name.

    `inspect` would parse the module anew for each of them.
    """
    file = sys.modules[module].__file__
    assert file is not None
    found: dict[str, int] = {}
    pending: list[tuple[str, ast.AST]] = [("", ast.parse(Path(file).read_text("utf-8")))]
    while pending:
        inside, node = pending.pop()
        for child in ast.iter_child_nodes(node):
            name = inside
            if isinstance(child, ast.ClassDef):
                name = f"{inside}{child.name}"
                first = min([child.lineno, *(each.lineno for each in child.decorator_list)])
                found[name] = (child.end_lineno or 0) - first + 1
                name += "."
            elif isinstance(child, (ast.FunctionDef, ast.AsyncFunctionDef)):
                name = f"{inside}{child.name}.<locals>."
            pending.append((name, child))
    return found


def lines_of(kind: type) -> int:
    """Its own lines and those of its bases in this package, but for the toolkit's and system's."""
    own = area_of(kind)
    return sum(own_lines(each) for each in kind.__mro__ if area_of(each) == own)


def area_of(kind: type) -> str:
    """The package of the import table that a class belongs to."""
    parts = kind.__module__.split(".")
    if parts[0] != "pytest_androidbench":
        return ""
    return ".".join(parts[1:3] if parts[1:2] == ["phone"] else parts[1:2])


def name_of(kind: type) -> str:
    return f"{kind.__module__.removeprefix('pytest_androidbench.')}:{kind.__qualname__}"


def levels(kind: type) -> int:
    """How long the chain of its bases is inside of the apps."""
    below = [levels(base) for base in kind.__bases__ if area_of(base) == "phone.apps"]
    return 1 + max(below, default=0)


def test_no_module_and_no_function_is_too_long() -> None:
    assert sorted(too_long()) == []


def too_long() -> Iterator[str]:
    for path in modules():
        text, name = path.read_text("utf-8"), path.relative_to(ROOT)
        if text.count("\n") > MODULE_LINES:
            yield str(name)
        functions = (ast.FunctionDef, ast.AsyncFunctionDef)
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, functions) and lines_between(node) >= FUNCTION_LINES:
                yield f"{name}:{node.name}"


def lines_between(node: ast.stmt) -> int:
    """From where a statement begins to where it ends."""
    return (node.end_lineno or 0) - node.lineno


def test_no_class_is_too_large_counted_over_all_its_files() -> None:
    sizes = {name_of(kind): lines_of(kind) for kind in classes()}
    assert {name: lines for name, lines in sizes.items() if lines > CLASS_LINES} == {}


def test_no_chain_of_bases_in_an_app_is_too_long() -> None:
    deep = {
        name_of(kind): levels(kind)
        for kind in classes()
        if area_of(kind) == "phone.apps" and levels(kind) > LEVELS
    }
    assert deep == {}


def test_no_modules_of_an_app_import_each_other_in_a_circle() -> None:
    assert {path.name for path in APPS.iterdir() if path.is_dir() and circle_in(path)} == set()


def circle_in(app: Path) -> bool:
    """Whether modules of an app need each other, be it for their types alone."""
    graph = {module: set(needed(module, app)) for module in app.rglob("*.py")}
    while leaves := {module for module, uses in graph.items() if not uses & set(graph)}:
        graph = {module: uses for module, uses in graph.items() if module not in leaves}
    return bool(graph)


def needed(module: Path, app: Path) -> Iterator[Path]:
    prefix = f"pytest_androidbench.phone.apps.{app.name}."
    for name in imported(module):
        parts = name.removeprefix(prefix).split(".") if name.startswith(prefix) else []
        for length in range(1, len(parts) + 1):
            path = app.joinpath(*parts[:length])
            for found in (path.with_suffix(".py"), path / "__init__.py"):
                if found.is_file() and found != module:
                    yield found
