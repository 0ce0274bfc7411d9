"""Ways to the screens of Photos."""

from __future__ import annotations

from typing import Final

from pytest_androidbench.phone.apps.photos.app import PACKAGE, PhotosApp
from pytest_androidbench.phone.apps.photos.store import PhotoLibrary
from tests.phone_apps.crawler.ground import app_ground
from tests.phone_apps.driver import Driver
from tests.phone_apps.gallery.steps import Step, hold, launch, shot, tap, write


def trashed(driver: Driver) -> None:
    """Put two pictures into the trash."""
    store = PhotoLibrary(driver.app_of(PhotosApp))
    store.trash([one.path for one in store.all()[:2]])
    driver.phone.windows.changed()


def broken(driver: Driver) -> None:
    """Have a file that is no picture, of the latest day."""
    driver.phone.files.write("/storage/emulated/0/DCIM/Camera/IMG_0001.jpg", b"no picture")
    driver.phone.windows.changed()


def newest(driver: Driver) -> None:
    """Open the first picture of the grid."""
    driver.touch(next(n for n in driver.nodes() if n.desc.startswith("Photo taken on")))


def refused(driver: Driver) -> None:
    """Take the leave to look away."""
    for permission in PhotosApp.granted:
        driver.phone.permissions.revoke(PACKAGE, permission)


FIRST: Final = "Photo taken on Oct 15, 2023 11:00:25 AM"
OPEN: Final[tuple[Step, ...]] = (launch(PACKAGE),)
VIEWER: Final = (*OPEN, tap(FIRST))
LIBRARY: Final = (*OPEN, tap("tab_library"))
TRASH: Final = (*OPEN, trashed, tap("tab_library"), tap("Trash"))
PHOTOS_SHOTS: Final = (
    shot("photos", *OPEN),
    shot("menu", *OPEN, tap("More options")),
    shot("months", *OPEN, tap("More options"), tap("Month view")),
    shot("selected", *OPEN, hold(FIRST)),
    shot("search", *OPEN, tap("tab_search")),
    shot("found", *OPEN, tap("tab_search"), tap("search_src_text"), write("food")),
    shot("sharing", *OPEN, tap("tab_sharing")),
    shot("library", *LIBRARY),
    shot("album", *LIBRARY, tap("Good food")),
    shot("pick", *LIBRARY, tap("Good food"), tap("add_photos"), hold(FIRST)),
    shot("viewer", *VIEWER),
    shot("details", *VIEWER, tap("More options"), tap("Details")),
    shot("broken", *OPEN, broken, newest),
    shot("edit", *VIEWER, tap("edit"), tap("Square")),
    shot("add to", *VIEWER, tap("add_to")),
    shot("trash", *TRASH),
    shot("trash selected", *TRASH, tap("The cat has found the sun")),
    shot("account", *OPEN, tap("selected_account_disc")),
    shot("account storage", *OPEN, tap("selected_account_disc"), tap("Account storage")),
    shot("refused", *OPEN, refused, launch(PACKAGE)),
    shot("settings", *OPEN, tap("More options"), tap("Photos settings")),
)
SHOTS: Final = {"photos": PHOTOS_SHOTS}
GROUNDS: Final = {"photos": app_ground(PACKAGE, 12)}
