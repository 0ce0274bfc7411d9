"""Several things of which each is on or off, kept together as one sum of marks."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import ClassVar, Final

from pytest_androidbench.phone.apps.gallery.app import GalleryApp
from pytest_androidbench.phone.kit.dialogs import ok_cancel
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import Message, tr
from pytest_androidbench.phone.ui.screen import WindowKind

MARKS: Final[Mapping[str, Sequence[tuple[int, str, Message]]]] = {
    "bottom_actions": (
        (1, "toggle_favorite", tr("Toggle favorite")), (2, "edit", tr("Edit")),
        (4, "share", tr("Share")), (8, "delete", tr("Delete")), (16, "rotate", tr("Rotate")),
        (32, "properties", tr("Properties")), (128, "slideshow", tr("Slideshow")),
        (256, "show_on_map", tr("Show on map")),
        (512, "toggle_visibility", tr("Toggle file visibility")), (1024, "rename", tr("Rename")),
        (2048, "set_as", tr("Set as")), (4096, "copy", tr("Copy")), (8192, "move", tr("Move")),
        (16384, "resize", tr("Resize")),
    ),
    "extended_details": (
        (1, "name", tr("Filename")), (2, "path", tr("Path")), (4, "size", tr("Size")),
        (8, "resolution", tr("Resolution")), (16, "last_modified", tr("Last modified")),
        (32, "date_taken", tr("Date taken")),
    ),
}  # fmt: skip
"""Mark, the end of the box's id and its text."""


def marked(kind: str, value: int) -> set[str]:
    """The names whose marks are in a sum."""
    return {name for mark, name, _ in MARKS[kind] if value & mark}


@dataclass(eq=False)
class ManageMarks(AppScreen[GalleryApp, None]):
    """A box for each; keeps their sum."""

    window: ClassVar[WindowKind] = "dialog"

    setting: str = ""
    kind: str = ""
    value: int = 0

    def on_open(self) -> None:
        self.value = self.app.config.number(self.setting)

    def build(self) -> w.Widget:
        prefix = f"manage_{self.kind}"
        boxes = [
            w.CheckBox(
                bool(self.value & mark),
                text=text,
                id=f"{prefix}_{name}",
                on_tap=partial(self.flip, mark),
                width="fill",
            )
            for mark, name, text in MARKS[self.kind]
        ]
        holder = w.Column(
            *boxes, across="stretch", id=f"{prefix}_holder", cls="android.widget.LinearLayout"
        )
        return w.Dialog(
            body=w.Scroll(w.Panel(holder, padding=(24, 0)), id=f"{prefix}_scrollview"),
            buttons=ok_cancel(self.accept, self.close),
        )

    def flip(self, mark: int) -> None:
        """Set one on or off."""
        self.value ^= mark

    def accept(self) -> None:
        """Keep them."""
        self.app.config.put(self.setting, self.value)
        self.close()
