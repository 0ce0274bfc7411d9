"""A phone's browser before it is needed: most phones never show a page.

What shows pages is imported with the first of them; it would be a quarter of what a phone imports
to start.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from pytest_androidbench.phone.browser.chromium import BrowserProcess
from pytest_androidbench.phone.browser.disturbances import Disturbances
from pytest_androidbench.phone.browser.requests import Answerer

if TYPE_CHECKING:
    from pytest_androidbench.phone.browser.browser import Browser
    from pytest_androidbench.phone.browser.page import WebPage


class BrowserOnDemand:
    """Pages by their names, as of a `Browser`, which is made for the first one."""

    def __init__(self, now_ms: Callable[[], int], answer: Answerer) -> None:
        """Begin without a browser; `now_ms` and `answer` are what one is made with."""
        self._now_ms = now_ms
        self._answer = answer
        self._process = BrowserProcess()
        self.disturbances = Disturbances()
        self._browser: Browser | None = None

    def start(self) -> None:
        """Have a process wait that Chromium is started from; 0.1 MB."""
        self._process.start()

    def close(self) -> None:
        """End the processes."""
        if self._browser is not None:
            self._browser.close()
        self._process.close()

    def __del__(self) -> None:
        self.close()

    def missing(self) -> str:
        """Nothing, or why there is no browser and how to get one."""
        return self._process.missing

    def alive(self, key: str) -> bool:
        """Whether there is a page of that name."""
        return self._browser is not None and self._browser.alive(key)

    def page(self, key: str) -> WebPage:
        """The page of that name, made empty where there is none."""
        if self._browser is None:
            from pytest_androidbench.phone.browser.browser import Browser  # noqa: PLC0415 - seldom

            self._browser = Browser(
                self._now_ms, self._answer, process=self._process, disturbances=self.disturbances
            )
        return self._browser.page(key)

    def drop(self, key: str) -> None:
        """Close a page."""
        if self._browser is not None:
            self._browser.drop(key)

    def drop_all(self) -> None:
        """Close all pages and forget what they stored."""
        if self._browser is not None:
            self._browser.drop_all()

    def tick(self) -> None:
        """End Chromium where no page was there for a while of the phone's clock."""
        if self._browser is not None:
            self._browser.tick()
