"""Slack: messages, reactions, files, channels and workspaces."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from pytest_androidbench import Episode, Pilot
from pytest_androidbench.appdata.preferences import Preference, Preferences
from pytest_androidbench.appdata.slack import (
    PACKAGE,
    Channel,
    Inside,
    Reaction,
    Slack,
    SlackContents,
    Workspace,
)
from pytest_androidbench.appdata.validators import only_added, same_rows
from pytest_androidbench.tasks.strategies import codes, one_of
from task_suites.android_arena.arena_task import arena_task
from task_suites.android_arena.looking import Sight, in_sight
from task_suites.android_arena.slack_ways import (
    APP,
    REST,
    SEND,
    Office,
    arranged,
    find,
    offices,
    open_found,
    rows_but_messages,
    said,
    sent,
    share_file,
    shared,
    take_in,
    write_to,
)

MADE: Final = "the workspace is there, with nobody invited"
CHANNEL: Final = "the channel is there, and public"
INSIDE: Final = "who was named is in the channel, and all else is as it was"
SENT: Final = "one message went there, as was asked for"
REACTED: Final = "the emoji is under the message, and all else is as it was"
FOUND: Final = "what was searched for is found"
MUTED: Final = "the channel is muted, and all else is as it was"
DARK: Final = "the app is dark"


def make_workspace(pilot: Pilot, name: str, project: str) -> Pilot:
    """Answer what is asked about a new workspace, but for who else is to join."""
    pilot.open(APP).tap(id="workspace_switcher").tap("Create a new workspace")
    for text in (name, project):
        pilot.type(None, text, id="workspace_input", clear=True).tap("Next")
    return pilot


@arena_task(
    "slack_create_workspace",
    "Create a Slack workspace called myspace{number} whose project is called myproject{number}, "
    "without inviting anybody.",
    params={"number": codes(2)},
)
def test_create_workspace(episode: Episode, number: str) -> None:
    slack = Slack(episode.device)
    before = slack.contents()
    episode.run()
    after = slack.contents()
    with episode.check(MADE):
        wanted = Workspace(name=f"myspace{number}", project=f"myproject{number}")
        assert only_added(before.workspaces, after.workspaces, [wanted])
        new = after.workspaces[-1].id
        assert [each.self for each in after.members if each.workspace == new] == [True]
        assert same_rows(before.invitations, after.invitations)
    with episode.check(REST, weight=0.5):
        old = {each.id for each in before.workspaces}
        assert same_rows(_rows_of(before, old), _rows_of(after, old))


def _rows_of(contents: SlackContents, workspaces: set[int]) -> list[object]:
    """Members, channels and messages of some workspaces."""
    channels = [each for each in contents.channels if each.workspace in workspaces]
    ids = {each.id for each in channels}
    return [
        *channels,
        *(each for each in contents.members if each.workspace in workspaces),
        *(each for each in contents.messages if each.channel in ids),
    ]


@test_create_workspace.solution
def create_workspace(pilot: Pilot, number: str) -> None:
    make_workspace(pilot, f"myspace{number}", f"myproject{number}").tap("Skip this step")


@test_create_workspace.mistake("somebody invited", fails=MADE)
def create_and_invite(pilot: Pilot, number: str) -> None:
    make_workspace(pilot, f"myspace{number}", f"myproject{number}")
    pilot.type(None, "nora.quill@example.com", id="workspace_input").tap("Next")


@test_create_workspace.mistake("names exchanged", fails=MADE)
def create_with_names_exchanged(pilot: Pilot, number: str) -> None:
    make_workspace(pilot, f"myproject{number}", f"myspace{number}").tap("Skip this step")


def make_channel(pilot: Pilot, name: str, *, private: bool) -> None:
    """Make a channel, and invite nobody."""
    pilot.open(APP).scroll_to("Add channel").tap("Add channel")
    pilot.type(None, name, id="channel_name_input")
    if private:
        pilot.tap("Make private")
    pilot.tap("Create").tap("Skip")


@arena_task(
    "slack_create_channel",
    "Create a public channel called {name} in Slack.",
    params={"name": codes(3).map(lambda code: f"work_channel_{code.lower()}")},
)
def test_create_channel(episode: Episode, name: str) -> None:
    slack = Slack(episode.device)
    before = slack.contents()
    episode.run()
    after = slack.contents()
    made = next((each.id for each in after.channels if each.name == name), 0)
    with episode.check(CHANNEL):
        wanted = Channel(id=made, name=name)
        assert only_added(before.channels, after.channels, [wanted])
    with episode.check(REST, weight=0.5):
        assert same_rows(before.messages, after.messages)
        assert same_rows(rows_but_messages(before), rows_but_messages(after, but=made))


@test_create_channel.solution
def create_channel(pilot: Pilot, name: str) -> None:
    make_channel(pilot, name, private=False)


@test_create_channel.mistake("private", fails=CHANNEL)
def create_private_channel(pilot: Pilot, name: str) -> None:
    make_channel(pilot, name, private=True)


@test_create_channel.mistake("another name", fails=CHANNEL)
def create_other_channel(pilot: Pilot, name: str) -> None:
    make_channel(pilot, name[:-1], private=False)


@arena_task(
    "slack_invite_to_channel",
    "Add {office.name} to the Slack channel {office.channel}.",
    params={"office": offices()},
)
def test_invite_to_channel(episode: Episode, office: Office) -> None:
    start = arranged(episode, office)
    episode.run()
    with episode.check(INSIDE):
        wanted = Inside(
            channel=start.channel(office.channel).id, member=start.member(office.name).id
        )
        assert only_added(start.before.rows(), start.slack.contents().rows(), [wanted])


def invite(pilot: Pilot, channel: str, name: str) -> None:
    """Take somebody into a channel."""
    take_in(pilot, channel).type(None, name, id="invite_input").tap(text=name, index=1).tap("Add")


@test_invite_to_channel.solution
def invite_to_channel(pilot: Pilot, office: Office) -> None:
    invite(pilot, office.channel, office.name)


@test_invite_to_channel.mistake("somebody else", fails=INSIDE)
def invite_other(pilot: Pilot, office: Office) -> None:
    invite(pilot, office.channel, office.other)


@test_invite_to_channel.mistake("another channel", fails=INSIDE)
def invite_elsewhere(pilot: Pilot, office: Office) -> None:
    invite(pilot, office.other_channel, office.name)


@arena_task(
    "slack_send_message",
    "Send {office.name} this direct message in Slack: {office.text}",
    params={"office": offices()},
)
def test_send_message(episode: Episode, office: Office) -> None:
    start = arranged(episode, office, talks=False)
    episode.run()
    with episode.check(SENT):
        assert not sent(start, office.name, text=office.text)
    with episode.check(REST, weight=0.5):
        after = start.slack.contents()
        talk = after.talk(start.member(office.name))
        new = talk.id if talk is not None else 0
        assert same_rows(rows_but_messages(start.before), rows_but_messages(after, but=new))


@test_send_message.solution
def send_message(pilot: Pilot, office: Office) -> None:
    write_to(pilot, office.name, office.text).tap(id=SEND)


@test_send_message.mistake("to somebody else", fails=SENT)
def send_to_other(pilot: Pilot, office: Office) -> None:
    write_to(pilot, office.other, office.text).tap(id=SEND)


@test_send_message.mistake("not sent", fails=SENT)
def only_write(pilot: Pilot, office: Office) -> None:
    write_to(pilot, office.name, office.text)


@arena_task(
    "slack_react_to_message",
    "In Slack, react with the emoji :{emoji}: to the latest message that {office.name} has sent "
    "you directly.",
    params={"office": offices(), "emoji": one_of("heart", "tada", "eyes", "joy")},
)
def test_react_to_message(episode: Episode, office: Office, emoji: str) -> None:
    plain = arranged(episode, office)
    me = plain.before.me
    lines = [
        (office.name, office.name, office.texts[1]),
        (office.name, office.name, office.texts[0]),
        (office.name, me.name, office.texts[2]),
    ]
    start = said(plain, episode, lines)
    episode.run()
    with episode.check(REACTED):
        wanted = Reaction(message=start.latest(office.text), member=me.id, emoji=emoji)
        assert only_added(start.before.rows(), start.slack.contents().rows(), [wanted])


def react(pilot: Pilot, office: Office, text: str, emoji: str) -> None:
    """Put an emoji under a message."""
    open_found(pilot, office.name).long_press(text=text).tap(desc=emoji)


@test_react_to_message.solution
def react_to_message(pilot: Pilot, office: Office, emoji: str) -> None:
    react(pilot, office, office.text, emoji)


@test_react_to_message.mistake("an earlier message", fails=REACTED)
def react_to_earlier(pilot: Pilot, office: Office, emoji: str) -> None:
    react(pilot, office, office.texts[1], emoji)


@test_react_to_message.mistake("another emoji", fails=REACTED)
def react_otherwise(pilot: Pilot, office: Office) -> None:
    react(pilot, office, office.text, "pray")


@arena_task(
    "slack_share_file",
    "Send {office.name} the latest file of the Slack workspace, without any text.",
    params={"office": offices()},
)
def test_share_file(episode: Episode, office: Office) -> None:
    start = shared(arranged(episode, office), episode, office)
    file = next(each.id for each in start.before.files if each.name == office.files[0])
    episode.run()
    with episode.check(SENT):
        assert not sent(start, office.name, file=file)
    with episode.check(REST, weight=0.5):
        assert same_rows(rows_but_messages(start.before), rows_but_messages(start.slack.contents()))


@test_share_file.solution
def share_latest_file(pilot: Pilot, office: Office) -> None:
    share_file(pilot, office.files[0], office.name).tap(id=SEND)


@test_share_file.mistake("an earlier file", fails=SENT)
def share_earlier_file(pilot: Pilot, office: Office) -> None:
    share_file(pilot, office.files[1], office.name).tap(id=SEND)


@test_share_file.mistake("with somebody else", fails=SENT)
def share_with_other(pilot: Pilot, office: Office) -> None:
    share_file(pilot, office.files[0], office.other).tap(id=SEND)


@arena_task(
    "slack_search",
    "Search Slack for the message: {office.text}",
    params={"office": offices()},
)
def test_search(episode: Episode, office: Office) -> None:
    plain = arranged(episode, office)
    lines = [(office.channel, office.name, text) for text in (office.text, office.texts[1])]
    start = said(plain, episode, lines)
    episode.run()
    with episode.check(FOUND):
        found = Sight(id="msg_text", text=office.text)
        assert not in_sight(episode.device, PACKAGE, Sight(id="search_input"), found, typing=True)
    with episode.check(REST, weight=0.5):
        assert same_rows(start.before.rows(), start.slack.contents().rows())


@test_search.solution
def search(pilot: Pilot, office: Office) -> None:
    find(pilot, office.text)


@test_search.mistake("something else", fails=FOUND)
def search_other(pilot: Pilot, office: Office) -> None:
    find(pilot, office.texts[1])


@test_search.mistake("left again", fails=FOUND)
def search_and_leave(pilot: Pilot, office: Office) -> None:
    search(pilot, office)
    pilot.home()


def mute(pilot: Pilot, channel: str) -> None:
    """Mute a channel, or unmute it."""
    open_found(pilot, channel).tap(id="channel_details").tap("Mute channel")


@arena_task(
    "slack_mute_channel",
    "Mute the Slack channel {office.channel}.",
    params={"office": offices()},
)
def test_mute_channel(episode: Episode, office: Office) -> None:
    start = arranged(episode, office)
    episode.run()
    with episode.check(MUTED):
        channel, rows = start.channel(office.channel), start.before.rows()
        rows[rows.index(channel)] = replace(channel, muted=True)
        assert same_rows(rows, start.slack.contents().rows())


@test_mute_channel.solution
def mute_channel(pilot: Pilot, office: Office) -> None:
    mute(pilot, office.channel)


@test_mute_channel.mistake("another channel", fails=MUTED)
def mute_other_channel(pilot: Pilot, office: Office) -> None:
    mute(pilot, office.other_channel)


@test_mute_channel.mistake("a star", fails=MUTED)
def give_star(pilot: Pilot, office: Office) -> None:
    open_found(pilot, office.channel).tap(id="channel_details").tap("Star")


@arena_task(
    "slack_theme_dark",
    "Turn on the dark mode of Slack.",
    params={"before": one_of("light", "system")},
)
def test_theme_dark(episode: Episode, before: str) -> None:
    preferences = Preferences(episode.device, PACKAGE)
    preferences.put({"theme": before})
    kept = preferences.all()
    episode.run()
    after = preferences.all()
    with episode.check(DARK):
        assert after.get("theme") == "dark"
    with episode.check(REST, weight=0.5):
        assert _others(kept) == _others(after)


def _others(kept: dict[str, Preference]) -> dict[str, Preference]:
    return {name: value for name, value in kept.items() if name != "theme"}


def choose_theme(pilot: Pilot, theme: str) -> Pilot:
    """Choose how the app looks."""
    pilot.open(APP).tap(id="tab_you").tap("Preferences")
    return pilot.tap("Dark mode").tap(theme)


@test_theme_dark.solution
def choose_dark(pilot: Pilot) -> None:
    choose_theme(pilot, "On")


@test_theme_dark.mistake("the phone's own", fails=DARK)
def choose_system(pilot: Pilot) -> None:
    choose_theme(pilot, "System default")


@test_theme_dark.mistake("smaller emoji, too", fails=REST)
def choose_dark_and_emoji(pilot: Pilot) -> None:
    choose_dark(pilot)
    pilot.tap("Show large emoji")
