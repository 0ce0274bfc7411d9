"""Whose pictures these are: the sheet behind the round picture, with the storage and its rows.

What stands in the published app's sheet is known, not recorded: name and address, account storage,
backup, "Manage your Google Account", "Free up space", "Your data in Photos", "Photos settings",
"Help & feedback".
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from pytest_androidbench.phone.apps.photos.app import PhotosApp
from pytest_androidbench.phone.apps.photos.settings import NO_SERVER
from pytest_androidbench.phone.apps.photos.storage_page import device_storage_text
from pytest_androidbench.phone.kit.account_sheet import AccountSheet
from pytest_androidbench.phone.system.storage import TOTAL_BYTES, used_bytes
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import Message, tr
from pytest_androidbench.phone.world.people import OWNER

BACKUP, ACCOUNTS, STORAGE, FREE_UP, DATA, SETTINGS, HELP = (
    "backup", "accounts", "storage", "free up", "data", "settings", "help",
)  # fmt: skip
ROWS: Final[tuple[tuple[str, Message, str], ...]] = (
    ("cloud_off", tr("Backup is off"), BACKUP),
    ("manage_accounts", tr("Manage your Google Account"), ACCOUNTS),
    ("cloud", tr("Account storage"), STORAGE),
    ("storage", tr("Free up space on this device"), FREE_UP),
    ("lock", tr("Your data in Photos"), DATA),
    ("settings", tr("Photos settings"), SETTINGS),
    ("help_outline", tr("Help & feedback"), HELP),
)
WHY_NOT: Final[dict[str, Message]] = {
    BACKUP: NO_SERVER,
    DATA: NO_SERVER,
    HELP: tr("Help needs Google Play services, which this phone doesn't have"),
}
"""What is said of rows that lead nowhere here."""


@dataclass(eq=False)
class PhotosAccount(AccountSheet[PhotosApp]):
    """The account with how much room there is."""

    title: str | Message = field(default_factory=lambda: tr("Google Photos"))
    name: str = OWNER.name
    address: str = OWNER.address
    rows: list[tuple[str, str | Message, str]] = field(default_factory=lambda: [*ROWS])

    def facts(self) -> w.Kid:
        used = used_bytes(self.phone)
        server = tr("Account storage is not known without a connection to the account's server")
        column = w.Column(
            w.Text(tr("Storage"), w.LABEL),
            w.ProgressBar(used / TOTAL_BYTES, width="fill"),
            w.Text(
                device_storage_text(used, self.phone.display.locale),
                w.BODY_SMALL,
                id="device_storage",
            ),
            w.Text(server, w.BODY_SMALL, id="account_storage"),
            gap=8,
            across="stretch",
        )
        return w.Panel(column, padding=(16, 8), width="fill")
