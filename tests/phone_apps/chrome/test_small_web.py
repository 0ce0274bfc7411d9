"""The small web in a browser: asked for by its bar, and there only where it is switched on."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from pytest_androidbench.phone.apps.small_web import SWITCH, small_web
from pytest_androidbench.phone.system.phone import Phone, PhoneConfig
from pytest_androidbench.phone.ui.text import TextEngine
from tests.phone_apps.chrome.conftest import APPS, WEB_VIEW, Surfer
from tests.phone_apps.chrome.ways import NEW


@pytest.fixture
def on(text_engine: TextEngine) -> Iterator[Surfer]:
    """Chrome on a phone with the small web."""
    driver = Surfer(Phone(PhoneConfig(apps=APPS, answerers=(small_web,)), text_engine))
    if driver.phone.browser.missing():
        pytest.skip(driver.phone.browser.missing())
    driver.phone.settings.put("global", SWITCH, "1")
    for step in NEW:
        step(driver)
    yield driver
    driver.phone.browser.close()


def go(web: Surfer, text: str) -> None:
    web.tap("search_box_text" if web.find("search_box_text") else "url_bar")
    web.type(text)
    web.enter()
    web.wait(300)


def title(web: Surfer) -> str:
    return next(node.text for node in web.nodes() if node.class_name == WEB_VIEW)


def test_words_in_the_address_bar_are_searched_for_and_a_result_leads_on(on: Surfer) -> None:
    go(on, "large language model")
    assert title(on) == "large language model - Google Search"
    on.tap("Large language model - Wikipedia")
    assert title(on) == "Large language model - Wikipedia"
    assert on.value("url_bar") == "en.wikipedia.org/wiki/Large_language_model"


def test_a_field_of_a_page_leads_through_another_address(on: Surfer) -> None:
    go(on, "wikipedia.org")
    on.tap("searchInput")
    on.type("moon")
    on.enter()
    on.wait(300)
    assert title(on) == "Moon - Wikipedia"
    assert on.value("url_bar") == "en.wikipedia.org/wiki/Moon"


def test_another_host_cannot_be_found(on: Surfer) -> None:
    go(on, "example.org")
    assert on.find("ERR_NAME_NOT_RESOLVED")


def test_it_is_not_there_without_a_network(on: Surfer) -> None:
    on.phone.radios.set_airplane(True)
    go(on, "wikipedia.org")
    assert on.find("ERR_INTERNET_DISCONNECTED")


def test_it_is_off_from_the_start(on: Surfer) -> None:
    on.phone.settings.delete("global", SWITCH)
    go(on, "wikipedia.org")
    assert on.find("ERR_NAME_NOT_RESOLVED")


@pytest.mark.parametrize(
    "address", ["http://127.0.0.1/", "http://[::1]/", "https://10.0.2.2/", "chrome://credits/"]
)
def test_addresses_of_machines_and_of_the_browser_are_as_without_it(
    on: Surfer, address: str
) -> None:
    go(on, address)
    said = on.texts()
    on.phone.settings.delete("global", SWITCH)
    go(on, address)
    assert on.texts() == said
