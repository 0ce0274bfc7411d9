"""What Android shows of apps built for one without runtime permissions."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest

from pytest_androidbench.phone.shell import run_text
from pytest_androidbench.phone.system.intents import Intent
from tests.phone_apps.driver import Driver

PACKAGE = "ca.zgrs.clipper"
PHONE = "android.permission.READ_PHONE_STATE"


@pytest.fixture
def old(opened: Callable[[str], Driver]) -> Driver:
    """An old app, opened the first time."""
    return opened(PACKAGE)


def activity(driver: Driver) -> str:
    top = driver.phone.windows.stack.front
    assert top is not None
    assert top.top_full is not None
    return top.top_full.activity.rpartition(".")[2]


def typed(driver: Driver, command: str) -> str:
    return asyncio.run(run_text(driver.phone, command, b"")).stdout


def test_what_an_old_app_may_is_looked_at_before_it_runs(old: Driver) -> None:
    assert activity(old) == "ReviewPermissionsActivity"
    assert old.values("title") == ["Notifications", "Files and media", "Phone"]
    old.tap("Continue")
    assert activity(old) == "Main"
    assert old.phone.permissions.held(PACKAGE, PHONE)


def test_an_app_that_was_reviewed_is_not_reviewed_again(old: Driver) -> None:
    old.tap("Continue")
    old.tap("OK")
    old.phone.windows.home()
    typed(old, f"am force-stop {PACKAGE}; am start -n {PACKAGE}/.Main")
    assert activity(old) == "Main"
    assert old.find("OK") is None


def test_without_the_review_the_app_does_not_run(old: Driver) -> None:
    old.tap("Cancel")
    assert activity(old) != "Main"
    old.phone.windows.start_app(PACKAGE)
    assert activity(old) == "ReviewPermissionsActivity"
    old.phone.windows.back()
    assert activity(old) != "Main"
    assert old.phone.permissions.review_required(PACKAGE)


def test_the_first_refusal_is_warned_of(old: Driver) -> None:
    old.tap("Phone")
    assert any("older version of Android" in text for text in old.texts())
    old.tap("Deny anyway")
    old.tap("Notifications")
    old.tap("Continue")
    assert not old.phone.permissions.held(PACKAGE, PHONE)
    assert not old.phone.permissions.held(PACKAGE, "POST_NOTIFICATIONS")
    assert old.phone.permissions.held(PACKAGE, "WRITE_EXTERNAL_STORAGE")


def test_the_shell_grants_nothing_to_an_old_app(old: Driver) -> None:
    typed(old, f"pm grant {PACKAGE} {PHONE}; pm revoke {PACKAGE} {PHONE}")
    assert old.phone.permissions.review_required(PACKAGE)
    assert f"{PHONE}: granted=true, flags=[ REVIEW_REQUIRED|REVOKED_COMPAT]" in typed(
        old, f"dumpsys package {PACKAGE}"
    )


def test_cleared_data_want_another_review_and_notice(old: Driver) -> None:
    old.tap("Continue")
    old.tap("OK")
    typed(old, f"pm clear {PACKAGE}")
    old.phone.windows.start_app(PACKAGE)
    old.tap("Continue")
    old.tap("OK")
    assert activity(old) == "Main"


def test_the_notice_comes_again_until_it_was_read(old: Driver) -> None:
    old.tap("Continue")
    assert old.value("alertTitle") == "Clipper"
    old.phone.windows.back()
    assert old.find("OK") is None
    typed(old, f"am force-stop {PACKAGE}; am start -n {PACKAGE}/.Main")
    old.tap("OK")
    assert f'<package name="{PACKAGE}" flags="4" />' in typed(
        old, "cat /data/system/packages-warnings.xml"
    )


def test_broadcasts_do_not_reach_an_app_before_its_review(old: Driver) -> None:
    old.tap("Cancel")
    sent = Intent(action="clipper.set", extras={"text": "a"})
    assert old.phone.broadcasts.send(sent).data is None
    assert activity(old) != "ReviewPermissionsActivity"
    old.phone.broadcasts.send(sent.having(component=f"{PACKAGE}/.ClipperReceiver"))
    assert activity(old) == "ReviewPermissionsActivity"
