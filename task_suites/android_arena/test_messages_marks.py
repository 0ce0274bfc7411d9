"""Conversations of Messages: stars, blocked numbers, groups, pins, mute, texts sent later."""

from __future__ import annotations

from typing import Final

from pytest_androidbench import Episode, Pilot
from pytest_androidbench.appdata.chat_marks import PACKAGE, ChatMarks
from pytest_androidbench.appdata.messages import Messages
from pytest_androidbench.appdata.notifying import may_notify, stop_notifying
from pytest_androidbench.appdata.validators import rows_kept, same_rows
from pytest_androidbench.devices.device import Device
from pytest_androidbench.tasks.strategies import one_of
from task_suites.android_arena.arena_task import arena_task
from task_suites.android_arena.text_cases import GROUPS, TextCase, arrange, text_cases
from task_suites.android_arena.text_ways import (
    APP,
    ENTRY,
    REST,
    chat,
    is_tomorrow_morning,
    schedule,
    write,
)

STARRED: Final = "the message has a star, and no other"
BLOCKED: Final = "the numbers that are blocked are as asked for"
NAMED: Final = "there is one group of that name"
PEOPLE: Final = "both are in it, and nobody else"
PINNED: Final = "the group is pinned, and nothing else"
GONE: Final = "the group is gone"
LATER: Final = "the text is to be sent then"
MUTED: Final = "the notifications of Messages are as asked for"


@arena_task(
    "messages_star",
    "In Messages, star the message that contains '{case.word}'.",
    params={"case": text_cases()},
)
def test_star(episode: Episode, case: TextCase) -> None:
    before = arrange(episode.device, case)
    marks = ChatMarks(episode.device)
    stars = marks.starred()
    wanted = next(one.id for one in before if one.text == case.told)
    episode.run()
    with episode.check(STARRED):
        assert marks.starred() == stars | {wanted}
    with episode.check(REST):
        assert same_rows(before, Messages(episode.device).all())


@test_star.solution
def star(pilot: Pilot, case: TextCase) -> None:
    chat(pilot, case.who).long_press(text=case.told).tap("Star")


@test_star.mistake("another message", fails=STARRED)
def star_another(pilot: Pilot, case: TextCase) -> None:
    chat(pilot, case.who).long_press(text=case.texts[2]).tap("Star")


@test_star.mistake("another one, too", fails=STARRED)
def star_two(pilot: Pilot, case: TextCase) -> None:
    chat(pilot, case.who).long_press(text=case.told).tap(text=case.texts[2]).tap("Star")


@test_star.mistake("another one deleted", fails=REST)
def star_and_delete(pilot: Pilot, case: TextCase) -> None:
    star(pilot, case)
    pilot.long_press(text=case.texts[2]).tap("Delete").tap(text="Delete")


@arena_task(
    "messages_block_number",
    "Block the number {case.who.number} in Messages.",
    params={"case": text_cases()},
)
def test_block(episode: Episode, case: TextCase) -> None:
    before = arrange(episode.device, case)
    marks = ChatMarks(episode.device)
    blocked = marks.blocked()
    episode.run()
    with episode.check(BLOCKED):
        assert marks.blocked() == sorted([*blocked, case.who.number])
    with episode.check(REST):
        assert same_rows(before, Messages(episode.device).all())


@test_block.solution
def block(pilot: Pilot, case: TextCase) -> None:
    pilot.open(APP).long_press(text=case.who.name).tap(desc="More options").tap("Block").tap("OK")


@test_block.mistake("somebody else", fails=BLOCKED)
def block_another(pilot: Pilot, case: TextCase) -> None:
    pilot.open(APP).long_press(text=case.other.name).tap(desc="More options").tap("Block").tap("OK")


@test_block.mistake("not confirmed", fails=BLOCKED)
def ask_to_block(pilot: Pilot, case: TextCase) -> None:
    pilot.open(APP).long_press(text=case.who.name).tap(desc="More options").tap("Block")
    pilot.tap("Cancel")


@test_block.mistake("deleted", fails=REST)
def delete_instead(pilot: Pilot, case: TextCase) -> None:
    pilot.open(APP).long_press(text=case.who.name).tap("Delete").tap(text="Delete")


@arena_task(
    "messages_unblock_number",
    "Unblock the number {case.who.number} in Messages.",
    params={"case": text_cases()},
)
def test_unblock(episode: Episode, case: TextCase) -> None:
    before = arrange(episode.device, case)
    marks = ChatMarks(episode.device)
    marks.block([case.other.number, case.who.number])
    blocked = marks.blocked()
    episode.run()
    with episode.check(BLOCKED):
        assert marks.blocked() == [one for one in blocked if one != case.who.number]
    with episode.check(REST):
        assert same_rows(before, Messages(episode.device).all())


def blocked_chat(pilot: Pilot, name: str) -> Pilot:
    """Open a conversation of those with people who are blocked."""
    pilot.open(APP).tap(desc="More options").tap("Spam & blocked")
    return pilot.tap(text=name)


