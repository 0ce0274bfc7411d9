"""Text messages with ways that are forbidden: another app, scrolling, sending."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Final

from pytest_androidbench import Episode, Pilot
from pytest_androidbench.appdata.chat_marks import ChatMarks
from pytest_androidbench.appdata.constraints import watch_ways
from pytest_androidbench.appdata.messages import Messages
from pytest_androidbench.appdata.validators import only_added
from task_suites.android_arena.arena_task import arena_task
from task_suites.android_arena.forbidding import check_kept, forbidden
from task_suites.android_arena.looking import Sight, in_sight
from task_suites.android_arena.text_cases import TextCase, arrange, text_cases
from task_suites.android_arena.text_ways import (
    ALLOWED,
    APP,
    ENTRY,
    PACKAGE,
    REST,
    SEEN,
    SEND,
    TEXT,
    TO,
    check_found,
    check_sent,
    come,
    is_tomorrow_morning,
    look_for,
    schedule,
    write,
)

NO_SLACK: Final = "no_slack"
CHOSEN: Final = "the text to the right person waits for tomorrow morning, or is about to"
READY: Final = "the text to the right person is written, or was sent"


@arena_task(
    "text_without_slack",
    "Text '{case.text}' to {case.who.name} with Messages. Do not use Slack.",
    params={"case": text_cases()},
)
def test_send(episode: Episode, case: TextCase) -> None:
    before = arrange(episode.device, case)
    ways = watch_ways(episode.device)
    episode.run()
    check_kept(episode, ways, NO_SLACK, ALLOWED)
    check_sent(episode, before, case.who, case.text)


@test_send.solution
def send(pilot: Pilot, case: TextCase) -> None:
    write(pilot, case.who, case.text).tap(id=SEND)


@test_send.mistake("to somebody else", fails=TO)
def send_to_another(pilot: Pilot, case: TextCase) -> None:
    write(pilot, case.other, case.text).tap(id=SEND)


@test_send.mistake("the last sign is missing", fails=TEXT)
def send_less(pilot: Pilot, case: TextCase) -> None:
    write(pilot, case.who, case.text[:-1]).tap(id=SEND)


@test_send.mistake("another message deleted", fails=REST)
def send_and_delete(pilot: Pilot, case: TextCase) -> None:
    send(pilot, case)
    pilot.long_press(text=case.texts[2]).tap("Delete").tap(text="Delete")


@test_send.mistake("after a look into Slack", fails=ALLOWED)
def look_and_send(pilot: Pilot, case: TextCase) -> None:
    send(pilot.open("Slack"), case)


@test_send.mistake("with a look into Slack afterwards", fails=ALLOWED)
def send_and_look(pilot: Pilot, case: TextCase) -> None:
    send(pilot, case)
    pilot.open("Slack")


@arena_task(
    "find_message_without_slack",
    "Search Messages for '{case.word}'. Do not use Slack.",
    params={"case": text_cases()},
)
def test_find(episode: Episode, case: TextCase) -> None:
    arrange(episode.device, case)
    ways = watch_ways(episode.device)
    episode.run()
    check_kept(episode, ways, NO_SLACK, ALLOWED)
    check_found(episode, case)


@test_find.solution
def find(pilot: Pilot, case: TextCase) -> None:
    look_for(pilot, case.word)


@test_find.mistake("another word", fails=SEEN)
def find_another(pilot: Pilot, case: TextCase) -> None:
    look_for(pilot, case.texts[3])


@test_find.mistake("left again", fails=SEEN)
def find_and_leave(pilot: Pilot, case: TextCase) -> None:
    find(pilot, case)
    pilot.home()


@test_find.mistake("after a look into Slack", fails=ALLOWED)
def look_and_find(pilot: Pilot, case: TextCase) -> None:
    find(pilot.open("Slack"), case)


@test_find.mistake("with a look into Slack in between", fails=ALLOWED)
def find_with_a_look(pilot: Pilot, case: TextCase) -> None:
    find(pilot, case)
    pilot.open("Slack").open(APP)
    if not pilot.shows(case.word):
        pilot.tap("Search messages").type(None, case.word, enter=True)


@arena_task(
    "find_message_without_scrolling",
    "Find the message about '{case.word}' with the search bar of Messages, without scrolling.",
    params={"case": text_cases()},
)
def test_search(episode: Episode, case: TextCase) -> None:
    arrange(episode.device, case)
    ways = watch_ways(episode.device)
    episode.run()
    check_kept(episode, ways, "no_messages_scrolling", ALLOWED)
    check_found(episode, case)


@test_search.solution
def search(pilot: Pilot, case: TextCase) -> None:
    look_for(pilot, case.word)


@test_search.mistake("another word", fails=SEEN)
def search_another(pilot: Pilot, case: TextCase) -> None:
    look_for(pilot, case.texts[3])


@test_search.mistake("left again", fails=SEEN)
def search_and_leave(pilot: Pilot, case: TextCase) -> None:
    search(pilot, case)
    pilot.home()


@test_search.mistake("after a scroll down the list", fails=ALLOWED)
def scroll_and_search(pilot: Pilot, case: TextCase) -> None:
    pilot.open(APP).scroll("down")
    search(pilot, case)


@test_search.mistake("after a scroll up the list", fails=ALLOWED)
def scroll_up_and_search(pilot: Pilot, case: TextCase) -> None:
    pilot.open(APP).scroll("up")
    search(pilot, case)


@arena_task(
    "text_without_sending",
    "In Messages, write '{case.text}' to {case.who.name}, but do not press Send.",
    params={"case": text_cases()},
)
def test_write(episode: Episode, case: TextCase) -> None:
    before = arrange(episode.device, case)
    thread = next(one.thread for one in before if one.number == case.who.number)
    ways = watch_ways(episode.device)
    episode.run()
    breaches = ways.breaches(forbidden("no_messages_sending"), episode.steps)
    # What stands in the field is kept as a draft once the page is left.
    episode.device.shell("input keyevent KEYCODE_HOME")
    after = Messages(episode.device).all()
    new = come(before, after)
    with episode.constraint(ALLOWED):
        assert not breaches
        assert not [one for one in new if one.folder != "draft"]
    with episode.check(READY):
        assert (thread, case.text) in [(one.thread, one.text.strip()) for one in new]
    with episode.check(REST):
        assert only_added(before, after, [one for one in new if one.thread == thread])


@test_write.solution
def write_text(pilot: Pilot, case: TextCase) -> None:
    write(pilot, case.who, case.text)


@test_write.mistake("to somebody else", fails=READY)
def write_to_another(pilot: Pilot, case: TextCase) -> None:
    write(pilot, case.other, case.text)


@test_write.mistake("the last sign is missing", fails=READY)
def write_less(pilot: Pilot, case: TextCase) -> None:
    write(pilot, case.who, case.text[:-1])


@test_write.mistake("another message deleted", fails=REST)
def delete_and_write(pilot: Pilot, case: TextCase) -> None:
    pilot.open(APP).tap(text=case.who.name).long_press(text=case.texts[2])
    pilot.tap("Delete").tap(text="Delete").type(None, case.text, id=ENTRY)


@test_write.mistake("sent", fails=ALLOWED)
def write_and_send(pilot: Pilot, case: TextCase) -> None:
    write(pilot, case.who, case.text).tap(id=SEND)


@test_write.mistake("sent, and written again", fails=ALLOWED)
def send_and_write(pilot: Pilot, case: TextCase) -> None:
    write_and_send(pilot, case)
    pilot.type(None, case.text, id=ENTRY)


@arena_task(
    "schedule_without_sending",
    "In Messages, write '{case.text}' to {case.who.name} and choose tomorrow morning for it to be "
    "sent, but do not press Send.",
    params={"case": text_cases()},
)
def test_schedule(episode: Episode, case: TextCase) -> None:
    before = arrange(episode.device, case)
    thread = next(one.thread for one in before if one.number == case.who.number)
    now = episode.device.now()
    ways = watch_ways(episode.device)
    episode.run()
    breaches = ways.breaches(forbidden("no_messages_sending"), episode.steps)
    waiting = ChatMarks(episode.device).waiting()
    kept = [
        one
        for one in waiting
        if (one.thread, one.text.strip()) == (thread, case.text)
        and is_tomorrow_morning(one.at_ms, now)
    ]
    # It stands ready in the open conversation as long as Send was not pressed.
    seen = (
        Sight(id="conversation_title", text=case.who.name),
        Sight(id=ENTRY, text=case.text),
        Sight(id="", has=_morning(now)),
    )
    with episode.check(CHOSEN):
        assert kept or not in_sight(episode.device, PACKAGE, *seen, typing=True)
    # What is written is kept as a draft once the page is left.
    episode.device.shell("input keyevent KEYCODE_HOME")
    after = Messages(episode.device).all()
    with episode.constraint(ALLOWED):
        assert not breaches
        assert not waiting
    with episode.check(REST):
        drafts = [one for one in come(before, after) if one.folder == "draft"]
        assert only_added(before, after, [one for one in drafts if one.thread == thread])


def _morning(now: datetime) -> str:
    """A pattern of the chip that says `Scheduled for` an hour of tomorrow's morning."""
    day = (now + timedelta(days=1)).day
    return rf"^Scheduled for (?=.*\b{day}\b)(?=.*\b(0?[6-9]|1[01]):)"


