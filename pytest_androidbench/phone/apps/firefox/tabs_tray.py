"""All tabs (component_tabstray.xml)."""

from __future__ import annotations

from dataclasses import asdict, dataclass, field
from functools import partial
from typing import Any

from pytest_androidbench.phone.apps.firefox.app import FirefoxApp
from pytest_androidbench.phone.apps.firefox.look import BAR_DP, FRAME, GROUP, RECYCLER, SECOND
from pytest_androidbench.phone.apps.firefox.toolbar import counter_text
from pytest_androidbench.phone.kit.dialogs import MenuEntry
from pytest_androidbench.phone.kit.empty_state import empty_state
from pytest_androidbench.phone.kit.menus import Menus, offered
from pytest_androidbench.phone.kit.snackbar import SnackbarHost
from pytest_androidbench.phone.kit.web.addresses import shown_address
from pytest_androidbench.phone.kit.web.favicon import favicon
from pytest_androidbench.phone.kit.web.tab_counter import tab_counter
from pytest_androidbench.phone.kit.web.tabs import BrowserTab
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr

NEW, NEW_PRIVATE = -1, -2


@dataclass(eq=False)
class TabsTray(AppScreen[FirefoxApp, int]):
    """Closes with the id of the tab that was chosen, or with one of the numbers above."""

    private: bool = False
    closed: list[Any] = field(default_factory=list)
    """Places and tabs, as they were before the last closing."""
    menus: Menus = field(default_factory=Menus)
    snackbar: SnackbarHost = field(default_factory=SnackbarHost)

    @property
    def tabs(self) -> list[BrowserTab]:
        """The tabs that are listed."""
        return self.app.tabs.load().of_kind(incognito=self.private)

    def build(self) -> w.Widget:
        tabs = self.tabs
        add = tr("New private tab") if self.private else tr("Add tab")
        fab = w.Fab("add", add, id="new_tab_button", on_tap=self.add)
        rows = [self._row(tab) for tab in tabs]
        listed = w.Scroll(*rows, id="tray_list_item", cls=RECYCLER, weight=1, key="tray")
        none = tr("Your private tabs will be shown here.") if self.private else tr(
            "Your open tabs will be shown here."
        )  # fmt: skip
        body = listed if tabs else empty_state(none, "tab_tray_empty_view", w.BODY)
        return w.Page(self._bar(), body, fab=fab, over=self.snackbar.build())

    def _bar(self) -> w.Widget:
        count = len(self.app.tabs.load().of_kind(incognito=False))
        normal = w.Panel(
            tab_counter(str(count), counter_text(count), partial(self.turn, False),
                        id_="tabs_tab"),
            selected=not self.private, look=self._mark(chosen=not self.private),
        )  # fmt: skip
        mask = w.Panel(
            w.IconButton("visibility_off", tr("Private tabs"), selected=self.private,
                         on_tap=partial(self.turn, True)),
            look=self._mark(chosen=self.private),
        )  # fmt: skip
        dots = w.IconButton("more_vert", tr("Open tabs menu"), id="tab_tray_overflow",
                            on_tap=self.more)  # fmt: skip
        layout = w.Row(
            normal, mask, gap=8, id="tab_layout", cls="android.widget.HorizontalScrollView"
        )
        row = w.Row(w.Up(self.close), layout, w.Spacer(weight=1), dots, width="fill")
        return w.Panel(row, id="topBar", cls=GROUP, height=BAR_DP, width="fill")

    def _mark(self, *, chosen: bool) -> w.Look:
        return w.Look(background="primary_container" if chosen else "background", radius=8)

    def _row(self, tab: BrowserTab) -> w.Widget:
        title = tab.title or shown_address(tab.url)
        close = w.IconButton("close", tr("Close tab {title}", title=title),
                             id="mozac_browser_tabstray_close", key=f"close {tab.id}",
                             on_tap=partial(self.shut, tab.id))  # fmt: skip
        words = w.Column(
            w.Text(title, w.BODY_LARGE, lines=2, id="mozac_browser_tabstray_title"),
            w.Text(shown_address(tab.url), SECOND, lines=1, id="mozac_browser_tabstray_url"),
            weight=1, gap=2,
        )  # fmt: skip
        thumb = w.Panel(w.Align(favicon(title, 32)), width=92, height=69, cls=FRAME,
                        id="mozac_browser_tabstray_thumbnail",
                        look=w.Look(background="surface_container", radius=4))  # fmt: skip
        current = tab.id == self.app.tabs.load().current
        return w.Panel(
            w.Row(thumb, words, close, gap=12, width="fill"), padding=(16, 8, 4, 8), id="tab_item",
            cls=GROUP, width="fill", selected=current, key=f"tab {tab.id}",
            look=w.Look(background="primary_container") if current else w.Look(),
            on_tap=partial(self.close, tab.id),
        )  # fmt: skip

    def turn(self, private: bool) -> None:
        """List the other kind."""
        self.private = private

    def add(self) -> None:
        """Begin a new tab of the kind that is listed."""
        self.close(NEW_PRIVATE if self.private else NEW)

    def more(self) -> None:
        """Open the menu."""
        self.menus.open(self.acts, "tab_tray_overflow")

    def acts(self) -> list[MenuEntry]:
        """Its rows."""
        settings = partial(self.show, self.app.page("settings:FirefoxSettings"))
        ids = [tab.id for tab in self.tabs]
        return [
            *offered((bool(ids), tr("Close all tabs"), partial(self.shut, *ids))),
            MenuEntry(text=tr("Tab settings"), act=settings),
        ]

    def shut(self, *ids: int) -> None:
        """Close tabs, which can be taken back for a while unless they are private."""
        model = self.app.tabs.load()
        gone = [(place, tab) for place, tab in enumerate(model.tabs) if tab.id in ids]
        self.closed = [] if self.private else [[place, asdict(tab)] for place, tab in gone]
        for id_ in ids:
            tab = model.close(id_)
            if tab is not None:
                self.phone.browser.drop(tab.key)
        self.app.tabs.save(model)
        one, said = len(ids) == 1, tr("{n} tabs closed", n=len(ids))
        if self.private:
            self.snackbar.say(tr("Private tab closed") if one else said)
        else:
            self.snackbar.say(tr("Tab closed") if one else said, self.put_back)

    def put_back(self) -> None:
        """Open again what was closed last."""
        model = self.app.tabs.load()
        for place, plain in self.closed:
            tab = BrowserTab(**plain)
            tab.live = [tab.index, tab.index]
            model.tabs.insert(min(place, len(model.tabs)), tab)
        self.closed = []
        self.app.tabs.save(model)
        self.snackbar.hush()
