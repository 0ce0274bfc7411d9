"""Albums, and what is made of several pictures."""

from __future__ import annotations

from io import BytesIO

import pytest
from PIL import Image

from tests.phone_apps.photos.conftest import FIRST, SECOND, Pictures


@pytest.fixture
def album(pictures: Pictures) -> Pictures:
    """A new album without pictures."""
    pictures.tap("Library")
    pictures.tap("New album")
    pictures.type("animals")
    pictures.tap("button1")
    return pictures


def members(driver: Pictures) -> list[str]:
    album = driver.store.albums.all("ORDER BY _id")[-1]
    return [one.path for one in driver.store.at("album", str(album.id))]


def test_pictures_are_picked_for_an_empty_album(album: Pictures) -> None:
    album.tap("add_photos_button")
    assert not album.scrolled_to("done_button").enabled
    album.tap(album.cells()[0])
    album.tap(album.cells()[1])
    album.tap("done_button")
    assert members(album) == [FIRST, SECOND]
    album.tap("add_photos")
    assert len(album.cells()) > 2
    assert album.cells()[0] != "Photo taken on Oct 15, 2023 11:00:25 AM"


def test_pictures_are_taken_out_by_a_selection(album: Pictures) -> None:
    album.tap("add_photos_button")
    album.tap(album.cells()[0])
    album.tap("done_button")
    album.long_press(album.cells()[0])
    album.more("Remove from album")
    assert members(album) == []
    assert album.phone.files.exists(FIRST)
    assert "Nothing here yet" in album.texts()


def test_an_empty_album_says_what_there_is_to_share(album: Pictures) -> None:
    album.tap("share")
    assert "Add photos" in str(album.phone.windows.last_toast())


@pytest.mark.parametrize(("what", "ending"), [("Animation", "gif"), ("Collage", "jpg")])
def test_something_is_made_of_two_pictures(pictures: Pictures, what: str, ending: str) -> None:
    first, second = pictures.cells()[:2]
    pictures.long_press(first)
    pictures.tap(second)
    pictures.tap("Add to album")
    pictures.tap(what)
    path = FIRST.replace(".jpg", f"-{what.upper()}.{ending}")
    image = Image.open(BytesIO(pictures.phone.files.read(path)))
    assert image.format == ("GIF" if ending == "gif" else "JPEG")
    if ending == "gif":
        assert getattr(image, "n_frames", 1) == 2
    else:
        assert image.size == (960, 480)


def test_nothing_is_made_of_one_picture(pictures: Pictures) -> None:
    pictures.long_press(pictures.cells()[0])
    pictures.tap("Add to album")
    assert pictures.find("New album")
    assert pictures.find("Animation") is None
