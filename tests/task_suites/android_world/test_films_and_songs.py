"""Films and songs that are made for tasks: what they show and say, and what making them costs."""

from __future__ import annotations

import io
import sys
from typing import Any

import av
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from mutagen.mp3 import MP3
from PIL import Image, ImageChops

from pytest_androidbench.errors import MissingPackage
from pytest_androidbench.phone.media.decoder import MediaDecoder
from pytest_androidbench.phone.system.providers.media.tags import sound_facts
from task_suites.android_world.films import SIZE, text_film, text_frame
from task_suites.android_world.songs import FRAME_MS, song

WORDS = ("Basil", "Chickpeas", "Oregano")
TEXTS = st.text(st.characters(blacklist_categories=("C", "Z")), min_size=1, max_size=60)


def difference(one: Image.Image, other: Image.Image) -> float:
    """Of their brightness, on average, of 255."""
    histogram = ImageChops.difference(one.convert("L"), other.convert("L")).histogram()
    return sum(value * count for value, count in enumerate(histogram)) / sum(histogram)


def test_a_film_shows_each_text_in_its_time() -> None:
    data = text_film(WORDS, seconds=2, rate=10)
    decoder = MediaDecoder()
    facts = decoder.probe(data)
    assert (facts.container, facts.width, facts.height) == ("mp4", *SIZE)
    assert (facts.duration_ms, facts.frame_rate) == (6000, 10)
    for moment in range(0, 6000, 500):
        shown = Image.frombytes("RGB", SIZE, decoder.frame(data, moment, SIZE).rgb)
        near = [difference(shown, text_frame(word)) for word in WORDS]
        assert near.index(min(near)) == moment // 2000
        assert min(near) < 3
    decoder.close()


def test_a_film_has_as_many_frames_as_its_rate_says() -> None:
    with av.open(io.BytesIO(text_film(WORDS, seconds=3, rate=7)), "r") as opened:
        stream = opened.streams.video[0]
        frames = list(opened.decode(stream))
    assert len(frames) == 63
    assert stream.average_rate == 7
    assert [number for number, frame in enumerate(frames) if frame.key_frame] == [0, 21, 42]


def tags_of(data: bytes) -> Any:
    """What a reader that is not ours finds."""
    return MP3(io.BytesIO(data))  # type: ignore[no-untyped-call]


@settings(max_examples=30, deadline=None)
@given(TEXTS, TEXTS, TEXTS, st.integers(1, 400))
def test_a_song_says_what_it_is(title: str, artist: str, album: str, seconds: int) -> None:
    data = song(title, artist, album, seconds=seconds, track=7)
    read = tags_of(data)
    assert abs(read.info.length - seconds) <= FRAME_MS / 1000
    assert (str(read["TIT2"]), str(read["TPE1"]), str(read["TALB"])) == (title, artist, album)
    assert str(read["TRCK"]) == "7"
    told = sound_facts(data, "audio/mpeg")
    assert told.tags["title"] == title.strip()
    assert told.duration_ms is not None
    assert abs(told.duration_ms - 1000 * seconds) <= FRAME_MS


def test_a_song_is_played_to_its_end() -> None:
    data = song("Zebra", "Anna", seconds=4)
    with av.open(io.BytesIO(data), "r") as opened:
        samples = sum(frame.samples for frame in opened.decode(opened.streams.audio[0]))
        assert opened.metadata["title"] == "Zebra"
        assert opened.duration == pytest.approx(4_000_000, abs=30_000)
    assert samples / 24_000 == pytest.approx(4, abs=0.1)


def test_what_was_not_said_has_no_tag() -> None:
    assert set(tags_of(song("Zebra", "Anna"))) == {"TIT2", "TPE1"}


def test_two_makings_are_the_same_bytes() -> None:
    made = text_film.__wrapped__(WORDS, seconds=1, rate=5)
    assert made == text_film.__wrapped__(WORDS, seconds=1, rate=5)
    assert song.__wrapped__("a", "b", seconds=9) == song.__wrapped__("a", "b", seconds=9)


def test_they_are_small() -> None:
    films = [text_film((*WORDS, str(n)), seconds=8, rate=10) for n in range(3)]
    songs = [song(str(n), "Anna", seconds=180 + 8 * n) for n in range(15)]
    assert sum(map(len, films)) < 1_000_000
    assert sum(map(len, songs)) < 5_000_000


def test_without_pyav_a_film_says_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in [name for name in sys.modules if name.partition(".")[0] == "av"]:
        monkeypatch.setitem(sys.modules, name, None)
    with pytest.raises(MissingPackage, match=r"pytest-androidbench\[media\]"):
        text_film(("Basil",), seconds=1.5, rate=3)
