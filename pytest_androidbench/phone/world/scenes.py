"""Draws the small world's photos from what is said of them: flat, and the same each time."""

from __future__ import annotations

from collections.abc import Callable
from io import BytesIO
from random import Random
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from PIL.ImageDraw import ImageDraw

    from pytest_androidbench.phone.world.photos import WorldPhoto

WIDTH, HEIGHT = 640, 480
QUALITY: Final = 80
SKIN: Final = ("#f2c9a1", "#c68642", "#8d5524", "#e0ac69")
CLOTHES: Final = ("#c62828", "#1565c0", "#2e7d32", "#6a1b9a", "#ef6c00", "#00838f")
_FOLDER, _TAKEN = 0x8769, 0x9003


def drawn(photo: WorldPhoto) -> bytes:
    """A photo as a JPEG file that says when it was taken."""
    from PIL import Image, ImageDraw  # noqa: PLC0415 - heavy

    image = Image.new("RGB", (WIDTH, HEIGHT), "#9ecdf0")
    SCENES[photo.scene](ImageDraw.Draw(image), Random(photo.title), max(1, len(photo.people)))
    exif = Image.Exif()
    exif.get_ifd(_FOLDER)[_TAKEN] = f"{photo.taken:%Y:%m:%d %H:%M:%S}"
    out = BytesIO()
    image.save(out, "JPEG", quality=QUALITY, exif=exif)
    return out.getvalue()


def _disc(draw: ImageDraw, x: float, y: float, radius: float, colour: str) -> None:
    draw.ellipse((x - radius, y - radius, x + radius, y + radius), fill=colour)


def _hills(draw: ImageDraw, chance: Random, _count: int) -> None:
    _disc(draw, chance.randint(80, 560), 90, 40, "#fff3b0")
    for base, colour in ((230, "#8bb174"), (300, "#6a994e"), (380, "#386641")):
        top = base + chance.randint(-30, 30)
        x = chance.randint(0, WIDTH)
        draw.rectangle((0, min(top + 80, HEIGHT), WIDTH, HEIGHT), fill=colour)
        draw.ellipse((x - 420, top, x + 420, top + 400), fill=colour)


def _mountains(draw: ImageDraw, chance: Random, _count: int) -> None:
    for x in (120, 330, 540):
        peak, half = chance.randint(90, 200), chance.randint(170, 240)
        draw.polygon(((x - half, 380), (x, peak), (x + half, 380)), fill="#78909c")
        cap = half * 60 / (380 - peak)
        draw.polygon(((x - cap, peak + 60), (x, peak), (x + cap, peak + 60)), fill="#ffffff")
    draw.rectangle((0, 380, WIDTH, HEIGHT), fill=chance.choice(("#558b2f", "#4a7c9b")))


def _beach(draw: ImageDraw, chance: Random, _count: int) -> None:
    _disc(draw, chance.randint(100, 540), chance.randint(80, 180), 45, "#ffe082")
    draw.rectangle((0, 220, WIDTH, 370), fill="#1e88e5")
    draw.rectangle((0, 370, WIDTH, HEIGHT), fill="#f0d9a8")
    x = chance.randint(120, 480)
    draw.polygon(((x, 240), (x + 110, 240), (x + 85, 275), (x + 20, 275)), fill="#6d4c41")
    draw.polygon(((x + 50, 130), (x + 50, 232), (x + 105, 232)), fill="#fafafa")


def _city(draw: ImageDraw, chance: Random, _count: int) -> None:
    for x in range(0, WIDTH, 80):
        top = chance.randint(90, 280)
        colour = chance.choice(("#8d6e63", "#78909c", "#a1887f", "#607d8b"))
        draw.rectangle((x, top, x + 74, HEIGHT), fill=colour)
        for y in range(top + 20, HEIGHT - 30, 45):
            draw.rectangle((x + 14, y, x + 30, y + 22), fill="#ffecb3")
            draw.rectangle((x + 44, y, x + 60, y + 22), fill="#ffecb3")


def _night(draw: ImageDraw, chance: Random, count: int) -> None:
    _city(draw, chance, count)
    draw.rectangle((0, 0, WIDTH, 300), fill="#101c3a")
    for _ in range(60):
        _disc(draw, chance.randint(0, WIDTH), chance.randint(0, 290), 2, "#ffffff")
    _disc(draw, chance.randint(80, 560), 80, 34, "#fff8e1")


