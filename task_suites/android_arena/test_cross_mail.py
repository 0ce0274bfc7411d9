"""What a mail tells is carried into another app: a page, an event, a text, a channel."""

from __future__ import annotations

from typing import Final

from pytest_androidbench import Episode, Pilot
from pytest_androidbench.appdata.contacts import Contacts
from pytest_androidbench.appdata.firefox import PACKAGE as FIREFOX
from pytest_androidbench.appdata.mails import Mails, StoredMail
from pytest_androidbench.appdata.messages import Messages, without_sent_drafts
from pytest_androidbench.appdata.planned import PlannedEvents
from pytest_androidbench.appdata.validators import only_added
from pytest_androidbench.appdata.web_visits import host_of
from task_suites.android_arena.arena_task import arena_task
from task_suites.android_arena.calendar_ways import APP as CALENDAR
from task_suites.android_arena.calendar_ways import pick, save
from task_suites.android_arena.cross_cases import ToldCase, store, told_cases
from task_suites.android_arena.firefox_ways import ADDRESS, arrange_visits, go_to, new_visits
from task_suites.android_arena.looking import Sight, in_sight
from task_suites.android_arena.mail_checks import all_kept
from task_suites.android_arena.mail_ways import APP as GMAIL
from task_suites.android_arena.slack_ways import (
    Office,
    arranged,
    new_messages,
    offices,
    open_found,
    post,
    posted,
)

OPENED: Final = "the mail's first address was opened in Firefox, and none of the others"
IN_FRONT: Final = "the page is in sight"
MADE: Final = "there is one new event with the title"
WHEN: Final = "it begins when the mail says"
TO: Final = "one message was sent to the right person"
TEXT: Final = "its text is that of the mail"
POSTED: Final = "the channel has one new message with the text of the mail"
MAILS_KEPT: Final = "all mails are as they were"
REST: Final = "everything else is as it was"
ENTRY: Final = "compose_message_text"
SEND: Final = "send_message_button_icon"


def check_mails(episode: Episode, before: list[StoredMail]) -> None:
    """Nothing became of the mails but that they may have been read."""
    with episode.check(MAILS_KEPT, weight=0.5):
        assert all_kept(before, Mails(episode.device).all())


def read_mail(pilot: Pilot, subject: str) -> Pilot:
    """Open a mail of the list."""
    return pilot.open(GMAIL).tap(text=subject)


@arena_task(
    "mail_link_in_browser",
    "The email with the subject “{case.subject}” names web pages. Open the first of its addresses "
    "in Firefox.",
    params={"case": told_cases()},
)
def test_link(episode: Episode, case: ToldCase) -> None:
    mails, before = store(episode.device, case.links()), arrange_visits(episode.device, ())
    episode.run()
    visited = {one.url for one in new_visits(episode.device, before)}
    with episode.check(OPENED):
        assert visited & set(case.urls) == {case.urls[0]}
    with episode.check(IN_FRONT):
        address = Sight(id=ADDRESS, has=host_of(case.urls[0]))
        assert not in_sight(episode.device, FIREFOX, address)
    check_mails(episode, mails)


def read_and_go(pilot: Pilot, subject: str, url: str) -> None:
    """Read a mail, and go to an address."""
    read_mail(pilot, subject)
    go_to(pilot, url)


@test_link.solution
def open_link(pilot: Pilot, case: ToldCase) -> None:
    read_and_go(pilot, case.subject, case.urls[0])


@test_link.mistake("the second address", fails=OPENED)
def open_second_link(pilot: Pilot, case: ToldCase) -> None:
    read_and_go(pilot, case.subject, case.urls[1])


@test_link.mistake("another mail's address", fails=OPENED)
def open_other_link(pilot: Pilot, case: ToldCase) -> None:
    read_and_go(pilot, case.other_subject, case.urls[2])


@test_link.mistake("left again", fails=IN_FRONT)
def open_link_and_leave(pilot: Pilot, case: ToldCase) -> None:
    open_link(pilot, case)
    pilot.home()


@arena_task(
    "mail_to_event",
    "Create an event called “{case.title}” in Google Calendar. Its day and the time at which it "
    "starts are in the email with the subject “{case.subject}”.",
    params={"case": told_cases()},
)
def test_event(episode: Episode, case: ToldCase) -> None:
    mails = store(episode.device, case.mails())
    calendar = PlannedEvents(episode.device)
    before = calendar.all()
    old = {one.id for one in before}
    episode.run()
    after, now = calendar.all(), episode.device.now()
    new = [one for one in after if one.id not in old]
    with episode.check(MADE):
        assert [one.title.strip() for one in new] == [case.title]
    with episode.check(WHEN):
        assert [(one.start(now), one.all_day) for one in new] == [(case.starts, False)]
    with episode.check(REST):
        assert only_added(before, after, new)
    check_mails(episode, mails)


