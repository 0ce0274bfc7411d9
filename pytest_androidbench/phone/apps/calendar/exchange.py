"""What the menu brings into the calendar from files, and takes out of it into one."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from pytest_androidbench.phone.apps.calendar.app import CalendarApp
from pytest_androidbench.phone.apps.calendar.event import COMPLETED
from pytest_androidbench.phone.apps.calendar.exchange_dialogs import (
    ExportDialog,
    ImportChoice,
    ImportDialog,
)
from pytest_androidbench.phone.apps.calendar.exporting import ExportChoice, chosen
from pytest_androidbench.phone.apps.calendar.ics_reader import Imported, read
from pytest_androidbench.phone.apps.calendar.ics_writer import written
from pytest_androidbench.phone.apps.calendar.store import GREEN
from pytest_androidbench.phone.apps.simple.text_files import TextFiles
from pytest_androidbench.phone.kit.selection import Selection
from pytest_androidbench.phone.system.app import AppPart
from pytest_androidbench.phone.system.times import zone_name
from pytest_androidbench.phone.ui.message import tr


@dataclass(eq=False)
class Exchange(AppPart[CalendarApp]):
    """Imports and exports .ics files."""

    files: TextFiles = field(default_factory=lambda: TextFiles(type="text/calendar", ending=".ics"))

    def export_events(self) -> None:
        """Ask what to export."""
        now = self.app.store.moments.local(self.app.store.moments.now)
        types = [kind.id for kind in self.app.store.types()]
        self.ask(
            ExportDialog(name=f"events_{now:%Y_%m_%d_%H_%M_%S}", types=Selection(rows=types)),
            self.export_to,
        )

    def export_to(self, choice: ExportChoice) -> None:
        """Ask where to."""
        self.files.write(choice.name, self.written, choice)

    def written(self, choice: ExportChoice) -> str:
        """What is in the file."""
        store = self.app.store
        events = chosen(store, choice)
        return written(events, store) if events else ""

    def import_events(self) -> None:
        """Ask for a file."""
        self.files.read(self.file_read)

    def file_read(self, text: str) -> None:
        """Ask how to import it."""
        self.ask(ImportDialog(), self.import_confirmed, text)

    def import_confirmed(self, text: str, choice: ImportChoice) -> None:
        """Add what is in the file."""
        store = self.app.store
        zone = zone_name(self.phone)
        found = read(text, store.moments, zone)
        known = {event.import_id for event in store.all() if event.import_id}
        fresh = [item for item in found if item.event.import_id not in known]
        for item in fresh:
            self._add(item, choice)
        if not found:
            self.toast(tr("No entries for importing have been found"))
        else:
            self.toast(tr("Importing successful" if fresh else "No new items have been found"))

    def _add(self, item: Imported, choice: ImportChoice) -> None:
        store, type_ = self.app.store, choice.type
        if item.category and not choice.ignore_types:
            type_ = store.type_called(item.category, GREEN if item.color is None else item.color)
        event = replace(
            item.event,
            event_type=type_,
            import_id=item.event.import_id or store.import_id(),
            flags=item.event.flags & ~COMPLETED,
        )
        new = store.save(event)
        if item.event.completed:
            store.complete(replace(event, id=new), done=True)
