"""Simple Draw Pro: a drawing under a name."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from collections.abc import Sequence
from io import BytesIO
from typing import Final

from PIL import Image, ImageStat

from pytest_androidbench import Episode, Limits, Pilot, task
from pytest_androidbench.appdata.storage import SHARED, Item, Storage
from pytest_androidbench.appdata.validators import Verdict, same_rows
from pytest_androidbench.devices.device import Device
from pytest_androidbench.interface.finding import Target
from task_suites.android_world.android_ways import AGREE, open_folder, uncover
from task_suites.android_world.content.files import SHARED_FILES, file_names
from task_suites.android_world.pictures import text_picture

APP: Final = "Simple Draw Pro"
PICTURES: Final = "Pictures"
ENDINGS: Final = (".png", ".svg", ".jpg")
DRAWN: Final = "the drawing is there under its name"
KEPT: Final = "all else is as it was"
MOST_BYTES: Final = 20_000_000
MOST_PIXELS: Final = 40_000_000
SHADES: Final = 24
"""Two pixels that differ by less may be the traces of a JPEG."""
SVG: Final = "{http://www.w3.org/2000/svg}"
CANVAS: Final = "my_canvas"


def prepared(device: Device) -> Storage:
    """The storage, with nothing but some pictures where the drawing is to go."""
    Storage(device, f"{SHARED}/{PICTURES}").clear()
    storage = Storage(device)
    storage.put(
        {
            f"{PICTURES}/{name}": text_picture([name], "PNG" if name.endswith("png") else "JPEG")
            for name in SHARED_FILES[PICTURES]
        }
    )
    return storage


def is_drawing(data: bytes, ending: str) -> Verdict:
    """Whether a file is a picture of its ending's kind with something drawn on it."""
    if len(data) > MOST_BYTES:
        return Verdict(holds=False, why=f"{len(data)} bytes")
    return svg_drawn(data) if ending == ".svg" else pixels_drawn(data, ending)


def pixels_drawn(data: bytes, ending: str) -> Verdict:
    """Whether a PNG or JPEG has more than one colour."""
    kind = "PNG" if ending == ".png" else "JPEG"
    try:
        with Image.open(BytesIO(data), formats=(kind,)) as picture:
            if picture.width * picture.height > MOST_PIXELS:
                return Verdict(holds=False, why=f"{picture.size} pixels")
            ranges = ImageStat.Stat(picture.convert("RGB")).extrema
    except (OSError, ValueError, SyntaxError, Image.DecompressionBombError) as error:
        return Verdict(holds=False, why=f"it is no {kind}: {error}")
    drawn = any(high - low >= SHADES for low, high in ranges)
    return Verdict(holds=drawn, why="" if drawn else "nothing is drawn on it")


def svg_drawn(data: bytes) -> Verdict:
    """Whether an SVG has a path of a colour that its ground has not."""
    if b"<!DOCTYPE" in data.upper():
        return Verdict(holds=False, why="it has a document type")
    try:
        root = ET.fromstring(data)  # noqa: S314 - without a document type there is no entity
    except ET.ParseError as error:
        return Verdict(holds=False, why=f"it is no SVG: {error}")
    grounds = {rect.get("fill") for rect in root.findall(f"{SVG}rect")}
    strokes = [path.get("stroke") for path in root.findall(f"{SVG}path") if path.get("d")]
    drawn = root.tag == f"{SVG}svg" and any(s not in {*grounds, None, "none"} for s in strokes)
    return Verdict(holds=drawn, why="" if drawn else "nothing is drawn on it")


def is_drawn(files: Sequence[Item], path: str) -> Verdict:
    """Whether a file is there and has a drawing in it."""
    found = next((item.data for item in files if item.path == path), None)
    if found is None:
        return Verdict(holds=False, why=f"there is no file {path}")
    return is_drawing(found, path[path.rindex(".") :])


