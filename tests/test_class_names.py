"""A class has a name of its own: who reads one knows which is meant."""

from __future__ import annotations

import ast
import functools
from collections.abc import Callable
from pathlib import Path
from typing import Final

import pytest_androidbench

ROOT: Final = Path(pytest_androidbench.__file__).parent
SHARED: Final = {
    "Message": "what is said to a model is called so by all vendors; the base of what harness and "
    "agent's process say to each other",
    "Picture": "a part of such a message; a message of the agents' protocol that asks for one",
    "Recipe": "the dish that the app Broccoli keeps, and the steps to a suite's state",
    "Request": "what a model is asked, and what a device is",
    "Shown": "a screen as a model is shown it; a picture as a report shows it",
    "Run": "a message of the agents' protocol is called what it asks for; a step of a recipe",
    "Step": "likewise a message; an action of an episode as a task's checks look at it",
}
"""Names of several classes beside the phone, and why each is the right one for all of them."""

SHARED_ON_THE_PHONE: Final = {
    "Message": "what the app Messages sends, and a text with arguments, as its translators say",
    "Task": "what the app Tasks.org keeps, and the stack of activities that Android calls so",
}
"""Likewise on the phone, which is another program with words of its own."""


def is_phone(where: Path) -> bool:
    return where.parts[0] == "phone"


@functools.cache
def classes() -> tuple[tuple[str, Path], ...]:
    """Every public class, and the module that defines it."""
    return tuple(
        (node.name, path.relative_to(ROOT))
        for path in sorted(ROOT.rglob("*.py"))
        for node in ast.parse(path.read_text(encoding="utf-8")).body
        if isinstance(node, ast.ClassDef) and not node.name.startswith("_")
    )


def shared(counts: Callable[[Path], bool]) -> dict[str, list[str]]:
    """The modules that define several classes of one name, of those that count."""
    found: dict[str, list[str]] = {}
    for name, where in classes():
        if counts(where):
            found.setdefault(name, []).append(where.as_posix())
    return {name: places for name, places in found.items() if len(places) > 1}


def test_no_two_classes_beside_the_phone_share_a_name() -> None:
    several = shared(lambda where: not is_phone(where))
    assert several.keys() == SHARED.keys(), several


def test_no_two_classes_of_the_phone_share_a_name_be_it_in_two_apps() -> None:
    several = shared(is_phone)
    assert several.keys() == SHARED_ON_THE_PHONE.keys(), several
