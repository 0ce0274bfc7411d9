"""Patterns of clients: they mean what they meant, and no text makes them take for ever."""

from __future__ import annotations

import re
import subprocess
import sys
from itertools import pairwise
from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from pytest_androidbench.phone.system.matching import (
    MAX_STEPS,
    Budget,
    PatternError,
    TooMuchWork,
    perl,
    posix,
)
from pytest_androidbench.phone.system.matching.backtracking import Backtracker
from pytest_androidbench.phone.system.matching.linear import MAX_WORK
from pytest_androidbench.phone.system.matching.pattern import Pattern
from pytest_androidbench.phone.system.matching.tree import groups_in
from pytest_androidbench.phone.system.matching.words import WholeLines, WholeWords

LETTERS = "abx1é\udc80\ud83d \n\0😀"
texts = st.text(LETTERS, max_size=8)


def _larger(inner: st.SearchStrategy[str]) -> st.SearchStrategy[str]:
    count = st.sampled_from(["*", "+", "?", "{2}", "{1,2}", "{0,3}", "{2,}"])
    return st.one_of(
        st.lists(inner, min_size=1, max_size=3).map("".join),
        st.lists(inner, min_size=2, max_size=3).map(lambda arms: f"(?:{'|'.join(arms)})"),
        inner.map(lambda item: f"({item})"),
        st.tuples(inner, count).map(lambda pair: f"(?:{pair[0]}){pair[1]}"),
    )


atoms = st.sampled_from(
    [
        "a",
        "b",
        "é",
        ".",
        r"\d",
        r"\w",
        r"\s",
        "[ab]",
        "[^a]",
        "[^\\W1]",
        "\udc80",
        "[\ud800-\udfff]",
    ]
)
patterns = st.builds(
    "{}{}{}".format,
    st.sampled_from(["", "^", r"\b"]),
    st.recursive(atoms, _larger, max_leaves=6),
    st.sampled_from(["", "$", r"\b"]),
)


def _spans(match: Any, groups: int) -> list[tuple[int, int]] | None:
    return None if match is None else [(match.start(i), match.end(i)) for i in range(groups + 1)]


@given(patterns, texts)
@example("(a|b)*", "aé")
def test_a_pattern_finds_what_python_finds(pattern: str, text: str) -> None:
    expected = re.compile(pattern)
    found = Pattern(perl.parse(pattern))
    spans = _spans(found.search(text), 0)
    assert spans == _spans(expected.search(text), 0)
    assert (found.fullmatch(text) is None) == (expected.fullmatch(text) is None)


@given(patterns, texts)
def test_both_matchers_agree(pattern: str, text: str) -> None:
    tree = perl.parse(pattern)
    slow = Backtracker(tree, groups_in(tree), longest=True)
    spans = _spans(Pattern(tree, longest=True).search(text), 0)
    found = slow.find(text, 0, whole=False)
    assert (None if found is None else found[:1]) == spans


@given(patterns, texts)
def test_posix_finds_the_longest_of_the_leftmost(pattern: str, text: str) -> None:
    tree = perl.parse(pattern)
    found = Pattern(tree, longest=True).search(text)
    fits = re.compile(pattern)
    all_ = [
        (start, -end)
        for start in range(len(text) + 1)
        for end in range(start, len(text) + 1)
        if _matches_exactly(fits, text, start, end)
    ]
    assert _spans(found, 0) == ([(min(all_)[0], -min(all_)[1])] if all_ else None)


def _matches_exactly(fits: re.Pattern[str], text: str, start: int, end: int) -> bool:
    # What is cut off must stay visible to `$` and `\b`.
    exact = re.compile(f"(?:{fits.pattern})(?=(?s:.{{{len(text) - end}}})\\Z)")
    found = exact.match(text, start)
    return found is not None and found.end() == end


@given(st.lists(st.sampled_from(["a", "b", "xyz", "é", "*", "+", "(", "\\"])), texts)
def test_a_plain_text_is_looked_for_as_it_is(parts: list[str], text: str) -> None:
    plain = "".join(parts)
    pattern = Pattern(perl.parse(re.escape(plain)))
    found = pattern.search(text + plain)
    assert found is not None
    assert found.start() == (text + plain).find(plain)


@given(texts)
def test_matches_follow_one_another(text: str) -> None:
    found = list(Pattern(perl.parse("é|a*")).finditer(text))
    assert all(a.end() <= b.start() for a, b in pairwise(found))
    assert all(a.end() < b.start() or b.found for a, b in pairwise(found))
    assert text.count("é") == [match.found for match in found].count("é")


@pytest.mark.parametrize(
    ("pattern", "text", "expected"),
    [
        ("x*", "abxd", ["", "", "x", ""]),
        ("a|ab|abc", "xabcd", ["abc"]),
        (r"(.)\1", "abccdd", ["cc", "dd"]),
        (r"(a*)b\1", "aabaaa", ["aabaa"]),
        (r"\<b", "ab b_b é b", ["b", "b"]),
        (r"\w+", "aé_1 2", ["a", "_1", "2"]),
        ("[[:alpha:][:digit:]-]+", "a-1é", ["a-1"]),
        ("[]x]+", "]x[", ["]x"]),
        ("a{2,3}", "aaaaaa", ["aaa", "aaa"]),
        ("a{x", "a{x", ["a{x"]),
        (".", "\udc80\0😀", ["\udc80", "\0", "😀"]),
        ("()", "a", ["", ""]),
        ("", "a", ["", ""]),
    ],
)
def test_extended_posix_patterns(pattern: str, text: str, expected: list[str]) -> None:
    found = Pattern(posix.parse(pattern, extended=True), longest=True).finditer(text)
    assert [match.found for match in found] == expected


