"""Google Drive: an image is taken in, starred or binned, a folder is made, storage looked at."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy

from pytest_androidbench import Episode, Pilot
from pytest_androidbench.appdata.drive import (
    FOLDER,
    PACKAGE,
    Drive,
    DriveContents,
    DriveFile,
)
from pytest_androidbench.appdata.validators import only_added, same_rows
from pytest_androidbench.interface.observation import Node
from pytest_androidbench.tasks.strategies import file_names, one_of
from task_suites.android_arena.drive_ways import APP, make_folder, more, upload
from task_suites.android_arena.looking import Sight, in_sight
from task_suites.popular_apps.images import images_of
from task_suites.popular_apps.popular_task import popular_task

TAKEN: Final = "one image of the phone lies in Drive, and all else is as it was"
STARRED: Final = "one image has a star, and all else is as it was"
BINNED: Final = "one image is in the bin, and all else is as it was"
MADE: Final = "the folder is there, and all else is as it was"
SEEN: Final = "what is taken of the storage is in sight"
REST: Final = "everything is as it was"
IMAGES: Final = ("image.jpg", "image1.jpeg")
PAPER: Final = "sample.pdf"
JOURNEYS: Final = ("Europe", "Norway", "Coast", "Lisbon", "Alps", "Island", "Harbour", "Family")
UNITS: Final = {"B": 1, "kB": 1_000, "MB": 1_000_000, "GB": 1_000_000_000}
QUOTA: Final = 15_000_000_000


@popular_task(
    "drive_upload_image",
    "Upload one image of this phone to Google Drive, whichever it is.",
    params={"image": one_of(*IMAGES)},
)
def test_upload_image(episode: Episode, image: str) -> None:
    del image  # which one the solution takes
    drive = Drive(episode.device)
    images = images_of(episode.device).values()
    before = drive.contents()
    episode.run()
    with episode.check(TAKEN):
        after, old = drive.contents(), {each.id for each in before.files}
        new = [each for each in after.files if each.id not in old]
        assert len(new) == 1, f"{len(new)} files are new"
        content = drive.content(new[0].id)
        assert any(new[0].bytes == len(data) and content in {b"", data} for data in images)
        assert only_added(before.rows(), after.rows(), [replace(new[0], kind="image")])


@test_upload_image.solution
def upload_image(pilot: Pilot, image: str) -> None:
    upload(pilot, image)


@test_upload_image.mistake("a page instead", fails=TAKEN)
def upload_page(pilot: Pilot) -> None:
    upload(pilot, PAPER)


@test_upload_image.mistake("two images", fails=TAKEN)
def upload_two(pilot: Pilot) -> None:
    upload(pilot, IMAGES[0])
    pilot.tap(id="extended_fab").tap("Upload").scroll_to(text=IMAGES[1]).tap(text=IMAGES[1])


@test_upload_image.mistake("not picked", fails=TAKEN)
def leave_picker(pilot: Pilot) -> None:
    pilot.open(APP).tap(id="extended_fab").tap("Upload").back()


def image_names() -> SearchStrategy[list[str]]:
    """Three names, of which each will do."""
    return st.lists(file_names("jpg"), min_size=3, max_size=3, unique_by=str.casefold)


def arranged(episode: Episode, names: Sequence[str]) -> tuple[Drive, DriveContents]:
    """Images and a document that were changed a moment ago, and all that is there then."""
    drive = Drive(episode.device)
    now = round(episode.device.now().timestamp() * 1000)
    images = [
        DriveFile(name=name, kind="image", bytes=200_000 + place, changed=now - place * 60_000)
        for place, name in enumerate(names)
    ]
    drive.add([*images, DriveFile(name=beside(names), kind="pdf", bytes=90_000, changed=now)])
    return drive, drive.contents()


def beside(names: Sequence[str]) -> str:
    """What the document is called that lies beside the images."""
    return f"{names[0].removesuffix('.jpg')}.pdf"


def changed_one_image(before: DriveContents, after: DriveContents, **new: object) -> bool:
    """Whether one image that was there is another way now, and nothing else is."""
    rows = before.rows()
    for image in before.files:
        goal = replace(image, **new)  # type: ignore[arg-type]
        if image.kind == "image" and goal != image and goal in after.files:
            place = rows.index(image)
            return bool(same_rows([*rows[:place], goal, *rows[place + 1 :]], after.rows()))
    return False


@popular_task(
    "drive_star_image",
    "Add an image in Google Drive to the starred ones, whichever it is.",
    params={"names": image_names()},
)
def test_star_image(episode: Episode, names: Sequence[str]) -> None:
    drive, before = arranged(episode, names)
    episode.run()
    with episode.check(STARRED):
        assert changed_one_image(before, drive.contents(), starred=True)


@test_star_image.solution
def star_image(pilot: Pilot, names: Sequence[str]) -> None:
    more(pilot, names[1]).tap("Add to Starred")


@test_star_image.mistake("a document", fails=STARRED)
def star_document(pilot: Pilot, names: Sequence[str]) -> None:
    more(pilot, beside(names)).tap("Add to Starred")


@test_star_image.mistake("two images", fails=STARRED)
def star_two(pilot: Pilot, names: Sequence[str]) -> None:
    for name in names[:2]:
        more(pilot, name).tap("Add to Starred")


@test_star_image.mistake("kept on the phone instead", fails=STARRED)
def keep_image(pilot: Pilot, names: Sequence[str]) -> None:
    more(pilot, names[1]).tap("Make available offline")


@popular_task(
    "drive_storage_left",
    "Show how much of the storage of Google Drive is taken, and so how much is left.",
    params={"megabytes": st.integers(1_000, 12_000)},
)
def test_storage(episode: Episode, megabytes: int) -> None:
    drive = Drive(episode.device)
    drive.add([DriveFile(name="All of it.zip", kind="archive", bytes=megabytes * UNITS["MB"])])
    before = drive.contents()
    taken = sum(each.bytes for each in before.files if not each.owner)
    episode.run()
    with episode.check(SEEN):
        told = Sight(id="storage_used", also=lambda node: tells(node, taken))
        assert not in_sight(episode.device, PACKAGE, told)
    with episode.check(REST, weight=0.5):
        assert same_rows(before.rows(), drive.contents().rows())


def tells(node: Node, taken: int) -> bool:
    """Whether an element says of how many bytes how many are taken, to a hundredth."""
    said = re.fullmatch(r"([\d.]+)\s(\w+) of ([\d.]+)\s(\w+) used", node.text)
    if said is None or not {said[2], said[4]} <= UNITS.keys():
        return False
    numbers = float(said[1]) * UNITS[said[2]], float(said[3]) * UNITS[said[4]]
    return all(
        abs(one - other) <= other / 100 for one, other in zip(numbers, (taken, QUOTA), strict=True)
    )


def open_page(pilot: Pilot, page: str) -> Pilot:
    """Open a page of the drawer."""
    return pilot.open(APP).tap(id="menu_button").tap(page)


@test_storage.solution
def show_storage(pilot: Pilot) -> None:
    open_page(pilot, "Storage")


@test_storage.mistake("the settings instead", fails=SEEN)
def show_settings(pilot: Pilot) -> None:
    open_page(pilot, "Settings")


@test_storage.mistake("left again", fails=SEEN)
def leave_storage(pilot: Pilot) -> None:
    open_page(pilot, "Storage").back()


@test_storage.mistake("a file removed as well", fails=REST)
def remove_and_show(pilot: Pilot) -> None:
    pilot.open(APP).tap("More actions for", index=0)
    pilot.scroll_to("Remove").tap("Remove")
    pilot.tap(id="menu_button").tap("Storage")


@popular_task(
    "drive_make_folder",
    "Make a folder called {name} in Google Drive.",
    params={"name": one_of(*(f"{journey} Trip" for journey in JOURNEYS))},
)
def test_make_folder(episode: Episode, name: str) -> None:
    drive = Drive(episode.device)
    before = drive.contents()
    episode.run()
    with episode.check(MADE):
        after = drive.contents()
        made = after.named(name)[:1]
        assert made, f"there is no {name}"
        goal = DriveFile(id=made[0].id, name=name, kind=FOLDER, folder=made[0].folder)
        assert only_added(before.rows(), after.rows(), [goal])


@test_make_folder.solution
def add_folder(pilot: Pilot, name: str) -> None:
    make_folder(pilot.open(APP), name)


@test_make_folder.mistake("another name", fails=MADE)
def add_other_folder(pilot: Pilot, name: str) -> None:
    make_folder(pilot.open(APP), name.removesuffix(" Trip"))


@test_make_folder.mistake("two of them", fails=MADE)
def add_two_folders(pilot: Pilot, name: str) -> None:
    add_folder(pilot, name)
    make_folder(pilot, name)


@test_make_folder.mistake("not confirmed", fails=MADE)
def only_type(pilot: Pilot, name: str) -> None:
    pilot.open(APP).tap(id="extended_fab").tap("Folder").type(None, name, clear=True)
    pilot.tap("Cancel")


@popular_task(
    "drive_bin_image",
    "Put an image in Google Drive into the bin, whichever it is.",
    params={"names": image_names()},
)
def test_bin_image(episode: Episode, names: Sequence[str]) -> None:
    drive, before = arranged(episode, names)
    episode.run()
    with episode.check(BINNED):
        assert changed_one_image(before, drive.contents(), trashed=True)


@test_bin_image.solution
def bin_image(pilot: Pilot, names: Sequence[str]) -> None:
    more(pilot, names[2]).scroll_to("Remove").tap("Remove")


@test_bin_image.mistake("a document", fails=BINNED)
def bin_document(pilot: Pilot, names: Sequence[str]) -> None:
    more(pilot, beside(names)).scroll_to("Remove").tap("Remove")


@test_bin_image.mistake("taken back", fails=BINNED)
def bin_and_undo(pilot: Pilot, names: Sequence[str]) -> None:
    bin_image(pilot, names)
    pilot.tap("Undo")


@test_bin_image.mistake("two images", fails=BINNED)
def bin_two(pilot: Pilot, names: Sequence[str]) -> None:
    for name in names[:2]:
        more(pilot, name).scroll_to("Remove").tap("Remove")
