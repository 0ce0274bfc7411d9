"""The pictures and films of a folder, of all folders, or those in the bin."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import ClassVar, Final

from pytest_androidbench.phone.apps.gallery.cells import ROW_DP, medium_cell, medium_row, rows_of
from pytest_androidbench.phone.apps.gallery.choices import (
    FilterDialog,
    GroupDialog,
    SortDialog,
    ViewTypeDialog,
)
from pytest_androidbench.phone.apps.gallery.config import FAVORITES, LIST, RECYCLE_BIN, SHOW_ALL
from pytest_androidbench.phone.apps.gallery.file_picker import NewFolder
from pytest_androidbench.phone.apps.gallery.grid import MOST_COLUMNS
from pytest_androidbench.phone.apps.gallery.library import matching
from pytest_androidbench.phone.apps.gallery.media_deeds import MediaDeeds
from pytest_androidbench.phone.apps.gallery.media_menu import media_actions
from pytest_androidbench.phone.apps.gallery.model import Medium, folder_name
from pytest_androidbench.phone.apps.gallery.ordering import grouped
from pytest_androidbench.phone.apps.gallery.settings import SettingsPage, about
from pytest_androidbench.phone.apps.gallery.slideshow import SlideshowDialog
from pytest_androidbench.phone.apps.gallery.viewer import Viewer
from pytest_androidbench.phone.apps.simple.bars import Action
from pytest_androidbench.phone.apps.simple.dialogs import RadioDialog
from pytest_androidbench.phone.system.intents import Intent, type_matches
from pytest_androidbench.phone.system.mime import type_of_name
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import Message, TextLike, ntr, tr

HEADING_DP: Final = 56
NAMES: Final[dict[str, Message]] = {FAVORITES: tr("Favorites"), RECYCLE_BIN: tr("Recycle Bin")}


@dataclass(eq=False)
class MediaPage(MediaDeeds):
    """Cells of pictures; `picking` is the kind of media another app waits for."""

    activity: ClassVar[str] = ".activities.MediaActivity"
    picking: str = ""

    def on_resume(self) -> None:
        self.app.cache_media(self.library.media(self.place))

    def build(self) -> w.Widget:
        found = self.media()
        bar = (
            self.selection_bar(len(self.selected), len(found))
            if self.selected
            else self.top(self._hint(), "media_menu", back=self.place != SHOW_ALL)
        )
        return w.Page(bar, self.grid(found), id="media_coordinator")

    def media(self) -> list[Medium]:
        found = matching(self.library.media(self.place), self.query)
        if self.picking:
            return [one for one in found if type_matches(self.picking, type_of_name(one.path))]
        return found

    def grid(self, found: Sequence[Medium]) -> w.Widget:
        """The cells under the headings of their groups."""
        if not found:
            return self.nothing("media_empty_text_placeholder", partial(self.filter))
        listed = self.config.view_type(self.place) == LIST
        columns = 1 if listed else self.columns("media_column_cnt")
        height = ROW_DP if listed else self.side(columns)
        rows: list[tuple[TextLike, Sequence[Medium]]] = []
        for heading, group in grouped(self.phone, found, self.config.grouping(self.place)):
            rows += [(heading, ())] if heading else []
            rows += [("", group[n : n + columns]) for n in range(0, len(group), columns)]

        def row(place: int) -> w.Widget:
            heading, cells = rows[place]
            if not cells:
                return _heading(heading)
            return rows_of([self._cell(one, height, listed=listed) for one in cells], columns)[0]

        return w.Scroll(
            count=len(rows),
            row=row,
            row_height=lambda place: height if rows[place][1] else HEADING_DP,
            id="media_grid",
        )

    def _cell(self, one: Medium, side: float, *, listed: bool) -> w.Widget:
        chosen = one.path in self.selected
        on_tap, on_long = partial(self.touch, one.path), partial(self.hold, one.path)
        if listed:
            return medium_row(
                self.phone, self.config, one, chosen=chosen, on_tap=on_tap, on_long=on_long
            )
        return medium_cell(
            self.phone, self.config, one, side, chosen=chosen, on_tap=on_tap, on_long=on_long
        )

    def _hint(self) -> TextLike:
        if self.place == SHOW_ALL:
            return tr("Search files")
        name = NAMES.get(self.place) or folder_name(self.place)
        return tr("Search in {name}", name=self.phone.windows.translate(name))

    def hold(self, path: str) -> None:
        """A long press selects, unless another app waits for one picture."""
        if not self.picking:
            self.toggle(path)

    def open(self, key: str) -> None:
        if self.picking:
            uri = self.app.address_of(key)
            self.close(Intent(data=uri, type=type_of_name(key)))
        else:
            self.show(Viewer(path=key, place=self.place))

    def actions(self) -> Sequence[Action]:
        return self.selection_actions() if self.selected else media_actions(self)

    def leave(self) -> None:
        if self.place == SHOW_ALL:
            self.config.put("show_all", value=False)
        self.close()

    def toggle_names(self) -> None:
        self.config.put("display_file_names", not self.config.on("display_file_names"))

    def sort(self) -> None:
        self.show(SortDialog(place=self.place))

    def filter(self) -> None:
        self.show(FilterDialog(place=self.place))

    def change_view(self) -> None:
        self.show(ViewTypeDialog(place=self.place))

    def group(self) -> None:
        self.show(GroupDialog(place=self.place))

    def create_folder(self) -> None:
        if self.may_manage():
            self.ask(NewFolder(path=self.place), then=self.folder_created)

    def folder_created(self, path: str) -> None:
        self.config.put("temp_folder_path", path)

    def open_bin(self) -> None:
        self.show(MediaPage(place=RECYCLE_BIN))

    def change_columns(self) -> None:
        choices = [(n, ntr("{n} column", "{n} columns", n)) for n in range(1, MOST_COLUMNS + 1)]
        chosen = self.config.number("media_column_cnt")
        self.ask(RadioDialog(choices=[*choices], chosen=chosen), then=self.columns_chosen)

    def columns_chosen(self, count: int) -> None:
        self.config.put("media_column_cnt", count)

    def show_hidden(self, on: bool) -> None:
        if not on or self.may_manage():
            self.config.put("temporarily_show_hidden", on)

    def make_default(self, on: bool) -> None:
        if on:
            self.config.put("default_folder", self.place)
        else:
            self.config.drop("default_folder")

    def restore_all(self) -> None:
        self.files.restore(self.keys())
        self.toast(tr("Files have been restored successfully"))
        self.close()

    def emptied(self) -> None:
        self.close()

    def start_slideshow(self) -> None:
        self.ask(SlideshowDialog(), then=self.slideshow_ready)

    def slideshow_ready(self, sure: bool) -> None:
        found = self.media()
        if sure and found:
            self.show(Viewer(path=found[0].path, place=self.place, playing=True))

    def open_settings(self) -> None:
        self.show(SettingsPage())

    def open_about(self) -> None:
        self.show(about())


def _heading(text: TextLike) -> w.Widget:
    label = w.Text(text, w.BODY_LARGE, id="thumbnail_section")
    return w.Panel(label, padding=(16, 16), width="fill", height=HEADING_DP)
