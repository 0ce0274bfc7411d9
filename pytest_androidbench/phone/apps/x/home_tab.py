"""Home: what anybody has posted, and what those have whom the owner follows."""

from __future__ import annotations

from dataclasses import dataclass

from pytest_androidbench.phone.apps.x.app import XApp
from pytest_androidbench.phone.apps.x.post_acts import PostActs
from pytest_androidbench.phone.apps.x.post_row import PostRows
from pytest_androidbench.phone.system.app import AppPart
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr


@dataclass(eq=False)
class XHome(AppPart[XApp]):
    """Two timelines."""

    following: bool = False

    def build(self, acts: PostActs) -> w.Widget:
        """One of them."""
        posts = self.app.store.posts
        shown = posts.of_followed() if self.following else posts.for_you()
        tabs = w.Tabs(
            (w.Tab(text=tr("For you")), w.Tab(text=tr("Following"))),
            int(self.following),
            self.turn,
            id="tabs",
        )
        rows = PostRows(self.app, acts)
        listed = rows.listed(shown, tr("Welcome to X! Nothing has been posted yet."), id="timeline")
        return w.Column(tabs, w.Divider(), listed, width="fill", height="fill", across="stretch")

    def turn(self, tab: int) -> None:
        """Show the other one."""
        self.following = bool(tab)
        self.scroll_to_start("timeline")
