"""The dialog about one file or folder."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import ClassVar, Final

from pytest_androidbench.phone.apps.markor.app import MarkorApp
from pytest_androidbench.phone.apps.markor.files import base, mime, parent, readable_size
from pytest_androidbench.phone.apps.markor.look import alert, moment
from pytest_androidbench.phone.apps.markor.navigation import copy_text
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr
from pytest_androidbench.phone.ui.screen import WindowKind

FACT: Final = "ui__fileinfodialog__"


@dataclass(eq=False)
class FileInfo(AppScreen[MarkorApp, None]):
    """Name, place, time, size, type, and how long the text is."""

    window: ClassVar[WindowKind] = "dialog"

    path: str = ""

    def build(self) -> w.Widget:
        item = self.app.notes.item(self.path)
        rows = [
            w.Text(tr("Info"), w.TITLE),
            self._fact("Name", base(self.path), "name"),
            self._fact("Location", parent(self.path), "location", on_long=self.copy_path),
        ]
        if item is not None and not item.folder:
            modified = moment(self.phone, item.modified_ms)
            rows += [
                self._fact(
                    "Last modified", modified, "last_modified", title_id="last_modified_caption"
                ),
                self._fact("Size", readable_size(item.size), "size_description"),
                self._fact("MIME type", mime(self.path), "mimetype_description"),
                *self._about_text(),
                w.CheckBox(
                    not self.app.settings.of_file("HIDE_RECENT", self.path),
                    self.list_in_recent,
                    text=tr("List in recent files"),
                    id="ui__fileinfodialog__recents",
                ),
            ]
        column = w.Panel(w.Column(*rows, gap=12), padding=(24, 0))
        body = w.Scroll(column, weight=1, id="opoc_filesystem_item__root")
        return alert(body, (w.DialogButton(text=tr("OK"), on_tap=self.close),))

    def copy_path(self) -> None:
        """Copy where the file is."""
        copy_text(self, self.path)

    def list_in_recent(self, on: bool) -> None:
        """Let the file appear among the recent ones, or no longer."""
        self.app.settings.put_of_file("HIDE_RECENT", self.path, not on)

    def _about_text(self) -> list[w.Widget]:
        if not mime(self.path).startswith("text/"):
            return []
        text = self.phone.files.read(self.path).decode("utf-8", errors="replace")
        lines = text.splitlines()
        words = sum(len(line.split()) for line in lines)
        counts = f"{len(lines)} / {words} / {sum(map(len, lines))}"
        title, id_ = "Text Lines / Words / Characters", "textinfo_description"
        return [self._fact(title, counts, id_, title_id="textinfo_caption")]

    def _fact(
        self,
        title: str,
        value: str,
        id_: str,
        *,
        title_id: str = "",
        on_long: Callable[[], None] | None = None,
    ) -> w.Widget:
        name = f"{FACT}{title_id}" if title_id else None
        return w.Column(
            w.Text(tr(title), w.BODY_SMALL, id=name),
            w.Text(value, w.BODY_LARGE, id=f"{FACT}{id_}", on_long=on_long),
        )
