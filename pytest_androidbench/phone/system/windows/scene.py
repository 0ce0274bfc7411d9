"""Everything that is on the screen at one moment, laid out."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from pytest_androidbench.phone.system.parts import Keys
from pytest_androidbench.phone.system.windows.entries import Layer, ScreenEntry, Task
from pytest_androidbench.phone.system.windows.frames import (
    area_of,
    framed,
    navigation_height,
    status_height,
)
from pytest_androidbench.phone.ui.box import Box
from pytest_androidbench.phone.ui.context import Ctx, Display, context
from pytest_androidbench.phone.ui.geometry import Rect, Size
from pytest_androidbench.phone.ui.layout import KeptDrafts
from pytest_androidbench.phone.ui.place import measure, place
from pytest_androidbench.phone.ui.widget import Widget
from pytest_androidbench.phone.ui.widgets import TextField

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.phone import Phone
    from pytest_androidbench.phone.system.windows.stack import ScreenStack

MAX_CRASHES: Final = 20
KEPT_KEYBOARDS: Final = 8
_FOCUSABLE: Final = frozenset((Layer.APP, Layer.KEYGUARD, Layer.SYSTEM, Layer.SHADE))


@dataclass(eq=False, slots=True, kw_only=True)
class Window:
    """One laid-out window."""

    entry: ScreenEntry
    root: Box
    area: Rect

    @property
    def layer(self) -> Layer:
        """Where it lies."""
        return self.entry.layer

    @property
    def focusable(self) -> bool:
        """Whether it can be the active window."""
        return self.entry.layer in _FOCUSABLE and (self.entry.screen.window != "panel")

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


def _shown(task: Task) -> list[ScreenEntry]:
    """The screens of a task that are seen while it is in front."""
    base = task.top_full
    return task.entries[task.entries.index(base) if base else 0 :]


class CrashedBuild(Exception):
    """A screen could not be built and is gone; start over."""


class SceneBuilder:
    """Builds and places every visible screen."""

    def __init__(self, phone: Phone, stack: ScreenStack) -> None:
        self._phone = phone
        self._stack = stack
        self._keyboards: dict[tuple[object, ...], Window] = {}
        self._drafts: dict[tuple[object, Display], KeptDrafts] = {}

    def compose(self) -> Scene:
        """The scene; screens that crash while they are built are dropped."""
        for _ in range(MAX_CRASHES):
            try:
                return self._compose()
            except CrashedBuild:
                continue
        raise RecursionError("screens keep crashing while they are built")

    def of_task(self, task: Task) -> Scene:
        """What a task shows by itself, wherever it lies.

        Raises:
            CrashedBuild: one of its screens cannot be built.
        """
        scene = self._empty()
        for entry in _shown(task):
            self._add(scene, entry, self._build(entry))
        return scene

    def context(self) -> Ctx:
        """What layouts read."""
        return context(self._phone.display, self._phone.engine)

    def _empty(self) -> Scene:
        ctx = self.context()
        return Scene(
            windows=[],
            ctx=ctx,
            size=ctx.display.logical_size,
            status_height=status_height(ctx),
            keyboard_height=0,
            navigation_height=navigation_height(ctx, gestural=self._gestural),
        )

    def _compose(self) -> Scene:
        scene = self._empty()
        keyboard = self._stack.overlay(Layer.KEYBOARD)
        keys = self._keyboard(scene, keyboard) if keyboard is not None else None
        guard = self._guarding()
        for entry in self._visible() if guard is None else ():
            self._add(scene, entry, self._build(entry))
        for entry in list(self._stack.overlays):
            if entry is keyboard and keys is not None:
                scene.windows.append(keys)
            elif self._seen(entry, guard):
                self._add(scene, entry, self._build(entry))
        return scene

    def _guarding(self) -> ScreenEntry | None:
        """The keyguard's uppermost window, unless an app is shown over it."""
        covering = self._phone.keyguard.covering
        return self._stack.overlay(Layer.KEYGUARD) if covering else None

    def _seen(self, entry: ScreenEntry, guard: ScreenEntry | None) -> bool:
        """Whether a window of the system is not hidden by another one of it."""
        if entry.layer == Layer.KEYGUARD:
            return entry is guard
        shaded = guard is not None or self._stack.overlay(Layer.SHADE) is not None
        return entry.layer != Layer.STATUS or not shaded

    def _keyboard(self, scene: Scene, entry: ScreenEntry) -> Window:
        """The keyboard's window; its thirty keys are laid out anew only when they change."""
        screen = entry.screen
        key: tuple[object, ...] = (
            (screen, scene.ctx.display, *sorted(entry.view.offsets.items()), *screen.layout_key())
            if isinstance(screen, Keys)
            else ()
        )
        window = self._keyboards.get(key) if key else None
        if window is None:
            widget = self._build(entry)
            scene.keyboard_height = _height(widget, scene, entry)
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

    def _visible(self) -> Iterator[ScreenEntry]:
        tasks: list[Task] = []
        for task in reversed(self._stack.tasks):
            tasks.append(task)
            if task.top_full is not None:
                break
        for task in reversed(tasks):
            yield from _shown(task)

    def _build(self, entry: ScreenEntry) -> Widget:
        screen = entry.screen
        widget = self._phone.guard.value(screen.app, screen.build, None)
        if widget is None:
            self._phone.windows.lifecycle.drop_crashed(entry)
            raise CrashedBuild
        return widget

    def _add(self, scene: Scene, entry: ScreenEntry, widget: Widget) -> None:
        screen = entry.screen
        package = screen.app.package if screen.app is not None else entry.package
        window = self._phone.guard.value(
            screen.app, lambda: self._placed(scene, entry, widget, package), None
        )
        if window is None:
            self._phone.windows.lifecycle.drop_crashed(entry)
            raise CrashedBuild
        scene.windows.append(window)

    def _kept_drafts(self, entry: ScreenEntry, display: Display) -> KeptDrafts | None:
        """The measured parts of the keyboard that is shown, in the look it has."""
        if entry.layer != Layer.KEYBOARD:
            return None
        key = (entry.screen, display)
        if key not in self._drafts or len(self._drafts[key]) >= KEPT_KEYBOARDS:
            self._drafts = {key: {}}
        return self._drafts[key]

    def _placed(self, scene: Scene, entry: ScreenEntry, widget: Widget, package: str) -> Window:
        whole = framed(scene, entry, widget)
        area = area_of(scene, entry, whole)
        app = entry.screen.app
        ctx = scene.ctx if app is None else app.look(scene.ctx)
        kept = self._kept_drafts(entry, scene.ctx.display)
        root = place(whole, ctx, area, entry.view, package, entry.screen, kept)
        return Window(entry=entry, root=root, area=area)


def _height(widget: Widget, scene: Scene, entry: ScreenEntry) -> int:
    """How high a keyboard is; one that says so need not be measured before it is placed."""
    if isinstance(widget.height, int | float):
        return scene.ctx.dp(widget.height)
    return measure(widget, scene.ctx, scene.size, entry.view).height
