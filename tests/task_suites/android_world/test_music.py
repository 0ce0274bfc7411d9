"""Songs and playlists: what is drawn, and what counts as the wanted playlist."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random
from types import SimpleNamespace
from typing import Final, cast

import pytest

from fixtures.suite_tasks import suite_of, tasks_of
from pytest_androidbench import Episode
from pytest_androidbench.appdata.retromusic import Playlist, Song
from pytest_androidbench.tasks.params import draws
from task_suites.android_world.content.music import (
    LEAST_SECONDS,
    MOST_SECONDS,
    SONGS,
    STEP,
    THEMES,
    TITLES,
    MusicShelf,
    NamedTunes,
    Tune,
    lengths_together,
)
from task_suites.android_world.songs import FRAME_MS
from task_suites.android_world.test_retro import (
    come,
    file_of,
    is_made,
    lasts,
    listed,
    m3u_of,
)

STRICT, UPSTREAM = (
    cast("Episode", SimpleNamespace(upstream=upstream)) for upstream in (False, True)
)
ASKED: Final = ("RetroCreatePlaylist", "RetroPlayingQueue", "RetroSavePlaylist")
DURATION: Final = "RetroPlaylistDuration"
SHELF: Final = MusicShelf(
    playlist="Rainy Mix 312",
    wanted=tuple(Tune(title=t, artist="Ada", seconds=240) for t in ("Paper Boats", "Blue Ferry")),
    others=(Tune(title="Hill Country", artist="Ivo", seconds=180),),
    lists=(NamedTunes(name="Rainy Mix 31", titles=("Hill Country",)),),
)


def playlist(name: str, *titles: str, ms: int = 240_000) -> Playlist:
    songs = tuple(
        Song(id=place, title=title, artist="Ada", duration=ms, path=f"/{title}.mp3")
        for place, title in enumerate(titles)
    )
    return Playlist(name=name, songs=songs)


def shelves(task_id: str) -> list[MusicShelf]:
    return [values["shelf"] for values in draws(tasks_of()[task_id], suite_of().name, range(200))]


def test_there_are_as_many_titles_and_themes_as_upstream_has() -> None:
    assert (len(set(TITLES)), len(set(THEMES))) == (35, 50)
    assert list(TITLES) == sorted(TITLES, key=str.lower)
    assert not [(a, b) for a in TITLES for b in TITLES if a != b and b.startswith(a)]


@pytest.mark.parametrize("task_id", [*ASKED, DURATION])
def test_songs_and_playlists_differ(task_id: str) -> None:
    for shelf in shelves(task_id):
        titles = [tune.title for tune in shelf.tunes]
        assert len(set(titles)) == len(titles) == SONGS
        names = [shelf.playlist, *(each.name for each in shelf.lists)]
        assert len(set(names)) == len(names) > 1
        assert all(set(each.titles) <= set(titles) for each in shelf.lists)


@pytest.mark.parametrize("task_id", ASKED)
def test_two_to_five_songs_are_wanted_all_counts_alike(task_id: str) -> None:
    counts = Counter(len(shelf.wanted) for shelf in shelves(task_id))
    assert counts.keys() == {2, 3, 4, 5}
    assert min(counts.values()) > 25


@pytest.mark.parametrize("task_id", [*ASKED, DURATION])
def test_songs_of_three_minutes_and_more_last_whole_seconds_and_frames(task_id: str) -> None:
    for shelf in shelves(task_id):
        for tune in shelf.tunes:
            assert tune.seconds * 1000 % FRAME_MS == 0
            assert tune.seconds >= 180
        assert all(tune.seconds <= 300 for tune in shelf.others)


def test_the_wanted_songs_last_long_enough_and_neither_one_more_nor_one_less_does() -> None:
    for shelf in shelves(DURATION):
        lengths = [tune.seconds for tune in shelf.wanted]
        assert 9 <= len(lengths) <= 11
        assert sum(lengths) == 2850
        assert max(lengths) <= 420
        assert sum(lengths) - min(lengths) < LEAST_SECONDS
        assert sum(lengths) + min(tune.seconds for tune in shelf.others) > MOST_SECONDS


@pytest.mark.parametrize("count", [9, 10, 11])
def test_lengths_differ_and_are_together_what_they_have_to_be(count: int) -> None:
    spread = []
    for seed in range(100):
        lengths = lengths_together(Random(seed), count)
        assert len(lengths) == count
        assert sum(lengths) == 2850
        assert all(180 <= length <= 420 and length % STEP == 0 for length in lengths)
        spread.append(max(lengths) - min(lengths))
    assert sum(spread) / len(spread) > 60


def test_the_files_are_different_songs() -> None:
    assert len({tune.data for tune in SHELF.tunes}) == 3
    assert str(SHELF) == "Paper Boats, Blue Ferry"
    assert SHELF.spare == "Hill Country"


@pytest.mark.parametrize(
    ("lists", "strict", "upstream"),
    [
        ([playlist("Rainy Mix 312", "Paper Boats", "Blue Ferry")], True, True),
        ([playlist("Rainy Mix 312", "Blue Ferry", "Paper Boats")], False, False),
        ([playlist("Rainy Mix 312", "Paper Boats")], False, False),
        ([playlist("Rainy Mix 312", "Paper Boats", "Blue Ferry", "Ink and Honey")], False, False),
        ([playlist("rainy mix 312", "Paper Boats", "Blue Ferry")], False, True),
        ([playlist("Rainy Mix 313", "Paper Boats", "Blue Ferry")], False, True),
        ([playlist("Sunny Mix 312", "Paper Boats", "Blue Ferry")], False, False),
        ([playlist("Rainy Mix 312", "Paper Boat", "Blue Ferry")], False, True),
        ([playlist("Rainy Mix 312", "Paper", "Blue Ferry")], False, False),
        ([playlist("Rainy Mix 312"), playlist("Rainy Mix 312", *SHELF.titles)], False, True),
        ([playlist("Rainy Mix 312", *SHELF.titles), playlist("Other", "Moon")], True, True),
        ([], False, False),
    ],
)
def test_the_wanted_playlist(lists: Sequence[Playlist], strict: bool, upstream: bool) -> None:
    assert bool(is_made(STRICT, SHELF, lists)) is strict
    assert bool(is_made(UPSTREAM, SHELF, lists)) is upstream


def test_a_playlist_that_was_changed_has_come() -> None:
    old = [playlist("A", "Paper Boats"), playlist("B", "Blue Ferry")]
    new = [old[0], playlist("B", "Blue Ferry", "Paper Boats"), playlist("C")]
    assert come(old, new) == new[1:]


@pytest.mark.parametrize(
    ("ms", "right"),
    [
        (2_699_999, False),
        (2_700_000, True),
        (2_850_000, True),
        (3_000_000, True),
        (3_000_001, False),
    ],
)
def test_both_ends_of_the_time_are_right(ms: int, right: bool) -> None:
    assert bool(lasts(SHELF, [playlist("Rainy Mix 312", "Paper Boats", ms=ms)])) is right


@pytest.mark.parametrize("names", [(), ("Rainy Mix 313",), ("Rainy Mix 312", "Rainy Mix 312")])
def test_one_playlist_has_to_be_called_so(names: Sequence[str]) -> None:
    assert not lasts(SHELF, [playlist(name, "Paper Boats", ms=2_800_000) for name in names])


def test_what_a_file_lists() -> None:
    text = "#EXTM3U\r\n#EXTINF:240000,Ada - x\r\n /a/Paper Boats.mp3 \r\n\r\n  # said\n/b.mp3"
    assert listed(text) == ["/a/Paper Boats.mp3", "/b.mp3"]
    folder = "/storage/emulated/0/Music"
    assert listed(m3u_of(SHELF.titles)) == [f"{folder}/Paper Boats.mp3", f"{folder}/Blue Ferry.mp3"]
    assert file_of(SHELF) == "Download/Rainy Mix 312.m3u"
