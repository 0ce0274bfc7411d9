"""The owner's text messages are there once their backup is asked for."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime

import pytest

from pytest_androidbench.phone.apps import INSTALLED, SERVICES
from pytest_androidbench.phone.shell import run_text
from pytest_androidbench.phone.system.phone import Phone, PhoneConfig
from pytest_androidbench.phone.ui.text import TextEngine
from pytest_androidbench.phone.world.texts import text_talks
from tests.phone_apps.driver import Driver

RESTORE = "com.google.android.apps.restore"
SYNC = "com.google.android.syncadapters.contacts"
MESSAGING = "com.google.android.apps.messaging"


@pytest.fixture
def phone(text_engine: TextEngine) -> Phone:
    return Phone(PhoneConfig(apps=INSTALLED, known=SERVICES), text_engine)


def sh(phone: Phone, script: str) -> str:
    return asyncio.run(run_text(phone, script, b"")).stdout


def test_there_are_none_before(phone: Phone) -> None:
    assert sh(phone, "content query --uri content://sms") == "No result found.\n"
    assert RESTORE not in sh(phone, "pm list packages")


def test_all_come_once_and_are_read(phone: Phone) -> None:
    sh(phone, f"pm install-existing {RESTORE}; pm install-existing {RESTORE}")
    database = phone.providers.messages.database
    texts = [one for talk in text_talks() for one in talk.texts]
    rows = database.query("SELECT address, body, type, read FROM sms ORDER BY _id")
    kept = {(row["address"], row["body"], row["type"] == 2, row["read"]) for row in rows}
    assert len(rows) == len(texts)
    assert kept == {(one.number, one.text, one.sent, 1) for one in texts}
    threads = database.value("SELECT count(*) FROM threads")
    assert threads == len({talk.other for talk in text_talks()})


def test_moments_are_those_of_the_phone_s_clock(phone: Phone) -> None:
    sh(phone, f"setprop persist.sys.timezone Asia/Tokyo; pm install-existing {RESTORE}")
    first = min(one.at for talk in text_talks() for one in talk.texts)
    oldest = phone.providers.messages.database.value("SELECT min(date) FROM sms")
    assert datetime.fromtimestamp(oldest / 1000, UTC).hour == (first.hour - 9) % 24


def test_threads_are_of_people_in_the_contacts(phone: Phone) -> None:
    sh(phone, f"pm install-existing {SYNC}; pm install-existing {RESTORE}")
    phone.windows.start_app(MESSAGING)
    assert {"Fern & Fig", "Amara Osei", "Liam Doyle"} & set(Driver(phone).texts())
