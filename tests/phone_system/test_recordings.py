"""What the phone records has the length it was recorded for, as other programs read it."""

from __future__ import annotations

import io
import wave

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pytest_androidbench.phone.system.providers.media.tags import sound_facts
from pytest_androidbench.phone.system.recordings import (
    FRAME,
    RATES,
    film_file,
    sound_file,
    wave_file,
)

LENGTHS = st.integers(200, 3_600_000)


@given(ms=LENGTHS, rate=st.sampled_from(RATES), channels=st.sampled_from([1, 2]))
def test_silence_is_as_long_as_asked_but_for_a_frame(ms: int, rate: int, channels: int) -> None:
    facts = sound_facts(sound_file(ms, rate=rate, channels=channels), "audio/mp4")
    assert facts.duration_ms is not None
    assert 0 <= ms - facts.duration_ms <= 1000 * FRAME / rate + 1


@given(ms=LENGTHS)
def test_a_film_is_as_long_as_asked_but_for_a_picture(ms: int) -> None:
    facts = sound_facts(film_file(ms, b"\xff\xd8\xff\xd9", (640, 480), 0), "video/mp4")
    assert facts.duration_ms is not None
    assert 0 <= ms - facts.duration_ms <= 1000 / 30 + 1
    assert (facts.width, facts.height) == (640, 480)


@pytest.mark.parametrize("channels", [1, 2])
def test_a_wave_is_read_by_python(channels: int) -> None:
    with wave.open(io.BytesIO(wave_file(1500, rate=8000, channels=channels))) as file:
        assert file.getnframes() == 12_000
        assert file.getnchannels() == channels


def test_every_sample_lies_in_the_file() -> None:
    data = sound_file(2000)
    at = data.index(b"stco") + 12
    offset = int.from_bytes(data[at : at + 4])
    assert data[offset : offset + 9] == bytes.fromhex("210049900219002380")
