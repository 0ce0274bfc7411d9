from __future__ import annotations

import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from itertools import permutations
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from pytest_androidbench.errors import RunDirectoryError
from pytest_androidbench.records.kept import AttemptFiles
from pytest_androidbench.records.merge import conflicts, merge
from pytest_androidbench.records.outcome import Outcome
from pytest_androidbench.records.packing import Packer
from pytest_androidbench.records.plan import Planned
from pytest_androidbench.records.record import Record, Timing
from pytest_androidbench.report.publish import publish
from tests.records.samples import MANIFEST, cell, episode, record, stored_run
from tests.report.pictures import picture

Shard = list[Record]
some_records = st.lists(
    st.builds(
        lambda seed, outcome, attempt, started: record(
            seed=seed, outcome=outcome, attempt=attempt, timing=Timing(started=started)
        ),
        st.integers(0, 2),
        st.sampled_from(Outcome),
        st.integers(1, 2),
        st.sampled_from(["", "1", "2"]),
    ),
    max_size=4,
)
few = settings(max_examples=25, deadline=None, suppress_health_check=[HealthCheck.too_slow])


@contextmanager
def shards(*all_records: Shard) -> Iterator[list[Path]]:
    with tempfile.TemporaryDirectory() as folder:
        paths = [Path(folder) / f"shard{number}" for number in range(len(all_records))]
        for number, (path, records) in enumerate(zip(paths, all_records, strict=True)):
            run = stored_run(path, *records, manifest=replace(MANIFEST, command=f"run {number}"))
            run.plan([Planned(cell=cell(seed=number))])
        yield paths


def tree(run: Path) -> dict[str, bytes]:
    """Every file of a run but for pages, which are made from the rest."""
    return {
        path.relative_to(run).as_posix(): path.read_bytes()
        for path in sorted(run.rglob("*"))
        if path.is_file() and path.suffix != ".html"
    }


@pytest.mark.slow
@few
@given(some_records, some_records, some_records)
def test_merging_is_associative(a: Shard, b: Shard, c: Shard) -> None:
    with shards(a, b, c) as (one, two, three):
        at_once = one.parent / "at_once"
        merge(at_once, [one, two, three])
        left = one.parent / "left"
        merge(left, [one, two])
        merge(left, [three])
        right = one.parent / "right"
        merge(right, [two, three])
        merge(one.parent / "whole", [one, right])
        assert tree(at_once) == tree(left) == tree(one.parent / "whole")


@pytest.mark.slow
@few
@given(some_records, some_records)
def test_merging_does_not_depend_on_the_order(a: Shard, b: Shard) -> None:
    with shards(a, b) as (one, two):
        merge(one.parent / "there", [one, two])
        merge(one.parent / "back", [two, one])
        assert tree(one.parent / "there") == tree(one.parent / "back")


@pytest.mark.slow
@few
@given(some_records, some_records)
def test_merging_again_changes_nothing(a: Shard, b: Shard) -> None:
    with shards(a, b) as (one, two):
        out = one.parent / "out"
        merge(out, [one, two])
        before = tree(out)
        assert merge(out, [two, out, one]).added == 0
        assert tree(out) == before


@pytest.mark.slow
@few
@given(some_records, some_records)
def test_merging_loses_no_attempt(a: Shard, b: Shard) -> None:
    with shards(a, b) as (one, two):
        merged = merge(one.parent / "out", [one, two]).run.contents()
        kept = [attempt.record for attempt in merged.attempts]
        assert all(item in kept for item in [*a, *b])
        assert len(kept) == len({repr(item) for item in [*a, *b]})


def test_merged_shards_give_the_numbers_of_one_run(tmp_path: Path) -> None:
    records = [
        record("Buy", seed, Outcome.PASSED if seed % 3 else Outcome.FAILED) for seed in range(6)
    ]
    # Apart from the other: a report tells of the runs that lie beside it.
    publish(stored_run(tmp_path / "apart" / "whole", *records))
    for number in range(3):
        stored_run(tmp_path / str(number), *records[number::3])
    publish(merge(tmp_path / "merged", [tmp_path / str(n) for n in (2, 0, 1)]).run)
    for name in ("summary.json", "episodes.jsonl", "episodes.csv", "index.html"):
        merged, whole = (tmp_path / run / name for run in ("merged", "apart/whole"))
        assert merged.read_bytes() == whole.read_bytes()


