"""What is talked about, and whom one could follow; the way to the search."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

from pytest_androidbench.phone.apps.x import look
from pytest_androidbench.phone.apps.x.app import XApp
from pytest_androidbench.phone.apps.x.user_row import UserRows
from pytest_androidbench.phone.system.amounts import compact_text
from pytest_androidbench.phone.system.app import AppPart
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr
from pytest_androidbench.phone.world.posts import TRENDS


@dataclass(eq=False)
class XExplore(AppPart[XApp]):
    """Trends and accounts."""

    def bar(self, lead: w.Widget) -> w.Widget:
        """The closed field."""
        entry = w.Panel(
            w.Text(tr("Search X"), w.BODY_LARGE.coloured("on_surface_variant"), lines=1,
                   id="query_view"),
            padding=(16, 8), look=w.Look(background="surface_container", radius=20), width="fill",
            id="search_box", on_tap=self.search,
        )  # fmt: skip
        settings = w.IconButton("settings", tr("Explore settings"), id="toolbar_settings",
                                on_tap=self.open_settings)  # fmt: skip
        return w.TopBar(entry, lead=lead, actions=[settings], id="toolbar")

    def build(self, users: UserRows) -> w.Widget:
        """What is talked about, then people."""
        trends = [self._trend(place, *each) for place, each in enumerate(TRENDS)]
        people = [users.row(each) for each in self.app.store.suggested()]
        follow = [w.Category(tr("Who to follow"), start=16), *people] if people else []
        return w.Scroll(
            w.Category(tr("Trends for you"), start=16), *trends, *follow, id="list",
            cls=look.RECYCLER, key="explore",
        )  # fmt: skip

    def _trend(self, place: int, where: str, words: str, posts: int) -> w.Widget:
        number = compact_text(posts, self.phone.display.locale)
        lines = w.Column(
            w.Text(where, look.SMALL, lines=1, id="trend_context"),
            w.Text(words, look.STRONG, lines=1, id="trend_name"),
            w.Text(tr("{n} posts", n=number), look.SMALL, lines=1, id="trend_count"),
            gap=2,
            width="fill",
        )
        return w.Panel(lines, padding=(16, 8), width="fill", id="trend", key=f"trend {place}",
                       on_tap=partial(self.search_for, words))  # fmt: skip

    def search(self) -> None:
        """Let somebody type."""
        self.show(self.app.page("searching:XSearch"))

    def search_for(self, words: str) -> None:
        """Show what is said of something."""
        self.show(self.app.page("searching:XSearch", words=words, sought=words))

    def open_settings(self) -> None:
        """Show what the tab goes by."""
        self.show(self.app.page("settings:XSettings", page="explore"))
