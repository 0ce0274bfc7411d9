"""`cmd role`, `telecom`, and messages by `content` and `sqlite3`."""

from __future__ import annotations

from pytest_androidbench.phone.system.phone import Phone
from tests.phone_shell.conftest import Run

MESSENGER = "com.simplemobiletools.smsmessenger"
SMS = "android.app.role.SMS"
DATABASE = "/data/data/com.android.providers.telephony/databases/mmssms.db"


def test_a_role_is_given_and_taken(sh: Run) -> None:
    assert sh(f"cmd role get-role-holders {SMS}").stdout == "com.google.android.apps.messaging\n"
    assert sh(f"cmd role add-role-holder --user 0 {SMS} {MESSENGER}").code == 0
    assert sh(f"cmd role get-role-holders {SMS}").stdout == f"{MESSENGER}\n"
    assert sh("settings get secure sms_default_application").stdout == f"{MESSENGER}\n"
    assert sh(f"cmd role remove-role-holder {SMS} {MESSENGER}").code == 0
    assert sh(f"cmd role get-role-holders {SMS}").stdout != f"{MESSENGER}\n"


def test_only_apps_that_are_made_for_it_hold_a_role(sh: Run) -> None:
    assert sh(f"cmd role add-role-holder {SMS} com.android.settings").code == 255
    assert sh("cmd role get-role-holders android.app.role.NOTHING").code == 255
    assert sh("cmd role frobnicate").stdout == "Unknown command: frobnicate\n"


def test_the_default_dialer(sh: Run) -> None:
    assert sh("telecom get-default-dialer").stdout == "com.google.android.dialer\n"
    assert "ignored" in sh("cmd telecom set-default-dialer com.android.settings").stdout
    assert sh("telecom nothing").code == 255


def test_messages_are_read_as_rows(sh: Run, phone: Phone) -> None:
    assert sh("content query --uri content://sms/sent").stdout == "No result found.\n"
    phone.telephony.receive_sms("+15551234567", "x=1, y=2")
    shown = sh("content query --uri content://sms/inbox --projection address:body").stdout
    assert shown == "Row: 0 address=+15551234567, body=x=1, y=2\n"


def test_the_database_is_there_and_can_be_emptied(sh: Run, phone: Phone) -> None:
    assert sh(f"sqlite3 {DATABASE} 'DELETE FROM sms; DELETE FROM threads'").code == 0
    phone.telephony.receive_sms("+15551234567", "one")
    assert sh(f"sqlite3 {DATABASE} 'SELECT body FROM sms'").stdout == "one\n"
    assert sh(f"sqlite3 {DATABASE} 'DELETE FROM sms'").code == 0
    assert sh("content query --uri content://sms").stdout == "No result found.\n"