@test_unblock.solution
def unblock(pilot: Pilot, case: TextCase) -> None:
    blocked_chat(pilot, case.who.name).tap(desc="More options").tap("Unblock")


@test_unblock.mistake("somebody else", fails=BLOCKED)
def unblock_another(pilot: Pilot, case: TextCase) -> None:
    blocked_chat(pilot, case.other.name).tap(desc="More options").tap("Unblock")


@test_unblock.mistake("somebody else, too", fails=BLOCKED)
def unblock_two(pilot: Pilot, case: TextCase) -> None:
    unblock(pilot, case)
    pilot.back().tap(text=case.other.name).tap(desc="More options").tap("Unblock")


@test_unblock.mistake("deleted", fails=REST)
def delete_blocked(pilot: Pilot, case: TextCase) -> None:
    blocked_chat(pilot, case.who.name).tap(desc="More options").tap("Delete").tap(text="Delete")


@arena_task(
    "messages_create_group",
    "In Messages, create a group called '{group}' with {case.who.name} and {case.other.name}.",
    params={"case": text_cases(), "group": one_of(*GROUPS)},
)
def test_group(episode: Episode, case: TextCase, group: str) -> None:
    before = arrange(episode.device, case)
    marks = ChatMarks(episode.device)
    episode.run()
    named = [thread for thread, name in marks.names().items() if name == group]
    with episode.check(NAMED):
        assert len(named) == 1
    with episode.check(PEOPLE):
        numbers = frozenset({case.who.number, case.other.number})
        assert [marks.people().get(thread) for thread in named] == [numbers]
    with episode.check(REST):
        assert same_rows(before, Messages(episode.device).all())


def choose(pilot: Pilot, *names: str) -> Pilot:
    """Begin a group with some people."""
    pilot.open(APP).tap(id="start_chat_fab").tap(text="Create group")
    for name in names:
        pilot.type(None, name, id="recipient_text_view").tap(id="contact_name", index=0)
    return pilot.tap(desc="Next")


def call_it(pilot: Pilot, name: str) -> None:
    """Give the group that is open a name."""
    pilot.tap(desc="More options").tap("Group name").type(None, name, clear=True).tap("OK")


@test_group.solution
def create_group(pilot: Pilot, case: TextCase, group: str) -> None:
    call_it(choose(pilot, case.who.name, case.other.name), group)


@test_group.mistake("without a name", fails=NAMED)
def create_without_name(pilot: Pilot, case: TextCase) -> None:
    choose(pilot, case.who.name, case.other.name)


@test_group.mistake("another name", fails=NAMED)
def create_another(pilot: Pilot, case: TextCase, group: str) -> None:
    call_it(choose(pilot, case.who.name, case.other.name), group[:-1])


@test_group.mistake("a message sent, too", fails=REST)
def create_and_write(pilot: Pilot, case: TextCase) -> None:
    choose(pilot, case.who.name, case.other.name).type(None, case.text, id=ENTRY)
    pilot.tap("Send SMS")


def grouped(device: Device, case: TextCase, group: str) -> int:
    """Have conversations, and a group with both; tells its thread."""
    arrange(device, case)
    numbers = (case.who.number, case.other.number)
    return ChatMarks(device).add_group(group, numbers, case.texts[4])


@arena_task(
    "messages_pin_group",
    "Pin the group '{group}' in Messages.",
    params={"case": text_cases(), "group": one_of(*GROUPS)},
)
def test_pin(episode: Episode, case: TextCase, group: str) -> None:
    wanted = grouped(episode.device, case, group)
    marks, messages = ChatMarks(episode.device), Messages(episode.device)
    pins, before = marks.pinned(), messages.all()
    episode.run()
    with episode.check(PINNED):
        assert marks.pinned() == pins | {wanted}
    with episode.check(REST):
        assert same_rows(before, messages.all())


@test_pin.solution
def pin(pilot: Pilot, group: str) -> None:
    pilot.open(APP).long_press(text=group).tap("Pin")


@test_pin.mistake("another conversation", fails=PINNED)
def pin_another(pilot: Pilot, case: TextCase) -> None:
    pilot.open(APP).long_press(text=case.who.name).tap("Pin")


@test_pin.mistake("another one, too", fails=PINNED)
def pin_two(pilot: Pilot, case: TextCase, group: str) -> None:
    pilot.open(APP).long_press(text=group).tap(text=case.who.name).tap("Pin")


@test_pin.mistake("another one deleted", fails=REST)
def pin_and_delete(pilot: Pilot, case: TextCase, group: str) -> None:
    pin(pilot, group)
    pilot.long_press(text=case.who.name).tap("Delete").tap(text="Delete")


