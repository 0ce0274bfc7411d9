"""The panel beside a note with what is known about it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import ClassVar

from pytest_androidbench.phone.apps.joplin.app import JoplinApp
from pytest_androidbench.phone.apps.joplin.formats import moment_text
from pytest_androidbench.phone.apps.joplin.look import BODY, MARGIN
from pytest_androidbench.phone.apps.joplin.react import VIEW_GROUP
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.system.intents import ACTION_VIEW, Intent
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import TextLike, tr
from pytest_androidbench.phone.ui.screen import WindowKind

WIDTH, BEYOND = 280, 2000


@dataclass(eq=False)
class NoteProperties(AppScreen[JoplinApp, None]):
    """When a note was written and changed, where, and from where it came."""

    window: ClassVar[WindowKind] = "popup"

    note_id: str = ""

    def build(self) -> w.Widget:
        store = self.app.store
        note = store.note(self.note_id)
        if note is None:
            return w.Modal(w.Spacer(), on_outside=self.close)
        created = moment_text(self.phone, store.settings, note.created_ms)
        updated = moment_text(self.phone, store.settings, note.updated_ms)
        rows = w.Column(
            w.Spacer(height=40),
            self._row(tr("Created: {time}", time=created)),
            self._row(tr("Updated: {time}", time=updated)),
            w.Divider(),
            self._row(tr("View on map"), self.view_on_map),
            self._row(tr("Go to source URL"), self.open_source) if note.source_url else None,
            across="stretch",
        )
        panel = w.Panel(
            rows, look=w.Look(background="background", elevation=8), width=WIDTH, height="fill"
        )
        beside = w.Row(w.Spacer(weight=1), panel, width="fill", height="fill")
        return w.Modal(beside, on_outside=self.close, gravity="start", margin=0, most=BEYOND)

    @staticmethod
    def _row(text: TextLike, act: Callable[[], None] | None = None) -> w.Widget:
        return w.Panel(
            w.Text(text, BODY), padding=(MARGIN, 10), cls=VIEW_GROUP, width="fill", on_tap=act
        )

    def view_on_map(self) -> None:
        note = self.app.store.note(self.note_id)
        if note is None or not (note.latitude or note.longitude):
            self.close(toast=tr("This note does not have geolocation information."))
            return
        address = f"https://www.openstreetmap.org/?lat={note.latitude}&lon={note.longitude}&zoom=20"
        self.open(address)

    def open_source(self) -> None:
        note = self.app.store.note(self.note_id)
        self.open(note.source_url if note is not None else "")

    def open(self, address: str) -> None:
        """Show an address in whatever takes it."""
        if not self.start(Intent(action=ACTION_VIEW, data=address)):
            self.toast(tr("No apps can perform this action."))
