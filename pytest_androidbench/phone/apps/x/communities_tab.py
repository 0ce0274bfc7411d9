"""The communities that the owner is in with what is posted there, and others to join."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial

from pytest_androidbench.phone.apps.x import look
from pytest_androidbench.phone.apps.x.app import XApp
from pytest_androidbench.phone.apps.x.community_store import MEMBER, REQUESTED
from pytest_androidbench.phone.apps.x.model import XCommunity
from pytest_androidbench.phone.apps.x.post_acts import PostActs
from pytest_androidbench.phone.apps.x.post_row import PostRows
from pytest_androidbench.phone.kit.empty_state import empty_state
from pytest_androidbench.phone.kit.search_field import SearchField
from pytest_androidbench.phone.system.amounts import compact_text
from pytest_androidbench.phone.system.app import AppPart, AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import Message, tr


@dataclass(eq=False)
class CommunitiesTab(AppPart[XApp]):
    """Home and Explore."""

    exploring: bool = False

    def bar(self, lead: w.Widget) -> w.Widget:
        """Title and search."""
        search = w.IconButton("search", tr("Search Communities"), id="search_communities",
                              on_tap=self.search)  # fmt: skip
        return w.TopBar(tr("Communities"), lead=lead, actions=[search], id="toolbar")

    def build(self, acts: PostActs) -> w.Widget:
        """One of the two."""
        tabs = w.Tabs((w.Tab(text=tr("Home")), w.Tab(text=tr("Explore"))), int(self.exploring),
                      self.turn, id="tabs")  # fmt: skip
        body = self._explore() if self.exploring else self._home(acts)
        return w.Column(tabs, w.Divider(), body, width="fill", height="fill", across="stretch")

    def _home(self, acts: PostActs) -> w.Widget:
        store = self.app.store
        joined = store.communities.joined()
        if not joined:
            return empty_state(tr("Join a Community to see its posts here"), "empty_text",
                               margin=32)  # fmt: skip
        rows = PostRows(self.app, acts)
        return w.Scroll(
            *(community_row(self.app, each, partial(self.open, each.id)) for each in joined),
            w.Divider(),
            *(rows.row(each) for each in store.posts.of_my_communities()),
            id="list",
            cls=look.RECYCLER,
            key="communities home",
        )

    def _explore(self) -> w.Widget:
        rows = [
            community_row(self.app, each, partial(self.open, each.id))
            for each in self.app.store.communities.others()
        ]
        none = empty_state(tr("You are in all of them"), "empty_text")
        head = w.Category(tr("Discover new Communities"), start=16)
        listed = w.Scroll(head, *rows, id="list", cls=look.RECYCLER, key="explore communities")
        return listed if rows else none

    def turn(self, tab: int) -> None:
        """Show the other one."""
        self.exploring = bool(tab)

    def search(self) -> None:
        """Look for a community by its name."""
        self.show(CommunitySearch())

    def open(self, community: int) -> None:
        """Show one."""
        self.show(self.app.page("community_page:CommunityPage", community=community))


def community_row(app: XApp, community: XCommunity, act: look.Act) -> w.Widget:
    """Name, members, and what the owner is there."""
    states: dict[str, Message] = {MEMBER: tr("Joined"), REQUESTED: tr("Requested")}
    state = states.get(community.state) or (
        tr("Members only") if community.asks else tr("Open to all")
    )
    sign = w.Picture(icon="groups", size=48, shape="round")
    words = w.Column(
        w.Text(community.name, look.STRONG, lines=1, id="community_name"),
        w.Text(member_count(app, community), look.SMALL, lines=1, id="community_members"),
        w.Text(state, look.SMALL, lines=1, id="community_state"),
        gap=2,
        weight=1,
    )
    return w.Panel(
        w.Row(sign, words, gap=12, width="fill"), padding=(16, 8), width="fill",
        id="community_row", key=f"community {community.id}", cls=look.GROUP, on_tap=act,
    )  # fmt: skip


def member_count(app: XApp, community: XCommunity) -> Message:
    """How many are in it, the owner as well."""
    count = community.members + (community.state == MEMBER)
    return tr("{n} Members", n=compact_text(count, app.phone.display.locale))


@dataclass(eq=False)
class CommunitySearch(AppScreen[XApp, None]):
    """Communities by their names."""

    search: SearchField = field(default_factory=lambda: SearchField(id="query"))

    def on_open(self) -> None:
        self.search.begin()

    def build(self) -> w.Widget:
        clear = self.search.clear_button(tr("Clear"), id="clear")
        bar = w.TopBar(self.search.box(tr("Search Communities")), back=True, actions=[clear],
                       id="toolbar")  # fmt: skip
        found = self.app.store.communities.found(self.search.words)
        rows = [community_row(self.app, each, partial(self.open, each.id)) for each in found]
        none = empty_state(tr("No results"), "empty_text")
        return w.Page(bar, w.Scroll(*rows, id="list", cls=look.RECYCLER) if rows else none)

    def open(self, community: int) -> None:
        """Show one."""
        self.hide_keyboard()
        self.show(self.app.page("community_page:CommunityPage", community=community))
