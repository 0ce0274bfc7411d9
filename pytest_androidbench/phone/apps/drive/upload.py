"""What another app wants to be kept in Drive."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar

from pytest_androidbench.phone.apps.drive import names
from pytest_androidbench.phone.apps.drive.adding import Adding
from pytest_androidbench.phone.apps.drive.app import DriveApp
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.system.intents import Intent
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr

STREAM = "android.intent.extra.STREAM"
MOST_AT_ONCE = 100


@dataclass(eq=False)
class UploadMenu(AppScreen[DriveApp, None]):
    """The files, where they go to, and the button that takes them in."""

    activity: ClassVar[str] = names.UPLOAD

    streams: list[str] = field(default_factory=list)
    """Addresses of the files."""
    folder: int = 0
    adding: Adding = field(default_factory=Adding)

    @classmethod
    def for_intent(cls, intent: Intent) -> UploadMenu:
        named = intent.extras.get(STREAM)
        many = named if isinstance(named, list) else [named]
        return cls(streams=[each for each in many if isinstance(each, str)][:MOST_AT_ONCE])

    def build(self) -> w.Widget:
        upload = w.Button(tr("Upload"), "text", id="save_button", enabled=bool(self.streams),
                          on_tap=self.upload)  # fmt: skip
        folder = self.app.store.items.get(self.folder)
        rows = [
            w.ListItem(self.phone.content.name_of(each), icon="insert_drive_file",
                       look=w.MATERIAL, key=f"stream {place}")
            for place, each in enumerate(self.streams)
        ]  # fmt: skip
        where = folder.name if folder is not None else tr("My Drive")
        place = w.ListItem(tr("Folder"), where, icon="folder", look=w.MATERIAL,
                           id="upload_folder", on_tap=self.choose)  # fmt: skip
        bar = w.TopBar(tr("Upload to Drive"), back=True, actions=[upload], id="toolbar")
        return w.Page(bar, w.Scroll(place, w.Divider(), *rows, id="upload_list"))

    def choose(self) -> None:
        """Choose the folder."""
        self.ask(self.app.page("moving:ChooseFolder", folder=self.folder), self.chosen)

    def chosen(self, folder: int | None) -> None:
        """Let them go there."""
        self.folder = self.folder if folder is None else folder

    def upload(self) -> None:
        """Take them in."""
        self.adding.folder = self.folder
        said = [self.adding.take(each) for each in self.streams]
        self.close(toast=said[-1])
