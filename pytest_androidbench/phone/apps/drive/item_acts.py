"""What can be done with a file or folder: the sheet that its three dots open."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial

from pytest_androidbench.phone.apps.drive import names
from pytest_androidbench.phone.apps.drive.app import DriveApp
from pytest_androidbench.phone.apps.drive.fetching import copied, downloaded
from pytest_androidbench.phone.apps.drive.schema import DriveItem
from pytest_androidbench.phone.kit.dialogs import Confirm, EnterText, MenuEntry
from pytest_androidbench.phone.kit.row_sheets import RowSheets
from pytest_androidbench.phone.kit.snackbar import SnackbarHost
from pytest_androidbench.phone.system.app import AppPart
from pytest_androidbench.phone.ui.message import tr


@dataclass(eq=False)
class ItemActs(AppPart[DriveApp]):
    """Opens the sheet, and does what was chosen."""

    sheets: RowSheets = field(default_factory=RowSheets)
    snackbar: SnackbarHost = field(default_factory=SnackbarHost)
    page_of: int = 0
    """The file or folder on whose page it is; 0: it is on a list."""
    removed: int = 0
    """What was put into the bin last."""

    def open(self, id_: int) -> None:
        """Show what a file holds, or what lies in a folder."""
        item = self.app.store.items.get(id_)
        if item is None:
            return
        if item.trashed:
            self.toast(tr("To open it, restore it from the bin"))
            return
        page = "folder_page:DriveFolder" if item.is_folder else "file_page:DriveFile"
        self.show(self.app.page(page, item=id_))

    def more(self, id_: int) -> None:
        """Show what can be done."""
        item = self.app.store.items.get(id_)
        if item is not None:
            self.hide_keyboard()
            self.sheets.open(item.name, self.rows, id_)

    def rows(self, id_: int) -> list[MenuEntry]:
        """What that is."""
        item = self.app.store.items.get(id_)
        if item is None:
            return []
        if item.trashed:
            return [
                MenuEntry(text=tr("Restore"), act=partial(self.restore, id_), sign="restore"),
                MenuEntry(text=tr("Delete forever"), act=partial(self.ask_delete, id_),
                          sign="delete_forever"),
            ]  # fmt: skip
        return [*self._sharing(item), *self._keeping(item)]

    def _sharing(self, item: DriveItem) -> list[MenuEntry]:
        id_ = item.id
        star = tr("Remove from Starred") if item.starred else tr("Add to Starred")
        return [
            MenuEntry(text=tr("Share"), act=partial(self.share, id_), sign="person_add"),
            MenuEntry(text=star, act=partial(self.star, id_), sign="star"),
            *(
                [MenuEntry(text=tr("Comments"), act=partial(self.comment, id_), sign="chat")]
                if not item.is_folder
                else []
            ),
            MenuEntry(text=tr("Copy link"), act=partial(self.copy_link, id_), sign="link"),
        ]

    def _keeping(self, item: DriveItem) -> list[MenuEntry]:
        id_, file = item.id, not item.is_folder
        kept = tr("Remove from offline") if item.offline else tr("Make available offline")
        rows = (
            (file, MenuEntry(text=kept, act=partial(self.keep, id_), sign="cloud_done")),
            (True, MenuEntry(text=tr("Rename"), act=partial(self.ask_name, id_), sign="edit")),
            (True, MenuEntry(text=tr("Move"), act=partial(self.move, id_),
                             sign="drive_file_move")),
            (file, MenuEntry(text=tr("Make a copy"), act=partial(self.copy, id_),
                             sign="content_copy")),
            (file, MenuEntry(text=tr("Download"), act=partial(self.download, id_),
                             sign="file_download")),
            (True, MenuEntry(text=tr("Details and activity"), act=partial(self.tell, id_),
                             sign="info")),
            (True, MenuEntry(text=tr("Remove"), act=partial(self.remove, id_), sign="delete")),
        )  # fmt: skip
        return [row for there, row in rows if there]

    def share(self, id_: int) -> None:
        """Let others see it."""
        self.show(self.app.page("sharing:ShareItem", item=id_))

    def comment(self, id_: int) -> None:
        """Read and write what is written to it."""
        self.show(self.app.page("comments:ItemComments", item=id_))

    def star(self, id_: int) -> None:
        """Give it a star, or take it away."""
        item = self.app.store.items.get(id_)
        if item is not None:
            self.app.store.items.put(id_, starred=not item.starred)

    def keep(self, id_: int) -> None:
        """Keep it on the phone, or do not."""
        item = self.app.store.items.get(id_)
        if item is not None:
            self.app.store.items.put(id_, offline=not item.offline)
            self.snackbar.say(
                tr("Offline access removed") if item.offline else tr("File available offline")
            )

    def copy(self, id_: int) -> None:
        """Lay a copy beside it."""
        item = self.app.store.items.get(id_)
        if item is not None:
            self.snackbar.say(copied(self.app, item))

    def download(self, id_: int) -> None:
        """Write it into the folder Download."""
        item = self.app.store.items.get(id_)
        if item is not None:
            self.snackbar.say(downloaded(self.app, item))

    def copy_link(self, id_: int) -> None:
        """Put its address on the clipboard."""
        self.phone.clipboard.put(f"https://drive.google.com/file/d/{id_}", package=names.PACKAGE)
        self.toast(tr("Link copied"))

    def ask_name(self, id_: int) -> None:
        """Ask what it is to be called."""
        item = self.app.store.items.get(id_)
        if item is not None:
            stem = item.name if item.is_folder else item.name.rpartition(".")[0] or item.name
            question = EnterText(
                title=tr("Rename"),
                text=item.name,
                positive=tr("Rename"),
                selects=len(stem),
                field_id=names.NAME_FIELD,
            )
            self.ask(question, self.rename, id_)

    def rename(self, id_: int, name: str) -> None:
        """Call it so."""
        if name.strip():
            self.app.store.rename(id_, name.strip()[: names.MOST_NAME])

    def move(self, id_: int) -> None:
        """Choose where it is to lie."""
        self.ask(self.app.page("moving:ChooseFolder", item=id_), self.moved, id_)

    def moved(self, id_: int, folder: int | None) -> None:
        """Let it lie there."""
        if folder is None:
            return
        done = self.app.store.move(id_, folder)
        self.snackbar.say(tr("Moved") if done else tr("A folder can't lie in itself"))

    def tell(self, id_: int) -> None:
        """Show what there is to know of it."""
        self.show(self.app.page("details:ItemDetails", item=id_))

    def remove(self, id_: int) -> None:
        """Put it into the bin."""
        self.app.store.items.put(id_, trashed=True)
        if id_ == self.page_of:
            self.screen.close(toast=tr("Moved to bin"))
            return
        self.removed = id_
        self.snackbar.say(tr("Moved to bin"), self.put_back)

    def put_back(self) -> None:
        """Take back what was put into the bin last."""
        self.restore(self.removed)

    def restore(self, id_: int) -> None:
        """Take it out of the bin."""
        self.app.store.items.put(id_, trashed=False)

    def ask_delete(self, id_: int) -> None:
        """Make sure."""
        sure = Confirm(
            title=tr("Delete forever?"),
            message=tr("It will be deleted forever. This can't be undone."),
            positive=tr("Delete forever"),
        )
        self.ask(sure, self.delete, id_)

    def delete(self, id_: int, sure: bool) -> None:
        """Remove it from the bin."""
        if sure:
            self.app.store.remove_for_good([id_])
