"""Pictures that are opened: as the ground to draw on, and drawings of the app's own as strokes."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from pytest_androidbench.phone.apps.draw import names
from pytest_androidbench.phone.apps.draw.app import DrawApp
from pytest_androidbench.phone.apps.draw.saving import OPENABLE, UNKNOWN, PictureSaving
from pytest_androidbench.phone.apps.draw.sheet import Sheet
from pytest_androidbench.phone.apps.draw.svg import SvgError, read_svg
from pytest_androidbench.phone.system.app import AppPart
from pytest_androidbench.phone.system.content import ContentError
from pytest_androidbench.phone.system.intents import Intent
from pytest_androidbench.phone.ui import pictures
from pytest_androidbench.phone.ui.message import tr
from pytest_androidbench.phone.ui.part import at_path, handler_of

GET: Final = "android.intent.action.GET_CONTENT"
KINDS: Final = ("image/jpeg", "image/jpg", "image/png", "image/gif", "image/webp")
SVG_TYPE: Final = "image/svg+xml"
MOST_BYTES: Final = 32_000_000


@dataclass(eq=False)
class PictureOpening(AppPart[DrawApp]):
    """Reads files, and remembers the address of the last one."""

    uri: str = ""

    def pick(self, take: Callable[[str, str], bool]) -> None:
        """Ask for a picture.

        Args:
            take: a method of the screen that gets its address and its type.
        """
        intent = Intent(action=GET, type="image/*", categories=(OPENABLE,))
        if not self.start_for(intent, self.picked, handler_of(self.screen, take).path):
            self.toast(tr("No valid app found"))

    def picked(self, take: str, answer: Intent | None) -> None:
        """Open it."""
        if answer is not None and answer.data is not None:
            at_path(self.screen, take)(answer.data, answer.type or "")

    def open(self, uri: str, type_: str, sheet: Sheet, saving: PictureSaving) -> bool:
        """Show what is at an address; tells whether it is of a kind that can be.

        Args:
            uri: of a file or of what another app gives.
            type_: what the intent says it is, for what nobody knows better.
            sheet: where it is shown.
            saving: gets the kind that it is saved as.
        """
        if not uri.startswith(("file://", "content://")):
            return False
        self.uri = uri
        kind = self.phone.content.type_of(uri) or type_
        if kind == SVG_TYPE:
            sheet.picture, saving.ending = b"", names.SVG
            self._read_svg(uri, sheet)
        elif kind in KINDS:
            saving.ending = names.JPG
            self._read_picture(uri, sheet)
        else:
            self.toast(tr("Invalid file format"))
            return False
        return True

    def _read_svg(self, uri: str, sheet: Sheet) -> None:
        try:
            drawing = read_svg(self.phone.content.open(uri))
        except (SvgError, ContentError):
            self.toast(tr(UNKNOWN))
            return
        sheet.clear()
        sheet.set_ground(drawing.color)
        for path, brush in drawing.paths:
            sheet.put(path, brush)

    def _read_picture(self, uri: str, sheet: Sheet) -> None:
        try:
            data = self.phone.content.open(uri)
            if len(data) > MOST_BYTES:
                raise pictures.PictureError(f"{len(data)} bytes")
            pictures.decoded(data)
        except (ContentError, pictures.PictureError):
            self.toast(tr("Failed to load image {path}", path=uri))
            return
        sheet.picture = data
