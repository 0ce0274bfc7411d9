"""What pages with media can do with those that are meant: copy, move, delete, share ..."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from pytest_androidbench.phone.apps.gallery.config import Config
from pytest_androidbench.phone.apps.gallery.dialogs import (
    AllFilesDialog,
    ConflictDialog,
    DeleteDialog,
    PropertiesDialog,
    RenameDialog,
)
from pytest_androidbench.phone.apps.gallery.editor import EditPage
from pytest_androidbench.phone.apps.gallery.files import Files
from pytest_androidbench.phone.apps.gallery.library import Library
from pytest_androidbench.phone.apps.gallery.model import PACKAGE, Medium, size_text
from pytest_androidbench.phone.apps.gallery.picking import PickFolder
from pytest_androidbench.phone.apps.gallery.telling import folder_facts, medium_facts
from pytest_androidbench.phone.apps.simple.bars import BarScreen
from pytest_androidbench.phone.system.app_ops import AppOp, all_files
from pytest_androidbench.phone.system.dialogs import Confirm, Label
from pytest_androidbench.phone.system.intents import ACTION_VIEW, Intent
from pytest_androidbench.phone.system.mime import type_of_name
from pytest_androidbench.phone.ui.message import ntr, tr

ALL_FILES: Final = "android.settings.MANAGE_APP_ALL_FILES_ACCESS_PERMISSION"
MANAGE_MEDIA: Final = "android.settings.REQUEST_MANAGE_MEDIA"
NOTIFICATIONS: Final = "android.permission.POST_NOTIFICATIONS"
WORKING_MS: Final = 400
EDIT: Final = "android.intent.action.EDIT"
ATTACH: Final = "android.intent.action.ATTACH_DATA"


@dataclass(eq=False)
class Operating(BarScreen[Any]):
    """A page whose actions are about files."""

    pending: list[str] = field(default_factory=list, kw_only=True)
    """The paths that an open dialog is about."""
    moving: bool = field(default=False, kw_only=True)
    destination: str = field(default="", kw_only=True)
    resolutions: dict[str, int] = field(default_factory=dict, kw_only=True)

    @property
    def library(self) -> Library:
        """What there is to see."""
        return Library(self.app)

    @property
    def config(self) -> Config:
        """The app's settings."""
        return Config(self.app.prefs("Prefs"))

    @property
    def files(self) -> Files:
        """What can be done with paths."""
        return Files(self.app)

    def done(self) -> None:
        """Called after an action; a selection ends with it."""

    def may_manage(self) -> bool:
        """Whether the app may change all files; if not, ask for it."""
        if self.manages():
            return True
        self.ask(AllFilesDialog(), then=self.access_chosen)
        return False

    def manages(self) -> bool:
        """Whether the app may change all files, or at least all media."""
        media = AppOp(PACKAGE, "MANAGE_MEDIA")
        return all_files(PACKAGE).read(self.phone) or media.read(self.phone)

    def access_chosen(self, choice: int) -> None:
        action = ALL_FILES if choice == 1 else MANAGE_MEDIA
        self.start(Intent(action=action, data=f"package:{PACKAGE}"))

    def transfer(self, paths: Sequence[str], *, move: bool) -> None:
        """Begin to copy or move: ask where to."""
        if paths and self.may_manage():
            self.pending, self.moving = list(paths), move
            source = paths[0].rpartition("/")[0]
            self.ask(PickFolder(source=source), then=self.destination_picked)

    def destination_picked(self, path: str) -> None:
        if path == self.pending[0].rpartition("/")[0]:
            self.toast(tr("Source and destination cannot be the same"))
            return
        self.destination, self.resolutions = path, {}
        self.check_conflicts()

    def check_conflicts(self) -> None:
        """Ask about the next file that is in the way, or go to work."""
        for path in self.pending if "" not in self.resolutions else ():
            target = f"{self.destination}/{path.rpartition('/')[2]}"
            if target not in self.resolutions and self.phone.files.exists(target):
                dialog = ConflictDialog(
                    name=target.rpartition("/")[2], several=len(self.pending) > 1
                )
                self.ask(dialog, then=self.conflict_settled)
                return
        if self.moving:
            self.work()
        else:
            self.request_permissions((NOTIFICATIONS,), self.notifying)

    def conflict_settled(self, answer: list[int]) -> None:
        wish, for_all = answer
        paths = [f"{self.destination}/{path.rpartition('/')[2]}" for path in self.pending]
        waiting = [p for p in paths if p not in self.resolutions and self.phone.files.exists(p)]
        self.resolutions["" if for_all and len(paths) > 1 else waiting[0]] = wish
        self.check_conflicts()

    def notifying(self, granted: dict[str, bool]) -> None:
        if all(granted.values()):
            self.work()
            return
        self.ask(
            Confirm(
                title=tr("Permission Required"),
                message=tr("You have to allow the app to show notifications to work with files."),
                positive=tr("Grant Permission"),
            ),
            then=self.open_notifications,
        )

    def open_notifications(self, sure: bool) -> None:
        if sure:
            action = "android.settings.APP_NOTIFICATION_SETTINGS"
            self.start(Intent(action=action, data=f"package:{PACKAGE}"))

    def work(self) -> None:
        """Copy or move what was chosen."""
        count, wanted = self.files.transfer(
            self.pending, self.destination, self.resolutions, move=self.moving
        )
        self.config.drop("temp_folder_path")
        self.toast(tr("Moving…") if self.moving else tr("Copying…"))
        self.after(WORKING_MS, self.worked, count, wanted, self.moving)
        self.done()

    def worked(self, count: int, wanted: int, moved: bool) -> None:
        self.toast(_outcome(count, wanted, moved=moved))

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
        streams = [self.app.uri_of(one.path) for one in media]
        self.phone.activities.share(streams=streams, type=shared, caller=self)

    def open_with(self, path: str, action: str, title: Label) -> None:
        """Let another app have a file."""
        intent = Intent(action=action, data=self.app.uri_of(path), type=type_of_name(path))
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


def _outcome(count: int, wanted: int, *, moved: bool) -> Label:
    if count < wanted:
        partly = tr("Some files could not be moved"), tr("Some files could not be copied")
        return partly[0] if moved else partly[1]
    if count == 1:
        return tr("File moved successfully") if moved else tr("File copied successfully")
    return tr("Files moved successfully") if moved else tr("Files copied successfully")
