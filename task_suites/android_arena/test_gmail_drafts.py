"""Drafts of Gmail: written, scheduled, opened, deleted, with a file attached."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from pytest_androidbench import Episode, Pilot
from pytest_androidbench.appdata.mails import DRAFT, TRASH, Mails
from pytest_androidbench.tasks.strategies import one_of
from task_suites.android_arena.arena_task import arena_task
from task_suites.android_arena.downloads import NAMES
from task_suites.android_arena.mail_cases import MailCase, draft_rows, mail_cases
from task_suites.android_arena.mail_checks import (
    ATTACHED,
    LATER,
    REST,
    SEEN,
    SUBJECT,
    TEXT,
    TIMES,
    TO,
    all_kept,
    check_attached,
    check_draft_open,
    check_later,
    check_written,
    newly_written,
    none_changed,
)
from task_suites.android_arena.mail_ways import (
    APP,
    attach,
    box,
    keep_draft,
    schedule,
    write,
)

DRAFTED: Final = "it is kept as a draft"
GONE: Final = "the draft is gone"


@arena_task(
    "gmail_write_draft",
    "In Gmail, write an email to {case.who.address} with the subject '{case.subject}' and the "
    "text '{case.text}', and leave it as a draft.",
    params={"case": mail_cases()},
)
def test_draft(episode: Episode, case: MailCase) -> None:
    before = Mails(episode.device).all()
    episode.run()
    after, new = newly_written(episode, before)
    with episode.check(DRAFTED):
        assert [one.labels for one in new] == [{DRAFT}]
    check_written(episode, new, case.who, case.subject, case.text)
    with episode.check(REST):
        assert all_kept(before, after)


@test_draft.solution
def draft(pilot: Pilot, case: MailCase) -> None:
    keep_draft(write(pilot.open(APP), case.who, case.subject, case.text))


@test_draft.mistake("to somebody else", fails=TO)
def draft_to_another(pilot: Pilot, case: MailCase) -> None:
    keep_draft(write(pilot.open(APP), case.other, case.subject, case.text))


@test_draft.mistake("another subject", fails=SUBJECT)
def draft_about_another(pilot: Pilot, case: MailCase) -> None:
    keep_draft(write(pilot.open(APP), case.who, case.subject[:-1], case.text))


@test_draft.mistake("the last sign is missing", fails=TEXT)
def draft_less(pilot: Pilot, case: MailCase) -> None:
    keep_draft(write(pilot.open(APP), case.who, case.subject, case.text[:-1]))


@test_draft.mistake("sent", fails=DRAFTED)
def send_it(pilot: Pilot, case: MailCase) -> None:
    write(pilot.open(APP), case.who, case.subject, case.text).tap(id="send")


@test_draft.mistake("another mail deleted", fails=REST)
def delete_a_mail(pilot: Pilot, case: MailCase) -> None:
    pilot.open(APP).long_press(id="subject", index=0).tap(id="delete")
    keep_draft(write(pilot, case.who, case.subject, case.text))


@arena_task(
    "gmail_schedule_mail",
    "In Gmail, write an email to {case.who.address} with the subject '{case.subject}' and the "
    "text '{case.text}', and schedule it to be sent tomorrow {time}.",
    params={"case": mail_cases(), "time": one_of(*TIMES)},
)
def test_schedule(episode: Episode, case: MailCase, time: str) -> None:
    before = Mails(episode.device).all()
    now = episode.device.now()
    episode.run()
    after, new = newly_written(episode, before)
    check_later(episode, new, now, time)
    check_written(episode, new, case.who, case.subject, case.text)
    with episode.check(REST):
        assert all_kept(before, after)


@test_schedule.solution
def send_later(pilot: Pilot, case: MailCase, time: str) -> None:
    schedule(write(pilot.open(APP), case.who, case.subject, case.text), f"Tomorrow {time}")


@test_schedule.mistake("at the other time", fails=LATER)
def send_at_another_time(pilot: Pilot, case: MailCase, time: str) -> None:
    other = "morning" if time == "afternoon" else "afternoon"
    send_later(pilot, case, other)


@test_schedule.mistake("sent at once", fails=LATER)
def send_at_once(pilot: Pilot, case: MailCase) -> None:
    send_it(pilot, case)


@test_schedule.mistake("to somebody else", fails=TO)
def send_another_later(pilot: Pilot, case: MailCase, time: str) -> None:
    send_later(pilot, replace(case, who=case.other), time)


@test_schedule.mistake("the last sign is missing", fails=TEXT)
def send_less_later(pilot: Pilot, case: MailCase, time: str) -> None:
    send_later(pilot, replace(case, texts=(case.text[:-1],)), time)


@test_schedule.mistake("another subject", fails=SUBJECT)
def send_about_another_later(pilot: Pilot, case: MailCase, time: str) -> None:
    send_later(pilot, replace(case, subjects=(case.subject[:-1],)), time)


@test_schedule.mistake("another mail deleted", fails=REST)
def delete_and_send_later(pilot: Pilot, case: MailCase, time: str) -> None:
    pilot.open(APP).long_press(id="subject", index=0).tap(id="delete")
    schedule(write(pilot, case.who, case.subject, case.text), f"Tomorrow {time}")


@arena_task(
    "gmail_attach_file",
    "In Gmail, attach the file {file} from Downloads to the draft with the subject "
    "'{case.subject}', without sending it.",
    params={"case": mail_cases(), "file": one_of(*NAMES)},
)
def test_attach(episode: Episode, case: MailCase, file: str) -> None:
    mails = Mails(episode.device)
    wanted = mails.add(draft_rows(case))[0]
    before = mails.all()
    episode.run()
    check_attached(episode, before, wanted, file)


@test_attach.solution
def attach_it(pilot: Pilot, case: MailCase, file: str) -> None:
    attach(box(pilot.open(APP), "Drafts").tap(text=case.subject), file).back()


@test_attach.mistake("another file", fails=ATTACHED)
def attach_another(pilot: Pilot, case: MailCase, file: str) -> None:
    attach_it(pilot, case, NAMES[NAMES.index(file) - 1])


@test_attach.mistake("to another draft", fails=ATTACHED)
def attach_elsewhere(pilot: Pilot, case: MailCase, file: str) -> None:
    attach_it(pilot, replace(case, subjects=case.subjects[1:]), file)


@test_attach.mistake("the text is another one, too", fails=REST)
def attach_and_write(pilot: Pilot, case: MailCase, file: str) -> None:
    attach(box(pilot.open(APP), "Drafts").tap(text=case.subject), file)
    pilot.type(None, file, id="body").back()


@arena_task(
    "gmail_open_latest_draft",
    "In Gmail, open the latest draft to {case.who.name} ({case.who.address}).",
    params={"case": mail_cases()},
)
def test_open_draft(episode: Episode, case: MailCase) -> None:
    Mails(episode.device).add(draft_rows(case))
    episode.run()
    check_draft_open(episode, case)


@test_open_draft.solution
def open_draft(pilot: Pilot, case: MailCase) -> None:
    box(pilot.open(APP), "Drafts").tap(text=case.subject)


@test_open_draft.mistake("an older one", fails=SEEN)
def open_older_draft(pilot: Pilot, case: MailCase) -> None:
    box(pilot.open(APP), "Drafts").tap(text=case.subjects[1])


@test_open_draft.mistake("to somebody else", fails=SEEN)
def open_draft_to_another(pilot: Pilot, case: MailCase) -> None:
    box(pilot.open(APP), "Drafts").tap(text=case.subjects[2])


@test_open_draft.mistake("left again", fails=SEEN)
def open_and_leave(pilot: Pilot, case: MailCase) -> None:
    open_draft(pilot, case)
    pilot.home()


@arena_task(
    "gmail_delete_draft",
    "In Gmail, delete the latest draft to {case.who.name} ({case.who.address}).",
    params={"case": mail_cases()},
)
def test_delete_draft(episode: Episode, case: MailCase) -> None:
    mails = Mails(episode.device)
    wanted = mails.add(draft_rows(case))[0]
    before = mails.all()
    episode.run()
    after = mails.all()
    with episode.check(GONE):
        assert not [one for one in after if one.id == wanted.id and TRASH not in one.labels]
    with episode.check(REST):
        assert none_changed(before, after, but=[wanted.id])


@test_delete_draft.solution
def delete_draft(pilot: Pilot, case: MailCase) -> None:
    box(pilot.open(APP), "Drafts").tap(text=case.subject)
    pilot.tap(desc="More options").tap("Discard").tap(text="Discard")


@test_delete_draft.mistake("an older one", fails=GONE)
def delete_older_draft(pilot: Pilot, case: MailCase) -> None:
    box(pilot.open(APP), "Drafts").long_press(text=case.subjects[1]).tap("Discard drafts")


@test_delete_draft.mistake("another one, too", fails=REST)
def delete_two_drafts(pilot: Pilot, case: MailCase) -> None:
    box(pilot.open(APP), "Drafts").long_press(text=case.subject).tap(text=case.subjects[2])
    pilot.tap("Discard drafts")


@test_delete_draft.mistake("not confirmed", fails=GONE)
def ask_only(pilot: Pilot, case: MailCase) -> None:
    box(pilot.open(APP), "Drafts").tap(text=case.subject)
    pilot.tap(desc="More options").tap("Discard").tap("Cancel")
