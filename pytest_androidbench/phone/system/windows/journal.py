"""What the events log tells of activities: which came to the front, and which left it.

Tags and fields are those of Android 13's `wm/EventLogTags.logtags` and `app/EventLogTags.logtags`,
their order is that in which `ActivityTaskManager` and the app's own thread write them.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from pytest_androidbench.phone.system.intents import full_class
from pytest_androidbench.phone.system.windows.activity_marks import ActivityMark, JournalState

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.phone import Phone
    from pytest_androidbench.phone.system.windows.entries import ScreenEntry, Task
    from pytest_androidbench.phone.system.windows.stack import ScreenStack

SERVER: Final = "system_server"
EVENTS: Final = "events"


class ActivityJournal:
    """Writes down how activities come and go, once they have."""

    def __init__(self, phone: Phone, stack: ScreenStack) -> None:
        self._phone = phone
        self._stack = stack
        self.state = JournalState()

    def follow(self) -> None:
        """Write what has changed about the activity in front since it was last looked at."""
        now = self._seen()
        before = self.state.resumed
        if now == before:
            return
        alive = tuple(sorted({mark for task in self._stack.tasks for mark in activities(task)}))
        known, self.state = self.state.alive, replace(self.state, alive=alive, resumed=now)
        if before is not None:
            self._left(before, gone=before not in alive)
        for mark in known:
            if mark not in alive and mark != before:
                self._destroyed(mark)
        if now is not None:
            self._came(now, new=now not in known)
        if before is not None and before not in alive:
            self._destroyed(before)

    def _seen(self) -> ActivityMark | None:
        """The activity in front; None while the display is off or locked."""
        front, phone = self._stack.front, self._phone
        hidden = phone.keyguard.covering or not phone.windows.screen_on
        return None if hidden or front is None else uppermost(front)

    def forget(self, package: str) -> None:
        """A package's process is ended: its activities are no more, and nobody is told."""
        state = self.state
        alive = tuple(mark for mark in state.alive if mark.package != package)
        resumed = state.resumed if state.resumed in alive else None
        self.state = replace(state, alive=alive, resumed=resumed)

    def _left(self, mark: ActivityMark, *, gone: bool) -> None:
        head = f"0,{mark.token}"
        if gone:
            self._write("wm_finish_activity", f"{head},{mark.task},{mark.component},app-request")
        why = "userLeaving=false,finish" if gone else "userLeaving=true,pauseBackTasks"
        self._write("wm_pause_activity", f"{head},{mark.component},{why}")
        self._told(mark, "wm_on_paused_called", "performPause")

    def _came(self, mark: ActivityMark, *, new: bool) -> None:
        head = f"0,{mark.token},{mark.task},{mark.component}"
        if new:
            self._write("wm_create_activity", f"{head},NULL,NULL,NULL,0")
            self._write("wm_restart_activity", head)
            self._set_resumed(mark, "minimalResumeActivityLocked")
            self._told(mark, "wm_on_create_called", "performCreate")
        else:
            self._set_resumed(mark, "resumeTopActivity")
            self._write("wm_resume_activity", head)
            self._told(mark, "wm_on_restart_called", "performRestartActivity")
        self._told(mark, "wm_on_start_called", "handleStartActivity")
        self._told(mark, "wm_on_resume_called", "RESUME_ACTIVITY")
        gained = "topStateChangedWhenResumed" if new else "topWhenResuming"
        self._told(mark, "wm_on_top_resumed_gained_called", gained)

    def _set_resumed(self, mark: ActivityMark, reason: str) -> None:
        text = f"0,{mark.component},{reason} - onActivityStateChanged"
        self._write("wm_set_resumed_activity", text)

    def _destroyed(self, mark: ActivityMark) -> None:
        text = f"0,{mark.token},{mark.task},{mark.component},finish-imm:idle"
        self._write("wm_destroy_activity", text)
        self._told(mark, "wm_on_destroy_called", "performDestroy")

    def _told(self, mark: ActivityMark, tag: str, reason: str) -> None:
        """What the app's own process writes, which it cannot once it has ended."""
        if self._phone.processes.running(mark.package):
            self._write(tag, f"{mark.token},{mark.name},{reason}", mark.package)

    def _write(self, tag: str, text: str, process: str = SERVER) -> None:
        pid = self._phone.processes.pid(process)
        self._phone.log.write("I", tag, f"[{text}]", pid=pid, buffer=EVENTS)


def activities(task: Task) -> list[ActivityMark]:
    """The activities of a task from its root up; neighbours of one class count as one."""
    found: list[ActivityMark] = []
    for entry in task.entries:
        mark = _mark(task, entry)
        if entry.activity and (not found or found[-1] != mark):
            found.append(mark)
    return found


def uppermost(task: Task) -> ActivityMark | None:
    """The activity of a task that is seen: it may be a question of the system's."""
    found = next((entry for entry in reversed(task.entries) if entry.activity), None)
    return _mark(task, found) if found is not None else None


def _mark(task: Task, entry: ScreenEntry) -> ActivityMark:
    return ActivityMark(task.id, entry.package, full_class(entry.package, entry.activity))
