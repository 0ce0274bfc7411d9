"""Pages in tabs: shown, gone to, gone back from, and loaded again when they are lost."""

from __future__ import annotations

import pytest

from pytest_androidbench.phone.apps.chrome import names
from pytest_androidbench.phone.apps.chrome.names import PACKAGE
from pytest_androidbench.phone.system.intents import ACTION_VIEW, Intent
from pytest_androidbench.phone.system.snapshots import put_back, take
from pytest_androidbench.phone.ui.tree import Node
from tests.phone_apps.chrome.conftest import FOLDER, WEB_VIEW, Surfer

PAGE = "<title>Trees</title><h1 id=top>Oak</h1><p>Old and tall.</p>"
LONG = "<title>Long</title>" + "".join(f"<p>Line {n}</p>" for n in range(200))
COUNTER = (
    "<title>Counter</title><p id=said>0</p>"
    '<button onclick="said.textContent = +said.textContent + 1">More</button>'
)


def view_of(web: Surfer) -> Node:
    return next(node for node in web.nodes() if node.class_name == WEB_VIEW)


def visits(web: Surfer) -> list[tuple[str, str]]:
    rows = web.app.database().query("SELECT url, title FROM urls ORDER BY id")
    return [(row[0], row[1]) for row in rows]


def test_a_page_has_its_title_its_texts_and_its_ids(web: Surfer) -> None:
    uri = web.show(PAGE)
    assert view_of(web).text == "Trees"
    assert web.page_texts()[:2] == ["Oak", "Old and tall."]
    assert any(node.resource_id == "top" for node in web.page_nodes())
    assert web.value("url_bar") == uri


def test_a_visit_is_written_down_with_its_title(web: Surfer) -> None:
    uri = web.show(PAGE)
    web.wait(1)
    assert visits(web) == [(uri, "Trees")]


@pytest.mark.slow
def test_what_a_private_tab_shows_is_not_written_down(web: Surfer) -> None:
    web.tap("menu_button")
    web.tap("New Incognito tab")
    web.tap("url_bar")
    web.type("data:text/html,<title>Secret</title>Nothing")
    web.enter()
    assert view_of(web).text == "Secret"
    assert visits(web) == []


def test_a_tap_goes_to_the_page(web: Surfer) -> None:
    web.show(COUNTER)
    web.tap("More")
    web.tap("More")
    assert web.page_texts()[0] == "2"


@pytest.mark.slow
def test_a_finger_scrolls_a_long_page(web: Surfer) -> None:
    web.show(LONG)
    assert view_of(web).scrollable
    first = web.page_texts()[0]
    web.phone.windows.fingers.swipe([(540, 1800), (540, 800)], 600)
    assert web.page_texts()[0] != first


def test_a_fling_goes_further_than_the_finger(web: Surfer) -> None:
    web.show(LONG)
    web.phone.windows.fingers.swipe([(540, 1800), (540, 1400)], 60)
    box = view_of(web).box
    assert box.scroll is not None
    assert box.scroll.offset > 500


def test_a_link_leads_on_and_back_leads_back(web: Surfer) -> None:
    uri = web.show("<title>First</title><a href='#there'>Go on</a><p id=there>Here</p>")
    web.tap("Go on")
    assert web.value("url_bar") == f"{uri}#there"
    web.back()
    assert web.value("url_bar") == uri
    web.tap("menu_button")
    web.tap("Forward")
    assert web.value("url_bar") == f"{uri}#there"
    web.back()
    web.back()
    assert web.phone.windows.foreground != PACKAGE


def test_back_leads_from_a_typed_page_to_the_new_tab(web: Surfer) -> None:
    web.tap("search_box_text")
    web.type("data:text/html,<title>One</title>1")
    web.enter()
    web.tap("url_bar")
    web.type("data:text/html,<title>Two</title>2")
    web.enter()
    web.back()
    assert view_of(web).text == "One"
    web.back()
    assert web.find("search_box_text")
    web.tap("menu_button")
    web.tap("Forward")
    assert view_of(web).text == "One"


def test_the_page_is_as_it_was_when_the_tab_is_looked_at_again(web: Surfer) -> None:
    web.show(COUNTER)
    web.tap("More")
    web.tap("tab_switcher_button")
    web.tap("New tab, tab")
    web.tap("tab_switcher_button")
    web.tap("Counter, tab")
    assert web.page_texts()[0] == "1"


def test_reloading_begins_anew(web: Surfer) -> None:
    web.show(COUNTER)
    web.tap("More")
    web.tap("menu_button")
    web.tap("Refresh")
    assert web.page_texts()[0] == "0"


@pytest.mark.slow
def test_a_page_is_loaded_again_after_its_process_was_ended(web: Surfer) -> None:
    uri = web.show(COUNTER)
    web.tap("More")
    web.phone.windows.lifecycle.force_stop(PACKAGE)
    web.phone.windows.start_app(PACKAGE)
    assert web.value("url_bar") == uri
    assert web.page_texts()[0] == "0"


@pytest.mark.slow
def test_a_page_is_loaded_again_after_the_phone_was_put_back(web: Surfer) -> None:
    web.show(COUNTER)
    web.tap("More")
    state = take(web.phone)
    web.tap("More")
    put_back(web.phone, state)
    assert web.page_texts()[0] == "0"


