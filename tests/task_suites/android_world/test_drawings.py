"""What counts as a drawing, by files of each kind."""

from __future__ import annotations

import io

import pytest
from PIL import Image

from pytest_androidbench.appdata.storage import Item
from task_suites.android_world.test_draw import MOST_BYTES, SHADES, is_drawing, is_drawn

NAMESPACE = "http://www.w3.org/2000/svg"
GROUND = '<rect width="9" height="9" fill="#ffffff"/>'


def picture(kind: str, shade: int, size: tuple[int, int] = (40, 40), mode: str = "RGB") -> bytes:
    """White, with one half in a shade of grey."""
    image, out = Image.new(mode, size, "white"), io.BytesIO()
    grey = shade if mode == "L" else (shade, shade, shade)
    image.paste(grey, (0, 0, size[0] // 2, size[1]))
    image.save(out, kind, **({"quality": 95} if kind == "JPEG" else {}))
    return out.getvalue()


def svg(*inside: str, root: str = "svg", namespace: str = NAMESPACE) -> bytes:
    return f'<{root} width="9" height="9" xmlns="{namespace}">{"".join(inside)}</{root}>'.encode()


def path(stroke: str = "#ff0000", data: str = "M1,1 L2,2") -> str:
    return f'<path d="{data}" stroke="{stroke}" stroke-width="5"/>'


@pytest.mark.parametrize(
    ("data", "ending"),
    [
        (picture("PNG", 0), ".png"),
        (picture("PNG", 255 - SHADES), ".png"),
        (picture("PNG", 0, mode="L"), ".png"),
        (picture("JPEG", 0), ".jpg"),
        (svg(GROUND, path()), ".svg"),
        (svg(GROUND, path("none"), path()), ".svg"),
        (picture("PNG", 0) + bytes(MOST_BYTES - len(picture("PNG", 0))), ".png"),
        (picture("PNG", 0, (8_000, 5_000)), ".png"),
    ],
)
def test_something_drawn_is_a_drawing(data: bytes, ending: str) -> None:
    assert is_drawing(data, ending)


@pytest.mark.parametrize(
    ("data", "ending", "why"),
    [
        (b"", ".png", "it is no PNG"),
        (b"", ".jpg", "it is no JPEG"),
        (b"", ".svg", "it is no SVG"),
        (picture("PNG", 255), ".png", "nothing is drawn on it"),
        (picture("PNG", 256 - SHADES), ".png", "nothing is drawn on it"),
        (picture("JPEG", 0), ".png", "it is no PNG"),
        (picture("PNG", 0), ".jpg", "it is no JPEG"),
        (picture("PNG", 0)[:60], ".png", "it is no PNG"),
        (picture("PNG", 0), ".svg", "it is no SVG"),
        (picture("PNG", 0) + bytes(MOST_BYTES), ".png", "bytes"),
        (picture("PNG", 0, (8_000, 5_001)), ".png", "pixels"),
        (svg(GROUND), ".svg", "nothing is drawn on it"),
        (svg(GROUND, path("none")), ".svg", "nothing is drawn on it"),
        (svg(GROUND, path("#ffffff")), ".svg", "nothing is drawn on it"),
        (svg(GROUND, path(data="")), ".svg", "nothing is drawn on it"),
        (svg(GROUND, '<path d="M1,1 L2,2"/>'), ".svg", "nothing is drawn on it"),
        (svg(GROUND, path(), root="html"), ".svg", "nothing is drawn on it"),
        (svg(GROUND, path(), namespace="http://example.org"), ".svg", "nothing is drawn on it"),
        (b"<!doctype svg>" + svg(GROUND, path()), ".svg", "document type"),
    ],
)
def test_anything_else_is_none_and_told_why(data: bytes, ending: str, why: str) -> None:
    verdict = is_drawing(data, ending)
    assert not verdict
    assert why in verdict.why


def test_what_is_only_transparent_is_not_drawn() -> None:
    image, out = Image.new("RGBA", (40, 40), "white"), io.BytesIO()
    image.paste((255, 255, 255, 0), (0, 0, 20, 40))
    image.save(out, "PNG")
    assert not is_drawing(out.getvalue(), ".png")


def test_only_the_file_of_that_path_counts() -> None:
    other = Item(path="Pictures/b.c.png", data=picture("PNG", 0))
    assert is_drawn([other], "Pictures/b.c.png")
    verdict = is_drawn([other], "Pictures/a.png")
    assert not verdict
    assert "Pictures/a.png" in verdict.why


def test_a_folder_of_that_name_is_no_drawing() -> None:
    assert not is_drawn([Item(path="Pictures/a.png")], "Pictures/a.png")
