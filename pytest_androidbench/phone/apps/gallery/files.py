"""What the app does with files: copies, moves, renames, hides, deletes, restores."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from pytest_androidbench.phone.apps.gallery import preferences
from pytest_androidbench.phone.apps.gallery.model import BIN_FOLDER, kind_of
from pytest_androidbench.phone.system.files import FileError

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.app import App


class Files:
    """Operations on paths; each tells what it could do."""

    def __init__(self, app: App) -> None:
        self._app = app
        self._files = app.phone.files
        self._keeps_times = preferences.GalleryPreferences(app.prefs("Prefs")).on(
            "keep_last_modified"
        )

    def transfer(
        self, paths: Sequence[str], folder: str, resolutions: Mapping[str, int], *, move: bool
    ) -> tuple[int, int]:
        """Copy or move files into a folder; returns how many were done and how many should be."""
        done = skipped = 0
        for path in paths:
            target = f"{folder}/{path.rpartition('/')[2]}"
            if self._files.exists(target):
                wish = resolutions.get(target, resolutions.get("", preferences.SKIP))
                if wish == preferences.KEEP_BOTH:
                    target = self.alternative(target)
                elif wish != preferences.OVERWRITE:
                    skipped += 1
                    continue
                else:
                    self._files.remove_tree(target)
            done += self._transfer(path, target, move=move)
        return done, len(paths) - skipped

    def rename(self, path: str, target: str) -> bool:
        """Give a file or folder another name, and its rows too."""
        try:
            self._files.rename(path, target)
        except FileError:
            return False
        self._follow(path, target)
        return True

    def bin(self, paths: Sequence[str]) -> None:
        """Move files into the recycle bin."""
        for path in paths:
            self._make_folder(f"{BIN_FOLDER}{path}")
            self._files.copy(path, f"{BIN_FOLDER}{path}", preserve=True)
            stat = self._files.stat(path)
            self._app.database().execute(
                "INSERT OR REPLACE INTO media (filename, full_path, parent_path, last_modified,"
                " date_taken, size, type, video_duration, is_favorite, deleted_ts, media_store_id)"
                " VALUES (?, ?, ?, ?, ?, ?, ?, 0, 0, ?, 0)",
                path.rpartition("/")[2],
                preferences.RECYCLE_BIN + path,
                path.rpartition("/")[0],
                stat.mtime_ms if stat else 0,
                stat.mtime_ms if stat else 0,
                stat.size if stat else 0,
                kind_of(path),
                self._app.phone.clock.now_ms,
            )
        self.delete(paths)

    def restore(self, paths: Sequence[str]) -> None:
        """Bring files back from the bin to where they were."""
        for path in paths:
            target = path.removeprefix(BIN_FOLDER)
            if self._files.exists(target):
                target = self.alternative(target)
            self._make_folder(target)
            self._files.copy(path, target, preserve=self._keeps_times)
        self.delete(paths)

    def delete(self, paths: Sequence[str]) -> None:
        """Remove files for good."""
        for path in paths:
            if self._files.exists(path):
                self._files.remove_tree(path)
            shown = preferences.RECYCLE_BIN + path.removeprefix(BIN_FOLDER)
            key = shown if path.startswith(f"{BIN_FOLDER}/") else path
            database = self._app.database()
            database.execute("DELETE FROM media WHERE full_path = ?", key)
            database.execute("DELETE FROM favorites WHERE full_path = ?", path)

    def empty_bin(self) -> None:
        """Remove everything in the bin for good."""
        rows = self._app.database().query("SELECT full_path FROM media WHERE deleted_ts != 0")
        self.delete(
            [BIN_FOLDER + str(row[0]).removeprefix(preferences.RECYCLE_BIN) for row in rows]
        )

    def set_favorite(self, paths: Sequence[str], *, favorite: bool) -> None:
        """Mark media as favourites, or no longer."""
        database = self._app.database()
        for path in paths:
            database.execute("DELETE FROM favorites WHERE full_path = ?", path)
            if favorite:
                folder, _, name = path.rpartition("/")
                database.execute(
                    "INSERT INTO favorites (full_path, filename, parent_path) VALUES (?, ?, ?)",
                    path,
                    name,
                    folder,
                )

    def alternative(self, path: str) -> str:
        """A name like it that is free: "a(1).jpg"."""
        folder, _, name = path.rpartition("/")
        stem, _, ending = name.rpartition(".")
        number = 1
        while self._files.exists(f"{folder}/{stem}({number}).{ending}"):
            number += 1
        return f"{folder}/{stem}({number}).{ending}"

    def _transfer(self, path: str, target: str, *, move: bool) -> bool:
        try:
            if move:
                self._files.rename(path, target)
                self._follow(path, target)
            else:
                self._files.copy(path, target, preserve=self._keeps_times)
        except FileError:
            return False
        if not self._keeps_times:
            self._files.utime(target, mtime_ms=self._app.phone.clock.now_ms)
        return True

    def _follow(self, path: str, target: str) -> None:
        folder, _, name = target.rpartition("/")
        self._app.database().execute(
            "UPDATE OR REPLACE favorites SET full_path = ?, filename = ?, parent_path = ?"
            " WHERE full_path = ?",
            target,
            name,
            folder,
            path,
        )

    def _make_folder(self, path: str) -> None:
        folder = path.rpartition("/")[0]
        if not self._files.exists(folder):
            uid = self._app.uid if folder.startswith(BIN_FOLDER) else None
            self._files.mkdir(folder, parents=True, mode=0o700, uid=uid, gid=uid)
