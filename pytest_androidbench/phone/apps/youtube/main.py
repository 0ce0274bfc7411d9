"""The app's first page: four tabs over a bar that leads from one to the other."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar, Final, Self
from urllib.parse import parse_qs, urlsplit

from pytest_androidbench.phone.apps.youtube import look, names
from pytest_androidbench.phone.apps.youtube.app import YouTubeApp
from pytest_androidbench.phone.apps.youtube.casting import CastButton
from pytest_androidbench.phone.apps.youtube.feeds import FollowedFeed, HomeFeed
from pytest_androidbench.phone.apps.youtube.film_acts import FilmActs
from pytest_androidbench.phone.apps.youtube.films import FilmRows
from pytest_androidbench.phone.apps.youtube.library_tab import LibraryTab
from pytest_androidbench.phone.apps.youtube.shorts_tab import ShortsTab
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.system.intents import Intent
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr
from pytest_androidbench.phone.world.people import OWNER

TABS: Final = (
    w.Tab(text=tr("Home"), icon="home"),
    w.Tab(text=tr("Shorts"), icon="bolt"),
    w.Tab(text=tr("Subscriptions"), icon="smart_display"),
    w.Tab(text=tr("Library"), icon="video_library"),
)
HOME, SHORTS, FOLLOWED, LIBRARY = range(4)
NAMED: Final = 340
"""The narrowest display, in dp, on which the name stands beside the sign: it is never cut."""


def video_in(address: str) -> str:
    """The film that an address leads to; "" where it leads to none."""
    try:
        parts = urlsplit(address)
        path = parts.path.strip("/")
        if parts.hostname == "youtu.be":
            return path.partition("/")[0]
        if path.startswith("shorts/"):
            return path.removeprefix("shorts/").partition("/")[0]
        return parse_qs(parts.query).get("v", [""])[0]
    except ValueError:
        return ""


@dataclass(eq=False)
class WatchWhile(AppScreen[YouTubeApp, None]):
    """Home, Shorts, Subscriptions and Library."""

    activity: ClassVar[str] = names.WATCH_WHILE
    launch_mode = "singleTop"

    tab: int = HOME
    link: str = ""
    """The address it was started with."""
    acts: FilmActs = field(default_factory=FilmActs)
    rows: FilmRows = field(default_factory=FilmRows)
    home: HomeFeed = field(default_factory=HomeFeed)
    followed: FollowedFeed = field(default_factory=FollowedFeed)
    shorts: ShortsTab = field(default_factory=ShortsTab)
    library: LibraryTab = field(default_factory=LibraryTab)
    cast: CastButton = field(default_factory=CastButton)

    @classmethod
    def for_intent(cls, intent: Intent) -> Self:
        return cls(link=intent.data or "")

    def on_open(self) -> None:
        self.follow_link()

    def on_intent(self, intent: Intent) -> None:
        self.link = intent.data or ""
        self.follow_link()

    def follow_link(self) -> None:
        """Show the film of the address that the app was started with."""
        link, self.link = self.link, ""
        if not link:
            return
        found = self.app.store.videos.get(video_in(link))
        if found is None:
            self.toast(tr("This video isn't available anymore"))
        else:
            self.acts.watch(found.id)

    def beat_ms(self) -> int:
        return self.shorts.beat_ms() if self.tab == SHORTS else 0

    def build(self) -> w.Widget:
        tabs = w.BottomTabs(TABS, self.tab, self.go_to, id="pivot_bar", tips=False)
        top = None if self.tab == SHORTS else self._bar()
        content = self._content()
        return w.Page(
            top,
            w.Panel(content, weight=1, width="fill", id="pane_fragment_container", cls=look.FRAME),
            self.acts.said(),
            tabs,
        )

    def _content(self) -> w.Widget:
        match self.tab:
            case 1:
                return self.shorts.build(self.acts, self.rows)
            case 2:
                return self.followed.build(self.acts, self.rows)
            case 3:
                return self.library.build(self.acts)
            case _:
                return self.home.build(self.acts, self.rows)

    def _bar(self) -> w.Widget:
        logo = w.Row(
            w.Icon("smart_display", 30, "#ff0000"),
            self.host.width_dp >= NAMED and w.Text("YouTube", w.TextStyle(20, 700), lines=1),
            gap=4,
            id="youtube_logo",
            desc="YouTube",
        )
        bell = w.IconButton(
            "notifications_none", tr("Notifications"), colour="on_surface", id="menu_item_0",
            cls=look.IMAGE, on_tap=self.news,
        )  # fmt: skip
        find = w.IconButton(
            "search", tr("Search"), colour="on_surface", id="menu_item_1", cls=look.IMAGE,
            on_tap=self.search,
        )  # fmt: skip
        face = w.Panel(
            w.Align(look.face(OWNER.name, 26)), width=48, height=48, desc=tr("Account"),
            id="mobile_topbar_avatar", cls=look.IMAGE, on_tap=self.account,
        )  # fmt: skip
        title = w.Panel(logo, padding=(8, 0))
        return w.TopBar(title, lead=w.Spacer(4), views=(self.cast.build(), bell, find, face),
                        id="toolbar")  # fmt: skip

    def go_to(self, place: int) -> None:
        """Show another tab."""
        self.tab = place

    def search(self) -> None:
        """Look for films."""
        self.show(self.app.page("search"))

    def news(self) -> None:
        """Show what is new."""
        self.show(self.app.page("news"))

    def account(self) -> None:
        """Show whose phone it is, and the settings."""
        self.show(self.app.page("account"))

    def on_back(self) -> None:
        if self.tab != HOME:
            self.tab = HOME
        else:
            self.close()
