"""Folders that are opened with a PIN only."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from pytest_androidbench.phone.apps.gallery.app import GalleryApp
from pytest_androidbench.phone.apps.simple.security import EnterPin
from pytest_androidbench.phone.kit.dialogs import Confirm
from pytest_androidbench.phone.system.app import AppPart
from pytest_androidbench.phone.ui.message import tr
from pytest_androidbench.phone.ui.part import at_path, handler_of

NOTICE = (
    "This protection works in this app only, it is not a replacement of a real system-wide folder"
    " encryption."
)


@dataclass(eq=False)
class FolderLock(AppPart[GalleryApp]):
    """Asks for the PIN of a folder, and sets it."""

    def open(self, folder: str, act: Callable[[str], None]) -> None:
        """Do something with a folder, once its PIN is known where it has one.

        Args:
            folder: its path.
            act: takes the path; a method of the screen or of one of its parts.
        """
        required = self.app.config.lock_of(folder)
        if required:
            path = handler_of(self.screen, act).path
            self.ask(EnterPin(required=required), self.entered, path, folder)
        else:
            act(folder)

    def entered(self, act: str, folder: str, pin: str) -> None:
        """Go on with the right PIN."""
        if pin:
            at_path(self.screen, act)(folder)

    def lock(self, folders: list[str]) -> None:
        """Say what a lock is worth, then ask for a PIN of folders."""
        notice = Confirm(message=tr(NOTICE), positive=tr("OK"), message_id="message")
        self.ask(notice, self.understood, folders)

    def understood(self, folders: list[str], sure: bool) -> None:
        """Ask for the PIN."""
        if sure:
            self.ask(EnterPin(), self.locked, folders)

    def locked(self, folders: list[str], pin: str) -> None:
        """Keep the PIN."""
        for folder in folders if pin else ():
            self.app.config.lock(folder, pin)

    def unlock(self, folder: str) -> None:
        """Let a folder be opened without a PIN; a method for `open`."""
        self.app.config.lock(folder, "")
