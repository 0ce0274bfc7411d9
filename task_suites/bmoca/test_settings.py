"""Switches, sliders and pages of Settings."""

from __future__ import annotations

from typing import Final

from pytest_androidbench import Episode, Pilot, task
from pytest_androidbench.appdata.system_settings import SystemSettings
from task_suites.bmoca.catalogue import limits
from task_suites.bmoca.judging import judge
from task_suites.bmoca.settings_ways import (
    ALARMS,
    APPS,
    CALLS,
    CONNECTED,
    CONNECTION_PREFERENCES,
    DARK_THEME,
    DISPLAY,
    MEDIA,
    NETWORK,
    RINGING,
    SOUND,
    VIBRATION,
    drag_brightness,
    drag_volume,
    list_all_apps,
    open_area,
    open_internet,
    open_languages,
    tap_first_switch,
    tap_row,
    tap_switch_of_row,
)
from task_suites.bmoca.state import is_in_front, settings_page, volume

PACKAGE: Final = "com.android.settings"
FLYING: Final = "airplane mode is on"
LANDED: Final = "airplane mode is off"
WIFI_ON: Final = "Wi-Fi is on"
WIFI_OFF: Final = "Wi-Fi is off"
DARKER: Final = "the display is darker"
OPENED: Final = "the page is open"
LOUDER: Final = "the volume is higher"
BRIGHTNESS: Final = 128
MIDDLE: Final = 3


@task("airplane_on", "Switch airplane mode on.", limits=limits("airplane_on"), app="settings")
def test_airplane_on(episode: Episode) -> None:
    settings = SystemSettings(episode.device)
    settings.set_airplane_mode(False)
    judge(episode, "airplane_on", FLYING, lambda: settings.airplane_mode)


@test_airplane_on.solution
def fly(pilot: Pilot) -> None:
    open_area(pilot, NETWORK)
    tap_first_switch(pilot)


@test_airplane_on.mistake("only the page", fails=FLYING)
def only_open_network(pilot: Pilot) -> None:
    open_area(pilot, NETWORK)


@task("airplane_off", "Switch airplane mode off.", limits=limits("airplane_off"), app="settings")
def test_airplane_off(episode: Episode) -> None:
    settings = SystemSettings(episode.device)
    settings.set_airplane_mode(True)
    judge(episode, "airplane_off", LANDED, lambda: not settings.airplane_mode)


@test_airplane_off.solution
def land(pilot: Pilot) -> None:
    open_area(pilot, NETWORK)
    tap_first_switch(pilot)


@test_airplane_off.mistake("only the page", fails=LANDED)
def only_look_at_network(pilot: Pilot) -> None:
    open_area(pilot, NETWORK)


@task("wifi_on", "Switch Wi-Fi on in the settings.", limits=limits("wifi_on"), app="settings")
def test_wifi_on(episode: Episode) -> None:
    settings = SystemSettings(episode.device)
    settings.set_wifi(False)
    judge(episode, "wifi_on", WIFI_ON, lambda: settings.wifi)


@test_wifi_on.solution
def switch_wifi_on(pilot: Pilot) -> None:
    open_internet(pilot)
    tap_first_switch(pilot)


@test_wifi_on.mistake("only the page", fails=WIFI_ON)
def only_open_internet(pilot: Pilot) -> None:
    open_internet(pilot)


@task("wifi_off", "Switch Wi-Fi off in the settings.", limits=limits("wifi_off"), app="settings")
def test_wifi_off(episode: Episode) -> None:
    settings = SystemSettings(episode.device)
    settings.set_wifi(True)
    judge(episode, "wifi_off", WIFI_OFF, lambda: not settings.wifi)


@test_wifi_off.solution
def switch_wifi_off(pilot: Pilot) -> None:
    open_internet(pilot)
    tap_first_switch(pilot)


@test_wifi_off.mistake("only the page", fails=WIFI_OFF)
def only_look_at_internet(pilot: Pilot) -> None:
    open_internet(pilot)


@task(
    "brightness_down", "Make the display darker.", limits=limits("brightness_down"), app="settings"
)
def test_brightness_down(episode: Episode) -> None:
    settings = SystemSettings(episode.device)
    settings.set_brightness(BRIGHTNESS)
    judge(episode, "brightness_down", DARKER, lambda: settings.brightness < BRIGHTNESS)


@test_brightness_down.solution
def darken(pilot: Pilot) -> None:
    drag_brightness(pilot, 0.1)


@test_brightness_down.mistake("brighter", fails=DARKER)
def brighten(pilot: Pilot) -> None:
    drag_brightness(pilot, 0.99)


@task(
    "toggle_dark_theme",
    "Switch the dark theme over.",
    limits=limits("toggle_dark_theme"),
    app="settings",
)
def test_toggle_dark_theme(episode: Episode) -> None:
    settings = SystemSettings(episode.device)
    before = settings.dark_theme
    judge(
        episode,
        "toggle_dark_theme",
        "the theme is the other one",
        lambda: settings.dark_theme is not before,
    )


@test_toggle_dark_theme.solution
def switch_theme(pilot: Pilot) -> None:
    open_area(pilot, DISPLAY)
    tap_switch_of_row(pilot, DARK_THEME)


@test_toggle_dark_theme.mistake("only the page", fails="the theme is the other one")
def only_open_display(pilot: Pilot) -> None:
    open_area(pilot, DISPLAY)


