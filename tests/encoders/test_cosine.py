"""How alike two texts are by the vectors of an encoder."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from pytest_androidbench.encoders.encoder import Vectors, cosine_by
from pytest_androidbench.encoders.word_llama import WordLlamaEncoder


class Letters:
    """An encoder by how often texts have a and b."""

    name = "letters"

    def encode(self, texts: Sequence[str]) -> Vectors:
        counts = np.array([[text.count("a"), text.count("b")] for text in texts], np.float32)
        lengths = np.linalg.norm(counts, axis=1, keepdims=True)
        found: Vectors = counts / np.maximum(lengths, np.float32(1))
        return found


by_letters = cosine_by(Letters())


@cache
def by_words() -> Callable[[str, str], float]:
    return cosine_by(WordLlamaEncoder())


@pytest.mark.parametrize(
    ("one", "other", "alike"), [("a", "b", 0), ("a", "aab", 0.8944), ("ab", "ba", 1), ("a", "x", 0)]
)
def test_it_is_the_cosine_of_the_angle(one: str, other: str, alike: float) -> None:
    assert by_letters(one, other) == pytest.approx(alike, abs=1e-4)


@pytest.mark.parametrize(("one", "other"), [("", ""), ("x", "X"), ("Straße", "STRASSE")])
def test_texts_that_differ_in_case_alone_are_the_same(one: str, other: str) -> None:
    assert by_letters(one, other) == by_words()(one, other) == 1


@pytest.mark.parametrize("other", ["alarm", " ", "7"])
def test_no_text_is_like_none(other: str) -> None:
    assert by_words()("", other) == 0


@given(st.text(max_size=30), st.text(max_size=30))
def test_it_is_the_same_from_both_sides_and_never_beyond_one(one: str, other: str) -> None:
    found = by_words()(one, other)
    assert -1 <= found <= 1
    assert found == by_words()(other, one)
