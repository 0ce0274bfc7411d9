"""A phone in the suite's state, and somebody who uses it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from pytest_androidbench.devices.slots import Slots
from tests.fidelity.phones import visitor
from tests.fidelity.visiting import Visitor
from tests.phone_in_use.person import Person


@pytest.fixture(scope="session")
def prepared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Visitor]:
    """The phone, started and prepared once."""
    with visitor(Slots(tmp_path_factory.mktemp("slots"))) as prepared:
        yield prepared


@pytest.fixture
def person(prepared: Visitor) -> Iterator[Person]:
    """Somebody at the phone as it was when it had just been prepared."""
    prepared.device.restore(prepared.state)
    person = Person.at(prepared.device)
    yield person
    person.ui.stop_uiautomator(wait=False)
