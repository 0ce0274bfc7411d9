"""The browser of a phone: its pages, and the Chromium that shows them."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress

from pytest_androidbench.phone.browser.answering import RequestDesk
from pytest_androidbench.phone.browser.chromium import BrowserProcess, ProcessorWatch
from pytest_androidbench.phone.browser.devtools import DevTools, JsonObject
from pytest_androidbench.phone.browser.disturbances import Disturbances
from pytest_androidbench.phone.browser.errors import BrowserLost, PageCommandRefused
from pytest_androidbench.phone.browser.limits import (
    ANSWER_CPU_SECONDS,
    IDLE_MS,
    MOST_UNUSED,
    MOST_WINDOWS,
)
from pytest_androidbench.phone.browser.page import WebPage
from pytest_androidbench.phone.browser.preparing import (
    AUTO_ATTACH,
    end_session,
    prepare_page,
    prepare_worker,
)
from pytest_androidbench.phone.browser.requests import Answerer
from pytest_androidbench.phone.browser.stores import is_private, store_of


class Browser:
    """Pages by their names; for one thread.

    Nothing is started before a page is loaded, unless by `start`, which a phone has to call before
    its wall is up.
    """

    def __init__(
        self,
        now_ms: Callable[[], int],
        answer: Answerer,
        *,
        process: BrowserProcess | None = None,
        disturbances: Disturbances | None = None,
        cpu_seconds: float = ANSWER_CPU_SECONDS,
    ) -> None:
        """Begin without a process.

        Args:
            now_ms: the phone's clock.
            answer: is asked for everything that pages want to have.
            process: what Chromium is started from; without one, a new one.
            disturbances: where those are counted; without it, nowhere else.
            cpu_seconds: of the processor, which a page may use for one answer.
        """
        self.now_ms = now_ms
        self.disturbances = disturbances or Disturbances()
        self._process = process or BrowserProcess()
        self._processor = ProcessorWatch(self._process.kill, cpu_seconds)
        self._devtools: DevTools | None = None
        self._pages: dict[str, WebPage] = {}
        self._sessions: dict[str, WebPage] = {}
        self._targets: dict[str, str] = {}
        self._stores: dict[str, str] = {}
        """Chromium's contexts by their names."""
        self._unused = 0
        """How often all was dropped in a row with no page in between."""
        self._desk = RequestDesk(answer)
        self._without_page_since: int | None = None
        self._front: WebPage | None = None

    def start(self) -> None:
        """Have a process wait that Chromium is started from; 0.1 MB."""
        self._process.start()

    def close(self) -> None:
        """End the processes."""
        self._end()
        self._process.close()

    def __del__(self) -> None:
        self.close()

    def missing(self) -> str:
        """Nothing, or why there is no browser and how to get one."""
        return self._process.missing

    def alive(self, key: str) -> bool:
        """Whether there is a page of that name."""
        return key in self._pages

    def page(self, key: str) -> WebPage:
        """The page of that name, made empty where there is none."""
        if key not in self._pages:
            self._pages[key] = WebPage(self, key)
        return self._pages[key]

    def drop(self, key: str) -> None:
        """Close a page."""
        page = self._pages.pop(key, None)
        if page is not None and page.session.target:
            self._tell("Target.closeTarget", {"targetId": page.session.target})
        self._forget_private(store_of(key))
        self.tick()

    def drop_all(self) -> None:
        """Close all pages and forget what they stored; Chromium waits for those that follow."""
        self._pages.clear()
        self._unused += 1
        if self._unused > MOST_UNUSED:
            self._end()
        stores = list(self._stores.values())
        self._forget()
        for store in stores:
            self._tell("Target.disposeBrowserContext", {"browserContextId": store})

    def tick(self) -> None:
        """End Chromium where no page was there for a while of the phone's clock."""
        if self._devtools is None or self._pages:
            self._without_page_since = None
        elif self._without_page_since is None or self.now_ms() < self._without_page_since:
            self._without_page_since = self.now_ms()
        elif self.now_ms() - self._without_page_since >= IDLE_MS:
            self._end()

    # What pages use of it.

    @property
    def devtools(self) -> DevTools:
        """The connection, begun where there is none.

        Raises:
            BrowserError: there can be none.
        """
        if self._devtools is None:
            process = self._process
            connection = process.connect()
            self._devtools = DevTools(connection, self._happened, self._watch, process.patience)
            self._processor.renew()
            self._devtools.call("Target.setAutoAttach", AUTO_ATTACH)
        return self._devtools

    @property
    def running(self) -> bool:
        """Whether there is a process now."""
        return self._devtools is not None

    @property
    def ended_busy(self) -> int:
        """How many processes of pages were ended because they took too long."""
        return self._processor.ended

    def begin_answer(self) -> None:
        """Count the processor's time from here on."""
        self._processor.begin()

    def open(self, page: WebPage) -> None:
        """Have a page be shown in a window of its own.

        Raises:
            BrowserError: there is no browser, or it cannot.
        """
        devtools = self.devtools
        window = {
            "url": "about:blank",
            "newWindow": True,
            "browserContextId": self._stored(devtools, store_of(page.session.name)),
        }
        made = devtools.call("Target.createTarget", window)
        target = str(made["targetId"])
        devtools.wait(lambda: target in self._targets)
        self._adopt(page, target)
        # What was said so far is kept by the browser once it is answered, and holds in the process
        # of the next page as well. That its first document is just being replaced is an answer.
        with suppress(PageCommandRefused):
            page.session.call("Runtime.evaluate", {"expression": "0"})

    def discard(self, page: WebPage) -> None:
        """Close a page's window, of which the process is gone."""
        if self._devtools is not None:
            self._devtools.send("Target.closeTarget", {"targetId": page.session.target})
            self._sessions.pop(page.session.session, None)
        page.session.forget()

    def refresh(self) -> None:
        """Have done with a Chromium that has ended while nobody asked it for anything."""
        if self._devtools is not None and self._devtools.ended():
            self.lost()

    def bring_to_front(self, page: WebPage) -> None:
        """Have a page be in front of its window, where another one may be: only there it draws."""
        if self._front is not page and page.session.target:
            page.session.call("Page.bringToFront")
            self._front = page

    def lost(self) -> None:
        """Have done with a Chromium that is gone or hangs."""
        self.disturbances.lost()
        self._end()

    def _stored(self, devtools: DevTools, name: str) -> str:
        """Where pages keep what they store, and nobody else does: Chromium's browser context.

        Its pages have processes of their own; with it everything is gone, and Chromium stays.
        """
        self._unused = 0
        if name not in self._stores:
            made = devtools.call("Target.createBrowserContext", {"disposeOnDetach": True})
            store = self._stores[name] = str(made["browserContextId"])
            refused = {"behavior": "deny", "eventsEnabled": True, "browserContextId": store}
            devtools.call("Browser.setDownloadBehavior", refused)
        return self._stores[name]

    def _forget_private(self, name: str) -> None:
        """Have what private pages stored gone with the last of them."""
        if is_private(name) and all(store_of(key) != name for key in self._pages):
            store = self._stores.pop(name, "")
            if store:
                self._tell("Target.disposeBrowserContext", {"browserContextId": store})

    def _adopt(self, page: WebPage, target: str) -> None:
        session = self._targets[target]
        self._sessions[session] = page
        page.session.adopt(target, session)

    def _tell(self, method: str, params: JsonObject) -> None:
        """Tell Chromium something, where it runs."""
        if self._devtools is not None:
            try:
                self._devtools.send(method, params)
            except BrowserLost:
                self.lost()

    def _forget(self) -> None:
        """Know no more of what pages had in Chromium."""
        self._sessions.clear()
        self._targets.clear()
        self._without_page_since = self._front = None
        self._stores.clear()

    def _end(self) -> None:
        devtools, self._devtools = self._devtools, None
        self._forget()
        if devtools is not None:
            devtools.close()
            self._process.end()
            for page in self._pages.values():
                page.browser_ended()

    def _watch(self) -> None:
        if self._devtools is not None:
            self._processor.look(self._devtools)

    def _happened(self, session: str, method: str, params: JsonObject) -> None:
        devtools = self._devtools
        if devtools is None:
            return
        page = self._sessions.get(session)
        if method == "Target.attachedToTarget":
            self._attached(devtools, page, params)
        elif method == "Target.detachedFromTarget":
            self._detached(devtools, str(params.get("sessionId", "")))
        elif method == "Fetch.requestPaused":
            self._desk.answer(devtools, session, page, params)
        elif method == "Inspector.targetCrashed":
            devtools.lost.add(session)
        elif method == "Browser.downloadWillBegin":
            self._download(params)
        elif page is not None and session == page.session.session:
            page.follower.happened(method, params)

    def _download(self, params: JsonObject) -> None:
        frame = str(params.get("frameId", ""))
        for page in self._pages.values():
            if frame == page.session.target or frame in page.session.contexts:
                page.follower.downloads.began(params)
                return

    def _attached(self, devtools: DevTools, parent: WebPage | None, params: JsonObject) -> None:
        info, session = params["targetInfo"], str(params["sessionId"])
        kind, target = str(info["type"]), str(info["targetId"])
        if kind == "page":
            self._page_attached(devtools, target, session, str(info.get("openerId", "")))
            return
        if parent is not None:
            self._sessions[session] = parent
            if kind == "worker":
                parent.session.workers.append(session)
        prepare_worker(devtools, session, frame=kind == "iframe")

    def _page_attached(self, devtools: DevTools, target: str, session: str, opener: str) -> None:
        openers = (each for each in self._pages.values() if each.session.target == opener)
        opened_by = next(openers, None) if opener else None
        self._targets[target] = session
        if len(self._targets) > MOST_WINDOWS:
            devtools.send("Target.closeTarget", {"targetId": target})
            end_session(devtools, session)
            return
        viewport = opened_by.session.viewport if opened_by is not None else None
        prepare_page(devtools, session, self.now_ms(), viewport)
        if opened_by is not None:
            opened = self.page(opened_by.follower.opens())
            opened.session.viewport = opened_by.session.viewport
            self._adopt(opened, target)
            opened.session.standing.begin("about:blank")
            self._front = opened

    def _detached(self, devtools: DevTools, session: str) -> None:
        devtools.lost.add(session)
        page = self._sessions.pop(session, None)
        for target in [each for each, known in self._targets.items() if known == session]:
            del self._targets[target]
        if page is not None and session in page.session.workers:
            page.session.workers.remove(session)
