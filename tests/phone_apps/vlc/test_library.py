"""What lies on shared storage is listed and kept in the database."""

from __future__ import annotations

from io import BytesIO

import pytest
from PIL import Image, ImageChops, ImageStat

from pytest_androidbench.phone.apps.vlc import names
from pytest_androidbench.phone.apps.vlc.info import size_text
from pytest_androidbench.phone.apps.vlc.names import PACKAGE
from task_suites.android_world.films import text_frame
from tests.phone_apps.vlc.conftest import Cinema
from tests.phone_apps.vlc.ways import FILMS, FOLDER, playlist, seen_tips


def reopened(cinema: Cinema) -> None:
    cinema.phone.windows.home()
    cinema.phone.windows.start_app(PACKAGE)


def test_films_are_in_the_database_with_their_lengths(cinema: Cinema) -> None:
    sql = "SELECT filename, type, duration, is_present, nb_playlists FROM Media ORDER BY filename"
    rows = [tuple(row) for row in cinema.app.database().query(sql)]
    assert rows == [(name, 1, 24_000, 1, 0) for name in sorted(FILMS)]
    settings = cinema.app.database().query("SELECT * FROM Settings")
    assert [tuple(row) for row in settings] == [(36, 2, 6)]
    assert cinema.phone.files.is_file(f"/data/data/{PACKAGE}/app_db/vlc_media.db")


def test_titles_that_begin_alike_are_one_group(cinema: Cinema) -> None:
    assert cinema.values("ml_item_title") == [
        "clip_3", "footage_1", "moment_", "scene_9_HD"
    ]  # fmt: skip
    cinema.tap("moment_")
    assert cinema.values("ml_item_title") == ["moment_12", "moment_77"]
    cinema.back()
    cinema.more("Do not group videos")
    assert len(cinema.values("ml_item_title")) == len(FILMS)


def test_what_is_gone_or_changed_is_noticed(cinema: Cinema) -> None:
    cinema.phone.files.remove(f"{FOLDER}/clip_3.mp4")
    cinema.phone.files.write(f"{FOLDER}/footage_1.mp4", b"no film any more")
    reopened(cinema)
    found = {one.filename: one.duration for one in cinema.app.library.media()}
    assert "clip_3.mp4" not in found
    assert found["footage_1.mp4"] == -1


def test_rows_that_were_emptied_from_outside_come_back(cinema: Cinema) -> None:
    for table in ("Playlist", "Media", "PlaylistMediaRelation"):
        cinema.app.database().execute(f"DELETE FROM {table}")
    reopened(cinema)
    assert {one.filename for one in cinema.app.library.media()} == set(FILMS)


def test_files_are_looked_into_once(cinema: Cinema) -> None:
    before = [one.id for one in cinema.app.library.media()]
    reopened(cinema)
    assert [one.id for one in cinema.app.library.media()] == before


def typed(cinema: Cinema, words: str) -> None:
    """Search in the list that is shown."""
    cinema.tap("ml_menu_filter")
    field = cinema.find("search_src_text")
    assert field is not None
    assert field.focused
    cinema.phone.windows.set_text(field, words)


def test_a_list_is_filtered_by_words(cinema: Cinema) -> None:
    typed(cinema, "SCENE")
    assert cinema.values("ml_item_title") == ["scene_9_HD"]
    cinema.tap("Clear query")
    assert len(cinema.values("ml_item_title")) == 4
    cinema.tap("Collapse")
    assert cinema.value("main_toolbar") is not None
    assert cinema.find("Sort by…")


def test_words_are_searched_for_in_the_whole_library(cinema: Cinema) -> None:
    playlist(cinema)
    typed(cinema, "e")
    cinema.tap("searchButton")
    assert cinema.value("search_edit_text") == "e"
    titles = ["moment_12", "moment_77", "scene_9_HD", "footage_1", "Late evening"]
    assert sorted(cinema.values("item_title")) == sorted(titles)
    field = cinema.find("search_edit_text")
    assert field is not None
    cinema.phone.windows.set_text(field, "nothing like it")
    assert cinema.value("emptyTextView") == "No item found for search nothing like it"


def test_what_was_found_is_played_in_place_of_the_search(cinema: Cinema) -> None:
    seen_tips(cinema)
    typed(cinema, "moment_77")
    cinema.tap("searchButton")
    cinema.tap("item_title")
    medium = cinema.app.player.medium
    assert medium is not None
    assert medium.filename == "moment_77.mp4"
    cinema.back()
    assert cinema.find("nav_video")


