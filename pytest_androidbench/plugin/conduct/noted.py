"""Last courtesies, whose failure is told and changes nothing."""

from __future__ import annotations

import warnings
from types import TracebackType

import pytest

from pytest_androidbench.episodes.guard import Interrupted


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
        told = f"{self._what}: {type(error).__name__}: {error}"
        warnings.warn(pytest.PytestWarning(told), stacklevel=2)
        return True
