"""X: posting, following, the own name, communities."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from pytest_androidbench import Episode, Pilot
from pytest_androidbench.appdata.validators import only_changed, same_rows
from pytest_androidbench.appdata.x import REQUESTED
from pytest_androidbench.tasks.strategies import given_names, phrases
from task_suites.popular_apps.popular_task import popular_task
from task_suites.popular_apps.x_ways import (
    APP,
    NEW_POST,
    POST,
    REST,
    add_picture,
    edit_profile,
    explore,
    feed,
    is_of_phone,
    people,
    search,
    untouched,
    with_namesakes,
    with_pictures,
    write,
)

POSTED: Final = "one post was made, with the text and for everybody"
PICTURED: Final = "it has one of the phone's pictures"
FOLLOWED: Final = "who was named is followed, and nobody else anew"
NAMED: Final = "the profile has the name, and nothing else of it was changed"
ASKED: Final = "one community was asked, and none was joined"
OPEN: Final = "Dawn Walkers"
"""A community that the owner is in."""


@popular_task("x_post", 'Post "{text}" on X.', params={"text": phrases()})
def test_post(episode: Episode, text: str) -> None:
    start = feed(episode)
    episode.run()
    after = start.x.contents()
    with episode.check(POSTED):
        found = [
            (each.author, each.text, each.media, each.parent, each.quoted, each.community)
            for each in start.new_posts(after)
        ]
        assert same_rows([(start.before.me.id, text, "", 0, 0, 0)], found)
    with episode.check(REST, weight=0.5):
        assert start.old_posts(after)
        assert untouched(start, after, "posts")


@test_post.solution
def post(pilot: Pilot, text: str) -> None:
    write(pilot, text).tap(id=POST)


@test_post.mistake("kept as a draft", fails=POSTED)
def keep_as_draft(pilot: Pilot, text: str) -> None:
    write(pilot, text).tap(desc="Close").tap("Save")


@test_post.mistake("a letter short", fails=POSTED)
def post_less(pilot: Pilot, text: str) -> None:
    write(pilot, text[:-1]).tap(id=POST)


@test_post.mistake("as an answer to somebody", fails=POSTED)
def post_as_reply(pilot: Pilot, text: str) -> None:
    pilot.open(APP).tap(id="inline_reply", index=0)
    pilot.type(None, text, id="tweet_text").tap(id="tweet_button")


@test_post.mistake("for a community alone", fails=POSTED)
def post_for_community(pilot: Pilot, text: str) -> None:
    write(pilot, text).tap(id="audience_selector").tap(OPEN).tap(id=POST)


@test_post.mistake("twice", fails=POSTED)
def post_twice(pilot: Pilot, text: str) -> None:
    write(pilot, text).tap(id=POST)
    pilot.tap(id=NEW_POST).type(None, text, id="tweet_text").tap(id=POST)


@test_post.mistake("with a like for another one", fails=REST)
def post_and_like(pilot: Pilot, text: str) -> None:
    pilot.open(APP).tap(id="inline_like", index=0)
    pilot.tap(id=NEW_POST).type(None, text, id="tweet_text").tap(id=POST)


@popular_task(
    "x_post_photo",
    'Post a photo on X, any of those on the phone, together with the text "{text}".',
    params={"text": phrases()},
)
def test_post_photo(episode: Episode, text: str) -> None:
    start = with_pictures(episode)
    episode.run()
    after = start.x.contents()
    found = start.new_posts(after)
    with episode.check(POSTED):
        seen = [
            (each.author, each.text, each.parent, each.quoted, each.community) for each in found
        ]
        assert same_rows([(start.before.me.id, text, 0, 0, 0)], seen)
    with episode.check(PICTURED):
        files = [file for each in found for file in each.files]
        assert len(files) == 1
        assert is_of_phone(episode.device, files[0])
    with episode.check(REST, weight=0.5):
        assert start.old_posts(after)
        assert untouched(start, after, "posts")


@test_post_photo.solution
def post_photo(pilot: Pilot, text: str) -> None:
    add_picture(write(pilot, text)).tap(id=POST)


@test_post_photo.mistake("without a photo", fails=PICTURED)
def post_text_alone(pilot: Pilot, text: str) -> None:
    write(pilot, text).tap(id=POST)


@test_post_photo.mistake("without the text", fails=POSTED)
def post_photo_alone(pilot: Pilot) -> None:
    add_picture(pilot.open(APP).tap(id=NEW_POST)).tap(id=POST)


@test_post_photo.mistake("two photos", fails=PICTURED)
def post_two_photos(pilot: Pilot, text: str) -> None:
    add_picture(add_picture(write(pilot, text)), 1).tap(id=POST)


@test_post_photo.mistake("kept as a draft", fails=POSTED)
def keep_photo_as_draft(pilot: Pilot, text: str) -> None:
    add_picture(write(pilot, text)).tap(desc="Close").tap("Save")


@test_post_photo.mistake("with a like for another one", fails=REST)
def post_photo_and_like(pilot: Pilot, text: str) -> None:
    pilot.open(APP).tap(id="inline_like", index=0)
    add_picture(pilot.tap(id=NEW_POST).type(None, text, id="tweet_text")).tap(id=POST)


@popular_task(
    "x_follow",
    "Find the account called {name} in X's search, and follow it.",
    params={"name": people()},
)
def test_follow(episode: Episode, name: str) -> None:
    start = with_namesakes(episode, name)
    episode.run()
    after = start.x.contents()
    with episode.check(FOLLOWED):
        assert after.followed() == start.before.followed() | {start.named(name).id}
    with episode.check(REST, weight=0.5):
        assert untouched(start, after, "follows")


@test_follow.solution
def follow(pilot: Pilot, name: str) -> None:
    search(pilot, name).tap(text=name, index=1).tap(id="button_bar_follow")


@test_follow.mistake("somebody who is called likewise", fails=FOLLOWED)
def follow_namesake(pilot: Pilot, name: str) -> None:
    search(pilot, name).tap(text=f"{name} News").tap(id="button_bar_follow")


@test_follow.mistake("looked at, and not followed", fails=FOLLOWED)
def look_at_profile(pilot: Pilot, name: str) -> None:
    search(pilot, name).tap(text=name, index=1)


@test_follow.mistake("somebody else as well", fails=FOLLOWED)
def follow_two(pilot: Pilot, name: str) -> None:
    search(pilot, name).tap(text=name, index=1).tap(id="button_bar_follow").back()
    pilot.tap(text=f"Not {name}").tap(id="button_bar_follow")


@test_follow.mistake("with a like for somebody's post", fails=REST)
def follow_and_like(pilot: Pilot, name: str) -> None:
    pilot.open(APP).tap(id="inline_like", index=0)
    search(pilot, name).tap(text=name, index=1).tap(id="button_bar_follow")


@popular_task(
    "x_profile_name",
    "Change the name that is shown on my X profile to {name}.",
    params={"name": given_names()},
)
def test_profile_name(episode: Episode, name: str) -> None:
    start = feed(episode)
    episode.run()
    after = start.x.contents()
    with episode.check(NAMED):
        me = start.before.me
        assert only_changed(start.before.users, after.users, [(me, replace(me, name=name))])
    with episode.check(REST, weight=0.5):
        assert untouched(start, after, "users")


@test_profile_name.solution
def change_name(pilot: Pilot, name: str) -> None:
    edit_profile(pilot).type(None, name, id="edit_name", clear=True).tap(id="save")


@test_profile_name.mistake("written into the bio", fails=NAMED)
def change_bio(pilot: Pilot, name: str) -> None:
    edit_profile(pilot).type(None, name, id="edit_bio", clear=True).tap(id="save")


@test_profile_name.mistake("not saved", fails=NAMED)
def change_and_discard(pilot: Pilot, name: str) -> None:
    edit_profile(pilot).type(None, name, id="edit_name", clear=True)
    pilot.tap(desc="Navigate up").tap("Discard")


@test_profile_name.mistake("put behind the old one", fails=NAMED)
def add_name(pilot: Pilot, name: str) -> None:
    edit_profile(pilot).type(None, name, id="edit_name").tap(id="save")


@test_profile_name.mistake("the location as well", fails=NAMED)
def change_two(pilot: Pilot, name: str) -> None:
    edit_profile(pilot).type(None, name, id="edit_name", clear=True)
    pilot.type(None, name, id="edit_location", clear=True).tap(id="save")


@test_profile_name.mistake("with a post", fails=REST)
def change_name_and_post(pilot: Pilot, name: str) -> None:
    change_name(pilot, name)
    pilot.open(APP).back()
    write(pilot, name).tap(id=POST)


@popular_task("x_join_community", "Ask to join a community on X, whichever one you like.")
def test_join_community(episode: Episode) -> None:
    start = feed(episode)
    episode.run()
    after = start.x.contents()
    with episode.check(ASKED):
        old = {each.id: each for each in start.before.communities}
        asked = [each for each in after.communities if each != old.get(each.id)]
        assert len(asked) == 1
        assert asked[0] == replace(old[asked[0].id], state=REQUESTED)
        assert not old[asked[0].id].state
    with episode.check(REST, weight=0.5):
        assert untouched(start, after, "communities")


@test_join_community.solution
def ask_to_join(pilot: Pilot) -> None:
    explore(pilot).tap("Kitchen Physics").tap("Ask to join").tap("Agree and ask to join")


@test_join_community.mistake("opened alone", fails=ASKED)
def open_community(pilot: Pilot) -> None:
    explore(pilot).tap("Kitchen Physics")


@test_join_community.mistake("rules not agreed to", fails=ASKED)
def refuse_rules(pilot: Pilot) -> None:
    explore(pilot).tap("Kitchen Physics").tap("Ask to join").tap("Cancel")


@test_join_community.mistake("joined one that is open", fails=ASKED)
def join_open_one(pilot: Pilot) -> None:
    explore(pilot).tap("Balcony Gardens").tap("Join").tap("Agree and join")


@test_join_community.mistake("two were asked", fails=ASKED)
def ask_two(pilot: Pilot) -> None:
    ask_to_join(pilot)
    pilot.back().tap("Night Trains").tap("Ask to join").tap("Agree and ask to join")


@test_join_community.mistake("asked by a post in another one", fails=ASKED)
def post_instead(pilot: Pilot) -> None:
    write(pilot, "May I join?").tap(id="audience_selector").tap(OPEN).tap(id=POST)


@test_join_community.mistake("with a like for a post", fails=REST)
def ask_and_like(pilot: Pilot) -> None:
    pilot.open(APP).tap(id="inline_like", index=0)
    ask_to_join(pilot)
