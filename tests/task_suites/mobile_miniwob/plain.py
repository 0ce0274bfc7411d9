"""Pages of the app in a plain Chromium, which knows nothing of phones."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Final
from urllib.parse import urlsplit

from playwright.sync_api import Browser, Page, Route

from pytest_androidbench.phone.apps.miniwob.assets import asset

SITE: Final = "http://pages.test/"
_RAW: Final = re.compile(r"\(raw: (\S+)\)$")


@dataclass(slots=True)
class PlainPage:
    """A page of the app's size."""

    page: Page
    said: list[str] = field(default_factory=list)
    """What it wrote to the console since it has begun."""

    def begin(self, name: str, seed: int) -> None:
        """Load a page, drawn from a seed, and begin its episode."""
        self.page.goto(f"{SITE}html/miniwob/{name}.html")
        self.said.clear()
        self.page.evaluate(f"core.appReset('{seed}')")

    @property
    def reward(self) -> str:
        """The raw reward as the page wrote it; nothing as long as its episode goes on."""
        return next((told[1] for line in self.said if (told := _RAW.search(line))), "")

    def touch(self, x: float, y: float) -> None:
        """Tap a point in pixels of the page; playwright's own taps take it for a whole one."""
        session = self.page.context.new_cdp_session(self.page)
        for kind, points in (("touchStart", [{"x": x, "y": y}]), ("touchEnd", [])):
            session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
        session.detach()


@contextmanager
def plain_page(browser: Browser) -> Iterator[PlainPage]:
    """An empty page, until the block ends."""
    context = browser.new_context(
        viewport={"width": 412, "height": 832},
        device_scale_factor=2.625, has_touch=True, is_mobile=True,
    )  # fmt: skip
    made = PlainPage(context.new_page())
    made.page.on("console", lambda message: made.said.append(message.text))
    made.page.on("dialog", lambda dialog: dialog.dismiss())
    made.page.route("**/*", _serve)
    yield made
    context.close()


def _serve(route: Route) -> None:
    """Give a page of the app's what it asks for."""
    found = asset(urlsplit(route.request.url).path.removeprefix("/"))
    if found is None:
        route.abort()
    else:
        route.fulfill(body=found.body, content_type=found.mime)
