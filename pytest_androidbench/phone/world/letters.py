"""The older mails of the small world: two years of them, with what each is about.

They lie in `letters/`. A conversation begins with `# subject | labels | what it is about`, each of
its mails with `@ sender > others | when`: people by their first names, `me` for the owner, to whom
a mail goes if nothing else is said.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

from pytest_androidbench.phone.world.mails import FIRMS, ME, PRIMARY, Letter, Post
from pytest_androidbench.phone.world.people import first_named

_FOLDER: Final = Path(__file__).with_name("letters")
FILES: Final = (
    "house", "clubs", "health_and_study", "work", "family", "travel", "receipts_and_offers",
)  # fmt: skip
"""By what most of a file's mails are filed under."""
CATEGORIES: Final = {
    "primary": PRIMARY,
    "social": ("inbox", "social"),
    "promotions": ("inbox", "promotions"),
}


@dataclass(frozen=True, slots=True)
class OlderPost:
    """A conversation, and the rows of the world that it is about."""

    post: Post
    about: tuple[str, ...]
    """As `references.py` resolves them."""


@cache
def older_posts() -> tuple[OlderPost, ...]:
    """All of them, file by file."""
    return tuple(each for name in FILES for each in _posts(name))


def _posts(name: str) -> Iterator[OlderPost]:
    text = (_FOLDER / f"{name}.txt").read_text(encoding="utf-8")
    for part in f"\n{text}".split("\n# ")[1:]:
        head, *mails = part.split("\n@ ")
        subject, labels, about = (each.strip() for each in head.split("|"))
        letters = tuple(_letter(mail) for mail in mails)
        yield OlderPost(Post(subject, _labels(labels), letters), listed(about))


def listed(text: str) -> tuple[str, ...]:
    """What stands between semicolons."""
    return tuple(each.strip() for each in text.split(";") if each.strip())


def _labels(text: str) -> tuple[str, ...]:
    """Folders and labels; a category means that it lies in the inbox."""
    found: list[str] = []
    for label in filter(None, map(str.strip, text.split(","))):
        found += CATEGORIES.get(label, (label,))
    return tuple(found)


def _letter(text: str) -> Letter:
    head, _, body = text.partition("\n")
    people, when = (each.strip() for each in head.split("|"))
    sender, _, others = people.partition(" > ")
    to = tuple(_named(each) for each in listed(others)) or (ME,)
    return Letter(_named(sender), when, body.strip(), to)


def _named(short: str) -> str:
    """The whole name of whoever is called so."""
    if short == "me":
        return ME
    return short if short in FIRMS else first_named(short).name
