"""What other apps share with Markor, and where it may go."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Final, Self
from urllib.parse import urlsplit

from pytest_androidbench.phone.apps.markor.app import MarkorApp
from pytest_androidbench.phone.apps.markor.date_format import formatted
from pytest_androidbench.phone.apps.markor.editor import DocumentScreen
from pytest_androidbench.phone.apps.markor.files import FAVOURITES, POPULAR, RECENTS, parent
from pytest_androidbench.phone.apps.markor.formats import format_of
from pytest_androidbench.phone.apps.markor.look import BAR_TITLE, bar
from pytest_androidbench.phone.apps.markor.new_file import NewFile
from pytest_androidbench.phone.apps.markor.pick import PickFile, PickFolder
from pytest_androidbench.phone.apps.markor.preferences import SHARE_FORMAT
from pytest_androidbench.phone.system.activities import EXTRA_SUBJECT, EXTRA_TEXT
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.system.files import FileError
from pytest_androidbench.phone.system.intents import EXTRA_PROCESS_TEXT, PROCESS_TEXT, Intent
from pytest_androidbench.phone.system.times import local_time
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr

_ADDRESS: Final = re.compile(r"https?://[^\s()]{1,8000}")
_TRACKING: Final = re.compile(
    "(?<=[&?])(?:utm_|source|__mk_|ref|sprefix|crid|partner|promo|ad_sub|gclid|fbclid|msclkid)"
    "[^&]{0,8000}(?:&|$)"
)
PLACE: Final = "{{text}}"
LISTS: Final = (
    ("Favourites", "star", FAVOURITES),
    ("Recently viewed documents", "history", RECENTS),
    ("Popular documents", "favorite", POPULAR),
)


def linked(title: str, text: str) -> str:
    """What is shared as Markor has it: an address alone becomes a link without its tracking."""
    if _ADDRESS.fullmatch(text.strip()) is None:
        return f"{title} {text}".strip()
    name = title.strip() or urlsplit(text.strip()).hostname or ""
    return f"[{name}]({_TRACKING.sub('', text.strip())} )"


@dataclass(eq=False)
class ShareInto(AppScreen[MarkorApp, None]):
    """The text, which can be changed, and the documents it can be added to."""

    activity = ".activity.DocumentActivity"

    text: str = ""

    @classmethod
    def for_intent(cls, intent: Intent) -> Self:
        if intent.action == PROCESS_TEXT:
            return cls(text=intent.text(EXTRA_PROCESS_TEXT))
        return cls(text=linked(intent.text(EXTRA_SUBJECT), intent.text(EXTRA_TEXT)))

    def build(self) -> w.Widget:
        title = w.Text(tr("Share into"), BAR_TITLE, id="note__activity__text_note_title")
        settings = self.app.settings
        field = w.TextField(
            bind="text",
            multiline=True,
            style="plain",
            text_style=w.TextStyle(15),
            id="document__fragment__share_into__highlighting_editor",
        )
        rows = [
            self._row("QuickNote", "bolt", partial(self.append_to, settings.quicknote)),
            self._row("To-Do", "assignment", partial(self.append_to, settings.todo)),
            self._row("Share", "share", self.share),
            self._row("Clipboard", "content_copy", self.copy),
            w.Category(tr("File browser"), start=16),
            *(self._row(name, icon, partial(self.pick, path)) for name, icon, path in LISTS),
            self._row("Select existing document", "folder", partial(self.pick, settings.notebook)),
            self._row("Create new document", "note_add", self.create),
        ]
        return w.Page(bar(title), w.Padding(field, 16), w.Scroll(*rows, id="recycler_view"))

    def append_to(self, path: str) -> None:
        """Add the text to the end of a document, and go on to it."""
        files = self.phone.files
        there = files.read(path).decode("utf-8", errors="replace") if files.is_file(path) else ""
        try:
            files.mkdir(parent(path), parents=True, uid=self.app.uid)
            files.write(path, f"{there}\n{self._shaped(path)}".encode(), uid=self.app.uid)
        except FileError:
            self.toast(tr("Error: Could not open file."), long=True)
            return
        self.show(DocumentScreen(path=path))
        self.close()

    def share(self) -> None:
        """Hand it on to another app."""
        self.phone.activities.share(text=self.text, caller=self)

    def copy(self) -> None:
        """Copy it."""
        self.phone.clipboard.put(self.text, package=self.app.package)
        self.close(toast=tr("Clipboard"))

    def pick(self, folder: str) -> None:
        """Ask for the document."""
        self.ask(PickFile(folder=folder, title=tr("Select")), self.append_to)

    def create(self) -> None:
        """Ask for the folder of a new document."""
        folder = self.app.settings.notebook
        dialog = PickFolder(folder=folder, title=tr("Select"), tells_where=False)
        self.ask(dialog, self.create_in)

    def create_in(self, folder: str) -> None:
        """Ask for its name."""
        self.ask(NewFile(folder=folder, folders_too=False), self.append_to)

    def _row(self, title: str, icon: str, act: Callable[[], None]) -> w.Widget:
        return w.ListItem(tr(title), icon=icon, look=w.MATERIAL, on_tap=act)

    def _shaped(self, path: str) -> str:
        """The text as a task, or with what the settings put around it."""
        now = local_time(self.phone)
        if format_of(path) == "todotxt":
            return f"{now:%Y-%m-%d} " + " ".join(self.text.split("\n"))
        shape = self.app.settings.text(SHARE_FORMAT, "\\n----\\n{{text}}").replace("\\n", "\n")
        before, _, after = shape.partition(PLACE)
        return formatted(now, before) + self.text + formatted(now, after)
