"""What apps of an older Android request without saying so can be granted to them."""

from __future__ import annotations

import pytest

from pytest_androidbench.phone.system.implied_permissions import with_implied
from tests.phone_shell.conftest import Run

NOTIFICATIONS = "android.permission.POST_NOTIFICATIONS"
READING = "android.permission.READ_EXTERNAL_STORAGE"
STORAGE, STATE = "android.permission.WRITE_EXTERNAL_STORAGE", "android.permission.READ_PHONE_STATE"


@pytest.mark.parametrize(
    ("requested", "target_sdk", "all_of_them"),
    [
        ((), 33, ()),
        (("a",), 32, ("a", NOTIFICATIONS)),
        ((NOTIFICATIONS,), 32, (NOTIFICATIONS,)),
        ((STATE,), 3, (STATE, NOTIFICATIONS, STORAGE, READING)),
        ((STORAGE,), 33, (STORAGE, READING)),
        ((READING, STORAGE), 33, (READING, STORAGE)),
        ((), 4, (NOTIFICATIONS,)),
    ],
)
def test_they_are_added_behind_those_of_the_manifest(
    requested: tuple[str, ...], target_sdk: int, all_of_them: tuple[str, ...]
) -> None:
    assert with_implied(requested, target_sdk) == all_of_them


@pytest.mark.parametrize("package", ["net.gsantner.markor", "com.dimowner.audiorecorder"])
def test_notifications_are_granted_to_apps_of_before(sh: Run, package: str) -> None:
    asked = f"dumpsys package {package} | grep -c POST_NOTIFICATIONS:.granted="
    done = sh(f"pm grant {package} {NOTIFICATIONS}; {asked}true")
    assert (done.stdout, done.stderr, done.code) == ("1\n", "", 0)
    assert sh(f"pm revoke {package} {NOTIFICATIONS}; {asked}false").stdout == "1\n"
