from __future__ import annotations

from pytest_androidbench.phone.system.intents import Intent
from tests.phone_system.sample import PACKAGE, Finger, NotesApp, new_phone, opened


def crash_lines(finger: Finger) -> list[str]:
    return [e.message for e in finger.phone.log.entries() if e.tag == "AndroidRuntime"]


def test_a_crash_is_shown_and_logged_and_the_phone_goes_on() -> None:
    phone, finger, _ = opened()
    finger.tap(id="break")
    assert phone.windows.focused[0] == "android"
    assert finger.find(resource_id="android:id/alertTitle").text == "Notes has stopped"
    lines = crash_lines(finger)
    assert lines[:2] == ["FATAL EXCEPTION: main", f"Process: {PACKAGE}, PID: 4074"]
    assert lines[-1] == "ValueError: out of ink"
    finger.tap(id="aerr_restart")
    assert phone.windows.focused == (PACKAGE, ".Notes")


def test_the_log_of_a_crash_names_no_folder_of_the_host() -> None:
    _phone, finger, _ = opened()
    finger.tap(id="break")
    named = [line for line in crash_lines(finger) if line.startswith('  File "')]
    assert any(line.startswith('  File "pytest_androidbench/phone/') for line in named)
    assert any(line.startswith('  File "phone_system/sample.py"') for line in named)
    assert not any(line.startswith('  File "/') for line in named)


def test_it_keeps_stopping() -> None:
    phone, finger, _ = opened()
    finger.tap(id="break")
    finger.tap(id="aerr_restart")
    finger.tap(id="break")
    assert finger.find(resource_id="android:id/alertTitle").text == "Notes keeps stopping"
    finger.tap(id="aerr_close")
    assert not finger.shows(resource_id="android:id/alertTitle")
    assert phone.windows.foreground != PACKAGE


def test_a_page_that_cannot_be_built_is_dropped() -> None:
    phone, finger, _ = opened()
    phone.activities.start(Intent(component=f"{PACKAGE}/.Bad"))
    assert finger.shows(text="Notes has stopped")
    finger.tap(id="aerr_close")
    assert "nexuslauncher" in phone.windows.view.dump()


def test_a_crash_in_a_timer_or_receiver() -> None:
    phone = new_phone(NotesApp)
    app = phone.packages.app(PACKAGE)
    assert app is not None
    assert not phone.guard.call(app, [].pop)
    assert Finger(phone).shows(text="Notes has stopped")
    phone.windows.home()
    phone.windows.fingers.tap(540, 1200)
    assert phone.windows.view.dump()