@task(
    "toggle_vibrate_calls",
    "Switch over whether the phone vibrates when somebody calls.",
    limits=limits("toggle_vibrate_calls"),
    app="settings",
)
def test_toggle_vibrate_calls(episode: Episode) -> None:
    def vibrates() -> bool:
        return episode.device.setting("system", "vibrate_when_ringing") == "1"

    before = vibrates()
    judge(
        episode,
        "toggle_vibrate_calls",
        "vibrating is switched over",
        lambda: vibrates() is not before,
    )


@test_toggle_vibrate_calls.solution
def switch_vibration(pilot: Pilot) -> None:
    open_area(pilot, SOUND)
    tap_row(pilot, VIBRATION)
    tap_row(pilot, 1)


@test_toggle_vibrate_calls.mistake("only the page", fails="vibrating is switched over")
def only_open_sound(pilot: Pilot) -> None:
    open_area(pilot, SOUND)


def judge_volume(episode: Episode, task_id: str, stream: str) -> None:
    """Expect a stream to be louder than it was, which is not at its loudest."""
    device = episode.device
    device.put_setting("system", f"volume_{stream}", MIDDLE)
    judge(episode, task_id, LOUDER, lambda: volume(device, stream) > MIDDLE)


@task(
    "volume_up_alarm",
    "Turn the volume of alarms up.",
    limits=limits("volume_up_alarm"),
    app="settings",
)
def test_volume_up_alarm(episode: Episode) -> None:
    judge_volume(episode, "volume_up_alarm", "alarm")


@test_volume_up_alarm.solution
def turn_alarm_up(pilot: Pilot) -> None:
    drag_volume(pilot, ALARMS, 0.95)


@test_volume_up_alarm.mistake("down", fails=LOUDER)
def turn_alarm_down(pilot: Pilot) -> None:
    drag_volume(pilot, ALARMS, 0.2)


@task(
    "volume_up_call",
    "Turn the volume of calls up.",
    limits=limits("volume_up_call"),
    app="settings",
)
def test_volume_up_call(episode: Episode) -> None:
    judge_volume(episode, "volume_up_call", "voice")


@test_volume_up_call.solution
def turn_call_up(pilot: Pilot) -> None:
    drag_volume(pilot, CALLS, 0.95)


@test_volume_up_call.mistake("down", fails=LOUDER)
def turn_call_down(pilot: Pilot) -> None:
    drag_volume(pilot, CALLS, 0.2)


@task(
    "volume_up_media",
    "Turn the volume of media up.",
    limits=limits("volume_up_media"),
    app="settings",
)
def test_volume_up_media(episode: Episode) -> None:
    judge_volume(episode, "volume_up_media", "music")


@test_volume_up_media.solution
def turn_media_up(pilot: Pilot) -> None:
    drag_volume(pilot, MEDIA, 0.95)


@test_volume_up_media.mistake("down", fails=LOUDER)
def turn_media_down(pilot: Pilot) -> None:
    drag_volume(pilot, MEDIA, 0.1)


@task(
    "volume_up_ring",
    "Turn the volume of the ringing up.",
    limits=limits("volume_up_ring"),
    app="settings",
)
def test_volume_up_ring(episode: Episode) -> None:
    judge_volume(episode, "volume_up_ring", "ring")


@test_volume_up_ring.solution
def turn_ring_up(pilot: Pilot) -> None:
    drag_volume(pilot, RINGING, 0.95)


@test_volume_up_ring.mistake("down", fails=LOUDER)
def turn_ring_down(pilot: Pilot) -> None:
    drag_volume(pilot, RINGING, 0.2)


def judge_page(episode: Episode, task_id: str, fragment: str) -> None:
    """Expect a page of Settings to be in front."""
    device = episode.device
    judge(
        episode, task_id, OPENED,
        lambda: is_in_front(device, PACKAGE) and settings_page(device).endswith(fragment),
    )  # fmt: skip


@task(
    "settings_app_list",
    "Open the list of all installed apps.",
    limits=limits("settings_app_list"),
    app="settings",
)
def test_settings_app_list(episode: Episode) -> None:
    judge_page(episode, "settings_app_list", ".ManageApplications")


@test_settings_app_list.solution
def list_apps(pilot: Pilot) -> None:
    list_all_apps(pilot)


@test_settings_app_list.mistake("not all of them", fails=OPENED)
def only_open_apps(pilot: Pilot) -> None:
    open_area(pilot, APPS)


@task(
    "settings_bluetooth",
    "Open the page about Bluetooth.",
    limits=limits("settings_bluetooth"),
    app="settings",
)
def test_settings_bluetooth(episode: Episode) -> None:
    judge_page(episode, "settings_bluetooth", ".BluetoothDashboardFragment")


@test_settings_bluetooth.solution
def open_bluetooth(pilot: Pilot) -> None:
    open_area(pilot, CONNECTED)
    tap_row(pilot, CONNECTION_PREFERENCES)
    tap_row(pilot, 0)


@test_settings_bluetooth.mistake("the page before", fails=OPENED)
def only_open_connected(pilot: Pilot) -> None:
    open_area(pilot, CONNECTED)
    tap_row(pilot, CONNECTION_PREFERENCES)


@task(
    "settings_add_language",
    "Open the page on which a language is added to those of the phone.",
    limits=limits("settings_add_language"),
    app="settings",
)
def test_settings_add_language(episode: Episode) -> None:
    judge_page(episode, "settings_add_language", ".LocalePickerWithRegion")


@test_settings_add_language.solution
def open_locale_picker(pilot: Pilot) -> None:
    open_languages(pilot)
    pilot.tap(id="add_language")


@test_settings_add_language.mistake("only the languages", fails=OPENED)
def only_open_languages(pilot: Pilot) -> None:
    open_languages(pilot)
