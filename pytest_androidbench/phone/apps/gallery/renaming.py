"""New names for several files at once."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from pytest_androidbench.phone.apps.gallery.app import GalleryApp
from pytest_androidbench.phone.apps.simple.paths import valid_name
from pytest_androidbench.phone.kit.dialogs import ok_cancel
from pytest_androidbench.phone.kit.radios import radio_group
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr
from pytest_androidbench.phone.ui.screen import WindowKind


@dataclass(eq=False)
class RenameManyDialog(AppScreen[GalleryApp, list[str]]):
    """A text put before or after all names; closes with it and its place."""

    window: ClassVar[WindowKind] = "dialog"

    text: str = ""
    place: str = "end"

    def on_open(self) -> None:
        self.focus("rename_items_value")

    def build(self) -> w.Widget:
        options = (
            ("end", tr("Append filenames"), "rename_simple_radio_append"),
            ("start", tr("Prepend filenames"), "rename_simple_radio_prepend"),
        )
        field = w.TextField(bind="text", hint=tr("String to add"), id="rename_items_value")
        group = radio_group(
            options, self.place, self.put, fills=False, id="rename_simple_radio_group"
        )
        return w.Dialog(
            tr("Rename"),
            body=w.Column(field, group, gap=12, width="fill"),
            buttons=ok_cancel(self.accept, self.close),
        )

    def put(self, place: str) -> None:
        self.place = place

    def accept(self) -> None:
        if not self.text:
            self.close()
        elif not valid_name(self.text):
            self.toast(tr("The name contains invalid characters"))
        else:
            self.close([self.text, self.place])
