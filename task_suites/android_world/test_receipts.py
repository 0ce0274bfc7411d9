"""Gallery and Markor: a receipt written down."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from pytest_androidbench import Episode, Limits, Pilot, task
from pytest_androidbench.appdata.storage import Storage
from task_suites.android_world.content.receipts import Receipt, receipts
from task_suites.android_world.markor_ways import APP, UNTOUCHED, Notebook, create_note
from task_suites.android_world.pictures import table_picture
from task_suites.android_world.rules import text_is

NOTE: Final = "receipt.md"
PICTURE: Final = "DCIM/receipt.png"
WRITTEN: Final = "the purchases are written down"


def plain(text: str) -> str:
    """Comma-separated text without blank lines and with one space behind each comma."""
    rows = [[cell.strip() for cell in line.split(",")] for line in text.splitlines()]
    return "\n".join(", ".join(row) for row in rows if any(row))


@task(
    "MarkorTranscribeReceipt",
    "The picture receipt.png in Gallery (Simple Gallery Pro) lists purchases. Write them into a "
    "new note receipt.md in Markor: first the line `Date, Item, Amount`, then one line for each "
    "purchase, in the order and with the values of the picture, separated by commas in the same "
    "way.",
    params={"receipt": receipts(most=5)},
    limits=Limits(steps=18),
    app="markor",
    difficulty="medium",
    tags={
        "transcription",
        "data_entry",
        "multi_app",
        "screen_reading",
        "memorization",
        "parameterized",
    },
    optimal_steps=9,
)
def test_transcribe_receipt(episode: Episode, receipt: Receipt) -> None:
    notebook, storage = Notebook(episode.device), Storage(episode.device)
    picture = table_picture(receipt.table, "PNG")
    notebook.fill({})
    storage.put({PICTURE: picture})
    episode.run()
    found = notebook.texts()
    with episode.check(WRITTEN):
        assert text_is(episode, receipt.csv, plain(found.get(NOTE, "")))
    with episode.check(UNTOUCHED):
        assert [item.path for item in notebook.items()] == [NOTE]
        assert storage.read(PICTURE) == picture


def look_and_write(pilot: Pilot, text: str, name: str = NOTE) -> None:
    """Look at the picture, then write a note."""
    pilot.open("Gallery").tap("DCIM").tap(id="media_item_holder")
    create_note(pilot.open(APP), name, text)


@test_transcribe_receipt.solution
def transcribe(pilot: Pilot, receipt: Receipt) -> None:
    look_and_write(pilot, receipt.csv)


@test_transcribe_receipt.mistake("one digit of an amount wrong", fails=WRITTEN)
def misread_amount(pilot: Pilot, receipt: Receipt) -> None:
    *others, last = receipt.purchases
    cents = last.cents - last.cents % 10 + (last.cents + 1) % 10
    misread = replace(receipt, purchases=(*others, replace(last, cents=cents)))
    look_and_write(pilot, misread.csv)


@test_transcribe_receipt.mistake("header forgotten", fails=WRITTEN)
def forget_header(pilot: Pilot, receipt: Receipt) -> None:
    look_and_write(pilot, receipt.csv.partition("\n")[2])


@test_transcribe_receipt.mistake("last purchase forgotten", fails=WRITTEN)
def forget_last(pilot: Pilot, receipt: Receipt) -> None:
    look_and_write(pilot, replace(receipt, purchases=receipt.purchases[:-1]).csv)


@test_transcribe_receipt.mistake("in a note of another kind", fails=WRITTEN)
def write_text_file(pilot: Pilot, receipt: Receipt) -> None:
    look_and_write(pilot, receipt.csv, "receipt.txt")


@test_transcribe_receipt.mistake("picture renamed before", fails=UNTOUCHED)
def rename_picture(pilot: Pilot, receipt: Receipt) -> None:
    pilot.open("Gallery").tap("DCIM").long_press(id="media_item_holder")
    pilot.tap("More options").tap("Rename")
    pilot.type(None, "read", id="rename_item_name", clear=True).tap("OK")
    create_note(pilot.open(APP), NOTE, receipt.csv)


@test_transcribe_receipt.mistake("in a second note as well", fails=UNTOUCHED)
def write_twice(pilot: Pilot, receipt: Receipt) -> None:
    look_and_write(pilot, receipt.csv)
    create_note(pilot, "receipt_2.md")
    pilot.back()
