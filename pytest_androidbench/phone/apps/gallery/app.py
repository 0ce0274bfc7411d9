"""What the gallery declares, and which page an intent opens."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pytest_androidbench.phone.apps.gallery import model
from pytest_androidbench.phone.apps.gallery.cache import keep_folders, keep_media
from pytest_androidbench.phone.apps.gallery.files import Files
from pytest_androidbench.phone.apps.gallery.icon import ICON
from pytest_androidbench.phone.apps.gallery.library import Library
from pytest_androidbench.phone.apps.gallery.preferences import GalleryPreferences
from pytest_androidbench.phone.apps.gallery.schema import GALLERY, NAME
from pytest_androidbench.phone.apps.simple.simple_app import SimpleApp
from pytest_androidbench.phone.system import intents
from pytest_androidbench.phone.system.content import ContentError
from pytest_androidbench.phone.system.files import SHARED_ROOT

EDIT: Final = "android.intent.action.EDIT"
MEDIA: Final = ("image/*", "video/*", *model.LISTS)
PHOTO, VIDEO = ".activities.PhotoActivity", ".activities.VideoActivity"
SPLASH: Final = ".activities.SplashActivity"


class GalleryApp(SimpleApp):
    """Simple Gallery Pro."""

    package = model.PACKAGE
    label = "Gallery"
    version = "6.28.1"
    version_code = 396
    icon = "photo_library"
    icon_color = 0xF57C00
    icon_art = ICON
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
        ".activities.SearchActivity": "searching:MediaSearchPage",
        model.VIEWER_ACTIVITY: "viewer:Viewer",
        PHOTO: "viewer:Viewer",
        VIDEO: "viewer:Viewer",
        model.EDIT_ACTIVITY: "editor:EditPage",
        ".activities.SettingsActivity": "settings:GallerySettingsPage",
        ".activities.ExcludedFoldersActivity": "managing:ExcludedPage",
        ".activities.HiddenFoldersActivity": "managing:HiddenPage",
        ".activities.IncludedFoldersActivity": "managing:IncludedPage",
    }
    aliases = {SPLASH: model.MAIN_ACTIVITY, f"{SPLASH}.Orange": model.MAIN_ACTIVITY}
    filters = (
        intents.IntentFilter(
            activity=model.MAIN_ACTIVITY,
            actions=(model.PICK,),
            types=MEDIA,
        ),
        intents.IntentFilter(
            activity=model.MAIN_ACTIVITY,
            actions=(model.GET_CONTENT,),
            categories=("android.intent.category.OPENABLE", intents.CATEGORY_DEFAULT),
            types=MEDIA,
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
        intents.IntentFilter(
            activity=model.EDIT_ACTIVITY,
            actions=(EDIT,),
            types=("image/*",),
        ),
    )

    @property
    def config(self) -> GalleryPreferences:
        """The app's settings."""
        return GalleryPreferences(self.prefs("Prefs"))

    @property
    def library(self) -> Library:
        """What there is to see."""
        return Library(self)

    @property
    def file_operations(self) -> Files:
        """What can be done with paths."""
        return Files(self)

    def cache(self, folders: Sequence[model.MediaFolder]) -> None:
        """Keep what folders there are, as the app does between its starts."""
        keep_folders(self.database(), folders)

    def cache_media(self, media: Sequence[model.Medium]) -> None:
        """Keep what a folder holds."""
        keep_media(self.database(), media)

    def place_of(self, uri: str) -> str:
        """The path behind an address, where the storage has it; else the address itself."""
        path = self.phone.content.path_of(uri) if "://" in uri else None
        if path is None:
            return uri
        place = self.files.resolve(path)
        return place if place.startswith(f"{SHARED_ROOT}/") else uri

    def content_of(self, path: str) -> bytes:
        """What is in a file or at an address; nothing where it cannot be read."""
        if not path.startswith("content://"):
            return self.files.read(path) if self.files.is_file(path) else b""
        try:
            return self.phone.content.open(path)
        except ContentError:
            return b""
