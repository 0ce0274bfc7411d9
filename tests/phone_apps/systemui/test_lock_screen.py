"""What is seen and touched on a locked phone."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pytest

from pytest_androidbench.phone.system.intents import Intent
from pytest_androidbench.phone.system.notifications import Notification
from tests.phone_apps.driver import Driver

SETTINGS = "com.android.settings"
SETTINGS_FOCUS = (SETTINGS, ".Settings")
NOTE = Notification(
    package=SETTINGS,
    id=1,
    title="Parcel",
    text="It is at the door",
    content=Intent(component=f"{SETTINGS}/.Settings"),
)
MINUTE_MS = 60_000


@pytest.fixture
def locked(opened: Callable[[str], Driver]) -> Driver:
    """A phone whose display went dark with the clock in front, and is lit again."""
    driver = opened("com.google.android.deskclock")
    driver.phone.locks.set_disabled(False)
    darken(driver)
    return driver


@pytest.fixture
def secure(locked: Driver) -> Driver:
    """The same, locked by a PIN."""
    locked.phone.locks.set_secret("pin", "1234")
    locked.phone.windows.changed()
    return locked


def darken(driver: Driver) -> None:
    driver.phone.windows.sleep()
    driver.phone.windows.wake()


def up(driver: Driver) -> None:
    driver.phone.windows.fingers.swipe([(540, 1900), (540, 600)])


def press(driver: Driver, digits: str) -> None:
    for digit in digits:
        driver.tap(f"key{digit}")


def wait(driver: Driver, ms: int) -> None:
    driver.phone.clock.advance(ms)
    driver.phone.windows.changed()


def package(driver: Driver) -> str:
    return driver.phone.windows.focused[0]


def test_it_says_time_date_carrier_and_how_it_is_opened(locked: Driver) -> None:
    assert locked.value("animatable_clock_view_large") == "15\n34"
    assert {"Sun, Oct 15", "T-Mobile", "Swipe up to open"} <= set(locked.texts())
    assert locked.find("lock_icon_view") is not None
    up(locked)
    assert package(locked) == "com.google.android.deskclock"


def test_the_clock_is_in_one_line_over_notifications_or_if_wanted(locked: Driver) -> None:
    locked.phone.notifications.post(NOTE)
    assert locked.value("animatable_clock_view") == "15:34"
    locked.phone.notifications.cancel_all(SETTINGS)
    assert locked.find("animatable_clock_view") is None
    locked.phone.settings.put("secure", "lockscreen_use_double_line_clock", 0)
    assert locked.value("animatable_clock_view") == "15:34"


def test_the_app_behind_is_paused_and_not_told_of(locked: Driver) -> None:
    packages = {
        node.package for root in locked.phone.windows.view.all_trees() for node in root.walk()
    }
    assert packages == {"com.android.systemui"}


def test_a_notification_opens_the_phone_with_its_app(locked: Driver) -> None:
    locked.phone.notifications.post(NOTE)
    locked.tap("Parcel")
    assert locked.phone.windows.focused == SETTINGS_FOCUS
    assert not locked.phone.keyguard.showing


def test_a_notification_waits_for_the_secret(secure: Driver) -> None:
    secure.phone.notifications.post(NOTE)
    secure.tap("Parcel")
    assert secure.find("keyguard_pin_view") is not None
    secure.phone.windows.back()
    assert secure.find("Parcel") is not None
    secure.tap("Parcel")
    press(secure, "1234")
    secure.tap("key_enter")
    assert secure.phone.windows.focused == SETTINGS_FOCUS


def test_it_is_swiped_away_sideways_and_the_phone_opened_upwards(locked: Driver) -> None:
    locked.phone.notifications.post(NOTE)
    node = locked.find("Parcel")
    assert node is not None
    middle = node.bounds.center.y
    locked.phone.windows.fingers.swipe([(900, middle), (100, middle)])
    assert locked.phone.notifications.list() == []
    assert locked.phone.keyguard.covering
    locked.phone.notifications.post(NOTE)
    locked.phone.windows.fingers.swipe([(540, middle), (540, middle - 400)])
    assert not locked.phone.keyguard.showing


@pytest.mark.parametrize(
    ("key", "value", "seen"),
    [
        ("lock_screen_show_notifications", 1, ["Parcel", "Quiet"]),
        ("lock_screen_show_notifications", 2, ["Parcel"]),
        ("lock_screen_show_notifications", 0, []),
        ("lock_screen_allow_private_notifications", 0, ["New notification", "New notification"]),
    ],
)
def test_settings_say_what_is_told(secure: Driver, key: str, value: int, seen: list[str]) -> None:
    secure.phone.notifications.post(NOTE)
    quiet = Notification(package=SETTINGS, id=2, title="Quiet", importance=2)
    secure.phone.notifications.post(quiet)
    secure.phone.settings.put("secure", key, value)
    assert secure.values("title") == seen
    assert ("It is at the door" in secure.texts()) == ("Parcel" in seen)


def test_no_heads_up_comes_over_it(locked: Driver) -> None:
    locked.phone.notifications.post(
        Notification(package=SETTINGS, id=3, title="Loud", importance=4)
    )
    assert locked.find("Loud") is not None
    assert locked.values("title") == ["Loud"]


def test_its_text_is_set_in_settings(locked: Driver) -> None:
    locked.phone.settings.put("secure", "lock_screen_owner_info", "Call Ada")
    assert locked.value("keyguard_indication_text_bottom") == "Call Ada"


def test_the_quick_settings_come_down_over_it(locked: Driver) -> None:
    windows = locked.phone.windows
    windows.fingers.swipe([(540, 20), (540, 1500)])
    assert locked.find("Airplane mode") is not None
    windows.fingers.swipe([(540, 1500), (540, 300)])
    assert locked.find("keyguard_indication_text") is not None


def test_what_the_shade_leads_to_waits_for_the_secret(secure: Driver) -> None:
    secure.phone.windows.open_quick_settings()
    secure.long_press("Internet")
    assert secure.find("keyguard_pin_view") is not None
    press(secure, "1234")
    secure.tap("key_enter")
    assert package(secure) == SETTINGS


def test_a_pin_is_touched_and_taken_back(secure: Driver) -> None:
    up(secure)
    assert secure.value("keyguard_message_area") == "Enter your PIN"
    press(secure, "129")
    assert secure.value("pinEntry") == "•••"
    secure.tap("delete_button")
    assert secure.value("pinEntry") == "••"
    secure.long_press("delete_button")
    assert secure.value("pinEntry") == ""
    press(secure, "1239")
    secure.tap("key_enter")
    assert secure.value("keyguard_message_area") == "Wrong PIN"
    press(secure, "1234")
    secure.tap("key_enter")
    assert package(secure) == "com.google.android.deskclock"


def test_five_wrong_pins_cost_half_a_minute(secure: Driver) -> None:
    up(secure)
    for _ in range(5):
        press(secure, "9999")
        secure.tap("key_enter")
    assert "You have incorrectly typed your PIN 5 times." in secure.value("message")
    secure.tap("OK")
    assert secure.value("keyguard_message_area") == "Try again in 30 seconds."
    press(secure, "1234")
    assert secure.value("pinEntry") == ""
    wait(secure, 10_000)
    assert secure.value("keyguard_message_area") == "Try again in 20 seconds."
    wait(secure, 20_000)
    assert secure.value("keyguard_message_area") == "Enter your PIN"
    press(secure, "1234")
    secure.tap("key_enter")
    assert package(secure) == "com.google.android.deskclock"


@pytest.mark.parametrize(
    "leave",
    [
        lambda driver: driver.phone.windows.back(),
        lambda driver: driver.phone.windows.fingers.swipe([(540, 300), (540, 900)]),
        darken,
    ],
    ids=["back", "down", "dark"],
)
def test_the_question_is_left_for_the_lock_screen(
    secure: Driver, leave: Callable[[Driver], None]
) -> None:
    up(secure)
    assert secure.find("keyguard_pin_view") is not None
    leave(secure)
    assert secure.find("keyguard_indication_text") is not None


def test_a_password_is_typed_into_a_field(secure: Driver) -> None:
    secure.phone.locks.set_secret("password", "secret1")
    up(secure)
    assert secure.phone.windows.keyboard_shown
    secure.phone.windows.type_text("wrong1")
    secure.phone.windows.key_name("enter")
    assert secure.value("keyguard_message_area") == "Wrong password"
    secure.tap("passwordEntry")
    secure.phone.windows.type_text("secret1")
    secure.phone.windows.key_name("enter")
    assert package(secure) == "com.google.android.deskclock"


@pytest.mark.parametrize(
    ("pattern", "way"),
    [("1236", [0, 2, 5]), ("1478", [0, 6, 7]), ("59123", [4, 8, 0, 2])],
    ids=["along an edge", "down", "back over the middle"],
)
def test_a_pattern_is_drawn(secure: Driver, pattern: str, way: list[int]) -> None:
    secure.phone.locks.set_secret("pattern", pattern)
    up(secure)
    node = secure.find("lockPatternView")
    assert node is not None
    box = node.bounds
    cell = box.width / 3
    places = [(box.left + cell * (dot % 3 + 0.5), box.top + cell * (dot // 3 + 0.5)) for dot in way]
    draw = partial(secure.phone.windows.fingers.swipe, ms=800)
    draw(places[::-1])
    assert secure.value("keyguard_message_area") == "Wrong pattern"
    draw(places)
    assert package(secure) == "com.google.android.deskclock"


def test_a_call_is_seen_over_it_and_leaves_it(secure: Driver) -> None:
    secure.phone.telephony.ring("5550100")
    assert package(secure) == "com.google.android.dialer"
    assert secure.phone.keyguard.occluded
    secure.phone.windows.home()
    assert secure.find("keyguard_indication_text") is not None
    secure.phone.telephony.hang_up("5550100")
    secure.phone.windows.changed()
    assert secure.phone.keyguard.locked
    assert secure.find("keyguard_indication_text") is not None


def test_an_alarm_comes_up_over_it(secure: Driver) -> None:
    secure.phone.activities.start(
        Intent(
            action="android.intent.action.SET_ALARM",
            extras={
                "android.intent.extra.alarm.HOUR": 15,
                "android.intent.extra.alarm.MINUTES": 35,
                "android.intent.extra.alarm.SKIP_UI": True,
            },
        )
    )
    wait(secure, MINUTE_MS)
    assert secure.find("snooze") is not None
    assert secure.phone.keyguard.occluded
    secure.tap("Stop")
    assert secure.find("keyguard_indication_text") is not None
