from __future__ import annotations

from pytest_androidbench.phone.system.channels import PATH, chosen_levels
from pytest_androidbench.phone.system.intents import Intent
from pytest_androidbench.phone.system.notifications import Notification, NotificationAction
from pytest_androidbench.phone.system.phone import Phone
from tests.phone_system.sample import PACKAGE, Finger, NotesApp, new_phone


def shade(**facts: object) -> tuple[Phone, Finger]:
    """A phone whose shade is open over one notification."""
    phone = new_phone(NotesApp)
    phone.permissions.grant(PACKAGE, "POST_NOTIFICATIONS")
    posted = Notification(package=PACKAGE, id=1, title="Title 1", channel="news", **facts)  # type: ignore[arg-type]
    assert phone.notifications.post(posted)
    phone.windows.open_shade()
    return phone, Finger(phone)


def hold(phone: Phone, finger: Finger, text: str) -> None:
    phone.windows.fingers.long_press(*finger.find(text=text).bounds.center)


def test_a_held_notification_asks_how_loud_its_kind_is_to_be() -> None:
    phone, finger = shade()
    hold(phone, finger, "Title 1")
    assert finger.find(id="done").text == "Done"
    finger.tap(id="silence")
    assert finger.find(id="done").text == "Apply"
    finger.tap(id="done")
    assert finger.find(id="header_label").text == "Silent"
    again = Notification(package=PACKAGE, id=2, title="Title 2", channel="news", importance=4)
    phone.notifications.post(again)
    assert [each.importance for each in phone.notifications.list()] == [2, 2]
    assert chosen_levels(phone) == {(PACKAGE, "news"): 2}


def test_a_damaged_file_of_levels_is_as_good_as_none() -> None:
    phone, _ = shade()
    phone.files.write(PATH, b"<notification-policy><rank")
    assert chosen_levels(phone) == {}


def test_a_held_notification_leads_to_the_settings_of_its_app() -> None:
    phone, finger = shade()
    hold(phone, finger, "Title 1")
    finger.tap(id="info")
    assert not finger.shows(id="notification_guts")
    assert not finger.shows(id="notification_panel")


def test_a_folded_notification_has_no_buttons() -> None:
    action = NotificationAction(label="Ping", intent=Intent(action="com.ex.PING"))
    _, finger = shade(actions=(action,))
    assert finger.shows(text="Ping")
    finger.tap(desc="Collapse")
    assert not finger.shows(text="Ping")
    finger.tap(desc="Expand")
    assert finger.shows(text="Ping")


def test_the_ringer_is_chosen_beside_the_volume() -> None:
    phone = new_phone()
    finger = Finger(phone)
    phone.windows.key_name("volume_up")
    finger.tap(desc="Tap to change ringer mode")
    finger.tap(desc="vibrate")
    assert phone.settings.get("global", "mode_ringer") == "1"
    assert not finger.shows(id="volume_drawer_options")


def test_a_screenshot_can_be_shared() -> None:
    phone = new_phone(NotesApp)
    finger = Finger(phone)
    phone.windows.take_screenshot()
    assert finger.shows(desc="Edit screenshot")
    finger.tap(id="screenshot_share_chip")
    assert not finger.shows(desc="Edit screenshot")


def test_a_screenshot_goes_by_itself() -> None:
    phone = new_phone()
    finger = Finger(phone)
    phone.windows.take_screenshot()
    phone.clock.advance(6_100)
    assert not finger.shows(id="screenshot_preview")


def test_a_screenshot_is_dismissed_at_its_corner() -> None:
    phone = new_phone()
    finger = Finger(phone)
    phone.windows.take_screenshot()
    cross = finger.find(desc="Dismiss screenshot").bounds.center
    picture = finger.find(id="screenshot_preview").bounds
    assert abs(cross.x - picture.right) < 30
    assert abs(cross.y - picture.top) < 30
    phone.windows.fingers.tap(*cross)
    assert not finger.shows(id="screenshot_preview")


def test_home_closes_the_power_menu() -> None:
    phone = new_phone()
    finger = Finger(phone)
    phone.windows.key(26, long=True)
    assert finger.shows(id="global_actions_view")
    phone.windows.home()
    assert not finger.shows(id="global_actions_view")
