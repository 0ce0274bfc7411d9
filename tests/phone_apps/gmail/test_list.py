from __future__ import annotations

from pytest_androidbench.phone.apps.gmail.app import GmailApp
from tests.phone_apps.driver import Driver
from tests.phone_apps.gmail.mailing import ROW, labels, page


def swipe_row(driver: Driver, place: int, to_the_right: bool) -> None:
    """Draw a row aside."""
    bounds = [n for n in driver.nodes() if n.resource_id.endswith(ROW)][place].bounds
    ends = (bounds.left + 100, bounds.right - 100)
    first, second = ends if to_the_right else ends[::-1]
    y = bounds.center.y
    driver.phone.windows.fingers.swipe([(first, y), (second, y)], 250)


def test_the_icon_starts_the_list(mails: Driver) -> None:
    started = [e.message for e in mails.phone.log.entries() if "START u0" in e.message]
    assert any("cmp=com.google.android.gm/.ConversationListActivityGmail" in m for m in started)


def test_the_newest_of_the_first_page_comes_first(mails: Driver) -> None:
    assert mails.values("subject")[:2] == ["Telescope night", "Volunteers for the beach"]
    assert mails.values("senders")[0] == "Bence Novak"
    assert mails.values("date")[0] == "12:40"
    assert "Rain jackets: 30% less" not in mails.values("subject")


def test_the_drawer_leads_to_pages_and_counts(mails: Driver) -> None:
    mails.tap("Open navigation drawer")
    assert {"Primary", "Promotions", "Social", "Starred", "Spam"} <= set(mails.texts())
    mails.tap("Promotions")
    assert mails.values("subject")[0] == "Rain jackets: 30% less"
    page(mails, "Sent")
    assert mails.values("senders")[0].startswith("To: ")
    page(mails, "Receipts")
    assert "Statement for September" in mails.values("subject")
    mails.phone.windows.back()
    assert mails.values("subject")[0] == "Telescope night"


def test_a_selection_is_archived_and_taken_back(mails: Driver) -> None:
    mails.long_press("Telescope night")
    mails.tap("Volunteers for the beach")
    mails.tap("Archive")
    assert "2 archived" in mails.texts()
    assert "^i" not in labels(mails, "Telescope night")
    mails.tap("UNDO")
    assert "^i" in labels(mails, "Telescope night")


def test_the_overflow_marks_moves_snoozes_and_reports(mails: Driver) -> None:
    mails.long_press("Telescope night")
    mails.more("Mark important")
    assert "^io_im" in labels(mails, "Telescope night")
    mails.long_press("Telescope night")
    mails.more("Move to", "Family")
    assert "Moved to Family" in mails.texts()
    assert {"Family"} <= labels(mails, "Telescope night")
    mails.long_press("Volunteers for the beach")
    mails.more("Snooze", "Tomorrow")
    assert "^snoozed" in labels(mails, "Volunteers for the beach")


def test_what_was_snoozed_comes_back(mails: Driver) -> None:
    mails.long_press("Telescope night")
    mails.more("Snooze", "Later today")
    assert "Telescope night" not in mails.values("subject")
    mails.wait(4 * 3_600_000)
    assert "Telescope night" in mails.values("subject")


def test_labels_are_changed_and_made(mails: Driver) -> None:
    mails.long_press("Telescope night")
    mails.more("Change labels", "Work")
    mails.tap("OK")
    assert "Work" in labels(mails, "Telescope night")
    page(mails, "Create new")
    mails.phone.windows.type_text("Garden")
    mails.tap("OK")
    names = [each.label for each in mails.app_of(GmailApp).store.own_labels()]
    assert "Garden" in names


def test_swipes_do_what_the_settings_say(mails: Driver) -> None:
    swipe_row(mails, 0, to_the_right=True)
    assert "^i" not in labels(mails, "Telescope night")
    mails.app_of(GmailApp).prefs().put("left-swipe", "delete")
    swipe_row(mails, 0, to_the_right=False)
    assert "^k" in labels(mails, "Volunteers for the beach")


def test_stars_and_reading(mails: Driver) -> None:
    mails.tap("Add star")
    assert "^t" in labels(mails, "Telescope night")
    mails.tap("Telescope night")
    assert "^u" not in labels(mails, "Telescope night")
    mails.tap("Mark unread")
    assert "^u" in labels(mails, "Telescope night")


def test_trash_is_emptied_for_good(mails: Driver) -> None:
    page(mails, "Trash")
    mails.tap("Empty trash now")
    mails.tap("Delete")
    assert "Nothing in Trash" in mails.texts()
    assert not labels(mails, "Old newsletter")


def test_strange_rows_crash_nothing(mails: Driver) -> None:
    mails.app_of(GmailApp).database().script(
        "INSERT INTO messages (subject) VALUES (NULL);"
        "INSERT INTO messages (messageId, conversation, dateReceivedMs, dateSentMs, fromAddress)"
        " VALUES (900, 900, 99999999999999999, 'soon', x'00ff');"
        "INSERT INTO message_labels (labels_id, message_messageId, message_conversation)"
        " VALUES (1, 900, 900), (77, 901, 'x');"
    )
    page(mails, "All mail")
    assert mails.find("(no subject)") is not None
    mails.tap("(no subject)")
    assert not mails.crashes()


def test_a_question_ahead_of_deleting(mails: Driver) -> None:
    mails.app_of(GmailApp).prefs().put("confirm-delete", True)
    mails.long_press("Telescope night")
    mails.tap("Delete")
    assert "Delete this conversation?" in mails.texts()
    mails.tap("Cancel")
    assert "^k" not in labels(mails, "Telescope night")


def test_what_was_snoozed_says_until_when_and_is_had_back(mails: Driver) -> None:
    mails.long_press("Telescope night")
    mails.more("Snooze", "Tomorrow")
    page(mails, "Snoozed")
    assert mails.values("date") == ["Mon, Oct 16, 08:00"]
    mails.long_press("Telescope night")
    mails.more("Unsnooze")
    assert "1 unsnoozed" in mails.texts()
    assert mails.values("subject") == []
    mails.tap("UNDO")
    mails.tap("Telescope night")
    mails.more("Unsnooze")
    page(mails, "Primary")
    assert mails.values("subject")[0] == "Telescope night"


def test_what_was_deleted_while_it_was_snoozed_stays_away(mails: Driver) -> None:
    mails.long_press("Telescope night")
    mails.more("Snooze", "Later today")
    page(mails, "Snoozed")
    mails.long_press("Telescope night")
    mails.tap("Delete")
    mails.wait(4 * 3_600_000)
    assert labels(mails, "Telescope night") & {"^i", "^k", "^snoozed"} == {"^k"}
