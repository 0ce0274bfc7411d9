"""What the file browser does with the files that are selected."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from typing import TypeVar

from pytest_androidbench.phone.apps.markor import file_dialogs
from pytest_androidbench.phone.apps.markor.editor import EditorScreen
from pytest_androidbench.phone.apps.markor.file_info import FileInfo
from pytest_androidbench.phone.apps.markor.files import Notes, base, mime
from pytest_androidbench.phone.apps.markor.look import action
from pytest_androidbench.phone.apps.markor.pick import PickFolder
from pytest_androidbench.phone.apps.markor.prefs import FAVOURITE
from pytest_androidbench.phone.kit.dialogs import Choose, MenuEntry
from pytest_androidbench.phone.kit.selecting import Selecting
from pytest_androidbench.phone.ui.message import tr
from pytest_androidbench.phone.ui.widget import Widget

R = TypeVar("R")


@dataclass(eq=False)
class SelectionScreen(Selecting[str], EditorScreen[R]):
    """A folder in which files can be selected; while some are, every touch on a row selects."""

    folder: str = field(default="", kw_only=True)
    moving: bool = field(default=False, kw_only=True)
    pending: list[str] = field(default_factory=list, kw_only=True)
    """What is still to be moved or copied while a question is open."""
    target: str = field(default="", kw_only=True)

    @property
    def notes(self) -> Notes:
        """The files."""
        return Notes(self.phone.files, self.settings)

    def selection_actions(self) -> list[Widget]:
        """The icons in the bar while something is selected."""
        delete = action("delete", "Delete", "action_delete_selected_items", self.ask_delete)
        if len(self.selected) > 1:
            return [delete]
        favourite = self.selected[0] in self.settings.paths(FAVOURITE)
        star, id_ = (
            ("star", "action_favourite_remove")
            if favourite
            else ("star_border", "action_favourite")
        )
        return [
            action(star, "Favourite", id_, self.toggle_favourite),
            action(
                "drive_file_rename_outline", "Rename", "action_rename_selected_item", self.rename
            ),
            action("info", "Details", "action_info_selected_item", self.show_details),
            delete,
        ]

    def selection_menu(self) -> list[MenuEntry]:
        """Under the three dots while something is selected."""
        files = [path for path in self.selected if self.phone.files.is_file(path)]
        only_files = len(files) == len(self.selected)
        one_text = len(self.selected) == 1 and only_files and self._is_text(self.selected[0])
        rows: list[tuple[bool, str, Callable[[], None]]] = [
            (one_text, "Clipboard", self.copy_to_clipboard),
            (True, "Move", partial(self.ask_target, moving=True)),
            (True, "Copy", partial(self.ask_target, moving=False)),
            (len(self.selected) == 1, "Create shortcut", self.create_shortcut),
            (only_files, "Share", self.share_selected),
        ]
        return [MenuEntry(text=tr(title), act=act) for shown, title, act in rows if shown]

    def ask_delete(self) -> None:
        """Ask before they go for good."""
        self.ask(file_dialogs.ask_delete(self.selected), self.delete_selected)

    def delete_selected(self, sure: bool) -> None:
        """Delete them."""
        if sure:
            self.notes.delete(self.selected)
            self.end_selection()

    def rename(self) -> None:
        """Ask for another name."""
        self.ask(file_dialogs.Rename(path=self.selected[0]), self.renamed)

    def renamed(self, path: str) -> None:
        """Show the folder anew."""
        del path
        self.end_selection()

    def show_details(self) -> None:
        """Tell about the file."""
        self.show(FileInfo(path=self.selected[0]))

    def toggle_favourite(self) -> None:
        """Take it into the favourites, or out of them."""
        self.settings.toggle_favourite(self.selected[0])

    def copy_to_clipboard(self) -> None:
        """Copy the text of the file."""
        text = self.phone.files.read(self.selected[0]).decode("utf-8", errors="replace")
        self.phone.clipboard.put(text, package=self.app.package)
        self.toast(tr("Clipboard"))
        self.end_selection()

    def create_shortcut(self) -> None:
        """Ask the home screen for a shortcut, which not every one grants."""
        self.toast(
            tr(
                "Tried to create a shortcut to your home screen. "
                "Note that some launchers may not support this."
            ),
            long=True,
        )

    def share_selected(self) -> None:
        """Offer the files to other apps."""
        uris = [self.app.address_of(path) for path in self.selected]
        self.phone.activities.share(streams=uris, type="*/*", caller=self)
        self.end_selection()

    def ask_target(self, *, moving: bool) -> None:
        """Ask for the folder to move or copy them to."""
        self.moving = moving
        title = "Move" if moving else "Copy"
        dialog = PickFolder(folder=self.folder, title=title, hidden=list(self.selected))
        self.ask(dialog, self.target_picked)

    def target_picked(self, folder: str) -> None:
        """Move or copy there, unless something would end up in itself or where it is."""
        self.target, self.pending = folder, list(self.selected)
        self.end_selection()
        insane = [path for path in self.pending if f"{folder}/".startswith(f"{path}/")]
        same = [path for path in self.pending if f"{folder}/{base(path)}" == path]
        if insane or (self.moving and same):
            self.pending = []
        self.place_next()

    def place_next(self, answer: int | None = None, *, for_all: bool = False) -> None:
        """Go on with what is left, until a name is taken and nobody has said what to do."""
        while self.pending:
            path = self.pending[-1]
            wanted = f"{self.target}/{base(path)}"
            taken = self.phone.files.exists(wanted)
            if taken and wanted != path and answer is None:
                self._ask_about(path)
                return
            self.pending.pop()
            self._place(path, wanted, answer if taken and wanted != path else file_dialogs.KEEP)
            answer = answer if for_all or not taken else None

    def answered(self, place: int) -> None:
        """Go on as the user has decided."""
        self.place_next(
            place % len(file_dialogs.ANSWERS), for_all=place >= len(file_dialogs.ANSWERS)
        )

    def _ask_about(self, path: str) -> None:
        many = file_dialogs.ANSWERS_FOR_ALL if len(self.pending) > 1 else ()
        title = tr("'{name}' already exists in {folder}", name=base(path), folder=base(self.target))
        choices = list(map(tr, (*file_dialogs.ANSWERS, *many)))
        self.ask(Choose(title=title, choices=[*choices]), self.answered)

    def _place(self, path: str, wanted: str, answer: int | None) -> None:
        if answer == file_dialogs.SKIP:
            return
        if answer == file_dialogs.OVERWRITE:
            self.notes.delete([wanted])
            target = wanted
        else:
            target = self.notes.free_name(path, self.target)
        self.notes.place(path, target, move=self.moving)

    def _is_text(self, path: str) -> bool:
        return mime(path).startswith("text/")
