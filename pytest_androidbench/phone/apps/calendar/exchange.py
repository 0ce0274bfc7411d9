"""What the menu brings into the calendar from files, and takes out of it into one."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

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
from pytest_androidbench.phone.kit.selection import Selection
from pytest_androidbench.phone.system.app import AppPart
from pytest_androidbench.phone.system.intents import Intent
from pytest_androidbench.phone.ui.message import tr

ICS: Final = "text/calendar"
OPENABLE: Final = "android.intent.category.OPENABLE"


@dataclass(eq=False)
class Exchange(AppPart[CalendarApp]):
    """Imports and exports .ics files."""

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
        intent = Intent(
            action="android.intent.action.CREATE_DOCUMENT",
            type=ICS,
            categories=(OPENABLE,),
            extras={"android.intent.extra.TITLE": f"{choice.name}.ics"},
        )
        if not self.start_for(intent, self.file_created, choice):
            self.toast(tr("No valid app found"))

    def file_created(self, choice: ExportChoice, answer: Intent | None) -> None:
        """Write the file."""
        if answer is None or answer.data is None:
            return
        store = self.app.store
        events = chosen(store, choice)
        if not events:
            self.toast(tr("No entries for exporting have been found"))
            return
        self.phone.content.write(answer.data, written(events, store).encode())
        self.toast(tr("Exporting successful"))

    def import_events(self) -> None:
        """Ask for a file."""
        intent = Intent(
            action="android.intent.action.GET_CONTENT", type=ICS, categories=(OPENABLE,)
        )
        if not self.start_for(intent, self.file_picked):
            self.toast(tr("No valid app found"))

    def file_picked(self, answer: Intent | None) -> None:
        """Ask how to import it."""
        if answer is not None and answer.data is not None:
            self.ask(ImportDialog(), self.import_confirmed, answer.data)

    def import_confirmed(self, file: str, choice: ImportChoice) -> None:
        """Add what is in the file."""
        store = self.app.store
        text = self.phone.content.open(file).decode(errors="replace")
        zone = str(self.phone.properties.get("persist.sys.timezone", "UTC"))
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
