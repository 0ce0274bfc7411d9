"""What screens ask of the phone that shows them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.system.clock import Call
from pytest_androidbench.phone.system.windows.entries import Layer, ScreenEntry
from pytest_androidbench.phone.system.windows.stack import answer_to
from pytest_androidbench.phone.ui.message import TextLike
from pytest_androidbench.phone.ui.part import Handler, ScreenMisuseError
from pytest_androidbench.phone.ui.screen import Screen

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.phone import Phone
    from pytest_androidbench.phone.system.windows.windows import Windows

OWN: Final = frozenset({Layer.APP, Layer.SYSTEM, Layer.SHADE})
"""Layers whose screens show others above themselves; what others ask is the system's dialog."""
FAR: Final = 1_000_000_000
"""An offset that layout cuts to the end of any list."""


class ScreenHost:
    """The `Host` of every screen of one phone."""

    def __init__(self, phone: Phone, windows: Windows) -> None:
        self._phone = phone
        self._windows = windows

    @property
    def now_ms(self) -> int:
        """Milliseconds since 1970."""
        return self._phone.clock.now_ms

    @property
    def width_dp(self) -> int:
        """Width of the display in dp."""
        display = self._phone.display
        return display.logical_size.width * 160 // display.density

    def show(self, opener: Screen[Any], screen: Screen[Any], then: Handler | None) -> None:
        """Put a screen above its opener."""
        stack = self._windows.stack
        below = stack.find(opener.uid)
        if below is None:
            return
        if screen.app is None:
            screen.app = opener.app
        foreign = screen.app is not None and screen.app is not opener.app
        entry = ScreenEntry(
            screen,
            screen.app.package if foreign else below.package,
            screen.activity or below.activity,
            below.layer if below.layer in OWN else Layer.SYSTEM,
            answer_to(below, then),
            opener=below.uid,
        )
        if screen.activity and isinstance(screen, AppScreen):
            self._phone.activities.shown(screen, opener)
        task = stack.task_of(below)
        stack.add(entry, task)
        self._windows.changed()

    def close(self, screen: Screen[Any], result: object, toast: TextLike | None) -> None:
        """Take a screen away and hand over its result."""
        entry = self._windows.stack.find(screen.uid)
        if entry is None:
            return
        if toast is not None:
            self._windows.overlays.toast(toast)
        self._windows.stack.finish(entry, result)
        self._windows.changed()

    def after(self, screen: Screen[Any], ms: int, method: str, args: tuple[Any, ...]) -> int:
        """Call a method of a screen later."""
        if self._windows.stack.find(screen.uid) is None:
            raise ScreenMisuseError(f"{type(screen).__name__} is not shown (any more)")
        return self._phone.clock.schedule(ms, Call(f"screen:{screen.uid}", method, args))

    def cancel(self, timer: int) -> None:
        """Forget a timer."""
        self._phone.clock.cancel(timer)

    def toast(self, screen: Screen[Any], text: TextLike, *, long: bool) -> None:
        """Show a toast."""
        del screen
        self._windows.overlays.toast(text, long=long)
        self._windows.changed()

    def focus(self, screen: Screen[Any], widget_id: str) -> None:
        """Give a field the caret as soon as the screen is laid out."""
        self._phone.clock.schedule(0, Call("windows", "focus", (screen.uid, widget_id)))
        self._windows.changed()

    def selection(self, screen: Screen[Any]) -> tuple[int, int]:
        """Where the selection in the field with the caret begins and ends."""
        entry = self._windows.stack.find(screen.uid)
        return entry.view.selected if entry is not None else (0, 0)

    def select(self, screen: Screen[Any], widget_id: str, start: int, end: int) -> None:
        """Give a field the caret, and select a part of its text."""
        entry = self._windows.stack.find(screen.uid)
        if entry is not None:
            entry.view.focus = widget_id
            entry.view.selection, entry.view.caret = start, end
            self._windows.changed()

    def hide_keyboard(self, screen: Screen[Any]) -> None:
        """Hide the keyboard and take the caret away."""
        entry = self._windows.stack.find(screen.uid)
        if entry is not None:
            entry.view.focus = None
        self._windows.overlays.hide_keyboard()
        self._windows.changed()

    def scroll_to_start(self, screen: Screen[Any], widget_id: str) -> None:
        """Set a list back to its first row."""
        entry = self._windows.stack.find(screen.uid)
        if entry is not None:
            entry.view.offsets.pop(widget_id, None)

    def scroll_to_end(self, screen: Screen[Any], widget_id: str) -> None:
        """Show the last rows of a list."""
        entry = self._windows.stack.find(screen.uid)
        if entry is not None:
            entry.view.offsets[widget_id] = FAR
