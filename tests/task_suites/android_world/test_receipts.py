from __future__ import annotations

import io
from typing import Final

import pytest
from hypothesis import given, settings
from PIL import Image

from pytest_androidbench.appdata.storage import Item
from task_suites.android_world.content.receipts import PRICES, Receipt, receipt_names, receipts
from task_suites.android_world.pictures import (
    FONT_SIZE,
    MARGIN,
    PAPER,
    WIDTH,
    Format,
    table_picture,
    text_picture,
)
from task_suites.android_world.test_gallery import is_copied
from task_suites.android_world.test_receipts import plain

NAME: Final = "receipt_warm_harbor.jpg"
ORIGINAL: Final = Item(path=f"DCIM/{NAME}", data=b"picture")
COPY: Final = Item(path=f"Download/{NAME}", data=b"picture")
FOLDERS: Final = (Item(path="DCIM"), Item(path="Download"))


@pytest.mark.parametrize(
    ("after", "strict", "upstream"),
    [
        ([ORIGINAL, COPY], True, True),
        ([ORIGINAL], False, False),
        ([COPY], False, True),
        ([ORIGINAL, Item(path=COPY.path, data=b"")], False, True),
        ([ORIGINAL, Item(path=COPY.path, data=b"other")], False, True),
        ([Item(path=ORIGINAL.path, data=b"other"), COPY], False, True),
        ([ORIGINAL, COPY, Item(path="Download/second.jpg", data=b"picture")], False, True),
        ([ORIGINAL, Item(path=COPY.path)], False, False),
    ],
)
def test_what_counts_as_a_copy(after: list[Item], strict: bool, upstream: bool) -> None:
    before = [*FOLDERS, ORIGINAL]
    assert bool(is_copied(COPY, before, [*FOLDERS, *after], upstream=False)) is strict
    assert bool(is_copied(COPY, before, [*FOLDERS, *after], upstream=True)) is upstream


@settings(max_examples=60)
@given(receipts(most=5))
def test_a_receipt_reads_the_same_as_text_and_as_table(receipt: Receipt) -> None:
    lines = receipt.csv.splitlines()
    assert lines[0] == "Date, Item, Amount"
    assert [tuple(line.split(", ")) for line in lines] == receipt.table
    for purchase in receipt.purchases:
        low, high = PRICES[purchase.item]
        assert low <= purchase.cents <= high
    assert plain(f"\n{receipt.csv.replace(', ', ' ,')}\n\n") == receipt.csv


def test_blank_lines_and_spaces_around_commas_say_nothing() -> None:
    assert plain("a,b\n\n c , d \n , \n") == "a, b\nc, d"


@given(receipt_names())
def test_names_of_receipts(name: str) -> None:
    assert name.startswith("receipt_")
    assert name.endswith(".jpg")


@pytest.mark.parametrize("kind", ["JPEG", "PNG"])
def test_pictures_are_as_large_as_their_rows(kind: Format) -> None:
    small = Image.open(io.BytesIO(text_picture(["short"], kind)))
    assert small.format == kind
    rows = [("2023-01-01", "Coffee Beans " * 8, "$1.00")] * 40
    large = Image.open(io.BytesIO(table_picture(rows, kind)))
    assert large.width > small.width
    assert large.height > small.height


def test_rows_of_a_picture_need_not_be_equally_long() -> None:
    wide = "W" * 60
    ragged = Image.open(io.BytesIO(table_picture([("a",), ("b", wide, wide), ("c", "d")])))
    even = Image.open(io.BytesIO(table_picture([("a", "", ""), ("b", wide, wide), ("c", "d", "")])))
    assert ragged.size == even.size
    assert ragged.tobytes() == even.tobytes()
    assert ragged.width > Image.open(io.BytesIO(table_picture([("b", wide)]))).width


def test_a_picture_of_nothing_is_paper() -> None:
    empty = Image.open(io.BytesIO(table_picture([], "PNG")))
    assert empty.size == (WIDTH, 2 * MARGIN + FONT_SIZE * 3 // 2)
    assert empty.getextrema() == (PAPER, PAPER)