@arena_task(
    "messages_delete_group",
    "Delete the group '{group}' in Messages.",
    params={"case": text_cases(), "group": one_of(*GROUPS)},
)
def test_delete_group(episode: Episode, case: TextCase, group: str) -> None:
    wanted = grouped(episode.device, case, group)
    marks, messages = ChatMarks(episode.device), Messages(episode.device)
    before = messages.all()
    episode.run()
    after = messages.all()
    with episode.check(GONE):
        assert wanted not in {one.thread for one in after}
        assert wanted not in marks.names()
    with episode.check(REST):
        kept = ([one for one in each if one.thread != wanted] for each in (before, after))
        assert same_rows(*kept)


@test_delete_group.solution
def delete_group(pilot: Pilot, group: str) -> None:
    pilot.open(APP).long_press(text=group).tap("Delete").tap(text="Delete")


@test_delete_group.mistake("another conversation", fails=GONE)
def delete_another(pilot: Pilot, case: TextCase) -> None:
    pilot.open(APP).long_press(text=case.who.name).tap("Delete").tap(text="Delete")


@test_delete_group.mistake("another one, too", fails=REST)
def delete_two(pilot: Pilot, case: TextCase, group: str) -> None:
    pilot.open(APP).long_press(text=group).tap(text=case.who.name).tap("Delete")
    pilot.tap(text="Delete")


@test_delete_group.mistake("archived", fails=GONE)
def archive_group(pilot: Pilot, group: str) -> None:
    pilot.open(APP).long_press(text=group).tap("Archive")


def open_notifications(pilot: Pilot) -> Pilot:
    """Open the system's page about the notifications of Messages."""
    pilot.open(APP).tap(desc="More options").tap("Settings")
    return pilot.tap("Notifications")


@arena_task("messages_mute_all", "Mute all notifications of Messages.")
def test_mute(episode: Episode) -> None:
    messages = Messages(episode.device)
    before = messages.all()
    episode.run()
    with episode.check(MUTED):
        assert not may_notify(episode.device, PACKAGE)
    with episode.check(REST):
        assert rows_kept(before, messages.all())


@test_mute.solution
def mute(pilot: Pilot) -> None:
    open_notifications(pilot).tap("All Messages notifications")


@test_mute.mistake("only looked at", fails=MUTED)
def look_at_notifications(pilot: Pilot) -> None:
    open_notifications(pilot)


@test_mute.mistake("and back again", fails=MUTED)
def mute_and_unmute(pilot: Pilot) -> None:
    mute(pilot)
    pilot.tap("All Messages notifications")


@arena_task("messages_unmute_all", "Turn the muted notifications of Messages on again.")
def test_unmute(episode: Episode) -> None:
    messages = Messages(episode.device)
    stop_notifying(episode.device, PACKAGE)
    before = messages.all()
    episode.run()
    with episode.check(MUTED):
        assert may_notify(episode.device, PACKAGE)
    with episode.check(REST):
        assert rows_kept(before, messages.all())


@test_unmute.solution
def unmute(pilot: Pilot) -> None:
    open_notifications(pilot).tap("All Messages notifications")


@test_unmute.mistake("only looked at", fails=MUTED)
def look_at_muted(pilot: Pilot) -> None:
    open_notifications(pilot)


@test_unmute.mistake("and back again", fails=MUTED)
def unmute_and_mute(pilot: Pilot) -> None:
    unmute(pilot)
    pilot.tap("All Messages notifications")


@arena_task(
    "messages_schedule",
    "In Messages, schedule '{case.text}' to be sent to {case.who.name} tomorrow morning.",
    params={"case": text_cases()},
)
def test_schedule(episode: Episode, case: TextCase) -> None:
    before = arrange(episode.device, case)
    thread = next(one.thread for one in before if one.number == case.who.number)
    now = episode.device.now()
    episode.run()
    waiting = ChatMarks(episode.device).waiting()
    with episode.check(LATER):
        assert [(one.thread, one.text.strip()) for one in waiting] == [(thread, case.text)]
        assert is_tomorrow_morning(waiting[0].at_ms, now)
    with episode.check(REST):
        assert same_rows(before, Messages(episode.device).all())


@test_schedule.solution
def send_later(pilot: Pilot, case: TextCase) -> None:
    schedule(write(pilot, case.who, case.text), "Tomorrow morning").tap("Send SMS")


@test_schedule.mistake("this evening", fails=LATER)
def send_too_soon(pilot: Pilot, case: TextCase) -> None:
    schedule(write(pilot, case.who, case.text), "Later today").tap("Send SMS")


@test_schedule.mistake("to somebody else", fails=LATER)
def send_another_later(pilot: Pilot, case: TextCase) -> None:
    schedule(write(pilot, case.other, case.text), "Tomorrow morning").tap("Send SMS")


@test_schedule.mistake("chosen, and not kept", fails=LATER)
def choose_only(pilot: Pilot, case: TextCase) -> None:
    schedule(write(pilot, case.who, case.text), "Tomorrow morning")


@test_schedule.mistake("sent at once", fails=REST)
def send_at_once(pilot: Pilot, case: TextCase) -> None:
    write(pilot, case.who, case.text).tap("Send SMS")
