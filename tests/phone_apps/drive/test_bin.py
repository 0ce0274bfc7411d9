"""What lies in the bin is gone everywhere else, and so is what lies in it."""

from __future__ import annotations

import pytest

from tests.phone_apps.drive.conftest import Drive

INSIDE = "Barge offers"


@pytest.fixture
def removed(files: Drive) -> Drive:
    """A folder with files lies in the bin."""
    files.long_press("Ferry project")
    files.tap("Remove")
    return files


def search(drive: Drive, words: str) -> list[str]:
    drive.tap("menu_navigation_home")
    drive.tap("Search in Drive")
    drive.write(words)
    return drive.values("entry_label")


def test_files_of_a_removed_folder_are_listed_nowhere(removed: Drive) -> None:
    store = removed.app.store
    listed = [*store.recent(), *store.starred(), *store.shared(), *store.offline()]
    assert "Ferry project" not in {removed.path(each.name)[0] for each in listed if each.folder}
    assert search(removed, INSIDE) == []


def test_they_are_there_again_with_the_folder(removed: Drive) -> None:
    removed.tap("UNDO")
    assert search(removed, INSIDE) == [INSIDE]


def test_nothing_is_left_of_a_folder_that_was_deleted(removed: Drive) -> None:
    folder, used = removed.item("Ferry project").id, removed.app.store.used
    removed.tap("menu_button")
    removed.tap("Bin")
    removed.tap("empty_bin")
    removed.tap("Delete forever")
    store = removed.app.store
    known = {each.id for each in store.items.all("ORDER BY _id")}
    assert folder not in known
    assert not {each.folder for each in store.items.all("ORDER BY _id")} - {0, *known}
    assert {each.entry for each in store.shares.all("ORDER BY _id")} <= known
    assert store.used < used


def test_what_lies_in_the_bin_is_not_opened(removed: Drive) -> None:
    removed.tap("menu_button")
    removed.tap("Bin")
    removed.tap("Ferry project")
    assert "restore it from the bin" in str(removed.phone.windows.last_toast())
    assert removed.find("empty_bin") is not None


@pytest.mark.parametrize(("name", "more"), [(INSIDE, "action_more"), ("Minutes", "folder_more")])
def test_the_page_of_what_is_removed_goes_with_it(files: Drive, name: str, more: str) -> None:
    files.tap("Ferry project")
    files.tap(name)
    files.tap(more)
    files.tap("Remove")
    assert files.find("extended_fab") is not None
    assert name not in files.values("entry_label")
    assert "Questions for the town" in files.values("entry_label")
