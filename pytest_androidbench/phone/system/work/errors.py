"""How a limit on a client's work is told."""

from __future__ import annotations

from pytest_androidbench.errors import AndroidBenchError


class OutOfMemory(AndroidBenchError):
    """A request, or all of them together, would hold `count` bytes more than they may."""

    def __init__(self, count: int) -> None:
        super().__init__(f"no room for {count} bytes")
        self.count = count
        self.told = False
        """Whether the phone's log has it already."""


class CannotFork(AndroidBenchError):
    """A request, or all of them together, would run more processes than the `count` there are."""

    def __init__(self, count: int) -> None:
        super().__init__(f"no process beside {count}")


class Stopped(AndroidBenchError):
    """Whoever waited for a computation does so no more."""
