"""The page that counts what there is."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from pytest_androidbench.phone.apps.joplin.app import JoplinApp
from pytest_androidbench.phone.apps.joplin.look import BODY, back_button, bar
from pytest_androidbench.phone.apps.joplin.store import NoteStore
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr

KINDS: Final = {
    "Note": "notes",
    "Folder": "folders",
    "Resource": "resources",
    "Tag": "tags",
    "NoteTag": "note_tags",
    "Revision": "revisions",
}


@dataclass(eq=False)
class StatusPage(AppScreen[JoplinApp, None]):
    """How many items there are, and how many of them have been synchronised: none."""

    def build(self) -> w.Widget:
        store = self.app.store
        lines = [f"{kind}: 0/{_count(store, table)}" for kind, table in KINDS.items()]
        trashed = len(store.rows("trash"))
        folders = [
            f"{folder.title}: {len(store.rows('folder', folder.id))} notes"
            for folder in store.folders()
        ]
        return w.Page(
            bar(tr("Sync Status"), back_button(self.close)),
            w.Scroll(
                w.Text(tr("Sync status (synced items / total items)"), w.TITLE_MEDIUM),
                *(w.Text(line, BODY) for line in lines),
                w.Text(f"Deleted: {trashed}", BODY),
                w.Spacer(height=20),
                w.Text(tr("Folders"), w.TITLE_MEDIUM),
                *(w.Text(line, BODY) for line in folders),
                padding=15,
                gap=4,
                key="status",
            ),
        )


def _count(store: NoteStore, table: str) -> int:
    return int(store.db.value(f"SELECT count(*) FROM {table}"))  # noqa: S608
