"""Asks the small web as a browser would."""

from __future__ import annotations

import html
import re
from datetime import UTC, datetime

from pytest_androidbench.phone.world.web.documents import WebAnswer, WebMoment
from pytest_androidbench.phone.world.web.sites import web_answer

MOMENT = WebMoment(datetime(2023, 10, 15, 15, 34, tzinfo=UTC), "America/New_York")
TAG = re.compile(r"<[^>]+>")


def asked(url: str, moment: WebMoment = MOMENT) -> WebAnswer:
    """What is at an address, wherever it leads."""
    for _ in range(4):
        found = web_answer(url, "GET", moment)
        assert found is not None, url
        if not found.leads_to:
            return found
        url = found.leads_to
    raise AssertionError(f"{url} leads on and on")


def told(url: str, moment: WebMoment = MOMENT) -> str:
    """The words of a page."""
    body = asked(url, moment).html.partition("<body>")[2]
    return " ".join(html.unescape(TAG.sub(" ", body)).split())


def title(url: str) -> str:
    """What a page is called."""
    found = re.search("<title>(.*?)</title>", asked(url).html)
    assert found is not None
    return html.unescape(found[1])
