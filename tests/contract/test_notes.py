"""Notes are put into Joplin's database, and read as the app leaves them."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime, timedelta

import pytest

from pytest_androidbench.appdata.notes import Contents, Folder, Note, Notes
from pytest_androidbench.appdata.validators import same_rows
from pytest_androidbench.devices.device import Device
from pytest_androidbench.interface.pilot import Pilot

NOW = datetime(2023, 10, 15, 15, 34, tzinfo=UTC)
HOME = Folder(id="a" * 32, title="Home", created=NOW - timedelta(days=9))
CELLAR = Folder(id="b" * 32, title="Cellar", created=NOW, parent_id=HOME.id)
LIST = Note(
    id="1" * 32,
    folder_id=HOME.id,
    title="Crème & co",
    body="- [ ] it's **new**",
    created=NOW - timedelta(days=2),
    updated=NOW - timedelta(days=1, milliseconds=7),
)
SWEEP = Note(
    id="2" * 32,
    folder_id=CELLAR.id,
    title="Sweep",
    body="",
    created=NOW,
    updated=NOW,
    is_todo=True,
    completed=NOW,
    due=NOW + timedelta(days=1),
)
OLD = Note(
    id="3" * 32, folder_id=HOME.id, title="Old", body="", created=NOW, updated=NOW, deleted=NOW
)
WRITTEN = Contents(folders=(HOME, CELLAR), notes=(LIST, SWEEP, OLD))


@pytest.fixture
def notes(device: Device, pilot: Pilot) -> Notes:
    """Joplin after its first start."""
    if "net.cozic.joplin" not in device.versions("net.cozic.joplin"):
        pytest.skip("Joplin is not installed")
    pilot.open("Joplin")
    return Notes(device)


def test_what_is_put_is_read(notes: Notes) -> None:
    assert len(notes.contents().notes) == 5
    notes.replace(WRITTEN)
    assert notes.contents() == WRITTEN
    assert same_rows(WRITTEN.rows(), notes.contents().rows())
    notes.replace(Contents(folders=(), notes=()))
    assert notes.contents() == Contents(folders=(), notes=())


def test_the_app_shows_finds_and_changes_it(notes: Notes, pilot: Pilot) -> None:
    notes.replace(WRITTEN)
    pilot.open("Joplin").tap("Sidebar").tap("All notes")
    assert pilot.shows("Crème & co")
    assert not pilot.shows("Old")
    pilot.tap("to-do: Sweep").tap("Search").type(None, "creme").expect("Crème & co")
    verdict = same_rows(WRITTEN.rows(), notes.contents().rows())
    assert not verdict
    assert "Sweep" in repr(verdict)
    [changed] = [note for note in notes.contents().notes if note.id == SWEEP.id]
    assert changed.completed is None
    assert changed.updated > SWEEP.updated


def tick_twice(pilot: Pilot) -> None:
    pilot.tap("to-do: Sweep").tap("to-do: Sweep")


def begin(pilot: Pilot) -> None:
    pilot.tap("Add new").tap("New note", index=0).tap("Don’t allow")


def write(pilot: Pilot) -> None:
    begin(pilot)
    pilot.type("Add title", "Oops").home()


def throw_away(pilot: Pilot) -> None:
    begin(pilot)
    pilot.type("Add title", "Oops").tap("Actions").tap("Delete")


def tick(pilot: Pilot) -> None:
    pilot.tap("to-do: Sweep")


def trash(pilot: Pilot) -> None:
    pilot.tap("Sweep").tap("Don’t allow").tap("Actions").tap("Delete")


@pytest.mark.proof
@pytest.mark.parametrize("act", [tick_twice, begin, throw_away])
def test_what_was_taken_back_leaves_nothing(
    notes: Notes, pilot: Pilot, act: Callable[[Pilot], None]
) -> None:
    notes.replace(WRITTEN)
    pilot.open("Joplin").tap("Sidebar").tap("All notes")
    before = notes.rows()
    act(pilot)
    assert same_rows(before, notes.rows())


@pytest.mark.proof
@pytest.mark.parametrize("act", [tick, write, trash])
def test_what_stays_is_a_change(notes: Notes, pilot: Pilot, act: Callable[[Pilot], None]) -> None:
    notes.replace(WRITTEN)
    pilot.open("Joplin").tap("Sidebar").tap("All notes")
    before = notes.rows()
    act(pilot)
    assert not same_rows(before, notes.rows())
