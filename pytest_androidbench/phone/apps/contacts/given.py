"""The pages that show or take what an intent of another app brings."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pytest_androidbench.phone.apps.contacts.card import ContactCard
from pytest_androidbench.phone.apps.contacts.editor import ContactEditor
from pytest_androidbench.phone.kit.people.model import Entry, Person, split_name
from pytest_androidbench.phone.kit.people.store import Store
from pytest_androidbench.phone.system.intents import Intent

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.phone import Phone

EDIT: Final = "android.intent.action.EDIT"


def card_for(intent: Intent) -> ContactCard:
    """The card of the contact an intent names."""
    return ContactCard(id=_id_of(intent))


def editor_for(phone: Phone, intent: Intent) -> ContactEditor:
    """The form of a contact that is there, or of a new one with what the intent brings."""
    if intent.action == EDIT:
        return ContactEditor.of(Store(phone).get(_id_of(intent)) or Person())
    first, last = split_name(intent.text("name"))
    phone_number, email = intent.text("phone"), intent.text("email")
    person = Person(
        first=first,
        last=last,
        company=intent.text("company"),
        notes=intent.text("notes"),
        phones=[Entry(value=phone_number)] * bool(phone_number),
        emails=[Entry(value=email, type=1)] * bool(email),
    )
    return ContactEditor.of(person)


def _id_of(intent: Intent) -> int:
    last = (intent.data or "").rstrip("/").rpartition("/")[2]
    return int(last) if last.isdecimal() else 0
