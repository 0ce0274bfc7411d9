"""Where a picture goes: a new file of a name and kind, the share sheet, or who asked for it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import ClassVar, Final

from pytest_androidbench.phone.apps.draw import names
from pytest_androidbench.phone.apps.draw.app import DrawApp
from pytest_androidbench.phone.apps.draw.rasterising import encoded
from pytest_androidbench.phone.apps.draw.sheet import Sheet
from pytest_androidbench.phone.apps.draw.svg import svg
from pytest_androidbench.phone.apps.simple.paths import valid_name
from pytest_androidbench.phone.kit.dialogs import ok_cancel
from pytest_androidbench.phone.kit.radios import radio_group
from pytest_androidbench.phone.kit.text_input import text_input
from pytest_androidbench.phone.system.app import AppPart, AppScreen
from pytest_androidbench.phone.system.content import ContentError
from pytest_androidbench.phone.system.files import FileError
from pytest_androidbench.phone.system.intents import Intent
from pytest_androidbench.phone.system.times import local_time
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr
from pytest_androidbench.phone.ui.part import at_path, handler_of
from pytest_androidbench.phone.ui.screen import WindowKind

CREATE: Final = "android.intent.action.CREATE_DOCUMENT"
OPENABLE: Final = "android.intent.category.OPENABLE"
TITLE: Final = "android.intent.extra.TITLE"
UNKNOWN: Final = "An unknown error occurred"
SHARED_NAME: Final = "simple-draw.png"


@dataclass(eq=False)
class SaveImageDialog(AppScreen[DrawApp, tuple[str, str]]):
    """Closes with a file's name and its ending."""

    window: ClassVar[WindowKind] = "dialog"

    name: str = ""
    ending: str = names.PNG

    def on_open(self) -> None:
        self.focus("save_image_filename")

    def build(self) -> w.Widget:
        field = w.TextField(bind="name", hint=tr("Filename"), id="save_image_filename")
        options = ((each, f".{each}", f"save_image_radio_{each}") for each in names.ENDINGS)
        chosen = self.ending if self.ending in names.ENDINGS else names.PNG
        group = radio_group(options, chosen, self.choose, id="save_image_radio_group")
        holder = w.Column(
            text_input(field, id_="save_image_filename_hint"), group, gap=8, width="fill",
            across="stretch", id="save_image_holder", cls="android.widget.LinearLayout",
        )  # fmt: skip
        body = w.Scroll(w.Panel(holder, padding=(24, 16, 24, 0)), id="save_image_wrapper")
        return w.Dialog(tr("Save as"), body=body, buttons=ok_cancel(self.accept, self.close))

    def choose(self, ending: str) -> None:
        """Take a kind of file."""
        self.ending = ending

    def accept(self) -> None:
        """Take the name, if a file can have it."""
        ending = self.ending if self.ending in names.ENDINGS else names.PNG
        # Anything before a slash counts as folders for the app, and not as part of the name.
        if not self.name.strip():
            self.toast(tr("Filename cannot be empty"))
        elif not valid_name(f"{self.name}.{ending}".rpartition("/")[2]):
            self.toast(tr("Filename contains invalid characters"))
        else:
            self.close((self.name.strip(), ending))


@dataclass(eq=False)
class PictureSaving(AppPart[DrawApp]):
    """Writes the picture, and remembers under which name."""

    name: str = ""
    ending: str = names.PNG
    saved: tuple[int, ...] = ()
    """The drawing as it was saved last."""

    def save(self, write: Callable[[str], None]) -> None:
        """Ask for a name and a folder.

        Args:
            write: a method of the screen that gets the address of the file.
        """
        local = local_time(self.phone)
        name = self.name or f"image_{local:%Y_%m_%d_%H_%M_%S}"
        self.ask(
            SaveImageDialog(name=name, ending=self.ending),
            self.named,
            handler_of(self.screen, write).path,
        )

    def named(self, write: str, answer: tuple[str, str]) -> None:
        """Ask for a folder."""
        self.name, self.ending = answer
        self.app.config.put(names.LAST_ENDING, self.ending)
        kind = "svg+xml" if self.ending == names.SVG else self.ending
        extras = {TITLE: f"{self.name}.{self.ending}"}
        intent = Intent(
            action=CREATE, type=f"image/{kind}", categories=(OPENABLE,), extras={**extras}
        )
        if not self.start_for(intent, self.created, write):
            self.toast(tr("This function is currently unavailable"), long=True)

    def created(self, write: str, answer: Intent | None) -> None:
        """Write the file."""
        if answer is not None and answer.data is not None:
            at_path(self.screen, write)(answer.data)

    def write(self, uri: str, sheet: Sheet) -> None:
        """Write the drawing in the chosen kind."""
        if self.put(uri, self.content(sheet, self.ending)):
            self.saved = tuple(sheet.drawing)
            if self.ending == names.SVG:
                self.toast(tr("File saved successfully"))

    def content(self, sheet: Sheet, ending: str) -> bytes:
        """The drawing as a file."""
        width, height = sheet.size()
        if ending == names.SVG:
            return svg(width, height, sheet.color, sheet.strokes).encode()
        return encoded(sheet.image((width, height)), ending)

    def put(self, uri: str, data: bytes) -> bool:
        """Write to an address; tells whether that was possible."""
        try:
            self.phone.content.write(uri, data)
        except (ContentError, FileError):
            self.toast(tr(UNKNOWN))
            return False
        return True

    def share(self, sheet: Sheet) -> None:
        """Offer the picture to other apps."""
        folder = f"{self.app.home}/cache/images"
        self.phone.files.mkdir(folder, parents=True, uid=self.app.uid)
        path = f"{folder}/{SHARED_NAME}"
        self.phone.files.write(path, self.content(sheet, names.PNG), uid=self.app.uid)
        streams = [self.app.uri_of(path)]
        self.phone.activities.share(streams=streams, type="image/png", caller=self.screen)
