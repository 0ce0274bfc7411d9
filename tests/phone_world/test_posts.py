"""What people of the world post in public."""

from __future__ import annotations

from collections import Counter

from pytest_androidbench.phone.world.people import OWNER, first_named
from pytest_androidbench.phone.world.photos import PHOTOS
from pytest_androidbench.phone.world.posts import (
    COMMUNITIES,
    FAMOUS,
    FOLLOWED,
    FOLLOWERS,
    JOINED,
    accounts,
    posts,
)
from pytest_androidbench.phone.world.references import addresses

ALL = [one for post in posts() for one in (post, *post.answers)]


def test_there_are_sixty_posts_with_fifty_answers() -> None:
    assert len(posts()) >= 60
    assert len(ALL) - len(posts()) >= 50


def test_nobody_says_a_sentence_twice_or_too_long_a_one() -> None:
    assert [text for text, count in Counter(one.text for one in ALL).items() if count > 1] == []
    assert [one.text for one in ALL if not 0 < len(one.text) <= 280] == []


def test_who_posts_has_an_account_and_handles_are_there_once() -> None:
    names = {one.name for one in accounts()}
    assert {one.author.name for one in ALL} <= names
    assert accounts()[0].name == OWNER.name
    handles = [one.handle.lower() for one in accounts()]
    assert len(set(handles)) == len(handles)


def test_nothing_is_put_into_the_mouths_of_the_famous() -> None:
    assert {one.name for one in FAMOUS}.isdisjoint(one.author.name for one in ALL)


def test_answers_are_later_than_what_they_answer() -> None:
    for post in posts():
        hours = [post.hours, *(one.hours for one in post.answers)]
        assert hours == sorted(hours, reverse=True), post.text


def test_pictures_and_communities_are_of_the_world() -> None:
    titles, names = {one.title for one in PHOTOS}, {one.name for one in COMMUNITIES}
    assert {one.photo for one in ALL if one.photo} <= titles
    assert {one.community for one in ALL if one.community} <= names
    assert set(JOINED) < names
    for one in COMMUNITIES:
        assert first_named(one.moderator)
        assert one.rules


def test_some_communities_ask_and_some_are_open_beside_those_that_the_owner_is_in() -> None:
    others = [one for one in COMMUNITIES if one.name not in JOINED]
    assert {one.asks for one in others} == {True, False}


def test_whom_the_owner_follows_and_who_follows_them_is_of_the_world() -> None:
    for name in (*FOLLOWED, *FOLLOWERS):
        assert first_named(name) is not OWNER


def test_no_address_is_named() -> None:
    assert [one.text for one in ALL if any(each in one.text for each in addresses())] == []
