"""What Google Photos declares.

Package, launch activity and that of the trash are those of the published app; the names of
its other activities, of its tables and most ids are chosen as the app names its own.
"""

from __future__ import annotations

from typing import Final

from pytest_androidbench.phone.apps.photos.icon import ICON
from pytest_androidbench.phone.apps.photos.schema import DATABASE, SCHEMA
from pytest_androidbench.phone.system.app import App
from pytest_androidbench.phone.system.intents import CATEGORY_DEFAULT, IntentFilter

PACKAGE: Final = "com.google.android.apps.photos"
TRASH: Final = ".trash.ui.TrashPhotosActivity"
WALLPAPER: Final = ".setwallpaper.SetWallpaperActivity"
ATTACH: Final = "android.intent.action.ATTACH_DATA"


class PhotosApp(App):
    """Google Photos without an account's server: what is shown lies on the phone.

    The small world's photos are files that are written when the app is first opened, so that a
    phone on which nobody opens it starts as fast and stays as small as before.
    """

    package = PACKAGE
    label = "Photos"
    version = "6.54.0"
    version_code = 49000000
    icon_art = ICON
    main = ".home.HomeActivity"
    activities = {
        ".home.HomeActivity": "home:PhotosHome",
        ".pager.HostPhotoPagerActivity": "viewer:PhotoPager",
        TRASH: "trash:PhotosTrash",
        ".settings.SettingsActivity": "settings:PhotosSettings",
        WALLPAPER: "use_as:PhotoWallpaper",
    }
    labels = {WALLPAPER: "Photos wallpaper"}
    filters = (
        IntentFilter(
            activity=WALLPAPER,
            actions=(ATTACH,),
            categories=(CATEGORY_DEFAULT,),
            types=("image/*",),
        ),
    )
    permissions = (
        "android.permission.READ_MEDIA_IMAGES",
        "android.permission.READ_MEDIA_VIDEO",
        "android.permission.MANAGE_MEDIA",
    )
    granted = permissions[:2]
    schemas = {DATABASE: SCHEMA}
    contents = {DATABASE: "content:rows"}
    palette = {"primary": "#0b57d0"}

    def on_start(self) -> None:
        new = not self.files.exists(f"{self.home}/databases/{DATABASE}")
        super().on_start()
        if new:
            self._beside("content:keep_photos")(self)
