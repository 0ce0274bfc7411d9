"""What was downloaded (download_main.xml, download_manager_generic_item.xml)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import timedelta
from functools import partial
from itertools import groupby
from typing import ClassVar

from pytest_androidbench.phone.apps.chrome import look, names
from pytest_androidbench.phone.apps.chrome.app import ChromeApp
from pytest_androidbench.phone.apps.chrome.downloads import KeptDownload
from pytest_androidbench.phone.kit.dialogs import MenuEntry
from pytest_androidbench.phone.kit.menus import Menus
from pytest_androidbench.phone.kit.web.addresses import host_of
from pytest_androidbench.phone.kit.web.sizes import size_text
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.system.content import file_uri
from pytest_androidbench.phone.system.dates import date_text
from pytest_androidbench.phone.system.intents import ACTION_VIEW, Intent
from pytest_androidbench.phone.system.storage import TOTAL_BYTES
from pytest_androidbench.phone.system.times import local_time
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import TextLike, tr

ICONS = {"image": "image", "video": "movie", "audio": "music_note"}


@dataclass(eq=False)
class ChromeDownloads(AppScreen[ChromeApp, None]):
    """Files by day, newest first."""

    activity: ClassVar[str] = names.DOWNLOADS

    menus: Menus = field(default_factory=Menus)

    def build(self) -> w.Widget:
        kept = self.app.downloads.all()
        settings = w.BarButton("settings", tr("Settings"), id="settings_menu_id",
                               on_tap=self.show_settings)  # fmt: skip
        close = w.BarButton("close", tr("Close"), id="close_menu_id", on_tap=self.close)
        bar = look.list_bar(tr("Downloads"), self.close, settings, close)
        used = sum(one.size for one in kept)
        room = tr("Using {used} of {all}", used=size_text(used), all=size_text(TOTAL_BYTES))
        summary = kept and w.Panel(w.Text(room, look.SMALL, id="storage_summary"),
                                   padding=(16, 8), width="fill")  # fmt: skip
        return look.list_page(bar, summary or None, self._list(kept))

    def _list(self, kept: Sequence[KeptDownload]) -> w.Widget:
        if not kept:
            return look.empty(tr("You’ll find your downloads here"))
        rows: list[w.Widget] = []
        for title, of_day in groupby(kept, self._day):
            rows.append(look.day(title))
            rows.extend(self._row(one) for one in of_day)
        return w.Scroll(*rows, id="download_home_recycler_view", cls=look.RECYCLER)

    def _row(self, one: KeptDownload) -> w.Widget:
        icon = ICONS.get(one.type.partition("/")[0], "insert_drive_file")
        about = f"{size_text(one.size)} • {host_of(one.url)}"
        more = look.end_button("more_vert", tr("More options"), partial(self.offer, one.id),
                               f"more {one.id}", "more")  # fmt: skip
        sign = w.Picture(icon=icon, background="surface_container", size=40, id="thumbnail")
        return look.list_item(one.name, about, lead=sign, end=more,
                              on_tap=partial(self.open, one.id))  # fmt: skip

    def _day(self, one: KeptDownload) -> TextLike:
        today, day = local_time(self.phone).date(), local_time(self.phone, one.at_ms).date()
        if day == today:
            return tr("Today")
        if day == today - timedelta(days=1):
            return tr("Yesterday")
        return date_text(day, "yMMMd", self.phone.display.locale)

    def _one(self, id_: int) -> KeptDownload | None:
        return next((one for one in self.app.downloads.all() if one.id == id_), None)

    def offer(self, id_: int) -> None:
        """Open the menu of a file."""
        self.menus.open(self.acts, f"more {id_}", id_, title_id="menu_item_text")

    def acts(self, id_: int) -> list[MenuEntry]:
        """What can be done with a file."""
        return [
            MenuEntry(text=tr("Share"), act=partial(self.share, id_)),
            MenuEntry(text=tr("Delete"), act=partial(self.delete, id_)),
        ]

    def open(self, id_: int) -> None:
        """Show a file in an app for it."""
        one = self._one(id_)
        if one is None:
            return
        uri = self._address(one)
        type_ = self.phone.content.type_of(uri) or one.type
        if not self.start(Intent(action=ACTION_VIEW, data=uri, type=type_)):
            self.toast(tr("No app available to open this file"))

    def share(self, id_: int) -> None:
        """Offer a file to other apps."""
        one = self._one(id_)
        if one is not None:
            uri = self._address(one)
            self.phone.activities.share(streams=[uri], type=one.type or "*/*", caller=self)

    def delete(self, id_: int) -> None:
        """Delete a file."""
        self.app.downloads.remove(id_)

    def show_settings(self) -> None:
        self.start(Intent(component=f"{self.app.package}/{names.SETTINGS}"))

    def _address(self, one: KeptDownload) -> str:
        return self.phone.media.uri_of(one.path) or file_uri(one.path)
