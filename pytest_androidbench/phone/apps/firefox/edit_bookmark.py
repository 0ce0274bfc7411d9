"""A bookmark's name, address and folder (fragment_edit_bookmark.xml)."""

from __future__ import annotations

from dataclasses import dataclass

from pytest_androidbench.phone.apps.firefox.app import FirefoxApp
from pytest_androidbench.phone.apps.firefox.look import SECOND, library_page
from pytest_androidbench.phone.apps.firefox.schema import MOBILE
from pytest_androidbench.phone.kit.dialogs import Choose, EnterText
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import TextLike, tr


@dataclass(eq=False)
class EditFirefoxBookmark(AppScreen[FirefoxApp, None]):
    """Kept by the sign in its bar."""

    id: int = 0
    name: str = ""
    url: str = ""
    folder: int = MOBILE
    is_folder: bool = False

    def on_open(self) -> None:
        one = self.app.bookmarks.get(self.id)
        if one is not None:
            self.name, self.url, self.is_folder = one.title, one.url, one.is_folder
            self.folder = one.parent

    def build(self) -> w.Widget:
        title = tr("Edit folder") if self.is_folder else tr("Edit bookmark")
        enough = bool(self.name.strip() and (self.is_folder or self.url.strip()))
        save = w.BarButton("check", tr("Save"), id="save_bookmark_button", on_tap=self.save,
                           enabled=enough)  # fmt: skip
        delete = w.BarButton("delete", tr("Delete"), id="delete_bookmark_button",
                             on_tap=self.delete)  # fmt: skip
        place = w.Text(self._title(self.folder), w.BODY_LARGE, id="bookmarkParentFolderSelector",
                       width="fill", height=48, on_tap=self.choose_folder)  # fmt: skip
        form = w.Column(
            w.TextField(bind="name", hint=tr("Name"), id="bookmarkNameEdit", style="line"),
            not self.is_folder
            and w.TextField(bind="url", hint=tr("URL"), id="bookmarkUrlEdit", style="line",
                            keyboard="uri", action="done"),
            w.Text(tr("Folder"), SECOND),
            place,
            gap=12, across="stretch", width="fill",
        )  # fmt: skip
        return library_page(title, delete, save, content=w.Scroll(form, padding=16, key="edit"))

    def save(self) -> None:
        """Keep it and leave."""
        self.app.bookmarks.change(self.id, self.name.strip(), self.url.strip(), self.folder)
        self.close()

    def delete(self) -> None:
        """Delete it and leave."""
        self.app.bookmarks.remove(self.id)
        self.close()

    def choose_folder(self) -> None:
        """Ask where it is to lie."""
        ids = self._folders()
        at = ids.index(self.folder) if self.folder in ids else -1
        rows: list[TextLike] = [*(self._title(id_) for id_ in ids), tr("Add folder")]
        self.ask(Choose(title=tr("Select folder"), choices=rows, chosen=at), self.move)

    def move(self, place: int) -> None:
        """Let it lie in another folder, or in a new one."""
        ids = self._folders()
        if place < len(ids):
            self.folder = ids[place]
            return
        asked = EnterText(title=tr("Add folder"), hint=tr("Name"), required=True,
                          field_id="bookmarkNameEdit")  # fmt: skip
        self.ask(asked, self.move_to_new)

    def move_to_new(self, name: str) -> None:
        """Make a folder in the one that was chosen before, and let it lie there."""
        self.folder = self.app.bookmarks.add(name.strip(), "", self.folder)

    def _folders(self) -> list[int]:
        return [one.id for one in self.app.bookmarks.folders() if one.id != self.id]

    def _title(self, folder: int) -> TextLike:
        one = self.app.bookmarks.get(folder)
        return tr("Bookmarks") if folder == MOBILE or one is None else one.title
