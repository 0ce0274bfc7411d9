"""Elements of a screen as AndroidWorld's agents see them: `android_world.env.representation_utils`.

Of the tree's nodes those are elements that are leaves, have a description or can be scrolled.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any
from xml.etree import ElementTree


@dataclass
class BoundingBox:
    """Edges, in pixels or in shares of the screen."""

    x_min: float | int
    x_max: float | int
    y_min: float | int
    y_max: float | int

    @property
    def center(self) -> tuple[float, float]:
        """The point in the middle."""
        return (self.x_min + self.x_max) / 2.0, (self.y_min + self.y_max) / 2.0

    @property
    def width(self) -> float | int:
        """From left to right."""
        return self.x_max - self.x_min

    @property
    def height(self) -> float | int:
        """From top to bottom."""
        return self.y_max - self.y_min

    @property
    def area(self) -> float | int:
        """Width times height."""
        return self.width * self.height


@dataclass
class UIElement:
    """One element; its text form is what T3A shows to its model."""

    text: str | None = None
    content_description: str | None = None
    class_name: str | None = None
    bbox: BoundingBox | None = None
    bbox_pixels: BoundingBox | None = None
    hint_text: str | None = None
    is_checked: bool | None = None
    is_checkable: bool | None = None
    is_clickable: bool | None = None
    is_editable: bool | None = None
    is_enabled: bool | None = None
    is_focused: bool | None = None
    is_focusable: bool | None = None
    is_long_clickable: bool | None = None
    is_scrollable: bool | None = None
    is_selected: bool | None = None
    is_visible: bool | None = None
    package_name: str | None = None
    resource_name: str | None = None
    tooltip: str | None = None
    resource_id: str | None = None
    metadata: dict[str, Any] | None = None


_FLAGS = (
    "is_checked", "is_checkable", "is_clickable", "is_editable", "is_enabled", "is_focused",
    "is_focusable", "is_long_clickable", "is_scrollable", "is_selected",
)  # fmt: skip
_DUMPED_FLAGS = tuple(flag for flag in _FLAGS if flag != "is_editable")
"""Those that a dump of uiautomator has."""
_NUMBER = re.compile(r"-?\d+")


def accessibility_node_to_ui_element(
    node: Any, screen_size: tuple[int, int] | None = None
) -> UIElement:
    """The element that a node of the forest is; with shares where the screen's size is given."""
    around = node.bounds_in_screen
    pixels = BoundingBox(around.left, around.right, around.top, around.bottom)
    return UIElement(
        text=node.text or None,
        content_description=node.content_description or None,
        class_name=node.class_name or None,
        bbox=None if screen_size is None else _shares(pixels, *screen_size),
        bbox_pixels=pixels,
        hint_text=node.hint_text or None,
        is_visible=node.is_visible_to_user,
        package_name=node.package_name or None,
        resource_name=node.view_id_resource_name or None,
        **{flag: getattr(node, flag) for flag in _FLAGS},
    )


def forest_to_ui_elements(
    forest: Any,
    exclude_invisible_elements: bool = False,
    screen_size: tuple[int, int] | None = None,
) -> list[UIElement]:
    """The elements of all windows, in the order of their nodes."""
    return [
        accessibility_node_to_ui_element(node, screen_size)
        for window in forest.windows
        for node in window.tree.nodes
        if not node.child_ids or node.content_description or node.is_scrollable
        if node.is_visible_to_user or not exclude_invisible_elements
    ]


def xml_dump_to_ui_elements(xml_string: str) -> list[UIElement]:
    """The elements of a dump by uiautomator: all nodes below the root."""
    root = ElementTree.fromstring(xml_string)  # noqa: S314 - of our own making: `Observation.xml`
    return [_dumped(node) for node in root.iter() if node is not root]


def _dumped(node: ElementTree.Element) -> UIElement:
    has = node.attrib
    edges = [int(edge) for edge in _NUMBER.findall(has.get("bounds", ""))]
    box = None
    if len(edges) == 4:
        left, top, right, bottom = edges
        box = BoundingBox(left, right, top, bottom)
    flags: dict[str, Any] = {flag: has.get(_as_dumped(flag)) == "true" for flag in _DUMPED_FLAGS}
    return UIElement(
        text=has.get("text"),
        content_description=has.get("content-desc"),
        class_name=has.get("class"),
        bbox=box,
        bbox_pixels=box,
        package_name=has.get("package"),
        resource_id=has.get("resource-id"),
        is_visible=True,
        **flags,
    )


def _as_dumped(flag: str) -> str:
    return flag.removeprefix("is_").replace("_", "-")


def _shares(box: BoundingBox, width: int, height: int) -> BoundingBox:
    return BoundingBox(box.x_min / width, box.x_max / width, box.y_min / height, box.y_max / height)
