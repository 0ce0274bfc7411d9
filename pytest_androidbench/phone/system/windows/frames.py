"""Where windows lie, and what the system puts around them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pytest_androidbench.phone.system.parts import HandleWindow, SelectionEnd, TipWindow
from pytest_androidbench.phone.system.windows.entries import Layer, ScreenEntry
from pytest_androidbench.phone.ui.context import Ctx
from pytest_androidbench.phone.ui.geometry import Rect, Size
from pytest_androidbench.phone.ui.hit import caret_rect
from pytest_androidbench.phone.ui.place import measure
from pytest_androidbench.phone.ui.widget import Widget
from pytest_androidbench.phone.ui.widgets import Decor, Modal

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.windows.scene import Scene

TALL: Final = 1.9
"""Displays this many times as high as wide have a camera hole and so a high status bar."""
STATUS_TALL_DP: Final = 48.76
BAR_DP: Final = 24
THREE_BUTTONS_DP: Final = 48


def status_height(ctx: Ctx) -> int:
    """The height of the status bar: larger on tall displays with a camera in it."""
    width, height = ctx.display.logical_size
    return ctx.dp(STATUS_TALL_DP if height >= TALL * width else BAR_DP)


def navigation_dp(*, gestural: bool) -> int:
    """The height of the navigation bar in dp."""
    return BAR_DP if gestural else THREE_BUTTONS_DP


def navigation_height(ctx: Ctx, *, gestural: bool) -> int:
    """The height of the navigation bar."""
    return ctx.dp(navigation_dp(gestural=gestural))


def area_of(scene: Scene, entry: ScreenEntry, widget: Widget) -> Rect:
    """Where a window lies, with what is around its widgets already."""
    width, height = scene.size
    match entry.layer:
        case Layer.STATUS:
            return Rect(0, 0, width, scene.status_height)
        case Layer.NAVIGATION:
            return Rect(0, height - scene.navigation_height, width, height)
        case Layer.KEYBOARD:
            return Rect(0, height - scene.keyboard_height, width, height)
        case _ if entry.screen.window == "panel":
            return _panel_area(scene, entry, widget)
        case Layer.APP | Layer.SYSTEM if not entry.full and scene.keyboard_height:
            return Rect(0, 0, width, height - scene.keyboard_height)
        case Layer.SHADE | Layer.KEYGUARD:
            return Rect(0, 0, width, height - scene.keyboard_height)
        case _:
            return Rect(0, 0, width, height)


def _panel_area(scene: Scene, entry: ScreenEntry, widget: Widget) -> Rect:
    dp = scene.ctx.dp
    low = scene.size.height - max(scene.keyboard_height, scene.navigation_height)
    room = Size(scene.size.width - 2 * dp(16), low - scene.status_height)
    width, height = measure(widget, scene.ctx, room, entry.view, entry.screen)
    left, top = (scene.size.width - width) // 2, low - height
    if entry.layer == Layer.TOAST:
        top = scene.size.height - dp(88) - height
    elif entry.layer == Layer.VOLUME:
        left = scene.size.width - width - dp(8)
        top = (scene.size.height - height) // 2
    elif entry.layer == Layer.HEADS_UP:
        top = scene.status_height
    elif entry.layer == Layer.COPIED:
        left = scene.size.width - width - dp(16) if scene.ctx.rtl else dp(16)
        top = low - height - dp(16)
    elif entry.layer == Layer.ROTATION:
        left, top = dp(20), low - height - dp(20)
    elif entry.layer == Layer.TOOLBAR:
        top = _above_field(scene, height)
    elif isinstance(entry.screen, HandleWindow):
        left, top = _below_end(scene, entry.screen.end, width)
    elif isinstance(entry.screen, TipWindow):
        return _beside(scene, entry.screen.place, width, height)
    return Rect.sized(left, top, width, height)


def _beside(scene: Scene, held: Rect, width: int, height: int) -> Rect:
    """Below what was held, in its middle; above it where there is no room."""
    gap, edge = scene.ctx.dp(8), scene.ctx.dp(16)
    below = held.bottom + gap
    fits = below + height <= scene.size.height - scene.navigation_height
    left = min(max(edge, held.center.x - width // 2), scene.size.width - width - edge)
    return Rect.sized(left, below if fits else held.top - gap - height, width, height)


def _below_end(scene: Scene, end: SelectionEnd, width: int) -> tuple[int, int]:
    """Where the handle of an end of the selection lies; outside where there is none."""
    window = scene.focused
    box = window.focused_box if window else None
    if window is None or box is None:
        return -width, 0
    caret = caret_rect(box, window.entry.view.selected[end == "end"])
    return caret.center.x - (width if end == "start" else 0), caret.bottom


def _above_field(scene: Scene, height: int) -> int:
    window = scene.focused
    box = window.focused_box if window else None
    gap = scene.ctx.dp(8)
    if box is None:
        return scene.status_height
    above = box.clip.top - height - gap
    return above if above >= scene.status_height else box.clip.bottom + gap


def framed(scene: Scene, entry: ScreenEntry, widget: Widget) -> Widget:
    """A screen's widgets with the frame of its kind of window."""
    screen, density = entry.screen, scene.ctx.display.density
    match screen.window:
        case "full" if entry.layer == Layer.APP:
            resized = scene.keyboard_height if screen.ime == "resize" else 0
            edge = 0 if screen.edge_to_edge else 1
            bottom = max(resized, edge * scene.navigation_height)
            if screen.under_navigation:
                bottom = max(0, bottom - scene.navigation_height)
            top = edge * scene.status_height
            return Decor(widget, top=top * 160 / density, bottom=bottom * 160 / density)
        case "dialog" | "sheet" | "popup":
            return _modal(scene, entry, widget)
        case _:
            return widget


def _modal(scene: Scene, entry: ScreenEntry, widget: Widget) -> Widget:
    screen = entry.screen
    outside = screen.on_back if screen.cancelable else None
    if isinstance(widget, Modal):
        return widget
    if screen.window == "dialog":
        return Modal(widget, on_outside=outside, margin=27)
    if screen.window == "sheet":
        return Modal(widget, on_outside=outside, gravity="bottom", margin=0, most=640)
    anchor = _anchor(scene, entry)
    popup = Modal(
        widget,
        on_outside=outside,
        dim=0,
        margin=8,
        bars=(scene.status_height, 0 if scene.keyboard_height else scene.navigation_height),
        gravity=screen.anchor_side if anchor else "over",
        anchor=anchor or Rect(0, scene.status_height, scene.size.width, scene.status_height),
    )
    return popup.with_backdrop(screen.backdrop)


def _anchor(scene: Scene, entry: ScreenEntry) -> Rect | None:
    wanted = entry.screen.anchor()
    if wanted is None:
        return None
    if isinstance(wanted, tuple):
        return Rect(*wanted)
    for window in reversed(scene.windows):
        box = window.root.find(wanted)
        if box is not None:
            return box.rect
    return None
