"""Files and drawings that become part of a note."""

from __future__ import annotations

import posixpath
from dataclasses import dataclass, field
from typing import Final, TypeVar
from urllib.parse import quote

from pytest_androidbench.phone.apps.joplin.app import JoplinApp
from pytest_androidbench.phone.apps.joplin.dialogs import Pop
from pytest_androidbench.phone.apps.joplin.drawing import Drawing
from pytest_androidbench.phone.apps.joplin.model import Note
from pytest_androidbench.phone.apps.joplin.store import Store
from pytest_androidbench.phone.kit.dialogs import MenuScreen
from pytest_androidbench.phone.kit.writing import WritingScreen
from pytest_androidbench.phone.system.content import ContentError
from pytest_androidbench.phone.system.intents import ACTION_VIEW, Intent
from pytest_androidbench.phone.ui.message import tr

R = TypeVar("R")
_GET: Final = "android.intent.action.GET_CONTENT"
_CAPTURE: Final = "android.media.action.IMAGE_CAPTURE"


@dataclass(eq=False)
class Attaching(WritingScreen[JoplinApp, None], MenuScreen[JoplinApp, None]):
    """The part of the note's screen that deals with attachments."""

    note_id: str = field(default="", kw_only=True)

    @property
    def store(self) -> Store:
        """The notes."""
        return Store(self.app)

    @property
    def note(self) -> Note | None:
        """The note as it is stored; None once it is gone."""
        return self.store.note(self.note_id)

    def save(self) -> None:
        """Write the note."""
        raise NotImplementedError

    def attach(self) -> None:
        """Ask what to attach."""
        rows = [tr("Attach file"), tr("Take photo")]
        self.ask(Pop(title=tr("Choose an option"), rows=[*rows]), self.attach_what)

    def attach_what(self, place: int) -> None:
        intent = Intent(action=_CAPTURE) if place else Intent(action=_GET, type="*/*")
        if not self.start_for(intent, self.picked):
            self.toast(tr("No apps can perform this action."))

    def picked(self, answer: Intent | None) -> None:
        """Keep a copy of the file that was picked."""
        if answer is None or answer.data is None:
            return
        try:
            data = self.phone.content.open(answer.data)
        except ContentError as error:
            self.toast(str(error))
            return
        name = self.phone.content.name_of(answer.data)
        type_ = self.phone.content.type_of(answer.data) or "application/octet-stream"
        self.add_resource(name, type_, data)

    def draw(self) -> None:
        """Open an empty sheet to draw on."""
        self.ask(Drawing(), self.drawn)

    def drawn(self, picture: str) -> None:
        self.add_resource("drawing.svg", "image/svg+xml", picture.encode())

    def add_resource(self, name: str, type_: str, data: bytes) -> None:
        """Store a file, and put a link to it at the end of the note."""
        ending = posixpath.splitext(name)[1].removeprefix(".")
        id_ = self.store.add_resource(name, type_, ending, len(data))
        self.phone.files.write(self.resource_path(id_, ending), data, uid=self.app.uid)
        mark = "!" if type_.startswith("image/") else ""
        self.text += f"\n{mark}[{name}](:/{id_})"
        self.save()

    def resource_path(self, id_: str, ending: str) -> str:
        """Where a file is kept."""
        return f"{self.app.home}/files/{id_}{f'.{ending}' if ending else ''}"

    def follow_inside(self, id_: str) -> None:
        """Open what a link within the notes means: a note, or an attached file."""
        if self.store.note(id_) is not None:
            self.show(self.app.note_screen(id_))
            return
        found = self.store.resource(id_)
        if found is None:
            self.toast(tr("No item with ID {id}", id=id_))
            return
        path = self.resource_path(id_, found.ending)
        address = f"content://{self.app.authorities[0]}/files/{quote(posixpath.basename(path))}"
        if not self.start(Intent(action=ACTION_VIEW, data=address, type=found.type)):
            self.toast(tr("No apps can perform this action."))
