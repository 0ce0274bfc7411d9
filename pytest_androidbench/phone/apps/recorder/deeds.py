"""What can be done with a recording, wherever it is shown."""

from __future__ import annotations

from dataclasses import dataclass, field

from pytest_androidbench.phone.apps.recorder.app import RecorderApp
from pytest_androidbench.phone.apps.recorder.dialogs import Ask, Rename
from pytest_androidbench.phone.apps.recorder.info import Information
from pytest_androidbench.phone.apps.recorder.model import Record, stem_and_ending
from pytest_androidbench.phone.apps.recorder.names import ACTIVE
from pytest_androidbench.phone.apps.recorder.recorder import IDLE
from pytest_androidbench.phone.apps.recorder.store import Store
from pytest_androidbench.phone.kit.dialogs import MenuEntry, MenuScreen
from pytest_androidbench.phone.system.intents import ACTION_VIEW, Intent
from pytest_androidbench.phone.ui.message import tr


@dataclass(eq=False)
class RecordDeeds(MenuScreen[RecorderApp, None]):
    """A screen with the menu of a recording, which is `target`."""

    target: int = field(default=0, kw_only=True)

    @property
    def store(self) -> Store:
        """All recordings."""
        return Store(self.app)

    @property
    def meant(self) -> Record | None:
        """The recording the menu is about."""
        return self.store.get(self.target)

    def deeds(self) -> list[MenuEntry]:
        """The rows of its menu."""
        return [
            MenuEntry(text=tr("Share"), act=self.share),
            MenuEntry(text=tr("Information"), act=self.inform),
            MenuEntry(text=tr("Rename"), act=self.rename),
            MenuEntry(text=tr("Open with…"), act=self.open_with),
            MenuEntry(text=tr("Save as…"), act=self.save_as),
            MenuEntry(text=tr("Delete"), act=self.delete),
        ]

    def share(self) -> None:
        record = self.meant
        if record is not None:
            self.share_files([record])

    def share_files(self, records: list[Record]) -> None:
        """Offer recordings to other apps."""
        streams = [self.app.uri_of(record.path) for record in records]
        self.phone.activities.share(streams=streams, type="audio/*", caller=self)

    def inform(self) -> None:
        record = self.meant
        if record is not None:
            self.show(Information.of(record))

    def rename(self) -> None:
        record = self.meant
        if record is not None:
            self.ask(Rename(name=stem_and_ending(record.path)[0]), self.renamed)

    def renamed(self, name: str) -> None:
        record = self.meant
        if record is None or name.casefold() == stem_and_ending(record.path)[0].casefold():
            return
        problem = self.store.rename(record.id, name)
        if problem is not None:
            self.toast(problem, long=True)

    def open_with(self) -> None:
        record = self.meant
        if record is not None:
            uri = self.app.uri_of(record.path)
            intent = Intent(action=ACTION_VIEW, data=uri, type="audio/*")
            title = tr("Open {name} with", name=record.name)
            self.phone.activities.choose(intent, title, caller=self)

    def save_as(self) -> None:
        text = tr("The record will be copied to the 'Downloads' directory")
        self.ask(Ask(title=tr("Save as…"), text=text), self.save_copy)

    def save_copy(self, sure: bool) -> None:
        record = self.meant
        if not sure or record is None:
            return
        name = record.file_name
        if self.store.copy_out(record.path):
            text = tr("{name} copied to the 'Downloads' directory", name=name)
        else:
            text = tr("Failed to copy. File with name {name} already exists", name=name)
        self.toast(text, long=True)

    def delete(self) -> None:
        record = self.meant
        if record is not None:
            self.ask(Ask(text=tr("Move to trash {name}?", name=record.name)), self.throw_away)

    def throw_away(self, sure: bool) -> None:
        if sure and self.meant is not None:
            self.discard([self.target])
            self.toast(tr("The record moved to trash"), long=True)

    def discard(self, ids: list[int]) -> None:
        """Move recordings to the trash; what plays one of them stops."""
        prefs = self.app.kept()
        for id_ in ids:
            if self.app.player.id == id_:
                self.app.player.stop()
            if prefs.get(ACTIVE, IDLE) == id_:
                prefs.put(ACTIVE, IDLE)
            self.store.throw_away(id_)
