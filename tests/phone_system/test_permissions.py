from __future__ import annotations

from dataclasses import replace

import pytest

from pytest_androidbench.phone.system.permissions import NotRequested
from pytest_androidbench.phone.system.snapshots import put_back, take
from tests.phone_system.sample import PACKAGE, Notes, NotesApp, opened

ACCURACY = "permission_location_accuracy"


def ask(notes: Notes, *names: str) -> None:
    notes.request_permissions(names, then=notes.answered)  # type: ignore[attr-defined]


@pytest.fixture(autouse=True)
def _answers(monkeypatch: pytest.MonkeyPatch) -> None:
    def answered(self: Notes, held: dict[str, bool]) -> None:
        self.seen.append(" ".join(f"{k.rpartition('.')[2]}={v}" for k, v in held.items()))

    monkeypatch.setattr(Notes, "answered", answered, raising=False)


def test_allowing() -> None:
    phone, finger, notes = opened()
    ask(notes, "READ_CONTACTS")
    package, activity = phone.windows.focused
    assert package == "com.google.android.permissioncontroller"
    assert activity.endswith(".GrantPermissionsActivity")
    message = finger.find(resource_id="com.android.permissioncontroller:id/permission_message")
    assert message.text == "Allow Notes to access your contacts?"
    assert message.package == package
    finger.tap(id="permission_allow_button")
    assert notes.seen[-1] == "READ_CONTACTS=True"
    assert phone.permissions.held(PACKAGE, "READ_CONTACTS")
    ask(notes, "READ_CONTACTS")
    assert not finger.shows(id="grant_dialog")


def test_two_denials_end_the_questions() -> None:
    phone, finger, notes = opened()
    ask(notes, "CAMERA")
    finger.tap(id="permission_deny_button")
    ask(notes, "CAMERA")
    finger.tap(id="permission_deny_and_dont_ask_again_button")
    assert phone.permissions.grant_of(PACKAGE, "CAMERA").fixed
    ask(notes, "CAMERA")
    assert not finger.shows(id="grant_dialog")
    assert notes.seen.count("CAMERA=False") == 3


def test_only_this_time() -> None:
    phone, finger, notes = opened()
    ask(notes, "CAMERA")
    finger.tap(id="permission_allow_one_time_button")
    assert phone.permissions.held(PACKAGE, "CAMERA")
    phone.windows.lifecycle.force_stop(PACKAGE)
    assert not phone.permissions.held(PACKAGE, "CAMERA")


def test_several_groups_one_after_the_other() -> None:
    _, finger, notes = opened()
    ask(notes, "CAMERA", "READ_CONTACTS")
    finger.tap(id="permission_allow_foreground_only_button")
    assert finger.shows(text="Allow Notes to access your contacts?")
    finger.tap(id="permission_deny_button")
    assert notes.seen[-1] == "CAMERA=True READ_CONTACTS=False"


def test_the_dialog_does_not_close_beside_it() -> None:
    phone, finger, notes = opened()
    ask(notes, "CAMERA")
    phone.windows.fingers.tap(540, 200)
    assert finger.shows(id="grant_dialog")
    phone.windows.back()
    assert notes.seen[-1] == "CAMERA=False"
    assert not phone.permissions.grant_of(PACKAGE, "CAMERA").denials


def test_grants_from_outside() -> None:
    phone, _, _ = opened()
    phone.permissions.grant(PACKAGE, "android.permission.CAMERA")
    assert phone.permissions.held(PACKAGE, "CAMERA")
    phone.permissions.revoke(PACKAGE, "CAMERA")
    assert not phone.permissions.held(PACKAGE, "CAMERA")
    assert phone.permissions.held(PACKAGE, "INTERNET")
    with pytest.raises(NotRequested):
        phone.permissions.grant(PACKAGE, "RECORD_AUDIO")


