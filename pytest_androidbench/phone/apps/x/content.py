"""What is in X from the start."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC
from typing import Final

from pytest_androidbench.phone.apps.x.model import (
    XCommunity,
    XFollow,
    XList,
    XListMember,
    XMark,
    XMessage,
    XNotice,
    XPost,
    XUser,
)
from pytest_androidbench.phone.kit.filling import inserts
from pytest_androidbench.phone.kit.past_searches import SEARCHES, PastSearch
from pytest_androidbench.phone.world.people import OWNER, TODAY, first_named
from pytest_androidbench.phone.world.posts import (
    COMMUNITIES,
    FOLLOWED,
    FOLLOWERS,
    JOINED,
    SocialPost,
    accounts,
    handle_of,
    posts,
)

TODAY_MS: Final = int(TODAY.replace(tzinfo=UTC).timestamp() * 1000)
HOUR_MS: Final = 3_600_000
MINUTE_MS: Final = 60_000
LIKED: Final = (2, 5, 12, 25)
"""Places of posts."""
KEPT: Final = (6, 18)
SEARCHED: Final = ("second kettle", "heron")
TALKS: Final = (
    ("Liam", 3, False, "Are you in for the quiz, yes or loudly yes?"),
    ("Liam", 2, True, "Loudly yes."),
    ("Amara", 20, False, "Seat three is still yours, if your back agrees."),
    ("Keiko", 51, True, "Your eleventh staircase is my favourite."),
    ("Keiko", 50, False, "It is the only one that arrives anywhere."),
)
"""First name of the other, hours ago, whether the owner wrote it, and what."""
PRAISE: Final = (
    ("like", "Mira", 0, 44), ("like", "Liam", 0, 43), ("repost", "Nils", 0, 42),
    ("like", "Keiko", 1, 96), ("follow", "Samir", 0, 22), ("follow", "Farid", 0, 120),
)  # fmt: skip
"""What was done, by whom, to which of the owner's posts, and how many hours ago."""
READ_TOGETHER: Final = (
    ("Harbour people", "Who is out on the water, and who only says so", ("Carla", "Amara", "Liam")),
    ("Makers", "Stairs, clocks and drawers", ("Hugo", "Keiko", "Vera", "Umar")),
)
"""Lists of the owner's: name, about, first names."""


def rows() -> str:
    """Accounts, posts, communities and what the owner has done with them, as SQL."""
    ids = {each.handle: n for n, each in enumerate(accounts(), 1)}
    written = _posts(ids)
    return "".join(
        (
            inserts("users", _users()),
            inserts("communities", _communities(ids)),
            inserts("posts", written),
            inserts("follows", [XFollow(user=ids[_handle(n)], at_ms=_ago(2000)) for n in FOLLOWED]),
            inserts("likes", [XMark(post=n, at_ms=_ago(n)) for n in LIKED]),
            inserts("bookmarks", [XMark(post=n, at_ms=_ago(n)) for n in KEPT]),
            inserts("notices", _notices(ids, written)),
            inserts("messages", _messages(ids)),
            inserts(SEARCHES, _searches()),
            _lists(ids),
        )
    )


def _handle(first_name: str) -> str:
    return handle_of(first_named(first_name))


def _ago(hours: float) -> int:
    return round(TODAY_MS - hours * HOUR_MS)


def _users() -> list[XUser]:
    followers = {_handle(each) for each in FOLLOWERS}
    return [
        XUser(
            id=n,
            name=each.name,
            handle=each.handle,
            bio=each.bio,
            place=each.place,
            followers=each.followers,
            follows=0 if each.name == OWNER.name else each.follows,
            verified=each.verified,
            self=each.name == OWNER.name,
            follows_me=each.handle in followers,
        )
        for n, each in enumerate(accounts(), 1)
    ]


def _communities(ids: dict[str, int]) -> list[XCommunity]:
    return [
        XCommunity(
            id=n,
            name=each.name,
            about=each.about,
            rules="\n".join(each.rules),
            members=each.members,
            asks=each.asks,
            moderator=ids[_handle(each.moderator)],
            state="member" if each.name in JOINED else "",
        )
        for n, each in enumerate(COMMUNITIES, 1)
    ]


def _posts(ids: dict[str, int]) -> list[XPost]:
    """Those that begin something first, each with its answers behind all of them."""
    places = {each.name: n for n, each in enumerate(COMMUNITIES, 1)}
    heads = posts()
    made = [
        _post(n, each, ids, community=places.get(each.community, 0))
        for n, each in enumerate(heads, 1)
    ]
    for parent, head in enumerate(heads, 1):
        for place, answer in enumerate(head.answers, 1):
            at = made[parent - 1].at_ms + place * 7 * MINUTE_MS
            made.append(_post(len(made) + 1, answer, ids, parent=parent, at_ms=at))
    return made


def _post(
    number: int, each: SocialPost, ids: dict[str, int], *, parent: int = 0, community: int = 0,
    at_ms: int = 0,
) -> XPost:  # fmt: skip
    return XPost(
        id=number,
        author=ids[handle_of(each.author)],
        at_ms=at_ms or _ago(each.hours) - number % 50 * MINUTE_MS,
        text=each.text,
        media=f"world:{each.photo}" if each.photo else "",
        parent=parent,
        community=community,
        repliers="everyone",
        likes=each.likes,
        reposts=each.reposts,
        views=each.likes * 23 + 40,
    )


def _notices(ids: dict[str, int], written: list[XPost]) -> list[XNotice]:
    """Who has answered, named, liked or followed the owner."""
    me = ids[handle_of(OWNER)]
    own = [each.id for each in written if each.author == me and not each.parent]
    found = [
        XNotice(
            kind="reply" if each.parent in own else "mention",
            user=each.author,
            post=each.id,
            at_ms=each.at_ms,
        )
        for each in written
        if each.author != me and (each.parent in own or f"@{handle_of(OWNER)}" in each.text)
    ]
    found += [
        XNotice(
            kind=kind,
            user=ids[_handle(name)],
            post=own[place] if kind != "follow" else 0,
            at_ms=_ago(hours),
        )
        for kind, name, place, hours in PRAISE
    ]
    found.sort(key=lambda each: each.at_ms)
    return [replace(each, seen=each.at_ms < _ago(24)) for each in found]


def _messages(ids: dict[str, int]) -> list[XMessage]:
    return [
        XMessage(peer=ids[_handle(name)], mine=mine, text=text, at_ms=_ago(hours), seen=hours > 3)
        for name, hours, mine, text in sorted(TALKS, key=lambda each: -each[1])
    ]


def _searches() -> list[PastSearch]:
    return [
        PastSearch(query=words, at_ms=_ago(24 * place)) for place, words in enumerate(SEARCHED, 1)
    ]


def _lists(ids: dict[str, int]) -> str:
    owner = ids[handle_of(OWNER)]
    lists = [
        XList(id=n, name=name, about=about, owner=owner, pinned=n == 1)
        for n, (name, about, _) in enumerate(READ_TOGETHER, 1)
    ]
    lists.append(
        XList(id=len(lists) + 1, name="Bakers", about="Rises early", owner=ids[_handle("Elena")])
    )
    inside = [
        XListMember(list=n, user=ids[_handle(each)])
        for n, (_, _, people) in enumerate(READ_TOGETHER, 1)
        for each in people
    ]
    inside += [XListMember(list=len(lists), user=ids[_handle(each)]) for each in ("Hanna", "Ines")]
    return inserts("lists", lists) + inserts("list_members", inside)
