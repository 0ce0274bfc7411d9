"""What would fool a check of sent texts, and what is none of its business."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest

from pytest_androidbench.appdata.messages import TextMessage, without_sent_drafts
from task_suites.android_world.sms_ways import PACKAGE, come, is_fresh

NOW = datetime(2023, 10, 15, 15, 34, tzinfo=UTC)
NUMBER = "+12345550199"


def sent(id_: int, time_ms: int, text: str = "See you") -> TextMessage:
    return TextMessage(folder="sent", number=NUMBER, text=text, id=id_, time_ms=time_ms)


def test_the_same_words_once_more_are_a_new_message() -> None:
    first, again = sent(1, 1000), sent(2, 2000)
    assert first == again
    assert [one.id for one in come([first], [first, again])] == [2]


def test_a_message_that_takes_the_place_of_a_deleted_one_is_new() -> None:
    assert [one.time_ms for one in come([sent(1, 1000)], [sent(1, 2000)])] == [2000]


def test_nothing_has_come_where_all_is_as_it_was() -> None:
    assert come([sent(1, 1000), sent(2, 1000, "Bye")], [sent(1, 1000)]) == []


def test_a_draft_that_was_sent_since_is_none() -> None:
    draft = replace(sent(1, 1000), folder="draft", number="")
    assert without_sent_drafts([draft, sent(2, 2000)]) == [sent(2, 2000)]


@pytest.mark.parametrize(("thread", "time_ms"), [(1, 3000), (1, 2000), (2, 1000)])
def test_a_draft_written_later_or_to_somebody_else_counts(thread: int, time_ms: int) -> None:
    draft = replace(sent(1, time_ms), folder="draft", number="", thread=thread)
    message = replace(sent(2, 2000), thread=1)
    assert without_sent_drafts([draft, message]) == [draft, message]


def test_a_draft_counts_whatever_came_since_and_however_old_it_is() -> None:
    draft = replace(sent(1, 0), folder="draft", number="")
    answer = replace(sent(2, 2000), folder="inbox")
    assert without_sent_drafts([draft, answer]) == [draft, answer]


@pytest.mark.parametrize(
    ("minutes", "front", "fresh"),
    [(1, PACKAGE, True), (6, PACKAGE, False), (1, "com.google.android.apps.nexuslauncher", False)],
)
def test_upstream_wants_it_sent_lately_and_the_app_in_front(
    minutes: int, front: str, fresh: bool
) -> None:
    assert bool(is_fresh(NOW - timedelta(minutes=minutes), NOW, front)) is fresh


def test_nothing_sent_is_not_fresh() -> None:
    assert not is_fresh(None, NOW, PACKAGE)
