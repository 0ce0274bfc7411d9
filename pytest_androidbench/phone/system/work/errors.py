"""How a limit on a client's work is told."""

from __future__ import annotations

from pytest_androidbench.errors import AndroidBenchError


class OutOfMemory(AndroidBenchError):
    """A request, or all of them together, would hold more memory than they may."""


class CannotFork(AndroidBenchError):
    """A request, or all of them together, would run more processes than they may."""


class Stopped(AndroidBenchError):
    """Whoever waited for a computation does so no more."""
