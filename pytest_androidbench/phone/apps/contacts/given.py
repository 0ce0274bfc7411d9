"""What intents of other apps bring: a contact that is there, or what is known about a new one."""

from __future__ import annotations

from pytest_androidbench.phone.kit.people.model import Entry, Person, split_name
from pytest_androidbench.phone.system.intents import Intent


def contact_in(intent: Intent) -> int:
    """The id of the contact an intent names; 0: none."""
    last = (intent.data or "").rstrip("/").rpartition("/")[2]
    return int(last) if last.isdecimal() else 0


def person_in(intent: Intent) -> Person:
    """A new contact with what the intent brings."""
    first, last = split_name(intent.text("name"))
    number, address = intent.text("phone"), intent.text("email")
    return Person(
        first=first,
        last=last,
        company=intent.text("company"),
        notes=intent.text("notes"),
        phones=[Entry(value=number)] * bool(number),
        emails=[Entry(value=address, type=1)] * bool(address),
    )
