"""Pictures for behind the home screen, drawn by code, in the classes of B-MoCA's environments.

B-MoCA (arXiv 2404.16660, table 3) names its pictures `00_default` to `13_canyon`; these are ours.
"""

from __future__ import annotations

import io
import math
from collections.abc import Callable, Mapping
from random import Random
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from PIL.Image import Image
    from PIL.ImageDraw import ImageDraw

FILE: Final = "/data/system/users/0/wallpaper"
"""Where Android has the picture (`WallpaperManagerService.WALLPAPER_CROP`); it takes root."""
WIDTH, HEIGHT = 540, 1080
Colour = tuple[int, int, int]
Paint = Callable[["ImageDraw", Random], None]


def wallpaper(name: str) -> bytes:
    """The picture of a name in `WALLPAPERS`, as PNG.

    Raises:
        KeyError: there is none of that name.
    """
    from PIL import Image, ImageDraw  # noqa: PLC0415 - most looks have no picture

    paint = WALLPAPERS[name]
    picture = Image.new("RGB", (WIDTH, HEIGHT))
    paint(ImageDraw.Draw(picture), Random(name))
    return _png(picture)


def _png(picture: Image) -> bytes:
    file = io.BytesIO()
    picture.save(file, "PNG")
    return file.getvalue()


def _blend(first: Colour, last: Colour, share: float) -> Colour:
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(first, last, strict=True))
    return red, green, blue


def _shade(draw: ImageDraw, first: Colour, last: Colour, top: int = 0, end: int = HEIGHT) -> None:
    """From one colour to another, downwards."""
    for y in range(top, end):
        draw.line((0, y, WIDTH, y), _blend(first, last, (y - top) / max(1, end - top - 1)))


def _disc(draw: ImageDraw, x: float, y: float, radius: float, colour: Colour) -> None:
    draw.ellipse((x - radius, y - radius, x + radius, y + radius), colour)


def _scattered(
    draw: ImageDraw, chance: Random, count: int, radius: int, *, of: list[Colour]
) -> None:
    for _ in range(count):
        x, y = chance.uniform(0, WIDTH), chance.uniform(0, HEIGHT)
        _disc(draw, x, y, chance.uniform(radius / 3, radius), chance.choice(of))


def _ridge(draw: ImageDraw, chance: Random, top: int, rough: int, colour: Colour) -> None:
    """A line of hills, filled to the bottom."""
    phases = [chance.uniform(0, 2 * math.pi) for _ in range(3)]
    heights = [
        top
        + rough * sum(math.sin(x / (40 * (n + 1)) + phase) for n, phase in enumerate(phases)) / 3
        for x in range(0, WIDTH + 10, 10)
    ]
    line = [(x * 10, height) for x, height in enumerate(heights)]
    draw.polygon([*line, (WIDTH, HEIGHT), (0, HEIGHT)], colour)


def _default(draw: ImageDraw, _: Random) -> None:
    _shade(draw, (58, 84, 128), (206, 140, 126))


def _red(draw: ImageDraw, _: Random) -> None:
    _shade(draw, (196, 30, 40), (120, 8, 24))


def _blue(draw: ImageDraw, _: Random) -> None:
    _shade(draw, (40, 90, 210), (10, 30, 110))


def _paper(draw: ImageDraw, chance: Random) -> None:
    _shade(draw, (240, 232, 214), (226, 214, 190))
    for _ in range(900):
        x, y, long = chance.uniform(0, WIDTH), chance.uniform(0, HEIGHT), chance.uniform(4, 30)
        turn = chance.uniform(0, math.pi)
        end = (x + long * math.cos(turn), y + long * math.sin(turn))
        draw.line(((x, y), end), _blend((240, 232, 214), (196, 178, 148), chance.random()))


def _sky(draw: ImageDraw, chance: Random) -> None:
    _shade(draw, (70, 140, 220), (190, 224, 248))
    for _ in range(7):
        x, y = chance.uniform(0, WIDTH), chance.uniform(60, HEIGHT - 200)
        for puff in range(6):
            _disc(draw, x + 34 * puff, y + chance.uniform(-16, 16), chance.uniform(24, 44),
                  (246, 250, 255))  # fmt: skip


def _doughnut(draw: ImageDraw, chance: Random) -> None:
    _shade(draw, (250, 214, 200), (244, 180, 190))
    for row in range(6):
        for column in range(3):
            x, y = 90 + 180 * column, 100 + 180 * row
            _disc(draw, x, y, 74, (206, 150, 88))
            _disc(draw, x, y, 62, chance.choice([(240, 110, 160), (110, 60, 40), (250, 240, 230)]))
            for _ in range(14):
                turn, far = chance.uniform(0, 2 * math.pi), chance.uniform(32, 54)
                at = (x + far * math.cos(turn), y + far * math.sin(turn))
                _disc(draw, *at, 4, chance.choice(_BRIGHT))
            _disc(draw, x, y, 24, _blend((250, 214, 200), (244, 180, 190), y / HEIGHT))


