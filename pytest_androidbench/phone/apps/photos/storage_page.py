"""What pictures and films take, of the phone and of the account's storage."""

from __future__ import annotations

from dataclasses import dataclass

from pytest_androidbench.phone.apps.photos.app import PhotosApp
from pytest_androidbench.phone.apps.photos.store import PhotoLibrary
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.system.byte_counts import size_text
from pytest_androidbench.phone.system.storage import TOTAL_BYTES, used_bytes
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import Message, ntr, tr
from pytest_androidbench.phone.world.people import OWNER


def device_storage_text(used: int, locale: str) -> Message:
    """How much of the phone's storage is in use."""
    return tr(
        "{used} of {total} used on this device",
        used=size_text(used, locale), total=size_text(TOTAL_BYTES, locale),
    )  # fmt: skip


@dataclass(eq=False)
class PhotosStorage(AppScreen[PhotosApp, None]):
    """The account, what it keeps of the photos, and how much room they take on the phone."""

    def build(self) -> w.Widget:
        used = used_bytes(self.phone)
        device = w.Column(
            w.ProgressBar(used / TOTAL_BYTES, width="fill"),
            w.Text(
                device_storage_text(used, self.phone.display.locale), w.BODY, id="device_storage"
            ),
            gap=8,
            across="stretch",
            width="fill",
        )
        account = w.Column(
            w.Text(OWNER.name, w.TITLE_MEDIUM, id="account_display_name", lines=1),
            w.Text(OWNER.address, w.BODY_SMALL, id="account_name", lines=1, ltr=True),
            gap=2,
            width="fill",
        )
        none = tr("Backup is off: your photos and videos take none of the account's storage")
        return w.Page(
            w.TopBar(tr("Account storage"), back=True),
            w.Scroll(
                w.Panel(account, padding=(16, 12), width="fill"),
                w.Panel(w.Text(none, w.BODY, id="account_storage"), padding=(16, 8), width="fill"),
                w.Category(tr("On this device")),
                w.Panel(device, padding=(16, 8), width="fill"),
                *self._kinds(),
                id="storage_list",
            ),
        )

    def _kinds(self) -> list[w.Widget]:
        """Photos, films and the trash, each with how many there are and what they take."""
        store, files = PhotoLibrary(self.app), self.app.files
        found, locale = store.all(), self.phone.display.locale
        stats = (files.stat(row.trash_path) for row in store.trashed() if row.trash_path)
        trash = [stat.size for stat in stats if stat is not None]
        kinds = (
            ("photo", tr("Photos"), [one.size for one in found if not one.film]),
            ("smart_display", tr("Videos"), [one.size for one in found if one.film]),
            ("delete", tr("Trash"), trash),
        )
        return [
            w.ListItem(
                name,
                ntr(
                    "{n} item, {size}",
                    "{n} items, {size}",
                    len(sizes),
                    size=size_text(sum(sizes), locale),
                ),
                icon=icon,
                look=w.MATERIAL,
            )
            for icon, name, sizes in kinds
        ]
