"""Pages in Firefox's tabs: asked for, gone to and back from, marked, and told of."""

from __future__ import annotations

from pytest_androidbench.phone.apps.chrome.app import ChromeApp
from pytest_androidbench.phone.apps.firefox.names import PACKAGE
from pytest_androidbench.phone.system.intents import ACTION_VIEW, Intent
from pytest_androidbench.phone.system.snapshots import put_back, take
from tests.phone_apps.firefox.conftest import Fox

BAR = "mozac_browser_toolbar_url_view"


def visits(web: Fox) -> list[tuple[str, str, int, int]]:
    rows = web.app.database().query(
        "SELECT url, title, visit_type, visit_count_local FROM moz_places"
        " JOIN moz_historyvisits ON place_id = moz_places.id ORDER BY moz_historyvisits.id"
    )
    return [(row[0], row[1], row[2], row[3]) for row in rows]


def test_words_are_searched_for_and_the_search_is_in_places(web: Fox) -> None:
    web.go("large language model")
    assert web.title == "large language model - Google Search"
    url = "https://www.google.com/search?client=firefox-b-m&q=large+language+model"
    assert visits(web) == [(url, "large language model - Google Search", 2, 1)]
    assert web.app.files.is_file(f"/data/data/{PACKAGE}/files/places.sqlite")


def test_a_link_is_followed_and_back_leads_to_where_it_was(web: Fox) -> None:
    web.go("https://openai.com/blog")
    web.tap("GPT-4")
    web.wait(300)
    assert web.title == "GPT-4"
    assert web.value(BAR) == "openai.com/blog/gpt-4"
    web.back()
    web.wait(300)
    assert web.title == "OpenAI"
    web.back()
    assert web.find("homeLayout")
    assert [visit[2] for visit in visits(web)] == [2, 1, 1]


def test_an_address_that_leads_nowhere_shows_firefoxs_page(web: Fox) -> None:
    web.go("nowhere.example")
    assert web.find("Address Not Found")
    assert visits(web) == []
    web.phone.radios.set_airplane(True)
    web.tap("Try Again")
    assert web.find("No internet connection")


def test_a_page_is_marked_and_found_among_bookmarks(web: Fox) -> None:
    web.go("wikipedia.org")
    web.choose("Add")
    assert web.value("snackbar_text") == "Bookmark saved!"
    web.choose("Bookmarks")
    web.tap("Wikipedia")
    web.wait(300)
    assert [tab.url for tab in web.app.tabs.load().tabs] == 2 * ["https://wikipedia.org/"]
    mark = web.app.bookmarks.of_page("https://wikipedia.org/")
    assert mark is not None
    assert mark.title == "Wikipedia"


def test_a_private_tab_leaves_nothing_in_places(web: Fox) -> None:
    web.tap("privateBrowsingButton")
    web.go("time.is")
    assert web.title == "Time.is"
    assert visits(web) == []
    tab = web.app.tabs.load().tabs[0]
    assert tab.incognito
    web.phone.windows.lifecycle.force_stop(PACKAGE)
    web.phone.windows.start_app(PACKAGE)
    assert web.app.tabs.load().tabs == []


def test_words_are_found_in_a_page(web: Fox) -> None:
    web.go("https://en.wikipedia.org/wiki/Moon")
    web.choose("Find in page")
    web.phone.windows.type_text("Moon")
    which, many = web.value("find_in_page_result_text").split("/")
    assert which == "1"
    assert int(many) > 1
    web.tap("Find next result")
    assert web.value("find_in_page_result_text").startswith("2/")
    web.tap("Dismiss find in page")
    assert web.find(BAR)


def test_words_are_looked_for_in_one_page_alone(web: Fox) -> None:
    web.go("https://en.wikipedia.org/wiki/Moon")
    web.choose("Find in page")
    web.phone.windows.type_text("Moon")
    web.back()  # the keyboard
    web.tap("Wikipedia")
    web.wait(300)
    assert web.title.startswith("Wikipedia")
    assert not web.find("find_in_page_query_text")
    assert web.find(BAR)


def test_another_app_has_a_page_shown_and_back_leads_to_it(web: Fox) -> None:
    component = f"{PACKAGE}/org.mozilla.fenix.IntentReceiverActivity"
    web.phone.windows.home()
    web.phone.activities.start(
        Intent(action=ACTION_VIEW, data="https://time.is/London", component=component)
    )
    web.wait(300)
    assert web.title == "Time in London, United Kingdom now"
    web.back()
    assert web.phone.windows.foreground != PACKAGE


def test_its_tabs_and_visits_are_not_chromes(web: Fox) -> None:
    web.go("time.is")
    chrome = web.app_of(ChromeApp)
    assert chrome.tabs.load().tabs == []
    assert chrome.visits.best() == []


def test_cookies_of_one_browser_are_not_the_others(web: Fox) -> None:
    web.go("time.is")
    (tab,) = web.app.tabs.load().tabs
    page = web.phone.browser.page(tab.key)
    page.run("document.cookie = 'a=1'; localStorage.setItem('a', '1')")
    assert page.run("document.cookie") == "a=1"
    chrome = web.app_of(ChromeApp)
    other = web.phone.browser.page(f"{chrome.package}/9")
    other.load("https://time.is/", page.session.viewport)
    assert other.run("document.cookie + localStorage.length") == "0"
    own = web.phone.browser.page(f"{PACKAGE}/9")
    own.load("https://time.is/", page.session.viewport)
    assert own.run("document.cookie + localStorage.length") == "a=11"


def test_private_cookies_go_with_the_last_private_page(web: Fox) -> None:
    web.tap("privateBrowsingButton")
    web.go("time.is")
    (tab,) = web.app.tabs.load().tabs
    page = web.phone.browser.page(tab.key)
    viewport = page.session.viewport
    page.run("document.cookie = 'a=1'")
    web.phone.browser.drop(tab.key)
    again = web.phone.browser.page(tab.key)
    again.load("https://time.is/", viewport)
    assert again.run("document.cookie") == ""


def test_a_page_is_there_again_after_the_phone_was_put_back(web: Fox) -> None:
    web.go("https://openai.com/blog")
    state = take(web.phone)
    web.go("time.is")
    put_back(web.phone, state)
    web.wait(300)
    assert web.title == "OpenAI"
