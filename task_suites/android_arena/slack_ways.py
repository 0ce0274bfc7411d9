"""What tasks about Slack share: people and channels that are there, and ways through the app."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import permutations
from typing import Final

from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy

from pytest_androidbench import Episode, Pilot
from pytest_androidbench.appdata.slack import (
    PACKAGE,
    Channel,
    ChatMessage,
    Inside,
    Member,
    SharedFile,
    Slack,
    SlackContents,
)
from pytest_androidbench.devices.device import Device
from pytest_androidbench.tasks.strategies import codes, file_names, phrases
from task_suites.android_arena.looking import Sight, in_sight

APP: Final = "Slack"
REST: Final = "everything else is as it was"
PEOPLE: Final = (
    "Bob Tanner", "Nora Quill", "Tariq Bell", "Ottilie Crane", "Pavel Stroud", "Mabel Finch",
    "Kofi Larkin", "Runa Ashby",
)  # fmt: skip
"""Nobody of whom is in the phone's small world."""
WORKSPACE: Final = 1
"""The one that is shown from the start."""
SEND: Final = "send_button"
_MINUTE_MS: Final = 60_000


@dataclass(frozen=True, slots=True, kw_only=True)
class Office:
    """People and channels beside those that are there, texts and files; the first are meant."""

    people: Sequence[str]
    number: str
    """By which names are told from any others."""
    texts: Sequence[str]
    """All different."""
    files: Sequence[str]

    @property
    def name(self) -> str:
        """Of who is meant."""
        return self.people[0]

    @property
    def other(self) -> str:
        """Of somebody else."""
        return self.people[1]

    @property
    def channel(self) -> str:
        """The channel that is meant."""
        return f"work-channel-{self.number}"

    @property
    def other_channel(self) -> str:
        """A channel beside it."""
        return f"rest-channel-{self.number}"

    @property
    def text(self) -> str:
        """What is meant."""
        return self.texts[0]


def offices() -> SearchStrategy[Office]:
    """People, names, texts and files."""
    return st.builds(
        Office,
        people=st.lists(st.sampled_from(PEOPLE), min_size=3, max_size=3, unique=True),
        number=codes(3).map(str.lower),
        texts=st.lists(phrases(), min_size=3, max_size=3).filter(_are_apart),
        files=st.lists(file_names("pdf"), min_size=2, max_size=2, unique=True),
    )


def _are_apart(texts: Sequence[str]) -> bool:
    """Whether who searches for one of them finds no other."""
    small = [text.lower() for text in texts]
    return not any(one in other for one, other in permutations(small, 2))


@dataclass(frozen=True, slots=True)
class Start:
    """What a task's episode starts from."""

    slack: Slack
    before: SlackContents

    def member(self, name: str) -> Member:
        """Somebody."""
        return next(each for each in self.before.members if each.name == name)

    def channel(self, name: str) -> Channel:
        """A channel."""
        return next(each for each in self.before.channels if each.name == name)

    def latest(self, text: str) -> int:
        """The id of a message."""
        return next(each.id for each in self.before.messages if each.text == text)


def arranged(episode: Episode, office: Office, *, talks: bool = True) -> Start:
    """Put people, channels, talks and files beside those that are there.

    Args:
        episode: what is going on.
        office: what is drawn.
        talks: whether there has been a talk with each of the people.
    """
    slack = Slack(episode.device)
    known = slack.contents()
    first = max(each.id for each in known.members) + 1
    members = [
        Member(id=first + n, name=name, address=address(name))
        for n, name in enumerate(office.people)
    ]
    at = max(each.id for each in known.channels) + 1
    own = [
        Channel(id=at + n, name=name)
        for n, name in enumerate((office.channel, office.other_channel))
    ]
    direct = [
        Channel(id=at + len(own) + n, name=each.name, direct=True)
        for n, each in enumerate(members)
        if talks
    ]
    inside = [Inside(channel=each.id, member=known.me.id) for each in (*own, *direct)]
    inside += [
        Inside(channel=talk.id, member=member.id)
        for talk, member in zip(direct, members, strict=False)
    ]
    slack.add(members=members, channels=[*own, *direct], channel_members=inside)
    return Start(slack, slack.contents())


def said(start: Start, episode: Episode, lines: Sequence[tuple[str, str, str]]) -> Start:
    """Put messages there, a minute apart up to now: channel, author and text of each."""
    now = round(episode.device.now().timestamp() * 1000)
    messages = [
        ChatMessage(
            channel=start.channel(channel).id,
            author=start.member(author).id,
            text=text,
            at_ms=now - (len(lines) - 1 - n) * _MINUTE_MS,
        )
        for n, (channel, author, text) in enumerate(lines)
    ]
    start.slack.add(messages=messages)
    return Start(start.slack, start.slack.contents())


