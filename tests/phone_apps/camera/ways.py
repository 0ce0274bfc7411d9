"""Ways to the screens of the camera."""

from __future__ import annotations

from typing import Final

from pytest_androidbench.phone.system.phone import Phone
from tests.phone_apps.crawler.ground import app_ground, started
from tests.phone_apps.driver import Driver
from tests.phone_apps.gallery.steps import back, launch, shot, start, tap, wait

CAMERA: Final = "com.android.camera2"
FIRST: Final = (launch(CAMERA),)
READY: Final = (*FIRST, tap("check_box"), tap("NEXT"))
TAKEN: Final = (*READY, tap("Shutter"))
MODES: Final = (*READY, tap("Toggle mode list"))
FILMING: Final = (*MODES, tap("Switch to Video Camera"), tap("Shutter"), wait(83_000))
STRIP: Final = (*TAKEN, tap("Toggle filmstrip"))
CAPTURE: Final = (
    *READY,
    start("android.media.action.IMAGE_CAPTURE"),
)
CAMERA_SHOTS: Final = (
    shot("photo locations", *FIRST),
    shot("camera", *READY),
    shot("photo taken", *TAKEN),
    shot("options", *READY, tap("Options")),
    shot("grid", *READY, tap("Options"), tap("Grid lines off")),
    shot("exposures", *MODES, tap("Settings"), tap("Advanced"), tap("Manual exposure"), back,
         back, tap("Options"), tap("exposure_button")),
    shot("countdown", *READY, tap("Options"), tap("Countdown timer is off"), tap("Shutter")),
    shot("front camera", *READY, tap("Options"), tap("Back camera")),
    shot("modes", *MODES),
    shot("filming", *FILMING),
    shot("photo", *STRIP),
    shot("film", *FILMING, tap("Shutter"), tap("Toggle filmstrip")),
    shot("deleted", *STRIP, tap("Delete")),
    shot("details", *STRIP, tap("More options"), tap("Details")),
    shot("settings", *MODES, tap("Settings")),
    shot("quality", *MODES, tap("Settings"), tap("Resolution & quality")),
    shot("photo sizes", *MODES, tap("Settings"), tap("Resolution & quality"),
         tap("Back camera photo")),
    shot("advanced", *MODES, tap("Settings"), tap("Advanced")),
    shot("asked for a photo", *CAPTURE),
    shot("keep the photo?", *CAPTURE, tap("Shutter")),
)  # fmt: skip
SHOTS: Final = {"camera": CAMERA_SHOTS}


def a_photo_and_a_film(phone: Phone) -> None:
    phone.windows.start_app(CAMERA)
    driver = Driver(phone)
    for label in ("check_box", "NEXT", "Shutter", "Toggle mode list", "Switch to Video Camera"):
        driver.tap(label)
    driver.tap("Shutter")
    phone.clock.advance(2000)
    driver.tap("Shutter")


GROUNDS: Final = {
    "camera": app_ground(
        CAMERA,
        8,
        starts={"camera": a_photo_and_a_film, "first start": started(CAMERA)},
        beyond={"ShareSheet", "ResolverSheet"},
    )
}
