"""All files in the folder of recordings, whether or not the app knows them."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import partial
from typing import Final

from pytest_androidbench.phone.apps.recorder.dialogs import Ask
from pytest_androidbench.phone.apps.recorder.info import Information
from pytest_androidbench.phone.apps.recorder.look import (
    FAINT_SMALL,
    LINEAR,
    MEDIUM,
    NAME,
    RECYCLER,
    SMALL,
    bar,
    bar_title,
    nothing,
    pill,
)
from pytest_androidbench.phone.apps.recorder.model import Record, clock, info_text
from pytest_androidbench.phone.apps.recorder.names import FOLDER
from pytest_androidbench.phone.apps.recorder.store import TRASHED, Store
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui.message import tr
from pytest_androidbench.phone.ui.widget import Widget
from pytest_androidbench.phone.ui.widgets import (
    Column,
    Look,
    Page,
    Panel,
    Row,
    Scroll,
    Spacer,
    Text,
)

GREEN, ORANGE, GREY = "#43a047", "#f59a05", "#616161"
ROW_HEIGHT: Final = 152


@dataclass(eq=False)
class FileBrowser(AppScreen[None]):
    """The files, and what can be done with each."""

    activity = ".app.browser.FileBrowserActivity"
    asked: str = ""
    """Path of the file that was asked about."""

    @property
    def store(self) -> Store:
        """All recordings."""
        return Store(self.app)

    def build(self) -> Widget:
        names = self.store.names()
        place = Text(tr("Records location:\n{path}", path=FOLDER), SMALL, id="files_path")
        rows = Scroll(
            count=len(names),
            row=lambda number: self.row(names[number]),
            row_height=ROW_HEIGHT,
            id="recycler_view",
            cls=RECYCLER,
        )
        return Page(
            bar(self.close, bar_title(tr("File browser"))),
            Panel(place, padding=(16, 8)),
            rows if names else nothing(tr("Empty")),
        )

    def row(self, name: str) -> Widget:
        """One file."""
        path = f"{FOLDER}/{name}"
        record = self.store.described(path)
        trashed = name.endswith(TRASHED)
        known = trashed or self.store.at(path) is not None
        colour, status = (GREEN, tr("Found in the app")) if known else (
            ORANGE, tr("Not found in the app")
        )  # fmt: skip
        if trashed:
            colour, status = GREY, tr("In the trash")
        about = f"{clock(record.ms)}, {info_text(record.size, record.format, record.rate)}"
        badge = Panel(
            Text(status, MEDIUM, id="list_item_status"),
            padding=(6, 2),
            look=Look(background=colour, radius=4),
        )
        texts = Column(
            Text(record.name, NAME, lines=1, id="list_item_name"),
            Text(about, FAINT_SMALL, lines=1, id="list_item_info"),
            badge,
            gap=4,
        )
        return Panel(
            Column(Panel(texts, padding=(16, 8, 4, 0)), self._actions(path, known)),
            id="container",
            cls=LINEAR,
            width="fill",
            on_tap=partial(self.inform, path),
        )

    def _actions(self, path: str, known: bool) -> Widget:
        return Row(
            Spacer(weight=1),
            not known and pill(tr("Import"), "list_item_btn_import", partial(self.take_in, path)),
            pill(tr("Save as…"), "list_item_btn_download", partial(self.ask_to_copy, path)),
            not known
            and pill(tr("Delete"), "list_item_btn_delete", partial(self.ask_to_delete, path)),
            Spacer(0),
            gap=8,
            id="list_item_action_panel",
            cls=LINEAR,
            width="fill",
        )

    def inform(self, path: str) -> None:
        known: Record | None = self.store.at(path)
        self.show(Information.of(known or replace(self.store.described(path), path=path)))

    def take_in(self, path: str) -> None:
        self.store.take_in(path)
        self.toast(tr("The record imported successfully"), long=True)

    def ask_to_copy(self, path: str) -> None:
        self.asked = path
        text = tr("The record will be copied to the 'Downloads' directory")
        self.ask(Ask(title=tr("Save as…"), text=text), self.copy)

    def copy(self, sure: bool) -> None:
        if not sure:
            return
        name = self.asked.rpartition("/")[2]
        if self.store.copy_out(self.asked):
            text = tr("{name} copied to the 'Downloads' directory", name=name)
        else:
            text = tr("Failed to copy. File with name {name} already exists", name=name)
        self.toast(text, long=True)

    def ask_to_delete(self, path: str) -> None:
        self.asked = path
        name = self.store.described(path).name
        self.ask(Ask(text=tr("Delete record {name} forever?", name=name)), self.delete)

    def delete(self, sure: bool) -> None:
        if sure:
            self.store.remove(self.asked)
            self.toast(tr("The record deleted successfully"), long=True)
