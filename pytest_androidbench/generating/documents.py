"""Reading the documents that a user gives: text, Markdown, HTML.

Nothing is fetched, and nothing in them is obeyed: they are texts to look things up in.
"""

from __future__ import annotations

import codecs
import re
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from pytest_androidbench.generating.faults import DocumentError
from pytest_androidbench.texts import clean

MOST_BYTES: Final = 32_000_000
"""Of one document; a manual of a thousand pages has a tenth of that."""
_HTML: Final = frozenset({".html", ".htm", ".xhtml"})
_MARKS: Final = (
    (codecs.BOM_UTF8, "utf-8-sig"),
    (codecs.BOM_UTF32_LE, "utf-32"),
    (codecs.BOM_UTF32_BE, "utf-32"),
    (codecs.BOM_UTF16_LE, "utf-16"),
    (codecs.BOM_UTF16_BE, "utf-16"),
)
"""Byte order marks; those of UTF-32 begin as those of UTF-16 do."""
_DECLARED: Final = re.compile(rb"charset\s*=\s*[\"']?\s*([A-Za-z0-9_.:-]+)", re.IGNORECASE)
_HEAD: Final = 1024
"""Bytes in which an HTML page has to say its encoding, by the standard."""
_CONTROL: Final = re.compile("[\x00-\x08\x0e-\x1f\x7f]")
_MOST_CONTROL: Final = 0.01
"""Share of control characters above which a text is none."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Document:
    """What a document says."""

    name: str
    """Of its file, without the folder."""
    text: str
    """Plain and fit to be shown, its lines ended by line feeds; never blank."""


def read_documents(
    paths: Iterable[Path], *, encoding: str = "", most_bytes: int = MOST_BYTES
) -> tuple[Document, ...]:
    """Read documents, in the order in which they are given.

    Args:
        paths: of the files.
        encoding: of all of them; "" = by their marks, what HTML says of itself, else UTF-8.
        most_bytes: that one may have.

    Raises:
        DocumentError: there is none, or one of them cannot be read; says which and what to do.
    """
    found = tuple(read_document(path, encoding=encoding, most_bytes=most_bytes) for path in paths)
    if not found:
        raise DocumentError("there are no documents: name files of text, Markdown or HTML")
    return found


def read_document(path: Path, *, encoding: str = "", most_bytes: int = MOST_BYTES) -> Document:
    """Read one document.

    Raises:
        DocumentError: it is too large, empty, binary, a PDF or of another encoding.
    """
    data = _bytes(path, most_bytes)
    if data.startswith(b"%PDF-"):
        raise DocumentError(f"{path} is a PDF, which is not read: make a text of it by pdftotext")
    html = path.suffix.lower() in _HTML
    text = _decoded(path, data, encoding, html=html)
    if len(_CONTROL.findall(text)) > _MOST_CONTROL * len(text):
        raise _binary(path)
    text = clean(_page(path, text) if html else _with_line_feeds(text))
    if not text.strip():
        raise DocumentError(f"{path} holds no text")
    return Document(name=clean(path.name), text=text)


def _bytes(path: Path, most: int) -> bytes:
    """What a file holds; no more is read of it than it may have."""
    try:
        if path.exists() and not path.is_file():
            raise DocumentError(f"{path} is no file: name files of text, Markdown or HTML")
        with path.open("rb") as file:
            data = file.read(most + 1)
    except OSError as error:
        raise DocumentError(f"cannot read {path}: {error.strerror or error}") from error
    if len(data) > most:
        raise DocumentError(
            f"{path} has more than {most} bytes: give the part of it that is about the app, or "
            "allow more with --most-bytes"
        )
    return data


def _decoded(path: Path, data: bytes, encoding: str, *, html: bool) -> str:
    named = encoding or next((name for mark, name in _MARKS if data.startswith(mark)), "")
    if not named and b"\0" in data:
        raise _binary(path)
    try:
        return data.decode(named or "utf-8")
    except LookupError as error:
        raise DocumentError(f"--encoding={encoding}: Python knows no such encoding") from error
    except UnicodeDecodeError as error:
        declared = _DECLARED.search(data[:_HEAD]) if html and not named else None
        if declared is not None:
            return _as_declared(path, data, declared[1].decode("ascii"))
        raise DocumentError(
            f"{path} is no {named or 'UTF-8'}, as byte {error.start} shows: say what it is with "
            "--encoding, such as --encoding=cp1252"
        ) from error


def _as_declared(path: Path, data: bytes, name: str) -> str:
    try:
        return data.decode(name)
    except (LookupError, UnicodeDecodeError) as error:
        raise DocumentError(
            f"{path} says that it is {name}, and is not: say what it is with --encoding"
        ) from error


def _page(path: Path, html: str) -> str:
    # Late: the parser is heavy, and most documents are plain.
    from pytest_androidbench.generating.hypertext import text_of_html  # noqa: PLC0415

    try:
        return text_of_html(html)
    except ValueError as error:
        raise DocumentError(f"{path} is no HTML: {error}") from error


def _with_line_feeds(text: str) -> str:
    return text.replace("\r\n", "\n").replace("\r", "\n").replace("\f", "\n").replace("\v", "\n")


def _binary(path: Path) -> DocumentError:
    return DocumentError(f"{path} is no text but binary: give text, Markdown or HTML")