def shared(start: Start, episode: Episode, office: Office) -> Start:
    """Put the files into the channel, the first of them last."""
    now = round(episode.device.now().timestamp() * 1000)
    first = max((each.id for each in start.before.files), default=0) + 1
    files = [
        SharedFile(id=first + n, name=name, kind="PDF", bytes=120_000 + n)
        for n, name in enumerate(reversed(office.files))
    ]
    messages = [
        ChatMessage(
            channel=start.channel(office.channel).id,
            author=start.before.me.id,
            file=each.id,
            at_ms=now - (len(files) - 1 - n) * _MINUTE_MS,
        )
        for n, each in enumerate(files)
    ]
    start.slack.add(files=files, messages=messages)
    return Start(start.slack, start.slack.contents())


def new_messages(start: Start, after: SlackContents) -> list[ChatMessage]:
    """What was written since the start."""
    known = {each.id for each in start.before.messages}
    return [each for each in after.messages if each.id not in known]


def rows_but_messages(contents: SlackContents, *, but: int = 0) -> list[object]:
    """All rows but for messages, and for those of one talk, which may have been begun."""
    return [
        row
        for row in contents.rows()
        if not isinstance(row, ChatMessage)
        and not (isinstance(row, Channel) and row.id == but)
        and not (isinstance(row, Inside) and row.channel == but)
    ]


def sent(start: Start, name: str, *, text: str = "", file: int = 0) -> list[str]:
    """What is wrong about the one message that went to somebody; empty if nothing is."""
    after = start.slack.contents()
    found, talk = new_messages(start, after), after.talk(start.member(name))
    wrong = []
    if len(found) != 1:
        wrong.append(f"{len(found)} messages were written, not one")
    elif talk is None or found[0].channel != talk.id:
        wrong.append(f"it did not go to {name}")
    elif (found[0].text, found[0].file, found[0].parent) != (text, file, 0):
        wrong.append(f"it says {found[0].text!r} with file {found[0].file}, or in a thread")
    return wrong


def posted(start: Start, channel: str, *texts: str) -> list[str]:
    """What is wrong about the one message that went to a channel; empty if nothing is.

    Args:
        start: what the episode started from.
        channel: where it belongs.
        texts: what it may say.
    """
    found, wanted = new_messages(start, start.slack.contents()), start.channel(channel).id
    if len(found) != 1:
        return [f"{len(found)} messages were written, not one"]
    (one,) = found
    fits = one.channel == wanted and one.text.strip() in texts and not one.file and not one.parent
    return [] if fits else [f"it says {one.text!r} in channel {one.channel}, not {wanted}"]


def written(start: Start, device: Device, name: str, text: str) -> bool:
    """Whether a text to somebody stands ready, was put aside, or was sent already."""
    ready = in_sight(
        device,
        PACKAGE,
        Sight(id="channel_title", text=name),
        Sight(id="message_input", text=text),
        typing=True,
    )
    if not ready or not sent(start, name, text=text):
        return True
    after = start.slack.contents()
    talk = after.talk(start.member(name))
    return talk is not None and any(
        each.channel == talk.id and each.text == text for each in after.drafts
    )


def address(name: str) -> str:
    """The address of one of the people: at a domain that nobody can own (RFC 2606)."""
    return f"{name.lower().replace(' ', '.')}@example.com"


def choose(pilot: Pilot, name: str) -> Pilot:
    """Begin a message to somebody, found by name."""
    return pilot.open(APP).tap(id="compose_button").type(None, name).tap(text=address(name))


def write_to(pilot: Pilot, name: str, text: str) -> Pilot:
    """Write to somebody, and do not send it."""
    return choose(pilot, name).type(None, text, id="message_input")


def find(pilot: Pilot, words: str) -> Pilot:
    """Search for something."""
    return pilot.open(APP).tap(id="tab_search").type(None, words, id="search_input", enter=True)


def open_found(pilot: Pilot, name: str) -> Pilot:
    """Open a channel or a talk, found by its name; the field has the name as well."""
    return find(pilot, name).tap(text=name, index=1)


def post(pilot: Pilot, channel: str, text: str) -> None:
    """Say something in a channel."""
    open_found(pilot, channel).type(None, text, id="message_input").tap(id=SEND)


def take_in(pilot: Pilot, channel: str) -> Pilot:
    """Open the page on which people are taken into a channel."""
    return open_found(pilot, channel).tap(id="channel_details").tap("Add people")


def share_file(pilot: Pilot, file: str, name: str) -> Pilot:
    """Let a file stand ready to be sent to somebody."""
    pilot.open(APP).tap("Files").tap(text=file).tap("Share file").type(None, name)
    return pilot.tap(text=address(name))
