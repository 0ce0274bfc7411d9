"""Text messages: sent, searched, archived, deleted."""

from __future__ import annotations

from typing import Final

from pytest_androidbench import Episode, Pilot
from pytest_androidbench.appdata.messages import Messages
from pytest_androidbench.appdata.validators import only_removed, rows_kept, same_rows
from task_suites.android_arena.arena_task import arena_task
from task_suites.android_arena.text_cases import TextCase, arrange, text_cases
from task_suites.android_arena.text_ways import (
    APP,
    REST,
    SEEN,
    SEND,
    TEXT,
    TO,
    chat,
    check_found,
    check_sent,
    look_for,
    write,
)

AWAY: Final = "the conversation with it is archived, and no other"
GONE: Final = "the message is deleted"


@arena_task(
    "messages_send", "In Messages, send '{case.text}' to {case.who.name}.",
    params={"case": text_cases()},
)  # fmt: skip
def test_send(episode: Episode, case: TextCase) -> None:
    before = arrange(episode.device, case)
    episode.run()
    check_sent(episode, before, case.who, case.text)


@test_send.solution
def send(pilot: Pilot, case: TextCase) -> None:
    write(pilot, case.who, case.text).tap(id=SEND)


@test_send.mistake("to somebody else", fails=TO)
def send_to_another(pilot: Pilot, case: TextCase) -> None:
    write(pilot, case.other, case.text).tap(id=SEND)


@test_send.mistake("not sent", fails=TO)
def write_only(pilot: Pilot, case: TextCase) -> None:
    write(pilot, case.who, case.text)


@test_send.mistake("the last sign is missing", fails=TEXT)
def send_less(pilot: Pilot, case: TextCase) -> None:
    write(pilot, case.who, case.text[:-1]).tap(id=SEND)


@test_send.mistake("another message deleted", fails=REST)
def send_and_delete(pilot: Pilot, case: TextCase) -> None:
    send(pilot, case)
    pilot.long_press(text=case.texts[2]).tap("Delete").tap(text="Delete")


@arena_task(
    "messages_send_recommendation",
    "In Messages, recommend a video to {case.who.name}: send 'You should watch {case.film}!'",
    params={"case": text_cases()},
)
def test_recommend(episode: Episode, case: TextCase) -> None:
    before = arrange(episode.device, case)
    episode.run()
    check_sent(episode, before, case.who, f"You should watch {case.film}!")


@test_recommend.solution
def recommend(pilot: Pilot, case: TextCase) -> None:
    write(pilot, case.who, f"You should watch {case.film}!").tap(id=SEND)


@test_recommend.mistake("to somebody else", fails=TO)
def recommend_to_another(pilot: Pilot, case: TextCase) -> None:
    write(pilot, case.other, f"You should watch {case.film}!").tap(id=SEND)


@test_recommend.mistake("the title alone", fails=TEXT)
def send_title(pilot: Pilot, case: TextCase) -> None:
    write(pilot, case.who, case.film).tap(id=SEND)


@test_recommend.mistake("another message deleted", fails=REST)
def recommend_and_delete(pilot: Pilot, case: TextCase) -> None:
    recommend(pilot, case)
    pilot.long_press(text=case.texts[2]).tap("Delete").tap(text="Delete")


@arena_task("messages_search", "Search Messages for '{case.word}'.", params={"case": text_cases()})
def test_search(episode: Episode, case: TextCase) -> None:
    arrange(episode.device, case)
    episode.run()
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


@arena_task(
    "messages_archive",
    "In Messages, archive the conversation with the message that contains '{case.word}'.",
    params={"case": text_cases()},
)
def test_archive(episode: Episode, case: TextCase) -> None:
    before = arrange(episode.device, case)
    messages = Messages(episode.device)
    put_away = messages.archived()
    wanted = next(one.thread for one in before if one.text == case.told)
    episode.run()
    with episode.check(AWAY):
        assert messages.archived() == put_away | {wanted}
    with episode.check(REST):
        assert same_rows(before, messages.all())


@test_archive.solution
def archive(pilot: Pilot, case: TextCase) -> None:
    pilot.open(APP).long_press(text=case.who.name).tap("Archive")


@test_archive.mistake("another one", fails=AWAY)
def archive_another(pilot: Pilot, case: TextCase) -> None:
    pilot.open(APP).long_press(text=case.other.name).tap("Archive")


@test_archive.mistake("another one, too", fails=AWAY)
def archive_two(pilot: Pilot, case: TextCase) -> None:
    pilot.open(APP).long_press(text=case.who.name).tap(text=case.other.name).tap("Archive")


@test_archive.mistake("deleted", fails=REST)
def delete_instead(pilot: Pilot, case: TextCase) -> None:
    pilot.open(APP).long_press(text=case.who.name).tap("Delete").tap(text="Delete")


@arena_task(
    "messages_delete",
    "In Messages, delete the message that contains '{case.word}', and no other message.",
    params={"case": text_cases()},
)
def test_delete(episode: Episode, case: TextCase) -> None:
    before = arrange(episode.device, case)
    episode.run()
    after = Messages(episode.device).all()
    gone = [one for one in before if one.text == case.told]
    with episode.check(GONE):
        assert not [one for one in after if one.text == case.told]
    with episode.check(REST):
        left = [one for one in after if one.text != case.told]
        assert only_removed(before, left, gone)
        assert rows_kept(left, before)


@test_delete.solution
def delete(pilot: Pilot, case: TextCase) -> None:
    chat(pilot, case.who).long_press(text=case.told).tap("Delete").tap(text="Delete")


@test_delete.mistake("another message", fails=GONE)
def delete_another(pilot: Pilot, case: TextCase) -> None:
    chat(pilot, case.who).long_press(text=case.texts[2]).tap("Delete").tap(text="Delete")


@test_delete.mistake("the whole conversation", fails=REST)
def delete_all(pilot: Pilot, case: TextCase) -> None:
    pilot.open(APP).long_press(text=case.who.name).tap("Delete").tap(text="Delete")


@test_delete.mistake("not confirmed", fails=GONE)
def ask_only(pilot: Pilot, case: TextCase) -> None:
    chat(pilot, case.who).long_press(text=case.told).tap("Delete").tap("Cancel")
