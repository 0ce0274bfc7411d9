"""A frame is the one that is shown at its moment, whatever was asked for before it."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pytest_androidbench.phone.media.decoder import MediaDecoder
from pytest_androidbench.phone.media.errors import UnplayableFile
from pytest_androidbench.phone.media.facts import VideoPicture
from pytest_androidbench.phone.media.limits import MOST_PIXELS
from tests.phone_media.films import film, number_of

FRAMES = 24
FILM = film(FRAMES)
OTHER = film(3)
SMALL = (16, 12)


@given(moments=st.lists(st.integers(0, 3000), min_size=1, max_size=8))
@settings(max_examples=40, deadline=None)
def test_any_order_of_moments(decoder: MediaDecoder, moments: list[int]) -> None:
    shown = [number_of(decoder.frame(FILM, moment, SMALL).rgb) for moment in moments]
    assert shown == [min(moment // 100, FRAMES - 1) for moment in moments]


@pytest.mark.parametrize(
    ("container", "codec"), [("matroska", "mpeg4"), ("avi", "mpeg4"), ("webm", "libvpx")]
)
def test_other_containers(decoder: MediaDecoder, container: str, codec: str) -> None:
    data = film(FRAMES, container, codec)
    moments = (0, 450, 1250, 2350, 150)
    shown = [number_of(decoder.frame(data, moment, SMALL).rgb) for moment in moments]
    assert shown == [0, 4, 12, 23, 1]


def test_two_processes_draw_the_same_bytes(decoder: MediaDecoder) -> None:
    other = MediaDecoder()
    for moment in (1900, 0, 730):
        assert decoder.frame(FILM, moment, (61, 47)) == other.frame(FILM, moment, (61, 47))
    other.close()


def test_a_picture_has_the_size_that_was_asked_for(decoder: MediaDecoder) -> None:
    for size in ((1, 1), (7, 5), (64, 48), (640, 480)):
        picture = decoder.frame(FILM, 0, size)
        assert isinstance(picture, VideoPicture)
        assert len(picture.rgb) == 3 * size[0] * size[1]


def test_two_films_in_turns(decoder: MediaDecoder) -> None:
    for moment in (100, 200):
        assert number_of(decoder.frame(FILM, moment, SMALL).rgb) == moment // 100
        assert number_of(decoder.frame(OTHER, moment, SMALL).rgb) == moment // 100


@pytest.mark.parametrize("size", [(0, 8), (8, -1), (100_000, 1), (8192, MOST_PIXELS // 8192 + 1)])
def test_sizes_that_no_picture_has(decoder: MediaDecoder, size: tuple[int, int]) -> None:
    with pytest.raises(UnplayableFile, match="no picture"):
        decoder.frame(FILM, 0, size)


@pytest.mark.parametrize("moment", [-5, 1 << 62])
def test_moments_outside_of_the_film(decoder: MediaDecoder, moment: int) -> None:
    expected = 0 if moment < 0 else FRAMES - 1
    assert number_of(decoder.frame(FILM, moment, SMALL).rgb) == expected
