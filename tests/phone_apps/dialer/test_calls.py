from __future__ import annotations

from dataclasses import replace

import pytest

from pytest_androidbench.phone.system.intents import Intent
from pytest_androidbench.phone.ui.message import Message
from tests.phone_apps.driver import Driver
from tests.phone_apps.texting import ADA, BO, STRANGER, rows, wait

DIALER = "com.google.android.dialer"
IN_CALL = (DIALER, "com.android.incallui.InCallActivity")


def calls(driver: Driver, *columns: str) -> list[tuple[object, ...]]:
    """Logged calls, oldest first."""
    uri = "content://call_log/calls"
    return [tuple(r) for r in driver.phone.providers.query(uri, columns, sort="_id").rows]


def notices(driver: Driver) -> list[str]:
    """Titles of what is posted."""
    found = [notice.title for notice in driver.phone.notifications.list()]
    return [one.english() if isinstance(one, Message) else one for one in found]


def press_anywhere(driver: Driver, label: str) -> None:
    """Touch something in whichever window it is."""
    roots = driver.phone.windows.view.all_trees()
    node = next(n for root in roots for n in root.walk() if n.text == label)
    driver.touch(node)


def dial(driver: Driver, number: str) -> None:
    """Type a number and call."""
    driver.tap("key pad")
    driver.tap("digits")
    driver.phone.windows.type_text(number)
    driver.phone.windows.back()
    driver.tap("dial")


def test_a_number_is_typed_and_called(dialer: Driver) -> None:
    dial(dialer, "2025550199")
    assert dialer.phone.windows.focused == IN_CALL
    assert {"Calling…", "(202) 555-0199"} <= set(dialer.texts())
    wait(dialer, 3000)
    wait(dialer, 60_000)
    assert "01:01" in dialer.texts() or "01:00" in dialer.texts()
    dialer.tap("End call")
    assert calls(dialer, "number", "type", "name") == [("2025550199", 2, None)]
    duration = calls(dialer, "duration")[0][0]
    assert 60 <= int(str(duration)) <= 62
    assert dialer.phone.windows.focused[1] != IN_CALL[1]


def test_a_call_can_be_ended_on_a_low_screen(dialer: Driver) -> None:
    dial(dialer, "2025550199")
    dialer.phone.display = replace(dialer.phone.display, density=700, font_scale=0.85)
    dialer.tap("End call")
    assert calls(dialer, "type", "duration") == [(2, 0)]


def test_somebody_who_does_not_answer_is_not_talked_to(dialer: Driver) -> None:
    dial(dialer, "2025550199")
    dialer.tap("End call")
    assert calls(dialer, "type", "duration") == [(2, 0)]


def test_the_pad_takes_back_and_starts_again(dialer: Driver) -> None:
    dialer.tap("key pad")
    for key in ("five", "five", "five", "one"):
        dialer.tap(key)
    dialer.tap("backspace")
    digits = dialer.find("digits")
    assert digits is not None
    assert digits.text == "555"
    dialer.phone.windows.fingers.long_press(*dialer.scrolled_to("backspace").bounds.center)
    dialer.phone.windows.fingers.long_press(*dialer.scrolled_to("zero").bounds.center)
    digits = dialer.find("digits")
    assert digits is not None
    assert digits.text == "+"


def test_the_call_key_alone_brings_the_last_number_back(dialer: Driver) -> None:
    dial(dialer, "2025550199")
    dialer.tap("End call")
    dialer.tap("key pad")
    dialer.tap("dial")
    digits = dialer.find("digits")
    assert digits is not None
    assert digits.text == "(202) 555-0199"


def test_a_call_that_nobody_takes_is_told(dialer: Driver) -> None:
    dialer.phone.telephony.ring(BO)
    assert notices(dialer) == ["Bo Lindqvist"]
    wait(dialer, 30_000)
    dialer.phone.telephony.hang_up(BO)
    assert calls(dialer, "number", "type", "new", "is_read", "name") == [
        (BO, 3, 1, 0, "Bo Lindqvist")
    ]
    assert notices(dialer) == ["Missed call"]
    dialer.phone.telephony.ring(STRANGER)
    dialer.phone.telephony.hang_up(STRANGER)
    assert notices(dialer) == ["Missed calls"]
    dialer.tap("tab_call_history")
    assert notices(dialer) == []
    assert calls(dialer, "new", "is_read") == [(0, 1), (0, 1)]


def test_a_call_is_answered_and_ended(dialer: Driver) -> None:
    dialer.phone.windows.home()
    dialer.phone.telephony.ring(ADA)
    wait(dialer, 10_000)
    press_anywhere(dialer, "Answer")
    assert dialer.phone.windows.focused == IN_CALL
    wait(dialer, 5000)
    dialer.phone.windows.home()
    dialer.phone.windows.open_shade()
    dialer.tap("Hang up")
    assert calls(dialer, "number", "type", "duration") == [(ADA, 1, 5)]
    assert notices(dialer) == []


