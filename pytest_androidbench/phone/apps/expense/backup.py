"""Writing all entries to a file, taking them from one, and the log of it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Final

from pytest_androidbench.phone.apps.expense.archive import count_in, export_to, import_from
from pytest_androidbench.phone.apps.expense.formats import listed
from pytest_androidbench.phone.apps.expense.look import (
    BODY1,
    CAPTION,
    CARD_VIEW,
    MEDIUM_TITLE,
    OVERLINE,
    RELATIVE,
    SUBTITLE2,
    drop_button,
    sheet,
)
from pytest_androidbench.phone.apps.expense.pages import BACKUP, ExpensePage
from pytest_androidbench.phone.apps.expense.sheets import DeleteConfirm
from pytest_androidbench.phone.apps.expense.store import Backup, Store
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.system.intents import Intent
from pytest_androidbench.phone.system.times import MONTHS, local_time
from pytest_androidbench.phone.ui.message import Message, ntr, tr
from pytest_androidbench.phone.ui.theme import TextStyle
from pytest_androidbench.phone.ui.widget import Widget
from pytest_androidbench.phone.ui.widgets import (
    Align,
    Button,
    Column,
    Icon,
    Look,
    Page,
    Panel,
    Row,
    Scroll,
    Text,
    TextField,
)

OPEN, CREATE = "android.intent.action.OPEN_DOCUMENT", "android.intent.action.CREATE_DOCUMENT"
OPENABLE: Final = "android.intent.category.OPENABLE"
TYPE: Final = "application/xls"
BOLD: Final = TextStyle(16, 500)


@dataclass(eq=False)
class BackupPage(ExpensePage):
    """Two large buttons above the log."""

    place = BACKUP
    dropped: int = 0
    """The line of the log that is about to go."""

    def build(self) -> Widget:
        backups = self.store.backups()
        filled = self.store.span() is not None
        buttons = Row(
            self._button("export", tr("Export"), "file_upload", self.export, filled),
            self._button("import", tr("Import"), "file_download", self.open, True),
            gap=8,
            width="fill",
        )
        rows = Scroll(*(self._row(backup) for backup in backups), gap=4, id="rv_backup_logs")
        nothing = Align(Text(tr("No Data"), BODY1, id="tv_no_data"), down="top", margin=32)
        log = Column(
            Panel(Text(tr("Backup Logs"), MEDIUM_TITLE, id="tv_backup_logs"), padding=16),
            rows if backups else Panel(nothing, weight=1),
            across="stretch",
        )
        return Page(
            self.bar(tr("Backup")),
            Panel(buttons, padding=8),
            Panel(log, look=Look(background="surface"), weight=1),
            over=self.snackbar(),
        )

    @staticmethod
    def _button(
        name: str, label: Message, icon: str, on_tap: Callable[[], None], enabled: bool
    ) -> Widget:
        content = Column(
            Icon(icon, 30, "on_surface", id=f"imv_{name}", enabled=enabled),
            Text(label, BODY1, id=f"tv_{name}", enabled=enabled),
            gap=16,
            along="center",
            across="center",
            width="fill",
            height="fill",
        )
        return Panel(
            content,
            look=Look(background="surface_container", elevation=1),
            id=f"cv_{name}",
            cls=CARD_VIEW,
            on_tap=on_tap,
            enabled=enabled,
            height=130,
            weight=1,
        )

    def _row(self, backup: Backup) -> Widget:
        date = listed(local_time(self.phone, backup.created), local_time(self.phone))
        below = Row(
            Text(date, CAPTION, id="tv_date"),
            Text(ntr("{n} item", "{n} items", backup.items), SUBTITLE2, id="tv_items"),
            gap=16,
        )
        name = Text(backup.name, BODY1, id="tv_backup_name", lines=1)
        row = Row(
            Column(name, below, gap=8, weight=1), Icon("delete", 28, id="imv_delete"), width="fill"
        )
        return Panel(
            row,
            padding=16,
            id="rl_backup",
            cls=RELATIVE,
            width="fill",
            on_tap=partial(self.ask_drop, backup.id),
        )

    def ask_drop(self, id_: int) -> None:
        self.dropped = id_
        self.ask(DeleteConfirm(), self.drop)

    def drop(self, sure: bool) -> None:
        if sure:
            self.store.forget_backup(self.dropped)

    def export(self) -> None:
        self.show(Export())

    def open(self) -> None:
        self.start_for(Intent(action=OPEN, categories=(OPENABLE,), type=TYPE), self.opened)

    def opened(self, result: Intent | None) -> None:
        if result is None or result.data is None:
            return
        count = count_in(self.phone, result.data)
        if count is None:
            self.say(tr("File Doesn't Exist"))
        else:
            name = self.phone.content.name_of(result.data)
            self.ask(Import(uri=result.data, name=name, count=count), self.imported)

    def imported(self, count: int) -> None:
        self.say(ntr("{n} item imported!", "{n} items imported", count))


@dataclass(eq=False)
class Export(AppScreen[None]):
    """Takes a name, then a place."""

    window = "sheet"
    name: str = ""

    def on_open(self) -> None:
        now = local_time(self.phone)
        time = f"{now.hour}{now.minute}{now.second}"
        self.name = f"Backup_{MONTHS[now.month - 1]}{now.day}_{now.year}_{time}"

    def build(self) -> Widget:
        save = Button(tr("Save As"), icon="save", id="btn_export_now", on_tap=self.save)
        save.width = "fill"
        return sheet(
            tr("Export"),
            "tv_app_name",
            drop_button(self.close, "btn_drop"),
            Panel(TextField(bind="name", hint=tr("Name"), id="edt_name"), padding=16),
            Panel(save, padding=(16, 16, 16, 0)),
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
            export_to(self.phone, Store(self.db), result.data, self.name)
            self.close()


@dataclass(eq=False)
class Import(AppScreen[int]):
    """What is in a file; closes with how many entries were taken from it."""

    window = "sheet"
    uri: str = ""
    name: str = ""
    count: int = 0

    def build(self) -> Widget:
        facts = Column(
            Text(tr("Name"), OVERLINE, id="tv_name"),
            Text(self.name, BOLD, id="tv_name_value"),
            Panel(Text(tr("Total"), BODY1, id="tv_items"), padding=(0, 16, 0, 0)),
            Text(f"{self.count:,}", BOLD, id="tv_items_value"),
        )
        take = Button(tr("Import"), icon="file_download", id="btn_import", on_tap=self.take)
        take.width = "fill"
        return sheet(
            tr("Backup Details"),
            "tv_backup_detail",
            drop_button(self.close, "btn_drop_close"),
            Panel(facts, padding=(16, 16, 16, 0)),
            Panel(take, padding=16),
        )

    def take(self) -> None:
        self.close(import_from(self.phone, Store(self.db), self.uri))
