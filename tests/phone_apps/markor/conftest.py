from __future__ import annotations

from collections.abc import Callable

import pytest

from pytest_androidbench.phone.apps import CORE
from pytest_androidbench.phone.apps.markor.app import PACKAGE, MarkorApp
from pytest_androidbench.phone.apps.markor.preferences import INTRO_SEEN
from pytest_androidbench.phone.apps.settings import SettingsApp
from pytest_androidbench.phone.system.app_ops import all_files
from pytest_androidbench.phone.system.phone import Phone, PhoneConfig
from pytest_androidbench.phone.ui.text import TextEngine
from tests.phone_apps.markor.notebook import Notebook

Make = Callable[[dict[str, str]], Notebook]


@pytest.fixture
def new(text_engine: TextEngine) -> Notebook:
    """Markor, never opened before."""
    return Notebook(Phone(PhoneConfig(apps=(*CORE, SettingsApp, MarkorApp)), text_engine))


@pytest.fixture
def notebook(new: Notebook) -> Make:
    """Opens Markor, past its first pages, over some notes."""

    def make(notes: dict[str, str]) -> Notebook:
        new.app_of(MarkorApp).prefs("app").put(INTRO_SEEN, value=True)
        all_files(PACKAGE).write(new.phone, True)
        for name, text in notes.items():
            new.put(name, text)
        new.phone.windows.start_app(PACKAGE)
        return new

    return make
