"""Picking a place: for a new file, for an app to use, for files that are copied or moved."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from pytest_androidbench.phone.apps.documentsui.documents import APP_FOLDERS, DocumentInfo
from pytest_androidbench.phone.apps.documentsui.jobs import JOBS
from pytest_androidbench.phone.apps.documentsui.kinds import kind_of
from pytest_androidbench.phone.apps.documentsui.picking import PickingPlace, bottom_bar
from pytest_androidbench.phone.apps.documentsui.roots import DEVICE, Root
from pytest_androidbench.phone.kit.dialogs import Confirm
from pytest_androidbench.phone.system.documents import DOWNLOAD_FOLDER, document_uri, tree_uri
from pytest_androidbench.phone.system.files import SHARED_ROOT
from pytest_androidbench.phone.system.intents import Intent
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import Message, tr

FIRST_SCOPED: Final = 30
"""Apps made for this Android or a later one may not have the storage as a whole."""
BLOCKED: Final = (SHARED_ROOT, DOWNLOAD_FOLDER, *APP_FOLDERS)
NAME_FIELD: Final = "android:id/title"


@dataclass(eq=False)
class SavePicker(PickingPlace):
    """CREATE_DOCUMENT: a name, and the folder that is shown; closes with the new file."""

    name: str = ""
    replaced: str = ""
    """The file whose name was taken over by a tap: it is to be written over."""

    def drawer_title(self) -> Message:
        return tr("Save to")

    def bottom(self) -> w.Kid:
        kind = kind_of(self.types[0])
        icon = w.Panel(w.Icon(kind.icon, 24, kind.colour, id="android:id/icon"), padding=(6, 0))
        box = w.TextField(
            value=self.name,
            on_text=self.rename,
            style="line",
            action="done",
            on_done=self.save,
            id=NAME_FIELD,
        )
        save = w.Button(tr("Save"), caps=True, id="android:id/button1", on_tap=self.save)
        return bottom_bar(icon, w.Panel(box, weight=1), save)

    def rename(self, name: str) -> None:
        self.name, self.replaced = name, ""

    def open_file(self, document: DocumentInfo) -> None:
        self.name, self.replaced = document.name, document.path

    def save(self) -> None:
        if self.replaced:
            name = self.replaced.rpartition("/")[2]
            self.ask(Confirm(message=tr("Overwrite {name}?", name=name)), self.overwrite)
            return
        path = self.work.make_file(self.folder, self.name, self.types[0])
        if path is None:
            self.say(tr("Failed to save document"))
        else:
            self.finish(Intent(data=document_uri(path)))

    def overwrite(self, sure: bool) -> None:
        if sure:
            self.finish(Intent(data=document_uri(self.replaced)))


@dataclass(eq=False)
class TreePicker(PickingPlace):
    """OPEN_DOCUMENT_TREE: closes with a folder that the app may use from now on."""

    default: ClassVar[Root] = DEVICE

    @property
    def is_blocked(self) -> bool:
        """Whether the folder that is shown cannot be given to the app."""
        app = self.phone.packages.info(self.caller)
        inside = any(f"{self.folder}/".startswith(f"{folder}/") for folder in APP_FOLDERS)
        scoped = app is None or app.target_sdk >= FIRST_SCOPED
        return scoped and (self.folder in BLOCKED or inside)

    def drawer_title(self) -> Message:
        return tr("Open from")

    def is_enabled(self, document: DocumentInfo) -> bool:
        return document.is_folder

    def bottom(self) -> w.Kid:
        use = w.Button(
            tr("Use this folder"),
            caps=True,
            id="android:id/button1",
            on_tap=self.ask_access,
            enabled=not self.is_blocked,
            width="fill",
        )
        note = self._blocked() if self.is_blocked else None
        return w.Column(note, bottom_bar(w.Panel(use, weight=1)), across="stretch")

    def _blocked(self) -> w.Widget:
        """The card that says why the folder cannot be used."""
        texts = w.Column(
            w.Text(tr("Can’t use this folder"), w.BODY_LARGE, id="message_title"),
            w.Text(
                tr("To protect your privacy, choose another folder"),
                w.BODY_SMALL,
                id="message_subtitle",
            ),
            weight=1,
        )
        new = w.Button(tr("Create new folder"), "text", id="action_button", on_tap=self.ask_folder)
        card = w.Column(
            w.Row(w.Icon("info", id="message_icon"), texts, gap=16), new, across="stretch"
        )
        look = w.Look(border="outline_variant", radius=8)
        inside = w.Panel(card, padding=(16, 12, 16, 0), look=look, width="fill", id="item_root")
        return w.Panel(inside, padding=(20, 4))

    def ask_access(self) -> None:
        translate = self.phone.windows.translate
        folder = translate(self.names[-1])
        label = self.phone.packages.label(self.caller) or translate(tr("Anonymous"))
        question = Confirm(
            title=tr("Allow {app} to access files in {folder}?", app=label, folder=folder),
            message=tr(
                "This will let {app} access current and future content stored in {folder}.",
                app=label,
                folder=folder,
            ),
            positive=tr("Allow"),
        )
        self.ask(question, self.allow)

    def allow(self, sure: bool) -> None:
        if sure:
            self.finish(Intent(data=tree_uri(self.folder)))


@dataclass(eq=False)
class DestinationPicker(PickingPlace):
    """Where Files is to copy or move to; closes with a folder."""

    job: str = "copy"

    def drawer_title(self) -> Message:
        return JOBS[self.job].title

    def is_enabled(self, document: DocumentInfo) -> bool:
        return document.is_folder

    def bottom(self) -> w.Kid:
        take = w.Button(
            JOBS[self.job].button, caps=True, id="android:id/button1", on_tap=self.take_folder
        )
        cancel = w.Button(
            tr("Cancel"), "outlined", caps=True, id="android:id/button2", on_tap=self.close
        )
        return bottom_bar(w.Panel(weight=1), cancel, take)

    def take_folder(self) -> None:
        self.finish(Intent(data=document_uri(self.folder)))
