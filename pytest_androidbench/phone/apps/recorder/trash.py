"""What was thrown away: to restore, or to remove for ever."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

from pytest_androidbench.phone.apps.recorder.dialogs import Ask
from pytest_androidbench.phone.apps.recorder.info import Information
from pytest_androidbench.phone.apps.recorder.look import (
    LIGHT,
    LINEAR,
    NAME,
    RECYCLER,
    SMALL,
    bar,
    bar_title,
    nothing,
    pill,
)
from pytest_androidbench.phone.apps.recorder.model import Record, clock
from pytest_androidbench.phone.apps.recorder.store import Store
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui.message import tr
from pytest_androidbench.phone.ui.widget import Widget
from pytest_androidbench.phone.ui.widgets import Column, Page, Panel, Row, Scroll, Spacer, Text

ROW_HEIGHT = 112


@dataclass(eq=False)
class Trash(AppScreen[None]):
    """The rows of the table `trash`."""

    activity = ".app.trash.TrashActivity"
    asked: int = 0
    """The recording that was asked about."""

    @property
    def store(self) -> Store:
        """All recordings."""
        return Store(self.app)

    def build(self) -> Widget:
        records = self.store.trash()
        text = tr(
            "The records moved to the trash will be automatically removed forever in 60 days."
        )
        clear = bool(records) and pill(tr("Delete all"), "btn_delete_all", self.ask_about_all)
        rows = Scroll(
            count=len(records),
            row=lambda place: self.row(records[place]),
            row_height=ROW_HEIGHT,
            id="recycler_view",
            cls=RECYCLER,
        )
        return Page(
            bar(self.close, bar_title(tr("Trash")), clear, Spacer(8)),
            Panel(Text(text, SMALL), padding=(16, 8)),
            rows if records else nothing(tr("Empty")),
        )

    def row(self, record: Record) -> Widget:
        """One recording with its buttons."""
        actions = Row(
            Spacer(weight=1),
            pill(tr("Restore"), "list_item_restore", partial(self.ask_to_restore, record.id)),
            Spacer(16),
            pill(tr("Delete"), "list_item_delete", partial(self.ask_to_delete, record.id)),
            Spacer(8),
            id="list_item_action_panel",
            cls=LINEAR,
            width="fill",
        )
        texts = Column(
            Text(record.name, NAME, lines=1, id="list_item_name"),
            Text(clock(record.ms), LIGHT, id="list_item_location"),
        )
        content = Column(Panel(texts, padding=(16, 8, 16, 0)), actions, across="stretch")
        show = partial(self.inform, record.id)
        return Panel(content, id="container", cls=LINEAR, width="fill", on_tap=show)

    def inform(self, id_: int) -> None:
        self.asked = id_
        for record in self._asked():
            self.show(Information.of(record))

    def ask_to_restore(self, id_: int) -> None:
        self.asked = id_
        for record in self._asked():
            text = tr("Restore record {name}?", name=record.name)
            self.ask(Ask(text=text), self.restore)

    def restore(self, sure: bool) -> None:
        if sure:
            self.store.restore(self.asked)
            self.toast(tr("The record restored successfully"), long=True)

    def ask_to_delete(self, id_: int) -> None:
        self.asked = id_
        for record in self._asked():
            text = tr("Delete record {name} forever?", name=record.name)
            self.ask(Ask(text=text), self.delete)

    def delete(self, sure: bool) -> None:
        if sure:
            self.store.empty(self._asked())
            self.toast(tr("The record deleted successfully"), long=True)

    def ask_about_all(self) -> None:
        self.ask(Ask(text=tr("Delete all records?")), self.delete_all)

    def delete_all(self, sure: bool) -> None:
        if sure:
            self.store.empty(self.store.trash())
            self.toast(tr("All records deleted successfully"), long=True)

    def _asked(self) -> list[Record]:
        return [record for record in self.store.trash() if record.id == self.asked]
