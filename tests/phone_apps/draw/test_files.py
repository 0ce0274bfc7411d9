"""Pictures that are saved, opened, shared and given to other apps."""

from __future__ import annotations

import io
from xml.etree import ElementTree

import pytest
from PIL import Image

from pytest_androidbench.phone.apps.draw.svg import NAMESPACE
from pytest_androidbench.phone.system.intents import Intent
from tests.phone_apps.draw.conftest import ORANGE, ROOT, WHITE, Studio

COMPONENT = "com.simplemobiletools.draw.pro/.activities.MainActivity"


def opened(studio: Studio, path: str) -> Image.Image:
    return Image.open(io.BytesIO(studio.phone.files.read(f"{ROOT}/{path}")))


def near(found: object, wanted: tuple[int, int, int]) -> bool:
    assert isinstance(found, tuple)
    return all(abs(a - b) < 12 for a, b in zip(found, wanted, strict=True))


def view(studio: Studio, uri: str, type_: str = "image/png") -> None:
    studio.phone.activities.start(
        Intent(action="android.intent.action.VIEW", data=uri, type=type_, component=COMPONENT)
    )


def test_a_png_has_the_canvas_s_size_and_colours(studio: Studio) -> None:
    studio.drag((300, 1000), (700, 1000))
    studio.save_as("harbor")
    picture = opened(studio, "Download/harbor.png")
    assert (picture.format, picture.size) == ("PNG", studio.page.sheet.size())
    assert picture.convert("RGB").getpixel((500, 1000)) == ORANGE
    assert picture.convert("RGB").getpixel((500, 800)) == WHITE


def test_a_jpg_is_a_jpeg_of_the_same_picture(studio: Studio) -> None:
    studio.drag((300, 1000), (700, 1000))
    studio.save_as("harbor", "jpg")
    picture = opened(studio, "Download/harbor.jpg")
    assert (picture.format, picture.size) == ("JPEG", studio.page.sheet.size())
    assert near(picture.getpixel((500, 1000)), ORANGE)


def test_an_svg_has_ground_and_paths_and_is_read_back(studio: Studio) -> None:
    studio.drag((300, 1000), (700, 1000))
    studio.tap("eraser")
    studio.dot(500, 1000)
    studio.save_as("harbor", "svg")
    assert studio.said() == "File saved successfully"
    data = studio.phone.files.read(f"{ROOT}/Download/harbor.svg")
    root = ElementTree.fromstring(data)
    paths = root.findall(f"{{{NAMESPACE}}}path")
    assert root.find(f"{{{NAMESPACE}}}rect").get("fill") == "#ffffff"  # type: ignore[union-attr]
    assert [path.get("stroke") for path in paths] == ["#f57c00", "none"]
    before = [(s.path, s.color, s.is_eraser) for s in studio.page.sheet.strokes]
    studio.tap("clear")
    studio.page.open_uri(f"file://{ROOT}/Download/harbor.svg", "")
    after = [(s.path, s.color, s.is_eraser) for s in studio.page.sheet.strokes]
    assert [path for path, _, _ in after] == [path for path, _, _ in before]
    assert [erases for _, _, erases in after] == [False, True]
    assert (studio.pixel(400, 1000), studio.pixel(500, 1000)) == (ORANGE, WHITE)


def test_the_name_is_the_moment_and_the_last_choice_stays(studio: Studio) -> None:
    studio.tap("menu_save")
    assert studio.value("save_image_filename").startswith("image_2023_10_15_15_34")
    studio.tap("Cancel")
    studio.save_as("harbor", "jpg")
    studio.tap("menu_save")
    assert studio.value("save_image_filename") == "harbor"
    assert studio.find("save_image_radio_jpg").checked  # type: ignore[union-attr]
    assert studio.app.config.get("last_save_extension", "") == "jpg"


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("", "Filename cannot be empty"),
        ("   ", "Filename cannot be empty"),
        ("a:b", "Filename contains invalid characters"),
    ],
)
def test_names_no_file_can_have_are_refused(studio: Studio, name: str, said: str) -> None:
    studio.tap("menu_save")
    studio.fill_name(name)
    studio.tap("OK")
    assert studio.said() == said
    assert studio.find("save_image_filename") is not None


def test_saving_again_to_the_same_file_writes_over_it(studio: Studio) -> None:
    studio.save_as("harbor")
    studio.dot(500, 900)
    studio.tap("menu_save")
    studio.tap("OK")
    studio.tap("harbor.png", "TextView")
    studio.touch(studio.node("android:id/button1"))
    studio.tap("OK")
    assert opened(studio, "Download/harbor.png").convert("RGB").getpixel((500, 900)) == ORANGE


def test_going_back_asks_about_strokes_that_are_not_saved(studio: Studio) -> None:
    studio.dot(500, 900)
    studio.phone.windows.back()
    assert studio.value("message") == "You have unsaved changes. Save before exit?"
    studio.tap("Save")
    assert studio.find("save_image_filename") is not None
    studio.tap("Cancel")
    studio.phone.clock.advance(2000)
    studio.phone.windows.back()
    studio.tap("Discard")
    assert studio.find("my_canvas") is None


