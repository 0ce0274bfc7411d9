"""Searches of Gmail: what is found must be in sight."""

from __future__ import annotations

from collections.abc import Sequence

from pytest_androidbench import Episode, Pilot
from pytest_androidbench.appdata.mails import Mails, StoredMail
from task_suites.android_arena.arena_task import arena_task
from task_suites.android_arena.mail_cases import MailCase, mail_cases, received, sent, worded
from task_suites.android_arena.mail_checks import SEEN, check_found, check_word_found
from task_suites.android_arena.mail_ways import APP, box, search


@arena_task(
    "gmail_search", "Search Gmail for emails about '{case.word}'.", params={"case": mail_cases()}
)
def test_search(episode: Episode, case: MailCase) -> None:
    Mails(episode.device).add(worded(case))
    episode.run()
    check_word_found(episode, case)


@test_search.solution
def search_word(pilot: Pilot, case: MailCase) -> None:
    search(pilot.open(APP), case.word)


@test_search.mistake("another word", fails=SEEN)
def search_another_word(pilot: Pilot, case: MailCase) -> None:
    search(pilot.open(APP), case.subjects[2])


@test_search.mistake("only typed", fails=SEEN)
def type_only(pilot: Pilot, case: MailCase) -> None:
    pilot.open(APP).tap(id="open_search_bar").type(None, case.word)


@test_search.mistake("left again", fails=SEEN)
def search_and_leave(pilot: Pilot, case: MailCase) -> None:
    search_word(pilot, case)
    pilot.home()


def mails_with(case: MailCase) -> Sequence[StoredMail]:
    """Two mails from somebody and two to them, and one of somebody else that names them."""
    return (
        received(case.who, case.subjects[0], case.texts[0], 1),
        received(case.who, case.subjects[1], case.texts[1], 3),
        sent(case.who, case.subjects[2], case.texts[2]),
        sent(case.who, case.subjects[3], case.texts[3], 2),
        received(case.other, case.subjects[4], f"Have you seen {case.who.name}?"),
    )


@arena_task(
    "gmail_search_mails_to",
    "Search Gmail for the emails to {case.who.address}, so that it lists those and no others.",
    params={"case": mail_cases()},
)
def test_search_to(episode: Episode, case: MailCase) -> None:
    Mails(episode.device).add(mails_with(case))
    episode.run()
    there, elsewhere = case.subjects[2:4], (*case.subjects[:2], case.subjects[4])
    check_found(episode, "", there, elsewhere)


@test_search_to.solution
def search_to(pilot: Pilot, case: MailCase) -> None:
    search(pilot.open(APP), f"to:{case.who.address}")


@test_search_to.mistake("from instead of to", fails=SEEN)
def search_from_instead(pilot: Pilot, case: MailCase) -> None:
    search(pilot.open(APP), f"from:{case.who.address}")


@test_search_to.mistake("whatever has the name", fails=SEEN)
def search_name(pilot: Pilot, case: MailCase) -> None:
    search(pilot.open(APP), case.who.name)


@test_search_to.mistake("the sent ones, without a search", fails=SEEN)
def open_sent(pilot: Pilot) -> None:
    box(pilot.open(APP), "Sent")


@test_search_to.mistake("left again", fails=SEEN)
def search_to_and_leave(pilot: Pilot, case: MailCase) -> None:
    search_to(pilot, case)
    pilot.home()


@arena_task(
    "gmail_search_mails_from",
    "Search Gmail for the emails from {case.who.name} ({case.who.address}), so that it lists "
    "those and no others.",
    params={"case": mail_cases()},
)
def test_search_from(episode: Episode, case: MailCase) -> None:
    Mails(episode.device).add(mails_with(case))
    episode.run()
    check_found(episode, "", case.subjects[:2], case.subjects[2:])


@test_search_from.solution
def search_from(pilot: Pilot, case: MailCase) -> None:
    pilot.open(APP).tap(id="open_search_bar").type(None, case.who.name).tap(text=case.who.name,
                                                                          index=1)  # fmt: skip


@test_search_from.mistake("to instead of from", fails=SEEN)
def search_to_instead(pilot: Pilot, case: MailCase) -> None:
    search_to(pilot, case)


@test_search_from.mistake("somebody else", fails=SEEN)
def search_from_another(pilot: Pilot, case: MailCase) -> None:
    search(pilot.open(APP), f"from:{case.other.address}")


@test_search_from.mistake("left again", fails=SEEN)
def search_from_and_leave(pilot: Pilot, case: MailCase) -> None:
    search_from(pilot, case)
    pilot.home()
