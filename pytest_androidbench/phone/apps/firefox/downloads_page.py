"""What was downloaded (fragment_downloads.xml)."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial

from pytest_androidbench.phone.apps.firefox.app import FirefoxApp
from pytest_androidbench.phone.apps.firefox.downloads import FirefoxDownload
from pytest_androidbench.phone.apps.firefox.look import RECYCLER, library_page, site_row
from pytest_androidbench.phone.kit.empty_state import empty_state
from pytest_androidbench.phone.kit.snackbar import SnackbarHost
from pytest_androidbench.phone.kit.web.sizes import size_text
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.system.content import file_uri
from pytest_androidbench.phone.system.intents import ACTION_VIEW, Intent
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr


@dataclass(eq=False)
class FirefoxDownloadsPage(AppScreen[FirefoxApp, None]):
    """Files, newest first."""

    snackbar: SnackbarHost = field(default_factory=SnackbarHost)

    def build(self) -> w.Widget:
        kept = self.app.downloads.all()
        listed: w.Widget = w.Scroll(*map(self._row, kept), id="download_list", cls=RECYCLER,
                                    key="downloads")  # fmt: skip
        if not kept:
            listed = empty_state(tr("No downloaded files"), "download_empty_view", w.BODY)
        return library_page(tr("Downloads"), content=listed, over=self.snackbar.build())

    def _row(self, one: FirefoxDownload) -> w.Widget:
        delete = w.IconButton("delete", tr("Delete"), id="overflow_menu", key=f"delete {one.id}",
                              on_tap=partial(self.delete, one.id, one.name))  # fmt: skip
        return site_row(one.name, size_text(one.size), icon="insert_drive_file", end=delete,
                        on_tap=partial(self.open, one.path, one.type))  # fmt: skip

    def open(self, path: str, type_: str) -> None:
        """Show a file in an app for it."""
        uri = self.phone.media.uri_of(path) or file_uri(path)
        known = self.phone.content.type_of(uri) or type_
        if not self.start(Intent(action=ACTION_VIEW, data=uri, type=known)):
            self.toast(tr("No app found to open {name} files", name=known))

    def delete(self, id_: str, name: str) -> None:
        """Delete a file."""
        self.app.downloads.remove(id_)
        self.snackbar.say(tr("Deleted {title}", title=name))
