"""What a model answers is read strictly; what cannot be read is said in a sentence."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pytest_androidbench.generating.faults import UnreadableReply
from pytest_androidbench.generating.replies import features_in, templates_in


@pytest.mark.parametrize(
    "reply",
    [
        "set alarms\nrun timers",
        "Features:\n1. set alarms\n2) run timers\n",
        "- set alarms\n\n- run timers\n- set alarms",
        "```\n* **set alarms**\n• `run timers`\n```",
        "# Features of Clock:\n(1) set alarms\n(2) run timers",
        "set alarms\nrun timers\n" + "and so on " * 40,
        "set alarms\nrun timers\nI'm sorry, there is no more.",
    ],
)
def test_each_line_names_a_feature(reply: str) -> None:
    assert features_in(reply) == ["set alarms", "run timers"]


@pytest.mark.parametrize(
    ("reply", "why"),
    [
        ("", "the answer is empty"),
        (" \n```\n```", "the answer is empty"),
        ("I'm sorry, but I cannot help with that.", "no line of the answer names a feature"),
        ("As an AI, I do not know.", "no line"),
        ("Features:", "no line"),
        ("1.\n2.\n--- ---", "no line"),
        ("x" * 40_001, "40001 characters, more than 40000"),
        ("a long story " * 100, "no line"),
    ],
)
def test_an_answer_without_features_is_unreadable(reply: str, why: str) -> None:
    with pytest.raises(UnreadableReply, match=why):
        features_in(reply)


@pytest.mark.parametrize(
    ("reply", "templates"),
    [
        ("set <a>, run <b c>", ["set <a>", "run <b c>"]),
        ("set <a>,\nrun <b c>.", ["set <a>", "run <b c>"]),
        ("```\nset <a>, run <b c>,\n```", ["set <a>", "run <b c>"]),
        ('"set <a>", "run <b, c>"', ["set <a>", "run <b, c>"]),
        ("set an alarm", ["set an alarm"]),
        ('search for "cats", say "a" and "b"', ['search for "cats"', 'say "a" and "b"']),
    ],
)
def test_templates_stand_between_commas(reply: str, templates: list[str]) -> None:
    assert templates_in(reply) == templates


@pytest.mark.parametrize(
    ("reply", "why"),
    [
        ("", "the answer is empty"),
        ("set <a>\nrun <b>", "line 1 of the answer does not end with a comma"),
        ("1. set <a>, 2. run <b>", "item 1 begins with a mark or number"),
        ("- set <a>,\n- run <b>", "item 1 begins with a mark"),
        ("set <a, run <b>", "item 1 has a < that belongs to no slot"),
        ("run, set a>", "item 2 has a > that belongs to no slot"),
        ("run, set <a", "item 2 has a < that belongs to no slot"),
        ("set < >", "item 1 has a slot without a name"),
        ("set,, run", "there is nothing ahead of comma 2"),
        (", set", "there is nothing ahead of comma 1"),
        ("one long tale " * 50, "item 1 has 699 characters, more than 300"),
        ("x" * 40_001, "more than 40000"),
    ],
)
def test_what_is_no_such_list_is_told(reply: str, why: str) -> None:
    with pytest.raises(UnreadableReply, match=why):
        templates_in(reply)


TEMPLATE = st.from_regex(r"[a-z]{1,9}( [a-z]{1,9}| <[a-z]{1,5}>){0,4}", fullmatch=True)


@given(st.lists(TEMPLATE, min_size=1, max_size=9))
def test_a_list_that_is_written_as_asked_for_is_read_back(templates: list[str]) -> None:
    assert templates_in(", ".join(templates)) == templates
    assert templates_in(",\n".join(templates) + ".") == templates


@given(st.text())
def test_no_answer_is_more_than_unreadable(reply: str) -> None:
    for read in (features_in, templates_in):
        try:
            assert all(read(reply))
        except UnreadableReply as error:
            assert str(error)  # noqa: PT017 - either is right
