"""Where two texts differ."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pytest_androidbench.phone.system.text_difference import difference

texts = st.text("ab\n", max_size=12)


@pytest.mark.parametrize(
    ("before", "after", "differs"),
    [
        ("", "", (0, "", "")),
        ("word", "words", (4, "", "s")),
        ("words", "word", (4, "s", "")),
        ("one two", "one new two", (4, "", "new ")),
        ("aaa", "aaaa", (3, "", "a")),
        ("cat", "cut", (1, "a", "u")),
    ],
)
def test_the_difference_of_texts(before: str, after: str, differs: tuple[int, str, str]) -> None:
    assert difference(before, after) == differs


@given(texts, texts)
def test_nothing_alike_is_left_at_its_ends(before: str, after: str) -> None:
    start, removed, inserted = difference(before, after)
    assert before[:start] + inserted + before[start + len(removed) :] == after
    if removed and inserted:
        assert removed[0] != inserted[0]
        assert removed[-1] != inserted[-1]
