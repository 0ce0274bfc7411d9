"""A class has a name of its own: who reads one knows which is meant."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Final

import pytest_androidbench

ROOT: Final = Path(pytest_androidbench.__file__).parent
SHARED: Final = {
    "Recipe": "the dish that the app Broccoli keeps, and the steps to a suite's state",
    "Run": "a message of the agents' protocol is called what it asks for; a step of a recipe",
    "Step": "likewise a message; an action of an episode as a task's checks look at it",
}
"""Names of several classes, and why each is the right one for all of them."""


def classes() -> dict[str, list[str]]:
    """Modules by the public classes they define; the phone is another program, with its words."""
    found: dict[str, list[str]] = {}
    for path in sorted(ROOT.rglob("*.py")):
        where = path.relative_to(ROOT)
        if where.parts[0] == "phone":
            continue
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                found.setdefault(node.name, []).append(where.as_posix())
    return found


def test_no_two_classes_share_a_name() -> None:
    several = {name: where for name, where in classes().items() if len(where) > 1}
    assert several.keys() == SHARED.keys(), several
