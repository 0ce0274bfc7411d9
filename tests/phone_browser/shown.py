"""Pages of tests: a clock that tests move, and sites that they write."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from pytest_androidbench.phone.browser.browser import Browser
from pytest_androidbench.phone.browser.chromium import BrowserProcess
from pytest_androidbench.phone.browser.facts import PageNode, PageView, Viewport
from pytest_androidbench.phone.browser.page import WebPage
from pytest_androidbench.phone.browser.requests import Answerer, PageRequest, PageResponse

SITE = "http://site.test"
VIEWPORT = Viewport(width=400, height=600, density=2.0)
HEAD = '<meta name="viewport" content="width=device-width">'
BEGIN = 1_697_384_040_000


class Shown:
    """A browser, its clock, and what there is at each address."""

    def __init__(
        self, patience: float = 60, cpu_seconds: float = 10, beside: Answerer | None = None
    ) -> None:
        """`beside` is asked for what no test has put."""
        self._beside = beside
        self.now = BEGIN
        self.sites: dict[str, PageResponse] = {}
        self.asked: list[PageRequest] = []
        process = BrowserProcess(patience)
        self.browser = Browser(
            lambda: self.now, self._answer, process=process, cpu_seconds=cpu_seconds
        )
        self._number = 0

    def put(self, path: str, body: str, mime: str = "text/html; charset=utf-8") -> None:
        self.sites[SITE + path] = PageResponse(mime=mime, body=body.encode())

    def open(self, body: str, viewport: Viewport = VIEWPORT, path: str = "/") -> WebPage:
        self.put(path, HEAD + body)
        self._number += 1
        page = self.browser.page(f"page{self._number}")
        page.load(SITE + path, viewport)
        return page

    def pass_ms(self, length: int) -> None:
        self.now += length

    def tap(self, page: WebPage, x: int, y: int, held_ms: int = 50) -> None:
        page.touch("down", [(x, y)])
        self.pass_ms(held_ms)
        page.touch("up", [(x, y)])

    def press(self, page: WebPage, identity: str) -> None:
        """Tap the middle of the element of that id."""
        node = found(page.view(), lambda node: node.resource_id == identity)
        left, top, right, bottom = node.bounds
        self.tap(page, (left + right) // 2, (top + bottom) // 2)

    def reset(self) -> None:
        self.now = BEGIN
        self.sites.clear()
        self.asked.clear()
        for number in range(1, self._number + 1):
            self.browser.drop(f"page{number}")

    def _answer(self, request: PageRequest) -> PageResponse | None:
        self.asked.append(request)
        found = self.sites.get(request.url)
        return self._beside(request) if found is None and self._beside is not None else found


def nodes(node: PageNode | None) -> Iterator[PageNode]:
    if node is not None:
        yield node
        for child in node.children:
            yield from nodes(child)


def found(view: PageView, fits: Callable[[PageNode], bool]) -> PageNode:
    return next(node for node in nodes(view.root) if fits(node))


def texts(view: PageView) -> list[str]:
    return [node.text for node in nodes(view.root) if node.text][1:]
