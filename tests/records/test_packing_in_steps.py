"""What packing leaves for later, what it counts, and what it does with the smallest files."""

from __future__ import annotations

import gzip
from pathlib import Path

import pytest

from pytest_androidbench.records.kept import KEPT, AttemptFiles, read_kept
from pytest_androidbench.records.packing import BATCH, Packer, keep_once
from pytest_androidbench.records.rundir import RunDirectory
from pytest_androidbench.records.shrinking import SHORT_SIDE, smaller
from tests.records.samples import episode, new_run, record
from tests.records.test_packing import XML, screen
from tests.report.pictures import picture


@pytest.fixture
def run(tmp_path: Path) -> RunDirectory:
    return new_run(tmp_path / "run")


def attempt(run: RunDirectory, seed: int, **files: bytes) -> str:
    """A finished attempt with files, `_` for the dots of their names."""
    begun = run.attempt(episode(seed=seed))
    for name, data in files.items():
        begun.write_file(name.replace("_", "."), data)
    return begun.finish(record(seed=seed)).folder


def left(run: RunDirectory, folder: str) -> list[str]:
    return sorted(path.name for path in (run.path / folder).iterdir())


SMALL = picture(30, 20)


def test_files_are_moved_by_their_kind_and_others_stay(run: RunDirectory) -> None:
    folder = attempt(run, 0, a_jpg=SMALL, b_xml=XML, c_log=b"log", d_webp=b"x", e_png=b"\x89PNG")
    assert Packer(run.path).pack(folder) == 3
    assert left(run, folder) == ["c.log", "d.webp", KEPT, "record.json"]
    kept = read_kept(run.path / folder)
    assert sorted(kept.files) == ["a.jpg", "b.xml", "e.png"]
    assert kept.files["e.png"].endswith(".png")
    files = AttemptFiles(run.path, folder)
    assert files.hierarchy("b.xml") == XML
    place = files.path("b.xml")
    assert place is not None
    assert gzip.decompress(place.read_bytes()) == XML
    assert place.read_bytes() == gzip.compress(XML, mtime=0), "whenever it was made"


def test_a_picture_that_would_not_be_smaller_is_kept_as_it_is(run: RunDirectory) -> None:
    tiny = b"\xff\xd8\xff"
    folder = attempt(run, 0, a_jpg=tiny)
    Packer(run.path).pack(folder)
    kept = read_kept(run.path / folder)
    assert kept.files["a.jpg"].endswith(".jpg")
    assert kept.screens == {}
    assert (run.path / kept.files["a.jpg"]).read_bytes() == tiny


def test_without_time_only_hierarchies_are_packed_and_pictures_wait(run: RunDirectory) -> None:
    first = attempt(run, 0, a_jpg=SMALL, a_xml=XML)
    packer = Packer(run.path)
    packer.keep_up(first, 0)
    assert left(run, first) == ["a.jpg", "a.xml", "record.json"]
    assert packer.store(first)
    assert packer.clear(first) == 2
    assert packer.clear(first) == 0


def test_what_waited_is_packed_with_the_next_attempt(run: RunDirectory) -> None:
    first, second = attempt(run, 0, a_jpg=screen(1)), attempt(run, 1, a_jpg=screen(2))
    packer = Packer(run.path)
    # Time for one picture, which then is known to take more than is left.
    packer.keep_up(first, 1e-9)
    packer.keep_up(second, 0)
    assert left(run, second) == ["a.jpg", "record.json"]
    third = attempt(run, 2)
    packer.keep_up(third, 60)
    assert left(run, first) == left(run, second) == [KEPT, "record.json"]
    assert left(run, third) == ["record.json"]


def test_a_budget_that_is_used_up_lets_the_rest_of_an_attempt_wait(run: RunDirectory) -> None:
    folder = attempt(run, 0, a_jpg=screen(1), b_jpg=screen(2), c_xml=XML)
    packer = Packer(run.path)
    packer.keep_up(folder, 1e-9)
    assert left(run, folder) == ["b.jpg", KEPT, "record.json"]
    packer.keep_up(attempt(run, 1), 60)
    assert left(run, folder) == [KEPT, "record.json"]


def test_all_is_packed_in_batches_and_counted(run: RunDirectory) -> None:
    folders = [attempt(run, 0, a_jpg=SMALL, a_xml=XML), attempt(run, 1), attempt(run, 2, a_xml=XML)]
    assert Packer(run.path).pack_all(folders) == 3
    assert Packer(run.path).pack_all(folders) == 0
    assert Packer(run.path).pack_all([]) == 0
    assert [left(run, folder) for folder in folders] == [
        [KEPT, "record.json"], ["record.json"], [KEPT, "record.json"],
    ]  # fmt: skip


def test_more_attempts_than_a_batch_are_packed_all(run: RunDirectory) -> None:
    folders = []
    for number in range(BATCH + 2):
        folder = run.path / "episodes" / "x" / str(number)
        folder.mkdir(parents=True)
        (folder / "a.xml").write_bytes(b"%d" % number)
        folders.append(folder.relative_to(run.path).as_posix())
    assert Packer(run.path).pack_all(folders) == BATCH + 2
    assert not list(run.path.glob("episodes/x/*/a.xml"))


def test_content_is_written_where_it_is_not_yet_whole(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "er" / "x"
    keep_once(path, b"whole")
    assert path.read_bytes() == b"whole"
    path.write_bytes(b"other")
    keep_once(path, b"whole")
    assert path.read_bytes() == b"other", "what is as long was written whole"
    path.write_bytes(b"cut")
    keep_once(path, b"whole")
    assert path.read_bytes() == b"whole"
    keep_once(path.with_name("y"), b"beside")
    assert path.with_name("y").read_bytes() == b"beside"


def test_storing_tells_whether_it_was_all(run: RunDirectory) -> None:
    folder = attempt(run, 0, a_jpg=SMALL)
    before = left(run, folder)
    assert Packer(run.path).store(folder) is True
    assert left(run, folder) == sorted([*before, KEPT])
    assert Packer(run.path).store(attempt(run, 1)) is True


def test_a_smaller_picture_is_a_webp_of_the_same_view() -> None:
    made = smaller(screen(3, (SHORT_SIDE * 3, SHORT_SIDE * 4), "PNG"))
    assert made is not None
    assert made.data[:4] == b"RIFF"
    assert made.data[8:12] == b"WEBP"
    assert made.screen == (SHORT_SIDE * 3, SHORT_SIDE * 4)
    assert smaller(screen(3, (SHORT_SIDE * 3, SHORT_SIDE * 4), "PNG")) == made


@pytest.mark.parametrize("kind", ["GIF", "BMP", "WEBP"])
def test_other_kinds_of_pictures_are_left(kind: str) -> None:
    assert smaller(screen(1, (60, 80), kind)) is None
