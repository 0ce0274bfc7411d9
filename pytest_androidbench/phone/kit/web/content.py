"""A page as a part of a screen: plain facts that the page is loaded from again when it is gone."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from pytest_androidbench.phone.browser.documents import SelectionEnd
from pytest_androidbench.phone.browser.facts import PageNode, PageView, Viewport
from pytest_androidbench.phone.kit.web.replacing import replacement
from pytest_androidbench.phone.kit.web.web_view import FIELD, WebView
from pytest_androidbench.phone.system.app import App, AppPart
from pytest_androidbench.phone.system.times import zone_name
from pytest_androidbench.phone.ui.context import Display
from pytest_androidbench.phone.ui.geometry import Point, Size
from pytest_androidbench.phone.ui.widget import Widget

if TYPE_CHECKING:
    from pytest_androidbench.phone.browser.page import WebPage

BASE_DENSITY: Final = 160
BLANK: Final = "about:blank"
KEYS: Final = {"\n": "Enter", "\b": "Backspace", "\t": "Tab"}
"""The DOM's names of keys that write no character of their own."""
Failure = Callable[[PageView], Widget | None]
Held = Callable[[Point, Point], None]


@dataclass(eq=False)
class WebContent(AppPart[App]):
    """The page of a screen.

    It is loaded when it is first laid out, and again after the browser or the phone lost it.
    """

    key: str = ""
    """Names it in the phone's browser: the app's package, a slash, and what the app likes."""
    url: str = BLANK
    """What is loaded where the page is not there (any more)."""
    scroll: tuple[int, int] = (0, 0)
    """How far it was scrolled when it was last looked at."""
    desktop: bool = False
    zoom: float = 1.0
    """How much larger than it says texts are."""
    size: tuple[int, int] = (0, 0)
    """Of the view, in pixels; nothing before it was laid out once."""
    density: int = BASE_DENSITY
    dark: bool = False
    typing: bool = False
    """Whether one of its fields has the caret."""
    fitted: str = ""
    """The view that the page was fitted to last, told in words."""

    def widget(
        self, on_change: Callable[[], None], failure: Failure, held: Held | None = None
    ) -> Widget:
        """The view; `failure` gives what is seen in place of a page that could not be had."""
        return WebView(
            _Shown(self, failure, held, on_change), on_change, key=f"web view {self.key}"
        )

    @property
    def page(self) -> WebPage:
        """The page in the phone's browser, loaded if it was not."""
        browser = self.phone.browser
        if browser.alive(self.key):
            return browser.page(self.key)
        page, wanted = browser.page(self.key), self._viewport()
        self.fitted = repr(wanted)
        page.load(self.url, wanted)
        if self.scroll != (0, 0):
            page.scroll_to(*self.scroll)
        return page

    def view(self) -> PageView:
        """The page as it is by now."""
        return self.page.view()

    def load(self, url: str) -> None:
        """Show another address."""
        self.url, self.scroll, self.typing, self.fitted = url, (0, 0), False, ""
        if self.size != (0, 0):
            self.phone.browser.page(self.key).load(url, self._viewport())

    def laid_out(self, size: Size, display: Display) -> PageView:
        """Fit the page to its place on the display."""
        self.size = size.width, size.height
        self.density, self.dark = display.density, display.dark
        page, wanted = self.page, self._viewport()
        if self.fitted != repr(wanted):
            self.fitted = repr(wanted)
            page.resize(wanted)
        return page.view()

    def follow(self, *, keyboard: bool) -> None:
        """Put the caret where the page has it, and show the keyboard if a finger put it there."""
        view = self.view()
        self.scroll = view.scroll
        if view.field is None:
            if self.typing:
                self.typing = False
                self.hide_keyboard()
            return
        self.typing = True
        self.select(FIELD, *view.field.selection)
        if keyboard:
            self.focus(FIELD)
            self.after(0, self.place_caret)

    def place_caret(self) -> None:
        """Have the phone's caret where the page's is."""
        field = self.view().field
        if field is not None:
            self.select(FIELD, *field.selection)

    def write(self, node: PageNode, text: str, *, focused: bool) -> None:
        """Give a field another text: what differs is typed, so that the page sees it happen."""
        page = self.page
        if not focused:
            page.press_node(node.bounds)
        field = page.view().field
        if field is None:
            return
        change = replacement(field.text, text)
        if change.start == 0 and change.end == len(field.text) and change.end:
            page.set_text(text)
        elif change:
            page.select(change.start, change.end)
            if change.text:
                page.type(change.text)
            else:
                page.key("Backspace")
        self.follow(keyboard=False)

    def typed(self, keys: str, selected: tuple[int, int]) -> None:
        """Press keys in the focused field, one for each character."""
        page = self.page
        field = page.view().field
        if field is not None and field.selection != selected:
            page.select(*selected)
        page.key(*(KEYS.get(key, key) for key in keys))
        self.follow(keyboard=False)

    def go_into(self, node: PageNode) -> None:
        """Give a field of the page the focus."""
        self.page.press_node(node.bounds)
        self.follow(keyboard=False)

    def enter(self) -> None:
        """Press the action key in the focused field."""
        self.page.key("Enter")
        self.follow(keyboard=False)

    def _viewport(self) -> Viewport:
        display = self.app.display(self.phone.display)
        return Viewport(
            width=max(1, self.size[0]),
            height=max(1, self.size[1]),
            density=self.density / BASE_DENSITY,
            dark=self.dark,
            text_zoom=self.zoom * display.font_scale,
            locale=display.locale.replace("_", "-"),
            timezone=zone_name(self.phone),
            desktop=self.desktop,
        )


class _Shown:
    """What the view asks and tells, of one page as it was when the screen was built."""

    def __init__(
        self,
        content: WebContent,
        failure: Failure,
        held: Held | None,
        on_change: Callable[[], None],
    ) -> None:
        self._content = content
        self._on_change = on_change
        self._failure = failure
        self._held = held

    @property
    def now_ms(self) -> int:
        return self._content.phone.clock.uptime_ms

    def shown(self, size: Size, display: Display) -> PageView:
        return self._content.laid_out(size, display)

    def picture(self) -> tuple[Size, bytes]:
        return Size(*self._content.size), self._content.page.picture()

    def touched(self, phase: str, point: Point) -> None:
        self._content.page.touch(phase, [(point.x, point.y)])
        if phase == "up":
            self._content.follow(keyboard=True)

    def scrolled(self) -> tuple[int, int]:
        return self._content.view().scroll

    def scroll_to(self, x: int, y: int) -> None:
        self._content.page.scroll_to(x, y)

    def select_word(self, point: Point) -> bool:
        return self._content.page.select_word(point.x, point.y)

    def stretch(self, end: SelectionEnd, point: Point) -> None:
        self._content.page.stretch(end, point.x, point.y)

    def held(self, point: Point, corner: Point) -> None:
        if self._held is not None:
            self._held(point, corner)

    def instead(self, view: PageView) -> Widget | None:
        return self._failure(view)

    def write(self, node: PageNode, text: str, *, focused: bool) -> None:
        self._content.write(node, text, focused=focused)

    def typed(self, keys: str, selected: tuple[int, int]) -> None:
        self._content.typed(keys, selected)
        if "\n" in keys:
            self._on_change()

    def enter(self) -> None:
        # A form is sent by it, so that the page may be another one now.
        self._content.enter()
        self._on_change()

    def go_into(self, node: PageNode) -> None:
        self._content.go_into(node)
