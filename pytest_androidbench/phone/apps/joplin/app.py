"""What Joplin declares, and what it does while none of its screens is open."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from pytest_androidbench.phone.apps.joplin.base import INDEX_MS, IndexedApp
from pytest_androidbench.phone.apps.joplin.colours import DARK_PALETTE, PALETTE
from pytest_androidbench.phone.apps.joplin.icon import ICON
from pytest_androidbench.phone.apps.joplin.preferences import (
    DARK_THEMES,
    THEME,
    THEME_AUTO,
    WELCOMED,
)
from pytest_androidbench.phone.apps.joplin.schema import SCHEMA
from pytest_androidbench.phone.apps.joplin.store import NoteStore
from pytest_androidbench.phone.system.intents import (
    ACTION_SEND,
    ACTION_SEND_MULTIPLE,
    IntentFilter,
    launch_intent,
)
from pytest_androidbench.phone.system.notifications import Notification
from pytest_androidbench.phone.ui.context import Display

PACKAGE: Final = "net.cozic.joplin"
SHOWN: Final = 100
"""So many characters of a note are in its notification."""


class JoplinApp(IndexedApp):
    """Joplin."""

    package = PACKAGE
    label = "Joplin"
    version = "3.0.1"
    version_code = 2097740
    icon = "menu_book"
    icon_color = 0x1071D3
    icon_art = ICON
    palette = PALETTE
    dark_palette = DARK_PALETTE
    turns_itself = True
    saves_state = False
    target_sdk = 33
    min_sdk = 21
    main = ".MainActivity"
    permissions = (
        "android.permission.INTERNET",
        "android.permission.ACCESS_FINE_LOCATION",
        "android.permission.ACCESS_COARSE_LOCATION",
        "android.permission.CAMERA",
        "android.permission.READ_EXTERNAL_STORAGE",
        "android.permission.WRITE_EXTERNAL_STORAGE",
        "android.permission.POST_NOTIFICATIONS",
        "android.permission.USE_BIOMETRIC",
    )
    appcompat = True
    activities = {".MainActivity": "notes:NotesPage"}
    filters = (
        IntentFilter(
            activity=".MainActivity", actions=(ACTION_SEND, ACTION_SEND_MULTIPLE), types=("*/*",)
        ),
    )
    schemas = {"joplin.sqlite": SCHEMA}
    authorities = (f"{PACKAGE}.fileprovider",)
    shared_paths = {
        "files": f"/data/data/{PACKAGE}/files",
        "cache": f"/data/data/{PACKAGE}/cache",
    }

    @property
    def store(self) -> NoteStore:
        """The notes."""
        return NoteStore(self)

    def display(self, display: Display) -> Display:
        settings = self.store.settings
        if settings.flag(THEME_AUTO):
            return display
        return replace(display, dark=settings.text(THEME) in DARK_THEMES)

    def start_up(self) -> None:
        """Do what each start does: the first one makes a notebook to look at."""
        from pytest_androidbench.phone.apps.joplin.welcome import welcome

        store = self.store
        if not store.settings.flag(WELCOMED):
            store.settings.put(WELCOMED, value=True)
            welcome(store)
        elif store.db.value("SELECT count(*) FROM item_changes"):
            self.after(INDEX_MS, self.index)

    def set_alarm(self, note_id: str) -> None:
        """Keep the alarm of a to-do in step with when it is due."""
        store = self.store
        note = store.note(note_id)
        store.db.execute("DELETE FROM alarms WHERE note_id = ?", note_id)
        if note is None or not note.is_todo or note.done_ms or note.due_ms <= store.now_ms:
            return
        store.insert("alarms", {"note_id": note_id, "trigger_time": note.due_ms})
        self.at(note.due_ms, self.ring, note_id, note.due_ms)

    def ring(self, note_id: str, due_ms: int) -> None:
        """Show the notification of a to-do, unless its alarm was changed since."""
        store = self.store
        sql = "SELECT id FROM alarms WHERE note_id = ? AND trigger_time = ?"
        number, note = store.db.value(sql, note_id, due_ms), store.note(note_id)
        if number is None or note is None:
            return
        store.db.execute("DELETE FROM alarms WHERE id = ?", number)
        self.phone.notifications.post(
            Notification(
                package=PACKAGE,
                id=number,
                title=note.title,
                text=note.body[:SHOWN],
                content=launch_intent(f"{PACKAGE}/{self.main}"),
            )
        )
