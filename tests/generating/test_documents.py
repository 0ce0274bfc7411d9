"""Documents are read as text, whatever their encoding; what is none is refused in a sentence."""

from __future__ import annotations

import os
import random
from pathlib import Path
from time import perf_counter

import pytest

from pytest_androidbench.generating.chunks import chunks_of
from pytest_androidbench.generating.documents import read_document, read_documents
from pytest_androidbench.generating.faults import DocumentError

TEXT = "Alarms – how to set them.\nÜber: größer."


def written(folder: Path, name: str, data: bytes | str) -> Path:
    path = folder / name
    path.write_bytes(data.encode() if isinstance(data, str) else data)
    return path


@pytest.mark.parametrize("name", ["a.txt", "a.md", "a", "a.rst", "a.HTML.txt"])
def test_text_is_taken_as_it_is(tmp_path: Path, name: str) -> None:
    assert read_document(written(tmp_path, name, TEXT)).text == TEXT


@pytest.mark.parametrize("encoding", ["utf-8-sig", "utf-16", "utf-32"])
def test_a_byte_order_mark_tells_the_encoding(tmp_path: Path, encoding: str) -> None:
    assert read_document(written(tmp_path, "a.txt", TEXT.encode(encoding))).text == TEXT


def test_another_encoding_has_to_be_named(tmp_path: Path) -> None:
    path = written(tmp_path, "a.txt", TEXT.encode("cp1252"))
    with pytest.raises(DocumentError, match=r"a\.txt is no UTF-8, as byte 7 shows.*--encoding"):
        read_document(path)
    assert read_document(path, encoding="cp1252").text == TEXT


@pytest.mark.parametrize("name", ["hex", "klingon"])
def test_a_name_that_is_no_encoding_is_told(tmp_path: Path, name: str) -> None:
    with pytest.raises(DocumentError, match=f"--encoding={name}"):
        read_document(written(tmp_path, "a.txt", "a"), encoding=name)


def test_html_says_its_encoding_itself(tmp_path: Path) -> None:
    page = '<meta charset="cp1252"><p>Größe</p>'
    assert read_document(written(tmp_path, "a.html", page.encode("cp1252"))).text == "Größe"
    lying = page.replace("cp1252", "utf-8").encode("cp1252")
    with pytest.raises(DocumentError, match="says that it is utf-8, and is not"):
        read_document(written(tmp_path, "b.html", lying))


@pytest.mark.parametrize("name", ["a.txt", "a.html"])
@pytest.mark.parametrize("data", [b"", b" \n\t\r\n", b"\xef\xbb\xbf"])
def test_an_empty_document_is_refused(tmp_path: Path, name: str, data: bytes) -> None:
    with pytest.raises(DocumentError, match="holds no text"):
        read_document(written(tmp_path, name, data))


def test_a_page_without_words_is_empty(tmp_path: Path) -> None:
    with pytest.raises(DocumentError, match="holds no text"):
        read_document(written(tmp_path, "a.html", "<script>alert('x')</script><p> </p>"))


@pytest.mark.parametrize(
    "data",
    [
        b"PK\x03\x04\x00\x00word/document.xml",
        b"\x89PNG\r\n\x1a\n\x00\x00",
        bytes(range(1, 32)) * 4,
        b"\x7fELF" + b"\x01" * 40,
    ],
)
@pytest.mark.parametrize("name", ["a.txt", "a.html"])
def test_what_is_binary_is_refused(tmp_path: Path, name: str, data: bytes) -> None:
    with pytest.raises(DocumentError, match="no text but binary"):
        read_document(written(tmp_path, name, data))


def test_noise_is_never_taken_for_a_text(tmp_path: Path) -> None:
    for seed in range(20):
        noise = random.Random(seed).randbytes(2000)
        with pytest.raises(DocumentError):
            read_document(written(tmp_path, "a.bin", noise))


def test_a_pdf_is_refused_with_the_way_out(tmp_path: Path) -> None:
    with pytest.raises(DocumentError, match="is a PDF, which is not read: make a text of it"):
        read_document(written(tmp_path, "a.txt", b"%PDF-1.7\n..."))


def test_no_documents_and_none_that_is_there_are_told(tmp_path: Path) -> None:
    with pytest.raises(DocumentError, match="there are no documents"):
        read_documents([])
    with pytest.raises(DocumentError, match=r"cannot read .*gone\.txt: No such file"):
        read_documents([tmp_path / "gone.txt"])
    for path in (tmp_path, Path("/dev/zero")):
        with pytest.raises(DocumentError, match=f"{path} is no file"):
            read_documents([path])


def test_of_a_document_that_is_too_large_no_more_is_read_than_it_may_have(tmp_path: Path) -> None:
    path = tmp_path / "large.txt"
    with path.open("wb") as file:
        os.truncate(file.fileno(), 40_000_000_000)
    with pytest.raises(DocumentError, match="has more than 32000000 bytes"):
        read_document(path)


def test_ten_megabytes_are_read_and_cut_within_seconds(tmp_path: Path) -> None:
    path = written(tmp_path, "manual.txt", "Tap the plus sign to add one more alarm.\n" * 250_000)
    begun = perf_counter()
    document = read_document(path)
    chunks = chunks_of(document, size=1500, overlap=150)
    assert perf_counter() - begun < 20
    assert len(document.text) == 10_250_000
    assert len(chunks) == 7593


def test_lines_end_alike_and_controls_are_shown(tmp_path: Path) -> None:
    text = "one\r\ntwo\rthree\fthe end of a page with \x1b and \u202e" + " and words" * 20
    found = read_document(written(tmp_path, "a.txt", text)).text
    assert found.splitlines()[:3] == ["one", "two", "three"]
    assert "\\x1b" in found
    assert "\\u202e" in found
