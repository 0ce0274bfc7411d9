"""A bookmark's name, address and folder (bookmark_edit.xml)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from pytest_androidbench.phone.apps.chrome import look, names
from pytest_androidbench.phone.apps.chrome.app import ChromeApp
from pytest_androidbench.phone.apps.chrome.bookmarks import MOBILE, BookmarkNode
from pytest_androidbench.phone.kit.dialogs import Choose, EnterText
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr


@dataclass(eq=False)
class EditBookmark(AppScreen[ChromeApp, None]):
    """Kept when it is left."""

    activity: ClassVar[str] = names.EDIT_BOOKMARK

    id: int = 0
    name: str = ""
    url: str = ""
    folder: int = MOBILE
    gone: bool = False

    def on_open(self) -> None:
        node = self.app.bookmarks.get(self.id)
        if node is not None:
            self.name, self.url = node.name, node.url
            self.folder = self.app.bookmarks.parent_of(self.id).id

    def on_close(self) -> None:
        url = self.url.strip()
        node = self.app.bookmarks.get(self.id)
        if node is not None and not self.gone and self.name.strip() and (url or node.is_folder):
            self.app.bookmarks.change(self.id, self.name.strip(), url, self.folder)

    def build(self) -> w.Widget:
        node = self.app.bookmarks.get(self.id)
        folder = self.app.bookmarks.folder(self.folder).name or tr("Mobile bookmarks")
        delete = w.BarButton("delete", tr("Delete bookmarks"), id="delete_menu_id",
                             on_tap=self.delete)  # fmt: skip
        place = w.Panel(
            w.Column(
                w.Text(tr("Folder"), look.SMALL),
                w.Text(folder, w.BODY_LARGE, id="folder_text", on_tap=self.choose_folder,
                       width="fill", height=48),
                across="stretch",
            ),
            padding=(4, 8), width="fill",
        )  # fmt: skip
        form = w.Column(
            w.TextField(bind="name", hint=tr("Name"), id="title_text", style="line"),
            place,
            (node is None or not node.is_folder)
            and w.TextField(bind="url", hint=tr("URL"), id="url_text", style="line",
                            keyboard="uri", action="done"),
            gap=12, across="stretch", width="fill",
        )  # fmt: skip
        return w.Page(
            w.TopBar(tr("Edit bookmark"), back=True, actions=[delete], id="toolbar"),
            w.Scroll(form, padding=16, id="scroll_view"),
        )

    def delete(self) -> None:
        """Delete it and leave."""
        self.gone = True
        self.app.bookmarks.remove(self.id)
        self.close()

    def choose_folder(self) -> None:
        """Ask where it is to lie."""
        folders = self._folders()
        at = next((place for place, f in enumerate(folders) if f.id == self.folder), -1)
        rows = [*(each.name or tr("Mobile bookmarks") for each in folders), tr("New folder")]
        dialog = Choose(title=tr("Choose folder"), choices=rows, chosen=at)
        self.ask(dialog, self.move)

    def move(self, place: int) -> None:
        """Let it lie in another folder, or in a new one."""
        folders = self._folders()
        if place < len(folders):
            self.folder = folders[place].id
        else:
            self.ask(EnterText(title=tr("New folder"), hint=tr("Title"), required=True),
                     self.move_to_new)  # fmt: skip

    def move_to_new(self, name: str) -> None:
        """Make a folder in the one that was chosen before, and let it lie there."""
        self.folder = self.app.bookmarks.add(name.strip(), "", self.folder)

    def _folders(self) -> list[BookmarkNode]:
        found, pending = [], [self.app.bookmarks.folder()]
        while pending:
            folder = pending.pop()
            if folder.id != self.id:
                found.append(folder)
                pending.extend(child for child in reversed(folder.children) if child.is_folder)
        return found
