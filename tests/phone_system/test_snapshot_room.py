"""Kept states of the phone hold bounded memory; what they share counts once."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pytest_androidbench.phone.apps import CORE
from pytest_androidbench.phone.system.files import FileError, FilesState, FileSystem
from pytest_androidbench.phone.system.holding import SNAPSHOT_BYTES, Holding
from pytest_androidbench.phone.system.phone import Phone, PhoneConfig
from pytest_androidbench.phone.system.snapshots import SnapshotsFull

FOLDER = "/data/local/tmp"
MEGABYTE = 1024 * 1024
FOLLOWED: dict[str, int] = {}


def new_phone() -> Phone:
    return Phone(PhoneConfig(apps=CORE))


def fill(phone: Phone, size: int) -> None:
    """Keep states with a file of their own until there is no room for one more."""
    for number in range(5_000):
        phone.files.write(f"{FOLDER}/f", bytes(size - number))
        phone.snapshots.save(f"s{number}")


def test_states_with_contents_of_their_own_fill_the_room_up() -> None:
    phone = new_phone()
    with pytest.raises(SnapshotsFull):
        fill(phone, 10 * MEGABYTE)
    fit = SNAPSHOT_BYTES // (10 * MEGABYTE)
    assert phone.snapshots.names() == [f"s{number}" for number in range(fit)]
    phone.snapshots.delete("s0")
    phone.snapshots.save("again")


def test_states_that_share_a_content_hold_it_once() -> None:
    phone = new_phone()
    phone.files.write(f"{FOLDER}/f", bytes(40 * MEGABYTE))
    for number in range(20):
        phone.files.write(f"{FOLDER}/{number}", b"x")
        phone.snapshots.save(f"s{number}")
    assert len(phone.snapshots.names()) == 20


def test_a_state_that_does_not_fit_leaves_the_older_of_its_name() -> None:
    phone = new_phone()
    phone.files.write(f"{FOLDER}/f", bytes(40 * MEGABYTE))
    phone.snapshots.save("kept")
    phone.snapshots.save("other")
    phone.files.write(f"{FOLDER}/f", bytes(60 * MEGABYTE))
    with pytest.raises(SnapshotsFull):
        phone.snapshots.save("kept")
    assert phone.snapshots.load("kept")
    assert len(phone.files.read(f"{FOLDER}/f")) == 40 * MEGABYTE
    phone.files.remove(f"{FOLDER}/f")
    for _ in range(50):
        phone.snapshots.save("small")


@pytest.mark.slow
def test_a_full_phone_can_be_kept() -> None:
    phone = new_phone()
    with pytest.raises(FileError):
        fill_files(phone)
    phone.files.write(f"{FOLDER}/f", bytes(phone.files.room()))
    phone.snapshots.save("full")
    phone.files.remove_tree("/sdcard/d")
    assert phone.snapshots.load("full")
    assert phone.files.usage().files_free == 0


def fill_files(phone: Phone) -> None:
    phone.files.write(f"{FOLDER}/f", b"")
    phone.files.mkdir("/sdcard/d")
    for number in range(100_000):
        phone.files.write(f"/sdcard/d/{number}", b"")


def test_states_without_number_are_refused_some_time() -> None:
    phone = new_phone()
    with pytest.raises(SnapshotsFull):
        fill(phone, 5_000)
    assert len(phone.snapshots.names()) > 300


names = st.sampled_from("abc")
changes = st.lists(st.tuples(names, st.binary(max_size=4)), max_size=4)


@settings(max_examples=60, deadline=None)
@given(st.lists(st.tuples(changes, st.booleans()), max_size=12))
def test_the_count_does_not_depend_on_the_order_of_keeping_and_forgetting(
    steps: list[tuple[list[tuple[str, bytes]], bool]],
) -> None:
    files = FileSystem(lambda: 1_697_384_040_000)
    kept: list[FilesState] = []
    holding = Holding()
    for writes, forget in steps:
        for name, data in writes:
            files.write(f"{FOLDER}/{name}", data)
        if forget and kept:
            holding.remove(kept.pop(0), FOLLOWED)
        else:
            kept.append(files.state())
            holding.add(kept[-1], FOLLOWED)
    anew = Holding()
    for state in reversed(kept):
        anew.add(state, FOLLOWED)
    assert holding.bytes == anew.bytes
    for state in kept:
        holding.remove(state, FOLLOWED)
    assert holding.bytes == 0
