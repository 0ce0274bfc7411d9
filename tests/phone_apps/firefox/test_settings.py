"""What Firefox's settings do."""

from __future__ import annotations

from pytest_androidbench.phone.apps.firefox.names import PACKAGE
from pytest_androidbench.phone.system.roles import BROWSER
from tests.phone_apps.firefox.conftest import Fox


def test_another_engine_searches(fresh: Fox) -> None:
    fresh.choose("Settings")
    fresh.tap("Search")
    fresh.tap("Default search engine")
    fresh.tap("DuckDuckGo")
    assert fresh.app.address_of("two words") == "https://duckduckgo.com/?t=fpas&q=two+words"


def test_the_bar_stands_at_the_top(fresh: Fox) -> None:
    def bar_top() -> int:
        node = fresh.find("toolbar")
        assert node is not None
        return node.bounds.top

    assert bar_top() > fresh.phone.display.height // 2
    fresh.choose("Settings")
    fresh.tap("Customize")
    fresh.tap("Toolbar")
    fresh.tap("Top")
    fresh.back()
    fresh.back()
    assert bar_top() < 300


def test_a_theme_of_its_own(fresh: Fox) -> None:
    fresh.choose("Settings")
    fresh.tap("Customize")
    fresh.tap("Theme")
    fresh.tap("Dark")
    assert fresh.app.display(fresh.phone.display).dark


def test_home_shows_no_shortcuts(used: Fox) -> None:
    used.choose("Customize homepage")
    used.tap("Shortcuts")
    used.tap("Jump back in")
    used.back()
    assert not used.find("top_sites_list")
    assert not used.find("Jump back in")


def test_browsing_data_are_deleted(used: Fox) -> None:
    used.choose("Settings")
    used.tap("Delete browsing data")
    used.tap("delete_data")
    used.tap("Delete")
    assert used.app.history.latest() == []
    assert used.app.tabs.load().tabs == []
    assert len(used.app.bookmarks.found("")) == 2


def test_it_becomes_the_default_browser(fresh: Fox) -> None:
    fresh.choose("Settings")
    fresh.tap("Set as default browser")
    fresh.tap("Browser app")
    fresh.tap("Firefox")
    assert fresh.phone.roles.holder(BROWSER) == PACKAGE
