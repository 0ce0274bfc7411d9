"""What a merge makes of manifests, names, shared files and conflicts, and what it refuses."""

from __future__ import annotations

import shutil
from dataclasses import replace
from pathlib import Path

import pytest

from pytest_androidbench.errors import RunDirectoryError
from pytest_androidbench.records.kept import KEPT, place_of
from pytest_androidbench.records.merge import Conflict, conflicts, merge
from pytest_androidbench.records.outcome import Outcome
from pytest_androidbench.records.packing import Packer
from pytest_androidbench.records.plan import Planned
from pytest_androidbench.records.record import Record
from pytest_androidbench.records.rundir import RunDirectory
from pytest_androidbench.records.secret import placeholder
from tests.records.samples import MANIFEST, cell, episode, new_run, record, store, stored_run
from tests.report.pictures import picture

PLACE = "episodes/shop-BuyMilk-s0-default-r0"
FAULT = record(outcome=Outcome.INFRA_ERROR)


def folders(run: RunDirectory) -> list[str]:
    return sorted(
        path.relative_to(run.path / "episodes").as_posix() for path in run.path.glob("episodes/*/*")
    )


def with_file(run: RunDirectory, made: Record, name: str, data: bytes) -> str:
    attempt = run.attempt(made.episode, made.attempt)
    attempt.write_file(name, data)
    return attempt.finish(made).folder


def test_nothing_cannot_be_merged(tmp_path: Path) -> None:
    with pytest.raises(RunDirectoryError, match="name at least one run directory"):
        merge(tmp_path / "out", [])
    with pytest.raises(RunDirectoryError, match="is no run directory"):
        merge(tmp_path / "out", [tmp_path])
    assert not (tmp_path / "out").exists()


def test_commands_and_the_first_beginning_are_kept(tmp_path: Path) -> None:
    fields = [("b", "2026-02"), ("a\nb", "2026-01"), ("c", "")]
    for number, (command, created) in enumerate(fields):
        made = replace(MANIFEST, command=command, created=created, seeds=(number,))
        stored_run(tmp_path / str(number), record(seed=number), manifest=made)
    merged = merge(tmp_path / "out", [tmp_path / str(number) for number in (2, 0, 1)])
    manifest = merged.run.manifest
    assert (manifest.command, manifest.created) == ("a\nb\nc", "2026-01")
    assert (manifest.seeds, merged.added, merged.not_compared) == ((0, 1, 2), 3, ())
    assert RunDirectory.open(tmp_path / "out").manifest == manifest
    assert (merged.run.path / "manifest.json").read_bytes().endswith(b"}\n")


def test_runs_that_never_told_when_they_began_are_merged(tmp_path: Path) -> None:
    stored_run(tmp_path / "a", record())
    assert merge(tmp_path / "out", [tmp_path / "a"]).run.manifest.created == ""


