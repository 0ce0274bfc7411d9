"""The dialog that makes a new file or folder."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from pytest_androidbench.phone.apps.markor.app import MarkorApp
from pytest_androidbench.phone.apps.markor.files import allowed_name, stem
from pytest_androidbench.phone.apps.markor.look import alert
from pytest_androidbench.phone.apps.markor.preferences import NEW_EXTENSION, NEW_TYPE
from pytest_androidbench.phone.apps.markor.templates import TEMPLATES, WIKI, content, prefix
from pytest_androidbench.phone.kit.dialogs import ok_cancel
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.system.files import FileError
from pytest_androidbench.phone.system.times import local_time
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr
from pytest_androidbench.phone.ui.screen import WindowKind

LINEAR: Final = "android.widget.LinearLayout"
NAME: Final = "new_file_dialog__name"
TYPES: Final = (
    ("Markdown", ".md"),
    ("Plain Text", ".txt"),
    ("todo.txt", ".todo.txt"),
    ("Wikitext", ".txt"),
    ("AsciiDoc", ".adoc"),
    ("CSV", ".csv"),
    ("None", ""),
)
WIKITEXT: Final = 3
NAMES: Final = tuple(TEMPLATES)
FIELD: Final = w.TextStyle(15)


@dataclass(eq=False)
class NewFile(AppScreen[MarkorApp, str]):
    """Name, extension, type and template; closes with the path that was made."""

    window: ClassVar[WindowKind] = "dialog"

    folder: str = ""
    folders_too: bool = True
    name: str = ""
    extension: str = ".md"
    type: int = 0
    template: int = 0

    def on_open(self) -> None:
        settings = self.app.settings
        self.extension = settings.text(NEW_EXTENSION, ".md")
        self.type = settings.number(NEW_TYPE, 0)
        snippets = f"{settings.notebook}/.app/snippets"
        if not self.phone.files.is_dir(snippets):
            self.phone.files.mkdir(snippets, parents=True, uid=self.app.uid)
        self.focus(NAME)

    def build(self) -> w.Widget:
        names = w.Row(
            w.TextField(
                self.name,
                self.put_name,
                hint=tr("my_note"),
                id=NAME,
                style="line",
                text_style=FIELD,
                weight=70,
            ),
            w.TextField(
                self.extension,
                self.put_extension,
                hint=".md",
                id="new_file_dialog__ext",
                style="line",
                text_style=FIELD,
                weight=30,
            ),
            w.Spacer(width=32),
            cls=LINEAR,
        )
        types = [tr(title) for title, _ in TYPES]
        form = w.Column(
            w.Text(tr("Name"), w.BODY_SMALL),
            names,
            w.Text(tr("Type"), w.BODY_SMALL),
            w.Spinner(types, self.type, self.put_type, id="new_file_dialog__type", width="fill"),
            w.Text(tr("Template"), w.BODY_SMALL),
            w.Spinner(
                NAMES,
                self.template,
                self.put_template,
                id="new_file_dialog__template",
                checked_rows=True,
                width="fill",
            ),
            w.Spacer(height=24),
            w.Text(tr("- Folder is created without file extension"), w.BODY_SMALL),
            w.Text(tr("- Files and folders are not overwritten"), w.BODY_SMALL),
            across="stretch",
            cls=LINEAR,
        )
        body = w.Scroll(w.Padding(form, (16, 16, 16, 0)), weight=1, id="new_file_dialog__root")
        buttons = ok_cancel(self.make_file, self.close)
        folder = w.DialogButton(text=tr("Folder"), on_tap=self.make_folder)
        return alert(body, (*buttons, folder) if self.folders_too else buttons)

    def put_name(self, text: str) -> None:
        """Take a name without the characters that file names must not have."""
        self.name = allowed_name(text)

    def put_extension(self, text: str) -> None:
        """Take an extension."""
        self.extension = allowed_name(text)

    def put_type(self, place: int) -> None:
        """Take a type, and with it its extension."""
        if place == WIKITEXT:
            self.template = NAMES.index(WIKI)
        self.type, self.extension = place, TYPES[place][1]
        self.app.settings.put(NEW_TYPE, place)

    def put_template(self, place: int) -> None:
        """Take a template; some want names with the date in front."""
        self.template = place
        start = prefix(NAMES[place], local_time(self.phone))
        if not self.name.startswith(start):
            self.name = start + self.name

    def make_file(self) -> None:
        """Make the file, unless it is there, and go on to it; without a name just leave."""
        name = self._stem()
        if not name:
            self.close()
            return
        self.app.settings.put(NEW_EXTENSION, self.extension.strip())
        path = f"{self.folder}/{name}{self.extension.strip()}"
        if not self.phone.files.exists(path):
            text = content(NAMES[self.template], stem(name), local_time(self.phone))
            try:
                self.phone.files.write(path, text.encode(), uid=self.app.uid)
            except FileError:
                self.close()
                return
        self.close(path)

    def make_folder(self) -> None:
        """Make a folder, unless it is there."""
        name = self._stem()
        path = f"{self.folder}/{name}"
        if not name:
            self.close()
            return
        if not self.phone.files.exists(path):
            try:
                self.phone.files.mkdir(path, parents=True, uid=self.app.uid)
            except FileError:
                self.close()
                return
        self.close(path)

    def _stem(self) -> str:
        name = self.name.strip()
        return name.replace(" ", "_") if NAMES[self.template] == WIKI else name
