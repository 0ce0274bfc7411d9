"""Pages of a social network, where something is to be done about somebody's posts."""

from __future__ import annotations

from typing import Final

from pytest_androidbench import Episode, Pilot
from pytest_androidbench.errors import PilotError
from pytest_androidbench.interface.finding import descendants
from pytest_androidbench.interface.observation import Node
from task_suites.mobile_miniwob.picking import touch, touch_first
from task_suites.mobile_miniwob.playing import DONE, page_task, play
from task_suites.mobile_miniwob.posts import ICONS, Post, area, is_lit, posts, screens
from task_suites.mobile_miniwob.reading import asked

SINGLE: Final = r'user (@\S+), click on the "(.+)" button'
SEVERAL: Final = r'"(.+)" button on (all|\d+) posts? by (@\S+) and'
PLACES: Final = {"Reply": 0, "Retweet": 1, "Like": 2, "Share": 3}
"""Which icon of a post stands for what."""
MORE: Final = 3
"""The icon that opens a menu, on one of the pages."""
SUBMIT: Final = "Submit"
MOST: Final = 20


@page_task("social-media", "complex_ui_understanding", "scrolling")
def test_social_media(episode: Episode, page_seed: int) -> None:
    play(episode, "social-media", page_seed)


@page_task("social-media-all", "complex_ui_understanding", "scrolling")
def test_social_media_all(episode: Episode, page_seed: int) -> None:
    play(episode, "social-media-all", page_seed)


@page_task("social-media-some", "complex_ui_understanding", "scrolling")
def test_social_media_some(episode: Episode, page_seed: int) -> None:
    play(episode, "social-media-some", page_seed)


@test_social_media.solution
def act_on_post(pilot: Pilot) -> None:
    user, action = asked(pilot, SINGLE)
    find_post(pilot, user)
    if action in PLACES:
        touch_firmly(pilot, user, PLACES[action])
    else:
        open_menu(pilot, user)
        touch_entry(pilot, action)


@test_social_media_all.solution
@test_social_media_some.solution
def act_on_several(pilot: Pilot) -> None:
    action, count, user = asked(pilot, SEVERAL)
    light(pilot, user, PLACES[action], MOST if count == "all" else int(count))
    send(pilot)


@test_social_media.mistake("another icon of the right post", fails=DONE)
def touch_other_icon(pilot: Pilot) -> None:
    user, action = asked(pilot, SINGLE)
    find_post(pilot, user)
    touch_firmly(pilot, user, 1 if PLACES.get(action) == 0 else 0)


@test_social_media.mistake("somebody else's post", fails=DONE)
def touch_other_post(pilot: Pilot) -> None:
    user, action = asked(pilot, SINGLE)
    others = [post for post in posts(pilot) if post.user != user]
    touch_first(pilot, [post.icons[PLACES.get(action, 0)] for post in others])


@test_social_media_all.mistake("one post too few", fails=DONE)
def miss_one(pilot: Pilot) -> None:
    action, _, user = asked(pilot, SEVERAL)
    light(pilot, user, PLACES[action], MOST, skip=1)
    send(pilot)


@test_social_media_some.mistake("one post too few", fails=DONE)
def stop_early(pilot: Pilot) -> None:
    action, count, user = asked(pilot, SEVERAL)
    light(pilot, user, PLACES[action], int(count) - 1)
    send(pilot)


@test_social_media_all.mistake("another icon", fails=DONE)
@test_social_media_some.mistake("another icon", fails=DONE)
def light_other_icon(pilot: Pilot) -> None:
    action, count, user = asked(pilot, SEVERAL)
    light(pilot, user, (PLACES[action] + 1) % ICONS, MOST if count == "all" else int(count))
    send(pilot)


@test_social_media_all.mistake("not submitted", fails=DONE)
@test_social_media_some.mistake("not submitted", fails=DONE)
def light_only(pilot: Pilot) -> None:
    action, count, user = asked(pilot, SEVERAL)
    light(pilot, user, PLACES[action], MOST if count == "all" else int(count))


def by(pilot: Pilot, user: str) -> list[Post]:
    """Somebody's posts that are seen."""
    return [post for post in posts(pilot) if post.user == user]


def find_post(pilot: Pilot, user: str) -> None:
    """Scroll until one of somebody's posts is seen."""
    for _ in screens(pilot):
        if by(pilot, user):
            return
    raise PilotError(f"no post by {user} is on the page")


def touch_firmly(pilot: Pilot, user: str, place: int) -> None:
    """Touch an icon, and once more: the first touch only makes it load how it looks when lit."""
    for _ in range(2):
        touch(pilot, by(pilot, user)[0].icons[place])


def open_menu(pilot: Pilot, user: str) -> None:
    """Touch the dots, and once more where nothing has opened yet."""
    before = len(entries(pilot))
    touch(pilot, by(pilot, user)[0].icons[MORE])
    if len(entries(pilot)) == before:
        touch(pilot, by(pilot, user)[0].icons[MORE])


def entries(pilot: Pilot) -> list[str]:
    """What an open menu says."""
    inside = descendants(pilot.observation, area(pilot))
    return [node.text for node in inside if node.clickable and node.text.strip()]


def touch_entry(pilot: Pilot, action: str) -> None:
    """Touch what an open menu says, which names the user where it concerns them."""
    for _ in screens(pilot):
        for node in descendants(pilot.observation, area(pilot)):
            if node.clickable and node.text.startswith(action):
                touch(pilot, node)
                return
    raise PilotError(f"no menu has {action!r}, but {entries(pilot)}")


def light(pilot: Pilot, user: str, place: int, most: int, skip: int = 0) -> None:
    """Touch an icon of somebody's posts, as many as there are or are asked for."""
    left = most
    for _ in screens(pilot):
        while left and (icon := unlit(pilot, user, place)[skip:]):
            touch(pilot, icon[0])
            left -= 1
        if not left:
            return


def unlit(pilot: Pilot, user: str, place: int) -> list[Node]:
    """Icons of somebody's posts that were not touched yet."""
    icons = [post.icons[place] for post in by(pilot, user)]
    return [icon for icon in icons if not is_lit(pilot, icon)]


def send(pilot: Pilot) -> None:
    """Press the button below all posts."""
    for _ in screens(pilot):
        if pilot.shows(SUBMIT):
            pilot.tap(text=SUBMIT)
            return
    raise PilotError("no button ends the posts")
