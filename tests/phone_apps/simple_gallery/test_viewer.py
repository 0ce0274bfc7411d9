from __future__ import annotations

import io

import pytest
from PIL import Image

from pytest_androidbench.phone.apps.gallery.viewer import Viewer
from pytest_androidbench.phone.kit import picture_edits as edits
from pytest_androidbench.phone.system.intents import ACTION_VIEW, Intent
from tests.phone_apps.simple_gallery.conftest import ROOT, Gallery, picture, rows
from tests.phone_system.sample import PACKAGE as SAMPLE
from tests.phone_system.sample import notes_of

PHOTO = "com.simplemobiletools.gallery.pro/.activities.PhotoActivity"
SWIPE_LEFT = [(900, 1200), (100, 1200)]


@pytest.fixture
def viewer(gallery: Gallery) -> Gallery:
    """ "bill 10.jpg" over the whole screen, the second of three."""
    gallery.tap("DCIM")
    gallery.touch(gallery.cells()[1])
    return gallery


def page(gallery: Gallery) -> Viewer:
    screens = [entry.screen for entry in gallery.phone.windows.entries()]
    return next(screen for screen in screens if isinstance(screen, Viewer))


def size(gallery: Gallery, path: str) -> tuple[int, int]:
    return Image.open(io.BytesIO(gallery.phone.files.read(f"{ROOT}/{path}"))).size


def test_swipes_turn_pages_and_taps_hide_the_bars(viewer: Gallery) -> None:
    assert viewer.find("bill 10.jpg") is not None
    viewer.phone.windows.fingers.swipe(SWIPE_LEFT, 200)
    assert viewer.find("bill 2.jpg") is not None
    viewer.phone.windows.fingers.swipe(SWIPE_LEFT, 200)
    assert viewer.find("bill 2.jpg") is not None
    viewer.tap("photo_holder")
    assert viewer.find("bill 2.jpg") is None
    assert viewer.find("bottom_delete") is None
    viewer.phone.clock.advance(1000)
    viewer.tap("photo_holder")
    assert viewer.find("Toggle favorite") is not None


def test_two_taps_zoom(viewer: Gallery) -> None:
    viewer.tap("photo_holder")
    viewer.tap("photo_holder")
    node = viewer.find("subsampling_view")
    assert node is not None
    viewer.phone.windows.back()
    assert viewer.find("gestures_view") is not None
    viewer.phone.windows.fingers.swipe([(540, 900), (540, 1900)], 200)
    assert viewer.find("Search in DCIM") is not None


def test_two_fingers_zoom(viewer: Gallery) -> None:
    fingers = viewer.phone.windows.fingers
    near, far = ((500, 1200), (580, 1200)), ((150, 1200), (930, 1200))
    fingers.pinch([*zip(near, far, strict=True)])
    assert viewer.find("subsampling_view") is not None
    assert viewer.find("bill 10.jpg") is not None, "the page was turned"
    fingers.pinch([*zip(far, near, strict=True)])
    assert viewer.find("gestures_view") is not None
    fingers.pinch([*zip(near, near, strict=True)])
    assert viewer.find("gestures_view") is not None, "fingers that rest do nothing"


def test_deleting_goes_on_to_the_next_and_at_last_back(viewer: Gallery) -> None:
    for expected in ("bill 2.jpg", "cat.png", ""):
        viewer.tap("bottom_delete")
        viewer.tap("Yes")
        assert expected == "" or viewer.find(expected) is not None
    assert viewer.listed("DCIM") == []
    assert viewer.phone.windows.focused[1] == ".activities.MediaActivity"


def test_copy_and_move_from_the_menu(viewer: Gallery) -> None:
    viewer.menu("Copy to", "Pictures")
    assert viewer.toast() == "File copied successfully"
    assert viewer.find("bill 10.jpg") is not None
    viewer.menu("Move to", "Other folder", "Internal", "Download", "OK")
    assert viewer.toast() == "File moved successfully"
    assert viewer.find("bill 2.jpg") is not None
    assert viewer.listed("Download") == ["bill 10.jpg"]


