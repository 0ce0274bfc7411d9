"""Ways to the screens of Files and its pickers."""

from __future__ import annotations

import io
from typing import Final

from PIL import Image

from pytest_androidbench.phone.system.intents import Intent
from pytest_androidbench.phone.system.phone import Phone
from tests.phone_apps.crawler.ground import Excuse, app_ground
from tests.phone_apps.driver import Driver
from tests.phone_apps.gallery.steps import Step, back, hold, launch, shot, tap, write

FILES: Final = "com.google.android.documentsui"
ROOT: Final = "/storage/emulated/0"
STORAGE: Final = "sdk_gphone64_x86_64"
CONTENTS: Final = {
    "Download/bus_timetable.pdf": b"x" * 182_000,
    "Download/concert_ticket_for_the_late_evening.docx": b"x" * 21_000,
    "Download/Trip/plan.md": b"# Day one",
    "Podcasts/the_repair_shop_ep9.mp3": b"x" * 3_400,
    "Podcasts/five_minute_history.mp3": b"x" * 21,
    "Documents/tax_overview.xlsx": b"x" * 9_100,
}
OCTOBER_14: Final = 1_697_270_000_000


def furnish(driver: Driver) -> None:
    """Put some files on the storage."""
    files = driver.phone.files
    for place, (path, data) in enumerate(CONTENTS.items()):
        folder = f"{ROOT}/{path}".rpartition("/")[0]
        if not files.is_dir(folder):
            files.mkdir(folder)
        files.write(f"{ROOT}/{path}", data, mtime_ms=OCTOBER_14 + place * 19_000_000)
    for name, colour in (("harbor_evening", (214, 120, 60)), ("first_snow", (190, 205, 220))):
        picture = io.BytesIO()
        Image.new("RGB", (64, 48), colour).save(picture, "PNG")
        files.write(f"{ROOT}/DCIM/{name}.png", picture.getvalue(), mtime_ms=OCTOBER_14)
    driver.phone.windows.invalidate()


def enter(driver: Driver) -> None:
    """Press the keyboard's search key."""
    driver.phone.windows.key_name("ENTER")


def zipped(driver: Driver) -> None:
    """Pack the folder in Downloads."""
    for step in (hold("Trip"), tap("More options"), tap("Compress")):
        step(driver)


def pick(action: str, type_: str | None = "*/*", **extras: str | bool) -> Step:
    """Ask for a file, a folder or a place, as another app does."""
    named = {f"android.intent.extra.{name}": value for name, value in extras.items()}
    wanted = Intent(action=f"android.intent.action.{action}", type=type_, extras=named)
    return lambda driver: driver.phone.activities.start(wanted)


DOWNLOADS: Final[tuple[Step, ...]] = (furnish, launch(FILES))
LISTED: Final = (*DOWNLOADS, tap("List view"))
DEVICE: Final = (*DOWNLOADS, tap("Show roots"), tap(STORAGE))
PODCASTS: Final = (*DEVICE, tap("Podcasts"))
SELECTED: Final = (*DOWNLOADS, hold("bus_timetable.pdf"))
MENU: Final = (*SELECTED, tap("More options"))
FILES_SHOTS: Final = (
    shot("downloads", *DOWNLOADS),
    shot("list", *LISTED),
    shot("roots", *DOWNLOADS, tap("Show roots")),
    shot("storage", *DEVICE),
    shot("folder", *PODCASTS),
    shot("empty folder", *DEVICE, tap("Alarms")),
    shot("recent", *DOWNLOADS, tap("Show roots"), tap("Recent")),
    shot("images", *DOWNLOADS, tap("Show roots"), tap("Images")),
    shot("an album", *DOWNLOADS, tap("Show roots"), tap("Images"), tap("DCIM")),
    shot("menu", *DOWNLOADS, tap("More options")),
    shot("sort by", *DOWNLOADS, tap("More options"), tap("Sort by...")),
    shot("new folder", *DOWNLOADS, tap("More options"), tap("New folder")),
    shot("folder's info", *DOWNLOADS, tap("More options"), tap("Get info")),
    shot("search", *DOWNLOADS, tap("Search"), write("trip"), enter, back, tap("Search")),
    shot("found", *DEVICE, tap("Search"), write("re"), back),
    shot("nothing found", *DOWNLOADS, tap("Search"), write("xyz"), back),
    shot("chip", *DEVICE, tap("Audio")),
    shot("selected", *SELECTED),
    shot("selected in a list", *LISTED, hold("Trip"), tap("bus_timetable.pdf")),
    shot("selection's menu", *MENU),
    shot("delete?", *SELECTED, tap("Delete")),
    shot("deleted", *SELECTED, tap("Delete"), tap("OK")),
    shot("rename", *MENU, tap("Rename")),
    shot("info", *MENU, tap("Get info")),
    shot("destination", *MENU, tap("Move to…")),
    shot("other destination", *MENU, tap("Copy to…"), tap("Show roots"), tap(STORAGE)),
    shot("moved", *MENU, tap("Move to…"), tap("Trip"), tap("MOVE")),
    shot("archive", *DOWNLOADS, zipped, tap("archive.zip")),
    shot("pick a file", furnish, pick("OPEN_DOCUMENT")),
    shot("pick a picture", furnish, pick("GET_CONTENT", "image/*")),
    shot("pick several", furnish, pick("OPEN_DOCUMENT", ALLOW_MULTIPLE=True), hold("plan.md")),
    shot("save", furnish, pick("CREATE_DOCUMENT", "application/pdf", TITLE="scan.pdf")),
    shot("pick a folder", furnish, pick("OPEN_DOCUMENT_TREE", None), tap("DCIM")),
    shot("not this folder", furnish, pick("OPEN_DOCUMENT_TREE", None)),
    shot(
        "allow access?",
        furnish,
        pick("OPEN_DOCUMENT_TREE", None),
        tap("DCIM"),
        tap("USE THIS FOLDER"),
    ),
)
SHOTS: Final = {"files": FILES_SHOTS}


def one_file(phone: Phone) -> None:
    for name in phone.files.listdir("/sdcard"):
        if name not in {"Android", "Download"}:
            phone.files.remove_tree(f"/sdcard/{name}")
    phone.files.write("/sdcard/Download/a.png", b"")
    phone.windows.start_app(FILES)


GROUNDS: Final = {"files": app_ground(FILES, 12, starts={"files": one_file})}
EXCUSES: Final = (
    Excuse(
        "com.google.android.documentsui DestinationPicker full",
        "tap 'pick_button_overlay'",
        "it lies around the button, which does the same",
    ),
)
