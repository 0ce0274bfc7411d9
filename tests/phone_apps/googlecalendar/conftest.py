"""A phone with Google Calendar in front."""

from __future__ import annotations

import pytest

from pytest_androidbench.phone.ui.text import TextEngine
from tests.phone_apps.googlecalendar.planner import Planner
from tests.phone_apps.googlecalendar.planner import planner as started


@pytest.fixture
def planner(text_engine: TextEngine) -> Planner:
    """The app as its icon starts it, in the world's clock."""
    return started(text_engine)
