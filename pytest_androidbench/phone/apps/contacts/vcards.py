"""Contacts in files: vCards of version 2.1 and later."""

from __future__ import annotations

import quopri
import re
from collections.abc import Iterator
from typing import Final

from pytest_androidbench.phone.kit.people.model import Entry, Person, split_name

_LINE: Final = re.compile(r"(?:\w+\.)?(\w[\w-]*)((?:;[^:;]*)*):(.*)", re.DOTALL)
_PHONE_TYPES: Final = {"CELL": 2, "HOME": 1, "WORK": 3, "PAGER": 6}
_EMAIL_TYPES: Final = {"HOME": 1, "WORK": 2}
_TEXTS: Final = {"TITLE": "title", "NICKNAME": "nickname", "NOTE": "notes", "URL": "website"}


def people_in(text: str) -> list[Person]:
    """The contacts of a file; whatever is none is passed over."""
    found: list[Person] = []
    person: Person | None = None
    for name, options, value in _lines(text):
        if (name, value.upper()) == ("BEGIN", "VCARD"):
            person = Person()
        elif name == "END" and person is not None:
            found += [] if person.empty else [person]
            person = None
        elif person is not None:
            _take(person, name, options, value)
    return found


def _lines(text: str) -> Iterator[tuple[str, list[str], str]]:
    unfolded = re.sub(r"\r?\n[ \t]", "", text)
    whole = re.sub(r"=\r?\n", "", unfolded)
    for line in whole.splitlines():
        found = _LINE.fullmatch(line.strip())
        if found is not None:
            options = re.split(r"[;,=]", found[2].upper())
            value = found[3]
            if "QUOTED-PRINTABLE" in options:
                value = quopri.decodestring(value.encode()).decode(errors="replace")
            yield found[1].upper(), options, value


def _take(person: Person, name: str, options: list[str], value: str) -> None:
    if name == "N":
        parts = [_plain(part) for part in [*re.split(r"(?<!\\);", value), *[""] * 5][:5]]
        person.last, person.first, person.middle, person.prefix, person.suffix = parts
    elif name == "FN" and not person.given + person.last:
        person.first, person.last = split_name(_plain(value))
    elif name == "TEL":
        person.phones.append(Entry(value=value, type=_type(_PHONE_TYPES, options, 7)))
    elif name == "EMAIL":
        person.emails.append(Entry(value=value, type=_type(_EMAIL_TYPES, options, 3)))
    elif name == "ORG":
        person.company = _plain(value.partition(";")[0])
    elif name in _TEXTS:
        setattr(person, _TEXTS[name], _plain(value))


def _type(types: dict[str, int], options: list[str], other: int) -> int:
    return next((number for word, number in types.items() if word in options), other)


def _plain(value: str) -> str:
    return re.sub(r"\\([,;\\])", r"\1", value.replace("\\n", "\n")).strip()
