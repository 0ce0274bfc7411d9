"""Texting: whatever is drawn, who is meant and what is written cannot be mistaken."""

from __future__ import annotations

import re
from typing import Any, Final

import pytest

from fixtures.suite_tasks import suite_of, tasks_of
from pytest_androidbench.appdata.messages import dialled
from pytest_androidbench.tasks.params import draws
from task_suites.android_world.content.addresses import ADDRESSES, neighbour
from task_suites.android_world.content.texts import Inbox, Party, Unheard, near_number

NUMBERS: Final = ("+15550100199", "+12222222222", "+12000000001", "+19999999998")


def drawn(task_id: str, name: str) -> list[Any]:
    """What is drawn for one param over 200 seeds."""
    return [values[name] for values in draws(tasks_of()[task_id], suite_of().name, range(200))]


@pytest.mark.parametrize("number", NUMBERS)
def test_a_near_number_is_another_one_of_the_same_length(number: str) -> None:
    near = near_number(number)
    assert near != number
    assert len(near) == len(number)
    assert near[:3] == number[:3]
    assert sum(one != other for one, other in zip(near, number, strict=True)) <= 2


def test_addresses_come_in_pairs_that_differ_in_little() -> None:
    assert len(ADDRESSES) == len(set(ADDRESSES)) >= 10
    for address in ADDRESSES:
        assert neighbour(neighbour(address)) == address != neighbour(address)
        assert len(set(address.split()) ^ set(neighbour(address).split())) <= 6


@pytest.mark.parametrize("task_id", ["SimpleSmsReply", "SimpleSmsReplyMostRecent"])
def test_everybody_has_written_something_else(task_id: str) -> None:
    for inbox in drawn(task_id, "inbox"):
        assert isinstance(inbox, Inbox)
        numbers = [number for number, _ in inbox.texts]
        assert len(set(numbers)) == len(numbers)
        assert len({text for _, text in inbox.texts}) == len(numbers)
        assert inbox.number in numbers
        assert inbox.other != inbox.number
        assert all(dialled(number) == number for number in numbers)


def test_there_is_a_number_to_be_mistaken_for_the_one_to_answer() -> None:
    for inbox in drawn("SimpleSmsReply", "inbox"):
        assert near_number(inbox.number) in dict(inbox.texts)


def test_who_has_texted_last_is_sometimes_alone_and_always_last() -> None:
    inboxes = drawn("SimpleSmsReplyMostRecent", "inbox")
    assert all(inbox.texts[-1][0] == inbox.number for inbox in inboxes)
    assert {len(inbox.texts) for inbox in inboxes} == set(range(1, 7))


def test_the_message_to_resend_is_none_of_those_before_it() -> None:
    for unheard in drawn("SimpleSmsResend", "unheard"):
        assert isinstance(unheard, Unheard)
        assert unheard.earlier
        assert unheard.text not in unheard.earlier
        assert not any(unheard.text in text for text in unheard.earlier)


def test_who_knows_and_who_asks_are_two_people() -> None:
    for party in drawn("SimpleSmsSendReceivedAddress", "party"):
        assert isinstance(party, Party)
        assert party.asks != party.knows
        numbers = [party.asks_number, party.knows_number, *(number for number, _ in party.others)]
        assert len(set(numbers)) == len(numbers)
        texts = [text for _, text in party.others]
        assert party.address not in texts
        assert neighbour(party.address) in texts


@pytest.mark.parametrize("task_id", ["SimpleSmsSend", "MarkorCreateNoteAndSms"])
def test_numbers_are_written_as_they_are_stored(task_id: str) -> None:
    for number in drawn(task_id, "number"):
        assert re.fullmatch(r"\+1[2-9]\d{9}", number)
