"""Accounts as they stand in lists, and following them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial

from pytest_androidbench.phone.apps.x import look
from pytest_androidbench.phone.apps.x.app import XApp
from pytest_androidbench.phone.apps.x.model import XUser
from pytest_androidbench.phone.kit.dialogs import Confirm
from pytest_androidbench.phone.kit.empty_state import empty_state
from pytest_androidbench.phone.system.app import AppPart, AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import TextLike, tr


@dataclass(eq=False)
class UserRows(AppPart[XApp]):
    """Makes rows of accounts, each with the button that follows it."""

    def listed(self, users: Sequence[XUser], none: TextLike) -> w.Widget:
        """Accounts below each other, or what stands in their place."""
        if not users:
            return empty_state(none, "empty_text", margin=32)
        return w.Scroll(*map(self.row, users), id="list", cls=look.RECYCLER)

    def row(self, user: XUser) -> w.Widget:
        """Name, handle, and what they say about themselves."""
        follows = self.app.store.follows(user.id)
        words = w.Column(
            w.Row(
                w.Text(user.name, look.STRONG, lines=1, id="name_item"),
                user.verified and w.Icon("verified", 16, "primary"),
                gap=4,
            ),
            w.Text(look.at(user), look.SECOND, lines=1, id="screenname_item"),
            user.follows_me and w.Text(tr("Follows you"), look.SMALL, lines=1, id="follows_you"),
            w.Text(user.bio, look.TEXT, lines=2, id="profile_description_item")
            if user.bio else None,
            weight=1,
        )  # fmt: skip
        button = None if user.self else look.pill(
            tr("Following") if follows else tr("Follow"), partial(self.turn, user.id),
            strong=not follows, id="follow_button", key=f"follow {user.id}",
        )  # fmt: skip
        return w.Panel(
            w.Row(look.face(user), words, button, gap=12, width="fill", across="start"),
            padding=(16, 10),
            key=f"user {user.id}",
            id="user_row",
            cls=look.GROUP,
            width="fill",
            on_tap=partial(self.open, user.id),
        )

    def open(self, user: int) -> None:
        """Show somebody's page."""
        self.hide_keyboard()
        self.show(self.app.page("profile_page:ProfilePage", user=user))

    def turn(self, user: int) -> None:
        """Follow somebody, or ask whether to do so no more."""
        store = self.app.store
        if store.is_shunned(user, "block"):
            self.toast(tr("You have blocked this account"))
        elif not store.follows(user):
            store.follow(user)
        else:
            question = Confirm(
                title=tr("Unfollow {handle}?", handle=look.at(store.user(user))),
                message=tr("Their posts will no longer show up in your home timeline. You can "
                           "still view their profile."),
                positive=tr("Unfollow"),
            )  # fmt: skip
            self.ask(question, self.unfollow, user)

    def unfollow(self, user: int, sure: bool) -> None:
        """Follow them no more."""
        if sure and self.app.store.follows(user):
            self.app.store.follow(user)


@dataclass(eq=False)
class PeoplePage(AppScreen[XApp, None]):
    """Whom the owner follows, or who follows them."""

    kind: str = "following"
    rows: UserRows = field(default_factory=UserRows)

    def build(self) -> w.Widget:
        following = self.kind == "following"
        tabs = w.Tabs((w.Tab(text=tr("Followers")), w.Tab(text=tr("Following"))), int(following),
                      self.turn, id="tabs")  # fmt: skip
        store = self.app.store
        listed = (
            self.rows.listed(store.followed(), tr("Be in the know: follow some accounts"))
            if following
            else self.rows.listed(store.followers(), tr("Nobody follows you yet"))
        )
        return w.Page(look.bar(store.me.name, subtitle=look.at(store.me)), tabs, listed)

    def turn(self, tab: int) -> None:
        """Show the others."""
        self.kind = "following" if tab else "followers"
