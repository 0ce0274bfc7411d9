"""Elements of a page by what they say and what kind of thing they are."""

from __future__ import annotations

from typing import Final

from pytest_androidbench import Pilot
from pytest_androidbench.errors import PilotError
from pytest_androidbench.interface.observation import Node
from task_suites.mobile_miniwob.reading import QUERY, elements

BUTTON: Final = "Button"
CHECK_BOX: Final = "CheckBox"
FIELD: Final = "EditText"
RADIO: Final = "RadioButton"
TEXT: Final = "TextView"


def of_kind(pilot: Pilot, kind: str) -> list[Node]:
    """The page's elements of a kind, such as all buttons."""
    return [node for node in elements(pilot) if node.class_name.endswith(f".{kind}")]


def saying(pilot: Pilot, kind: str, words: str) -> Node:
    """The first element of a kind that says just some words, capitals and all."""
    there = of_kind(pilot, kind)
    for node in there:
        if node.text == words:
            return node
    raise PilotError(f"no {kind} says {words!r}, but {[node.text for node in there]}")


def not_saying(pilot: Pilot, kind: str, words: str) -> Node | None:
    """The first element of a kind that says something else, where there is one."""
    return next((node for node in of_kind(pilot, kind) if node.text != words), None)


def touch(pilot: Pilot, node: Node) -> None:
    """Put a finger on an element's middle."""
    pilot.tap(at=node.center)


def touch_first(pilot: Pilot, nodes: list[Node]) -> None:
    """Touch the first of some elements, or what the yellow field says where there are none."""
    touch(pilot, nodes[0] if nodes else pilot.node(id=QUERY))
