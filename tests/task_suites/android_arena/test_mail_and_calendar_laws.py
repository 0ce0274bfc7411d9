"""Mails and events: whatever is drawn, what a goal names is the only one of its kind."""

from __future__ import annotations

from random import Random
from typing import Final

import pytest

from pytest_androidbench.phone.world import events as world_events
from pytest_androidbench.phone.world import mails as world_mails
from pytest_androidbench.phone.world.people import OWNER, PEOPLE
from task_suites.android_arena import calendar_cases, mail_cases, test_calendar_views, text_cases
from task_suites.android_arena.mail_cases import MailCase
from task_suites.android_arena.recipe import START

SEEDS: Final = range(200)


def cases() -> list[MailCase]:
    """What is drawn over 200 seeds."""
    return [mail_cases._case(Random(seed)) for seed in SEEDS]


def test_people_of_a_case_are_two_and_nobody_of_the_world() -> None:
    known = {one.name for one in (OWNER, *PEOPLE)}
    for case in cases():
        assert case.who.address != case.other.address
        assert not {case.who.name, case.other.name} & known
        assert case.who.name.split()[0] != case.other.name.split()[0]


def test_subjects_and_texts_of_a_case_differ_and_none_begins_another() -> None:
    for case in cases():
        assert len(set(case.subjects)) == len(set(case.texts)) == 5
        for one in case.subjects:
            assert not [each for each in case.subjects if each != one and each.startswith(one)]


def test_no_subject_is_one_of_the_world() -> None:
    known = {post.subject.lower() for post in world_mails.MAILS}
    assert not known & {each.lower() for each in mail_cases.SUBJECTS}


@pytest.mark.parametrize("word", mail_cases.WORDS)
def test_words_that_are_searched_for_are_in_no_other_mail_of_a_case(word: str) -> None:
    said = " ".join((*mail_cases.SUBJECTS, *mail_cases.TEXTS, *mail_cases.GIVEN))
    assert word not in said.lower()


def test_the_newest_of_the_mails_that_are_added_comes_first() -> None:
    for case in cases():
        for rows in (mail_cases.received_rows(case), mail_cases.sent_rows(case)):
            assert rows[0].time_ms == 0 < min(one.time_ms for one in rows[1:])
        drafts = mail_cases.draft_rows(case)
        assert drafts[0].recipients == drafts[1].recipients != drafts[2].recipients
        assert drafts[0].time_ms < drafts[1].time_ms


def test_events_of_a_case_differ_and_are_none_of_the_world() -> None:
    known = {one.title for one in (*world_events.EVENTS, *world_events.HOLIDAYS)}
    for seed in SEEDS:
        case = calendar_cases._case(Random(seed))
        assert len(set(case.titles)) == len(set(case.places)) == len(set(case.days)) == 3
        assert not known & set(case.titles)
        assert {calendar_cases.next_month(day).month for day in case.days} == {11}
        first, second = calendar_cases.events(case)
        assert first.start_ms != second.start_ms


def test_tasks_of_the_coming_days_are_not_those_of_others() -> None:
    for seed in SEEDS:
        drawn = test_calendar_views._coming(Random(seed))
        today = START.date()
        assert {(one.day - today).days for one in drawn.coming} <= {1, 2, 3}
        assert not {(one.day - today).days for one in drawn.others} & {1, 2, 3}
        assert not set(drawn.titles) & {one.title for one in drawn.others}


def test_texts_of_a_case_differ_and_one_alone_has_the_word() -> None:
    known = {one.name for one in (OWNER, *PEOPLE)}
    for seed in SEEDS:
        case = text_cases._case(Random(seed))
        assert case.who.number != case.other.number
        assert not {case.who.name, case.other.name} & known
        assert len(set(case.texts)) == 5
        assert case.word in case.told
        assert not [text for text in case.texts if case.word in text.lower()]


def test_no_group_is_called_like_the_beginning_of_another() -> None:
    for one in text_cases.GROUPS:
        assert not [each for each in text_cases.GROUPS if each.startswith(one[:-1]) and each != one]
