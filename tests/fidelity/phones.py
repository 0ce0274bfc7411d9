"""A phone as the tables are compared on: fresh, and in the suite's state."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from fixtures.suite_tasks import suite_of
from pytest_androidbench.devices.providers.phone import PhoneProvider
from pytest_androidbench.devices.slots import Slots
from pytest_androidbench.provision.preparing import prepare_for
from tests.fidelity.visiting import Visitor

FRESH: Final = "fresh"


@contextmanager
def visitor(slots: Slots) -> Iterator[Visitor]:
    """Have a phone started and prepared, and end it again."""
    provider = PhoneProvider(slots=slots, export=False)
    device = provider.acquire()
    try:
        device.save_snapshot(FRESH)
        suite = suite_of()
        device.know_apps(suite.known_apps)
        prepared = prepare_for(device, suite)
        yield Visitor(device, prepared.snapshot, FRESH)
    finally:
        provider.release(device)
