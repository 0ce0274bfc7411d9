"""What the owner is told: who has liked, answered, named or followed them."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import Final

from pytest_androidbench.phone.apps.x import look
from pytest_androidbench.phone.apps.x.app import XApp
from pytest_androidbench.phone.apps.x.model import XNotice
from pytest_androidbench.phone.apps.x.post_acts import PostActs
from pytest_androidbench.phone.kit.empty_state import empty_state
from pytest_androidbench.phone.system.app import AppPart
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import Message, tr

ALL, VERIFIED, MENTIONS = range(3)
SIGNS: Final = {
    "like": ("favorite", "#f91880"),
    "repost": ("repeat", "#00ba7c"),
    "follow": ("person", "primary"),
    "reply": ("chat_bubble_outline", "primary"),
    "mention": ("alternate_email", "primary"),
}
FRESH: Final = w.Look(background="secondary_container")


@dataclass(eq=False)
class NoticesTab(AppPart[XApp]):
    """All, of verified accounts, and those that name the owner."""

    tab: int = ALL

    def bar(self, lead: w.Widget) -> w.Widget:
        """Title and settings."""
        settings = w.IconButton("settings", tr("Notification settings"), id="toolbar_settings",
                                on_tap=self.open_settings)  # fmt: skip
        return w.TopBar(tr("Notifications"), lead=lead, actions=[settings], id="toolbar")

    def build(self, acts: PostActs) -> w.Widget:
        """One of the three."""
        tabs = w.Tabs(
            (w.Tab(text=tr("All")), w.Tab(text=tr("Verified")), w.Tab(text=tr("Mentions"))),
            self.tab, self.turn, id="tabs",
        )  # fmt: skip
        found = self._found()
        none = empty_state(tr("Nothing to see here yet"), "empty_text")
        listed = w.Scroll(*(self._row(each, acts) for each in found), id="list",
                          cls=look.RECYCLER, key=f"notices {self.tab}")  # fmt: skip
        body = listed if found else none
        return w.Column(tabs, w.Divider(), body, width="fill", height="fill", across="stretch")

    def _found(self) -> list[XNotice]:
        store = self.app.store
        if self.tab == MENTIONS:
            return store.told("reply", "mention")
        found = store.told()
        if self.tab == VERIFIED:
            return [each for each in found if store.user(each.user).verified]
        return found

    def _row(self, notice: XNotice, acts: PostActs) -> w.Widget:
        store = self.app.store
        user, post = store.user(notice.user), store.posts.get(notice.post)
        icon, colour = SIGNS.get(notice.kind, ("notifications", "primary"))
        act = (
            partial(acts.open, post.id) if post is not None
            else partial(acts.open_profile, notice.user)
        )  # fmt: skip
        words = w.Column(
            look.face(user, 32),
            w.Text(_said(notice.kind, user.name), look.STRONG, id="notice_text"),
            w.Text(post.text, look.SECOND, lines=3, id="notice_post") if post is not None else None,
            w.Text(look.age(self.phone, notice.at_ms), look.SMALL, lines=1, id="notice_time"),
            gap=4,
            weight=1,
        )
        return w.Panel(
            w.Row(w.Icon(icon, 28, colour), words, gap=16, width="fill", across="start"),
            padding=(16, 12), look=w.Look() if notice.seen else FRESH, width="fill",
            id="notification_row", key=f"notice {notice.id}", cls=look.GROUP, on_tap=act,
        )  # fmt: skip

    def turn(self, tab: int) -> None:
        """Show others."""
        self.tab = tab

    def open_settings(self) -> None:
        """Show what can be chosen."""
        self.show(self.app.page("settings:XSettings", page="notifications"))


def _said(kind: str, name: str) -> Message:
    texts = {
        "like": tr("{name} liked your post", name=name),
        "repost": tr("{name} reposted your post", name=name),
        "follow": tr("{name} followed you", name=name),
        "reply": tr("{name} replied to your post", name=name),
    }
    return texts.get(kind) or tr("{name} mentioned you", name=name)
