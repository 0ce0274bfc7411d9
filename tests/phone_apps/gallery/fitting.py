"""What does not fit on a screen: texts cut off by their places, and two things to touch in one."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations

from pytest_androidbench.phone.system.phone import Phone
from pytest_androidbench.phone.ui.box import Box
from pytest_androidbench.phone.ui.geometry import Rect
from pytest_androidbench.phone.ui.paragraph import Paragraph
from pytest_androidbench.phone.ui.tree import Node

_FLOATS = frozenset({
    # Numbers around a dial are touched by their direction.
    "material_clock_face", "radial_picker",
    # Snackbars lie over what is at the bottom until they go.
    "snackbar", "snackbar_action", "action",
    # DocumentsUI takes touches of its button away by a view over it.
    "pick_button_overlay",
})  # fmt: skip
"""What lies over others on Android as well."""
SLACK = 1
"""Pixels by which a place may be too small: sizes are rounded, one by one."""


def misfits(phone: Phone) -> Iterator[str]:
    """What is wrong with what is shown, a sentence each."""
    for window in phone.windows.scene().windows:
        for box in window.root.walk():
            if isinstance(box.content, Paragraph) and box.content.text.strip():
                yield from _cut(box, box.content)
    nodes = [node for root in phone.windows.view.tree() for node in root.walk()]
    yield from _overlaps([node for node in nodes if node.clickable and node.enabled])


def _cut(box: Box, shown: Paragraph) -> Iterator[str]:
    rect, bound = box.rect, box.bound
    what = f"{shown.text[:40]!r} in {box.widget.id or type(box.widget).__name__}"
    if shown.height > rect.height + SLACK:
        yield f"{what} is {shown.height} high in {rect.height}"
    if shown.width > rect.width + SLACK:
        yield f"{what} is {shown.width} wide in {rect.width}"
    axes = _scrolled(box)
    if "x" not in axes and (rect.left < bound.left - SLACK or rect.right > bound.right + SLACK):
        yield f"{what} from {rect.left} to {rect.right} is cut to {bound.left}..{bound.right}"
    if "y" not in axes and (rect.top < bound.top - SLACK or rect.bottom > bound.bottom + SLACK):
        yield f"{what} from {rect.top} down to {rect.bottom} is cut to {bound.top}..{bound.bottom}"


def _overlaps(touched: Sequence[Node]) -> Iterator[str]:
    for one, other in combinations(touched, 2):
        common = one.bounds.intersect(other.bounds)
        if common.width <= SLACK or common.height <= SLACK or _related(one.box, other.box):
            continue
        if any(
            common == part and 2 * _area(part) <= _area(whole) for part, whole in _both(one, other)
        ):
            continue  # a map or a film with what lies on it
        if _scrollers(one.box) == _scrollers(other.box) and not (_FLOATS & _names(one, other)):
            yield f"{_name(one)} and {_name(other)} have {common} in common"


def _names(*nodes: Node) -> set[str]:
    """The ids of these and of what they lie in."""
    boxes = [box for node in nodes for box in (node.box, *_parents(node.box))]
    return {box.widget.id.rpartition("/")[2] for box in boxes if box.widget.id is not None}


def _both(one: Node, other: Node) -> tuple[tuple[Rect, Rect], tuple[Rect, Rect]]:
    return (one.bounds, other.bounds), (other.bounds, one.bounds)


def _area(rect: Rect) -> int:
    return rect.width * rect.height


def _name(node: Node) -> str:
    return repr(node.text or node.desc or node.resource_id or node.class_name)


def _parents(box: Box) -> Iterator[Box]:
    while box.parent is not None:
        box = box.parent
        yield box


def _related(one: Box, other: Box) -> bool:
    return one is other or one in _parents(other) or other in _parents(one)


def _scrolled(box: Box) -> set[str]:
    """The axes along which a box can be brought to where it is seen whole."""
    return {parent.scroll.axis for parent in _parents(box) if parent.scroll is not None}


def _scrollers(box: Box) -> set[int]:
    """What can be scrolled away from under another one need not make room for it."""
    return {id(parent) for parent in _parents(box) if parent.scroll is not None}
