"""Files that agents send to the device and fetch from it."""

from __future__ import annotations

import struct

from hypothesis import given
from hypothesis import strategies as st

from pytest_androidbench.devices.door.watching_files import LONGEST_PATH, FilesMoved
from tests.devices.door.looking import cut, look

PLACES = st.lists(st.integers(0, 10_000))


def packet(name: str, content: bytes = b"") -> bytes:
    return struct.pack("<4sI", name.encode(), len(content)) + content


SENT = (
    packet("STAT", b"/sdcard/a")
    + packet("SEND", b"/sdcard/a,b.txt,33188")
    + packet("DATA", b"SEND" * 100)
    + packet("DATA")
    + struct.pack("<4sI", b"DONE", 1_700_000_000)
    + packet("SND2", b"/sdcard/c")
    + struct.pack("<4sII", b"SND2", 0o100644, 0)
    + packet("DATA", b"x")
    + struct.pack("<4sI", b"DONE", 5)
    + packet("RECV", "/sdcard/ü".encode())
    + packet("RCV2", b"/sdcard/d")
    + struct.pack("<4sI", b"RCV2", 0)
    + packet("QUIT")
)
NOTES = [
    ("push", "/sdcard/a,b.txt", 0),
    ("push", "/sdcard/c", 0),
    ("pull", "/sdcard/ü", 0),
    ("pull", "/sdcard/d", 0),
]


@given(PLACES)
def test_paths_are_noted_in_whatever_pieces_they_come(places: list[int]) -> None:
    looked = look(FilesMoved, cut(SENT, places))
    assert (looked.passed, looked.notes) == (SENT, NOTES)


@given(st.binary(), PLACES)
def test_whatever_is_sent_the_device_gets_it(sent: bytes, places: list[int]) -> None:
    assert look(FilesMoved, cut(sent, places)).passed == sent


def test_after_nonsense_nothing_is_taken_for_a_path() -> None:
    assert look(FilesMoved, [b"????\1\0\0\0" + SENT]).notes == []
    long = struct.pack("<4sI", b"SEND", LONGEST_PATH + 1)
    assert look(FilesMoved, [long + SENT]).notes == []


def test_files_are_no_steps() -> None:
    assert look(FilesMoved, [SENT], steps=0).passed == SENT
