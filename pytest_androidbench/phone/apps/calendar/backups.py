"""Backups that the calendar makes by itself every morning, and the dialog that sets them up."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial
from typing import TYPE_CHECKING, ClassVar, Final

from pytest_androidbench.phone.apps.calendar.app import CalendarApp
from pytest_androidbench.phone.apps.calendar.backing_up import FILENAME
from pytest_androidbench.phone.apps.calendar.preferences import (
    AUTO_BACKUP,
    BACKUP_EVENTS,
    BACKUP_FOLDER,
    BACKUP_NAME,
    BACKUP_PAST,
    BACKUP_TASKS,
    BACKUP_TYPES,
    DISPLAYED,
    Setting,
)
from pytest_androidbench.phone.apps.calendar.type_dialogs import FilterTypes
from pytest_androidbench.phone.apps.simple.file_picker import FilePicker
from pytest_androidbench.phone.apps.simple.paths import valid_name
from pytest_androidbench.phone.apps.simple.settings_rows import (
    RELATIVE,
    CheckRow,
    EndCheckBox,
    Section,
    ValueRow,
)
from pytest_androidbench.phone.kit.dialogs import ok_cancel
from pytest_androidbench.phone.kit.selection import Selection
from pytest_androidbench.phone.system.app import AppPart, AppScreen
from pytest_androidbench.phone.system.files import SHARED_ROOT
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr
from pytest_androidbench.phone.ui.screen import WindowKind

if TYPE_CHECKING:
    from pytest_androidbench.phone.apps.calendar.preferences import CalendarPreferences

KINDS: Final[tuple[tuple[str, Setting[bool], str], ...]] = (
    ("events", BACKUP_EVENTS, "Export events"),
    ("tasks", BACKUP_TASKS, "Export tasks"),
    ("past_events", BACKUP_PAST, "Export past entries too"),
)


@dataclass(eq=False)
class ManageBackups(AppScreen[CalendarApp, bool]):
    """Where backups go and what is in them; keeps it, and closes with True."""

    folder: str = ""
    name: str = ""
    kinds: Selection[str] = field(default_factory=Selection)
    types: list[int] = field(default_factory=list)

    window: ClassVar[WindowKind] = "dialog"

    @property
    def _config(self) -> CalendarPreferences:
        return self.app.store.config

    def on_open(self) -> None:
        config = self._config
        self.folder = config.get(BACKUP_FOLDER)
        self.name = config.get(BACKUP_NAME) or FILENAME
        self.kinds.rows = [name for name, setting, _ in KINDS if config.get(setting)]
        types = config.get(BACKUP_TYPES) or config.get(DISPLAYED)
        self.types = sorted(int(kind) for kind in types)

    def build(self) -> w.Widget:
        folder = w.TextField(
            self.folder.replace(SHARED_ROOT, "Internal", 1),
            hint=tr("Folder"),
            id="backup_events_folder",
            on_tap=self.choose_folder,
        )
        name = w.TextField(
            bind="name", hint=tr("Filename (without .ics)"), id="backup_events_filename"
        )
        types = w.Panel(
            w.Text(tr("Manage event types"), w.BODY_LARGE, id="manage_event_types"),
            id="manage_event_types_holder",
            cls=RELATIVE,
            on_tap=self.choose_types,
            padding=(0, 12),
        )
        body = w.Column(
            folder, name, *map(self._box, KINDS), types, gap=8, across="stretch",
            id="backup_events_holder", cls="android.widget.LinearLayout",
        )  # fmt: skip
        return w.Dialog(
            tr("Manage automatic backups"),
            body=w.Scroll(w.Panel(body, padding=(24, 0)), id="export_events_scrollview"),
            buttons=ok_cancel(self.accept, self.close),
        )

    def _box(self, kind: tuple[str, Setting[bool], str]) -> w.Widget:
        name, _, text = kind
        id_ = f"backup_{name}_checkbox"
        box = EndCheckBox(name in self.kinds, text=tr(text), id=id_, width="fill")
        flip = partial(self.kinds.toggle, name)
        return w.Panel(box, id=f"{id_}_holder", cls=RELATIVE, on_tap=flip)

    def choose_folder(self) -> None:
        """Ask for the folder."""
        self.hide_keyboard()
        self.ask(FilePicker(path=self.folder), self.folder_chosen)

    def folder_chosen(self, folder: str) -> None:
        """Take the folder."""
        self.folder = folder

    def choose_types(self) -> None:
        """Ask for the types."""
        self.ask(FilterTypes(shown=Selection(rows=[*self.types])), self.types_chosen)

    def types_chosen(self, types: list[int]) -> None:
        """Take the types."""
        self.types = types

    def accept(self) -> None:
        """Keep all, if it makes sense."""
        if not self.name.strip():
            self.toast(tr("Filename cannot be empty"))
        elif not valid_name(self.name.replace("%", "")):
            self.toast(tr("Filename contains invalid characters"))
        elif not self.types or not {"events", "tasks"} & set(self.kinds.rows):
            self.toast(tr("No entries for exporting have been found"))
        else:
            self._keep()
            self.close(True)

    def _keep(self) -> None:
        config = self._config
        config.put(BACKUP_FOLDER, self.folder)
        config.put(BACKUP_NAME, self.name.strip())
        config.put(BACKUP_TYPES, frozenset(map(str, self.types)))
        for name, setting, _ in KINDS:
            config.put(setting, name in self.kinds)


@dataclass(eq=False)
class BackupSettings(AppPart[CalendarApp]):
    """The section of the settings for backups."""

    def rows(self) -> list[w.Kid]:
        """Its rows."""
        on = self.app.store.config.get(AUTO_BACKUP)
        return [
            Section(tr("Backups"), "settings_backups_label"),
            CheckRow(tr("Enable automatic backups"), on, self.flip,
                     "settings_enable_automatic_backups"),
            on
            and ValueRow(tr("Manage automatic backups"), None, self.manage,
                         "settings_manage_automatic_backups"),
        ]  # fmt: skip

    def flip(self) -> None:
        """Make backups from now on, or no longer."""
        if self.app.store.config.get(AUTO_BACKUP):
            self.app.store.config.put(AUTO_BACKUP, value=False)
            self.app.plan_backup()
        else:
            self.manage()

    def manage(self) -> None:
        """Ask where backups go and what is in them."""
        self.ask(ManageBackups(), self.managed)

    def managed(self, sure: bool) -> None:
        """Make backups from now on."""
        if sure:
            self.app.store.config.put(AUTO_BACKUP, value=True)
            self.app.plan_backup()
