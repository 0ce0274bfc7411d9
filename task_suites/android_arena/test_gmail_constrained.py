"""Tasks in Gmail that must be done without scrolling, or without sending."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pytest_androidbench import Episode, Pilot
from pytest_androidbench.appdata.mails import Mails, StoredMail
from pytest_androidbench.tasks.strategies import one_of
from task_suites.android_arena.arena_task import arena_task
from task_suites.android_arena.forbidding import forbidden
from task_suites.android_arena.mail_cases import (
    ANSWERS,
    MailCase,
    draft_rows,
    mail_cases,
    received_rows,
    worded,
)
from task_suites.android_arena.mail_checks import (
    ALLOWED,
    NO_SCROLLING,
    NO_SENDING,
    REST,
    SEEN,
    SUBJECT,
    TEXT,
    TO,
    all_kept,
    check_draft_open,
    check_ways,
    check_word_found,
    check_written,
    newly_written,
    watched,
)
from task_suites.android_arena.mail_ways import (
    APP,
    answer,
    keep_draft,
    pass_on,
    schedule,
    search,
    write,
)

READY: Final = "an answer to the latest one is written"
PASSED_ON: Final = "the latest one is about to be forwarded"


def written_since(
    episode: Episode, before: Sequence[StoredMail]
) -> tuple[list[StoredMail], list[StoredMail]]:
    """Let the agent have its turn: all mails then, and those written since, none of them sent.

    Whether one was sent is the constraint's affair alone: sending breaks it, and keeps the goal.
    """
    ways = watched(episode)
    breaches = ways.breaches(forbidden(NO_SENDING), episode.steps)
    after, new = newly_written(episode, before)
    with episode.constraint(ALLOWED):
        assert not breaches
        assert not [one for one in new if one.leaves]
    return after, new


@arena_task(
    "find_mail_without_scrolling",
    "Find the emails about '{case.word}' with Gmail's search bar, without scrolling.",
    params={"case": mail_cases()},
)
def test_search(episode: Episode, case: MailCase) -> None:
    Mails(episode.device).add(worded(case))
    ways = watched(episode)
    check_word_found(episode, case)
    check_ways(episode, ways, NO_SCROLLING)


@test_search.solution
def search_word(pilot: Pilot, case: MailCase) -> None:
    search(pilot.open(APP), case.word)


@test_search.mistake("another word", fails=SEEN)
def search_another_word(pilot: Pilot, case: MailCase) -> None:
    search(pilot.open(APP), case.subjects[2])


@test_search.mistake("left again", fails=SEEN)
def search_and_leave(pilot: Pilot, case: MailCase) -> None:
    search_word(pilot, case)
    pilot.home()


@test_search.mistake("after a scroll down the inbox", fails=ALLOWED)
def scroll_and_search(pilot: Pilot, case: MailCase) -> None:
    search(pilot.open(APP).scroll("down"), case.word)


@test_search.mistake("after a scroll down another page", fails=ALLOWED)
def scroll_elsewhere_and_search(pilot: Pilot, case: MailCase) -> None:
    search(pilot.open(APP).tap(desc="Open navigation drawer").scroll("down").back(), case.word)


@arena_task(
    "find_draft_without_scrolling",
    "Find the latest draft to {case.who.address} with Gmail's search bar and open it, without "
    "scrolling.",
    params={"case": mail_cases()},
)
def test_find_draft(episode: Episode, case: MailCase) -> None:
    Mails(episode.device).add(draft_rows(case))
    ways = watched(episode)
    check_draft_open(episode, case)
    check_ways(episode, ways, NO_SCROLLING)


@test_find_draft.solution
def find_draft(pilot: Pilot, case: MailCase) -> None:
    search(pilot.open(APP), case.who.address).tap(text=case.subject)


@test_find_draft.mistake("an older one", fails=SEEN)
def find_older_draft(pilot: Pilot, case: MailCase) -> None:
    search(pilot.open(APP), case.who.address).tap(text=case.subjects[1])


@test_find_draft.mistake("left again", fails=SEEN)
def find_draft_and_leave(pilot: Pilot, case: MailCase) -> None:
    find_draft(pilot, case)
    pilot.home()


@test_find_draft.mistake("after a scroll down the inbox", fails=ALLOWED)
def scroll_and_find_draft(pilot: Pilot, case: MailCase) -> None:
    search(pilot.open(APP).scroll("down"), case.who.address).tap(text=case.subject)


@test_find_draft.mistake("by a scroll through the labels", fails=ALLOWED)
def find_draft_by_label(pilot: Pilot, case: MailCase) -> None:
    pilot.open(APP).tap(desc="Open navigation drawer").scroll("down")
    pilot.scroll_to(text="Drafts", direction="up").tap(text="Drafts").tap(text=case.subject)


@arena_task(
    "compose_without_sending",
    "In Gmail, compose an email to {case.who.address} with the subject '{case.subject}' and the "
    "text '{case.text}', but do not press Send or Schedule send.",
    params={"case": mail_cases()},
)
def test_compose(episode: Episode, case: MailCase) -> None:
    before = Mails(episode.device).all()
    after, new = written_since(episode, before)
    check_written(episode, new, case.who, case.subject, case.text)
    with episode.check(REST):
        assert all_kept(before, after)


@test_compose.solution
def compose(pilot: Pilot, case: MailCase) -> None:
    write(pilot.open(APP), case.who, case.subject, case.text)


@test_compose.mistake("to somebody else", fails=TO)
def compose_to_another(pilot: Pilot, case: MailCase) -> None:
    write(pilot.open(APP), case.other, case.subject, case.text)


@test_compose.mistake("another subject", fails=SUBJECT)
def compose_about_another(pilot: Pilot, case: MailCase) -> None:
    write(pilot.open(APP), case.who, case.subject[:-1], case.text)


@test_compose.mistake("the last sign is missing", fails=TEXT)
def compose_less(pilot: Pilot, case: MailCase) -> None:
    write(pilot.open(APP), case.who, case.subject, case.text[:-1])


@test_compose.mistake("another mail deleted", fails=REST)
def delete_and_compose(pilot: Pilot, case: MailCase) -> None:
    pilot.open(APP).long_press(id="subject", index=0).tap(id="delete")
    keep_draft(write(pilot, case.who, case.subject, case.text))


@test_compose.mistake("sent", fails=ALLOWED)
def compose_and_send(pilot: Pilot, case: MailCase) -> None:
    compose(pilot, case)
    pilot.tap(id="send")


@test_compose.mistake("to be sent later", fails=ALLOWED)
def compose_and_schedule(pilot: Pilot, case: MailCase) -> None:
    compose(pilot, case)
    schedule(pilot, "Tomorrow morning")


@arena_task(
    "reply_without_sending",
    "In Gmail, write '{text}' as a reply to the latest email from {case.who.name}, but do not "
    "press Send or Schedule send.",
    params={"case": mail_cases(), "text": one_of(*ANSWERS)},
)
def test_reply(episode: Episode, case: MailCase, text: str) -> None:
    mails = Mails(episode.device)
    wanted = mails.add(received_rows(case))[0]
    before = mails.all()
    after, new = written_since(episode, before)
    with episode.check(READY):
        assert [(one.ref, one.forward) for one in new] == [(wanted.id, False)]
    with episode.check(TO):
        assert [one.recipients for one in new] == [[case.who.address]]
    with episode.check(TEXT):
        assert [one.body.strip() for one in new] == [text]
    with episode.check(REST):
        assert all_kept(before, after)


@test_reply.solution
def reply(pilot: Pilot, case: MailCase, text: str) -> None:
    answer(pilot.open(APP), case.subject, text)


@test_reply.mistake("to an older one", fails=READY)
def reply_to_older(pilot: Pilot, case: MailCase, text: str) -> None:
    answer(pilot.open(APP), case.subjects[1], text)


@test_reply.mistake("to somebody else, too", fails=TO)
def reply_to_two(pilot: Pilot, case: MailCase, text: str) -> None:
    answer(pilot.open(APP), case.subject, text)
    pilot.type(None, f"{case.other.address},", id="to")


@test_reply.mistake("other words", fails=TEXT)
def reply_less(pilot: Pilot, case: MailCase, text: str) -> None:
    reply(pilot, case, text[:-1])


@test_reply.mistake("archived first", fails=REST)
def archive_and_reply(pilot: Pilot, case: MailCase, text: str) -> None:
    pilot.open(APP).long_press(text=case.subjects[2]).tap("Archive")
    answer(pilot, case.subject, text)


@test_reply.mistake("sent", fails=ALLOWED)
def reply_and_send(pilot: Pilot, case: MailCase, text: str) -> None:
    reply(pilot, case, text)
    pilot.tap(id="send")


@test_reply.mistake("to be sent later", fails=ALLOWED)
def reply_and_schedule(pilot: Pilot, case: MailCase, text: str) -> None:
    reply(pilot, case, text)
    schedule(pilot, "Tomorrow morning")


@arena_task(
    "forward_without_sending",
    "In Gmail, prepare to forward the latest email from {case.who.name} to {case.other.address}, "
    "but do not press Send or Schedule send.",
    params={"case": mail_cases()},
)
def test_forward(episode: Episode, case: MailCase) -> None:
    mails = Mails(episode.device)
    wanted = mails.add(received_rows(case))[0]
    before = mails.all()
    after, new = written_since(episode, before)
    with episode.check(PASSED_ON):
        assert [(one.ref, one.forward) for one in new] == [(wanted.id, True)]
    with episode.check(TO):
        assert [one.recipients for one in new] == [[case.other.address]]
    with episode.check(REST):
        assert all_kept(before, after)


@test_forward.solution
def forward(pilot: Pilot, case: MailCase) -> None:
    pass_on(pilot.open(APP), case.subject, case.other)


@test_forward.mistake("an older one", fails=PASSED_ON)
def forward_older(pilot: Pilot, case: MailCase) -> None:
    pass_on(pilot.open(APP), case.subjects[1], case.other)


@test_forward.mistake("back to who wrote it", fails=TO)
def forward_back(pilot: Pilot, case: MailCase) -> None:
    pass_on(pilot.open(APP), case.subject, case.who)


@test_forward.mistake("archived first", fails=REST)
def archive_and_forward(pilot: Pilot, case: MailCase) -> None:
    pilot.open(APP).long_press(text=case.subjects[2]).tap("Archive")
    pass_on(pilot, case.subject, case.other)


@test_forward.mistake("sent", fails=ALLOWED)
def forward_and_send(pilot: Pilot, case: MailCase) -> None:
    forward(pilot, case)
    pilot.tap(id="send")


@test_forward.mistake("to be sent later", fails=ALLOWED)
def forward_and_schedule(pilot: Pilot, case: MailCase) -> None:
    forward(pilot, case)
    schedule(pilot, "Tomorrow morning")
