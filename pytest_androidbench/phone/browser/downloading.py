"""Files that a page gives to be kept."""

from __future__ import annotations

import base64
import binascii
import re
from collections.abc import Mapping
from typing import Any, Final
from urllib.parse import unquote_to_bytes, urlsplit

from pytest_androidbench.phone.browser.errors import PageCommandRefused
from pytest_androidbench.phone.browser.facts import PageDownload
from pytest_androidbench.phone.browser.limits import MOST_DOWNLOAD, MOST_DOWNLOADS, MOST_WAITS
from pytest_androidbench.phone.browser.requests import PageResponse
from pytest_androidbench.phone.browser.session import PageSession, quoted

TOO_LARGE: Final = "it is too large"
_UNFIT: Final = re.compile(r'[\x00-\x1f\x7f-\x9f/\\:*?"<>|\u200e\u200f\u202a-\u202e\u2066-\u2069]')
_OWN: Final = frozenset({"blob", "data"})
"""Schemes of what a page holds itself."""
_LONGEST_NAME: Final = 120


class PageDownloads:
    """Those that nobody has taken yet."""

    def __init__(self, page: PageSession) -> None:
        self._page = page
        self._begun: list[tuple[str, str]] = []
        self._awaited = 0
        """Files of the page's own that it was clicked for, and that Chromium has not told of."""
        self._last: tuple[str, PageResponse] | None = None
        self._done: list[PageDownload] = []

    def answered(self, url: str, response: PageResponse) -> None:
        """Keep what was answered: it may turn out to be no page but a file."""
        self._last = (url, response)

    def too_large(self, url: str) -> None:
        """Tell of what is not let in."""
        self._done.append(
            PageDownload(url=url, name=file_name(url), mime="", data=b"", failed=TOO_LARGE)
        )

    def began(self, params: Mapping[str, Any]) -> None:
        """Chromium has found that something is a file."""
        if urlsplit(str(params["url"])).scheme in _OWN:
            self._awaited -= 1
        if len(self._begun) + len(self._done) < MOST_DOWNLOADS:
            url, name = str(params["url"]), file_name(str(params["suggestedFilename"]))
            if self._last is not None and self._last[0] == url:
                response = self._last[1]
                self._done.append(
                    PageDownload(url=url, name=name, mime=response.mime, data=response.body)
                )
            else:
                self._begun.append((url, name))

    def collect(self) -> None:
        """Get what the page itself holds; raises as `PageSession.call` does."""
        self._await()
        while self._begun:
            url, name = self._begun.pop(0)
            scheme = urlsplit(url).scheme
            if scheme == "data":
                self._done.append(_of_data(url, name))
            elif scheme == "blob":
                self._done.append(self._of_blob(url, name))
            else:
                self._done.append(
                    PageDownload(url=url, name=name, mime="", data=b"", failed="it was refused")
                )

    def take(self) -> tuple[PageDownload, ...]:
        """All of them, once."""
        done, self._done = tuple(self._done), []
        return done

    def _await(self) -> None:
        """Have Chromium tell of all files that were clicked for, which takes the host some time.

        A page that is gone is not asked, which would begin a browser, nor is one behind a dialog.
        """
        if not self._page.target or self._page.blocked:
            return
        clicked = self._page.value("self.__phoneSaves ? __phoneSaves() : 0")
        self._awaited += clicked if isinstance(clicked, int) else 0
        for _ in range(MOST_WAITS):
            if self._awaited <= 0 or self._page.blocked:
                break
            self._page.devtools.wait_a_little(lambda: self._awaited <= 0 or self._page.blocked)
        else:
            self._page.forced()
        self._awaited = 0

    def _of_blob(self, url: str, name: str) -> PageDownload:
        try:
            told = self._page.own(f"blob({quoted(url)}, {MOST_DOWNLOAD})", later=True)
            mime, data = str(told[0]), base64.b64decode(str(told[1]))
        except (PageCommandRefused, binascii.Error, TypeError):
            return PageDownload(url=url, name=name, mime="", data=b"", failed=TOO_LARGE)
        return PageDownload(url=url, name=name, mime=mime, data=data)


def _of_data(url: str, name: str) -> PageDownload:
    head, _, body = url.removeprefix("data:").partition(",")
    mime = head.partition(";")[0] or "text/plain"
    data = unquote_to_bytes(body)
    if head.endswith(";base64"):
        try:
            data = base64.b64decode(data)
        except binascii.Error:
            return PageDownload(
                url=url[:1000], name=name, mime=mime, data=b"", failed="it is damaged"
            )
    return PageDownload(url=url[:1000], name=name, mime=mime, data=data)


def file_name(suggested: str) -> str:
    """A name for a file, whatever was suggested."""
    last = suggested.rpartition("/")[2].rpartition("\\")[2]
    fit = _UNFIT.sub("_", last).strip(". ")[-_LONGEST_NAME:]
    return fit or "downloadfile"
