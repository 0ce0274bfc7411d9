"""What a person does in Settings, and what it does to the phone."""

from __future__ import annotations

from pytest_androidbench.phone.system.intents import Intent
from pytest_androidbench.phone.system.parts import ChosenApp
from tests.phone_apps.driver import Driver


def test_wifi_goes_off_and_on(driver: Driver) -> None:
    driver.tap("Network & internet")
    driver.tap("Internet")
    assert driver.find("AndroidWifi,Connected,Wifi signal full.,Open network")
    driver.touch(driver.switch_beside("Wi-Fi"))
    assert driver.setting("global", "wifi_on") == "0"
    assert not driver.find("AndroidWifi")
    assert driver.find("Network preferences")
    driver.tap("Wi-Fi")
    assert driver.setting("global", "wifi_on") == "1"
    assert driver.find("AndroidWifi")


def test_bar_goes_its_way_on_a_page_whose_rows_all_fit(driver: Driver) -> None:
    driver.page("bluetooth")
    tall = driver.find("collapsing_toolbar")
    driver.phone.windows.fingers.swipe([(540, 1900), (540, 1000)], 900)
    low = driver.find("collapsing_toolbar")
    switch = driver.find("switch_bar")
    assert tall is not None
    assert low is not None
    assert switch is not None
    assert low.bounds.height < tall.bounds.height
    assert switch.bounds.top >= low.bounds.bottom
    driver.tap("Use Bluetooth")
    assert driver.setting("global", "bluetooth_on") == "0"


def test_apps_are_searched_among_themselves(driver: Driver) -> None:
    driver.page("all_apps")
    driver.tap("search_app_list_menu")
    driver.phone.windows.type_text("clo")
    assert driver.values("title") == ["Clock"]
    driver.tap("Clear query")
    assert len(driver.values("title")) > 1
    driver.phone.windows.back()
    driver.phone.windows.back()
    assert driver.find("search_app_list_menu")


def test_connection_is_made_anew(driver: Driver) -> None:
    driver.page("internet")
    driver.tap("Fix connectivity")
    assert driver.phone.radios.connected is not None


def test_added_network_keeps_its_advanced_options(driver: Driver) -> None:
    driver.page("internet")
    driver.tap("Add network")
    driver.tap("ssid")
    driver.phone.windows.type_text("Cafe")
    driver.tap("Drop down list Advanced Options")
    driver.tap("metered_settings")
    driver.tap("Treat as metered")
    driver.tap("Save")
    assert driver.setting("global", "wifi_metered:Cafe") == "1"


def test_qr_codes_are_scanned_from_the_dialog_too(driver: Driver) -> None:
    driver.page("internet")
    driver.tap("Add network")
    driver.tap("ssid_scanner_button")
    assert driver.find("Join Wi‑Fi by scanning a QR code")


def test_saved_devices_need_bluetooth(driver: Driver) -> None:
    driver.phone.radios.set_bluetooth(False)
    driver.page("connected")
    driver.tap("See all")
    assert driver.phone.radios.bluetooth
    assert driver.find("Devices that you pair are shown here")


def test_wifi_switch_is_logged_as_settings_own(driver: Driver) -> None:
    driver.page("internet")
    driver.tap("Wi-Fi")
    lines = [e.message for e in driver.phone.log.entries() if e.tag == "WifiService"]
    assert lines[-1].startswith("setWifiEnabled package=com.android.settings")
    assert "enable=false" in lines[-1]


def test_forgotten_network_is_no_longer_saved(driver: Driver) -> None:
    driver.page("internet")
    driver.tap("AndroidWifi")
    driver.tap("Forget")
    assert driver.phone.radios.saved_networks == ()
    assert driver.phone.radios.connected is None
    driver.tap("AndroidWifi")
    assert driver.phone.radios.connected is not None


def test_network_details_disconnect(driver: Driver) -> None:
    driver.page("internet")
    driver.tap("settings_button")
    driver.phone.windows.back()
    driver.tap("AndroidWifi")
    driver.tap("Disconnect")
    assert driver.phone.radios.connected is None
    assert driver.phone.radios.saved_networks


