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
    "Recipe": "the dish that the app Broccoli keeps, and the steps to a suite's state",
    "Run": "a message of the agents' protocol is called what it asks for; a step of a recipe",
    "Step": "likewise a message; an action of an episode as a task's checks look at it",
}
"""Names of several classes beside the phone, and why each is the right one for all of them."""

SHARED_ON_THE_PHONE: Final = {
    "Message": "what the app Messages sends, and a text with arguments, as its translators say",
    "Task": "what the app Tasks.org keeps, and the stack of activities that Android calls so",
}
"""Likewise on the phone, which is another program with words of its own."""

TOOLKIT_LEFT: Final = {
    "Heading": 2,
    "Line": 2,
    "Paragraph": 2,
    "Row": 2,
    "Table": 2,
    "Toggle": 2,
}
"""Names that toolkit and kit share as yet, with how many classes have them: it only shrinks."""

APPS_LEFT: Final = {
    "About": 3,
    "AboutPage": 2,
    "Access": 2,
    "Alarm": 2,
    "Attachments": 2,
    "BackupPage": 2,
    "Browser": 2,
    "Button": 2,
    "Category": 5,
    "Cell": 2,
    "Choice": 4,
    "Config": 2,
    "Confirm": 2,
    "Curve": 2,
    "DeleteDialog": 2,
    "Details": 2,
    "Document": 2,
    "Draft": 2,
    "Drawer": 2,
    "Entry": 4,
    "FilePicker": 2,
    "Files": 2,
    "Filter": 2,
    "Folder": 2,
    "Form": 2,
    "Heading": 3,
    "Home": 2,
    "Item": 2,
    "Job": 2,
    "Kind": 2,
    "Library": 2,
    "Line": 3,
    "Listing": 2,
    "Main": 5,
    "MainDrawer": 2,
    "Navigation": 2,
    "Note": 2,
    "Number": 2,
    "Options": 2,
    "Order": 3,
    "Page": 2,
    "PickFolder": 2,
    "Place": 2,
    "Point": 2,
    "Properties": 2,
    "Recorder": 2,
    "Rename": 2,
    "Row": 4,
    "Rows": 2,
    "Scene": 3,
    "Search": 5,
    "SearchPage": 3,
    "Section": 2,
    "Settings": 4,
    "SettingsPage": 7,
    "SortSheet": 2,
    "Store": 10,
    "Tag": 2,
    "Theme": 2,
    "Timer": 2,
    "Toggle": 4,
    "Usage": 2,
    "Welcome": 2,
}
"""Names of an app's class that another app or the phone has too as yet: it only shrinks."""


def is_phone(where: Path) -> bool:
    return where.parts[0] == "phone"


def is_app(where: Path) -> bool:
    return where.parts[:2] == ("phone", "apps")


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


def check_left(several: dict[str, list[str]], left: dict[str, int]) -> None:
    """Make sure that no more names are shared than those that are left, and those still are."""
    grown = {name: where for name, where in several.items() if len(where) > left.get(name, 1)}
    assert not grown, f"these need names of their own: {grown}"
    fewer = {name: len(several.get(name, ".")) for name in left}
    assert fewer == left, "fewer classes share a name now: lower it, or take it off the list"


def test_no_two_classes_beside_the_phone_share_a_name() -> None:
    several = shared(lambda where: not is_phone(where))
    assert several.keys() == SHARED.keys(), several


def test_no_two_classes_of_the_phone_itself_share_a_name() -> None:
    check_left(shared(lambda where: is_phone(where) and not is_app(where)), TOOLKIT_LEFT)


def test_no_class_of_an_app_shares_a_name_with_another_app_or_the_phone() -> None:
    several = {
        name: where
        for name, where in shared(is_phone).items()
        if any(is_app(Path(one)) for one in where)
    }
    assert several.keys() >= SHARED_ON_THE_PHONE.keys(), several
    check_left(
        {name: where for name, where in several.items() if name not in SHARED_ON_THE_PHONE},
        APPS_LEFT,
    )
