"""What is a photo or a film of the camera, whole and where it belongs."""

from __future__ import annotations

import pytest

from pytest_androidbench.appdata.storage import Item
from task_suites.android_world.test_camera import (
    MOVIES,
    PICTURES,
    is_film,
    is_photo,
    new_files,
    one_came,
)

PHOTO = b"\xff\xd8\xff\xe0 a picture \xff\xd9"
FILM = b"\x00\x00\x00\x18ftypmp42 moov with a track of the kind vide"


def item(path: str, data: bytes | None = PHOTO) -> Item:
    return Item(path=path, data=data)


@pytest.mark.parametrize("data", [PHOTO, PHOTO + b"\0\0"])
def test_a_photo_goes_from_its_first_mark_to_its_last(data: bytes) -> None:
    assert is_photo(data)


@pytest.mark.parametrize("data", [b"", PHOTO[:-1], PHOTO[1:], PHOTO + b"more", FILM])
def test_what_was_cut_off_is_no_photo(data: bytes) -> None:
    assert not is_photo(data)


def test_a_film_has_its_kind_its_index_and_a_track_of_pictures() -> None:
    assert is_film(FILM)


@pytest.mark.parametrize("part", [b"ftyp", b"moov", b"vide"])
def test_what_lacks_one_of_them_is_no_film(part: bytes) -> None:
    assert not is_film(FILM.replace(part, b"none"))


def test_what_has_come_is_a_file_that_was_not_there_or_was_another() -> None:
    before = [item("a"), item("b"), item("folder", None)]
    after = [item("a"), item("b", FILM), item("c"), item("folder", None), item("new", None)]
    assert [each.path for each in new_files(before, after)] == ["b", "c"]


@pytest.mark.parametrize(("folder", "data"), [(PICTURES, PHOTO), (MOVIES, FILM)])
def test_one_has_come_to_its_folder(folder: str, data: bytes) -> None:
    before = [item(f"{folder}/old", data)]
    assert one_came(before, [*before, item(f"{folder}/new", data)], folder)


@pytest.mark.parametrize("came", [[], [item("Pictures/one", b"~")]])
def test_a_folder_is_none_of_them(came: list[Item]) -> None:
    assert not one_came([], [*came, item("Pictures/folder", None)], PICTURES)
    assert one_came([], [item("Pictures/one"), item("Pictures/folder", None)], PICTURES)


@pytest.mark.parametrize(
    "came",
    [
        [],
        [item("Pictures/one"), item("Pictures/two")],
        [item("Pictures/one"), item("Download/two")],
        [item("Download/one")],
        [item("Pictures_of_mine/one")],
        [item("Pictures/one", FILM)],
        [item("Pictures/one", b"")],
    ],
)
def test_none_two_or_another_have_not(came: list[Item]) -> None:
    assert not one_came([], came, PICTURES)
