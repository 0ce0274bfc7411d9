"""Where to save a changed picture, and how large."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from pytest_androidbench.phone.apps.gallery.app import GalleryApp
from pytest_androidbench.phone.apps.simple.file_picker import FilePicker
from pytest_androidbench.phone.apps.simple.paths import valid_name
from pytest_androidbench.phone.kit.dialogs import Confirm, ok_cancel
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.system.files import SHARED_ROOT
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr
from pytest_androidbench.phone.ui.screen import WindowKind


@dataclass(eq=False)
class SaveAsDialog(AppScreen[GalleryApp, str]):
    """Folder, name and ending; closes with the whole path."""

    window: ClassVar[WindowKind] = "dialog"

    path: str = ""
    numbered: bool = False
    """Whether another name is proposed than the one it has."""
    folder: str = ""
    name: str = ""
    ending: str = ""

    def on_open(self) -> None:
        self.folder, _, full = self.path.rpartition("/")
        stem, _, self.ending = full.rpartition(".")
        self.name = f"{stem}_1" if self.numbered else stem

    def build(self) -> w.Widget:
        internal = self.phone.windows.translate(tr("Internal"))
        place = w.Column(
            w.Text(tr("Path"), w.BODY_SMALL),
            w.Text(f"{internal}{self.folder.removeprefix(SHARED_ROOT)}/", w.BODY_LARGE),
        )
        fields = w.Column(
            w.Panel(
                place,
                id="folder_value",
                padding=(16, 8),
                look=w.Look(border="outline", radius=4),
                on_tap=self.pick,
                width="fill",
            ),
            w.TextField(bind="name", hint=tr("Filename"), id="filename_value"),
            w.TextField(bind="ending", hint=tr("Extension"), id="extension_value"),
            gap=16,
            width="fill",
            id="save_as_holder",
            cls="android.widget.LinearLayout",
        )
        return w.Dialog(tr("Save as"), body=fields, buttons=ok_cancel(self.accept, self.close))

    def pick(self) -> None:
        self.ask(FilePicker(path=self.folder, hidden=self.app.config.shows_hidden), self.picked)

    def picked(self, folder: str) -> None:
        self.folder = folder

    @property
    def target(self) -> str:
        """The path that is meant."""
        return f"{self.folder}/{self.name}.{self.ending}"

    def accept(self) -> None:
        if not self.name:
            self.toast(tr("Filename cannot be empty"))
        elif not self.ending:
            self.toast(tr("Extension cannot be empty"))
        elif not valid_name(f"{self.name}.{self.ending}"):
            self.toast(tr("Filename contains invalid characters"))
        elif self.phone.files.exists(self.target):
            name = f"{self.name}.{self.ending}"
            question = tr('File "{name}" already exists. Overwrite?', name=name)
            dialog = Confirm(message=question, positive=tr("Yes"), negative=tr("No"))
            self.ask(dialog, self.overwrite)
        else:
            self.close(self.target)

    def overwrite(self, sure: bool) -> None:
        if sure:
            self.close(self.target)


@dataclass(eq=False)
class ResizeDialog(AppScreen[GalleryApp, list[int]]):
    """A size in pixels; closes with width and height."""

    window: ClassVar[WindowKind] = "dialog"

    wide: str = ""
    high: str = ""
    ratio: float = 0
    keeps: bool = True

    def on_open(self) -> None:
        self.ratio = int(self.wide) / int(self.high)

    def build(self) -> w.Widget:
        fields = w.Column(
            w.TextField(
                self.wide,
                self.put_wide,
                hint=tr("Width"),
                id="resize_image_width",
                keyboard="number",
            ),
            w.TextField(
                self.high,
                self.put_high,
                hint=tr("Height"),
                id="resize_image_height",
                keyboard="number",
            ),
            w.CheckBox(self.keeps, self.put_keeps, tr("Keep aspect ratio"), id="keep_aspect_ratio"),
            gap=12,
            width="fill",
        )
        return w.Dialog(
            tr("Resize selection and save"),
            body=fields,
            buttons=ok_cancel(self.accept, self.close),
        )

    def put_wide(self, text: str) -> None:
        self.wide = text
        if self.keeps and text.isdecimal():
            self.high = str(round(int(text) / self.ratio))

    def put_high(self, text: str) -> None:
        self.high = text
        if self.keeps and text.isdecimal():
            self.wide = str(round(int(text) * self.ratio))

    def put_keeps(self, on: bool) -> None:
        self.keeps = on

    def accept(self) -> None:
        sizes = [int(text) if text.isdecimal() else 0 for text in (self.wide, self.high)]
        if min(sizes) <= 0 or max(sizes) > 10_000:
            self.toast(tr("Please enter a valid resolution"))
        else:
            self.close(sizes)
