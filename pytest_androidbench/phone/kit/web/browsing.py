"""The tab that is looked at: loading, going back and forth, and noticing what its page did."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from typing import Final

from pytest_androidbench.phone.browser.facts import PageDownload, PageState, PageView
from pytest_androidbench.phone.kit.web.asking import PageAsking
from pytest_androidbench.phone.kit.web.browser_app import BrowserApp
from pytest_androidbench.phone.kit.web.content import BLANK, WebContent
from pytest_androidbench.phone.kit.web.tabs import BrowserTab, TabModel
from pytest_androidbench.phone.system.app import AppPart
from pytest_androidbench.phone.ui.part import Handler, at_path

FIRST_LOOK_MS: Final = 250
MOST_LOOK_MS: Final = 60_000
"""Between two looks at a page that nobody touches; each is twice as long as the one before."""


@dataclass(eq=False)
class TabBrowsing(AppPart[BrowserApp]):
    """Keeps tab, page and history in step."""

    content: WebContent = field(default_factory=WebContent)
    asking: PageAsking = field(default_factory=PageAsking)
    typed: bool = False
    """Whether what is loaded now was typed."""
    recorded: list[str] = field(default_factory=list)
    """Tab, place in its history and address of the visit that was written down last."""
    look_ms: int = FIRST_LOOK_MS
    timer: int = 0
    files_handler: str = ""
    """The path of the method that gets what was downloaded."""

    @property
    def model(self) -> TabModel:
        """The tabs as they are kept."""
        return self.app.tabs.load()

    @property
    def tab(self) -> BrowserTab | None:
        """The tab that is looked at."""
        return self.model.shown

    @property
    def incognito(self) -> bool:
        """Whether that is a private one."""
        tab = self.tab
        return tab is not None and tab.incognito

    def downloads_to(self, path: str) -> None:
        """Have downloads handed to a method of the screen."""
        self.files_handler = path

    def attach(self) -> None:
        """Show the page of the tab that is looked at."""
        tab = self.tab
        if tab is None or tab.is_new:
            self.content.key, self.content.url = "", BLANK
            return
        scale = self.app.text_scale
        content = self.content
        if content.key != tab.key:
            content.typing, content.fitted = False, ""
        content.key, content.url, content.desktop = tab.key, tab.url, tab.desktop
        content.scroll, content.zoom = (tab.scroll[0], tab.scroll[1]), scale / 100

    def open(self, url: str, *, incognito: bool = False, parent: int = 0) -> None:
        """Show an address in a tab of its own."""
        model = self.model
        tab = model.add(url, incognito=incognito, parent=parent)
        tab.desktop = self.app.desktop_first
        model.current = tab.id
        self._show(model)

    def open_behind(self, url: str, *, incognito: bool) -> None:
        """Have an address in a tab of its own, which is not looked at yet."""
        model = self.model
        model.add(url, incognito=incognito, parent=model.current)
        self.app.tabs.save(model)

    def be_guest(self) -> None:
        """Let the page be the first of its tab, and another app's: it follows nothing."""
        model = self.model
        tab = model.shown
        if tab is not None and tab.index > 0:
            tab.entries = tab.entries[tab.index :]
            tab.live, tab.index, tab.guest = [0, 0], 0, True
            self.app.tabs.save(model)

    def look_at(self, id_: int) -> None:
        """Look at another tab."""
        model = self.model
        if model.tab(id_) is not None:
            model.current = id_
            self._show(model)

    def close(self, *ids: int) -> None:
        """Close tabs, and let go of their pages."""
        model = self.model
        for id_ in ids:
            tab = model.close(id_)
            if tab is not None:
                self.phone.browser.drop(tab.key)
        self._show(model)

    def visit(self, typed: str, *, by_hand: bool = True) -> None:
        """Go where something that was typed, picked, or handed over by another app leads."""
        url = self.app.address_of(typed)
        model = self.model
        tab = model.shown or model.add()
        model.current = tab.id
        tab.go_to(url)
        fresh = tab.is_new or not self.phone.browser.alive(tab.key)
        tab.live = [tab.index, tab.index] if fresh else [min(tab.live[0], tab.index), tab.index]
        self.app.tabs.save(model)
        self.typed = by_hand
        self.attach()
        if not tab.is_new:
            self.content.load(url)
        self._look()

    def go(self, steps: int) -> bool:
        """Go back or forth in the tab's history; tells whether there was anything."""
        model = self.model
        tab = model.shown
        if tab is None or not 0 <= tab.index + steps < len(tab.entries):
            return False
        target = tab.index + steps
        view = None if tab.is_new or not self._alive else self.content.view()
        tab.scroll = [0, 0]
        tab.index = target
        if view is not None and view.state.is_shown and tab.live[0] <= target <= tab.live[1]:
            self.content.page.go(steps)
            tab.entries[target][0] = self.content.view().url or tab.url
            self._show(model)
        else:
            # The page itself knows nothing of this: it was loaded later, or is another one.
            self.phone.browser.drop(tab.key)
            tab.live = [target, target]
            self._show(model)
        return True

    def reload(self) -> None:
        """Load the page once more."""
        if self._alive:
            self.content.page.reload()
            self.notice()

    def desktop(self, on: bool) -> None:
        """Ask for the page as a desktop computer would, or no longer."""
        model = self.model
        if model.shown is not None:
            model.shown.desktop = on
            self._show(model)
            self.reload()

    def notice(self) -> None:
        """Look what the page did: where it went, what it asks for, what it gave."""
        self.cancel(self.timer)
        self.timer = self.after(self.look_ms, self.tick)
        self.attach()
        model = self.model
        tab = model.shown
        if tab is None or tab.is_new or not self._alive:
            return
        before = asdict(model)
        view = self.content.view()
        if view.state.is_shown:
            self._follow(tab, view)
        opened = self.content.page.take_opened()
        self._add_windows(model, tab, opened)
        if asdict(model) != before:
            self.app.tabs.save(model)
            self.attach()
            self._tell()
        self._take(self.content.page.take_downloads())
        self.asking.follow(view.asks, self.content.key)

    def touched(self) -> None:
        """The user did something: look again soon."""
        self.look_ms = FIRST_LOOK_MS
        self.notice()

    def tick(self) -> None:
        """Called by the clock: pages do things by themselves."""
        self.look_ms = min(MOST_LOOK_MS, max(FIRST_LOOK_MS, 2 * self.look_ms))
        if self.content.key and not self._alive:
            # It is loaded when it is laid out first.
            self.phone.windows.scene()
        self.notice()

    def rest(self) -> None:
        """Nobody looks any more."""
        self.cancel(self.timer)
        self.timer = 0

    @property
    def _alive(self) -> bool:
        return bool(self.content.key) and self.phone.browser.alive(self.content.key)

    def _show(self, model: TabModel) -> None:
        self.app.tabs.save(model)
        self.attach()
        self._look()

    def _look(self) -> None:
        """Have the page there and look at it, at once or as soon as it can be laid out."""
        if self.content.key and self.content.size != (0, 0):
            self.content.page.view()
        self.touched()
        if self.content.key and not self._alive:
            self.cancel(self.timer)
            self.look_ms, self.timer = 0, self.after(0, self.tick)

    def _follow(self, tab: BrowserTab, view: PageView) -> None:
        """Keep where the page went to by itself, and what it is called."""
        if view.url not in {"", BLANK, tab.url}:
            tab.go_to(view.url)
            tab.live = [min(tab.live[0], tab.index), tab.index]
        tab.scroll = list(view.scroll)
        entry = tab.entries[tab.index]
        if view.title and entry[1] != view.title:
            entry[1] = view.title
            if not tab.incognito:
                self.app.visit_log.name(tab.url, view.title)
        seen = [str(tab.id), str(tab.index), tab.url]
        if view.state is PageState.READY and seen != self.recorded:
            self.recorded = seen
            if not tab.incognito:
                now = self.phone.clock.now_ms
                self.app.visit_log.add(tab.url, tab.title, now, typed=self.typed)
            self.typed = False

    def _tell(self) -> None:
        """Tell the screen, if it wants to know, that the page is another one or is called so."""
        told = getattr(self.screen, "page_moved", None)
        if told is not None:
            told()

    def _add_windows(self, model: TabModel, tab: BrowserTab, keys: Sequence[str]) -> None:
        """Have a tab for each window that a finger opened, and look at the last."""
        for key in keys:
            url = self.phone.browser.page(key).view().url
            added = model.add(url, incognito=tab.incognito, parent=tab.id)
            added.key = key
            model.current = added.id

    def _take(self, downloads: Sequence[PageDownload]) -> None:
        if downloads and self.files_handler:
            handler = Handler(self.files_handler)
            at_path(self.screen, handler.path)(downloads)
