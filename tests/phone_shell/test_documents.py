"""`content` over the documents providers."""

from __future__ import annotations

import pytest

from pytest_androidbench.phone.system.phone import Phone
from tests.phone_shell.conftest import Run

STORAGE = "content://com.android.externalstorage.documents"
DOWNLOADS = "content://com.android.providers.downloads.documents"


@pytest.fixture(autouse=True)
def files(phone: Phone) -> None:
    """A file in a folder."""
    phone.files.mkdir("/sdcard/Download/In")
    phone.files.write("/sdcard/Download/In/a b.txt", b"hello", mtime_ms=1000)


def query(sh: Run, uri: str, *columns: str) -> str:
    projection = f" --projection {':'.join(columns)}" if columns else ""
    return sh(f"content query --uri '{uri}'{projection}").stdout


def test_folders_and_files_are_told(sh: Run) -> None:
    folder = f"{STORAGE}/document/primary%3ADownload%2FIn/children"
    assert query(sh, folder) == (
        "Row: 0 document_id=primary:Download/In/a b.txt, mime_type=text/plain, "
        "_display_name=a b.txt, last_modified=1000, flags=326, _size=5\n"
    )
    above = f"{STORAGE}/tree/primary%3ADownload/document/primary%3ADownload/children"
    told = query(sh, above, "_display_name", "mime_type", "flags")
    assert told == "Row: 0 _display_name=In, mime_type=vnd.android.document/directory, flags=332\n"


def test_downloads_have_names_of_their_own(sh: Run) -> None:
    children = query(sh, f"{DOWNLOADS}/document/downloads/children", "document_id")
    assert children == "Row: 0 document_id=raw:/storage/emulated/0/Download/In\n"
    found = query(sh, f"{DOWNLOADS}/root/downloads/search?query=A%20B", "_display_name")
    assert found == "Row: 0 _display_name=a b.txt\n"


def test_roots_are_told(sh: Run) -> None:
    assert query(sh, f"{STORAGE}/root", "root_id", "title", "document_id") == (
        "Row: 0 root_id=primary, title=sdk_gphone64_x86_64, document_id=primary:\n"
    )


def test_files_are_read_and_written(sh: Run) -> None:
    uri = f"{STORAGE}/document/primary%3ADownload%2FIn%2Fa%20b.txt"
    assert sh(f"content read --uri {uri}").stdout == "hello"
    sh(f"content write --uri {uri}", b"bye")
    assert sh("cat '/sdcard/Download/In/a b.txt'").stdout == "bye"


def test_what_is_not_there_is_refused(sh: Run) -> None:
    missing = sh(f"content query --uri {STORAGE}/document/primary%3Anope")
    assert "FileNotFoundException: Missing file for primary:nope" in missing.stderr
    assert "Insert not supported" in sh(f"content insert --uri {STORAGE}/root --bind a:s:b").stderr
