"""The small web as a phone has it, for pages that are shown without one."""

from __future__ import annotations

from datetime import UTC, datetime

from pytest_androidbench.phone.apps.small_web import answer_of
from pytest_androidbench.phone.browser.requests import PageRequest, PageResponse
from pytest_androidbench.phone.world.web.documents import WebMoment

MOMENT = WebMoment(datetime(2023, 10, 15, 15, 34, tzinfo=UTC), "UTC")


def small_web_beside(request: PageRequest) -> PageResponse | None:
    """What it says."""
    return answer_of(request, MOMENT)
