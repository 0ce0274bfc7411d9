"""What tasks that begin with a mail share: the mails of a sort, and how the right one is read."""

from __future__ import annotations

from pytest_androidbench import Episode, Pilot
from pytest_androidbench.appdata.mails import Mails, StoredMail
from task_suites.android_arena.mail_cases import MailCase, received
from task_suites.android_arena.mail_checks import REST, none_changed
from task_suites.android_arena.mail_ways import APP

LATEST, EARLIER = 0, 1
"""Mails of the sort, by their places in the inbox."""


def arrange_sort(
    episode: Episode, case: MailCase, subject: str, latest: str, earlier: str
) -> list[StoredMail]:
    """Two mails with a subject, and a newer one with another; tells all mails."""
    mails = Mails(episode.device)
    mails.add(
        [
            received(case.who, subject, latest, 3),
            received(case.other, subject, earlier, 8),
            received(case.other, case.subject, case.text),
        ]
    )
    return mails.all()


def read_mail(pilot: Pilot, subject: str, place: int) -> Pilot:
    """Open one of the mails with a subject."""
    return pilot.open(APP).tap(text=subject, index=place)


def check_mails_kept(episode: Episode, before: list[StoredMail]) -> None:
    """No mail was written, deleted or marked."""
    with episode.check(REST):
        assert none_changed(before, Mails(episode.device).all())
