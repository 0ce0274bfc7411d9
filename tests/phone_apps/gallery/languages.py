"""Contact sheets of the home screen and first pages in every language and size of B-MoCA's.

`python -m tests.phone_apps.gallery.languages FOLDER` draws two sheets for each of the 15 languages:
a size a row, a page a column. They are to be looked at, and kept nowhere.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from PIL import Image, ImageDraw, ImageFont

from pytest_androidbench.interface.profile import Profile
from pytest_androidbench.phone.ui.text import TextEngine
from tests.phone_apps.gallery.environments import ENVIRONMENTS, arrange, dress
from tests.phone_apps.gallery.sheets import FONT, GAP, LABEL
from tests.phone_apps.gallery.stage import SHOTS, furnished, scenes

PAGES: Final[Mapping[str, tuple[str, str]]] = {
    "home": ("home", "home"),
    "drawer": ("home", "drawer"),
    "clock": ("clock", "alarms"),
    "dialer": ("dialer", "favourites"),
    "contacts": ("contacts", "list"),
    "settings": ("settings", "home"),
    "display": ("settings-display", "display"),
    "chrome": ("chrome", "new tab with sites"),
    "messages": ("messaging", "list"),
    "youtube": ("youtube", "home"),
}
"""Pages by the names of their columns: a sheet of the gallery, and a picture of it."""
OF_ALL_APPS: Final = "gmail"
"""Where this is looked at, the apps are there that environments lay on the home screen."""
ROWS: Final = 4
"""So many sizes are on a sheet."""
WIDTH: Final = 150
"""How wide a small picture is, in pixels."""


@dataclass(frozen=True, slots=True)
class PageLook:
    """One small picture: what it is of, in which language and size."""

    locale: str
    size: str
    page: str


def _size(profile: Profile) -> str:
    return f"{profile.width}x{profile.height}@{profile.density}"


LOCALES: Final = tuple(dict.fromkeys(str(one.locale) for one in ENVIRONMENTS.values()))
SIZES: Final[Mapping[str, Profile]] = {
    _size(one): one
    for one in sorted(ENVIRONMENTS.values(), key=lambda one: (one.width or 0) / (one.density or 1))
}
"""Sizes and densities from the narrowest on, each as one of the environments has it."""


def cells(
    locales: Sequence[str], sizes: Sequence[str], pages: Sequence[str], width: int
) -> Iterator[tuple[PageLook, Image.Image]]:
    """Small pictures of pages, each in some languages and sizes, on phones furnished for them."""
    engine = TextEngine()
    for page in pages:
        sheet, name = PAGES[page]
        phone = furnished(engine, OF_ALL_APPS)
        [(_, state)] = scenes(phone, [shot for shot in SHOTS[sheet] if shot.name == name])
        for locale in locales:
            for size in sizes:
                profile = replace(SIZES[size], locale=locale, dark=False)
                dress(phone, state, profile)
                if page == "home":
                    arrange(phone, profile)
                shown = phone.windows.view.image().convert("RGB")
                small = (width, round(shown.height * width / shown.width))
                yield PageLook(locale, size, page), shown.resize(small, Image.Resampling.LANCZOS)


def sheet(drawn: Mapping[PageLook, Image.Image]) -> Image.Image:
    """Small pictures of one language: a size a row, a page a column."""
    pages = list(dict.fromkeys(cell.page for cell in drawn))
    sizes = list(dict.fromkeys(cell.size for cell in drawn))
    heights = [max(drawn[cell].height for cell in drawn if cell.size == size) for size in sizes]
    width = max(picture.width for picture in drawn.values())
    canvas = Image.new(
        "RGB",
        (len(pages) * (width + GAP) + GAP, sum(heights) + len(sizes) * (LABEL + GAP) + GAP),
        "#e8e8e8",
    )
    draw, font = ImageDraw.Draw(canvas), ImageFont.truetype(str(FONT), 13)
    top = GAP
    for size, height in zip(sizes, heights, strict=True):
        draw.text((GAP, top), size, "#202020", font)
        for cell, picture in drawn.items():
            if cell.size == size:
                canvas.paste(picture, (GAP + pages.index(cell.page) * (width + GAP), top + LABEL))
        top += height + LABEL + GAP
    return canvas


def write(folder: Path, drawn: Mapping[PageLook, Image.Image]) -> Iterator[Path]:
    """Put the sheets into a folder, one or more for each language."""
    folder.mkdir(parents=True, exist_ok=True)
    sizes = list(dict.fromkeys(cell.size for cell in drawn))
    for locale in dict.fromkeys(cell.locale for cell in drawn):
        for first in range(0, len(sizes), ROWS):
            own = {
                cell: picture
                for cell, picture in drawn.items()
                if cell.locale == locale and cell.size in sizes[first : first + ROWS]
            }
            path = folder / f"{locale}-{first // ROWS + 1}.png"
            sheet(own).save(path)
            yield path


def main(arguments: Sequence[str]) -> None:
    """Draw the chosen languages, sizes and pages, by default all."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path, metavar="FOLDER")
    parser.add_argument("--locales", nargs="+", choices=LOCALES, default=LOCALES)
    parser.add_argument("--sizes", nargs="+", choices=SIZES, default=tuple(SIZES))
    parser.add_argument("--pages", nargs="+", choices=PAGES, default=tuple(PAGES))
    parser.add_argument("--width", type=int, default=WIDTH, help="of a small picture, in pixels")
    asked = parser.parse_args(arguments)
    drawn = dict(cells(asked.locales, asked.sizes, asked.pages, asked.width))
    for path in write(asked.folder, drawn):
        sys.stdout.write(f"{path}\n")


if __name__ == "__main__":
    main(sys.argv[1:])
