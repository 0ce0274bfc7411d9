"""Picking a place: for a new file, for an app to use, for files that are copied or moved."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, Self

from pytest_androidbench.phone.apps.documentsui import contract
from pytest_androidbench.phone.apps.documentsui.bars import bottom_bar
from pytest_androidbench.phone.apps.documentsui.calling import CallingApp, wanted_types
from pytest_androidbench.phone.apps.documentsui.documents import APP_FOLDERS, DocumentInfo
from pytest_androidbench.phone.apps.documentsui.jobs import JOBS
from pytest_androidbench.phone.apps.documentsui.kinds import kind_of
from pytest_androidbench.phone.apps.documentsui.listing import DocumentList
from pytest_androidbench.phone.apps.documentsui.pick_button import CoveredButton
from pytest_androidbench.phone.apps.documentsui.roots import DEVICE, DOWNLOADS_ROOT
from pytest_androidbench.phone.apps.documentsui.screen import DocumentsScreen
from pytest_androidbench.phone.kit.dialogs import Confirm
from pytest_androidbench.phone.system.documents import DOWNLOAD_FOLDER, document_uri, tree_uri
from pytest_androidbench.phone.system.files import SHARED_ROOT
from pytest_androidbench.phone.system.intents import Intent
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import Message, tr

FIRST_SCOPED: Final = 30
"""Apps made for this Android or a later one may not have the storage as a whole."""
BLOCKED: Final = (SHARED_ROOT, DOWNLOAD_FOLDER, *APP_FOLDERS)
BLOCKED_WHY: Final = "To protect your privacy, choose another folder"
NAME_FIELD: Final = "android:id/title"


@dataclass(eq=False)
class SavePicker(DocumentsScreen[Intent]):
    """CREATE_DOCUMENT: a name, and the folder that is shown; closes with the new file."""

    activity = contract.PICKER
    for_folders = True

    caller: CallingApp = field(default_factory=CallingApp)
    name: str = ""
    replaced: str = ""
    """The file whose name was taken over by a tap: it is to be written over."""

    @classmethod
    def for_intent(cls, intent: Intent) -> Self:
        return cls(
            listing=DocumentList(types=wanted_types(intent)),
            caller=CallingApp.of(intent),
            name=intent.text(contract.EXTRA_TITLE),
        )

    def on_open(self) -> None:
        self.caller.begin(self.stack, self.roots(), DOWNLOADS_ROOT)

    def drawer_title(self) -> Message:
        return tr("Save to")

    @property
    def type(self) -> str:
        """The MIME type of the new file."""
        return self.listing.types[0]

    def bottom(self) -> w.Kid:
        kind = kind_of(self.type)
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
            question = Confirm(message=tr("Overwrite {name}?", name=name))
            self.ask(question, self.overwrite, self.replaced)
            return
        path = self.work.make_file(self.stack.folder, self.name, self.type)
        if path is None:
            self.snackbar.say(tr("Failed to save document"))
        else:
            self.overwrite(path, sure=True)

    def overwrite(self, path: str, sure: bool) -> None:
        """Give the file that is to be written."""
        if sure:
            self.caller.give(self.stack, Intent(data=document_uri(path)))


@dataclass(eq=False)
class TreePicker(DocumentsScreen[Intent]):
    """OPEN_DOCUMENT_TREE: closes with a folder that the app may use from now on."""

    activity = contract.PICKER
    for_folders = True

    caller: CallingApp = field(default_factory=CallingApp)

    @classmethod
    def for_intent(cls, intent: Intent) -> Self:
        return cls(listing=DocumentList(types=[]), caller=CallingApp.of(intent))

    def on_open(self) -> None:
        self.caller.begin(self.stack, self.roots(), DEVICE)

    def drawer_title(self) -> Message:
        return tr("Open from")

    @property
    def is_blocked(self) -> bool:
        """Whether the folder that is shown cannot be given to the app."""
        app, folder = self.phone.packages.info(self.caller.package), self.stack.folder
        inside = any(f"{folder}/".startswith(f"{blocked}/") for blocked in APP_FOLDERS)
        scoped = app is None or app.target_sdk >= FIRST_SCOPED
        return scoped and (folder in BLOCKED or inside)

    def bottom(self) -> w.Kid:
        use = w.Button(
            tr("Use this folder"),
            caps=True,
            id="android:id/button1",
            on_tap=self.ask_access,
            enabled=not self.is_blocked,
            width="fill",
        )
        if not self.is_blocked:
            return bottom_bar(w.Panel(use, weight=1))
        covered = CoveredButton(use, self.say_blocked, weight=1)
        return w.Column(self._blocked(), bottom_bar(covered), across="stretch")

    def say_blocked(self) -> None:
        """Say why the folder cannot be used: its button was tapped."""
        self.snackbar.say(tr(BLOCKED_WHY))

    def _blocked(self) -> w.Widget:
        """The card that says why the folder cannot be used."""
        texts = w.Column(
            w.Text(tr("Can’t use this folder"), w.BODY_LARGE, id="message_title"),
            w.Text(tr(BLOCKED_WHY), w.BODY_SMALL, id="message_subtitle"),
            weight=1,
        )
        new = w.Button(tr("Create new folder"), "text", id="action_button", on_tap=self.ask_folder)
        card = w.Column(
            w.Row(w.Icon("info", id="message_icon"), texts, gap=16), new, across="stretch"
        )
        look = w.Look(border="outline_variant", radius=8)
        inside = w.Panel(card, padding=(16, 12, 16, 0), look=look, width="fill", id="item_root")
        return w.Panel(inside, padding=(20, 4), look=w.Look(background="background"))

    def ask_access(self) -> None:
        """Ask whether the app may use the folder."""
        translate = self.phone.windows.translate
        named = {
            "app": self.caller.label or translate(tr("Anonymous")),
            "folder": translate(self.stack.names[-1]),
        }
        question = Confirm(
            title=tr("Allow {app} to access files in {folder}?", **named),
            message=tr(
                "This will let {app} access current and future content stored in {folder}.",
                **named,
            ),
            positive=tr("Allow"),
        )
        self.ask(question, self.allow)

    def allow(self, sure: bool) -> None:
        """Let the app use the folder."""
        if sure:
            self.caller.give(self.stack, Intent(data=tree_uri(self.stack.folder)))


@dataclass(eq=False)
class DestinationPicker(DocumentsScreen[Intent]):
    """Where Files is to copy or move to; closes with a folder."""

    activity = contract.PICKER
    for_folders = True

    caller: CallingApp = field(default_factory=CallingApp)
    job: str = "copy"

    @classmethod
    def for_intent(cls, intent: Intent) -> Self:
        job = intent.text(contract.EXTRA_OPERATION, "copy")
        return cls(listing=DocumentList(types=[]), job=job)

    def on_open(self) -> None:
        self.caller.begin(self.stack, self.roots(), DOWNLOADS_ROOT)

    def drawer_title(self) -> Message:
        return JOBS[self.job].title

    def bottom(self) -> w.Kid:
        text, id_ = JOBS[self.job].button, "android:id/button1"
        button = w.Button(text, caps=True, id=id_, on_tap=self.take_folder)
        take = CoveredButton(button, self.take_folder)
        cancel = w.Button(
            tr("Cancel"), "outlined", caps=True, id="android:id/button2", on_tap=self.close
        )
        return bottom_bar(w.Panel(weight=1), cancel, take)

    def take_folder(self) -> None:
        self.caller.give(self.stack, Intent(data=document_uri(self.stack.folder)))