def make_event(
    pilot: Pilot, case: ToldCase, *, title: int = 0, day: int = 0, hour: int = 0
) -> None:
    """Read the mail, and keep an event with what is drawn."""
    read_mail(pilot, case.subject).open(CALENDAR).tap(id="floating_action_button").tap(text="Event")
    pilot.type(None, case.titles[title], id="title").tap(id="start_date").tap(desc="Next month")
    pick(pilot, case.on(day)).tap(id="start_time").tap(str(case.hours[hour])).tap("OK")
    save(pilot)


@test_event.solution
def make_it(pilot: Pilot, case: ToldCase) -> None:
    make_event(pilot, case)


@test_event.mistake("another title", fails=MADE)
def make_another(pilot: Pilot, case: ToldCase) -> None:
    make_event(pilot, case, title=1)


@test_event.mistake("the other mail's day", fails=WHEN)
def make_on_another_day(pilot: Pilot, case: ToldCase) -> None:
    make_event(pilot, case, day=1)


@test_event.mistake("the other mail's time", fails=WHEN)
def make_at_another_time(pilot: Pilot, case: ToldCase) -> None:
    make_event(pilot, case, hour=1)


@test_event.mistake("not kept", fails=MADE)
def make_nothing(pilot: Pilot, case: ToldCase) -> None:
    read_mail(pilot, case.subject).open(CALENDAR).tap(id="floating_action_button").tap(text="Event")
    pilot.type(None, case.title, id="title")


@arena_task(
    "mail_to_text",
    "Send {case.who.name} a text message with what the email “{case.subject}” says, word for word.",
    params={"case": told_cases()},
)
def test_text(episode: Episode, case: ToldCase) -> None:
    mails, people = store(episode.device, case.mails()), Contacts(episode.device)
    for one, number in zip((case.who, case.other), case.numbers, strict=True):
        people.add(one.name, number)
    before = Messages(episode.device).all()
    old = {one.id for one in before}
    episode.run()
    after = without_sent_drafts(Messages(episode.device).all())
    new = [one for one in after if one.id not in old]
    with episode.check(TO):
        assert [(one.folder, one.number) for one in new] == [("sent", case.numbers[0])]
    with episode.check(TEXT):
        assert [one.text.strip() for one in new] == [case.details()]
    with episode.check(REST):
        assert only_added(before, after, new)
    check_mails(episode, mails)


def write_text(pilot: Pilot, case: ToldCase, name: str, text: str) -> Pilot:
    """Read the mail, and write a text to somebody, who is found by name."""
    read_mail(pilot, case.subject).open("Messages").tap("Start chat").type(None, name)
    return pilot.tap(id="contact_name", text=name).type(None, text, id=ENTRY)


@test_text.solution
def send_text(pilot: Pilot, case: ToldCase) -> None:
    write_text(pilot, case, case.who.name, case.details()).tap(id=SEND)


@test_text.mistake("to somebody else", fails=TO)
def send_to_other(pilot: Pilot, case: ToldCase) -> None:
    write_text(pilot, case, case.other.name, case.details()).tap(id=SEND)


@test_text.mistake("the other mail's text", fails=TEXT)
def send_other_text(pilot: Pilot, case: ToldCase) -> None:
    write_text(pilot, case, case.who.name, case.details(1)).tap(id=SEND)


@test_text.mistake("not sent", fails=TO)
def write_only(pilot: Pilot, case: ToldCase) -> None:
    write_text(pilot, case, case.who.name, case.details())


@arena_task(
    "mail_to_channel",
    "Post what the email “{case.subject}” says, word for word, to the Slack channel "
    "{office.channel}.",
    params={"case": told_cases(), "office": offices()},
)
def test_channel(episode: Episode, case: ToldCase, office: Office) -> None:
    mails, start = store(episode.device, case.mails()), arranged(episode, office)
    episode.run()
    with episode.check(POSTED):
        assert not posted(start, office.channel, case.details())
    with episode.check(REST):
        assert only_added(
            start.before.rows(),
            start.slack.contents().rows(),
            [*new_messages(start, start.slack.contents())],
        )
    check_mails(episode, mails)


def post_it(pilot: Pilot, case: ToldCase, channel: str, text: str) -> None:
    """Read the mail, and post a text."""
    read_mail(pilot, case.subject)
    post(pilot, channel, text)


@test_channel.solution
def post_mail(pilot: Pilot, case: ToldCase, office: Office) -> None:
    post_it(pilot, case, office.channel, case.details())


@test_channel.mistake("to another channel", fails=POSTED)
def post_elsewhere(pilot: Pilot, case: ToldCase, office: Office) -> None:
    post_it(pilot, case, office.other_channel, case.details())


@test_channel.mistake("the other mail's text", fails=POSTED)
def post_other_text(pilot: Pilot, case: ToldCase, office: Office) -> None:
    post_it(pilot, case, office.channel, case.details(1))


@test_channel.mistake("not sent", fails=POSTED)
def write_post_only(pilot: Pilot, case: ToldCase, office: Office) -> None:
    read_mail(pilot, case.subject)
    open_found(pilot, office.channel).type(None, case.details(), id="message_input")
