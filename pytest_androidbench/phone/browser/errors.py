"""Why a page cannot be shown."""

from __future__ import annotations

from pytest_androidbench.errors import AndroidBenchError


class BrowserError(AndroidBenchError):
    """The browser does not do what it is asked for."""


class BrowserMissing(BrowserError):
    """There is no browser to show pages with; the message says how to get one."""


class BrowserLost(BrowserError):
    """The browser ended, hangs, or does not keep to its protocol."""


class PageLost(BrowserError):
    """The process of a page ended, of itself or because it used up its time."""

    def __init__(self, message: str, *, unresponsive: bool = False) -> None:
        super().__init__(message)
        self.unresponsive = unresponsive


class PageCommandRefused(BrowserError):
    """The browser knows no such thing, or cannot do it now."""


class PageBlocked(BrowserError):
    """A dialog of the page is open, and stops its scripts."""
