"""Simple Gallery Pro: a picture copied."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pytest_androidbench import Episode, Limits, Pilot, task
from pytest_androidbench.appdata.storage import Item, Storage
from pytest_androidbench.appdata.validators import Verdict, only_added
from task_suites.android_world.android_ways import AGREE, open_menu
from task_suites.android_world.content.receipts import Receipt, receipt_names, receipts
from task_suites.android_world.pictures import table_picture

APP: Final = "Gallery"
CELL: Final = "media_item_holder"
COPIED: Final = "the copy is there and all else is as it was"


def is_copied(
    wanted: Item, before: Sequence[Item], after: Sequence[Item], *, upstream: bool
) -> Verdict:
    """The copy has come and nothing has gone; upstream asks about its name alone."""
    if upstream:
        paths = [item.path for item in after if not item.is_folder]
        return Verdict(holds=wanted.path in paths, why="it is not there")
    return only_added(before, after, [wanted])


@task(
    "SaveCopyOfReceiptTaskEval",
    "In Gallery (Simple Gallery Pro), copy {name} from the folder DCIM to the folder Download.",
    wordings=[
        "Use Gallery (Simple Gallery Pro) to put a copy of {name}, which is in DCIM, into "
        "Download.",
        "{name} lies in the folder DCIM. With Gallery (Simple Gallery Pro), let there be a copy of "
        "it in the folder Download as well.",
        "Open Gallery (Simple Gallery Pro), find {name} in DCIM and copy it over to Download.",
        "I need {name} in my Download folder too: copy it there from DCIM, in Gallery (Simple "
        "Gallery Pro).",
    ],
    params={"name": receipt_names(), "receipt": receipts()},
    limits=Limits(steps=16),
    app="gallery",
    difficulty="hard",
    tags={"parameterized", "complex_ui_understanding"},
    optimal_steps=8,
)
def test_save_copy_of_receipt(episode: Episode, name: str, receipt: Receipt) -> None:
    picture = table_picture(receipt.table)
    storage = Storage(episode.device)
    storage.put({f"DCIM/{name}": picture})
    before = storage.visible()
    episode.run()
    wanted = Item(path=f"Download/{name}", data=picture)
    with episode.check(COPIED):
        assert is_copied(wanted, before, storage.visible(), upstream=episode.upstream)


def send(pilot: Pilot, how: str, folder: str) -> None:
    """Select the picture and copy or move it to a folder."""
    pilot.open(APP).tap("DCIM").long_press(id=CELL)
    open_menu(pilot).tap(f"{how} to").tap("Other folder")
    pilot.tap("Internal").scroll_to(text=folder).tap(folder).tap(id=AGREE)


@test_save_copy_of_receipt.solution
def copy(pilot: Pilot) -> None:
    send(pilot, "Copy", "Download")


@test_save_copy_of_receipt.mistake("moved", fails=COPIED)
def move(pilot: Pilot) -> None:
    send(pilot, "Move", "Download")


@test_save_copy_of_receipt.mistake("to another folder", fails=COPIED)
def copy_elsewhere(pilot: Pilot) -> None:
    send(pilot, "Copy", "Documents")


@test_save_copy_of_receipt.mistake("turned on the way", fails=COPIED)
def save_turned(pilot: Pilot) -> None:
    pilot.open(APP).tap("DCIM").tap(id=CELL)
    pilot.tap("Rotate").tap("Rotate right").tap("Save as").tap(id="folder_value")
    pilot.tap("Internal").scroll_to(text="Download").tap("Download").tap("OK").tap("OK")


@test_save_copy_of_receipt.mistake("original renamed before", fails=COPIED)
def rename_first(pilot: Pilot, name: str) -> None:
    stem = name.removesuffix(".jpg")
    pilot.open(APP).tap("DCIM").long_press(id=CELL).tap("More options").tap("Rename")
    pilot.type(None, f"{stem}_1", id="rename_item_name", clear=True).tap("OK")
