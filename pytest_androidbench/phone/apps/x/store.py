"""Accounts, what the owner does with them, and the ways to all else that X keeps."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Final

from pytest_androidbench.phone.apps.x.community_store import XCommunities
from pytest_androidbench.phone.apps.x.model import (
    XFollow,
    XList,
    XListMember,
    XMessage,
    XNotice,
    XShunned,
    XUser,
)
from pytest_androidbench.phone.apps.x.post_store import XPosts
from pytest_androidbench.phone.kit.past_searches import PastSearches
from pytest_androidbench.phone.kit.tables import Table

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.app import App

MOST_FOUND: Final = 50
MOST_SEARCHES: Final = 10
BY_NAME: Final = "ORDER BY name COLLATE NOCASE, _id"


class XStore:
    """What the server has."""

    def __init__(self, app: App) -> None:
        self._app = app
        self._db = app.database()
        self.past = PastSearches(self._db)
        self.users = Table(self._db, "users", XUser)
        self.notices = Table(self._db, "notices", XNotice)
        self.messages = Table(self._db, "messages", XMessage)
        self.lists = Table(self._db, "lists", XList)
        self._follows = Table(self._db, "follows", XFollow)
        self._inside = Table(self._db, "list_members", XListMember)
        self._shunned = Table(self._db, "shunned", XShunned)

    @property
    def now_ms(self) -> int:
        """By the phone's clock."""
        return self._app.phone.clock.now_ms

    @cached_property
    def me(self) -> XUser:
        """The owner of the phone."""
        return self.users.first("WHERE self ORDER BY _id") or XUser(name="?", handle="?")

    @cached_property
    def posts(self) -> XPosts:
        """Posts, drafts and what is marked."""
        return XPosts(self._db, self.me.id, self.now_ms)

    @cached_property
    def communities(self) -> XCommunities:
        """Communities."""
        return XCommunities(self._db)

    def user(self, id_: int) -> XUser:
        """Somebody, or nobody who is known."""
        return self.users.get(id_) or XUser(name="Unknown account", handle="unknown")

    def follows(self, user: int) -> bool:
        """Whether the owner follows somebody."""
        return self._follows.count("WHERE user = ?", user) > 0

    def follow(self, user: int) -> None:
        """Follow somebody, or do so no more."""
        found = self._follows.first("WHERE user = ? ORDER BY _id", user)
        if found is not None:
            self._follows.remove([found.id])
        elif user != self.me.id:
            self._follows.add(XFollow(user=user, at_ms=self.now_ms))

    def followed(self) -> list[XUser]:
        """Whom the owner follows, the latest first."""
        return self.users.all("JOIN follows f ON f.user = t._id ORDER BY f.at_ms DESC, f._id DESC")

    def followers(self) -> list[XUser]:
        """Who follows the owner."""
        return self.users.all(f"WHERE follows_me {BY_NAME}")

    def counts(self, user: XUser) -> tuple[int, int]:
        """How many somebody follows, and by how many they are followed."""
        if user.self:
            return self._follows.count(), self.users.count("WHERE follows_me")
        return user.follows, user.followers + self.follows(user.id)

    def suggested(self, most: int = 3) -> list[XUser]:
        """Whom the owner might want to follow: who follows them first, then who is read most."""
        return self.users.all(
            "WHERE NOT self AND _id NOT IN (SELECT user FROM follows)"
            " AND _id NOT IN (SELECT user FROM shunned)"
            " ORDER BY follows_me DESC, followers DESC, _id LIMIT ?",
            most,
        )

    def found(self, words: str, most: int = MOST_FOUND) -> list[XUser]:
        """Accounts whose name or handle has all of some words; who is followed most first."""
        parts = words.lower().replace("@", " ").split()
        condition = " AND ".join("instr(lower(name || ' ' || handle), ?)" for _ in parts)
        order = "ORDER BY followers DESC, _id LIMIT ?"
        return self.users.all(f"WHERE {condition or '0'} {order}", *parts, most)

    def found_lists(self, words: str) -> list[XList]:
        """Lists whose name has some words."""
        condition = "WHERE NOT private AND instr(lower(name), ?)"
        return self.lists.all(f"{condition} {BY_NAME} LIMIT {MOST_FOUND}", words.strip().lower())

    def is_shunned(self, user: int, kind: str) -> bool:
        """Whether somebody is muted (`mute`) or blocked (`block`)."""
        return self._shunned.count("WHERE user = ? AND kind = ?", user, kind) > 0

    def shun(self, user: int, kind: str) -> None:
        """Mute or block somebody, or do so no more; who is blocked is followed no more."""
        found = self._shunned.first("WHERE user = ? AND kind = ? ORDER BY _id", user, kind)
        if found is not None:
            self._shunned.remove([found.id])
            return
        self._shunned.add(XShunned(user=user, kind=kind))
        if kind == "block" and self.follows(user):
            self.follow(user)

    def all_shunned(self, kind: str) -> list[XUser]:
        """Whom the owner has muted or blocked."""
        chosen = "WHERE _id IN (SELECT user FROM shunned WHERE kind = ?)"
        return self.users.all(f"{chosen} {BY_NAME}", kind)

    def remember(self, words: str) -> None:
        """Put words ahead of all that were searched for before."""
        self.past.add(words, self.now_ms)

    def searches(self) -> list[str]:
        """What was searched for, the latest first."""
        return [each.query for each in self.past.latest(most=MOST_SEARCHES)]

    def told(self, *kinds: str) -> list[XNotice]:
        """What the owner is told, the latest first; of all kinds where none is named."""
        marks = ", ".join("?" * len(kinds))
        condition = f"WHERE kind IN ({marks})" if kinds else ""
        return self.notices.all(f"{condition} ORDER BY at_ms DESC, _id DESC", *kinds)

    def see_notices(self) -> None:
        """The owner has been told."""
        self._db.execute("UPDATE notices SET seen = 1 WHERE NOT seen")

    def talks(self) -> list[XMessage]:
        """The last message with each, the latest first."""
        last = "(SELECT max(_id) FROM messages GROUP BY peer)"
        return self.messages.all(f"WHERE _id IN {last} ORDER BY at_ms DESC, _id DESC")

    def talk(self, peer: int) -> list[XMessage]:
        """The messages with somebody, from the oldest on."""
        return self.messages.all("WHERE peer = ? ORDER BY at_ms, _id", peer)

    def say(self, peer: int, text: str) -> None:
        """Write to somebody."""
        self.messages.add(XMessage(peer=peer, mine=True, text=text, at_ms=self.now_ms, seen=True))

    def see_talk(self, peer: int) -> None:
        """What somebody has written was seen."""
        self._db.execute("UPDATE messages SET seen = 1 WHERE peer = ? AND NOT seen", peer)

    def forget_talk(self, peer: int) -> None:
        """Remove all messages with somebody."""
        self._db.execute("DELETE FROM messages WHERE peer = ?", peer)

    def own_lists(self) -> list[XList]:
        """Those that the owner has made or reads, the pinned ones first."""
        order = "ORDER BY pinned DESC, name COLLATE NOCASE, _id"
        return self.lists.all(f"WHERE owner = ? OR followed {order}", self.me.id)

    def other_lists(self) -> list[XList]:
        """Those of others that the owner does not read."""
        return self.lists.all(
            f"WHERE owner != ? AND NOT followed AND NOT private {BY_NAME}", self.me.id
        )

    def in_list(self, list_: int) -> list[XUser]:
        """The members of a list."""
        inside = "WHERE _id IN (SELECT user FROM list_members WHERE list = ?)"
        return self.users.all(f"{inside} {BY_NAME}", list_)

    def put_in_list(self, list_: int, user: int) -> None:
        """Take somebody into a list, or out of it."""
        found = self._inside.first("WHERE list = ? AND user = ? ORDER BY _id", list_, user)
        if found is not None:
            self._inside.remove([found.id])
        else:
            self._inside.add(XListMember(list=list_, user=user))

    def remove_list(self, list_: int) -> None:
        """Remove a list."""
        self._db.execute("DELETE FROM list_members WHERE list = ?", list_)
        self.lists.remove([list_])
