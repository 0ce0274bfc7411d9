"""The sheet of the account, and the settings."""

from __future__ import annotations

import pytest

from tests.phone_apps.photos.conftest import Pictures


@pytest.fixture
def sheet(pictures: Pictures) -> Pictures:
    pictures.tap("selected_account_disc")
    return pictures


def test_it_tells_whose_account_it_is_and_how_much_room_there_is(sheet: Pictures) -> None:
    assert sheet.value("account_display_name") == "Robin Falk"
    assert sheet.value("account_name") == "robin.falk@example.com"
    assert "used on this device" in sheet.value("device_storage")
    assert "server" in sheet.value("account_storage")


def test_a_page_tells_what_pictures_take(sheet: Pictures) -> None:
    store = sheet.store
    photos = sum(not one.film for one in store.all())
    sheet.tap("Account storage")
    assert sheet.value("account_name") == "robin.falk@example.com"
    assert "used on this device" in sheet.value("device_storage")
    assert any(text.startswith(f"{photos} items, ") for text in sheet.texts())
    assert "0 items, 0 B" in sheet.texts()


@pytest.mark.parametrize("row", ["Backup is off", "Your data in Photos", "Help & feedback"])
def test_what_needs_a_server_says_so(sheet: Pictures, row: str) -> None:
    sheet.tap(row)
    assert "this phone" in str(sheet.phone.windows.last_toast()).lower()


@pytest.mark.parametrize("row", ["Manage your Google Account", "Free up space on this device"])
def test_rows_of_the_phone_lead_to_settings(sheet: Pictures, row: str) -> None:
    sheet.tap(row)
    assert sheet.phone.windows.foreground == "com.android.settings"


def test_the_grid_of_the_settings_is_that_of_the_first_page(sheet: Pictures) -> None:
    sheet.tap("Photos settings")
    sheet.tap("Photo grid")
    sheet.tap("Month")
    sheet.back()
    assert sheet.values("header_date")[0] == "October 2023"


def test_settings_lead_to_pages_of_the_system_and_of_the_app(sheet: Pictures) -> None:
    sheet.tap("Photos settings")
    sheet.tap("About Google Photos")
    assert "6.54.0" in sheet.texts()
    sheet.tap("Privacy Policy")
    assert "internet" in str(sheet.phone.windows.last_toast())
    sheet.back()
    sheet.tap("Notifications")
    assert sheet.phone.windows.foreground == "com.android.settings"


def test_without_faces_nobody_is_listed(pictures: Pictures) -> None:
    pictures.tap("tab_search")
    assert pictures.find("Rosa Delgado") or pictures.find("Amara Osei")
    pictures.tap("tab_photos")
    pictures.more("Photos settings")
    pictures.tap("Group similar faces")
    pictures.back()
    pictures.tap("tab_search")
    assert pictures.find("Amara Osei") is None
