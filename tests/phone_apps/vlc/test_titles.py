"""Films are called as the media library makes titles of file names."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pytest_androidbench.phone.apps.vlc.titles import film_title


@pytest.mark.parametrize(
    ("filename", "title"),
    [
        ("clip_3.mp4", "clip_3"),
        ("2023_04_11_clip_3_HD.mp4", "2023_04_11_clip_3_HD"),
        ("harbor-evening.mov", "harbor evening"),
        ("Old Tram - Night.720p.x264.mkv", "Old Tram Night"),
        ("a 1.23GB walk.mp4", "a walk"),
        ("walk (1080p).mp4", "walk"),
        ("[some-raws] walk [ 02 ].mp4", "walk [02]"),
        ("720p", "720p"),
        ("walk...", "walk..."),
    ],
)
def test_what_is_no_title_is_left_out(filename: str, title: str) -> None:
    assert film_title(filename) == title


@given(st.text(min_size=1, max_size=255))
def test_every_file_has_a_title(filename: str) -> None:
    title = film_title(filename)
    assert title
    assert len(title) <= len(filename)
