"""The older mails: many, of a person's hand, and true to the rest of the world."""

from __future__ import annotations

from collections import Counter
from datetime import datetime

import pytest

from pytest_androidbench.phone.world.letters import OlderPost, older_posts
from pytest_androidbench.phone.world.mails import MAILS, ME, OWN_LABELS, address_of
from tests.phone_world.telling import (
    Told,
    found,
    sentences,
    strangers,
    unreferred,
    untold,
    wrong_days,
)

FOLDERS = {"inbox", "primary", "social", "promotions", "important", "spam", "trash", "sent",
           "drafts"}  # fmt: skip


def told(one: OlderPost) -> Told:
    first = datetime.fromisoformat(one.post.letters[0].when)
    text = "\n".join((one.post.subject, *(each.body for each in one.post.letters)))
    return Told(one.post.subject, text, first, one.about)


def test_there_are_two_hundred_and_fifty_mails_in_eight_labels() -> None:
    posts = (*MAILS, *(one.post for one in older_posts()))
    assert sum(len(post.letters) for post in posts) >= 250
    mails = Counter(label for post in posts for label in post.labels for _ in post.letters)
    assert len(OWN_LABELS) == 8
    assert all(mails[label] >= 12 for label in OWN_LABELS)
    subjects = [post.subject for post in posts]
    assert len(set(subjects)) == len(subjects)


@pytest.mark.parametrize("one", older_posts(), ids=lambda each: each.post.subject)
def test_a_conversation_goes_on_in_order_between_people_there_are(one: OlderPost) -> None:
    moments = [datetime.fromisoformat(each.when) for each in one.post.letters]
    assert moments == sorted(set(moments))
    assert moments[-1] < datetime(2023, 8, 30)
    assert set(one.post.labels) <= FOLDERS | set(OWN_LABELS)
    for letter in one.post.letters:
        assert letter.body
        assert ME in (letter.sender, *letter.to)
        assert all(address_of(name) for name in (letter.sender, *letter.to))


@pytest.mark.parametrize("one", older_posts(), ids=lambda each: each.post.subject)
def test_what_a_conversation_is_about_is_one_row_and_as_it_is_told(one: OlderPost) -> None:
    assert {each: len(found(each)) for each in one.about} == dict.fromkeys(one.about, 1)
    assert list(untold(told(one))) == []
    assert list(unreferred(told(one))) == []
    assert list(wrong_days(told(one))) == []
    assert list(strangers(told(one).text)) == []


def test_nobody_says_a_sentence_twice() -> None:
    said = Counter(
        sentence
        for one in older_posts()
        for letter in one.post.letters
        for sentence in sentences(letter.body)
    )
    assert [sentence for sentence, count in said.items() if count > 1] == []


def test_the_mails_of_the_last_weeks_tell_the_right_weekdays_and_names() -> None:
    for post in MAILS:
        for letter in post.letters:
            when = datetime.fromisoformat(letter.when)
            assert list(wrong_days(Told(post.subject, letter.body, when))) == []
            assert list(strangers(letter.body)) == []
            assert all(address_of(name) for name in (letter.sender, *letter.to, *letter.cc))
