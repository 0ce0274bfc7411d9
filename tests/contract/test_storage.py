"""Shared storage is listed, read and arranged, whatever its files are called."""

from __future__ import annotations

from datetime import UTC, datetime

from pytest_androidbench.appdata.storage import Entry, Item, Storage, text_file
from pytest_androidbench.devices.device import Device

FOLDER = "/storage/emulated/0/Documents/some of 'these'"
WHEN = datetime(2023, 10, 1, 8, 30, tzinfo=UTC)


def test_files_and_folders_are_put_listed_and_read(device: Device) -> None:
    storage = Storage(device, FOLDER)
    names = ("it's $5.md", "b|c.txt", "old/-n.md")
    storage.put({name: name for name in names}, modified={names[0]: WHEN}, folders=["empty/deep"])
    assert storage.items() == [
        text_file("b|c.txt", "b|c.txt"),
        Item(path="empty"),
        Item(path="empty/deep"),
        text_file("it's $5.md", "it's $5.md"),
        Item(path="old"),
        text_file("old/-n.md", "old/-n.md"),
    ]
    assert storage.files() == ["b|c.txt", "it's $5.md"]
    assert [e.path for e in storage.entries()] == ["b|c.txt", "empty", "it's $5.md", "old"]
    found = next(e for e in storage.entries(deep=True) if e.path == names[0])
    assert found == Entry(path=names[0], kind="file", size=10, modified=WHEN)
    assert [e.size for e in storage.entries() if e.kind == "folder"] == [0, 0]
    assert storage.text("old/-n.md") == "old/-n.md"


def test_folders_of_apps_are_listed_too(device: Device) -> None:
    found = [entry.path for entry in Storage(device, "/data/data").entries()]
    assert "com.android.settings" in found


def test_a_folder_is_cleared_and_made(device: Device) -> None:
    storage = Storage(device, f"{FOLDER}/new")
    assert storage.entries() == []
    assert storage.items() == []
    storage.clear()
    assert storage.items() == []
    storage.put({".hidden": b"\xff", "a": "x"})
    assert storage.text(".hidden") == "\N{REPLACEMENT CHARACTER}"
    storage.remove("a", "nothing")
    assert storage.files() == [".hidden"]
    storage.clear()
    assert Storage(device, FOLDER).items() == [Item(path="new")]
