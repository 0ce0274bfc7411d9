"""A command line is split once, and what is filled in stays one word of it."""

from __future__ import annotations

import shlex

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pytest_androidbench.agents.commands.command import CommandLine, parse_command
from pytest_androidbench.errors import AgentLoadError

KNOWN = ("goal", "serial")


def parsed(text: str) -> CommandLine:
    return parse_command(f"cmd:{text}", text, KNOWN)


@given(goal=st.text(), serial=st.text())
def test_a_goal_is_one_word_whatever_it_says(goal: str, serial: str) -> None:
    words = parsed("sh -c x {goal} --to={serial}/{goal}").filled({"goal": goal, "serial": serial})
    assert words[1:] == ["-c", "x", goal, f"--to={serial}/{goal}"]


@given(words=st.lists(st.text(st.characters(exclude_characters="{}", exclude_categories=["Cs"]))))
def test_words_without_places_stay_as_a_shell_would_split_them(words: list[str]) -> None:
    line = parsed(shlex.join(["sh", *words]))
    assert line.filled({})[1:] == words
    assert line.places == frozenset()


def test_other_braces_are_none_and_doubled_ones_are_a_text() -> None:
    line = parsed("""sh '{"a": {"b": {}}}' '{{goal}}' '{ goal }' '{goal}'""")
    assert line.places == {"goal"}
    assert line.filled({"goal": "{serial}"})[1:] == [
        '{"a": {"b": {}}}', "{goal}", "{ goal }", "{serial}",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("", "names no program"),
        ("sh 'open", "No closing quotation"),
        ("no-such-program-anywhere x", "no program no-such-program-anywhere (PATH was looked at)"),
        ("./no-such-program x", "no program ./no-such-program (this file was looked at)"),
        ("sh {goal} {colour} {size}", "filled in for {colour}, {size}; there are {goal}, {serial}"),
    ],
)
def test_what_cannot_be_started_is_told_with_the_spec(text: str, told: str) -> None:
    with pytest.raises(AgentLoadError) as caught:
        parsed(text)
    assert told in str(caught.value)
    assert str(caught.value).startswith(f"--agent=cmd:{text}")
