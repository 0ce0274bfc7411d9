"""The sheets of all languages and sizes are what a person looks at: nothing is missing on them."""

from __future__ import annotations

from pathlib import Path

from PIL import Image

from tests.phone_apps.gallery.languages import (
    LOCALES,
    PAGES,
    ROWS,
    SIZES,
    PageLook,
    main,
    write,
)
from tests.phone_apps.gallery.sheets import GAP, LABEL
from tests.phone_apps.gallery.stage import SHOTS

NARROW, TABLET = "1080x2400@700", "1200x800@160"


def test_every_page_is_a_picture_of_the_gallery() -> None:
    for sheet, name in PAGES.values():
        assert name in [shot.name for shot in SHOTS[sheet]]


def test_all_languages_and_sizes_of_the_environments_are_there() -> None:
    assert len(LOCALES) == 15
    sizes = list(SIZES)
    assert (sizes[0], sizes[-1], len(sizes)) == (NARROW, TABLET, 7)


def test_each_language_has_its_own_sheet(tmp_path: Path) -> None:
    main([
        str(tmp_path), "--locales", "ar-EG", "de-DE", "--sizes", NARROW, TABLET,
        "--pages", "contacts", "--width", "60",
    ])  # fmt: skip
    [arabic, german] = (tmp_path / f"{name}-1.png" for name in ("ar-EG", "de-DE"))
    assert sorted(tmp_path.iterdir()) == [arabic, german]
    assert arabic.read_bytes() != german.read_bytes()
    with Image.open(arabic) as sheet:
        assert sheet.size == (60 + 2 * GAP, 133 + 40 + 2 * (LABEL + GAP) + GAP)


def test_a_sheet_has_no_more_rows_than_can_be_looked_at(tmp_path: Path) -> None:
    picture = Image.new("RGB", (4, 8))
    drawn = {PageLook("xx", f"size {n}", "home"): picture for n in range(ROWS + 1)}
    assert [path.name for path in write(tmp_path, drawn)] == ["xx-1.png", "xx-2.png"]
