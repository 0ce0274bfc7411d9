"""Files: looking around, and copying, moving, deleting, renaming what is selected."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from pytest_androidbench.phone.apps.documentsui.browser import Browser
from pytest_androidbench.phone.apps.documentsui.contract import (
    EXTRA_FAILED,
    EXTRA_OPERATION,
    FILES,
    INSPECTOR,
    PACKAGE,
    PICK_DESTINATION,
    PICKER,
)
from pytest_androidbench.phone.apps.documentsui.dialogs import (
    AskDelete,
    NameDialog,
    delete_question,
)
from pytest_androidbench.phone.apps.documentsui.documents import PACKED, DocumentInfo
from pytest_androidbench.phone.apps.documentsui.jobs import JOBS, FileJob
from pytest_androidbench.phone.apps.documentsui.kinds import ZIP, common_type
from pytest_androidbench.phone.kit.dialogs import Confirm, MenuEntry
from pytest_androidbench.phone.system.documents import document_uri
from pytest_androidbench.phone.system.intents import ACTION_VIEW, Extra, Intent
from pytest_androidbench.phone.system.notifications import Notification
from pytest_androidbench.phone.system.zips import is_zip
from pytest_androidbench.phone.ui.message import ntr, tr
from pytest_androidbench.phone.ui.widget import Kid
from pytest_androidbench.phone.ui.widgets import BarButton

CORRUPT: Final = (
    "Unable to open archive for browsing. File is either corrupt, or an unsupported format."
)


@dataclass(eq=False)
class Files(Browser[None]):
    """The file manager."""

    activity = FILES

    job: str = ""
    """What is to be done with `taken` once its destination is picked."""
    taken: list[str] = field(default_factory=list)
    failed: list[str] = field(default_factory=list)
    """What `job` was not done with, which is told at once."""

    def on_open(self) -> None:
        if self.failed:
            names = "".join(f"\n• {name}" for name in self.failed)
            told = JOBS[self.job].details(len(self.failed), names)
            self.show(Confirm(message=told, positive=tr("Close"), negative=None))

    @property
    def can_search(self) -> bool:
        return not self.in_archive

    def entries(self, menu: str) -> Sequence[MenuEntry]:
        del menu
        return self._selection_menu() if self.selected else self._menu()

    def _menu(self) -> list[MenuEntry]:
        hidden = tr("Don’t show hidden files") if self.shows_hidden else tr("Show hidden files")
        rows = [MenuEntry(text=tr("New window"), act=self.open_window)]
        if self.folder and not self.in_archive:
            rows.append(MenuEntry(text=tr("New folder"), act=self.ask_folder))
        rows += [
            MenuEntry(text=tr("Sort by..."), act=self.open_sorting),
            MenuEntry(text=tr("Select all"), act=self.select_all),
        ]
        if self.folder and not self.in_archive:
            rows.append(MenuEntry(text=tr("Get info"), act=self.inspect_folder))
        return [*rows, MenuEntry(text=hidden, act=self.switch_hidden)]

    def _selection_menu(self) -> list[MenuEntry]:
        chosen = self._chosen()
        one, packed = len(chosen) == 1, self.in_archive
        everything = len(chosen) == len(self.documents())
        rows = (
            (one and not packed and not chosen[0].is_folder, tr("Open with"), self.open_with),
            (True, tr("Sort by..."), self.open_sorting),
            (not everything, tr("Select all"), self.select_all),
            (everything, tr("Deselect all"), self.end_selection),
            (not packed, tr("Copy to…"), self.copy_to),
            (packed, tr("Extract to…"), self.extract_to),
            (not packed, tr("Move to…"), self.move_to),
            (not packed and bool(self.folder), tr("Compress"), self.compress),
            (one and not packed, tr("Rename"), self.ask_name),
            (one and not packed, tr("Get info"), self.inspect),
        )
        return [MenuEntry(text=text, act=act) for shown, text, act in rows if shown]

    def selection_actions(self) -> Sequence[Kid]:
        folders = any(document.is_folder for document in self._chosen())
        share = BarButton("share", tr("Share"), id="action_menu_share", on_tap=self.share)
        delete = BarButton("delete", tr("Delete"), id="action_menu_delete", on_tap=self.ask_delete)
        return () if self.in_archive else (not folders and share, delete)

    def _chosen(self) -> list[DocumentInfo]:
        found = (self.storage.document(path) for path in self.selected)
        return [document for document in found if document is not None]

    def open_file(self, document: DocumentInfo) -> None:
        if self.in_archive:
            self.say(tr("Cannot open files in archives"))
        elif document.type == ZIP and is_zip(self.phone.files.read(document.path)):
            self.enter(document.path + PACKED)
        elif document.type == ZIP:
            self.say(tr(CORRUPT))
        elif not self.start(_view(document)):
            self.say(tr("Can’t open file"))

    def preview(self, path: str) -> None:
        document = self.storage.document(path)
        if document is not None:
            self.open_file(document)

    def open_with(self) -> None:
        document = self._chosen()[0]
        self.selected = []
        self.phone.activities.choose(_view(document), tr("Open with"), caller=self)

    def share(self) -> None:
        chosen = self._chosen()
        type_ = common_type([document.type for document in chosen])
        uris = [document.uri for document in chosen]
        self.phone.activities.share(streams=uris, type=type_, caller=self)

    def open_window(self) -> None:
        at = document_uri(self.folder) if self.folder and not self.in_archive else None
        self.start(Intent(component=f"{PACKAGE}/{FILES}", action=ACTION_VIEW, data=at))

    def ask_folder(self) -> None:
        taken = [document.name for document in self.storage.inside(self.folder)]
        self.ask(NameDialog(taken=taken), self.make_folder)

    def make_folder(self, name: str) -> None:
        if self.work.make_folder(self.folder, name) is None:
            self.say(tr("Failed to create folder"))

    def ask_name(self) -> None:
        document = self._chosen()[0]
        parent = document.path.rpartition("/")[0]
        taken = [d.name for d in self.storage.inside(parent) if d.path != document.path]
        stem, dot, _ = document.name.rpartition(".")
        dialog = NameDialog(
            title=tr("Rename"),
            hint=tr("New name"),
            name=document.name,
            selects=len(stem) if dot and not document.is_folder else len(document.name),
            taken=taken,
            missing=tr("You need to rename this"),
        )
        self.ask(dialog, self.rename)

    def rename(self, name: str) -> None:
        document = self._chosen()[0]
        if name == document.name:
            return
        if self.work.rename(document.path, name):
            self.selected = []
        else:
            self.say(tr("Failed to rename document"))

    def ask_delete(self) -> None:
        self.ask(AskDelete(question=delete_question(self._chosen())), self.delete)

    def delete(self, sure: bool) -> None:
        if sure:
            count = len(self.selected)
            self.work.delete(self.selected)
            self.selected = []
            self.say(ntr("Deleting {n} item.", "Deleting {n} items.", count))

    def compress(self) -> None:
        count = len(self.selected)
        self.work.compress(self.selected, self.folder)
        self.selected = []
        self.say(ntr("Compressing {n} file.", "Compressing {n} files.", count))

    def copy_to(self) -> None:
        self._pick_destination("copy")

    def move_to(self) -> None:
        self._pick_destination("move")

    def extract_to(self) -> None:
        self._pick_destination("extract")

    def _pick_destination(self, job: str) -> None:
        self.job, self.taken, self.selected = job, [*self.selected], []
        extras = {EXTRA_OPERATION: job}
        wanted = Intent(component=f"{PACKAGE}/{PICKER}", action=PICK_DESTINATION, extras=extras)
        self.start_for(wanted, self.transfer)

    def transfer(self, picked: Intent | None) -> None:
        folder = self.phone.content.path_of(picked.data) if picked and picked.data else None
        if folder is None:
            return
        job = JOBS[self.job]
        failed = job.run(self.work, self.taken, folder)
        self.say(job.begin(len(self.taken)))
        if failed:
            self._complain(job, [path.rstrip("/").rpartition("/")[2] for path in failed])

    def _complain(self, job: FileJob, names: list[str]) -> None:
        told: dict[str, Extra] = {EXTRA_OPERATION: self.job, EXTRA_FAILED: names}
        notice = Notification(
            package=PACKAGE,
            id=1,
            title=job.failure(len(names)),
            text=tr("Tap to view details"),
            icon="folder",
            content=Intent(component=f"{PACKAGE}/{FILES}", extras=told),
        )
        self.phone.notifications.post(notice)

    def inspect(self) -> None:
        self._inspect(self.selected[0])
        self.selected = []

    def inspect_folder(self) -> None:
        self._inspect(self.folder)

    def _inspect(self, path: str) -> None:
        self.start(
            Intent(component=f"{PACKAGE}/{INSPECTOR}", action=ACTION_VIEW, data=document_uri(path))
        )


def _view(document: DocumentInfo) -> Intent:
    return Intent(action=ACTION_VIEW, data=document.uri, type=document.type)
