from __future__ import annotations

import pytest

from pytest_androidbench.phone.apps.gallery.model import PACKAGE
from pytest_androidbench.phone.system.app_ops import AppOp, all_files
from tests.phone_apps.simple_gallery.conftest import Gallery


def test_it_asks_for_what_it_needs_and_leads_to_the_system_page(fresh: Gallery) -> None:
    fresh.start()
    fresh.tap("Allow")
    assert fresh.phone.permissions.held(PACKAGE, "READ_MEDIA_VIDEO")
    fresh.tap("All files")
    assert fresh.phone.windows.focused[0] == "com.android.settings"
    fresh.touch(fresh.switch_beside("Allow access to manage all files"))
    assert all_files(PACKAGE).read(fresh.phone)
    fresh.phone.windows.back()
    assert fresh.folders() == ["Pictures", "DCIM"]
    assert fresh.crashes() == []


def test_media_alone_can_be_allowed(fresh: Gallery) -> None:
    fresh.start()
    fresh.tap("Allow")
    fresh.tap("Media only")
    fresh.touch(fresh.switch_beside("Allow app to manage media files"))
    assert AppOp(PACKAGE, "MANAGE_MEDIA").read(fresh.phone)


def test_without_permission_it_leaves(fresh: Gallery) -> None:
    fresh.start()
    fresh.tap("permission_deny_button")
    assert fresh.phone.windows.focused[0] != PACKAGE
    assert fresh.toast() == "Storage permission is required"


@pytest.mark.parametrize("entry", ["Copy to", "Move to", "Rename", "Hide"])
def test_files_are_not_changed_before_all_files_are_allowed(fresh: Gallery, entry: str) -> None:
    fresh.start()
    fresh.tap("Allow")
    fresh.phone.windows.back()
    fresh.tap("DCIM")
    fresh.hold(fresh.cells()[0])
    fresh.menu(entry)
    assert fresh.find("All files") is not None


def test_copying_needs_notifications(fresh: Gallery) -> None:
    fresh.allow()
    fresh.phone.permissions.revoke(PACKAGE, "POST_NOTIFICATIONS")
    fresh.start()
    fresh.tap("DCIM")
    fresh.hold(fresh.cells()[0])
    fresh.menu("Copy to", "Pictures")
    fresh.tap("permission_deny_button")
    assert fresh.find("Permission Required") is not None
    assert fresh.listed("Pictures") == ["sea.jpg", "wood.gif"]
    fresh.tap("Grant Permission")
    assert fresh.phone.windows.focused[0] == "com.android.settings"


def test_shell_can_allow_all_files(fresh: Gallery) -> None:
    assert not all_files(PACKAGE).read(fresh.phone)
    fresh.allow()
    fresh.start()
    assert fresh.folders() == ["Pictures", "DCIM"]
