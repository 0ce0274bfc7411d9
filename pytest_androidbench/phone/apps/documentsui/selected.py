"""What Files does with the documents that are selected."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

from pytest_androidbench.phone.apps.documentsui import contract
from pytest_androidbench.phone.apps.documentsui.app import DocumentsApp
from pytest_androidbench.phone.apps.documentsui.dialogs import (
    AskDelete,
    NameDialog,
    delete_question,
)
from pytest_androidbench.phone.apps.documentsui.documents import DocumentInfo
from pytest_androidbench.phone.apps.documentsui.jobs import JOBS
from pytest_androidbench.phone.apps.documentsui.kinds import common_type
from pytest_androidbench.phone.apps.documentsui.screen import DocumentsScreen
from pytest_androidbench.phone.kit.dialogs import MenuEntry
from pytest_androidbench.phone.kit.menus import offered
from pytest_androidbench.phone.kit.selection import Selection
from pytest_androidbench.phone.system.app import AppPart
from pytest_androidbench.phone.system.intents import Extra, Intent
from pytest_androidbench.phone.system.notifications import Notification
from pytest_androidbench.phone.ui.message import Message, ntr, tr
from pytest_androidbench.phone.ui.widget import Kid
from pytest_androidbench.phone.ui.widgets import BarButton


@dataclass(eq=False)
class SelectedDocuments(Selection[str], AppPart[DocumentsApp]):
    """The paths of documents, with what can be done to all of them, or to the only one."""

    @property
    def page(self) -> DocumentsScreen[Any]:
        """Where they were selected."""
        assert isinstance(self.screen, DocumentsScreen)
        return self.screen

    def documents(self) -> list[DocumentInfo]:
        """Those that are still there."""
        found = map(self.page.listing.storage.document, self.rows)
        return [document for document in found if document is not None]

    def actions(self) -> Sequence[Kid]:
        """The icons in the bar."""
        folders = any(document.is_folder for document in self.documents())
        share = BarButton("share", tr("Share"), id="action_menu_share", on_tap=self.share)
        delete = BarButton("delete", tr("Delete"), id="action_menu_delete", on_tap=self.ask_delete)
        return (not folders and share, delete)

    def entries(self, sort: MenuEntry) -> list[MenuEntry]:
        """Under the three dots, where there is a row that sorts all documents."""
        chosen, stack = self.documents(), self.page.stack
        packed, one = stack.in_archive, len(chosen) == 1
        everything = len(chosen) == len(self.page.documents())
        return offered(
            (one and not packed and not chosen[0].is_folder, tr("Open with"), self.open_with),
            (True, sort.text, sort.act),
            (not everything, tr("Select all"), self.page.select_all),
            (everything, tr("Deselect all"), self.end),
            (not packed, tr("Copy to…"), partial(self.pick_destination, "copy")),
            (packed, tr("Extract to…"), partial(self.pick_destination, "extract")),
            (not packed, tr("Move to…"), partial(self.pick_destination, "move")),
            (not packed and bool(stack.folder), tr("Compress"), self.compress),
            (one and not packed, tr("Rename"), self.ask_name),
            (one and not packed, tr("Get info"), self.inspect),
        )

    def open_with(self) -> None:
        """Let the user choose an app for the file."""
        document = self.documents()[0]
        self.end()
        self.phone.activities.choose(document.view_intent, tr("Open with"), caller=self.screen)

    def share(self) -> None:
        """Give the files to another app."""
        chosen = self.documents()
        type_ = common_type([document.type for document in chosen])
        uris = [document.uri for document in chosen]
        self.phone.activities.share(streams=uris, type=type_, caller=self.screen)

    def ask_name(self) -> None:
        """Ask for another name."""
        document = self.documents()[0]
        parent = document.path.rpartition("/")[0]
        inside = self.page.listing.storage.inside(parent)
        stem, dot, _ = document.name.rpartition(".")
        dialog = NameDialog(
            title=tr("Rename"),
            hint=tr("New name"),
            name=document.name,
            selects=len(stem) if dot and not document.is_folder else len(document.name),
            taken=[each.name for each in inside if each.path != document.path],
            missing=tr("You need to rename this"),
        )
        self.ask(dialog, self.rename, document.path)

    def rename(self, path: str, name: str) -> None:
        """Give a document another name."""
        if name == path.rpartition("/")[2]:
            return
        if self.page.work.rename(path, name):
            self.end()
        else:
            self.page.snackbar.say(tr("Failed to rename document"))

    def ask_delete(self) -> None:
        """Ask before they go for good."""
        self.ask(AskDelete(question=delete_question(self.documents())), self.delete)

    def delete(self, sure: bool) -> None:
        """Delete them."""
        if sure:
            self.page.work.delete(self.rows)
            self._end_saying(ntr("Deleting {n} item.", "Deleting {n} items.", len(self)))

    def compress(self) -> None:
        """Pack them into an archive."""
        self.page.work.compress(self.rows, self.page.stack.folder)
        self._end_saying(ntr("Compressing {n} file.", "Compressing {n} files.", len(self)))

    def _end_saying(self, done: Message) -> None:
        self.end()
        self.page.snackbar.say(done)

    def pick_destination(self, job: str) -> None:
        """Ask where they are to be taken."""
        extras: dict[str, Extra] = {contract.EXTRA_OPERATION: job}
        wanted = contract.own_intent(
            contract.PICKER, action=contract.PICK_DESTINATION, extras=extras
        )
        taken = self.rows
        self.end()
        self.start_for(wanted, self.transfer, job, taken)

    def transfer(self, name: str, taken: list[str], picked: Intent | None) -> None:
        """Take documents to the folder that was picked, and tell what could not be taken there."""
        folder = self.phone.content.path_of(picked.data) if picked and picked.data else None
        if folder is None:
            return
        job = JOBS[name]
        failed = job.run(self.page.work, taken, folder)
        self.page.snackbar.say(job.begin(len(taken)))
        if failed:
            names = [path.rstrip("/").rpartition("/")[2] for path in failed]
            told: dict[str, Extra] = {contract.EXTRA_OPERATION: name, contract.EXTRA_FAILED: names}
            notice = Notification(
                package=contract.PACKAGE,
                id=1,
                title=job.failure(len(names)),
                text=tr("Tap to view details"),
                icon="folder",
                content=contract.own_intent(contract.FILES, extras=told),
            )
            self.phone.notifications.post(notice)

    def inspect(self) -> None:
        """Show what is known about the only one."""
        self.start(contract.inspection(self.rows[0]))
        self.end()
