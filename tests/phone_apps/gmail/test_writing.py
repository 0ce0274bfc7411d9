from __future__ import annotations

from pytest_androidbench.phone.apps.gmail.app import GmailApp
from pytest_androidbench.phone.system.intents import Intent
from tests.phone_apps.driver import Driver
from tests.phone_apps.gmail.mailing import labels, last, page, type_into, written


def test_a_mail_is_sent_and_stays_in_sent(mails: Driver) -> None:
    written(mails)
    mails.tap("Send")
    assert "Sending…" in mails.texts()
    assert labels(mails, "Saturn") == {"^^out"}
    mails.wait(2000)
    assert "Sent" in mails.texts()
    assert labels(mails, "Saturn") == {"^f"}
    sent = last(mails)
    assert [each.email for each in sent.people] == ["bence.novak@example.com"]
    assert (sent.subject, sent.body) == ("Saturn", "I bring tea.")
    mails.tap("UNDO")
    assert labels(mails, "Saturn") == {"^r"}
    assert mails.value("subject") == "Saturn"


def test_a_mail_to_oneself_arrives(mails: Driver) -> None:
    written(mails, "robin.falk@example.com")
    mails.tap("Send")
    mails.wait(2000)
    assert mails.values("subject")[0] == "Saturn"


def test_a_mail_waits_in_the_outbox_while_offline(mails: Driver) -> None:
    mails.phone.radios.set_airplane(True)
    written(mails)
    mails.tap("Send")
    mails.wait(2000)
    assert labels(mails, "Saturn") == {"^^out"}
    page(mails, "Outbox")
    assert mails.values("subject") == ["Saturn"]


def test_a_draft_is_kept_by_itself_and_gone_on_with(mails: Driver) -> None:
    written(mails)
    mails.phone.windows.back()
    mails.phone.windows.back()
    assert "Message saved as draft" in mails.texts()
    page(mails, "Drafts")
    mails.tap("Saturn")
    assert mails.value("body") == "I bring tea."
    type_into(mails, "body", " And cake.")
    mails.tap("Send")
    mails.wait(2000)
    assert last(mails).body == "I bring tea. And cake."
    assert labels(mails, "Saturn") == {"^f"}


def test_a_draft_is_kept_when_one_goes_home(mails: Driver) -> None:
    written(mails)
    mails.phone.windows.home()
    assert labels(mails, "Saturn") == {"^r"}


def test_discarding_asks_and_leaves_nothing(mails: Driver) -> None:
    written(mails)
    mails.more("Save draft")
    mails.more("Discard")
    mails.tap("Discard")
    assert "Message discarded" in mails.texts()
    assert not labels(mails, "Saturn")


def test_somebody_is_suggested_and_becomes_a_chip(mails: Driver) -> None:
    mails.tap("Compose")
    type_into(mails, "to", "amar")
    mails.tap("Amara Osei")
    mails.tap("Add Cc/Bcc")
    type_into(mails, "cc", "dieter.vogel@example.com,")
    type_into(mails, "bcc", "wen.zhao@example.com")
    assert {"Amara Osei", "dieter.vogel@example.com"} <= set(mails.values("peoplekit_chip"))
    type_into(mails, "subject", "Hello")
    mails.tap("Send")
    sent = last(mails)
    assert "amara.osei@example.com" in sent.to
    assert (sent.cc, sent.bcc) == ("dieter.vogel@example.com", "wen.zhao@example.com")


def test_nobody_and_nonsense_are_refused(mails: Driver) -> None:
    mails.tap("Compose")
    mails.tap("Send")
    assert "Add at least one recipient." in mails.texts()
    mails.tap("OK")
    type_into(mails, "to", "nobody")
    mails.tap("Send")
    assert "The address <nobody> is invalid." in mails.texts()


def test_an_empty_subject_is_asked_about(mails: Driver) -> None:
    mails.tap("Compose")
    type_into(mails, "to", "wen.zhao@example.com")
    mails.tap("Send")
    assert "There's no text in the message subject." in mails.texts()
    mails.tap("Send", "Button")
    assert last(mails).to == "wen.zhao@example.com"


def test_sending_later(mails: Driver) -> None:
    written(mails)
    mails.more("Schedule send", "Tomorrow morning")
    assert "Send scheduled" in mails.texts()
    assert labels(mails, "Saturn") == {"^scheduled"}
    mails.wait(24 * 3_600_000)
    assert labels(mails, "Saturn") == {"^f"}


def test_a_file_is_attached(mails: Driver) -> None:
    mails.phone.files.write("/sdcard/Download/plan.txt", b"Saturday", uid=0)
    written(mails)
    mails.tap("Attach file")
    mails.tap("Attach file")
    mails.tap("plan.txt")
    assert "plan.txt" in mails.texts()
    mails.tap("Send")
    [file] = mails.app_of(GmailApp).store.attached(last(mails).id)
    assert (file.name, file.content) == ("plan.txt", b"Saturday")


def test_another_app_has_a_mail_written(mails: Driver) -> None:
    mails.phone.activities.start(
        Intent(
            action="android.intent.action.SENDTO",
            data="mailto:wen.zhao@example.com?subject=The%20bill&body=Paid.",
        )
    )
    assert mails.value("subject") == "The bill"
    mails.tap("Send")
    assert (last(mails).subject, last(mails).body) == ("The bill", "Paid.")


def test_what_is_scheduled_can_be_cancelled(mails: Driver) -> None:
    written(mails)
    mails.more("Schedule send", "Tomorrow morning")
    page(mails, "Scheduled")
    mails.tap("Saturn")
    mails.tap("overflow")
    mails.tap("Cancel send")
    assert labels(mails, "Saturn") == {"^r"}
    mails.wait(24 * 3_600_000)
    assert labels(mails, "Saturn") == {"^r"}