@pytest.mark.slow
def test_what_other_apps_want_to_be_shown_gets_a_tab_each(web: Surfer) -> None:
    web.show(PAGE)
    web.show(COUNTER, "counter.html")
    assert view_of(web).text == "Counter"
    web.back()
    assert web.phone.windows.foreground != PACKAGE
    web.phone.windows.start_app(PACKAGE)
    assert "Counter" not in [tab.title for tab in web.app.tabs.load().tabs]


def test_files_asks_which_app_shows_a_page(web: Surfer) -> None:
    web.put(PAGE)
    web.phone.windows.start_app("com.google.android.documentsui")
    web.tap("page.html")
    assert web.values("text1") == ["Chrome", "HTML Viewer"]
    once = web.find("button_once")
    assert once is not None
    assert not once.enabled
    web.tap("Chrome")
    web.tap("Just once")
    assert view_of(web).text == "Trees"
    assert web.value("url_bar").startswith("content://")


def test_the_viewer_shows_a_page_without_its_scripts(web: Surfer) -> None:
    web.put("<title>T</title><p id=said>Still</p><script>said.textContent = 'Moved'</script>")
    web.phone.windows.start_app("com.google.android.documentsui")
    web.tap("page.html")
    web.tap("HTML Viewer")
    web.tap("Just once")
    assert web.page_texts() == ["Still"]
    assert web.find("page.html")


@pytest.mark.slow
def test_a_web_address_from_another_app_opens_chrome(web: Surfer) -> None:
    web.phone.radios.set_airplane(True)
    web.phone.activities.start(Intent(action=ACTION_VIEW, data="https://example.com/tea"))
    assert web.value("url_bar") == "example.com/tea"
    assert web.find("No internet")
    assert web.find("ERR_INTERNET_DISCONNECTED")
    assert visits(web) == []


@pytest.mark.slow
def test_a_site_cannot_be_reached_where_there_is_no_internet(web: Surfer) -> None:
    web.tap("search_box_text")
    web.type("example.com")
    web.enter()
    assert web.find("This site can’t be reached")
    assert web.find("ERR_NAME_NOT_RESOLVED")


def test_a_file_that_is_not_there_is_told(web: Surfer) -> None:
    web.phone.permissions.grant(PACKAGE, names.STORAGE)
    web.tap("search_box_text")
    web.type("file:///data/data/com.android.chrome/none.html")
    web.enter()
    assert web.find("Your file couldn’t be accessed")
    assert web.find("ERR_FILE_NOT_FOUND")


def test_a_file_without_a_folder_is_told(web: Surfer) -> None:
    web.phone.permissions.grant(PACKAGE, names.STORAGE)
    web.tap("search_box_text")
    web.type("file:///sdcard/none/page.html")
    web.enter()
    assert web.find("ERR_FILE_NOT_FOUND")
    assert web.phone.windows.foreground == PACKAGE


def test_a_file_of_shared_storage_is_asked_for_and_refused(web: Surfer) -> None:
    web.put(PAGE)
    web.tap("search_box_text")
    web.type(f"file://{FOLDER}/page.html")
    web.enter()
    web.tap("Allow")
    assert web.find("ERR_ACCESS_DENIED")


def test_a_picture_of_shared_storage_is_shown_once_allowed(web: Surfer) -> None:
    svg = b"<svg xmlns='http://www.w3.org/2000/svg'><title>x</title></svg>"
    web.phone.files.write(f"{FOLDER}/a.svg", svg)
    web.phone.permissions.grant(PACKAGE, names.STORAGE)
    web.tap("search_box_text")
    web.type(f"file://{FOLDER}/a.svg")
    web.enter()
    assert view_of(web)


def test_a_page_reads_nothing_of_the_phone_by_itself(web: Surfer) -> None:
    web.phone.files.write(f"{FOLDER}/secret.txt", b"secret")
    web.show(
        "<p id=said>waiting</p><script>"
        f"fetch('file://{FOLDER}/secret.txt').then(a => a.text())"
        ".then(t => said.textContent = t, () => said.textContent = 'refused')</script>"
    )
    web.wait(1_000)
    assert web.page_texts() == ["refused"]


def test_blocked_scripts_do_not_run(web: Surfer) -> None:
    web.app.prefs().put(names.JAVASCRIPT, False)
    web.show(COUNTER)
    web.tap("More")
    assert web.page_texts()[0] == "0"


def test_page_info_tells_where_a_page_is_from(web: Surfer) -> None:
    uri = web.show(PAGE)
    web.tap("location_bar_status_icon")
    assert web.value("page_info_url") == uri
    assert web.value("page_info_row_subtitle") == "You’re viewing a local or shared file"
    web.long_press("page_info_url")
    assert web.phone.clipboard.text == uri


def test_a_page_is_marked_and_found_again(web: Surfer) -> None:
    web.show(PAGE)
    web.tap("menu_button")
    web.tap("button_two")
    assert web.value("snackbar_text") == "Bookmarked"
    web.tap("menu_button")
    assert web.find("Edit bookmark")
    web.back()
    web.tap("menu_button")
    web.tap("Bookmarks")
    web.tap("Trees")
    assert view_of(web).text == "Trees"


def test_the_page_is_shared_by_its_address(web: Surfer) -> None:
    uri = web.show(PAGE)
    web.tap("menu_button")
    web.tap("Share…")
    assert web.find(uri)
