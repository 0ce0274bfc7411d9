"""The names that cells and episodes have as folders, the same in every run."""

from __future__ import annotations

import hashlib
import re
from typing import Any

import pytest

from pytest_androidbench.records.outcome import Cause, Outcome
from pytest_androidbench.records.record import MAX_KEY, Cell, EpisodeId, Timing
from pytest_androidbench.records.roles import Part, Role
from tests.records.samples import cell, record

PLAIN = "shop-BuyMilk-s3-dark-r2"


def varied(*variation: tuple[str, str]) -> Cell:
    return cell(seed=3, profile="dark", repeat=2, variation=variation)


@pytest.mark.parametrize(
    ("of", "key"),
    [
        (varied(), PLAIN),
        (varied(("parametrize", "dark-2")), f"{PLAIN}-dark-2"),
        (varied(("font", "1.3"), ("theme", "b/w ü")), f"{PLAIN}-font_1.3-theme_b_w__"),
        (Cell(suite="a b", task="T", seed=0), "a_b-T-s0-default-r0"),
    ],
)
def test_a_cell_is_named_by_what_it_is(of: Cell, key: str) -> None:
    assert of.key == key


def test_what_sets_a_cell_apart_is_told() -> None:
    assert varied(("parametrize", "dark-2"), ("font", "1.3")).told == ["dark-2", "font_1.3"]


@pytest.mark.parametrize(
    ("fields", "key"),
    [
        ({}, PLAIN),
        ({"audit": "null"}, f"{PLAIN}-null"),
        ({"audit": "solution"}, f"{PLAIN}-solution"),
    ],
)
def test_an_episode_of_plain_names_has_a_plain_key(fields: dict[str, Any], key: str) -> None:
    assert EpisodeId(cell=varied(), **fields).key == key


@pytest.mark.parametrize(
    ("fields", "begins"),
    [
        ({"audit": "mistake:too early"}, f"{PLAIN}-mistake_too_early"),
        ({"override": "test_desk.py::TestFar"}, f"{PLAIN}-test_desk.py__TestFar"),
        ({"audit": "null", "override": "x"}, f"{PLAIN}-null-x"),
    ],
)
def test_texts_of_any_form_are_kept_apart_by_a_digest(fields: dict[str, Any], begins: str) -> None:
    of = EpisodeId(cell=varied(), **fields)
    apart = f"(){fields['override']}" if "override" in fields else ""
    text = f"{varied()}{fields.get('audit', '')}{apart}"
    digest = hashlib.sha256(text.encode()).hexdigest()[:8]
    assert of.key == f"{begins}-{digest}"


def test_variations_that_look_alike_as_names_are_kept_apart() -> None:
    one, other = (EpisodeId(cell=varied(("theme", text))) for text in ("b/w", "b w"))
    assert one.cell.key == other.cell.key
    assert one.key != other.key
    assert re.fullmatch(f"{PLAIN}-theme_b_w-[0-9a-f]{{8}}", one.key)


def test_no_key_is_longer_than_a_name_may_be() -> None:
    longest = cell("x" * (MAX_KEY - len("shop--s0-default-r0")))
    fits, longer = EpisodeId(cell=longest), EpisodeId(cell=longest, audit="null")
    assert fits.key == longest.key
    assert len(fits.key) == MAX_KEY
    digest = hashlib.sha256(f"{longest}null".encode()).hexdigest()[:8]
    assert longer.key == f"{longest.key[: MAX_KEY - 9]}-{digest}"
    assert len(longer.key) == MAX_KEY


def test_the_harness_takes_what_is_no_work_of_agent_and_device() -> None:
    timing = Timing(lease=64, restore=1, arrange=2, run=128, agent=32, checks=4, record=8)
    assert timing.harness == 15


@pytest.mark.parametrize(
    ("outcome", "scored", "fine"),
    [
        (Outcome.PASSED, True, True),
        (Outcome.FAILED, True, False),
        (Outcome.AGENT_ERROR, True, False),
        (Outcome.INFRA_ERROR, False, False),
        (Outcome.INVALID, False, False),
        (Outcome.SKIPPED, False, True),
    ],
)
def test_outcomes_count_or_do_not(outcome: Outcome, *, scored: bool, fine: bool) -> None:
    assert (outcome.scored, outcome.fine) == (scored, fine)


def test_only_an_infrastructure_error_has_a_fault() -> None:
    for outcome in Outcome:
        kept = record(outcome=outcome, cause=Cause.SNAPSHOT)
        assert kept.fault is (Cause.SNAPSHOT if outcome is Outcome.INFRA_ERROR else None)


@pytest.mark.parametrize(
    ("audit", "role", "fails"),
    [
        ("null", Role(part=Part.NULL), True),
        ("solution", Role(part=Part.SOLUTION), False),
        ("mistake:early", Role(part=Part.MISTAKE, label="early"), True),
    ],
)
def test_tasks_are_to_fail_of_all_but_their_solution(
    audit: str, role: Role, *, fails: bool
) -> None:
    assert record(audit=audit).role == role
    assert role.fails_by_design is fails
    assert record().role is None
