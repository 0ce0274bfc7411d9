"""Songs on a phone, playlists of them, and what a task wants to be made of them.

As in the published tasks there are fifteen of 35 songs, of which two to five are asked for. All
lengths are whole seconds, and whole frames of a song too, so that lists of songs are exactly as
long as the app says.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from hypothesis.strategies import SearchStrategy

from pytest_androidbench.tasks.strategies import GIVEN_NAMES, made
from task_suites.android_world.songs import song

TITLES: Final = (
    "A Door Left Open", "Almost September", "Amber Hours", "Before the Harbor", "Blue Ferry",
    "Cartwheels", "Copper Rain", "Dust and Daylight", "Evening Post", "Far from Shore",
    "Glass Orchard", "Half a Letter", "Hill Country", "Ink and Honey", "January Kites",
    "Keeper's Lamp", "Lantern Street", "Left on Linden", "Low Tide Waltz", "Marble Sky",
    "Nine Bridges", "No Map Needed", "Old Tram Home", "Paper Boats", "Quiet Engines",
    "River Talk", "Sailor's Rest", "Seven Umbrellas", "Slow Carousel", "Snow on the Pier",
    "Tell the Sparrows", "Under Warm Stones", "Velvet Hour", "Window Seat", "Yellow Kitchen",
)  # fmt: skip
"""In the order in which a list shows them; none begins like another."""

_MOODS: Final = (
    "Autumn", "Calm", "Dance", "Early", "Easy", "Evening", "Holiday", "Kitchen", "Rainy",
    "Road Trip",
)  # fmt: skip
_KINDS: Final = ("Choices", "Corner", "Favourites", "Mix", "Sounds")
THEMES: Final = tuple(f"{mood} {kind}" for mood in _MOODS for kind in _KINDS)
"""Fifty ways to begin a playlist's name."""

SONGS: Final = 15
MOST_NUMBER: Final = 999
LEAST_SECONDS, MOST_SECONDS = 45 * 60, 50 * 60
"""Between these a playlist is as long as is asked for."""
STEP: Final = 3
"""Seconds: as long as 125 frames of a song."""
_SHORTEST, _LONGEST = 180 // STEP, 300 // STEP
_LONGEST_ASKED: Final = 420 // STEP
_TOGETHER: Final = 2850 // STEP
"""Forty-seven and a half minutes."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Tune:
    """A song's file before there is one."""

    title: str
    artist: str
    seconds: int

    @property
    def file(self) -> str:
        """The name of its file."""
        return f"{self.title}.mp3"

    @property
    def data(self) -> bytes:
        """What is in it."""
        return song(self.title, self.artist, seconds=self.seconds)


@dataclass(frozen=True, slots=True, kw_only=True)
class NamedTunes:
    """A playlist that is there already."""

    name: str
    titles: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class MusicShelf:
    """What is on the phone, and what is wanted of it; formatted, it is the wanted titles."""

    playlist: str
    """The name of the wanted playlist."""
    wanted: tuple[Tune, ...]
    others: tuple[Tune, ...]
    lists: tuple[NamedTunes, ...]

    def __str__(self) -> str:
        return ", ".join(self.titles)

    @property
    def titles(self) -> list[str]:
        """What the wanted songs are called, in the order in which they are wanted."""
        return [tune.title for tune in self.wanted]

    @property
    def tunes(self) -> tuple[Tune, ...]:
        """Every song on the phone."""
        return (*self.wanted, *self.others)

    @property
    def spare(self) -> str:
        """The title of a song that is not wanted."""
        return self.others[0].title


def music(least: int, most: int) -> SearchStrategy[MusicShelf]:
    """Songs of three to five minutes, so many of which are wanted."""

    def draw(random: Random) -> MusicShelf:
        lengths = [_length(random) for _ in range(SONGS)]
        return _shelf(random, lengths, random.randint(least, most))

    return made(draw)


def long_enough_music(least: int, most: int) -> SearchStrategy[MusicShelf]:
    """Songs of which so many last 47 and a half minutes together."""

    def draw(random: Random) -> MusicShelf:
        count = random.randint(least, most)
        lengths = lengths_together(random, count)
        others = [_length(random) for _ in range(SONGS - count)]
        return _shelf(random, [*lengths, *others], count)

    return made(draw)


def lengths_together(random: Random, count: int) -> list[int]:
    """So many lengths of 47 and a half minutes together, in seconds, none under three minutes."""
    each, more = divmod(_TOGETHER, count)
    lengths = [each + (place < more) for place in range(count)]
    for _ in range(3 * count):
        one, other = random.sample(range(count), 2)
        most = min(lengths[one] - _SHORTEST, _LONGEST_ASKED - lengths[other])
        given = random.randint(0, most)
        lengths[one] -= given
        lengths[other] += given
    return [length * STEP for length in lengths]


def _length(random: Random) -> int:
    return random.randint(_SHORTEST, _LONGEST) * STEP


def _shelf(random: Random, lengths: Sequence[int], count: int) -> MusicShelf:
    titles = random.sample(TITLES, SONGS)
    tunes = [
        Tune(title=title, artist=random.choice(GIVEN_NAMES), seconds=seconds)
        for title, seconds in zip(titles, lengths, strict=True)
    ]
    theme, *more = random.sample(THEMES, 3)
    number, *near = random.sample(range(1, MOST_NUMBER + 1), 2)
    names = (f"{theme} {near[0]}", *(f"{name} {number}" for name in more))
    lists = [_list(random, name, titles) for name in names[: random.randint(1, len(names))]]
    return MusicShelf(
        playlist=f"{theme} {number}",
        wanted=tuple(tunes[:count]),
        others=tuple(tunes[count:]),
        lists=tuple(lists),
    )


def _list(random: Random, name: str, titles: Sequence[str]) -> NamedTunes:
    return NamedTunes(name=name, titles=tuple(random.sample(titles, random.randint(1, 4))))
