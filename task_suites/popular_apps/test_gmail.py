"""Gmail: mails that ask, have an image, wait until tomorrow or go to two; drafts."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from pytest_androidbench import Episode, Pilot
from pytest_androidbench.appdata.mails import PACKAGE, Mails, addresses
from pytest_androidbench.tasks.strategies import one_of
from task_suites.android_arena.looking import Sight, in_sight
from task_suites.android_arena.mail_cases import MailCase, Writer, draft_rows, mail_cases
from task_suites.android_arena.mail_checks import (
    LATER,
    REST,
    SEEN,
    TO,
    all_kept,
    check_later,
    newly_written,
)
from task_suites.android_arena.mail_ways import (
    APP,
    attach,
    box,
    keep_draft,
    schedule,
    search,
    write,
)
from task_suites.popular_apps.images import digests_of_images
from task_suites.popular_apps.mail_topics import (
    ABOUT,
    SENT,
    check_about,
    check_sent,
    other_topic,
    question,
    topics,
)
from task_suites.popular_apps.popular_task import popular_task

IMAGE: Final = "it has an image of the phone, and nothing else"
COPIED: Final = "the other person gets a copy"
IMAGES: Final = ("image.jpg", "image1.jpeg")


def ask(pilot: Pilot, to: Writer, topic: str) -> Pilot:
    """Write a mail that asks about a topic, without sending it."""
    return write(pilot.open(APP), to, topic.capitalize(), question(topic))


def delete_first_mail(pilot: Pilot) -> Pilot:
    """Delete a mail that has nothing to do with the goal."""
    return pilot.open(APP).long_press(id="subject", index=0).tap(id="delete")


@popular_task(
    "gmail_ask_about_job",
    "Write to {case.who.address} with Gmail: ask about the {topic} of the person to whom that "
    "address belongs, and send it.",
    params={"case": mail_cases(), "topic": topics()},
)
def test_ask(episode: Episode, case: MailCase, topic: str) -> None:
    before = Mails(episode.device).all()
    episode.run()
    after, new = newly_written(episode, before)
    check_sent(episode, new, case.who)
    check_about(episode, new, topic)
    with episode.check(REST):
        assert all_kept(before, after)


@test_ask.solution
def ask_and_send(pilot: Pilot, case: MailCase, topic: str) -> None:
    ask(pilot, case.who, topic).tap(id="send")


@test_ask.mistake("to somebody else", fails=TO)
def ask_another(pilot: Pilot, case: MailCase, topic: str) -> None:
    ask(pilot, case.other, topic).tap(id="send")


@test_ask.mistake("about something else", fails=ABOUT)
def ask_otherwise(pilot: Pilot, case: MailCase, topic: str) -> None:
    ask(pilot, case.who, other_topic(topic)).tap(id="send")


@test_ask.mistake("kept as a draft", fails=SENT)
def only_write(pilot: Pilot, case: MailCase, topic: str) -> None:
    keep_draft(ask(pilot, case.who, topic))


@test_ask.mistake("another mail deleted", fails=REST)
def delete_and_ask(pilot: Pilot, case: MailCase, topic: str) -> None:
    delete_first_mail(pilot)
    write(pilot, case.who, topic, question(topic)).tap(id="send")


@popular_task(
    "gmail_send_image",
    "Send an email with Gmail to {case.who.address} that has one image of this phone attached, "
    "whichever it is.",
    params={"case": mail_cases(), "image": one_of(*IMAGES)},
)
def test_send_image(episode: Episode, case: MailCase, image: str) -> None:
    del image  # which one the solution takes
    images = digests_of_images(episode.device)
    before = Mails(episode.device).all()
    episode.run()
    after, new = newly_written(episode, before)
    check_sent(episode, new, case.who)
    with episode.check(IMAGE):
        assert [len(one.files) for one in new] == [1]
        assert all(found in images for one in new for _, found in one.files)
    with episode.check(REST):
        assert all_kept(before, after)


def write_with(pilot: Pilot, to: Writer, file: str, subject: str) -> Pilot:
    """Write a mail with a file of Download, without sending it."""
    return attach(write(pilot.open(APP), to, subject, "For you"), file)


@test_send_image.solution
def send_image(pilot: Pilot, case: MailCase, image: str) -> None:
    write_with(pilot, case.who, image, case.subject).tap(id="send")


@test_send_image.mistake("a page instead", fails=IMAGE)
def send_page(pilot: Pilot, case: MailCase) -> None:
    write_with(pilot, case.who, "sample.pdf", case.subject).tap(id="send")


@test_send_image.mistake("nothing attached", fails=IMAGE)
def send_nothing(pilot: Pilot, case: MailCase) -> None:
    write(pilot.open(APP), case.who, case.subject, "For you").tap(id="send")


@test_send_image.mistake("to somebody else", fails=TO)
def send_image_to_another(pilot: Pilot, case: MailCase, image: str) -> None:
    write_with(pilot, case.other, image, case.subject).tap(id="send")


@test_send_image.mistake("kept as a draft", fails=SENT)
def keep_image(pilot: Pilot, case: MailCase, image: str) -> None:
    keep_draft(write_with(pilot, case.who, image, case.subject))


@popular_task(
    "gmail_schedule",
    "Write to {case.who.address} with Gmail and ask about that person's {topic}, and have the "
    "email sent tomorrow {time}.",
    params={"case": mail_cases(), "topic": topics(), "time": one_of("morning", "afternoon")},
)
def test_schedule(episode: Episode, case: MailCase, topic: str, time: str) -> None:
    before = Mails(episode.device).all()
    now = episode.device.now()
    episode.run()
    after, new = newly_written(episode, before)
    check_later(episode, new, now, time)
    with episode.check(TO):
        assert [one.recipients for one in new] == [[case.who.address]]
    check_about(episode, new, topic)
    with episode.check(REST):
        assert all_kept(before, after)


@test_schedule.solution
def ask_later(pilot: Pilot, case: MailCase, topic: str, time: str) -> None:
    schedule(ask(pilot, case.who, topic), f"Tomorrow {time}")


@test_schedule.mistake("at the other time", fails=LATER)
def ask_at_another_time(pilot: Pilot, case: MailCase, topic: str, time: str) -> None:
    ask_later(pilot, case, topic, "morning" if time == "afternoon" else "afternoon")


@test_schedule.mistake("sent at once", fails=LATER)
def ask_at_once(pilot: Pilot, case: MailCase, topic: str) -> None:
    ask_and_send(pilot, case, topic)


@test_schedule.mistake("to somebody else", fails=TO)
def ask_another_later(pilot: Pilot, case: MailCase, topic: str, time: str) -> None:
    ask_later(pilot, replace(case, who=case.other), topic, time)


@test_schedule.mistake("about something else", fails=ABOUT)
def ask_otherwise_later(pilot: Pilot, case: MailCase, topic: str, time: str) -> None:
    ask_later(pilot, case, other_topic(topic), time)


@popular_task(
    "gmail_open_drafts", "Show the drafts of emails in Gmail.", params={"case": mail_cases()}
)
def test_drafts(episode: Episode, case: MailCase) -> None:
    mails = Mails(episode.device)
    mails.add(draft_rows(case))
    before = mails.all()
    episode.run()
    with episode.check(SEEN):
        newest = [Sight(id="subject", text=subject) for subject in case.subjects[:3]]
        page = Sight(id="label_name", text="Drafts")
        assert not in_sight(episode.device, PACKAGE, page, *newest)
    with episode.check(REST):
        assert all_kept(before, mails.all())


@test_drafts.solution
def show_drafts(pilot: Pilot) -> None:
    box(pilot.open(APP), "Drafts")


@test_drafts.mistake("what was sent", fails=SEEN)
def show_sent(pilot: Pilot) -> None:
    box(pilot.open(APP), "Sent")


@test_drafts.mistake("one of them opened", fails=SEEN)
def open_one(pilot: Pilot, case: MailCase) -> None:
    show_drafts(pilot)
    pilot.tap(text=case.subject)


@test_drafts.mistake("only what a search finds", fails=SEEN)
def search_for_one(pilot: Pilot, case: MailCase) -> None:
    search(pilot.open(APP), case.subject)


@test_drafts.mistake("left again", fails=SEEN)
def leave_drafts(pilot: Pilot) -> None:
    show_drafts(pilot)
    pilot.home()


@popular_task(
    "gmail_copy",
    "Send an email with Gmail to {case.who.address}, with a copy (Cc) to {case.other.address}. It "
    "should ask how Jane's {topic} went.",
    params={"case": mail_cases(), "topic": topics()},
)
def test_copy(episode: Episode, case: MailCase, topic: str) -> None:
    before = Mails(episode.device).all()
    episode.run()
    after, new = newly_written(episode, before)
    with episode.check(SENT):
        assert [one.leaves for one in new] == [True]
    with episode.check(TO):
        assert [addresses(one.to) for one in new] == [[case.who.address]]
    with episode.check(COPIED):
        assert [addresses(one.cc) for one in new] == [[case.other.address]]
        assert not any(one.bcc for one in new)
    check_about(episode, new, topic)
    with episode.check(REST):
        assert all_kept(before, after)


def copy_to(pilot: Pilot, case: MailCase, topic: str, line: str) -> Pilot:
    """Write a mail to one person, with another one in another line."""
    pilot.open(APP).tap(id="compose_button").tap(id="add_cc_bcc")
    pilot.type(None, f"{case.other.address},", id=line)
    pilot.type(None, f"{case.who.address},", id="to")
    pilot.type(None, topic.capitalize(), id="subject")
    return pilot.type(None, f"How did Jane's {topic} go?", id="body")


@test_copy.solution
def send_copy(pilot: Pilot, case: MailCase, topic: str) -> None:
    copy_to(pilot, case, topic, "cc").tap(id="send")


@test_copy.mistake("a blind copy", fails=COPIED)
def send_blind_copy(pilot: Pilot, case: MailCase, topic: str) -> None:
    copy_to(pilot, case, topic, "bcc").tap(id="send")


@test_copy.mistake("the two the other way round", fails=TO)
def send_swapped(pilot: Pilot, case: MailCase, topic: str) -> None:
    send_copy(pilot, replace(case, who=case.other, other=case.who), topic)


@test_copy.mistake("without a copy", fails=COPIED)
def send_to_one(pilot: Pilot, case: MailCase, topic: str) -> None:
    ask_and_send(pilot, case, topic)


@test_copy.mistake("about something else", fails=ABOUT)
def send_otherwise(pilot: Pilot, case: MailCase, topic: str) -> None:
    send_copy(pilot, case, other_topic(topic))


@test_copy.mistake("not sent", fails=SENT)
def keep_copy(pilot: Pilot, case: MailCase, topic: str) -> None:
    keep_draft(copy_to(pilot, case, topic, "cc"))
