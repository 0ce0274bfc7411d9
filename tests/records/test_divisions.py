"""What shards keep of their whole plan: whether one goes on, and which are merged."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from itertools import permutations
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pytest_androidbench.errors import RunDirectoryError
from pytest_androidbench.records.division import (
    SHARDS,
    Division,
    Way,
    check_shard,
    divided,
    gone_on,
    is_empty_shard,
    put_together,
    read_division,
    written_division,
)
from pytest_androidbench.records.merge import merge
from pytest_androidbench.records.plan import Planned
from pytest_androidbench.records.shards import Shard, by_durations, by_hash
from tests.records.samples import MANIFEST, cell, new_run, record, stored_run
from tests.records.test_merging import tree

SEEDS = range(12)


def division(
    index: int, total: int = 3, seeds: Iterable[int] = SEEDS, way: Way = "hash", longest: int = 0
) -> Division:
    plan = [Planned(cell=cell(seed=seed)) for seed in seeds]
    keys = [planned.cell.key for planned in plan]
    took = {key: 1.0 + (number == longest) for number, key in enumerate(keys)}
    numbers = by_hash(keys, total) if way == "hash" else by_durations(took, total)
    return divided(Shard(index=index, total=total), plan, numbers, way)


def shard_run(
    path: Path, index: int, *, total: int = 3, seeds: Iterable[int] = SEEDS, done: int = 99
) -> Path:
    """A shard that has run the first of its episodes."""
    here = division(index, total, seeds)
    numbers = by_hash((one.cell.key for one in here.plan), total)
    mine = [one for one in here.plan if numbers[one.cell.key] == index]
    run = stored_run(path, *(record(seed=one.cell.seed) for one in mine[:done]))
    run.write(SHARDS, written_division(here))
    run.plan(mine)
    return path


@pytest.fixture
def three(tmp_path: Path) -> list[Path]:
    return [shard_run(tmp_path / f"shard{n}", n) for n in (1, 2, 3)]


def test_it_is_read_as_it_was_written(tmp_path: Path) -> None:
    run = new_run(tmp_path / "run")
    assert read_division(run.path) is None
    run.write(SHARDS, written_division(division(2)))
    assert read_division(run.path) == division(2)
    (run.path / SHARDS).write_text("{")
    with pytest.raises(RunDirectoryError, match=r"shards\.json is damaged"):
        read_division(run.path)


def test_merged_shards_are_the_whole_run_in_whatever_order(
    tmp_path: Path, three: list[Path]
) -> None:
    whole = stored_run(tmp_path / "whole", *(record(seed=seed) for seed in SEEDS))
    whole.plan(Planned(cell=cell(seed=seed)) for seed in SEEDS)
    trees = []
    for number, order in enumerate(permutations(three)):
        out = tmp_path / f"out{number}"
        merged = merge(out, order[:2])
        assert merged.division is not None
        assert len(merged.division.missing) == 1
        assert len(merged.run.not_run()) == len(SEEDS) - merged.added
        merged = merge(out, order[2:])
        assert merged.division is not None
        assert (merged.division.present, merged.division.missing) == ((1, 2, 3), ())
        assert merged.run.not_run() == []
        assert merge(out, [out, *order]).added == 0
        trees.append(tree(out))
    assert [each == trees[0] for each in trees] == [True] * 6
    del trees[0][SHARDS]
    assert trees[0] == tree(whole.path)


def test_what_one_shard_has_not_run_is_missing_and_so_is_a_whole_shard(
    tmp_path: Path, three: list[Path]
) -> None:
    cut = shard_run(tmp_path / "cut", 2, done=1)
    merged = merge(tmp_path / "out", [three[0], cut])
    left = {planned.cell.seed for planned in merged.run.not_run()}
    numbers = by_hash((cell(seed=seed).key for seed in SEEDS), 3)
    of = {n: {s for s in SEEDS if numbers[cell(seed=s).key] == n} for n in (1, 2, 3)}
    assert of[3] < left
    assert len(left & of[2]) == len(of[2]) - 1
    assert not left & of[1]


def test_a_part_that_is_no_shard_fills_in_what_is_missing(
    tmp_path: Path, three: list[Path]
) -> None:
    left = merge(tmp_path / "out", three[:2]).run.not_run()
    stored_run(tmp_path / "rest", *(record(seed=one.cell.seed) for one in left))
    merged = merge(tmp_path / "out", [tmp_path / "rest"])
    assert merged.run.not_run() == []
    assert merged.division is not None
    assert merged.division.missing == (3,)


def test_shards_of_other_plans_are_refused_with_the_cells(tmp_path: Path) -> None:
    one = shard_run(tmp_path / "one", 1)
    two = shard_run(tmp_path / "two", 2, seeds=[*SEEDS, 50, 51, 52, 53])
    with pytest.raises(RunDirectoryError) as caught:
        merge(tmp_path / "out", [one, two])
    told = str(caught.value)
    assert f"{two} is no shard of the same plan as {one}" in told
    assert "only here: shop-BuyMilk-s50-default-r0, " in told
    assert " and 1 more" in told
    assert not (tmp_path / "out").exists()


def test_shards_of_other_numbers_are_refused(tmp_path: Path) -> None:
    runs = [shard_run(tmp_path / str(total), 1, total=total) for total in (3, 4)]
    with pytest.raises(RunDirectoryError, match="one of 3 shards in 3, one of 4 here"):
        merge(tmp_path / "out", runs)


@pytest.mark.parametrize("other", [division(2), division(2, way="durations", longest=5)])
def test_shards_that_were_divided_otherwise_are_refused(other: Division) -> None:
    first = division(1, way="durations")
    with pytest.raises(RunDirectoryError, match="all shards need the same --ab-durations"):
        put_together([(Path("a"), first), (Path("b"), other)])
    assert put_together([]) is None


def test_unlike_runs_are_refused_shards_or_not(tmp_path: Path, three: list[Path]) -> None:
    other = stored_run(tmp_path / "other", manifest=replace(MANIFEST, device="avd:A"))
    other.write(SHARDS, written_division(division(2)))
    with pytest.raises(RunDirectoryError, match="is another run than"):
        merge(tmp_path / "out", [three[0], other.path])


def test_a_directory_goes_on_as_the_same_shard(three: list[Path]) -> None:
    assert gone_on(three[1], division(2)) == division(2)
    check_shard(three[1], Shard(index=2, total=3))


@pytest.mark.parametrize(
    ("shard", "told"),
    [
        (Shard(index=1, total=3), r"holds shard 2/3 and not 1/3: repeat --ab-shard=2/3"),
        (Shard(index=2, total=4), r"holds shard 2/3 and not 2/4"),
        (None, r"holds shard 2/3 and not the whole run"),
    ],
)
def test_it_goes_on_as_no_other(three: list[Path], shard: Shard | None, told: str) -> None:
    with pytest.raises(RunDirectoryError, match=told):
        check_shard(three[1], shard)


def test_a_run_that_is_not_divided_does_not_become_a_shard(tmp_path: Path) -> None:
    run = new_run(tmp_path / "run")
    check_shard(run.path, Shard(index=1, total=2))
    run.plan([Planned(cell=cell())])
    with pytest.raises(RunDirectoryError, match="is not divided"):
        check_shard(run.path, Shard(index=1, total=2))
    check_shard(run.path, None)


def test_what_was_merged_goes_on_as_a_whole_alone(tmp_path: Path, three: list[Path]) -> None:
    merge(tmp_path / "out", three[:1])
    check_shard(tmp_path / "out", None)
    with pytest.raises(RunDirectoryError, match="put together of shards: leave --ab-shard=1/3 out"):
        check_shard(tmp_path / "out", Shard(index=1, total=3))


seeds = st.sets(st.integers(0, 30), min_size=1)


@settings(max_examples=30)
@given(seeds, seeds)
def test_by_hash_a_plan_grows_and_asks_for_less(
    tmp_path_factory: pytest.TempPathFactory, first: set[int], then: set[int]
) -> None:
    path = shard_run(tmp_path_factory.mktemp("runs") / "run", 1, seeds=sorted(first))
    found = gone_on(path, division(1, seeds=sorted(then)))
    assert found == division(1, seeds=sorted(first | then))


def test_by_durations_a_plan_does_not_grow(tmp_path: Path) -> None:
    run = new_run(tmp_path / "run")
    here = division(1, way="durations")
    run.write(SHARDS, written_division(here))
    assert gone_on(run.path, here) == here
    for other in (division(1, seeds=range(13), way="durations"), division(1, seeds=range(11))):
        with pytest.raises(RunDirectoryError, match=r"divided otherwise:\n  only (here|there): "):
            gone_on(run.path, other)


def test_a_shard_without_episodes_is_known_by_its_empty_plan(
    tmp_path: Path, three: list[Path]
) -> None:
    assert not is_empty_shard(three[0])
    run = new_run(tmp_path / "run")
    run.plan([])
    assert not is_empty_shard(run.path)
    run.write(SHARDS, written_division(division(2)))
    assert is_empty_shard(run.path)
    (run.path / "plan.json").write_text("[")
    assert not is_empty_shard(run.path)
