from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pytest_androidbench.phone.apps.systemui.brightness import brightness, percent, position
from pytest_androidbench.phone.system.intents import Intent, launch_intent
from pytest_androidbench.phone.system.notifications import Notification, NotificationAction
from pytest_androidbench.phone.system.phone import Phone
from tests.phone_system.sample import PACKAGE, Finger, NotesApp, OtherApp, new_phone, opened

HOME = "com.google.android.apps.nexuslauncher"


def post(phone: Phone, number: int, **facts: object) -> bool:
    phone.permissions.grant(PACKAGE, "POST_NOTIFICATIONS")
    values = {"title": f"Title {number}", "text": "Body", "id": number, "package": PACKAGE, **facts}
    return phone.notifications.post(Notification(**values))  # type: ignore[arg-type]


def test_notifications_need_the_permission() -> None:
    phone, _, _ = opened()
    assert not phone.notifications.post(Notification(package=PACKAGE, id=1, title="x"))
    assert post(phone, 1)


def test_a_notification_is_seen_opened_and_gone() -> None:
    phone = new_phone(NotesApp)
    finger = Finger(phone)
    post(phone, 1, content=launch_intent(f"{PACKAGE}/.Notes"))
    assert finger.shows(desc="Notes notification: Title 1")
    phone.windows.open_shade()
    finger.tap(text="Title 1")
    assert phone.windows.foreground == PACKAGE
    assert phone.notifications.list() == []


def test_swiping_and_clearing_notifications() -> None:
    phone = new_phone(NotesApp)
    finger = Finger(phone)
    for number in (1, 2, 3):
        post(phone, number, ongoing=number == 3)
    phone.windows.open_shade()
    x, y = finger.find(text="Title 1").bounds.center
    phone.windows.fingers.swipe([(x, y), (x + 600, y)], 200)
    assert [n.id for n in phone.notifications.list()] == [2, 3]
    finger.tap(id="dismiss_text")
    assert [n.id for n in phone.notifications.list()] == [3]


def test_a_button_of_a_notification_reaches_the_app() -> None:
    phone = new_phone(NotesApp)
    finger = Finger(phone)
    action = NotificationAction(label="Ping", intent=Intent(action="com.ex.PING"))
    post(phone, 1, actions=(action,))
    phone.windows.open_shade()
    finger.tap(text="Ping")
    assert finger.shows(text="Title 1")


def tile(finger: Finger, desc: str) -> bool:
    return finger.find(desc=desc, class_name="android.widget.Switch").checked


@pytest.mark.parametrize(
    ("desc", "namespace", "key"),
    [
        ("Airplane mode", "global", "airplane_mode_on"),
        ("Auto-rotate screen", "system", "accelerometer_rotation"),
        ("Bluetooth.", "global", "bluetooth_on"),
    ],
)
def test_tiles_switch_settings(desc: str, namespace: str, key: str) -> None:
    phone = new_phone()
    finger = Finger(phone)
    phone.windows.open_quick_settings()
    before = phone.settings.get(namespace, key)
    assert tile(finger, desc) is (before == "1")
    finger.tap(desc=desc)
    assert phone.settings.get(namespace, key) != before
    assert tile(finger, desc) is (before != "1")
    finger.tap(desc=desc)
    assert phone.settings.get(namespace, key) == before


def test_pages_of_tiles() -> None:
    phone = new_phone()
    finger = Finger(phone)
    phone.windows.open_quick_settings()
    y = finger.find(id="qs_pager").bounds.center.y
    phone.windows.fingers.swipe([(900, y), (200, y)], 150)
    assert finger.shows(desc="Page 2 of 2")
    finger.tap(desc="Mic access")
    assert phone.settings.get("secure", "microphone_access") == "0"


def test_the_internet_dialog() -> None:
    phone = new_phone()
    finger = Finger(phone)
    phone.windows.open_shade()
    internet = finger.find(desc="Internet,AndroidWifi")
    assert (internet.text, internet.checked) == ("Off", False)
    finger.tap(desc="Internet,AndroidWifi")
    finger.tap(id="wifi_toggle")
    assert not phone.radios.wifi
    finger.tap(id="mobile_toggle")
    finger.tap(text="Turn off")
    assert not phone.radios.mobile_data
    finger.tap(id="done_button")
    assert not finger.shows(id="internet_connectivity_dialog")


