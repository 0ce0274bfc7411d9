"""History, feed, shorts, settings, and rows that make no sense."""

from __future__ import annotations

from pytest_androidbench.phone.apps.youtube.names import THEME_KEY
from tests.phone_apps.youtube.conftest import SOUP, Viewer


def test_the_history_is_searched_and_cleared(tube: Viewer) -> None:
    tube.tap("Library")
    tube.tap("History")
    tube.tap("history_search")
    tube.write("bass")
    tube.back()
    assert tube.values("title") == ["Anatomy of a walking bass line"]
    tube.more("Clear all watch history")
    tube.tap("button1")
    assert tube.rows("SELECT * FROM history") == []


def test_histories_are_cleared_in_the_settings(tube: Viewer) -> None:
    tube.tap("Account")
    tube.tap("Settings")
    tube.tap("History & privacy")
    for row, table in (("Clear watch history", "history"), ("Clear search history", "searches")):
        tube.tap(row)
        tube.tap("button1")
        assert tube.rows(f"SELECT * FROM {table}") == []


def test_a_proposal_is_dismissed_and_taken_back(tube: Viewer) -> None:
    first = tube.value("title")
    tube.tap("Action menu")
    tube.tap("Not interested")
    assert tube.value("title") != first
    tube.tap("UNDO")
    assert tube.value("title") == first


def test_shorts_go_on_and_are_liked(tube: Viewer) -> None:
    tube.tap("Shorts")
    first = tube.value("title")
    tube.phone.windows.fingers.swipe([(540, 1500), (540, 700)], 300)
    second = tube.value("title")
    assert second != first
    tube.tap("Like this video")
    query = "SELECT rating FROM ratings WHERE video_id = ?"
    assert tube.rows(query, tube.id_of(second)) == [("like",)]


def test_a_theme_is_chosen(tube: Viewer) -> None:
    tube.tap("Account")
    tube.tap("Settings")
    tube.tap("General")
    tube.tap("Appearance")
    tube.tap("Dark theme")
    assert tube.app.prefs().get(THEME_KEY, "") == "dark"
    assert tube.app.display(tube.phone.display).dark


def test_the_followed_channels_films_come_newest_first(tube: Viewer) -> None:
    tube.tap("Subscriptions")
    assert tube.find("Lantern School")
    assert tube.value("title") == "Autumn jobs for a small allotment"


def test_rows_that_make_no_sense_break_no_page(tube: Viewer) -> None:
    db = tube.app.database()
    db.execute("UPDATE videos SET channel_id = NULL, seconds = 'long', views = NULL")
    db.execute("UPDATE videos SET published_ms = 9e30, title = NULL WHERE short = 1")
    db.execute("UPDATE channels SET title = NULL, scene = x'ff', subscribers = 'many'")
    db.execute("UPDATE comments SET author = NULL, written_ms = 'then', parent = 77")
    db.execute("UPDATE history SET position_ms = NULL, watched_ms = 9e30")
    db.execute("UPDATE playlists SET title = NULL, privacy = 'Nobody'")
    db.execute("UPDATE subscriptions SET bell = 7")
    for tab in ("Shorts", "Subscriptions", "Library", "Home"):
        tube.tap(tab)
    tube.watch(SOUP)
    tube.tap("comments_entry_point")
    tube.back()
    tube.tap("video_info")
    assert tube.crashes() == []


def test_an_empty_database_breaks_no_page(tube: Viewer) -> None:
    for table in ("videos", "channels", "comments", "history", "playlists", "subscriptions"):
        tube.app.database().execute(f"DELETE FROM {table}")
    for tab in ("Shorts", "Subscriptions", "Library", "Home"):
        tube.tap(tab)
    tube.tap("Notifications")
    assert tube.crashes() == []
