"""Ways to the screens of Simple Draw Pro."""

from __future__ import annotations

from typing import Final

from pytest_androidbench.phone.apps.draw.names import PACKAGE
from pytest_androidbench.phone.system.phone import Phone
from tests.phone_apps.crawler.ground import Excuse, app_ground
from tests.phone_apps.driver import Driver
from tests.phone_apps.gallery.steps import Step, back, launch, shot, tap

HOUSE: Final = (
    ((300, 1500), (300, 1000), (780, 1000), (780, 1500), (300, 1500)),
    ((250, 1010), (540, 700), (830, 1010)),
)


def drawn(driver: Driver) -> None:
    """Draw a house."""
    for line in HOUSE:
        driver.phone.windows.fingers.swipe(list(line), 600)


def fill(driver: Driver) -> None:
    """Fill its wall."""
    driver.phone.windows.fingers.tap(540, 1250)


OPEN: Final[tuple[Step, ...]] = (launch(PACKAGE),)
DRAWN: Final = (*OPEN, drawn)
MENU: Final = (*DRAWN, tap("More options"))
SETTINGS: Final = (*MENU, tap("Settings"))
DRAW_SHOTS: Final = (
    shot("empty", *OPEN),
    shot("drawn", *DRAWN),
    shot("undone", *DRAWN, tap("Undo")),
    shot("filled", *DRAWN, tap("Bucket fill"), fill),
    shot("eraser", *DRAWN, tap("Eraser"), fill),
    shot("color", *DRAWN, tap("Change color")),
    shot("menu", *MENU),
    shot("save as", *DRAWN, tap("Save"), back),
    shot("save?", *DRAWN, back),
    shot("settings", *SETTINGS),
)
SHOTS: Final = {"draw": DRAW_SHOTS}


def a_house(phone: Phone) -> None:
    for step in DRAWN:
        step(Driver(phone))


GROUNDS: Final = {"draw": app_ground(PACKAGE, 8, starts={"draw": a_house})}
EXCUSES: Final[tuple[Excuse, ...]] = ()