def test_a_call_is_declined(dialer: Driver) -> None:
    dialer.phone.telephony.ring(ADA)
    press_anywhere(dialer, "Decline")
    assert calls(dialer, "type") == [(5,)]
    assert notices(dialer) == []


def test_a_dark_display_lights_up_for_a_call(dialer: Driver) -> None:
    dialer.phone.windows.sleep()
    dialer.phone.telephony.ring(ADA)
    assert dialer.phone.windows.screen_on
    assert dialer.phone.windows.focused == IN_CALL
    dialer.tap("Answer")
    assert [call.state for call in dialer.phone.telephony.calls] == ["active"]


def test_a_call_is_answered_with_a_text(dialer: Driver) -> None:
    dialer.phone.windows.sleep()
    dialer.phone.telephony.ring(ADA)
    dialer.tap("Send message")
    dialer.tap("I'll call you later.")
    wait(dialer, 1000)
    assert calls(dialer, "type") == [(5,)]
    assert rows(dialer, "address", "body", "type") == [(ADA, "I'll call you later.", 2)]
    assert [one.text for one in dialer.phone.telephony.sent] == ["I'll call you later."]


def test_calling_and_answering_on_a_display_that_lies_on_its_side(dialer: Driver) -> None:
    dialer.phone.windows.rotate(1)
    dialer.tap("key pad")
    dialer.tap("one")
    assert dialer.find("Send a message")
    dialer.tap("dial")
    wait(dialer, 3000)
    dialer.tap("Keypad")
    dialer.tap("zero")
    dialer.tap("Hide")
    dialer.tap("Hold")
    assert [call.state for call in dialer.phone.telephony.calls] == ["held"]
    dialer.tap("End call")
    dialer.phone.windows.sleep()
    dialer.phone.telephony.ring(ADA)
    dialer.tap("Answer")
    dialer.tap("End call")
    assert calls(dialer, "number", "type") == [("1", 2), (ADA, 1)]


def test_two_calls_take_turns(dialer: Driver) -> None:
    dial(dialer, "2025550199")
    wait(dialer, 3000)
    dialer.tap("Add call")
    dialer.tap("one")
    dialer.tap("dial")
    wait(dialer, 3000)
    states = {call.number: call.state for call in dialer.phone.telephony.calls}
    assert states == {"2025550199": "held", "1": "active"}
    assert "On hold: (202) 555-0199" in dialer.texts()
    dialer.tap("Swap calls")
    states = {call.number: call.state for call in dialer.phone.telephony.calls}
    assert states == {"2025550199": "active", "1": "held"}
    dialer.tap("End call")
    dialer.tap("End call")
    assert dialer.phone.telephony.calls == ()


def test_buttons_of_a_call(dialer: Driver) -> None:
    dial(dialer, "1")
    wait(dialer, 3000)
    dialer.tap("Mute")
    mute = dialer.find("Mute")
    assert mute is not None
    assert mute.selected
    dialer.tap("Keypad")
    dialer.tap("pound")
    assert "#" in dialer.texts()
    dialer.tap("Hide")
    dialer.tap("Hold")
    assert "On hold" in dialer.texts()
    dialer.phone.windows.back()
    assert dialer.phone.windows.focused != IN_CALL
    assert len(dialer.phone.telephony.calls) == 1


def test_no_call_without_a_radio(dialer: Driver) -> None:
    dialer.phone.radios.set_airplane(True)
    dial(dialer, "1")
    assert "Turn off airplane mode to make a call." in dialer.texts()
    dialer.tap("OK")
    dialer.phone.telephony.ring(ADA)
    assert dialer.phone.telephony.calls == ()
    assert calls(dialer, "_id") == []


def test_airplane_mode_ends_a_call(dialer: Driver) -> None:
    dial(dialer, "1")
    wait(dialer, 3000)
    dialer.phone.radios.set_airplane(True)
    assert dialer.phone.telephony.calls == ()
    assert dialer.phone.windows.focused != IN_CALL


@pytest.mark.parametrize(
    ("action", "data", "shown"),
    [
        ("DIAL", f"tel:{ADA}", "+1 555-123-4567"),
        ("VIEW", "tel:555%201234", "555-1234"),
        ("DIAL", None, ""),
    ],
)
def test_other_apps_have_a_number_dialled(
    dialer: Driver, action: str, data: str | None, shown: str
) -> None:
    dialer.phone.activities.start(Intent(action=f"android.intent.action.{action}", data=data))
    digits = dialer.find("digits")
    assert digits is not None
    assert digits.text == shown
    assert dialer.phone.telephony.calls == ()


def test_other_apps_place_a_call(dialer: Driver) -> None:
    intent = Intent(action="android.intent.action.CALL", data="tel:+1%20(555)%20123-4567")
    dialer.phone.activities.start(intent)
    assert [call.number for call in dialer.phone.telephony.calls] == [ADA]
    assert dialer.phone.windows.focused == IN_CALL
