"""What people of the small world post in public: accounts, posts with answers, and communities.

The posts are written by hand and lie in `posts.txt`; its head says how. Whoever of the world posts
has an account, and beside them a few names that published goals need, who post nothing here.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

from pytest_androidbench.phone.world.people import (
    ACQUAINTANCES,
    OWNER,
    PEOPLE,
    Character,
    first_named,
)

_POSTS: Final = Path(__file__).with_name("posts.txt")
NO_PHOTO: Final = "-"


@dataclass(frozen=True, slots=True, kw_only=True)
class SocialAccount:
    """Somebody's account."""

    name: str
    handle: str
    """Without the sign ahead of it."""
    bio: str = ""
    place: str = ""
    followers: int = 0
    follows: int = 0
    verified: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class SocialPost:
    """A post, or an answer to one."""

    author: Character
    hours: int
    """Before `TODAY`."""
    likes: int
    reposts: int = 0
    photo: str = ""
    """The title of one of the world's photos; "" = none."""
    text: str
    answers: tuple[SocialPost, ...] = ()
    community: str = ""
    """"": it is for everybody."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SocialCommunity:
    """People who post for each other."""

    name: str
    about: str
    members: int
    rules: tuple[str, ...]
    asks: bool
    """Whether one asks to join, and a moderator decides."""
    moderator: str
    """First name."""


FAMOUS: Final = (
    SocialAccount(name="LeBron James", handle="KingJames", followers=52_800_000, follows=188,
                  place="Akron, Ohio", verified=True),
    SocialAccount(name="LeBron James Fans", handle="lbj_fans_world", followers=21_400,
                  follows=310, bio="Run by supporters. Not the player, not the team."),
    SocialAccount(name="LeBron Jameson", handle="lebronjameson", followers=212, follows=190,
                  bio="No relation, I checked. I bake."),
    SocialAccount(name="Stephen Curry", handle="StephenCurry30", followers=17_100_000,
                  follows=870, verified=True),
    SocialAccount(name="Serena Williams", handle="serenawilliams", followers=10_500_000,
                  follows=640, verified=True),
    SocialAccount(name="Lionel Messi", handle="LeoMessi_account", followers=880_000, follows=12,
                  verified=True),
    SocialAccount(name="Elon Musk", handle="elonmusk", followers=160_300_000, follows=480,
                  verified=True),
    SocialAccount(name="NASA", handle="NASA", followers=77_900_000, follows=180,
                  bio="Space and aeronautics.", verified=True),
)  # fmt: skip
"""Names that published goals use, with some that are like them or beside them. Nothing that they
would say is made up: none of them posts here."""

BIOS: Final = {
    "Amara": "Rows, shouts, sleeps.",
    "Bence": "Plays whoever sits down.",
    "Carla": "Harbour, light, telephone camera.",
    "Dieter": "Plants first.",
    "Elena": "Bread, cake, and what lies between.",
    "Farid": "Returns books. Eventually.",
    "Greta": "Winter is a season like others, only better.",
    "Hugo": "Takes things apart.",
    "Ines": "In the water or on the way there.",
    "Keiko": "Draws stairs.",
    "Liam": "Asks questions for points.",
    "Mira": "Plans things, moves things, waters things.",
    "Nils": "Out. Back by dark.",
    "Olga": "Alto.",
    "Pablo": "Three chords.",
    "Rosa": "Everything grows if you are nice to it.",
    "Samir": "Soup.",
    "Tess": "Teaches small people large words.",
    "Vera": "Label maker.",
    "Wen": "Looks up.",
    "Yusuf": "The dog's driver.",
}
"""What some say about themselves, by first name."""

COMMUNITIES: Final = (
    SocialCommunity(
        name="Slow Bread", moderator="Elena", members=2_418, asks=True,
        about="Flour, water, salt and time. Questions welcome, shortcuts forgiven.",
        rules=("Be kind to beginners", "Say what flour it is", "No selling"),
    ),
    SocialCommunity(
        name="Old Radios", moderator="Hugo", members=861, asks=True,
        about="Sets with valves, knobs and dust.",
        rules=("Unplug before you open", "Pictures of the inside, please", "No selling"),
    ),
    SocialCommunity(
        name="Dawn Walkers", moderator="Nils", members=5_032, asks=False,
        about="For those who are out before the birds have finished.",
        rules=("Leave no trace", "Say where it is dangerous, not where it is secret"),
    ),
    SocialCommunity(
        name="Balcony Gardens", moderator="Rosa", members=3_377, asks=False,
        about="Pots, boxes, and one brave lemon tree.",
        rules=("Name the plant", "Be kind to brown thumbs"),
    ),
    SocialCommunity(
        name="Kitchen Physics", moderator="Wen", members=12_904, asks=True,
        about="Why it boils over, and other research.",
        rules=("Measure it", "No open flames in pictures of children", "Stay on topic"),
    ),
    SocialCommunity(
        name="Night Trains", moderator="Frances", members=8_215, asks=True,
        about="Berths, timetables, and tea in other countries.",
        rules=("Timetables need a source", "Whisper"),
    ),
    SocialCommunity(
        name="Board Game Bench", moderator="Bence", members=1_540, asks=False,
        about="Bring a game or bring yourself.",
        rules=("No spoilers for legacy games", "Losing well counts double"),
    ),
    SocialCommunity(
        name="Paper Boats", moderator="Daichi", members=409, asks=True,
        about="One sheet of paper, afloat.",
        rules=("No glue", "Minutes afloat, or it did not happen"),
    ),
)  # fmt: skip
JOINED: Final = ("Dawn Walkers",)
"""Communities that the owner is in."""
FOLLOWED: Final = (
    *("Amara", "Carla", "Elena", "Hugo", "Keiko", "Liam", "Mira", "Nils", "Rosa", "Tess", "Wen"),
)
"""Whom the owner follows, by first name."""
FOLLOWERS: Final = ("Amara", "Carla", "Farid", "Keiko", "Liam", "Mira", "Nils", "Samir", "Tess")
"""Who follows the owner."""
TRENDS: Final = (
    ("Only on a Sunday", "soup", 18_400),
    ("Trending in Weather", "fog", 7_912),
    ("Trending", "second kettle", 4_350),
    ("Trending in Music", "choir", 3_104),
    ("Trending in Travel", "night trains", 2_266),
)
"""Where it is talked about, what is said, and how many posts there are."""


def handle_of(who: Character) -> str:
    """How somebody is called with the sign ahead."""
    return who.name.replace(" ", "").lower()


@cache
def accounts() -> tuple[SocialAccount, ...]:
    """Everybody who has one: the owner first, then who posts, then the famous."""
    people = (OWNER, *PEOPLE, *ACQUAINTANCES)
    posting = {post.author.name for each in posts() for post in (each, *each.answers)}
    return (*(_account(who) for who in people if who is OWNER or who.name in posting), *FAMOUS)


def _account(who: Character) -> SocialAccount:
    weight = sum(who.name.encode())
    return SocialAccount(
        name=who.name,
        handle=handle_of(who),
        bio=BIOS.get(who.first_name, ""),
        place=who.town,
        followers=len(FOLLOWERS) if who is OWNER else 40 + weight * 7 % 1900,
        follows=len(FOLLOWED) if who is OWNER else 30 + weight * 3 % 400,
    )


@cache
def posts() -> tuple[SocialPost, ...]:
    """All of them, in the order of the file."""
    return tuple(_threads(_POSTS.read_text(encoding="utf-8").splitlines()))


def _threads(lines: list[str]) -> Iterator[SocialPost]:
    community, head, answers = "", "", list[str]()
    for line in [*lines, "="]:
        if line.startswith("#"):
            continue
        if line.startswith(">"):
            answers.append(line[1:])
            continue
        if head:
            yield _post(head, answers, community)
        head, answers = ("", []) if line.startswith("=") else (line, [])
        community = line[1:].strip() if line.startswith("=") else community


def _post(line: str, answers: list[str], community: str) -> SocialPost:
    name, hours, likes, reposts, photo, text = (each.strip() for each in line.split("|"))
    return SocialPost(
        author=first_named(name.removeprefix("*")),
        hours=int(hours),
        likes=int(likes),
        reposts=int(reposts),
        photo="" if photo == NO_PHOTO else photo,
        text=text,
        answers=tuple(_answer(each) for each in answers),
        community=community if name.startswith("*") else "",
    )


def _answer(line: str) -> SocialPost:
    name, hours, likes, text = (each.strip() for each in line.split("|"))
    return SocialPost(author=first_named(name), hours=int(hours), likes=int(likes), text=text)
