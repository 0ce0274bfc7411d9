"""The page on which a notebook is made or changed."""

from __future__ import annotations

from dataclasses import dataclass

from pytest_androidbench.phone.apps.joplin import look
from pytest_androidbench.phone.apps.joplin.app import JoplinApp
from pytest_androidbench.phone.apps.joplin.dialogs import folder_drop_down
from pytest_androidbench.phone.apps.joplin.model import Branch, branches
from pytest_androidbench.phone.apps.joplin.store import NoteStore
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr

NO_PARENT = "Select parent notebook"


@dataclass(eq=False)
class FolderPage(AppScreen[JoplinApp, str]):
    """A notebook's title and place; closes with its id once it is saved."""

    folder_id: str = ""
    title: str = ""
    parent_id: str = ""

    @classmethod
    def of(cls, store: NoteStore, id_: str) -> FolderPage:
        """The page for a notebook, or a new one."""
        folder = store.folder(id_) if id_ else None
        if folder is None:
            return cls()
        return cls(folder_id=id_, title=folder.title, parent_id=folder.parent_id)

    def on_open(self) -> None:
        self.focus("title")

    def build(self) -> w.Widget:
        parents = {branch.folder.id: branch.folder.title for branch in self._parents()}
        parent = parents.get(self.parent_id) or tr(NO_PARENT)
        save = look.action("check", "Save changes", self.save, enabled=self._can_save())
        field = w.TextField(
            bind="title", hint=tr("Enter notebook title"), key="title", style="line", action="done"
        )
        choose = w.Row(
            look.drop_down(parent, self.choose_parent, "parents", "on_surface"), width="fill"
        )
        body = w.Column(
            field,
            choose,
            gap=10,
            across="stretch",
        )
        bar_ = look.bar(tr("Edit notebook"), look.back_button(self.close), [save])
        return w.Page(bar_, w.Panel(body, padding=(look.MARGIN, 10)))

    def _can_save(self) -> bool:
        folder = self.app.store.folder(self.folder_id) if self.folder_id else None
        before = ("", "") if folder is None else (folder.title, folder.parent_id)
        return bool(self.title.strip()) and (self.title, self.parent_id) != before

    def save(self) -> None:
        store = self.app.store
        title = self.title.strip()
        if self.folder_id:
            store.change_folder(self.folder_id, title=title, parent_id=self.parent_id)
            self.close(self.folder_id)
        else:
            self.close(store.add_folder(title, self.parent_id))

    def choose_parent(self) -> None:
        tree = self._parents()
        ids = ["", *(branch.folder.id for branch in tree)]
        self.ask(folder_drop_down("parents", tree, tr(NO_PARENT)), self.parent_chosen, ids)

    def parent_chosen(self, ids: list[str], place: int) -> None:
        self.parent_id = ids[place]

    def _parents(self) -> list[Branch]:
        """The notebooks it may lie in: all but itself and those inside of it."""
        folders = self.app.store.folders()
        inside = {self.folder_id}
        for _ in folders:
            inside |= {folder.id for folder in folders if folder.parent_id in inside - {""}}
        return branches(folder for folder in folders if folder.id not in inside)
