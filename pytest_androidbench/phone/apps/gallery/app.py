"""What the gallery declares, and which page an intent opens."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, cast

from pytest_androidbench.phone.apps.gallery import model
from pytest_androidbench.phone.apps.gallery.cache import keep_folders, keep_media
from pytest_androidbench.phone.apps.gallery.schema import GALLERY, NAME
from pytest_androidbench.phone.system import intents
from pytest_androidbench.phone.system.app import App
from pytest_androidbench.phone.system.files import SHARED_ROOT
from pytest_androidbench.phone.ui.screen import Screen

PICK: Final = "android.intent.action.PICK"
EDIT: Final = "android.intent.action.EDIT"
GET_CONTENT: Final = "android.intent.action.GET_CONTENT"
OPENABLE: Final = "android.intent.category.OPENABLE"
PHOTO, VIDEO = ".activities.PhotoActivity", ".activities.VideoActivity"
SPLASH: Final = ".activities.SplashActivity"
LISTS: Final = ("vnd.android.cursor.dir/image", "vnd.android.cursor.dir/video")


class GalleryApp(App):
    """Simple Gallery Pro."""

    package = model.PACKAGE
    label = "Gallery"
    version = "6.28.1"
    version_code = 396
    icon = "photo_library"
    icon_color = 0xF57C00
    min_sdk = 23
    main = model.MAIN_ACTIVITY
    permissions = (
        "android.permission.WRITE_EXTERNAL_STORAGE",
        "android.permission.ACCESS_MEDIA_LOCATION",
        "android.permission.READ_MEDIA_IMAGES",
        "android.permission.READ_MEDIA_VIDEO",
        "android.permission.POST_NOTIFICATIONS",
        "android.permission.MANAGE_EXTERNAL_STORAGE",
        "android.permission.MANAGE_MEDIA",
        "android.permission.SET_WALLPAPER",
        "android.permission.RECEIVE_BOOT_COMPLETED",
    )
    schemas = {NAME: GALLERY}
    authorities = (f"{model.PACKAGE}.provider",)
    shared_paths = {"external_files": SHARED_ROOT, "bin": f"/data/user/0/{model.PACKAGE}/files"}
    activities = {
        model.MAIN_ACTIVITY: "folders:Folders",
        ".activities.MediaActivity": "media:MediaPage",
        ".activities.SearchActivity": "searching:SearchPage",
        model.VIEWER_ACTIVITY: "viewer:Viewer",
        PHOTO: "viewer:Viewer",
        VIDEO: "viewer:Viewer",
        model.EDIT_ACTIVITY: "editor:EditPage",
        ".activities.SettingsActivity": "settings:SettingsPage",
        ".activities.ExcludedFoldersActivity": "managing:ExcludedPage",
        ".activities.HiddenFoldersActivity": "managing:HiddenPage",
    }
    aliases = {SPLASH: model.MAIN_ACTIVITY, f"{SPLASH}.Orange": model.MAIN_ACTIVITY}
    filters = (
        intents.IntentFilter(
            activity=model.MAIN_ACTIVITY, actions=(PICK,), types=("image/*", "video/*", *LISTS)
        ),
        intents.IntentFilter(
            activity=model.MAIN_ACTIVITY,
            actions=(GET_CONTENT,),
            categories=(OPENABLE, intents.CATEGORY_DEFAULT),
            types=("image/*", "video/*", *LISTS),
        ),
        intents.IntentFilter(
            activity=PHOTO,
            actions=(intents.ACTION_VIEW,),
            categories=(intents.CATEGORY_BROWSABLE, intents.CATEGORY_DEFAULT),
            types=("image/*",),
        ),
        intents.IntentFilter(
            activity=VIDEO,
            actions=(intents.ACTION_VIEW,),
            categories=(intents.CATEGORY_BROWSABLE, intents.CATEGORY_DEFAULT),
            types=("video/*",),
        ),
        intents.IntentFilter(
            activity=model.VIEWER_ACTIVITY,
            actions=("com.android.camera.action.REVIEW",),
            categories=(intents.CATEGORY_BROWSABLE, intents.CATEGORY_DEFAULT),
            types=("image/*", "video/*"),
        ),
        intents.IntentFilter(activity=model.EDIT_ACTIVITY, actions=(EDIT,), types=("image/*",)),
    )

    def screen_for(self, intent: intents.Intent) -> Screen[Any]:
        screen: Any = super().screen_for(intent)
        activity = self.activity_of(intent.component or "")
        if activity == model.MAIN_ACTIVITY:
            screen.picking = _wanted(intent)
        if activity in {PHOTO, VIDEO, model.VIEWER_ACTIVITY, model.EDIT_ACTIVITY}:
            screen.path = self._place(intent.data or "")
            if activity != model.EDIT_ACTIVITY and screen.path != intent.data:
                screen.place = screen.path.rpartition("/")[0]
        return cast("Screen[Any]", screen)

    def cache(self, folders: Sequence[model.Folder]) -> None:
        """Keep what folders there are, as the app does between its starts."""
        keep_folders(self.database(), folders)

    def cache_media(self, media: Sequence[model.Medium]) -> None:
        """Keep what a folder holds."""
        keep_media(self.database(), media)

    def _place(self, uri: str) -> str:
        """The path behind an address, where the storage has it; else the address itself."""
        path = self.phone.content.path_of(uri)
        if path is None:
            return uri
        place = self.files.resolve(path)
        return place if place.startswith(f"{SHARED_ROOT}/") else uri


def _wanted(intent: intents.Intent) -> str:
    """The kind of media another app wants to have."""
    if intent.action not in {PICK, GET_CONTENT}:
        return ""
    given = intent.type or ""
    if given in LISTS:
        return f"{given.rpartition('/')[2]}/*"
    return given or "image/*"
