"""The other wordings of AndroidWorld's study of goals: four of a task, asking for the same."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from string import Formatter
from typing import Final

import pytest

from fixtures.suite_tasks import suite_of, tasks_of
from pytest_androidbench.tasks.goal import render
from pytest_androidbench.tasks.params import draws
from pytest_androidbench.tasks.task import Task

STUDIED: Final = {
    "AudioRecorderRecordAudioWithFileName",
    "ExpenseDeleteDuplicates",
    "MarkorCallApartment",
    "MarkorCreateNote",
    "MarkorDeleteNewestNote",
    "OsmAndMarker",
    "SaveCopyOfReceiptTaskEval",
    "SimpleCalendarAddOneEventRelativeDay",
    "SimpleCalendarDeleteOneEvent",
    "SimpleSmsReplyMostRecent",
    "SimpleSmsResend",
    "SimpleSmsSendReceivedAddress",
    "TurnOnWifiAndOpenApp",
}
"""The 13 tasks of the published table."""
ABSENT: Final = {"MarkorCallApartment"}
"""It is registered in no family of AndroidWorld."""
WORDED: Final = [task for task in tasks_of().values() if task.wordings]


def slots(template: str) -> Counter[tuple[str, str]]:
    """What is put in, in which form."""
    pieces = Formatter().parse(template)
    return Counter((field, form or "") for _, field, form, _ in pieces if field is not None)


def fixed_words(template: str) -> set[str]:
    """The words around the slots."""
    text = " ".join(piece for piece, _, _, _ in Formatter().parse(template))
    return set(text.lower().replace(".", " ").replace(",", " ").split())


def test_each_task_of_the_study_that_the_suite_has_is_worded() -> None:
    assert {task.id for task in WORDED} == STUDIED - ABSENT
    assert ABSENT.isdisjoint(tasks_of())


@pytest.mark.parametrize("task", WORDED, ids=lambda task: task.id)
def test_there_are_four_with_the_slots_of_the_goal(task: Task) -> None:
    assert len(task.wordings) == 4
    for wording in task.wordings:
        assert slots(wording) == slots(task.goal), wording


@pytest.mark.parametrize("task", WORDED, ids=lambda task: task.id)
def test_they_name_the_same_app_and_are_sentences_of_their_own(task: Task) -> None:
    names = {"Audio Recorder", "Simple Calendar Pro", "Pro Expense", "Markor", "Wi-Fi"}
    names |= {"Simple Gallery Pro", "Simple SMS Messenger", "DCIM", "Download", "OsmAnd"}
    for wording in task.wordings:
        assert {name for name in names if name in wording} == {
            name for name in names if name in task.goal
        }
        assert wording == " ".join(wording.split())
    for one, other in combinations([task.goal, *task.wordings], 2):
        first, second = fixed_words(one), fixed_words(other)
        assert len(first & second) < 0.8 * len(first | second), (one, other)


@pytest.mark.parametrize("task", WORDED, ids=lambda task: task.id)
def test_they_say_whatever_is_drawn(task: Task) -> None:
    for values in draws(task, suite_of().name, range(20)):
        told = [render("{" + f"{field}:{form}" + "}", values) for field, form in slots(task.goal)]
        for wording in task.wordings:
            said = render(wording, values)
            assert all(text in said for text in told)
