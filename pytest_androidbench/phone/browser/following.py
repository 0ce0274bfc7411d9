"""What a page does of itself: loading, asking, opening windows."""

from __future__ import annotations

from typing import Final
from urllib.parse import urlsplit

from pytest_androidbench.phone.browser.addresses import is_of_chromium, outside
from pytest_androidbench.phone.browser.asking import PageAsks
from pytest_androidbench.phone.browser.console import PageConsole
from pytest_androidbench.phone.browser.devtools import JsonObject
from pytest_androidbench.phone.browser.documents import PageDocument
from pytest_androidbench.phone.browser.downloading import PageDownloads
from pytest_androidbench.phone.browser.errors import PageCommandRefused
from pytest_androidbench.phone.browser.facts import PageState
from pytest_androidbench.phone.browser.input import PageInput
from pytest_androidbench.phone.browser.limits import (
    MOST_TEXT,
    MOST_WAITS,
    MOST_WINDOWS,
    POLL_SECONDS,
)
from pytest_androidbench.phone.browser.requests import PageRequest
from pytest_androidbench.phone.browser.session import PageSession
from pytest_androidbench.phone.browser.time import LOADING_WAITS, PageTime

_NO_ADDRESS: Final = "net::ERR_INVALID_URL"
_MISSING_FILE: Final = "net::ERR_FILE_NOT_FOUND"
_NO_NETWORK: Final = "net::ERR_INTERNET_DISCONNECTED"


class PageFollower:
    """Follows the events of one page, and has its parts."""

    def __init__(self, page: PageSession) -> None:
        self._page = page
        self.time = PageTime(page)
        self.asks = PageAsks(page)
        self.console = PageConsole()
        self.input = PageInput(page, self.time)
        self.document = PageDocument(page)
        self.downloads = PageDownloads(page)
        self.first = 1
        """Where the page's own history begins."""
        self._opened: list[str] = []
        self._windows = 0
        self._navigation = 0
        self._chooser: JsonObject | None = None

    def navigating(self, number: int) -> None:
        """The answer of that number says how a navigation went."""
        if self._navigation:
            self._page.devtools.forget(self._navigation)
        self._navigation = number

    def committed(self) -> None:
        """Wait until it is decided what becomes of the navigation; raises as the others do.

        Until then there is the page from before, which has nothing to wait for, and a new process
        takes the host some time.
        """
        page, number = self._page, self._navigation
        devtools = page.devtools
        for seconds in (*LOADING_WAITS, *(POLL_SECONDS,) * MOST_WAITS):
            if devtools.wait_a_little(
                lambda: devtools.arrived(number) or page.blocked or page.session in devtools.lost,
                seconds,
            ):
                return
            self.time.moment()
        page.forced()

    def settle(self) -> None:
        """Look after what was begun and needs asking; raises as `PageSession.call` does."""
        devtools = self._page.devtools
        if self._navigation and devtools.arrived(self._navigation):
            number, self._navigation = self._navigation, 0
            try:
                error = str(devtools.finish(number).get("errorText", ""))
            except PageCommandRefused as refused:
                error = str(refused)
            if error == "net::ERR_ABORTED":
                # A download: the page stays what it was.
                self._page.standing.state = PageState.READY
            elif error:
                self.failed(error)
        chooser, self._chooser = self._chooser, None
        if chooser is not None:
            node = {"backendNodeId": chooser.get("backendNodeId", 0)}
            told = self._page.call("DOM.describeNode", node)["node"].get("attributes", [])
            attributes = dict(zip(told[::2], told[1::2], strict=False))
            self.asks.chooser_opened(chooser, str(attributes.get("accept", "")))

    def guard(self) -> None:
        """See to it that Chromium itself scrolls nothing; our own scripts do."""
        if any(self._page.own_everywhere("guard()")):
            self.time.undrawn = True

    def take_opened(self) -> tuple[str, ...]:
        """Windows that were opened since."""
        opened, self._opened = tuple(self._opened), []
        return opened

    def opens(self) -> str:
        """The name of a window that is opened now."""
        self._windows += 1
        name = f"{self._page.name}/{self._windows}"
        if len(self._opened) < MOST_WINDOWS:
            self._opened.append(name)
        return name

    def refused(self, request: PageRequest, *, too_large: bool) -> None:
        """Something was not to be had."""
        if too_large and request.main_frame:
            self.downloads.too_large(request.url)
        if request.main_frame:
            self._page.standing.refusal = _refusal_of(request.url)

    def address(self, shown: str) -> str:
        """The page's address: of one that could not be had, the one that was asked for."""
        failed = self._page.standing.state is PageState.FAILED
        return self._page.standing.url if failed else outside(shown)

    def happened(self, method: str, params: JsonObject) -> None:
        """Follow an event."""
        page = self._page
        self.time.happened(method)
        match method:
            case "Runtime.executionContextCreated":
                page.context_made(params["context"])
            case "Runtime.executionContextDestroyed":
                page.context_gone(int(params["executionContextId"]))
            case "Runtime.executionContextsCleared":
                page.contexts.clear()
            case "Runtime.bindingCalled":
                self.asks.told(int(params["executionContextId"]), str(params["payload"]))
            case "Runtime.consoleAPICalled":
                self.console.called(params)
            case "Page.javascriptDialogOpening":
                self.asks.dialog_opened(params)
            case "Page.javascriptDialogClosed":
                self.asks.dialog_closed()
            case "Page.fileChooserOpened":
                self._chooser = params
            case "Page.windowOpen" if not params.get("userGesture"):
                if len(page.standing.unasked) < MOST_WINDOWS:
                    page.standing.unasked.append(str(params.get("url", ""))[:MOST_TEXT])
            case _:
                self._loading(method, params)

    def _loading(self, method: str, params: JsonObject) -> None:
        page = self._page
        if method == "Page.frameNavigated":
            self._navigated(params["frame"])
        elif params.get("frameId") == page.target:
            if method == "Page.frameStartedLoading" and not page.standing.over:
                page.standing.state = PageState.LOADING
            elif method == "Page.frameStoppedLoading":
                self._stopped()

    def _stopped(self) -> None:
        # What stops ahead of the navigation's answer is the page that was there before.
        begun = not self._navigation or self._page.devtools.arrived(self._navigation)
        if begun and self._page.standing.state is PageState.LOADING:
            self._page.standing.state = PageState.READY

    def _navigated(self, frame: JsonObject) -> None:
        if frame.get("parentId"):
            return
        self.asks.clear()
        unreachable = outside(str(frame.get("unreachableUrl", "")))
        if unreachable:
            self._page.standing.url = unreachable
            self.failed(self._page.standing.refusal or "net::ERR_FAILED")
        else:
            self._page.standing.error = self._page.standing.refusal = ""
            if self._page.standing.state is PageState.FAILED:
                self._page.standing.state = PageState.LOADING

    def failed(self, error: str) -> None:
        """The page could not be had."""
        standing = self._page.standing
        standing.state = PageState.FAILED
        standing.error = standing.refusal or error.partition(" ")[0][:MOST_TEXT]


def _refusal_of(url: str) -> str:
    if is_of_chromium(url):
        return _NO_ADDRESS
    local = urlsplit(url).scheme in {"file", "content"}
    return _MISSING_FILE if local else _NO_NETWORK
