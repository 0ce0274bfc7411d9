"""Files come back as they were, databases with the log that belongs to them and with no other."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from pytest_androidbench.devices.database import database_files
from pytest_androidbench.devices.device import Device
from pytest_androidbench.devices.kept_files import keep_files, put_files_back

PATH = "/data/local/tmp/kept/rows.db"
FILES = database_files(PATH)


@pytest.fixture
def logged(device: Device, tmp_path: Path) -> None:
    """A database on the device whose last row stands in its log alone, as apps leave it."""
    place = tmp_path / "rows.db"
    with closing(sqlite3.connect(place, isolation_level=None)) as host:
        host.execute("PRAGMA journal_mode = WAL")
        host.execute("CREATE TABLE rows (word TEXT)")
        host.execute("INSERT INTO rows VALUES ('first')")
        host.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        host.execute("INSERT INTO rows VALUES ('last')")
        names = ("rows.db", "rows.db-wal")
        stored = {f"{PATH[:-7]}{name}": tmp_path.joinpath(name).read_bytes() for name in names}
    device.put_files(stored)


def words(device: Device) -> list[str]:
    return [row["word"] for row in device.database(PATH).rows("rows")]


@pytest.mark.usefixtures("logged")
def test_a_database_comes_back_with_what_stood_in_its_log_alone(device: Device) -> None:
    kept = keep_files(device, FILES)
    device.database(PATH).clear("rows")
    assert words(device) == []
    put_files_back(device, kept)
    assert words(device) == ["first", "last"]


@pytest.mark.usefixtures("logged")
def test_a_log_that_came_later_goes(device: Device) -> None:
    log = device.get_file(f"{PATH}-wal")
    device.files.remove(f"{PATH}-wal")
    kept = keep_files(device, FILES)
    device.put_files({f"{PATH}-wal": log})
    assert words(device) == ["first", "last"]
    put_files_back(device, kept)
    assert words(device) == ["first"]
    assert not device.files.exists(f"{PATH}-wal")


def test_what_was_not_there_goes_and_what_was_there_comes_back(device: Device) -> None:
    folder = "/data/local/tmp/kept"
    device.put_files({f"{folder}/one": b"1"})
    kept = keep_files(device, [f"{folder}/one", f"{folder}/other", f"{folder}/deeper/third"])
    device.put_files(
        {f"{folder}/one": b"2", f"{folder}/other": b"3", f"{folder}/deeper/third": b""}
    )
    put_files_back(device, kept)
    assert device.files.get_all(folder) == {"one": b"1"}