def test_paths_may_be_those_of_the_folder_one_is_in(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    stored_run(tmp_path / "a", record())
    monkeypatch.chdir(tmp_path)
    assert merge("out", ["a"]).run.path == tmp_path / "out"
    assert merge("out", ["a", "out"]).added == 0


def test_a_refusal_names_both_runs_and_each_difference(tmp_path: Path) -> None:
    stored_run(tmp_path / "a")
    stored_run(tmp_path / "b", manifest=replace(MANIFEST, device="avd:A", agent="x"))
    with pytest.raises(RunDirectoryError) as caught:
        merge(tmp_path / "out", [tmp_path / "a", tmp_path / "b"])
    assert str(caught.value) == (
        f"{tmp_path / 'b'} is another run than {tmp_path / 'a'} and cannot be merged with it:\n"
        "  agent: 'agents:Mine' in a, 'x' here\n"
        "  device: 'phone' in a, 'avd:A' here"
    )


def test_fields_with_secrets_are_named(tmp_path: Path) -> None:
    manifest = replace(MANIFEST, agent_options={"key": placeholder("key")})
    stored_run(tmp_path / "a", record(), manifest=manifest)
    assert merge(tmp_path / "out", [tmp_path / "a"]).not_compared == ("agent_options.key",)


def test_plans_are_joined(tmp_path: Path) -> None:
    for seed in (0, 1):
        run = stored_run(tmp_path / str(seed), record(seed=seed))
        run.plan([Planned(cell=cell(seed=seed)), Planned(cell=cell(seed=5))])
    merged = merge(tmp_path / "out", [tmp_path / "0", tmp_path / "1"]).run
    assert [planned.cell.seed for planned in merged.contents().planned] == [0, 1, 5]


def test_attempts_of_one_number_have_names_that_all_of_them_give(tmp_path: Path) -> None:
    runs = [
        stored_run(tmp_path / str(steps), replace(FAULT, steps=steps), record(attempt=2))
        for steps in range(3)
    ]
    merged = merge(tmp_path / "out", [run.path for run in runs])
    assert merged.added == 4
    digests = sorted(run.contents().attempts[0].digest for run in runs)
    key = PLACE.partition("/")[2]
    assert folders(merged.run) == sorted(
        [f"{key}/1", f"{key}/2", *(f"{key}/1.{digest[:8]}" for digest in digests[1:])]
    )
    by_name = {one.folder: one.digest for one in merged.run.contents().attempts}
    assert by_name[f"{PLACE}/1"] == digests[0]


def test_a_run_may_take_others_in_and_attempts_of_its_own_are_renamed(tmp_path: Path) -> None:
    runs = [stored_run(tmp_path / str(steps), replace(FAULT, steps=steps)) for steps in range(4)]
    runs.sort(key=lambda run: run.contents().attempts[0].digest)
    first, *_, last = runs
    # The one that is taken in comes first: what lay there makes room.
    merged = merge(last.path, [run.path for run in runs[:-1]])
    assert merged.added == 3
    attempts = merged.run.contents().attempts
    assert len(attempts) == 4
    assert attempts[0].digest == first.contents().attempts[0].digest
    assert len(folders(merged.run)) == 4
    assert merge(last.path, [first.path]).added == 0


def test_folders_inside_of_an_attempt_come_along(tmp_path: Path) -> None:
    run = new_run(tmp_path / "a")
    folder = run.path / with_file(run, record(), "agent.log", b"log")
    (folder / "more" / "deep").mkdir(parents=True)
    (folder / "more" / "deep" / "x.txt").write_bytes(b"x")
    (folder / "empty").mkdir()
    merged = merge(tmp_path / "out", [run.path]).run
    found = merged.path / PLACE / "1"
    assert (found / "agent.log").read_bytes() == b"log"
    assert (found / "more/deep/x.txt").read_bytes() == b"x"
    assert (found / "empty").is_dir()
    assert folders(merged) == [f"{PLACE.partition('/')[2]}/1"]


def test_what_cannot_be_copied_is_told_and_leaves_no_half(tmp_path: Path) -> None:
    run = new_run(tmp_path / "a")
    folder = run.path / with_file(run, record(), "agent.log", b"log")
    (folder / "loop").symlink_to("loop")
    with pytest.raises(RunDirectoryError, match=f"finished record in {tmp_path / 'out'} is kept"):
        merge(tmp_path / "out", [run.path])
    assert list((tmp_path / "out" / PLACE).iterdir()) == []


def test_shared_files_come_along_once_and_only_whole_ones(tmp_path: Path) -> None:
    for name in "ab":
        run = new_run(tmp_path / name)
        seed = "ab".index(name)
        data = picture(90, 60)
        packed = with_file(run, record(seed=seed), "000.jpg", data)
        (run.path / packed / "000.xml").write_bytes(b"<x/>")
        Packer(run.path).pack(packed)
        broken = run.path / place_of(b"what it was", "jpg")
        broken.parent.mkdir(parents=True, exist_ok=True)
        broken.write_bytes(b"what it is")
    merged = merge(tmp_path / "out", [tmp_path / "a", tmp_path / "b"]).run
    shared = sorted(
        path.relative_to(merged.path).as_posix()
        for store_ in ("pictures", "hierarchies")
        for path in (merged.path / store_).glob("*/*")
    )
    assert [name.partition("/")[0] for name in shared] == ["hierarchies", "pictures"]
    assert place_of(b"what it was", "jpg") not in shared
    for place in shared:
        assert (merged.path / place).read_bytes() == (tmp_path / "a" / place).read_bytes()


def test_copies_that_are_packed_alike_are_taken_as_they_are(tmp_path: Path) -> None:
    run = new_run(tmp_path / "a")
    with_file(run, record(), "000.jpg", picture(90, 60))
    shutil.copytree(run.path, tmp_path / "b")
    merged = merge(tmp_path / "out", [run.path, tmp_path / "b"])
    assert merged.added == 1
    (found,) = merged.run.contents().attempts
    assert (merged.run.path / found.folder / "000.jpg").is_file()
    assert not (merged.run.path / found.folder / KEPT).exists()


@pytest.mark.parametrize(
    ("outcomes", "told"),
    [
        ([Outcome.PASSED, Outcome.PASSED], []),
        ([Outcome.PASSED, Outcome.FAILED], [("passed", "failed")]),
        ([Outcome.INFRA_ERROR, Outcome.PASSED], []),
        (
            [Outcome.FAILED, Outcome.INVALID, Outcome.AGENT_ERROR],
            [("failed", "agent_error")],
        ),
    ],
)
def test_scores_that_disagree_are_conflicts(
    tmp_path: Path, outcomes: list[Outcome], told: list[tuple[str, ...]]
) -> None:
    run = new_run(tmp_path / "run")
    store(run, record(seed=3))
    store(run, *(record(outcome=one, attempt=at) for at, one in enumerate(outcomes, 1)))
    found = conflicts(run.contents())
    assert found == [Conflict(episode=episode(), outcomes=one) for one in told]


def test_scores_of_one_outcome_disagree_by_their_number(tmp_path: Path) -> None:
    run = new_run(tmp_path / "run")
    failed = record(outcome=Outcome.FAILED)
    store(run, failed, replace(failed, attempt=2, score=0.25))
    assert [one.outcomes for one in conflicts(run.contents())] == [("failed", "failed")]
