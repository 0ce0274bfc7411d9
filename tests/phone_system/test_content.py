from __future__ import annotations

import pytest

from pytest_androidbench.phone.system import documents
from pytest_androidbench.phone.system.content import ContentError, file_uri
from pytest_androidbench.phone.system.intents import ACTION_VIEW, Intent
from pytest_androidbench.phone.system.mime import ending_of, known_type, type_of_name
from pytest_androidbench.phone.system.phone import Phone
from tests.phone_system.sample import new_phone
from tests.phone_system.test_choosing import FilesApp

PATH = "/storage/emulated/0/DCIM/my cat é#1.jpg"
STORAGE = "content://com.android.externalstorage.documents"
DOWNLOADS = "content://com.android.providers.downloads.documents"
SAME_FILE = (
    file_uri(PATH),
    documents.document_uri(PATH),
    documents.document_in_tree(documents.tree_uri("/storage/emulated/0/DCIM"), PATH),
    f"{DOWNLOADS}/document/raw%3A%2Fstorage%2Femulated%2F0%2FDCIM%2Fmy%20cat%20%C3%A9%231.jpg",
    "content://com.ex.files/shared/DCIM/my%20cat%20%C3%A9%231.jpg",
)


@pytest.fixture
def phone() -> Phone:
    phone = new_phone(FilesApp)
    phone.files.write(PATH, b"meow")
    return phone


@pytest.mark.parametrize("uri", SAME_FILE)
def test_addresses_lead_to_their_file(phone: Phone, uri: str) -> None:
    content = phone.content
    assert content.path_of(uri) == PATH
    assert content.open(uri) == b"meow"
    assert content.type_of(uri) == "image/jpeg"
    assert content.name_of(uri) == "my cat é#1.jpg"
    assert content.size_of(uri) == 4
    content.write(uri, b"purr!")
    assert phone.files.read(PATH) == b"purr!"


def test_addresses_look_as_on_a_phone() -> None:
    assert documents.document_uri("/sdcard/DCIM/a.jpg") == (
        f"{STORAGE}/document/primary%3ADCIM%2Fa.jpg"
    )
    assert documents.tree_uri("/storage/emulated/0/Notes") == f"{STORAGE}/tree/primary%3ANotes"
    assert documents.document_in_tree(
        f"{STORAGE}/tree/primary%3ANotes/document/primary%3ANotes", "/sdcard/Notes/a b.md"
    ) == (f"{STORAGE}/tree/primary%3ANotes/document/primary%3ANotes%2Fa%20b.md")
    assert file_uri("/sdcard/a b.txt") == "file:///sdcard/a%20b.txt"


@pytest.mark.parametrize(
    ("uri", "path"),
    [
        (f"{STORAGE}/tree/primary%3A", "/storage/emulated/0"),
        (f"{STORAGE}/document/home%3Aa.txt", "/storage/emulated/0/Documents/a.txt"),
        (f"{DOWNLOADS}/tree/downloads", "/storage/emulated/0/Download"),
        (f"{STORAGE}/document/1234-5678%3Aa.txt", None),
        ("content://com.ex.files/other/a.txt", None),
        ("content://nobody/a.txt", None),
        ("https://example.com/a.txt", None),
    ],
)
def test_where_addresses_lead(phone: Phone, uri: str, path: str | None) -> None:
    assert phone.content.path_of(uri) == path


def test_folders_and_what_is_not_there(phone: Phone) -> None:
    content = phone.content
    assert content.type_of(documents.tree_uri("/sdcard/DCIM")) == documents.DIRECTORY_TYPE
    assert not content.exists(documents.document_uri("/sdcard/none"))
    for uri in (documents.document_uri("/sdcard/none"), "content://nobody/a", "http://a/b"):
        with pytest.raises(ContentError):
            content.open(uri)
    with pytest.raises(ContentError):
        content.write(documents.document_uri("/sdcard/none/b"), b"")
    assert content.size_of("content://nobody/a") == 0
    assert content.name_of("content://nobody/a%20b.txt?x=1") == "a b.txt"


def test_an_app_names_what_it_shares(phone: Phone) -> None:
    app = phone.packages.app("com.ex.files")
    assert app is not None
    assert app.uri_of(PATH) == "content://com.ex.files/shared/DCIM/my%20cat%20%C3%A9%231.jpg"
    with pytest.raises(LookupError):
        app.uri_of("/data/data/com.ex.files/secret")


def test_the_type_of_an_intent_comes_from_its_address(phone: Phone) -> None:
    view = Intent(action=ACTION_VIEW, data=SAME_FILE[-1])
    assert phone.activities.type_of(view) == "image/jpeg"
    assert phone.activities.type_of(view.having(type="image/*")) == "image/*"
    assert phone.activities.type_of(view.having(data=file_uri(PATH))) is None


def test_types_of_names() -> None:
    assert known_type("/sdcard/A.JPG") == "image/jpeg"
    assert known_type("notes.md") == "text/markdown"
    assert known_type(".nomedia") is None
    assert known_type("README") is None
    assert type_of_name("a.xyz") == "application/octet-stream"
    assert ending_of("image/jpeg") == "jpg"
    assert ending_of("x/y") is None
