"""Everything that is on the screen at one moment, laid out."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from pytest_androidbench.phone.system.parts import Keys
from pytest_androidbench.phone.system.windows.entries import Entry, Layer, Task
from pytest_androidbench.phone.ui.box import Box
from pytest_androidbench.phone.ui.context import Ctx, context
from pytest_androidbench.phone.ui.geometry import Rect, Size
from pytest_androidbench.phone.ui.place import measure, place
from pytest_androidbench.phone.ui.widget import Widget
from pytest_androidbench.phone.ui.widgets import Decor, Modal, TextField

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.phone import Phone
    from pytest_androidbench.phone.system.windows.stack import Stack

MAX_CRASHES: Final = 20
TALL: Final = 1.9
"""Displays this many times as high as wide have a camera hole and so a high status bar."""
STATUS_TALL_DP: Final = 48.76
BAR_DP: Final = 24
THREE_BUTTONS_DP: Final = 48
KEPT_KEYBOARDS: Final = 8


@dataclass(eq=False, slots=True, kw_only=True)
class Window:
    """One laid-out window."""

    entry: Entry
    root: Box
    area: Rect

    @property
    def layer(self) -> Layer:
        """Where it lies."""
        return self.entry.layer

    @property
    def focusable(self) -> bool:
        """Whether it can be the active window."""
        return self.entry.layer in {Layer.APP, Layer.SYSTEM, Layer.SHADE} and (
            self.entry.screen.window != "panel"
        )

    @property
    def focused_box(self) -> Box | None:
        """The text field with the caret."""
        wanted = self.entry.view.focus
        if wanted is None:
            return None
        return next(
            (
                box
                for box in self.root.walk()
                if box.identity == wanted and isinstance(box.widget, TextField)
            ),
            None,
        )


@dataclass(eq=False, slots=True, kw_only=True)
class Scene:
    """The windows from bottom to top, and the room the bars take."""

    windows: list[Window]
    ctx: Ctx
    size: Size
    status_height: int
    navigation_height: int
    keyboard_height: int

    @property
    def focused(self) -> Window | None:
        """The active window."""
        return next((w for w in reversed(self.windows) if w.focusable), None)

    def window_of(self, uid: int) -> Window | None:
        """The window of a screen, if it is seen."""
        return next((w for w in self.windows if w.entry.uid == uid), None)

    def in_layer(self, layer: Layer) -> Window | None:
        """The uppermost window of a layer."""
        return next((w for w in reversed(self.windows) if w.layer == layer), None)


class CrashedBuild(Exception):  # noqa: N818 - a signal inside of this module
    """A screen could not be built and is gone; start over."""


class Composer:
    """Builds and places every visible screen."""

    def __init__(self, phone: Phone, stack: Stack) -> None:
        self._phone = phone
        self._stack = stack
        self._keyboards: dict[tuple[object, ...], Window] = {}

    def compose(self) -> Scene:
        """The scene; screens that crash while they are built are dropped."""
        for _ in range(MAX_CRASHES):
            try:
                return self._compose()
            except CrashedBuild:
                continue
        raise RecursionError("screens keep crashing while they are built")

    def context(self) -> Ctx:
        """What layouts read."""
        return context(self._phone.display, self._phone.engine)

    def _compose(self) -> Scene:
        ctx = self.context()
        scene = Scene(
            windows=[],
            ctx=ctx,
            size=ctx.display.logical_size,
            status_height=status_height(ctx),
            keyboard_height=0,
            navigation_height=ctx.dp(BAR_DP if self._gestural else THREE_BUTTONS_DP),
        )
        keyboard = self._stack.overlay(Layer.KEYBOARD)
        keys = self._keyboard(scene, keyboard) if keyboard is not None else None
        for entry in self._visible():
            self._add(scene, entry, self._build(entry))
        for entry in list(self._stack.overlays):
            if entry is keyboard and keys is not None:
                scene.windows.append(keys)
            elif entry.layer != Layer.STATUS or self._stack.overlay(Layer.SHADE) is None:
                self._add(scene, entry, self._build(entry))
        return scene

    def _keyboard(self, scene: Scene, entry: Entry) -> Window:
        """The keyboard's window; its thirty keys are laid out anew only when they change."""
        screen = entry.screen
        key: tuple[object, ...] = (
            (screen, scene.ctx.display, *screen.layout_key()) if isinstance(screen, Keys) else ()
        )
        window = self._keyboards.get(key) if key else None
        if window is None:
            widget = self._build(entry)
            height = measure(widget, scene.ctx, scene.size, entry.view).height
            scene.keyboard_height = height
            self._add(scene, entry, widget)
            window = scene.windows.pop()
            if len(self._keyboards) >= KEPT_KEYBOARDS:
                self._keyboards.clear()
            self._keyboards[key] = window
        scene.keyboard_height = window.area.height
        return window

    @property
    def _gestural(self) -> bool:
        return self._phone.settings.number("secure", "navigation_mode", 2) == 2

    def _visible(self) -> Iterator[Entry]:
        tasks: list[Task] = []
        for task in reversed(self._stack.tasks):
            tasks.append(task)
            if task.top_full is not None:
                break
        for task in reversed(tasks):
            base = task.top_full
            yield from task.entries[task.entries.index(base) if base else 0 :]

    def _build(self, entry: Entry) -> Widget:
        screen = entry.screen
        widget = self._phone.guard.value(screen.app, screen.build, None)
        if widget is None:
            self._phone.windows.drop_crashed(entry)
            raise CrashedBuild
        return widget

    def _add(self, scene: Scene, entry: Entry, widget: Widget) -> None:
        screen = entry.screen
        package = screen.app.package if screen.app is not None else entry.package
        window = self._phone.guard.value(
            screen.app, lambda: self._placed(scene, entry, widget, package), None
        )
        if window is None:
            self._phone.windows.drop_crashed(entry)
            raise CrashedBuild
        scene.windows.append(window)

    def _placed(self, scene: Scene, entry: Entry, widget: Widget, package: str) -> Window:
        framed = self._framed(scene, entry, widget)
        area = self._area(scene, entry, framed)
        root = place(framed, scene.ctx, area, entry.view, package, entry.screen)
        return Window(entry=entry, root=root, area=area)

    def _area(self, scene: Scene, entry: Entry, widget: Widget) -> Rect:
        width, height = scene.size
        match entry.layer:
            case Layer.STATUS:
                return Rect(0, 0, width, scene.status_height)
            case Layer.NAVIGATION:
                return Rect(0, height - scene.navigation_height, width, height)
            case Layer.KEYBOARD:
                return Rect(0, height - scene.keyboard_height, width, height)
            case _ if entry.screen.window == "panel":
                return self._panel_area(scene, entry, widget)
            case Layer.APP | Layer.SYSTEM if not entry.full and scene.keyboard_height:
                return Rect(0, 0, width, height - scene.keyboard_height)
            case _:
                return Rect(0, 0, width, height)

    def _panel_area(self, scene: Scene, entry: Entry, widget: Widget) -> Rect:
        dp = scene.ctx.dp
        low = scene.size.height - max(scene.keyboard_height, scene.navigation_height)
        room = Size(scene.size.width - 2 * dp(16), low - scene.status_height)
        width, height = measure(widget, scene.ctx, room, entry.view, entry.screen)
        left, top = (scene.size.width - width) // 2, low - height
        if entry.layer == Layer.TOAST:
            top = scene.size.height - dp(88) - height
        elif entry.layer == Layer.VOLUME:
            left = dp(8) if scene.ctx.rtl else scene.size.width - width - dp(8)
            top = (scene.size.height - height) // 2
        elif entry.layer == Layer.HEADS_UP:
            top = scene.status_height
        elif entry.layer == Layer.COPIED:
            left = scene.size.width - width - dp(16) if scene.ctx.rtl else dp(16)
            top = low - height - dp(16)
        elif entry.layer == Layer.TOOLBAR:
            top = self._above_field(scene, height)
        return Rect.sized(left, top, width, height)

    @staticmethod
    def _above_field(scene: Scene, height: int) -> int:
        window = scene.focused
        box = window.focused_box if window else None
        gap = scene.ctx.dp(8)
        if box is None:
            return scene.status_height
        above = box.clip.top - height - gap
        return above if above >= scene.status_height else box.clip.bottom + gap

    def _framed(self, scene: Scene, entry: Entry, widget: Widget) -> Widget:
        screen, density = entry.screen, scene.ctx.display.density
        match screen.window:
            case "full" if entry.layer == Layer.APP:
                resized = scene.keyboard_height if screen.ime == "resize" else 0
                edge = 0 if screen.edge_to_edge else 1
                bottom = max(resized, edge * scene.navigation_height)
                top = edge * scene.status_height
                return Decor(widget, top=top * 160 / density, bottom=bottom * 160 / density)
            case "dialog" | "sheet" | "popup":
                return self._modal(scene, entry, widget)
            case _:
                return widget

    def _modal(self, scene: Scene, entry: Entry, widget: Widget) -> Widget:
        screen = entry.screen
        outside = screen.on_back if screen.cancelable else None
        if isinstance(widget, Modal):
            return widget
        if screen.window == "dialog":
            return Modal(widget, on_outside=outside, margin=27)
        if screen.window == "sheet":
            return Modal(widget, on_outside=outside, gravity="bottom", margin=0, most=640)
        anchor = self._anchor(scene, entry)
        return Modal(
            widget,
            on_outside=outside,
            dim=0,
            margin=8,
            bars=(scene.status_height, 0 if scene.keyboard_height else scene.navigation_height),
            gravity="below" if anchor and screen.anchor_below else "over",
            anchor=anchor or Rect(0, scene.status_height, scene.size.width, scene.status_height),
        )

    @staticmethod
    def _anchor(scene: Scene, entry: Entry) -> Rect | None:
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


def status_height(ctx: Ctx) -> int:
    """The height of the status bar: larger on tall displays with a camera in it."""
    width, height = ctx.display.logical_size
    return ctx.dp(STATUS_TALL_DP if height >= TALL * width else BAR_DP)
