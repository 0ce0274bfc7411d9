"""Tasks in Gmail that must be done without the drawer, which lists all labels."""

from __future__ import annotations

from pytest_androidbench import Episode, Pilot
from pytest_androidbench.appdata.mails import STARRED, Mails
from pytest_androidbench.tasks.strategies import one_of
from task_suites.android_arena.arena_task import arena_task
from task_suites.android_arena.downloads import NAMES
from task_suites.android_arena.mail_cases import (
    MailCase,
    draft_rows,
    mail_cases,
    received_rows,
)
from task_suites.android_arena.mail_checks import (
    ALLOWED,
    ATTACHED,
    LABELLED,
    NO_LABELS,
    SEEN,
    check_attached,
    check_draft_open,
    check_mail_open,
    check_one_changed,
    check_unread,
    check_ways,
    watched,
)
from task_suites.android_arena.mail_ways import APP, attach, box, look_into_drawer, search


def drafts_to(pilot: Pilot, case: MailCase) -> Pilot:
    """List the drafts to who is meant, by a search."""
    return search(pilot, f"in:drafts to:{case.who.address}")


@arena_task(
    "latest_mail_without_labels",
    "In Gmail, open the latest email from {case.who.name}, without opening the menu that lists "
    "all labels.",
    params={"case": mail_cases()},
)
def test_open_mail(episode: Episode, case: MailCase) -> None:
    Mails(episode.device).add(received_rows(case))
    ways = watched(episode)
    check_mail_open(episode, case)
    check_ways(episode, ways, NO_LABELS)


@test_open_mail.solution
def open_mail(pilot: Pilot, case: MailCase) -> None:
    pilot.open(APP).tap(text=case.subject)


@test_open_mail.mistake("an older one", fails=SEEN)
def open_older_mail(pilot: Pilot, case: MailCase) -> None:
    pilot.open(APP).tap(text=case.subjects[1])


@test_open_mail.mistake("left again", fails=SEEN)
def open_mail_and_leave(pilot: Pilot, case: MailCase) -> None:
    open_mail(pilot, case)
    pilot.home()


@test_open_mail.mistake("by a label", fails=ALLOWED)
def open_mail_by_label(pilot: Pilot, case: MailCase) -> None:
    box(pilot.open(APP), "All mail").tap(text=case.subject)


@test_open_mail.mistake("after a look at the labels", fails=ALLOWED)
def look_and_open_mail(pilot: Pilot, case: MailCase) -> None:
    look_into_drawer(pilot.open(APP)).tap(text=case.subject)


@arena_task(
    "star_draft_without_labels",
    "In Gmail, star the latest draft to {case.who.address}, without opening the menu that lists "
    "all labels.",
    params={"case": mail_cases()},
)
def test_star_draft(episode: Episode, case: MailCase) -> None:
    mails = Mails(episode.device)
    wanted = mails.add(draft_rows(case))[0]
    before = mails.all()
    ways = watched(episode)
    check_one_changed(episode, before, wanted, LABELLED, lambda labels: labels | {STARRED})
    check_ways(episode, ways, NO_LABELS)


@test_star_draft.solution
def star_draft(pilot: Pilot, case: MailCase) -> None:
    drafts_to(pilot.open(APP), case).tap(id="star", index=0)


@test_star_draft.mistake("an older one", fails=LABELLED)
def star_older_draft(pilot: Pilot, case: MailCase) -> None:
    drafts_to(pilot.open(APP), case).tap(id="star", index=1)


@test_star_draft.mistake("by a label", fails=ALLOWED)
def star_draft_by_label(pilot: Pilot, case: MailCase) -> None:
    box(pilot.open(APP), "Drafts").long_press(text=case.subject)
    pilot.tap(desc="More options").tap("Add star")


@test_star_draft.mistake("after a look at the labels", fails=ALLOWED)
def look_and_star_draft(pilot: Pilot, case: MailCase) -> None:
    drafts_to(look_into_drawer(pilot.open(APP)), case).tap(id="star", index=0)


@arena_task(
    "attach_without_labels",
    "In Gmail, attach the file {file} from Downloads to the latest draft to {case.who.address}, "
    "without opening the menu that lists all labels.",
    params={"case": mail_cases(), "file": one_of(*NAMES)},
)
def test_attach(episode: Episode, case: MailCase, file: str) -> None:
    mails = Mails(episode.device)
    wanted = mails.add(draft_rows(case))[0]
    before = mails.all()
    ways = watched(episode)
    check_attached(episode, before, wanted, file)
    check_ways(episode, ways, NO_LABELS)


