"""Mails of Gmail: starred, marked, archived, answered, forwarded."""

from __future__ import annotations

from typing import Final

from pytest_androidbench import Episode, Pilot
from pytest_androidbench.appdata.mails import (
    IMPORTANT,
    INBOX,
    STARRED,
    Mails,
)
from pytest_androidbench.tasks.strategies import one_of
from task_suites.android_arena.arena_task import arena_task
from task_suites.android_arena.mail_cases import (
    ANSWERS,
    MailCase,
    mail_cases,
    received_rows,
    sent_rows,
)
from task_suites.android_arena.mail_checks import (
    LABELLED,
    REST,
    TEXT,
    TO,
    all_kept,
    check_one_changed,
    check_unread,
    newly_written,
)
from task_suites.android_arena.mail_ways import APP, answer, box, pass_on

AWAY: Final = "the latest one is in the inbox no more"
ANSWERED: Final = "it is an answer to the latest one, and sent"
PASSED_ON: Final = "it is the latest one, forwarded and sent"


@arena_task(
    "gmail_star_latest_sent", "Star the latest email that was sent with Gmail.",
    params={"case": mail_cases()},
)  # fmt: skip
def test_star(episode: Episode, case: MailCase) -> None:
    mails = Mails(episode.device)
    wanted = mails.add(sent_rows(case))[0]
    before = mails.all()
    episode.run()
    check_one_changed(episode, before, wanted, LABELLED, lambda labels: labels | {STARRED})


@test_star.solution
def star(pilot: Pilot) -> None:
    box(pilot.open(APP), "Sent").tap(id="star", index=0)


@test_star.mistake("an older one", fails=LABELLED)
def star_older(pilot: Pilot) -> None:
    box(pilot.open(APP), "Sent").tap(id="star", index=1)


@test_star.mistake("another one, too", fails=REST)
def star_two(pilot: Pilot) -> None:
    star(pilot)
    pilot.tap(id="star", index=1)


@test_star.mistake("one in the inbox", fails=LABELLED)
def star_in_the_inbox(pilot: Pilot) -> None:
    pilot.open(APP).tap(id="star", index=0)


@arena_task(
    "gmail_mark_unread",
    "In Gmail, mark the latest email from {case.who.name} as unread.",
    params={"case": mail_cases()},
)
def test_unread(episode: Episode, case: MailCase) -> None:
    mails = Mails(episode.device)
    wanted = mails.add(received_rows(case))[0]
    before = mails.all()
    episode.run()
    check_unread(episode, before, wanted)


@test_unread.solution
def mark_unread(pilot: Pilot, case: MailCase) -> None:
    pilot.open(APP).long_press(text=case.subject).tap("Mark unread")


@test_unread.mistake("an older one", fails=LABELLED)
def mark_older_unread(pilot: Pilot, case: MailCase) -> None:
    pilot.open(APP).long_press(text=case.subjects[1]).tap("Mark unread")


@test_unread.mistake("another one, too", fails=LABELLED)
def mark_two_unread(pilot: Pilot, case: MailCase) -> None:
    pilot.open(APP).long_press(text=case.subject).tap(text=case.subjects[2]).tap("Mark unread")


@test_unread.mistake("archived, too", fails=REST)
def mark_and_archive(pilot: Pilot, case: MailCase) -> None:
    mark_unread(pilot, case)
    pilot.long_press(text=case.subject).tap("Archive")


@arena_task(
    "gmail_mark_important",
    "In Gmail, mark the latest email from {case.who.name} as important.",
    params={"case": mail_cases()},
)
def test_important(episode: Episode, case: MailCase) -> None:
    mails = Mails(episode.device)
    wanted = mails.add(received_rows(case))[0]
    before = mails.all()
    episode.run()
    check_one_changed(episode, before, wanted, LABELLED, lambda labels: labels | {IMPORTANT})


@test_important.solution
def mark_important(pilot: Pilot, case: MailCase) -> None:
    pilot.open(APP).long_press(text=case.subject).tap(desc="More options").tap("Mark important")


@test_important.mistake("an older one", fails=LABELLED)
def mark_older_important(pilot: Pilot, case: MailCase) -> None:
    pilot.open(APP).long_press(text=case.subjects[1])
    pilot.tap(desc="More options").tap("Mark important")


@test_important.mistake("starred instead", fails=LABELLED)
def star_instead(pilot: Pilot, case: MailCase) -> None:
    pilot.open(APP).long_press(text=case.subject).tap(desc="More options").tap("Add star")


@test_important.mistake("another one, too", fails=REST)
def mark_two_important(pilot: Pilot, case: MailCase) -> None:
    pilot.open(APP).long_press(text=case.subject).tap(text=case.subjects[2])
    pilot.tap(desc="More options").tap("Mark important")


