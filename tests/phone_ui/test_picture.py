"""The picture: what is drawn, where, and the same everywhere."""

from __future__ import annotations

import hashlib
from io import BytesIO

import pytest
from PIL import Image

from pytest_androidbench.phone.ui.box import ViewState
from pytest_androidbench.phone.ui.context import Display
from pytest_androidbench.phone.ui.draw import draw, encode_jpeg, encode_png, frame_buffer
from pytest_androidbench.phone.ui.emoji import COLOUR_FONTS
from pytest_androidbench.phone.ui.fonts import FILES
from pytest_androidbench.phone.ui.geometry import Point, Rect, Size
from pytest_androidbench.phone.ui.painter import Painter
from pytest_androidbench.phone.ui.widgets import (
    At,
    Canvas,
    Column,
    Look,
    Modal,
    Panel,
    Picture,
    Stack,
    Text,
    TextField,
    TextMark,
)
from tests.phone_ui.pictures import TINY, drawn, picture
from tests.phone_ui.screens import ENGINE, SCREENS, ctx_of, placed


@pytest.mark.parametrize("name", sorted(SCREENS))
def test_two_frame_buffers_get_the_same_pixels(name: str) -> None:
    display = Display(dark=True, font_scale=1.15)
    root = placed(SCREENS[name](), display, ViewState(focus="note", caret=3, selection=7))
    first = drawn(root, display).tobytes()
    ENGINE.forget()
    assert drawn(root, display).tobytes() == first


def test_a_kept_frame_buffer_shows_nothing_of_the_last_picture() -> None:
    frame = frame_buffer(TINY.logical_size)
    empty = draw([placed(Column(), TINY)], ctx_of(TINY), frame).tobytes()
    draw([placed(Column(Text("x")), TINY)], ctx_of(TINY), frame)
    assert draw([placed(Column(), TINY)], ctx_of(TINY), frame).tobytes() == empty


def test_what_floats_may_have_sharp_corners() -> None:
    sharp = Panel(look=Look(background="#ff0000", elevation=2), width=30, height=40)
    assert picture(Stack(At(10, 20, sharp))).getpixel((10, 20)) == (255, 0, 0)


def test_a_panel_fills_its_box_and_nothing_else() -> None:
    image = picture(Stack(At(10, 20, Panel(look=Look(background="#ff0000"), width=30, height=40))))
    red = [(x, y) for x in range(200) for y in range(300) if image.getpixel((x, y)) == (255, 0, 0)]
    assert (min(red), max(red), len(red)) == ((10, 20), (39, 59), 1200)


def test_what_is_clipped_is_not_drawn() -> None:
    inside = Panel(look=Look(background="#ff0000"), width=100, height=100)
    image = picture(Stack(Panel(inside, clips=True, width=50, height=50)))
    assert image.getpixel((49, 49)) != image.getpixel((51, 51))


def test_a_dialog_dims_what_is_below() -> None:
    layers = [placed(Panel(look=Look(background="#ffffff")), TINY)]
    layers.append(placed(Modal(Panel(width=10, height=10), dim=0.6), TINY))
    image = draw(layers, ctx_of(TINY), frame_buffer(TINY.logical_size))
    assert image.getpixel((3, 3)) == (102, 102, 102)


@pytest.mark.parametrize("colour", ["#ff0000", "#ff000080"])
def test_what_a_window_hides_makes_no_difference_to_the_picture(colour: str) -> None:
    below = placed(Column(Text("below")), TINY)
    top = placed(Panel(Text("on top"), look=Look(background=colour)), TINY)
    frame = frame_buffer(TINY.logical_size)
    alone = draw([top], ctx_of(TINY), frame).tobytes()
    assert (draw([below, top], ctx_of(TINY), frame).tobytes() == alone) == (colour == "#ff0000")


def test_an_arrow_points_the_other_way_from_right_to_left() -> None:
    def arrow(locale: str) -> Image.Image:
        display = Display(width=48, height=48, density=160, locale=locale)

        def paint(painter: Painter, rect: Rect) -> None:
            painter.icon("arrow_back", rect, 24, painter.colour("black"))

        return picture(Column(Canvas(draw=paint)), display)

    flipped = arrow("ar").transpose(Image.Transpose.FLIP_LEFT_RIGHT)
    assert flipped.tobytes() == arrow("en").tobytes()


def test_a_picture_is_cut_to_its_place() -> None:
    out = BytesIO()
    Image.new("RGB", (40, 20), (0, 0, 255)).save(out, "PNG")
    image = picture(Stack(Picture(out.getvalue(), size=20, shape="rect")))
    assert image.getpixel((0, 0)) == image.getpixel((19, 19)) == (0, 0, 255)
    assert image.getpixel((20, 20)) != (0, 0, 255)


