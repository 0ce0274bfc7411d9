"""Selected folders, and what can be done with them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial

from pytest_androidbench.phone.apps.gallery.dialogs import PropertiesDialog, RenameDialog
from pytest_androidbench.phone.apps.gallery.file_actions import FileActions, deletion
from pytest_androidbench.phone.apps.gallery.locking import FolderLock
from pytest_androidbench.phone.apps.gallery.medium_picker import PickMedium
from pytest_androidbench.phone.apps.gallery.model import Medium
from pytest_androidbench.phone.apps.gallery.preferences import CUSTOM, FAVORITES, RECYCLE_BIN
from pytest_androidbench.phone.apps.gallery.screen import FilesPart
from pytest_androidbench.phone.apps.gallery.telling import folder_facts
from pytest_androidbench.phone.apps.simple.bars import Action
from pytest_androidbench.phone.apps.simple.dialogs import yes_or_no
from pytest_androidbench.phone.kit.dialogs import Confirm, MenuEntry
from pytest_androidbench.phone.kit.menus import Menus
from pytest_androidbench.phone.kit.selection import Selection
from pytest_androidbench.phone.system.files import SHARED_ROOT
from pytest_androidbench.phone.ui.message import ntr, tr


@dataclass(eq=False)
class SelectedFolders(FilesPart):
    """The selection of the page of folders."""

    selected: Selection[str] = field(default_factory=Selection)
    files: FileActions = field(default_factory=FileActions)
    locks: FolderLock = field(default_factory=FolderLock)
    menus: Menus = field(default_factory=Menus)

    def actions(self) -> Sequence[Action]:
        """The menu of the selection."""
        chosen, config = self.selected.rows, self.app.config
        own = not {FAVORITES, RECYCLE_BIN} & {*chosen}
        bin_only = chosen == [RECYCLE_BIN]
        custom = bool(config.number("directory_sort_order") & CUSTOM)
        hidden = any(self._is_hidden(path) for path in chosen)
        pinned = [path in config.pinned for path in chosen]
        found = (
            Action(id="cab_delete", title=tr("Delete"), icon="delete", act=self.ask_remove,
                   show="always"),
            Action(id="cab_properties", title=tr("Properties"), icon="info",
                   act=partial(self.tell, chosen), show="always"),
            not all(pinned) and Action(
                id="cab_pin", title=tr("Pin to the top"), icon="push_pin",
                act=partial(self.pin, True), show="always"),
            any(pinned) and Action(id="cab_unpin", title=tr("Unpin folder"),
                                   act=partial(self.pin, False), show="never"),
            own and len(chosen) == 1 and Action(
                id="cab_rename", title=tr("Rename"), act=self.rename_folder, show="never"),
            own and Action(
                id="cab_unhide" if hidden else "cab_hide",
                title=tr("Unhide folder") if hidden else tr("Hide folder"),
                act=partial(self.ask_hide, not hidden), show="never"),
            own and Action(id="cab_copy_to", title=tr("Copy to"),
                           act=partial(self.transfer_folders, move=False), show="never"),
            own and Action(id="cab_move_to", title=tr("Move to"),
                           act=partial(self.transfer_folders, move=True), show="never"),
            own and not any(map(config.lock_of, chosen)) and Action(
                id="cab_lock", title=tr("Lock folder"), act=self.lock_folders, show="never"),
            own and len(chosen) == 1 and config.lock_of(chosen[0]) and Action(
                id="cab_unlock", title=tr("Unlock folder"), act=self.unlock_folder,
                show="never"),
            custom and Action(id="cab_move_to_top", title=tr("Move to the top"),
                              act=partial(self.move, True), show="never"),
            custom and Action(id="cab_move_to_bottom", title=tr("Move to the bottom"),
                              act=partial(self.move, False), show="never"),
            bin_only and Action(id="cab_empty_recycle_bin", title=tr("Empty the Recycle Bin"),
                                act=self.files.ask_empty, show="never"),
            own and Action(id="cab_exclude", title=tr("Exclude"), act=self.ask_exclude,
                           show="never"),
            own and len(chosen) == 1 and Action(
                id="cab_change_cover_image", title=tr("Change cover image"),
                act=partial(self.menus.open, self.covers), show="never"),
            Action(id="cab_select_all", title=tr("Select all"), act=self.select_all,
                   show="never"),
        )  # fmt: skip
        return [action for action in found if action]

    def lock_folders(self) -> None:
        """Ask for a PIN of what is selected."""
        self.locks.lock([*self.selected.rows])

    def unlock_folder(self) -> None:
        """Ask for the PIN, then for none any more."""
        self.locks.open(self.selected.rows[0], self.locks.unlock)

    def move(self, first: bool) -> None:
        """Put what is selected before or behind all other folders."""
        chosen, listed = {*self.selected.rows}, self.home.keys()
        moved = [path for path in listed if path in chosen]
        others = [path for path in listed if path not in chosen]
        self.app.config.order_folders([*moved, *others] if first else [*others, *moved])
        self.selected.end()

    def covers(self) -> Sequence[MenuEntry]:
        """The rows below "Change cover image"."""
        return [
            MenuEntry(text=tr("Select photo"), act=self.ask_cover),
            MenuEntry(text=tr("Use default"), act=partial(self.cover_chosen, "")),
        ]

    def ask_cover(self) -> None:
        """Ask for the picture."""
        self.ask(PickMedium(place=self.selected.rows[0]), self.cover_chosen)

    def cover_chosen(self, path: str) -> None:
        """Let a picture stand for the folder."""
        self.app.config.cover(self.selected.rows[0], path)
        self.selected.end()

    def select_all(self) -> None:
        self.selected.rows = self.home.keys()

    def media_of(self, paths: Sequence[str]) -> list[Medium]:
        """The media of folders."""
        return [one for path in paths for one in self.app.library.media(path)]

    def tell(self, paths: Sequence[str]) -> None:
        """What there is to know about the selected folders."""
        if {FAVORITES, RECYCLE_BIN} & {*paths}:
            self.files.show_facts(self.media_of(paths))
        else:
            self.show(PropertiesDialog(rows=folder_facts(self.phone, paths)))

    def ask_remove(self) -> None:
        """The question before folders are emptied."""
        chosen = [*self.selected.rows]
        if chosen == [RECYCLE_BIN]:
            self.files.ask_empty()
            return
        if not self.files.access.given():
            return
        to_bin = self.app.config.on("use_recycle_bin") and FAVORITES not in chosen
        question = deletion(self.files.named(chosen), to_bin=to_bin)
        warning = ntr(
            "WARNING: You are deleting {n} folder",
            "WARNING: You are deleting {n} folders",
            len(chosen),
        )
        shown = self.phone.windows.translate
        dialog = yes_or_no(f"{shown(question)}\n\n{shown(warning)}")
        self.ask(dialog, self.remove_answered, chosen)

    def remove_answered(self, folders: list[str], sure: bool) -> None:
        if not sure:
            return
        paths = [one.path for one in self.media_of(folders)]
        if FAVORITES in folders:
            favorites = [one.path for one in self.media_of([FAVORITES])]
            self.app.file_operations.set_favorite(favorites, favorite=False)
        elif paths:
            self.files.delete(paths, skip=False)
        if self.app.config.on("delete_empty_folders"):
            self._drop_empty(folders)
        self.home.done()

    def pin(self, on: bool) -> None:
        """Put the selected folders on top, or no longer."""
        chosen = frozenset(self.selected.rows)
        pinned = self.app.config.pinned
        self.app.config.put("pinned_folders", pinned | chosen if on else pinned - chosen)
        self.home.done()

    def rename_folder(self) -> None:
        """Begin to rename the selected folder."""
        path = self.selected.rows[0]
        if path == SHARED_ROOT:
            self.toast(tr("Cannot rename the root folder of a storage"))
        elif self.files.access.given():
            self.ask(RenameDialog(path=path), self.renamed, path)

    def renamed(self, path: str, target: str) -> None:
        if not self.app.file_operations.rename(path, target):
            self.toast(tr("Could not rename the folder"))
        self.home.done()

    def ask_hide(self, hide: bool) -> None:
        """Begin to hide the selected folders, or show them again."""
        if not self.files.access.given():
            return
        folders = [*self.selected.rows]
        if not hide:
            for path in folders:
                if self.phone.files.exists(f"{path}/.nomedia"):
                    self.phone.files.remove(f"{path}/.nomedia")
            self.home.done()
            return
        question = tr(
            "This function hides the folder by adding a '.nomedia' file into it, it will hide all "
            "subfolders too. You can see them by toggling the 'Show hidden items' option in "
            "Settings. Continue?"
        )
        self.ask(Confirm(message=question, positive=tr("OK")), self.hide_answered, folders)

    def hide_answered(self, folders: list[str], sure: bool) -> None:
        if sure:
            for path in folders:
                self.phone.files.write(f"{path}/.nomedia", b"")
            self.home.done()

    def transfer_folders(self, *, move: bool) -> None:
        """Begin to copy or move all media of the selected folders."""
        self.files.transfer([one.path for one in self.media_of(self.selected.rows)], move=move)

    def ask_exclude(self) -> None:
        """Begin to leave the selected folders out."""
        folders = [*self.selected.rows]
        names = "\n".join(folders)
        note = tr(
            "This will exclude the selection together with its subfolders from Simple Gallery "
            "only. You can manage excluded folders in Settings."
        )
        message = f"{self.phone.windows.translate(note)}\n\n{names}"
        self.ask(Confirm(message=message), self.exclude_answered, folders)

    def exclude_answered(self, folders: list[str], sure: bool) -> None:
        if sure:
            excluded = self.app.config.paths("excluded_folders")
            self.app.config.put("excluded_folders", excluded | {*folders})
            self.home.done()

    def _is_hidden(self, path: str) -> bool:
        return self.phone.files.exists(f"{path}/.nomedia")

    def _drop_empty(self, folders: Sequence[str]) -> None:
        files = self.phone.files
        for path in folders:
            if files.is_dir(path) and not files.listdir(path) and not path.endswith("/Download"):
                files.remove(path)
