"""The page that counts what there is."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from pytest_androidbench.phone.apps.joplin.look import BODY, back_button, bar
from pytest_androidbench.phone.apps.joplin.store import Store
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui.message import tr
from pytest_androidbench.phone.ui.theme import TITLE_MEDIUM
from pytest_androidbench.phone.ui.widget import Widget
from pytest_androidbench.phone.ui.widgets import Page, Scroll, Spacer, Text

KINDS: Final = {
    "Note": "notes",
    "Folder": "folders",
    "Resource": "resources",
    "Tag": "tags",
    "NoteTag": "note_tags",
    "Revision": "revisions",
}


@dataclass(eq=False)
class StatusPage(AppScreen[None]):
    """How many items there are, and how many of them have been synchronised: none."""

    def build(self) -> Widget:
        store = Store(self.app)
        lines = [f"{kind}: 0/{_count(store, table)}" for kind, table in KINDS.items()]
        trashed = len(store.rows("trash"))
        folders = [
            f"{folder.title}: {len(store.rows('folder', folder.id))} notes"
            for folder in store.folders()
        ]
        return Page(
            bar(tr("Sync Status"), back_button(self.close)),
            Scroll(
                Text(tr("Sync status (synced items / total items)"), TITLE_MEDIUM),
                *(Text(line, BODY) for line in lines),
                Text(f"Deleted: {trashed}", BODY),
                Spacer(height=20),
                Text(tr("Folders"), TITLE_MEDIUM),
                *(Text(line, BODY) for line in folders),
                padding=15,
                gap=4,
                key="status",
            ),
        )


def _count(store: Store, table: str) -> int:
    return int(store.db.value(f"SELECT count(*) FROM {table}"))  # noqa: S608
