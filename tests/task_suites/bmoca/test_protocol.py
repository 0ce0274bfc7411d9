"""The published protocol: its pace, and the six tasks that its tables are of."""

from __future__ import annotations

from typing import Final

from fixtures.suite_tasks import suite_of, tasks_of

NAME: Final = "task_suites.bmoca"


def test_an_action_is_followed_by_three_seconds() -> None:
    assert suite_of(NAME).pace == 3


def test_the_six_representative_tasks_are_tasks_of_the_suite() -> None:
    suite = suite_of(NAME)
    assert list(suite.subsets) == ["representative"]
    assert set(suite.subsets["representative"]) == {
        "airplane_on", "alarm_on_0900", "alarm_create_1030", "brightness_down", "call_911",
        "settings_add_language",
    }  # fmt: skip
    assert set(suite.subsets["representative"]) <= tasks_of(NAME).keys()