def test_a_picture_that_is_contained_leaves_the_rest_as_it_is() -> None:
    frame = frame_buffer(TINY.logical_size)
    frame.fill(frame.area, (0, 0, 255, 255))
    source = encode_png(Image.new("L", (10, 20), 200))
    frame.picture(source, Rect(10, 10, 110, 60), Rect(0, 0, 65, 300), 0, "contain")
    told = [frame.image.getpixel((x, 30)) for x in (46, 47, 64, 65)]
    assert told == [(0, 0, 255), (200, 200, 200), (200, 200, 200), (0, 0, 255)]


def test_what_is_no_picture_stays_grey() -> None:
    image = picture(Stack(Picture(b"no picture", size=20, shape="rect")))
    assert image.getpixel((5, 5)) == (0x9E, 0x9E, 0x9E)


def test_lines_and_polygons() -> None:
    def paint(painter: Painter, rect: Rect) -> None:
        painter.line([Point(0, 50), Point(200, 50)], "#00ff00", 4)
        painter.polygon([Point(0, 100), Point(100, 100), Point(100, 200)], "#0000ff")

    image = picture(Column(Canvas(draw=paint)))
    assert image.getpixel((100, 50)) == (0, 255, 0)
    assert image.getpixel((90, 120)) == (0, 0, 255)
    assert image.getpixel((20, 180)) != (0, 0, 255)


def test_png_is_read_back_to_the_same_pixels() -> None:
    image = picture(Column(Text("Hello"), Text("world")))
    assert Image.open(BytesIO(encode_png(image))).tobytes() == image.tobytes()


def test_jpeg_is_read_back_to_the_same_size() -> None:
    assert Image.open(BytesIO(encode_jpeg(picture(Column(Text("x")))))).size == Size(200, 300)


GOLDEN = {
    "arabic": "3d005f0c9eecabee",
    "armenian": "5fd015249d128534",
    "bengali": "0fef5295d07c00ea",
    "cjk": "8b627f977ba682fe",
    "devanagari": "aee8eb7e9af16ffa",
    "emoji": "3b1cc557424f6de8",
    "flags": "a34361d18ff6b5dd",
    "gujarati": "b6428ab82d2f9de2",
    "hebrew": "6fdddeae1439e080",
    "icons": "83c0cc9c7d9df5c5",
    "khmer": "7147f6f530bd1f05",
    "myanmar": "13cd0da3129de4cb",
    "noto": "5575961615740ae1",
    "roboto-400": "09983e236ad10144",
    "roboto-500": "08f8680efce84708",
    "roboto-700": "89ee3dd3b9d5553f",
    "symbols": "9972d156f11676ec",
    "symbols2": "c6b5144c1e874863",
    "tamil": "69e7cdaec507fe73",
    "thai": "01d59e571698571e",
}


@pytest.mark.parametrize("font", sorted(FILES))
def test_a_font_draws_the_pixels_it_always_drew(font: str) -> None:
    digest = hashlib.sha256()
    for glyph in range(1, 60):
        if font in COLOUR_FONTS:
            drawn = ENGINE.atlas.coloured(font, 31.5, glyph)
            digest.update(repr(drawn and (drawn[:2], drawn.image.tobytes())).encode())
            continue
        mask = ENGINE.atlas.mask(font, 31.5, glyph, glyph % 4)
        digest.update(repr(mask and (mask[:4], mask.image.tobytes())).encode())
    assert digest.hexdigest()[:16] == GOLDEN[font]


def test_marked_characters_have_colours_of_their_own() -> None:
    marks = (
        TextMark(start=0, end=2, colour="#ff0000"),
        TextMark(start=2, end=4, background="#00ff00"),
        TextMark(start=4, end=6, struck=True),
    )
    plain = picture(Column(TextField("MMMMMM", style="plain")))
    marked = picture(Column(TextField("MMMMMM", style="plain", marking=lambda _: marks)))
    colours = {colour for _, colour in marked.getcolors(1 << 16) or ()}
    assert {(255, 0, 0), (0, 255, 0)} <= colours
    assert {(255, 0, 0), (0, 255, 0)}.isdisjoint(
        colour for _, colour in plain.getcolors(1 << 16) or ()
    )
    assert ink(marked) > ink(plain)


def test_a_bold_character_has_more_ink() -> None:
    bold = (TextMark(start=0, end=6, bold=True),)
    plain = picture(Column(TextField("llllll", style="plain")))
    assert ink(picture(Column(TextField("llllll", style="plain", marking=lambda _: bold)))) > ink(
        plain
    )


def ink(image: Image.Image) -> int:
    """How far all pixels are from white."""
    return sum(255 - value for value in image.convert("L").tobytes())
