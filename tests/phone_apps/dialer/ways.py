"""Ways to the screens of the phone app."""

from __future__ import annotations

from typing import Final

from pytest_androidbench.phone.system.phone import Phone
from tests.phone_apps.crawler.ground import app_ground
from tests.phone_apps.driver import Driver
from tests.phone_apps.gallery.steps import (
    Step,
    airplane,
    back,
    launch,
    shade,
    shot,
    start,
    tap,
    wait,
    write,
)

PACKAGE: Final = "com.google.android.dialer"
ADA, BO, STRANGER = "5551234567", "+15559876543", "+12025550199"


def ring(number: str) -> Step:
    """Let a call come in."""
    return lambda driver: driver.phone.telephony.ring(number)


def hang_up(number: str) -> Step:
    """End a call at the other side."""
    return lambda driver: driver.phone.telephony.hang_up(number)


def missed(number: str) -> tuple[Step, ...]:
    """Let somebody call in vain."""
    return (ring(number), wait(20_000), hang_up(number), wait(60_000))


def dark(driver: Driver) -> None:
    """Darken the display."""
    driver.phone.windows.sleep()


FIRST: Final[tuple[Step, ...]] = (launch(PACKAGE),)
CALLED: Final = (
    *FIRST,
    tap("Ada Kovács"),
    wait(62_000),
    tap("End call"),
    *missed(STRANGER),
    *missed(STRANGER),
    *missed(BO),
)
RECENTS: Final = (*CALLED, tap("tab_call_history"))
PAD: Final = (*FIRST, tap("key pad"))
TYPED: Final = (*PAD, tap("five"), tap("five"), tap("five"), tap("one"))
CALLING: Final = (*FIRST, tap("Ada Kovács"))
TALKING: Final = (*CALLING, wait(75_000))
SETTINGS: Final = (*FIRST, tap("More options"), tap("Settings"))
RINGING: Final = (*FIRST, dark, ring(ADA))
DIALER_SHOTS: Final = (
    shot("favourites", *FIRST),
    shot("menu", *FIRST, tap("More options")),
    shot("no calls yet", *FIRST, tap("tab_call_history")),
    shot("recents", *RECENTS),
    shot("call open", *RECENTS, tap("+1 202-555-0199 (2)")),
    shot("call details", *RECENTS, tap("+1 202-555-0199 (2)"), tap("Call details")),
    shot("contacts", *FIRST, tap("tab_contacts")),
    shot("voicemail", *FIRST, tap("tab_voicemail")),
    shot("call history", *CALLED, tap("More options"), tap("Call history")),
    shot("missed calls", *CALLED, tap("More options"), tap("Call history"), tap("Missed")),
    shot("clear?", *CALLED, tap("More options"), tap("Call history"), tap("More options"),
         tap("Clear call history")),
    shot("key pad", *PAD),
    shot("number typed", *TYPED),
    shot("key pad menu", *TYPED, tap("dialpad_overflow")),
    shot("search", *FIRST, tap("open_search_bar"), back),
    shot("found", *FIRST, tap("open_search_bar"), write("o"), back),
    shot("nobody found", *FIRST, tap("open_search_bar"), write("zebra"), back),
    shot("calling", *CALLING),
    shot("talking", *TALKING),
    shot("muted", *TALKING, tap("Mute")),
    shot("tones", *TALKING, tap("Keypad"), tap("four"), tap("two")),
    shot("on hold", *TALKING, tap("Hold")),
    shot("two calls", *TALKING, ring(BO), shade, tap("Answer"), wait(5000)),
    shot("call in the shade", *TALKING, shade),
    shot("somebody calls", *FIRST, ring(ADA), wait(100)),
    shot("ringing", *RINGING),
    shot("answer with a text", *RINGING, tap("Send message")),
    shot("missed in the shade", *CALLED, shade),
    shot("airplane mode", *FIRST, airplane, tap("Ada Kovács")),
    shot("settings", *SETTINGS),
    shot("sort by", *SETTINGS, tap("Sort by")),
    shot("quick responses", *SETTINGS, tap("Quick responses")),
    shot("change a response", *SETTINGS, tap("Quick responses"), tap("I'll call you later."),
         back),
    shot("blocked numbers", *SETTINGS, tap("Blocked numbers")),
    shot("by another app", start("android.intent.action.DIAL", f"tel:{STRANGER}")),
)  # fmt: skip
SHOTS: Final = {"dialer": DIALER_SHOTS}


def some_calls(phone: Phone) -> None:
    for number in ("5551234567", "+12025550199"):
        phone.telephony.ring(number)
        phone.telephony.hang_up(number)
    phone.notifications.cancel_all(PACKAGE)
    phone.windows.start_app(PACKAGE)


def ringing(phone: Phone) -> None:
    phone.windows.sleep()
    phone.telephony.ring("5551234567")


GROUNDS: Final = {
    "dialer": app_ground(PACKAGE, 16, starts={"dialer": some_calls, "ringing": ringing})
}
