"""What tasks about mails look at when the agent is done."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from datetime import datetime, timedelta
from typing import Final

from pytest_androidbench import Episode
from pytest_androidbench.appdata.constraints import WayWatch, watch_ways
from pytest_androidbench.appdata.mails import (
    PACKAGE,
    SCHEDULED,
    UNREAD,
    Mails,
    StoredMail,
    come,
    digest,
    read,
    sent_later,
)
from pytest_androidbench.appdata.validators import Verdict, rows_kept, same_rows
from pytest_androidbench.devices.device import Device
from task_suites.android_arena.downloads import FILES
from task_suites.android_arena.forbidding import check_kept
from task_suites.android_arena.looking import Sight, in_sight
from task_suites.android_arena.mail_cases import MailCase, Writer, worded

TO: Final = "it goes to the right person"
SUBJECT: Final = "its subject is right"
TEXT: Final = "its text is right"
REST: Final = "all other mails are as they were"
SEEN: Final = "what was asked for is in sight"
LABELLED: Final = "the latest one is marked, and no other"
ATTACHED: Final = "the draft has the file"
LATER: Final = "it is to be sent then"
TIMES: Final = {"morning": (6, 12), "afternoon": (12, 18)}
"""From which hour of tomorrow until which one."""
ALLOWED: Final = "no forbidden way was gone"
FOUND: Final = "open_search_view_edit_text"
NO_LABELS: Final = "no_gmail_labels"
NO_SCROLLING: Final = "no_gmail_scrolling"
NO_SENDING: Final = "no_gmail_sending"


def keep_written(device: Device) -> None:
    """Leave the app: what is open in an editor is kept as a draft then, as a person's would be."""
    device.shell("input keyevent KEYCODE_HOME")


def watched(episode: Episode) -> WayWatch:
    """Let the agent have its turn; tells what it touched on the way."""
    ways = watch_ways(episode.device)
    episode.run()
    return ways


def check_ways(episode: Episode, ways: WayWatch, name: str) -> None:
    """Nothing was done on the way that a constraint forbids."""
    check_kept(episode, ways, name, ALLOWED)


def all_kept(
    before: Sequence[StoredMail], after: Sequence[StoredMail], *, but: Iterable[int] = ()
) -> Verdict:
    """The mails of before are there and say the same, but for some; new ones count for nothing.

    That one was read changes nothing.
    """
    spared = set(but)
    rows = ([(one.id, read(one)) for one in each if one.id not in spared]
            for each in (before, after))  # fmt: skip
    return rows_kept(*rows)


def none_changed(
    before: Sequence[StoredMail], after: Sequence[StoredMail], *, but: Iterable[int] = ()
) -> Verdict:
    """The mails are those of before, and no others, but for some."""
    spared = set(but)
    rows = ([(one.id, read(one)) for one in each if one.id not in spared]
            for each in (before, after))  # fmt: skip
    return same_rows(*rows)


def check_one_changed(
    episode: Episode,
    before: Sequence[StoredMail],
    wanted: StoredMail,
    label: str,
    change: Callable[[frozenset[str]], frozenset[str]],
) -> None:
    """One mail has other labels now, and everything else is as it was."""
    after = Mails(episode.device).all()
    goal = replace(wanted, labels=change(wanted.labels))
    with episode.check(label):
        assert goal.labels in [one.labels for one in after if one.id == wanted.id]
    with episode.check(REST):
        kept = [goal if one.id == wanted.id else one for one in before]
        others = [replace(one, labels=wanted.labels) if one.id == wanted.id else one
                  for one in kept]  # fmt: skip
        now = [replace(one, labels=wanted.labels) if one.id == wanted.id else one
               for one in after]  # fmt: skip
        assert none_changed(others, now)


def fitting(mails: Iterable[StoredMail], to: Writer, subject: str, text: str) -> list[StoredMail]:
    """The mails to somebody with a subject and a text, blanks around them aside."""
    return [
        one
        for one in mails
        if one.recipients == [to.address]
        and one.subject.strip() == subject
        and one.body.strip() == text
    ]


