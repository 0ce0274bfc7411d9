"""What the page shows, and the elements of the screen that it lists for who sees no picture."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from pytest_androidbench.interface.observation import Bounds, Node, Observation
from pytest_androidbench.texts import bounded, clean

Phase: TypeAlias = Literal["waiting", "ready", "busy", "over"]
"""Nothing is to be done yet; an action is awaited; one is carried out; nobody asks any more."""
Scope: TypeAlias = Literal["play", "control", "look"]
"""What a person may do: solve a task, act on the device, or look at it alone."""

MOST_ELEMENTS: Final = 250
LONGEST_LABEL: Final = 160
LONGEST_GOAL: Final = 20_000
_INSIDE: Final = 4
"""So many labels of what lies in an element say what it is, where it has none itself."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SceneElement:
    """One element of the screen that can be touched."""

    index: int
    label: str
    kind: str
    bounds: Bounds
    states: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Scene:
    """All that the page shows beside the picture; texts in it may be anything."""

    phase: Phase = "waiting"
    scope: Scope = "play"
    step: int = 0
    """Which question of the program's this is: an answer says which one it is for."""
    title: str = ""
    goal: str = ""
    guidelines: tuple[str, ...] = ()
    turn: int = 0
    taken: int = 0
    """Steps of the episode so far."""
    allowed: int = 0
    """Steps it may have; 0 = not limited."""
    seconds_left: float | None = None
    """When the scene was made; None = not limited."""
    where: str = ""
    """App and activity in front."""
    size: tuple[int, int] = (0, 0)
    """Of the screen in pixels, as it is turned."""
    field: str = ""
    """What would take text; "" = nothing has the caret."""
    elements: tuple[SceneElement, ...] = ()
    said: str = ""
    """What last happened, in a sentence."""


def elements_of(observation: Observation) -> tuple[SceneElement, ...]:
    """What can be touched or scrolled, in reading order."""
    found: list[SceneElement] = []
    inside = _children(observation)
    for node in observation.nodes:
        if _offered(node):
            label = node.label or " · ".join(_labels_below(node, inside))
            found.append(
                SceneElement(
                    index=node.index,
                    label=bounded_line(label or node.resource_id.rpartition("/")[2] or "(unnamed)"),
                    kind=_kind(node),
                    bounds=node.bounds,
                    states=tuple(_states(node)),
                )
            )
        if len(found) == MOST_ELEMENTS:
            break
    return tuple(found)


def field_of(observation: Observation) -> str:
    """What would take text that is typed; "" where nothing has the caret."""
    for node in observation.nodes:
        if node.focused and node.editable:
            return bounded_line(node.hint or node.desc or node.text or "a field")
    return ""


def where_of(package: str, activity: str) -> str:
    """App and activity in front, in a line."""
    return bounded_line(" / ".join(filter(None, (package, activity.rpartition(".")[2]))))


def bounded_line(text: str, most: int = LONGEST_LABEL) -> str:
    """A text of the device's in one line that is not too long."""
    line = " ".join(clean(text[: 2 * most]).split())
    return line if len(line) <= most else f"{line[: most - 1]}…"


def bounded_text(text: str) -> str:
    """A text of the task's that is not too long, its lines kept."""
    return bounded(clean(text), LONGEST_GOAL)


def takes_touches(node: Node) -> bool:
    """Whether something comes of touching it."""
    acts = node.clickable or node.long_clickable or node.checkable or node.editable
    return acts and node.enabled


def is_keyboard(node: Node) -> bool:
    """Whether it is the keyboard, whose keys are no nodes."""
    return node.class_name.endswith("SoftInputWindow")


def _offered(node: Node) -> bool:
    left, top, right, bottom = node.bounds
    return takes_touches(node) and not is_keyboard(node) and left < right and top < bottom


def _children(observation: Observation) -> dict[int | None, list[Node]]:
    found: dict[int | None, list[Node]] = {}
    for node in observation.nodes:
        found.setdefault(node.parent, []).append(node)
    return found


def _labels_below(node: Node, inside: dict[int | None, list[Node]]) -> list[str]:
    found: list[str] = []
    ahead = list(reversed(inside.get(node.index, ())))
    while ahead and len(found) < _INSIDE:
        next_one = ahead.pop()
        if next_one.label:
            found.append(next_one.label)
        ahead += reversed(inside.get(next_one.index, ()))
    return found


def _kind(node: Node) -> str:
    if node.editable:
        return "field"
    if node.checkable:
        return "switch" if "Switch" in node.class_name else "box"
    name = node.class_name.rpartition(".")[2]
    if "Button" in name:
        return "button"
    return "picture" if name == "ImageView" else "entry"


def _states(node: Node) -> Iterator[str]:
    if node.checkable:
        yield "on" if node.checked else "off"
    if node.selected:
        yield "selected"
    if node.focused:
        yield "has the caret" if node.editable else "focused"
    if node.long_clickable:
        yield "can be held"
