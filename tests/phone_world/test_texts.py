"""The text messages: threads with people who are there, of events and places that are there."""

from __future__ import annotations

from collections import Counter

import pytest

from pytest_androidbench.phone.world.people import TODAY
from pytest_androidbench.phone.world.texts import FIRMS, TextTalk, text_talks
from tests.phone_world.telling import (
    EVERYBODY,
    Told,
    found,
    sentences,
    strangers,
    unreferred,
    untold,
    wrong_days,
)

NUMBERS = {**FIRMS, **{one.name: one.number for one in EVERYBODY}}


def told(talk: TextTalk) -> Told:
    first = talk.texts[0]
    text = "\n".join(one.text for one in talk.texts)
    return Told(f"{talk.other} {first.at:%Y-%m-%d %H:%M}", text, first.at, talk.about)


TOLD = [told(talk) for talk in text_talks()]


def test_there_are_three_hundred_messages_in_thirty_threads() -> None:
    assert sum(len(talk.texts) for talk in text_talks()) >= 300
    assert len({talk.other for talk in text_talks()}) >= 30


def test_numbers_are_those_of_people_and_of_four_firms() -> None:
    assert len(set(NUMBERS.values())) == len(NUMBERS)
    for talk in text_talks():
        assert {one.number for one in talk.texts} == {NUMBERS[talk.other]}


def test_a_thread_goes_on_in_order_and_ends_before_today() -> None:
    for name in {talk.other for talk in text_talks()}:
        moments = [one.at for talk in text_talks() if talk.other == name for one in talk.texts]
        assert moments == sorted(set(moments))
        assert moments[-1] < TODAY


@pytest.mark.parametrize("one", TOLD, ids=lambda each: each.title)
def test_what_a_talk_is_about_is_one_row_and_as_it_is_told(one: Told) -> None:
    assert {each: len(found(each)) for each in one.about} == dict.fromkeys(one.about, 1)
    assert list(untold(one)) == []
    assert list(unreferred(one)) == []
    assert list(wrong_days(one)) == []
    assert list(strangers(one.text)) == []


def test_nobody_says_a_sentence_twice() -> None:
    said = Counter(
        sentence for talk in text_talks() for one in talk.texts for sentence in sentences(one.text)
    )
    assert [sentence for sentence, count in said.items() if count > 1] == []
