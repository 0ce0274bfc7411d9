"""Statistics that no report shows would be kept for their tests alone."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import pytest_androidbench

PACKAGE = Path(pytest_androidbench.__file__).parent
STATS = {path: ast.parse(path.read_text("utf-8")) for path in (PACKAGE / "stats").rglob("*.py")}


def public() -> list[str]:
    """Functions and classes of the package, as `module.name`."""
    return sorted(
        f"{path.stem}.{node.name}"
        for path, tree in STATS.items()
        for node in tree.body
        if isinstance(node, ast.FunctionDef | ast.ClassDef) and not node.name.startswith("_")
    )


def used() -> Iterator[str]:
    """What is imported from them by other modules, or named again in their own."""
    others = [path for path in PACKAGE.rglob("*.py") if path.is_relative_to(PACKAGE / "phone")]
    for path in set(PACKAGE.rglob("*.py")) - set(others):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.ImportFrom) and (node.module or "").startswith(
                "pytest_androidbench.stats."
            ):
                module = (node.module or "").rpartition(".")[2]
                yield from (f"{module}.{name.name}" for name in node.names)
    for path, tree in STATS.items():
        names = (node.id for node in ast.walk(tree) if isinstance(node, ast.Name))
        yield from (f"{path.stem}.{name}" for name in names)


def test_each_is_used_by_what_it_is_for() -> None:
    made = public()
    assert len(made) > 30
    assert set(made) - set(used()) == set()


def test_what_nobody_uses_would_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    path = PACKAGE / "stats" / "planning.py"
    more = ast.parse(path.read_text("utf-8") + "\n\ndef lonely() -> None: ...\n")
    monkeypatch.setitem(STATS, path, more)
    assert set(public()) - set(used()) == {"planning.lonely"}