@pytest.mark.parametrize(
    ("pattern", "text", "expected"),
    [
        ("a|b+(", "a|b+(", "a|b+("),
        (r"a\|bc\+", "bccc", "bccc"),
        (r"\(a\)\{2\}", "aaa", "aa"),
        (r"*a", "a*a", "*a"),
        (r"^*a", "*a", "*a"),
        (r"a^b$c", "a^b$c", "a^b$c"),
        (r"\(^a$\)", "a", "a"),
        (r"\(.\)\(.\)\2\1", "xabba", "abba"),
    ],
)
def test_basic_posix_patterns(pattern: str, text: str, expected: str) -> None:
    found = Pattern(posix.parse(pattern, extended=False), longest=True).search(text)
    assert found is not None
    assert found.found == expected


@pytest.mark.parametrize(
    ("pattern", "reason"),
    [
        ("(a", "parentheses not balanced"),
        ("a)", "parentheses not balanced"),
        ("a||b", "empty (sub)expression"),
        ("*a", "repetition-operator operand invalid"),
        ("a**", "repetition-operator operand invalid"),
        ("(?i)a", "repetition-operator operand invalid"),
        ("a{2", "braces not balanced"),
        ("a{2x}", "invalid repetition count(s)"),
        ("a{3,2}", "invalid repetition count(s)"),
        ("a{256}", "invalid repetition count(s)"),
        ("[a", "brackets ([ ]) not balanced"),
        ("[[:nothing:]]", "invalid character class"),
        ("[z-a]", "invalid character range"),
        ("a\\", "trailing backslash (\\)"),
        (r"a\1", "invalid backreference number"),
        (r"(a\1)", "invalid backreference number"),
        ("(" * 1000 + ")" * 1000, "out of memory"),
        ("x" * 5000, "out of memory"),
        ("((((a{255}){255}){255}){255})", "out of memory"),
    ],
)
def test_what_is_no_pattern_is_told_as_bionic_does(pattern: str, reason: str) -> None:
    with pytest.raises(PatternError) as caught:
        Pattern(posix.parse(pattern, extended=True), longest=True)
    assert caught.value.reason == reason


@given(st.text("ab()[]{}*+?|\\^$.:-,1é", max_size=12), st.booleans(), texts)
def test_any_text_is_a_posix_pattern_or_refused(source: str, extended: bool, text: str) -> None:
    try:
        pattern = Pattern(posix.parse(source, extended=extended), longest=True)
    except PatternError:
        return
    for match in pattern.finditer(text):
        assert match.found == text[match.start() : match.end()]


KILLERS = [
    "(a+)+$", "(a|a)*$", "(a|aa)+$", "(.*)*x", "(a*)*x", "([a-z]+)*x", "(x+x+)+y", "a*a*a*a*a*x",
    "(a?){50}(a){50}x", "(.*a){12}x", "^(([a-z])+.)+[A-Z]([a-z])+$", r"\w+\w+\w+x",
]  # fmt: skip


@pytest.mark.parametrize("killer", KILLERS)
def test_matching_costs_no_more_than_the_text_is_long(killer: str) -> None:
    pattern = Pattern(posix.parse(killer, extended=True), longest=True)
    assert pattern.cost(20_000) <= 10 * pattern.cost(2_000) + 1
    found = pattern.search("a" * 20_000 + "!")
    assert found is None or found.start() in (0, 20_001)


def test_a_search_that_would_take_minutes_is_refused() -> None:
    pattern = Pattern(posix.parse("(a{1,255}b?){20}x", extended=True), longest=True)
    text = "a" * (MAX_WORK // 5_000)
    with pytest.raises(TooMuchWork, match="out of memory"):
        pattern.search(text)


@pytest.mark.parametrize("source", [r"(a*)(a*)(a*)\3\2\1b", r"((a*)*\2)*b"])
def test_back_references_end_when_their_steps_are_used_up(source: str) -> None:
    pattern = Pattern(posix.parse(source, extended=True), longest=True)
    budget = Budget()
    with pytest.raises(TooMuchWork, match="out of memory"):
        pattern.fullmatch("a" * 1000 + "c", budget=budget)
    assert budget.steps > -MAX_STEPS


@given(st.text("ab -_é", max_size=12), st.sampled_from(["a", "a+b*", "-?a", "a|ab", "b ?"]))
def test_whole_words_have_no_words_beside_them(text: str, source: str) -> None:
    found = list(WholeWords(posix.parse(source, extended=True)).finditer(text))
    around = re.compile(rf"(?<!\w)(?:{source})(?!\w)", re.ASCII)
    assert (found == []) == (around.search(text) is None)
    assert all(around.match(text, match.start()) for match in found)
    assert all(a.end() <= b.start() for a, b in pairwise(found))


@given(st.text("ab", max_size=5), st.sampled_from(["a", "a|ab", "(a|b)*", "b+|a", ""]))
def test_whole_lines_match_as_a_whole(text: str, source: str) -> None:
    found = list(WholeLines(posix.parse(source, extended=True)).finditer(text))
    assert [match.found for match in found] == [text] * bool(re.fullmatch(source, text))


def test_a_phone_that_has_matched_nothing_has_loaded_no_matcher() -> None:
    program = (
        "import sys; import pytest_androidbench.phone.__main__, pytest_androidbench.phone.shell;"
        "print([name for name in ('re2', 'pytest_androidbench.phone.system.matching.tree')"
        " if name in sys.modules])"
    )
    ran = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True, timeout=60
    )
    assert ran.stdout == "[]\n"
