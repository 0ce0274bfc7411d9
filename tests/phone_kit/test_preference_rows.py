"""Rows of settings from English words: what they show in English and in another language."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

import pytest

from pytest_androidbench.phone.kit import preference_rows as rows
from pytest_androidbench.phone.kit.preferences import Preferences
from pytest_androidbench.phone.system.app import App, AppScreen
from pytest_androidbench.phone.ui import widgets as w
from tests.phone_apps.driver import Driver
from tests.phone_system.sample import PACKAGE, phone_showing

SIZES = rows.choice("size", "Sort by", rows.translated({"s": "Size", "n": "Name"}), "n")
RAW = rows.choice("unit", "Show", {"cm": "Cancel"}, "cm")


@dataclass(eq=False)
class Page(AppScreen[App, None]):
    """One row of each kind."""

    preferences: Preferences = field(default_factory=Preferences)

    def build(self) -> w.Widget:
        entries = (
            rows.heading("Settings"),
            rows.toggle("dark", "Theme", "Dark", "Light"),
            rows.toggle("done", "Notes", "Search", default=True, box=True),
            SIZES,
            RAW,
            rows.slider("level", "Volume", 5, 1, 9),
        )
        return w.Page(w.TopBar("rows"), w.Scroll(*self.preferences.widgets(entries)))


@pytest.fixture
def driver() -> Driver:
    """The page on a phone."""
    return Driver(phone_showing(Page))


def kept(driver: Driver) -> dict[str, object]:
    app = driver.phone.packages.app(PACKAGE)
    assert app is not None
    prefs = app.prefs()
    return {
        "dark": prefs.get("dark", default=False),
        "done": prefs.get("done", default=True),
        "size": SIZES.value(prefs),
        "level": prefs.get("level", 5),
    }


def test_rows_begin_with_their_defaults(driver: Driver) -> None:
    assert kept(driver) == {"dark": False, "done": True, "size": "n", "level": 5}
    for words in ("Settings", "Theme", "Light", "Notes", "Search", "Name"):
        assert driver.find(words) is not None, words


def test_a_switch_says_another_thing_when_it_is_on(driver: Driver) -> None:
    driver.tap("Theme")
    assert kept(driver)["dark"] is True
    assert driver.find("Dark") is not None
    assert driver.find("Light") is None


def test_without_a_second_text_a_row_says_the_same_when_it_is_off(driver: Driver) -> None:
    driver.tap("Notes")
    assert kept(driver)["done"] is False
    assert driver.find("Search") is not None


def test_a_choice_keeps_the_value_and_shows_its_words(driver: Driver) -> None:
    driver.tap("Sort by")
    driver.tap("Size")
    assert kept(driver)["size"] == "s"
    assert driver.find("Size") is not None


def test_words_follow_the_phones_language_and_untranslated_values_do_not(driver: Driver) -> None:
    driver.phone.display = replace(driver.phone.display, locale="fr_FR")
    shown = driver.texts()
    assert "Paramètres" in shown
    assert "Settings" not in shown
    assert "Cancel" in shown
