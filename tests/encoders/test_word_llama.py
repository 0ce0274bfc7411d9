"""WordLlama makes vectors of texts, whatever is in them, and asks no network for it."""

from __future__ import annotations

import os
import subprocess
import sys
from functools import cache
from importlib.metadata import version
from importlib.util import find_spec
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from pytest_androidbench.encoders.encoder import Encoder
from pytest_androidbench.encoders.word_llama import DIMENSIONS, MOST_ENCODED, WordLlamaEncoder
from pytest_androidbench.errors import MissingPackage

texts = st.text(st.characters(), max_size=40)


@cache
def encoder() -> Encoder:
    return WordLlamaEncoder()


@given(st.lists(texts, max_size=5))
def test_vectors_are_of_length_one_or_nothing_at_all(several: list[str]) -> None:
    vectors = encoder().encode(several)
    assert vectors.shape == (len(several), DIMENSIONS)
    assert vectors.dtype == np.float32
    for text, length in zip(several, np.linalg.norm(vectors, axis=1), strict=True):
        assert length == (pytest.approx(1, abs=1e-5) if text else 0)


@given(texts, st.lists(texts, max_size=4))
def test_a_text_has_the_same_vector_whatever_is_beside_it(text: str, others: list[str]) -> None:
    (alone,) = encoder().encode([text])
    assert np.array_equal(encoder().encode([*others, text])[-1], alone)


def test_another_encoder_makes_the_same_vectors() -> None:
    said = ["weather in London", "\N{CAT FACE}", "\ud83d"]
    assert np.array_equal(WordLlamaEncoder().encode(said), encoder().encode(said))


def test_a_text_without_anything_is_a_row_of_zeros() -> None:
    assert not encoder().encode([""]).any()
    assert encoder().encode([]).shape == (0, DIMENSIONS)


@pytest.mark.parametrize("filling", ["a", "\N{NAZAR AMULET}", "\ud83d", "</s>", "\x00"])
def test_of_a_very_long_text_the_beginning_is_read(filling: str) -> None:
    begun = (filling * MOST_ENCODED)[:MOST_ENCODED]
    vectors = encoder().encode([begun, begun + "x" * 3_000_000])
    assert np.array_equal(vectors[0], vectors[1])


def test_what_means_much_the_same_is_nearer_than_what_shares_letters() -> None:
    asked, same, other = encoder().encode(["bake bread", "baking recipe", "brake beard"])
    assert asked @ same > asked @ other


def test_the_name_has_the_version_of_what_is_installed() -> None:
    assert encoder().name == f"wordllama {version('wordllama')} l2_supercat 256"


def run(code: str, *path: Path) -> str:
    searched = os.pathsep.join([*map(str, path), *sys.path])
    return subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True,
        env={**os.environ, "PYTHONPATH": searched},
    ).stdout.strip()  # fmt: skip


def test_no_network_is_asked() -> None:
    # A socket may be made, to see which kinds there are; nobody is spoken to or looked up.
    code = """
import sys
ASKED = ("socket.connect", "socket.send", "socket.get")
def told(event, _):
    if event.startswith(ASKED) and event != "socket.gethostname":
        raise SystemExit(event)
sys.addaudithook(told)
from pytest_androidbench.encoders.word_llama import WordLlamaEncoder
print(WordLlamaEncoder().encode(["hello world"]).shape)
"""
    assert run(code) == "(1, 256)"


def test_loggers_of_others_are_left_as_they_are() -> None:
    code = """
import logging
from pytest_androidbench.encoders.word_llama import WordLlamaEncoder
WordLlamaEncoder()
print(logging.getLogger().handlers, logging.getLogger().level == logging.WARNING)
"""
    assert run(code) == "[] True"


def test_without_the_package_there_is_a_sentence_with_what_to_install(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(sys.modules, "wordllama", None)
    with pytest.raises(MissingPackage) as raised:
        WordLlamaEncoder()
    assert str(raised.value) == (
        "vectors of texts are made by wordllama, which is not installed: "
        "pip install 'pytest-androidbench[embedding]'"
    )


def test_a_package_without_its_weights_is_told_and_none_are_downloaded(tmp_path: Path) -> None:
    spec = find_spec("wordllama")
    assert spec is not None
    assert spec.origin is not None
    (tmp_path / "wordllama").mkdir()
    for part in Path(spec.origin).parent.iterdir():
        if part.name != "weights":
            (tmp_path / "wordllama" / part.name).symlink_to(part)
    code = """
from pytest_androidbench.errors import MissingPackage
from pytest_androidbench.encoders.word_llama import WordLlamaEncoder
try:
    WordLlamaEncoder()
except MissingPackage as error:
    print(error)
"""
    assert run(code, tmp_path) == (
        "the installed wordllama lacks its weights l2_supercat of 256 dimensions, and none are "
        "downloaded; install it anew: pip install 'pytest-androidbench[embedding]'"
    )
