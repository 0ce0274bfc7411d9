"""`content`, and the contacts and settings providers behind it."""

from __future__ import annotations

import asyncio
import shlex

import pytest

from pytest_androidbench.phone.shell import run_text
from pytest_androidbench.phone.system.phone import Phone
from tests.phone_shell.conftest import Run

CONTACTS = "content://com.android.contacts"
NAME = "vnd.android.cursor.item/name"
PHONE = "vnd.android.cursor.item/phone_v2"
PHONES = "content query --uri content://contacts/phones/ --projection display_name:number"


def insert(sh: Run, table: str, **values: str) -> None:
    binds = " ".join(f"--bind {shlex.quote(f'{n}:{v}')}" for n, v in values.items())
    result = sh(f"content insert --uri {CONTACTS}/{table} {binds}")
    assert (result.code, result.stderr) == (0, "")


def add(sh: Run, raw: int, name: str, number: str) -> None:
    insert(sh, "raw_contacts", account_type="s:", account_name="s:")
    insert(sh, "data", raw_contact_id=f"i:{raw}", mimetype=f"s:{NAME}", data1=f"s:{name}")
    insert(sh, "data", raw_contact_id=f"i:{raw}", mimetype=f"s:{PHONE}", data1=f"s:{number}",
           data2="i:2")  # fmt: skip


@pytest.fixture(autouse=True)
def people(sh: Run) -> None:
    """Two contacts."""
    add(sh, 1, "Ann Lee", "(555) 123-4567")
    add(sh, 2, "Bo", "+15557654321")


@pytest.mark.parametrize(
    ("query", "expected"),
    [
        ("content://contacts/phones/ --projection display_name:number",
         "Row: 0 display_name=Ann Lee, number=(555) 123-4567\n"
         "Row: 1 display_name=Bo, number=+15557654321\n"),
        (f"{CONTACTS}/contacts --projection _id:display_name --sort 'display_name DESC'",
         "Row: 0 _id=2, display_name=Bo\nRow: 1 _id=1, display_name=Ann Lee\n"),
        (f"{CONTACTS}/data --projection data2:data3 --where \"mimetype='{NAME}' AND data3='Lee'\"",
         "Row: 0 data2=Ann, data3=Lee\n"),
        (f"{CONTACTS}/data/phones --projection contact_id:data1 --where contact_id=2",
         "Row: 0 contact_id=2, data1=+15557654321\n"),
        (f"{CONTACTS}/phone_lookup/5551234567 --projection display_name",
         "Row: 0 display_name=Ann Lee\n"),
        (f"{CONTACTS}/contacts/7", "No result found.\n"),
        ("content://call_log/calls", "No result found.\n"),
        ("content://settings/global/wifi_on --projection name:value",
         "Row: 0 name=wifi_on, value=1\n"),
    ],
)  # fmt: skip
def test_queries(sh: Run, query: str, expected: str) -> None:
    assert sh(f"content query --uri {query}").stdout == expected


@pytest.mark.parametrize(
    ("command", "complaint"),
    [
        ("query --uri content://nope/x", "Error while accessing provider:nope\n"),
        (f"query --uri {CONTACTS}/data --projection foo", "Invalid column foo"),
        (f"query --uri {CONTACTS}/contacts --where 'nonsense ('", "SQLITE_ERROR"),
        (f"query --uri {CONTACTS}/nothing", "Unknown uri"),
        ("query", "[ERROR] Content provider URI not specified"),
        (f"insert --uri {CONTACTS}/data --bind a:i:b", "[ERROR] "),
    ],
)
def test_complaints(sh: Run, command: str, complaint: str) -> None:
    result = sh(f"content {command}")
    assert complaint in result.stderr
    assert result.code == 1


def test_changes_reach_what_is_derived(sh: Run) -> None:
    sh(f"content update --uri {CONTACTS}/data --bind data1:s:'Ann Ray' "
       f"--where \"data1='Ann Lee'\"")  # fmt: skip
    assert "display_name=Ann Ray, " in sh(PHONES).stdout
    sh(f"content delete --uri {CONTACTS}/raw_contacts/1")
    assert sh(PHONES).stdout == "Row: 0 display_name=Bo, number=+15557654321\n"


def test_clearing_the_provider_forgets_everybody(sh: Run) -> None:
    assert sh("pm clear com.android.providers.contacts").stdout == "Success\n"
    assert sh(PHONES).stdout == "No result found.\n"
    add(sh, 1, "New", "1")
    assert sh(PHONES).stdout == "Row: 0 display_name=New, number=1\n"


def test_the_database_is_where_android_has_it(sh: Run) -> None:
    path = "/data/data/com.android.providers.contacts/databases/contacts2.db"
    rows = sh(f'sqlite3 {path} "SELECT display_name, phonebook_label FROM raw_contacts"')
    assert rows.stdout == "Ann Lee|A\nBo|B\n"


def test_settings_are_rows_too(sh: Run, phone: Phone) -> None:
    uri = "content://settings/system"
    sh(f"content insert --uri {uri} --bind name:s:mine --bind value:s:1")
    assert phone.settings.get("system", "mine") == "1"
    assert sh(f"content call --uri {uri} --method GET_system --arg mine").stdout == (
        "Result: Bundle[{value=1}]\n"
    )
    sh(f"content delete --uri {uri} --where \"name='mine'\"")
    assert phone.settings.get("system", "mine") is None


ENDLESS = "(WITH RECURSIVE c(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM c) SELECT count(*) FROM c)"


@pytest.mark.parametrize(
    "command",
    [
        "query --uri content://settings/global --where '{} > 0'",
        "query --uri content://com.android.contacts/contacts --sort '{}'",
        "delete --uri content://sms --where '_id = {}'",
        "update --uri content://media/external/file --bind title:s:x --where '{} > 0'",
    ],
)
def test_a_condition_that_never_ends_stops_only_its_client(phone: Phone, command: str) -> None:
    phone.providers.contacts.add_raw_contact({})

    async def work() -> None:
        script = f"content {command.format(ENDLESS)}"
        job = asyncio.ensure_future(run_text(phone, script))
        done, _ = await asyncio.wait({job}, timeout=0.3)
        assert not done
        assert (await run_text(phone, "content query --uri content://sms")).code == 0
        job.cancel()
        with pytest.raises(asyncio.CancelledError):
            await job
        assert phone.requests.held == 0

    asyncio.run(asyncio.wait_for(work(), 60))


def test_a_delete_removes_what_its_condition_means_and_nothing_else(sh: Run) -> None:
    for body in ("one", "two", "three"):
        sh(f"content insert --uri content://sms --bind address:s:5551 --bind body:s:{body}")
    sh("content delete --uri content://sms --where \"body LIKE 't%' AND length(body) < 4\"")
    shown = sh("content query --uri content://sms --projection body --sort _id").stdout
    assert shown == "Row: 0 body=one\nRow: 1 body=three\n"
