"""A page's elements, as Android's WebView gives them.

Names and roles are from Chromium's accessibility
tree, bounds from its layout, joined by the number that a node has in both.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from pytest_androidbench.phone.browser.errors import PageCommandRefused
from pytest_androidbench.phone.browser.facts import PageNode
from pytest_androidbench.phone.browser.layout import LayoutFacts, layout_of
from pytest_androidbench.phone.browser.limits import MOST_DEPTH, MOST_NODES, MOST_TEXT
from pytest_androidbench.phone.browser.roles import (
    CHECKABLE,
    CLASSES,
    CLICKABLE,
    EDIT_TEXT,
    INPUTS,
    LEAVES,
    NEVER_LEAVES,
    SELECTABLE,
    SPINNER,
    TABLE_PARTS,
    TEXT_VIEW,
    TEXTS,
    VALUES,
    VIEW,
)
from pytest_androidbench.phone.browser.session import PageSession

_UNSHOWN: Final = frozenset({"inlinetextbox", "linebreak", "menulistpopup", "none"})
_BULLET: Final = "\u2022"


@dataclass(slots=True)
class _Node:
    """A node of Chromium's tree that is not ignored."""

    role: str
    name: str
    value: str
    description: str
    backend: int
    properties: Mapping[str, Any]
    children: list[_Node] = field(default_factory=list)

    @property
    def focusable(self) -> bool:
        return bool(self.properties.get("focusable"))


def tree_of(page: PageSession) -> PageNode | None:
    """The page's tree; raises as `PageSession.call` does."""
    layout = layout_of(page)
    root = _frame(page, page.target, layout, depth=0)
    return None if root is None else _Writer(page, layout).written(root)


def _frame(page: PageSession, frame: str, layout: LayoutFacts, *, depth: int) -> _Node | None:
    """The nodes of a frame, with those of the frames in it."""
    try:
        told = page.call("Accessibility.getFullAXTree", {"frameId": frame})["nodes"]
    except PageCommandRefused:
        return None
    by_id = {str(each["nodeId"]): each for each in told}
    made = list(_nodes(told[0], by_id, 0)) if told else []
    if not made:
        return None
    for holder in [each for each in _walk(made[0]) if each.role == "iframe"]:
        inner = layout.frames.get(holder.backend)
        if inner is not None and depth < 8:
            child = _frame(page, inner, layout, depth=depth + 1)
            holder.children = [child] if child is not None else []
    return made[0]


def _walk(node: _Node) -> Iterator[_Node]:
    yield node
    for child in node.children:
        yield from _walk(child)


def _nodes(told: Mapping[str, Any], by_id: Mapping[str, Any], depth: int) -> Iterator[_Node]:
    """A node, or those of its descendants that are not ignored."""
    role = _value(told.get("role")).lower()
    if (role in _UNSHOWN and not told.get("ignored")) or depth > 4 * MOST_DEPTH:
        return
    children = [
        made
        for child in told.get("childIds", [])
        if (entry := by_id.get(str(child))) is not None
        for made in _nodes(entry, by_id, depth + 1)
    ]
    if told.get("ignored"):
        yield from children
        return
    properties = {
        str(each["name"]): each.get("value", {}).get("value") for each in told.get("properties", [])
    }
    yield _Node(
        role=role,
        name=_value(told.get("name")),
        value=_value(told.get("value")),
        description=_value(told.get("description")),
        backend=int(told.get("backendDOMNodeId", 0)),
        properties=properties,
        children=children,
    )


def _value(told: Mapping[str, Any] | None) -> str:
    value = (told or {}).get("value", "")
    return str(value if value is not None else "")[:MOST_TEXT]


