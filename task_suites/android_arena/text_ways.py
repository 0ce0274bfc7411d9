"""Ways through Messages that solutions and mistakes take, and what is looked at afterwards."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import Final

from pytest_androidbench import Episode, Pilot
from pytest_androidbench.appdata.messages import (
    Messages,
    TextMessage,
    without_sent_drafts,
)
from pytest_androidbench.appdata.validators import only_added
from task_suites.android_arena.looking import Sight, in_sight
from task_suites.android_arena.text_cases import TextCase, TextPerson

APP: Final = "Messages"
PACKAGE: Final = "com.google.android.apps.messaging"
ENTRY: Final = "compose_message_text"
SEND: Final = "send_message_button_icon"
TO: Final = "one message was sent to the right person"
TEXT: Final = "its text is right"
REST: Final = "all other messages are as they were"
SEEN: Final = "what was asked for is in sight"
ALLOWED: Final = "no forbidden way was gone"


def chat(pilot: Pilot, who: TextPerson) -> Pilot:
    """Open a conversation of the list."""
    return pilot.open(APP).tap(text=who.name)


def write(pilot: Pilot, who: TextPerson, text: str) -> Pilot:
    """Write a text to somebody, without sending it."""
    return chat(pilot, who).type(None, text, id=ENTRY)


def schedule(pilot: Pilot, when: str) -> Pilot:
    """Choose when what is written is to be sent; it is, once Send is pressed."""
    return pilot.tap(desc="More options").tap("Schedule send").tap(text=when)


def look_for(pilot: Pilot, words: str) -> Pilot:
    """Search the messages, from the list of conversations."""
    return pilot.open(APP).tap("Search messages").type(None, words, enter=True)


def come(before: Sequence[TextMessage], after: Sequence[TextMessage]) -> list[TextMessage]:
    """The messages that were not there before."""
    old = {one.id for one in before}
    return [one for one in after if one.id not in old]


def check_sent(episode: Episode, before: Sequence[TextMessage], who: TextPerson, text: str) -> None:
    """One message with a text has gone to somebody, and everything else is as it was."""
    after = without_sent_drafts(Messages(episode.device).all())
    new = come(before, after)
    with episode.check(TO):
        assert [(one.folder, one.number) for one in new] == [("sent", who.number)]
    with episode.check(TEXT):
        assert [one.text.strip() for one in new] == [text]
    with episode.check(REST):
        assert only_added(before, after, new)


def check_found(episode: Episode, case: TextCase) -> None:
    """The search for the word has found the conversation with it, and not the other one."""
    with episode.check(SEEN):
        field = Sight(id="search_src_text", has=rf"(?i)^\s*{case.word}\s*$")
        found = Sight(id="conversation_name", text=case.who.name)
        assert not in_sight(episode.device, PACKAGE, field, found, typing=True)
        shown = [node.text for node in episode.device.observe().nodes]
        assert case.other.name not in shown


def is_tomorrow_morning(at_ms: int, now: datetime) -> bool:
    """Whether a moment is before noon of the day after, by the device's clock."""
    at = datetime.fromtimestamp(at_ms / 1000, now.tzinfo)
    return at.date() == now.date() + timedelta(days=1) and 6 <= at.hour < 12
