"""The main page: home, search, communities, notifications and messages, each a tab."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar, Final

from pytest_androidbench.phone.apps.x import look, names
from pytest_androidbench.phone.apps.x.app import XApp
from pytest_androidbench.phone.apps.x.communities_tab import CommunitiesTab
from pytest_androidbench.phone.apps.x.explore_tab import XExplore
from pytest_androidbench.phone.apps.x.home_tab import XHome
from pytest_androidbench.phone.apps.x.icon import ICON
from pytest_androidbench.phone.apps.x.notices_tab import NoticesTab
from pytest_androidbench.phone.apps.x.post_acts import PostActs
from pytest_androidbench.phone.apps.x.talks import TalksTab
from pytest_androidbench.phone.apps.x.user_row import UserRows
from pytest_androidbench.phone.apps.x.x_drawer import PAGES, XDrawer
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr

HOME, EXPLORE, COMMUNITIES, NOTICES, TALKS = range(5)
TABS: Final = (
    w.Tab(text=tr("Home"), icon="home", desc=tr("Home"), id="channels"),
    w.Tab(text=tr("Search"), icon="search", desc=tr("Search and Explore"), id="explore"),
    w.Tab(text=tr("Communities"), icon="people", desc=tr("Communities"), id="communities"),
    w.Tab(text=tr("Notifications"), icon="notifications_none", desc=tr("Notifications"),
          id="notifications"),
    w.Tab(text=tr("Messages"), icon="mail_outline", desc=tr("Messages"), id="dms"),
)  # fmt: skip
FAB_DP: Final = 80


@dataclass(eq=False)
class XMain(AppScreen[XApp, None]):
    """What is read first."""

    activity: ClassVar[str] = names.MAIN
    launch_mode = "singleTask"

    tab: int = HOME
    acts: PostActs = field(default_factory=PostActs)
    users: UserRows = field(default_factory=UserRows)
    home: XHome = field(default_factory=XHome)
    explore: XExplore = field(default_factory=XExplore)
    communities: CommunitiesTab = field(default_factory=CommunitiesTab)
    notices: NoticesTab = field(default_factory=NoticesTab)
    talks: TalksTab = field(default_factory=TalksTab)

    def build(self) -> w.Widget:
        talks = self.tab == TALKS
        write = w.Fab(
            "mail" if talks else "add", tr("New Message") if talks else tr("New post"),
            id="composer_write", on_tap=self.write,
        )  # fmt: skip
        corner = w.Align(w.Panel(write, padding=16), across="end", down="bottom")
        shown = w.Panel(self._shown(), width="fill", height="fill")
        body = w.Stack(shown, corner, weight=1, width="fill")
        tabs = w.BottomTabs(TABS, self.tab, self.go_to, labels="none", id="bottom_bar")
        said = self.acts.snackbar.build()
        over = w.Panel(said, padding=(0, 0, 0, FAB_DP)) if said is not None else None
        return w.Page(self._bar(), body, tabs, over=over)

    def _shown(self) -> w.Widget:
        match self.tab:
            case 1:
                return self.explore.build(self.users)
            case 2:
                return self.communities.build(self.acts)
            case 3:
                return self.notices.build(self.acts)
            case 4:
                return self.talks.build()
            case _:
                return self.home.build(self.acts)

    def _bar(self) -> w.Widget:
        lead = w.Panel(
            w.Align(look.face(self.app.store.me, 32)), width=56, height=56,
            desc=tr("Show navigation drawer"), cls="android.widget.ImageButton",
            on_tap=self.open_drawer,
        )  # fmt: skip
        match self.tab:
            case 1:
                return self.explore.bar(lead)
            case 2:
                return self.communities.bar(lead)
            case 3:
                return self.notices.bar(lead)
            case 4:
                return self.talks.bar(lead)
            case _:
                sign = w.Picture(art=ICON, size=32, id="x_logo", desc="X")
                return w.TopBar(w.Align(sign), lead=lead, views=[w.Spacer(width=48)], id="toolbar")

    def go_to(self, tab: int) -> None:
        """Show a tab."""
        self.hide_keyboard()
        if self.tab == NOTICES:
            self.app.store.see_notices()
        self.tab = tab

    def write(self) -> None:
        """Begin a post, or a message."""
        if self.tab == TALKS:
            self.show(self.app.page("talks:ChoosePeer"))
        else:
            self.show(self.app.page("composer:XComposer"))

    def open_drawer(self) -> None:
        """Show where else one can go."""
        self.ask(XDrawer(), self.go_on)

    def go_on(self, place: int) -> None:
        """Go there."""
        name, fields = PAGES[place]
        if name:
            self.show(self.app.page(name, **fields))
        else:
            self.go_to(COMMUNITIES)

    def on_back(self) -> None:
        if self.tab != HOME:
            self.go_to(HOME)
        else:
            self.close()
