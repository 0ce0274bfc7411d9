"""Reads Android's hierarchy dump into nodes."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sized
from dataclasses import dataclass
from typing import Final

from lxml import etree

from pytest_androidbench.errors import DeviceGone
from pytest_androidbench.interface.observation import Bounds, Node

_BOUNDS: Final = re.compile(r"\[(-?\d+),(-?\d+)\]\[(-?\d+),(-?\d+)\]")
_TOOLBAR: Final = "android:id/floating_popup_container"
_ILLEGAL: Final = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]")
_ILLEGAL_REFERENCES: Final = re.compile(
    "&#(?:x0*(?:[0-8bcBC]|[eE]|1[0-9a-fA-F]|[fF]{3}[eEfF])|0*(?:[0-8]|1[124-9]|2[0-9]|3[01]));"
)
_FLAGS: Final = {
    "checkable": "checkable",
    "checked": "checked",
    "clickable": "clickable",
    "long-clickable": "long_clickable",
    "scrollable": "scrollable",
    "focusable": "focusable",
    "focused": "focused",
    "selected": "selected",
    "enabled": "enabled",
    "password": "password",
}


@dataclass(frozen=True, slots=True, kw_only=True)
class HierarchyDump:
    """A dump that was read: all that stands in it, and which of it is an observation's node."""

    root: etree._Element
    elements: tuple[etree._Element, ...]
    """What each visible node was read from, by its index."""
    nodes: tuple[Node, ...]
    """As `nodes_of` gives them."""


def read_dump(xml: str) -> HierarchyDump:
    """Read a dump, with what is not visible in it.

    Raises:
        DeviceGone: the dump is no XML.
    """
    root = _parse(xml)
    elements: list[etree._Element] = []
    nodes: list[Node] = []
    for element, parent in _walk(root, nodes):
        elements.append(element)
        nodes.append(_node(element, index=len(nodes), parent=parent))
    return HierarchyDump(root=root, elements=tuple(elements), nodes=tuple(nodes))


def nodes_of(xml: str) -> tuple[Node, ...]:
    """The visible nodes of a dump in document order, each with its nearest visible ancestor.

    Raises:
        DeviceGone: the dump is no XML.
    """
    return read_dump(xml).nodes


def with_toolbars(nodes: tuple[Node, ...], xml: str) -> tuple[Node, ...]:
    """Nodes with those of the floating text toolbars in a dump of all windows behind them.

    Cut, Copy and Paste stand in a window of their own, which a dump of the active one leaves out.
    """
    found = list(nodes)
    for window in _parse(xml):
        if window.xpath("descendant-or-self::*[@resource-id=$name]", name=_TOOLBAR):
            holder = etree.Element("hierarchy")
            holder.append(window)
            _read(holder, found)
    return tuple(found)


def _read(root: etree._Element, nodes: list[Node]) -> list[Node]:
    for element, parent in _walk(root, nodes):
        nodes.append(_node(element, index=len(nodes), parent=parent))
    return nodes


def window_of(xml: str, package: str) -> Node | None:
    """The root of the first window of a package, without a place among other nodes."""
    for element in _parse(xml):
        if element.get("package") == package and _is_shown(element):
            return _node(element, index=0, parent=None)
    return None


def rotation_of(xml: str) -> int:
    """Quarter turns from the natural orientation the dump was taken in."""
    found = re.search(r'<hierarchy[^>]*\brotation="(\d)"', xml)
    return int(found[1]) if found else 0


def _parse(xml: str) -> etree._Element:
    readable = _ILLEGAL_REFERENCES.sub(".", _ILLEGAL.sub(".", xml))
    parser = etree.XMLParser(resolve_entities=False, no_network=True, huge_tree=True)
    try:
        return etree.fromstring(readable.encode("utf-8", errors="replace"), parser)
    except etree.XMLSyntaxError as error:
        raise DeviceGone(f"the device gave a hierarchy that is no XML: {error}") from error


def _walk(root: etree._Element, nodes: Sized) -> Iterator[tuple[etree._Element, int | None]]:
    # `nodes` grows while this runs: its length is the index the yielded element is about to get.
    waiting: list[tuple[etree._Element, int | None]] = [(e, None) for e in reversed(list(root))]
    while waiting:
        element, parent = waiting.pop()
        shown = _is_shown(element)
        own = len(nodes) if shown else parent
        if shown:
            yield element, parent
        waiting.extend((child, own) for child in reversed(list(element)))


def _is_shown(element: etree._Element) -> bool:
    left, top, right, bottom = _bounds(element.get("bounds", ""))
    return right > left and bottom > top and element.get("visible-to-user", "true") == "true"


def _bounds(text: str) -> Bounds:
    found = _BOUNDS.fullmatch(text)
    if found is None:
        return 0, 0, 0, 0
    left, top, right, bottom = (int(number) for number in found.groups())
    return left, top, right, bottom


def _node(element: etree._Element, *, index: int, parent: int | None) -> Node:
    flags = {field: element.get(name) == "true" for name, field in _FLAGS.items()}
    return Node(
        index=index,
        parent=parent,
        text=element.get("text", ""),
        desc=element.get("content-desc", ""),
        hint=element.get("hint", ""),
        resource_id=element.get("resource-id", ""),
        class_name=element.get("class", ""),
        package=element.get("package", ""),
        bounds=_bounds(element.get("bounds", "")),
        **flags,
    )
