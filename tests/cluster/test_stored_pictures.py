"""Pictures of a slot: in the storage with links to them, and with the attempt where that fails."""

from __future__ import annotations

import resource
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec
import pytest

from pytest_androidbench.cluster.artifacts import Artifacts
from pytest_androidbench.cluster.carried import CarriedAttempt
from pytest_androidbench.cluster.slot import Slot
from pytest_androidbench.cluster.storage import SharedStorageError, fetched
from pytest_androidbench.codec import from_json
from pytest_androidbench.records.linked import LINKED, LinkedPictures
from tests.cluster.test_workers import ONE, TWO, desk, given
from tests.end_to_end.projects import Project

__all__ = ["desk"]  # a fixture

FILES = {"record.json": b"{}", "000.xml": b"<x/>", "000.png": b"small", "001.jpg": b"x" * 5000}


def linked(one: CarriedAttempt) -> LinkedPictures:
    return from_json(LinkedPictures, one.files[LINKED])


def opened(storage: Path, slot: str = "slot") -> Artifacts:
    artifacts = Artifacts(f"file://{storage}/run", slot)
    artifacts.open()
    return artifacts


@contextmanager
def no_file_larger(size: int) -> Iterator[None]:
    """Have this process write no more of a file, as on a disk that is full."""
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)


def test_pictures_are_stored_and_all_else_is_carried(tmp_path: Path) -> None:
    one, why = opened(tmp_path).store(CarriedAttempt(episode="e", files=FILES))
    assert why == ""
    assert one.files.keys() == {"record.json", "000.xml", LINKED}
    links = linked(one).files
    assert {name: fetched(link) for name, link in links.items()} == {
        name: FILES[name] for name in ("000.png", "001.jpg")
    }
    assert all(link.url.startswith(f"file://{tmp_path}/run/e/") for link in links.values())


def test_no_attempt_has_the_place_of_another(tmp_path: Path) -> None:
    """Neither one of another slot, nor a later one of a slot, nor one of a slot started anew."""
    attempt = CarriedAttempt(episode="e", files={"000.png": b"x"})
    one, other, again = opened(tmp_path), opened(tmp_path, "other"), opened(tmp_path)
    stored = [artifacts.store(attempt)[0] for artifacts in (one, one, other, again)]
    assert len({linked(each).files["000.png"].url for each in stored}) == 4


def test_an_attempt_without_pictures_has_no_links(tmp_path: Path) -> None:
    attempt = CarriedAttempt(episode="e", files={"record.json": b"{}"})
    assert opened(tmp_path).store(attempt) == (attempt, "")


def test_what_a_full_storage_does_not_take_stays_with_the_attempt(tmp_path: Path) -> None:
    artifacts = opened(tmp_path)
    with no_file_larger(1000):
        one, why = artifacts.store(CarriedAttempt(episode="e", files=FILES))
    assert "File too large" in why
    assert one.files["001.jpg"] == FILES["001.jpg"]
    assert [*linked(one).files] == ["000.png"]
    again, why = artifacts.store(CarriedAttempt(episode="e", files=FILES))
    assert (why, [*linked(again).files]) == ("", ["000.png", "001.jpg"])


def picturing(storage: Path) -> Slot:
    options = ("--ab-cluster=auto", f"--ab-artifacts=file://{storage}", "--ab-screenshots=on")
    asked = given(*options)
    return Slot(msgspec.structs.replace(asked, artifacts=f"file://{storage}/run"), ".")


@pytest.mark.slow
def test_a_slot_stores_pictures_until_it_cannot_and_none_is_lost(
    desk: Project, tmp_path: Path
) -> None:
    (tmp_path / "folder").mkdir()
    (tmp_path / "storage").symlink_to(tmp_path / "folder")
    slot = picturing(tmp_path / "storage")
    slot.start()
    ran = slot.run(ONE)
    (one,) = ran.attempts
    # In one step the storage becomes something where no file can be.
    (tmp_path / "file").touch()
    (tmp_path / "next").symlink_to(tmp_path / "file")
    (tmp_path / "next").replace(tmp_path / "storage")
    then = slot.run(TWO)
    (other,) = then.attempts
    slot.end()
    assert (ran.unstored, then.unstored.partition(" to ")[0]) == ("", "nothing can be written")
    pictures = {name for name in other.files if name.endswith(".jpg")}
    assert pictures
    assert LINKED not in other.files
    assert {"000.jpg"} <= linked(one).files.keys()
    assert not linked(one).files.keys() & one.files.keys()


@pytest.mark.slow
def test_a_slot_that_cannot_write_there_is_refused_before_its_worker_starts(
    desk: Project, tmp_path: Path
) -> None:
    (tmp_path / "storage").touch()
    slot = picturing(tmp_path / "storage")
    with pytest.raises(
        SharedStorageError, match=f"nothing can be written to {tmp_path}/storage/run"
    ):
        slot.start()
    slot.end()
