"""What tasks that end in Slack share: channels that are there, and what was written to one."""

from __future__ import annotations

from typing import Final

from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy

from pytest_androidbench import Episode, Pilot
from pytest_androidbench.appdata.slack import Channel, Inside, Slack, SlackContents
from pytest_androidbench.appdata.validators import same_rows
from pytest_androidbench.tasks.strategies import codes
from task_suites.android_arena.slack_ways import (
    REST,
    SEND,
    Start,
    new_messages,
    open_found,
    rows_but_messages,
)

POSTED: Final = "one message was written, and to the channel"
SAYS: Final = "it says what was asked for, and nothing else"
OTHER_CHANNEL: Final = "pastime-corner"
"""A channel beside the one that is meant."""


def channel_names() -> SearchStrategy[str]:
    """Names that no channel has yet."""
    return st.tuples(st.sampled_from(("work", "office", "shift")), codes(3)).map(
        lambda parts: f"{parts[0]}-{parts[1].lower()}"
    )


def with_channel(episode: Episode, name: str) -> Start:
    """Put a channel and another one beside those that are there; the owner is in both."""
    slack = Slack(episode.device)
    known = slack.contents()
    first = max(each.id for each in known.channels) + 1
    new = [Channel(id=first + n, name=each) for n, each in enumerate((name, OTHER_CHANNEL))]
    inside = [Inside(channel=each.id, member=known.me.id) for each in new]
    slack.add(channels=new, channel_members=inside)
    return Start(slack, slack.contents())


def post(pilot: Pilot, channel: str, text: str) -> Pilot:
    """Write to a channel, and send it."""
    return write_in(pilot, channel, text).tap(id=SEND)


def write_in(pilot: Pilot, channel: str, text: str) -> Pilot:
    """Write to a channel, and do not send it."""
    return open_found(pilot, channel).type(None, text, id="message_input")


def check_posted(episode: Episode, start: Start, channel: str, text: str) -> None:
    """One message with a text was written to a channel, and nothing else has changed in Slack."""
    after: SlackContents = start.slack.contents()
    new = new_messages(start, after)
    with episode.check(POSTED):
        wanted = (start.channel(channel).id, after.me.id, 0)
        assert [(one.channel, one.author, one.parent) for one in new] == [wanted]
    with episode.check(SAYS):
        assert [(one.text.strip(), one.file) for one in new] == [(text, 0)]
    with episode.check(REST, weight=0.5):
        known = {one.id for one in new}
        kept = [one for one in after.messages if one.id not in known]
        assert same_rows(start.before.messages, kept)
        assert same_rows(rows_but_messages(start.before), rows_but_messages(after))
