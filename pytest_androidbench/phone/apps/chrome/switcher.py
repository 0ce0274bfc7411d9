"""All tabs as cards (grid_tab_switcher_view_holder.xml, tab_grid_card_item.xml)."""

from __future__ import annotations

from dataclasses import asdict, dataclass, field
from functools import partial
from typing import Any

from pytest_androidbench.phone.apps.chrome.app import ChromeApp
from pytest_androidbench.phone.apps.chrome.look import (
    FRAME,
    IMAGE,
    LINEAR,
    RECYCLER,
    RELATIVE,
    Act,
)
from pytest_androidbench.phone.apps.chrome.toolbar import in_container, menu_button, tab_button
from pytest_androidbench.phone.kit.web.addresses import NEW_TAB, name_of
from pytest_androidbench.phone.kit.web.browsing import TabBrowsing
from pytest_androidbench.phone.kit.web.favicon import favicon
from pytest_androidbench.phone.kit.web.tabs import BrowserTab, TabModel
from pytest_androidbench.phone.system.app import AppPart
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import TextLike, tr

CARD_DP = 220
CARD_WIDTH = 180
GAP = 12
COLUMNS = 2


@dataclass(eq=False)
class TabSwitcher(AppPart[ChromeApp]):
    """Shows, opens and closes tabs of both kinds."""

    shown: bool = False
    incognito: bool = False
    closed: list[Any] = field(default_factory=list)
    """Tabs and their places, as they were before the last closing."""

    def open(self, *, incognito: bool) -> None:
        """Show the cards of one kind."""
        self.shown, self.incognito = True, incognito

    def build(self, browsing: TabBrowsing, menu: Act) -> w.Widget:
        """The bar and the cards."""
        model = browsing.model
        tabs = model.of_kind(incognito=self.incognito)
        cards = [self._card(tab, model, browsing) for tab in tabs]
        lines = [
            w.Row(*cards[at : at + COLUMNS], gap=GAP, width="fill")
            for at in range(0, len(cards), COLUMNS)
        ]
        listed: w.Widget = w.Scroll(*lines, gap=GAP, padding=GAP, id="tab_list_view", cls=RECYCLER)
        if not cards:
            listed = w.Panel(weight=1, id="tab_list_view", cls=RECYCLER, width="fill")
        holder = w.Panel(
            w.Column(listed, across="stretch", height="fill", width="fill"),
            id="tab_switcher_view_holder", cls=FRAME, weight=1, width="fill",
        )  # fmt: skip
        look = w.Look(background="surface_container" if self.incognito else "background")
        return w.Panel(
            w.Column(self._bar(model, browsing, menu), holder, across="stretch", height="fill"),
            look=look, width="fill", height="fill", weight=1,
        )  # fmt: skip

    def _bar(self, model: TabModel, browsing: TabBrowsing, menu: Act) -> w.Widget:
        new = w.IconButton("add", tr("New tab"), id="new_tab_button", colour="primary",
                           on_tap=partial(self.add, browsing))  # fmt: skip
        normal, private = model.of_kind(incognito=False), model.of_kind(incognito=True)
        kinds: w.Widget = w.Spacer(weight=1)
        if private:
            kinds = w.Row(
                w.Spacer(weight=1),
                tab_button(len(normal), partial(self.look_at, False), None, "normal_tabs"),
                w.IconButton("visibility_off", tr("Incognito tabs"), id="incognito_tabs",
                             selected=self.incognito, on_tap=partial(self.look_at, True)),
                w.Spacer(weight=1),
                id="incognito_toggle_tabs", cls="android.widget.HorizontalScrollView", weight=1,
            )  # fmt: skip
        count = len(private if self.incognito else normal)
        back = tab_button(count, partial(self.leave, browsing), None,
                          "tab_switcher_mode_tab_switcher_button")  # fmt: skip
        end = w.Row(back, menu_button(menu), id="tab_switcher_switches_and_menu", cls=LINEAR)
        row = w.Row(new, kinds, end, width="fill")
        bar = w.Panel(row, id="tab_switcher_toolbar", cls=FRAME, height=56, width="fill")
        return in_container(bar)

    @property
    def _width(self) -> float:
        """The width of a card: as many have to stand beside each other, with gaps."""
        return min(CARD_WIDTH, (self.host.width_dp - GAP * (COLUMNS + 1)) / COLUMNS)

    def _card(self, tab: BrowserTab, model: TabModel, browsing: TabBrowsing) -> w.Widget:
        name = title_of(tab)
        title = w.Text(name, w.TITLE_SMALL, lines=1, id="tab_title", weight=1)
        close = w.IconButton("close", tr("Close {title}, tab", title=name), size=18,
                             id="action_button", key=f"close {tab.id}", cls=IMAGE,
                             on_tap=partial(self.close, browsing, tab.id))  # fmt: skip
        sign = w.Panel(favicon(name, 20), id="tab_favicon", cls=IMAGE)
        head = w.Row(sign, title, close, gap=8, width="fill")
        thumb = w.Panel(
            w.Align(favicon(name, 48)), look=w.Look(background="surface", radius=8),
            id="tab_thumbnail", cls=IMAGE, weight=1, width="fill",
        )  # fmt: skip
        current = tab.id == model.current
        card = w.Panel(
            w.Column(head, thumb, across="stretch", height="fill", width="fill"),
            padding=(8, 0, 8, 8), id="card_view", cls=RELATIVE, width="fill", height="fill",
            look=w.Look(background="primary_container" if current else "surface_highest",
                        radius=12),
        )  # fmt: skip
        return w.Panel(
            card, id="content_view", cls=FRAME, height=CARD_DP, width=self._width, selected=current,
            desc=tr("{title}, tab", title=name), on_tap=partial(self.pick, browsing, tab.id),
            key=f"tab {tab.id}",
        )  # fmt: skip

    def add(self, browsing: TabBrowsing) -> None:
        """Open a tab of the kind that is listed."""
        self.shown = False
        browsing.open(NEW_TAB, incognito=self.incognito)

    def look_at(self, incognito: bool) -> None:
        """List the other kind."""
        self.incognito = incognito

    def pick(self, browsing: TabBrowsing, id_: int) -> None:
        """Look at a tab."""
        self.shown = False
        browsing.look_at(id_)
        self._tell()

    def leave(self, browsing: TabBrowsing) -> None:
        """Go back to the tab that was looked at, if there is one of this kind."""
        tabs = browsing.model.of_kind(incognito=self.incognito)
        if tabs:
            kept = browsing.tab
            self.pick(browsing, kept.id if kept in tabs and kept is not None else tabs[-1].id)

    def close(self, browsing: TabBrowsing, id_: int) -> None:
        """Close a tab, which can be taken back for a while unless it is a private one."""
        self.close_all(browsing, [id_])

    def close_all(self, browsing: TabBrowsing, ids: list[int]) -> None:
        """Close several tabs at once."""
        model = browsing.model
        gone = [(model.tabs.index(tab), tab) for tab in model.tabs if tab.id in ids]
        self.closed = []
        if not self.incognito:
            self.closed = [[place, asdict(tab)] for place, tab in gone]
        browsing.close(*ids)
        self._tell()
        if self.incognito and not browsing.model.of_kind(incognito=True):
            self.incognito = False

    def _tell(self) -> None:
        """Tell the screen that there are other tabs than before."""
        told = getattr(self.screen, "tabs_changed", None)
        if told is not None:
            told()

    @property
    def said(self) -> TextLike:
        """What the snackbar says of what was closed."""
        if len(self.closed) == 1:
            return tr("Closed {title}", title=title_of(BrowserTab(**self.closed[0][1])))
        return tr("{n} tabs closed", n=len(self.closed))

    def put_back(self, browsing: TabBrowsing) -> None:
        """Open again what was closed last."""
        model = browsing.model
        for place, plain in self.closed:
            tab = BrowserTab(**plain)
            tab.live = [tab.index, tab.index]
            model.tabs.insert(min(place, len(model.tabs)), tab)
            model.current = tab.id
        self.closed = []
        self.app.tabs.save(model)
        browsing.attach()


def title_of(tab: BrowserTab) -> str:
    """What a tab is called."""
    if tab.is_new:
        return "New Incognito tab" if tab.incognito else "New tab"
    return tab.title or name_of(tab.url)
