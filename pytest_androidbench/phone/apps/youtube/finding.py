"""Which films and channels answer what is searched for, and what one may mean."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from pytest_androidbench.phone.apps.youtube.model import TubeChannel, TubeVideo

if TYPE_CHECKING:
    from pytest_androidbench.phone.apps.youtube.store import TubeStore

DAY_MS: Final = 86_400_000
ORDERS: Final = ("Relevance", "Upload date", "View count", "Rating")
DATES: Final = {
    "Anytime": 0,
    "Last hour": DAY_MS // 24,
    "Today": DAY_MS,
    "This week": 7 * DAY_MS,
    "This month": 31 * DAY_MS,
    "This year": 366 * DAY_MS,
}
LENGTHS: Final = {
    "Any": (0, 10**9),
    "Under 4 minutes": (0, 240),
    "4-20 minutes": (240, 1200),
    "Over 20 minutes": (1200, 10**9),
}
KINDS: Final = ("All", "Video", "Channel")
MOST_SUGGESTED: Final = 10


@dataclass(frozen=True, slots=True, kw_only=True)
class SearchFilter:
    """What is left of the results, and in which order."""

    order: str = "Relevance"
    kind: str = "All"
    date: str = "Anytime"
    length: str = "Any"


@dataclass(frozen=True, slots=True)
class Results:
    """What was found."""

    channels: list[TubeChannel]
    videos: list[TubeVideo]


def found(store: TubeStore, words: str, wanted: SearchFilter) -> Results:
    """What holds all of the words or, where nothing does, some of them."""
    names = {one.id: one for one in store.channels.all("ORDER BY id")}
    parts = words.lower().split()
    scored = [
        (_score(parts, one, names.get(one.channel_id)), one)
        for one in store.videos.all("ORDER BY id")
    ]
    full = [each for each in scored if each[0] >= 1]
    kept = [each for each in full or scored if each[0] >= 0.5]
    videos = [one for _, one in sorted(kept, key=lambda each: (-each[0], -each[1].views))]
    channels = [one for one in names.values() if parts and _names(parts, one)]
    if wanted.kind == "Video":
        channels = []
    if wanted.kind == "Channel":
        videos = []
    return Results(channels, _ordered(_passing(store, videos, wanted), wanted.order))


def suggested(store: TubeStore, words: str) -> list[str]:
    """Titles and channels that begin with the words, or have a word that does, as one types."""
    typed = words.lower().strip()
    if not typed:
        return []
    titles = [one.title for one in store.channels.all("ORDER BY subscribers DESC, id")]
    titles += [one.title for one in store.videos.all("ORDER BY views DESC, id")]
    lowered = [title.lower() for title in titles]
    first = [title for title in lowered if title.startswith(typed)]
    others = [title for title in lowered if f" {typed}" in title]
    return [*dict.fromkeys([*first, *others])][:MOST_SUGGESTED]


def _score(parts: list[str], video: TubeVideo, channel: TubeChannel | None) -> float:
    """The share of words that title, channel or text hold; the title's count a little more."""
    if not parts:
        return 0.0
    title, name = video.title.lower(), channel.title.lower() if channel is not None else ""
    text = f"{title} {name} {video.about.lower()}"
    hits = sum(part in text for part in parts)
    return hits / len(parts) + sum(part in title for part in parts) / 100


def _names(parts: list[str], channel: TubeChannel) -> bool:
    text = f"{channel.title} {channel.handle}".lower()
    return all(part in text for part in parts)


def _passing(store: TubeStore, videos: list[TubeVideo], wanted: SearchFilter) -> list[TubeVideo]:
    least, most = LENGTHS.get(wanted.length, LENGTHS["Any"])
    age = DATES.get(wanted.date, 0)
    since = store.now - age if age else 0
    return [one for one in videos if least <= one.seconds < most and one.published_ms >= since]


def _ordered(videos: list[TubeVideo], order: str) -> list[TubeVideo]:
    match order:
        case "Upload date":
            return sorted(videos, key=lambda one: (-one.published_ms, one.id))
        case "View count":
            return sorted(videos, key=lambda one: (-one.views, one.id))
        case "Rating":
            return sorted(videos, key=lambda one: (-one.likes / max(1, one.views), one.id))
        case _:
            return videos
