"""What was searched for: each text once, the last one first, found again by its words."""

from __future__ import annotations

import pytest

from pytest_androidbench.phone.kit.past_searches import LONGEST_QUERY, SCHEMA, PastSearches
from tests.phone_system.sample import new_phone


@pytest.fixture
def past() -> PastSearches:
    path = "/data/data/com.ex/databases/past.db"
    found = PastSearches(new_phone().databases.open(path, SCHEMA, None))
    for moment, query in enumerate(("lentil soup", "Walking  bass", "bass clef", "lentil soup")):
        found.add(query, moment)
    return found


def latest(past: PastSearches, words: str = "", *, beginning: bool = False) -> list[str]:
    return [one.query for one in past.latest(words, beginning=beginning)]


def test_a_text_that_was_searched_for_again_comes_first_and_once(past: PastSearches) -> None:
    assert latest(past) == ["lentil soup", "bass clef", "Walking bass"]
    assert [one.at_ms for one in past.latest(most=2)] == [3, 2]


@pytest.mark.parametrize(
    ("words", "found", "begun"),
    [
        (" Bass ", ["bass clef", "Walking bass"], ["bass clef"]),
        ("walking b", ["Walking bass"], ["Walking bass"]),
        ("clef", ["bass clef"], []),
        ("harp", [], []),
    ],
)
def test_words_are_found_anywhere_or_at_the_beginning(
    past: PastSearches, words: str, found: list[str], begun: list[str]
) -> None:
    assert latest(past, words) == found
    assert latest(past, words, beginning=True) == begun


def test_nothing_but_blanks_is_not_kept_and_long_texts_are_cut(past: PastSearches) -> None:
    past.forget_all()
    past.add(" \n", 5)
    past.add("a" * (LONGEST_QUERY + 1), 6)
    assert latest(past) == ["a" * LONGEST_QUERY]