def check_written(
    episode: Episode,
    new: Sequence[StoredMail],
    to: Writer,
    subject: str,
    text: str,
) -> None:
    """One mail was written: to whom, and what."""
    with episode.check(TO):
        assert [one.recipients for one in new] == [[to.address]]
    with episode.check(SUBJECT):
        assert [one.subject.strip() for one in new] == [subject]
    with episode.check(TEXT):
        assert [one.body.strip() for one in new] == [text]


def check_later(episode: Episode, new: Sequence[StoredMail], now: datetime, time: str) -> None:
    """One mail waits for a time of the day after a moment of the device."""
    with episode.check(LATER):
        assert [one.labels for one in new] == [{SCHEDULED}]
        at = sent_later(new[0], now)
        first, end = TIMES[time]
        assert at.date() == now.date() + timedelta(days=1)
        assert first <= at.hour < end


def newly_written(
    episode: Episode, before: Sequence[StoredMail]
) -> tuple[list[StoredMail], list[StoredMail]]:
    """All mails by now, and those that were written since."""
    keep_written(episode.device)
    after = Mails(episode.device).all()
    return after, come(before, after)


def check_found(
    episode: Episode, words: str, there: Sequence[str], elsewhere: Sequence[str]
) -> None:
    """The results of a search are in sight: mails by their subjects, without some others.

    Args:
        episode: as the agent left it.
        words: a pattern of what must stand in the field; "" takes any words.
        there: subjects of what is found.
        elsewhere: subjects of what must not be among it.
    """
    seen = [Sight(id="subject", text=subject) for subject in there]
    with episode.check(SEEN):
        field = Sight(id=FOUND, has=words or r"\S")
        assert not in_sight(episode.device, PACKAGE, field, *seen)
        shown = [node.text for node in episode.device.observe().nodes]
        assert not [subject for subject in elsewhere if subject in shown]


def check_draft_open(episode: Episode, case: MailCase) -> None:
    """The newest draft to who is meant is open in the editor."""
    with episode.check(SEEN):
        assert not in_sight(
            episode.device,
            PACKAGE,
            Sight(id="subject", text=case.subjects[0]),
            Sight(id="body", text=case.texts[0]),
            activity="ComposeActivityGmail",
            typing=True,
        )


def check_mail_open(episode: Episode, case: MailCase) -> None:
    """The newest mail from who is meant is open."""
    with episode.check(SEEN):
        assert not in_sight(
            episode.device,
            PACKAGE,
            Sight(id="subject_and_folder_view", text=case.subjects[0]),
            Sight(id="body", text=case.texts[0]),
        )


def check_unread(episode: Episode, before: Sequence[StoredMail], wanted: StoredMail) -> None:
    """One mail is to be read again; what else was unread may have been read since."""
    after = Mails(episode.device).all()
    new = {one.id for one in after if UNREAD in one.labels}
    old = {one.id for one in before if UNREAD in one.labels}
    with episode.check(LABELLED):
        assert new - old == {wanted.id}
    with episode.check(REST):
        assert all_kept(before, after)


def check_attached(
    episode: Episode, before: Sequence[StoredMail], wanted: StoredMail, file: str
) -> None:
    """A draft has a file of Download, and is as it was otherwise."""
    after, _ = newly_written(episode, before)
    goal = replace(wanted, files=((file, digest(FILES[file])),))
    with episode.check(ATTACHED):
        assert goal.files in [one.files for one in after if one.id == wanted.id]
    with episode.check(REST):
        assert none_changed(
            before, [replace(one, files=()) if one.id == wanted.id else one for one in after]
        )


def check_word_found(episode: Episode, case: MailCase) -> None:
    """The mails with the word are in sight as what a search has found."""
    first, second, other = (one.subject for one in worded(case))
    check_found(episode, rf"(?i)\b{case.word}\b", [first, second], [other])