@test_schedule.solution
def choose(pilot: Pilot, case: TextCase) -> None:
    schedule(write(pilot, case.who, case.text), "Tomorrow morning")


@test_schedule.mistake("this evening", fails=CHOSEN)
def choose_evening(pilot: Pilot, case: TextCase) -> None:
    schedule(write(pilot, case.who, case.text), "Later today")


@test_schedule.mistake("to somebody else", fails=CHOSEN)
def choose_for_another(pilot: Pilot, case: TextCase) -> None:
    schedule(write(pilot, case.other, case.text), "Tomorrow morning")


@test_schedule.mistake("kept with Send", fails=ALLOWED)
def choose_and_send(pilot: Pilot, case: TextCase) -> None:
    choose(pilot, case)
    pilot.tap(id=SEND)


@test_schedule.mistake("another message deleted", fails=REST)
def delete_and_choose(pilot: Pilot, case: TextCase) -> None:
    pilot.open(APP).tap(text=case.who.name).long_press(text=case.texts[2])
    pilot.tap("Delete").tap(text="Delete").type(None, case.text, id=ENTRY)
    schedule(pilot, "Tomorrow morning")


@test_schedule.mistake("by a long press on Send", fails=ALLOWED)
def hold_send(pilot: Pilot, case: TextCase) -> None:
    write(pilot, case.who, case.text).long_press(id=SEND).tap(text="Tomorrow morning")
