"""What Simple Draw Pro 6.9.3 declares; the manifest of SimpleMobileTools/Simple-Draw."""

from __future__ import annotations

from pytest_androidbench.phone.apps.draw import names
from pytest_androidbench.phone.apps.draw.icon import ICON
from pytest_androidbench.phone.apps.simple.simple_app import SimpleApp
from pytest_androidbench.phone.system import intents
from pytest_androidbench.phone.system.prefs import Prefs

IMAGES = ("image/*",)


class DrawApp(SimpleApp):
    """Simple Draw Pro.

    Its filter for IMAGE_CAPTURE is left out: Android 11 and later give that intent to the camera
    that came with the phone alone. An explicit one finds it.
    """

    package = names.PACKAGE
    label = "Draw"
    version = "6.9.3"
    version_code = 79
    icon = "brush"
    icon_color = 0xF57C00
    icon_art = ICON
    min_sdk = 23
    main = names.MAIN_ACTIVITY
    permissions = ("android.permission.WRITE_EXTERNAL_STORAGE",)
    authorities = (f"{names.PACKAGE}.provider",)
    shared_paths = {"shared_images": f"/data/data/{names.PACKAGE}/cache"}
    activities = {
        names.MAIN_ACTIVITY: "main:DrawPage",
        names.SETTINGS_ACTIVITY: "settings:DrawSettingsPage",
    }
    loses_dialogs = tuple(activities)
    aliases = {names.SPLASH: names.MAIN_ACTIVITY, f"{names.SPLASH}.Orange": names.MAIN_ACTIVITY}
    filters = (
        intents.IntentFilter(
            activity=names.MAIN_ACTIVITY,
            actions=(intents.ACTION_VIEW,),
            categories=(intents.CATEGORY_BROWSABLE, intents.CATEGORY_DEFAULT),
            types=IMAGES,
        ),
        intents.IntentFilter(
            activity=names.MAIN_ACTIVITY,
            actions=(intents.ACTION_SEND, intents.ACTION_SEND_MULTIPLE),
            types=IMAGES,
        ),
        intents.IntentFilter(activity=names.MAIN_ACTIVITY, actions=(names.EDIT,), types=IMAGES),
        intents.IntentFilter(
            activity=names.SETTINGS_ACTIVITY, actions=(intents.APPLICATION_PREFERENCES,)
        ),
    )

    @property
    def config(self) -> Prefs:
        """What it keeps."""
        return self.prefs("Prefs")
