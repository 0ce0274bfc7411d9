"""What tasks about X share: accounts beside those that are there, and ways through the app."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from typing import Final

from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy

from pytest_androidbench import Episode, Pilot
from pytest_androidbench.appdata.storage import SHARED
from pytest_androidbench.appdata.validators import same_rows
from pytest_androidbench.appdata.x import MEMBER, Posted, PublicProfile, X, XContents
from pytest_androidbench.devices.device import Device
from pytest_androidbench.interface.verdict import Verdict
from task_suites.android_world.pictures import text_picture

APP: Final = "X"
REST: Final = "everything else is as it was"
NEW_POST: Final = "composer_write"
ENTRY: Final = "tweet_text"
POST: Final = "button_tweet"
FAMOUS: Final = ("LeBron James", "Stephen Curry", "Serena Williams")
"""Accounts that are in X from the start."""
UNKNOWN: Final = ("Mabel Finch", "Kofi Larkin", "Tariq Bell", "Runa Ashby", "Pavel Stroud")
"""Nobody of whom is in the phone's small world."""
NOTES: Final = (("Bus 9", "from the pier"), ("Paint", "two tins, white"), ("Room 14", "the key"))
"""What is written on the pictures that are put on the phone."""
PICTURES: Final = f"{SHARED}/Pictures"
_HASHES: Final = (
    f"find {SHARED} -type f \\( -name '*.jpg' -o -name '*.png' \\) -exec sha256sum {{}} +"
)


def people() -> SearchStrategy[str]:
    """Whom one might follow."""
    return st.sampled_from((*FAMOUS, *UNKNOWN))


@dataclass(frozen=True, slots=True)
class Feed:
    """What a task's episode starts from."""

    x: X
    before: XContents

    def named(self, name: str) -> PublicProfile:
        """The one account of a name, in upper or lower case."""
        wanted = name.casefold()
        (found,) = [each for each in self.before.users if each.name.casefold() == wanted]
        return found

    def new_posts(self, after: XContents) -> list[Posted]:
        """What was posted since the start."""
        known = {each.id for each in self.before.posts}
        return [each for each in after.posts if each.id not in known]

    def old_posts(self, after: XContents) -> Verdict:
        """Whether what was posted before is as it was."""
        known = {each.id for each in self.before.posts}
        return same_rows(self.before.posts, [each for each in after.posts if each.id in known])


def feed(episode: Episode) -> Feed:
    """X as it comes."""
    x = X(episode.device)
    return Feed(x, x.contents())


def with_namesakes(episode: Episode, name: str) -> Feed:
    """Somebody beside those that are there, if need be, and others who are called likewise."""
    found = feed(episode)
    names = {each.name.casefold() for each in found.before.users}
    first = max(each.id for each in found.before.users) + 1
    added = [
        PublicProfile(id=first + n, name=each, handle=handle(each), followers=followers)
        for n, (each, followers) in enumerate(
            ((name, 90_000), (f"{name} News", 4_100), (f"Not {name}", 830))
        )
        if each.casefold() not in names
    ]
    found.x.add(users=added)
    return feed(episode)


def handle(name: str) -> str:
    """How somebody's account is called."""
    return "".join(letter for letter in name.lower() if letter.isalnum())


def with_pictures(episode: Episode) -> Feed:
    """Pictures on the phone, beside those that are there."""
    files = {f"{PICTURES}/note_{n}.jpg": text_picture(lines) for n, lines in enumerate(NOTES, 1)}
    episode.device.put_files(files)
    return feed(episode)


def is_of_phone(device: Device, path: str) -> bool:
    """Whether a picture that X has taken over is one of those on the phone's shared storage."""
    lines = device.shell(_HASHES, root=True).text.splitlines()
    found = hashlib.sha256(device.get_file(path)).hexdigest()
    return found in {line.partition(" ")[0] for line in lines}


def untouched(start: Feed, after: XContents, *but: str) -> Verdict:
    """Whether all tables but for some are as they were."""
    return same_rows(start.before.rows(*but), after.rows(*but))


def write(pilot: Pilot, text: str) -> Pilot:
    """Begin a post with a text."""
    return pilot.open(APP).tap(id=NEW_POST).type(None, text, id=ENTRY)


def add_picture(pilot: Pilot, place: int = 0) -> Pilot:
    """Put one of the phone's pictures under what is written: the latest, or one behind it."""
    return pilot.tap(id="gallery").tap(id="item_root", index=place)


def search(pilot: Pilot, words: str) -> Pilot:
    """Search for accounts; the field goes on showing the words."""
    pilot.open(APP).tap(desc="Search and Explore").tap(id="query_view")
    return pilot.type(None, words, id="query", enter=True).tap(desc="People")


def edit_profile(pilot: Pilot) -> Pilot:
    """Open what the owner says about themselves."""
    pilot.open(APP).tap(desc="Show navigation drawer").tap("Profile")
    return pilot.tap(id="button_edit_profile")


def explore(pilot: Pilot) -> Pilot:
    """Open the list of communities that the owner is not in."""
    return pilot.open(APP).tap(desc="Communities").tap(desc="Explore")


def community_that_asks(contents: XContents, *, asks: bool = True) -> str:
    """The largest one that the owner is not in, and asks to join; or, one that is open."""
    fitting = [each for each in contents.communities if each.asks == asks and each.state != MEMBER]
    return max(fitting, key=lambda each: each.members).name
