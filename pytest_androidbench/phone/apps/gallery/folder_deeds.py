"""What can be done with selected folders."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial

from pytest_androidbench.phone.apps.gallery.config import FAVORITES, RECYCLE_BIN
from pytest_androidbench.phone.apps.gallery.dialogs import RenameDialog
from pytest_androidbench.phone.apps.gallery.grid import GridPage
from pytest_androidbench.phone.apps.gallery.model import Medium
from pytest_androidbench.phone.apps.simple.bars import Action
from pytest_androidbench.phone.kit.dialogs import Confirm
from pytest_androidbench.phone.system.files import SHARED_ROOT
from pytest_androidbench.phone.ui.message import ntr, tr


@dataclass(eq=False)
class FolderDeeds(GridPage):
    """A page with folders."""

    meant: list[str] = field(default_factory=list, kw_only=True)
    """The folders that an open question is about."""

    def selection_actions(self) -> Sequence[Action]:
        """The menu of the selection."""
        chosen, config = self.selected, self.config
        own = not {FAVORITES, RECYCLE_BIN} & {*chosen}
        bin_only = chosen == [RECYCLE_BIN]
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
            bin_only and Action(id="cab_empty_recycle_bin", title=tr("Empty the Recycle Bin"),
                                act=self.ask_empty, show="never"),
            own and Action(id="cab_exclude", title=tr("Exclude"), act=self.ask_exclude,
                           show="never"),
            Action(id="cab_select_all", title=tr("Select all"), act=self.select_all,
                   show="never"),
        )  # fmt: skip
        return [action for action in found if action]

    def media_of(self, paths: Sequence[str]) -> list[Medium]:
        """The media of folders."""
        return [one for path in paths for one in self.library.media(path)]

    def tell(self, paths: Sequence[str]) -> None:
        """What there is to know about the selected folders."""
        if {FAVORITES, RECYCLE_BIN} & {*paths}:
            self.show_facts(self.media_of(paths))
        else:
            self.show_folder_facts(paths)

    def ask_remove(self) -> None:
        """The question before folders are emptied."""
        chosen = list(self.selected)
        if chosen == [RECYCLE_BIN]:
            self.ask_empty()
            return
        if not self.may_manage():
            return
        self.meant = chosen
        count = len(chosen)
        names = self.phone.windows.translate(ntr("{n} item", "{n} items", count))
        shown = f'"{chosen[0].rpartition("/")[2]}"' if count == 1 else names
        to_bin = self.config.on("use_recycle_bin") and FAVORITES not in chosen
        question = (
            tr("Are you sure you want to move {items} into the Recycle Bin?", items=shown)
            if to_bin
            else tr("Are you sure you want to delete {items}?", items=shown)
        )
        warning = ntr(
            "WARNING: You are deleting {n} folder", "WARNING: You are deleting {n} folders", count
        )
        message = (
            f"{self.phone.windows.translate(question)}\n\n{self.phone.windows.translate(warning)}"
        )
        dialog = Confirm(message=message, positive=tr("Yes"), negative=tr("No"))
        self.ask(dialog, then=self.remove_answered)

    def remove_answered(self, sure: bool) -> None:
        if not sure:
            return
        paths = [one.path for one in self.media_of(self.meant)]
        if FAVORITES in self.meant:
            self.files.set_favorite([m.path for m in self.media_of([FAVORITES])], favorite=False)
        elif paths:
            self.pending = paths
            self.delete_now(skip=False)
        if self.config.on("delete_empty_folders"):
            self._drop_empty()
        self.done()

    def pin(self, on: bool) -> None:
        """Put the selected folders on top, or no longer."""
        chosen = frozenset(self.selected)
        pinned = self.config.pinned
        self.config.put("pinned_folders", pinned | chosen if on else pinned - chosen)
        self.done()

    def rename_folder(self) -> None:
        """Begin to rename the selected folder."""
        path = self.selected[0]
        if path == SHARED_ROOT:
            self.toast(tr("Cannot rename the root folder of a storage"))
        elif self.may_manage():
            self.meant = [path]
            self.ask(RenameDialog(path=path), then=self.folder_renamed)

    def folder_renamed(self, target: str) -> None:
        if not self.files.rename(self.meant[0], target):
            self.toast(tr("Could not rename the folder"))
        self.done()

    def ask_hide(self, hide: bool) -> None:
        """Begin to hide the selected folders, or show them again."""
        if not self.may_manage():
            return
        self.meant = list(self.selected)
        if not hide:
            for path in self.meant:
                if self.phone.files.exists(f"{path}/.nomedia"):
                    self.phone.files.remove(f"{path}/.nomedia")
            self.done()
            return
        question = tr(
            "This function hides the folder by adding a '.nomedia' file into it, it will hide all "
            "subfolders too. You can see them by toggling the 'Show hidden items' option in "
            "Settings. Continue?"
        )
        self.ask(Confirm(message=question, positive=tr("OK")), then=self.hide_answered)

    def hide_answered(self, sure: bool) -> None:
        if sure:
            for path in self.meant:
                self.phone.files.write(f"{path}/.nomedia", b"")
            self.done()

    def transfer_folders(self, *, move: bool) -> None:
        """Begin to copy or move all media of the selected folders."""
        self.transfer([one.path for one in self.media_of(self.selected)], move=move)

    def ask_exclude(self) -> None:
        """Begin to leave the selected folders out."""
        self.meant = list(self.selected)
        names = "\n".join(self.meant)
        note = tr(
            "This will exclude the selection together with its subfolders from Simple Gallery "
            "only. You can manage excluded folders in Settings."
        )
        message = f"{self.phone.windows.translate(note)}\n\n{names}"
        self.ask(Confirm(message=message), then=self.exclude_answered)

    def exclude_answered(self, sure: bool) -> None:
        if sure:
            excluded = self.config.paths("excluded_folders")
            self.config.put("excluded_folders", excluded | {*self.meant})
            self.done()

    def _is_hidden(self, path: str) -> bool:
        return self.phone.files.exists(f"{path}/.nomedia")

    def _drop_empty(self) -> None:
        files = self.phone.files
        for path in self.meant:
            if files.is_dir(path) and not files.listdir(path) and not path.endswith("/Download"):
                files.remove(path)
