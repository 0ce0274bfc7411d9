"""The first pages, and the access to all files."""

from __future__ import annotations

from pytest_androidbench.phone.apps.vlc import names
from pytest_androidbench.phone.apps.vlc.look import NO_MEDIA
from pytest_androidbench.phone.apps.vlc.names import PACKAGE
from tests.phone_apps.vlc.conftest import Cinema
from tests.phone_apps.vlc.ways import FOLDER


def test_skipping_leads_to_the_page_about_permission(fresh: Cinema) -> None:
    fresh.phone.windows.start_app(PACKAGE)
    fresh.tap("Skip".upper())
    assert fresh.value("permissionTitle") == "Permission not granted"
    fresh.tap("grantPermissionButton")
    assert fresh.find("Allow VLC all file access")
    fresh.tap("OK")
    fresh.tap("Allow access to manage all files")
    fresh.phone.files.mkdir(FOLDER, parents=True)
    fresh.phone.files.write(f"{FOLDER}/odd.mp4", b"no film")
    fresh.back()
    assert fresh.value("title") == "Notification permission"
    fresh.tap("ok_button")
    fresh.tap("Allow")
    assert fresh.phone.permissions.held(PACKAGE, names.NOTIFICATIONS)
    assert fresh.value("ml_item_title") == "odd"
    fresh.phone.windows.home()
    fresh.phone.windows.start_app(PACKAGE)
    assert fresh.find("ok_button") is None


def test_all_pages_lead_to_the_list(fresh: Cinema) -> None:
    fresh.phone.windows.start_app(PACKAGE)
    fresh.tap("next_button")
    fresh.tap("next_button")
    fresh.tap("Allow access to manage all files")
    fresh.back()
    assert fresh.find("Auto-discover your media")
    fresh.tap("next_button")
    fresh.tap("next_button")
    fresh.tap("Allow")
    assert fresh.find("Make yourself at home")
    assert fresh.value("next_button") == "DONE"
    fresh.tap("next_button")
    assert fresh.find(NO_MEDIA.text)
    fresh.phone.windows.home()
    fresh.phone.windows.start_app(PACKAGE)
    assert fresh.find("nav_video")


def test_a_refused_permission_is_asked_for_again(fresh: Cinema) -> None:
    fresh.phone.windows.start_app(PACKAGE)
    fresh.tap("next_button")
    fresh.tap("permNone")
    fresh.tap("next_button")
    assert fresh.find("grant_permission_button")
