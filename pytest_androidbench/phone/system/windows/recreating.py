"""What becomes of an app's screens when its process is killed, or its activities are made anew."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pytest_androidbench.phone.system.intents import launch_intent
from pytest_androidbench.phone.system.windows.entries import ScreenEntry, Task

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.phone import Phone
    from pytest_androidbench.phone.system.windows.windows import Windows


class Recreating:
    """Keeps what activities save, and drops the rest."""

    def __init__(self, phone: Phone, windows: Windows) -> None:
        self._phone = phone
        self._windows = windows

    def kill(self, package: str) -> bool:
        """End the process of an app that does nothing for its user; tells whether there was one.

        `ActivityManager.killBackgroundProcesses` spares what is seen and what runs in a foreground
        service, which has a notification that stays. Tasks are kept, with what their activities
        save; a new process shows them again.
        """
        if not self._phone.processes.running(package) or self._busy(package):
            return False
        self._phone.processes.stop(package)
        for task in list(self._windows.stack.tasks):
            self._save(task, package)
        self._phone.permissions.end_one_time(package)
        return True

    def kill_all(self) -> None:
        """The same for every app."""
        for app in self._phone.packages.apps():
            self.kill(app.package)

    def drop(self, entries: list[ScreenEntry]) -> None:
        """Close the menus of these, and the dialogs that are no fragments."""
        for entry in reversed(entries):
            if self._lost(entry):
                self._windows.stack.remove(entry)

    def _busy(self, package: str) -> bool:
        front = self._windows.stack.front
        seen = front is not None and any(entry.package == package for entry in front.entries)
        app = self._phone.packages.app(package)
        system = app is None or app.is_home or {"systemui", "keyboard"} & set(app.roles)
        posted = self._phone.notifications.list()
        return seen or bool(system) or any(n.ongoing and n.package == package for n in posted)

    def _save(self, task: Task, package: str) -> None:
        own = [entry for entry in task.entries if entry.package == package]
        for entry in own:
            self._phone.clock.cancel_target(f"screen:{entry.uid}")
        app = self._phone.packages.app(package)
        if own and app is not None and not app.saves_state:
            self._start_over(task, own)
        else:
            self.drop(own)

    def _start_over(self, task: Task, own: list[ScreenEntry]) -> None:
        """Put the first page in place of what an app did not save."""
        component = self._phone.activities.launch_component(task.package)
        app = self._phone.packages.app(task.package)
        if component is None or app is None or task.root not in own:
            return
        old, root = list(task.entries), task.root
        screen = app.own(app.screen_for(launch_intent(component)))
        fresh = ScreenEntry(screen, root.package, root.activity, root.layer, action=root.action)
        self._windows.stack.add(fresh, task)
        for entry in reversed(old):
            self._windows.stack.remove(entry)

    def _lost(self, entry: ScreenEntry) -> bool:
        app, screen = self._phone.packages.app(entry.package), entry.screen
        if screen.activity or screen.kept_when_turned or app is None:
            return False
        alert = screen.window == "dialog" and entry.activity in app.loses_dialogs
        return alert or screen.window == "popup"
