from __future__ import annotations

from pytest_androidbench.phone.apps.googlesearch.app import GoogleSearchApp
from pytest_androidbench.phone.world.people import OWNER, PEOPLE, TODAY
from pytest_androidbench.phone.world.stories import STORIES
from tests.phone_apps.driver import Driver
from tests.phone_apps.googlesearch.asking import stories, story

FIRST = STORIES[0]


def test_the_feed_is_that_of_the_database(google: Driver) -> None:
    assert [one.title for one in stories(google)] == [one.title for one in STORIES]
    assert google.values("googleapp_card_title")[0] == FIRST.title
    google.app_of(GoogleSearchApp).database().execute("UPDATE stories SET title = 'Changed' || _id")
    google.phone.windows.changed()
    assert google.values("googleapp_card_title")[0] == "Changed1"


def test_stories_are_by_people_of_the_world_and_not_of_the_future() -> None:
    known = {OWNER.name, *(one.name for one in PEOPLE)}
    assert {one.author for one in STORIES} <= known
    assert [one.written for one in STORIES] == sorted((o.written for o in STORIES), reverse=True)
    assert STORIES[0].written < TODAY.isoformat()


def test_a_story_opens_is_saved_and_found_again(google: Driver) -> None:
    google.tap(FIRST.title, "ViewGroup")
    assert google.value("googleapp_story_title") == FIRST.title
    assert google.value("googleapp_story_author") == f"By {FIRST.author}"
    google.tap("Save")
    assert story(google, 1).saved
    google.tap("Navigate up")
    google.tap("Saved", "FrameLayout")
    assert FIRST.title in google.values("title")
    google.tap(FIRST.title)
    google.tap("Remove from saved")
    google.phone.windows.back()
    assert google.find("googleapp_saved_empty") is not None
    google.phone.windows.back()
    assert google.find("googleapp_discover_recycler_view") is not None


def test_a_story_is_liked_and_no_more(google: Driver) -> None:
    google.tap("Like")
    assert story(google, 1).liked
    google.tap("Unlike")
    assert not story(google, 1).liked


def test_a_story_of_no_interest_goes_and_comes_back(google: Driver) -> None:
    google.more("Not interested in this")
    assert story(google, 1).hidden
    assert FIRST.title not in google.values("googleapp_card_title")
    google.tap("UNDO")
    assert not story(google, 1).hidden


def test_a_paper_is_muted_and_shown_again(google: Driver) -> None:
    google.more(f"Don't show stories from {FIRST.paper}")
    assert all(one.paper != FIRST.paper for one in stories(google))
    google.tap("Account and settings")
    google.tap("Interests")
    google.tap("Unhide")
    assert google.find("No hidden sources") is not None
    assert stories(google)[0].title == FIRST.title


def test_a_mute_is_undone(google: Driver) -> None:
    google.more(f"Don't show stories from {FIRST.paper}")
    google.tap("UNDO")
    assert stories(google)[0].title == FIRST.title


def test_a_story_is_shared(google: Driver) -> None:
    google.tap("Share")
    assert FIRST.title in " ".join(google.texts())


def test_discover_is_turned_off_and_on(google: Driver) -> None:
    google.tap("Account and settings")
    assert OWNER.name in google.texts()
    google.tap("Settings")
    google.touch(google.switch_beside("Show stories on the first page"))
    google.tap("Navigate up")
    assert google.find("Discover is turned off") is not None
    google.tap("Turn on")
    assert google.values("googleapp_card_title")


def test_strange_rows_do_no_harm(google: Driver) -> None:
    database = google.app_of(GoogleSearchApp).database()
    database.execute(
        "UPDATE stories SET title = x'00', paper = NULL, topic = 5, written = 'soon', text = NULL,"
        " saved = 'x' WHERE _id = 1"
    )
    database.execute("UPDATE stories SET written = '9999-12-31T23:59:59+14:00' WHERE _id = 2")
    database.execute("UPDATE stories SET title = ? WHERE _id = 3", "long " * 20_000)
    database.execute("INSERT INTO searches (query, at_ms) VALUES (x'01', 'never')")
    database.execute("INSERT INTO searches (query, at_ms) VALUES ('far', 9999999999999999)")
    database.execute("DELETE FROM account")
    google.phone.windows.changed()
    assert google.values("googleapp_card_title")
    google.tap("Search", "FrameLayout")
    google.tap("Search history")
    assert "far" in google.values("googleapp_suggestion_text")
    google.phone.windows.back()
    google.tap("Account and settings")
    assert google.find("Not signed in") is not None


def test_an_empty_feed_says_so(google: Driver) -> None:
    google.app_of(GoogleSearchApp).database().execute("DELETE FROM stories")
    google.phone.windows.changed()
    assert google.find("No more stories for now") is not None
