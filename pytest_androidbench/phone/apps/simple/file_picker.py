"""Choosing a folder anywhere on the storage, or making a new one."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import ClassVar

from pytest_androidbench.phone.apps.simple.paths import folder_name, size_text, valid_name
from pytest_androidbench.phone.kit.dialogs import ok_cancel
from pytest_androidbench.phone.system.app import App, AppScreen
from pytest_androidbench.phone.system.files import SHARED_ROOT, FileError
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import TextLike, ntr, tr
from pytest_androidbench.phone.ui.screen import WindowKind


@dataclass(eq=False)
class FilePicker(AppScreen[App, str]):
    """Folders and files of the storage, one folder after the other; closes with a folder."""

    window: ClassVar[WindowKind] = "dialog"

    path: str = SHARED_ROOT
    hidden: bool = False
    """Whether what begins with a dot is listed."""

    def on_open(self) -> None:
        if not self.path.startswith(SHARED_ROOT) or not self.phone.files.is_dir(self.path):
            self.path = SHARED_ROOT

    def build(self) -> w.Widget:
        crumbs = w.Row(
            *(self._crumb(place) for place in self._places()),
            id="filepicker_breadcrumbs",
            cls="android.widget.HorizontalScrollView",
        )
        rows = [self._row(name) for name in self._names()]
        listed = w.Scroll(*rows, id="filepicker_list", key=f"list {self.path}", weight=1)
        body = w.Stack(
            w.Column(w.Panel(crumbs, padding=(16, 0)), listed, across="stretch"),
            w.Align(
                w.Fab("add", id="filepicker_fab", on_tap=self.create),
                across="end",
                down="bottom",
                margin=16,
            ),
            weight=1,
        )
        return w.Dialog(
            tr("Select a folder"), body=body, buttons=ok_cancel(self.accept, self.close)
        )

    def _places(self) -> list[str]:
        inner = self.path[len(SHARED_ROOT) :].strip("/")
        parts = inner.split("/") if inner else []
        return ["/".join([SHARED_ROOT, *parts[:end]]) for end in range(len(parts) + 1)]

    def _crumb(self, place: str) -> w.Widget:
        name = folder_name(place)
        shown = name if place == SHARED_ROOT else f"> {self.phone.windows.translate(name)}"
        text = w.Text(shown, w.BODY_LARGE, "primary" if place == self.path else "on_surface")
        return w.Panel(
            text,
            id="breadcrumb_text",
            key=f"crumb {place}",
            cls="android.widget.TextView",
            padding=(4, 12),
            desc=shown,
            on_tap=None if place == self.path else partial(self.enter, place),
        )

    def _names(self) -> list[str]:
        files = self.phone.files
        names = [n for n in files.listdir(self.path) if self.hidden or not n.startswith(".")]
        return sorted(names, key=lambda n: (not files.is_dir(f"{self.path}/{n}"), n.lower()))

    def _row(self, name: str) -> w.Widget:
        files, path = self.phone.files, f"{self.path}/{name}"
        folder = files.is_dir(path)
        if folder:
            details: TextLike = ntr("{n} item", "{n} items", len(files.listdir(path)))
        else:
            stat = files.stat(path)
            details = size_text(stat.size if stat else 0)
        texts = w.Column(
            w.Text(name, w.BODY_LARGE, id="list_item_name", lines=1),
            w.Text(details, w.BODY_SMALL, id="list_item_details", lines=1),
            weight=1,
        )
        sign = w.Icon("folder" if folder else "insert_drive_file", 40, id="list_item_icon")
        return w.Panel(
            w.Row(sign, texts, gap=12),
            id="list_item_holder",
            key=f"item {path}",
            cls="android.widget.RelativeLayout",
            padding=(16, 6),
            width="fill",
            on_tap=partial(self.enter, path) if folder else None,
        )

    def enter(self, path: str) -> None:
        self.path = path

    def on_back(self) -> None:
        places = self._places()
        if len(places) > 1:
            self.path = places[-2]
        else:
            self.close()

    def create(self) -> None:
        self.ask(NewFolder(path=self.path), self.created)

    def created(self, path: str) -> None:
        self.close(path)

    def accept(self) -> None:
        self.close(self.path)


@dataclass(eq=False)
class NewFolder(AppScreen[App, str]):
    """The name of a new folder, which is made at once; closes with its path."""

    window: ClassVar[WindowKind] = "dialog"

    path: str = SHARED_ROOT
    name: str = ""

    def on_open(self) -> None:
        self.focus("folder_name")

    def build(self) -> w.Widget:
        inner = self.path[len(SHARED_ROOT) :]
        shown = self.phone.windows.translate(tr("Internal")) + inner
        body = w.Column(
            w.TextField(
                f"{shown.rstrip('/')}/", hint=tr("Folder"), id="folder_path", enabled=False
            ),
            w.TextField(bind="name", hint=tr("Title"), id="folder_name", on_done=self.accept),
            gap=16,
            width="fill",
        )
        return w.Dialog(
            tr("Create new folder"), body=body, buttons=ok_cancel(self.accept, self.close)
        )

    def accept(self) -> None:
        target = f"{self.path}/{self.name.strip()}"
        if not self.name.strip():
            self.toast(tr("Please enter a name"))
        elif not valid_name(self.name):
            self.toast(tr("The name contains invalid characters"))
        elif self.phone.files.exists(target):
            self.toast(tr("A file or folder with that name already exists"))
        else:
            try:
                self.phone.files.mkdir(target)
            except FileError:
                self.toast(tr("An unknown error occurred"))
            else:
                self.close(target)
