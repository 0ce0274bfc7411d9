"""The main screen: the notes of a notebook, a tag, the trash, or all of them."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial
from typing import ClassVar, Final, Self

from pytest_androidbench.phone.apps.joplin import side_menu
from pytest_androidbench.phone.apps.joplin.app import JoplinApp
from pytest_androidbench.phone.apps.joplin.dialogs import Label, Pop
from pytest_androidbench.phone.apps.joplin.folder import FolderPage
from pytest_androidbench.phone.apps.joplin.look import BODY, action, bar
from pytest_androidbench.phone.apps.joplin.model import TRASH, Notebook, NoteRow
from pytest_androidbench.phone.apps.joplin.note import NoteScreen
from pytest_androidbench.phone.apps.joplin.note_list import NoteList
from pytest_androidbench.phone.apps.joplin.preferences import (
    ACTIVE_FOLDER,
    TRACK_LOCATION,
)
from pytest_androidbench.phone.apps.joplin.search_page import NoteSearchPage
from pytest_androidbench.phone.apps.joplin.settings import ConfigPage
from pytest_androidbench.phone.apps.joplin.sharing import Shared, shared_by
from pytest_androidbench.phone.apps.joplin.sorting import choose_sort, sort_rows
from pytest_androidbench.phone.apps.joplin.store import Kind
from pytest_androidbench.phone.apps.joplin.tags import TagsPage
from pytest_androidbench.phone.kit.dialogs import Confirm
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.system.databases import Value
from pytest_androidbench.phone.system.intents import Intent
from pytest_androidbench.phone.system.location import position
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import TextLike, tr

EMPTY: Final = "There are currently no notes. Create one by clicking on the (+) button."
NO_FOLDERS: Final = "You currently have no notebooks."


@dataclass(eq=False)
class NotesPage(AppScreen[JoplinApp, None]):
    """The list, with the button for new notes."""

    activity: ClassVar[str] = ".MainActivity"

    kind: Kind = "folder"
    source: str = ""
    """Id of the notebook or tag."""
    notes: NoteList = field(default_factory=NoteList)
    adding: bool = False
    """Whether the button has unfolded."""
    shared: Shared | None = None
    """What another app shares, until it is in a note."""

    @classmethod
    def for_intent(cls, intent: Intent) -> Self:
        return cls(shared=shared_by(intent))

    def on_open(self) -> None:
        self.app.start_up()
        self.source = self.app.store.settings.text(ACTIVE_FOLDER)
        if self.shared is not None:
            self._write_down(self.shared)
            self.shared = None

    @property
    def in_trash(self) -> bool:
        """Whether the notes of the list are in the trash."""
        return self.kind == "trash"

    @property
    def folder(self) -> Notebook | None:
        """The notebook that is listed; another one where it is gone."""
        folder = self.app.store.folder(self.source)
        if self.kind != "folder" or (folder is not None and not folder.deleted_ms):
            return folder
        return self.app.store.default_folder()

    def rows(self) -> list[NoteRow]:
        """The notes of the list."""
        if self.kind == "folder":
            folder = self.folder
            return self.app.store.rows("folder", folder.id) if folder is not None else []
        whole = self.source == TRASH
        return self.app.store.rows(self.kind, "" if whole else self.source)

    def build(self) -> w.Widget:
        rows = self.rows()
        trash, selecting = self.in_trash, self.notes.there(rows)
        bar_ = self.notes.bar(rows, in_trash=trash) if selecting else self._bar()
        content = self.notes.build(rows, in_trash=trash) if rows else self._empty()
        can_add = not selecting and not trash and self.app.store.default_folder() is not None
        return w.Page(bar_, content, fab=self._fab() if can_add else None)

    def _bar(self) -> w.Widget:
        return bar(
            self._title(),
            action("menu", "Sidebar", self.open_menu),
            [
                action("search", "Search", self.search),
                self.source == TRASH and action("delete_forever", "Empty trash", self.ask_empty),
                action("filter_list", "Sort notes by", self.choose_sort),
            ],
        )

    def _title(self) -> TextLike:
        if self.kind == "all":
            return tr("All notes")
        if self.kind == "tag":
            return next((t.title for t in self.app.store.all_tags() if t.id == self.source), "")
        folder = self.folder
        return folder.title if folder is not None else ""

    def _empty(self) -> w.Widget:
        if self.app.store.default_folder() is None and not self.in_trash:
            create = w.Button(tr("Create a notebook"), on_tap=self.new_folder)
            body = w.Column(
                w.Text(tr(NO_FOLDERS), BODY, align="center"), create, gap=16, across="center"
            )
            return w.Align(body, down="top", margin=24)
        said = tr("There are no notes in the trash folder.") if self.in_trash else tr(EMPTY)
        return w.Panel(w.Text(said, BODY, align="center"), padding=24, width="fill")

    def _fab(self) -> w.Widget:
        main = w.Fab(
            "close" if self.adding else "add",
            tr("Add new"),
            on_tap=self.unfold,
            cls="android.widget.Button",
        )
        if not self.adding:
            return main
        return w.Column(
            self._small("check_box", tr("New to-do"), is_todo=True),
            self._small("description", tr("New note"), is_todo=False),
            main,
            gap=12,
            across="end",
        )

    def _small(self, icon: str, label: TextLike, *, is_todo: bool) -> w.Widget:
        act = partial(self.add, is_todo)
        name = w.Panel(
            w.Text(label, BODY), padding=(12, 10), cls="android.widget.Button", on_tap=act
        )
        fab = w.Fab(icon, label, size=40, on_tap=act, cls="android.widget.Button")
        return w.Row(name, w.Panel(fab, padding=(8, 0, 8, 0)), gap=8)

    def unfold(self) -> None:
        self.adding = not self.adding

    def add(self, is_todo: bool) -> None:
        """Make an empty note and open it."""
        self.adding = False
        folder = self.folder if self.kind == "folder" else self._last_folder()
        if folder is not None:
            note = self.app.store.add_note(folder.id, is_todo=is_todo, **self._place())
            self.show(NoteScreen.of(self.app, note, is_new=True))

    def _write_down(self, shared: Shared) -> None:
        """Put what is shared into a new note of the notebook that was open last."""
        folder = self._last_folder()
        if folder is not None:
            note = self.app.store.add_note(folder.id, is_todo=False, **self._place())
            screen = NoteScreen.of(self.app, note, is_new=True)
            self.show(screen)
            screen.take(shared)

    def _place(self) -> dict[str, Value]:
        """Where the phone is, if it may be known and shall be kept."""
        held = self.phone.permissions.held(self.app.package, "ACCESS_FINE_LOCATION")
        found = position(self.phone)
        if not held or found is None or not self.app.store.settings.flag(TRACK_LOCATION):
            return {}
        return {
            "latitude": found.latitude,
            "longitude": found.longitude,
            "altitude": found.altitude or 0,
        }

    def _last_folder(self) -> Notebook | None:
        folder = self.app.store.folder(self.app.store.settings.text(ACTIVE_FOLDER))
        if folder is not None and not folder.deleted_ms:
            return folder
        return self.app.store.default_folder()

    def open_menu(self) -> None:
        self.adding = False
        folder = self.folder
        shown = side_menu.ALL if self.kind == "all" else folder.id if folder is not None else ""
        self.ask(side_menu.SideMenu(shown=shown), self.go)

    def go(self, where: str) -> None:
        """Do what was chosen in the side menu."""
        verb, _, id_ = where.partition(" ")
        if verb == "folder":
            self.open_folder(id_)
        elif verb == "edit":
            self.ask(FolderPage.of(self.app.store, id_), self.open_folder)
        elif verb == side_menu.ALL:
            self._list("all", "")
        elif verb == side_menu.NEW_FOLDER:
            self.new_folder()
        elif verb == side_menu.TAGS:
            self.ask(TagsPage(), self.open_tag)
        elif verb in {side_menu.CONFIG, side_menu.SYNC}:
            self.show(ConfigPage(section="Synchronisation" if verb == side_menu.SYNC else ""))

    def open_folder(self, id_: str) -> None:
        """List a notebook, or the trash."""
        folder = self.app.store.folder(id_)
        if id_ == TRASH or (folder is not None and folder.deleted_ms):
            self._list("trash", id_)
        else:
            self._list("folder", id_)
            self.app.store.settings.put(ACTIVE_FOLDER, id_)

    def open_tag(self, id_: str) -> None:
        self._list("tag", id_)

    def _list(self, kind: Kind, source: str) -> None:
        self.kind, self.source = kind, source
        self.notes.end()
        self.scroll_to_start("notes")

    def new_folder(self) -> None:
        self.ask(FolderPage(), self.open_folder)

    def search(self) -> None:
        self.adding = False
        self.show(NoteSearchPage())

    def ask_empty(self) -> None:
        question = tr("This will permanently delete all items in the trash. Continue?")
        self.ask(Confirm(message=question), self.empty_trash)

    def empty_trash(self, sure: bool) -> None:
        if sure:
            self.app.store.empty_trash()

    def choose_sort(self) -> None:
        rows: list[Label] = [*sort_rows(self.app.store.settings)]
        self.ask(Pop(title=tr("Sort notes by"), rows=rows), self.sort_chosen)

    def sort_chosen(self, place: int) -> None:
        choose_sort(self.app.store.settings, place)

    def on_back(self) -> None:
        if self.notes:
            self.notes.end()
        elif self.adding:
            self.adding = False
        else:
            self.close()
