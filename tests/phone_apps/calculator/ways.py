"""Ways to the screens of the calculator."""

from __future__ import annotations

from typing import Final

from pytest_androidbench.phone.apps.calculator.app import PACKAGE
from pytest_androidbench.phone.system.phone import Phone
from tests.phone_apps.calculator.keying import press
from tests.phone_apps.crawler.ground import Excuse, app_ground, started
from tests.phone_apps.driver import Driver
from tests.phone_apps.gallery.steps import Step, hold, launch, shot, tap, wait


def keys(signs: str) -> Step:
    """Press keys."""
    return lambda driver: press(driver, signs)


def turned(driver: Driver) -> None:
    """Hold the phone on its long side."""
    driver.phone.windows.rotate(1)


OPEN: Final[tuple[Step, ...]] = (launch(PACKAGE),)
EXPANDED: Final = (*OPEN, tap("collapse_expand"))
SOME: Final = (*EXPANDED, keys("6*7="), wait(86_400_000), keys("Cc60=C1/3=C"))
MENU: Final = (*OPEN, tap("More options"))
CALCULATOR_SHOTS: Final = (
    shot("empty", *OPEN),
    shot("menu", *MENU),
    shot("theme", *MENU, tap("Choose theme")),
    shot("dark", *MENU, tap("Choose theme"), tap("Dark")),
    shot("expanded", *EXPANDED, keys("50%28")),
    shot("inverse", *EXPANDED, tap("toggle_inv"), tap("fun_arcsin"), keys("1")),
    shot("degrees", *EXPANDED, tap("toggle_mode"), keys("c60")),
    shot("result", *EXPANDED, keys("10!/(2!*8!)=")),
    shot("long", *OPEN, keys("1234567*7654321+1111111*9876543210")),
    shot("error", *OPEN, keys("1/0=")),
    shot("too large", *OPEN, keys("9^9^9=")),
    shot("formula held", *OPEN, keys("1+2"), hold("formula")),
    shot("result held", *OPEN, keys("1+2="), hold("result_final")),
    shot("wide", *OPEN, turned, keys("s5+7")),
    shot("no history", *MENU, tap("History")),
    shot("history", *SOME, keys("9+"), tap("More options"), tap("History")),
    shot("clear history?", *SOME, tap("More options"), tap("History"), tap("More options"),
         tap("Clear")),
)  # fmt: skip
SHOTS: Final = {"calculator": CALCULATOR_SHOTS}


def with_formula(phone: Phone) -> None:
    """A formula that has a value, and one that had."""
    phone.windows.start_app(PACKAGE)
    driver = Driver(phone)
    driver.tap("collapse_expand")
    press(driver, "6*7=C5!+3")


GROUNDS: Final = {
    "calculator": app_ground(
        PACKAGE,
        5,
        starts={"calculator": with_formula, "first start": started(PACKAGE)},
    )
}
EXCUSES: Final[tuple[Excuse, ...]] = ()
