"""The border around app code: what an app raises ends that app, not the phone."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

from pytest_androidbench.phone.system.stack_traces import stack_trace

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.app import App
    from pytest_androidbench.phone.system.phone import Phone

T = TypeVar("T")

REPEAT_WINDOW_MS = 60_000


class Guard:
    """Runs app code; an exception is logged and the app stopped, with Android's dialog."""

    def __init__(self, phone: Phone) -> None:
        self._phone = phone
        self.last_crash: dict[str, int] = {}

    def call(self, app: App | None, work: Callable[[], object]) -> bool:
        """Run app code; tells whether it came to its end."""
        return self.value(app, lambda: (work(),), None) is not None

    def value(self, app: App | None, work: Callable[[], T], default: T) -> T:
        """Run app code and take its result, or the default when it crashed."""
        try:
            return work()
        except Exception as error:  # noqa: BLE001 - the app-crash boundary
            self._crashed(app, error)
            return default

    def _crashed(self, app: App | None, error: Exception) -> None:
        package = app.package if app else "system_server"
        pid = self._phone.processes.pid(package)
        trace = stack_trace(error).rstrip()
        header = f"FATAL EXCEPTION: main\nProcess: {package}, PID: {pid}\n"
        self._phone.log.write("E", "AndroidRuntime", header + trace, pid=pid, buffer="crash")
        now = self._phone.clock.uptime_ms
        before = self.last_crash.get(package)
        self.last_crash[package] = now
        if app is not None:
            repeated = before is not None and now - before < REPEAT_WINDOW_MS
            self._phone.windows.lifecycle.crashed(app, repeated=repeated)

    def state(self) -> dict[str, int]:
        """When each app crashed last."""
        return dict(self.last_crash)

    def restore(self, state: dict[str, int]) -> None:
        """Go back to kept times."""
        self.last_crash = dict(state)
