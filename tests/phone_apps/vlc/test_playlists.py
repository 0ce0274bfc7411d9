"""Playlists are made in the order of the selection, changed, and deleted."""

from __future__ import annotations

import pytest

from tests.phone_apps.vlc.conftest import Cinema
from tests.phone_apps.vlc.ways import playlist


@pytest.fixture
def evening(cinema: Cinema) -> Cinema:
    """The page of a playlist of three films."""
    playlist(cinema)
    cinema.tap("nav_playlists")
    cinema.tap("Late evening")
    return cinema


def names(cinema: Cinema) -> list[str]:
    return [name for _, name, _ in cinema.in_playlists()]


def test_a_new_playlist_has_media_as_they_were_selected(cinema: Cinema) -> None:
    cinema.more("Do not group videos")
    cinema.long_press("scene_9_HD")
    cinema.tap("clip_3")
    cinema.more("Add to playlist")
    assert cinema.value("medias2") == "2 media"
    cinema.name_playlist("Rainy days")
    assert cinema.in_playlists() == [
        ("Rainy days", "scene_9_HD.mp4", 0),
        ("Rainy days", "clip_3.mp4", 1),
    ]
    row = cinema.app.database().one("SELECT nb_video, nb_present_video, duration FROM Playlist")
    assert row is not None
    assert tuple(row) == (2, 2, 48_000)
    assert cinema.app.database().value("SELECT name FROM PlaylistFts") == "Rainy days"


def test_a_name_is_taken_once(evening: Cinema) -> None:
    evening.tap("btn_add_playlist")
    evening.name_playlist("late EVENING")
    assert evening.find("Playlist late EVENING already exists")
    assert len(evening.app.playlists.all()) == 1


@pytest.mark.parametrize(("answer", "count"), [("Add all", 6), ("Add new only", 3), ("Cancel", 3)])
def test_duplicates_are_asked_about(evening: Cinema, answer: str, count: int) -> None:
    evening.tap("btn_add_playlist")
    evening.tap("textView16")
    evening.tap(answer.upper())
    assert len(evening.in_playlists()) == count


def test_one_more_is_put_at_the_end(cinema: Cinema) -> None:
    playlist(cinema)
    cinema.long_press("footage_1")
    cinema.more("Add to playlist")
    cinema.tap("textView16")
    assert cinema.in_playlists()[-1] == ("Late evening", "footage_1.mp4", 3)


def test_a_row_is_dragged(evening: Cinema) -> None:
    first = names(evening)
    handle = evening.find("item_move")
    assert handle is not None
    place = handle.bounds.center
    step = round(64 * evening.phone.display.density / 160)
    evening.phone.windows.fingers.swipe(
        [(place.x, place.y + step * at // 2) for at in range(5)], 800
    )
    assert names(evening) == [first[1], first[2], first[0]]
    assert [place for _, _, place in evening.in_playlists()] == [0, 1, 2]


def test_a_removed_row_can_be_put_back(evening: Cinema) -> None:
    first = names(evening)
    title = first[1].removesuffix(".mp4")
    row = evening.scrolled_to(title).bounds.center
    evening.phone.windows.fingers.swipe([(900, row.y), (500, row.y), (100, row.y)], 200)
    assert names(evening) == [first[0], first[2]]
    assert [place for _, _, place in evening.in_playlists()] == [0, 1]
    assert evening.find(f"{title} has been dismissed from playlist")
    evening.tap("UNDO")
    assert names(evening) == first


def test_a_playlist_is_deleted(evening: Cinema) -> None:
    evening.back()
    evening.tap("item_more")
    evening.tap("Delete")
    assert evening.find("Delete playlist 'Late evening'?")
    evening.tap("delete_button")
    assert evening.in_playlists() == []
    assert evening.find("No playlist found.")
    counts = evening.app.database().query("SELECT DISTINCT nb_playlists FROM Media")
    assert [tuple(row) for row in counts] == [(0,)]


def test_a_row_put_in_from_outside_shifts_the_others(evening: Cinema) -> None:
    first = names(evening)
    sql = "INSERT INTO PlaylistMediaRelation(media_id, playlist_id, position) VALUES(4, 1, 0)"
    evening.app.database().execute(sql)
    assert names(evening)[1:] == first
    assert [place for _, _, place in evening.in_playlists()] == [0, 1, 2, 3]


def counters(cinema: Cinema) -> tuple[int, ...]:
    sql = "SELECT nb_video, nb_present_video, duration, nb_duration_unknown FROM Playlist"
    row = cinema.app.database().one(sql)
    assert row is not None
    return tuple(row)


def test_counters_follow_films_whoever_changes_them(evening: Cinema) -> None:
    database = evening.app.database()
    assert counters(evening) == (3, 3, 72_000, 0)
    database.execute("UPDATE Media SET duration = 30000 WHERE filename = 'clip_3.mp4'")
    assert counters(evening) == (3, 3, 78_000, 0)
    database.execute("UPDATE Media SET duration = -1 WHERE filename = 'clip_3.mp4'")
    assert counters(evening) == (3, 3, 48_000, 1)
    database.execute("DELETE FROM Media WHERE filename = 'clip_3.mp4'")
    assert counters(evening) == (2, 2, 48_000, 0)
    database.execute("DELETE FROM Media")
    assert counters(evening) == (0, 0, 0, 0)
