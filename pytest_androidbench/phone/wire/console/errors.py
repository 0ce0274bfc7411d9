"""How console commands end other than well."""

from __future__ import annotations

from pytest_androidbench.errors import AndroidBenchError


class CommandRefused(AndroidBenchError):
    """A command answers KO; `lines` go out before the reason."""

    def __init__(self, reason: str, *lines: str) -> None:
        super().__init__(reason)
        self.reason = reason
        self.lines = lines


class Leave(AndroidBenchError):
    """A command ends the connection; `lines` go out first."""

    def __init__(self, *lines: str) -> None:
        super().__init__("the connection ends")
        self.lines = lines
