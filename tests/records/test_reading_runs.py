"""What is read of a run directory: attempts in their order, plans, damage, and what was cut off."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from pytest_androidbench.errors import RunDirectoryError
from pytest_androidbench.records.contents import (
    counting,
    read_contents,
    read_episode,
    read_plan,
    read_record,
    stored,
)
from pytest_androidbench.records.outcome import Outcome
from pytest_androidbench.records.plan import Planned, united
from pytest_androidbench.records.record import EpisodeId, Record, Timing
from pytest_androidbench.records.standing import Standing
from tests.records.samples import MANIFEST, cell, episode, new_run, record, store, stored_run

FAULT = Outcome.INFRA_ERROR


def test_everything_is_read_in_its_order(tmp_path: Path) -> None:
    run = new_run(tmp_path / "run")
    records = [
        record(seed=1, outcome=FAULT, attempt=10),
        record(seed=1, outcome=FAULT, attempt=2),
        record(),
    ]
    store(run, *records)
    run.plan([Planned(cell=cell())])
    for seed in (9, 8):
        run.attempt(episode(seed=seed))
    found = read_contents(run.path)
    assert (found.path, found.manifest) == (run.path, MANIFEST)
    assert [one.record for one in found.attempts] == [records[2], records[1], records[0]]
    assert found.records == (records[2], records[0])
    assert found.planned == (Planned(cell=cell()),)
    assert [name.rpartition("/")[0] for name in found.interrupted] == [
        "episodes/shop-BuyMilk-s8-default-r0",
        "episodes/shop-BuyMilk-s9-default-r0",
    ]
    assert found.damaged == ()
    assert list(found.by_episode) == [episode(), episode(seed=1)]
    assert [one.record.attempt for one in found.by_episode[episode(seed=1)]] == [2, 10]


@pytest.mark.parametrize(
    ("attempts", "counts"),
    [
        ([(1, FAULT), (2, Outcome.PASSED), (3, Outcome.FAILED)], 2),
        ([(1, Outcome.INVALID), (2, Outcome.INVALID), (3, FAULT)], 2),
        ([(1, FAULT), (2, FAULT)], 2),
        ([(1, Outcome.SKIPPED), (2, Outcome.INVALID)], 2),
        ([(3, Outcome.FAILED), (1, Outcome.AGENT_ERROR), (2, FAULT)], 1),
    ],
)
def test_the_first_score_counts_else_the_last_invalid_else_the_last(
    attempts: list[tuple[int, Outcome]], counts: int
) -> None:
    made = [stored(record(attempt=number, outcome=outcome)) for number, outcome in attempts]
    assert counting(made).record.attempt == counts
    assert counting(made[::-1]).record.attempt == counts


def test_of_one_number_the_one_that_began_first_counts() -> None:
    late, early = (stored(record(timing=Timing(started=at)), data=b"x") for at in "21")
    assert counting([late, early]) == early
    unlike = [stored(record(), data=data) for data in (b"a", b"b", b"c")]
    assert counting(unlike) == min(unlike, key=lambda one: one.digest)


@pytest.mark.parametrize("left", [b"{", b"[]", b"", b'{"cell": 3}'])
def test_a_damaged_record_is_told_with_its_path(tmp_path: Path, left: bytes) -> None:
    run = stored_run(tmp_path / "run", record())
    file = run.path / "episodes/shop-BuyMilk-s0-default-r0/1/record.json"
    file.write_bytes(left)
    (damaged,) = run.contents().damaged
    assert damaged.path == "episodes/shop-BuyMilk-s0-default-r0/1/record.json"
    assert damaged.why.startswith("cannot read Record: ")


def test_a_record_that_cannot_be_opened_is_damaged(tmp_path: Path) -> None:
    run = stored_run(tmp_path / "run", record())
    (run.path / "episodes/x/1/record.json").mkdir(parents=True)
    found = run.contents()
    assert [one.path for one in found.damaged] == ["episodes/x/1/record.json"]
    assert len(found.attempts) == 1


def test_a_record_of_a_folder_that_is_not_finished_is_not_read(tmp_path: Path) -> None:
    run = stored_run(tmp_path / "run", record())
    folder = run.path / "episodes/shop-BuyMilk-s0-default-r0"
    assert read_record(folder / "1") == record()
    (folder / "1").rename(folder / ".1.77.ab.part")
    assert run.contents().attempts == ()
    assert read_episode(run.path, episode()) is None


def test_an_episode_is_read_without_the_others(tmp_path: Path) -> None:
    run = new_run(tmp_path / "run")
    mine = [record(outcome=FAULT, attempt=2), record(outcome=FAULT)]
    store(run, *mine, record(seed=1))
    found = read_episode(run.path, episode())
    assert found is not None
    assert [one.record.attempt for one in found] == [1, 2]
    assert read_episode(run.path, episode(seed=7)) == ()
    run.attempt(episode(), 2)
    assert read_episode(run.path, episode()) == found
    run.attempt(episode(), 3)
    assert read_episode(run.path, episode()) is None


def test_what_is_no_attempt_of_a_number_keeps_nobody_waiting(tmp_path: Path) -> None:
    run = stored_run(tmp_path / "run", record())
    (run.path / "episodes/shop-BuyMilk-s0-default-r0/.odd.part").mkdir()
    assert read_episode(run.path, episode()) == run.contents().attempts
    assert run.next_attempt(episode()) == 2


def test_a_run_without_a_plan_plans_nothing_and_a_damaged_one_is_told(tmp_path: Path) -> None:
    assert read_plan(tmp_path) == ()
    (tmp_path / "plan.json").write_bytes(b"[{}]")
    with pytest.raises(RunDirectoryError, match=r"plan\.json is damaged: .*; delete it"):
        read_plan(tmp_path)


def test_the_last_that_asked_for_an_episode_says_what_it_counts_for(tmp_path: Path) -> None:
    run = stored_run(tmp_path / "run", record(), record(seed=1), record(seed=2))
    run.plan([Planned(cell=cell(), nodeid="b"), Planned(cell=cell(seed=1), nodeid="a")])
    run.plan([Planned(cell=cell(), nodeid="z", quarantine="since May: flaky")])
    found = run.contents()
    assert [planned.nodeid for planned in found.planned] == ["z", "a"]
    assert found.planned[0].standing is Standing.QUARANTINED
    held = found.of_standing(Standing.QUARANTINED)
    assert [one.record.cell.seed for one in held] == [0]
    assert [one.cell.seed for one in found.rated] == [1, 2]
    assert found.standing(Planned(cell=cell())) is Standing.QUARANTINED
    assert found.plans[episode(seed=1)].nodeid == "a"


def test_plans_are_united_alike_in_whatever_order() -> None:
    one = [Planned(cell=cell(seed=seed), nodeid="b", repro="r") for seed in (2, 1)]
    other = [Planned(cell=cell(seed=1), nodeid="a"), Planned(cell=cell(seed=2), nodeid="b")]
    both = united([one, other])
    assert both == united([other, one])
    assert [(planned.cell.seed, planned.nodeid, planned.repro) for planned in both] == [
        (1, "a", ""),
        (2, "b", ""),
    ]
    assert united([]) == ()


def test_a_plan_is_of_an_episode_of_its_own() -> None:
    planned = Planned(cell=cell(), audit="null", override="x")
    assert planned.episode == EpisodeId(cell=cell(), audit="null", override="x")
    acted: Record = replace(record(), audit="null", override="x")
    assert acted.episode == planned.episode