@task(
    "SimpleDrawProCreateDrawing",
    'Draw something new in Simple Draw Pro and save it as "{file_name}" in the folder Pictures on '
    "the device's shared storage.",
    params={"file_name": file_names(ENDINGS)},
    limits=Limits(steps=18),
    app="simple_draw_pro",
    difficulty="easy",
    tags={"data_entry", "parameterized"},
    optimal_steps=9,
)
def test_create_drawing(episode: Episode, file_name: str) -> None:
    storage, path = prepared(episode.device), f"{PICTURES}/{file_name}"
    before = storage.visible()
    episode.run()
    if episode.upstream:
        assert storage.exists(path)
        return
    after = storage.visible()
    with episode.check(DRAWN):
        assert is_drawn(after, path)
    with episode.check(KEPT):
        assert same_rows(before, [item for item in after if item.path != path])


def swipe_across(pilot: Pilot) -> None:
    """Move a finger over the middle half of the canvas."""
    left, top, right, bottom = pilot.node(id=CANVAS).bounds
    quarter, y = (right - left) // 4, (top + bottom) // 2
    pilot.swipe((left + quarter, y), (right - quarter, y))


def draw(pilot: Pilot) -> None:
    """Draw a line."""
    swipe_across(pilot.open(APP))


def save(pilot: Pilot, file_name: str, folder: str = PICTURES) -> None:
    """Save what is drawn under a name to a folder."""
    fill_in(pilot, file_name)
    open_folder(pilot, folder)
    pilot.tap(id=AGREE)


def fill_in(pilot: Pilot, file_name: str) -> None:
    """Say name and kind of the file; where it goes is asked for then."""
    stem, _, ending = file_name.rpartition(".")
    pilot.tap(id="menu_save").type(None, stem, id="save_image_filename", clear=True)
    uncover(pilot, Target(label=f".{ending}")).tap(f".{ending}").tap(id=AGREE)


@test_create_drawing.solution
def solve(pilot: Pilot, file_name: str) -> None:
    draw(pilot)
    save(pilot, file_name)


@test_create_drawing.mistake("nothing drawn", fails=DRAWN)
def draw_nothing(pilot: Pilot, file_name: str) -> None:
    pilot.open(APP)
    save(pilot, file_name)


@test_create_drawing.mistake("drawn in white", fails=DRAWN)
def draw_in_white(pilot: Pilot, file_name: str) -> None:
    swipe_across(pilot.open(APP).tap("Eraser"))
    save(pilot, file_name)


@test_create_drawing.mistake("cleared before it was saved", fails=DRAWN)
def clear_it(pilot: Pilot, file_name: str) -> None:
    draw(pilot)
    pilot.tap("Clear")
    save(pilot, file_name)


@test_create_drawing.mistake("not saved", fails=DRAWN)
def leave_it(pilot: Pilot) -> None:
    draw(pilot)
    pilot.back().tap("Discard")


@test_create_drawing.mistake("to another folder", fails=DRAWN)
def save_elsewhere(pilot: Pilot, file_name: str) -> None:
    draw(pilot)
    save(pilot, file_name, "Documents")


@test_create_drawing.mistake("of another kind", fails=DRAWN)
def save_as_another_kind(pilot: Pilot, file_name: str) -> None:
    stem, _, ending = file_name.rpartition(".")
    draw(pilot)
    save(pilot, f"{stem}.{'png' if ending == 'svg' else 'svg'}")


@test_create_drawing.mistake("a near name", fails=DRAWN)
def use_a_near_name(pilot: Pilot, file_name: str) -> None:
    draw(pilot)
    save(pilot, file_name.replace("_", "-", 1))


@test_create_drawing.mistake("saved twice", fails=KEPT)
def save_twice(pilot: Pilot, file_name: str) -> None:
    solve(pilot, file_name)
    pilot.tap(id="menu_save").type(None, "second", id="save_image_filename", clear=True)
    pilot.tap("OK").tap("Save")
