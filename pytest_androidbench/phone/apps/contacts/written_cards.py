"""Contacts as a file: vCards of version 2.1, as Android's own composer writes them."""

from __future__ import annotations

import quopri
from collections.abc import Iterable, Iterator
from typing import Final

from pytest_androidbench.phone.kit.people.model import Entry, Person

TYPE: Final = "text/x-vcard"
_PHONES: Final = {2: "CELL", 1: "HOME", 3: "WORK", 4: "WORK;FAX", 5: "HOME;FAX", 6: "PAGER"}
_EMAILS: Final = {1: "HOME", 2: "WORK", 4: "CELL"}
_SIGNS: Final = "\\;"
"""What separates the parts of a value."""


def written(people: Iterable[Person]) -> bytes:
    """The file of some contacts."""
    lines = [line for person in people for line in _card(person)]
    return "".join(f"{line}\r\n" for line in lines).encode()


def _card(person: Person) -> Iterator[str]:
    yield "BEGIN:VCARD"
    yield "VERSION:2.1"
    yield _line("N", person.last, person.first, person.middle, person.prefix, person.suffix)
    yield _line("FN", person.name)
    yield from (_entry("TEL", _PHONES, entry, "VOICE") for entry in person.phones)
    yield from (_entry("EMAIL", _EMAILS, entry, "INTERNET") for entry in person.emails)
    if person.company:
        yield _line("ORG", person.company)
    for name, value in (
        ("TITLE", person.title),
        ("NICKNAME", person.nickname),
        ("URL", person.website),
        ("NOTE", person.notes),
    ):
        if value:
            yield _line(name, value)
    yield "END:VCARD"


def _entry(name: str, types: dict[int, str], entry: Entry, other: str) -> str:
    return _line(f"{name};{types.get(entry.type, other)}", entry.value)


def _line(name: str, *parts: str) -> str:
    """A property; what is no plain ASCII is written in bytes that are."""
    value = ";".join("".join(f"\\{c}" if c in _SIGNS else c for c in part) for part in parts)
    if value.isascii() and value.isprintable():
        return f"{name}:{value}"
    octets = quopri.encodestring(value.encode(), quotetabs=True).decode("ascii")
    folded = octets.replace("=\n", "").replace("\n", "=0A")
    return f"{name};CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:{folded}"
