"""A page, as what shows it uses it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final, TypeVar

from pytest_androidbench.phone.browser.addresses import inside
from pytest_androidbench.phone.browser.asking import AskAnswer
from pytest_androidbench.phone.browser.documents import SelectionEnd
from pytest_androidbench.phone.browser.errors import (
    BrowserLost,
    BrowserMissing,
    PageBlocked,
    PageCommandRefused,
    PageLost,
)
from pytest_androidbench.phone.browser.facts import PageDownload, PageState, PageView, Viewport
from pytest_androidbench.phone.browser.following import PageFollower
from pytest_androidbench.phone.browser.pictures import plain, rgb_of
from pytest_androidbench.phone.browser.preparing import pause, show_in
from pytest_androidbench.phone.browser.session import PageSession
from pytest_androidbench.phone.browser.time import MOST_MOMENTS
from pytest_androidbench.phone.browser.tree import tree_of

if TYPE_CHECKING:
    from pytest_androidbench.phone.browser.browser import Browser

MOST_ELEMENTS: Final = 30_000
"""Of a document, whose tree is shown."""
T = TypeVar("T")


class WebPage:
    """One page of a browser; where it has no process, it says so."""

    def __init__(self, browser: Browser, name: str) -> None:
        self._browser = browser
        self.session = PageSession(browser, name)
        self.follower = PageFollower(self.session)
        self._view: PageView | None = None
        self._picture: bytes | None = None
        self._last_picture: tuple[Viewport, bytes] | None = None
        self._shown_at = -1

    def load(self, url: str, viewport: Viewport) -> None:
        """Go to an address, whatever was there before."""
        self._changed()
        self.session.viewport = viewport
        self.session.standing.begin(url)
        self.follower.asks.clear()
        self._tried(self._browser.refresh)
        self._tried(lambda: self._gone_to(url))

    def resize(self, viewport: Viewport) -> None:
        """Be shown in another view."""
        self.session.viewport = viewport
        self._acted(self._fit)

    def reload(self) -> None:
        """Load it again."""
        standing = self.session.standing
        self.load(standing.url, self.session.viewport)

    def stop(self) -> None:
        """Load no further."""
        self._acted(lambda: self.session.tell("Page.stopLoading"))

    def go(self, steps: int) -> None:
        """Go back or forward in its history; nothing happens where there is none."""
        self._acted(lambda: self.follower.document.go(steps))
        self._tried(self._loaded)

    def view(self) -> PageView:
        """The page at this moment of the phone's clock."""
        self._come_to_now()
        if self._view is None:
            self._brought_up()
            self._view = self._tried(self._look) or self._blank()
        return self._view

    def picture(self) -> bytes:
        """What it looks like: RGB of the view's pixels, row by row."""
        self._come_to_now()
        if self._picture is None:
            self._brought_up()
            viewport = self.session.viewport
            taken = None if self.session.blocked else self._tried(self._taken)
            if taken is not None:
                self._last_picture = (viewport, taken)
            elif self._last_picture is not None and self._last_picture[0] == viewport:
                taken = self._last_picture[1]
            self._picture = taken or plain(viewport)
        return self._picture

    def touch(self, phase: str, points: Sequence[tuple[int, int]]) -> None:
        """Fingers on the view: down, move, up or cancel; where they are, in pixels."""
        fingers = self.follower.input
        if phase == "move":
            if fingers.has_due_move():
                self._come_to_now()
            fingers.move(points)
            self._changed()
            return
        first = phase == "down"
        if first:
            self._tried(self.follower.guard)
        # What is under a finger is known by the last frame that was drawn.
        self._acted(lambda: fingers.touch(phase, points), quick=not first)

    def key(self, *names: str) -> None:
        """Press keys, one after the other, by the names that the DOM has for them."""
        self._acted(lambda: self.follower.input.keys(names))

    def type(self, text: str) -> None:
        """Put a text in at the caret of the field that has the focus."""
        self._acted(lambda: self.follower.input.type(text))

    def set_text(self, text: str) -> None:
        """Make a text the whole of the field that has the focus."""
        self._acted(lambda: self.follower.input.set_text(text))

    def select(self, start: int, end: int) -> None:
        """Select in the field that has the focus."""
        self._acted(lambda: self.session.own(f"select({int(start)}, {int(end)})"))

    def select_word(self, x: int, y: int) -> bool:
        """Select the word at a point, as a finger that rests there; whether there is one."""
        self._changed()
        return bool(self._tried(lambda: self.follower.document.select_word(x, y)))

    def stretch(self, end: SelectionEnd, x: int, y: int) -> None:
        """Move an end of what is selected to a point."""
        self._acted(lambda: self.follower.document.stretch(end, x, y))

    def scroll_to(self, x: int, y: int) -> None:
        """Show another part of the page; pixels of the phone."""
        scale = self.session.viewport.density * self.session.zoom.scale
        self._acted(lambda: self.session.own(f"scroll({x / scale}, {y / scale})"))

    def press_node(self, bounds: tuple[int, int, int, int]) -> None:
        """Click the element that is there, as assistive services do."""
        self._acted(lambda: self.follower.input.press(bounds))

    def answer(self, number: int, value: AskAnswer) -> None:
        """Answer what the page asks; None dismisses it."""
        self._acted(lambda: self.follower.asks.answer(number, value))

    def take_downloads(self) -> tuple[PageDownload, ...]:
        """Files that it gave to be kept, each once."""
        self._come_to_now()
        self._tried(self.follower.downloads.collect)
        return self.follower.downloads.take()

    def take_console(self) -> tuple[str, ...]:
        """What scripts wrote to the console until now, each line once."""
        self._come_to_now()
        return self.follower.console.take()

    def take_opened(self) -> tuple[str, ...]:
        """Names of the windows that fingers opened from it, each once."""
        return self.follower.take_opened()

    def find(self, text: str, forward: bool = True) -> tuple[int, int]:
        """Find a text and show it: which of how many it is, from 1; (0, 0) where it is nowhere."""
        self._changed()
        document = self.follower.document
        return self._tried(lambda: document.find(text, forward=forward)) or (0, 0)

    def run(self, expression: str) -> object:
        """The value of an expression in the page, as JSON has it; None where there is none."""
        self._changed()
        return self._tried(lambda: self.follower.document.run(expression))

    def browser_ended(self) -> None:
        """There is no process any more."""
        if self.session.target:
            self.session.forget()
            self._changed()
            self.session.standing.end(PageState.CRASHED, "the browser has ended")

    def _gone_to(self, url: str) -> None:
        """Begin to load; a browser that refuses to shows why, and not an empty page for ever."""
        try:
            self._navigate(url)
        except PageCommandRefused as refused:
            self.follower.failed(str(refused))

    def _navigate(self, url: str) -> None:
        session = self.session
        if session.session in session.devtools.lost:
            self._browser.discard(self)
        if not session.target:
            self._browser.open(self)
        self._fit()
        session.call("Emulation.setVirtualTimePolicy", pause(session.now_ms))
        devtools = session.devtools
        # A window tells that its first, empty page has come.
        session.standing.state = PageState.LOADING
        number = devtools.begin("Page.navigate", {"url": inside(url)}, session.session)
        self.follower.navigating(number)
        self.follower.committed()
        self._loaded()

    def _fit(self) -> None:
        session = self.session
        show_in(session.devtools, session.session, session.viewport)
        session.scale_texts()

    def _loaded(self) -> None:
        """Let it load as far as it does without time passing."""
        for _ in range(MOST_MOMENTS):
            if self.session.standing.state is not PageState.LOADING:
                return
            self.follower.time.moment()
            self.follower.settle()
            if not self._drawn():
                # A navigation to nowhere, which draws nothing and never ends.
                return

    def _brought_up(self) -> None:
        if self.session.target and not self.session.standing.over:
            self._tried(self._loaded)
            self._tried(self._drawn)

    def _drawn(self) -> bool:
        """Have the page as it is be laid out; whether a frame came."""
        if not self.follower.time.undrawn or self.session.blocked:
            return True
        self._browser.bring_to_front(self)
        came = self.follower.time.frame()
        # What observers of frames did about it.
        self.follower.time.moment()
        self.follower.time.undrawn = False
        return came

    def _come_to_now(self) -> None:
        now = self.session.now_ms
        if self.session.standing.over or not self.session.target:
            return
        if self.follower.input.moved:
            self._changed()
            self._tried(lambda: self._act(self.follower.input.tell_move))
        if now == self._shown_at:
            return
        self._changed()
        if not self.session.blocked:
            self._tried(self.follower.time.come_to_now)
        self._shown_at = now

    def _acted(self, act: Callable[[], object], *, quick: bool = False) -> None:
        if self.session.standing.over or not self.session.target:
            return
        self._come_to_now()
        self._changed()
        if not quick:
            self._brought_up()
        self._tried(lambda: self._act(act))

    def _act(self, act: Callable[[], object]) -> None:
        """Do something, and let happen what it brings about at once."""
        act()
        self.follower.time.moment()
        self.follower.settle()
        self._loaded()

    def _look(self) -> PageView:
        session, follower = self.session, self.follower
        if session.blocked or session.standing.over or not session.target:
            return self._blank()
        facts = follower.document.facts()
        url, at, length = follower.document.history()
        root = tree_of(session) if facts.elements <= MOST_ELEMENTS else None
        session.standing.url = follower.address(url)
        return PageView(
            state=session.standing.state,
            url=session.standing.url,
            title=facts.title,
            error=session.standing.error,
            root=root,
            scroll=facts.scroll,
            size=facts.size,
            field=facts.field,
            selected=facts.selected,
            asks=follower.asks.asks,
            # The empty page that each window begins with is none of the user's.
            can_go_back=at > follower.first,
            can_go_forward=at < length - 1,
            theme=facts.theme,
            deterministic=session.standing.deterministic,
            unasked=tuple(session.standing.unasked),
        )

    def _blank(self) -> PageView:
        return self.session.standing.blank(self.follower.asks.asks)

    def _taken(self) -> bytes | None:
        if self.session.standing.over or not self.session.target:
            return None
        params = {"format": "png", "optimizeForSpeed": True}
        told = self.follower.time.drawn("Page.captureScreenshot", params)
        return None if told is None else rgb_of(str(told["data"]), self.session.viewport)

    def _changed(self) -> None:
        self._view = self._picture = None

    def _tried(self, work: Callable[[], T]) -> T | None:
        """Do something with the page; what goes wrong is told by its state."""
        standing = self.session.standing
        ended = self._browser.ended_busy
        self._browser.begin_answer()
        try:
            return work()
        except (PageBlocked, PageCommandRefused):
            return None
        except BrowserMissing as error:
            standing.end(PageState.MISSING, str(error), deterministic=True)
        except BrowserLost as error:
            standing.end(PageState.CRASHED, str(error))
            self._browser.lost()
        except PageLost as error:
            if self._browser.ended_busy > ended:
                self._browser.disturbances.timed()
                standing.end(PageState.UNRESPONSIVE, "the page does not respond")
            else:
                standing.end(PageState.CRASHED, str(error))
        self._changed()
        return None
