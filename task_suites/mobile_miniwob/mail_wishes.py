"""What is to be done with which mail, as sentences of many kinds say it."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal

from pytest_androidbench.errors import PilotError

Action = Literal["reply", "forward", "delete", "star"]
PLAIN: Final = re.compile(
    r"Find the email by (?P<sender>.+) and (?:"
    r'reply to them with the text "(?P<reply>.+)"\.'
    r"|forward that email to (?P<forward>.+)\."
    r"|click the (?P<icon>trash|star) icon .*)"
)
"""The sentence that most pages have."""
GONE: Final = re.compile(
    r"delet|trash|\brid\b|remove|recycl|throw away|don't want|out of my inbox", re.IGNORECASE
)
"""Words of who wants a mail to be gone."""
AFTER_NAME: Final = r"(?=s?(?![A-Za-z]))"
GIVING: Final = r"\b(?:to|in|sure|let|want|send|give|(?:for|fo)ward|email)\s+(?:to\s+)?$"
"""Ahead of who is to get a mail."""
COMING: Final = r"\b(?:from|by|that|ask)\s+$"
"""Ahead of who has sent it."""
SENT: Final = r"^(?:'?s (?!inbox)|\s+(?:sent|wrote)\b)"
"""Behind who has sent it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Wish:
    """An action, and the mail it is for."""

    action: Action
    sender: str
    text: str = ""
    """What to answer, or to whom to forward."""


def plain_wish(said: str) -> Wish:
    """What the usual sentence says."""
    found = PLAIN.fullmatch(said)
    if found is None:
        raise PilotError(f"{said!r} is not how these pages put it")
    sender = found["sender"]
    if found["reply"] is not None:
        return Wish(action="reply", sender=sender, text=found["reply"])
    if found["forward"] is not None:
        return Wish(action="forward", sender=sender, text=found["forward"])
    return Wish(action="delete" if found["icon"] == "trash" else "star", sender=sender)


def free_wish(said: str, senders: Sequence[str]) -> Wish:
    """What a sentence in anybody's words says, in which some of the inbox's names occur."""
    quoted = re.search(r'"(.+)"', said)
    beside = said.replace(quoted[0], '""') if quoted is not None else said
    people = list(dict.fromkeys(found[0] for found in mentions(beside, senders)))
    if quoted is not None and len(people) == 1:
        return Wish(action="reply", sender=people[0], text=quoted[1].strip('" '))
    if len(people) == 2:
        sender, taker = sorted(people, key=lambda name: takes(beside, name, senders))
        return Wish(action="forward", sender=sender, text=taker)
    if len(people) != 1:
        raise PilotError(f"{said!r} has {len(people)} names of {', '.join(senders)}")
    return Wish(action="delete" if GONE.search(beside) else "star", sender=people[0])


def mentions(said: str, senders: Sequence[str]) -> list[re.Match[str]]:
    """Where names occur in a sentence, the longest of those that begin there."""
    names = "|".join(map(re.escape, sorted(senders, key=len, reverse=True)))
    return list(re.finditer(f"(?:{names}){AFTER_NAME}", said))


def takes(said: str, name: str, senders: Sequence[str]) -> int:
    """How much a sentence makes a person look like who gets a mail, not like who sent it."""
    place = next(found for found in mentions(said, senders) if found[0] == name)
    ahead, behind = said[: place.start()], said[place.end() :]
    given = bool(re.search(GIVING, ahead, re.IGNORECASE))
    came = bool(re.search(COMING, ahead, re.IGNORECASE))
    has_sent = bool(re.search(SENT, behind))
    to = bool(re.search(r"\bto\s+$", ahead))
    return 4 * to + 2 * given - 5 * came - 3 * has_sent
