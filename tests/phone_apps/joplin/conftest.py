from __future__ import annotations

from collections.abc import Callable

import pytest

from pytest_androidbench.phone.apps.joplin.app import JoplinApp
from pytest_androidbench.phone.apps.joplin.store import NoteStore
from tests.phone_apps.driver import Driver
from tests.phone_apps.joplin.ways import JOPLIN, granted


@pytest.fixture
def joplin(opened: Callable[[str], Driver]) -> Driver:
    """The list of notes, with the permissions the app asks for."""
    driver = opened(JOPLIN)
    granted(driver)
    return driver


@pytest.fixture
def store(joplin: Driver) -> NoteStore:
    """The notes."""
    return joplin.app_of(JoplinApp).store
