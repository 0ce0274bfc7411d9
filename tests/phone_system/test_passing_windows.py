"""Heads-up notifications, and the text that was just copied."""

from __future__ import annotations

import pytest

from pytest_androidbench.phone.system.intents import Intent
from pytest_androidbench.phone.system.notifications import Notification
from pytest_androidbench.phone.system.phone import Phone
from tests.phone_system.sample import PACKAGE, Finger, opened

SYSTEM = "com.android.systemui"


def post(phone: Phone, importance: int = 4, **values: object) -> None:
    facts = {"package": SYSTEM, "id": 1, "title": "Alarm", "importance": importance, **values}
    assert phone.notifications.post(Notification(**facts))  # type: ignore[arg-type]


def test_important_notifications_come_up_for_five_seconds() -> None:
    phone, finger, _ = opened()
    post(phone)
    assert finger.shows(text="Alarm")
    assert phone.windows.focused[0] == PACKAGE
    assert finger.find(text="Alarm").bounds.top < 600
    phone.clock.advance(4_900)
    assert finger.shows(text="Alarm")
    phone.clock.advance(200)
    assert not finger.shows(text="Alarm")
    assert len(phone.notifications.list()) == 1


@pytest.mark.parametrize(
    ("namespace", "key", "value"),
    [("global", "heads_up_notifications_enabled", 0), ("global", "zen_mode", 1)],
)
def test_they_do_not_where_they_are_switched_off(namespace: str, key: str, value: int) -> None:
    phone, finger, _ = opened()
    phone.settings.put(namespace, key, value)
    post(phone)
    assert not finger.shows(text="Alarm")


def test_others_and_updates_stay_in_the_shade() -> None:
    phone, finger, _ = opened()
    post(phone, importance=3)
    assert not finger.shows(text="Alarm")
    post(phone, importance=4, title="Update")
    assert not finger.shows(text="Update")
    phone.windows.open_shade()
    post(phone, id=2, title="Second")
    assert len(finger.all(text="Second")) == 1


def test_a_tap_opens_it_and_a_swipe_up_leaves_it_in_the_shade() -> None:
    phone, finger, _ = opened()
    post(phone, content=Intent(component=f"{PACKAGE}/.Viewer", data="note:1"))
    x, y = finger.find(text="Alarm").bounds.center
    phone.windows.fingers.swipe([(x, y), (x, 10)], 200)
    assert not finger.shows(text="Alarm")
    assert phone.notifications.list()
    phone.notifications.clear()
    post(phone, content=Intent(component=f"{PACKAGE}/.Viewer", data="note:1"))
    finger.tap(text="Alarm")
    assert phone.windows.focused[1] == ".Viewer"
    assert not finger.shows(text="Alarm")


@pytest.mark.parametrize("ongoing", [False, True])
def test_a_touch_beside_it_puts_it_into_the_shade_unless_it_goes_on(ongoing: bool) -> None:
    phone, finger, _ = opened()
    post(phone, ongoing=ongoing)
    finger.tap(id="body")
    assert finger.shows(text="Alarm") is ongoing
    assert phone.notifications.list()


def test_one_that_is_cancelled_goes_at_once_and_others_stay() -> None:
    phone, finger, _ = opened()
    post(phone)
    phone.notifications.cancel(SYSTEM, 7)
    assert finger.shows(text="Alarm")
    phone.notifications.cancel(SYSTEM, 1)
    assert not finger.shows(text="Alarm")


def copied() -> tuple[Phone, Finger]:
    phone, finger, notes = opened()
    notes.title = "Milk"
    phone.windows.changed()
    phone.windows.fingers.tap(*finger.find(id="title").bounds.center)
    phone.windows.editor.select_all()
    phone.windows.key_name("copy")
    return phone, finger


def test_what_was_copied_is_shown_for_a_while() -> None:
    phone, finger = copied()
    assert finger.find(id="text_preview").text == "Milk"
    phone.clock.advance(6_100)
    assert not finger.shows(id="clipboard_ui")
    assert phone.clipboard.text == "Milk"


def test_it_goes_by_its_button_or_by_a_touch_elsewhere() -> None:
    _, finger = copied()
    finger.tap(desc="Dismiss copy UI")
    assert not finger.shows(id="clipboard_ui")
    _, finger = copied()
    finger.tap(id="body")
    assert not finger.shows(id="clipboard_ui")


@pytest.mark.parametrize("key", ["home", "recents"])
def test_it_goes_where_the_systems_dialogs_are_closed(key: str) -> None:
    phone, finger = copied()
    getattr(phone.windows, key)()
    assert not finger.shows(id="clipboard_ui")


def test_it_can_be_edited() -> None:
    phone, finger = copied()
    finger.tap(id="edit_chip")
    finger.tap(id="edit_text")
    phone.windows.type_text(" and tea")
    finger.tap(id="done_button")
    assert phone.clipboard.text == "Milk and tea"
    assert phone.windows.focused[0] == PACKAGE


def test_nothing_is_shown_of_what_the_shell_copies() -> None:
    phone, finger, _ = opened()
    phone.clipboard.put("secret", package="com.android.shell")
    assert not finger.shows(id="clipboard_ui")
