"""What is read of PDFs."""

from __future__ import annotations

import zlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pytest_androidbench.phone.kit.pdf_pages import MOST_PAGES, MOST_UNPACKED, PdfPage, pdf_pages
from task_suites.android_arena.content.papers import pdf_page


def file(*objects: bytes) -> bytes:
    """A file of objects, counted from 1."""
    written = (b"%d 0 obj %b endobj\n" % (n, each) for n, each in enumerate(objects, 1))
    return b"%PDF-1.7\n" + b"".join(written)


def page(contents: int) -> bytes:
    return b"<< /Type /Page /Contents %d 0 R >>" % contents


def stream(data: bytes, head: bytes = b"") -> bytes:
    return b"<< /Length %d %b >>\nstream\n%b\nendstream" % (len(data), head, data)


def lines(drawn: bytes) -> tuple[str, ...]:
    return pdf_pages(file(page(2), stream(drawn)))[0].lines


@pytest.mark.parametrize(
    ("drawn", "said"),
    [
        (b"BT (One) Tj 0 -12 Td (Two) Tj ET", ("One", "Two")),
        (b"BT [(O) 3 (ne)] TJ T* (Two) Tj ET", ("One", "Two")),
        (b"(a \\(b\\) c) Tj", ("a (b) c",)),
        (b"(caf\\351) Tj", ("caf\u00e9",)),
        (b"(One) ' (Two) ' ET", ("One", "Two")),
        (b"", ()),
    ],
)
def test_texts_stand_in_lines(drawn: bytes, said: tuple[str, ...]) -> None:
    assert lines(drawn) == said


def test_pages_stand_in_their_order() -> None:
    data = file(page(3), page(4), stream(b"(First) Tj"), stream(b"(Second) Tj"))
    assert [each.lines for each in pdf_pages(data)] == [("First",), ("Second",)]


def test_a_page_may_be_a_picture() -> None:
    (found,) = pdf_pages(pdf_page("A page"))
    assert found.picture.startswith(b"\xff\xd8")


def test_the_list_of_pages_is_none() -> None:
    assert pdf_pages(file(b"<< /Type /Pages /Kids [] >>")) == ()


def test_what_unpacks_beyond_all_measure_ends() -> None:
    packed = zlib.compress(b"(a) Tj T* " * MOST_UNPACKED)
    (found,) = pdf_pages(file(page(2), stream(packed, b"/Filter /FlateDecode")))
    assert len(found.lines) <= 200


def test_there_are_no_more_pages_than_are_shown() -> None:
    assert len(pdf_pages(file(*[page(1)] * (MOST_PAGES + 5)))) == MOST_PAGES


def test_other_packings_are_empty_pages() -> None:
    assert pdf_pages(file(page(2), stream(b"xyz", b"/Filter /LZWDecode"))) == (PdfPage(),)
    assert pdf_pages(file(page(2), stream(b"xyz", b"/Filter /FlateDecode"))) == (PdfPage(),)


@given(st.binary(max_size=300))
def test_whatever_it_is_it_is_borne(data: bytes) -> None:
    pdf_pages(b"%PDF-" + data)
