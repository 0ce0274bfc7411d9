"""Passages are found by BM25, whose numbers are worked by hand here."""

from __future__ import annotations

import sys
from math import log

import pytest

from pytest_androidbench.errors import MissingPackage
from pytest_androidbench.generating.chunks import Chunk
from pytest_androidbench.generating.retrieval import Passages


def passages(*texts: str) -> Passages:
    return Passages([Chunk(document="a", start=n, text=text) for n, text in enumerate(texts)])


def found(of: Passages, query: str, count: int = 9) -> list[str]:
    return [chunk.text for chunk in of.best(query, count)]


def test_scores_are_those_of_the_formula() -> None:
    # Three pieces of 3, 2 and 4 words, 3 on average. K1 = 1.5, B = 0.75.
    of = passages("alarm timer alarm", "timer clock", "song song radio song")
    scores = {chunk.text: score for chunk, score in of.scored("alarm timer")}
    # "alarm": in 1 of 3, ln(1 + 2.5 / 1.5) = 0.980829; twice in a piece of usual length:
    # 2 / (2 + 1.5) = 0.571429. "timer": in 2 of 3, ln(1 + 1.5 / 2.5) = 0.470004; once in it:
    # 1 / (1 + 1.5) = 0.4, and in the piece of 2 words 1 / (1 + 1.5 * 0.75) = 0.470588.
    assert scores == pytest.approx(
        {
            "alarm timer alarm": 0.980829 * 0.571429 + 0.470004 * 0.4,
            "timer clock": 0.470004 * 0.470588,
        },
        rel=1e-5,
    )
    assert log(1 + 2.5 / 1.5) == pytest.approx(0.980829, rel=1e-5)


def test_a_word_that_a_query_has_twice_counts_twice() -> None:
    of = passages("alarm timer", "song radio")
    ((_, once),) = of.scored("alarm")
    ((_, twice),) = of.scored("alarm Alarm")
    assert twice == pytest.approx(2 * once)


def test_the_best_ones_come_first_and_no_more_than_wanted() -> None:
    of = passages("timer", "alarm", "alarm and timer", "song")
    assert found(of, "alarm timer") == ["alarm and timer", "timer", "alarm"]
    assert found(of, "alarm timer", 1) == ["alarm and timer"]


def test_of_equal_ones_the_earlier_comes_first() -> None:
    texts = [f"alarm {word}" for word in ("one", "two", "six")]
    assert found(passages(*texts), "alarm") == texts


def test_case_does_not_count_and_signs_are_no_words() -> None:
    assert found(passages("Set the ALARM!", "straße"), "alarm? ...") == ["Set the ALARM!"]
    assert found(passages("Die Straße", "two"), "STRASSE") == ["Die Straße"]


@pytest.mark.parametrize("query", ["", "...", "klingon"])
def test_what_stands_nowhere_is_not_found(query: str) -> None:
    assert found(passages("alarm", "timer"), query) == []


def test_passages_without_words_are_no_trouble() -> None:
    assert found(passages(), "alarm") == []
    assert found(passages("...", "alarm", "!"), "alarm") == ["alarm"]
    assert found(passages("...", "!"), "alarm") == []


def test_where_the_package_is_not_installed_it_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "bm25s", None)
    with pytest.raises(MissingPackage, match=r"pip install 'pytest-androidbench\[generate\]'"):
        passages("alarm")
