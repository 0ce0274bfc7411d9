"""Rows of files and folders, as the browser and the dialogs that pick one show them."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from functools import partial
from typing import Final

from pytest_androidbench.phone.apps.markor.colours import ACCENT, GOLD
from pytest_androidbench.phone.apps.markor.files import FolderItem, parent
from pytest_androidbench.phone.apps.markor.look import moment
from pytest_androidbench.phone.system.phone import Phone
from pytest_androidbench.phone.ui import widgets as w

TITLE: Final = w.TextStyle(19, 500)
DESCRIPTION: Final = w.TextStyle(15, colour="on_surface_variant")
ROW_HEIGHT: Final = 47
GAP: Final = 9
"""Between rows, the line in it included."""
MANY: Final = 150
"""With more rows than this, each has one line only."""
UP: Final = ".."


class FolderRows:
    """Makes the list of one folder; `selected` and `favourites` are paths."""

    def __init__(
        self,
        phone: Phone,
        on_tap: Callable[[str], None],
        on_long: Callable[[str], None] | None = None,
        *,
        on_picture: Callable[[str], None] | None = None,
        selected: Collection[str] = (),
        favourites: Collection[str] = (),
        times: bool = True,
    ) -> None:
        self._phone = phone
        self._on_tap = on_tap
        self._on_long = on_long
        self._on_picture = on_picture
        self._selected = selected
        self._favourites = favourites
        self._times = times
        self._lines: int | None = None

    def scroll(self, folder: str, items: Sequence[FolderItem]) -> w.Widget:
        """The list, with the way up in front."""
        above = [] if folder == "/" else [FolderItem(path=parent(folder), folder=True)]
        shown = [*above, *items]
        self._lines = 1 if len(shown) > MANY else None

        def row(place: int) -> w.Widget:
            return self._row(shown[place], up=place < len(above))

        many = len(shown) > MANY
        height = ROW_HEIGHT * self._phone.display.font_scale + GAP if many else None
        return w.Scroll(
            count=len(shown), row=row, row_height=height, id="ui__filesystem_dialog__list"
        )

    def _row(self, item: FolderItem, *, up: bool) -> w.Widget:
        chosen = item.path in self._selected
        title = UP if up else item.name
        below = item.path if up else self._below(item)
        kind = "Selected" if chosen else "Folder" if item.folder else "File"
        icon = "check" if chosen else "folder" if item.folder else "insert_drive_file"
        favourite = GOLD if item.path in self._favourites else "on_surface_variant"
        texts = w.Column(
            w.Text(title, TITLE, id="opoc_filesystem_item__title", lines=self._lines),
            w.Text(below, DESCRIPTION, id="opoc_filesystem_item__description", lines=1),
            cls="android.widget.LinearLayout",
        )
        inside = w.Row(
            w.Icon(
                icon,
                size=28,
                colour=ACCENT if chosen else favourite,
                id="opoc_filesystem_item__image",
                on_long=self._on_picture and partial(self._on_picture, item.path),
            ),
            w.Panel(texts, padding=(16, 0, 0, 0), weight=1),
            cls="android.widget.LinearLayout",
            id="opoc_filesystem_item__root",
            desc=f"{kind} {title} ",
            on_tap=partial(self._on_tap, item.path),
            on_long=None if self._on_long is None else partial(self._on_long, item.path),
            width="fill",
        )
        line = w.Panel(w.Divider(), padding=(0, GAP - 1, 0, 0))
        return w.Column(w.Panel(inside, padding=(16, 0)), line, across="stretch")

    def _below(self, item: FolderItem) -> str:
        return moment(self._phone, item.modified_ms) if self._times else parent(item.path)
