"""Tags are read as they were written, and whatever a file holds ends well."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pytest_androidbench.phone.apps.retromusic.id3 import (
    TagError,
    lyrics_frame,
    picture_of,
    tag_of,
    tagged,
)
from pytest_androidbench.phone.system.providers.media.tags import sound_facts
from tests.phone_apps.retromusic.songs import FRAME, SONGS, frame, picture, safe, tag

NAMES = ("TIT2", "TALB", "TPE1", "TCON", "TYER")
TEXTS = st.dictionaries(
    st.sampled_from(NAMES),
    st.text(st.characters(exclude_categories=("Cs", "Cc")), min_size=1, max_size=30),
)


@given(TEXTS, st.sampled_from((3, 4)))
def test_what_is_written_is_read(texts: dict[str, str], version: int) -> None:
    data = tag(b"", version) + FRAME * 3
    written = tag_of(tagged(data, texts))
    assert {name: written.text(name) for name in texts} == texts
    assert tagged(data, texts)[written.end :] == FRAME * 3


def test_other_frames_stay() -> None:
    data = tagged(SONGS[0].data, {"TIT2": "Another", "TALB": ""})
    facts = sound_facts(data, "audio/mpeg")
    assert facts.tags["title"] == "Another"
    assert "album" not in facts.tags
    assert facts.tags["artist"] == "Nova Reed"
    assert picture_of(data) == picture((196, 90, 40))


@pytest.mark.parametrize("version", [3, 4])
def test_lyrics_are_kept(version: int) -> None:
    data = tagged(tag(b"", version), {"USLT": "Rain on the roof\nand Ünder it"})
    assert lyrics_frame(tag_of(data)) == "Rain on the roof\nand Ünder it"


def test_a_file_without_a_tag_gets_one() -> None:
    data = tagged(FRAME * 2, {"TIT2": "New"})
    assert tag_of(data).text("TIT2") == "New"
    assert data.endswith(FRAME * 2)


def test_a_picture_that_is_none_is_left_out() -> None:
    broken = frame("APIC", b"\3image/png\0\3\0no picture")
    whole = frame("APIC", b"\1image/png\0\3c\0o\0\0\0" + picture((1, 2, 3)))
    assert picture_of(tag(broken)) is None
    assert picture_of(tag(broken + whole)) == picture((1, 2, 3))


@pytest.mark.parametrize(
    "data",
    [
        b"ID3",
        b"ID3\2\0\0" + safe(0),
        tag(b"", flags=0x80),
        b"ID3\4\0\0" + safe(9_000_000) + b"TIT2",
    ],
)
def test_a_tag_that_cannot_be_read_is_told(data: bytes) -> None:
    with pytest.raises(TagError):
        tag_of(data)


@given(st.binary(max_size=300), st.sampled_from((3, 4)))
def test_any_frames_are_read_without_harm(body: bytes, version: int) -> None:
    data = tag(body, version)
    picture_of(data)
    lyrics_frame(tag_of(data))
    for part in tag_of(data).frames:
        assert isinstance(part.text, str)
    assert tag_of(tagged(data, {"TIT2": "x"})).text("TIT2") == "x"


@given(st.binary(max_size=200))
def test_any_file_is_read_or_refused(data: bytes) -> None:
    try:
        tag_of(data)
    except TagError:
        assert data.startswith(b"ID3")
