"""What is in the Google app's database from the start."""

from __future__ import annotations

from pytest_androidbench.phone.apps.googlesearch.store import FeedStory, GoogleAccount
from pytest_androidbench.phone.kit.filling import inserts
from pytest_androidbench.phone.world.people import OWNER
from pytest_androidbench.phone.world.stories import STORIES


def rows() -> str:
    """The stories of the small world, and whose phone it is."""
    stories = [
        FeedStory(
            title=one.title,
            paper=one.paper,
            topic=one.topic,
            author=one.author,
            written=one.written,
            text=one.text,
        )
        for one in STORIES
    ]
    owner = GoogleAccount(name=OWNER.name, address=OWNER.address)
    return inserts("stories", stories) + inserts("account", [owner])
