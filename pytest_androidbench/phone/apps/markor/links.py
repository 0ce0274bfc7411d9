"""The dialog that writes a link to a page or a file into the text."""

from __future__ import annotations

import posixpath
from dataclasses import dataclass
from typing import ClassVar, Final

from pytest_androidbench.phone.apps.markor.app import MarkorApp
from pytest_androidbench.phone.apps.markor.files import base, parent, stem
from pytest_androidbench.phone.apps.markor.look import alert
from pytest_androidbench.phone.apps.markor.pick import PickFile
from pytest_androidbench.phone.kit.dialogs import ok_cancel
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr
from pytest_androidbench.phone.ui.screen import WindowKind

PART: Final = "ui__select_path_dialog__"


@dataclass(eq=False)
class InsertLink(AppScreen[MarkorApp, str]):
    """A title and an address or path; closes with the link as Markdown writes it."""

    window: ClassVar[WindowKind] = "dialog"

    kind: str = "Insert Link"
    document: str = ""
    """The file the link is for: paths are relative to its folder."""
    title: str = ""
    address: str = ""

    def build(self) -> w.Widget:
        body = w.Column(
            w.TextField(bind="title", hint=tr("Description"), id=f"{PART}name", style="line"),
            w.TextField(bind="address", hint=tr("URL / Path"), id=f"{PART}url", style="line"),
            w.Button(
                tr("Browse filesystem"), "text", id=f"{PART}browse_filesystem", on_tap=self.browse
            ),
            gap=8,
            across="stretch",
        )
        buttons = ok_cancel(self.done, self.close)
        return alert(body, buttons, tr(self.kind))

    def browse(self) -> None:
        """Pick the file."""
        self.ask(PickFile(folder=parent(self.document), title=tr("Select")), self.picked)

    def picked(self, path: str) -> None:
        """Write its path from the document's folder."""
        self.address = posixpath.relpath(path, parent(self.document)).replace(" ", "%20")
        self.title = self.title or stem(base(path))

    def done(self) -> None:
        """Hand over the link."""
        sign = "!" if self.kind == "Image" else ""
        self.close(f"{sign}[{self.title}]({self.address})")
