"""Web pages: the first of a phone, later ones, looking, drags, and what Chromium takes."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from benchmarks.figures import Figure, median, timed
from benchmarks.phones import proc_text, shared_mb
from pytest_androidbench.phone.browser.browser import Browser
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
        self.browser = Browser(lambda: self.now, _page)
        self.browser.start()
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
    """All of them.

    Raises:
        SystemExit: there is no Chromium; says how to get one.
    """
    before = _chromium_mb()
    taken = []
    phones = [_Pages() for _ in range(PHONES)]
    for number, pages in enumerate(phones):
        if missing := pages.browser.missing():
            raise SystemExit(missing)
        begin = time.perf_counter()
        pages.open()
        taken.append(time.perf_counter() - begin)
        if not number:
            note = f"the processes' shares, summed; {len(_chromiums())} processes"
            yield Figure(name="page: memory of a phone's Chromium, PSS",
                         value=_chromium_mb() - before, unit="MB", note=note)  # fmt: skip
    yield Figure(name=f"page: memory of {PHONES} phones' Chromiums",
                 value=_chromium_mb() - before, unit="MB")  # fmt: skip
    note = f"{PHONES} phones, one after the other; at most {max(taken):.2f} s"
    yield Figure(name="page: first of a phone", value=median(taken), unit="s", target=2, note=note)
    for pages in phones[1:]:
        pages.browser.close()
    yield from _later_figures(phones[0])
    phones[0].browser.close()


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
    return sum(map(shared_mb, _chromiums()))


def _chromiums() -> list[int]:
    processes = (int(place.name) for place in Path("/proc").glob("[0-9]*"))
    return [pid for pid in processes if "androidbench-pages-" in proc_text(pid, "cmdline")]
