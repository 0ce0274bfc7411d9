"""The panel of the volume keys."""

from __future__ import annotations

from pytest_androidbench.phone.apps.settings.app import SettingsApp
from pytest_androidbench.phone.system.phone import Phone
from tests.phone_system.sample import Finger, new_phone


def opened(**look: object) -> tuple[Phone, Finger]:
    """A phone whose volume was just turned up."""
    phone = new_phone(SettingsApp, **look)
    phone.windows.start_app("com.android.settings")  # the home screen stays upright
    phone.windows.key_name("volume_up")
    return phone, Finger(phone)


def test_it_stands_at_the_right_edge_also_from_right_to_left() -> None:
    for locale in ("en_US", "ar_EG"):
        _, finger = opened(locale=locale)
        bounds = finger.find(id="volume_row_slider").bounds
        assert bounds.height > 4 * bounds.width
        assert bounds.left > 900


def test_a_drag_upwards_makes_it_louder() -> None:
    phone, finger = opened()
    bounds = finger.find(id="volume_row_slider").bounds
    x = bounds.center.x
    phone.windows.fingers.swipe([(x, bounds.bottom - 5), (x, bounds.top + 2)], 300)
    assert phone.settings.get("system", "volume_music") == "15"
    phone.windows.fingers.tap(x, bounds.bottom - 2)
    assert phone.settings.get("system", "volume_music") == "0"


def test_it_stays_as_long_as_it_is_touched() -> None:
    phone, finger = opened()
    phone.clock.advance(2_500)
    finger.tap(desc="Tap to change ringer mode")
    phone.clock.advance(2_500)
    assert finger.shows(id="volume_drawer_options")
    phone.clock.advance(600)
    assert not finger.shows(id="volume_dialog")


def test_captions_are_switched() -> None:
    phone, finger = opened()
    finger.tap(id="odi_captions_icon")
    assert phone.settings.get("secure", "odi_captions_enabled") == "1"
    finger.tap(id="odi_captions_icon")
    assert phone.settings.get("secure", "odi_captions_enabled") == "0"


def test_ways_to_ring_lie_beside_each_other_in_landscape() -> None:
    _, finger = opened(rotation=1)
    finger.tap(desc="Tap to change ringer mode")
    vibrate, normal = (finger.find(id=f"volume_drawer_{way}") for way in ("vibrate", "normal"))
    assert vibrate.bounds.top == normal.bounds.top


def test_the_three_dots_show_all_volumes() -> None:
    phone, finger = opened()
    finger.tap(desc="Sound settings")
    assert not finger.shows(id="volume_dialog")
    bar = finger.find(desc="Alarm volume", class_name="android.widget.SeekBar").bounds
    phone.windows.fingers.tap(bar.right - 2, bar.center.y)
    assert phone.settings.get("system", "volume_alarm") == "7"
    finger.tap(id="done")
    assert not finger.shows(id="panel_container")


def test_ring_volume_is_nothing_while_the_phone_only_shakes() -> None:
    phone, finger = opened()
    finger.tap(desc="Tap to change ringer mode")
    finger.tap(desc="vibrate")
    finger.tap(desc="Sound settings")
    bar = finger.find(desc="Ring & notification volume", class_name="android.widget.SeekBar").bounds
    phone.windows.fingers.tap(bar.right - 2, bar.center.y)
    assert phone.settings.get("global", "mode_ringer") == "2"
    assert phone.settings.get("system", "volume_ring") == "7"
