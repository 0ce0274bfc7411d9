"""Choosing a folder among those with media."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial
from typing import ClassVar

from pytest_androidbench.phone.apps.gallery.app import GalleryApp
from pytest_androidbench.phone.apps.gallery.cells import RELATIVE, folder_cell, folder_row, rows_of
from pytest_androidbench.phone.apps.gallery.library import Library
from pytest_androidbench.phone.apps.gallery.model import MediaFolder
from pytest_androidbench.phone.apps.gallery.preferences import LIST
from pytest_androidbench.phone.apps.simple.file_picker import FilePicker
from pytest_androidbench.phone.apps.simple.search_menu import SearchBar
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr
from pytest_androidbench.phone.ui.screen import WindowKind

DIALOG_MARGIN_DP = 54


@dataclass(eq=False)
class PickMediaFolder(AppScreen[GalleryApp, str]):
    """The folders with media as a destination; closes with the path of one."""

    window: ClassVar[WindowKind] = "dialog"

    source: str = ""
    hidden: bool = False
    search: SearchBar = field(default_factory=SearchBar)

    def build(self) -> w.Widget:
        library = self.app.library
        wanted = self.search.words.casefold()
        shown = [
            folder
            for folder in library.folders(hidden=self.hidden or self.app.config.shows_hidden)
            if wanted in self.phone.windows.translate(folder.name).casefold()
        ]
        head = self.search.build(hint=tr("Search folders"), menu_id="folder_search_view")
        nothing = w.Text(tr("No items found."), w.BODY_LARGE, id="directories_empty_placeholder")
        rows = self._rows(library, shown) or [w.Panel(nothing, padding=16)]
        grid = w.Scroll(
            count=len(rows), row=rows.__getitem__, id="directories_grid", weight=0, width="fill"
        )
        listed = w.Panel(grid, id="directories_grid_holder", cls=RELATIVE, weight=1, width="fill")
        shows = library.config.shows_hidden or self.hidden
        eye = (
            None if shows else w.Fab("visibility", id="directories_show_hidden", on_tap=self.unhide)
        )
        body = w.Stack(
            w.Column(head, listed, across="stretch"),
            eye and w.Align(eye, across="end", down="bottom", margin=16),
            weight=1,
        )
        return w.Dialog(
            tr("Select destination"),
            body=body,
            buttons=[
                w.DialogButton(text=tr("OK"), on_tap=self.close),
                w.DialogButton(text=tr("Cancel"), on_tap=self.close),
                w.DialogButton(text=tr("Other folder"), on_tap=self.open_other),
            ],
        )

    def _rows(self, library: Library, folders: list[MediaFolder]) -> list[w.Widget]:
        config, phone = library.config, self.phone
        if config.number("view_type_folders") == LIST:
            return [
                folder_row(phone, config, f, chosen=False, on_tap=partial(self.pick, f.path))
                for f in folders
            ]
        columns = config.number("dir_column_cnt")
        side = (self.host.width_dp - DIALOG_MARGIN_DP) / columns
        cells = [
            folder_cell(phone, config, f, side, chosen=False, on_tap=partial(self.pick, f.path))
            for f in folders
        ]
        return rows_of(cells, columns)

    def unhide(self) -> None:
        self.hidden = True

    def pick(self, path: str) -> None:
        if path == self.source:
            self.toast(tr("Source and destination cannot be the same"))
        else:
            self.close(path)

    def open_other(self) -> None:
        kept = self.app.library.config.text("last_copy_path")
        start = kept if kept and self.phone.files.is_dir(kept) else self.source
        self.ask(
            FilePicker(path=start, hidden=self.hidden or self.app.config.shows_hidden),
            self.other_picked,
        )

    def other_picked(self, path: str) -> None:
        self.app.library.config.put("last_copy_path", path)
        self.close(path)
