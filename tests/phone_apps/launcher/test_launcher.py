"""What a person does on the home screen."""

from __future__ import annotations

import pytest

from pytest_androidbench.phone.apps.launcher.app import LauncherApp
from pytest_androidbench.phone.apps.launcher.arrangement import DESKTOP
from tests.phone_apps.driver import Driver, started
from tests.phone_apps.launcher.ways import hold_home, hold_icon

CLOCK = "com.google.android.deskclock"
SETTINGS = "com.android.settings"


@pytest.fixture
def driver() -> Driver:
    """A phone that shows its home screen."""
    driver = started()
    driver.phone.windows.home()
    return driver


def dock(driver: Driver) -> list[str]:
    """The descriptions of the icons above the search bar."""
    return [n.desc for n in driver.nodes() if n.long_clickable and n.bounds.top > 1800]


def placed(driver: Driver) -> list[str]:
    """The classes of the widgets on the home screen, as the launcher's table keeps them."""
    app = driver.app_of(LauncherApp)
    providers = (item.provider for item in app.favorites().arrangement().within(DESKTOP))
    return [provider.rpartition(".")[2] for provider in providers if provider]


def place_widget(driver: Driver, name: str) -> None:
    """Put one of the clock's widgets on the home screen."""
    driver.phone.windows.fingers.long_press(950, 1300)
    driver.tap("Widgets")
    driver.tap("Clock")
    driver.long_press(name)


def test_widget_is_put_on_the_home_screen_and_taken_away(driver: Driver) -> None:
    hold_home(driver)
    driver.tap("Widgets")
    driver.tap("Clock")
    driver.tap("Digital")
    assert placed(driver) == []
    driver.long_press("Digital")
    assert placed(driver) == ["DigitalAppWidgetProvider"]
    assert driver.find("15:34")
    driver.long_press("Digital")
    driver.tap("Remove")
    assert placed(driver) == []
    assert not driver.find("Digital")


def test_widget_opens_its_app(driver: Driver) -> None:
    place_widget(driver, "Analog")
    driver.tap("Analog")
    assert driver.phone.windows.foreground == CLOCK


def test_widget_without_room_gets_a_page_of_its_own(driver: Driver) -> None:
    for _ in range(3):
        place_widget(driver, "Digital")
    assert placed(driver) == ["DigitalAppWidgetProvider"] * 3
    assert not driver.find("bc_smartspace_view")
    driver.phone.windows.fingers.swipe([(200, 1000), (900, 1000)], 200)
    assert driver.find("bc_smartspace_view")


def test_widgets_are_searched(driver: Driver) -> None:
    hold_home(driver)
    driver.tap("Widgets")
    driver.tap("widgets_search_bar_edit_text")
    driver.phone.windows.type_text("xyz")
    assert not driver.find("app_title")
    driver.tap("Clear text from search box")
    assert driver.find("app_title")
    driver.phone.windows.back()
    driver.phone.windows.back()
    assert driver.find("hotseat")


def test_dock_predicts_while_suggestions_are_wanted(driver: Driver) -> None:
    assert "Predicted app: Settings" in dock(driver)
    hold_home(driver)
    driver.tap("Home settings")
    driver.tap("Suggestions")
    driver.phone.windows.home()
    assert dock(driver) == []


def test_date_is_shown_while_it_is_wanted(driver: Driver) -> None:
    assert driver.find("bc_smartspace_view")
    hold_home(driver)
    driver.tap("Home settings")
    driver.tap("At a Glance")
    driver.phone.windows.home()
    assert not driver.find("bc_smartspace_view")


def test_menu_of_an_icon_stands_above_it_where_there_is_room(driver: Driver) -> None:
    icon = driver.find("Predicted app: Settings")
    assert icon is not None
    driver.long_press("Predicted app: Settings")
    menu = driver.find("popup_container")
    assert menu is not None
    assert menu.bounds.bottom <= icon.bounds.top
    driver.phone.windows.home()
    driver.phone.windows.fingers.swipe([(540, 1700), (540, 400)], 300)
    first = driver.find("Clock")
    assert first is not None
    driver.long_press("Clock")
    menu = driver.find("popup_container")
    assert menu is not None
    assert menu.bounds.top >= first.bounds.top


def test_shortcut_opens_a_page_of_the_app(driver: Driver) -> None:
    driver.long_press("Predicted app: Clock")
    driver.tap("New timer")
    assert driver.phone.windows.foreground == CLOCK


def test_menu_of_a_task_leads_to_what_is_known_of_its_app(driver: Driver) -> None:
    driver.phone.windows.start_app(CLOCK)
    driver.phone.windows.recents()
    hold_icon(driver)
    assert driver.find("task_name")
    driver.tap("App info")
    assert driver.phone.windows.foreground == SETTINGS
    assert driver.value("entity_header_title") == "Clock"


def test_older_tasks_lie_before_newer_ones_and_clearing_before_all(driver: Driver) -> None:
    driver.phone.windows.start_app(CLOCK)
    driver.phone.windows.recents()
    newest = driver.find("Clock", "FrameLayout")
    older = driver.find("Settings", "FrameLayout")
    assert newest is not None
    assert older is not None
    assert older.bounds.left < newest.bounds.left
    driver.phone.windows.fingers.swipe([(200, 1100), (1000, 1100)], 300)
    driver.tap("Clear all")
    driver.phone.windows.recents()
    assert driver.find("No recent items")
