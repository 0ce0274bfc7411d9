"""Ways to the system's choice of an app, and to its share sheet."""

from __future__ import annotations

from typing import Final

from pytest_androidbench.phone.system.intents import ACTION_SEND, Intent
from tests.phone_apps.driver import Driver
from tests.phone_apps.gallery.steps import Shot, Step, shot, tap
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
SHOTS: Final = {"choosing": CHOOSING_SHOTS}
