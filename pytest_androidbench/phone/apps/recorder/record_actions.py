"""What can be done with a recording, wherever it is shown."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import partial

from pytest_androidbench.phone.apps.recorder.app import RecorderApp
from pytest_androidbench.phone.apps.recorder.dialogs import Ask, RenameRecording
from pytest_androidbench.phone.apps.recorder.info import Information
from pytest_androidbench.phone.apps.recorder.model import Record, stem_and_ending
from pytest_androidbench.phone.apps.recorder.names import ACTIVE
from pytest_androidbench.phone.apps.recorder.recorder import IDLE
from pytest_androidbench.phone.kit.dialogs import MenuEntry
from pytest_androidbench.phone.kit.menus import Menus
from pytest_androidbench.phone.system.app import AppPart
from pytest_androidbench.phone.system.intents import ACTION_VIEW, Intent
from pytest_androidbench.phone.ui.message import tr


@dataclass(eq=False)
class RecordActions(AppPart[RecorderApp]):
    """The menu of a recording."""

    def entries(self, id_: int) -> Sequence[MenuEntry]:
        """The rows of its menu."""
        rows: tuple[tuple[str, str, Callable[[Record], None]], ...] = (
            ("share", "Share", self.share),
            ("info", "Information", self.inform),
            ("edit", "Rename", self.rename),
            ("open_with", "Open with…", self.open_with),
            ("save_alt", "Save as…", self.save_as),
            ("delete_forever", "Delete", self.ask_to_delete),
        )
        return [
            MenuEntry(text=tr(text), sign=sign, act=partial(self.on, id_, action))
            for sign, text, action in rows
        ]

    def open_menu(self, menus: Menus, id_: int, at: str) -> None:
        """Open its menu at a button, which is the framework's own."""
        menus.open(self.entries, at, id_, title_id="android:id/title")

    def on(self, id_: int, action: Callable[[Record], None]) -> None:
        """Do something with a recording, if it is still there."""
        record = self.app.store.get(id_)
        if record is not None:
            action(record)

    def share(self, *records: Record) -> None:
        """Offer recordings to other apps."""
        streams = [self.app.uri_of(record.path) for record in records]
        kind = records[0].format if len(records) == 1 else "*"
        self.phone.activities.share(streams=streams, type=f"audio/{kind}", caller=self.screen)

    def inform(self, record: Record) -> None:
        """Tell everything about a recording."""
        self.show(Information.of(record))

    def rename(self, record: Record, *, asks_again: bool | None = None) -> None:
        """Ask for another name."""
        name = stem_and_ending(record.path)[0]
        self.ask(RenameRecording(name=name, asks_again=asks_again), self.renamed, record.id)

    def renamed(self, id_: int, name: str) -> None:
        """Give a recording and its file the name."""
        record = self.app.store.get(id_)
        if record is None or name.casefold() == stem_and_ending(record.path)[0].casefold():
            return
        problem = self.app.store.rename(id_, name)
        if problem is not None:
            self.toast(problem, long=True)

    def open_with(self, record: Record) -> None:
        """Let another app play a recording."""
        intent = Intent(action=ACTION_VIEW, data=self.app.uri_of(record.path), type="audio/*")
        title = tr("Open {name} with", name=record.name)
        self.phone.activities.choose(intent, title, caller=self.screen)

    def save_as(self, record: Record) -> None:
        """Copy a recording to the downloads after a question."""
        self.save_file(record.path)

    def save_file(self, path: str) -> None:
        """The same with any file."""
        text = tr("The record will be copied to the 'Downloads' directory")
        self.ask(Ask(title=tr("Save as…"), text=text), self.save_copy, path)

    def save_copy(self, path: str, sure: bool) -> None:
        """Copy a file to the downloads, if that is meant."""
        if not sure:
            return
        name = path.rpartition("/")[2]
        if self.app.store.copy_out(path):
            text = tr("{name} copied to the 'Downloads' directory", name=name)
        else:
            text = tr("Failed to copy. File with name {name} already exists", name=name)
        self.toast(text, long=True)

    def ask_to_delete(self, record: Record) -> None:
        """Move a recording to the trash after a question."""
        self.ask(Ask(text=tr("Move to trash {name}?", name=record.name)), self.delete, record.id)

    def delete(self, id_: int, sure: bool) -> None:
        """Move a recording to the trash, if that is meant."""
        if sure and self.app.store.get(id_) is not None:
            self.throw_away([id_])
            self.toast(tr("The record moved to trash"), long=True)

    def throw_away(self, ids: Iterable[int]) -> None:
        """Move recordings to the trash; what plays one of them stops."""
        prefs = self.app.kept()
        for id_ in ids:
            if self.app.player.id == id_:
                self.app.player.stop()
            if prefs.get(ACTIVE, IDLE) == id_:
                prefs.put(ACTIVE, IDLE)
            self.app.store.throw_away(id_)
