"""The page of a live screen in a browser, and who shows something there, with no device behind."""

from __future__ import annotations

import io
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import Any, Final

from PIL import Image, ImageDraw
from playwright.sync_api import Page

from pytest_androidbench.interface.actions import Action
from pytest_androidbench.interface.observation import Node, Observation
from pytest_androidbench.viewer.inputs import Aim
from pytest_androidbench.viewer.page import LivePage
from pytest_androidbench.viewer.scene import Scene, elements_of
from pytest_androidbench.viewer.server import PageServer
from tests.browser.visits import Visits

PORTRAIT: Final = (1080, 2400)
SECONDS: Final = 20.0
"""What an action may take to come from the page."""
LABELS: Final = ("Network & internet", "Search", "<img src=x onerror=alert(1)>")


def drawn(size: tuple[int, int], colour: str = "#dfe8f5") -> bytes:
    """A picture with a frame and a cross."""
    image = Image.new("RGB", size, colour)
    pen = ImageDraw.Draw(image)
    width, height = size
    pen.rectangle((0, 0, width - 1, height - 1), outline="#335", width=8)
    pen.line((0, 0, width, height), fill="#335", width=4)
    pen.line((0, height, width, 0), fill="#335", width=4)
    held = io.BytesIO()
    image.save(held, "PNG")
    return held.getvalue()


def screen(size: tuple[int, int] = PORTRAIT) -> Observation:
    """Three elements below each other."""
    nodes = tuple(
        Node(index=n, text=label, clickable=True, bounds=(0, 200 * n, size[0], 200 * n + 200),
             class_name="android.widget.Button")
        for n, label in enumerate(LABELS)
    )  # fmt: skip
    return Observation(nodes=nodes, package="p", activity="a", width=size[0], height=size[1])


class Shown:
    """A live page, and the questions it asks one after the other."""

    def __init__(self, page: LivePage, address: str) -> None:
        self.live = page
        self.address = address
        self.scene = Scene()

    @property
    def served(self) -> str:
        """How all addresses of its server begin."""
        return self.address.partition("#")[0]

    def ask(self, size: tuple[int, int] = PORTRAIT, **fields: Any) -> None:
        """Ask for an action on a screen of that size."""
        seen = screen(size)
        self.scene = replace(
            Scene(phase="ready", goal="Do it.", size=size, elements=elements_of(seen)),
            step=self.live.scene.step + 1,
            **fields,
        )
        self.live.show(self.scene, aim=Aim(size=size, observation=seen), picture=drawn(size))

    def taken(self, page: Page) -> Action:
        """What was done at the page; another question is asked behind it."""
        deadline = time.monotonic() + SECONDS
        while (action := self.live.take(0)) is None:
            assert time.monotonic() < deadline
            # What the page asks of its server is let through by this thread.
            page.wait_for_timeout(10)
        self.ask(self.scene.size)
        awaited(page, self)
        return action


@contextmanager
def live() -> Iterator[Shown]:
    """A live page for as long as it is needed."""
    page = LivePage()
    server = PageServer(page)
    try:
        yield Shown(page, server.address)
    finally:
        page.show(replace(page.scene, phase="over"))
        server.close()


def opened(visits: Visits, shown: Shown, **fields: Any) -> Page:
    """The page in a browser, with the picture of the question that is asked."""
    page = visits.page(served=shown.served, **fields)
    page.goto(shown.address)
    awaited(page, shown)
    return page


def awaited(page: Page, shown: Shown) -> None:
    """Wait until the page asks what is asked."""
    wide, high = shown.scene.size
    page.locator(f"#screen[data-step='{shown.scene.step}'][aria-busy=false]").wait_for()
    page.locator("#cover").wait_for(state="hidden")
    assert page.locator("#picture").evaluate("it => [it.naturalWidth, it.naturalHeight]") == [
        wide, high,
    ]  # fmt: skip
