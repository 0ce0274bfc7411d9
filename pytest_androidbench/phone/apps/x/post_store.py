"""Posts, what the owner has marked of them, and drafts."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

from pytest_androidbench.phone.apps.x.model import XDraft, XMark, XPost
from pytest_androidbench.phone.kit.tables import Table

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.databases import Database

MOST_SHOWN: Final = 100
Mark = Literal["likes", "reposts", "bookmarks"]
ORDERS: Final = {
    "relevant": "likes + 2 * reposts DESC, at_ms, _id",
    "recent": "at_ms DESC, _id DESC",
    "liked": "likes DESC, at_ms, _id",
}
"""How replies are sorted: that column, and the latest or oldest of those that are alike."""
LATEST: Final = f"ORDER BY t.at_ms DESC, t._id DESC LIMIT {MOST_SHOWN}"
SEEN: Final = (
    "NOT t.hidden AND t.author NOT IN (SELECT user FROM shunned)"
    " AND (t.community = 0 OR t.community IN"
    " (SELECT _id FROM communities WHERE state = 'member'))"
)
"""What timelines show: of nobody who is shunned, and of the communities that the owner is in."""


class XPosts:
    """What was posted."""

    def __init__(self, database: Database, me: int, now_ms: int) -> None:
        self._db = database
        self._me = me
        self._now_ms = now_ms
        self.table = Table(database, "posts", XPost)
        self.drafts = Table(database, "drafts", XDraft)
        self._marks = {
            name: Table(database, name, XMark) for name in ("likes", "reposts", "bookmarks")
        }

    def get(self, post: int) -> XPost | None:
        """A post; None where it was deleted."""
        return self.table.get(post)

    def for_you(self) -> list[XPost]:
        """What anybody has posted, the latest first."""
        return self.table.all(f"WHERE t.parent = 0 AND {SEEN} {LATEST}")

    def of_followed(self) -> list[XPost]:
        """What those have posted whom the owner follows, and the owner."""
        mine = "(t.author = ? OR t.author IN (SELECT user FROM follows))"
        return self.table.all(f"WHERE t.parent = 0 AND {mine} AND {SEEN} {LATEST}", self._me)

    def of_user(self, user: int, *, kind: str = "posts") -> list[XPost]:
        """What somebody has posted: `posts`, `replies` as well, or those with `media`."""
        if kind == "likes":
            return self.marked("likes")
        conditions = {"posts": "t.parent = 0", "replies": "1", "media": "t.media != ''"}
        reposted = " OR t._id IN (SELECT post FROM reposts)" if user == self._me else ""
        own = f"(t.author = ?{reposted if kind == 'posts' else ''})"
        return self.table.all(
            f"WHERE {own} AND {conditions[kind]} ORDER BY t.pinned DESC, t.at_ms DESC, t._id DESC"
            f" LIMIT {MOST_SHOWN}",
            user,
        )

    def of_community(self, community: int) -> list[XPost]:
        """What was posted in a community."""
        return self.table.all(f"WHERE t.parent = 0 AND t.community = ? {LATEST}", community)

    def of_my_communities(self) -> list[XPost]:
        """What was posted in those that the owner is in."""
        return self.table.all(f"WHERE t.parent = 0 AND t.community != 0 AND {SEEN} {LATEST}")

    def of_list(self, list_: int) -> list[XPost]:
        """What the members of a list have posted."""
        inside = "t.author IN (SELECT user FROM list_members WHERE list = ?)"
        return self.table.all(f"WHERE t.parent = 0 AND {inside} AND {SEEN} {LATEST}", list_)

    def replies(self, post: int, order: str = "relevant") -> list[XPost]:
        """The answers to a post."""
        sorted_by = ORDERS.get(order, ORDERS["relevant"])
        return self.table.all(f"WHERE parent = ? ORDER BY {sorted_by} LIMIT {MOST_SHOWN}", post)

    def reply_count(self, post: int) -> int:
        """How many answers a post has."""
        return self.table.count("WHERE parent = ?", post)

    def quotes(self, post: int) -> list[XPost]:
        """The posts that quote one."""
        return self.table.all(f"WHERE t.quoted = ? {LATEST}", post)

    def found(self, words: str, *, latest: bool = False, media: bool = False) -> list[XPost]:
        """Posts that have all of some words; those with most likes first, or the latest."""
        parts = words.lower().split()
        condition = " AND ".join("instr(lower(t.text), ?)" for _ in parts) or "0"
        pictures = "AND t.media != ''" if media else ""
        order = LATEST if latest else f"ORDER BY t.likes DESC, t._id LIMIT {MOST_SHOWN}"
        return self.table.all(f"WHERE {condition} {pictures} AND {SEEN} {order}", *parts)

    def has(self, mark: Mark, post: int) -> bool:
        """Whether the owner has marked a post."""
        return self._marks[mark].count("WHERE post = ?", post) > 0

    def mark(self, mark: Mark, post: int) -> bool:
        """Mark a post, or take the mark away; whether it has it now."""
        table = self._marks[mark]
        found = table.first("WHERE post = ? ORDER BY _id", post)
        if found is not None:
            table.remove([found.id])
            return False
        table.add(XMark(post=post, at_ms=self._now_ms))
        return True

    def marked(self, mark: Mark) -> list[XPost]:
        """What the owner has marked, the latest first."""
        return self.table.all(
            f"JOIN {mark} m ON m.post = t._id ORDER BY m.at_ms DESC, m._id DESC LIMIT {MOST_SHOWN}"
        )

    def clear_bookmarks(self) -> None:
        """Take all of them away."""
        self._db.execute("DELETE FROM bookmarks")

    def add(self, post: XPost) -> int:
        """Post something."""
        return self.table.add(post)

    def delete(self, post: int) -> None:
        """Remove a post with what was marked of it."""
        for mark in self._marks:
            self._db.execute(f"DELETE FROM {mark} WHERE post = ?", post)  # noqa: S608 - our names
        self._db.execute("DELETE FROM notices WHERE post = ?", post)
        self.table.remove([post])

    def pin(self, post: int) -> None:
        """Let a post stand first on the owner's page, in place of any other; or do not."""
        found = self.get(post)
        self._db.execute("UPDATE posts SET pinned = 0 WHERE author = ?", self._me)
        if found is not None and not found.pinned:
            self.table.put(post, pinned=True)

    def all_drafts(self) -> list[XDraft]:
        """What was begun, the latest first."""
        return self.drafts.all("ORDER BY at_ms DESC, _id DESC")
