"""Backups: settings and playlists in an archive (BackupHelper.kt)."""

from __future__ import annotations

import zipfile
from io import BytesIO
from typing import TYPE_CHECKING, Final

from pytest_androidbench.phone.apps.retromusic import m3u, names
from pytest_androidbench.phone.system import zips
from pytest_androidbench.phone.system.files import SHARED_ROOT, FileError
from pytest_androidbench.phone.system.prefs import decoded

if TYPE_CHECKING:
    from collections.abc import Collection
    from datetime import datetime

    from pytest_androidbench.phone.apps.retromusic.app import RetroApp

FOLDER: Final = f"{SHARED_ROOT}/Documents/RetroMusic/Backups"
ENDING: Final = ".rmbak"
PLAYLISTS, SETTINGS = "Playlists", "prefs"
"""What is in one, and the folders in which it lies there."""
PREFERENCES: Final = f"{names.PACKAGE}_preferences.xml"
FIRST_YEAR: Final = 1980
"""Before it an archive knows no time."""
MOST_RESTORED: Final = 1000
"""So many playlists of an archive are taken over."""


def time_stamp(now: datetime) -> str:
    """What a backup is called unless somebody names it: `15-Oct 2023 153400`."""
    return f"{now:%d-%b %Y %H%M%S}"


def plain(name: str) -> str:
    """A name as a file can have it."""
    kept = "".join(sign for sign in name if sign.isprintable() and sign not in '/\\:*?"<>|')
    return kept.strip(" .")[:100]


class RetroBackups:
    """Makes them, lists them, and takes what is in them back."""

    def __init__(self, app: RetroApp) -> None:
        self._app = app
        self._files = app.phone.files

    def paths(self) -> list[str]:
        """All there are, by name."""
        try:
            found = sorted(self._files.listdir(FOLDER))
        except FileError:
            return []
        return [f"{FOLDER}/{name}" for name in found if name.endswith(ENDING)]

    def path_of(self, name: str) -> str:
        """Where one of a name lies."""
        return f"{FOLDER}/{plain(name)}{ENDING}"

    def make(self, name: str, now: datetime) -> None:
        """Write settings and playlists into a new one.

        Raises:
            FileError: there is no room for it.
        """
        entries = {
            f"{PLAYLISTS}/{plain(each.name)}.m3u": m3u.m3u(each.songs)
            for each in self._app.playlists.all()
        }
        kept = self._app.prefs().path
        if self._files.is_file(kept):
            entries[f"{SETTINGS}/{PREFERENCES}"] = self._files.read(kept)
        out = BytesIO()
        moment = max(now.timetuple()[:6], (FIRST_YEAR, 1, 1, 0, 0, 0))
        with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as archive:
            for path, data in entries.items():
                archive.writestr(zipfile.ZipInfo(path, moment), data)
        self._files.mkdir(FOLDER, parents=True, uid=self._app.uid)
        self._files.write(self.path_of(name), out.getvalue(), uid=self._app.uid)

    def restore(self, data: bytes, wanted: Collection[str]) -> None:
        """Take back playlists or settings, or both; what is there stays, and comes together.

        Raises:
            ZipError: it is no archive, or a damaged one.
        """
        with zips.opened(data) as archive:
            listed = [name for name in archive.names if name.startswith(f"{PLAYLISTS}/")]
            if PLAYLISTS in wanted:
                for name in listed[:MOST_RESTORED]:
                    self._take_list(name.rpartition("/")[2], archive.read(name))
            settings = f"{SETTINGS}/{PREFERENCES}"
            if SETTINGS in wanted and settings in archive.names:
                self._take_settings(archive.read(settings))

    def _take_list(self, file: str, data: bytes) -> None:
        name = file.rpartition(".")[0]
        if not name:
            return
        known = {song.path: song for song in self._app.library.unsorted()}
        songs = [known[path] for path in m3u.paths_of(data, "") if path in known]
        store = self._app.playlists
        store.add(store.called(name) or store.make(name), songs)

    def _take_settings(self, data: bytes) -> None:
        prefs = self._app.prefs()
        for key in prefs.all():
            prefs.remove(key)
        prefs.update(decoded(data))
