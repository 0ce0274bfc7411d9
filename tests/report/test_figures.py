from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from pytest_androidbench.records.contents import RunContents, stored
from pytest_androidbench.records.manifest import Manifest
from pytest_androidbench.records.outcome import Outcome
from pytest_androidbench.records.plan import Planned
from pytest_androidbench.records.record import Cell, DeviceInfo, Record
from pytest_androidbench.report.figures import Figures, figures
from tests.records.samples import MANIFEST, cell, record


def numbers(*records: Record, manifest: Manifest = MANIFEST, planned: int = 0) -> Figures:
    plan = tuple(Planned(cell=cell("Planned", seed)) for seed in range(planned))
    attempts = tuple(map(stored, records))
    return figures(RunContents(path=Path(), manifest=manifest, attempts=attempts, planned=plan))


def test_unscored_and_unrun_episodes_stay_out_of_the_rate_and_in_the_bounds() -> None:
    found = numbers(
        record(),
        record(seed=1, outcome=Outcome.AGENT_ERROR),
        record(seed=2, outcome=Outcome.INFRA_ERROR),
        record(seed=3, outcome=Outcome.INVALID),
        planned=4,
    )
    rate = found.kinds[0].rate
    assert (rate.passed, rate.episodes, rate.unscored) == (1, 2, 6)
    assert rate.interval.estimate == 0.5
    assert (rate.bounds.low, rate.bounds.high) == (1 / 8, 7 / 8)


def test_only_the_attempt_that_counts_is_counted() -> None:
    found = numbers(record(outcome=Outcome.INFRA_ERROR), record(attempt=2))
    assert found.outcomes[Outcome.PASSED] == 1
    assert found.outcomes[Outcome.INFRA_ERROR] == 0
    assert [len(attempts) for attempts in found.retried] == [2]


def test_kinds_of_device_are_never_pooled() -> None:
    real = DeviceInfo(kind="real")
    found = numbers(record(), record(seed=1, device=real, outcome=Outcome.FAILED))
    assert [(g.name, g.rate.interval.estimate) for g in found.kinds] == [
        ("simulated", 1.0),
        ("real", 0.0),
    ]
    assert [(g.name, g.rate.interval.estimate) for g in found.apps] == [
        ("Shop (real device)", 0.0),
        ("Shop (simulated phone)", 1.0),
    ]


def test_an_attempt_that_got_no_device_belongs_to_the_only_kind_there_is() -> None:
    lost = record(seed=1, outcome=Outcome.INFRA_ERROR, device=DeviceInfo())
    found = numbers(record(), lost)
    assert [(g.name, g.rate.unscored) for g in found.kinds] == [("simulated", 1)]


def test_without_any_device_the_option_tells_the_kind() -> None:
    lost = record(outcome=Outcome.INFRA_ERROR, device=DeviceInfo())
    assert [g.name for g in numbers(lost).kinds] == ["simulated"]
    elsewhere = replace(MANIFEST, device="adb:4711")
    assert [g.name for g in numbers(lost, manifest=elsewhere).kinds] == [""]


def test_an_episode_of_two_apps_is_in_both_rows() -> None:
    found = numbers(record(app="Settings, Contacts"), record("Other", app="Contacts"))
    assert [(g.name, g.rate.episodes) for g in found.apps] == [("Contacts", 2), ("Settings", 1)]


def test_difficulties_are_in_the_order_of_difficulty() -> None:
    levels = ("hard", "easy", "odd", "medium")
    found = numbers(*(record(level, difficulty=level) for level in levels))
    assert [g.name for g in found.difficulties] == ["easy", "medium", "hard", "odd"]


def test_steadiness_tells_seeds_and_repeats_apart() -> None:
    def at(seed: int, repeat: int, outcome: Outcome) -> Record:
        place = Cell(suite="shop", task="BuyMilk", seed=seed, repeat=repeat)
        return replace(record(outcome=outcome), cell=place)

    passed, failed = Outcome.PASSED, Outcome.FAILED
    found = numbers(at(0, 0, passed), at(0, 1, failed), at(1, 0, passed), at(1, 1, passed))
    assert [(s.over, s.k, s.all_passed, s.flipped) for s in found.steadiness] == [
        ("seeds", 2, 1.0, 0),
        ("repeats", 2, 0.5, 1),
    ]


@pytest.mark.parametrize("declared", [True, False])
def test_tasks_that_a_null_agent_passes_are_named(declared: bool) -> None:
    null = replace(MANIFEST, agent="null")
    idle = record(passes_at_start=declared)
    found = numbers(idle, record("Work", outcome=Outcome.FAILED), manifest=null)
    assert found.idle_passes == (("BuyMilk",) if declared else ())
    assert found.undeclared_passes == (() if declared else ("BuyMilk",))
    assert numbers(idle).idle_passes == ()


def test_an_audit_rates_nobody() -> None:
    found = numbers(record(audit="null"), record(audit="solution"))
    assert [g.name for g in found.kinds] == ["simulated"]
    assert not found.kinds[0].rate.known
    assert found.tasks == ()


def test_an_empty_run_has_numbers_too() -> None:
    found = numbers()
    assert not found.kinds[0].rate.known
    assert found.steadiness == ()