def test_rename_properties_and_favourite(viewer: Gallery) -> None:
    viewer.menu("Rename")
    viewer.phone.windows.type_text("0")
    viewer.tap("OK")
    assert viewer.find("bill 100.jpg") is not None
    viewer.tap("bottom_favorite")
    assert [r["filename"] for r in rows(viewer.phone, "favorites")] == ["bill 100.jpg"]
    viewer.tap("Properties")
    assert {"120 x 90 (0.0MP)", "14.10.2023, 16:14", f"{ROOT}/DCIM"} <= {*viewer.texts()}


def test_a_turned_picture_is_saved_under_another_name(viewer: Gallery) -> None:
    viewer.tap("Rotate")
    viewer.tap("Rotate left")
    viewer.tap("Save as")
    viewer.tap("OK")
    assert viewer.find('File "bill 10.jpg" already exists. Overwrite?') is not None
    viewer.tap("No")
    viewer.tap("filename_value")
    viewer.phone.windows.type_text("b")
    viewer.tap("OK")
    assert viewer.toast() == "File saved successfully"
    assert size(viewer, "DCIM/bill 10b.jpg") == (90, 120)
    assert size(viewer, "DCIM/bill 10.jpg") == (120, 90)


def test_resizing(viewer: Gallery) -> None:
    viewer.menu("Resize")
    viewer.write("resize_image_width", "60")
    viewer.tap("OK")
    assert size(viewer, "DCIM/bill 10_1.jpg") == (60, 45)


def test_a_size_that_was_not_saved_is_forgotten(viewer: Gallery) -> None:
    viewer.menu("Resize")
    viewer.write("resize_image_width", "60")
    viewer.tap("Cancel")
    viewer.tap("Rotate")
    viewer.tap("Rotate left")
    viewer.tap("Save as")
    viewer.write("filename_value", "turned")
    viewer.tap("OK")
    assert size(viewer, "DCIM/turned.jpg") == (90, 120)


@pytest.mark.parametrize("mode", ["P", "1", "LA"])
@pytest.mark.parametrize("look", edits.FILTERS)
@pytest.mark.parametrize("ending", ["jpg", "png", "webp"])
def test_every_look_goes_with_every_kind_of_picture(mode: str, look: str, ending: str) -> None:
    data = io.BytesIO()
    Image.new(mode, (1, 40)).save(data, "PNG")
    made = edits.edited(data.getvalue(), (look, "crop 16 9"), ending)
    assert made is not None
    assert Image.open(io.BytesIO(made)).size == (1, 1)


def test_the_editor(viewer: Gallery) -> None:
    viewer.tap("Edit")
    viewer.tap("Transform")
    viewer.tap("Rotate")
    viewer.tap("Crop")
    viewer.tap("1:1")
    viewer.tap("Filter")
    viewer.tap("Grey")
    viewer.tap("Save as")
    viewer.tap("OK")
    assert viewer.toast() == "File saved successfully"
    assert size(viewer, "DCIM/bill 10_1.jpg") == (90, 90)
    viewer.tap("Edit")
    viewer.tap("Transform")
    viewer.tap("Flip vertically")
    viewer.phone.windows.back()
    viewer.tap("Discard")
    assert viewer.phone.windows.focused[1] == ".activities.ViewPagerActivity"


def test_lines_are_drawn_on_a_picture_and_taken_back(viewer: Gallery) -> None:
    viewer.tap("Edit")
    viewer.tap("Draw")
    canvas = viewer.find("editor_draw_canvas")
    assert canvas is not None
    x, y = canvas.bounds.center
    for _ in range(2):
        viewer.phone.windows.fingers.swipe([(x - 200, y), (x + 200, y)], 300)
    viewer.tap("Undo")
    viewer.tap("Save as")
    viewer.write("extension_value", "png")
    viewer.tap("OK")
    data = viewer.phone.files.read(f"{ROOT}/DCIM/bill 10_1.png")
    drawn = Image.open(io.BytesIO(data)).convert("RGB")
    assert drawn.getpixel((60, 45)) == (0xF5, 0x7C, 0x00)
    assert drawn.getpixel((5, 45)) != (0xF5, 0x7C, 0x00)


def test_another_ratio_is_cut_out(viewer: Gallery) -> None:
    viewer.tap("Edit")
    viewer.tap("Transform")
    viewer.tap("Crop")
    viewer.tap("bottom_aspect_ratio_other")
    viewer.tap("2:1")
    viewer.tap("Save as")
    viewer.tap("OK")
    assert size(viewer, "DCIM/bill 10_1.jpg") == (120, 60)


