"""A video that is told of by mail, without YouTube's own way of sharing."""

from __future__ import annotations

from typing import Final

from pytest_androidbench import Episode, Pilot
from pytest_androidbench.appdata.constraints import watch_ways
from pytest_androidbench.appdata.mails import Mails
from pytest_androidbench.appdata.validators import same_rows
from task_suites.android_arena.arena_task import arena_task
from task_suites.android_arena.forbidding import check_kept
from task_suites.android_arena.mail_cases import MailCase, Writer, mail_cases
from task_suites.android_arena.mail_checks import (
    REST,
    TEXT,
    TO,
    all_kept,
    check_written,
    newly_written,
)
from task_suites.android_arena.mail_ways import APP, write
from task_suites.android_arena.youtube_ways import Films, arranged, films, search

SENT: Final = "a mail was sent"
NOT_SHARED: Final = "YouTube's Share was not used"
VIDEOS_KEPT: Final = "what YouTube keeps is as it was"


@arena_task(
    "video_by_mail_without_share",
    "Search YouTube for “{films_.query}”, and send {case.who.address} an email with the subject "
    "“{case.subject}” whose text is the title of the first video that is found, and nothing else. "
    "Do not use YouTube's Share.",
    params={"case": mail_cases(), "films_": films()},
)
def test_video_by_mail(episode: Episode, case: MailCase, films_: Films) -> None:
    start = arranged(episode, films_)
    before = Mails(episode.device).all()
    ways = watch_ways(episode.device)
    episode.run()
    after, new = newly_written(episode, before)
    with episode.check(SENT):
        assert [one.leaves for one in new] == [True]
    check_written(episode, new, case.who, case.subject, start.first.title)
    with episode.check(REST):
        assert all_kept(before, after)
    with episode.check(VIDEOS_KEPT, weight=0.5):
        assert same_rows(start.before.rows(), start.tube.contents().rows())
    check_kept(episode, ways, "no_sharing_in_youtube", NOT_SHARED)


def tell(pilot: Pilot, to: Writer, subject: str, title: str) -> Pilot:
    """Write the mail, and do not send it yet."""
    return write(pilot.open(APP), to, subject, title)


def found(pilot: Pilot, films_: Films, place: int = 0) -> str:
    """The title at a place of what is found."""
    return search(pilot, films_.query).node(id="title", index=place).text


@test_video_by_mail.solution
def send_title(pilot: Pilot, case: MailCase, films_: Films) -> None:
    tell(pilot, case.who, case.subject, found(pilot, films_)).tap(id="send")


@test_video_by_mail.mistake("shared from the video's page first", fails=NOT_SHARED)
def share_and_send_title(pilot: Pilot, case: MailCase, films_: Films) -> None:
    title = found(pilot, films_)
    pilot.tap(text=title).tap("Share this video").back()
    tell(pilot, case.who, case.subject, title).tap(id="send")


@test_video_by_mail.mistake("shared from the list first", fails=NOT_SHARED)
def share_row_and_send_title(pilot: Pilot, case: MailCase, films_: Films) -> None:
    title = found(pilot, films_)
    pilot.tap(desc="Action menu", index=0).tap("Share").back()
    tell(pilot, case.who, case.subject, title).tap(id="send")


@test_video_by_mail.mistake("the second video", fails=TEXT)
def send_second_title(pilot: Pilot, case: MailCase, films_: Films) -> None:
    tell(pilot, case.who, case.subject, found(pilot, films_, 1)).tap(id="send")


@test_video_by_mail.mistake("to somebody else", fails=TO)
def send_title_to_another(pilot: Pilot, case: MailCase, films_: Films) -> None:
    tell(pilot, case.other, case.subject, found(pilot, films_)).tap(id="send")


@test_video_by_mail.mistake("not sent", fails=SENT)
def only_write_title(pilot: Pilot, case: MailCase, films_: Films) -> None:
    tell(pilot, case.who, case.subject, found(pilot, films_))
