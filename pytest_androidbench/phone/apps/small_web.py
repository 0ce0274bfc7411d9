"""Hands pages what the small web says, where it is switched on.

It is off from the start. `settings put global small_web 1` switches it on; what is asked for then
goes through the same desk as any other request of a page, and nothing else is opened or read.
"""

from __future__ import annotations

from datetime import UTC, datetime
from typing import TYPE_CHECKING, Final

from pytest_androidbench.phone.browser.requests import Answerer, PageRequest, PageResponse
from pytest_androidbench.phone.system.times import zone_name
from pytest_androidbench.phone.world.web.documents import POLICY, WebMoment

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.phone import Phone

SWITCH: Final = "small_web"
"""A row of the global settings; "1" switches it on."""
INTERNET: Final = "android.permission.INTERNET"
HEADERS: Final = (("Content-Security-Policy", POLICY), ("Referrer-Policy", "no-referrer"))


def small_web(phone: Phone) -> Answerer:
    """Answers for the hosts of the small web, to pages of apps that may use the internet."""

    def answer(request: PageRequest) -> PageResponse | None:
        on = phone.settings.get("global", SWITCH) == "1"
        if not (on and phone.radios.online and _may_ask(phone, request)):
            return None
        now = datetime.fromtimestamp(phone.clock.now_ms / 1000, UTC)
        return answer_of(request, WebMoment(now, zone_name(phone)))

    return answer


def answer_of(request: PageRequest, moment: WebMoment) -> PageResponse | None:
    """What the small web says to a request; None where it has no such host."""
    from pytest_androidbench.phone.world.web.sites import web_answer  # noqa: PLC0415 - seldom

    found = web_answer(request.url, request.method, moment)
    if found is None:
        return None
    moved = (("Location", found.leads_to),) if found.leads_to else ()
    return PageResponse(
        status=found.status,
        mime="text/html; charset=utf-8",
        body=found.html.encode(errors="replace"),
        headers=(*HEADERS, *moved),
    )


def _may_ask(phone: Phone, request: PageRequest) -> bool:
    app = phone.packages.app(request.page.partition("/")[0])
    return app is not None and INTERNET in app.permissions
