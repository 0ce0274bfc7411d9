"""What layout makes of widgets: sizes on the way up, then places on the screen."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final, Literal, NamedTuple

from pytest_androidbench.phone.ui.geometry import Rect

if TYPE_CHECKING:
    from pytest_androidbench.phone.ui.context import Ctx
    from pytest_androidbench.phone.ui.widget import Widget

Axis = Literal["x", "y"]

INF: Final = 1 << 24
"""More pixels than any screen has: the room along a scrolled axis."""


class Limits(NamedTuple):
    """How small and how large a widget may be, in pixels."""

    min_width: int
    max_width: int
    min_height: int
    max_height: int

    @classmethod
    def exactly(cls, width: int, height: int) -> Limits:
        return cls(width, width, height, height)

    @classmethod
    def up_to(cls, width: int, height: int) -> Limits:
        return cls(0, width, 0, height)

    def loose(self) -> Limits:
        """Return the limits without the lower ones."""
        return Limits(0, self.max_width, 0, self.max_height)

    def less(self, width: int, height: int) -> Limits:
        """Return the limits for what is inside of borders of this total size."""
        if not width and not height:
            return self
        return Limits(
            max(0, self.min_width - width),
            self.max_width if self.max_width == INF else max(0, self.max_width - width),
            max(0, self.min_height - height),
            self.max_height if self.max_height == INF else max(0, self.max_height - height),
        )

    def width(self, wanted: int) -> int:
        """Return the allowed width nearest to the wanted one."""
        return max(self.min_width, min(wanted, self.max_width))

    def height(self, wanted: int) -> int:
        """Return the allowed height nearest to the wanted one."""
        return max(self.min_height, min(wanted, self.max_height))

    def with_width(self, width: int) -> Limits:
        """Return the limits with exactly this width."""
        return Limits(width, width, self.min_height, self.max_height)

    def with_height(self, height: int) -> Limits:
        """Return the limits with exactly this height."""
        return Limits(self.min_width, self.max_width, height, height)


@dataclass(frozen=True, slots=True, kw_only=True)
class ScrollRange:
    """How far a box is scrolled and can be; offsets count from the start edge."""

    axis: Axis
    offset: int
    limit: int
    page: int
    """The length of the visible part along the axis."""
    snap: bool = False
    """Whether it rests only on whole pages."""

    def can_move(self, delta: int) -> bool:
        """Tell whether the content can still move (positive = towards the end)."""
        return self.offset < self.limit if delta > 0 else self.offset > 0 if delta < 0 else False


class TextEdit(NamedTuple):
    """A change of a text: where, what stood there, what stands there now."""

    start: int
    old: str
    new: str


@dataclass(slots=True, kw_only=True)
class ViewState:
    """What a screen's widgets remember between builds; plain, kept by the phone per screen."""

    offsets: dict[str, int] = field(default_factory=dict)
    """Scroll offset in pixels by the scroll widget's identity (its key or id)."""
    focus: str | None = None
    """The identity of the field with the caret."""
    caret: int = 0
    selection: int = 0
    """The other end of the selection; equal to the caret when nothing is selected."""
    done: tuple[TextEdit, ...] = ()
    """What the user has changed in the field with the caret, and can undo."""
    undone: tuple[TextEdit, ...] = ()

    @property
    def selected(self) -> tuple[int, int]:
        """Start and end of the selected text."""
        return min(self.caret, self.selection), max(self.caret, self.selection)


class BoxDraft:
    """A measured widget, placed relative to its parent; x counts from the start edge."""

    __slots__ = (
        "children",
        "clips",
        "content",
        "ctx",
        "height",
        "identity",
        "scroll",
        "widget",
        "width",
        "x",
        "y",
    )

    def __init__(
        self,
        widget: Widget,
        width: int,
        height: int,
        children: Sequence[BoxDraft] = (),
        content: object = None,
        *,
        scroll: ScrollRange | None = None,
        clips: bool = False,
    ) -> None:
        self.widget = widget
        self.width = width
        self.height = height
        self.children = children
        self.content = content
        self.scroll = scroll
        self.clips = clips or scroll is not None
        self.ctx: Ctx
        self.x = 0
        self.y = 0
        self.identity: str | None = None

    def at(self, x: int, y: int) -> BoxDraft:
        """Put the draft at a place within its parent."""
        self.x, self.y = x, y
        return self


class Box:
    """A placed widget: where it is, what of it is visible, what is inside."""

    __slots__ = (
        "bound",
        "children",
        "clip",
        "content",
        "ctx",
        "focused",
        "identity",
        "package",
        "parent",
        "rect",
        "scroll",
        "widget",
    )

    def __init__(
        self, draft: BoxDraft, rect: Rect, bound: Rect, parent: Box | None, package: str
    ) -> None:
        self.widget: Widget = draft.widget
        self.ctx: Ctx = draft.ctx
        self.rect = rect
        self.bound = bound
        """The part of the screen its ancestors let it draw on."""
        self.clip = rect.intersect(bound)
        """The visible part of `rect`."""
        self.parent = parent
        self.package = package
        self.children: list[Box] = []
        self.scroll: ScrollRange | None = draft.scroll
        self.content: object = draft.content
        """What the widget's `measure` has found out: paragraphs, values."""
        self.identity: str | None = draft.identity
        """The key or id under which `ViewState` knows it; None for widgets without state."""
        self.focused = False
        """Whether it is the field with the caret."""

    def __repr__(self) -> str:
        return f"<{type(self.widget).__name__} {self.widget.id or ''} {self.rect}>"

    def walk(self) -> list[Box]:
        """Return this box and all below it, in drawing order."""
        found: list[Box] = []
        pending = [self]
        while pending:
            box = pending.pop()
            found.append(box)
            pending.extend(reversed(box.children))
        return found

    def find(self, identity: str) -> Box | None:
        """Return the first box whose widget has this key or id."""
        for box in self.walk():
            if identity in {box.widget.key, box.widget.id}:
                return box
        return None
