"""Tabs, as far as no page has to be seen for it."""

from __future__ import annotations

from pytest_androidbench.phone.apps.chrome import names
from pytest_androidbench.phone.apps.chrome.names import PACKAGE
from pytest_androidbench.phone.kit.web.tabs import MOST_ENTRIES, MOST_TABS, BrowserTab
from pytest_androidbench.phone.system.snapshots import put_back, take
from tests.phone_apps.chrome.conftest import Surfer


def titles(used: Surfer) -> list[str]:
    return used.values("tab_title")


def test_the_switcher_shows_a_card_for_each_tab(used: Surfer) -> None:
    used.tap("tab_switcher_button")
    assert titles(used) == ["A book of trees", "Rivers", "tea.html", "New tab"]


def test_the_number_of_tabs_is_told_by_the_button(used: Surfer) -> None:
    assert used.find("4 open tabs, tap to switch tabs")


def test_a_closed_tab_can_be_had_back(used: Surfer) -> None:
    used.tap("tab_switcher_button")
    used.tap("Close Rivers, tab")
    assert titles(used) == ["A book of trees", "tea.html", "New tab"]
    used.tap("UNDO")
    assert titles(used) == ["A book of trees", "Rivers", "tea.html", "New tab"]


def test_a_tab_is_gone_for_good_once_nobody_asks_for_it_any_more(used: Surfer) -> None:
    used.tap("tab_switcher_button")
    used.tap("Close Rivers, tab")
    used.wait(4_000)
    assert not used.find("UNDO")
    assert [tab.title for tab in used.app.tabs.load().tabs] == ["A book of trees", "", ""]


def test_all_tabs_can_be_closed_at_once(used: Surfer) -> None:
    used.tap("tab_switcher_button")
    used.tap("menu_button")
    used.tap("Close all tabs")
    assert titles(used) == []
    assert used.value("snackbar_text") == "4 tabs closed"
    used.tap("UNDO")
    assert len(titles(used)) == 4


def test_a_private_tab_is_listed_apart(used: Surfer) -> None:
    used.tap("menu_button")
    used.tap("New Incognito tab")
    used.tap("tab_switcher_button")
    assert titles(used) == ["New Incognito tab"]
    used.tap("normal_tabs")
    assert len(titles(used)) == 4


def test_private_tabs_end_with_the_process(used: Surfer) -> None:
    used.tap("menu_button")
    used.tap("New Incognito tab")
    used.phone.windows.lifecycle.force_stop(PACKAGE)
    used.phone.windows.start_app(PACKAGE)
    assert not any(tab.incognito for tab in used.app.tabs.load().tabs)


def test_holding_the_number_of_tabs_opens_a_small_menu(used: Surfer) -> None:
    used.long_press("tab_switcher_button")
    used.tap("New tab")
    assert len(used.app.tabs.load().tabs) == 5
    used.long_press("tab_switcher_button")
    used.tap("Close tab")
    assert len(used.app.tabs.load().tabs) == 4


def test_tabs_are_the_same_after_the_phone_was_put_back(used: Surfer) -> None:
    state = take(used.phone)
    used.tap("tab_switcher_button")
    used.tap("Close Rivers, tab")
    put_back(used.phone, state)
    used.tap("tab_switcher_button")
    assert len(titles(used)) == 4


def test_tabs_outlive_the_process(used: Surfer) -> None:
    used.phone.windows.lifecycle.force_stop(PACKAGE)
    used.phone.windows.start_app(PACKAGE)
    used.tap("tab_switcher_button")
    assert len(titles(used)) == 4


def test_a_damaged_file_of_tabs_is_as_none(used: Surfer) -> None:
    used.phone.windows.lifecycle.force_stop(PACKAGE)
    path = f"{used.app.home}/{names.TABS}/tab_state0"
    for damage in (b"\xff", b"[]", b'{"tabs": [{"id": 1, "entries": [], "index": 3}]}', b"{}"):
        used.phone.files.write(path, damage)
        assert used.app.tabs.load().tabs == []
    used.phone.windows.start_app(PACKAGE)
    assert used.find("search_box_text")


def test_a_tab_forgets_its_oldest_pages() -> None:
    tab = BrowserTab(id=1)
    for number in range(MOST_ENTRIES + 5):
        tab.go_to(f"https://{number}/")
    assert len(tab.entries) == MOST_ENTRIES
    assert tab.url == f"https://{MOST_ENTRIES + 4}/"


def test_there_are_never_too_many_tabs(chrome: Surfer) -> None:
    model = chrome.app.tabs.load()
    for _ in range(MOST_TABS + 5):
        model.add()
    assert len(model.tabs) == MOST_TABS


def test_the_first_page_left_is_forgotten_by_going_elsewhere() -> None:
    tab = BrowserTab(id=1)
    tab.go_to("https://a/")
    tab.go_to("https://b/")
    tab.index = 1
    tab.go_to("https://c/")
    assert [url for url, _ in tab.entries][1:] == ["https://a/", "https://c/"]


def test_a_closed_tab_is_told_among_the_recent_ones(used: Surfer) -> None:
    used.tap("tab_switcher_button")
    used.tap("Close Rivers, tab")
    used.tap("tab_switcher_mode_tab_switcher_button")
    used.tap("menu_button")
    used.tap("Recent tabs")
    assert used.values("title")[1:] == ["Rivers", "Show full history"]
    used.tap("Show full history")
    assert used.find("clear_browsing_data_button")
