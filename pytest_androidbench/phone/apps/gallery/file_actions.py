"""What can be done with files: delete, rename, share ..."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from pytest_androidbench.phone.apps.gallery.access import Access
from pytest_androidbench.phone.apps.gallery.dialogs import (
    EMPTY_BIN,
    DeleteMediaDialog,
    PropertiesDialog,
    RenameDialog,
)
from pytest_androidbench.phone.apps.gallery.editor import EditPage
from pytest_androidbench.phone.apps.gallery.model import Medium
from pytest_androidbench.phone.apps.gallery.screen import FilesPart
from pytest_androidbench.phone.apps.gallery.telling import medium_facts
from pytest_androidbench.phone.apps.gallery.transferring import Transfer
from pytest_androidbench.phone.apps.simple.dialogs import yes_or_no
from pytest_androidbench.phone.apps.simple.paths import size_text
from pytest_androidbench.phone.kit.dialogs import Label
from pytest_androidbench.phone.system.intents import ACTION_VIEW, Intent
from pytest_androidbench.phone.system.mime import type_of_name
from pytest_androidbench.phone.ui.message import ntr, tr

ATTACH: Final = "android.intent.action.ATTACH_DATA"


@dataclass(eq=False)
class FileActions(FilesPart):
    """Asks where that is needed, acts, and tells the screen that something was done."""

    access: Access = field(default_factory=Access)
    transfers: Transfer = field(default_factory=Transfer)

    def transfer(self, paths: Sequence[str], *, move: bool) -> None:
        """Begin to copy or move files."""
        if paths and self.access.given():
            self.transfers.begin(paths, move=move)

    def ask_delete(self, media: Sequence[Medium]) -> None:
        """Begin to delete media: ask unless that is unwanted."""
        if not media or not self.access.given():
            return
        paths, config = [one.path for one in media], self.app.config
        if config.on("temp_skip_delete_confirmation") or config.on("skip_delete_confirmation"):
            self.delete(paths, skip=config.on("temp_skip_recycle_bin"))
            return
        to_bin = self._uses_bin(paths[0])
        size = size_text(sum(one.size for one in media))
        shown = f"{self.named(paths)} ({size})"
        dialog = DeleteMediaDialog(message=deletion(shown, to_bin=to_bin), with_bin=to_bin)
        self.ask(dialog, self.delete_answered, paths)

    def delete_answered(self, paths: list[str], answer: list[bool]) -> None:
        remember, skip = answer
        if remember:
            config = self.app.config
            config.put("temp_skip_delete_confirmation", value=True)
            config.put("temp_skip_recycle_bin", skip)
        self.delete(paths, skip=skip)

    def delete(self, paths: Sequence[str], *, skip: bool) -> None:
        """Move files into the bin, or remove them."""
        if self._uses_bin(paths[0]) and not skip:
            self.app.file_operations.bin(paths)
            one, several = (
                "Moving {n} item into the Recycle Bin",
                "Moving {n} items into the Recycle Bin",
            )
        else:
            self.app.file_operations.delete(paths)
            one, several = "Deleting {n} item", "Deleting {n} items"
        self.toast(ntr(one, several, len(paths)))
        self.home.done()

    def named(self, paths: Sequence[str]) -> str:
        """What questions call files: the name of one, the number of several."""
        if len(paths) == 1:
            return f'"{paths[0].rpartition("/")[2]}"'
        return self.phone.windows.translate(ntr("{n} item", "{n} items", len(paths)))

    def ask_empty(self, *, disable: bool = False) -> None:
        """The question before the bin is emptied, and perhaps no longer used."""
        self.ask(yes_or_no(EMPTY_BIN), self.empty_answered, disable)

    def empty_answered(self, disable: bool, sure: bool) -> None:
        if not sure:
            return
        if disable:
            self.app.config.put("use_recycle_bin", value=False)
        self.app.file_operations.empty_bin()
        self.toast(tr("The Recycle Bin has been emptied successfully"))
        self.home.done()
        self.home.emptied()

    def _uses_bin(self, path: str) -> bool:
        config = self.app.config
        skipping = config.on("temp_skip_recycle_bin")
        return config.on("use_recycle_bin") and not skipping and path.startswith("/storage/")

    def ask_name(self, path: str) -> None:
        """Begin to rename a file."""
        if self.access.given():
            self.ask(RenameDialog(path=path), self.name_chosen, path)

    def name_chosen(self, path: str, target: str) -> None:
        if self.app.file_operations.rename(path, target):
            self.home.renamed(target)
        else:
            self.toast(tr("Could not rename the file"))
        self.home.done()

    def hide(self, paths: Sequence[str], *, hide: bool) -> None:
        """Put a dot before names, or take it away."""
        if not self.access.given():
            return
        for path in paths:
            folder, _, name = path.rpartition("/")
            plain = name.lstrip(".")
            self.app.file_operations.rename(path, f"{folder}/{'.' if hide else ''}{plain}")
        self.home.done()

    def share(self, media: Sequence[Medium]) -> None:
        """Offer files to other apps."""
        shared = _common_type([type_of_name(one.path) for one in media])
        streams = [self.app.address_of(one.path) for one in media]
        self.phone.activities.share(streams=streams, type=shared, caller=self.screen)

    def open_with(self, path: str, action: str, title: Label) -> None:
        """Let another app have a file."""
        intent = Intent(action=action, data=self.app.address_of(path), type=type_of_name(path))
        if self.phone.activities.query(intent):
            self.phone.activities.choose(intent, title, caller=self.screen)
        else:
            self.toast(tr("No valid app found"))

    def edit(self, path: str) -> None:
        """Change the pixels of a picture."""
        if self.access.given():
            self.show(EditPage(path=path))

    def view_elsewhere(self, path: str) -> None:
        self.open_with(path, ACTION_VIEW, tr("Open with"))

    def set_as(self, path: str) -> None:
        self.open_with(path, ATTACH, tr("Set as"))

    def show_facts(self, media: Sequence[Medium]) -> None:
        """What there is to know about media."""
        self.show(PropertiesDialog(rows=medium_facts(self.phone, media)))


def _common_type(types: Sequence[str]) -> str:
    if len(set(types)) == 1:
        return types[0]
    mains = {type_.partition("/")[0] for type_ in types}
    return f"{mains.pop()}/*" if len(mains) == 1 else "*/*"


def deletion(shown: str, *, to_bin: bool) -> Label:
    """The question before something is deleted."""
    if to_bin:
        return tr("Are you sure you want to move {items} into the Recycle Bin?", items=shown)
    return tr("Are you sure you want to delete {items}?", items=shown)
