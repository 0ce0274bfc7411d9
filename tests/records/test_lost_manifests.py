"""A manifest that was lost is written again, if the records are of the run asked for."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from pytest_androidbench.codec import SCHEMA_VERSION
from pytest_androidbench.errors import RunDirectoryError
from pytest_androidbench.records.record import Record
from pytest_androidbench.records.recovery import manifest_is_lost
from pytest_androidbench.records.rundir import RunDirectory
from tests.records.samples import MANIFEST, cell, new_run, record, stored_run


def lose(run: RunDirectory, left: bytes | None = None) -> None:
    manifest = run.path / "manifest.json"
    manifest.unlink() if left is None else manifest.write_bytes(left)


@pytest.mark.parametrize("left", [None, b"", b'{"agent": "agents:M'], ids=["none", "empty", "half"])
def test_it_is_written_again_with_what_the_records_tell(tmp_path: Path, left: bytes | None) -> None:
    records = [record(seed=7), record(cell=cell(repeat=2))]
    run = stored_run(tmp_path / "run", *records)
    lose(run, left)
    assert manifest_is_lost(run.path)
    again = RunDirectory.create(run.path, MANIFEST)
    assert again.manifest == replace(MANIFEST, seeds=(0, 1, 7), repeats=3)
    assert not manifest_is_lost(run.path)
    assert RunDirectory.open(run.path).finished() == {r.episode.key for r in records}


@pytest.mark.parametrize(
    ("there", "here", "told"),
    [
        (record(cell=replace(cell(), suite="desk")), {}, "suites: desk there, shop here"),
        (record(cell=cell(profile="dark")), {}, "profiles: dark there, default here"),
        (record(), {"agent": "agents:Other"}, "--agent: agents:Mine there, agents:Other here"),
        (record(), {"device": "avd:Pixel"}, "--ab-device: phone there, avd:Pixel here"),
        (record(), {"checks": "upstream"}, "--ab-checks: strict there, upstream here"),
        (record(), {"limits": {"steps": 3.0}}, "--ab-limits: none there, steps=3 here"),
        (record(audit="null", repro="pytest --ab-audit"), {}, "--agent: audit there"),
        (record(schema=SCHEMA_VERSION + 1), {}, "schema: "),
    ],
)  # fmt: skip
def test_records_of_another_run_are_not_taken(
    tmp_path: Path, there: Record, here: dict[str, Any], told: str
) -> None:
    run = stored_run(tmp_path / "run", there)
    lose(run)
    with pytest.raises(RunDirectoryError, match="has lost its manifest") as error:
        RunDirectory.create(run.path, replace(MANIFEST, **here))
    assert told in str(error.value)
    assert not (run.path / "manifest.json").exists()


def test_options_that_are_the_same_are_no_difference(tmp_path: Path) -> None:
    repro = "pytest --agent=agents:Mine --ab-device=avd:Pixel --ab-limits=seconds=9,steps=3 x"
    run = stored_run(tmp_path / "run", record(repro=repro), record(seed=1, repro="not 'a command"))
    lose(run)
    limits = {"steps": 3, "seconds": 9.0}
    again = RunDirectory.create(run.path, replace(MANIFEST, device="avd:Pixel", limits=limits))
    assert len(again.records()) == 2


def test_a_run_without_records_has_lost_nothing(tmp_path: Path) -> None:
    run = new_run(tmp_path / "run")
    lose(run)
    assert not manifest_is_lost(run.path)
    assert RunDirectory.create(run.path, MANIFEST).manifest == MANIFEST


def test_one_that_is_whole_and_not_understood_is_kept_and_refused(tmp_path: Path) -> None:
    run = stored_run(tmp_path / "run", record())
    lose(run, b'{"agent": 3}')
    with pytest.raises(RunDirectoryError, match="is damaged"):
        RunDirectory.create(run.path, MANIFEST)
    assert (run.path / "manifest.json").read_bytes() == b'{"agent": 3}'
