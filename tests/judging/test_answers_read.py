"""How a judge's words are read: yes anywhere, else no anywhere, else nothing."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pytest_androidbench.judging.words import QUOTE, answer_in, question, quoted
from pytest_androidbench.records.judged_trial import JudgeSays


@pytest.mark.parametrize(
    ("reply", "says"),
    [
        ("yes", "yes"),
        ("YES.", "yes"),
        ("No", "no"),
        ("No; though one might say yes", "yes"),  # as published, yes is looked for first
        ("I do not know", "no"),  # as published, in any word
        ("The agent failed.", ""),
        ("", ""),
        ("y e s", ""),
        ("x" * 10_000 + " yes", "yes"),
        ("x" * 10_000, ""),
    ],
)
def test_what_a_reply_says(reply: str, says: JudgeSays) -> None:
    assert answer_in(reply) == says


@given(before=st.text("abc .,\n"), word=st.sampled_from(["yes", "No", "yEs", "NO"]))
def test_a_word_is_found_wherever_it_stands(before: str, word: str) -> None:
    assert answer_in(before + word + before) == word.lower()


@given(text=st.text())
def test_no_text_ends_its_quotation(text: str) -> None:
    for line in "\n".join(quoted(text)).splitlines():
        assert line.startswith(QUOTE)


@given(goal=st.text())
def test_no_goal_says_anything_outside_of_its_quotation(goal: str) -> None:
    plain = question("", "> (nothing was done)", "done").splitlines()
    own = [line for line in plain if not line.startswith(QUOTE)]
    asked = question(goal, "> (nothing was done)", "done").splitlines()
    assert [line for line in asked if not line.startswith(QUOTE)] == own
