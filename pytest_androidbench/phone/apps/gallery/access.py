"""Access to files, which the user gives the app in the system's settings."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from pytest_androidbench.phone.apps.gallery.app import GalleryApp
from pytest_androidbench.phone.apps.gallery.dialogs import AllFilesDialog
from pytest_androidbench.phone.apps.gallery.model import PACKAGE
from pytest_androidbench.phone.system.app import AppPart
from pytest_androidbench.phone.system.app_ops import AppOp, all_files
from pytest_androidbench.phone.system.intents import Intent

ALL_FILES: Final = "android.settings.MANAGE_APP_ALL_FILES_ACCESS_PERMISSION"
MANAGE_MEDIA: Final = "android.settings.REQUEST_MANAGE_MEDIA"


@dataclass(eq=False)
class Access(AppPart[GalleryApp]):
    """Asks for it where it is missing."""

    def given(self) -> bool:
        """Whether the app may change all files, or at least all media; if not, ask for it."""
        media = AppOp(PACKAGE, "MANAGE_MEDIA")
        if all_files(PACKAGE).read(self.phone) or media.read(self.phone):
            return True
        self.ask(AllFilesDialog(), self.chosen)
        return False

    def chosen(self, choice: int) -> None:
        action = ALL_FILES if choice == 1 else MANAGE_MEDIA
        self.start(Intent(action=action, data=f"package:{PACKAGE}"))