@arena_task(
    "gmail_archive",
    "In Gmail, archive the latest email from {case.who.name}.",
    params={"case": mail_cases()},
)
def test_archive(episode: Episode, case: MailCase) -> None:
    mails = Mails(episode.device)
    wanted = mails.add(received_rows(case))[0]
    before = mails.all()
    episode.run()
    check_one_changed(episode, before, wanted, AWAY, lambda labels: labels - {INBOX})


@test_archive.solution
def archive(pilot: Pilot, case: MailCase) -> None:
    pilot.open(APP).long_press(text=case.subject).tap("Archive")


@test_archive.mistake("an older one", fails=AWAY)
def archive_older(pilot: Pilot, case: MailCase) -> None:
    pilot.open(APP).long_press(text=case.subjects[1]).tap("Archive")


@test_archive.mistake("deleted", fails=AWAY)
def delete(pilot: Pilot, case: MailCase) -> None:
    pilot.open(APP).long_press(text=case.subject).tap("Delete")


@test_archive.mistake("another one, too", fails=REST)
def archive_two(pilot: Pilot, case: MailCase) -> None:
    pilot.open(APP).long_press(text=case.subject).tap(text=case.subjects[2]).tap("Archive")


@arena_task(
    "gmail_reply",
    "In Gmail, reply to the latest email from {case.who.name} with '{text}'",
    params={"case": mail_cases(), "text": one_of(*ANSWERS)},
)
def test_reply(episode: Episode, case: MailCase, text: str) -> None:
    mails = Mails(episode.device)
    wanted = mails.add(received_rows(case))[0]
    before = mails.all()
    episode.run()
    after, new = newly_written(episode, before)
    with episode.check(ANSWERED):
        assert [(one.ref, one.forward, one.leaves) for one in new] == [(wanted.id, False, True)]
    with episode.check(TO):
        assert [one.recipients for one in new] == [[case.who.address]]
    with episode.check(TEXT):
        assert [one.body.strip() for one in new] == [text]
    with episode.check(REST):
        assert all_kept(before, after)


@test_reply.solution
def reply(pilot: Pilot, case: MailCase, text: str) -> None:
    answer(pilot.open(APP), case.subject, text).tap(id="send")


@test_reply.mistake("to an older one", fails=ANSWERED)
def reply_to_older(pilot: Pilot, case: MailCase, text: str) -> None:
    answer(pilot.open(APP), case.subjects[1], text).tap(id="send")


@test_reply.mistake("not sent", fails=ANSWERED)
def reply_not_sent(pilot: Pilot, case: MailCase, text: str) -> None:
    answer(pilot.open(APP), case.subject, text)


@test_reply.mistake("to somebody else, too", fails=TO)
def reply_to_two(pilot: Pilot, case: MailCase, text: str) -> None:
    answer(pilot.open(APP), case.subject, text)
    pilot.type(None, f"{case.other.address},", id="to").tap(id="send")


@test_reply.mistake("other words", fails=TEXT)
def reply_less(pilot: Pilot, case: MailCase, text: str) -> None:
    reply(pilot, case, text[:-1])


@test_reply.mistake("archived, too", fails=REST)
def reply_and_archive(pilot: Pilot, case: MailCase, text: str) -> None:
    reply(pilot, case, text)
    pilot.tap(id="archive")


@arena_task(
    "gmail_forward",
    "In Gmail, forward the latest email from {case.who.name} to {case.other.address}.",
    params={"case": mail_cases()},
)
def test_forward(episode: Episode, case: MailCase) -> None:
    mails = Mails(episode.device)
    wanted = mails.add(received_rows(case))[0]
    before = mails.all()
    episode.run()
    after, new = newly_written(episode, before)
    with episode.check(PASSED_ON):
        assert [(one.ref, one.forward, one.leaves) for one in new] == [(wanted.id, True, True)]
    with episode.check(TO):
        assert [one.recipients for one in new] == [[case.other.address]]
    with episode.check(REST):
        assert all_kept(before, after)


@test_forward.solution
def forward(pilot: Pilot, case: MailCase) -> None:
    pass_on(pilot.open(APP), case.subject, case.other).tap(id="send")


@test_forward.mistake("an older one", fails=PASSED_ON)
def forward_older(pilot: Pilot, case: MailCase) -> None:
    pass_on(pilot.open(APP), case.subjects[1], case.other).tap(id="send")


@test_forward.mistake("back to who wrote it", fails=TO)
def forward_back(pilot: Pilot, case: MailCase) -> None:
    pass_on(pilot.open(APP), case.subject, case.who).tap(id="send")


@test_forward.mistake("not sent", fails=PASSED_ON)
def forward_not_sent(pilot: Pilot, case: MailCase) -> None:
    pass_on(pilot.open(APP), case.subject, case.other)


@test_forward.mistake("deleted, too", fails=REST)
def forward_and_delete(pilot: Pilot, case: MailCase) -> None:
    forward(pilot, case)
    pilot.tap(id="delete")
