"""Windows come with screens that are shown, and go with apps that are stopped or crash."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pytest_androidbench.phone.system.clock import Call
from pytest_androidbench.phone.system.intents import Intent
from pytest_androidbench.phone.system.parts import PermissionWindow
from pytest_androidbench.phone.system.windows.entries import Layer, ScreenEntry
from pytest_androidbench.phone.system.windows.stack import answer_to
from pytest_androidbench.phone.system.windows.starting import Launched, Starter
from pytest_androidbench.phone.ui.part import Handler
from pytest_androidbench.phone.ui.screen import Screen

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.app import App
    from pytest_androidbench.phone.system.phone import Phone
    from pytest_androidbench.phone.system.windows.windows import Windows


class Lifecycle:
    """Shows the screens of apps, and takes their windows away."""

    def __init__(self, phone: Phone, windows: Windows) -> None:
        self._phone = phone
        self._windows = windows

    def show(self, opener: Screen[Any], screen: Screen[Any], then: Handler | None) -> None:
        """Show a screen of another app above the opener, for its result."""
        entry = self._windows.stack.find(opener.uid)
        if entry is None:
            return
        package = screen.app.package if screen.app is not None else entry.package
        shown = ScreenEntry(
            screen,
            package,
            screen.activity or entry.activity,
            entry.layer,
            answer_to(entry, then),
            opener=entry.uid,
        )
        self._windows.stack.add(shown, self._windows.stack.task_of(entry))
        self._windows.changed()

    def show_for_system(
        self, screen: Screen[Any], answer: Call | None, caller: Screen[Any] | None
    ) -> None:
        """Show a dialog of the system over the caller, or over whatever is in front."""
        below = self._windows.stack.find(caller.uid) if caller is not None else None
        task = (
            self._windows.stack.task_of(below) if below is not None else self._windows.stack.front
        )
        package = screen.app.package if screen.app is not None else "android"
        layer = Layer.APP if task is not None else Layer.SYSTEM
        self._windows.overlays.close(Layer.SHADE)
        entry = ScreenEntry(screen, package, screen.activity, layer, answer, told=True)
        self._windows.stack.add(entry, task)
        self._windows.changed()

    def launch(
        self, app: App, name: str, intent: Intent, caller: Screen[Any] | None, then: Handler | None
    ) -> Launched:
        """Bring a resolved activity to the screen."""
        self._windows.overlays.close(Layer.SHADE)
        code = Starter(self._phone, self._windows.stack).launch(app, name, intent, caller, then)
        self._windows.changed()
        return code

    def force_stop(self, package: str) -> None:
        """End an app: its screens, timers and one-time permissions."""
        app = self._phone.packages.app(package)
        self._windows.stack.remove_package(package)
        self._phone.clock.cancel_target(f"app:{package}")
        self._phone.permissions.end_one_time(package)
        self._phone.notifications.cancel_all(package)
        self._phone.processes.stop(package)
        self._windows.journal.forget(package)
        if app is not None:
            self._phone.guard.call(app, app.on_force_stop)
        if not self._windows.stack.tasks and app is not None and not app.is_home:
            self._windows.navigation.show_home()
        self._windows.changed()

    def permissions_changed(self, package: str | None = None) -> None:
        """Questions about a package, or all of them, follow what was decided elsewhere."""
        # Asking a class whether it has what a protocol wants takes longer than all the rest.
        dialogs = [e.screen for e in self._windows.stack.entries() if e.screen.window == "dialog"]
        for screen in dialogs:
            if isinstance(screen, PermissionWindow) and package in {screen.package, None}:
                self._phone.guard.call(screen.app, screen.permissions_changed)
        self._windows.changed()

    def crashed(self, app: App, *, repeated: bool) -> None:
        """An app raised something: its uppermost page goes, and a dialog says so."""
        self._phone.processes.stop(app.package)
        if not {"systemui", "home"} & set(app.roles):
            self._drop_page(app.package)
        self._windows.overlays.crash(app, repeated=repeated)
        self._windows.changed()

    def drop_crashed(self, entry: ScreenEntry) -> None:
        """Take away a screen that could not be built, if the crash has not done so."""
        self._windows.stack.remove(entry)
        if not self._windows.stack.tasks:
            self._windows.view.revision += 1

    def _drop_page(self, package: str) -> None:
        for task in reversed(self._windows.stack.tasks):
            own = [e for e in task.entries if e.package == package]
            for entry in reversed(own):
                self._windows.stack.remove(entry)
                if entry.full:
                    break
            if own:
                break
        if not self._windows.stack.tasks:
            self._windows.navigation.show_home()
