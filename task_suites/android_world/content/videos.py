"""Videos and the playlists they are put into: names that are easy to mistake for one another."""

from __future__ import annotations

import string
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from datetime import timedelta
from random import Random
from typing import Final

from hypothesis.strategies import SearchStrategy

from pytest_androidbench.tasks.strategies import GIVEN_NAMES, made
from task_suites.android_world.content.files import FIRST_DAY, LAST_DAY, WORDS, Change

SUBJECTS: Final = ("clip", "interview", "reel", "segment", "shot", "take", "trailer")
KINDS: Final = ("", "_4K", "_HD", "_draft", "_master")
THEMES: Final = (
    "Garden Year", "Home Repairs", "Island Summer", "Kitchen Lessons", "Marathon Training",
    "Mountain Days", "Night Trains", "Old Comedies", "Puppet Theatre", "Quiet Places",
    "Rainy Sunday", "School Concerts", "Small Inventions", "Street Music", "Village Stories",
    "Winter Sports",
)  # fmt: skip
QUALIFIERS: Final = (
    "Album", "Best Of", "Collection", "Evening", "Highlights", "Mix", "Selection"
)  # fmt: skip
LETTERS: Final = string.ascii_letters + string.digits
SHORTEST, LONGEST = 20, 90
"""Seconds that a video lasts of which nothing is asked."""
WORD_SECONDS: Final = 8
"""How long each word of a spelled video is shown."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Video:
    """A file, and the texts it shows one after the other."""

    name: str
    texts: tuple[str, ...]
    seconds: int
    """For each text."""

    @property
    def title(self) -> str:
        """As VLC calls it: without its ending."""
        return self.name.rpartition(".")[0]


@dataclass(frozen=True, slots=True, kw_only=True)
class WantedPlaylist:
    """A playlist that is to be made, and the videos that lie beside those it is made of."""

    name: str
    videos: tuple[Video, ...]
    """In their order."""
    beside: tuple[Video, ...]

    @property
    def files(self) -> str:
        """As a goal tells the order."""
        return ", ".join(video.name for video in self.videos)

    @property
    def filenames(self) -> tuple[str, ...]:
        return tuple(video.name for video in self.videos)


@dataclass(frozen=True, slots=True, kw_only=True)
class SpelledVideo:
    """A video whose words are to be written down, and those that lie beside it."""

    video: Video
    beside: tuple[Video, ...]

    @property
    def note(self) -> str:
        """What the note is to be called."""
        return f"{self.video.title}_transcription.txt"


def wanted_playlist() -> SearchStrategy[WantedPlaylist]:
    """A playlist of two to five videos, with as many beside them."""
    return made(lambda random: next(_wanted(random, 1)))


def two_wanted_playlists() -> SearchStrategy[tuple[WantedPlaylist, ...]]:
    """Two of different themes, whose videos lie beside one another."""
    return made(lambda random: tuple(_wanted(random, 2)))


def spelled_videos() -> SearchStrategy[SpelledVideo]:
    """Two to four given names in a video, among five to twenty other videos."""
    return made(_spelled)


def _wanted(random: Random, count: int) -> Iterator[WantedPlaylist]:
    names = set[str]()
    for theme in random.sample(THEMES, count):
        size = random.randint(2, 5)
        videos = tuple(_video(random, name) for name in _fresh(random, size, names))
        beside = _fresh(random, size, names, videos)
        yield WantedPlaylist(
            name=f"{theme} {random.choice(QUALIFIERS)}",
            videos=videos,
            beside=tuple(_video(random, name) for name in beside),
        )


def _spelled(random: Random) -> SpelledVideo:
    names = set[str]()
    (name,) = _fresh(random, 1, names)
    words = tuple(random.sample(GIVEN_NAMES, random.randint(2, 4)))
    video = Video(name=name, texts=words, seconds=WORD_SECONDS)
    beside = _fresh(random, random.randint(5, 20), names, (video,))
    return SpelledVideo(video=video, beside=tuple(_video(random, other) for other in beside))


def _video(random: Random, name: str) -> Video:
    text = "".join(random.choices(LETTERS, k=10))
    return Video(name=name, texts=(text,), seconds=random.randint(SHORTEST, LONGEST))


def _fresh(random: Random, count: int, taken: set[str], like: Iterable[Video] = ()) -> list[str]:
    """Names that none has had; the first one is modelled on one of some videos."""
    models, names = [video.name for video in like], list[str]()
    while len(names) < count:
        stem = f"{random.choice(SUBJECTS)}_{random.randint(1, 99)}{random.choice(KINDS)}.mp4"
        model = random.choice(models) if models and not names else stem
        name = _change(random).of(model)
        if name.casefold() not in taken:
            taken.add(name.casefold())
            names.append(name)
    return names


def _change(random: Random) -> Change:
    day = FIRST_DAY + timedelta(days=random.randint(0, (LAST_DAY - FIRST_DAY).days))
    code = "".join(random.choices(LETTERS, k=4))
    word = random.choice((f"{day:%Y_%m_%d}", code, random.choice(WORDS)))
    return Change(word=word, before=random.random() < 0.5)
