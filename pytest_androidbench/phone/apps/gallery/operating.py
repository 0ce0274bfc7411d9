"""What else pages with media can do with those that are meant: delete, rename, share ..."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from pytest_androidbench.phone.apps.gallery.dialogs import (
    DeleteDialog,
    PropertiesDialog,
    RenameDialog,
)
from pytest_androidbench.phone.apps.gallery.editor import EditPage
from pytest_androidbench.phone.apps.gallery.model import Medium, size_text
from pytest_androidbench.phone.apps.gallery.telling import folder_facts, medium_facts
from pytest_androidbench.phone.apps.gallery.transferring import Transferring
from pytest_androidbench.phone.kit.dialogs import Label
from pytest_androidbench.phone.system.intents import ACTION_VIEW, Intent
from pytest_androidbench.phone.system.mime import type_of_name
from pytest_androidbench.phone.ui.message import ntr, tr

ATTACH: Final = "android.intent.action.ATTACH_DATA"


@dataclass(eq=False)
class Operating(Transferring):
    """A page whose actions are about files."""

    def ask_delete(self, media: Sequence[Medium]) -> None:
        """Begin to delete media: ask unless that is unwanted."""
        if not media or not self.may_manage():
            return
        self.pending = [one.path for one in media]
        config = self.config
        if config.on("temp_skip_delete_confirmation") or config.on("skip_delete_confirmation"):
            self.delete_now(skip=config.on("temp_skip_recycle_bin"))
            return
        to_bin = self._uses_bin(media[0].path)
        size = size_text(sum(one.size for one in media))
        shown = f'"{media[0].name}"' if len(media) == 1 else _items(self, len(media))
        self.ask(
            DeleteDialog(message=_question(f"{shown} ({size})", to_bin=to_bin), with_bin=to_bin),
            then=self.delete_answered,
        )

    def delete_answered(self, answer: list[bool]) -> None:
        remember, skip = answer
        if remember:
            self.config.put("temp_skip_delete_confirmation", value=True)
            self.config.put("temp_skip_recycle_bin", skip)
        self.delete_now(skip=skip)

    def delete_now(self, *, skip: bool) -> None:
        """Move what is pending into the bin, or remove it."""
        count = len(self.pending)
        if self._uses_bin(self.pending[0]) and not skip:
            self.files.bin(self.pending)
            self.toast(
                ntr(
                    "Moving {n} item into the Recycle Bin",
                    "Moving {n} items into the Recycle Bin",
                    count,
                )
            )
        else:
            self.files.delete(self.pending)
            self.toast(ntr("Deleting {n} item", "Deleting {n} items", count))
        self.done()

    def _uses_bin(self, path: str) -> bool:
        config = self.config
        skipping = config.on("temp_skip_recycle_bin")
        return config.on("use_recycle_bin") and not skipping and path.startswith("/storage/")

    def ask_name(self, path: str) -> None:
        """Begin to rename a file."""
        if self.may_manage():
            self.pending = [path]
            self.ask(RenameDialog(path=path), then=self.renamed)

    def renamed(self, target: str) -> None:
        if not self.files.rename(self.pending[0], target):
            self.toast(tr("Could not rename the file"))
        self.done()

    def hide_files(self, paths: Sequence[str], *, hide: bool) -> None:
        """Put a dot before names, or take it away."""
        if not self.may_manage():
            return
        for path in paths:
            folder, _, name = path.rpartition("/")
            plain = name.lstrip(".")
            self.files.rename(path, f"{folder}/{'.' if hide else ''}{plain}")
        self.done()

    def share(self, media: Sequence[Medium]) -> None:
        """Offer files to other apps."""
        types = {type_of_name(one.path) for one in media}
        mains = {type_.partition("/")[0] for type_ in types}
        shared = (
            next(iter(types))
            if len(types) == 1
            else f"{mains.pop()}/*"
            if len(mains) == 1
            else "*/*"
        )
        streams = [self.app.address_of(one.path) for one in media]
        self.phone.activities.share(streams=streams, type=shared, caller=self)

    def open_with(self, path: str, action: str, title: Label) -> None:
        """Let another app have a file."""
        intent = Intent(action=action, data=self.app.address_of(path), type=type_of_name(path))
        if self.phone.activities.query(intent):
            self.phone.activities.choose(intent, title, caller=self)
        else:
            self.toast(tr("No valid app found"))

    def edit(self, path: str) -> None:
        """Change the pixels of a picture."""
        if self.may_manage():
            self.show(EditPage(path=path))

    def view_elsewhere(self, path: str) -> None:
        self.open_with(path, ACTION_VIEW, tr("Open with"))

    def set_as(self, path: str) -> None:
        self.open_with(path, ATTACH, tr("Set as"))

    def show_facts(self, media: Sequence[Medium]) -> None:
        """What there is to know about media."""
        self.show(PropertiesDialog(rows=medium_facts(self.phone, media)))

    def show_folder_facts(self, paths: Sequence[str]) -> None:
        """What there is to know about folders."""
        self.show(PropertiesDialog(rows=folder_facts(self.phone, paths)))


def _common_type(types: Sequence[str]) -> str:
    if len(set(types)) == 1:
        return types[0]
    mains = {type_.partition("/")[0] for type_ in types}
    return f"{mains.pop()}/*" if len(mains) == 1 else "*/*"


def _items(screen: Operating, count: int) -> str:
    return screen.phone.windows.translate(ntr("{n} item", "{n} items", count))


def _question(shown: str, *, to_bin: bool) -> Label:
    if to_bin:
        return tr("Are you sure you want to move {items} into the Recycle Bin?", items=shown)
    return tr("Are you sure you want to delete {items}?", items=shown)
