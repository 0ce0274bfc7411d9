"""What was typed, told from a text before and after."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from pytest_androidbench.phone.kit.web.replacing import replacement

TEXTS = st.text(alphabet="ab\n", max_size=12)


@given(TEXTS, TEXTS)
def test_it_makes_one_text_of_the_other(before: str, after: str) -> None:
    change = replacement(before, after)
    assert before[: change.start] + change.text + before[change.end :] == after


@given(TEXTS, TEXTS)
def test_it_is_as_short_as_it_can_be(before: str, after: str) -> None:
    change = replacement(before, after)
    old, new = before[change.start : change.end], change.text
    assert bool(change) == (before != after)
    assert not old or not new or (old[0] != new[0] and old[-1] != new[-1])


def test_a_typed_character_is_what_came() -> None:
    assert replacement("helo", "hello") == (3, 3, "l")
    assert replacement("hello", "hell") == (4, 5, "")
    assert replacement("tea", "tea") == (3, 3, "")
