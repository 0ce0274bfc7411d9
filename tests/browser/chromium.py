"""The system's Chromium, driven headless; nothing is downloaded for it."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from playwright.sync_api import Browser, sync_playwright

NAMES: Final = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
MISSING: Final = (
    "the pages of reports are tested in Chromium, and none is installed: `apt-get install "
    "chromium`, or set CHROMIUM to the path of a Chromium or Chrome"
)


def chromium_path() -> str:
    """The program to start.

    Raises:
        FileNotFoundError: there is none.
    """
    for name in filter(None, (os.environ.get("CHROMIUM"), *NAMES)):
        if found := shutil.which(name):
            return found
    raise FileNotFoundError(MISSING)


@contextmanager
def chromium() -> Iterator[Browser]:
    """A browser for as long as it is needed; meanwhile this thread has a running event loop."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium_path())
        try:
            yield browser
        finally:
            browser.close()