def test_added_network_is_saved(driver: Driver) -> None:
    driver.page("internet")
    driver.tap("Add network")
    driver.tap("ssid")
    driver.phone.windows.type_text("Cafe")
    driver.tap("Save")
    driver.tap("Saved networks")
    assert driver.find("Cafe")


def test_bluetooth_goes_off_and_on(driver: Driver) -> None:
    driver.tap("Connected devices")
    driver.tap("Connection preferences")
    driver.tap("Bluetooth")
    driver.tap("Use Bluetooth")
    assert driver.setting("global", "bluetooth_on") == "0"
    assert not driver.find("Pair new device")
    driver.tap("Use Bluetooth")
    assert driver.setting("global", "bluetooth_on") == "1"


def test_airplane_mode_takes_the_radios_along(driver: Driver) -> None:
    driver.tap("Network & internet")
    driver.tap("Airplane mode")
    assert driver.setting("global", "airplane_mode_on") == "1"
    sims = driver.find("SIMs")
    assert sims is not None
    assert not sims.enabled
    driver.tap("Airplane mode")
    assert driver.setting("global", "airplane_mode_on") == "0"
    assert driver.phone.radios.wifi


def test_brightness_by_dragging_the_slider_to_its_ends(driver: Driver) -> None:
    driver.tap("Display")
    driver.tap("Brightness level")
    slider = driver.find("slider")
    assert slider is not None
    left, y, right = slider.bounds.left, slider.bounds.center.y, slider.bounds.right
    driver.phone.windows.fingers.swipe([(left + 60, y), (right - 2, y)])
    assert driver.setting("system", "screen_brightness") == "255"
    driver.phone.windows.fingers.swipe([(right - 60, y), (left + 2, y)])
    assert driver.setting("system", "screen_brightness") == "1"
    driver.phone.windows.back()
    assert driver.find("0%")


def test_dark_theme_by_its_switch_and_by_its_page(driver: Driver) -> None:
    driver.tap("Display")
    driver.touch(driver.switch_beside("Dark theme"))
    assert driver.phone.display.dark
    assert driver.setting("secure", "ui_night_mode") == "2"
    driver.tap("Dark theme", "TextView")
    driver.tap("Use Dark theme")
    assert not driver.phone.display.dark


def test_screen_timeout(driver: Driver) -> None:
    driver.tap("Display")
    driver.tap("Screen timeout")
    driver.tap("10 minutes")
    assert driver.setting("system", "screen_off_timeout") == "600000"
    driver.phone.windows.back()
    assert driver.find("After 10 minutes of inactivity")


def test_larger_text_and_display(driver: Driver) -> None:
    driver.page("text_size")
    driver.tap("Make larger")
    assert driver.phone.display.font_scale == 1.15
    before = driver.phone.display.density
    larger = [node for node in driver.nodes() if node.desc == "Make larger"][1]
    driver.touch(larger)
    assert driver.phone.display.density > before
    driver.tap("Reset settings")
    driver.tap("Reset", "Button")
    assert driver.phone.display.font_scale == 1.0
    assert driver.phone.display.density == before


def test_auto_rotation(driver: Driver) -> None:
    driver.tap("Display")
    driver.touch(driver.switch_beside("Auto-rotate screen"))
    assert driver.setting("system", "accelerometer_rotation") == "1"


def test_volume_by_its_slider(driver: Driver) -> None:
    driver.tap("Sound & vibration")
    slider = driver.find("Alarm volume", "SeekBar")
    assert slider is not None
    driver.phone.windows.fingers.tap(slider.bounds.right - 3, slider.bounds.center.y)
    assert driver.setting("system", "volume_alarm") == "7"
    lines = [e.message for e in driver.phone.log.entries() if e.tag == "vol.Events"]
    assert "STREAM_ALARM" in lines[-1]


def test_force_stop_ends_the_process(driver: Driver) -> None:
    package = "com.google.android.deskclock"
    driver.phone.activities.start_app(package)
    driver.page("app_info", package)
    driver.tap("Force stop")
    assert driver.find("Force stop?")
    driver.tap("OK")
    assert not driver.phone.processes.running(package)
    button = driver.find("button3")
    assert button is not None
    assert not button.enabled


