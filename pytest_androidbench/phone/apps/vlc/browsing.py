"""Folders and the media in them (FileBrowserFragment.kt)."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial

from pytest_androidbench.phone.apps.vlc import look
from pytest_androidbench.phone.apps.vlc.app import VlcApp
from pytest_androidbench.phone.apps.vlc.media_acts import MediaActs
from pytest_androidbench.phone.system.app import AppPart
from pytest_androidbench.phone.system.files import SHARED_ROOT
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr


@dataclass(eq=False)
class Browsing(AppPart[VlcApp]):
    """Storages, or what is in a folder of one."""

    folder: str = ""
    acts: MediaActs = field(default_factory=MediaActs)

    def build(self, fits: look.Fits = look.anything) -> w.Widget:
        rows = self._folder(fits) if self.folder else self._roots()
        body = w.Scroll(*rows, id="network_list", key=f"folder {self.folder}", cls=look.RECYCLER)
        return body if rows else look.empty(tr("No media files found in this folder"))

    def _roots(self) -> list[w.Widget]:
        return [
            w.Panel(w.Text(tr("Storages"), w.TITLE, id="title"), padding=(16, 12)),
            look.row(tr("Internal memory"), "", icon="folder", key="internal", more=None,
                     on_tap=partial(self.open, SHARED_ROOT)),
        ]  # fmt: skip

    def _folder(self, fits: look.Fits) -> list[w.Widget]:
        files = self.app.files
        names = sorted(files.listdir(self.folder)) if files.is_dir(self.folder) else []
        folders = [
            look.row(name, "", icon="folder", key=f"folder {name}", more=None,
                     on_tap=partial(self.open, f"{self.folder}/{name}"))
            for name in names
            if not name.startswith(".") and fits(name) and files.is_dir(f"{self.folder}/{name}")
        ]  # fmt: skip
        media = [
            one
            for one in self.app.library.media()
            if one.folder == self.folder and fits(one.filename)
        ]
        media.sort(key=lambda one: one.filename)
        return folders + [
            look.row(one.filename, look.time_of(one), icon=look.sign_of(one),
                     key=f"more {one.id}", more=partial(self.acts.menu, one.id),
                     on_tap=partial(self.acts.play, [one.id]))
            for one in media
        ]  # fmt: skip

    def open(self, folder: str) -> None:
        self.folder = folder

    def up(self) -> bool:
        """Go to the folder above; tells whether there is one."""
        if not self.folder:
            return False
        self.folder = "" if self.folder == SHARED_ROOT else self.folder.rpartition("/")[0]
        return True
