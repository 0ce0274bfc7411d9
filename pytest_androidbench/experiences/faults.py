"""What can be wrong with experiences.

ExperienceDatabaseError     a database cannot be read, or cannot be written
UnknownEncoder              no encoder has the name that is asked for
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from pytest_androidbench.errors import AndroidBenchError


class ExperienceDatabaseError(AndroidBenchError):
    """A database of experiences cannot be read, or cannot be written."""

    def __init__(self, path: Path, what: str) -> None:
        super().__init__(f"{path}: {what}")
        self.path = path


class UnknownEncoder(AndroidBenchError, ValueError):
    """No encoder has the name that is asked for."""

    def __init__(self, name: str, known: Iterable[str]) -> None:
        super().__init__(
            f"no encoder is called {name!r}; there are {', '.join(known)}, and contriever:FOLDER"
        )