def test_disabled_app_leaves_the_list_of_running_ones_and_comes_back(driver: Driver) -> None:
    package = "com.google.android.deskclock"
    driver.page("app_info", package)
    driver.tap("Disable")
    driver.tap("Disable app")
    assert driver.phone.packages.app(package) is None
    driver.tap("Enable")
    assert driver.phone.packages.app(package) is not None


def test_cleared_storage_is_gone(driver: Driver) -> None:
    package = "com.google.android.deskclock"
    path = f"/data/data/{package}/files/kept"
    driver.phone.files.write(path, b"x" * 100)
    driver.page("app_storage", package)
    driver.tap("Clear storage")
    driver.tap("Delete")
    assert driver.phone.files.stat(path) is None


def test_permission_is_taken_and_given(driver: Driver) -> None:
    package, permission = "com.google.android.contacts", "READ_CONTACTS"
    driver.page("app_permissions", package)
    driver.tap("Phone")
    assert driver.find("Phone permission")
    driver.page("app_permission", f"{package} contacts")
    driver.tap("Don’t allow")
    assert not driver.phone.permissions.held(package, permission)
    driver.tap("Allow")
    assert driver.phone.permissions.held(package, permission)


def test_private_dns_by_hostname(driver: Driver) -> None:
    driver.tap("Network & internet")
    driver.tap("Private DNS")
    driver.tap("Private DNS provider hostname")
    driver.tap("private_dns_mode_provider_hostname")
    driver.phone.windows.type_text("dns.example")
    driver.tap("Save")
    assert driver.setting("global", "private_dns_mode") == "hostname"
    assert driver.setting("global", "private_dns_specifier") == "dns.example"


def test_added_language_and_its_removal(driver: Driver) -> None:
    driver.page("languages")
    driver.tap("Add a language")
    starts = [e.message for e in driver.phone.log.entries() if "LocalePicker" in e.message]
    assert starts
    driver.tap("Deutsch")
    driver.tap("Deutsch (Österreich)")
    assert driver.setting("system", "system_locales") == "en-US,de-AT"
    driver.tap("More options")
    driver.tap("Remove")
    driver.tap("English (United States)")
    driver.tap("More options")
    driver.tap("Remove")
    assert driver.phone.display.locale == "de_AT"


def test_date_and_time_by_hand(driver: Driver) -> None:
    driver.page("date")
    driver.tap("Set time automatically")
    driver.tap("Date", "TextView")
    driver.tap("20 October 2023")
    driver.tap("OK")
    driver.tap("Time", "TextView")
    driver.tap("9")
    driver.tap("5")
    driver.tap("OK")
    assert driver.find("October 20, 2023")
    assert driver.find("09:05")


def test_developer_options_need_seven_taps(driver: Driver) -> None:
    driver.phone.settings.put("global", "development_settings_enabled", "0")
    driver.tap("About emulated device")
    for _ in range(6):
        driver.tap("Build number")
    assert driver.setting("global", "development_settings_enabled") == "0"
    driver.tap("Build number")
    assert driver.phone.windows.last_toast() == "You are now a developer!"
    driver.phone.windows.back()
    driver.tap("System")
    driver.tap("Developer options")
    assert driver.find("Use developer options")


def test_choice_in_a_dialog(driver: Driver) -> None:
    driver.page("wifi_details", "AndroidWifi")
    driver.tap("Network usage")
    driver.tap("Treat as metered")
    assert driver.setting("global", "wifi_metered:AndroidWifi") == "1"
    assert driver.find("Treat as metered")


def test_switch_that_asks_first(driver: Driver) -> None:
    driver.page("sim")
    driver.tap("Roaming")
    driver.tap("Cancel")
    assert driver.setting("global", "data_roaming") == "0"
    driver.tap("Roaming")
    driver.tap("OK")
    assert driver.setting("global", "data_roaming") == "1"


def test_snapshot_in_a_dialog_goes_on_where_it_was(driver: Driver) -> None:
    driver.page("wifi_details", "AndroidWifi")
    driver.tap("Network usage")
    driver.phone.snapshots.save("dialog")
    before = driver.phone.windows.view.dump()
    driver.tap("Cancel")
    driver.phone.snapshots.load("dialog")
    assert driver.phone.windows.view.dump() == before
    driver.tap("Treat as unmetered")
    assert driver.setting("global", "wifi_metered:AndroidWifi") == "2"


