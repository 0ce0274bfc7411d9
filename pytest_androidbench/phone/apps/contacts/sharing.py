"""Contacts that are handed to another app: as the file of their vCards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pytest_androidbench.phone.apps.contacts.app import CACHE, ContactsApp
from pytest_androidbench.phone.apps.contacts.written_cards import TYPE, written
from pytest_androidbench.phone.kit.people.model import Person
from pytest_androidbench.phone.ui.screen import Screen

MOST_NAME: Final = 80
_APART: Final = '/\\:*?"<>|'
"""Signs that names of files cannot have everywhere."""


def share_cards(app: ContactsApp, people: Sequence[Person], caller: Screen[None]) -> None:
    """Offer other apps the file of some contacts; it is called as one alone is."""
    if not people:
        return
    name = people[0].name if len(people) == 1 else ""
    title = "".join(" " if sign in _APART else sign for sign in name).strip(" .")[:MOST_NAME]
    path = f"{CACHE}/{title or 'contacts'}.vcf"
    app.phone.files.mkdir(CACHE, parents=True)
    app.phone.files.write(path, written(people), uid=app.uid)
    app.phone.activities.share(streams=[app.uri_of(path)], type=TYPE, caller=caller)
