"""From Contacts to Google Drive: everybody, in a file."""

from __future__ import annotations

from typing import Final

from hypothesis import strategies as st

from pytest_androidbench import Episode, Pilot
from pytest_androidbench.appdata.address_book import Book, Card
from pytest_androidbench.appdata.contacts import digits
from pytest_androidbench.appdata.drive import Drive, DriveContents, DriveFile
from pytest_androidbench.appdata.validators import only_added
from pytest_androidbench.appdata.vcards import cards_in
from task_suites.android_arena.arena_task import arena_task
from task_suites.android_arena.contact_ways import NAMES, NUMBERS, ask_to_delete, confirm
from task_suites.android_arena.contact_ways import arranged as with_people
from task_suites.android_arena.drive_ways import APP

UPLOADED: Final = "there is one more file in Drive"
WHOLE: Final = "everybody is in it, with all numbers"
REST: Final = "all else in Drive is as it was"
KEPT: Final = "the contacts are as they were"
FILE: Final = "contacts.vcf"


def new_files(before: DriveContents, after: DriveContents) -> list[DriveFile]:
    """The files that were not there before."""
    old = {one.id for one in before.files}
    return [one for one in after.files if one.id not in old]


def everybody(book: Book) -> list[tuple[str, tuple[str, ...]]]:
    """Names and numbers of all, sorted."""
    return sorted((card.name, card.numbers) for card in book.cards)


@arena_task(
    "contacts_to_drive",
    "Export all contacts to a VCF file, and have the file in Google Drive.",
    params={
        "names": st.lists(NAMES, min_size=3, max_size=3, unique=True),
        "numbers": st.lists(NUMBERS, min_size=3, max_size=3, unique=True),
    },
)
def test_contacts_to_drive(episode: Episode, names: list[str], numbers: list[str]) -> None:
    cards = [
        Card(name=name, numbers=(digits(number),))
        for name, number in zip(names, numbers, strict=True)
    ]
    book, drive = with_people(episode, *cards), Drive(episode.device)
    people, before = book.read(), drive.contents()
    episode.run()
    after = drive.contents()
    new = new_files(before, after)
    with episode.check(UPLOADED):
        assert len(new) == 1
    with episode.check(WHOLE):
        texts = [drive.content(one.id).decode("utf-8", errors="replace") for one in new]
        assert [sorted(cards_in(text)) for text in texts] == [everybody(people)]
    with episode.check(REST):
        assert only_added(before.rows(), after.rows(), new)
    with episode.check(KEPT):
        assert book.read() == people


def export(pilot: Pilot) -> Pilot:
    """Write everybody to a file of the phone's."""
    pilot.open("Contacts").tap("Fix & manage").tap("Export to file").tap(text="SAVE")
    return pilot


def upload(pilot: Pilot, name: str) -> Pilot:
    """Take a file of Download in."""
    pilot.open(APP).tap(id="extended_fab").tap("Upload").tap("Show roots").tap("Downloads")
    return pilot.scroll_to(text=name).tap(text=name)


@test_contacts_to_drive.solution
def export_and_upload(pilot: Pilot) -> None:
    upload(export(pilot), FILE)


@test_contacts_to_drive.mistake("only exported", fails=UPLOADED)
def only_export(pilot: Pilot) -> None:
    export(pilot)


@test_contacts_to_drive.mistake("another file", fails=WHOLE)
def upload_another(pilot: Pilot) -> None:
    upload(export(pilot), "sample.pdf")


@test_contacts_to_drive.mistake("twice", fails=UPLOADED)
def upload_twice(pilot: Pilot) -> None:
    export_and_upload(pilot)
    pilot.tap(id="extended_fab").tap("Upload").scroll_to(text=FILE).tap(text=FILE)


@test_contacts_to_drive.mistake("somebody deleted afterwards", fails=KEPT)
def upload_and_delete(pilot: Pilot, names: list[str]) -> None:
    export_and_upload(pilot)
    pilot.open("Contacts").tap(id="contacts")
    ask_to_delete(pilot, names[0])
    confirm(pilot)