def test_settings_written_here_are_logged_by_the_provider(driver: Driver) -> None:
    driver.page("vibration")
    driver.tap("Ring vibration")
    lines = [e.message for e in driver.phone.log.entries() if e.tag == "SettingsProvider"]
    assert lines[-1] == "Notifying for 0: content://settings/system/vibrate_when_ringing"


def test_all_files_access_is_an_app_operation(driver: Driver) -> None:
    package = "com.google.android.contacts"
    driver.page("access", f"files {package}")
    driver.tap("Allow access to manage all files")
    content = driver.phone.files.read("/data/system/appops.xml")
    assert b'n="MANAGE_EXTERNAL_STORAGE" m="allow"' in content


def test_night_light_comes_at_times_that_are_chosen(driver: Driver) -> None:
    driver.page("night_light")
    assert not driver.find("Start time")
    driver.tap("Schedule")
    driver.tap("Turns on at custom time")
    driver.tap("Start time")
    driver.tap("21")
    driver.tap("30")
    driver.tap("OK")
    kept = driver.setting("secure", "night_display_custom_start_time")
    assert kept == str((21 * 60 + 30) * 60_000)
    assert {"21:30", "06:00"} <= set(driver.texts())
    driver.page("display")
    assert driver.scrolled_to("Will turn on automatically at 21:30")


def test_the_nights_without_sound_are_chosen(driver: Driver) -> None:
    driver.page("dnd")
    assert driver.scrolled_to("Schedules")
    driver.tap("Schedules")
    driver.tap("Sleeping")
    driver.tap("Use schedule")
    driver.tap("Start time")
    driver.tap("23")
    driver.tap("00")
    driver.tap("OK")
    driver.tap("Sunday")
    driver.phone.windows.back()
    assert driver.find("Mon, Tue, Wed, Thu, Fri, Sat, 23:00 to 07:00")
    driver.phone.windows.back()
    assert driver.scrolled_to("1 schedule can turn on automatically")


def test_a_time_zone_is_chosen_by_its_region(driver: Driver) -> None:
    driver.page("date")
    driver.touch(driver.switch_beside("Set automatically"))
    driver.page("time_zone")
    driver.tap("Region")
    assert driver.scrolled_to("India")
    assert "GMT+05:30" in driver.texts()
    driver.tap("Japan")
    assert driver.phone.properties.get("persist.sys.timezone") == "Asia/Tokyo"
    assert {"Japan", "Japan Standard Time (GMT+09:00)"} <= set(driver.texts())


def test_a_region_with_several_zones_asks_which(driver: Driver) -> None:
    driver.page("time_zone")
    driver.tap("Region")
    driver.tap("United States")
    driver.tap("Los Angeles")
    told = "Pacific Daylight Time (GMT-07:00)"
    assert {"United States", told} <= set(driver.texts())
    driver.tap(told)
    assert driver.scrolled_to("New York")
    driver.tap("New York")
    assert driver.phone.properties.get("persist.sys.timezone") == "America/New_York"
    assert driver.find("Eastern Daylight Time (GMT-04:00)")


def test_date_and_time_are_those_of_the_zone(driver: Driver) -> None:
    driver.phone.properties.put("persist.sys.timezone", "Asia/Tokyo")
    driver.page("date")
    assert {"October 16, 2023", "00:34"} <= set(driver.texts())
    driver.tap("Set time automatically")
    driver.tap("Date", "TextView")
    driver.tap("17 October 2023")
    driver.tap("OK")
    assert {"October 17, 2023", "00:34"} <= set(driver.texts())


def test_default_choices_are_taken_back(driver: Driver) -> None:
    package, intent = "com.google.android.deskclock", Intent(action="x.OPEN")
    choices = driver.phone.activities.choices
    choices.keep(intent, None, ChosenApp(component=f"{package}/.Clock", always=True))
    driver.page("app_info", package)
    driver.tap("Open by default")
    driver.tap("Clear defaults")
    assert choices.preferred(intent, None) is None
    assert driver.find("No defaults set.") is not None
