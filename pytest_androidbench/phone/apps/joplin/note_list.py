"""A list of notes: its rows, and what is done with those that are selected."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

from pytest_androidbench.phone.apps.joplin.app import JoplinApp
from pytest_androidbench.phone.apps.joplin.dialogs import folder_drop_down
from pytest_androidbench.phone.apps.joplin.look import (
    BODY,
    MARGIN,
    action,
    back_button,
    bar,
    drop_down,
)
from pytest_androidbench.phone.apps.joplin.model import NoteRow, branches
from pytest_androidbench.phone.apps.joplin.note import NoteScreen
from pytest_androidbench.phone.apps.joplin.react import VIEW_GROUP, touchable
from pytest_androidbench.phone.kit.dialogs import Confirm
from pytest_androidbench.phone.kit.selection import Selection
from pytest_androidbench.phone.system.app import AppPart
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
class NoteList(Selection[str], AppPart[JoplinApp]):
    """Notes by their ids; a long press selects."""

    def there(self, shown: Sequence[NoteRow]) -> bool:
        """Whether any of those that are selected is still shown."""
        return any(row.id in self for row in shown)

    def build(self, shown: Sequence[NoteRow], *, in_trash: bool = False) -> w.Widget:
        """The rows, made as they are seen."""
        height = self._heights()
        return w.Scroll(
            count=len(shown),
            row=lambda place: self._row(shown[place], in_trash),
            row_height=lambda place: height(shown[place]),
            key="notes",
            cls="android.widget.ScrollView",
            padding=(0, 0, 0, 80),
        )

    def _row(self, row: NoteRow, in_trash: bool) -> w.Widget:
        faded = row.is_todo and row.done
        title = w.Text(row.shown_title, BODY, "on_surface_variant" if faded else None)
        box = row.is_todo and w.CheckBox(
            row.done,
            None if in_trash else partial(self.tick, row.id),
            desc=tr("to-do: {title}", title=row.shown_title),
            key=f"box {row.id}",
            width=BOX_WIDTH,
        )
        inside = widgets.Row(
            box or None,
            w.Panel(title, padding=(0 if row.is_todo else MARGIN, 10, MARGIN, 10), weight=1),
            width="fill",
        )
        chosen = w.Look(background="surface_highest" if row.id in self else None)
        wrapped = w.Panel(inside, look=chosen, weight=1, cls=VIEW_GROUP)
        ruled = w.Column(wrapped, w.Divider(), across="stretch", width="fill", cls=VIEW_GROUP)
        tap, hold = partial(self.tap_row, row.id), partial(self.toggle, row.id)
        return touchable(ruled, tap, on_long=hold)

    def _heights(self) -> Callable[[NoteRow], float]:
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

        def height(row: NoteRow) -> float:
            beside = BOX_WIDTH if row.is_todo else MARGIN
            title = row.shown_title
            text = one if len(title) < _SHORT else lines(title, room - beside)
            return max(_AROUND + text, BOX_WIDTH if row.is_todo else 0)

        return height

    def bar(self, shown: Sequence[NoteRow], *, in_trash: bool = False) -> w.Widget:
        """The bar while notes are selected."""
        every, store = [row.id for row in shown], self.app.store
        delete = self.ask_delete if in_trash else partial(self.act, store.trash_notes)
        restore, copy = partial(self.act, store.restore_notes), store.duplicate_notes
        other = (
            action("restore_from_trash", "Restore", restore)
            if in_trash
            else action("content_copy", "Duplicate", partial(self.act, copy))
        )
        return bar(
            drop_down(tr(MOVE), self.choose_folder, "move"),
            back_button(self.end),
            [
                action("check_circle_outline", "Select all", partial(self.select_all, every)),
                action("delete", "Delete", delete),
                other,
            ],
        )

    def tick(self, id_: str, done: bool) -> None:
        """Mark a to-do as done, or not."""
        self.app.store.tick(id_, done)

    def tap_row(self, id_: str) -> None:
        """Open a note, or select it while others are selected."""
        if self.rows:
            self.toggle(id_)
        else:
            self.show(NoteScreen.of(self.app, id_))

    def select_all(self, every: list[str]) -> None:
        """Select all notes, or none where all are."""
        self.rows = [] if len(self) == len(every) else every

    def act(self, what: Callable[..., None]) -> None:
        """Do something with the notes that are selected."""
        what(*self.rows)
        self.end()

    def ask_delete(self) -> None:
        one, many = "Permanently delete this note?", "Permanently delete these {n} notes?"
        self.ask(Confirm(message=ntr(one, many, len(self))), self.delete_for_good)

    def delete_for_good(self, sure: bool) -> None:
        if sure:
            self.act(self.app.store.delete_notes)

    def choose_folder(self) -> None:
        """Offer the notebooks that the selected notes can be moved to."""
        tree = branches(self.app.store.folders())
        ids = [branch.folder.id for branch in tree]
        self.ask(folder_drop_down("move", tree, tr(MOVE)), self.folder_chosen, ids)

    def folder_chosen(self, ids: list[str], place: int) -> None:
        """Move, after a question where it is more than one note."""
        folder = self.app.store.folder(ids[place - 1]) if place else None
        if folder is None:
            return
        if len(self) == 1:
            self.move(folder.id, True)
            return
        count, title = len(self), folder.title
        question = tr('Move {n} notes to notebook "{title}"?', n=count, title=title)
        self.ask(Confirm(message=question), self.move, folder.id)

    def move(self, folder_id: str, sure: bool) -> None:
        if sure:
            self.act(partial(self.app.store.move_notes, folder_id))
