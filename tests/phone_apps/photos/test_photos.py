from __future__ import annotations

from pytest_androidbench.phone.apps.photos.app import PhotosApp
from pytest_androidbench.phone.apps.photos.content import path_of
from pytest_androidbench.phone.world.people import ACQUAINTANCES, OWNER, PEOPLE
from pytest_androidbench.phone.world.photos import PHOTOS
from tests.phone_apps.photos.conftest import FIRST, Pictures


def test_the_world_is_there_by_day_and_by_month(pictures: Pictures) -> None:
    assert len(pictures.store.all()) == len(PHOTOS)
    assert "Today" in pictures.texts()
    assert pictures.cells()[0] == "Photo taken on Oct 15, 2023 11:00:25 AM"
    pictures.more("Month view")
    assert pictures.values("header_date")[0] == "October 2023"


def test_everybody_on_a_photo_is_of_the_world() -> None:
    known = {one.name for one in (OWNER, *PEOPLE, *ACQUAINTANCES)}
    assert {name for one in PHOTOS for name in one.people} <= known
    assert len({one.name for one in PHOTOS}) == len(PHOTOS)


def test_a_favourite_is_a_row_and_a_page(pictures: Pictures) -> None:
    pictures.open_first()
    pictures.tap("Favorite")
    assert pictures.store.row(FIRST).favorite
    pictures.tap("Remove from favorites")
    assert not pictures.store.row(FIRST).favorite


def test_deleting_moves_to_the_trash_and_undo_brings_back(pictures: Pictures) -> None:
    pictures.open_first()
    pictures.tap("trash")
    pictures.tap("Move to trash")
    assert not pictures.phone.files.exists(FIRST)
    assert [row.path for row in pictures.store.trashed()] == [FIRST]
    pictures.tap("UNDO")
    assert pictures.phone.files.exists(FIRST)
    assert pictures.store.trashed() == []


def test_the_trash_is_an_activity_that_restores_and_deletes(pictures: Pictures) -> None:
    second = path_of(PHOTOS[0])
    pictures.store.trash([FIRST, second])
    pictures.tap("Library")
    pictures.tap("Trash")
    front = pictures.phone.windows.stack.front
    assert front is not None
    assert front.entries[-1].activity == ".trash.ui.TrashPhotosActivity"
    pictures.tap("The cat has found the sun")
    pictures.tap("restore")
    pictures.tap("button1")
    assert pictures.phone.files.exists(FIRST)
    pictures.more("Empty trash")
    pictures.tap("button1")
    assert pictures.store.trashed() == []
    assert not pictures.phone.files.exists(second)
    assert "Trash is empty" in pictures.texts()


def test_words_are_looked_for_in_what_is_said(pictures: Pictures) -> None:
    pictures.tap("tab_search")
    pictures.tap("search_src_text")
    pictures.type("amara ines")
    assert len(pictures.cells()) == 1
    pictures.type(" nowhere")
    assert "No results" in pictures.texts()


def test_a_selection_becomes_an_album_that_is_renamed_and_deleted(pictures: Pictures) -> None:
    pictures.long_press(pictures.cells()[0])
    pictures.tap("Add to album")
    pictures.tap("New album")
    pictures.type("animals")
    pictures.tap("button1")
    album = pictures.store.albums.all("ORDER BY _id")[-1]
    assert album.title == "animals"
    assert [one.path for one in pictures.store.at("album", str(album.id))] == [FIRST]
    pictures.tap("Library")
    pictures.tap("animals")
    pictures.more("Rename album")
    pictures.type(" at home")
    pictures.tap("button1")
    assert "at home" in pictures.store.albums.all("ORDER BY _id")[-1].title
    pictures.more("Delete album")
    pictures.tap("button1")
    assert len(pictures.store.albums.all()) == 2
    assert pictures.phone.files.exists(FIRST)


def test_an_archived_picture_leaves_the_first_page(pictures: Pictures) -> None:
    before = pictures.cells()[0]
    pictures.long_press(before)
    pictures.more("Move to Archive")
    assert before not in pictures.cells()
    assert [one.path for one in pictures.store.at("archive")] == [FIRST]


def test_details_and_a_caption(pictures: Pictures) -> None:
    pictures.open_first()
    pictures.more("Details")
    assert "The cat has found the sun" in pictures.texts()
    pictures.tap("caption")
    pictures.type("!")
    pictures.tap("button1")
    assert "!" in pictures.store.row(FIRST).caption


def test_an_edited_copy_lies_beside_the_picture(pictures: Pictures) -> None:
    pictures.open_first()
    pictures.tap("edit")
    pictures.tap("Rotate")
    pictures.tap("Save copy")
    assert pictures.phone.files.exists(FIRST.replace(".jpg", "~1.jpg"))


def test_backup_says_why_it_is_off(pictures: Pictures) -> None:
    pictures.more("Photos settings")
    pictures.tap("Backup")
    assert "server" in str(pictures.phone.windows.last_toast())


def test_damaged_rows_do_not_break_a_page(pictures: Pictures) -> None:
    db = pictures.app_of(PhotosApp).database()
    db.execute("UPDATE local_media SET people = ',,', place = '', trash_timestamp = 5")
    db.execute("DELETE FROM collection_media")
    pictures.phone.windows.changed()
    pictures.tap("Library")
    pictures.tap("Trash")
    assert pictures.texts()
