from __future__ import annotations

from dataclasses import replace

import pytest

from pytest_androidbench.phone.system.settings import UnknownNamespaceError
from tests.phone_system.sample import NotesApp, new_phone, opened


def test_put_get_delete_list() -> None:
    settings = new_phone().settings
    settings.put("system", "x", 1)
    assert settings.get("system", "x") == "1"
    assert settings.list("system")["x"] == "1"
    assert settings.delete("system", "x")
    assert not settings.delete("system", "x")
    assert settings.get("system", "x") is None
    with pytest.raises(UnknownNamespaceError):
        settings.get("other", "x")


def test_airplane_mode_turns_radios_off_and_back_on() -> None:
    phone = new_phone()
    radios, settings = phone.radios, phone.settings
    assert radios.connected is not None
    radios.set_airplane(True)
    assert (radios.wifi, radios.bluetooth, radios.networks) == (False, False, ())
    assert settings.get("global", "airplane_mode_on") == "1"
    radios.set_airplane(False)
    assert (radios.wifi, radios.bluetooth) == (True, True)
    assert settings.get("global", "wifi_on") == "1"
    assert settings.get("global", "bluetooth_on") == "1"


def test_airplane_mode_leaves_off_what_was_off() -> None:
    radios = new_phone().radios
    radios.set_wifi(False)
    radios.set_bluetooth(False)
    radios.set_airplane(True)
    radios.set_airplane(False)
    assert (radios.wifi, radios.bluetooth) == (False, False)


def test_wifi_can_be_turned_on_in_airplane_mode() -> None:
    phone = new_phone()
    phone.radios.set_airplane(True)
    phone.radios.set_wifi(True)
    assert phone.settings.get("global", "wifi_on") == "2"
    assert phone.radios.connected is not None
    phone.radios.set_airplane(False)
    assert phone.settings.get("global", "wifi_on") == "1"


def test_networks() -> None:
    radios = new_phone().radios
    radios.forget("AndroidWifi")
    assert radios.connected is None
    assert [network.saved for network in radios.networks] == [False]
    radios.join("AndroidWifi")
    assert radios.connected is not None


def test_settings_change_the_display_and_back() -> None:
    phone, finger, _ = opened()
    height = finger.find(id="save").bounds.height
    phone.settings.put("system", "font_scale", "1.3")
    assert phone.display.font_scale == 1.3
    assert finger.find(id="save").bounds.height >= height
    phone.settings.put("secure", "ui_night_mode", 2)
    phone.settings.put("system", "system_locales", "ar-EG,en-US")
    phone.settings.put("system", "time_12_24", "12")
    assert (phone.display.dark, phone.display.locale) == (True, "ar_EG")
    assert finger.find(id="more").bounds.right < 540
    phone.display = phone.config.display
    assert phone.settings.get("secure", "ui_night_mode") == "1"
    assert phone.settings.get("system", "system_locales") == "en-US,ar-EG"


def test_a_new_display_keeps_the_languages_that_are_chosen() -> None:
    phone = new_phone()
    phone.settings.put("system", "system_locales", "de-DE,fr-FR,en-US")
    phone.display = replace(phone.display, font_scale=1.3)
    assert phone.settings.get("system", "system_locales") == "de-DE,fr-FR,en-US"
    phone.display = replace(phone.display, locale="fr_FR")
    assert phone.settings.get("system", "system_locales") == "fr-FR,de-DE,en-US"


@pytest.mark.parametrize("tag", ["en-XA", "ar-XB"])
def test_the_language_may_be_a_pseudolocale(tag: str) -> None:
    phone = new_phone()
    phone.settings.put("system", "system_locales", tag)
    assert phone.display.locale == tag.replace("-", "_")


def test_a_forced_density_is_a_setting() -> None:
    phone = new_phone()
    assert phone.settings.get("secure", "display_density_forced") is None
    phone.display = replace(phone.display, density=480)
    assert phone.settings.get("secure", "display_density_forced") == "480"
    phone.settings.put("secure", "display_density_forced", "360")
    assert phone.display.density == 360
    phone.settings.put("secure", "display_density_forced", "wide")
    assert phone.display.density == 420
    phone.settings.put("secure", "display_density_forced", "1")
    assert phone.display.density == 72
    phone.settings.delete("secure", "display_density_forced")
    assert phone.display.density == 420


def test_the_volume_of_calls_goes_as_far_by_keys_as_in_settings() -> None:
    phone = new_phone()
    phone.telephony.ring("5551234")
    phone.telephony.accept("5551234")
    for _ in range(10):
        phone.windows.key_name("volume_up")
    assert phone.settings.get("system", "volume_voice") == "7"


def test_rotation_by_hand_and_by_sensor() -> None:
    phone, finger, _ = opened()
    phone.windows.rotate(1)
    assert phone.display.rotation == 1
    assert finger.find(id="more").bounds.right > 1080
    assert 'rotation="1"' in phone.windows.view.dump()
    assert phone.windows.view.image().size == (2400, 1080)
    phone.windows.rotate(0)
    phone.turn(3)
    assert phone.display.rotation == 0
    phone.settings.put("system", "accelerometer_rotation", 1)
    assert phone.display.rotation == 3


def test_properties_are_read_only_where_android_says_so() -> None:
    properties = new_phone().properties
    assert properties.get("ro.build.version.sdk") == "33"
    assert not properties.put("ro.build.version.sdk", "1")
    assert properties.put("persist.sys.timezone", "Europe/Berlin")
    assert properties.get("persist.sys.timezone") == "Europe/Berlin"


def test_preferences_are_android_files() -> None:
    phone = new_phone(NotesApp)
    app = phone.packages.app(NotesApp.package)
    assert app is not None
    prefs = app.prefs()
    prefs.update(
        {"name": "a<b", "n": 3, "big": 2**40, "on": True, "f": 1.5, "set": frozenset({"x", "y"})}
    )
    assert prefs.get("name", "") == "a<b"
    assert prefs.get("on", False)
    assert prefs.get("n", "other type") == "other type"
    assert prefs.get("n", 0.0) == 3.0
    assert prefs.get("set", frozenset[str]()) == {"x", "y"}
    text = phone.files.read(
        "/data/data/com.ex.notes/shared_prefs/com.ex.notes_preferences.xml"
    ).decode()
    assert '<int name="n" value="3" />' in text
    assert '<long name="big"' in text
    prefs.remove("n")
    assert "n" not in prefs.all()


def test_only_the_app_in_front_reads_the_clipboard() -> None:
    phone, _, _ = opened()
    phone.clipboard.put("secret")
    assert phone.clipboard.read("com.ex.notes") == "secret"
    assert phone.clipboard.read("com.ex.other") is None
    phone.windows.home()
    assert phone.clipboard.read("com.ex.notes") is None
