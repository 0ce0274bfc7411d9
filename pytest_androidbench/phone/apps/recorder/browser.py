"""All files in the folder of recordings, whether or not the app knows them."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from functools import partial
from typing import Final

from pytest_androidbench.phone.apps.recorder import look
from pytest_androidbench.phone.apps.recorder.app import RecorderApp
from pytest_androidbench.phone.apps.recorder.dialogs import Ask
from pytest_androidbench.phone.apps.recorder.info import Information
from pytest_androidbench.phone.apps.recorder.model import Record, clock, info_text
from pytest_androidbench.phone.apps.recorder.names import FOLDER
from pytest_androidbench.phone.apps.recorder.record_actions import RecordActions
from pytest_androidbench.phone.apps.recorder.store import TRASHED
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr

GREEN, ORANGE, GREY = "#43a047", "#f59a05", "#616161"
ROW_HEIGHT: Final = 152


@dataclass(eq=False)
class FileBrowser(AppScreen[RecorderApp, None]):
    """The files, and what can be done with each."""

    activity = ".app.browser.FileBrowserActivity"
    actions: RecordActions = field(default_factory=RecordActions)

    def build(self) -> w.Widget:
        names = self.app.store.names()
        place = w.Text(tr("Records location:\n{path}", path=FOLDER), look.SMALL, id="files_path")
        return w.Page(
            look.bar(self.close, look.bar_title(tr("File browser"))),
            w.Panel(place, padding=(16, 8)),
            look.listing(names, self.row, ROW_HEIGHT, tr("Empty")),
        )

    def row(self, name: str) -> w.Widget:
        """One file."""
        path = f"{FOLDER}/{name}"
        record = self.app.store.described(path)
        trashed = name.endswith(TRASHED)
        known = trashed or self.app.store.at(path) is not None
        colour, status = (GREEN, tr("Found in the app")) if known else (
            ORANGE, tr("Not found in the app")
        )  # fmt: skip
        if trashed:
            colour, status = GREY, tr("In the trash")
        about = f"{clock(record.ms)}, {info_text(record.size, record.format, record.rate)}"
        badge = w.Panel(
            w.Text(status, look.MEDIUM, id="list_item_status"),
            padding=(6, 2),
            look=w.Look(background=colour, radius=4),
        )
        texts = w.Column(
            w.Text(record.name, look.NAME, lines=1, id="list_item_name"),
            w.Text(about, look.FAINT_SMALL, lines=1, id="list_item_info"),
            badge,
            gap=4,
        )
        return w.Panel(
            w.Column(w.Panel(texts, padding=(16, 8, 4, 0)), self._actions(path, known)),
            id="container",
            cls=look.LINEAR,
            width="fill",
            on_tap=partial(self.inform, path),
        )

    def _actions(self, path: str, known: bool) -> w.Widget:
        return w.Row(
            w.Spacer(weight=1),
            not known
            and look.pill(tr("Import"), "list_item_btn_import", partial(self.take_in, path)),
            look.pill(
                tr("Save as…"), "list_item_btn_download", partial(self.actions.save_file, path)
            ),
            not known
            and look.pill(tr("Delete"), "list_item_btn_delete", partial(self.ask_to_delete, path)),
            w.Spacer(0),
            gap=8,
            id="list_item_action_panel",
            cls=look.LINEAR,
            width="fill",
        )

    def inform(self, path: str) -> None:
        known: Record | None = self.app.store.at(path)
        self.show(Information.of(known or replace(self.app.store.described(path), path=path)))

    def take_in(self, path: str) -> None:
        self.app.store.take_in(path)
        self.toast(tr("The record imported successfully"), long=True)

    def ask_to_delete(self, path: str) -> None:
        name = self.app.store.described(path).name
        self.ask(Ask(text=tr("Delete record {name} forever?", name=name)), self.delete, path)

    def delete(self, path: str, sure: bool) -> None:
        if sure:
            self.app.store.remove(path)
            self.toast(tr("The record deleted successfully"), long=True)
