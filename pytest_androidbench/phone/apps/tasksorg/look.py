"""Colours, text styles and shapes that the screens of Tasks.org share."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.box import Box, BoxDraft, Limits, ScrollRange, ViewState
from pytest_androidbench.phone.ui.geometry import Rect
from pytest_androidbench.phone.ui.message import TextLike, tr

if TYPE_CHECKING:
    from pytest_androidbench.phone.ui.layout import Layout
    from pytest_androidbench.phone.ui.painter import Painter

PRIORITY: Final = ("#f44336", "#ffc107", "#2196f3", "#9e9e9e")
"""High, medium, low, none."""
OVERDUE: Final = "#d32f2f"
H6: Final = w.TextStyle(20, 500)
BODY1: Final = w.TextStyle(16)
FAINT: Final = w.TextStyle(16, colour="on_surface_variant")
BODY2: Final = w.TextStyle(14, colour="on_surface_variant")
HEADER: Final = w.TextStyle(14, 500, colour="on_surface_variant")
RECYCLER: Final = "androidx.recyclerview.widget.RecyclerView"
GROUP: Final = "android.view.ViewGroup"
VIEW: Final = "android.view.View"
FRAME: Final = "android.widget.FrameLayout"
RELATIVE: Final = "android.widget.RelativeLayout"
LINEAR: Final = "android.widget.LinearLayout"
COMPOSE: Final = "androidx.compose.ui.platform.ComposeView"
BAR: Final = 56
COLORS: Final[Sequence[tuple[str, int]]] = (
    ("Tomato", 0xFFD50000), ("Pumpkin", 0xFFEF6C00), ("Banana", 0xFFF6BF26),
    ("Basil", 0xFF0B8043), ("Sage", 0xFF33B679), ("Peacock", 0xFF039BE5),
    ("Cobalt", 0xFF4285F4), ("Lavender", 0xFF7986CB), ("Grape", 0xFF8E24AA),
    ("Flamingo", 0xFFE67C73), ("Graphite", 0xFF616161), ("Birch", 0xFFA79B8E),
)  # fmt: skip
ICONS: Final = (
    "list", "label", "star", "home", "work", "shopping_cart", "person", "event", "flag", "place",
    "local_cafe", "build",
)  # fmt: skip
"""The signs a list or a tag may have; -1 is its own."""


class Struck(w.Text):
    """A text with a line through it."""

    def paint(self, box: Box, painter: Painter) -> None:
        super().paint(box, painter)
        wide = getattr(box.content, "width", box.rect.width)
        left = box.rect.right - wide if box.ctx.rtl else box.rect.left
        middle = box.rect.center.y
        line = Rect.sized(left, middle, min(wide, box.rect.width), max(1, box.ctx.dp(1)))
        painter.fill(line, self.colour or self.style.colour)


def bar(
    title: TextLike | w.Widget,
    *actions: w.Kid,
    icon: str = "",
    desc: TextLike | None = None,
    on_icon: Callable[[], None] | None = None,
    colour: str = "background",
    id_: str = "toolbar",
    lead: w.Widget | None = None,
) -> w.Widget:
    """The bar at the top, or the coloured one at the bottom."""
    on = "on_bar" if colour == "bar" else "on_surface"
    shown = title if isinstance(title, w.Widget) else w.Text(title, H6, on, lines=1)
    if icon:
        lead = w.IconButton(icon, desc, on_tap=on_icon, colour=on, width=BAR, height=BAR)
    room = w.Panel(shown, padding=(8 if lead else 0, 0, 8, 0), weight=1)
    row = w.Row(lead or w.Spacer(16), room, w.ActionMenu(*actions))
    return w.Panel(row, look=w.Look(background=colour), width="fill", height=BAR, id=id_, cls=GROUP)


def bar_action(
    icon: str, title: TextLike, id_: str, on_tap: Callable[[], None], colour: str = "on_surface"
) -> w.Widget:
    """An entry of a bar's menu that is shown as an icon."""
    return w.BarButton(icon, title, id=id_, on_tap=on_tap, colour=colour)


def edit_row(
    icon: str, content: w.Widget, on_tap: Callable[[], None] | None = None, id_: str | None = None
) -> w.Widget:
    """A part of a task in the editor, behind its sign."""
    row = w.Row(
        w.Padding(w.Icon(icon), (16, 16, 32, 16)),
        w.Panel(content, padding=(0, 8, 16, 8), weight=1),
        width="fill",
    )
    return w.Panel(row, width="fill", min_height=56, cls=VIEW, on_tap=on_tap, id=id_)


def line(text: w.Widget) -> w.Widget:
    """A text in a part of a task."""
    return w.Panel(text, padding=(0, 10), min_height=40)


def faint_action(text: TextLike, on_tap: Callable[[], None]) -> w.Widget:
    """The last line of a part of a task, which adds something."""
    return w.Text(text, FAINT, on_tap=on_tap, height=48)


def with_clear(text: w.Widget, clear: Callable[[], None], room: w.Kid = None) -> w.Widget:
    """A line that can be taken away, with `room` in between."""
    button = w.IconButton("clear", tr("Delete"), on_tap=clear)
    return w.Row(text, room, button, width="fill")


def up_bar(title: TextLike | w.Widget, on_up: Callable[[], None]) -> w.Widget:
    """The bar of a page that leads back."""
    return bar(title, icon="arrow_back", desc=tr("Navigate up"), on_icon=on_up)


def app_bar(*parts: w.Kid) -> w.Widget:
    """What holds the bar at the top of the list, or of a task."""
    column = w.Column(*parts, across="stretch", width="fill")
    return w.Panel(column, id="appbarlayout", cls=LINEAR, width="fill")


class ListCoordinator(w.Panel):
    """The frame of the list, which says that it scrolls: the bar in it could move away."""

    @property
    def focusable(self) -> bool:
        return True

    def measure(self, layout: Layout, limits: Limits) -> BoxDraft:
        draft = super().measure(layout, limits)
        room = layout.ctx.dp(BAR)
        draft.scroll = ScrollRange(axis="y", offset=0, limit=room, page=draft.height)
        return draft

    def scroll_by(self, box: Box, state: ViewState, delta: int) -> None:
        """Stay: with the list at its end there is nothing to show."""


class CheckedLabel(w.Checkable, w.Text):
    """The text of a row of which one is chosen."""

    class_name = "android.widget.CheckedTextView"


def compose_button(text: TextLike, on_tap: Callable[[], None]) -> w.Widget:
    """A button as Compose draws it: a view that holds a text."""
    label = w.Text(text, w.LABEL, "primary", lines=1, align="center")
    return w.Panel(label, padding=(12, 0), height=48, min_width=64, cls=VIEW, on_tap=on_tap)


def bottom_sheet(*parts: w.Kid) -> w.Widget:
    """A sheet in the frame that Material's dialog has around it."""
    return w.Panel(sheet(*parts), id="design_bottom_sheet", cls=FRAME, width="fill")


def sheet(*parts: w.Kid) -> w.Widget:
    """What comes up from below."""
    return w.Panel(
        w.Column(*parts, across="stretch", width="fill"),
        look=w.Look(background="surface", radius=16, elevation=16),
        padding=(0, 16, 0, 32),
        width="fill",
        cls=VIEW,
    )


def hex_of(color: int, default: str = "bar") -> str:
    """The colour of a list or a tag; 0: the theme's."""
    return f"#{color & 0xFFFFFF:06x}" if color else default


def icon_of(number: int, default: str) -> str:
    """The sign of a list or a tag."""
    return ICONS[number] if 0 <= number < len(ICONS) else default
