"""What tasks about YouTube share: films of songs and games that are there, and what praises."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Final

from pytest_androidbench import Episode
from pytest_androidbench.appdata.youtube import Video, VideoChannel, YouTube
from task_suites.android_arena.youtube_ways import Start

SONGS: Final[Mapping[str, str]] = {
    "Wonderful Tonight": "Eric Clapton",
    "Fields of Gold": "Sting",
    "Landslide": "Fleetwood Mac",
    "Hallelujah": "Leonard Cohen",
    "Blackbird": "The Beatles",
    "Wild Horses": "The Rolling Stones",
    "Heart of Gold": "Neil Young",
    "Vincent": "Don McLean",
}
"""Songs that people know -> who sings them."""
GAMES: Final = (
    "Lakers at Nuggets", "Celtics at Bucks", "Warriors at Suns", "Knicks at Heat",
)  # fmt: skip
HIGHLIGHTS: Final = tuple(f"{game} | NBA Highlights" for game in GAMES)
OTHER_GAMES: Final = ("NBA Draft, Explained in Ten Minutes", "A Day in an NBA Arena")
"""About the league, but no highlights."""
_PRAISE: Final = re.compile(
    r"\b(love|loved|lovely|beautiful(ly)?|great|greatest|wonderful|amazing|awesome|best|fantastic|"
    r"perfect|masterpiece|brilliant|touching|moving|gorgeous|stunning|superb|excellent|incredible|"
    r"timeless|classic|good|nice|favou?rite|magnificent|outstanding|legend(ary)?|enjoy(ed)?|"
    r"adore|bravo|genius|well done|goosebumps|heartwarming|sweet|fabulous|marvell?ous|charming)\b"
    r"|[\u2764\U0001f44f\U0001f44d\U0001f60d\U0001f525]",
    re.IGNORECASE,
)
_COMPLAINT: Final = re.compile(
    r"\b(not|never|no|nothing|hardly|hate|hated|boring|bad|worst|worse|awful|terrible|dislike|"
    r"overrated|disappoint\w*|poor|ugly|annoying|skip|meh)\b|n['\u2019]t\b|\U0001f44e",
    re.IGNORECASE,
)


def praises(text: str, title: str) -> bool:
    """Whether a remark has a word of praise beside a title, and none that denies or complains."""
    said = re.sub(re.escape(title), " ", text, flags=re.IGNORECASE)
    return bool(_PRAISE.search(said)) and not _COMPLAINT.search(said)


def arranged(episode: Episode, channel: VideoChannel, titles: Sequence[str]) -> Start:
    """Put a channel there with films, of which the first was watched most."""
    tube = YouTube(episode.device)
    now = round(episode.device.now().timestamp() * 1000)
    videos = [
        Video(
            id=f"pop{channel.handle[:3]}{place:05d}",
            channel_id=channel.id,
            title=title,
            about="From the channel",
            seconds=240 + 20 * place,
            views=90_000_000 // (place + 1),
            likes=700_000 // (place + 1),
            published_ms=now - (40 + place) * 86_400_000,
        )
        for place, title in enumerate(titles)
    ]
    tube.add(channels=[channel], videos=videos)
    return Start(tube, tube.contents(), videos)


def channel_of(title: str, scene: str = "room") -> VideoChannel:
    """A channel of a name."""
    handle = re.sub(r"\W", "", title.lower())
    return VideoChannel(
        id=f"UCpop{handle}", title=title, handle=handle, about=f"All from {title}",
        subscribers=2_600_000, scene=scene,
    )  # fmt: skip


def song_titles(song: str) -> tuple[str, str, str]:
    """Films about a song, the first of which is its music video."""
    artist = SONGS[song]
    return (
        f"{artist} - {song} (Official Music Video)",
        f"{artist} - {song} (Lyrics)",
        f"How to Play {song} on the Guitar",
    )
