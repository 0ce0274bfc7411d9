from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pytest_androidbench.phone.kit.people.phone_format import (
    as_typed,
    bare,
    called_number,
    shown_number,
)


def significant(text: str) -> str:
    return "".join(char for char in text if char not in " ()-")


@given(st.text("0123456789+ ()-*#,;", max_size=16))
def test_only_separators_change(text: str) -> None:
    assert significant(as_typed(text)) == significant(text)


@given(st.text("0123456789+ ()-*#,;", max_size=16))
def test_formatting_twice_is_formatting_once(text: str) -> None:
    assert as_typed(as_typed(text)) == as_typed(text)


@given(st.text("0123456789", max_size=14), st.sampled_from(["", "+"]))
def test_typing_one_by_one_is_typing_at_once(digits: str, plus: str) -> None:
    shown = ""
    for char in plus + digits:
        shown = as_typed(shown + char)
    assert shown == as_typed(plus + digits)


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("+15550001111", "+1 555-000-1111"),
        ("15551234567", "1 555-123-4567"),
        ("555123456789", "555123456789"),
        ("+442071838750", "+442071838750"),
        ("*31#5551234", "*31#5551234"),
    ],
)
def test_some_numbers(typed: str, shown: str) -> None:
    assert as_typed(typed) == shown


def test_a_card_formats_only_whole_numbers() -> None:
    assert shown_number("5551234567") == "(555) 123-4567"
    assert shown_number("555") == "555"
    assert shown_number("5551234") == "5551234"


@pytest.mark.parametrize("text", ["+1 (202) 555-0199", "+1.202.555.0199", "+1 202/555 01-99"])
def test_what_people_put_between_digits_is_none_of_a_number(text: str) -> None:
    assert bare(text) == "+12025550199"


@pytest.mark.parametrize(
    ("called", "shown"),
    [
        ("11489", "11489"),
        ("311311", "311311"),
        ("1234578", "1234578"),
        ("2234458", "223-4458"),
        ("264451193", "(264) 451-193"),
        ("8003334636", "(800) 333-4636"),
        ("18003334636", "1 800-333-4636"),
    ],
)
def test_a_call_shows_a_number_as_it_is_typed_from_seven_digits_on(called: str, shown: str) -> None:
    assert called_number(called) == shown
