"""Which task a started activity goes to, as Android's flags and launch modes decide."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Literal

from pytest_androidbench.phone.system.app import App, AppScreen
from pytest_androidbench.phone.system.intents import (
    FLAG_CLEAR_TASK,
    FLAG_CLEAR_TOP,
    FLAG_NEW_TASK,
    FLAG_SINGLE_TOP,
    Intent,
)
from pytest_androidbench.phone.system.windows.entries import Layer, ScreenEntry, Task
from pytest_androidbench.phone.system.windows.stack import answer_to
from pytest_androidbench.phone.ui.part import Handler
from pytest_androidbench.phone.ui.screen import Screen

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.phone import Phone
    from pytest_androidbench.phone.system.windows.stack import ScreenStack

Launched = Literal["started", "front", "top"]
ONE_IN_TASK: Final = frozenset({"singleTask", "singleInstance"})
"""Launch modes of activities that a task holds once, with nothing above after a start."""


class Starter:
    """Brings a resolved activity to the screen."""

    def __init__(self, phone: Phone, stack: ScreenStack) -> None:
        self._phone = phone
        self._stack = stack

    def launch(
        self, app: App, name: str, intent: Intent, caller: Screen[Any] | None, then: Handler | None
    ) -> Launched:
        """Show an activity: a new screen, an old task, or the screen on top once more."""
        if self._phone.guard.value(app, lambda: app.answers(intent), True):
            return "started"
        opener = self._stack.find(caller.uid) if caller is not None else None
        own = self._stack.task_of(opener) if opener is not None else None
        mode = self._mode(app, name)
        elsewhere = mode == "singleInstance" or (own is not None and own.alone)
        if intent.flags & FLAG_NEW_TASK or own is None or app.is_home or elsewhere:
            task = self._task_for(app, name, mode)
            if task is not None:
                again = self._reuse(task, app, name, intent)
                if again is not None:
                    return again
        else:
            task = own
        once_more = self._once_more(task, app, name, intent)
        if once_more is not None:
            self._deliver(once_more, intent)
            return "top"
        screen = self._phone.guard.value(app, lambda: app.screen_for(intent), None)
        if screen is None:
            return "started"
        screen.app = app
        if task is not None and intent.flags & FLAG_CLEAR_TASK:
            for old in reversed(list(task.entries)):
                self._stack.remove(old)
            task = None
        answer = answer_to(opener, then) if opener is not None else None
        entry = ScreenEntry(
            screen,
            app.package,
            name,
            Layer.APP,
            answer,
            told=True,
            opener=opener.uid if opener else 0,
            action=filter_key(intent),
        )
        self._stack.add(entry, task or self._stack.new_task(app.package))
        return "started"

    def _task_for(self, app: App, name: str, mode: str) -> Task | None:
        """The task an activity of an app belongs to: its own, or the one of the others."""
        tasks = [t for t in reversed(self._stack.tasks) if t.root.package == app.package]
        if mode == "singleInstance":
            return next((t for t in tasks if t.root.activity == name), None)
        return next((t for t in tasks if not t.alone), None)

    def _reuse(self, task: Task, app: App, name: str, intent: Intent) -> Launched | None:
        """Bring a task to the front; None when a new screen must go on top of it."""
        was_front = self._stack.front is task
        self._stack.to_front(task)
        if intent.flags & FLAG_CLEAR_TASK:
            return None
        if intent.flags & FLAG_CLEAR_TOP or self._mode(app, name) in ONE_IN_TASK:
            found = next((e for e in reversed(task.entries) if e.activity == name and e.full), None)
            if found is not None:
                for above in reversed(task.entries[task.entries.index(found) + 1 :]):
                    self._stack.remove(above)
                self._deliver(found, intent)
                return "top" if was_front else "front"
        if task.root.activity != name:
            return None
        once_more = self._once_more(task, app, name, intent)
        if once_more is not None:
            # `ActivityStarter.complyActivityFlags`: it gets the intent, whatever that asks for.
            self._deliver(once_more, intent)
            return "top" if was_front else "front"
        if task.root.action == filter_key(intent):
            return "top" if task.top_full is task.root and was_front else "front"
        return None

    def _once_more(
        self, task: Task | None, app: App, name: str, intent: Intent
    ) -> ScreenEntry | None:
        """The screen on top of a task, where an intent is for it and not for another one."""
        top = task.top_full if task is not None else None
        single = self._mode(app, name) != "standard" or bool(intent.flags & FLAG_SINGLE_TOP)
        if top is None or not single or intent.flags & FLAG_CLEAR_TASK:
            return None
        return top if (top.activity, top.package) == (name, app.package) else None

    def _deliver(self, entry: ScreenEntry, intent: Intent) -> None:
        screen = entry.screen
        if isinstance(screen, AppScreen):
            self._phone.guard.call(screen.app, lambda: screen.on_intent(intent))

    @staticmethod
    def _mode(app: App, name: str) -> str:
        return app.screen_class(name).launch_mode if name in app.activities else "standard"


def filter_key(intent: Intent) -> str:
    """What two intents must share to count as the same start."""
    parts = (intent.action, intent.data, intent.type, intent.component, *sorted(intent.categories))
    return "|".join(part or "" for part in parts)