def test_lists_are_turned_around(cinema: Cinema) -> None:
    cinema.tap("Sort by…")
    cinema.tap("Name")
    assert cinema.values("ml_item_title")[0] == "scene_9_HD"
    cinema.tap("Display in list")
    assert cinema.find("Display in grid")


def test_a_deleted_film_is_gone_from_storage(cinema: Cinema) -> None:
    cinema.long_press("clip_3")
    cinema.more("Delete")
    assert cinema.find("Delete the file 'clip_3'?")
    cinema.tap("delete_button")
    assert not cinema.phone.files.exists(f"{FOLDER}/clip_3.mp4")
    assert "clip_3" not in cinema.values("ml_item_title")


def test_a_list_has_titles_and_lengths(cinema: Cinema) -> None:
    cinema.tap("Display in list")
    assert cinema.values("ml_item_title") == ["clip_3", "footage_1", "moment_", "scene_9_HD"]
    assert cinema.values("ml_item_time") == ["0:24", "0:24", "2 videos", "0:24"]


def test_a_film_tells_what_it_is(cinema: Cinema) -> None:
    cinema.tap("item_more")
    cinema.tap("Information")
    assert cinema.value("length_value") == "24s"
    assert cinema.value("size_value") == "11.9 KiB"
    assert cinema.value("extra_value") == f"{FOLDER}/clip_3.mp4"
    assert cinema.values("subtitle") == [
        "Codec: mpeg4", "Resolution: 320x240", "Frame rate: 2.000"
    ]  # fmt: skip
    seen_tips(cinema)
    cinema.tap("fab")
    medium = cinema.app.player.medium
    assert medium is not None
    assert medium.filename == "clip_3.mp4"


@pytest.mark.parametrize(
    ("size", "text"),
    [(0, "0 B"), (1023, "1023 B"), (1024, "1 KiB"), (1_572_864, "1.5 MiB"), (1 << 41, "2048 GiB")],
)
def test_sizes_are_written_in_powers_of_two(size: int, text: str) -> None:
    assert size_text(size) == text


@pytest.mark.parametrize(
    "sql",
    [
        "UPDATE Media SET title = NULL, duration = 'long', type = 'film', group_id = 99",
        "UPDATE Media SET title = x'ff00', filename = 7, last_time = 'x', last_played_date = 'y'",
        "UPDATE File SET mrl = 'file://%ff%00' || id_file, size = 'big'",
        "UPDATE Playlist SET name = NULL",
        "UPDATE PlaylistMediaRelation SET position = 'first'",
        "INSERT INTO PlaylistMediaRelation VALUES(NULL, 1, NULL)",
        "DELETE FROM Media",
        "DROP TABLE PlaylistMediaRelation",
    ],
)
def test_rows_that_make_no_sense_end_no_page(cinema: Cinema, sql: str) -> None:
    playlist(cinema)
    cinema.app.database().execute(sql)
    for tab in ("nav_audio", "nav_directories", "nav_more", "nav_video"):
        cinema.tap(tab)
    if not sql.startswith("DROP"):
        reopened(cinema)
        cinema.tap("nav_playlists")
        assert cinema.crashes() == []


def thumbnails(cinema: Cinema) -> list[str]:
    folder = f"/data/data/{PACKAGE}/files/thumbs"
    return sorted(cinema.phone.files.listdir(folder))


def test_films_have_pictures_of_what_they_show(cinema: Cinema) -> None:
    ids = {one.filename: one.id for one in cinema.app.library.media()}
    assert thumbnails(cinema) == sorted(f"{id_}.jpg" for id_ in ids.values())
    picture = cinema.app.thumbnails.get(ids["clip_3.mp4"])
    assert picture is not None
    shown = Image.open(BytesIO(picture)).convert("L")
    assert shown.size == (267, 200)
    wanted = text_frame("Anna").convert("L").resize(shown.size)
    assert ImageStat.Stat(ImageChops.difference(shown, wanted)).mean[0] < 6
    cinema.app.prefs().put(names.THUMBNAILS, False)
    assert cinema.app.thumbnails.get(ids["clip_3.mp4"]) is None


def test_pictures_go_with_their_films(cinema: Cinema) -> None:
    cinema.phone.files.remove(f"{FOLDER}/clip_3.mp4")
    cinema.phone.files.write(f"{FOLDER}/footage_1.mp4", b"no film any more")
    reopened(cinema)
    assert len(thumbnails(cinema)) == 3
