"""What reports list by outcome, kind of device or action lists every one there is."""

from __future__ import annotations

from typing import get_args

from pytest_androidbench.interface.actions import ACTIONS
from pytest_androidbench.records.outcome import Outcome
from pytest_androidbench.records.record import Kind
from pytest_androidbench.report.actions import action_text
from pytest_androidbench.report.html.environment import TEMPLATES
from pytest_androidbench.report.wording import KIND_NAMES, OUTCOME_MEANINGS, OUTCOME_NAMES


def test_every_outcome_has_words_and_a_colour() -> None:
    assert list(OUTCOME_NAMES) == list(OUTCOME_MEANINGS) == list(Outcome)
    style = (TEMPLATES / "report.css").read_text(encoding="utf-8")
    assert [o for o in Outcome if f".{o.replace('_', '-')}" not in style] == []


def test_every_kind_of_device_has_a_name() -> None:
    assert list(KIND_NAMES) == list(get_args(Kind))


def test_every_action_is_a_sentence_of_its_own() -> None:
    bare = {name: action_text({"action": name}) for name in ACTIONS}
    told = {name for name, text in bare.items() if text != name}
    # Those whose sentence without a place is their name.
    assert ACTIONS.keys() - told == {"Tap", "Gesture", "Done", "Infeasible"}
