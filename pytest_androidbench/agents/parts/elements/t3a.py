"""The list of T3A: each element as Python writes a data class with all that is known of it.

The fields are those of `UIElement` in `android_world/env/representation_utils.py`, in its order;
what a hierarchy dump cannot tell is None, as it is there with the same source.
"""

from __future__ import annotations

from collections.abc import Iterator

from pytest_androidbench.agents.parts.elements.listing import (
    MOST,
    Element,
    ElementList,
    fit,
    kept_nodes,
    on_screen,
)
from pytest_androidbench.interface.observation import Bounds, Node, Observation


def t3a_list(seen: Observation, *, most: int = MOST) -> ElementList:
    """The elements as T3A tells them; numbers as in M3A's list.

    Args:
        seen: the screen.
        most: characters of one text that are told.
    """
    elements = tuple(
        Element(name=str(number), node=node, words=_written(node, most))
        for number, node in enumerate(kept_nodes(seen))
        if on_screen(node, seen)
    )
    text = "\n".join(f"UI element {each.name}: {each.words}" for each in elements)
    return ElementList(seen=seen, elements=elements, text=text)


def _written(node: Node, most: int) -> str:
    return f"UIElement({', '.join(f'{name}={value}' for name, value in _fields(node, most))})"


def _fields(node: Node, most: int) -> Iterator[tuple[str, str | bool | None]]:
    def text(value: str) -> str:
        return repr(fit(value, most) or None)

    yield "text", text(node.text)
    yield "content_description", text(node.desc)
    yield "class_name", text(node.class_name)
    yield "bbox", None
    yield "bbox_pixels", _box(node.bounds)
    yield "hint_text", text(node.hint)
    yield "is_checked", node.checked
    yield "is_checkable", node.checkable
    yield "is_clickable", node.clickable
    yield "is_editable", node.editable
    yield "is_enabled", node.enabled
    yield "is_focused", node.focused
    yield "is_focusable", node.focusable
    yield "is_long_clickable", node.long_clickable
    yield "is_scrollable", node.scrollable
    yield "is_selected", node.selected
    yield "is_visible", True
    yield "package_name", text(node.package)
    yield "resource_name", text(node.resource_id)
    yield from dict.fromkeys(("tooltip", "resource_id", "metadata")).items()


def _box(bounds: Bounds) -> str:
    left, top, right, bottom = bounds
    return f"BoundingBox(x_min={left}, x_max={right}, y_min={top}, y_max={bottom})"