class _Writer:
    """Writes nodes as Android has them, up to the limit."""

    def __init__(self, page: PageSession, layout: LayoutFacts) -> None:
        self._layout = layout
        self._width, self._height = page.viewport.width, page.viewport.height
        self._count = 0

    def written(self, root: _Node) -> PageNode | None:
        """The tree."""
        return next(iter(self._written(root, 0)), None)

    def _written(self, node: _Node, depth: int) -> Iterator[PageNode]:
        if self._count >= MOST_NODES or depth > MOST_DEPTH:
            return
        bounds = self._bounds(node, depth)
        if bounds is None:
            # What is out of sight is no part of a dump; what sticks out of it may be.
            for child in [] if _leaf(node) else node.children:
                yield from self._written(child, depth)
            return
        self._count += 1
        children: list[PageNode] = []
        if not _leaf(node):
            for child in node.children:
                children.extend(self._written(child, depth + 1))
        yield self._node(node, bounds, tuple(children))

    def _node(
        self, node: _Node, bounds: tuple[int, int, int, int], children: tuple[PageNode, ...]
    ) -> PageNode:
        facts = self._layout.elements.get(node.backend)
        editable = bool(node.properties.get("editable")) and node.role in INPUTS | {"combobox"}
        checked = node.properties.get("checked") or node.properties.get("pressed")
        password = facts is not None and facts.password
        return PageNode(
            class_name=_class(node, editable=editable, select=facts is not None and facts.select),
            text=_BULLET * len(node.value) if password else _text(node),
            hint=_hint(node, facts.placeholder if facts is not None else ""),
            resource_id=facts.identity if facts is not None else "",
            bounds=bounds,
            checkable=node.role in CHECKABLE or "pressed" in node.properties,
            checked=checked in {"true", True},
            clickable=_clickable(node) or (facts is not None and facts.clickable),
            long_clickable=node.role == "link" or editable,
            enabled=not node.properties.get("disabled"),
            focusable=node.focusable or node.role == "rootwebarea",
            focused=bool(node.properties.get("focused")),
            password=password,
            scrollable=self._scrolls(node),
            selected=node.role in SELECTABLE and bool(node.properties.get("selected")),
            children=children,
        )

    def _scrolls(self, node: _Node) -> bool:
        facts = self._layout.elements.get(node.backend)
        return facts is not None and facts.scrollable

    def _bounds(self, node: _Node, depth: int) -> tuple[int, int, int, int] | None:
        if depth == 0:
            return (0, 0, self._width, self._height)
        box = self._layout.bounds.get(node.backend)
        if box is None:
            return None
        left, top, right, bottom = box
        cut = (max(0, left), max(0, top), min(self._width, right), min(self._height, bottom))
        return cut if cut[0] < cut[2] and cut[1] < cut[3] else None


def _class(node: _Node, *, editable: bool, select: bool) -> str:
    if editable:
        return EDIT_TEXT
    if select or node.role == "combobox":
        return SPINNER
    if node.role == "button" and "pressed" in node.properties:
        return CLASSES["togglebutton"]
    if node.role in TEXTS and node.children and _only_texts(node):
        return TEXT_VIEW
    return CLASSES.get(node.role, VIEW)


def _only_texts(node: _Node) -> bool:
    return all(child.role in {"statictext", "listmarker"} for child in node.children)


def _leaf(node: _Node) -> bool:
    """`BrowserAccessibilityAndroid::IsLeaf`, of a tree that is pruned, as it is by default."""
    if not node.children or node.role in LEAVES or node.role in VALUES or node.role == "combobox":
        return True
    if node.role in NEVER_LEAVES:
        return False
    named = bool(_text(node))
    if (node.role == "heading" or node.focusable) and named:
        return all(map(_droppable, node.children))
    return all(child.role == "statictext" for child in node.children)


def _droppable(node: _Node) -> bool:
    if node.focusable or node.role in TABLE_PARTS:
        return False
    return all(map(_droppable, node.children))


def _text(node: _Node) -> str:
    if node.role in VALUES or (node.role == "combobox" and node.value):
        return node.value
    text = node.name
    if node.role in {"slider", "meter", "progressbar", "progressindicator"} and node.value:
        return ", ".join(filter(None, (node.value, text)))
    if not text:
        text = node.value
    if not text and node.role not in {"rootwebarea", "iframe", "link"} and node.children:
        is_text = all(child.role == "statictext" for child in node.children)
        text = "".join(child.name for child in node.children) if is_text else ""
    return text[:MOST_TEXT]


def _hint(node: _Node, placeholder: str) -> str:
    parts = [node.name] if node.role in VALUES or node.role == "combobox" else []
    if placeholder and placeholder not in parts:
        parts.append(placeholder)
    if node.description and node.description not in parts:
        parts.append(node.description)
    return " ".join(filter(None, parts))[:MOST_TEXT]


def _clickable(node: _Node) -> bool:
    return node.role in CLICKABLE and not node.properties.get("disabled")
