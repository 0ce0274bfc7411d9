"""Broken files, empty ones, none at all, and nobody's leave to look."""

from __future__ import annotations

from tests.phone_apps.photos.conftest import CAMERA, Pictures

PACKAGE = "com.google.android.apps.photos"
ACCESS = ("android.permission.READ_MEDIA_IMAGES", "android.permission.READ_MEDIA_VIDEO")


def test_a_broken_picture_says_so_and_is_not_edited(pictures: Pictures) -> None:
    path = pictures.put("IMG_broken.jpg", b"no picture at all")
    one = pictures.store.one(path)
    assert one is not None
    assert one.broken
    pictures.open_first()
    assert pictures.value("photo_error") == "Can't show this photo"
    pictures.tap("edit")
    assert "Can't edit" in str(pictures.phone.windows.last_toast())
    pictures.phone.windows.view.picture("png")
    assert not pictures.crashes()


def test_a_picture_that_ends_too_early_breaks_nothing(pictures: Pictures) -> None:
    whole = pictures.phone.files.read(f"{CAMERA}/{pictures.store.all()[0].name}")
    pictures.put("IMG_cut.jpg", whole[: len(whole) // 2])
    pictures.open_first()
    pictures.phone.windows.view.picture("png")
    pictures.tap("edit")
    pictures.phone.windows.view.picture("png")
    assert not pictures.crashes()


def test_a_file_of_no_bytes_is_no_picture(pictures: Pictures) -> None:
    before = pictures.cells()
    pictures.put("IMG_empty.jpg", b"")
    assert pictures.cells() == before


def test_a_phone_without_pictures_says_what_will_be_there(pictures: Pictures) -> None:
    for one in pictures.store.all():
        pictures.phone.files.remove(one.path)
    pictures.phone.windows.changed()
    assert pictures.value("empty_state_title") == "Photos you take appear here"
    for tab in ("tab_search", "tab_library", "tab_sharing"):
        pictures.tap(tab)
    assert not pictures.crashes()


def test_without_leave_nothing_is_seen_until_it_is_given(pictures: Pictures) -> None:
    for permission in ACCESS:
        pictures.phone.permissions.revoke(PACKAGE, permission)
    pictures.phone.windows.start_app(PACKAGE)
    assert pictures.cells() == []
    pictures.tap("tab_library")
    pictures.tap("allow_access")
    pictures.tap("permission_allow_button")
    assert pictures.find("allow_access") is None
    pictures.tap("tab_photos")
    assert pictures.cells()


def test_who_refuses_is_led_to_settings(pictures: Pictures) -> None:
    for permission in ACCESS:
        pictures.phone.permissions.revoke(PACKAGE, permission)
    pictures.phone.windows.start_app(PACKAGE)
    pictures.tap("allow_access")
    pictures.tap("permission_deny_button")
    assert pictures.phone.windows.foreground == "com.android.settings"


def test_a_slideshow_goes_on_until_a_touch(pictures: Pictures) -> None:
    first, second, third = pictures.store.all()[:3]
    pictures.open_first()
    pictures.more("Slideshow")
    pictures.wait(3000)
    assert pictures.find(second.facts.caption)
    pictures.wait(3000)
    assert pictures.find(third.facts.caption)
    pictures.tap("photo_view")
    pictures.wait(30_000)
    assert pictures.find(third.facts.caption)
    assert pictures.find(first.facts.caption) is None
