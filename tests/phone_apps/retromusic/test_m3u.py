"""Playlists as files: read as they were written, and whatever else one holds ends well."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pytest_androidbench.phone.apps.retromusic.importing import LARGEST
from pytest_androidbench.phone.apps.retromusic.m3u import HEADER, MOST_LINES, m3u, paths_of
from pytest_androidbench.phone.apps.retromusic.model import Song
from tests.phone_apps.retromusic.conftest import Jukebox
from tests.phone_apps.retromusic.songs import FOLDER, SONGS

SIGNS = st.characters(codec="utf-8", exclude_categories=("Cc", "Cs", "Z"))
NAMES = st.text(SIGNS, min_size=1, max_size=20).map(lambda name: f"{FOLDER}/{name}.mp3")


def song(path: str) -> Song:
    return Song(
        id=1, title="#1", artist="Ada", album="", duration=1000, path=path,
        track=0, year=0, modified=0, album_id=0, artist_id=0,
    )  # fmt: skip


@given(st.lists(NAMES, max_size=8))
def test_a_written_file_names_its_songs(paths: list[str]) -> None:
    assert paths_of(m3u([song(path) for path in paths]), "/") == paths


@given(st.binary(max_size=400))
def test_any_bytes_name_files_or_none(data: bytes) -> None:
    named = paths_of(data, "/x")
    assert all(path.startswith("/") for path in named)
    assert len(named) <= data.count(b"\n") + 1


@given(st.data())
def test_of_a_file_that_is_cut_off_the_last_name_alone_suffers(data: st.DataObject) -> None:
    paths = [f"{FOLDER}/{name}.mp3" for name in ("One", "Zw\u00f6lf", "Three")]
    whole = m3u([song(path) for path in paths])
    named = paths_of(whole[: data.draw(st.integers(0, len(whole)))], "/x")
    assert named[:-1] == paths[: max(0, len(named) - 1)]


def test_a_name_without_a_folder_lies_beside_the_file() -> None:
    assert paths_of(b"a.mp3\r\n\r\n# no\n /b.mp3 \n", "/x") == ["/x/a.mp3", "/b.mp3"]
    assert paths_of("a\u2028b.mp3".encode(), "/x") == ["/x/a\u2028b.mp3"]


def test_lines_are_counted() -> None:
    assert len(paths_of(b"a\n" * (MOST_LINES + 5), "/x")) == MOST_LINES


@pytest.mark.parametrize(
    ("data", "titles"),
    [
        (b"", []),
        (b"\x00\xff\xfe" * 300, []),
        (HEADER.encode() + b"\n" + b"x" * LARGEST, []),
        (f"{SONGS[0].path}\n".encode() + b"\n" * LARGEST, ["Amber Window"]),
        (b"\n" * LARGEST + f"{SONGS[0].path}\n".encode(), []),
        (b"/proc/self/mem\n../../../data/data/x\n\x00\n", []),
        (f"{SONGS[0].path}\n".encode() * 900, ["Amber Window"]),
    ],
)
def test_odd_files_become_playlists_of_what_is_there(
    box: Jukebox, data: bytes, titles: list[str]
) -> None:
    box.phone.files.write(f"{FOLDER}/Odd.m3u", data)
    box.tab("playlist")
    box.more("Import playlist", "Odd")
    assert box.in_playlists() == [("Odd", title) for title in titles]
    assert box.said().endswith("to Odd")
    assert box.titles() == ["Odd"]
    assert box.crashes() == []
