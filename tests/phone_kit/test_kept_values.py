from __future__ import annotations

import pytest

from pytest_androidbench.phone.kit.kept_values import text_of, whole_of


@pytest.mark.parametrize(
    ("value", "text"), [(None, ""), (b"\x00", ""), (5, "5"), (1.5, "1.5"), ("abcdef", "abcd")]
)
def test_whatever_a_column_holds_is_a_text(value: object, text: str) -> None:
    assert text_of(value, 4) == text


@pytest.mark.parametrize(
    ("value", "whole"),
    [
        (None, 0),
        ("7", 0),
        (b"7", 0),
        (7, 7),
        (7.9, 7),
        (float("inf"), 0),
        (float("nan"), 0),
        (2**80, 0),
    ],
)
def test_whatever_a_column_holds_is_a_whole_number(value: object, whole: int) -> None:
    assert whole_of(value) == whole


@pytest.mark.parametrize(
    ("value", "whole"), [(0, 1), (-(2**80), 1), (None, 1), (1, 1), (4.9, 4), (5, 5), (6, 5)]
)
def test_a_whole_number_may_have_bounds(value: object, whole: int) -> None:
    assert whole_of(value, 1, 5) == whole
