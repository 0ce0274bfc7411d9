"""What the app's new database holds: the world's films, and what the owner did with them."""

from __future__ import annotations

from datetime import UTC
from typing import Final

from pytest_androidbench.phone.apps.youtube.model import (
    WATCH_LATER,
    PlaylistItem,
    Rating,
    Subscription,
    TubeChannel,
    TubeComment,
    TubePlaylist,
    TubeVideo,
    Watched,
)
from pytest_androidbench.phone.kit.filling import inserts
from pytest_androidbench.phone.kit.past_searches import SEARCHES, PastSearch
from pytest_androidbench.phone.world.people import TODAY
from pytest_androidbench.phone.world.videos import CHANNELS, VIDEOS, remarks

TODAY_MS: Final = int(TODAY.replace(tzinfo=UTC).timestamp() * 1000)
DAY_MS: Final = 86_400_000
HOUR_MS: Final = 3_600_000
FOLLOWED: Final = ("lanternschool", "nilsoutdoors", "rosainthegarden", "harbourjazz")
LIKED: Final = (3, 15, 36, 45)
SEEN: Final = ((3, 0.9), (40, 0.4), (17, 1.0), (26, 0.15), (10, 0.55), (47, 0.7))
"""Places of films, with how much of each was seen, the last one first."""
WORDS: Final = ("walking bass", "lentil soup", "how to fix a chair")
DINNERS: Final = 2
COOKED: Final = (5, 6, 7)
LATER: Final = (20, 35, 56)


def rows() -> str:
    """The statements that fill it."""
    return "".join(
        (
            inserts("channels", _channels()),
            inserts("videos", _videos()),
            inserts("comments", _comments()),
            _own(),
        )
    )


def _channels() -> list[TubeChannel]:
    return [
        TubeChannel(
            id=one.key,
            title=one.title,
            handle=one.handle,
            about=one.about,
            subscribers=one.subscribers,
            scene=one.scene,
        )
        for one in CHANNELS
    ]


def _videos() -> list[TubeVideo]:
    return [
        TubeVideo(
            id=one.key,
            channel_id=one.channel.key,
            title=one.title,
            about=one.about,
            seconds=one.seconds,
            views=one.views,
            likes=one.likes,
            published_ms=TODAY_MS - one.days * DAY_MS - (place % 9) * HOUR_MS,
            short=one.short,
        )
        for place, one in enumerate(VIDEOS)
    ]


def _comments() -> list[TubeComment]:
    found: list[TubeComment] = []
    for number, one in enumerate(remarks(), 1):
        found.append(
            TubeComment(
                id=number,
                video_id=one.video,
                author=one.author,
                text=one.text,
                likes=one.likes,
                written_ms=TODAY_MS - one.days * DAY_MS - 2 * HOUR_MS,
                parent=number - 1 if one.answer else 0,
            )
        )
    return found


def _own() -> str:
    """What the owner follows, likes, has watched, searched for and kept."""
    return "".join(
        (
            inserts("subscriptions", _followed()),
            inserts("ratings", _liked()),
            inserts("history", _watched()),
            inserts(SEARCHES, _searched()),
            inserts("playlists", _playlists()),
            inserts("playlist_items", _kept()),
        )
    )


def _followed() -> list[Subscription]:
    keys = {one.handle: one.key for one in CHANNELS}
    since = TODAY_MS - 90 * DAY_MS
    return [Subscription(channel_id=keys[handle], since_ms=since) for handle in FOLLOWED]


def _liked() -> list[Rating]:
    return [
        Rating(video_id=VIDEOS[at].key, rating="like", rated_ms=TODAY_MS - at * DAY_MS)
        for at in LIKED
    ]


def _watched() -> list[Watched]:
    return [
        Watched(
            video_id=VIDEOS[at].key,
            watched_ms=TODAY_MS - place * 9 * HOUR_MS - HOUR_MS,
            position_ms=int(VIDEOS[at].seconds * share) * 1000,
        )
        for place, (at, share) in enumerate(SEEN)
    ]


def _searched() -> list[PastSearch]:
    return [
        PastSearch(query=words, at_ms=TODAY_MS - place * DAY_MS - HOUR_MS)
        for place, words in enumerate(WORDS)
    ]


def _playlists() -> list[TubePlaylist]:
    names = {WATCH_LATER: "Watch later", DINNERS: "Dinner ideas"}
    made = TODAY_MS - 200 * DAY_MS
    return [TubePlaylist(id=id_, title=name, made_ms=made) for id_, name in names.items()]


def _kept() -> list[PlaylistItem]:
    lists = {WATCH_LATER: LATER, DINNERS: COOKED}
    return [
        PlaylistItem(playlist_id=id_, video_id=VIDEOS[at].key, added_ms=TODAY_MS - at * HOUR_MS)
        for id_, places in lists.items()
        for at in places
    ]
