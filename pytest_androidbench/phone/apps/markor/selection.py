"""What the file browser does with the files that are selected."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from pytest_androidbench.phone.apps.markor import file_dialogs
from pytest_androidbench.phone.apps.markor.app import MarkorApp
from pytest_androidbench.phone.apps.markor.file_info import FileInfo
from pytest_androidbench.phone.apps.markor.files import base, mime
from pytest_androidbench.phone.apps.markor.look import action
from pytest_androidbench.phone.apps.markor.navigation import copy_text
from pytest_androidbench.phone.apps.markor.pick import PickFolder
from pytest_androidbench.phone.apps.markor.preferences import FAVOURITE
from pytest_androidbench.phone.kit.dialogs import Choose, MenuEntry
from pytest_androidbench.phone.kit.selection import Selection
from pytest_androidbench.phone.system.app import AppPart
from pytest_androidbench.phone.ui.message import tr
from pytest_androidbench.phone.ui.widget import Widget


@dataclass(eq=False)
class SelectedFiles(Selection[str], AppPart[MarkorApp]):
    """The paths of files and folders."""

    def actions(self) -> list[Widget]:
        """The icons in the bar."""
        delete = action("delete", "Delete", "action_delete_selected_items", self.ask_delete)
        if len(self) > 1:
            return [delete]
        star, id_ = "star_border", "action_favourite"
        if self.rows[0] in self.app.settings.paths(FAVOURITE):
            star, id_ = "star", "action_favourite_remove"
        pen, rename = "drive_file_rename_outline", "action_rename_selected_item"
        return [
            action(star, "Favourite", id_, self.toggle_favourite),
            action(pen, "Rename", rename, self.rename),
            action("info", "Details", "action_info_selected_item", self.show_details),
            delete,
        ]

    def entries(self, folder: str) -> list[MenuEntry]:
        """Under the three dots, in a folder."""
        only_files = all(map(self.phone.files.is_file, self.rows))
        alone = len(self) == 1
        rows: list[tuple[bool, str, Callable[[], None]]] = [
            (alone and only_files and _is_text(self.rows[0]), "Clipboard", self.copy_text),
            (True, "Move", partial(self.ask_target, folder, True)),
            (True, "Copy", partial(self.ask_target, folder, False)),
            (alone, "Create shortcut", self.create_shortcut),
            (only_files, "Share", self.share),
        ]
        return [MenuEntry(text=tr(title), act=act) for shown, title, act in rows if shown]

    def ask_delete(self) -> None:
        """Ask before they go for good."""
        self.ask(file_dialogs.ask_delete(self.rows), self.delete)

    def delete(self, sure: bool) -> None:
        """Delete them."""
        if sure:
            self.app.notes.delete(self.rows)
            self.end()

    def rename(self) -> None:
        """Ask for another name."""
        self.ask(file_dialogs.RenameFile(path=self.rows[0]), self.renamed)

    def renamed(self, path: str) -> None:
        """Show the folder anew."""
        del path
        self.end()

    def show_details(self) -> None:
        """Tell about the file."""
        self.show(FileInfo(path=self.rows[0]))

    def toggle_favourite(self) -> None:
        """Take it into the favourites, or out of them."""
        self.app.settings.toggle_favourite(self.rows[0])

    def copy_text(self) -> None:
        """Copy the text of the file."""
        text = self.phone.files.read(self.rows[0]).decode("utf-8", errors="replace")
        copy_text(self, text)
        self.end()

    def create_shortcut(self) -> None:
        """Ask the home screen for a shortcut, which not every one grants."""
        text = (
            "Tried to create a shortcut to your home screen. "
            "Note that some launchers may not support this."
        )
        self.toast(tr(text), long=True)

    def share(self) -> None:
        """Offer the files to other apps."""
        uris = [self.app.address_of(path) for path in self.rows]
        self.phone.activities.share(streams=uris, type="*/*", caller=self.screen)
        self.end()

    def ask_target(self, folder: str, moving: bool) -> None:
        """Ask for the folder to move or copy them to."""
        title = "Move" if moving else "Copy"
        dialog = PickFolder(folder=folder, title=title, hidden=list(self.rows))
        self.ask(dialog, self.target_picked, moving)

    def target_picked(self, moving: bool, folder: str) -> None:
        """Move or copy there, unless something would end up in itself or where it is."""
        paths = list(self.rows)
        self.end()
        insane = any(f"{folder}/".startswith(f"{path}/") for path in paths)
        same = any(f"{folder}/{base(path)}" == path for path in paths)
        if not insane and not (moving and same):
            self.place(moving, folder, paths)

    def place(
        self,
        moving: bool,
        folder: str,
        paths: list[str],
        answer: int | None = None,
        *,
        for_all: bool = False,
    ) -> None:
        """Move or copy until a name is taken, and nobody has said what to do then."""
        left = list(paths)
        while left:
            path = left[-1]
            wanted = f"{folder}/{base(path)}"
            taken = self.phone.files.exists(wanted)
            if taken and wanted != path and answer is None:
                self._ask_about(moving, folder, left)
                return
            left.pop()
            how = answer if taken and wanted != path else file_dialogs.KEEP
            self._place(moving, path, wanted, how)
            answer = answer if for_all or not taken else None

    def answered(self, moving: bool, folder: str, paths: list[str], place: int) -> None:
        """Go on as the user has decided."""
        for_all, answer = divmod(place, len(file_dialogs.ANSWERS))
        self.place(moving, folder, paths, answer, for_all=for_all > 0)

    def _ask_about(self, moving: bool, folder: str, paths: list[str]) -> None:
        many = file_dialogs.ANSWERS_FOR_ALL if len(paths) > 1 else ()
        title = tr("'{name}' already exists in {folder}", name=base(paths[-1]), folder=base(folder))
        choices = map(tr, (*file_dialogs.ANSWERS, *many))
        self.ask(Choose(title=title, choices=[*choices]), self.answered, moving, folder, paths)

    def _place(self, moving: bool, path: str, wanted: str, answer: int | None) -> None:
        if answer == file_dialogs.SKIP:
            return
        notes = self.app.notes
        if answer == file_dialogs.OVERWRITE:
            notes.delete([wanted])
        else:
            wanted = notes.free_name(path, wanted.rpartition("/")[0])
        notes.place(path, wanted, move=moving)


def _is_text(path: str) -> bool:
    return mime(path).startswith("text/")
