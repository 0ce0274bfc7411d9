from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from pytest_androidbench.codec import SCHEMA_VERSION, to_json, to_plain
from pytest_androidbench.errors import RunDirectoryError
from pytest_androidbench.records.manifest import SuiteInfo
from pytest_androidbench.records.outcome import Outcome
from pytest_androidbench.records.plan import Planned
from pytest_androidbench.records.rundir import RunDirectory
from tests.records.samples import MANIFEST, cell, new_run, record, store, stored_run


def test_a_finished_attempt_is_read_back(tmp_path: Path) -> None:
    run = stored_run(tmp_path / "run", record())
    assert RunDirectory.open(run.path).records() == [record()]
    assert run.finished() == {"shop-BuyMilk-s0-default-r0"}


def test_records_come_in_the_order_of_their_keys(tmp_path: Path) -> None:
    run = stored_run(tmp_path / "run", record(seed=1), record("Apples"), record())
    keys = [r.episode.key for r in run.records()]
    assert keys == sorted(keys)


def test_creating_again_resumes_the_like_run(tmp_path: Path) -> None:
    stored_run(tmp_path / "run", record())
    later = replace(MANIFEST, created="later", command="pytest again")
    run = RunDirectory.create(tmp_path / "run", later)
    assert run.records() == [record()]
    assert run.manifest == MANIFEST


def test_unlike_run_is_refused_naming_both_values_and_the_way_out(tmp_path: Path) -> None:
    new_run(tmp_path / "run")
    other = replace(
        MANIFEST,
        device="avd:Pixel",
        versions={"python": "3.12"},
        suites=(SuiteInfo(name="shop", version="1.3", content="c0ffee"),),
        agent_options={"model": "big"},
    )
    with pytest.raises(RunDirectoryError) as error:
        RunDirectory.create(tmp_path / "run", other)
    message = str(error.value)
    assert "device: 'phone' there, 'avd:Pixel' here" in message
    assert "versions.python: '3.11' there, '3.12' here" in message
    assert "suites.shop.version: '1.2' there, '1.3' here" in message
    assert "agent_options.model: nothing there, 'big' here" in message
    assert "content" not in message
    assert "--ab-run" in message


def test_opening_what_is_no_run_says_so(tmp_path: Path) -> None:
    with pytest.raises(RunDirectoryError, match="is no run directory"):
        RunDirectory.open(tmp_path)


def test_a_folder_of_other_things_is_not_taken_over(tmp_path: Path) -> None:
    (tmp_path / "src").mkdir()
    with pytest.raises(RunDirectoryError, match="holds other things"):
        new_run(tmp_path)
    assert [entry.name for entry in tmp_path.iterdir()] == ["src"]


def test_files_that_pytest_already_opened_there_do_no_harm(tmp_path: Path) -> None:
    (tmp_path / "junit.xml").write_text("<testsuites/>")
    new_run(tmp_path)
    assert (tmp_path / "junit.xml").read_text() == "<testsuites/>"


def test_a_run_of_a_newer_version_is_not_misread(tmp_path: Path) -> None:
    newer = replace(MANIFEST, schema=SCHEMA_VERSION + 1)
    (tmp_path / "manifest.json").write_bytes(to_json(newer))
    with pytest.raises(RunDirectoryError, match="newer version"):
        RunDirectory.open(tmp_path)


def test_a_damaged_record_is_named_and_the_others_are_read(tmp_path: Path) -> None:
    run = stored_run(tmp_path / "run", record(), record(seed=1))
    broken = run.path / "episodes/shop-BuyMilk-s1-default-r0/1/record.json"
    broken.write_bytes(broken.read_bytes()[:40])
    contents = run.contents()
    assert [r.cell.seed for r in contents.records] == [0]
    assert [d.path for d in contents.damaged] == [
        "episodes/shop-BuyMilk-s1-default-r0/1/record.json"
    ]


def test_episodes_that_were_never_run_are_listed(tmp_path: Path) -> None:
    run = stored_run(tmp_path / "run", record())
    run.plan([Planned(cell=cell(seed=seed)) for seed in (0, 1)])
    run.plan([Planned(cell=cell(seed=2), audit="null")])
    assert [p.episode.key for p in run.not_run()] == [
        "shop-BuyMilk-s1-default-r0",
        "shop-BuyMilk-s2-default-r0-null",
    ]


def test_an_unscored_episode_is_not_finished(tmp_path: Path) -> None:
    run = stored_run(
        tmp_path / "run",
        record(outcome=Outcome.INFRA_ERROR),
        record(seed=1, outcome=Outcome.INVALID),
        record(seed=2, outcome=Outcome.AGENT_ERROR),
    )
    assert run.finished() == {"shop-BuyMilk-s2-default-r0"}


def test_the_episodes_of_an_audit_share_a_cell_and_no_folder(tmp_path: Path) -> None:
    audits = ("null", "solution", "mistake:a/b", "mistake:a_b")
    run = new_run(tmp_path / "run")
    store(run, *(record(audit=audit) for audit in audits))
    assert sorted(r.audit for r in run.records()) == sorted(audits)


def test_an_endless_name_still_makes_a_folder(tmp_path: Path) -> None:
    names = ("x" * 400 + "a", "x" * 400 + "b")
    run = stored_run(tmp_path / "run", *(record(name) for name in names))
    assert {r.cell.task for r in run.records()} == set(names)


def test_a_run_of_the_schema_before_is_read_and_gone_on_with(tmp_path: Path) -> None:
    run = stored_run(tmp_path / "run", record(), record(seed=1, outcome=Outcome.FAILED))
    known = {attempt.folder: attempt.record for attempt in run.contents().attempts}
    manifest = _without(to_plain(MANIFEST), "agent_code", "older_code", "clock", "restore")
    (run.path / "manifest.json").write_bytes(to_json({**manifest, "schema": 1}))
    for folder, each in known.items():
        plain = _without(to_plain(each), "agent", "override", "rules", "fitted")
        plain["cell"] = _without(plain["cell"], "variation")
        (run.path / folder / "record.json").write_bytes(to_json({**plain, "schema": 1}))
    again = RunDirectory.create(run.path, MANIFEST)
    assert again.manifest.schema == SCHEMA_VERSION
    read = {attempt.folder: attempt.record for attempt in again.contents().attempts}
    assert {folder: replace(each, schema=SCHEMA_VERSION) for folder, each in read.items()} == known


def _without(plain: dict[str, Any], *names: str) -> dict[str, Any]:
    return {name: value for name, value in plain.items() if name not in names}
