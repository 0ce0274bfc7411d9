"""Ways to the system's choice of an app, to its share sheet, and to the lock screen."""

from __future__ import annotations

from typing import Final

from pytest_androidbench.phone.system.intents import ACTION_SEND, Intent
from pytest_androidbench.phone.system.lock_settings import SecretKind
from pytest_androidbench.phone.system.notifications import Notification
from tests.phone_apps.driver import Driver
from tests.phone_apps.gallery.steps import Shot, Step, shot, swipe, tap, write
from tests.phone_apps.simple_gallery.ways import ROOT, painted

TEXT: Final = Intent(action=ACTION_SEND, type="text/plain", extras={"text": "Buy milk"})
PICTURE: Final = f"{ROOT}/DCIM/sea.png"
URI: Final = "content://com.android.externalstorage.documents/document/primary%3ADCIM%2Fsea.png"


def open_with(driver: Driver) -> None:
    """Several apps take a text that is sent without a chooser."""
    driver.phone.activities.start(TEXT)


def again(driver: Driver) -> None:
    """One of them was used before."""
    open_with(driver)
    taker = driver.phone.activities.query(TEXT)[0]
    label = driver.phone.activities.label_of(taker)
    driver.tap(label)
    driver.tap("Just once")
    driver.phone.windows.home()
    open_with(driver)


def share(text: str = "", *streams: str, subject: str = "") -> Step:
    """Share a text or files."""

    def go(driver: Driver) -> None:
        driver.phone.files.write(PICTURE, painted((40, 90, 160), "PNG"))
        type_ = "image/png" if streams else "text/plain"
        driver.phone.activities.share(
            text=text, streams=streams, type=type_, subject=subject, caller=None
        )

    return go


LONG: Final = "Buy milk, four eggs, flour and a lot of other things that stand on the list at home"
CHOOSING_SHOTS: Final[tuple[Shot, ...]] = (
    shot("open with", open_with),
    shot("open with, chosen", open_with, tap("Markor")),
    shot("open with, used before", again),
    shot("share a text", share(LONG, subject="Shopping")),
    shot("share a picture", share("", URI)),
    shot("share a file", share("", f"{URI[:-3]}pdf", f"{URI[:-3]}txt")),
    shot("nearby", share(LONG), tap("Nearby")),
    shot(
        "nobody",
        lambda driver: driver.phone.activities.choose(Intent(action="x.NOBODY"), "Open with"),
    ),
)


def dark(driver: Driver) -> None:
    """The display goes dark and is lit again, with a lock of any kind."""
    driver.phone.locks.set_disabled(False)
    driver.phone.windows.sleep()
    driver.phone.windows.wake()


def secret(kind: SecretKind, text: str) -> Step:
    """Lock the phone by a secret."""
    return lambda driver: driver.phone.locks.set_secret(kind, text)


def enter(driver: Driver) -> None:
    """Press the enter key."""
    driver.phone.windows.key_name("enter")


def notices(driver: Driver) -> None:
    """Something was posted."""
    for number, level in ((1, 3), (2, 2)):
        driver.phone.notifications.post(
            Notification(
                package="com.android.settings",
                id=number,
                title=f"Parcel {number}",
                text="It is at the door",
                importance=level,
            )
        )


UP: Final = swipe((540, 1900), (540, 600))
PIN: Final = (secret("pin", "1234"), dark, UP)
LOCK_SHOTS: Final[tuple[Shot, ...]] = (
    shot("lock screen", dark),
    shot("notifications on it", notices, dark),
    shot("locked by a secret", secret("pin", "1234"), dark),
    shot("PIN", *PIN, write("12")),
    shot("wrong PIN", *PIN, write("1299"), enter),
    shot("five wrong PINs", *PIN, *(write("1299"), enter) * 5),
    shot("wait", *PIN, *(write("1299"), enter) * 5, tap("OK")),
    shot("password", secret("password", "secret1"), dark, UP),
    shot("pattern", secret("pattern", "1236"), dark, UP),
)
SHOTS: Final = {"choosing": CHOOSING_SHOTS, "lock": LOCK_SHOTS}
