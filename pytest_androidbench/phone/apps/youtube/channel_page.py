"""A channel: its films, shorts, and what it says of itself."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial
from typing import Final

from pytest_androidbench.phone.apps.youtube import look
from pytest_androidbench.phone.apps.youtube.app import YouTubeApp
from pytest_androidbench.phone.apps.youtube.bell import ChannelBell
from pytest_androidbench.phone.apps.youtube.casting import CastButton
from pytest_androidbench.phone.apps.youtube.film_acts import FilmActs
from pytest_androidbench.phone.apps.youtube.films import FilmRows
from pytest_androidbench.phone.apps.youtube.model import TubeChannel
from pytest_androidbench.phone.apps.youtube.scenes import scene
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import ntr, tr

TABS: Final = ("Home", "Videos", "Shorts", "About")
HOME, VIDEOS, SHORTS, ABOUT = range(4)
SHOWN: Final = 3


@dataclass(eq=False)
class ChannelPage(AppScreen[YouTubeApp, None]):
    """Four tabs."""

    id: str = ""
    tab: int = HOME
    popular: bool = False
    """Whether the films that were watched most come first."""
    acts: FilmActs = field(default_factory=FilmActs)
    rows: FilmRows = field(default_factory=FilmRows)
    bell: ChannelBell = field(default_factory=ChannelBell)
    cast: CastButton = field(default_factory=CastButton)

    def build(self) -> w.Widget:
        channel = self.app.store.channel(self.id)
        tabs = w.Tabs([w.Tab(text=tr(one)) for one in TABS], self.tab, self.go_to, id="tabs_bar")
        find = w.IconButton(
            "search", tr("Search"), colour="on_surface", id="menu_item_1", cls=look.IMAGE,
            on_tap=self.search,
        )  # fmt: skip
        bar = w.TopBar(
            channel.title, lead=w.Up(True), views=(self.cast.build(), find), id="toolbar"
        )
        listed = w.Scroll(*self._content(channel), id="results", cls=look.RECYCLER,
                          key=f"channel {self.tab}")  # fmt: skip
        return w.Page(bar, tabs, listed, over=self.acts.said())

    def _content(self, channel: TubeChannel) -> list[w.Widget]:
        store = self.app.store
        if self.tab == ABOUT:
            return self._about(channel)
        if self.tab == HOME:
            popular = store.of_channel(self.id, short=False, popular=True)[:SHOWN]
            heading = w.Panel(w.Text(tr("Popular videos"), look.HEAD), padding=(12, 16, 12, 8))
            return [
                self._banner(channel),
                self.rows.channel_row(channel, self.acts, self.bell.build(channel.id)),
                w.Divider(),
                heading,
                *self.rows.listed(popular, self.acts),
            ]
        films = store.of_channel(self.id, short=self.tab == SHORTS, popular=self.popular)
        chips = w.Filters(
            w.Chip(tr("Recently uploaded"), not self.popular, on_tap=partial(self.sort, False)),
            w.Chip(tr("Popular"), self.popular, on_tap=partial(self.sort, True)),
            id="chip_bar",
        )
        nothing = w.Panel(
            w.Text(tr("This channel has no videos"), look.SECOND, id="message"), padding=24
        )
        rows = self.rows.listed(films, self.acts)
        return [w.Panel(chips, padding=(0, 8), width="fill"), *(rows or [nothing])]

    def _banner(self, channel: TubeChannel) -> w.Widget:
        draw = scene(channel.id, channel.scene, 0)
        return w.Canvas(draw=draw, width="fill", height=96, id="channel_banner")

    def _about(self, channel: TubeChannel) -> list[w.Widget]:
        films = self.app.store.videos.all("WHERE channel_id = ?", channel.id)
        total = sum(one.views for one in films)
        facts = (
            ("link", f"youtube.com/@{channel.handle}"),
            ("play_circle_outline", ntr("{n} video", "{n} videos", len(films))),
            ("bar_chart", look.views(total, self.app.locale)),
        )
        rows = [w.ListItem(text, icon=icon, look=w.MATERIAL) for icon, text in facts]
        words = w.Column(
            w.Text(tr("Description"), look.HEAD), w.Text(channel.about, w.BODY, id="description"),
            gap=8,
        )  # fmt: skip
        return [w.Panel(words, padding=16), w.Divider(), *rows]

    def go_to(self, tab: int) -> None:
        """Show another tab."""
        self.tab = tab

    def sort(self, popular: bool) -> None:
        """Show the popular films first, or the newest."""
        self.popular = popular

    def search(self) -> None:
        """Look for films."""
        self.show(self.app.page("search"))
