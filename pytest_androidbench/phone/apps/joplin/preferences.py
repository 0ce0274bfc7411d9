"""Joplin's settings: what differs from the defaults is a row of the database."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.databases import Database

Value = str | int | bool
SORT_FIELD, SORT_REVERSE = "notes.sortOrder.field", "notes.sortOrder.reverse"
OPEN_ON_TOP, SHOW_DONE = "uncompletedTodosOnTop", "showCompletedTodos"
ACTIVE_FOLDER, COLLAPSED = "activeFolderId", "collapsedFolderIds"
TRACK_LOCATION, TOOLBAR = "trackLocation", "editor.mobile.toolbarEnabled"
PLAIN_EDITOR, EDITOR_SIZE = "editor.usePlainText", "style.editor.fontSize"
VIEWER_SIZE, THEME, THEME_AUTO = "style.viewer.fontSize", "theme", "themeAutoDetect"
WELCOMED, INDEXED = "welcome.wasBuilt", "searchEngine.lastProcessedChangeId"
DATE_FORMAT, TIME_FORMAT = "dateFormat", "timeFormat"
DARK_THEMES: Final = frozenset({"2", "4", "5", "6", "7", "22"})
"""The values of `THEME` that are dark."""
PROFILE: Final[Mapping[str, Value]] = {
    SORT_FIELD: "user_updated_time",
    SORT_REVERSE: True,
    OPEN_ON_TOP: True,
    SHOW_DONE: True,
    ACTIVE_FOLDER: "",
    COLLAPSED: "",
    TRACK_LOCATION: True,
    TOOLBAR: True,
    PLAIN_EDITOR: False,
    EDITOR_SIZE: 15,
    VIEWER_SIZE: 16,
    THEME: 1,
    THEME_AUTO: False,
    WELCOMED: False,
    INDEXED: 0,
    DATE_FORMAT: "DD/MM/YYYY",
    TIME_FORMAT: "HH:mm",
}
"""The defaults of the settings that change what the app does."""


class JoplinPreferences:
    """Settings by key, as they are when first read."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._read: dict[str, str] | None = None

    def text(self, key: str, default: str = "") -> str:
        """A setting as text."""
        if self._read is None:
            rows = self._database.query("SELECT key, value FROM settings")
            self._read = {row["key"]: str(row["value"]) for row in rows}
        return self._read.get(key, str(PROFILE.get(key, default)))

    def flag(self, key: str, *, default: bool = False) -> bool:
        """A setting that is on or off."""
        return self.text(key, "1" if default else "0") in {"1", "True", "true"}

    def number(self, key: str, default: int = 0) -> int:
        """A setting that counts."""
        value = self.text(key, str(default))
        return int(value) if value.lstrip("-").isdecimal() else default

    def put(self, key: str, value: Value) -> None:
        """Change a setting."""
        stored = str(int(value)) if isinstance(value, bool) else str(value)
        sql = "INSERT OR REPLACE INTO settings (key, value) VALUES (?, ?)"
        self._database.execute(sql, key, stored)
        self._read = None
