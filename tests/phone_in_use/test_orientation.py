from __future__ import annotations

import pytest

from tests.phone_in_use.person import Person

SETTINGS = "com.android.settings"
RECORDER = "com.dimowner.audiorecorder"
GALLERY = "com.simplemobiletools.gallery.pro"
MARKOR = "net.gsantner.markor"


def kept(person: Person) -> tuple[str, str]:
    """Whether the display follows the sensor, and what it is locked to."""
    names = ("accelerometer_rotation", "user_rotation")
    free, locked = (person.shell(f"settings get system {name}").strip() for name in names)
    return free, locked


def turned(person: Person) -> int:
    """The quarter of the display, on which everybody who tells it has to agree."""
    hierarchy = person.ui.dump_hierarchy()
    rotation = int(hierarchy.partition('rotation="')[2][0])
    windows = person.shell("dumpsys window displays")
    assert f"mCurrentRotation=ROTATION_{rotation * 90}" in windows
    assert person.ui.info["displayRotation"] == rotation
    assert f"SurfaceOrientation: {rotation}" in person.shell("dumpsys input")
    wide = person.ui.window_size()[0] > person.ui.window_size()[1]
    assert wide == bool(rotation % 2)
    assert (" land " in person.shell("am get-config")) == wide
    assert person.ui.screenshot().size == person.ui.window_size()
    return rotation


def wanted(person: Person) -> str:
    """What the activity in front asks for, as the window manager tells it."""
    said = person.shell("dumpsys window displays").partition("mCurrentAppOrientation=")[2]
    return said.split()[0].removeprefix("SCREEN_ORIENTATION_")


@pytest.mark.parametrize(
    "lock",
    ["wm user-rotation lock 1", "settings put system user_rotation 1"],
)
def test_a_lock_turns_what_does_not_mind(person: Person, lock: str) -> None:
    person.open(SETTINGS)
    person.shell(lock)
    assert (turned(person), wanted(person)) == (1, "UNSPECIFIED")
    assert kept(person) == ("0", "1")
    assert person.shell("wm user-rotation").strip() == "lock 1"


def test_home_stays_upright_and_the_app_lies_on_its_side_again(person: Person) -> None:
    person.open(SETTINGS)
    person.ui.set_orientation("left")
    assert turned(person) == 1
    person.ui.press("home")
    assert (turned(person), wanted(person)) == (0, "NOSENSOR")
    assert kept(person) == ("0", "1")
    person.ui.app_start(SETTINGS)
    assert turned(person) == 1


def test_home_turns_where_its_settings_allow_it(person: Person) -> None:
    person.shell(
        "am start -n com.google.android.apps.nexuslauncher/"
        "com.android.launcher3.settings.SettingsActivity"
    )
    person.tap("Allow Home screen rotation")
    person.ui.set_orientation("left")
    person.ui.press("home")
    assert turned(person) == 1


def test_an_app_that_is_upright_by_its_manifest_stays_so(person: Person) -> None:
    person.ui.set_orientation("right")
    person.open(RECORDER)
    assert (turned(person), wanted(person)) == (0, "PORTRAIT")
    person.open(SETTINGS)
    assert turned(person) == 3


def test_freezing_keeps_what_is_seen(person: Person) -> None:
    person.open(SETTINGS)
    person.ui.freeze_rotation(False)
    assert kept(person)[0] == "1"
    person.console("rotate")
    assert turned(person) == 1
    person.ui.freeze_rotation()
    assert kept(person) == ("0", "1")
    person.console("rotate")
    assert turned(person) == 1


def test_a_locked_display_offers_to_be_turned_as_the_phone_is(person: Person) -> None:
    person.open(SETTINGS)
    person.console("rotate")
    offer = person.ui(resourceId="com.android.systemui:id/rotate_suggestion")
    assert turned(person) == 0
    assert offer.info["contentDescription"] == "Rotate screen"
    offer.click()
    assert turned(person) == 1
    assert kept(person) == ("0", "1")
    assert not offer.exists


def test_the_offer_goes_by_itself(person: Person) -> None:
    person.open(SETTINGS)
    person.console("rotate")
    person.shell("sleep 6")
    assert not person.sees(resourceId="com.android.systemui:id/rotate_suggestion")


def test_an_app_that_stays_upright_offers_nothing(person: Person) -> None:
    person.open(RECORDER)
    person.console("rotate")
    assert not person.sees(resourceId="com.android.systemui:id/rotate_suggestion")


@pytest.mark.slow
def test_markor_turns_the_display_for_its_document(person: Person) -> None:
    person.begin_note("Buy milk")
    person.ui(description="View mode").click()
    for asked, rotation in (("LANDSCAPE", 1), ("PORTRAIT", 0), ("SENSOR", 0), ("UNSPECIFIED", 0)):
        person.ui(description="Rotate").click()
        assert (wanted(person), turned(person)) == (asked, rotation)
    person.ui(description="Rotate").click()
    assert turned(person) == 1
    person.ui.press("back")
    person.ui.press("back")
    assert turned(person) == 0
    assert kept(person) == ("0", "0")


@pytest.fixture
def looking(person: Person) -> Person:
    """Somebody who looks at a picture, wider than high, as of the screen on its side."""
    person.open(SETTINGS)
    person.ui.set_orientation("left")
    person.shell("screencap -p /sdcard/DCIM/sea.png")
    person.ui.set_orientation("natural")
    person.open(GALLERY)
    person.tap("DCIM")
    person.ui(resourceId=f"{GALLERY}:id/medium_thumbnail").click()
    return person


def test_the_gallery_forces_an_orientation_until_it_is_left(looking: Person) -> None:
    looking.ui(description="More options").click()
    looking.tap("Change orientation")
    looking.tap("Force landscape")
    assert (turned(looking), wanted(looking)) == (1, "LANDSCAPE")
    looking.ui.press("home")
    assert turned(looking) == 0
    looking.ui.app_start(GALLERY)
    looking.ui.press("back")
    assert turned(looking) == 0


def test_the_gallery_turns_by_the_shape_of_the_picture(looking: Person) -> None:
    looking.ui.press("back")
    looking.shell(f"am start -n {GALLERY}/.activities.SettingsActivity")
    looking.ui(scrollable=True).scroll.to(text="Rotate fullscreen media by")
    looking.tap("Rotate fullscreen media by")
    looking.tap("Aspect ratio")
    looking.ui.press("back")
    looking.ui(resourceId=f"{GALLERY}:id/medium_thumbnail").click()
    assert (turned(looking), wanted(looking)) == (1, "LANDSCAPE")
