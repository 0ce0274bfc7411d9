"""Elements of a page by what they say and what kind of thing they are."""

from __future__ import annotations

from typing import Final

from pytest_androidbench import Pilot
from pytest_androidbench.errors import PilotError
from pytest_androidbench.interface.observation import Bounds, Node
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


def touch_clear(pilot: Pilot, node: Node, over: Node) -> None:
    """Put a finger on an element's largest part that another one does not lie over."""
    largest = max(beside(node.bounds, over.bounds), key=area)
    if not area(largest):
        raise PilotError(f"{over.label!r} lies over all of {node.label!r}")
    left, top, right, bottom = largest
    pilot.tap(at=((left + right) // 2, (top + bottom) // 2))


def beside(bounds: Bounds, other: Bounds) -> list[Bounds]:
    """The whole where two do not meet, else its parts on each side of the other one."""
    left, top, right, bottom = bounds
    a, b, c, d = other
    if right <= a or c <= left or bottom <= b or d <= top:
        return [bounds]
    level = [(left, top, a, bottom), (c, top, right, bottom)]
    return [*level, (left, top, right, b), (left, d, right, bottom)]


def area(bounds: Bounds) -> int:
    """Of a rectangle; none where its edges have changed places."""
    left, top, right, bottom = bounds
    return max(right - left, 0) * max(bottom - top, 0)


def touch_first(pilot: Pilot, nodes: list[Node]) -> None:
    """Touch the first of some elements, or what the yellow field says where there are none."""
    touch(pilot, nodes[0] if nodes else pilot.node(id=QUERY))
