from __future__ import annotations

import pytest

from pytest_androidbench.phone.apps import CORE
from pytest_androidbench.phone.apps.calendar.app import PACKAGE, CalendarApp
from pytest_androidbench.phone.apps.documentsui.app import DocumentsApp
from pytest_androidbench.phone.apps.settings import SettingsApp
from pytest_androidbench.phone.system.phone import Phone, PhoneConfig
from pytest_androidbench.phone.system.snapshots import PhoneState, put_back, take
from pytest_androidbench.phone.ui.text import TextEngine
from tests.phone_apps.calendar.planner import Planner


@pytest.fixture(scope="session")
def opened_calendar(text_engine: TextEngine) -> tuple[Phone, PhoneState]:
    """A phone with the calendar in front, and that state."""
    phone = Phone(PhoneConfig(apps=(*CORE, SettingsApp, DocumentsApp, CalendarApp)), text_engine)
    phone.permissions.grant(PACKAGE, "android.permission.POST_NOTIFICATIONS")
    phone.windows.start_app(PACKAGE)
    return phone, take(phone)


@pytest.fixture
def calendar(opened_calendar: tuple[Phone, PhoneState]) -> Planner:
    """The calendar, opened for the first time; reminders may be shown."""
    phone, state = opened_calendar
    put_back(phone, state)
    return Planner(phone)
