"""What the tests of Gmail ask of its database, and how they write mails."""

from __future__ import annotations

from pytest_androidbench.phone.apps.gmail.app import GmailApp
from pytest_androidbench.phone.apps.gmail.model import Mail
from tests.phone_apps.driver import Driver

PACKAGE = "com.google.android.gm"
ROWING = "Rowing boat for Saturday"
ROW = "viewified_conversation_item_view"
SENDER = '"Wen Zhao" <wen.zhao@example.com>'


def put(
    driver: Driver, subject: str = "Tide tables", sender: str = SENDER, *more: str, row: int = 900
) -> None:
    """Put a mail into the store, as a server's push would: in the inbox, unread."""
    database = driver.app_of(GmailApp).database()
    now = driver.phone.clock.now_ms
    database.execute(
        "INSERT INTO messages (messageId, conversation, fromAddress, toAddresses, dateSentMs, "
        "dateReceivedMs, subject, snippet, body) VALUES (?, ?, ?, ?, ?, ?, ?, 'High at noon.', "
        "'High at noon.')",
        *(row, row, sender, "robin.falk@example.com", now, now, subject),
    )
    for label in ("^i", "^u", *more):
        database.execute(
            "INSERT INTO message_labels (labels_id, message_messageId, message_conversation) "
            "SELECT _id, ?, ? FROM labels WHERE canonicalName = ?",
            *(row, row, label),
        )


def labels(driver: Driver, subject: str) -> set[str]:
    """Those of all mails with a subject."""
    rows = (
        driver.app_of(GmailApp)
        .database()
        .query(
            "SELECT DISTINCT canonicalName FROM messages JOIN message_labels ON messageId = "
            "message_messageId JOIN labels ON labels._id = labels_id WHERE subject = ?",
            subject,
        )
    )
    return {row[0] for row in rows}


def last(driver: Driver) -> Mail:
    """The mail that was kept last."""
    found = driver.app_of(GmailApp).store.mails.first("ORDER BY _id DESC")
    assert found is not None
    return found


def type_into(driver: Driver, id_: str, text: str) -> None:
    """Put a text into a field of the editor."""
    driver.tap(id_)
    driver.phone.windows.type_text(text)


def page(driver: Driver, name: str) -> None:
    """Open a page of the drawer."""
    driver.tap("Open navigation drawer")
    driver.tap(name)


def written(driver: Driver, to: str = "bence.novak@example.com", subject: str = "Saturn") -> None:
    """Begin a mail."""
    driver.tap("Compose")
    type_into(driver, "to", f"{to} ")
    type_into(driver, "subject", subject)
    type_into(driver, "body", "I bring tea.")
