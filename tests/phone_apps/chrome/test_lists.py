"""History, bookmarks and downloads."""

from __future__ import annotations

import json

from pytest_androidbench.phone.apps.chrome import names
from pytest_androidbench.phone.apps.chrome.schema import chromium_time
from pytest_androidbench.phone.kit.web.downloaded_files import FOLDER
from tests.phone_apps.chrome.conftest import Surfer
from tests.phone_apps.chrome.ways import FILE, HOUR_MS


def opened(used: Surfer, row: str) -> Surfer:
    used.tap("menu_button")
    used.tap(row)
    return used


def urls(used: Surfer) -> list[str]:
    rows = used.app.database().query("SELECT url FROM urls ORDER BY id")
    return [row[0].rpartition("/")[2] for row in rows]


def test_visits_are_kept_as_chromium_keeps_them(used: Surfer) -> None:
    now = used.phone.clock.now_ms
    used.app.visits.add("https://a/", "A", now, typed=True)
    used.app.visits.add("https://a/", "", now + 1, typed=False)
    row = used.app.database().one("SELECT * FROM urls WHERE url = 'https://a/'")
    assert row is not None
    assert (row["title"], row["visit_count"], row["typed_count"]) == ("A", 2, 1)
    assert row["last_visit_time"] == chromium_time(now + 1)
    sql = "SELECT transition FROM visits WHERE url = ? ORDER BY id"
    assert [r[0] for r in used.app.database().query(sql, row["id"])] == [0x30000001, 0x30000000]


def test_history_is_listed_by_day(used: Surfer) -> None:
    opened(used, "History")
    assert used.values("date") == ["Today - Oct 15, 2023", "Yesterday - Oct 14, 2023"]
    assert used.values("title") == ["A book of trees", "Rivers", "tea.html"]


def test_a_visit_is_removed_by_its_button(used: Surfer) -> None:
    opened(used, "History")
    used.tap("Remove Rivers")
    assert urls(used) == ["trees.html", "tea.html"]


def test_several_visits_are_removed_together(used: Surfer) -> None:
    opened(used, "History")
    used.long_press("Rivers")
    used.tap("tea.html")
    used.tap("selection_mode_delete_menu_id")
    assert urls(used) == ["trees.html"]


def test_history_is_searched_by_title_and_address(used: Surfer) -> None:
    opened(used, "History")
    used.tap("Search")
    used.type("BOOK")
    assert used.values("title") == ["A book of trees"]
    used.tap("Clear input")
    used.type("nothing")
    assert used.value("empty_view") == "No results"


def test_what_was_visited_in_the_last_hour_is_cleared(used: Surfer) -> None:
    opened(used, "History")
    used.tap("clear_browsing_data_button")
    used.tap("Clear data")
    assert urls(used) == ["rivers.html", "tea.html"]


def test_all_history_is_cleared(used: Surfer) -> None:
    opened(used, "History")
    used.tap("clear_browsing_data_button")
    used.tap("spinner")
    used.tap("All time")
    used.tap("Clear data")
    assert urls(used) == []
    assert used.value("empty_view") == "No history here"


def test_history_stays_where_only_other_data_are_cleared(used: Surfer) -> None:
    opened(used, "History")
    used.tap("clear_browsing_data_button")
    used.tap("Browsing history")
    used.tap("Clear data")
    assert len(urls(used)) == 3


def test_the_bar_suggests_what_was_visited(used: Surfer) -> None:
    used.tap("search_box_text")
    assert used.values("line_1") == ["A book of trees", "Rivers", "tea.html"]
    used.type("riv")
    assert used.values("line_1") == ["riv", "Rivers"]
    assert used.values("line_2")[0] == "Google Search"


def test_a_suggestion_can_be_written_on(used: Surfer) -> None:
    used.tap("search_box_text")
    used.type("riv")
    used.tap("Edit suggestion")
    assert used.value("url_bar") == f"{FILE}/rivers.html"


def test_back_leaves_the_bar(used: Surfer) -> None:
    used.tap("search_box_text")
    used.back()
    used.back()
    assert used.find("ntp_content")
    assert not used.find("omnibox_suggestions_dropdown")


