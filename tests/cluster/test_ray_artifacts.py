"""A run on a Ray cluster whose pictures go to a storage, which may fail meanwhile."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

from fixtures.ray_cluster import RayNodes
from fixtures.tabletop import PICTURE
from pytest_androidbench.records.kept import AttemptFiles
from pytest_androidbench.records.linked import read_linked
from tests.cluster.desk import CELLS, SECONDS, SEEDS, begin, wait_for_records
from tests.end_to_end.projects import Project, ended

PICTURED: Final = ("--agent=agents:Slow", SEEDS, "--ab-screenshots=on")
KEPT_HERE: Final = " are kept in the run directory: nothing can be written to "

pytestmark = [pytest.mark.slow, pytest.mark.timeout(SECONDS + 60)]


def whereabouts(desk: Project) -> tuple[int, int]:
    """How many attempts have the pictures of all their steps elsewhere, and here."""
    contents = desk.contents("run")
    elsewhere = here = 0
    for attempt in contents.every:
        files = AttemptFiles(contents.path, attempt.folder)
        linked = bool(files.linked)
        elsewhere += linked
        here += not linked and files.path("000.jpg") is not None
    return elsewhere, here


def test_pictures_are_in_the_storage_and_can_be_brought_back(
    desk: Project, nodes: RayNodes, tmp_path: Path
) -> None:
    nodes.add(2)
    done = ended(begin(desk, *PICTURED, f"--ab-artifacts=file://{tmp_path}/storage"), SECONDS)
    assert done.code == 1, done.out
    assert f"pictures go to file://{tmp_path}/storage/run-" in done.out
    assert KEPT_HERE not in done.out
    assert whereabouts(desk) == (CELLS, 0)
    stored = [*(tmp_path / "storage").rglob("*.jpg")]
    assert {file.read_bytes() for file in stored} == {PICTURE}
    links = [
        link.url.removeprefix("file://")
        for attempt in desk.contents("run").every
        for link in read_linked(desk.path / "run" / attempt.folder).files.values()
    ]
    assert sorted(links) == sorted(map(str, stored))


@pytest.mark.proof
def test_a_storage_that_fails_meanwhile_is_told_once_and_no_picture_is_lost(
    desk: Project, nodes: RayNodes, tmp_path: Path
) -> None:
    nodes.add(2)
    (tmp_path / "folder").mkdir()
    (tmp_path / "storage").symlink_to(tmp_path / "folder")
    process = begin(desk, *PICTURED, f"--ab-artifacts=file://{tmp_path}/storage")
    wait_for_records(desk, 2, process)
    # In one step the storage becomes something where no file can be.
    (tmp_path / "file").touch()
    (tmp_path / "next").symlink_to(tmp_path / "file")
    (tmp_path / "next").replace(tmp_path / "storage")
    done = ended(process, SECONDS)
    assert done.code == 1, done.out
    assert done.out.count(KEPT_HERE) == 1
    elsewhere, here = whereabouts(desk)
    assert elsewhere + here == CELLS
    assert elsewhere >= 1
    assert here >= 1


@pytest.mark.proof
def test_a_node_that_cannot_write_there_is_not_used(
    desk: Project, nodes: RayNodes, tmp_path: Path
) -> None:
    nodes.add()
    done = ended(begin(desk, *PICTURED, "--ab-artifacts=nowhere://x/y"), SECONDS)
    assert done.code == 4, done.out
    told = done.out + done.err
    assert " cannot be used: nowhere://x/y/run-" in told
    assert "Protocol not known: nowhere" in told
    assert "Traceback" not in told
