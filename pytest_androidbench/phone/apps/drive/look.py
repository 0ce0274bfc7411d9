"""Shapes and words that Drive's pages share."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Final

from pytest_androidbench.phone.system.dates import date_text
from pytest_androidbench.phone.system.times import clock_text, local_time
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import TextLike, tr

if TYPE_CHECKING:
    from pytest_androidbench.phone.apps.drive.schema import DriveItem
    from pytest_androidbench.phone.system.phone import Phone

RECYCLER: Final = "androidx.recyclerview.widget.RecyclerView"
GROUP: Final = "android.view.ViewGroup"
SMALL: Final = w.BODY_SMALL.coloured("on_surface_variant")
KINDS: Final = {
    "folder": ("folder", "#5f6368"),
    "document": ("description", "#1a73e8"),
    "sheet": ("list", "#188038"),
    "slides": ("slideshow", "#f9ab00"),
    "pdf": ("picture_as_pdf", "#d93025"),
    "image": ("image", "#d93025"),
    "text": ("article", "#1a73e8"),
    "archive": ("archive", "#5f6368"),
}
"""A kind of file -> its sign and the sign's colour."""
OTHER: Final = ("insert_drive_file", "#5f6368")
KIND_NAMES: Final = {
    "folder": tr("Folder"),
    "document": tr("Google Docs"),
    "sheet": tr("Google Sheets"),
    "slides": tr("Google Slides"),
    "pdf": tr("PDF"),
    "image": tr("Image"),
    "text": tr("Text"),
    "archive": tr("Compressed archive"),
}
"""A kind of file -> what it is called."""
UNNAMED: Final = tr("File")
TYPES: Final = {"application/pdf": "pdf", "text/plain": "text", "application/zip": "archive"}


def kind_of(type_: str) -> str:
    """The kind of a file of a MIME type."""
    return "image" if type_.startswith("image/") else TYPES.get(type_, "file")


def changed_text(phone: Phone, at_ms: int) -> str:
    """When a file was changed: the hour today, else the day."""
    moment, now = local_time(phone, at_ms), local_time(phone)
    if moment.date() == now.date():
        return clock_text(moment, phone.display)
    locale = phone.display.locale
    if moment.year == now.year:
        return date_text(moment, "MMMd", locale)
    return date_text(moment, "yMMMd", locale)


def item_row(
    phone: Phone,
    item: DriveItem,
    on_tap: Callable[[int], None],
    more: Callable[[int], None],
    *,
    shared: bool,
) -> w.Widget:
    """A file or folder in a list."""
    icon, colour = KINDS.get(item.kind, OTHER)
    said: TextLike = tr("Modified {when}", when=changed_text(phone, item.changed))
    signs = [
        w.Icon(sign, 16, "on_surface_variant", desc=name)
        for on, sign, name in (
            (item.starred, "star", tr("Starred")),
            (item.offline, "cloud_done", tr("Available offline")),
            (shared, "people", tr("Shared")),
        )
        if on
    ]
    words = w.Column(
        w.Text(item.name, w.BODY_LARGE, lines=1, id="entry_label"),
        w.Row(
            *signs, w.Text(said, SMALL, lines=1, id="entry_details", weight=1), gap=4, width="fill"
        ),
        gap=2,
        weight=1,
    )
    row = w.Row(
        w.Icon(icon, 24, colour, id="entry_thumbnail", desc=KIND_NAMES.get(item.kind, UNNAMED)),
        words,
        w.IconButton("more_vert", tr("More actions for {name}", name=item.name),
                     key=f"more {item.id}", id="more_actions_button",
                     on_tap=partial(more, item.id)),
        gap=20,
        width="fill",
    )  # fmt: skip
    return w.Panel(
        row,
        padding=(20, 8, 4, 8),
        min_height=64,
        id="entry_row",
        key=f"entry {item.id}",
        cls=GROUP,
        width="fill",
        on_tap=partial(on_tap, item.id),
        on_long=partial(more, item.id),
    )
