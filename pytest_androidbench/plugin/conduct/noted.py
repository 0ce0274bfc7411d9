"""Last courtesies, whose failure is told and changes nothing."""

from __future__ import annotations

import warnings
from types import TracebackType

import pytest

from pytest_androidbench.episodes.guard import Interrupted
from pytest_androidbench.texts import named


class Noted:
    """Turns an exception of a last courtesy into a warning."""

    def __init__(self, what: str) -> None:
        self._what = what

    def __enter__(self) -> None: ...

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> bool:
        if not isinstance(error, Exception | Interrupted):
            return False
        warnings.warn(pytest.PytestWarning(f"{self._what}: {named(error)}"), stacklevel=2)
        return True
