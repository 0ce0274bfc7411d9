"""Mails that come in while nobody looks are told of in the shade, and acted on from there."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from pytest_androidbench.phone.apps.gmail.app import SYNC_MS, GmailApp
from pytest_androidbench.phone.apps.gmail.arriving import CHANNEL
from pytest_androidbench.phone.system.notifications import Notification
from pytest_androidbench.phone.system.snapshots import put_back, take
from tests.phone_apps.driver import Driver
from tests.phone_apps.gmail.mailing import PACKAGE, SENDER, labels, last, page, put


def told(driver: Driver) -> list[Notification]:
    """What Gmail has posted."""
    return [one for one in driver.phone.notifications.list() if one.package == PACKAGE]


@pytest.fixture
def away(mails: Driver) -> Driver:
    """Gmail behind the home screen."""
    mails.phone.windows.home()
    return mails


def test_a_mail_that_comes_is_told_of_once(away: Driver) -> None:
    put(away)
    away.wait(SYNC_MS)
    (notice,) = told(away)
    assert notice.title == "Wen Zhao"
    assert notice.text == "Tide tables\nHigh at noon."
    assert notice.channel == CHANNEL
    away.wait(3 * SYNC_MS)
    assert told(away) == [notice]


def test_the_mails_of_a_new_phone_are_no_news(away: Driver) -> None:
    away.wait(5 * SYNC_MS)
    assert told(away) == []


def test_a_tap_opens_the_mail_and_it_is_read(away: Driver) -> None:
    put(away)
    away.wait(SYNC_MS)
    away.phone.notifications.tap(told(away)[0].key)
    assert away.value("subject_and_folder_view") == "Tide tables"
    assert "^u" not in labels(away, "Tide tables")
    away.phone.windows.back()
    assert away.values("subject")[0] == "Tide tables"
    assert told(away) == []


@pytest.mark.parametrize("left_at", ["Telescope night", "open_search_bar", "Compose"])
def test_a_tap_opens_the_mail_wherever_the_app_was_left(mails: Driver, left_at: str) -> None:
    mails.tap(left_at)
    mails.phone.windows.home()
    put(mails)
    mails.wait(SYNC_MS)
    mails.phone.notifications.tap(told(mails)[0].key)
    assert mails.value("subject_and_folder_view") == "Tide tables"


def test_archive_and_delete_from_the_shade(away: Driver) -> None:
    put(away)
    away.wait(SYNC_MS)
    away.phone.notifications.press(told(away)[0].key, 0)
    assert "^i" not in labels(away, "Tide tables")
    assert told(away) == []
    away.app_of(GmailApp).prefs().put("default-notification-action", "delete")
    put(away, "Tide tables, again", row=901)
    away.wait(SYNC_MS)
    away.phone.notifications.press(told(away)[0].key, 0)
    assert "^k" in labels(away, "Tide tables, again")


def test_an_answer_from_the_shade_is_sent(away: Driver) -> None:
    put(away)
    away.wait(SYNC_MS)
    away.phone.notifications.answer(told(away)[0].key, 1, "Thank you!")
    away.wait(3000)
    answer = last(away)
    assert (answer.subject, answer.body) == ("Re: Tide tables", "Thank you!")
    assert answer.to == SENDER
    assert "^f" in labels(away, "Re: Tide tables")
    assert told(away) == []


def test_nothing_is_told_to_who_looks_at_the_list(mails: Driver) -> None:
    put(mails)
    mails.wait(SYNC_MS)
    assert told(mails) == []
    assert mails.values("subject")[0] == "Tide tables"


def test_seeing_the_list_takes_notifications_away(away: Driver) -> None:
    put(away)
    away.wait(SYNC_MS)
    away.phone.windows.start_app(PACKAGE)
    assert told(away) == []


@pytest.mark.parametrize(
    ("setting", "more", "count"),
    [("none", (), 0), ("high", (), 0), ("high", ("^io_im",), 1), ("all", ("^sq_ig_i_promo",), 0)],
)
def test_settings_and_tabs_say_what_is_told(
    away: Driver, setting: str, more: tuple[str, ...], count: int
) -> None:
    away.app_of(GmailApp).prefs().put("notifications", setting)
    put(away, "Tide tables", SENDER, *more)
    away.wait(SYNC_MS)
    assert len(told(away)) == count


def test_without_sync_it_is_found_when_the_list_is_opened(away: Driver) -> None:
    away.app_of(GmailApp).prefs().put("sync-gmail", False)
    put(away)
    away.wait(10 * SYNC_MS)
    assert told(away) == []
    away.phone.windows.start_app(PACKAGE)
    assert away.values("subject")[0] == "Tide tables"


def test_what_was_snoozed_is_told_of_when_it_comes_back(away: Driver) -> None:
    away.phone.windows.start_app(PACKAGE)
    away.long_press("Telescope night")
    away.more("Snooze", "Later today")
    away.phone.windows.home()
    away.wait(4 * 3_600_000)
    assert [one.title for one in told(away)] == ["Bence Novak"]


def test_a_stopped_app_hears_of_it_at_its_next_start(away: Driver) -> None:
    away.phone.windows.lifecycle.force_stop(PACKAGE)
    put(away)
    away.wait(10 * SYNC_MS)
    assert told(away) == []
    away.phone.windows.start_app(PACKAGE)
    away.phone.windows.home()
    put(away, "Tide tables, again", row=901)
    away.wait(SYNC_MS)
    assert len(told(away)) == 1


def test_strange_rows_are_no_news(away: Driver) -> None:
    away.app_of(GmailApp).database().script(
        "INSERT INTO messages (subject) VALUES (NULL);"
        "INSERT INTO messages (messageId, conversation, fromAddress) VALUES ('x', 'y', x'00ff');"
    )
    away.wait(2 * SYNC_MS)
    assert told(away) == []
    assert not away.crashes()


def test_a_restored_phone_tells_the_same(away: Driver) -> None:
    put(away)
    state = take(away.phone)
    away.wait(SYNC_MS)
    first = told(away)
    put_back(away.phone, state)
    assert told(away) == []
    away.wait(SYNC_MS)
    assert told(away) == first


def test_mails_of_blocked_senders_are_spam(mails: Driver) -> None:
    mails.tap("Telescope night")
    mails.tap("overflow")
    mails.tap('Block "Bence Novak"')
    assert "marked as spam" in str(mails.phone.windows.last_toast())
    mails.phone.windows.home()
    put(mails, "Telescope night, part two", '"Bence Novak" <Bence.Novak@example.com>')
    mails.wait(SYNC_MS)
    assert told(mails) == []
    assert "^s" in labels(mails, "Telescope night, part two")
    mails.phone.windows.start_app(PACKAGE)
    mails.tap("overflow")
    mails.tap('Unblock "Bence Novak"')
    mails.phone.windows.home()
    put(mails, "Telescope night, part three", '"Bence Novak" <bence.novak@example.com>', row=901)
    mails.wait(SYNC_MS)
    assert len(told(mails)) == 1


def test_a_list_is_left_by_the_mail_its_header_asks_for(mails: Driver) -> None:
    page(mails, "Promotions")
    mails.tap("Rain jackets: 30% less")
    mails.tap("overflow")
    mails.tap("Unsubscribe")
    assert "Stop getting messages from Tidepool Outdoor?" in mails.texts()
    mails.tap("button1")
    mails.wait(3000)
    sent = last(mails)
    assert (sent.to, sent.subject) == ("unsubscribe@tidepool.example", "unsubscribe")
    assert "^f" in labels(mails, "unsubscribe")


def test_who_writes_by_no_list_has_nothing_to_leave(mails: Driver) -> None:
    mails.tap("Telescope night")
    mails.tap("overflow")
    assert mails.find("Unsubscribe") is None


@pytest.mark.parametrize("menu", ["Print all", "Help & feedback"])
def test_what_is_missing_says_so(opened: Callable[[str], Driver], menu: str) -> None:
    mails = opened(PACKAGE)
    mails.tap("Telescope night")
    mails.tap("More options")
    mails.tap(menu)
    assert "this phone" in str(mails.phone.windows.last_toast())
