"""Settings, each by what it does."""

from __future__ import annotations

from pytest_androidbench.phone.apps.chrome import names
from pytest_androidbench.phone.browser.requests import PageRequest
from tests.phone_apps.chrome.conftest import Surfer


def opened(chrome: Surfer, *rows: str) -> Surfer:
    chrome.tap("menu_button")
    for row in ("Settings", *rows):
        chrome.tap(row)
    return chrome


def test_the_theme_makes_chrome_dark(chrome: Surfer) -> None:
    opened(chrome, "Theme", "Dark")
    assert chrome.app.display(chrome.phone.display).dark
    chrome.tap("Theme")
    chrome.tap("Light")
    assert not chrome.app.display(chrome.phone.display).dark


def test_the_button_for_the_home_page_can_be_had_away(chrome: Surfer) -> None:
    opened(chrome, "Homepage", "switchWidget")
    chrome.back()
    chrome.back()
    assert not chrome.find("home_button")


def test_an_address_that_is_typed_is_the_home_page_at_once(chrome: Surfer) -> None:
    opened(chrome, "Homepage", "Enter custom web address")
    chrome.type("tea.example")
    chrome.tap("OK")
    assert not chrome.app.prefs().get(names.HOME_IS_NEW_TAB, default=True)
    chrome.back()
    chrome.back()
    chrome.tap("home_button")
    tab = chrome.app.tabs.load().shown
    assert tab is not None
    assert "tea.example" in tab.url


def test_another_engine_is_searched_with(chrome: Surfer) -> None:
    opened(chrome, "Search engine", "DuckDuckGo")
    chrome.back()
    chrome.tap("search_box_text")
    chrome.type("tea")
    assert chrome.values("line_2")[0] == "DuckDuckGo Search"


def test_pages_have_no_scripts_once_those_are_blocked(chrome: Surfer) -> None:
    uri = chrome.put("<p>Hello</p>")
    model = chrome.app.tabs.load()
    model.granted.append(uri)
    chrome.app.tabs.save(model)
    request = PageRequest(url=uri, method="GET", main_frame=True, page="com.android.chrome/1")
    answer = chrome.app.answer_page(request)
    assert answer is not None
    assert answer.headers == ()
    opened(chrome, "Site settings", "JavaScript", "switchWidget")
    answer = chrome.app.answer_page(request)
    assert answer is not None
    assert names.NO_JAVASCRIPT in answer.headers


def test_history_can_be_cleared_from_here(chrome: Surfer) -> None:
    opened(chrome, "Privacy and security", "Clear browsing data")
    assert chrome.find("clear_button")


def test_the_version_is_told(chrome: Surfer) -> None:
    opened(chrome, "About Chrome")
    assert chrome.find(f"Chrome {chrome.app.version}")
