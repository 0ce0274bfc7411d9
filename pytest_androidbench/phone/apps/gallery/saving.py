"""Where to save a changed picture, and how large."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, ClassVar

from pytest_androidbench.phone.apps.gallery.app import GalleryApp
from pytest_androidbench.phone.apps.simple.dialogs import yes_or_no
from pytest_androidbench.phone.apps.simple.file_picker import FilePicker
from pytest_androidbench.phone.apps.simple.paths import valid_name
from pytest_androidbench.phone.kit.dialogs import ok_cancel
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.system.files import SHARED_ROOT
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import Message, tr
from pytest_androidbench.phone.ui.screen import WindowKind


def folder_field(
    screen: AppScreen[GalleryApp, Any],
    folder: str,
    hint: Message,
    id_: str,
    pick: Callable[[], None],
) -> w.Widget:
    """A field that shows a folder; a touch leads to the choice of another."""
    internal = screen.phone.windows.translate(tr("Internal"))
    shown = f"{internal}{folder.removeprefix(SHARED_ROOT)}/"
    return w.TextField(shown, hint=hint, id=id_, on_tap=pick, takes_focus=False)


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
        fields = w.Column(
            folder_field(self, self.folder, tr("Path"), "folder_value", self.pick),
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
            self.ask(yes_or_no(question), self.overwrite)
        else:
            self.close(self.target)

    def overwrite(self, sure: bool) -> None:
        if sure:
            self.close(self.target)


@dataclass(frozen=True, slots=True)
class Resizing:
    """A size in pixels, and where the picture is saved in it."""

    wide: int
    high: int
    target: str = ""


@dataclass(eq=False)
class ResizeDialog(AppScreen[GalleryApp, Resizing]):
    """A size in pixels and, for a file, where to save it; closes with both."""

    window: ClassVar[WindowKind] = "dialog"

    wide: str = ""
    high: str = ""
    path: str = ""
    """The file of which a resized copy is saved; "" where only the size is asked for."""
    ratio: float = 0
    keeps: bool = True
    folder: str = ""
    name: str = ""
    ending: str = ""

    def on_open(self) -> None:
        self.ratio = int(self.wide) / int(self.high)
        self.folder, _, full = self.path.rpartition("/")
        stem, _, self.ending = full.rpartition(".")
        self.name = f"{stem}_1"

    def build(self) -> w.Widget:
        size = w.Row(
            self._number(self.wide, self.put_wide, tr("Width"), "resize_image_width"),
            w.Text(":", w.BODY_LARGE, id="resize_image_colon"),
            self._number(self.high, self.put_high, tr("Height"), "resize_image_height"),
            gap=8,
            width="fill",
        )
        keeps = w.CheckBox(
            self.keeps, self.put_keeps, tr("Keep aspect ratio"), id="keep_aspect_ratio"
        )
        fields = w.Column(size, *(self._place() if self.path else [keeps]), gap=12, width="fill")
        return w.Dialog(
            tr("Resize selection and save"),
            body=fields,
            buttons=ok_cancel(self.accept, self.close),
        )

    @staticmethod
    def _number(text: str, put: Callable[[str], None], hint: Message, id_: str) -> w.Widget:
        return w.Panel(w.TextField(text, put, hint=hint, id=id_, keyboard="number"), weight=1)

    def _place(self) -> list[w.Widget]:
        return [
            folder_field(self, self.folder, tr("Folder"), "folder", self.pick),
            w.TextField(bind="name", hint=tr("Filename"), id="filename_value"),
            w.TextField(bind="ending", hint=tr("Extension"), id="extension_value"),
        ]

    def pick(self) -> None:
        """Ask for another folder."""
        self.ask(FilePicker(path=self.folder, hidden=self.app.config.shows_hidden), self.picked)

    def picked(self, folder: str) -> None:
        """Take the folder."""
        self.folder = folder

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
        target = f"{self.folder}/{self.name}.{self.ending}"
        if min(sizes) <= 0 or max(sizes) > 10_000:
            self.toast(tr("Please enter a valid resolution"))
        elif self.path and not (self.name and self.ending):
            self.toast(tr("Filename cannot be empty"))
        elif self.path and not valid_name(f"{self.name}.{self.ending}"):
            self.toast(tr("Filename contains invalid characters"))
        elif self.path and self.phone.files.exists(target):
            name = f"{self.name}.{self.ending}"
            question = tr('File "{name}" already exists. Overwrite?', name=name)
            self.ask(yes_or_no(question), self.overwrite)
        else:
            self.close(Resizing(sizes[0], sizes[1], target if self.path else ""))

    def overwrite(self, sure: bool) -> None:
        """Save it in place of what is there."""
        if sure:
            target = f"{self.folder}/{self.name}.{self.ending}"
            self.close(Resizing(int(self.wide), int(self.high), target))
