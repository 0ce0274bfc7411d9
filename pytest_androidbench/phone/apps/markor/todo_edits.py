"""What the buttons for todo.txt do to its tasks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pytest_androidbench.phone.kit.writing.edits import Rule, Selected, inserted, lines_around

_DATE: Final = r"\d{4}-\d\d-\d\d"
_PRIORITY: Final = r"^\(([A-Z])\)\s"


def done(today: str) -> Sequence[Rule]:
    """Rules that mark tasks of todo.txt as done, or open again."""
    mark = f"x {today} " if today else "x "
    return [
        (rf"{_PRIORITY}(.*)$", rf"{mark}\2 pri:\1"),
        (rf"^[xX]\s(?:{_DATE}\s)?(.*)\spri:([A-Z])(?=\s|$)(.*)$", r"(\2) \1\3"),
        (rf"^[xX]\s(?:{_DATE}\s)?", ""),
        ("^", mark),
    ]


def priority(letter: str) -> Sequence[Rule]:
    """Rules that give tasks a priority; none with ""."""
    if not letter:
        return [(_PRIORITY, "")]
    return [(_PRIORITY, f"({letter}) "), (r"^\s*", f"({letter}) ")]


def tagged(now: Selected, tag: str) -> Selected:
    """A context or project at the end of the selected task."""
    _, last = lines_around(now)
    space = "" if last == 0 or now.text[last - 1].isspace() else " "
    return inserted(Selected(now.text, last, last), f"{space}{tag}")
