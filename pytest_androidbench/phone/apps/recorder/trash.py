"""What was thrown away: to restore, or to remove for ever."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from pytest_androidbench.phone.apps.recorder import look
from pytest_androidbench.phone.apps.recorder.app import RecorderApp
from pytest_androidbench.phone.apps.recorder.dialogs import Ask
from pytest_androidbench.phone.apps.recorder.info import Information
from pytest_androidbench.phone.apps.recorder.model import Trashed, clock
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr

ROW_HEIGHT = 112


@dataclass(eq=False)
class Trash(AppScreen[RecorderApp, None]):
    """The rows of the table `trash`."""

    activity = ".app.trash.TrashActivity"

    def build(self) -> w.Widget:
        records = self.app.store.trash()
        text = tr(
            "The records moved to the trash will be automatically removed forever in 60 days."
        )
        clear = bool(records) and look.pill(tr("Delete all"), "btn_delete_all", self.ask_about_all)
        return w.Page(
            look.bar(self.close, look.bar_title(tr("Trash")), clear, w.Spacer(8)),
            w.Panel(w.Text(text, look.SMALL), padding=(16, 8)),
            look.listing(records, self.row, ROW_HEIGHT, tr("Empty")),
        )

    def row(self, record: Trashed) -> w.Widget:
        """One recording with its buttons."""
        actions = w.Row(
            w.Spacer(weight=1),
            look.pill(
                tr("Restore"), "list_item_restore", partial(self.on, record.id, self.ask_to_restore)
            ),
            w.Spacer(16),
            look.pill(
                tr("Delete"), "list_item_delete", partial(self.on, record.id, self.ask_to_delete)
            ),
            w.Spacer(8),
            id="list_item_action_panel",
            cls=look.LINEAR,
            width="fill",
        )
        texts = w.Column(
            w.Text(record.name, look.NAME, lines=1, id="list_item_name"),
            w.Text(clock(record.ms), look.LIGHT, id="list_item_location"),
        )
        content = w.Column(w.Panel(texts, padding=(16, 8, 16, 0)), actions, across="stretch")
        show = partial(self.on, record.id, self.inform)
        return w.Panel(content, id="container", cls=look.LINEAR, width="fill", on_tap=show)

    def on(self, id_: int, act: Callable[[Trashed], None]) -> None:
        """Do something about a recording, if it is still there."""
        for record in self.app.store.trash():
            if record.id == id_:
                act(record)

    def inform(self, record: Trashed) -> None:
        self.show(Information.of(record))

    def ask_to_restore(self, record: Trashed) -> None:
        text = tr("Restore record {name}?", name=record.name)
        self.ask(Ask(text=text), self.restore, record.id)

    def restore(self, id_: int, sure: bool) -> None:
        if sure:
            self.app.store.restore(id_)
            self.toast(tr("The record restored successfully"), long=True)

    def ask_to_delete(self, record: Trashed) -> None:
        text = tr("Delete record {name} forever?", name=record.name)
        self.ask(Ask(text=text), self.delete, record.id)

    def delete(self, id_: int, sure: bool) -> None:
        if sure:
            self.app.store.empty(each for each in self.app.store.trash() if each.id == id_)
            self.toast(tr("The record deleted successfully"), long=True)

    def ask_about_all(self) -> None:
        self.ask(Ask(text=tr("Delete all records?")), self.delete_all)

    def delete_all(self, sure: bool) -> None:
        if sure:
            self.app.store.empty(self.app.store.trash())
            self.toast(tr("All records deleted successfully"), long=True)
