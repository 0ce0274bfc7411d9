"""Hooks that conftest files and other plugins can implement."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from pytest_androidbench.records.record import Record
    from pytest_androidbench.suites.suite import Suite


@pytest.hookspec(firstresult=True)
def pytest_androidbench_provider(config: pytest.Config, spec: str) -> object | None:
    """Return a provider for the value of `--ab-device`, or None to leave it to others.

    What `--ab-clock` and `--ab-restore` ask of the device is the provider's to keep:
    `config.getoption("ab_clock")`.
    """


@pytest.hookspec(firstresult=True)
def pytest_androidbench_prepare(device: Any, suite: Suite) -> bool | str | None:
    """Bring a device into a suite's state, save that, and return the name it is saved under.

    True stands for `suite.snapshot`. Without an implementation that returns one of them, the
    suite's recipe is carried out, where the device has not saved what that makes already.
    """


@pytest.hookspec(firstresult=True)
def pytest_androidbench_fingerprint(device: Any, suite: Suite) -> object | None:
    """Return what can be compared of a device's state, by `==` and `differences(other)`.

    An audit takes it when a suite's state was saved and after every restore. Return None for a
    device of which nothing can be told.
    """


@pytest.hookspec()
def pytest_androidbench_record(record: Record) -> None:
    """Look at the record of an attempt, in the process that made it, once it is on the disk.

    Those at further trials come, too: their `trial` is not 0.
    """
