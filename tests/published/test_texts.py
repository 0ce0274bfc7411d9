"""Texts, people and the clipboard are made ready as before tasks with them."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from tests.published.scripted import ScriptedPhone
from tests.published.tables import setups

MESSENGER = "com.simplemobiletools.smsmessenger"
TELEPHONY = "/data/data/com.android.providers.telephony/databases/mmssms.db"
ANN, BEN = "+15550102030", "+15550405060"


def rows(phone: ScriptedPhone, box: str) -> list[str]:
    """The texts of a box, newest first, each from `Row:` on."""
    said = phone.shell("content", "query", "--uri", f"content://sms/{box}")
    return [] if said.startswith("No result found.") else said.strip().split("\nRow:")


def body(row: str) -> str:
    """The text of a row: up to the last comma ahead of the next equals sign."""
    found = re.search(r"body=([^=]*), ", row)
    assert found, row
    return found[1]


def forget_texts(phone: ScriptedPhone) -> None:
    """Empty the provider's tables beneath it."""
    phone.become_root()
    phone.shell("settings", "put", "global", "airplane_mode_on", "0")
    for table in ("sms", "threads"):
        assert phone.shell(f'sqlite3 {TELEPHONY} "DELETE FROM {table};"') == ""


def texted(phone: ScriptedPhone, number: str, words: str) -> None:
    """Have a text come in by the emulator's console."""
    phone.adb("emu", "sms", "send", number, words)


def add_contact(phone: ScriptedPhone, name: str, number: str) -> None:
    """Fill the editor in by an intent, and save."""
    kind = "vnd.android.cursor.dir/contact"
    insert = (
        f'am start -a android.intent.action.INSERT -t {kind} -e name "{name}" -e phone {number}'
    )
    assert phone.shell(insert).startswith("Starting: Intent")
    phone.wait(1)
    phone.click("SAVE")
    phone.wait(1)
    phone.shell("input", "keyevent", "KEYCODE_BACK")
    phone.wait(1)


def contacts(phone: ScriptedPhone) -> list[tuple[str, str]]:
    """Names and digits."""
    query = "content query --uri content://contacts/phones/ --projection display_name:number"
    found = re.findall(r"display_name=(.*), number=(.*)", phone.shell(query))
    return [(name, re.sub(r"\D", "", number)) for name, number in found]


@pytest.mark.slow
@pytest.mark.parametrize(
    "flags",
    [
        pytest.param((), id="virtual"),
        pytest.param(("--wall-clock",), id="by the wall's clock", marks=pytest.mark.proof),
    ],
)
def test_texts_are_forgotten_and_come_in(
    flags: tuple[str, ...], fresh: Callable[..., ScriptedPhone]
) -> None:
    phone = fresh(*flags)
    texted(phone, BEN, "From before.")
    phone.wait(1)
    assert [body(row) for row in rows(phone, "inbox")] == ["From before."]
    forget_texts(phone)
    assert (rows(phone, "inbox"), rows(phone, "sent")) == ([], [])
    phone.shell("settings", "put", "global", "heads_up_notifications_enabled", "0")
    for number, words in ((BEN, "It's a bird, it's a plane."), (ANN, "Don't cry.")):
        texted(phone, number, words)
        phone.wait(5)
    newest, older = rows(phone, "inbox")
    assert (body(newest), body(older)) == ("Don't cry.", "It's a bird, it's a plane.")
    assert f", address={ANN}," in newest
    assert f", address={BEN}," in older
    assert phone.shell("settings", "get", "global", "heads_up_notifications_enabled") == "0\n"


def test_a_text_is_sent_by_the_app_that_was_set_up(ready: Callable[[str], ScriptedPhone]) -> None:
    phone = ready("simple sms messenger")
    forget_texts(phone)
    start = (
        f'am start -a android.intent.action.SENDTO -d sms:{ANN} --es sms_body "Meet at 9, please"'
    )
    phone.shell(start)
    phone.wait(5)
    assert phone.in_front().startswith(f"{MESSENGER}/")
    phone.click("SMS")
    phone.wait(5)
    (sent,) = rows(phone, "sent")
    assert body(sent) == "Meet at 9, please"
    assert f", address={ANN}," in sent
    dated = re.search(r" date=(\d+),", sent)
    assert dated
    now = int(phone.shell("date", "+%s")) * 1000
    assert 0 <= now - int(dated[1]) <= 300_000
    assert not [words for words in phone.texts() if words.startswith("Sending")]


def test_people_are_put_into_the_contacts_and_all_forgotten(
    ready: Callable[[str], ScriptedPhone],
) -> None:
    phone = ready("contacts")
    add_contact(phone, "Ann Ärmel", ANN)
    add_contact(phone, "Ben de Boer", BEN)
    assert sorted(contacts(phone)) == [("Ann Ärmel", ANN[1:]), ("Ben de Boer", BEN[1:])]
    assert phone.shell("pm", "clear", "com.android.providers.contacts") == "Success\n"
    assert contacts(phone) == []


def test_the_clipboard_is_filled_and_read_by_clipper(ready: Callable[[str], ScriptedPhone]) -> None:
    phone = ready("clipper")
    activity = setups()["clipper"].activity
    phone.launch(activity)
    phone.wait(0.5)
    phone.shell("am", "broadcast", "-a", "clipper.set", "-e", "text", "~~~RESET~~~")
    phone.shell("input", "keyevent", "KEYCODE_BACK")
    phone.launch(activity)
    phone.wait(0.5)
    said = phone.shell("am", "broadcast", "-a", "clipper.get")
    assert 'Broadcast completed: result=-1, data="~~~RESET~~~"' in said
    phone.shell("input", "keyevent", "KEYCODE_BACK")
    assert not phone.in_front().startswith("ca.zgrs.clipper/")


def test_clipper_says_nothing_while_another_app_is_in_front(
    ready: Callable[[str], ScriptedPhone],
) -> None:
    phone = ready("clipper")
    said = phone.shell("am", "broadcast", "-a", "clipper.get")
    assert "result=-1" not in said
