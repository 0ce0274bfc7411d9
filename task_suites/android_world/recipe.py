"""How the state is made that every task of the suite starts from."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Final

from pytest_androidbench.provision.first_pages import grant_permissions, pass_first_pages
from pytest_androidbench.provision.steps import FirstRun, PutSettings, SetClock

START: Final = datetime(2023, 10, 15, 15, 34, tzinfo=UTC)
"""A Sunday, as upstream has it."""
CALENDAR: Final = "com.simplemobiletools.calendar.pro"


STEPS: Final = (
    PutSettings(namespace="global", values={"auto_time": 0, "auto_time_zone": 0}),
    PutSettings(namespace="system", values={"time_12_24": 24}),
    grant_permissions,
    pass_first_pages,
    FirstRun(app="Clock", taps=()),
    FirstRun(app=CALENDAR, taps=()),
    FirstRun(app="Broccoli", taps=()),
    SetClock(START),
)
