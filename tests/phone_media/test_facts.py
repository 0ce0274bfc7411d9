"""What is said about a file is what is in it."""

from __future__ import annotations

import pytest

from pytest_androidbench.phone.media.decoder import MediaDecoder
from pytest_androidbench.phone.media.errors import UnplayableFile
from pytest_androidbench.phone.media.sniffing import container_of
from tests.phone_media.films import SIZE, film, song


@pytest.mark.parametrize(
    ("container", "codec", "told"),
    [
        ("mp4", "mpeg4", "mp4"),
        ("3gp", "mpeg4", "mp4"),
        ("mov", "mpeg4", "mp4"),
        ("matroska", "mpeg4", "matroska"),
        ("webm", "libvpx", "matroska"),
        ("avi", "mpeg4", "avi"),
    ],
)
def test_a_film(decoder: MediaDecoder, container: str, codec: str, told: str) -> None:
    data = film(30, container, codec)
    assert container_of(data) == told
    facts = decoder.probe(data)
    assert (facts.container, facts.width, facts.height) == (told, *SIZE)
    assert facts.duration_ms is not None
    assert abs(facts.duration_ms - 3000) <= 100
    assert facts.has_video
    assert not facts.has_audio
    assert facts.frame_rate == pytest.approx(10)


@pytest.mark.parametrize(
    ("container", "codec", "told"),
    [
        ("flac", "flac", "flac"),
        ("wav", "pcm_s16le", "wav"),
        ("ogg", "flac", "ogg"),
        ("mp3", "libmp3lame", "mp3"),
    ],
)
def test_a_song(decoder: MediaDecoder, container: str, codec: str, told: str) -> None:
    data = song(container, codec, title="Zebra", artist="Anna")
    assert container_of(data) == told
    facts = decoder.probe(data)
    assert facts.duration_ms is not None
    assert abs(facts.duration_ms - 2000) <= 150
    assert (facts.sample_rate, facts.channels) == (8000, 1)
    assert facts.has_audio
    assert not facts.has_video
    assert (facts.tags["title"], facts.tags["artist"]) == ("Zebra", "Anna")


def test_a_song_has_no_frames(decoder: MediaDecoder) -> None:
    with pytest.raises(UnplayableFile, match="no pictures"):
        decoder.frame(song(), 0, (8, 8))


@pytest.mark.parametrize("data", [b"", b"#EXTM3U\n", b"ffconcat version 1.0\n", b"\0" * 4096])
def test_what_is_no_film_is_told_without_decoding(data: bytes) -> None:
    decoder = MediaDecoder()
    with pytest.raises(UnplayableFile, match="no format"):
        decoder.probe(data)
    decoder.close()


def test_tags_that_are_not_unicode_are_shown_as_far_as_they_are(decoder: MediaDecoder) -> None:
    data = song("wav", "pcm_s16le", title="Zebra").replace(b"Zebra", b"Z\xff\xfe\x00a")
    assert "Z" in decoder.probe(data).tags["title"]
