"""Ways through the inbox of the mail pages."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from pytest_androidbench import Pilot
from pytest_androidbench.errors import PilotError
from pytest_androidbench.interface.finding import descendants
from pytest_androidbench.interface.observation import Node
from task_suites.mobile_miniwob.mail_wishes import Wish

INBOX: Final = "main"
TITLE: Final = "Primary"
MAIL: Final = "email"
BAR: Final = "email-bar"
STAR, BIN = -2, -1
"""Icons of a mail's bar, from the right."""
MOST_SCREENS: Final = 8
FORWARDED: Final = "forward"
"""The id of what a mail is forwarded with."""


def do(pilot: Pilot, wish: Wish) -> None:
    """Carry out a wish."""
    open_mail(pilot, wish.sender)
    if wish.action == "reply":
        write_reply(pilot, wish.text)
        pilot.tap(id="send-reply")
    elif wish.action == "forward":
        write_taker(pilot, wish.text)
        pilot.tap(id="send-forward")
    else:
        tap_icon(pilot, BIN if wish.action == "delete" else STAR)


def open_mail(pilot: Pilot, sender: str) -> None:
    """Open the mail of somebody, the first if there are several, from wherever the inbox is."""
    for direction in ("down", "up"):
        for _ in screens(pilot, direction):
            if sender in shown_senders(pilot):
                pilot.tap(text=sender, index=0)
                return
    raise PilotError(f"the inbox has no mail by {sender}")


def all_senders(pilot: Pilot) -> list[str]:
    """Who has sent the inbox's mails, seen by scrolling to its end."""
    found = [name for _ in screens(pilot, "down") for name in shown_senders(pilot)]
    return list(dict.fromkeys(found))


def screens(pilot: Pilot, direction: str) -> Iterator[None]:
    """Stop at each screen of the inbox in a direction, until nothing new comes."""
    for _ in range(MOST_SCREENS):
        yield
        before = pilot.observation.nodes
        pilot.scroll("up" if direction == "up" else "down", id=INBOX)
        if pilot.observation.nodes == before:
            return


def shown_senders(pilot: Pilot) -> list[str]:
    """Names in the inbox as it is seen; subjects and beginnings of mails end in full stops."""
    said = [node.text for node in descendants(pilot.observation, pilot.node(id=INBOX)) if node.text]
    return [text for text in said if text != TITLE and not text.endswith(".")]


def other_sender(pilot: Pilot, *wanted: str) -> str:
    """Somebody else whose mail is there."""
    for name in all_senders(pilot):
        if name not in wanted:
            return name
    raise PilotError(f"nobody but {', '.join(wanted)} has sent mails")


def tap_icon(pilot: Pilot, icon: int) -> None:
    """Touch the star or the bin of the open mail."""
    pilot.scroll_to(id=BAR, direction="up", inside=MAIL)
    icons = [
        node
        for node in descendants(pilot.observation, pilot.node(id=BAR))
        if node.class_name.endswith("Image")
    ]
    pilot.tap(at=sorted(icons, key=lambda node: node.center[0])[icon].center)


def write_reply(pilot: Pilot, text: str) -> None:
    """Answer the open mail, without sending it."""
    tap_below(pilot, "Reply")
    pilot.type(None, text, id="reply-text")


def write_taker(pilot: Pilot, name: str) -> None:
    """Forward the open mail to somebody, without sending it."""
    tap_below(pilot, "Forward")
    pilot.type(None, name, index=first_field(pilot))


def first_field(pilot: Pilot) -> int:
    """Which of the screen's fields comes first of those for forwarding."""
    fields = [node for node in pilot.observation.nodes if node.editable]
    inside = {node.index for node in descendants(pilot.observation, pilot.node(id=FORWARDED))}
    return next(place for place, node in enumerate(fields) if node.index in inside)


def tap_below(pilot: Pilot, word: str) -> None:
    """Touch what stands below the open mail, which may have to be scrolled to."""
    pilot.scroll_to(text=word, inside=MAIL)
    pilot.tap(at=last(pilot, word).center)


def last(pilot: Pilot, word: str) -> Node:
    """The last element that says just that."""
    return [node for node in pilot.observation.nodes if node.text == word][-1]
