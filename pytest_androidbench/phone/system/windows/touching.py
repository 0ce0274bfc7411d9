"""What taps and long presses do to the widgets they hit."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from pytest_androidbench.phone.system.windows.dropdown import SpinnerList
from pytest_androidbench.phone.system.windows.entries import Layer
from pytest_androidbench.phone.system.windows.scene import Window
from pytest_androidbench.phone.ui.box import Box
from pytest_androidbench.phone.ui.geometry import Point
from pytest_androidbench.phone.ui.hit import offset_at
from pytest_androidbench.phone.ui.screen import Screen
from pytest_androidbench.phone.ui.widgets import Spinner, TextField, UpButton

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.phone import Phone
    from pytest_androidbench.phone.system.windows.windows import Windows

DOUBLE_TAP_MS: Final = 300


class Touching:
    """Gives taps and long presses to the widgets that gestures found under them."""

    def __init__(self, phone: Phone, windows: Windows) -> None:
        self._phone = phone
        self._windows = windows
        self._last_tap: tuple[int, str | None] = (-DOUBLE_TAP_MS, None)

    def tap(self, window: Window, box: Box, point: Point) -> None:
        """A tap has hit a box."""
        widget, app = box.widget, window.entry.screen.app
        self._windows.touches.pressed(box)
        self._tap_outside_of_field(window)
        if isinstance(widget, TextField) and widget.is_editable:
            self._tap_field(window, box, point)
        else:
            self._last_tap = (-DOUBLE_TAP_MS, None)
        if isinstance(widget, Spinner):
            self._show(window, SpinnerList.over(window.root, box))
        elif isinstance(widget, UpButton) and widget.on_tap is None:
            self._windows.overlays.hide_keyboard()
            self._windows.navigation.back()
        else:
            self._phone.guard.call(app, lambda: widget.tap(box, point))
        self._windows.changed()

    def long_press(self, window: Window, box: Box, point: Point) -> None:
        """A long press has hit a box."""
        self._windows.touches.pressed(box)
        if isinstance(box.widget, TextField) and box.widget.is_editable:
            self._windows.editor.give_focus(window, box, offset_at(box, point))
            self._windows.editor.select_word(offset_at(box, point))
            self._windows.overlays.show_toolbar()
        if box.widget.on_long is None and box.widget.tip is not None:
            self._windows.overlays.passing.tip(box.widget.tip, box.clip)
        self._phone.guard.call(window.entry.screen.app, lambda: box.widget.long_press(box, point))
        self._windows.changed()

    def _show(self, window: Window, screen: Screen[Any]) -> None:
        """Open a menu of the system for a window's own widget."""
        window.entry.screen.host.show(window.entry.screen, screen, None)

    def _tap_field(self, window: Window, box: Box, point: Point) -> None:
        now, offset = self._phone.clock.uptime_ms, offset_at(box, point)
        before, self._last_tap = self._last_tap, (now, box.identity)
        if window.entry.view.focus == box.identity and self._windows.overlays.keyboard_owner:
            self._windows.editor.select(offset, offset)
        else:
            self._windows.editor.give_focus(window, box, offset)
        if now - before[0] <= DOUBLE_TAP_MS and before[1] == box.identity:
            self._windows.editor.select_word(offset)
            self._windows.overlays.show_toolbar()

    def _tap_outside_of_field(self, window: Window) -> None:
        if window.layer in {Layer.APP, Layer.KEYGUARD, Layer.SHADE, Layer.SYSTEM}:
            self._windows.overlays.hide_toolbar()
