"""The films of the small world: who films them, who speaks of them, and which there must be."""

from __future__ import annotations

from collections import Counter

from pytest_androidbench.phone.world.people import OWNER, person
from pytest_androidbench.phone.world.videos import CHANNELS, VIDEOS, remarks
from tests.phone_world.telling import strangers

SCENES = {"hills", "town", "sea", "table", "board"}


def test_there_are_a_hundred_and_fifty_on_twenty_channels() -> None:
    assert len(VIDEOS) >= 150
    assert len(CHANNELS) == 20
    counts = Counter(video.channel.handle for video in VIDEOS)
    assert set(counts) == {channel.handle for channel in CHANNELS}
    assert min(counts.values()) >= 5


def test_keys_and_titles_are_there_once() -> None:
    for values in (
        [video.title for video in VIDEOS],
        [video.key for video in VIDEOS],
        [channel.title for channel in CHANNELS],
        [channel.key for channel in CHANNELS],
    ):
        assert len(set(values)) == len(values)


def test_channels_are_of_people_that_there_are() -> None:
    for channel in CHANNELS:
        assert person(channel.owner)
        assert channel.scene in SCENES
        assert channel.about


def test_every_film_is_spoken_of_by_people_that_there_are() -> None:
    said = remarks()
    assert {one.video for one in said} == {video.key for video in VIDEOS}
    assert all(person(one.author) for one in said)
    assert OWNER.name not in {one.author for one in said}
    texts = Counter(row.text for row in said if not row.answer)
    assert max(texts.values()) <= 4
    assert [name for one in said for name in strangers(one.text)] == []


def test_there_is_what_is_searched_for() -> None:
    titles = [video.title for video in VIDEOS]
    assert titles.count("ChatGPT Explained Completely") == 1
    days = [video.days for video in VIDEOS if video.channel.title == "Ted-Ed"]
    assert days.count(min(days)) == 1


def test_the_first_sixty_are_where_they_were() -> None:
    assert VIDEOS[0].title == "Why do bridges hum in the wind?"
    assert VIDEOS[59].title == "One stretch for tired eyes"
