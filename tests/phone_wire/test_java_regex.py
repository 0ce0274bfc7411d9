from __future__ import annotations

from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pytest_androidbench.phone.wire.automation.java_regex import (
    JavaPatternError,
    SearchMatching,
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
        with pytest.raises(JavaPatternError):
            compile_java(pattern)
        return
    assert (compile_java(pattern).fullmatch(text) is not None) is fits


@pytest.mark.parametrize(
    "pattern", ["(", "[a-z&&[^b]]", r"\p{Nonsense}", "x" * 3000, "a{99999999999}"]
)
def test_what_cannot_be_understood_is_refused(pattern: str) -> None:
    with pytest.raises(JavaPatternError):
        compile_java(pattern)


@given(st.text(max_size=40))
def test_any_text_is_a_pattern_or_refused(pattern: str) -> None:
    with suppress(JavaPatternError):
        compile_java(pattern)


@pytest.mark.parametrize(
    ("pattern", "text", "fits"),
    [
        (r"(?!Wi).*", "Bluetooth", True),
        (r"(?!Wi).*", "Wi-Fi", False),
        (r".*(?<=\d) MB", "3 MB", True),
        (r"(a)(b)\2\1", "abba", True),
        (r"(?i)(a)\1", "aA", True),
        (r"a*+a", "aaa", False),
        (r"(?>a|ab)c", "abc", False),
        (r"\w+", "Grüße", True),
        (r"\bü.*", "über", True),
        (r"[\s\S]*", "a\n b", True),
        (r"[\W_]+", "-_é", False),
        (r"[^\W_]+", "aé1", True),
        (r"foo$.", "foo\n", True),
        (r"(?s-i:x)(?m)^y$", "xy", False),
        (r"(?x) a b # two letters", "ab", True),
        (r"\u0041\x{1F600}\0101", "A😀A", True),
        (r".{0,1500}", "x" * 1501, False),
        (r"(?:.{0,60}){50}", "x" * 3000, True),
        (r"[\ud800-\udfff]", "\ud83d", True),
        (r"(?=.*\d)(?=.*[a-z]).{3,}", "a1b", True),
    ],
)
def test_what_no_linear_matcher_knows_means_the_same(pattern: str, text: str, fits: bool) -> None:
    assert (compile_java(pattern).fullmatch(text) is not None) is fits


@pytest.mark.parametrize("pattern", [r"(a+)+b", r"(a|a)*b", r"(a*)*b", r"(?:a?){60}a{60}b"])
def test_matching_that_explodes_elsewhere_ends(pattern: str) -> None:
    assert SearchMatching().fits(compile_java(pattern), "a" * 5000) is False


def test_matching_that_takes_too_many_steps_is_refused() -> None:
    pattern = compile_java(r"(a*)(a*)(a*)\3\2\1b")
    with pytest.raises(JavaPatternError, match="too long"):
        SearchMatching().fits(pattern, "a" * 200)


def test_the_limit_holds_for_a_whole_search() -> None:
    pattern = compile_java(r"(?!x).*")
    matching = SearchMatching(2000)
    assert matching.fits(pattern, "short")
    texts = ["y" * length for length in range(100, 200)]
    with pytest.raises(JavaPatternError, match="too long"):
        assert all(matching.fits(pattern, text) for text in texts)


def test_a_text_that_comes_again_costs_nothing() -> None:
    pattern = compile_java(r"(?!x).*")
    matching = SearchMatching(2000)
    for _ in range(1000):
        assert matching.fits(pattern, "y" * 100)
