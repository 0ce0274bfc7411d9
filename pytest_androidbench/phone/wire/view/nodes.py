"""What the page tells of the element under the mouse."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from pytest_androidbench.phone.system.windows.entries import Layer
from pytest_androidbench.phone.ui.geometry import Rect
from pytest_androidbench.phone.ui.tree import Node, WindowBoxes, tree

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.phone import Phone

MOST_NODES: Final = 2_000
LONGEST_TEXT: Final = 500
_STATES: Final = (
    *("checkable", "checked", "clickable", "long_clickable", "focusable", "focused"),
    *("scrollable", "selected", "password"),
)


@dataclass(frozen=True, slots=True, kw_only=True)
class SeenNode:
    """One element: where it is, by what it is found, and what can be done with it."""

    bounds: Rect
    """Left, top, right and bottom edge in pixels of the screen."""
    class_name: str
    resource_id: str
    text: str
    desc: str
    package: str
    states: tuple[str, ...]


def seen_windows(phone: Phone) -> list[list[SeenNode]]:
    """The elements of each window, the uppermost window first; looking takes no time."""
    scene = phone.windows.view.scene()
    whole = Rect(0, 0, *scene.size)
    shown: list[list[SeenNode]] = []
    left = MOST_NODES
    for window in reversed(scene.windows):
        # No client finds these in the hierarchy, and a toast is touched through.
        if window.layer in {Layer.TOAST, Layer.HANDLE}:
            continue
        roots = tree([WindowBoxes(root=window.root, visible=whole)])
        nodes = [node for root in roots for node in root.walk()][:left]
        shown.append([_seen(node) for node in nodes])
        left -= len(nodes)
    return shown


def _seen(node: Node) -> SeenNode:
    states = [state.replace("_", "-") for state in _STATES if getattr(node, state)]
    return SeenNode(
        bounds=node.bounds,
        class_name=node.class_name,
        resource_id=node.resource_id,
        text=node.text[:LONGEST_TEXT],
        desc=node.desc[:LONGEST_TEXT],
        package=node.package,
        states=(*states, *(() if node.enabled else ("disabled",))),
    )
