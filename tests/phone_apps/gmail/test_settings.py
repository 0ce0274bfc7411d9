from __future__ import annotations

from pytest_androidbench.phone.apps.gmail.app import GmailApp
from pytest_androidbench.phone.apps.gmail.preferences import SIGNATURE
from tests.phone_apps.driver import Driver
from tests.phone_apps.gmail.mailing import last, page, type_into


def general(driver: Driver) -> None:
    """Open the general settings."""
    page(driver, "Settings")
    driver.tap("General settings")


def account(driver: Driver) -> None:
    """Open the account's settings."""
    page(driver, "Settings")
    driver.tap("robin.falk@example.com")


def test_the_theme_is_dark(mails: Driver) -> None:
    general(mails)
    mails.tap("Theme")
    mails.tap("Dark")
    app = mails.app_of(GmailApp)
    assert app.display(mails.phone.display).dark


def test_a_compact_list_has_more_rows(mails: Driver) -> None:
    many = len(mails.values("senders"))
    general(mails)
    mails.tap("Conversation list density")
    mails.tap("Compact")
    mails.phone.windows.back()
    mails.phone.windows.back()
    assert len(mails.values("senders")) > many
    assert not mails.values("snippet")


def test_a_signature_stands_below_new_mails(mails: Driver) -> None:
    account(mails)
    mails.tap("Mobile Signature")
    mails.phone.windows.type_text("Robin, from the pier")
    mails.tap("OK")
    mails.phone.windows.back()
    mails.phone.windows.back()
    mails.tap("Compose")
    assert mails.value("body").strip() == "Robin, from the pier"


def test_an_answer_is_written_above_the_signature(mails: Driver) -> None:
    mails.app_of(GmailApp).prefs().put(SIGNATURE, "Robin")
    mails.tap("Telescope night")
    mails.tap("reply_button")
    mails.phone.windows.type_text("I bring tea.")
    assert mails.value("body") == "I bring tea.\n\nRobin"


def test_the_vacation_responder_is_kept(mails: Driver) -> None:
    account(mails)
    mails.tap("Vacation responder")
    mails.tap("main_switch_bar")
    type_into(mails, "subject", "Away")
    type_into(mails, "message", "Back on Monday.")
    mails.phone.windows.back()
    mails.tap("Done")
    prefs = mails.app_of(GmailApp).prefs()
    assert prefs.get("vacation-responder", default=False)
    assert prefs.get("vacation-responder-message", "") == "Back on Monday."


def test_a_question_ahead_of_sending(mails: Driver) -> None:
    mails.app_of(GmailApp).prefs().put("confirm-send", True)
    mails.tap("Compose")
    type_into(mails, "to", "wen.zhao@example.com")
    type_into(mails, "subject", "Asked")
    mails.tap("Send")
    assert "Do you want to send this message?" in mails.texts()
    mails.tap("Send", "Button")
    assert last(mails).subject == "Asked"


def test_notifications_lead_to_the_system(mails: Driver) -> None:
    general(mails)
    mails.tap("Manage notifications")
    assert mails.phone.windows.foreground == "com.android.settings"
