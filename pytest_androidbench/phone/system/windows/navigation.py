"""Home, back, recents, the shade and the power key: what leads from one window to another."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pytest_androidbench.phone.system.intents import (
    ACTION_MAIN,
    CATEGORY_HOME,
    FLAG_CLEAR_TOP,
    FLAG_NEW_TASK,
    Intent,
)
from pytest_androidbench.phone.system.windows.entries import Layer, ScreenEntry
from pytest_androidbench.phone.ui.screen import Screen

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.phone import Phone
    from pytest_androidbench.phone.system.windows.windows import Windows

_HOME: Final = Intent(
    action=ACTION_MAIN, categories=(CATEGORY_HOME,), flags=FLAG_NEW_TASK | FLAG_CLEAR_TOP
)


class Navigation:
    """Leads from one window to another; takes no time by itself."""

    def __init__(self, phone: Phone, windows: Windows) -> None:
        self._phone = phone
        self._windows = windows

    def bring_to_front(self, task_id: int) -> None:
        """Show a task of the overview."""
        for task in [t for t in self._windows.stack.tasks if t.id == task_id]:
            self._windows.stack.to_front(task)
        self._windows.changed()

    def remove_task(self, task_id: int) -> None:
        """Swipe a task out of the overview."""
        for task in [t for t in self._windows.stack.tasks if t.id == task_id]:
            for entry in reversed(list(task.entries)):
                self._windows.stack.remove(entry)
        self._windows.changed()

    def home(self) -> None:
        """Somebody wants the home app, to which the keyguard does not give way."""
        if self._phone.keyguard.covering:
            self._leave_overlays()
        else:
            self.show_home()

    def show_home(self) -> None:
        """Show the home app's first page."""
        self._leave_overlays()
        self._phone.activities.start(_HOME)

    def back(self) -> None:
        """Hide the keyboard, else close the shade, else tell the active screen."""
        if self._windows.overlays.hide_keyboard() or self._windows.overlays.close(Layer.VOLUME):
            self._windows.changed()
            return
        entry = self._windows.active
        if entry is None:
            return
        task = self._windows.stack.front
        plain = type(entry.screen).on_back is Screen.on_back
        if plain and entry.layer == Layer.APP and task is not None and entry is task.root:
            self._leave_root(entry)
        else:
            self._phone.guard.call(entry.screen.app, entry.screen.on_back)
        self._windows.changed()

    def recents(self) -> None:
        """Show the overview of tasks."""
        if self._phone.parts.home is None or self._phone.keyguard.covering:
            return
        self._leave_overlays()
        self._phone.activities.start(_HOME.having(extras={"overview": True}))

    def pull_down(self, *, quick: bool) -> None:
        """Pull at the status bar: the shade, and at the shade the quick settings.

        The lock screen has the notifications already, so that the quick settings come at once;
        nothing comes down over what asks for the secret.
        """
        guard, overlays = self._phone.keyguard, self._windows.overlays
        if guard.covering and guard.asking:
            return
        quick = quick or overlays.shown(Layer.SHADE) or guard.covering
        overlays.show_shade(expanded=quick)
        self._windows.changed()

    def turn_on(self) -> None:
        """Light the display."""
        if not self._windows.screen_on:
            self._windows.screen_on = True
            self._windows.stack.wake()
            self._windows.changed()

    def turn_off(self) -> None:
        """Darken the display; the windows stay, behind the keyguard where there is one."""
        if self._windows.screen_on:
            self._leave_overlays()
            self._phone.keyguard.lock()
            self._windows.screen_on = False
            self._windows.changed()

    def _leave_overlays(self) -> None:
        self._windows.overlays.hide_keyboard()
        # Home, recents and the power key close the system's dialogs; what was copied is one of
        # them (ClipboardOverlayController listens for ACTION_CLOSE_SYSTEM_DIALOGS).
        for layer in (Layer.SHADE, Layer.VOLUME, Layer.COPIED):
            self._windows.overlays.close(layer)
        for entry in [e for e in self._windows.stack.overlays if e.screen.goes_with_home]:
            self._windows.stack.remove(entry)

    def _leave_root(self, entry: ScreenEntry) -> None:
        app, task = self._phone.packages.app(entry.package), self._windows.stack.front
        if app is not None and app.is_home:
            return
        if app is not None and app.main == entry.activity and task is not None:
            self._windows.stack.to_back(task)
        else:
            self._phone.guard.call(entry.screen.app, entry.screen.on_back)
        if not self._windows.stack.tasks:
            self.show_home()
