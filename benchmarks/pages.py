"""Web pages: the first of a phone, later ones, looking, drags, and what Chromium takes."""

from __future__ import annotations

import re
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from benchmarks.figures import Figure, median, timed
from pytest_androidbench.phone.browser.browser import Browser
from pytest_androidbench.phone.browser.chromium import BrowserProcess
from pytest_androidbench.phone.browser.facts import Viewport
from pytest_androidbench.phone.browser.page import WebPage
from pytest_androidbench.phone.browser.requests import PageRequest, PageResponse

VIEWPORT: Final = Viewport(width=1080, height=2076, density=2.625)
ADDRESS: Final = "http://site.test/"
BODY: Final = (
    b"<meta name=viewport content='width=device-width'><title>A page</title>"
    b"<canvas id=c height=300 style='touch-action:none'></canvas><script>"
    b"const draw = c.getContext('2d'); c.ontouchmove = (e) =>"
    b" draw.fillRect(e.touches[0].clientX, e.touches[0].clientY, 3, 3)</script>"
    + b"<p>Some words and <a href=/more>a link</a>, <button>a button</button>.</p>"
    * 30
)
PHONES: Final = 8
POINTS: Final = 100
POINT_MS: Final = 5
"""Between two points of a swipe, as UiAutomator has it."""
ROUNDS: Final = 10


class _Pages:
    """A browser as a phone has one, with a clock of ours."""

    def __init__(self) -> None:
        self.now = 1_697_384_040_000
        self.process = BrowserProcess()
        self.process.start()
        self.browser = Browser(lambda: self.now, _page, process=self.process)
        self._opened = 0

    def open(self) -> WebPage:
        self._opened += 1
        page = self.browser.page(f"page {self._opened}")
        page.load(ADDRESS, VIEWPORT)
        page.view()
        return page

    def look(self, page: WebPage) -> None:
        self.now += 500
        page.view()

    def show(self, page: WebPage) -> None:
        self.now += 500
        page.picture()

    def drag(self, page: WebPage) -> None:
        page.touch("down", [(100, 100)])
        for number in range(POINTS):
            self.now += POINT_MS
            page.touch("move", [(100 + 5 * number, 100 + 3 * number)])
        page.touch("up", [(600, 400)])


def _page(request: PageRequest) -> PageResponse:
    del request
    return PageResponse(body=BODY)


def page_figures() -> Iterator[Figure]:
    """All of them; without Chromium the first says what is missing."""
    taken, all_pages = [], []
    before = _chromium_mb()
    for number in range(PHONES):
        pages = _Pages()
        begin = time.perf_counter()
        pages.open()
        taken.append(time.perf_counter() - begin)
        all_pages.append(pages)
        if not number:
            note = f"the processes' shares, summed; {_counted()} processes"
            one = Figure(name="page: memory of a phone's Chromium, PSS",
                         value=_chromium_mb() - before, unit="MB", note=note)  # fmt: skip
    together = _chromium_mb() - before
    note = f"{PHONES} phones, one after the other; at most {max(taken):.2f} s"
    yield Figure(name="page: first of a phone", value=median(taken), unit="s", target=2, note=note)
    yield one
    yield Figure(name=f"page: memory of {PHONES} phones' Chromiums", value=together, unit="MB")
    for pages in all_pages[1:]:
        pages.browser.close()
    yield from _later_figures(all_pages[0])
    all_pages[0].browser.close()


def _later_figures(pages: _Pages) -> Iterator[Figure]:
    page = pages.open()
    for name, call, target in (
        ("page: a later one", pages.open, 300),
        ("page: looked at after half a second of the phone's", lambda: pages.look(page), None),
        ("page: its picture", lambda: pages.show(page), None),
        (f"page: a drag of {POINTS} points", lambda: pages.drag(page), None),
    ):
        yield Figure(name=name, value=median(timed(call, ROUNDS)), unit="ms", target=target)


def _chromium_mb() -> float:
    """The processes' proportional shares of memory, summed."""
    found = (re.search(r"^Pss:\s+(\d+)", _read(place / "smaps_rollup"), re.M) for place in _all())
    return sum(int(each[1]) for each in found if each) / 1024


def _counted() -> int:
    return sum(1 for _ in _all())


def _all() -> Iterator[Path]:
    for place in Path("/proc").glob("[0-9]*"):
        if "androidbench-pages-" in _read(place / "cmdline"):
            yield place


def _read(path: Path) -> str:
    try:
        return path.read_text()
    except OSError:
        return ""
