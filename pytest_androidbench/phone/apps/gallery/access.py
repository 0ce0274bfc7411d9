"""Access to files, which the user gives the app in the system's settings."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from pytest_androidbench.phone.apps.gallery.app import GalleryApp
from pytest_androidbench.phone.apps.gallery.config import Config
from pytest_androidbench.phone.apps.gallery.dialogs import AllFilesDialog
from pytest_androidbench.phone.apps.gallery.files import Files
from pytest_androidbench.phone.apps.gallery.library import Library
from pytest_androidbench.phone.apps.gallery.model import PACKAGE
from pytest_androidbench.phone.apps.simple.bars import BarScreen
from pytest_androidbench.phone.system.app_ops import AppOp, all_files
from pytest_androidbench.phone.system.intents import Intent

ALL_FILES: Final = "android.settings.MANAGE_APP_ALL_FILES_ACCESS_PERMISSION"
MANAGE_MEDIA: Final = "android.settings.REQUEST_MANAGE_MEDIA"


@dataclass(eq=False)
class Accessing(BarScreen[GalleryApp, Any]):
    """A page that works with files once it may."""

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