def _bubble(draw: ImageDraw, chance: Random) -> None:
    _shade(draw, (20, 90, 130), (120, 210, 220))
    for _ in range(60):
        x, y = chance.uniform(0, WIDTH), chance.uniform(0, HEIGHT)
        radius = chance.uniform(8, 60)
        box = (x - radius, y - radius, x + radius, y + radius)
        draw.ellipse(box, outline=(220, 246, 250), width=3)
        _disc(draw, x - radius / 3, y - radius / 3, radius / 7, (240, 252, 255))


def _food(draw: ImageDraw, chance: Random) -> None:
    _shade(draw, (120, 78, 48), (84, 52, 30))
    for row in range(4):
        for column in range(2):
            x, y = 140 + 260 * column, 150 + 260 * row
            _disc(draw, x, y, 112, (238, 236, 228))
            _disc(draw, x, y, 92, (250, 248, 242))
            for _ in range(9):
                turn, far = chance.uniform(0, 2 * math.pi), chance.uniform(0, 58)
                at = (x + far * math.cos(turn), y + far * math.sin(turn))
                _disc(draw, *at, chance.uniform(12, 28), chance.choice(_GROCERIES))


def _colors(draw: ImageDraw, chance: Random) -> None:
    _shade(draw, (250, 250, 250), (230, 230, 230))
    _scattered(draw, chance, 130, 110, of=_BRIGHT)


def _rainbow(draw: ImageDraw, _: Random) -> None:
    _shade(draw, (150, 200, 240), (224, 240, 250))
    for number, colour in enumerate([*_BANDS, (190, 220, 244)]):
        _disc(draw, WIDTH / 2, HEIGHT * 0.78, 430 - 38 * number, colour)
    draw.rectangle((0, HEIGHT * 0.78, WIDTH, HEIGHT), (96, 150, 80))


def _galaxy(draw: ImageDraw, chance: Random) -> None:
    _shade(draw, (6, 6, 24), (24, 10, 44))
    for step in range(1500):
        arm, far = step % 2 * math.pi, step / 1500
        turn = arm + far * 4 * math.pi + chance.gauss(0, 0.25)
        x = WIDTH / 2 + far * 300 * math.cos(turn)
        y = HEIGHT / 2 + far * 420 * math.sin(turn)
        _disc(draw, x, y, chance.uniform(0.5, 3.5), _blend((255, 236, 200), (120, 90, 230), far))
    _scattered(draw, chance, 400, 2, of=[(255, 255, 255), (200, 210, 255)])
    _disc(draw, WIDTH / 2, HEIGHT / 2, 26, (255, 246, 224))


def _pyramid(draw: ImageDraw, _: Random) -> None:
    _shade(draw, (110, 170, 226), (240, 214, 160))
    _disc(draw, 420, 220, 60, (255, 240, 190))
    for x, size in ((150, 300), (400, 230)):
        base = 860
        draw.polygon([(x, base - size), (x - size, base), (x + size / 5, base)], (222, 176, 104))
        draw.polygon([(x, base - size), (x + size / 5, base), (x + size, base)], (168, 124, 68))
    draw.rectangle((0, 855, WIDTH, HEIGHT), (226, 190, 128))


def _ocean(draw: ImageDraw, chance: Random) -> None:
    _shade(draw, (120, 190, 240), (214, 236, 246), 0, 420)
    _shade(draw, (30, 130, 170), (6, 40, 90), 420)
    for row in range(40):
        y = 430 + row * row * 0.42
        for _ in range(8):
            x, long = chance.uniform(0, WIDTH), 20 + row * 2
            draw.arc((x, y, x + long, y + 8 + row / 4), 180, 360, (180, 226, 236), 2)


def _canyon(draw: ImageDraw, chance: Random) -> None:
    _shade(draw, (250, 190, 130), (252, 226, 180), 0, 500)
    for number in range(6):
        colour = _blend((222, 140, 90), (96, 40, 24), number / 5)
        _ridge(draw, chance, 380 + 120 * number, 60, colour)


_BANDS: Final[list[Colour]] = [
    (224, 60, 50),
    (240, 140, 40),
    (246, 220, 60),
    (80, 180, 80),
    (60, 120, 220),
    (120, 70, 180),
]
_BRIGHT: Final[list[Colour]] = [*_BANDS, (40, 190, 200), (240, 110, 170)]
_GROCERIES: Final[list[Colour]] = [
    (206, 50, 40),
    (96, 160, 60),
    (240, 190, 60),
    (230, 130, 50),
    (150, 90, 50),
]
WALLPAPERS: Final[Mapping[str, Paint]] = MappingProxyType(
    {
        "00_default": _default,
        "01_red": _red,
        "02_blue": _blue,
        "03_paper": _paper,
        "04_sky": _sky,
        "05_doughnut": _doughnut,
        "06_bubble": _bubble,
        "07_food": _food,
        "08_colors": _colors,
        "09_rainbow": _rainbow,
        "10_galaxy": _galaxy,
        "11_pyramid": _pyramid,
        "12_ocean": _ocean,
        "13_canyon": _canyon,
    }
)
"""What draws each of them."""
