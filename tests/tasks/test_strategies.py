"""The content of the stock strategies."""

from __future__ import annotations

import re

from hypothesis import given
from hypothesis import strategies as st

from pytest_androidbench.tasks import strategies


@given(strategies.phone_numbers())
def test_phone_numbers_have_ten_digits_and_no_leading_zero(number: str) -> None:
    assert re.fullmatch(r"\+1[2-9]\d{9}", number)


@given(strategies.full_names())
def test_full_names_are_two_words(name: str) -> None:
    assert re.fullmatch(r"[A-Z][a-z]+ [A-Z][a-z]+", name)


@given(strategies.times(step_minutes=15))
def test_times_keep_to_their_steps(time: object) -> None:
    assert re.fullmatch(r"\d\d:(00|15|30|45):00", str(time))


@given(strategies.several(strategies.words(), 2, 5))
def test_several_are_different(words: list[str]) -> None:
    assert 2 <= len(words) == len(set(words)) <= 5


@given(strategies.without(strategies.one_of("a", "b"), "a"))
def test_without_leaves_out(letter: str) -> None:
    assert letter == "b"


@given(st.data())
def test_file_names_carry_their_extension(data: st.DataObject) -> None:
    assert data.draw(strategies.file_names("txt")).endswith(".txt")


@given(strategies.codes(20))
def test_codes_are_letters_and_digits(code: str) -> None:
    assert re.fullmatch(r"[A-Za-z0-9]{20}", code)


def test_pools_hold_each_value_once() -> None:
    for pool in (strategies.GIVEN_NAMES, strategies.FAMILY_NAMES, strategies.WORDS):
        assert len(pool) == len(set(pool))
