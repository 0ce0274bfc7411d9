"""A computer without Chromium: Chrome is there, pages are not, and it is said how to get them."""

from __future__ import annotations

import pytest

from pytest_androidbench.phone.browser import finding
from pytest_androidbench.phone.system.phone import NO_BROWSER, Phone, PhoneConfig
from pytest_androidbench.phone.ui.text import TextEngine
from tests.phone_apps.chrome.conftest import APPS, Surfer
from tests.phone_apps.chrome.ways import NEW


@pytest.fixture
def bare(text_engine: TextEngine, monkeypatch: pytest.MonkeyPatch) -> Surfer:
    monkeypatch.setenv("PATH", "/nowhere")
    monkeypatch.delenv("CHROMIUM", raising=False)
    monkeypatch.setattr(finding, "PROGRAMS", ())
    surfer = Surfer(Phone(PhoneConfig(apps=APPS), text_engine))
    surfer.phone.start_browser()
    for step in NEW:
        step(surfer)
    return surfer


def test_a_property_says_why_and_how_to_get_one(bare: Surfer) -> None:
    assert "hromium" in bare.phone.properties.get(NO_BROWSER)


def test_the_page_says_so_too(bare: Surfer) -> None:
    bare.show("<h1>Hello</h1>")
    assert bare.find("There is no browser to show pages with")
    assert bare.find(bare.phone.properties.get(NO_BROWSER))


def test_a_computer_with_one_says_nothing(web: Surfer) -> None:
    web.phone.start_browser()
    assert web.phone.properties.get(NO_BROWSER) == ""