def test_bookmarks_are_kept_as_chromium_keeps_them(used: Surfer) -> None:
    kept = json.loads(used.phone.files.read(f"{used.app.home}/{names.PROFILE}/Bookmarks"))
    folder, rivers = kept["roots"]["synced"]["children"]
    assert (folder["type"], folder["name"]) == ("folder", "Plants")
    assert (rivers["type"], rivers["url"]) == ("url", f"{FILE}/rivers.html")
    assert [child["name"] for child in folder["children"]] == ["A book of trees"]


def test_a_bookmark_is_found_in_its_folder(used: Surfer) -> None:
    opened(used, "Bookmarks")
    assert used.values("title") == ["Plants", "Rivers"]
    used.tap("Plants")
    assert used.values("title") == ["A book of trees"]
    used.back()
    assert used.values("title") == ["Plants", "Rivers"]


def test_a_deleted_bookmark_can_be_had_back(used: Surfer) -> None:
    opened(used, "Bookmarks")
    used.tap("Options for Rivers")
    used.tap("Delete")
    assert used.values("title") == ["Plants"]
    used.tap("UNDO")
    assert used.values("title") == ["Plants", "Rivers"]


def test_a_bookmark_is_renamed_and_moved(used: Surfer) -> None:
    opened(used, "Bookmarks")
    used.tap("Options for Rivers")
    used.tap("Edit")
    field = used.find("title_text")
    assert field is not None
    used.phone.windows.set_text(field, "Streams")
    used.tap("folder_text")
    used.tap("Plants")
    used.tap("Navigate up")
    used.tap("Plants")
    assert used.values("title") == ["A book of trees", "Streams"]


def test_a_bookmark_is_moved_to_a_folder_that_is_made_for_it(used: Surfer) -> None:
    opened(used, "Bookmarks")
    used.tap("Options for Rivers")
    used.tap("Edit")
    used.tap("folder_text")
    used.tap("New folder")
    used.type("Waters")
    used.tap("OK")
    used.tap("Navigate up")
    used.tap("Waters")
    assert used.values("title") == ["Rivers"]


def test_a_folder_is_made(used: Surfer) -> None:
    opened(used, "Bookmarks")
    used.tap("New folder")
    used.type("Places")
    used.tap("OK")
    assert used.values("title") == ["Plants", "Rivers", "Places"]


def test_bookmarks_are_searched_in_all_folders(used: Surfer) -> None:
    opened(used, "Bookmarks")
    used.tap("Search")
    used.type("tree")
    assert used.values("title") == ["A book of trees"]


def test_a_damaged_file_of_bookmarks_is_as_none(used: Surfer) -> None:
    path = f"{used.app.home}/{names.PROFILE}/Bookmarks"
    for damage in (b"\xff", b"[]", b'{"roots": {"synced": {"children": [7]}}}'):
        used.phone.files.write(path, damage)
        assert used.app.bookmarks.folder().children == []


def test_a_download_lies_in_the_folder_with_its_row(used: Surfer) -> None:
    row = used.app.database().one("SELECT * FROM downloads")
    assert row is not None
    assert (row["target_path"], row["received_bytes"]) == (f"{FOLDER}/a.csv", 1600)
    assert used.phone.media.uri_of(f"{FOLDER}/a.csv")


def test_a_download_is_listed_and_deleted(used: Surfer) -> None:
    opened(used, "Downloads")
    assert used.values("title") == ["a.csv"]
    used.tap("more")
    used.tap("Delete")
    assert not used.phone.files.exists(f"{FOLDER}/a.csv")
    assert used.value("empty_view") == "You’ll find your downloads here"


def test_a_download_whose_file_is_gone_is_not_listed(used: Surfer) -> None:
    used.phone.files.remove(f"{FOLDER}/a.csv")
    opened(used, "Downloads")
    assert used.values("title") == []


def test_yesterday_is_counted_in_the_phones_zone(used: Surfer) -> None:
    used.phone.properties.put("persist.sys.timezone", "Pacific/Kiritimati")
    used.app.visits.add("https://b/", "B", used.phone.clock.now_ms - 9 * HOUR_MS, typed=False)
    opened(used, "History")
    assert used.values("date")[0] == "Today - Oct 16, 2023"
