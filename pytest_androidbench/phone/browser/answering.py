"""Puts what pages want to have to the phone."""

from __future__ import annotations

import base64
from typing import TYPE_CHECKING, Final
from urllib.parse import urlsplit

from pytest_androidbench.phone.browser.addresses import is_of_chromium, outside
from pytest_androidbench.phone.browser.devtools import DevTools, JsonObject
from pytest_androidbench.phone.browser.limits import MOST_DOWNLOAD
from pytest_androidbench.phone.browser.requests import Answerer, PageRequest, PageResponse

if TYPE_CHECKING:
    from pytest_androidbench.phone.browser.page import WebPage

_FILES: Final = frozenset({"file", "content"})


class RequestDesk:
    """Answers one request after another."""

    def __init__(self, answer: Answerer) -> None:
        self._answer = answer

    def answer(
        self, devtools: DevTools, session: str, page: WebPage | None, paused: JsonObject
    ) -> None:
        """Answer a request that waits, in the phone's words or by its failure."""
        asked = paused["request"]
        url = outside(str(asked["url"]))
        main = page is not None and paused.get("frameId") == page.session.target
        request = PageRequest(
            url=url,
            method=str(asked["method"]),
            main_frame=main and paused.get("resourceType") == "Document",
            page=page.session.name if page is not None else "",
            headers=tuple((str(name), str(told)) for name, told in asked["headers"].items()),
            body=b"".join(
                base64.b64decode(str(part.get("bytes", "")))
                for part in asked.get("postDataEntries", [])
            ),
        )
        response = None if is_of_chromium(url) else self._answer(request)
        number = str(paused["requestId"])
        if response is None or len(response.body) > MOST_DOWNLOAD:
            if page is not None:
                page.follower.refused(request, too_large=response is not None)
            reason = "AccessDenied" if urlsplit(url).scheme in _FILES else "InternetDisconnected"
            fail = {"requestId": number, "errorReason": reason}
            devtools.send("Fetch.failRequest", fail, session)
            return
        if page is not None and paused.get("resourceType") == "Document":
            page.follower.downloads.answered(str(asked["url"]), response)
        devtools.send("Fetch.fulfillRequest", _fulfilled(number, response), session)


def _fulfilled(number: str, response: PageResponse) -> JsonObject:
    headers = [("Content-Type", response.mime), *response.headers]
    return {
        "requestId": number,
        "responseCode": response.status,
        "responseHeaders": [{"name": name, "value": value} for name, value in headers],
        "body": base64.b64encode(response.body).decode(),
    }
