"""Where the files of an attempt are found, by the names that its record has for them."""

from __future__ import annotations

import hashlib
from pathlib import Path

import pytest

from fixtures.zipped import gzipped
from pytest_androidbench.codec import to_json
from pytest_androidbench.records.kept import (
    KEPT,
    MAX_HIERARCHY,
    AttemptFiles,
    Kept,
    is_place,
    place_of,
    read_kept,
)
from tests.records.samples import step

DIGEST = hashlib.sha256(b"content").hexdigest()[:32]
FOLDER = "episodes/x/1"


def attempt(run: Path, kept: Kept | None = None, own: str = "") -> AttemptFiles:
    """The files of an attempt, of which one lies in its own folder."""
    folder = run / FOLDER
    folder.mkdir(parents=True)
    if own:
        (folder / own).write_bytes(b"<own/>")
    if kept is not None:
        (folder / KEPT).write_bytes(to_json(kept))
    return AttemptFiles(run, FOLDER)


def store(run: Path, kind: str, data: bytes) -> str:
    place = place_of(data, kind)
    (run / place).parent.mkdir(parents=True, exist_ok=True)
    (run / place).write_bytes(data)
    return place


@pytest.mark.parametrize(
    ("kind", "folder"),
    [
        ("jpg", "pictures"), ("png", "pictures"), ("webp", "pictures"), ("xml.gz", "hierarchies"),
    ],
)  # fmt: skip
def test_a_place_is_named_after_its_content(kind: str, folder: str) -> None:
    place = place_of(b"content", kind)
    assert place == f"{folder}/{DIGEST[:2]}/{DIGEST}.{kind}"
    assert is_place(place)


@pytest.mark.parametrize(
    "text",
    [
        "",
        f"pictures/{DIGEST[:2]}/{DIGEST}.xml.gz",
        f"hierarchies/{DIGEST[:2]}/{DIGEST}.jpg",
        f"pictures/{DIGEST[:2]}/{DIGEST}.jpg.exe",
        f"/pictures/{DIGEST[:2]}/{DIGEST}.jpg",
        f"pictures/{DIGEST[:2]}/{DIGEST.upper()}.jpg",
        f"pictures/{DIGEST[:1]}/{DIGEST}.jpg",
        f"pictures/{DIGEST[:2]}/{DIGEST}.jpg\n",
    ],
)
def test_other_texts_are_no_places(text: str) -> None:
    assert not is_place(text)


def test_what_is_kept_for_the_run_goes_before_what_lies_in_the_folder(tmp_path: Path) -> None:
    place = store(tmp_path, "jpg", b"kept")
    files = attempt(tmp_path, Kept(files={"000.jpg": place}), own="000.jpg")
    assert files.place("000.jpg") == place
    assert files.path("000.jpg") == tmp_path / place
    (tmp_path / place).unlink()
    assert AttemptFiles(tmp_path, FOLDER).place("000.jpg") == f"{FOLDER}/000.jpg"


def test_what_was_not_kept_is_nowhere(tmp_path: Path) -> None:
    files = attempt(tmp_path, own="000.jpg")
    (tmp_path / FOLDER / "dir.jpg").mkdir()
    assert files.path("000.jpg") == tmp_path / FOLDER / "000.jpg"
    for name in ("001.jpg", "", "dir.jpg", "../1/000.jpg", ".000.jpg"):
        assert files.place(name) == ""
        assert files.path(name) is None
    assert AttemptFiles(tmp_path, "episodes/none/1").place("000.jpg") == ""


def test_an_attempt_knows_its_run_and_folder(tmp_path: Path) -> None:
    files = AttemptFiles(tmp_path, FOLDER)
    assert (files.run, files.folder) == (tmp_path, tmp_path / FOLDER)


def test_a_hierarchy_is_read_as_the_device_gave_it(tmp_path: Path) -> None:
    place = store(tmp_path, "xml.gz", gzipped(b"<kept/>"))
    files = attempt(tmp_path, Kept(files={"000.xml": place}), own="001.xml")
    assert files.hierarchy("000.xml") == b"<kept/>"
    assert files.hierarchy("001.xml") == b"<own/>"
    assert files.hierarchy("002.xml") == b""


def test_the_dump_before_a_step_is_text_whatever_its_bytes_are(tmp_path: Path) -> None:
    place = store(tmp_path, "xml.gz", gzipped(b"<caf\xc3\xa9 \xff/>"))
    files = attempt(tmp_path, Kept(files={"000.xml": place}))
    assert files.dump(step(observation="000.xml")) == "<caf\u00e9 \ufffd/>"
    assert files.dump(step(1)) == ""


@pytest.mark.parametrize("data", [b"no gzip", gzipped(b"<kept/>" * 99)[:30], b""])
def test_a_damaged_hierarchy_holds_nothing(tmp_path: Path, data: bytes) -> None:
    place = store(tmp_path, "xml.gz", data)
    files = attempt(tmp_path, Kept(files={"000.xml": place}))
    assert files.hierarchy("000.xml") == b""


def test_a_hierarchy_whose_bytes_were_changed_holds_nothing(tmp_path: Path) -> None:
    whole = gzipped(bytes(range(256)) * 9)
    place = store(tmp_path, "xml.gz", whole[:12] + b"\xff" * 8 + whole[20:])
    files = attempt(tmp_path, Kept(files={"000.xml": place}))
    assert files.hierarchy("000.xml") == b""


def test_no_more_is_read_of_a_hierarchy_than_one_can_have(tmp_path: Path) -> None:
    place = store(tmp_path, "xml.gz", gzipped(bytes(MAX_HIERARCHY + 1)))
    files = attempt(tmp_path, Kept(files={"000.xml": place}))
    assert len(files.hierarchy("000.xml")) == MAX_HIERARCHY


def test_the_size_of_a_picture_is_known_where_it_was_made_smaller(tmp_path: Path) -> None:
    files = attempt(tmp_path, Kept(screens={"000.jpg": (1080, 2400)}))
    assert files.screen("000.jpg") == (1080, 2400)
    assert files.screen("001.jpg") is None


def test_an_attempt_that_was_never_packed_keeps_nothing_elsewhere(tmp_path: Path) -> None:
    assert read_kept(tmp_path) == Kept(files={}, screens={})
    (tmp_path / KEPT).mkdir()
    assert read_kept(tmp_path) == Kept()
