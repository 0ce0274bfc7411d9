"""Ways to the screens of Simple Gallery Pro."""

from __future__ import annotations

import io
from typing import Final

from pytest_androidbench.phone.apps.gallery.model import PACKAGE
from pytest_androidbench.phone.system.app_ops import all_files
from pytest_androidbench.phone.system.phone import Phone
from tests.phone_apps.crawler.ground import Excuse, app_ground, started
from tests.phone_apps.driver import Driver
from tests.phone_apps.gallery.steps import Shot, Step, back, launch, shot, tap, write

ROOT: Final = "/storage/emulated/0"
FIRST_MS: Final = 1_697_300_000_000
PICTURES: Final = {
    "DCIM/bill.jpg": (120, 180, 210),
    "DCIM/garden.png": (70, 140, 80),
    "DCIM/2023_10_14_a_rather_long_name_of_a_picture.jpg": (190, 120, 60),
    "Pictures/sea.jpg": (40, 90, 160),
}
PERMISSIONS: Final = (
    "ACCESS_MEDIA_LOCATION",
    "READ_MEDIA_IMAGES",
    "READ_MEDIA_VIDEO",
    "POST_NOTIFICATIONS",
)


def painted(colour: tuple[int, int, int], kind: str, size: tuple[int, int] = (320, 240)) -> bytes:
    """A picture with a paler stripe across its middle."""
    from PIL import Image  # noqa: PLC0415 - heavy

    image, out = Image.new("RGB", size, colour), io.BytesIO()
    pale = tuple(part + (255 - part) // 2 for part in colour)
    image.paste(pale, (0, size[1] // 3, size[0], size[1] * 2 // 3))
    image.save(out, kind)
    return out.getvalue()


def some_pictures(phone: Phone, pictures: dict[str, tuple[int, int, int]]) -> None:
    """Have some pictures, and the first questions answered."""
    for name in PERMISSIONS:
        phone.permissions.grant(PACKAGE, name)
    all_files(PACKAGE).write(phone, True)
    for number, (path, colour) in enumerate(pictures.items()):
        data = painted(colour, "PNG" if path.endswith("png") else "JPEG")
        phone.files.write(f"{ROOT}/{path}", data, mtime_ms=FIRST_MS + number * 60_000)


def pictures(driver: Driver) -> None:
    """The pictures of the shots."""
    some_pictures(driver.phone, PICTURES)


def cell(place: int, id_: str = "media_item_holder", *, long: bool = False) -> Step:
    """Tap or hold one of the cells."""

    def press(driver: Driver) -> None:
        found = [n for n in driver.nodes() if n.resource_id.endswith(f":id/{id_}")]
        windows, center = driver.phone.windows, found[place].bounds.center
        (windows.fingers.long_press if long else windows.fingers.tap)(*center)

    return press


OPEN: Final[tuple[Step, ...]] = (pictures, launch(PACKAGE))
MENU: Final = (*OPEN, tap("More options"))
HELD: Final = (*OPEN, cell(0, "dir_holder", long=True))
MEDIA: Final = (*OPEN, tap("DCIM"))
CHOSEN: Final = (*MEDIA, cell(1, long=True))
COPYING: Final = (*CHOSEN, tap("More options"), tap("Copy to"))
VIEW: Final = (*MEDIA, cell(1))
GALLERY_SHOTS: Final[tuple[Shot, ...]] = (
    shot("permission", launch(PACKAGE)),
    shot("all files?", launch(PACKAGE), tap("Allow")),
    shot("nothing", launch(PACKAGE), tap("Allow"), back),
    shot("folders", *OPEN),
    shot("menu", *MENU),
    shot("sort", *MENU, tap("Sort by")),
    shot("filter", *MENU, tap("Filter media")),
    shot("view type", *MENU, tap("Change view type")),
    shot("list", *MENU, tap("Change view type"), tap("List"), tap("OK")),
    shot("columns", *MENU, tap("Column count")),
    shot("search", *OPEN, tap("top_toolbar_search"), write("dc"), back),
    shot("folder selected", *HELD),
    shot("folder menu", *HELD, tap("More options")),
    shot("folder facts", *HELD, tap("Properties")),
    shot("folder: delete?", *HELD, tap("Delete")),
    shot("folder: hide?", *HELD, tap("More options"), tap("Hide folder")),
    shot("media", *MEDIA),
    shot("media menu", *MEDIA, tap("More options")),
    shot("media names", *MEDIA, tap("Toggle filename visibility")),
    shot("media sort", *MEDIA, tap("Sort by"), tap("Name")),
    shot("media group", *MEDIA, tap("More options"), tap("Group by")),
    shot(
        "media groups, list",
        *MEDIA,
        *(tap("More options"), tap("Group by"), tap("File type"), tap("OK")),
        *(tap("More options"), tap("Change view type"), tap("List"), tap("OK")),
    ),
    shot("slideshow", *MEDIA, tap("More options"), tap("Slideshow")),
    shot("selected", *CHOSEN, cell(0)),
    shot("selected menu", *CHOSEN, tap("More options")),
    shot("selected: delete?", *CHOSEN, tap("Delete")),
    shot("selected: rename", *CHOSEN, tap("More options"), tap("Rename"), back),
    shot("several: rename", *CHOSEN, cell(0), tap("More options"), tap("Rename"), back),
    shot("several: facts", *CHOSEN, cell(0), tap("More options"), tap("Properties")),
    shot("copy to", *COPYING),
    shot("other folder", *COPYING, tap("Other folder"), tap("Internal")),
    shot("new folder", *COPYING, tap("Other folder"), tap("filepicker_fab"), back),
    shot("copied", *COPYING, tap("Pictures")),
    shot("conflict", *COPYING, tap("Pictures"), *CHOSEN[3:], *COPYING[-2:], tap("Pictures")),
    shot("share", *CHOSEN, tap("Share")),
    shot("show all", *OPEN, tap("Show all folders content")),
    shot("picture", *VIEW),
    shot("picture without bars", *VIEW, tap("photo_holder")),
    shot("picture zoomed", *VIEW, tap("photo_holder"), tap("photo_holder")),
    shot("picture menu", *VIEW, tap("More options")),
    shot("picture facts", *VIEW, tap("Properties")),
    shot("picture turned", *VIEW, tap("Rotate"), tap("Rotate right")),
    shot("save as", *VIEW, tap("Rotate"), tap("Rotate right"), tap("Save as")),
    shot("resize", *VIEW, tap("More options"), tap("Resize")),
    shot("editor", *VIEW, tap("Edit")),
    shot("editor, crop", *VIEW, tap("Edit"), tap("Transform"), tap("Crop")),
    shot("editor, filter", *VIEW, tap("Edit"), tap("Filter"), tap("Sepia")),
    shot("editor, draw", *VIEW, tap("Edit"), tap("Draw")),
    shot("editor: save?", *VIEW, tap("Edit"), tap("Transform"), tap("Rotate"), back),
    shot("bin", *VIEW, tap("Delete"), tap("Yes"), back, tap("More options"),
         tap("Open the Recycle Bin")),
    shot("settings", *MENU, tap("Settings")),
    shot("included folders", *MENU, tap("Settings"), tap("Manage included folders")),
    shot("bottom actions", *MENU, tap("Settings"), tap("Manage visible bottom actions")),
    shot("folder: lock", *HELD, tap("More options"), tap("Lock folder"), tap("OK")),
    shot("folder: cover", *HELD, tap("More options"), tap("Change cover image"),
         tap("Select photo")),
    shot("excluded folders", *MENU, tap("Settings"), tap("Manage excluded folders")),
    shot("hidden folders", *MENU, tap("Settings"), tap("Manage hidden folders")),
)  # fmt: skip
SHOTS: Final = {"simple-gallery": GALLERY_SHOTS}


def two_pictures(phone: Phone) -> None:
    for name in phone.files.listdir("/sdcard"):
        phone.files.remove_tree(f"/sdcard/{name}")
    phone.files.mkdir("/sdcard/DCIM")
    phone.files.mkdir("/sdcard/Pictures")
    some_pictures(phone, {"DCIM/a.jpg": (40, 90, 160), "Pictures/b.png": (90, 90, 90)})
    phone.windows.start_app(PACKAGE)


GROUNDS: Final = {
    "simple-gallery": app_ground(
        PACKAGE,
        30,
        starts={"simple-gallery": two_pictures, "first start": started(PACKAGE)},
        beyond={"com.android.settings", "SearchPage", "EditCopied", "ShareSheet", "RadioDialog"},
    )
}
EXCUSES: Final = (
    Excuse(
        r"gallery\.pro EditPage full",
        "tap '(Rotate|Flip horizontally|Flip vertically)'",
        "the picture alone turns, which is no part of the hierarchy",
    ),
)
