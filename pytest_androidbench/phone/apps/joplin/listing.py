"""A list of notes: its rows, and what is done with those that are selected."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Final

from pytest_androidbench.phone.apps.joplin.app import JoplinApp
from pytest_androidbench.phone.apps.joplin.dialogs import DropDown, Label
from pytest_androidbench.phone.apps.joplin.look import (
    BODY,
    MARGIN,
    VIEW_GROUP,
    action,
    back_button,
    bar,
    drop_down,
)
from pytest_androidbench.phone.apps.joplin.model import Branch, Row, branches
from pytest_androidbench.phone.apps.joplin.note import NoteScreen
from pytest_androidbench.phone.apps.joplin.store import Store
from pytest_androidbench.phone.kit.dialogs import Confirm
from pytest_androidbench.phone.kit.selecting import Selecting
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui import widgets
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.context import context
from pytest_androidbench.phone.ui.message import ntr, tr

MOVE: Final = "Move to notebook..."
BOX_WIDTH: Final = 49
_AROUND: Final = 21
"""What a row has above and below its title, the line included."""
_SHORT: Final = 30
"""So many characters always fit into a row of a phone held upright."""


@dataclass(eq=False)
class Listing(Selecting[str], AppScreen[JoplinApp, None]):
    """A screen with a list of notes; a long press selects."""

    target: str = field(default="", kw_only=True)
    """The notebook that the selected notes shall be moved to."""

    @property
    def store(self) -> Store:
        """The notes."""
        return Store(self.app)

    def rows(self) -> list[Row]:
        """The notes of the list."""
        raise NotImplementedError

    @property
    def in_trash(self) -> bool:
        """Whether the notes of the list are in the trash."""
        return False

    def note_list(self, rows: Sequence[Row]) -> w.Widget:
        """The rows, made as they are seen."""
        height = self._heights()
        return w.Scroll(
            count=len(rows),
            row=lambda place: self._row(rows[place]),
            row_height=lambda place: height(rows[place]),
            key="notes",
            cls="android.widget.ScrollView",
            padding=(0, 0, 0, 80),
        )

    def _row(self, row: Row) -> w.Widget:
        faded = row.is_todo and row.done
        title = w.Text(row.shown_title, BODY, "on_surface_variant" if faded else None)
        box = row.is_todo and w.CheckBox(
            row.done,
            None if self.in_trash else partial(self.tick, row.id),
            desc=tr("to-do: {title}", title=row.shown_title),
            key=f"box {row.id}",
            width=BOX_WIDTH,
        )
        inside = widgets.Row(
            box or None,
            w.Panel(title, padding=(0 if row.is_todo else MARGIN, 10, MARGIN, 10), weight=1),
            width="fill",
        )
        chosen = w.Look(background="surface_highest" if row.id in self.selected else None)
        return w.Column(
            w.Panel(inside, look=chosen, weight=1),
            w.Divider(),
            across="stretch",
            width="fill",
            cls=VIEW_GROUP,
            on_tap=partial(self.tap_row, row.id),
            on_long=partial(self.toggle, row.id),
        )

    def _heights(self) -> Callable[[Row], float]:
        """Tells the height of a row in dp: long titles take several lines."""
        display = self.phone.display
        ctx = context(display, self.phone.engine)
        dp, size = display.density / 160, ctx.sp(BODY.size)

        def lines(title: str, room: float) -> float:
            text = ctx.engine.paragraph(
                title, size=size, width=int(room * dp), rtl=ctx.rtl, locale=ctx.locale
            )
            return text.height / dp

        one = lines("", 0)
        room = self.host.width_dp - MARGIN

        def height(row: Row) -> float:
            beside = BOX_WIDTH if row.is_todo else MARGIN
            title = row.shown_title
            text = one if len(title) < _SHORT else lines(title, room - beside)
            return max(_AROUND + text, BOX_WIDTH if row.is_todo else 0)

        return height

    def selection_bar(self, rows: Sequence[Row]) -> w.Widget:
        """The bar while notes are selected."""
        restore = self.in_trash and action("restore_from_trash", "Restore", self.restore_selected)
        copy = not self.in_trash and action("content_copy", "Duplicate", self.duplicate_selected)
        return bar(
            drop_down(tr(MOVE), self.choose_folder, "move"),
            back_button(self.end_selection),
            [
                action("check_circle_outline", "Select all", partial(self.select_all, len(rows))),
                action("delete", "Delete", self.delete_selected),
                restore,
                copy,
            ],
        )

    def tick(self, id_: str, done: bool) -> None:
        self.store.tick(id_, done)

    def tap_row(self, id_: str) -> None:
        if self.selected:
            self.toggle(id_)
        else:
            self.show(NoteScreen.of(self.app, id_))

    def select_all(self, count: int) -> None:
        whole = len(self.selected) == count
        self.selected = [] if whole else [row.id for row in self.rows()]

    def delete_selected(self) -> None:
        if self.in_trash:
            count = len(self.selected)
            question = ntr(
                "Permanently delete this note?", "Permanently delete these {n} notes?", count
            )
            self.ask(Confirm(message=question), self.delete_for_good)
            return
        self.store.trash_notes(*self.selected)
        self.selected = []

    def delete_for_good(self, sure: bool) -> None:
        if sure:
            self.store.delete_notes(*self.selected)
            self.selected = []

    def restore_selected(self) -> None:
        self.store.restore_notes(*self.selected)
        self.selected = []

    def duplicate_selected(self) -> None:
        self.store.duplicate_notes(*self.selected)
        self.selected = []

    def choose_folder(self) -> None:
        """Offer the notebooks that the selected notes can be moved to."""
        tree = self._tree()
        titles: list[Label] = [tr(MOVE), *(branch.folder.title for branch in tree)]
        depths = [0, *(branch.depth for branch in tree)]
        self.ask(DropDown(at="move", rows=titles, depths=depths), self.folder_chosen)

    def folder_chosen(self, place: int) -> None:
        """Move, after a question where it is more than one note."""
        if place == 0:
            return
        folder = self._tree()[place - 1].folder
        self.target = folder.id
        if len(self.selected) == 1:
            self.move_selected(True)
            return
        count = len(self.selected)
        question = tr('Move {n} notes to notebook "{title}"?', n=count, title=folder.title)
        self.ask(Confirm(message=question), self.move_selected)

    def move_selected(self, sure: bool) -> None:
        if sure:
            self.store.move_notes(self.target, *self.selected)
            self.selected = []

    def _tree(self) -> list[Branch]:
        return branches(self.store.folders())
