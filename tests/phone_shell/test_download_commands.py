"""The download manager's rows, and what apps have had downloaded."""

from __future__ import annotations

from pytest_androidbench.phone.system.phone import Phone
from tests.phone_shell.conftest import Run

URI = "content://downloads/my_downloads"
FOLDER = "/storage/emulated/0/Download"
PAGE = "https://example.com/a.pdf"


def test_downloads_have_rows_and_files(phone: Phone, sh: Run) -> None:
    for _ in range(2):
        phone.providers.downloads.add("a.pdf", b"%PDF", uri=PAGE, package="com.android.settings")
    assert phone.files.listdir(FOLDER) == ["a (1).pdf", "a.pdf"]
    columns = "--projection _id:title:status:uri:mimetype"
    assert sh(f"content query --uri {URI} {columns}").stdout.splitlines() == [
        f"Row: 0 _id=1, title=a.pdf, status=200, uri={PAGE}, mimetype=application/pdf",
        f"Row: 1 _id=2, title=a (1).pdf, status=200, uri={PAGE}, mimetype=application/pdf",
    ]
    assert phone.content.open(f"{URI}/2") == b"%PDF"
    assert phone.content.type_of(f"{URI}/2") == "application/pdf"
    assert phone.content.name_of(f"{URI}/2") == "a (1).pdf"


def test_rows_are_changed_and_removed_with_their_files(phone: Phone, sh: Run) -> None:
    phone.providers.downloads.add("a", b"x", uri=PAGE, package="com.android.settings")
    sh(f"content insert --uri {URI} --bind title:s:later --bind status:i:190")
    sh(f"content update --uri {URI}/2 --bind status:i:200")
    shown = sh(f"content query --uri {URI}/2 --projection title:status").stdout
    assert shown == "Row: 0 title=later, status=200\n"
    sh(f"content delete --uri {URI}")
    assert sh(f"content query --uri {URI}").stdout == "No result found.\n"
    assert phone.files.listdir(FOLDER) == []
    assert sh(f"content gettype --uri {URI}").stdout == "Result: vnd.android.cursor.dir/download\n"
    assert "Unknown URI" in sh("content query --uri content://downloads/none").stderr
