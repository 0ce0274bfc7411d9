"""Bookmarks, history, downloads and tabs, as lists and in the database."""

from __future__ import annotations

from pytest_androidbench.phone.apps.firefox.schema import MOBILE
from tests.phone_apps.firefox.conftest import Fox
from tests.phone_apps.firefox.ways import SITES


def titles(used: Fox) -> list[str]:
    return used.values("title")


def test_history_is_told_by_day(used: Fox) -> None:
    used.choose("History")
    assert used.values("header_title") == ["Today", "Yesterday", "Last 7 days"]
    assert titles(used) == ["A book of trees", "Rivers", "tea.example"]


def test_a_page_is_forgotten(used: Fox) -> None:
    used.choose("History")
    used.touch([node for node in used.nodes() if node.desc == "Delete"][1])
    assert titles(used) == ["A book of trees", "tea.example"]
    # A bookmark still leads there, so that the address has its row.
    rows = used.app.database().query("SELECT visit_count_local FROM moz_places WHERE url = ?",
                                     SITES[1][0])  # fmt: skip
    assert [row[0] for row in rows] == [0]


def test_all_is_forgotten(used: Fox) -> None:
    used.choose("History")
    used.tap("history_delete")
    used.tap("Everything")
    assert used.find("No history here")
    assert used.app.database().value("SELECT count(*) FROM moz_historyvisits") == 0


def test_history_is_searched(used: Fox) -> None:
    used.choose("History")
    used.tap("Search")
    used.phone.windows.type_text("riv")
    assert titles(used) == ["Rivers"]
    used.back()
    used.back()
    assert used.find("History")


def test_a_folder_is_gone_into_and_left(used: Fox) -> None:
    used.choose("Bookmarks")
    assert titles(used) == ["Plants", "Rivers"]
    used.tap("Plants")
    assert titles(used) == ["A book of trees"]
    used.back()
    assert titles(used) == ["Plants", "Rivers"]


def test_a_bookmark_is_changed_and_moved(used: Fox) -> None:
    used.choose("Bookmarks")
    used.touch([node for node in used.nodes() if node.desc == "Item Menu"][1])
    used.tap("Edit")
    used.tap("bookmarkNameEdit")
    used.phone.windows.type_text(" and lakes")
    used.tap("bookmarkParentFolderSelector")
    used.tap("Plants")
    used.tap("save_bookmark_button")
    (folder,) = used.app.bookmarks.within(MOBILE)
    moved = used.app.bookmarks.within(folder.id)[1]
    assert sorted(moved.title.split()) == ["Rivers", "and", "lakes"]


def test_a_bookmark_is_moved_to_a_folder_that_is_made_for_it(used: Fox) -> None:
    used.choose("Bookmarks")
    used.touch([node for node in used.nodes() if node.desc == "Item Menu"][1])
    used.tap("Edit")
    used.tap("bookmarkParentFolderSelector")
    used.tap("Add folder")
    used.phone.windows.type_text("Waters")
    used.tap("OK")
    assert used.value("bookmarkParentFolderSelector") == "Waters"
    used.tap("save_bookmark_button")
    waters = next(one for one in used.app.bookmarks.within(MOBILE) if one.title == "Waters")
    assert [one.title for one in used.app.bookmarks.within(waters.id)] == ["Rivers"]


def test_a_deleted_folder_is_had_back_with_what_lay_in_it(used: Fox) -> None:
    used.choose("Bookmarks")
    used.touch(next(node for node in used.nodes() if node.desc == "Item Menu"))
    used.tap("Delete")
    assert titles(used) == ["Rivers"]
    used.tap("UNDO")
    used.tap("Plants")
    assert titles(used) == ["A book of trees"]


def test_a_folder_is_made(used: Fox) -> None:
    used.choose("Bookmarks")
    used.tap("Add folder")
    used.phone.windows.type_text("Stones")
    used.tap("OK")
    assert titles(used) == ["Plants", "Rivers", "Stones"]


def test_a_folder_cannot_be_moved_into_itself(used: Fox) -> None:
    store = used.app.bookmarks
    plants = store.within(MOBILE)[0].id
    inner = store.add("Trees", "", plants)
    store.change(plants, "Plants", "", inner)
    assert [one.title for one in store.within(MOBILE)] == ["Plants", "Rivers"]


def test_bookmarks_have_the_columns_of_places(used: Fox) -> None:
    rows = used.app.database().query(
        "SELECT b.type, b.parent, b.title, length(b.guid), p.url, p.foreign_count"
        " FROM moz_bookmarks b LEFT JOIN moz_places p ON p.id = b.fk WHERE b.id > 5 ORDER BY b.id"
    )
    assert [tuple(row) for row in rows] == [
        (2, 5, "Plants", 12, None, None),
        (1, 6, "A book of trees", 12, SITES[0][0], 1),
        (1, 5, "Rivers", 12, SITES[1][0], 1),
    ]


def test_a_downloaded_file_is_listed_and_deleted(used: Fox) -> None:
    used.choose("Downloads")
    assert titles(used) == ["a.csv"]
    used.tap("Delete")
    assert used.find("No downloaded files")
    assert not used.app.files.exists("/storage/emulated/0/Download/a.csv")


def test_tabs_are_listed_closed_and_had_back(used: Fox) -> None:
    used.tap("counter_root")
    assert used.values("mozac_browser_tabstray_title") == ["A book of trees", "Rivers",
                                                           "tea.example"]  # fmt: skip
    used.tap("Close tab Rivers")
    assert len(used.app.tabs.load().tabs) == 2
    used.tap("UNDO")
    assert [tab.title for tab in used.app.tabs.load().tabs] == ["A book of trees", "Rivers", ""]


def test_all_tabs_are_closed(used: Fox) -> None:
    used.tap("counter_root")
    used.tap("Open tabs menu")
    used.tap("Close all tabs")
    assert used.find("Your open tabs will be shown here.")
    used.tap("Private tabs")
    assert used.find("Your private tabs will be shown here.")


def test_a_new_tab_begins_in_the_bar(used: Fox) -> None:
    used.tap("counter_root")
    used.tap("new_tab_button")
    assert used.find("mozac_browser_toolbar_edit_url_view")


def test_what_is_typed_is_looked_up_among_visits_and_bookmarks(used: Fox) -> None:
    used.tap("toolbar_wrapper")
    used.phone.windows.type_text("riv")
    assert titles(used) == ["riv", "Rivers"]
    used.tap("Clear")
    assert titles(used) == []


def test_shortcuts_are_what_was_visited_most(used: Fox) -> None:
    assert used.values("top_site_title") == [
        "Google", "Wikipedia", "A book of trees", "Rivers", "tea.example",
    ]  # fmt: skip
