"""Ways to the screens of Drive."""

from __future__ import annotations

from typing import Final

from tests.phone_apps.crawler.ground import SYSTEM_LISTS, Excuse, app_ground
from tests.phone_apps.gallery.steps import hold, launch, shot, tap, write

PACKAGE: Final = "com.google.android.apps.docs"
HOME: Final = (launch(PACKAGE),)
FILES: Final = (*HOME, tap("menu_navigation_drives"))
FOLDER: Final = (*FILES, tap("Ferry project"))
MORE: Final = (*FOLDER, hold("Barge offers"))
FILE: Final = (*FOLDER, tap("Barge offers"))
DRAWER: Final = (*HOME, tap("menu_button"))
SHOTS: Final = {
    "drive": (
        shot("home", *HOME),
        shot("starred", *HOME, tap("menu_navigation_starred")),
        shot("shared", *HOME, tap("menu_navigation_shared")),
        shot("files", *FILES),
        shot("create new", *FILES, tap("extended_fab")),
        shot("new folder", *FILES, tap("extended_fab"), tap("Folder")),
        shot("folder", *FOLDER),
        shot("more", *MORE),
        shot("rename", *MORE, tap("Rename")),
        shot("move", *MORE, tap("Move")),
        shot("removed", *MORE, tap("Remove")),
        shot("file", *FILE),
        shot("picture", *FOLDER, tap("Drawings"), tap("Rail, wood and steel")),
        shot("pages", *FOLDER, tap("Permit for days")),
        shot("comments", *FILE, tap("action_comments")),
        shot("share", *FILE, tap("action_share")),
        shot("details", *MORE, tap("Details and activity")),
        shot("drawer", *DRAWER),
        shot("bin", *DRAWER, tap("Bin")),
        shot("storage", *DRAWER, tap("Storage")),
        shot("settings", *DRAWER, tap("Settings")),
        shot("search", *HOME, tap("Search in Drive"), write("ferry")),
    )
}
GROUNDS: Final = {"drive": app_ground(PACKAGE, 14, beyond=SYSTEM_LISTS)}
EXCUSES: Final[tuple[Excuse, ...]] = ()