def _forest(draw: ImageDraw, chance: Random, _count: int) -> None:
    draw.rectangle((0, 330, WIDTH, HEIGHT), fill="#7a5c3e")
    for _ in range(12):
        x, top = chance.randint(0, WIDTH), chance.randint(50, 180)
        draw.rectangle((x - 8, 300, x + 8, 380), fill="#4e342e")
        colour = chance.choice(("#2e7d32", "#1b5e20", "#388e3c"))
        draw.polygon(((x - 70, 330), (x, top), (x + 70, 330)), fill=colour)


def _flowers(draw: ImageDraw, chance: Random, _count: int) -> None:
    draw.rectangle((0, 200, WIDTH, HEIGHT), fill="#558b2f")
    for _ in range(14):
        x, y = chance.randint(30, WIDTH - 30), chance.randint(170, 430)
        draw.line((x, y, x, y + 90), fill="#33691e", width=5)
        petals = chance.choice(("#fdd835", "#f06292", "#ba68c8"))
        for dx, dy in ((22, 0), (-22, 0), (0, 22), (0, -22), (15, 15), (-15, -15)):
            _disc(draw, x + dx, y + dy, 14, petals)
        _disc(draw, x, y, 14, "#5d4037")


def _food(draw: ImageDraw, chance: Random, _count: int) -> None:
    draw.rectangle((0, 0, WIDTH, HEIGHT), fill=chance.choice(("#a1887f", "#bcaaa4", "#8d6e63")))
    _disc(draw, 320, 240, 190, "#fafafa")
    _disc(draw, 320, 240, 150, chance.choice(("#ffcc80", "#ffe082", "#e6a57e")))
    for _ in range(14):
        colour = chance.choice(("#e53935", "#43a047", "#fb8c00", "#6d4c41"))
        _disc(draw, chance.randint(220, 420), chance.randint(150, 330), 20, colour)


def _pets(draw: ImageDraw, chance: Random, _count: int) -> None:
    draw.rectangle((0, 0, WIDTH, HEIGHT), fill=chance.choice(("#b2dfdb", "#dcedc8", "#ffe0b2")))
    fur = chance.choice(("#6d4c41", "#424242", "#ef9a4a"))
    draw.ellipse((180, 280, 460, 620), fill=fur)
    draw.polygon(((215, 190), (225, 70), (310, 140)), fill=fur)
    draw.polygon(((425, 190), (415, 70), (330, 140)), fill=fur)
    _disc(draw, 320, 220, 115, fur)
    for x in (275, 365):
        _disc(draw, x, 200, 20, "#c5e1a5")
        _disc(draw, x, 200, 9, "#000000")
    draw.polygon(((305, 240), (335, 240), (320, 260)), fill="#f48fb1")


def _people(draw: ImageDraw, chance: Random, count: int) -> None:
    _hills(draw, chance, count)
    for place in range(count):
        x = WIDTH * (place + 1) // (count + 1)
        hair = chance.choice(("#3e2723", "#212121", "#a1602a"))
        draw.ellipse((x - 130, 320, x + 130, 640), fill=chance.choice(CLOTHES))
        _disc(draw, x, 205, 102, hair)
        _disc(draw, x, 225, 86, chance.choice(SKIN))
        for eye in (x - 32, x + 32):
            _disc(draw, eye, 215, 8, "#212121")
        draw.arc((x - 40, 225, x + 40, 280), 20, 160, fill="#7f1d1d", width=5)


def _documents(draw: ImageDraw, chance: Random, _count: int) -> None:
    draw.rectangle((0, 0, WIDTH, HEIGHT), fill="#795548")
    draw.rectangle((150, 20, 490, 470), fill="#fafafa")
    draw.rectangle((180, 50, 180 + chance.randint(120, 240), 74), fill="#37474f")
    for y in range(105, 430, 24):
        draw.rectangle((180, y, chance.randint(300, 460), y + 8), fill="#90a4ae")


SCENES: Final[dict[str, Callable[[ImageDraw, Random, int], None]]] = {
    "beach": _beach,
    "city": _city,
    "documents": _documents,
    "flowers": _flowers,
    "food": _food,
    "forest": _forest,
    "hills": _hills,
    "mountains": _mountains,
    "night": _night,
    "people": _people,
    "pets": _pets,
}
"""What a photo may show."""
