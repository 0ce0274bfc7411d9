"""What is in Slack from the start."""

from __future__ import annotations

from datetime import UTC, datetime

from pytest_androidbench.phone.apps.slack.schema import (
    ChannelMember,
    SlackChannel,
    SlackFile,
    SlackMember,
    SlackMessage,
    SlackWorkspace,
)
from pytest_androidbench.phone.kit.filling import inserts
from pytest_androidbench.phone.world.people import OWNER, TODAY
from pytest_androidbench.phone.world.work_chat import (
    CHANNELS,
    COLLEAGUES,
    FILES,
    WORKSPACE,
    chat_lines,
    colleague,
)


def rows() -> str:
    """Workspace, members, channels, messages and files, as SQL."""
    people = (OWNER, *COLLEAGUES)
    ids = {each.name: n for n, each in enumerate(people, 1)}
    members = [
        SlackMember(id=n, workspace=1, name=each.name, address=each.address, self=each is OWNER)
        for n, each in enumerate(people, 1)
    ]
    channels = {each.name: n for n, each in enumerate(CHANNELS, 1)}
    lines = list(chat_lines())
    messages = [
        SlackMessage(
            id=n,
            channel=channels[line.channel],
            author=ids[line.author.name],
            at_ms=_ms(line.at),
            text=line.text,
        )
        for n, line in enumerate(sorted(lines, key=lambda line: line.at), 1)
    ]
    shared = [
        SlackMessage(
            channel=channels[each.channel],
            author=ids[colleague(each.author).name],
            at_ms=_ms(TODAY) - (len(FILES) - n) * 3_600_000,
            file=n,
        )
        for n, each in enumerate(FILES, 1)
    ]
    return (
        inserts("workspaces", [SlackWorkspace(id=1, name=WORKSPACE, project="general")])
        + inserts("members", members)
        + inserts("channels", _channels(messages))
        + inserts(
            "channel_members",
            [ChannelMember(channel=n, member=m) for n in channels.values() for m in ids.values()],
        )
        + inserts("messages", [*messages, *shared])
        + inserts("files", _files())
    )


def _channels(messages: list[SlackMessage]) -> list[SlackChannel]:
    """All that is written has been read, but for the files."""
    last = {each.channel: each.id for each in messages}
    return [
        SlackChannel(id=n, workspace=1, name=each.name, topic=each.topic, read_to=last.get(n, 0))
        for n, each in enumerate(CHANNELS, 1)
    ]


def _files() -> list[SlackFile]:
    return [
        SlackFile(id=n, name=each.name, kind=each.kind, bytes=each.bytes)
        for n, each in enumerate(FILES, 1)
    ]


def _ms(moment: datetime) -> int:
    return round(moment.replace(tzinfo=UTC).timestamp() * 1000)
