"""What is asked before events are imported, exported or taken from elsewhere."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from functools import partial
from typing import ClassVar

from pytest_androidbench.phone.apps.calendar.app import CalendarApp
from pytest_androidbench.phone.apps.calendar.chosen_reminders import ChosenReminders
from pytest_androidbench.phone.apps.calendar.event import REMINDER_OFF
from pytest_androidbench.phone.apps.calendar.exporting import ExportChoice
from pytest_androidbench.phone.apps.calendar.formats import reminder_text
from pytest_androidbench.phone.apps.calendar.preferences import LAST_TYPE
from pytest_androidbench.phone.apps.calendar.type_dialogs import SelectType
from pytest_androidbench.phone.kit.dialogs import ok_cancel
from pytest_androidbench.phone.kit.selection import Selection
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr
from pytest_androidbench.phone.ui.screen import WindowKind


@dataclass(frozen=True, slots=True, kw_only=True)
class ImportChoice:
    """Of which type imported events are where the file does not say or is not asked."""

    type: int
    ignore_types: bool


@dataclass(eq=False)
class RemindersDialog(AppScreen[CalendarApp, list[int]]):
    """Up to three reminders; closes with their minutes."""

    reminders: ChosenReminders = field(default_factory=ChosenReminders)

    window: ClassVar[WindowKind] = "dialog"

    def build(self) -> w.Widget:
        sign = w.Panel(w.Icon("notifications", id="set_reminders_image"), padding=(0, 12))
        rows: list[w.Kid] = []
        chosen = self.reminders.minutes
        for place, minutes in enumerate(chosen):
            if place and REMINDER_OFF in chosen[:place]:
                break
            off = place > 0 and minutes == REMINDER_OFF
            text = tr("Add another reminder") if off else reminder_text(minutes)
            tap = partial(self.reminders.choose, place, True)
            rows.append(w.Text(text, w.BODY_LARGE, id=f"set_reminders_{place + 1}", on_tap=tap,
                               width="fill", height=48))  # fmt: skip
        return w.Dialog(
            tr("Event reminders"),
            body=w.Row(sign, w.Column(*rows, weight=1), across="start", gap=16, width="fill"),
            buttons=ok_cancel(self.accept, self.close),
        )

    def accept(self) -> None:
        """Take them all."""
        self.close(self.reminders.minutes)


@dataclass(eq=False)
class ExportDialog(AppScreen[CalendarApp, ExportChoice]):
    """A name, and what to export."""

    name: str = ""
    types: Selection[int] = field(default_factory=Selection)
    events: bool = True
    tasks: bool = True
    past: bool = True

    window: ClassVar[WindowKind] = "dialog"

    def build(self) -> w.Widget:
        name = w.TextField(bind="name", hint=tr("Filename (without .ics)"),
                           id="export_events_filename")  # fmt: skip
        kinds = [
            self._box("events", "Export events", "export_events_checkbox"),
            self._box("tasks", "Export tasks", "export_tasks_checkbox"),
            self._box("past", "Export past entries too", "export_past_events_checkbox"),
        ]
        types = [
            w.CheckBox(kind.id in self.types, text=kind.title, id="filter_event_type_checkbox",
                       on_tap=partial(self.types.toggle, kind.id))
            for kind in self.app.store.types()
        ]  # fmt: skip
        label = w.Text(tr("Include event types"), w.BODY_LARGE, id="export_events_pick_types_label")
        body = w.Panel(w.Column(name, *kinds, label, *types, gap=4, width="fill"), padding=(24, 0))
        return w.Dialog(
            tr("Export events"),
            body=w.Scroll(body, id="export_events_scrollview"),
            buttons=ok_cancel(self.accept, self.close),
        )

    def _box(self, name: str, text: str, id_: str) -> w.Widget:
        return w.CheckBox(
            getattr(self, name), text=tr(text), id=id_, on_tap=partial(self.flip, name)
        )

    def flip(self, name: str) -> None:
        """Include a kind of entries, or not."""
        setattr(self, name, not getattr(self, name))

    def accept(self) -> None:
        """Go on, with a name."""
        if not self.name.strip():
            self.toast(tr("Filename cannot be empty"))
            return
        self.close(
            ExportChoice(
                name=self.name.strip(),
                events=self.events,
                tasks=self.tasks,
                past=self.past,
                types=tuple(sorted(self.types.rows)),
            )
        )


@dataclass(eq=False)
class ImportDialog(AppScreen[CalendarApp, ImportChoice]):
    """The type of what is imported."""

    choice: ImportChoice = ImportChoice(type=1, ignore_types=False)

    window: ClassVar[WindowKind] = "dialog"

    def on_open(self) -> None:
        store = self.app.store
        self.choice = replace(self.choice, type=store.type_of(store.config.get(LAST_TYPE)).id)

    def build(self) -> w.Widget:
        kind = self.app.store.type_of(self.choice.type)
        text = "Ignore event types in the file, always use the default one"
        body = w.Column(
            w.Text(tr("Default event type"), id="import_event_type_hint"),
            w.Text(kind.title, w.BODY_LARGE, id="import_event_type_title", on_tap=self.choose_type,
                   cls="android.widget.EditText", width="fill", height=48),
            w.CheckBox(self.choice.ignore_types, text=tr(text), id="import_events_checkbox",
                       on_tap=self.flip),
            gap=4,
            id="import_events_holder",
            cls="android.view.ViewGroup",
            width="fill",
        )  # fmt: skip
        return w.Dialog(tr("Import events"), body=body, buttons=ok_cancel(self.accept, self.close))

    def choose_type(self) -> None:
        """Ask for the type."""
        self.ask(SelectType(chosen=self.choice.type, manage=False), self.type_chosen)

    def type_chosen(self, type_: int) -> None:
        """Take a type."""
        self.choice = replace(self.choice, type=type_)

    def flip(self) -> None:
        """Heed the types in the file, or not."""
        self.choice = replace(self.choice, ignore_types=not self.choice.ignore_types)

    def accept(self) -> None:
        """Go on."""
        self.close(self.choice)
