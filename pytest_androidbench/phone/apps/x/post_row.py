"""Posts as they stand in lists."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property, partial
from typing import TYPE_CHECKING, Final

from pytest_androidbench.phone.apps.x import look
from pytest_androidbench.phone.apps.x.community_store import MEMBER
from pytest_androidbench.phone.kit.empty_state import empty_state
from pytest_androidbench.phone.system.amounts import compact_text
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import TextLike, tr

if TYPE_CHECKING:
    from pytest_androidbench.phone.apps.x.app import XApp
    from pytest_androidbench.phone.apps.x.model import XPost, XUser
    from pytest_androidbench.phone.apps.x.post_acts import PostActs
    from pytest_androidbench.phone.apps.x.store import XStore

LIKED: Final = "#f91880"
REPOSTED: Final = "#00ba7c"
QUOTE: Final = w.Look(border="outline_variant", radius=16)


@dataclass(frozen=True)
class PostRows:
    """Makes rows of posts, for one build of a page."""

    app: XApp
    acts: PostActs

    @cached_property
    def _store(self) -> XStore:
        return self.app.store

    def listed(self, posts: Sequence[XPost], none: TextLike, *, id: str = "list") -> w.Widget:  # noqa: A002
        """Posts below each other, or what stands in their place."""
        if not posts:
            return empty_state(none, "empty_text", margin=32)
        rows = [self.row(each) for each in posts]
        return w.Scroll(*rows, id=id, cls=look.RECYCLER)

    def row(self, post: XPost) -> w.Widget:
        """Who has posted what when, and what can be done with it."""
        user = self._store.user(post.author)
        head = w.Panel(
            look.face(user), desc=tr("{name} profile", name=user.name), key=f"face {post.id}",
            id="profile_image", on_tap=partial(self.acts.open_profile, user.id),
        )  # fmt: skip
        body = w.Column(
            self._above(post),
            self._names(post, user),
            self._answered(post),
            w.Text(post.text, look.TEXT, id="post_text") if post.text else None,
            *self.pictures(post),
            self.quoted(post),
            self.buttons(post),
            gap=4,
            weight=1,
        )
        return w.Panel(
            w.Row(head, body, gap=12, width="fill", across="start"),
            padding=(16, 10, 16, 2),
            key=f"post {post.id}",
            id="row",
            cls=look.GROUP,
            width="fill",
            on_tap=partial(self.acts.open, post.id),
        )

    def _above(self, post: XPost) -> w.Kid:
        """Why it stands here."""
        if post.pinned:
            return w.Text(tr("Pinned"), look.SMALL, lines=1, id="social_context")
        if post.community:
            community = self._store.communities.get(post.community)
            return w.Text(community.name, look.SMALL, lines=1, id="social_context")
        if self._store.posts.has("reposts", post.id):
            return w.Text(tr("You reposted"), look.SMALL, lines=1, id="social_context")
        return None

    def _names(self, post: XPost, user: XUser) -> w.Widget:
        age = self.app.phone.windows.translate(look.age(self.app.phone, post.at_ms))
        return w.Row(
            w.Text(user.name, look.STRONG, lines=1, id="name"),
            user.verified and w.Icon("verified", 16, "primary"),
            w.Text(f"{look.at(user)} · {age}", look.SECOND, lines=1, id="screen_name", weight=1),
            self.more(post),
            gap=4,
            width="fill",
        )

    def more(self, post: XPost) -> w.Widget:
        """The dots."""
        return w.Panel(
            w.Align(w.Icon("more_vert", 18)), width=40, height=24, desc=tr("Post options"),
            id="tweet_curation_action", key=f"more {post.id}",
            cls="android.widget.ImageView", on_tap=partial(self.acts.more, post.id),
        )  # fmt: skip

    def _answered(self, post: XPost) -> w.Kid:
        """Whom it answers."""
        parent = self._store.posts.get(post.parent) if post.parent else None
        if parent is None:
            return None
        handle = look.at(self._store.user(parent.author))
        return w.Text(tr("Replying to {handle}", handle=handle), look.SMALL, lines=1, id="reply_to")

    def pictures(self, post: XPost) -> list[w.Widget]:
        """Its pictures."""
        return [
            look.photo(self.app, each, key=f"media {post.id} {place}",
                       on_tap=partial(self.acts.open_media, post.id, place))
            for place, each in enumerate(post.pictures)
        ]  # fmt: skip

    def quoted(self, post: XPost) -> w.Kid:
        """The post that it quotes, in a frame."""
        if not post.quoted:
            return None
        found = self._store.posts.get(post.quoted)
        if found is None:
            gone = w.Text(tr("This post is unavailable."), look.SECOND, id="quote_gone")
            return w.Panel(gone, padding=12, look=QUOTE, width="fill")
        return w.Panel(
            self.brief(found), padding=12, look=QUOTE, id="quote", key=f"quote of {post.id}",
            width="fill", on_tap=partial(self.acts.open, found.id),
        )  # fmt: skip

    def brief(self, post: XPost) -> w.Widget:
        """Who says what, in two lines."""
        user = self._store.user(post.author)
        names = tr("{name} {handle}", name=user.name, handle=look.at(user))
        return w.Column(
            w.Text(names, w.TextStyle(13, 700), lines=1),
            w.Text(post.text, look.TEXT, lines=3),
            gap=2,
            width="fill",
        )

    def buttons(self, post: XPost) -> w.Widget:
        """What can be done with it, in one line."""
        acts, posts = self.acts, self._store.posts
        liked, reposted = posts.has("likes", post.id), posts.has("reposts", post.id)
        kept = posts.has("bookmarks", post.id)
        return w.Row(
            self._button(post, "chat_bubble_outline", tr("Reply"), "inline_reply", acts.reply,
                         count=posts.reply_count(post.id), enabled=self.can_reply(post)),
            self._button(post, "repeat", tr("Repost"), "inline_retweet", acts.repost,
                         count=post.reposts + reposted, colour=REPOSTED if reposted else ""),
            self._button(post, "favorite" if liked else "favorite_border",
                         tr("Liked") if liked else tr("Like"), "inline_like", acts.like,
                         count=post.likes + liked, colour=LIKED if liked else ""),
            self._button(post, "bar_chart", tr("Views"), "inline_analytics", acts.tell_views,
                         count=post.views),
            self._button(post, "bookmark" if kept else "bookmark_border",
                         tr("Bookmarked") if kept else tr("Bookmark"), "inline_bookmark",
                         acts.bookmark, colour="primary" if kept else ""),
            self._button(post, "share", tr("Share"), "inline_twitter_share", acts.share),
            width="fill",
        )  # fmt: skip

    def can_reply(self, post: XPost) -> bool:
        """Whether the owner may answer: not in a community that they are not in."""
        if not post.community:
            return True
        return self._store.communities.get(post.community).state == MEMBER

    def _button(
        self, post: XPost, icon: str, desc: TextLike, id: str, act: look.PostAct, *,  # noqa: A002
        count: int = 0, colour: str = "", enabled: bool = True,
    ) -> w.Widget:  # fmt: skip
        ink = colour or "on_surface_variant"
        number = compact_text(count, self.app.phone.display.locale) if count else ""
        return w.Panel(
            w.Row(
                w.Icon(icon, 18, ink),
                w.Text(number, w.TextStyle(12, 400, ink), lines=1) if number else None,
                gap=4,
            ),
            padding=(0, 8),
            height=40,
            weight=1,
            cls="android.widget.ImageButton",
            id=id,
            key=f"{id} {post.id}",
            desc=desc,
            enabled=enabled,
            on_tap=partial(act, post.id),
        )