@pytest.mark.parametrize("packed", [False, True])
def test_pictures_come_along(tmp_path: Path, packed: bool) -> None:
    run = stored_run(tmp_path / "one")
    attempt = run.attempt(episode())
    attempt.write_file("000.jpg", b"picture")
    stored = attempt.finish(record())
    if packed:
        Packer(run.path).pack(stored.folder)
    merged = merge(tmp_path / "out", [tmp_path / "one"]).run
    shutil.rmtree(run.path)
    (found,) = merged.contents().attempts
    path = AttemptFiles(merged.path, found.folder).path("000.jpg")
    assert path is not None
    assert path.read_bytes() == b"picture"


def test_copies_of_a_run_that_are_packed_to_different_extents_give_one(tmp_path: Path) -> None:
    raw, half, whole = (tmp_path / name for name in ("raw", "half", "whole"))
    run = stored_run(raw, record(seed=7))
    folders = []
    for seed in (0, 1):
        attempt = run.attempt(episode(seed=seed))
        for number in range(3):
            attempt.write_file(f"{number:03}.jpg", picture(90 + number * (seed + 1), 60))
            attempt.write_file(f"{number:03}.xml", b"<hierarchy/>")
        folders.append(attempt.finish(record(seed=seed)).folder)
    for copy, packed in ((half, folders[:1]), (whole, folders)):
        shutil.copytree(raw, copy)
        for folder in packed:
            Packer(copy).pack(folder)
    outs = []
    for number, order in enumerate(permutations([raw, half, whole])):
        outs.append(tree(merge(tmp_path / f"out{number}", order).run.path))
    merge(tmp_path / "left", [raw, half])
    merge(tmp_path / "left", [whole])
    merge(tmp_path / "right", [half, whole])
    outs.append(tree(tmp_path / "left"))
    outs.append(tree(merge(tmp_path / "last", [raw, tmp_path / "right"]).run.path))
    assert merge(tmp_path / "last", [raw, half, whole]).added == 0
    outs.append(tree(tmp_path / "last"))
    assert [out == outs[0] for out in outs] == [True] * len(outs)
    assert {name.partition("/")[0] for name in outs[0]} >= {"pictures", "hierarchies"}
    assert not [name for name in outs[0] if name.endswith("000.jpg")]


def test_only_what_is_what_its_name_says_is_shared(tmp_path: Path) -> None:
    run = stored_run(tmp_path / "one", record())
    for place in (f"pictures/ab/{'ab' * 16}.jpg", "pictures/ab/x.jpg"):
        (run.path / place).parent.mkdir(parents=True, exist_ok=True)
        (run.path / place).write_bytes(b"something else")
    merge(tmp_path / "out", [tmp_path / "one"])
    assert not (tmp_path / "out" / "pictures").exists()


def test_unlike_runs_are_not_merged(tmp_path: Path) -> None:
    stored_run(tmp_path / "one")
    stored_run(tmp_path / "two", manifest=replace(MANIFEST, device="avd:Pixel"))
    with pytest.raises(RunDirectoryError, match="device: 'phone' in one, 'avd:Pixel' here"):
        merge(tmp_path / "out", [tmp_path / "one", tmp_path / "two"])
    assert not (tmp_path / "out").exists()


def test_an_infra_error_here_gives_way_to_a_score_there(tmp_path: Path) -> None:
    stored_run(tmp_path / "one", record(outcome=Outcome.INFRA_ERROR))
    stored_run(tmp_path / "two", record(outcome=Outcome.FAILED))
    merged = merge(tmp_path / "out", [tmp_path / "one", tmp_path / "two"]).run
    assert [r.outcome for r in merged.records()] == [Outcome.FAILED]
    assert conflicts(merged.contents()) == []


def test_disagreeing_scores_are_reported_and_the_first_counts(tmp_path: Path) -> None:
    first = record(outcome=Outcome.FAILED, timing=Timing(started="1"))
    stored_run(tmp_path / "one", record(timing=Timing(started="2")))
    stored_run(tmp_path / "two", first)
    merged = merge(tmp_path / "out", [tmp_path / "one", tmp_path / "two"]).run
    assert merged.records() == [first]
    (conflict,) = conflicts(merged.contents())
    assert conflict.outcomes == ("failed", "passed")
