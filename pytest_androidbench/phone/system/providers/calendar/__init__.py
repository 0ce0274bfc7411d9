"""The calendar provider."""

from __future__ import annotations

from pytest_androidbench.phone.system.providers.calendar.expanding import (
    CANCELED,
    Instance,
    StoredEvent,
    duration_ms,
)
from pytest_androidbench.phone.system.providers.calendar.provider import CalendarProvider
from pytest_androidbench.phone.system.providers.calendar.schema import AUTHORITY, PACKAGE
from pytest_androidbench.phone.system.providers.calendar.store import CalendarStorage

__all__ = [
    "AUTHORITY",
    "CANCELED",
    "PACKAGE",
    "CalendarProvider",
    "CalendarStorage",
    "Instance",
    "StoredEvent",
    "duration_ms",
]
