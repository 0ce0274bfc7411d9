"""The app that the documents point at works, and is as small as they say."""

from __future__ import annotations

from pathlib import Path

import pytest

from examples.phone_app import ways
from examples.phone_app.app import PACKAGE, ErrandsApp
from examples.phone_app.store import Errand, table
from pytest_androidbench.phone.apps import CORE
from pytest_androidbench.phone.system.phone import Phone, PhoneConfig
from tests.phone_apps.crawler.walk import Walk
from tests.phone_apps.driver import Driver
from tests.phone_apps.gallery.stage import scenes

FOLDER = Path(ways.__file__).parent


@pytest.fixture
def driver() -> Driver:
    return Driver(Phone(PhoneConfig(apps=(*CORE, ErrandsApp))))


@pytest.fixture
def errands(driver: Driver) -> Driver:
    """Two errands, written by hand."""
    driver.phone.windows.start_app(PACKAGE)
    for title in ("Milk", "Stamps"):
        driver.tap("New errand")
        driver.tap("title")
        driver.phone.windows.type_text(title)
        driver.tap("Save")
    return driver


def kept(driver: Driver) -> list[Errand]:
    app = driver.phone.packages.app(PACKAGE)
    assert app is not None
    return table(app).all("ORDER BY _id")


def hold(driver: Driver, text: str) -> None:
    driver.phone.windows.fingers.long_press(*driver.scrolled_to(text).bounds.center, 800)


def test_errands_are_saved_and_said(errands: Driver) -> None:
    assert errands.find("Saved Stamps")
    assert [one.title for one in kept(errands)] == ["Milk", "Stamps"]
    assert errands.crashes() == []


def test_what_is_selected_is_deleted_and_put_back(errands: Driver) -> None:
    before = kept(errands)
    hold(errands, "Milk")
    assert errands.find("1 errand")
    errands.tap("Delete")
    assert kept(errands) == before[1:]
    errands.tap("UNDO")
    assert kept(errands) == before


def test_what_is_selected_is_shared(errands: Driver) -> None:
    hold(errands, "Milk")
    errands.tap("Stamps")
    errands.tap("Share")
    assert errands.find("Milk\nStamps")


def test_words_find_what_holds_them(errands: Driver) -> None:
    errands.tap("Search")
    errands.phone.windows.type_text("mil")
    assert errands.find("Milk")
    assert errands.find("Stamps") is None
    errands.phone.windows.back()
    errands.phone.windows.back()
    assert errands.find("Stamps")


def test_an_errand_is_looked_at_and_changed(errands: Driver) -> None:
    errands.tap("Milk")
    assert errands.find("Any day")
    errands.tap("Edit")
    errands.tap("Day")
    errands.tap("OK")
    errands.tap("Priority")
    errands.tap("High")
    errands.tap("Save")
    today = "2023-10-15"
    assert errands.find(today)
    assert kept(errands)[0] == Errand(id=1, title="Milk", due=today, priority=2)


def test_a_form_that_was_changed_is_left_after_a_question(errands: Driver) -> None:
    errands.tap("New errand")
    errands.tap("title")
    errands.phone.windows.type_text("Bread")
    errands.phone.windows.back()
    errands.phone.windows.back()
    errands.tap("Discard")
    assert errands.find("Milk")
    assert len(kept(errands)) == 2


def test_settings_say_how_the_list_is_shown(errands: Driver) -> None:
    errands.tap("Done")
    errands.tap("More options")
    errands.tap("Settings")
    errands.tap("Hide done errands")
    errands.tap("Sort by")
    errands.tap("Name")
    errands.phone.windows.back()
    assert sum(errands.find(one.title) is not None for one in kept(errands)) == 1


@pytest.mark.slow
def test_every_screen_is_reached_and_every_button_does_something(driver: Driver) -> None:
    phone = driver.phone
    names = [shot.name for shot, _ in scenes(phone, ways.ERRANDS_SHOTS)]
    assert len(names) == len(set(names)) == 11
    assert driver.crashes() == []
    (ground,) = ways.GROUNDS.values()
    walk = Walk(phone, ground.beyond)
    for trail, go in ground.starts.items():
        go(phone)
        walk.start(trail)
    walk.run()
    assert [str(found) for found in walk.findings] == []
    assert len(walk.pages) >= ground.least


def test_five_pages_with_their_tests_and_ways_take_few_lines() -> None:
    files = [*FOLDER.glob("*.py"), Path(__file__)]
    assert sum(len(path.read_text("utf-8").splitlines()) for path in files) < 700
