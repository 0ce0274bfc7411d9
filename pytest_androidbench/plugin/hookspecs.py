"""Hooks that conftest files and other plugins can implement."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from pytest_androidbench.records.record import Record
    from pytest_androidbench.suites.suite import Suite


@pytest.hookspec(firstresult=True)
def pytest_androidbench_provider(config: pytest.Config, spec: str) -> object | None:
    """Return a provider for the value of `--ab-device`, or None to leave it to others."""


@pytest.hookspec(firstresult=True)
def pytest_androidbench_prepare(device: Any, suite: Suite) -> bool | None:
    """Bring a fresh device into a suite's state and save that as `suite.snapshot`; return True.

    Without an implementation that returns True, the required apps are checked and the device is
    saved as it is.
    """


@pytest.hookspec()
def pytest_androidbench_record(record: Record) -> None:
    """Look at the record of an attempt, in the process that made it, once it is on the disk."""
