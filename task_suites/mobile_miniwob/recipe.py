"""How the state is made that every page starts from."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Final

from pytest_androidbench.provision.steps import PutSettings, SetClock

START: Final = datetime(2023, 10, 15, 15, 34, tzinfo=UTC)
"""As upstream has it; pages that ask for "today" have a day that does not change."""


STEPS: Final = (
    PutSettings(namespace="global", values={"auto_time": 0, "auto_time_zone": 0}),
    SetClock(START),
)
