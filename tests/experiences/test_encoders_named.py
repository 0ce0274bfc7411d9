"""Encoders are had by their names, and an unknown name is answered with those there are."""

from __future__ import annotations

import re
import sys

import pytest

from pytest_androidbench.errors import MissingPackage
from pytest_androidbench.experiences.encoding import encoder_named
from pytest_androidbench.experiences.faults import UnknownEncoder


def test_bm25_needs_no_encoder() -> None:
    assert encoder_named("bm25") is None


@pytest.mark.parametrize("name", ["", "BM25", "bert", "wordllama:x"])
def test_unknown_names_are_answered_with_the_known_ones(name: str) -> None:
    with pytest.raises(UnknownEncoder, match=re.escape(f"{name!r}; there are bm25, word")):
        encoder_named(name)


@pytest.mark.parametrize(
    ("name", "package"),
    [("wordllama", "wordllama"), ("contriever", "torch"), ("contriever:/weights", "torch")],
)
def test_what_an_encoder_needs_is_said(
    name: str, package: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, package, None)
    with pytest.raises(MissingPackage, match="pip install"):
        encoder_named(name)