def test_the_brightness_slider() -> None:
    phone = new_phone()
    finger = Finger(phone)
    phone.activities.start(Intent(action="com.android.intent.action.SHOW_BRIGHTNESS_DIALOG"))
    slider = finger.find(text="Display brightness")
    assert slider.resource_id == "com.android.systemui:id/slider"
    phone.windows.fingers.tap(slider.bounds.right - 5, slider.bounds.center.y)
    assert phone.settings.get("system", "screen_brightness") == "255"
    phone.windows.fingers.tap(slider.bounds.left + 5, slider.bounds.center.y)
    assert phone.settings.get("system", "screen_brightness") == "1"
    phone.windows.back()
    assert phone.windows.foreground == HOME


@given(st.integers(1, 255))
def test_the_slider_stands_where_its_value_is(value: int) -> None:
    assert brightness(position(value)) == value


def test_recorded_percentages() -> None:
    assert [percent(value) for value in (1, 102, 128, 255)] == [0, 83, 87, 100]


def test_home_and_drawer() -> None:
    phone = new_phone(NotesApp, OtherApp)
    finger = Finger(phone)
    assert finger.find(id="clock", package=HOME).text == "Sun, Oct 15"
    assert finger.shows(text="15:34")
    phone.windows.fingers.swipe([(540, 1800), (540, 600)], 300)
    assert finger.find(id="icon", text="Notes").desc == "Notes"
    finger.tap(id="input")
    phone.windows.type_text("oth")
    assert not finger.shows(text="Notes", id="icon")
    phone.windows.type_text("zz")
    assert finger.shows(text='No apps found matching "othzz"')
    phone.windows.editor.clear()
    finger.tap(text="Other")
    assert phone.windows.foreground == "com.ex.other"
    phone.windows.home()
    assert finger.shows(id="workspace")


def test_an_icon_has_a_menu() -> None:
    phone = new_phone(NotesApp)
    finger = Finger(phone)
    phone.windows.fingers.swipe([(540, 1800), (540, 600)], 300)
    phone.windows.fingers.long_press(*finger.find(text="Notes").bounds.center)
    assert finger.shows(text="App info")
    finger.tap(text="Uninstall")
    assert phone.packages.info(PACKAGE) is None


def test_the_overview_shows_and_drops_tasks() -> None:
    phone = new_phone(NotesApp, OtherApp)
    finger = Finger(phone)
    phone.windows.start_app(PACKAGE)
    phone.windows.start_app("com.ex.other")
    phone.windows.recents()
    cards = [n.desc for n in finger.all(class_name="android.widget.FrameLayout") if n.clickable]
    assert cards[-2:] == ["Notes", "Other"]
    x, y = finger.find(desc="Other").bounds.center
    phone.windows.fingers.swipe([(x, y), (x, y - 700)], 200)
    assert not finger.shows(desc="Other")
    finger.tap(desc="Notes")
    assert phone.windows.foreground == PACKAGE


def test_volume_keys_show_a_panel_for_a_while() -> None:
    phone = new_phone()
    finger = Finger(phone)
    phone.windows.key_name("volume_up")
    assert phone.settings.get("system", "volume_music") == "6"
    assert finger.shows(id="volume_dialog")
    phone.clock.advance(3_100)
    assert not finger.shows(id="volume_dialog")


def test_status_icons_follow_the_radios() -> None:
    phone = new_phone()
    finger = Finger(phone)
    assert finger.shows(desc="Wifi signal full.")
    phone.radios.set_airplane(True)
    assert finger.shows(id="airplane")
    assert not finger.shows(id="wifi_signal")


def test_screenshots_are_kept() -> None:
    phone = new_phone()
    path = phone.windows.take_screenshot()
    assert phone.files.read(path).startswith(b"\x89PNG")


def test_tiles_without_a_service_cannot_be_pressed() -> None:
    phone = new_phone()
    phone.windows.open_quick_settings()
    finger = Finger(phone)
    for label in ("Device controls", "Screen record"):
        place = finger.find(text=label).bounds.center
        shown = phone.windows.view.dump(all_windows=True)
        phone.windows.fingers.tap(*place)
        assert phone.windows.view.dump(all_windows=True) == shown
        phone.windows.fingers.swipe([(900, 900), (100, 900)], 200)
