"""Shell patterns."""

from __future__ import annotations

import fnmatch

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pytest_androidbench.phone.system.files import FileSystem
from pytest_androidbench.phone.system.files.glob import compile_glob, escape, has_magic, unescape

words = st.text("ab.*?[]!-\\", max_size=8)


@given(words)
def test_an_escaped_text_matches_itself_alone(text: str) -> None:
    pattern = escape(text)
    assert not has_magic(pattern)
    assert unescape(pattern) == text
    assert compile_glob(pattern).fullmatch(text)
    assert not compile_glob(pattern).fullmatch(text + "x")


@given(st.text("ab*?", max_size=8), st.text("ab", max_size=8))
def test_plain_patterns_agree_with_fnmatch(pattern: str, text: str) -> None:
    expected = fnmatch.fnmatchcase(text, pattern)
    assert (compile_glob(pattern).fullmatch(text) is not None) == expected


@given(words, st.text(max_size=8))
def test_any_text_is_a_pattern(pattern: str, text: str) -> None:
    compile_glob(pattern).fullmatch(text)


@pytest.mark.parametrize(
    ("pattern", "text", "matches"),
    [
        ("[a-c]x", "bx", True),
        ("[!a-c]x", "bx", False),
        ("[^a]", "b", True),
        ("[]]", "]", True),
        ("[[:digit:]]*", "4you", True),
        ("[ab", "[ab", True),
        ("a\\*", "a*", True),
        ("a\\*", "ab", False),
    ],
)
def test_brackets_and_backslashes(pattern: str, text: str, matches: bool) -> None:
    assert (compile_glob(pattern).fullmatch(text) is not None) == matches


def test_files_are_found_in_order_and_hidden_ones_only_when_asked_for() -> None:
    files = FileSystem(lambda: 1_697_384_040_000)
    for name in ("b.txt", "a.txt", ".hidden", "c.md"):
        files.write(f"/sdcard/Music/{name}", b"")
    assert files.glob("/sdcard/Music/*") == [
        f"/sdcard/Music/{n}" for n in ("a.txt", "b.txt", "c.md")
    ]
    assert files.glob("/sdcard/M*/.h*") == ["/sdcard/Music/.hidden"]
    assert files.glob("/sdcard/Music/*.txt") == ["/sdcard/Music/a.txt", "/sdcard/Music/b.txt"]
    assert files.glob("/sdcard/nothing/*") == []
