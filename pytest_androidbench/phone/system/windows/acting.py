"""What taps, gestures of the system, starts and crashes do to the windows."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pytest_androidbench.phone.system.clock import Call
from pytest_androidbench.phone.system.intents import (
    ACTION_MAIN,
    CATEGORY_HOME,
    FLAG_CLEAR_TOP,
    FLAG_NEW_TASK,
    Intent,
)
from pytest_androidbench.phone.system.windows.entries import Entry, Layer
from pytest_androidbench.phone.system.windows.scene import Scene, Window
from pytest_androidbench.phone.system.windows.stack import answer_to
from pytest_androidbench.phone.system.windows.starting import Launched, Starter
from pytest_androidbench.phone.ui.box import Box
from pytest_androidbench.phone.ui.message import TextLike
from pytest_androidbench.phone.ui.part import Handler
from pytest_androidbench.phone.ui.screen import Screen
from pytest_androidbench.phone.ui.widgets import TextField

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.app import App
    from pytest_androidbench.phone.system.phone import Phone
    from pytest_androidbench.phone.system.windows.editing import Editing
    from pytest_androidbench.phone.system.windows.observing import Observing
    from pytest_androidbench.phone.system.windows.overlays import Overlays
    from pytest_androidbench.phone.system.windows.stack import Stack


class Acting:
    """The acting half of `Windows`."""

    phone: Phone
    stack: Stack
    overlays: Overlays
    editor: Editing
    view: Observing
    screen_on: bool

    def scene(self) -> Scene:
        """The windows as they are laid out now."""
        return self.view.scene()

    def changed(self) -> None:
        """Something may look different; screens that came to the front are told."""
        self.view.revision += 1
        self.stack.settle()
        self.overlays.sync()

    def invalidate(self) -> None:
        """Something outside of the windows was changed, as by a shell command."""
        self.view.asked = False
        self.changed()

    @property
    def active(self) -> Entry | None:
        """The entry of the active window, without laying anything out."""
        for layer in (Layer.SHADE, Layer.SYSTEM):
            entry = self.stack.overlay(layer)
            if entry is not None and entry.screen.window != "panel":
                return entry
        task = self.stack.front
        shown = task.entries if task is not None else []
        return next((e for e in reversed(shown) if e.screen.window != "panel"), None)

    @property
    def gestural(self) -> bool:
        """Whether swipes from the edges go back and home."""
        return self.phone.settings.number("secure", "navigation_mode", 2) == 2

    @property
    def split_shade(self) -> bool:
        """Whether the right half of the status bar pulls down the quick settings at once."""
        return False

    def screen(self, uid: int) -> Screen[Any] | None:
        """A shown screen by its number."""
        entry = self.stack.find(uid)
        return entry.screen if entry is not None else None

    def show(self, opener: Screen[Any], screen: Screen[Any], then: Handler | None) -> None:
        """Show a screen of another app above the opener, for its result."""
        entry = self.stack.find(opener.uid)
        if entry is None:
            return
        package = screen.app.package if screen.app is not None else entry.package
        shown = Entry(
            screen,
            package,
            screen.activity or entry.activity,
            entry.layer,
            answer_to(entry, then),
            opener=entry.uid,
        )
        self.stack.add(shown, self.stack.task_of(entry))
        self.changed()

    def show_for_system(
        self, screen: Screen[Any], answer: Call | None, caller: Screen[Any] | None
    ) -> None:
        """Show a dialog of the system over the caller, or over whatever is in front."""
        below = self.stack.find(caller.uid) if caller is not None else None
        task = self.stack.task_of(below) if below is not None else self.stack.front
        package = screen.app.package if screen.app is not None else "android"
        layer = Layer.APP if task is not None else Layer.SYSTEM
        self.overlays.close(Layer.SHADE)
        entry = Entry(screen, package, screen.activity, layer, answer, told=True)
        self.stack.add(entry, task)
        self.changed()

    def launch(
        self, app: App, name: str, intent: Intent, caller: Screen[Any] | None, then: Handler | None
    ) -> Launched:
        """Bring a resolved activity to the screen."""
        self.overlays.close(Layer.SHADE)
        code = Starter(self.phone, self.stack).launch(app, name, intent, caller, then)
        self.changed()
        return code

    def start_app(self, package: str) -> bool:
        """Start an app as its icon does; False when it has none."""
        return self.phone.activities.start_app(package).code != "unresolved"

    def force_stop(self, package: str) -> None:
        """End an app: its screens, timers and one-time permissions."""
        app = self.phone.packages.app(package)
        self.stack.remove_package(package)
        self.phone.clock.cancel_target(f"app:{package}")
        self.phone.permissions.end_one_time(package)
        self.phone.notifications.cancel_all(package)
        self.phone.processes.stop(package)
        if app is not None:
            self.phone.guard.call(app, app.on_force_stop)
        if not self.stack.tasks and app is not None and not app.is_home:
            self.go_home()
        self.changed()

    def bring_to_front(self, task_id: int) -> None:
        """Show a task of the overview."""
        for task in [t for t in self.stack.tasks if t.id == task_id]:
            self.stack.to_front(task)
        self.changed()

    def remove_task(self, task_id: int) -> None:
        """Swipe a task out of the overview."""
        for task in [t for t in self.stack.tasks if t.id == task_id]:
            for entry in reversed(list(task.entries)):
                self.stack.remove(entry)
        self.changed()

    def go_home(self) -> None:
        """Show the home app's first page."""
        self._leave_overlays()
        self.phone.activities.start(
            Intent(
                action=ACTION_MAIN,
                categories=(CATEGORY_HOME,),
                flags=FLAG_NEW_TASK | FLAG_CLEAR_TOP,
            )
        )

    def go_back(self) -> None:
        """Hide the keyboard, else close the shade, else tell the active screen."""
        if self.overlays.hide_keyboard() or self.overlays.close(Layer.VOLUME):
            self.changed()
            return
        entry = self.active
        if entry is None:
            return
        task = self.stack.front
        plain = type(entry.screen).on_back is Screen.on_back
        if plain and entry.layer == Layer.APP and task is not None and entry is task.root:
            self._leave_root(entry)
        else:
            self.phone.guard.call(entry.screen.app, entry.screen.on_back)
        self.changed()

    def show_recents(self) -> None:
        """Show the overview of tasks."""
        home = self.phone.parts.home
        if home is None:
            return
        self._leave_overlays()
        self.phone.activities.start(
            Intent(
                action=ACTION_MAIN,
                categories=(CATEGORY_HOME,),
                flags=FLAG_NEW_TASK | FLAG_CLEAR_TOP,
                extras={"overview": True},
            )
        )

    def pull_down(self, *, quick: bool) -> None:
        """Pull at the status bar: the shade, and at the shade the quick settings."""
        self.overlays.show_shade(expanded=quick or self.overlays.shown(Layer.SHADE))
        self.changed()

    def turn_on(self) -> None:
        """Light the display."""
        if not self.screen_on:
            self.screen_on = True
            self.stack.wake()
            self.changed()

    def turn_off(self) -> None:
        """Darken the display; the windows stay."""
        if self.screen_on:
            self._leave_overlays()
            self.screen_on = False
            self.changed()

    def field_now(self, box: Box) -> tuple[Window, Box] | None:
        """The text field of the present scene for one that may be of an earlier scene."""
        for window in reversed(self.scene().windows):
            for now in window.root.walk():
                if now is box or (
                    now.identity is not None
                    and now.identity == box.identity
                    and now.package == box.package
                    and isinstance(now.widget, TextField)
                ):
                    return window, now
        return None

    def translate(self, text: TextLike) -> str:
        """A text in the phone's language."""
        return self.view.composer.context().text(text)

    def crashed(self, app: App, *, repeated: bool) -> None:
        """An app raised something: its uppermost page goes, and a dialog says so."""
        self.phone.processes.stop(app.package)
        if not {"systemui", "home"} & set(app.roles):
            self._drop_page(app.package)
        self.overlays.crash(app, repeated=repeated)
        self.changed()

    def drop_crashed(self, entry: Entry) -> None:
        """Take away a screen that could not be built, if the crash has not done so."""
        self.stack.remove(entry)
        if not self.stack.tasks:
            self.view.revision += 1

    def press_held(self, pointer: int, at_ms: int) -> None:
        """Called by the clock: a finger has rested for the long-press time."""
        self.phone.windows.gestures.held(pointer, at_ms)

    def expire(self, uid: int) -> None:
        """Called by the clock: a toast or panel has had its time."""
        entry = self.stack.find(uid)
        if entry is not None:
            self.stack.remove(entry)
            self.changed()

    def focus(self, uid: int, widget_id: str) -> None:
        """Called by the clock: give a field of a screen the caret."""
        window = self.scene().window_of(uid)
        box = window.root.find(widget_id) if window is not None else None
        if window is not None and box is not None:
            self.editor.give_focus(window, box)

    def _leave_overlays(self) -> None:
        self.overlays.hide_keyboard()
        # Home, recents and the power key close the system's dialogs; what was copied is one of
        # them (ClipboardOverlayController listens for ACTION_CLOSE_SYSTEM_DIALOGS).
        for layer in (Layer.SHADE, Layer.VOLUME, Layer.COPIED):
            self.overlays.close(layer)

    def _leave_root(self, entry: Entry) -> None:
        app, task = self.phone.packages.app(entry.package), self.stack.front
        if app is not None and app.is_home:
            return
        if app is not None and app.main == entry.activity and task is not None:
            self.stack.to_back(task)
        else:
            self.phone.guard.call(entry.screen.app, entry.screen.on_back)
        if not self.stack.tasks:
            self.go_home()

    def _drop_page(self, package: str) -> None:
        for task in reversed(self.stack.tasks):
            own = [e for e in task.entries if e.package == package]
            for entry in reversed(own):
                self.stack.remove(entry)
                if entry.full:
                    break
            if own:
                break
        if not self.stack.tasks:
            self.go_home()
