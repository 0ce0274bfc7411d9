from __future__ import annotations

from collections.abc import Callable

from hypothesis import given, settings
from hypothesis import strategies as st

from pytest_androidbench.phone.system.notifications import Notification
from pytest_androidbench.phone.system.phone import Phone
from tests.phone_system.sample import (
    PACKAGE,
    Finger,
    NotesApp,
    OtherApp,
    new_phone,
    notes_of,
    opened,
)

Act = Callable[[Phone], object]


def tap_id(name: str) -> Act:
    def act(phone: Phone) -> None:
        finger = Finger(phone)
        if finger.shows(id=name):
            finger.tap(id=name)

    return act


ACTS: dict[str, Act] = {
    "open": lambda p: p.windows.start_app(PACKAGE),
    "other": lambda p: p.windows.start_app("com.ex.other"),
    "home": lambda p: p.windows.home(),
    "back": lambda p: p.windows.back(),
    "recents": lambda p: p.windows.recents(),
    "shade": lambda p: p.windows.open_shade(),
    "quick": lambda p: p.windows.open_quick_settings(),
    "type": lambda p: p.windows.type_text("ab c"),
    "up": lambda p: p.windows.fingers.swipe([(540, 1800), (540, 700)], 250),
    "down": lambda p: p.windows.fingers.swipe([(540, 700), (540, 1800)], 250),
    "press": lambda p: p.windows.fingers.long_press(540, 300),
    "airplane": lambda p: p.radios.set_airplane(not p.radios.airplane),
    "dark": lambda p: p.settings.put("secure", "ui_night_mode", 1 if p.display.dark else 2),
    "sleep": lambda p: p.clock.advance(3_000),
    "volume": lambda p: p.windows.key(24),
    "note": lambda p: p.notifications.post(
        Notification(package="com.android.systemui", id=1, title="Hello")
    ),
    "file": lambda p: p.files.write("/sdcard/Download/a.txt", b"x"),
    **{
        name: tap_id(name)
        for name in ("title", "body", "save", "wait", "break", "more", "spinner", "button1")
    },
}
acts = st.lists(st.sampled_from(sorted(ACTS)), max_size=7)


def seen(phone: Phone) -> tuple[str, bytes, object]:
    windows = phone.windows
    return (
        windows.view.dump(all_windows=True),
        windows.view.image().tobytes(),
        (windows.focused, phone.clock.now_ms, phone.settings.state()),
    )


def play(phone: Phone, names: list[str]) -> None:
    for name in names:
        ACTS[name](phone)


@settings(max_examples=20, deadline=None)
@given(acts, acts, acts)
def test_a_restored_phone_is_what_it_was_and_goes_on_the_same(
    before: list[str], between: list[str], after: list[str]
) -> None:
    phone = new_phone(NotesApp, OtherApp)
    play(phone, before)
    phone.snapshots.save("s")
    play(phone, after)
    expected = seen(phone)
    play(phone, between)
    assert phone.snapshots.load("s")
    play(phone, after)
    assert seen(phone) == expected


@settings(max_examples=10, deadline=None)
@given(acts)
def test_two_phones_with_the_same_inputs_are_the_same(names: list[str]) -> None:
    one, two = new_phone(NotesApp, OtherApp), new_phone(NotesApp, OtherApp)
    play(one, names)
    play(two, names)
    assert seen(one) == seen(two)


def test_fields_lists_timers_and_results_come_back() -> None:
    phone, finger, notes = opened()
    finger.tap(id="title")
    phone.windows.type_text("kept")
    finger.tap(id="wait")
    finger.tap(id="save")
    phone.snapshots.save("dialog")
    notes.seen.append("later")
    phone.windows.home()
    phone.snapshots.load("dialog")
    finger.tap(id="button1")
    again = notes_of(phone)
    assert again is not notes
    assert again.seen[-1] == "saved True"
    assert "later" not in again.seen
    assert again.app.prefs().get("title", "") == "kept"
    phone.clock.advance(5_000)
    assert again.seen[-1] == "tick"


def test_names_and_readers() -> None:
    phone = new_phone()
    told: list[str] = []
    phone.snapshots.on_restore.append(lambda: told.append("restored"))
    assert not phone.snapshots.load("none")
    phone.snapshots.save("a")
    phone.snapshots.save("b")
    assert phone.snapshots.names() == ["a", "b"]
    assert phone.snapshots.load("a")
    assert told == ["restored"]
    assert phone.snapshots.delete("a")
    assert not phone.snapshots.delete("a")


def test_installed_apps_and_permissions_come_back() -> None:
    phone, finger, _ = opened()
    phone.permissions.grant(PACKAGE, "CAMERA")
    phone.snapshots.save("s")
    phone.packages.uninstall(PACKAGE)
    phone.snapshots.load("s")
    assert phone.permissions.held(PACKAGE, "CAMERA")
    assert finger.shows(id="save")
