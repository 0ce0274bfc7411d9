"""The list of recordings: to play, sort, mark, choose and throw away."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial
from typing import Final

from pytest_androidbench.phone.apps.recorder.app import RecorderApp
from pytest_androidbench.phone.apps.recorder.dialogs import Ask
from pytest_androidbench.phone.apps.recorder.look import (
    BAR_HEIGHT,
    FRAME,
    LINEAR,
    RECYCLER,
    SMALL,
    TITLE,
    bar,
    nothing,
    sign,
)
from pytest_androidbench.phone.apps.recorder.model import Record
from pytest_androidbench.phone.apps.recorder.names import ORDER
from pytest_androidbench.phone.apps.recorder.panel import PanelActs, player_panel
from pytest_androidbench.phone.apps.recorder.playback import BEAT_MS, play
from pytest_androidbench.phone.apps.recorder.record_actions import RecordActions
from pytest_androidbench.phone.apps.recorder.record_row import (
    DAY_HEIGHT,
    ROW_HEIGHT,
    TRASH_HEIGHT,
    Item,
    RowActs,
    day_row,
    record_row,
    trash_row,
    with_days,
)
from pytest_androidbench.phone.kit.dialogs import MenuEntry
from pytest_androidbench.phone.kit.menus import Menus
from pytest_androidbench.phone.kit.selection import Selection
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import Message, ntr, tr

SORTS: Final[dict[int, tuple[str, Message]]] = {
    1: ("calendar_today", tr("By date (newest)")),
    4: ("calendar_today", tr("By date (oldest)")),
    2: ("sort_by_alpha", tr("By name (A-Z)")),
    5: ("sort_by_alpha", tr("By name (Z-A)")),
    3: ("access_time", tr("By duration (longest)")),
    6: ("access_time", tr("By duration (shortest)")),
}
"""Order -> its sign, and what it is called."""


@dataclass(eq=False)
class Records(AppScreen[RecorderApp, None]):
    """All recordings, or those with a bookmark."""

    activity = ".app.records.RecordsActivity"
    marked: bool = False
    """Whether only those with a bookmark are listed."""
    selected: Selection[int] = field(default_factory=Selection)
    actions: RecordActions = field(default_factory=RecordActions)
    menus: Menus = field(default_factory=Menus)

    def beat_ms(self) -> int:
        return BEAT_MS if self.app.player.running else 0

    @property
    def order(self) -> int:
        """How they are sorted; bookmarks are by date."""
        return 1 if self.marked else self.app.kept().get(ORDER, 1)

    def build(self) -> w.Widget:
        records = self.listed()
        playing = self.app.player.record
        bar_ = self._chosen_bar() if self.selected else self._bar()
        line = w.Panel(w.Divider(), id="bottomDivider", cls="android.view.View")
        return w.Page(
            w.Stack(
                w.Column(w.Spacer(height=BAR_HEIGHT), self._list(records), height="fill"),
                w.Align(bar_, down="top"),
                w.Align(line, down="bottom"),
                cls=FRAME,
                weight=1,
            ),
            playing is not None and self._panel(playing),
        )

    def listed(self) -> list[Record]:
        """What the list shows, in its order."""
        return self.app.store.all(self.order, bookmarked=self.marked)

    def sorts(self) -> list[MenuEntry]:
        """The rows of the menu of orders."""
        return [
            MenuEntry(text=text, sign=sign_, act=partial(self.sort, key))
            for key, (sign_, text) in SORTS.items()
        ]

    def open_sorts(self) -> None:
        self.menus.open(self.sorts, "btn_sort", title_id="android:id/title")

    def sort(self, order: int) -> None:
        self.app.kept().put(ORDER, order)
        self.scroll_to_start("recycler_view")

    def show_marked(self) -> None:
        self.marked = not self.marked
        self.scroll_to_start("recycler_view")

    def mark(self, id_: int) -> None:
        record = self.app.store.get(id_)
        if record is not None:
            self.app.store.mark(id_, not record.bookmarked)

    def open_record_menu(self, id_: int) -> None:
        self.actions.open_menu(self.menus, id_, f"more {id_}")

    def share_chosen(self) -> None:
        self.actions.share(*self._chosen_records())
        self.selected.end()

    def ask_to_copy(self) -> None:
        text = ntr(
            "Copy {n} selected record to the 'Downloads' directory?",
            "Copy {n} selected records to the 'Downloads' directory?",
            len(self.selected),
        )
        self.ask(Ask(title=tr("Save as…"), text=text), self.copy_chosen)

    def copy_chosen(self, sure: bool) -> None:
        if not sure:
            return
        copied = sum(self.app.store.copy_out(record.path) for record in self._chosen_records())
        if copied:
            text = ntr("{n} record copied successfully", "{n} records copied successfully", copied)
        else:
            failed = len(self.selected)
            text = ntr("Failed to copy {n} record", "Failed to copy {n} records", failed)
        self.toast(text, long=True)
        self.selected.end()

    def ask_to_delete(self) -> None:
        text = ntr(
            "Move to trash {n} selected record?",
            "Move to trash {n} selected records?",
            len(self.selected),
        )
        self.ask(Ask(text=text), self.delete_chosen)

    def delete_chosen(self, sure: bool) -> None:
        if sure:
            self.actions.throw_away(self.selected.rows)
            self.selected.end()
            self.toast(tr("Selected records moved to trash"), long=True)

    def open_trash(self) -> None:
        self.show(self.app.screen_named("trash:Trash")())

    def step(self, by: int) -> None:
        """Play the one before or after; from the ends it goes on at the other end."""
        ids = [record.id for record in self.listed()]
        if self.app.player.id in ids:
            play(self, ids[(ids.index(self.app.player.id) + by) % len(ids)])

    def _chosen_records(self) -> list[Record]:
        return [record for record in self.listed() if record.id in self.selected]

    def _bar(self) -> w.Widget:
        texts = w.Column(
            w.Text(
                tr("Bookmarks") if self.marked else tr("Records"), TITLE, id="txt_title", lines=1
            ),
            not self.marked
            and w.Text(SORTS.get(self.order, SORTS[1])[1], SMALL, id="txt_sub_title"),
            id="title",
            cls=LINEAR,
        )
        icon = "bookmark" if self.marked else "bookmark_border"
        return bar(
            self.close,
            w.Panel(texts, padding=(16, 0), weight=1),
            not self.marked and sign("sort", "btn_sort", self.open_sorts),
            sign(icon, "btn_bookmarks", self.show_marked),
        )

    def _chosen_bar(self) -> w.Widget:
        count = w.Text(tr("{n} selected", n=len(self.selected)), TITLE, id="txt_selected_multi")
        row = w.Row(
            sign("close", "btn_close_multi_select", self.selected.end),
            w.Panel(count, padding=(16, 0), weight=1),
            sign("share", "btn_share_multi", self.share_chosen),
            sign("save_alt", "btn_download_multi", self.ask_to_copy),
            sign("delete", "btn_delete_multi", self.ask_to_delete),
            width="fill",
            height=56,
        )
        look = w.Look(background="#253343", elevation=4)
        return w.Panel(row, look=look, id="menu_multi_select", cls=LINEAR, width="fill")

    def _list(self, records: list[Record]) -> w.Widget:
        items = with_days(self.phone, records, self.order)
        head = [trash_row(self.open_trash)] if self.app.store.trash() and not self.marked else []
        if not items:
            text = tr("Bookmarks is empty") if self.marked else tr("Records is empty")
            return w.Column(*head, nothing(text), weight=1, width="fill")
        first = len(head)

        def row(place: int) -> w.Widget:
            return head[place] if place < first else self._row(items[place - first])

        def height(place: int) -> float:
            if place < first:
                return TRASH_HEIGHT
            return ROW_HEIGHT if isinstance(items[place - first], Record) else DAY_HEIGHT

        return w.Scroll(
            count=first + len(items), row=row, row_height=height, id="recycler_view", cls=RECYCLER
        )

    def _row(self, item: Item) -> w.Widget:
        if not isinstance(item, Record):
            return day_row(self.phone, item)
        acts = RowActs(
            tap=self.selected.toggle if self.selected else partial(play, self),
            hold=self.selected.toggle,
            mark=self.mark,
            more=None if self.selected else self.open_record_menu,
        )
        lit = item.id in self.selected or item.id == self.app.player.id
        return record_row(item, acts, lit=lit)

    def _panel(self, record: Record) -> w.Kid:
        acts = PanelActs(
            press=self.app.player.press,
            stop=self.app.player.stop,
            before=partial(self.step, -1),
            after=partial(self.step, 1),
            mark=partial(self.mark, record.id),
            rename=partial(self.actions.on, record.id, self.actions.rename),
            seek=self.app.player.seek_share,
        )
        return player_panel(record, self.app.player.ms, acts, running=self.app.player.running)
