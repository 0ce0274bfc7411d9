from __future__ import annotations

from pytest_androidbench.phone.apps.gmail.app import GmailApp
from tests.phone_apps.driver import Driver
from tests.phone_apps.gmail.mailing import ROWING, labels, last, page, type_into

MEETING = "Meeting notes, week 41"


def test_a_conversation_shows_its_mails_and_is_read(mails: Driver) -> None:
    mails.tap(ROWING)
    assert mails.value("subject_and_folder_view") == ROWING
    assert mails.values("sender_name") == ["Amara Osei", "me", "Amara Osei"]
    assert "^u" not in labels(mails, f"Re: {ROWING}")
    assert len(mails.values("body")) == 1
    mails.tap("email_snippet")
    assert len(mails.values("body")) == 2


def test_details_tell_all_addresses(mails: Driver) -> None:
    mails.tap(MEETING)
    mails.tap("Show details")
    assert "Dieter Vogel • dieter.vogel@example.com" in mails.texts()


def test_an_answer_goes_into_the_conversation(mails: Driver) -> None:
    mails.tap(ROWING)
    mails.tap("reply_button")
    type_into(mails, "body", "Got it.")
    mails.tap("Send")
    mails.wait(2000)
    sent = last(mails)
    assert (sent.body, sent.subject) == ("Got it.", f"Re: {ROWING}")
    assert "amara.osei@example.com" in sent.to
    assert sent.conversation == 1
    assert "Got it." in mails.texts()


def test_all_are_answered(mails: Driver) -> None:
    mails.tap(MEETING)
    mails.tap("reply_all_button")
    mails.tap("Send")
    sent = last(mails)
    assert {each.first for each in sent.people} == {"Dieter", "Greta", "Samir"}


def test_a_mail_is_forwarded_with_what_is_attached(mails: Driver) -> None:
    page(mails, "Travel")
    mails.tap("Your flight to Northgate is confirmed")
    mails.tap("forward_button")
    type_into(mails, "to", "jonas.weber@example.com ")
    mails.tap("Send")
    sent = last(mails)
    assert sent.subject == "Fwd: Your flight to Northgate is confirmed"
    assert (sent.forward, sent.quotes) == (1, 1)
    [file] = mails.app_of(GmailApp).store.attached(sent.id)
    assert file.name == "boarding-hints.txt"


def test_a_file_is_saved(mails: Driver) -> None:
    page(mails, "Travel")
    mails.tap("Your flight to Northgate is confirmed")
    mails.tap("Save")
    saved = mails.phone.files.read("/sdcard/Download/boarding-hints.txt")
    assert saved.startswith(b"Gates close")


def test_what_is_done_with_a_conversation_is_said_on_the_list(mails: Driver) -> None:
    mails.tap("Telescope night")
    mails.tap("Archive")
    assert "1 archived" in mails.texts()
    mails.tap("Volunteers for the beach")
    mails.more("Snooze", "Tomorrow")
    assert any(text.startswith("Snoozed until") for text in mails.texts())
    mails.tap("UNDO")
    assert "^i" in labels(mails, "Volunteers for the beach")


def test_the_next_one_follows_where_that_is_wanted(mails: Driver) -> None:
    mails.app_of(GmailApp).prefs().put("auto-advance", "older")
    mails.tap("Telescope night")
    mails.tap("Delete")
    assert mails.value("subject_and_folder_view") == "Volunteers for the beach"
