"""What is drawn for VLC's tasks, what counts as done, and that words can be read off a film."""

from __future__ import annotations

from collections import Counter
from types import SimpleNamespace
from typing import Any, cast

import pytest
from PIL import Image

from fixtures.suite_tasks import suite_of, tasks_of
from pytest_androidbench import Episode
from pytest_androidbench.appdata.vlc import MediaPlaylist
from pytest_androidbench.phone.apps.vlc.titles import film_title
from pytest_androidbench.tasks.params import draws
from pytest_androidbench.tasks.strategies import GIVEN_NAMES
from task_suites.android_world.content.videos import SpelledVideo, Video, WantedPlaylist
from task_suites.android_world.films import text_film, text_frame
from task_suites.android_world.test_markor_video import words_are
from task_suites.android_world.test_vlc import is_made, no_more
from task_suites.android_world.vlc_ways import read_word

SEEDS = range(200)
MOST_BYTES = 1_000_000
FILES = ("a.mp4", "b.mp4", "c.mp4")
WANTED = WantedPlaylist(
    name="Night Trains Mix",
    videos=tuple(Video(name=name, texts=("x",), seconds=1) for name in FILES),
    beside=(),
)


def drawn(task_id: str) -> list[Any]:
    """The one value of each seed."""
    cells = draws(tasks_of()[task_id], suite_of().name, SEEDS)
    return [next(iter(values.values())) for values in cells]


def under(*, upstream: bool) -> Episode:
    """All that a rule asks of an episode."""
    return cast("Episode", SimpleNamespace(upstream=upstream))


def check_shelf(videos: list[Video]) -> None:
    """No two files can be taken for one another, and titles are names without their endings."""
    names = [video.name.casefold() for video in videos]
    assert len(set(names)) == len(names)
    assert [film_title(video.name) for video in videos] == [video.title for video in videos]


def check_playlist(wanted: WantedPlaylist) -> None:
    assert 2 <= len(wanted.videos) <= 5
    assert len(wanted.beside) == len(wanted.videos)
    stem = wanted.beside[0].title
    assert any(video.title in stem for video in wanted.videos), "none is called alike"


def test_a_playlist_stands_out_of_what_lies_beside_it() -> None:
    found: list[WantedPlaylist] = drawn("VlcCreatePlaylist")
    for wanted in found:
        check_playlist(wanted)
        check_shelf([*wanted.videos, *wanted.beside])
    assert set(Counter(len(wanted.videos) for wanted in found)) == {2, 3, 4, 5}


def test_two_playlists_share_neither_theme_nor_video() -> None:
    found: list[tuple[WantedPlaylist, WantedPlaylist]] = drawn("VlcCreateTwoPlaylists")
    for pair in found:
        check_shelf([video for one in pair for video in (*one.videos, *one.beside)])
        for wanted in pair:
            check_playlist(wanted)
        assert pair[0].name != pair[1].name


def test_a_spelled_video_has_words_of_its_own() -> None:
    found: list[SpelledVideo] = drawn("MarkorTranscribeVideo")
    for spelled in found:
        words = spelled.video.texts
        assert 2 <= len(words) <= 4
        assert len(set(words)) == len(words)
        assert 5 <= len(spelled.beside) <= 20
        assert spelled.note == spelled.video.name.replace(".mp4", "_transcription.txt")
        check_shelf([spelled.video, *spelled.beside])


@pytest.mark.parametrize(
    ("found", "strict", "upstream"),
    [
        ([MediaPlaylist(name=WANTED.name, filenames=FILES)], True, True),
        ([MediaPlaylist(name=f" {WANTED.name}", filenames=FILES)], True, True),
        ([MediaPlaylist(name="Night Trains Mi", filenames=FILES)], False, True),
        ([MediaPlaylist(name="Night Buses Mix", filenames=FILES)], False, False),
        ([MediaPlaylist(name=WANTED.name, filenames=FILES[::-1])], False, False),
        ([MediaPlaylist(name=WANTED.name, filenames=FILES[:2])], False, False),
        ([MediaPlaylist(name=WANTED.name, filenames=(*FILES, "d.mp4"))], False, False),
        ([MediaPlaylist(name=WANTED.name, filenames=FILES)] * 2, False, False),
        (
            [
                MediaPlaylist(name=WANTED.name, filenames=FILES),
                MediaPlaylist(name="Night Trains Max"),
            ],
            True,
            True,
        ),
        ([], False, False),
    ],
)
def test_what_counts_as_the_playlist(
    found: list[MediaPlaylist], strict: bool, upstream: bool
) -> None:
    assert bool(is_made(under(upstream=False), WANTED, found)) is strict
    assert bool(is_made(under(upstream=True), WANTED, found)) is upstream


@pytest.mark.parametrize(("count", "strict"), [(0, True), (1, True), (2, False)])
def test_a_further_playlist_is_one_too_many(count: int, strict: bool) -> None:
    found = [MediaPlaylist(name=str(number)) for number in range(count)]
    verdict = no_more(under(upstream=False), 1, found)
    assert bool(verdict) is strict
    assert verdict.why == ("" if strict else "2 playlists are there")
    assert no_more(under(upstream=True), 1, found)


def test_an_empty_playlist_is_told_by_its_name() -> None:
    verdict = is_made(under(upstream=False), WANTED, [MediaPlaylist(name="Other")])
    assert "'Other'" in verdict.why
    verdict = is_made(under(upstream=True), WANTED, [MediaPlaylist(name=WANTED.name)])
    assert "a.mp4" in verdict.why


@pytest.mark.parametrize(
    ("text", "strict", "upstream"),
    [
        ("Ada,Bea", True, True),
        (" Ada ,\n Bea\n", True, False),
        ("Bea, Ada", False, False),
        ("Ada, Bea.", False, False),
        ("Ada", False, False),
        ("", False, False),
    ],
)
def test_what_counts_as_written_down(text: str, strict: bool, upstream: bool) -> None:
    assert bool(words_are(under(upstream=False), ("Ada", "Bea"), text)) is strict
    assert bool(words_are(under(upstream=True), ("Ada", "Bea"), text)) is upstream


def test_upstream_takes_nine_letters_in_ten() -> None:
    words = ("Astrid", "Viktor", "Rafael")
    assert words_are(under(upstream=True), words, "Astrid, Viktor, Rafal")
    assert not words_are(under(upstream=False), words, "Astrid, Viktor, Rafal")


@pytest.mark.slow
@pytest.mark.parametrize("size", [(1080, 810), (411, 308)])
def test_each_word_is_read_off_its_picture(size: tuple[int, int]) -> None:
    shown = {word: text_frame(word).resize(size, Image.Resampling.BILINEAR) for word in GIVEN_NAMES}
    assert {word: read_word(picture) for word, picture in shown.items()} == {
        word: word for word in GIVEN_NAMES
    }


@pytest.mark.slow
def test_all_films_of_a_draw_are_small() -> None:
    for task_id, rate in (("VlcCreateTwoPlaylists", 1), ("MarkorTranscribeVideo", 10)):
        for value in drawn(task_id)[:5]:
            wanted = value if task_id.startswith("Vlc") else (value,)
            beside = [(video, 1) for one in wanted for video in one.beside]
            asked = [
                (video, rate)
                for one in wanted
                for video in getattr(one, "videos", None) or (one.video,)
            ]
            films = [
                text_film(video.texts, seconds=video.seconds, rate=each)
                for video, each in beside + asked
            ]
            assert sum(map(len, films)) < MOST_BYTES, task_id
