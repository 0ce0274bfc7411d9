"""People and labels are read as they were put."""

from __future__ import annotations

from pytest_androidbench.appdata.address_book import AddressBook, Book, Card
from pytest_androidbench.devices.device import Device

BOOK = Book(
    cards=(
        Card(name="Ada O'Neil", numbers=("5550101", "5550102"), emails=("ada@example.com",)),
        Card(name="Bo Lindqvist", company="Ink & Paper", labels=("Choir", "Work, old")),
        Card(name="Bo Lindqvist", numbers=("5550103",)),
    ),
    labels=("Choir", "Nobody’s", "Work, old"),
)


def test_all_of_it_comes_back(device: Device) -> None:
    book = AddressBook(device)
    book.replace(BOOK)
    assert book.read() == BOOK


def test_nothing_of_what_was_there_before_is_left(device: Device) -> None:
    book = AddressBook(device)
    book.replace(BOOK)
    book.replace(Book())
    assert book.read() == Book()
