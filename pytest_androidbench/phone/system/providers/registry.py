"""All content providers by authority."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from pytest_androidbench.phone.system.databases import Value
from pytest_androidbench.phone.system.providers.call_log import CallLogProvider
from pytest_androidbench.phone.system.providers.contacts import (
    PACKAGE,
    ContactsProvider,
    ContactStore,
    LegacyContactsProvider,
)
from pytest_androidbench.phone.system.providers.provider import (
    Provider,
    ProviderError,
    Request,
    Table,
    Uri,
    Values,
)
from pytest_androidbench.phone.system.providers.settings import SettingsProvider

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.phone import Phone


class Providers:
    """Finds the provider for an address; apps add their own with `register`."""

    def __init__(self, phone: Phone) -> None:
        self._phone = phone
        self.contacts = ContactStore(phone)
        self._known: dict[str, Provider] = {
            "settings": SettingsProvider(phone),
            "com.android.contacts": ContactsProvider(self.contacts),
            "contacts": LegacyContactsProvider(self.contacts),
            "call_log": CallLogProvider(phone),
        }
        if phone.packages.info(PACKAGE) is None:
            phone.packages.add_foreign(
                PACKAGE, system=True, label="Contacts Storage", version_name="13", version_code=33
            )

    def register(self, authority: str, provider: Provider) -> None:
        """Add a provider, in place of another one for the authority."""
        self._known[authority] = provider

    def find(self, authority: str) -> Provider | None:
        """The provider for an authority."""
        return self._known.get(authority)

    def query(
        self,
        uri: str,
        projection: Sequence[str] = (),
        where: str = "",
        args: Sequence[Value] = (),
        sort: str = "",
    ) -> Table:
        """Rows at an address."""
        address, provider = self._at(uri)
        request = Request(projection=projection, where=where, args=args, sort=sort)
        return provider.query(address, request)

    def insert(self, uri: str, values: Values) -> str | None:
        """Add a row; returns its address."""
        address, provider = self._at(uri)
        return provider.insert(address, values)

    def update(self, uri: str, values: Values, where: str = "", args: Sequence[Value] = ()) -> int:
        """Change rows; returns how many."""
        address, provider = self._at(uri)
        return provider.update(address, values, Request(where=where, args=args))

    def delete(self, uri: str, where: str = "", args: Sequence[Value] = ()) -> int:
        """Remove rows; returns how many."""
        address, provider = self._at(uri)
        return provider.delete(address, Request(where=where, args=args))

    def _at(self, uri: str) -> tuple[Uri, Provider]:
        address = Uri.parse(uri)
        provider = self._known.get(address.authority)
        if provider is None:
            raise ProviderError(f"Could not find provider: {address.authority}")
        return address, provider
