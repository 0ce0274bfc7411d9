"""Tokens are counted by cl100k, without a network."""

from __future__ import annotations

import subprocess
import sys
from importlib import import_module

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fixtures.arena_example import DUMP, SEEN
from pytest_androidbench.agents.parts.elements.androidarena import androidarena_tree
from pytest_androidbench.interface.tokens import TokenCounts, compared_tokens, tokens_of


@pytest.mark.parametrize(
    ("text", "tokens"),
    [
        ("", 0),
        ("hello world", 2),
        ("tiktoken is great!", 6),
        ("antidisestablishmentarianism", 6),
        ("2 + 2 = 4", 7),
        ("お誕生日おめでとう", 9),
    ],
)
def test_counts_are_those_that_openai_s_cookbook_has(text: str, tokens: int) -> None:
    assert tokens_of(text) == tokens


def test_what_looks_like_a_special_token_is_text() -> None:
    assert tokens_of("<|endoftext|>") > 1


def test_half_a_character_is_counted_as_what_stands_for_it() -> None:
    assert tokens_of("\ud83d") == tokens_of("\ufffd")


@given(
    texts=st.lists(st.text("ab1.,>\n\t ü", min_size=1, max_size=12), min_size=1, max_size=5),
    times=st.integers(2_000, 4_000),
)
def test_a_long_text_has_the_tokens_that_it_has_at_once(texts: list[str], times: int) -> None:
    text = " x".join(texts) * times
    counted = tokens_of(text[:150_000])
    encoding = import_module("bpe_openai").get_encoding("cl100k_base")
    assert counted == len(encoding.encode_ordinary(text[:150_000]))


def test_more_tokens_are_counted_than_the_package_takes_at_once() -> None:
    assert tokens_of("word " * 300_000) == pytest.approx(300_000, abs=2)
    assert tokens_of("é1" * 300_000) > 200_000


def test_a_dump_has_more_tokens_than_what_is_told_of_it() -> None:
    told = androidarena_tree(SEEN, app="Demo").text
    counts = compared_tokens(DUMP, told)
    assert (counts.before, counts.after) == (tokens_of(DUMP), tokens_of(told))
    assert counts.saved == 1 - counts.after / counts.before
    assert counts.saved > 0.85


def test_where_there_was_nothing_nothing_is_saved() -> None:
    assert TokenCounts(before=0, after=0).saved == 0


def run(code: str) -> str:
    command = [sys.executable, "-c", code]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()


def test_no_network_is_asked_for() -> None:
    code = """
import sys
def told(event, _):
    if event.startswith("socket."):
        raise SystemExit(event)
sys.addaudithook(told)
from pytest_androidbench.interface.tokens import tokens_of
print(tokens_of("hello world"))
"""
    assert run(code) == "2"


def test_without_the_package_there_is_a_sentence_with_what_to_install() -> None:
    code = """
import sys
sys.modules["bpe_openai"] = None
from pytest_androidbench.errors import MissingPackage
from pytest_androidbench.interface.tokens import tokens_of
try:
    tokens_of("hello")
except MissingPackage as error:
    print(error)
"""
    assert run(code) == (
        "counting tokens needs bpe-openai, which is not installed: "
        "pip install 'pytest-androidbench[arena]'"
    )
