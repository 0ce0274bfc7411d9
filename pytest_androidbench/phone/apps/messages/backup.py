"""Messages that are written to a file, and read from one, as JSON."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import TYPE_CHECKING, ClassVar, Final

from pytest_androidbench.phone.apps.messages.app import MessagesApp
from pytest_androidbench.phone.apps.simple.paths import valid_name
from pytest_androidbench.phone.apps.simple.settings_rows import Section, ValueRow
from pytest_androidbench.phone.apps.simple.text_files import TextFiles
from pytest_androidbench.phone.kit.dialogs import ok_cancel
from pytest_androidbench.phone.system.app import AppPart, AppScreen
from pytest_androidbench.phone.system.times import local_time
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr
from pytest_androidbench.phone.ui.screen import WindowKind

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.databases import Value

FIELDS: Final = ("address", "body", "date", "date_sent", "locked", "read", "status", "type")
"""The columns of a text that are kept in a file under the same names."""
NOTHING: Final = "/"
"""In place of a name where no kind of messages is left; no file is called that."""


@dataclass(eq=False)
class BackupDialog(AppScreen[MessagesApp, str]):
    """Which kinds of messages to write or read; closes with the file's name where one is made."""

    verb: str = "Import"
    name: str | None = None
    """What the file is called; None: it is there already."""
    sms: bool = True
    mms: bool = True

    window: ClassVar[WindowKind] = "dialog"

    def build(self) -> w.Widget:
        kind = self.verb.lower()
        field = self.name is not None and w.TextField(
            bind="name", hint=tr("Filename (without .json)"), id=f"{kind}_messages_filename"
        )
        body = w.Column(
            field, self._box("sms"), self._box("mms"), gap=8, width="fill",
            id=f"{kind}_messages_holder", cls="android.widget.LinearLayout",
        )  # fmt: skip
        return w.Dialog(
            tr(f"{self.verb} messages"), body=body, buttons=ok_cancel(self.accept, self.close)
        )

    def _box(self, kind: str) -> w.Widget:
        return w.CheckBox(
            getattr(self, kind),
            text=tr(f"{self.verb} {kind.upper()}"),
            id=f"{self.verb.lower()}_{kind}_checkbox",
            on_tap=partial(self.flip, kind),
            width="fill",
        )

    def flip(self, kind: str) -> None:
        """Take a kind along, or leave it out."""
        setattr(self, kind, not getattr(self, kind))

    def accept(self) -> None:
        """Go on, with a name and something to do."""
        if not self.sms and not self.mms:
            self.toast(tr("You have to select at least one item"))
        elif self.name is not None and not self.name.strip():
            self.toast(tr("Filename cannot be empty"))
        elif not valid_name(self.name or ""):
            self.toast(tr("Filename contains invalid characters"))
        else:
            # There are no multimedia messages on the phone: without texts nothing is left.
            self.close((self.name or "").strip() if self.sms else NOTHING)


@dataclass(eq=False)
class MessagesBackup(AppPart[MessagesApp]):
    """The last section of the settings."""

    files: TextFiles = field(
        default_factory=lambda: TextFiles(type="application/json", ending=".json")
    )

    def rows(self) -> list[w.Kid]:
        """Its rows."""
        return [
            Section(tr("Migrating"), "settings_migrating_label"),
            ValueRow(tr("Export messages"), None, self.export, "settings_export_messages"),
            ValueRow(tr("Import messages"), None, self.import_, "settings_import_messages"),
        ]

    def export(self) -> None:
        """Ask for a name."""
        name = f"Messages_{local_time(self.phone):%Y%m%d_%H%M%S}"
        self.ask(BackupDialog(verb="Export", name=name), self.named)

    def named(self, name: str) -> None:
        """Ask where to."""
        if name == NOTHING:
            self.toast(tr("No entries for exporting have been found"))
            return
        self.files.write(name, self.written)

    def written(self) -> str:
        """What is in the file."""
        rows = self.app.store.all_texts()
        return written(rows) if rows else ""

    def import_(self) -> None:
        """Ask for a file."""
        self.files.read(self.picked)

    def picked(self, text: str) -> None:
        """Ask what of it to take."""
        texts = read(text)
        if texts is None:
            self.toast(tr("Invalid file format"))
        elif not texts:
            self.toast(tr("No entries for importing have been found"))
        else:
            self.ask(BackupDialog(), self.chosen, text)

    def chosen(self, text: str, kinds: str) -> None:
        """Add what is not there yet."""
        texts = (read(text) or []) if kinds != NOTHING else []
        added = self.app.store.add_texts(texts)
        done = "Importing successful" if added else "No new items have been found"
        self.toast(tr(done if texts else "No entries for importing have been found"))


def written(rows: Sequence[Mapping[str, Value]]) -> str:
    """Texts as the app writes them."""
    entries = [
        {"sub_id": -1, "protocol": None, "service_center": None, "backupType": "sms"}
        | {name: row.get(name) for name in FIELDS}
        for row in rows
    ]
    return json.dumps(entries, ensure_ascii=False)


def read(text: str) -> list[dict[str, Value]] | None:
    """The texts in what the app wrote; None for something else."""
    try:
        entries = json.loads(text)
    except ValueError:
        return None
    if not isinstance(entries, list):
        return None
    return [
        {name: entry.get(name) for name in FIELDS}
        for entry in entries
        if isinstance(entry, dict) and entry.get("backupType") == "sms" and entry.get("address")
    ]
