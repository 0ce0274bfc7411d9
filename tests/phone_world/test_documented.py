"""What the documentation says that there is, and what suites may count on that there is not."""

from __future__ import annotations

from pathlib import Path

import pytest

from pytest_androidbench.phone.world.address_book import address_cards
from pytest_androidbench.phone.world.articles import articles
from pytest_androidbench.phone.world.letters import older_posts
from pytest_androidbench.phone.world.mails import MAILS
from pytest_androidbench.phone.world.music import artists
from pytest_androidbench.phone.world.photos import PHOTOS
from pytest_androidbench.phone.world.phrasebook import sentences, words
from pytest_androidbench.phone.world.posts import COMMUNITIES, posts
from pytest_androidbench.phone.world.references import all_appointments
from pytest_androidbench.phone.world.texts import text_talks
from pytest_androidbench.phone.world.videos import CHANNELS, VIDEOS
from tests.phone_world.telling import EVERYBODY

PAGE = Path(__file__).parents[2] / "docs" / "phone-apps.md"
POSTS = (*MAILS, *(one.post for one in older_posts()))
THREADS = {talk.other for talk in text_talks()}
TEXTS = [one.text for talk in text_talks() for one in talk.texts]

SONGS = [song for each in artists() for album in each.albums for song in album.songs]


@pytest.mark.parametrize(
    "said",
    [
        f"| {len(address_cards())}: address",
        f"| {sum(len(post.letters) for post in POSTS)} in 8 labels",
        f"| {len(TEXTS)} in {len(THREADS)} threads",
        f"| {len(all_appointments())}, and holidays",
        f"| {len(PHOTOS)} |",
        f"| {len(VIDEOS)} on {len(CHANNELS)} channels",
        f"| {len(articles())}, of which",
        f"| {len(sentences())} sentences and {len(words())} words in English",
        f"| {len(artists())} artists, {len(SONGS)} songs |",
        f"| {len(posts())} with {sum(len(one.answers) for one in posts())} answers, "
        f"{len(COMMUNITIES)} communities |",
    ],
)
def test_the_page_on_the_world_counts_right(said: str) -> None:
    assert said in PAGE.read_text(encoding="utf-8")


def test_names_and_words_are_left_to_suites() -> None:
    assert {"John", "Bob"}.isdisjoint(one.first_name for one in EVERYBODY)
    assert not [text for text in TEXTS if "hello" in text.lower()]
