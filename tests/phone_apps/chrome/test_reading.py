"""What pages may read of the phone."""

from __future__ import annotations

import pytest

from pytest_androidbench.phone.apps.chrome import names
from pytest_androidbench.phone.apps.chrome.names import PACKAGE
from pytest_androidbench.phone.browser.facts import PageDownload
from pytest_androidbench.phone.browser.requests import PageRequest, PageResponse
from pytest_androidbench.phone.system.app_ops import all_files
from pytest_androidbench.phone.system.pages import Refusal, page_answerer, stored_page
from tests.phone_apps.chrome.conftest import FOLDER, Surfer

PICTURE = f"{FOLDER}/a.png"


def read(fresh: Surfer, path: str) -> PageResponse | Refusal:
    return stored_page(fresh.app, f"file://{path}")


def test_files_of_shared_storage_are_not_for_pages(fresh: Surfer) -> None:
    fresh.put("<p>")
    assert read(fresh, f"{FOLDER}/page.html") is Refusal.DENIED
    assert read(fresh, f"{FOLDER}/none.html") is Refusal.DENIED


def test_pictures_are_with_the_permission_for_media_alone(fresh: Surfer) -> None:
    fresh.phone.files.write(PICTURE, b"png")
    fresh.put("<p>")
    assert read(fresh, PICTURE) is Refusal.DENIED
    fresh.phone.permissions.grant(PACKAGE, names.STORAGE)
    assert isinstance(read(fresh, PICTURE), PageResponse)
    assert isinstance(read(fresh, "/sdcard/Download/a.png"), PageResponse)
    assert read(fresh, f"{FOLDER}/page.html") is Refusal.DENIED


def test_what_chrome_downloaded_is_its_own(fresh: Surfer) -> None:
    given = PageDownload(url="data:,", name="mine.html", mime="text/html", data=b"<p>")
    kept = fresh.app.downloads.keep(given, "")
    assert isinstance(read(fresh, kept.path), PageResponse)


def test_its_own_folder_of_shared_storage_is_its_own(fresh: Surfer) -> None:
    own, other = (f"/sdcard/Android/data/{name}" for name in (PACKAGE, "org.example"))
    for folder in (own, other):
        fresh.phone.files.mkdir(folder, parents=True)
        fresh.phone.files.write(f"{folder}/a.html", b"<p>")
    assert isinstance(read(fresh, f"{own}/a.html"), PageResponse)
    assert read(fresh, f"{own}/none.html") is Refusal.NOT_FOUND
    assert read(fresh, f"{other}/a.html") is Refusal.DENIED


def test_what_has_no_folder_is_not_there(fresh: Surfer) -> None:
    assert read(fresh, f"/sdcard/Android/data/{PACKAGE}/files/none.html") is Refusal.NOT_FOUND
    assert read(fresh, f"{FOLDER}/none/page.html") is Refusal.NOT_FOUND
    assert read(fresh, "/none/page.html") is Refusal.NOT_FOUND


def test_all_files_are_with_that_access(fresh: Surfer) -> None:
    fresh.put("<p>")
    all_files(PACKAGE).write(fresh.phone, True)
    answer = read(fresh, f"{FOLDER}/page.html")
    assert isinstance(answer, PageResponse)
    assert (answer.mime, answer.body) == ("text/html", b"<p>")
    assert read(fresh, f"{FOLDER}/none.html") is Refusal.NOT_FOUND


@pytest.mark.parametrize(
    "path",
    ["/data/data/com.android.settings/x", "/data/system/packages.xml", f"{FOLDER}/../../../data"],
)
def test_data_of_others_are_refused(fresh: Surfer, path: str) -> None:
    assert isinstance(read(fresh, path), Refusal)


def test_a_document_is_read_only_if_it_was_handed_over(fresh: Surfer) -> None:
    uri = fresh.put("<p>")
    assert stored_page(fresh.app, uri) is Refusal.DENIED
    model = fresh.app.tabs.load()
    model.granted.append(uri)
    fresh.app.tabs.save(model)
    assert isinstance(stored_page(fresh.app, uri), PageResponse)
    assert stored_page(fresh.app, f"{uri}0") is Refusal.DENIED


def test_there_is_no_internet(fresh: Surfer) -> None:
    assert stored_page(fresh.app, "https://example.com/") is Refusal.UNRESOLVED
    fresh.phone.radios.set_airplane(True)
    assert stored_page(fresh.app, "https://example.com/") is Refusal.OFFLINE


def test_nobody_answers_for_a_page_of_no_app(fresh: Surfer) -> None:
    answer = page_answerer(fresh.phone)
    for key in ("", "com.none/1", "com.android.chrome"):
        url = "file:///data/system/packages.xml"
        assert answer(PageRequest(url=url, method="GET", main_frame=True, page=key)) is None
