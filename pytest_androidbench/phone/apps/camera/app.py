"""What the camera declares, and which of its pages an intent opens."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

from pytest_androidbench.phone.apps.camera.icon import ICON
from pytest_androidbench.phone.apps.camera.store import PhotoStore
from pytest_androidbench.phone.system.app import App
from pytest_androidbench.phone.system.intents import Intent, IntentFilter
from pytest_androidbench.phone.ui.context import Display
from pytest_androidbench.phone.ui.screen import Screen

CAMERA: Final = "com.android.camera.CameraActivity"
CAPTURE: Final = "com.android.camera.CaptureActivity"
VIDEO: Final = "com.android.camera.VideoCamera"
SETTINGS: Final = "com.android.camera.settings.CameraSettingsActivity"
LAUNCHER: Final = "com.android.camera.CameraLauncher"
IMAGE_CAPTURE: Final = "android.media.action.IMAGE_CAPTURE"
VIDEO_CAPTURE: Final = "android.media.action.VIDEO_CAPTURE"
STILL: Final = "android.media.action.STILL_IMAGE_CAMERA"
FILM: Final = "android.media.action.VIDEO_CAMERA"
LOCATION_ASKED: Final = "pref_location_dialog_shown"
PERMISSIONS: Final = tuple(
    f"android.permission.{name}"
    for name in ("CAMERA", "RECORD_AUDIO", "ACCESS_COARSE_LOCATION", "ACCESS_FINE_LOCATION")
)


class CameraApp(App):
    """AOSP's camera, as emulator images have it."""

    package = "com.android.camera2"
    label = "Camera"
    version = "2.0.002"
    version_code = 20002000
    icon = "photo_camera"
    icon_color = 0x37474F
    icon_art = ICON
    framework = True
    system = True
    main = LAUNCHER
    permissions = PERMISSIONS
    granted = PERMISSIONS[:2]
    palette = {"status_bar": "#000000"}
    dark_palette = {"background": "#000000", "status_bar": "#000000"}
    activities = {
        CAMERA: "viewfinder:Viewfinder",
        CAPTURE: "capture:CapturePhoto",
        VIDEO: "capture:CaptureFilm",
        SETTINGS: "settings:CameraSettings",
    }
    aliases = {LAUNCHER: CAMERA, "com.android.camera.SecureCameraActivity": CAMERA}
    filters = (
        IntentFilter(activity=CAPTURE, actions=(IMAGE_CAPTURE,)),
        IntentFilter(activity=VIDEO, actions=(VIDEO_CAPTURE,)),
        IntentFilter(activity=CAMERA, actions=(STILL, FILM)),
    )

    @property
    def store(self) -> PhotoStore:
        """The photos and films there are."""
        return PhotoStore(self.phone, self.uid)

    def display(self, display: Display) -> Display:
        return replace(display, dark=True)

    def screen_for(self, intent: Intent) -> Screen[Any]:
        activity = self.activity_of(intent.component or "")
        if activity not in {CAPTURE, VIDEO, CAMERA}:
            return super().screen_for(intent)
        screen: Callable[..., Screen[Any]] = self.screen_class(activity)
        if activity == CAMERA:
            return screen(film=intent.action == FILM)
        return screen(output=intent.text("output"))
