"""Everything about the people in the phone's contacts, and their labels, through the provider."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from pytest_androidbench.appdata.contacts import ContactsError, digits
from pytest_androidbench.appdata.rows import inserting, query_rows
from pytest_androidbench.devices.device import Device

_AUTHORITY: Final = "content://com.android.contacts"
_PROVIDER: Final = "com.android.providers.contacts"
_ITEM: Final = "vnd.android.cursor.item/"
_NAME: Final = f"{_ITEM}name"
_PHONE: Final = f"{_ITEM}phone_v2"
_EMAIL: Final = f"{_ITEM}email_v2"
_COMPANY: Final = f"{_ITEM}organization"
_ADDRESS: Final = f"{_ITEM}postal-address_v2"
_MEMBERSHIP: Final = f"{_ITEM}group_membership"
_DATA: Final = ("contact_id", "mimetype", "data1")
_MOBILE, _HOME, _WORK = 2, 1, 2


@dataclass(frozen=True, slots=True, kw_only=True)
class Card:
    """One person."""

    name: str
    numbers: tuple[str, ...] = ()
    """Digits alone, sorted."""
    emails: tuple[str, ...] = ()
    company: str = ""
    office: str = ""
    """An address; of several, the first in the order of letters."""
    labels: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Book:
    """Everybody, and all labels, whether anybody has them or not."""

    cards: tuple[Card, ...] = ()
    labels: tuple[str, ...] = ()


class AddressBook:
    """Reads and arranges contacts."""

    def __init__(self, device: Device) -> None:
        self._device = device

    def read(self) -> Book:
        """All of it, sorted by name."""
        titles = {row["_id"]: row["title"] for row in self._rows("groups", ("_id", "title"))}
        people: dict[str, dict[str, list[str]]] = {
            row["_id"]: {} for row in self._rows("contacts", ("_id",))
        }
        for row in self._rows("data", _DATA):
            kinds = people.get(row["contact_id"])
            if kinds is not None:
                kinds.setdefault(row["mimetype"], []).append(row["data1"])
        cards = [_card(kinds, titles) for kinds in people.values()]
        return Book(
            cards=tuple(sorted(cards, key=lambda card: (card.name, card.numbers, card.emails))),
            labels=tuple(sorted(titles.values())),
        )

    def replace(self, book: Book) -> None:
        """Leave nothing but this.

        Raises:
            ContactsError: the provider refused.
        """
        self._device.shell(f"pm clear {_PROVIDER}")
        account = {"account_type:s": "", "account_name:s": ""}
        labels = [("groups", {"title:s": label, "group_visible:i": "1"}) for label in book.labels]
        self._insert([*labels, *(("raw_contacts", account) for _ in book.cards)])
        titles = {row["title"]: row["_id"] for row in self._rows("groups", ("_id", "title"))}
        raws = sorted((row["_id"] for row in self._rows("raw_contacts", ("_id",))), key=int)
        if len(raws) != len(book.cards):
            raise ContactsError(f"there are {len(raws)} contacts after adding {len(book.cards)}")
        pairs = zip(raws, book.cards, strict=True)
        self._insert([("data", row) for raw, card in pairs for row in _data(raw, card, titles)])

    def _rows(self, table: str, columns: tuple[str, ...]) -> list[dict[str, str]]:
        return query_rows(self._device, f"{_AUTHORITY}/{table}", columns)

    def _insert(self, rows: Sequence[tuple[str, Mapping[str, str]]]) -> None:
        """Insert rows, in one script."""
        lines = [inserting(f"{_AUTHORITY}/{table}", values) for table, values in rows]
        if lines:
            answer = self._device.shell("\n".join(lines))
            if not answer.ok or "Error" in answer.output:
                raise ContactsError(f"the contacts provider refused: {answer.output.strip()}")


def _card(kinds: Mapping[str, Sequence[str]], titles: Mapping[str, str]) -> Card:
    def sorted_of(kind: str) -> tuple[str, ...]:
        return tuple(sorted(value for value in kinds.get(kind, ()) if value))

    return Card(
        name=next(iter(kinds.get(_NAME, ())), ""),
        numbers=tuple(sorted(digits(number) for number in sorted_of(_PHONE))),
        emails=sorted_of(_EMAIL),
        company=next(iter(sorted_of(_COMPANY)), ""),
        office=next(iter(sorted_of(_ADDRESS)), ""),
        labels=tuple(sorted(titles[id_] for id_ in sorted_of(_MEMBERSHIP) if id_ in titles)),
    )


def _data(raw: str, card: Card, titles: Mapping[str, str]) -> Iterator[dict[str, str]]:
    def row(kind: str, value: str, type_: int = 0) -> dict[str, str]:
        about = {"raw_contact_id:i": raw, "mimetype:s": kind, "data1:s": value}
        return {**about, "data2:i": str(type_)} if type_ else about

    yield row(_NAME, card.name)
    yield from (row(_PHONE, number, _MOBILE) for number in card.numbers)
    yield from (row(_EMAIL, email, _HOME) for email in card.emails)
    if card.company:
        yield row(_COMPANY, card.company)
    if card.office:
        yield row(_ADDRESS, card.office, _WORK)
    yield from (row(_MEMBERSHIP, titles[label]) for label in card.labels)
