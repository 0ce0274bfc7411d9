"""How a device was before a run changed it: written once, read back, forgotten once it is so."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from pytest_androidbench.errors import RunDirectoryError
from pytest_androidbench.records.undoing import (
    UNDO,
    Changed,
    changed_devices,
    drop_changed,
    keep_changed,
)

PIXEL = Changed(device="adb:emulator-5554", serial="emulator-5554", model="Pixel", look={"font": 1})


def test_what_is_kept_is_read_back(tmp_path: Path) -> None:
    other = replace(PIXEL, serial="192.168.0.7:5555")
    keep_changed(tmp_path, PIXEL)
    keep_changed(tmp_path, other)
    assert changed_devices(tmp_path) == [other, PIXEL]
    data = (tmp_path / PIXEL.file).read_text("utf-8")
    assert data == json.dumps(json.loads(data), indent=2, sort_keys=True) + "\n"


def test_how_it_was_first_is_what_it_is_put_back_to(tmp_path: Path) -> None:
    keep_changed(tmp_path, PIXEL)
    keep_changed(tmp_path, replace(PIXEL, look={"font": 2}))
    assert changed_devices(tmp_path) == [PIXEL]


def test_what_is_put_back_is_forgotten_and_the_folder_with_the_last(tmp_path: Path) -> None:
    other = replace(PIXEL, serial="other")
    keep_changed(tmp_path, PIXEL)
    keep_changed(tmp_path, other)
    drop_changed(tmp_path, PIXEL)
    assert changed_devices(tmp_path) == [other]
    drop_changed(tmp_path, other)
    assert not (tmp_path / UNDO).exists()
    drop_changed(tmp_path, other)
    assert changed_devices(tmp_path) == []


@pytest.mark.parametrize(
    ("serial", "name"),
    [
        ("emulator-5554", "emulator-5554-"),
        ("192.168.0.7:5555", "192.168.0.7_5555-"),
        ("../a b\N{SNOWMAN}", ".._a_b_-"),
        ("x" * 99, "x" * 80 + "-"),
    ],
)
def test_its_file_is_called_after_its_serial(serial: str, name: str) -> None:
    file = Changed(device="d", serial=serial, look={}).file
    folder, _, last = file.rpartition("/")
    assert folder == "undo"
    digest = last.removeprefix(name).removesuffix(".json")
    assert len(digest) == 8
    assert int(digest, 16) >= 0
    assert file != Changed(device="another", serial=serial, look={}).file


def test_one_that_cannot_be_read_is_told_with_what_to_do(tmp_path: Path) -> None:
    keep_changed(tmp_path, PIXEL)
    (tmp_path / PIXEL.file).write_bytes(b"{")
    with pytest.raises(RunDirectoryError, match="set the device right by hand and delete"):
        changed_devices(tmp_path)


def test_a_disk_that_refuses_it_is_told(tmp_path: Path) -> None:
    run = tmp_path / "run"
    run.write_bytes(b"a file")
    with pytest.raises(RunDirectoryError, match=f"every finished record in {run} is kept"):
        keep_changed(run, PIXEL)
