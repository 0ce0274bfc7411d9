"""All contacts are written to a file, and read from it again."""

from __future__ import annotations

from collections.abc import Callable

from pytest_androidbench.appdata.vcards import cards_in
from pytest_androidbench.phone.apps.contacts.vcards import people_in
from pytest_androidbench.phone.apps.contacts.written_cards import written
from pytest_androidbench.phone.kit.people.model import Entry, Person
from pytest_androidbench.phone.kit.people.store import PeopleStore
from tests.phone_apps.driver import Driver

PACKAGE = "com.google.android.contacts"
FILE = "/storage/emulated/0/Download/contacts.vcf"
ADA = Person(
    first="Ada",
    last="Kovács; jr.",
    company="Ink & Paper",
    title="Printer",
    nickname="Ad",
    notes="calls back\nin the evening",
    website="example.org/a;b",
    phones=[Entry(value="555-0101", type=2), Entry(value="555-0102", type=3)],
    emails=[Entry(value="ada@example.com", type=2)],
)


def test_what_is_written_is_read_again() -> None:
    (read,) = people_in(written([ADA]).decode())
    assert read == ADA
    assert cards_in(written([ADA]).decode()) == [(ADA.name, ("5550101", "5550102"))]


def test_a_name_that_is_no_ascii_is_written_in_bytes_that_are() -> None:
    data = written([ADA])
    assert data.isascii()
    assert b"FN;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:Ada=20Kov=C3=A1cs" in data


def test_a_long_text_stays_on_one_line() -> None:
    person = Person(first="Ö" * 90)
    assert cards_in(written([person]).decode()) == [("Ö" * 90, ())]


def test_all_contacts_go_to_a_file(opened: Callable[[str], Driver]) -> None:
    driver = opened(PACKAGE)
    driver.tap("Skip")
    driver.tap("Don’t allow")
    driver.tap("nav_manage")
    driver.tap("Export to file")
    assert driver.phone.windows.last_toast() == "There are no contacts to export"
    for first in ("Ada", "Bo"):
        PeopleStore(driver.phone).save(Person(first=first))
    driver.tap("Export to file")
    driver.tap("SAVE")
    assert driver.phone.windows.last_toast() == "2 contacts exported"
    people = people_in(driver.phone.files.read(FILE).decode())
    assert [person.name for person in people] == ["Ada", "Bo"]
