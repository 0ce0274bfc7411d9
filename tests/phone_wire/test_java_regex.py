from __future__ import annotations

import time
from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pytest_androidbench.phone.wire.automation.java_regex import (
    PatternError,
    bounded,
    compile_java,
)


@pytest.mark.parametrize(
    ("pattern", "text", "fits"),
    [
        (r"\QWi-Fi (2.4)\E.*", "Wi-Fi (2.4) on", True),
        (r"(?i)SAVE", "save", True),
        (r"\p{Alpha}+\p{Digit}", "abc1", True),
        (r"\P{Digit}+", "abc1", False),
        (r"[\p{Upper}_]+", "AB_C", True),
        (r"(?<word>\w+) \k<word>", "a a", None),
        (r"a++b", "aaab", True),
        (r"a.b", "a\nb", True),
        (r"\h*x\z", "\t x", True),
        (r"[^\]]+&&x", "a&&x", True),
        (r"Grüße|你好", "你好", True),
    ],
)
def test_java_patterns_mean_the_same(pattern: str, text: str, fits: bool | None) -> None:
    if fits is None:
        with pytest.raises(PatternError):
            compile_java(pattern)
        return
    assert (compile_java(pattern).fullmatch(text) is not None) is fits


@pytest.mark.parametrize(
    "pattern", ["(", "[a-z&&[^b]]", r"\p{Nonsense}", "x" * 3000, "a{99999999999}"]
)
def test_what_cannot_be_understood_is_refused(pattern: str) -> None:
    with pytest.raises(PatternError):
        compile_java(pattern)


@given(st.text(max_size=40))
def test_any_text_is_a_pattern_or_refused(pattern: str) -> None:
    with suppress(PatternError):
        compile_java(pattern)


def test_matching_that_explodes_is_interrupted() -> None:
    pattern = compile_java(r"(a+)+b")
    began = time.process_time()
    with pytest.raises(PatternError, match="too long"), bounded(0.1):
        pattern.fullmatch("a" * 40)
    assert time.process_time() - began < 5


def test_the_limit_is_lifted_afterwards() -> None:
    with bounded(0.05):
        assert compile_java("a").fullmatch("a")
    end = time.process_time() + 0.1
    while time.process_time() < end:
        continue
