"""What the owner of Spotify likes, keeps and makes."""

from __future__ import annotations

import pytest

from tests.phone_apps.spotify.conftest import Spotify

HELD = """SELECT t.title FROM playlist_tracks i JOIN tracks t ON t._id = i.track
  JOIN playlists p ON p._id = i.playlist WHERE p.title = ? ORDER BY i._id"""
OWN = "SELECT title FROM playlists WHERE own ORDER BY title"


def test_a_song_that_was_found_is_liked_and_no_more(spotify: Spotify) -> None:
    spotify.search("smooth criminal", "Songs")
    spotify.tap("More options for Smooth Criminal", "Add to Liked Songs")
    assert "Smooth Criminal" in spotify.liked
    spotify.tap("your_library_tab", "Liked Songs")
    assert spotify.driver.find("Smooth Criminal")
    spotify.tap("Remove from Liked Songs")
    assert "Smooth Criminal" not in spotify.liked


def test_an_album_is_kept_without_its_songs_being_liked(spotify: Spotify) -> None:
    before = spotify.liked
    spotify.search("bad", "Albums")
    spotify.tap("Bad", "heart_button")
    assert spotify.rows("SELECT saved_ms > 0 FROM albums WHERE title = 'Bad'") == [(1,)]
    assert spotify.liked == before


def test_a_playlist_is_made_and_shown(spotify: Spotify) -> None:
    spotify.tap("your_library_tab", "icon_create", "Playlist")
    spotify.write("edit_text", "  AI generation ")
    spotify.tap("Create")
    assert spotify.driver.value("title") == "AI generation"
    assert ("AI generation",) in spotify.rows(OWN)


def test_a_playlist_without_a_name_is_called_by_its_number(spotify: Spotify) -> None:
    spotify.tap("your_library_tab", "icon_create", "Playlist", "Create")
    assert ("My playlist #4",) in spotify.rows(OWN)


def test_making_a_playlist_is_given_up(spotify: Spotify) -> None:
    before = spotify.rows(OWN)
    spotify.tap("your_library_tab", "icon_create", "Playlist")
    spotify.write("edit_text", "Nothing")
    spotify.tap("Cancel")
    assert spotify.rows(OWN) == before


def test_a_song_goes_into_several_playlists_each_once(spotify: Spotify) -> None:
    for _ in range(2):
        spotify.search("layla", "Songs")
        spotify.tap("More options for Layla", "Add to playlist", "Cooking", "Sunday repairs")
        spotify.tap("Done")
        spotify.tap("home_tab")
    for title in ("Cooking", "Sunday repairs"):
        assert [name for (name,) in spotify.rows(HELD, title)].count("Layla") == 1


def test_a_song_goes_into_a_new_playlist(spotify: Spotify) -> None:
    spotify.search("layla", "Songs")
    spotify.tap("More options for Layla", "Add to playlist", "New playlist")
    spotify.write("edit_text", "Slow hands")
    spotify.tap("Create")
    assert spotify.rows(HELD, "Slow hands") == [("Layla",)]


def test_a_playlist_is_renamed_thinned_out_and_deleted(spotify: Spotify) -> None:
    spotify.tap("your_library_tab")
    spotify.driver.long_press("Cooking")
    spotify.tap("Edit playlist")
    spotify.write("title_edit_text", "Kitchen")
    spotify.tap("Remove Kitchen Radio", "Save")
    assert ("Kitchen Radio",) not in spotify.rows(HELD, "Kitchen")
    assert len(spotify.rows(HELD, "Kitchen")) == 4
    spotify.driver.long_press("Kitchen")
    spotify.tap("Delete playlist", "button1")
    assert spotify.rows(HELD, "Kitchen") == []
    assert ("Kitchen",) not in spotify.rows(OWN)


def test_changes_of_a_playlist_are_not_lost_without_a_question(spotify: Spotify) -> None:
    spotify.tap("your_library_tab")
    spotify.driver.long_press("Cooking")
    spotify.tap("Edit playlist")
    spotify.write("title_edit_text", "Kitchen")
    spotify.tap("Close")
    assert spotify.driver.find("Discard changes?")
    spotify.tap("Discard")
    assert ("Cooking",) in spotify.rows(OWN)


@pytest.mark.parametrize(
    ("chip", "shown", "hidden"),
    [
        ("Playlists", "Cooking", "Slow Tide"),
        ("Albums", "Slow Tide", "Small Machines"),
        ("Podcasts", "Small Machines", "Slow Tide"),
        ("Artists", "Nova Reed", "Cooking"),
    ],
)
def test_chips_show_one_kind_alone(spotify: Spotify, chip: str, shown: str, hidden: str) -> None:
    spotify.tap("your_library_tab", chip)
    assert spotify.driver.find(shown)
    assert spotify.driver.find(hidden) is None
    spotify.tap("Clear filters")
    assert spotify.driver.find("Liked Songs")


def test_the_library_is_put_in_order_and_into_tiles(spotify: Spotify) -> None:
    spotify.tap("your_library_tab", "sort", "Alphabetical")
    titles = spotify.driver.values("title")[1:]
    assert titles == sorted(titles, key=str.lower)
    spotify.tap("icon_grid_list")
    assert spotify.driver.find("Switch to list view")
    assert spotify.driver.find("Cooking")


def test_an_episode_is_among_ones_episodes(spotify: Spotify) -> None:
    spotify.tap("your_library_tab", "Small Machines", "More options for Clocks without hands")
    spotify.tap("Add to Your Episodes", "your_library_tab", "Your Episodes")
    assert spotify.driver.find("Clocks without hands")


def test_what_was_found_is_remembered_until_it_is_cleared(spotify: Spotify) -> None:
    spotify.search("delta", "Artists")
    spotify.tap("Delta Verandah", "Back", "Clear search query")
    assert spotify.driver.find("Recent searches")
    assert spotify.driver.find("Delta Verandah")
    spotify.tap("Clear recent searches")
    assert spotify.driver.find("Delta Verandah") is None


def test_accents_and_case_do_not_matter_in_a_search(spotify: Spotify) -> None:
    spotify.search("CASA limon", "Artists")
    assert spotify.driver.find("Casa Limón")


def test_rows_that_make_no_sense_break_no_page(spotify: Spotify) -> None:
    db = spotify.app.database()
    db.execute("UPDATE tracks SET seconds = 'long', plays = x'ff', album = 9999 WHERE _id % 2")
    db.execute("UPDATE albums SET artist = 0, kind = NULL WHERE _id % 3 = 0")
    db.execute("UPDATE playlists SET title = x'ff' WHERE _id % 2")
    db.execute("INSERT INTO queue (track) VALUES (9999)")
    db.execute("INSERT INTO recents (kind, item, at_ms) VALUES ('mood', -3, 'now')")
    for tab in ("search_tab", "your_library_tab", "home_tab"):
        spotify.tap(tab)
    spotify.search("a")
    assert spotify.driver.crashes() == []
