"""Damaged files, and such as ask for too much: an error that says so, and the next file plays."""

from __future__ import annotations

import random
import struct

import pytest

from pytest_androidbench.phone.media.decoder import MediaDecoder
from pytest_androidbench.phone.media.errors import UnplayableFile
from tests.phone_media.films import SIZE, film, number_of, song

GOOD = film(12)
KINDS = {
    "mp4": GOOD,
    "matroska": film(12, "matroska"),
    "avi": film(12, "avi"),
    "ogg": song("ogg", "flac"),
    "mp3": song("mp3", "libmp3lame"),
    "flac": song(),
    "wav": song("wav", "pcm_s16le"),
}


def tried(decoder: MediaDecoder, data: bytes) -> None:
    """Facts and frames, or the one error there may be."""
    try:
        facts = decoder.probe(data)
        for moment in (0, 500, 1100) if facts.has_video else ():
            assert len(decoder.frame(data, moment, (16, 12)).rgb) == 576
    except UnplayableFile:
        return


def plays(decoder: MediaDecoder) -> bool:
    return number_of(decoder.frame(GOOD, 700, (16, 12)).rgb) == 7


@pytest.mark.parametrize("kind", KINDS)
def test_files_that_end_too_early(decoder: MediaDecoder, kind: str) -> None:
    data = KINDS[kind]
    for part in range(1, 12):
        tried(decoder, data[: len(data) * part // 12])
    assert plays(decoder)


@pytest.mark.parametrize("kind", KINDS)
def test_files_with_changed_bytes(decoder: MediaDecoder, kind: str) -> None:
    for seed in range(24):
        drawn = random.Random(f"{kind} {seed}")
        data = bytearray(KINDS[kind])
        for _ in range(drawn.choice((1, 4, 32))):
            data[drawn.randrange(len(data))] = drawn.randrange(256)
        tried(decoder, bytes(data))
    assert plays(decoder)


@pytest.mark.parametrize("side", [8_192, 20_000, 65_500])
def test_frames_that_would_fill_the_memory(decoder: MediaDecoder, side: int) -> None:
    """Each frame of Motion JPEG says for itself how large it is."""
    data = film(4, "avi", "mjpeg")
    was = b"\xff\xc0\x00\x11\x08" + struct.pack(">HH", *reversed(SIZE))
    assert data.count(was) == 4
    decoder.probe(data)
    with pytest.raises(UnplayableFile):
        decoder.frame(data.replace(was, was[:5] + struct.pack(">HH", side, side)), 0, (16, 12))
    assert plays(decoder)


def test_a_wave_that_says_it_is_longer_than_it_is(decoder: MediaDecoder) -> None:
    data = bytearray(KINDS["wav"])
    at = data.index(b"data") + 4
    data[at : at + 4] = b"\xff\xff\xff\x7f"
    tried(decoder, bytes(data))
    assert plays(decoder)


def test_a_film_without_an_end_of_streams(decoder: MediaDecoder) -> None:
    track = GOOD.index(b"moov") - 4
    size = int.from_bytes(GOOD[track : track + 4], "big")
    moov = GOOD[track : track + size]
    at = moov.index(b"trak") - 4
    trak = moov[at : at + int.from_bytes(moov[at : at + 4], "big")]
    many = moov[:at] + trak * 400 + moov[at + len(trak) :]
    body = struct.pack(">I", len(many)) + many[4:]
    tried(decoder, GOOD[:track] + body + GOOD[track + size :])
    assert plays(decoder)
