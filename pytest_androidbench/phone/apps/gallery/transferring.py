"""Copying and moving: where to, what about files in the way, and the work itself."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from pytest_androidbench.phone.apps.gallery.dialogs import ConflictDialog
from pytest_androidbench.phone.apps.gallery.model import PACKAGE
from pytest_androidbench.phone.apps.gallery.picking import PickMediaFolder
from pytest_androidbench.phone.apps.gallery.screen import FilesPart
from pytest_androidbench.phone.kit.dialogs import Confirm, Label
from pytest_androidbench.phone.system.intents import Intent
from pytest_androidbench.phone.ui.message import tr

NOTIFICATIONS: Final = "android.permission.POST_NOTIFICATIONS"
WORKING_MS: Final = 400


@dataclass(eq=False)
class Transfer(FilesPart):
    """Files that are being copied or moved."""

    pending: list[str] = field(default_factory=list)
    moving: bool = False
    destination: str = ""
    resolutions: dict[str, int] = field(default_factory=dict)
    """What to do about files in the way, by their paths; "" for all."""

    def begin(self, paths: Sequence[str], *, move: bool) -> None:
        """Ask where to."""
        self.pending, self.moving = list(paths), move
        source = paths[0].rpartition("/")[0]
        self.ask(PickMediaFolder(source=source), self.destination_picked)

    def destination_picked(self, path: str) -> None:
        self.pending = [one for one in self.pending if one.rpartition("/")[0] != path]
        if not self.pending:
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
                self.ask(dialog, self.conflict_settled)
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
            self.open_notifications,
        )

    def open_notifications(self, sure: bool) -> None:
        if sure:
            action = "android.settings.APP_NOTIFICATION_SETTINGS"
            self.start(Intent(action=action, data=f"package:{PACKAGE}"))

    def work(self) -> None:
        """Copy or move what was chosen."""
        count, wanted = self.app.file_operations.transfer(
            self.pending, self.destination, self.resolutions, move=self.moving
        )
        self.app.config.drop("temp_folder_path")
        self.toast(tr("Moving…") if self.moving else tr("Copying…"))
        self.after(WORKING_MS, self.worked, count, wanted, self.moving)
        self.home.done()

    def worked(self, count: int, wanted: int, moved: bool) -> None:
        self.toast(_outcome(count, wanted, moved=moved))


def _outcome(count: int, wanted: int, *, moved: bool) -> Label:
    if count < wanted:
        partly = tr("Some files could not be moved"), tr("Some files could not be copied")
        return partly[0] if moved else partly[1]
    if count == 1:
        return tr("File moved successfully") if moved else tr("File copied successfully")
    return tr("Files moved successfully") if moved else tr("Files copied successfully")
