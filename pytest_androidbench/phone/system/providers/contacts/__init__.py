"""The contacts provider."""

from __future__ import annotations

from pytest_androidbench.phone.system.providers.contacts.provider import (
    ContactsProvider,
    LegacyContactsProvider,
)
from pytest_androidbench.phone.system.providers.contacts.store import (
    EMAIL,
    NAME,
    ORGANIZATION,
    PACKAGE,
    PHONE,
    ContactStore,
)

__all__ = [
    "EMAIL",
    "NAME",
    "ORGANIZATION",
    "PACKAGE",
    "PHONE",
    "ContactStore",
    "ContactsProvider",
    "LegacyContactsProvider",
]
