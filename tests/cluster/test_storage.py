"""A storage by its address: what is written there, what is read again, and what is refused."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from pytest_androidbench.cluster.storage import (
    MAX_BYTES,
    SharedStorage,
    SharedStorageError,
    fetched,
)


def test_what_is_written_is_read_again(tmp_path: Path) -> None:
    link = SharedStorage(f"file://{tmp_path}/new/").put("a/b/000.png", b"picture")
    assert link.url == f"file://{tmp_path}/new/a/b/000.png"
    assert (tmp_path / "new/a/b/000.png").read_bytes() == fetched(link) == b"picture"


@pytest.mark.parametrize(
    ("url", "why"),
    [
        ("nowhere://bucket/x", "Protocol not known: nowhere"),
        # A backend of fsspec whose package is no part of the extra.
        ("dropbox://x/y", "(?i)install.*dropbox|dropbox.*install"),
    ],
)
def test_what_serves_no_address_is_told(url: str, why: str) -> None:
    with pytest.raises(SharedStorageError, match=why):
        SharedStorage(url)


def test_where_nothing_can_be_written_is_told_with_the_place(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(
        SharedStorageError, match=f"nothing can be written to {tmp_path}/file/a.png: "
    ):
        SharedStorage(f"file://{tmp_path}/file").put("a.png", b"")


def test_what_is_gone_is_told(tmp_path: Path) -> None:
    link = SharedStorage(f"file://{tmp_path}").put("a.png", b"picture")
    (tmp_path / "a.png").unlink()
    with pytest.raises(SharedStorageError, match=r"a\.png cannot be read: "):
        fetched(link)


@pytest.mark.parametrize("data", [b"another", b"picture and more", b"pict", b""])
def test_what_was_changed_is_refused(tmp_path: Path, data: bytes) -> None:
    link = SharedStorage(f"file://{tmp_path}").put("a.png", b"picture")
    (tmp_path / "a.png").write_bytes(data)
    with pytest.raises(SharedStorageError, match="is not what was written there"):
        fetched(link)


@pytest.mark.parametrize("size", [-1, -2, MAX_BYTES + 1])
def test_no_link_makes_one_read_without_end(tmp_path: Path, size: int) -> None:
    link = SharedStorage(f"file://{tmp_path}").put("a.png", b"picture")
    with pytest.raises(SharedStorageError, match="is no link to a picture"):
        fetched(replace(link, size=size))


def test_no_link_has_several_systems_in_a_row_read(tmp_path: Path) -> None:
    link = SharedStorage(f"file://{tmp_path}").put("a.png", b"picture")
    with pytest.raises(SharedStorageError, match="is no link to a picture"):
        fetched(replace(link, url=f"simplecache::{link.url}"))
