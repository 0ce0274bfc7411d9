"""Slack with ways that are forbidden: scrolling, and sending."""

from __future__ import annotations

from typing import Final

from pytest_androidbench import Episode, Pilot
from pytest_androidbench.appdata.constraints import watch_ways
from pytest_androidbench.appdata.slack import PACKAGE, Inside
from pytest_androidbench.appdata.validators import only_added
from task_suites.android_arena.arena_task import arena_task
from task_suites.android_arena.forbidding import check_kept
from task_suites.android_arena.looking import Sight, in_sight
from task_suites.android_arena.slack_ways import (
    APP,
    SEND,
    Office,
    arranged,
    offices,
    open_found,
    sent,
    share_file,
    shared,
    take_in,
    write_to,
    written,
)

INSIDE: Final = "who was named is in the channel, and all else is as it was"
OPENED: Final = "the talk with who was named is shown"
READY: Final = "the message stands ready"
NOT_SCROLLED: Final = "nothing in Slack was scrolled"
NOT_SENT: Final = "no button that sends was pressed"


@arena_task(
    "invite_without_scrolling",
    "Add {office.name} to the Slack channel {office.channel}. Find them with the search field, "
    "and do not scroll.",
    params={"office": offices()},
)
def test_invite(episode: Episode, office: Office) -> None:
    start = arranged(episode, office)
    ways = watch_ways(episode.device)
    episode.run()
    with episode.check(INSIDE):
        wanted = Inside(
            channel=start.channel(office.channel).id, member=start.member(office.name).id
        )
        assert only_added(start.before.rows(), start.slack.contents().rows(), [wanted])
    check_kept(episode, ways, "no_scrolling_in_slack", NOT_SCROLLED)


@test_invite.solution
def invite_by_search(pilot: Pilot, office: Office) -> None:
    take_in(pilot, office.channel).type(None, office.name, id="invite_input")
    pilot.tap(text=office.name, index=1).tap("Add")


@test_invite.mistake("the list scrolled", fails=NOT_SCROLLED)
def invite_by_scrolling(pilot: Pilot, office: Office) -> None:
    take_in(pilot, office.channel).scroll("down", id="members_list").scroll("up", id="members_list")
    pilot.scroll_to(text=office.name).tap(text=office.name).tap("Add")


@test_invite.mistake("the first page scrolled", fails=NOT_SCROLLED)
def scroll_and_invite(pilot: Pilot, office: Office) -> None:
    pilot.open(APP).scroll("down")
    invite_by_search(pilot, office)


@test_invite.mistake("nobody added", fails=INSIDE)
def only_find_who_to_invite(pilot: Pilot, office: Office) -> None:
    take_in(pilot, office.channel).type(None, office.name, id="invite_input")


@arena_task(
    "find_person_without_scrolling",
    "Find {office.name} in Slack with the search field and open your direct messages with them. "
    "Do not scroll.",
    params={"office": offices()},
)
def test_find_person(episode: Episode, office: Office) -> None:
    start = arranged(episode, office)
    ways = watch_ways(episode.device)
    episode.run()
    with episode.check(OPENED):
        name = start.member(office.name).name
        assert not in_sight(
            episode.device, PACKAGE, Sight(id="channel_title", text=name), typing=True
        )
    check_kept(episode, ways, "no_scrolling_in_slack", NOT_SCROLLED)


@test_find_person.solution
def find_by_search(pilot: Pilot, office: Office) -> None:
    open_found(pilot, office.name)


@test_find_person.mistake("the talks scrolled", fails=NOT_SCROLLED)
def find_by_scrolling(pilot: Pilot, office: Office) -> None:
    pilot.open(APP).tap(id="tab_dms").scroll("down").scroll("up")
    pilot.scroll_to(text=office.name).tap(text=office.name)


@test_find_person.mistake("the first page scrolled", fails=NOT_SCROLLED)
def find_on_first_page(pilot: Pilot, office: Office) -> None:
    pilot.open(APP).scroll("down").scroll_to(text=office.name).tap(text=office.name)


@test_find_person.mistake("somebody else", fails=OPENED)
def find_other(pilot: Pilot, office: Office) -> None:
    open_found(pilot, office.other)


@arena_task(
    "slack_message_without_sending",
    "In Slack, write {office.name} this direct message, but do not press the button that sends "
    "it: {office.text}",
    params={"office": offices()},
)
def test_message(episode: Episode, office: Office) -> None:
    start = arranged(episode, office)
    ways = watch_ways(episode.device)
    episode.run()
    with episode.check(READY):
        assert written(start, episode.device, office.name, office.text)
    check_kept(episode, ways, "no_sending_in_slack", NOT_SENT)


@test_message.solution
def write_message(pilot: Pilot, office: Office) -> None:
    write_to(pilot, office.name, office.text)


@test_message.mistake("sent", fails=NOT_SENT)
def send_message(pilot: Pilot, office: Office) -> None:
    write_to(pilot, office.name, office.text).tap(id=SEND)


@test_message.mistake("found by the search, and sent", fails=NOT_SENT)
def find_and_send(pilot: Pilot, office: Office) -> None:
    open_found(pilot, office.name).type(None, office.text, id="message_input").tap(id=SEND)


@test_message.mistake("to somebody else", fails=READY)
def write_to_other(pilot: Pilot, office: Office) -> None:
    write_to(pilot, office.other, office.text)


@arena_task(
    "slack_file_without_sending",
    "In Slack, put the file {office.files[0]} into a direct message to {office.name}, but do not "
    "press the button that sends it.",
    params={"office": offices()},
)
def test_file(episode: Episode, office: Office) -> None:
    start = shared(arranged(episode, office), episode, office)
    file = next(each.id for each in start.before.files if each.name == office.files[0])
    ways = watch_ways(episode.device)
    episode.run()
    with episode.check(READY):
        assert not sent(start, office.name, file=file) or not in_sight(
            episode.device,
            PACKAGE,
            Sight(id="channel_title", text=office.name),
            Sight(id="attached_file", text=office.files[0]),
            typing=True,
        )
    check_kept(episode, ways, "no_sending_in_slack", NOT_SENT)


@test_file.solution
def attach_file(pilot: Pilot, office: Office) -> None:
    share_file(pilot, office.files[0], office.name)


@test_file.mistake("sent", fails=NOT_SENT)
def send_file(pilot: Pilot, office: Office) -> None:
    share_file(pilot, office.files[0], office.name).tap(id=SEND)


@test_file.mistake("attached in the talk, and sent", fails=NOT_SENT)
def attach_and_send(pilot: Pilot, office: Office) -> None:
    open_found(pilot, office.name).tap(id="attach_button").tap(text=office.files[0]).tap(id=SEND)


@test_file.mistake("another file", fails=READY)
def attach_other_file(pilot: Pilot, office: Office) -> None:
    share_file(pilot, office.files[1], office.name)
