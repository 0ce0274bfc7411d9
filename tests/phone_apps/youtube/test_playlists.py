"""Keeping films in playlists."""

from __future__ import annotations

from tests.phone_apps.youtube.conftest import SOUP, Viewer

HELD = """SELECT v.title FROM playlist_items i JOIN videos v ON v.id = i.video_id
  JOIN playlists p ON p._id = i.playlist_id WHERE p.title = ? ORDER BY i.added_ms, i._id"""
LISTS = "SELECT title, privacy FROM playlists ORDER BY _id"


def test_a_film_goes_into_a_new_playlist(tube: Viewer) -> None:
    tube.watch(SOUP)
    tube.tap("Save to playlist")
    tube.tap("create_new_playlist")
    tube.write("work")
    tube.tap("Create")
    assert tube.rows(HELD, "work") == [(SOUP,)]
    assert ("work", "Private") in tube.rows(LISTS)


def test_a_film_is_ticked_and_unticked(tube: Viewer) -> None:
    tube.watch("How a processor counts")
    tube.tap("Save to playlist")
    tube.tap("Dinner ideas")
    assert ("How a processor counts",) in tube.rows(HELD, "Dinner ideas")
    tube.tap("Dinner ideas")
    assert ("How a processor counts",) not in tube.rows(HELD, "Dinner ideas")


def test_a_playlist_is_renamed_and_deleted(tube: Viewer) -> None:
    tube.tap("Library")
    tube.tap("Dinner ideas")
    tube.tap("Edit")
    field = tube.find("name")
    assert field is not None
    tube.phone.windows.set_text(field, "test")
    tube.tap("Save")
    assert ("test", "Private") in tube.rows(LISTS)
    tube.more("Delete playlist")
    tube.tap("Delete")
    assert tube.rows(LISTS) == [("Watch later", "Private")]
    assert tube.rows(HELD, "test") == []


def test_a_film_is_taken_out_and_put_back(tube: Viewer) -> None:
    tube.tap("Library")
    tube.tap("Dinner ideas")
    before = tube.rows(HELD, "Dinner ideas")
    tube.tap("Action menu")
    tube.tap("Remove from Dinner ideas")
    assert tube.rows(HELD, "Dinner ideas") == before[1:]
    tube.tap("UNDO")
    assert sorted(tube.rows(HELD, "Dinner ideas")) == sorted(before)


def test_a_film_is_kept_for_later_from_the_feed(tube: Viewer) -> None:
    tube.tap("Action menu")
    tube.tap("Save to Watch later")
    assert len(tube.rows(HELD, "Watch later")) == 4


def test_a_playlist_plays_in_its_order(tube: Viewer) -> None:
    tube.tap("Library")
    tube.tap("Dinner ideas")
    first, second = (row[0] for row in tube.rows(HELD, "Dinner ideas")[:2])
    tube.tap("Play all")
    assert tube.value("title") == first
    tube.tap("Next video")
    assert tube.value("title") == second