def test_a_question_follows_what_is_granted_elsewhere() -> None:
    phone, finger, notes = opened()
    ask(notes, "CAMERA", "READ_CONTACTS")
    phone.permissions.grant(PACKAGE, "CAMERA")
    assert finger.shows(text="Allow Notes to access your contacts?")
    phone.permissions.grant(PACKAGE, "READ_CONTACTS")
    assert not finger.shows(id="grant_dialog")
    assert notes.seen[-1] == "CAMERA=True READ_CONTACTS=True"


def test_a_question_whose_answer_is_known_does_not_come_back_with_a_snapshot() -> None:
    phone, finger, notes = opened()
    ask(notes, "CAMERA")
    asked = take(phone)
    phone.permissions.grant(PACKAGE, "CAMERA")
    put_back(phone, replace(asked, permissions=phone.permissions.state()))
    assert not finger.shows(id="grant_dialog")
    assert phone.windows.foreground == PACKAGE


def test_a_question_asked_twice_is_answered_once() -> None:
    _, finger, notes = opened()
    ask(notes, "CAMERA")
    ask(notes, "CAMERA")
    finger.tap(id="permission_allow_foreground_only_button")
    assert not finger.shows(id="grant_dialog")
    assert notes.seen.count("CAMERA=True") == 2


def test_what_was_granted_meanwhile_is_not_asked_for() -> None:
    phone, finger, notes = opened()
    ask(notes, "CAMERA", "READ_CONTACTS")
    phone.permissions.grant(PACKAGE, "READ_CONTACTS")
    assert finger.shows(text="Allow Notes to take pictures and record video?")
    finger.tap(id="permission_deny_button")
    assert notes.seen[-1] == "CAMERA=False READ_CONTACTS=True"


def test_another_permission_of_a_held_group_needs_no_question() -> None:
    phone, finger, notes = opened()
    phone.permissions.grant(PACKAGE, "READ_CONTACTS")
    ask(notes, "WRITE_CONTACTS")
    assert not finger.shows(id="grant_dialog")
    assert notes.seen[-1] == "WRITE_CONTACTS=True"


def test_only_what_was_asked_for_is_granted() -> None:
    phone, finger, notes = opened()
    ask(notes, "READ_CONTACTS")
    finger.tap(id="permission_allow_button")
    assert not phone.permissions.held(PACKAGE, "WRITE_CONTACTS")


def test_an_approximate_place_can_become_precise() -> None:
    _, finger, notes = opened()
    ask(notes, "ACCESS_FINE_LOCATION", "ACCESS_COARSE_LOCATION")
    finger.tap(id=f"{ACCURACY}_radio_coarse")
    finger.tap(id="permission_allow_foreground_only_button")
    assert notes.seen[-1] == "ACCESS_FINE_LOCATION=False ACCESS_COARSE_LOCATION=True"
    ask(notes, "ACCESS_FINE_LOCATION", "ACCESS_COARSE_LOCATION")
    assert finger.shows(text="Change Notes’s location access from approximate to precise?")
    assert finger.shows(id=f"{ACCURACY}_fine_only")
    assert finger.shows(text="Keep approximate location")
    finger.tap(text="Change to precise location")
    assert notes.seen[-1] == "ACCESS_FINE_LOCATION=True ACCESS_COARSE_LOCATION=True"


def test_an_approximate_place_alone() -> None:
    _, finger, notes = opened()
    ask(notes, "ACCESS_COARSE_LOCATION")
    assert finger.shows(text="Allow Notes to access this device’s approximate location?")
    assert finger.shows(id=f"{ACCURACY}_coarse_only")
    assert not finger.shows(id=f"{ACCURACY}_radio_group")


def test_an_app_of_before_has_the_place_as_its_group(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(NotesApp, "target_sdk", 30)
    phone, finger, notes = opened()
    ask(notes, "ACCESS_COARSE_LOCATION")
    assert not finger.shows(id=ACCURACY)
    finger.tap(id="permission_allow_one_time_button")
    ask(notes, "ACCESS_FINE_LOCATION")
    assert not finger.shows(id="grant_dialog")
    assert phone.permissions.grant_of(PACKAGE, "ACCESS_FINE_LOCATION").one_time
