from __future__ import annotations

from pytest_androidbench.phone.apps.markor.app import PACKAGE
from pytest_androidbench.phone.system.app_ops import all_files
from tests.phone_apps.markor.notebook import FOLDER, Notebook


def to_the_question(new: Notebook) -> None:
    new.phone.windows.start_app(PACKAGE)
    for _ in range(4):
        new.tap("NEXT")
    new.tap("DONE")
    assert "Storage permission required to read and write files" in new.texts()


def test_slides_then_access_to_files_then_the_notebook(new: Notebook) -> None:
    to_the_question(new)
    new.tap("OK")
    new.tap("Allow access to manage all files")
    new.tap("Navigate up")
    assert new.texts()[0] == "Markor"
    assert ".." in new.texts()
    assert new.phone.files.is_dir(FOLDER)
    new.phone.windows.home()
    new.phone.windows.start_app(PACKAGE)
    assert new.find("fab_add_new_item") is not None


def test_without_access_it_asks_again(new: Notebook) -> None:
    to_the_question(new)
    new.tap("OK")
    new.back()
    assert new.phone.windows.last_toast() == "Permission not granted"
    new.tap("EXIT")
    assert new.phone.windows.foreground != PACKAGE
    assert not all_files(PACKAGE).read(new.phone)


def test_back_goes_one_slide_back(new: Notebook) -> None:
    new.phone.windows.start_app(PACKAGE)
    new.tap("NEXT")
    assert "View" in new.texts()
    new.back()
    assert "Main View" in new.texts()
    new.phone.windows.fingers.swipe([(900, 1000), (200, 1000)])
    assert "View" in new.texts()
