"""The dialog about one file or folder."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from pytest_androidbench.phone.apps.markor.app import MarkorApp
from pytest_androidbench.phone.apps.markor.files import base, mime, parent, readable_size
from pytest_androidbench.phone.apps.markor.look import moment
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr
from pytest_androidbench.phone.ui.screen import WindowKind


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
            self._fact("Location", parent(self.path), "location"),
        ]
        if item is not None and not item.folder:
            modified = moment(self.phone, item.modified_ms)
            rows += [
                self._fact("Last modified", modified, "last_modified"),
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
        body = w.Scroll(w.Panel(w.Column(*rows, gap=12), padding=(24, 0)), weight=1, key="info")
        return w.Dialog(body=body, buttons=(w.DialogButton(text=tr("OK"), on_tap=self.close),))

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
        return [self._fact("Text Lines / Words / Characters", counts, "textinfo_description")]

    def _fact(self, title: str, value: str, id_: str) -> w.Widget:
        return w.Column(
            w.Text(tr(title), w.BODY_SMALL),
            w.Text(value, w.BODY_LARGE, id=f"ui__fileinfodialog__{id_}"),
        )
