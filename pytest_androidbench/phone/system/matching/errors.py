"""How patterns fail."""

from __future__ import annotations

from typing import Final

from pytest_androidbench.errors import AndroidBenchError

NO_SPACE: Final = "out of memory"
"""What bionic's `regerror` says of REG_ESPACE, for patterns and matches that need too much."""


class PatternError(AndroidBenchError):
    """A pattern cannot be understood, or needs more than it may."""

    def __init__(self, reason: str, at: int = 0) -> None:
        super().__init__(reason)
        self.reason = reason
        self.at = at
        """Where in the pattern."""


class TooMuchWork(PatternError):
    """A match would take more steps than it may."""

    def __init__(self) -> None:
        super().__init__(NO_SPACE)
