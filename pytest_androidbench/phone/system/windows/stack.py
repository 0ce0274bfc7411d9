"""Tasks and their screens: opening, closing, going to the front, results, life cycle."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from pytest_androidbench.phone.system.clock import Call
from pytest_androidbench.phone.system.windows.entries import (
    Layer,
    ScreenEntry,
    ScreenEntryState,
    Task,
    freeze,
    kind_name,
    thaw,
)
from pytest_androidbench.phone.ui.part import Handler, ScreenMisuseError
from pytest_androidbench.phone.ui.screen import Screen

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.app import App
    from pytest_androidbench.phone.system.phone import Phone
    from pytest_androidbench.phone.ui.screen import Host

MAX_ROUNDS = 20
StackState = tuple[
    tuple[tuple[int, str, tuple[ScreenEntryState, ...]], ...],
    tuple[ScreenEntryState, ...],
    int,
    int,
    int,
]


class ScreenStack:
    """All screens: tasks, front last, and the layers of the system."""

    def __init__(self, phone: Phone, host: Host) -> None:
        self._phone = phone
        self._host = host
        self.tasks: list[Task] = []
        self.overlays: list[ScreenEntry] = []
        self._kinds: dict[str, type[Screen[Any]]] = {}
        self._next_uid = 1
        self._next_task = 1
        self._resumed = 0

    @property
    def front(self) -> Task | None:
        """The task that is seen."""
        return self.tasks[-1] if self.tasks else None

    def entries(self) -> Iterator[ScreenEntry]:
        """Every entry, wherever it is."""
        for task in self.tasks:
            yield from task.entries
        yield from self.overlays

    def find(self, uid: int) -> ScreenEntry | None:
        """The entry of a screen that is still there."""
        return next((e for e in self.entries() if e.uid == uid), None) if uid else None

    def task_of(self, entry: ScreenEntry) -> Task | None:
        """The task an entry is in; None for the system's layers."""
        return next((task for task in self.tasks if entry in task.entries), None)

    def overlay(self, layer: Layer) -> ScreenEntry | None:
        """The uppermost entry of a layer."""
        return next((e for e in reversed(self.overlays) if e.layer == layer), None)

    def new_task(self, package: str) -> Task:
        """A task in front that holds nothing yet."""
        task = Task(self._next_task, package)
        self._next_task += 1
        self.tasks.append(task)
        return task

    def add(self, entry: ScreenEntry, task: Task | None) -> None:
        """Take a screen in, on top of a task or of its layer."""
        screen = entry.screen
        if self.find(screen.uid) is not None:
            raise ScreenMisuseError(f"{type(screen).__name__} is shown already: make a new one")
        self._register(type(screen))
        screen.attached_to = self._host
        screen.uid = self._next_uid
        self._next_uid += 1
        if task is None:
            self.overlays.append(entry)
            self.overlays.sort(key=lambda e: e.layer)
        else:
            task.entries.append(entry)
        self._phone.guard.call(screen.app, screen.on_open)

    def remove(self, entry: ScreenEntry) -> None:
        """Take a screen away, with the dialogs and menus it has left open above it."""
        task = self.task_of(entry)
        home = task.entries if task is not None else self.overlays
        if entry not in home:
            return
        for gone in [*self._dependents(entry, home), entry]:
            home.remove(gone)
            self._phone.clock.cancel_target(f"screen:{gone.uid}")
            self._phone.guard.call(gone.screen.app, gone.screen.on_close)
        if task is not None and not task.entries and task in self.tasks:
            self.tasks.remove(task)

    def remove_package(self, package: str) -> None:
        """Take all screens of a package away, without telling them."""
        for entry in [e for e in self.entries() if e.package == package]:
            self._phone.clock.cancel_target(f"screen:{entry.uid}")
        for task in self.tasks:
            task.entries = [e for e in task.entries if e.package != package]
        self.tasks = [task for task in self.tasks if task.entries]
        self.overlays = [
            e for e in self.overlays if e.package != package or e.layer != Layer.SYSTEM
        ]

    def clear(self) -> None:
        """Take all screens away without telling them."""
        self.tasks, self.overlays, self._resumed = [], [], 0

    def finish(self, entry: ScreenEntry, result: object) -> None:
        """Close a screen and hand over its result."""
        self.remove(entry)
        if entry.answer is not None and (result is not None or entry.told):
            answer = entry.answer
            self._phone.run(replace(answer, args=(*answer.args, result)))

    def to_front(self, task: Task) -> None:
        """Show another task."""
        self.tasks.remove(task)
        self.tasks.append(task)

    def to_back(self, task: Task) -> None:
        """Put a task under all others."""
        self.tasks.remove(task)
        self.tasks.insert(0, task)

    def settle(self) -> None:
        """Tell screens that came to the front, or left it, until nothing changes any more."""
        for _ in range(MAX_ROUNDS):
            covered = self._phone.keyguard.covering
            top = self.front.top_full if self.front and not covered else None
            now = top.uid if top else 0
            if now == self._resumed:
                return
            before, self._resumed = self.find(self._resumed), now
            if before is not None:
                self._phone.guard.call(before.screen.app, before.screen.on_pause)
            if top is not None:
                self._start_process(top)
                self._phone.guard.call(top.screen.app, top.screen.on_resume)

    def _start_process(self, entry: ScreenEntry) -> None:
        """Have the process of a screen run again that was killed in the background."""
        app = self._app(entry.package)
        if app is not None and not self._phone.processes.running(entry.package):
            self._phone.processes.pid(entry.package)
            self._phone.guard.call(app, app.on_start)

    def wake(self) -> None:
        """Let the screen in front resume anew, as after the display was off."""
        self._resumed = 0

    def state(self) -> StackState:
        """Everything, as plain values."""
        tasks = tuple((t.id, t.package, tuple(map(freeze, t.entries))) for t in self.tasks)
        overlays = tuple(map(freeze, self.overlays))
        return tasks, overlays, self._next_uid, self._next_task, self._resumed

    def restore(self, state: StackState) -> None:
        """Go back to kept screens, as new objects."""
        tasks, overlays, self._next_uid, self._next_task, self._resumed = state
        self.tasks = [
            Task(id_, package, [self._thaw(e) for e in entries]) for id_, package, entries in tasks
        ]
        self.overlays = [self._thaw(entry) for entry in overlays]

    def _thaw(self, state: ScreenEntryState) -> ScreenEntry:
        entry = thaw(state, self._kinds[state.kind], self._app)
        entry.screen.attached_to = self._host
        return entry

    def _app(self, package: str) -> App | None:
        return self._phone.packages.app(package)

    def _register(self, kind: type[Screen[Any]]) -> None:
        known = self._kinds.setdefault(kind_name(kind), kind)
        if known is not kind:
            raise ScreenMisuseError(f"two screen classes are called {kind_name(kind)}")

    def _dependents(self, entry: ScreenEntry, home: list[ScreenEntry]) -> list[ScreenEntry]:
        above = home[home.index(entry) + 1 :]
        found: list[ScreenEntry] = []
        for other in above:
            if other.full:
                break
            if other.opener in {entry.uid, *(e.uid for e in found)}:
                found.append(other)
        return found[::-1]


def answer_to(opener: ScreenEntry, then: Handler | None) -> Call | None:
    """Where the result of a screen goes that was opened with `ask`."""
    return Call(f"screen:{opener.uid}", then.path, then.args) if then is not None else None
