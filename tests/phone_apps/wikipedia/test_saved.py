from __future__ import annotations

from tests.phone_apps.wikipedia.conftest import Wiki


def save(wiki: Wiki, *titles: str) -> None:
    """Save articles to the default list, and show the tab."""
    library = wiki.app.library
    for title in titles:
        article = wiki.app.encyclopedia.get(title)
        assert article is not None
        library.add(library.default.id, article)
    wiki.tap("nav_tab_reading_lists")


def test_nothing_is_saved_at_first(wiki: Wiki) -> None:
    wiki.tap("nav_tab_reading_lists")
    assert "No saved pages yet" in wiki.texts()


def test_a_list_is_made_named_anew_and_deleted(wiki: Wiki) -> None:
    wiki.tap("nav_tab_reading_lists")
    wiki.more("Create new list")
    wiki.type("text_input", "Later")
    wiki.tap("OK")
    assert wiki.values("item_title") == ["Saved", "Later"]
    menus = [node for node in wiki.nodes() if node.resource_id.endswith("item_overflow_menu")]
    wiki.touch(menus[1])
    wiki.tap("Edit name/description")
    wiki.type("secondary_text_input", "For winter")
    wiki.tap("OK")
    row = wiki.app.library.named("later")
    assert row is not None
    assert row.description == "For winter"
    wiki.touch(menus[1])
    wiki.tap("Delete list")
    wiki.tap("OK")
    assert wiki.app.library.named("Later") is None


def test_a_name_is_given_once(wiki: Wiki) -> None:
    wiki.app.library.create("Later")
    wiki.tap("nav_tab_reading_lists")
    wiki.more("Create new list")
    wiki.type("text_input", "later")
    assert "Reading list “later” already exists." in wiki.texts()
    ok = wiki.find("OK")
    assert ok is not None
    assert not ok.enabled


def test_a_list_shows_its_articles_in_several_orders(wiki: Wiki) -> None:
    save(wiki, "Piano", "Violin", "Atom")
    wiki.tap("item_title")
    assert wiki.values("page_list_item_title") == ["Atom", "Piano", "Violin"]
    wiki.tap("menu_sort_options")
    wiki.tap("Sort by name (reverse)")
    assert wiki.values("page_list_item_title") == ["Violin", "Piano", "Atom"]


def test_selected_articles_are_taken_out_and_put_back(wiki: Wiki) -> None:
    save(wiki, "Piano", "Violin", "Atom")
    wiki.tap("item_title")
    wiki.long_press("Piano")
    wiki.tap("Violin")
    wiki.tap("menu_delete_selected")
    assert wiki.saved() == ["Atom"]
    wiki.tap("snackbar_action")
    assert sorted(wiki.saved()) == ["Atom", "Piano", "Violin"]


def test_lists_of_others_than_the_app_do_no_harm(wiki: Wiki) -> None:
    save(wiki, "Piano")
    wiki.app.database().execute("UPDATE ReadingListPage SET apiTitle = 'Gone', thumbUrl = x'00'")
    wiki.app.database().execute("DELETE FROM ReadingList")
    wiki.phone.windows.changed()
    wiki.tap("nav_tab_explore")
    wiki.tap("nav_tab_reading_lists")
    assert wiki.crashes() == []
