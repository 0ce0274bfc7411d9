"""The files and folders that are left out, in `blacklist.db`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pytest_androidbench.phone.apps.retromusic import schema
from pytest_androidbench.phone.apps.retromusic.names import LISTED_KEY
from pytest_androidbench.phone.system.files import SHARED_ROOT

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.app import App

FIRST: Final = tuple(f"{SHARED_ROOT}/{name}" for name in ("Alarms", "Notifications", "Ringtones"))
"""What is left out from the beginning (BlacklistStore.java)."""


class Blacklist:
    """Reads and writes it."""

    def __init__(self, app: App) -> None:
        self._app = app
        self._db = app.database(schema.BLACKLIST)

    def begin(self) -> None:
        """Fill it at the first start."""
        prefs = self._app.prefs()
        if not prefs.get(LISTED_KEY, default=False):
            prefs.put(LISTED_KEY, value=True)
            self.set(FIRST)

    def paths(self) -> list[str]:
        """What is left out."""
        rows = self._db.query("SELECT path FROM blacklist ORDER BY rowid")
        return [str(row[0]) for row in rows]

    def add(self, path: str) -> None:
        """Leave a file or folder out."""
        if path not in self.paths():
            self._db.execute("INSERT INTO blacklist VALUES (?)", path)

    def remove(self, path: str) -> None:
        """Show it again."""
        self._db.execute("DELETE FROM blacklist WHERE path = ?", path)

    def set(self, paths: tuple[str, ...]) -> None:
        """Leave out these and nothing else."""
        self._db.execute("DELETE FROM blacklist")
        for path in paths:
            self._db.execute("INSERT INTO blacklist VALUES (?)", path)