@test_attach.solution
def attach_it(pilot: Pilot, case: MailCase, file: str) -> None:
    attach(drafts_to(pilot.open(APP), case).tap(text=case.subject), file).back()


@test_attach.mistake("another file", fails=ATTACHED)
def attach_another(pilot: Pilot, case: MailCase, file: str) -> None:
    attach_it(pilot, case, NAMES[NAMES.index(file) - 1])


@test_attach.mistake("to an older draft", fails=ATTACHED)
def attach_elsewhere(pilot: Pilot, case: MailCase, file: str) -> None:
    attach(drafts_to(pilot.open(APP), case).tap(text=case.subjects[1]), file).back()


@test_attach.mistake("by a label", fails=ALLOWED)
def attach_by_label(pilot: Pilot, case: MailCase, file: str) -> None:
    attach(box(pilot.open(APP), "Drafts").tap(text=case.subject), file).back()


@test_attach.mistake("after a look at the labels", fails=ALLOWED)
def look_and_attach(pilot: Pilot, case: MailCase, file: str) -> None:
    attach(drafts_to(look_into_drawer(pilot.open(APP)), case).tap(text=case.subject), file).back()


@arena_task(
    "mark_unread_without_labels",
    "In Gmail, mark the latest email from {case.who.name} as unread, without opening the menu "
    "that lists all labels.",
    params={"case": mail_cases()},
)
def test_unread(episode: Episode, case: MailCase) -> None:
    mails = Mails(episode.device)
    wanted = mails.add(received_rows(case))[0]
    before = mails.all()
    ways = watched(episode)
    check_unread(episode, before, wanted)
    check_ways(episode, ways, NO_LABELS)


@test_unread.solution
def mark_unread(pilot: Pilot, case: MailCase) -> None:
    pilot.open(APP).long_press(text=case.subject).tap("Mark unread")


@test_unread.mistake("an older one", fails=LABELLED)
def mark_older_unread(pilot: Pilot, case: MailCase) -> None:
    pilot.open(APP).long_press(text=case.subjects[1]).tap("Mark unread")


@test_unread.mistake("by a label", fails=ALLOWED)
def mark_unread_by_label(pilot: Pilot, case: MailCase) -> None:
    box(pilot.open(APP), "All mail").long_press(text=case.subject).tap("Mark unread")


@test_unread.mistake("after a look at the labels", fails=ALLOWED)
def look_and_mark_unread(pilot: Pilot, case: MailCase) -> None:
    look_into_drawer(pilot.open(APP)).long_press(text=case.subject).tap("Mark unread")


@arena_task(
    "latest_draft_without_labels",
    "In Gmail, open the latest draft to {case.who.address}, without opening the menu that lists "
    "all labels.",
    params={"case": mail_cases()},
)
def test_open_draft(episode: Episode, case: MailCase) -> None:
    Mails(episode.device).add(draft_rows(case))
    ways = watched(episode)
    check_draft_open(episode, case)
    check_ways(episode, ways, NO_LABELS)


@test_open_draft.solution
def open_draft(pilot: Pilot, case: MailCase) -> None:
    drafts_to(pilot.open(APP), case).tap(text=case.subject)


@test_open_draft.mistake("an older one", fails=SEEN)
def open_older_draft(pilot: Pilot, case: MailCase) -> None:
    drafts_to(pilot.open(APP), case).tap(text=case.subjects[1])


@test_open_draft.mistake("left again", fails=SEEN)
def open_draft_and_leave(pilot: Pilot, case: MailCase) -> None:
    open_draft(pilot, case)
    pilot.home()


@test_open_draft.mistake("by a label", fails=ALLOWED)
def open_draft_by_label(pilot: Pilot, case: MailCase) -> None:
    box(pilot.open(APP), "Drafts").tap(text=case.subject)


@test_open_draft.mistake("after a look at the labels", fails=ALLOWED)
def look_and_open_draft(pilot: Pilot, case: MailCase) -> None:
    drafts_to(look_into_drawer(pilot.open(APP)), case).tap(text=case.subject)
