"""What all widgets share: fields, and what layout, drawing and hierarchy ask them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Literal, TypedDict

from pytest_androidbench.phone.ui.message import TextLike

if TYPE_CHECKING:
    from pytest_androidbench.phone.ui.box import Axis, Box, BoxDraft, Limits, ViewState
    from pytest_androidbench.phone.ui.geometry import Point, Rect
    from pytest_androidbench.phone.ui.layout import Layout
    from pytest_androidbench.phone.ui.painter import Painter

Extent = float | Literal["fill"] | None
"""A length in dp, all there is, or as much as the content needs."""

Event = Literal["on_tap", "on_long", "on_swipe", "on_pinch", "on_touch", "on_drop"]
SwipeDirection = Literal["left", "right", "up", "down"]
PinchDirection = Literal["in", "out"]
"""Two fingers come together, or go apart."""
TouchPhase = Literal["down", "move", "up"]


class Undescribed(TypedDict, total=False):
    """The fields every widget has but `desc`, for constructors written by hand."""

    id: str | None
    key: str | None
    hint: TextLike | None
    enabled: bool
    selected: bool
    visible: bool
    clickable: bool | None
    long_clickable: bool | None
    takes_focus: bool | None
    cls: str | None
    package: str | None
    tip: TextLike | None
    on_tap: Callable[[], None] | None
    on_long: Callable[[], None] | None
    on_swipe: Callable[[SwipeDirection], None] | None
    on_pinch: Callable[[PinchDirection], None] | None
    weight: float
    width: Extent
    height: Extent


class Common(Undescribed, total=False):
    """The fields every widget has, for constructors written by hand."""

    desc: TextLike | None


@dataclass(frozen=True, slots=True, kw_only=True)
class VirtualNode:
    """An element of the hierarchy that no widget stands for, such as a day of a calendar."""

    bounds: Rect
    """In pixels from the widget's own corner."""
    text: str = ""
    desc: str = ""
    id: str | None = None
    cls: str = "android.view.View"
    clickable: bool = False
    checkable: bool = False
    checked: bool = False
    selected: bool = False
    enabled: bool = True
    on_tap: Callable[[], None] | None = None


@dataclass(eq=False, kw_only=True)
class Widget:
    """One element of a screen: a value made by `build()` and thrown away after the next event."""

    class_name: ClassVar[str] = "android.view.View"
    """Android's class, shown in the hierarchy unless `cls` says otherwise."""
    is_plain: ClassVar[bool] = False
    """Whether it is left out of the hierarchy unless an id, text or handler calls for it."""
    is_stateful: ClassVar[bool] = False
    """Whether `ViewState` knows it; its key or id must then be unique on the screen."""
    blocks_touch: ClassVar[bool] = False
    """Whether nothing under it can be touched."""

    id: str | None = None
    """`save` is shown as `PACKAGE:id/save`; `android:id/title` as it is."""
    key: str | None = None
    """The identity of a stateful widget whose id repeats, as in rows."""
    desc: TextLike | None = None
    hint: TextLike | None = None
    enabled: bool = True
    selected: bool = False
    visible: bool = True
    """An invisible widget keeps its place; leave it out (None) to free the place."""
    clickable: bool | None = None
    """What the hierarchy says; by default whether a tap does something."""
    long_clickable: bool | None = None
    """What the hierarchy says; by default whether holding it does something."""
    takes_focus: bool | None = None
    """Whether keys can reach it; by default whether its kind can be, or it is clickable."""
    cls: str | None = None
    package: str | None = None
    """The package of this widget and all inside, where it is not the window's."""
    tip: TextLike | None = None
    """What a long press without an `on_long` shows beside it: Android's tooltip."""
    on_tap: Callable[[], None] | None = None
    on_long: Callable[[], None] | None = None
    on_swipe: Callable[[SwipeDirection], None] | None = None
    on_pinch: Callable[[PinchDirection], None] | None = None
    weight: float = 0
    """The share of what is left over in a row or column."""
    width: Extent = None
    height: Extent = None

    @property
    def identity(self) -> str | None:
        """The name under which `ViewState` keeps what the user did to it."""
        return self.key or self.id

    def measure(self, layout: Layout, limits: Limits) -> BoxDraft:
        """Return the size within the limits, and the measured kids placed inside."""
        raise NotImplementedError(type(self).__name__)

    def paint(self, box: Box, painter: Painter) -> None:
        """Draw the widget itself; its kids are drawn after it."""

    def hides(self, box: Box) -> bool:  # noqa: ARG002
        """Tell whether nothing below its box can be seen."""
        return False

    def handles(self, event: Event) -> bool:
        """Tell whether the event ends at this widget."""
        if event == "on_long" and self.tip is not None:
            return True
        return getattr(self, event, None) is not None

    def tap(self, box: Box, point: Point) -> None:  # noqa: ARG002
        """Act on a tap at a point of the screen."""
        if self.on_tap is not None:
            self.on_tap()

    def long_press(self, box: Box, point: Point) -> None:  # noqa: ARG002
        """Act on a long press at a point of the screen."""
        if self.on_long is not None:
            self.on_long()

    @property
    def drag_axis(self) -> Axis | None:
        """The axis along which it is dragged, if scrolling around it comes first.

        It then gets a finger inside of something that scrolls only when that has moved along
        this axis, or was lifted where it touched.
        """
        return None

    def touch(self, box: Box, phase: TouchPhase, point: Point) -> bool:  # noqa: ARG002
        """Follow a finger; True takes the gesture away from scrolling."""
        return False

    @property
    def lends_holds(self) -> bool:
        """Whether a finger that it follows, and that rests, is a long press too, as on pages."""
        return False

    def let_go(self, box: Box) -> None:
        """A finger that it followed is taken away, as by a long press."""

    def scroll_by(self, box: Box, state: ViewState, delta: int) -> None:
        """Move the content along the scroll axis (positive = towards the end)."""
        if box.scroll is not None and box.identity is not None:
            wanted = box.scroll.offset + delta
            state.offsets[box.identity] = max(0, min(wanted, box.scroll.limit))

    def label(self, box: Box) -> str:  # noqa: ARG002
        """Return the text of its node."""
        return ""

    def is_node(self, box: Box) -> bool:  # noqa: ARG002
        """Tell whether the hierarchy shows it."""
        return (
            not self.is_plain
            or self.id is not None
            or self.cls is not None
            or self.desc is not None
            or self.handles("on_tap")
            or self.handles("on_long")
        )

    @property
    def checkable(self) -> bool:
        return False

    @property
    def is_checked(self) -> bool:
        return False

    @property
    def focusable(self) -> bool:
        return self.handles("on_tap")

    @property
    def is_password(self) -> bool:
        return False

    def virtual_nodes(self, box: Box) -> Sequence[VirtualNode]:  # noqa: ARG002
        """Return the elements it adds to the hierarchy by itself."""
        return ()


Kid = Widget | None | bool
"""A widget, or nothing: `condition and Text(...)` works in a list of kids."""


def present(kids: Sequence[Kid]) -> list[Widget]:
    """Return the kids that are widgets."""
    return [kid for kid in kids if isinstance(kid, Widget)]
