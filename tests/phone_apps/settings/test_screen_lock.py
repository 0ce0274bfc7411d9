"""Settings > Security > Screen lock, which knows the same lock as `locksettings`."""

from __future__ import annotations

import pytest

from tests.phone_apps.driver import Driver


def summary(driver: Driver) -> str:
    """What stands under the row of the lock."""
    driver.phone.activities.start_app("com.android.settings")
    driver.page("security")
    texts = driver.texts()
    return texts[texts.index("Screen lock") + 1]


@pytest.mark.parametrize(
    ("row", "kind"), [("Swipe", "swipe"), ("None", "none")], ids=["swipe", "none"]
)
def test_a_lock_without_a_secret(driver: Driver, row: str, kind: str) -> None:
    driver.phone.locks.set_disabled(kind != "none")
    driver.page("security")
    driver.tap("Screen lock")
    driver.tap(row)
    assert driver.phone.locks.kind == kind
    assert summary(driver) == row


def test_a_pin_is_set_and_asked_for_before_it_is_changed(driver: Driver) -> None:
    driver.page("security")
    driver.tap("Screen lock")
    driver.tap("PIN")
    driver.phone.windows.type_text("1234")
    driver.tap("OK")
    assert driver.phone.locks.check("1234") == "right"
    assert summary(driver) == "PIN"
    driver.tap("Screen lock")
    driver.phone.windows.type_text("9999")
    driver.tap("OK")
    assert driver.find("Swipe") is None
    driver.tap("Screen lock")
    driver.phone.windows.type_text("1234")
    driver.tap("OK")
    driver.tap("Swipe")
    assert driver.phone.locks.kind == "swipe"


def test_the_page_of_locks_asks_for_the_secret_too(driver: Driver) -> None:
    driver.phone.locks.set_secret("password", "secret1")
    driver.page("screen_lock")
    assert driver.find("None") is None
    driver.tap("Screen lock")
    driver.phone.windows.type_text("secret1")
    driver.tap("OK")
    assert driver.find("None") is not None


def test_sensitive_notifications_matter_where_there_is_a_secret(driver: Driver) -> None:
    driver.page("notifications")
    with pytest.raises(AssertionError):
        driver.scrolled_to("Sensitive notifications")
    driver.phone.locks.set_secret("pin", "1234")
    driver.page("notifications")
    driver.tap("Sensitive notifications")
    assert driver.setting("secure", "lock_screen_allow_private_notifications") == "0"
