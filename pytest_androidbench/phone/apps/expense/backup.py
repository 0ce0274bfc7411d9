"""Writing all entries to a file, taking them from one, and the log of it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Final

from pytest_androidbench.phone.apps.expense import look
from pytest_androidbench.phone.apps.expense.app import ExpenseApp
from pytest_androidbench.phone.apps.expense.archive import count_in, export_to, import_from
from pytest_androidbench.phone.apps.expense.formats import listed
from pytest_androidbench.phone.apps.expense.model import Backup
from pytest_androidbench.phone.apps.expense.pages import BACKUP, ExpensePage
from pytest_androidbench.phone.apps.expense.sheets import DeleteConfirm
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.system.intents import Intent
from pytest_androidbench.phone.system.times import MONTHS, local_time
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import Message, ntr, tr

OPEN, CREATE = "android.intent.action.OPEN_DOCUMENT", "android.intent.action.CREATE_DOCUMENT"
OPENABLE: Final = "android.intent.category.OPENABLE"
TYPE: Final = "application/xls"
BOLD: Final = w.TextStyle(16, 500)


@dataclass(eq=False)
class ExpenseBackupPage(ExpensePage):
    """Two large buttons above the log."""

    place = BACKUP
    bar_id = "abl_backup"

    def build(self) -> w.Widget:
        backups = self.app.store.backups()
        filled = self.app.store.span() is not None
        buttons = w.Row(
            self._button("export", tr("Export"), "file_upload", self.export, filled),
            self._button("import", tr("Import"), "file_download", self.open, True),
            gap=8,
            width="fill",
        )
        rows = w.Scroll(
            *(self._row(backup) for backup in backups), gap=4, id="rv_backup_logs", width="fill",
            height="fill", cls=look.RECYCLER,
        )  # fmt: skip
        nothing = w.Align(w.Text(tr("No Data"), look.BODY1, id="tv_no_data"), down="top", margin=32)
        log = w.Column(
            w.Panel(w.Text(tr("Backup Logs"), look.MEDIUM_TITLE, id="tv_backup_logs"), padding=16),
            w.Stack(rows, None if backups else nothing, weight=1),
            across="stretch",
        )
        return self.page(
            self.bar(tr("Backup")),
            w.Column(
                w.Panel(buttons, padding=8),
                w.Panel(log, look=w.Look(background="surface"), weight=1),
                across="stretch",
                weight=1,
                id="ct_logs",
                cls=look.GROUP,
            ),
        )

    @staticmethod
    def _button(
        name: str, label: Message, icon: str, on_tap: Callable[[], None], enabled: bool
    ) -> w.Widget:
        content = w.Column(
            w.Icon(icon, 30, "on_surface", id=f"imv_{name}", enabled=enabled),
            w.Text(label, look.BODY1, id=f"tv_{name}", enabled=enabled),
            gap=16,
            along="center",
            across="center",
            width="fill",
            height="fill",
        )
        return w.Panel(
            content,
            look=w.Look(background="surface_container", elevation=1),
            id=f"cv_{name}",
            cls=look.CARD_VIEW,
            on_tap=on_tap,
            enabled=enabled,
            height=130,
            weight=1,
        )

    def _row(self, backup: Backup) -> w.Widget:
        date = listed(local_time(self.phone, backup.created), local_time(self.phone))
        below = w.Row(
            w.Text(date, look.CAPTION, id="tv_date"),
            w.Text(ntr("{n} item", "{n} items", backup.items), look.SUBTITLE2, id="tv_items"),
            gap=16,
        )
        name = w.Text(backup.name, look.BODY1, id="tv_backup_name", lines=1)
        row = w.Row(
            w.Column(name, below, gap=8, weight=1),
            w.Icon("delete", 28, id="imv_delete"),
            width="fill",
        )
        return w.Panel(
            row,
            padding=16,
            id="rl_backup",
            cls=look.RELATIVE,
            width="fill",
            on_tap=partial(self.ask_drop, backup.id),
        )

    def ask_drop(self, id_: int) -> None:
        self.ask(DeleteConfirm(), self.drop, id_)

    def drop(self, id_: int, sure: bool) -> None:
        if sure:
            self.app.store.forget_backup(id_)

    def export(self) -> None:
        self.show(Export())

    def open(self) -> None:
        self.start_for(Intent(action=OPEN, categories=(OPENABLE,), type=TYPE), self.opened)

    def opened(self, result: Intent | None) -> None:
        if result is None or result.data is None:
            return
        count = count_in(self.phone, result.data)
        if count is None:
            self.snackbar.say(tr("File Doesn't Exist"))
        else:
            name = self.phone.content.name_of(result.data)
            self.ask(Import(uri=result.data, name=name, count=count), self.imported)

    def imported(self, count: int) -> None:
        self.snackbar.say(ntr("{n} item imported!", "{n} items imported", count))


@dataclass(eq=False)
class Export(AppScreen[ExpenseApp, None]):
    """Takes a name, then a place."""

    window = "sheet"
    name: str = ""

    def on_open(self) -> None:
        now = local_time(self.phone)
        time = f"{now.hour}{now.minute}{now.second}"
        self.name = f"Backup_{MONTHS[now.month - 1]}{now.day}_{now.year}_{time}"

    def build(self) -> w.Widget:
        save = w.Button(tr("Save As"), icon="save", id="btn_export_now", on_tap=self.save)
        save.width = "fill"
        return look.sheet(
            tr("Export"),
            "tv_app_name",
            look.drop_button(self.close, "btn_drop"),
            w.Panel(
                w.TextField(bind="name", hint=tr("Name"), id="edt_name"),
                padding=16,
                id="tl_name",
                cls=look.LINEAR,
            ),
            w.Panel(save, padding=(16, 16, 16, 0)),
        )

    def save(self) -> None:
        intent = Intent(
            action=CREATE,
            categories=(OPENABLE,),
            type=TYPE,
            extras={"android.intent.extra.TITLE": f"{self.name}.xls"},
        )
        self.start_for(intent, self.saved)

    def saved(self, result: Intent | None) -> None:
        if result is not None and result.data is not None:
            export_to(self.phone, self.app.store, result.data, self.name)
            self.close()


@dataclass(eq=False)
class Import(AppScreen[ExpenseApp, int]):
    """What is in a file; closes with how many entries were taken from it."""

    window = "sheet"
    uri: str = ""
    name: str = ""
    count: int = 0

    def build(self) -> w.Widget:
        facts = w.Column(
            w.Text(tr("Name"), look.OVERLINE, id="tv_name"),
            w.Text(self.name, BOLD, id="tv_name_value"),
            w.Panel(w.Text(tr("Total"), look.BODY1, id="tv_items"), padding=(0, 16, 0, 0)),
            w.Text(f"{self.count:,}", BOLD, id="tv_items_value"),
        )
        take = w.Button(tr("Import"), icon="file_download", id="btn_import", on_tap=self.take)
        take.width = "fill"
        return look.sheet(
            tr("Backup Details"),
            "tv_backup_detail",
            look.drop_button(self.close, "btn_drop_close"),
            w.Panel(facts, padding=(16, 16, 16, 0)),
            w.Panel(take, padding=16),
        )

    def take(self) -> None:
        self.close(import_from(self.phone, self.app.store, self.uri))
