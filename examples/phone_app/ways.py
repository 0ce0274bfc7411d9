"""Ways to the screens of Errands, and what is walked through."""

from __future__ import annotations

from typing import Final

from examples.phone_app.app import PACKAGE
from tests.phone_apps.crawler.ground import app_ground
from tests.phone_apps.gallery.steps import Shot, Step, back, hold, launch, shot, tap, write

OPEN: Final[tuple[Step, ...]] = (launch(PACKAGE),)
NEW: Final = (*OPEN, tap("New errand"))
ONE: Final = (*NEW, tap("title"), write("Milk"), tap("Save"))
SETTINGS: Final = (*OPEN, tap("More options"), tap("Settings"))
ERRANDS_SHOTS: Final[tuple[Shot, ...]] = (
    shot("nothing", *OPEN),
    shot("list", *ONE),
    shot("selected", *ONE, hold("Milk")),
    shot("found", *ONE, tap("Search"), write("il"), back),
    shot("detail", *ONE, tap("Milk")),
    shot("new", *NEW),
    shot("day", *NEW, tap("Day")),
    shot("priority", *NEW, tap("Priority")),
    shot("discard?", *NEW, tap("title"), write("Milk"), back, back),
    shot("settings", *SETTINGS),
    shot("about", *SETTINGS, tap("About")),
)
SHOTS: Final = {"errands": ERRANDS_SHOTS}
GROUNDS: Final = {"errands": app_ground(PACKAGE, 8, ["PickDate"])}
