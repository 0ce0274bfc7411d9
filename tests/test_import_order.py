"""Every module can be imported first: no module needs one, when it is imported, that needs it."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

import pytest_androidbench

ROOT = Path(pytest_androidbench.__file__).parent


def named(path: Path) -> str:
    """What a file is imported as."""
    parts = path.relative_to(ROOT.parent).with_suffix("").parts
    return ".".join(parts).removesuffix(".__init__")


MODULES = {named(path): path for path in ROOT.rglob("*.py")}


def needed(name: str, module: ast.Module) -> Iterator[str]:
    """The modules of the package that are run before the rest of one is."""
    for node in module.body:
        if isinstance(node, ast.ImportFrom) and node.module:
            names = [node.module, *(f"{node.module}.{alias.name}" for alias in node.names)]
        elif isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        else:
            continue
        for target in names:
            parts = target.split(".")
            # A package is run before what lies in it; its own has begun to run already.
            for end in range(1, len(parts) + 1):
                part = ".".join(parts[:end])
                if part in MODULES and part != name and not name.startswith(f"{part}."):
                    yield part


def graph() -> dict[str, set[str]]:
    return {
        name: set(needed(name, ast.parse(path.read_text("utf-8"))))
        for name, path in MODULES.items()
    }


def test_no_module_needs_itself_by_way_of_others() -> None:
    order = list(TopologicalSorter(graph()).static_order())
    assert len(order) == len(MODULES)


def test_a_way_round_would_be_found() -> None:
    turned = graph()
    failures = f"{ROOT.name}.report.failures"
    # As it was when the first page came to tell of quarantine.
    turned[failures] |= {f"{ROOT.name}.report.html"}
    turned[f"{ROOT.name}.report.html"] |= {f"{ROOT.name}.report.apart"}
    with pytest.raises(CycleError):
        TopologicalSorter(turned).prepare()