def test_the_buttons_below_a_picture_are_chosen_in_the_settings(viewer: Gallery) -> None:
    assert viewer.find("bottom_slideshow") is None
    viewer.menu("Settings", "Manage visible bottom actions", "Slideshow", "Edit", "OK")
    viewer.phone.windows.back()
    assert viewer.find("bottom_slideshow") is not None
    assert viewer.find("bottom_edit") is None


def test_details_are_told_over_a_picture_where_that_is_wished(viewer: Gallery) -> None:
    viewer.menu("Settings", "Show extended details over fullscreen media")
    viewer.tap("Manage extended details")
    viewer.tap("Size")
    viewer.tap("OK")
    viewer.phone.windows.back()
    details = viewer.find("photo_details")
    assert details is not None
    assert details.text == f"bill 10.jpg\n{ROOT}/DCIM/\n120 x 90 (0.0MP)"


def test_a_slideshow_runs_to_its_end(viewer: Gallery) -> None:
    viewer.menu("Slideshow", "OK")
    assert page(viewer).playing
    viewer.phone.clock.advance(5_000)
    assert page(viewer).path.endswith("bill 2.jpg")
    viewer.phone.clock.advance(5_000)
    assert viewer.phone.windows.last_toast() == "The slideshow ended"
    assert not page(viewer).playing


@pytest.mark.parametrize(
    "uri",
    [
        "content://com.android.externalstorage.documents/document/primary%3APictures%2Fsea.jpg",
        "content://com.android.providers.downloads.documents/document/raw%3A%2Fstorage%2Femulated"
        "%2F0%2FPictures%2Fsea.jpg",
    ],
)
def test_other_apps_show_pictures(fresh: Gallery, uri: str) -> None:
    fresh.allow()
    shown = fresh.phone.activities.start(Intent(action=ACTION_VIEW, data=uri, type="image/jpeg"))
    assert shown.component == PHOTO
    assert fresh.find("sea.jpg") is not None
    fresh.phone.windows.fingers.swipe([(100, 1200), (900, 1200)], 200)
    assert fresh.find("wood.gif") is not None


def test_a_picture_without_a_file_can_be_seen(fresh: Gallery) -> None:
    uri = "content://nobody/pictures/far.png"
    fresh.allow()
    fresh.phone.activities.start(Intent(action=ACTION_VIEW, data=uri, type="image/png"))
    assert fresh.find("far.png") is not None
    fresh.tap("Properties")
    assert fresh.crashes() == []


@pytest.mark.parametrize("uri", ["file:///data/local/tmp/far.png", "data:,", "file:///nothing"])
def test_a_picture_that_is_not_the_gallerys_to_share(fresh: Gallery, uri: str) -> None:
    fresh.phone.files.write("/data/local/tmp/far.png", picture("far.png"))
    fresh.allow()
    fresh.phone.activities.start(Intent(action=ACTION_VIEW, data=uri, component=PHOTO))
    fresh.tap("bottom_edit")
    fresh.tap("share")
    assert fresh.find("Share") is not None
    assert fresh.crashes() == []


@pytest.mark.parametrize("action", ["PICK", "GET_CONTENT"])
def test_a_picture_is_picked_for_another_app(gallery: Gallery, action: str) -> None:
    action = f"android.intent.action.{action}"
    assert gallery.phone.windows.start_app(SAMPLE)
    notes = notes_of(gallery.phone)
    notes.start_for(Intent(action=action, type="image/*"), then=notes.waited)
    gallery.tap("Pictures")
    gallery.touch(gallery.cells()[1])
    (answer,) = [seen for seen in notes.seen if isinstance(seen, Intent)]
    assert gallery.phone.content.path_of(answer.data or "") == f"{ROOT}/Pictures/sea.jpg"
    assert gallery.phone.windows.focused == (SAMPLE, ".Notes")


def test_films_have_time_but_no_pictures(fresh: Gallery) -> None:
    fresh.allow()
    fresh.phone.files.write(f"{ROOT}/Movies/walk.mp4", b"\0\0\0\x10ftypisom\0\0\0\0")
    fresh.start()
    fresh.tap("Movies")
    fresh.touch(fresh.cells()[0])
    fresh.tap("Play")
    assert fresh.find("Pause") is not None
    assert fresh.find("video_play_outline") is None
    assert fresh.crashes() == []
