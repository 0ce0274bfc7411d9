"""How a lost manifest is told from one that never was, and what the records say against another."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from pytest_androidbench.errors import RunDirectoryError
from pytest_androidbench.records.manifest import SuiteInfo
from pytest_androidbench.records.recovery import manifest_again, manifest_is_lost
from pytest_androidbench.records.rundir import RunDirectory
from tests.records.samples import MANIFEST, cell, new_run, record, stored_run


def again(path: Path, *repros: str, **here: Any) -> list[str]:
    """What records of these commands say against a run as it is asked for."""
    run = stored_run(path, *(record(seed=seed, repro=text) for seed, text in enumerate(repros)))
    try:
        manifest_again(run.path, replace(MANIFEST, **here))
    except RunDirectoryError as error:
        first, *lines, last = str(error).split("\n")
        assert first == (
            f"{run.path} has lost its manifest.json, and its records are of another run than this "
            "one:"
        )
        assert last == (
            "repeat the options they were made with, or give this run a folder of its own with "
            "--ab-run"
        )
        return [line.removeprefix("  ") for line in lines]
    return []


@pytest.mark.parametrize(
    ("repro", "here", "told"),
    [
        ("pytest --agent=agents:Mine", {}, []),
        ("pytest --agent=agents:Mine x --other=1", {}, []),
        ("pytest -k 'agent' --agent='a b'", {}, ["--agent: a b there, agents:Mine here"]),
        ("pytest --ab-audit", {}, ["--agent: audit there, agents:Mine here"]),
        ("pytest --ab-audit", {"agent": "audit"}, []),
        (
            "pytest --agent=agents:Mine --ab-checks=upstream --ab-device=avd:A",
            {},
            ["--ab-checks: upstream there, strict here", "--ab-device: avd:A there, phone here"],
        ),
        (
            "pytest --agent=agents:Mine --ab-limits=steps=3,seconds=0.5",
            {"limits": {"seconds": 0.5}},
            ["--ab-limits: seconds=0.5,steps=3 there, seconds=0.5 here"],
        ),
        (
            "pytest --agent=agents:Mine --ab-limits=steps=3",
            {},
            ["--ab-limits: steps=3 there, none here"],
        ),
        ("pytest --agent=agents:Mine --ab-limits=", {}, []),
        # Commands that name no agent tell nothing.
        ("pytest --ab-device=avd:A", {}, []),
        ("not 'a command", {}, []),
        ("", {}, []),
    ],
)
def test_what_a_command_says_is_compared(
    tmp_path: Path, repro: str, here: dict[str, Any], told: list[str]
) -> None:
    assert again(tmp_path / "run", repro, **here) == told


def test_differences_are_told_once_in_order_and_not_without_end(tmp_path: Path) -> None:
    repros = [f"pytest --agent=agents:A{number:02}" for number in range(12)]
    told = again(tmp_path / "run", *repros, repros[3])
    assert told == [f"--agent: agents:A{number:02} there, agents:Mine here" for number in range(10)]


def test_suites_and_profiles_are_those_that_are_asked_for(tmp_path: Path) -> None:
    run = stored_run(tmp_path / "run", record(cell=cell(profile="dark")))
    suites = tuple(SuiteInfo(name=name, version="1", content="x") for name in ("desk", "park"))
    asked = replace(MANIFEST, suites=suites, profiles=("default", "big"))
    with pytest.raises(RunDirectoryError) as caught:
        manifest_again(run.path, asked)
    assert str(caught.value).split("\n")[1:-1] == [
        "  profiles: dark there, default, big here",
        "  suites: shop there, desk, park here",
    ]


def test_it_grows_by_what_the_records_have(tmp_path: Path) -> None:
    records = (record(seed=9), record(cell=cell(seed=4, repeat=6)))
    run = stored_run(tmp_path / "run", *records)
    made = manifest_again(run.path, replace(MANIFEST, repeats=2))
    assert made == replace(MANIFEST, seeds=(0, 1, 4, 9), repeats=7)
    assert manifest_again(run.path, replace(MANIFEST, repeats=8)).repeats == 8


@pytest.mark.parametrize(
    ("left", "lost"), [(b"", True), (b"{", True), (b"\xff", True), (b"[]", False), (b"{}", False)]
)
def test_one_that_was_cut_off_is_lost(tmp_path: Path, left: bytes, *, lost: bool) -> None:
    (tmp_path / "manifest.json").write_bytes(left)
    assert manifest_is_lost(tmp_path) is lost


def test_one_that_cannot_be_opened_is_not_lost(tmp_path: Path) -> None:
    (tmp_path / "manifest.json").mkdir()
    assert not manifest_is_lost(tmp_path)


def test_one_that_never_was_is_not_lost(tmp_path: Path) -> None:
    assert not manifest_is_lost(tmp_path)
    run = new_run(tmp_path / "run")
    (run.path / "manifest.json").unlink()
    assert not manifest_is_lost(run.path)
    # A folder of an episode without a record is nothing that was finished.
    (run.path / "episodes/x/1").mkdir(parents=True)
    assert not manifest_is_lost(run.path)
    (run.path / "episodes/x/1/record.json").write_bytes(b"{}")
    assert manifest_is_lost(run.path)


def test_a_new_manifest_is_written_as_any(tmp_path: Path) -> None:
    run = stored_run(tmp_path / "run", record())
    before = (run.path / "manifest.json").read_bytes()
    (run.path / "manifest.json").unlink()
    RunDirectory.create(run.path, MANIFEST)
    assert (run.path / "manifest.json").read_bytes() == before
    assert before.startswith(b'{\n  "agent": "agents:Mine"')
    assert before.endswith(b"}\n")
