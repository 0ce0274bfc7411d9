from __future__ import annotations

from tests.phone_apps.wikipedia.conftest import Wiki


def test_what_is_found_is_read_and_remembered(wiki: Wiki) -> None:
    wiki.tap("nav_tab_search")
    wiki.tap("search_container")
    wiki.phone.windows.type_text("moo")
    assert wiki.values("page_list_item_title") == ["Moon"]
    wiki.tap("Moon")
    assert wiki.value("page_title") == "Moon"
    assert wiki.app.library.searches() == ["moo"]
    wiki.back()
    wiki.tap("search_close_btn")
    wiki.tap("moo")
    assert wiki.values("page_list_item_title") == ["Moon"]


def test_descriptions_are_searched_after_titles(wiki: Wiki) -> None:
    wiki.tap("search_container")
    wiki.phone.windows.type_text("tea")
    titles = wiki.values("page_list_item_title")
    assert titles[0] == "Tea"
    assert "Steam engine" in titles
    assert titles.index("Steam engine") < titles.index("Association football")


def test_nothing_found_is_said(wiki: Wiki) -> None:
    wiki.tap("search_container")
    wiki.phone.windows.type_text("qqq")
    assert wiki.value("results_text") == "No results"


def test_searches_are_forgotten(wiki: Wiki) -> None:
    wiki.app.library.searched("oak")
    wiki.tap("search_container")
    wiki.tap("recent_searches_delete_button")
    wiki.tap("Yes")
    assert wiki.app.library.searches() == []


def test_the_tab_once_more_starts_a_search(wiki: Wiki) -> None:
    wiki.tap("nav_tab_search")
    wiki.tap("nav_tab_search")
    assert wiki.find("search_src_text") is not None


def read(wiki: Wiki, *titles: str) -> None:
    for title in titles:
        article = wiki.app.encyclopedia.get(title)
        assert article is not None
        wiki.app.library.visit(article, 1)
        wiki.wait(1000)
    wiki.tap("nav_tab_search")


def test_history_is_filtered_forgotten_and_put_back(wiki: Wiki) -> None:
    read(wiki, "Piano", "Violin", "Atom", "Piano")
    assert wiki.values("page_list_item_title") == ["Piano", "Atom", "Violin"]
    wiki.tap("history_filter")
    wiki.phone.windows.type_text("at")
    assert wiki.values("page_list_item_title") == ["Atom"]
    wiki.tap("Done")
    wiki.long_press("Atom")
    wiki.tap("menu_delete_selected")
    assert [row.title for row in wiki.app.library.read()] == ["Piano", "Violin"]
    wiki.tap("snackbar_action")
    assert len(wiki.app.library.read()) == 3
    wiki.tap("history_delete")
    wiki.tap("Yes")
    assert "No recently viewed articles" in wiki.texts()
