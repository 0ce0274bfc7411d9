"""Conditions and checks are matched one to one, and a person may put matches right."""

from __future__ import annotations

import json
from itertools import permutations
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pytest_androidbench.critic.matching import (
    LEAST_ALIKE,
    ConditionMatch,
    MatchesUnfit,
    assigned,
    by_words,
    kept_matches,
    matches_of,
)
from pytest_androidbench.records.criticised import Condition, Criticism
from pytest_androidbench.records.labelled import EpisodeTruth, HeldCheck

NUMBERS = st.lists(st.lists(st.integers(0, 10), min_size=4, max_size=4), min_size=1, max_size=4)
SAID = Criticism(
    episode="a-One", attempt=1, critic="alpha", asked="",
    conditions=tuple(
        Condition(text=text, step=1)
        for text in ("The Lamp is on", "Look around", "the door is shut now")
    ),
)  # fmt: skip
TRUE = EpisodeTruth(
    episode="a-One", attempt=1, steps=3,
    checks=tuple(HeldCheck(label=label, steps=1) for label in ("door is shut", "lamp is on")),
)  # fmt: skip


def test_each_condition_gets_the_check_that_it_is_most_like() -> None:
    found = {one.condition: one.check for one in matches_of([SAID], [TRUE])}
    assert found == {
        "The Lamp is on": "lamp is on",
        "Look around": "",
        "the door is shut now": "door is shut",
    }


def test_what_is_unlike_is_no_pair() -> None:
    assert assigned(["Look around"], ["lamp is on"]) == ()
    ((_, _, likeness),) = assigned(["Look at the lamp"], ["lamp is on"], least=0.01)
    assert 0 < likeness < LEAST_ALIKE
    assert assigned([], ["lamp is on"]) == assigned(["x"], []) == ()


@given(rows=NUMBERS)
@settings(max_examples=60)
def test_no_other_assignment_has_a_greater_sum(rows: list[list[int]]) -> None:
    table = {(str(i), str(j)): n / 10 for i, row in enumerate(rows) for j, n in enumerate(row)}
    texts, labels = [str(i) for i in range(len(rows))], [str(j) for j in range(4)]
    found = assigned(texts, labels, lambda one, other: table[one, other], 0.3)
    gains = {pair: value for pair, value in table.items() if value >= 0.3}
    best = max(
        sum(gains.get(pair, 0.0) for pair in zip(texts, order, strict=False))
        for order in permutations(labels, len(texts))
    )
    assert sum(likeness for _, _, likeness in found) == pytest.approx(best)
    assert all(likeness >= 0.3 for _, _, likeness in found)
    assert (
        len({row for row, _, _ in found}) == len({column for _, column, _ in found}) == len(found)
    )


@pytest.mark.parametrize(
    ("condition", "check", "same"),
    [
        ("Turn off Wi-Fi", "Wi-Fi is off", True),
        ("Enable Bluetooth", "Bluetooth is on", True),
        ("Save the contact", "the contact is saved", True),
        ("Enter the phone number", "phone number", True),
        ("Enter the last name", "first name", False),
        ("Turn Wi-Fi off", "Bluetooth is on", False),
        ("The lamp is on", "the door is shut", False),
        ("Open the Contacts app", "the contact is saved", False),
        ("...", "!", False),
    ],
)
def test_which_texts_may_be_the_same(condition: str, check: str, same: bool) -> None:
    assert (by_words(condition, check) >= LEAST_ALIKE) == same


@given(one=st.text(max_size=40), other=st.text(max_size=40))
def test_likeness_has_no_order_and_no_case(one: str, other: str) -> None:
    assert by_words(one, other) == by_words(other, one)
    assert by_words(one.casefold(), one) == 1


def test_a_file_is_written_where_there_is_none_and_read_where_there_is_one(tmp_path: Path) -> None:
    file = tmp_path / "matches.json"
    made = matches_of([SAID], [TRUE])
    assert kept_matches(file, made) == made
    document = json.loads(file.read_text("utf-8"))
    document["matches"][1]["check"] = "lamp is on"
    file.write_text(json.dumps(document), "utf-8")
    assert kept_matches(file, made)[1] == ConditionMatch(
        episode="a-One", condition="Look around", check="lamp is on"
    )


@pytest.mark.parametrize("text", ["", "[", '{"matches": [{"episode": 3}]}'])
def test_a_file_that_has_no_matches_is_told(tmp_path: Path, text: str) -> None:
    file = tmp_path / "matches.json"
    file.write_text(text, "utf-8")
    with pytest.raises(MatchesUnfit, match="mend it, or delete it"):
        kept_matches(file, ())


def test_episodes_without_truth_have_no_matches() -> None:
    broken = EpisodeTruth(episode="a-One", attempt=1, steps=3, fault="the device died")
    assert matches_of([SAID], []) == matches_of([SAID], [broken]) == ()
