"""An observation in the forms that AndroidWorld's agents read: pixels, forest, elements."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from io import BytesIO
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from pytest_androidbench.agents.android_world.provided.representation import (
    UIElement,
    forest_to_ui_elements,
)
from pytest_androidbench.errors import DeviceError
from pytest_androidbench.interface.observation import Bounds, Node, Observation

Pixels = NDArray[np.uint8]
"""Height, width, three colours."""
_FORMATS: Final = ("PNG", "JPEG")


@dataclass(frozen=True, slots=True, kw_only=True)
class Edges:
    """A rectangle as the accessibility service's messages have it, in pixels."""

    left: int = 0
    top: int = 0
    right: int = 0
    bottom: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class ForestNode:
    """A node with the names that AndroidEnv's messages give its fields."""

    unique_id: int
    child_ids: tuple[int, ...]
    depth: int
    bounds_in_screen: Edges
    text: str
    content_description: str
    hint_text: str
    class_name: str
    package_name: str
    view_id_resource_name: str
    is_checkable: bool
    is_checked: bool
    is_clickable: bool
    is_editable: bool
    is_enabled: bool
    is_focusable: bool
    is_focused: bool
    is_long_clickable: bool
    is_password: bool
    is_scrollable: bool
    is_selected: bool
    is_visible_to_user: bool = True
    """A dump holds what is seen, and nothing else."""
    tooltip_text: str = ""


@dataclass(frozen=True, slots=True)
class ForestTree:
    """The nodes of a window, parents first."""

    nodes: tuple[ForestNode, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class ForestWindow:
    """A window."""

    id: int
    bounds_in_screen: Edges
    tree: ForestTree


@dataclass(frozen=True, slots=True)
class Forest:
    """The windows of a screen."""

    windows: tuple[ForestWindow, ...]


@dataclass(eq=False)
class SeenState:
    """What an agent gets of a screen; `android_world.env.interface.State`.

    Pixels may be given as a function: they are had when they are first read.
    """

    taken: Pixels | Callable[[], Pixels] = field(repr=False)
    forest: Any = field(repr=False)
    ui_elements: list[Any]
    auxiliaries: dict[str, Any] | None = None

    @property
    def pixels(self) -> Pixels:
        """The picture, upright as the screen is held."""
        if callable(self.taken):
            self.taken = self.taken()
        return self.taken


def state_of(seen: Observation, pixels: Callable[[], Pixels]) -> SeenState:
    """What an agent gets of an observation, its picture when it reads it."""
    forest = forest_of(seen)
    return SeenState(pixels, forest, elements_of(forest), {})


def elements_of(forest: Forest) -> list[UIElement]:
    """The elements of a forest, by the published filter."""
    return forest_to_ui_elements(forest, exclude_invisible_elements=True)


def pixels_of(picture: bytes) -> Pixels:
    """A PNG or JPEG as an array that can be drawn on.

    Raises:
        DeviceError: it is none.
    """
    from PIL import Image, UnidentifiedImageError  # noqa: PLC0415 - only where pixels are read

    try:
        with Image.open(BytesIO(picture), formats=_FORMATS) as image:
            return np.array(image.convert("RGB"))
    except (UnidentifiedImageError, OSError, ValueError) as error:
        raise DeviceError(f"the device's picture of {len(picture)} bytes is none") from error


def forest_of(seen: Observation) -> Forest:
    """All nodes of an observation, each window's apart."""
    children: dict[int, list[int]] = {node.index: [] for node in seen.nodes}
    depths: dict[int, int] = {}
    windows: dict[int, int] = {}
    for node in seen.nodes:
        above = node.parent
        depths[node.index] = 0 if above is None else depths[above] + 1
        windows[node.index] = node.index if above is None else windows[above]
        if above is not None:
            children[above].append(node.index)
    made = {
        node.index: _forest_node(node, tuple(children[node.index]), depths[node.index])
        for node in seen.nodes
    }
    return Forest(
        tuple(
            ForestWindow(
                id=root,
                bounds_in_screen=made[root].bounds_in_screen,
                tree=ForestTree(tuple(made[each] for each in made if windows[each] == root)),
            )
            for root in dict.fromkeys(windows.values())
        )
    )


def _forest_node(node: Node, children: tuple[int, ...], depth: int) -> ForestNode:
    return ForestNode(
        unique_id=node.index,
        child_ids=children,
        depth=depth,
        bounds_in_screen=_edges(node.bounds),
        text=node.text,
        content_description=node.desc,
        hint_text=node.hint,
        class_name=node.class_name,
        package_name=node.package,
        view_id_resource_name=node.resource_id,
        is_checkable=node.checkable,
        is_checked=node.checked,
        is_clickable=node.clickable,
        is_editable=node.editable,
        is_enabled=node.enabled,
        is_focusable=node.focusable,
        is_focused=node.focused,
        is_long_clickable=node.long_clickable,
        is_password=node.password,
        is_scrollable=node.scrollable,
        is_selected=node.selected,
    )


def _edges(bounds: Bounds) -> Edges:
    left, top, right, bottom = bounds
    return Edges(left=left, top=top, right=right, bottom=bottom)
