"""Texting: what is checked, and ways through Simple SMS Messenger that solutions take."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import Final

from pytest_androidbench import Episode, Pilot
from pytest_androidbench.appdata.contacts import Contact, Contacts
from pytest_androidbench.appdata.messages import (
    Messages,
    TextMessage,
    dialled,
    without_sent_drafts,
)
from pytest_androidbench.appdata.validators import Verdict, any_of, only_added, rows_kept
from task_suites.android_world.rules import text_is

APP: Final = "SMS Messenger"
PACKAGE: Final = "com.simplemobiletools.smsmessenger"
ENTRY: Final = "thread_type_message"
SEND: Final = "thread_send_message"
NEW: Final = "conversations_fab"
ADDRESS: Final = "new_conversation_address"
CONFIRM: Final = "new_conversation_confirm"
TO: Final = "the message went to the right number"
TEXT: Final = "its text is right"
REST: Final = "nothing else was written, sent or deleted"
UPSTREAM_AGE: Final = timedelta(minutes=5)


def check_sent(
    episode: Episode,
    before: Sequence[TextMessage],
    number: str,
    text: str,
    people: Sequence[Contact] = (),
) -> None:
    """One message with a text has gone to a number, and everything else is as it was."""
    messages = Messages(episode.device)
    after = without_sent_drafts(messages.all())
    new = come(before, after)
    right = [one for one in new if one.folder == "sent" and one.number == dialled(number)]
    with episode.check(TO):
        assert any_of(new, right.__contains__, f"new message that was sent to {number}")
    with episode.check(TEXT):
        assert any_of(right, lambda one: text_is(episode, text, one.text), f"text {text!r}")
    with episode.check(REST):
        if episode.upstream:
            newest, now = messages.newest_sent(), episode.device.now()
            assert is_fresh(newest[1] if newest else None, now, episode.device.foreground().package)
        else:
            assert only_added(before, after, right[:1])
            assert rows_kept(people, Contacts(episode.device).all())


def come(before: Sequence[TextMessage], after: Sequence[TextMessage]) -> list[TextMessage]:
    """The messages that were not there before, also where another one says the same."""
    old = {(one.id, one.time_ms) for one in before}
    return [one for one in after if (one.id, one.time_ms) not in old]


def is_fresh(sent: datetime | None, now: datetime, front: str) -> Verdict:
    """Upstream's rule: sent a short while ago, and the app is still in front."""
    if sent is None:
        return Verdict(holds=False, why="nothing was sent")
    if now - sent > UPSTREAM_AGE:
        return Verdict(holds=False, why=f"the message was sent {now - sent} ago")
    return Verdict(holds=front == PACKAGE, why=f"{front} is in front")


def write_to(pilot: Pilot, number: str, text: str) -> None:
    """Write a text to a number, from the list of conversations."""
    address(pilot, number)
    write(pilot, text)


def address(pilot: Pilot, number: str) -> None:
    """Begin a conversation with a number."""
    pilot.tap(id=NEW).type(None, number, id=ADDRESS).tap(id=CONFIRM)


def write(pilot: Pilot, text: str) -> None:
    """Write a text in the conversation that is open, and send it."""
    pilot.type(None, text, id=ENTRY).tap(id=SEND)