def test_going_back_asks_nothing_where_all_is_saved_or_nothing_drawn(studio: Studio) -> None:
    studio.dot(500, 900)
    studio.save_as("harbor")
    studio.phone.windows.back()
    assert studio.find("my_canvas") is None


def test_an_opened_picture_lies_in_the_middle_and_is_drawn_on(studio: Studio) -> None:
    view(studio, studio.put_picture("Pictures/sea.png"))
    assert studio.pixel(540, 1000) == (20, 90, 160)
    assert studio.pixel(540, 100) == WHITE
    studio.dot(540, 1000)
    assert studio.pixel(540, 1000) == ORANGE
    studio.tap("menu_save")
    assert studio.find("save_image_radio_jpg").checked  # type: ignore[union-attr]


def test_a_picture_is_picked_in_files(studio: Studio) -> None:
    studio.put_picture("Download/sea.png")
    studio.more("Open file")
    studio.tap("Show roots")
    studio.tap("Downloads")
    studio.touch(next(node for node in studio.nodes() if node.desc.startswith("sea.png")))
    assert studio.pixel(540, 1000) == (20, 90, 160)


def test_what_is_no_picture_is_told(studio: Studio) -> None:
    studio.phone.files.write(f"{ROOT}/Download/bad.png", b"\x89PNG nothing")
    studio.page.open_uri(f"file://{ROOT}/Download/bad.png", "")
    assert "Failed to load image" in studio.said()
    studio.phone.files.write(f"{ROOT}/Download/a.txt", b"text")
    studio.page.open_uri(f"file://{ROOT}/Download/a.txt", "")
    assert studio.said() == "Invalid file format"


RECT = '<rect width="1" height="1" fill="#ffffff"/>'
HEAD = f'<svg width="1" height="1" xmlns="{NAMESPACE}">'


@pytest.mark.parametrize(
    "text",
    [
        '<!DOCTYPE s [<!ENTITY a "b">]>' + HEAD + RECT + "</svg>",
        '<!DOCTYPE s SYSTEM "file:///etc/passwd">' + HEAD + RECT + "</svg>",
        HEAD + "</svg>",
        HEAD + RECT + RECT + "</svg>",
        HEAD + '<rect width="1" height="1" fill="url(file:///etc/passwd)"/></svg>',
        HEAD + RECT + '<path d="M1,nan" stroke="#000000" stroke-width="1"/></svg>',
        HEAD + RECT + '<path d="Q1,1" stroke="#000000" stroke-width="1"/></svg>',
        HEAD + RECT + '<path d="M1,1e30" stroke="#000000" stroke-width="1"/></svg>',
        HEAD + RECT + '<path d="M1,1" stroke="#000000" stroke-width="-1"/></svg>',
        HEAD.replace('"1"', '"100%"') + RECT + "</svg>",
        "<svg/>",
        "no xml",
        HEAD + RECT + "<g>" * 5000,
        HEAD + RECT + " " * 5_000_000 + "</svg>",
    ],
)
def test_drawings_that_are_none_of_the_app_are_refused(studio: Studio, text: str) -> None:
    studio.dot(500, 900)
    studio.phone.files.write(f"{ROOT}/Download/bad.svg", text.encode())
    studio.page.open_uri(f"file://{ROOT}/Download/bad.svg", "")
    assert studio.said() == "An unknown error occurred"
    assert len(studio.page.sheet.strokes) == 1
    assert studio.crashes() == []


def test_the_picture_is_shared_as_a_png(studio: Studio) -> None:
    studio.dot(500, 900)
    studio.tap("menu_share")
    data = studio.phone.files.read(f"{studio.app.home}/cache/images/simple-draw.png")
    assert Image.open(io.BytesIO(data)).size == studio.page.sheet.size()


def test_an_app_that_asks_for_a_picture_gets_it(studio: Studio) -> None:
    target = f"file://{ROOT}/Pictures/wanted.png"
    studio.phone.activities.start(
        Intent(
            action="android.media.action.IMAGE_CAPTURE",
            component=COMPONENT,
            extras={"output": target},
        )
    )
    assert studio.find("menu_save") is None
    studio.dot(500, 900)
    studio.tap("menu_confirm")
    assert opened(studio, "Pictures/wanted.png").convert("RGB").getpixel((500, 900)) == ORANGE


def test_settings_hide_the_brush_and_hold_the_display_upright(studio: Studio) -> None:
    studio.more("Settings")
    studio.tap("Show brush size tool")
    studio.tap("Force portrait mode")
    studio.phone.windows.back()
    assert studio.find("stroke_width_bar") is None
    assert studio.page.asked_orientation() == "portrait"


def test_printing_and_about_answer(studio: Studio) -> None:
    studio.more("Print")
    assert studio.said() == "No valid app found"
    studio.more("About")
    assert studio.find("v. 6.9.3") is not None
