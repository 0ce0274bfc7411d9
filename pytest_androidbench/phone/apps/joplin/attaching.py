"""Files and drawings that become part of a note."""

from __future__ import annotations

import posixpath
from dataclasses import dataclass
from typing import Final
from urllib.parse import quote

from pytest_androidbench.phone.apps.joplin.dialogs import Pop
from pytest_androidbench.phone.apps.joplin.draft import DraftPart
from pytest_androidbench.phone.apps.joplin.drawing import Drawing
from pytest_androidbench.phone.system.content import ContentError
from pytest_androidbench.phone.system.intents import ACTION_VIEW, Intent
from pytest_androidbench.phone.ui.message import tr

NO_APPS: Final = "No apps can perform this action."
_GET: Final = "android.intent.action.GET_CONTENT"
_CAPTURE: Final = "android.media.action.IMAGE_CAPTURE"


@dataclass(eq=False)
class Attaching(DraftPart):
    """Attaches files to the note, and opens them."""

    def attach(self) -> None:
        """Ask what to attach."""
        rows = [tr("Attach file"), tr("Take photo")]
        self.ask(Pop(title=tr("Choose an option"), rows=[*rows]), self.attach_what)

    def attach_what(self, place: int) -> None:
        intent = Intent(action=_CAPTURE) if place else Intent(action=_GET, type="*/*")
        if not self.start_for(intent, self.picked):
            self.toast(tr(NO_APPS))

    def picked(self, answer: Intent | None) -> None:
        """Keep a copy of the file that was picked."""
        if answer is None or answer.data is None:
            return
        content = self.phone.content
        try:
            data = content.open(answer.data)
        except ContentError as error:
            self.toast(str(error))
            return
        type_ = content.type_of(answer.data) or "application/octet-stream"
        self.add(content.name_of(answer.data), type_, data)

    def draw(self) -> None:
        """Open an empty sheet to draw on."""
        self.ask(Drawing(), self.drawn)

    def drawn(self, picture: str) -> None:
        self.add("drawing.svg", "image/svg+xml", picture.encode())

    def add(self, name: str, type_: str, data: bytes) -> None:
        """Store a file, and put a link to it at the end of the note."""
        ending = posixpath.splitext(name)[1].removeprefix(".")
        id_ = self.app.store.add_resource(name, type_, ending, len(data))
        self.phone.files.write(self._path(id_, ending), data, uid=self.app.uid)
        mark = "!" if type_.startswith("image/") else ""
        self.draft.append(f"{mark}[{name}](:/{id_})")

    def open(self, id_: str) -> None:
        """Open an attached file in another app."""
        found = self.app.store.resource(id_)
        if found is None:
            self.toast(tr("No item with ID {id}", id=id_))
            return
        name = quote(posixpath.basename(self._path(id_, found.ending)))
        address = f"content://{self.app.authorities[0]}/files/{name}"
        if not self.start(Intent(action=ACTION_VIEW, data=address, type=found.type)):
            self.toast(tr(NO_APPS))

    def _path(self, id_: str, ending: str) -> str:
        """Where a file is kept."""
        return f"{self.app.home}/files/{id_}{f'.{ending}' if ending else ''}"
