"""Files: looking around, making folders, and what is done to the documents that are selected."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final, Self

from pytest_androidbench.phone.apps.documentsui import contract
from pytest_androidbench.phone.apps.documentsui.documents import PACKED, DocumentInfo
from pytest_androidbench.phone.apps.documentsui.jobs import JOBS
from pytest_androidbench.phone.apps.documentsui.kinds import ZIP
from pytest_androidbench.phone.apps.documentsui.screen import DocumentsScreen
from pytest_androidbench.phone.apps.documentsui.selected import SelectedDocuments
from pytest_androidbench.phone.kit.dialogs import Confirm, MenuEntry
from pytest_androidbench.phone.kit.menus import offered
from pytest_androidbench.phone.system.documents import document_uri
from pytest_androidbench.phone.system.intents import ACTION_VIEW, Intent
from pytest_androidbench.phone.system.zips import is_zip
from pytest_androidbench.phone.ui.message import tr
from pytest_androidbench.phone.ui.widget import Kid

CORRUPT: Final = (
    "Unable to open archive for browsing. File is either corrupt, or an unsupported format."
)


@dataclass(eq=False)
class FileManager(DocumentsScreen[None]):
    """All documents, with what can be done to them."""

    activity = contract.FILES

    chosen: SelectedDocuments = field(default_factory=SelectedDocuments)
    address: str = ""
    """Of the root or the folder that it begins in."""
    job: str = ""
    failed: list[str] = field(default_factory=list)
    """What `job` was not done with, which is told at once."""

    @classmethod
    def for_intent(cls, intent: Intent) -> Self:
        failed = contract.texts(intent, contract.EXTRA_FAILED)
        return cls(
            address=intent.data or "", job=intent.text(contract.EXTRA_OPERATION), failed=failed
        )

    def on_open(self) -> None:
        self.stack.open_address(self.address)
        if self.failed:
            told = JOBS[self.job].details(self.failed)
            self.show(Confirm(message=told, positive=tr("Close"), negative=None))

    def entries(self) -> Sequence[MenuEntry]:
        sort, hidden = self.listing.entries(self.stack)
        if self.chosen:
            return self.chosen.entries(sort)
        here = bool(self.stack.folder) and not self.stack.in_archive
        return offered(
            (True, tr("New window"), self.open_window),
            (here, tr("New folder"), self.ask_folder),
            (True, sort.text, sort.act),
            (True, tr("Select all"), self.select_all),
            (here, tr("Get info"), self.inspect_folder),
            (True, hidden.text, hidden.act),
        )

    def selection_actions(self) -> Sequence[Kid]:
        return () if self.stack.in_archive else self.chosen.actions()

    def can_select(self, document: DocumentInfo) -> bool:
        del document
        return True

    def open_file(self, document: DocumentInfo) -> None:
        if self.stack.in_archive:
            self.snackbar.say(tr("Cannot open files in archives"))
        elif document.type != ZIP:
            self.view(document)
        elif is_zip(self.phone.files.read(document.path)):
            self.enter(document.path + PACKED)
        else:
            self.snackbar.say(tr(CORRUPT))

    def preview(self, document: DocumentInfo) -> None:
        self.open_file(document)

    def open_window(self) -> None:
        at = document_uri(self.stack.folder) if self.stack.folder else None
        address = None if self.stack.in_archive else at
        self.start(contract.own_intent(contract.FILES, action=ACTION_VIEW, data=address))

    def inspect_folder(self) -> None:
        self.start(contract.inspection(self.stack.folder))
