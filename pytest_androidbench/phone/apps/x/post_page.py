"""A post with its answers."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial
from typing import Final

from pytest_androidbench.phone.apps.x import look
from pytest_androidbench.phone.apps.x.app import XApp
from pytest_androidbench.phone.apps.x.model import XPost
from pytest_androidbench.phone.apps.x.post_acts import PostActs
from pytest_androidbench.phone.apps.x.post_row import PostRows
from pytest_androidbench.phone.apps.x.user_row import UserRows
from pytest_androidbench.phone.kit.dialogs import MenuEntry
from pytest_androidbench.phone.kit.empty_state import empty_state
from pytest_androidbench.phone.system.amounts import compact_text, grouped_text
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import Message, tr

ORDERS: Final[dict[str, Message]] = {
    "relevant": tr("Most relevant"),
    "recent": tr("Most recent"),
    "liked": tr("Most liked"),
}


@dataclass(eq=False)
class PostPage(AppScreen[XApp, None]):
    """The post it answers, the post, how answers are sorted, and the answers."""

    post: int = 0
    order: str = "relevant"
    acts: PostActs = field(default_factory=PostActs)
    users: UserRows = field(default_factory=UserRows)

    def on_open(self) -> None:
        self.acts.page_of = self.post

    def build(self) -> w.Widget:
        found = self.app.store.posts.get(self.post)
        if found is None:
            return w.Page(look.bar(tr("Post")), empty_state(tr("This post was deleted."), "gone"))
        store, rows = self.app.store, PostRows(self.app, self.acts)
        parent = store.posts.get(found.parent) if found.parent else None
        listed = w.Scroll(
            rows.row(parent) if parent is not None else None,
            self._focal(found, rows),
            self._sorting(),
            *(rows.row(each) for each in store.posts.replies(self.post, self.order)),
            id="list",
            cls=look.RECYCLER,
        )
        box = self._box() if rows.can_reply(found) else None
        return w.Page(look.bar(tr("Post")), listed, w.Divider() if box else None, box,
                      over=self.acts.snackbar.build())  # fmt: skip

    def _focal(self, post: XPost, rows: PostRows) -> w.Widget:
        """The post itself, larger than others."""
        column = w.Column(
            self._author(post, rows),
            w.Text(post.text, w.TextStyle(17), id="post_text") if post.text else None,
            *rows.pictures(post),
            rows.quoted(post),
            self._when(post),
            w.Divider(),
            self._numbers(post),
            rows.buttons(post),
            w.Divider(),
            gap=8,
            width="fill",
            across="stretch",
        )
        return w.Panel(column, padding=(16, 8, 16, 0), width="fill", key=f"focal {post.id}",
                       id="row", cls=look.GROUP)  # fmt: skip

    def _author(self, post: XPost, rows: PostRows) -> w.Widget:
        store = self.app.store
        user = store.user(post.author)
        names = w.Panel(
            w.Row(
                look.face(user),
                w.Column(
                    w.Text(user.name, look.STRONG, lines=1, id="name"),
                    w.Text(look.at(user), look.SECOND, lines=1, id="screen_name"),
                    weight=1,
                ),
                gap=12,
                width="fill",
            ),
            weight=1,
            id="author",
            on_tap=partial(self.acts.open_profile, user.id),
        )
        follow = None if user.self or store.follows(user.id) else look.pill(
            tr("Follow"), partial(self.users.turn, user.id), strong=True, id="follow_button",
        )  # fmt: skip
        return w.Row(names, follow, rows.more(post), gap=8, width="fill")

    def _when(self, post: XPost) -> w.Widget:
        moment = look.moment(self.phone, post.at_ms)
        seen = grouped_text(post.views, self.phone.display.locale)
        text = tr("{moment} · {n} Views", moment=self.phone.windows.translate(moment), n=seen)
        return w.Text(text, look.SECOND, lines=1, id="tweet_time")

    def _numbers(self, post: XPost) -> w.Widget:
        """How often it was reposted, quoted, liked; the quotes can be read."""
        posts, locale = self.app.store.posts, self.phone.display.locale
        reposts = post.reposts + posts.has("reposts", post.id)
        likes = post.likes + posts.has("likes", post.id)
        quotes = len(posts.quotes(post.id))
        return w.Row(
            w.Text(tr("{n} Reposts", n=compact_text(reposts, locale)), look.SECOND, lines=1,
                   id="reposts_stat"),
            w.Panel(
                w.Text(tr("{n} Quotes", n=compact_text(quotes, locale)), look.SECOND, lines=1),
                padding=(0, 8), id="quotes_stat", on_tap=self.open_quotes,
            ),
            w.Text(tr("{n} Likes", n=compact_text(likes, locale)), look.SECOND, lines=1,
                   id="likes_stat"),
            gap=16,
            width="fill",
        )  # fmt: skip

    def _sorting(self) -> w.Widget:
        row = w.Row(
            w.Text(ORDERS.get(self.order, ORDERS["relevant"]), look.SECOND, lines=1),
            w.Icon("expand_more", 18),
            gap=4,
        )
        return w.Panel(row, padding=(16, 10), id="reply_sorting", desc=tr("Sort replies"),
                       on_tap=self.sort)  # fmt: skip

    def _box(self) -> w.Widget:
        text = w.Text(tr("Post your reply"), look.SECOND, lines=1)
        shape = w.Look(background="surface_container", radius=18)
        return w.Panel(
            w.Panel(text, padding=(16, 8), look=shape, width="fill", id="tweet_box",
                    on_tap=partial(self.acts.reply, self.post)),
            padding=(16, 8),
            width="fill",
        )  # fmt: skip

    def sort(self) -> None:
        """Show in which orders answers can be."""
        self.acts.sheets.open(tr("Sort replies by"), self.orders)

    def orders(self) -> list[MenuEntry]:
        """Those."""
        return [
            MenuEntry(text=text, act=partial(self.put_order, key),
                      sign="check" if key == self.order else "sort")
            for key, text in ORDERS.items()
        ]  # fmt: skip

    def put_order(self, order: str) -> None:
        """Sort them so."""
        self.order = order

    def open_quotes(self) -> None:
        """Show who quotes it."""
        self.show(QuotesPage(post=self.post))


@dataclass(eq=False)
class QuotesPage(AppScreen[XApp, None]):
    """Posts that quote one."""

    post: int = 0
    acts: PostActs = field(default_factory=PostActs)

    def build(self) -> w.Widget:
        found = self.app.store.posts.quotes(self.post)
        rows = PostRows(self.app, self.acts)
        listed = rows.listed(found, tr("No Quotes yet. You'll find a list of who quoted this post "
                                       "here."))  # fmt: skip
        return w.Page(look.bar(tr("Quotes")), listed, over=self.acts.snackbar.build())
