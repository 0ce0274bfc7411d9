"""All content providers by authority."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from pytest_androidbench.phone.system import documents
from pytest_androidbench.phone.system.databases import Value
from pytest_androidbench.phone.system.providers.blocked import PACKAGE as BLOCKED
from pytest_androidbench.phone.system.providers.blocked import BlockedNumberProvider
from pytest_androidbench.phone.system.providers.calendar import (
    AUTHORITY as CALENDARS,
)
from pytest_androidbench.phone.system.providers.calendar import (
    CalendarProvider,
    CalendarStorage,
)
from pytest_androidbench.phone.system.providers.call_log import CallLogProvider
from pytest_androidbench.phone.system.providers.contacts import (
    PACKAGE,
    ContactsProvider,
    ContactStore,
    LegacyContactsProvider,
)
from pytest_androidbench.phone.system.providers.documents import DocumentsProvider
from pytest_androidbench.phone.system.providers.downloads import DownloadsProvider
from pytest_androidbench.phone.system.providers.media import PACKAGE as MEDIA
from pytest_androidbench.phone.system.providers.media import MediaProvider, MediaStore
from pytest_androidbench.phone.system.providers.messages import PACKAGE as TELEPHONY
from pytest_androidbench.phone.system.providers.messages import (
    MessageStore,
    MmsSmsProvider,
    SmsProvider,
)
from pytest_androidbench.phone.system.providers.provider import (
    ContentQuery,
    Provider,
    ProviderError,
    QueryResult,
    Uri,
    Values,
)
from pytest_androidbench.phone.system.providers.settings import SettingsProvider

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.phone import Phone

_STORAGES: Final = {
    PACKAGE: "Contacts Storage",
    TELEPHONY: "Phone and Messaging Storage",
    BLOCKED: "Blocked Numbers Storage",
    MEDIA: "Media Storage",
    "com.android.externalstorage": "External Storage",
    "com.android.providers.downloads": "Download Manager",
}


class Providers:
    """Finds the provider for an address; apps add their own with `register`."""

    def __init__(self, phone: Phone) -> None:
        self._phone = phone
        self.contacts = ContactStore(phone)
        self.messages = MessageStore(phone)
        self.calls = CallLogProvider(phone)
        self.calendars = CalendarStorage(phone)
        self.blocked = BlockedNumberProvider(phone)
        self.media = MediaStore(phone)
        self.downloads = DownloadsProvider(phone)
        self._known: dict[str, Provider] = {
            "settings": SettingsProvider(phone),
            "com.android.contacts": ContactsProvider(self.contacts),
            "contacts": LegacyContactsProvider(self.contacts),
            "call_log": self.calls,
            CALENDARS: CalendarProvider(self.calendars),
            "com.android.blockednumber": self.blocked,
            "sms": SmsProvider(self.messages),
            "mms-sms": MmsSmsProvider(self.messages),
            "media": MediaProvider(phone, self.media),
            "downloads": self.downloads,
            documents.STORAGE: DocumentsProvider(phone, documents.STORAGE),
            documents.DOWNLOADS: DocumentsProvider(phone, documents.DOWNLOADS),
        }
        for package, label in _STORAGES.items():
            if phone.packages.info(package) is None:
                phone.packages.add_foreign(
                    package, system=True, label=label, version_name="13", version_code=33
                )
        self.messages.create()
        self.media.follow()

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
    ) -> QueryResult:
        """Rows at an address."""
        address, provider = self._at(uri)
        request = ContentQuery(projection=projection, where=where, args=args, sort=sort)
        return provider.query(address, request)

    def insert(self, uri: str, values: Values) -> str | None:
        """Add a row; returns its address."""
        address, provider = self._at(uri)
        return provider.insert(address, values)

    def update(self, uri: str, values: Values, where: str = "", args: Sequence[Value] = ()) -> int:
        """Change rows; returns how many."""
        address, provider = self._at(uri)
        return provider.update(address, values, ContentQuery(where=where, args=args))

    def delete(self, uri: str, where: str = "", args: Sequence[Value] = ()) -> int:
        """Remove rows; returns how many."""
        address, provider = self._at(uri)
        return provider.delete(address, ContentQuery(where=where, args=args))

    def _at(self, uri: str) -> tuple[Uri, Provider]:
        address = Uri.parse(uri)
        provider = self._known.get(address.authority)
        if provider is None:
            raise ProviderError(f"Could not find provider: {address.authority}")
        return address, provider
