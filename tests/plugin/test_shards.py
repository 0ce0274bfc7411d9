"""A run in shards: what each of them runs, keeps and says, and what becomes of it later."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

import click
import pytest

from fixtures.benches import AgentSource, Bench
from pytest_androidbench.cli import main
from pytest_androidbench.records.division import read_division
from pytest_androidbench.records.outcome import Outcome
from pytest_androidbench.records.record import Cell
from tests.plugin.test_audit import MISTAKES
from tests.plugin.test_overridden_agents import HEAD, ONE

TASKS = """
    import zlib
    from pytest_androidbench import Pilot, task
    from pytest_androidbench.tasks.strategies import words

    def declare(name):
        @task(name, "Write {word}.", params={"word": words()}, app="desk")
        def write(episode, word):
            episode.run()
            with episode.check("written"):
                assert episode.device.note == word

        @write.solution
        def type_it(pilot, word):
            pilot.type("Note", word if zlib.crc32(word.encode()) % 3 else "wrong")

        return write

    for name in ("One", "Two", "Three", "Four"):
        globals()["test_" + name] = declare(name)
"""
RUN = ("--agent=reference", "--ab-seeds=1-3")


@pytest.fixture
def desk(bench: Bench) -> Bench:
    """Four tasks, twelve cells at three seeds."""
    bench.write("test_desk.py", TASKS)
    return bench


def run_shards(bench: Bench, total: int, *arguments: str, name: str = "shard") -> list[int]:
    """Run all shards, each into a directory of its own; their exit statuses."""
    shards = range(1, total + 1)
    return [
        bench.run(*arguments, f"--ab-shard={n}/{total}", f"--ab-run={name}{n}").ret for n in shards
    ]


def cells(bench: Bench, runs: Iterable[str]) -> Counter[Cell]:
    return Counter(record.cell for run in runs for record in bench.records(run))


def merge(bench: Bench, monkeypatch: pytest.MonkeyPatch, *runs: str) -> int:
    """Put runs together in `out`; the exit status."""
    monkeypatch.chdir(bench.path)
    try:
        main(["merge", "out", *runs], standalone_mode=False)
    except SystemExit as stop:
        return int(stop.code or 0)
    return 0


@pytest.mark.slow
def test_each_cell_is_run_by_exactly_one_shard_and_merged_they_are_the_run(
    desk: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    desk.run(*RUN, "--ab-run=whole")
    assert set(run_shards(desk, 3, *RUN)) <= {0, 1}
    runs = ["shard1", "shard2", "shard3"]
    assert cells(desk, runs) == cells(desk, ["whole"])
    assert set(cells(desk, runs).values()) == {1}
    assert all(desk.contents(run).not_run == () for run in runs)
    assert merge(desk, monkeypatch, *runs) == 0
    for name in ("plan.json", "episodes.csv"):
        assert (desk.path / "out" / name).stat().st_size > 0
    assert (desk.path / "out/plan.json").read_bytes() == (
        desk.path / "whole/plan.json"
    ).read_bytes()


@pytest.mark.slow
def test_a_shard_keeps_the_whole_plan_and_tells_its_part(desk: Bench) -> None:
    result = desk.run(*RUN, "--ab-shard=2/3")
    number = len(desk.records())
    division = read_division(desk.run_path)
    assert division is not None
    assert (division.index, division.total, division.present) == (2, 3, (2,))
    assert len(division.plan) == 12
    assert 0 < len(desk.contents().planned) == number < 12
    result.stdout.fnmatch_lines(
        [
            "androidbench: *; shard 2/3",
            f"collected 12 items / {12 - number} deselected / {number} selected",
            f"shard:    2/3 has {number} of the 12 episodes of the plan; put the shards*",
        ]
    )
    assert not any("--ab-shard" in planned.repro for planned in division.plan)


@pytest.mark.slow
def test_workers_collect_the_same_shard(desk: Bench) -> None:
    desk.run(*RUN, "--ab-shard=2/3", "--ab-run=alone")
    result = desk.run(*RUN, "--ab-shard=2/3", "--ab-run=two", "-n2")
    assert cells(desk, ["two"]) == cells(desk, ["alone"])
    assert [read_division(desk.path / run) for run in ("alone", "two")] == [
        read_division(desk.path / "two")
    ] * 2
    result.stdout.fnmatch_lines(["shard:    2/3 has *"])


@pytest.mark.slow
@pytest.mark.parametrize("workers", [[], ["-n2"]], ids=["alone", "two"])
def test_a_shard_without_cells_exits_0_and_says_so(
    lamp_bench: Bench, monkeypatch: pytest.MonkeyPatch, workers: list[str]
) -> None:
    found = {}
    for number in (1, 2):
        shard = (f"--ab-shard={number}/2", f"--ab-run=shard{number}")
        result = lamp_bench.run("--agent=reference", *shard, *workers)
        assert result.ret == 0
        found[len(lamp_bench.records(f"shard{number}"))] = (number, result)
    number, result = found[0]
    says = f"shard:    {number}/2 has none of the 1 episode of the plan: nothing to run"
    result.stdout.fnmatch_lines([says])
    result.stdout.no_fnmatch_line("*no task was selected*")
    # Its directory is there, so that a merge can be given all of them.
    assert lamp_bench.contents(f"shard{number}").planned == ()
    assert merge(lamp_bench, monkeypatch, "shard1", "shard2") == 0
    again = lamp_bench.run("--agent=reference", f"--ab-shard={number}/2", f"--ab-run=shard{number}")
    assert again.ret == 0


def test_where_nothing_was_selected_no_shard_is_empty(lamp_bench: Bench) -> None:
    result = lamp_bench.run("--agent=null", "-k", "nothing", "--ab-shard=1/2")
    assert result.ret == 5
    assert not lamp_bench.run_path.exists()


@pytest.mark.slow
def test_it_is_cut_out_of_what_was_selected(desk: Bench) -> None:
    for selection in (["-k", "One or Two"], ["--ab-tasks=One,Two"]):
        name = f"by{len(selection)}"
        run_shards(desk, 2, *RUN, *selection, name=name)
        found = cells(desk, [f"{name}1", f"{name}2"])
        assert {cell.task for cell in found} == {"One", "Two"}
        assert sorted(found.values()) == [1] * 6
        division = read_division(desk.path / f"{name}1")
        assert division is not None
        assert len(division.plan) == 6


@pytest.mark.slow
def test_cells_stay_in_their_shard_when_tasks_are_added(desk: Bench) -> None:
    run_shards(desk, 2, *RUN, "--ab-tasks=One,Two", name="few")
    run_shards(desk, 2, *RUN, name="all")
    for number in (1, 2):
        few, every = cells(desk, [f"few{number}"]), cells(desk, [f"all{number}"])
        assert few == Counter({cell: 1 for cell in every if cell.task in ("One", "Two")})


@pytest.mark.slow
def test_repeats_profiles_and_what_is_varied_are_cells_like_others(desk: Bench) -> None:
    asked = ("--agent=reference", "--ab-seeds=1", "--ab-repeats=2", "--ab-vary=steps=5:9")
    desk.run(*asked, "--ab-run=whole", "--ab-tasks=One,Two")
    run_shards(desk, 2, *asked, "--ab-tasks=One,Two")
    assert cells(desk, ["shard1", "shard2"]) == cells(desk, ["whole"])
    assert len(cells(desk, ["whole"])) == 12


@pytest.mark.slow
def test_an_audit_has_all_that_acts_in_a_cell_in_one_shard(
    lamp_bench: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    lamp_bench.write("test_desk.py", lamp_bench.path.joinpath("test_desk.py").read_text())
    with (lamp_bench.path / "test_desk.py").open("a") as file:
        file.write("\n".join(line[4:] for line in MISTAKES.splitlines()))
    assert run_shards(lamp_bench, 2, "--ab-audit", "--ab-seeds=1-4") == [0, 0]
    parts = [
        {(r.cell.seed, r.audit) for r in lamp_bench.records(f"shard{number}")} for number in (1, 2)
    ]
    assert {seed for seed, _ in parts[0]} | {seed for seed, _ in parts[1]} == {1, 2, 3, 4}
    assert not {seed for seed, _ in parts[0]} & {seed for seed, _ in parts[1]}
    assert len(parts[0] | parts[1]) == 16
    assert merge(lamp_bench, monkeypatch, "shard1", "shard2") == 0


@pytest.mark.slow
def test_trials_go_with_their_cell(lamp_bench: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    run_shards(lamp_bench, 2, "--agent=null", "--ab-seeds=1-4", "--ab-trials=1")
    merge(lamp_bench, monkeypatch, "shard1", "shard2")
    contents = lamp_bench.contents("out")
    assert len(contents.attempts) == len(contents.trials) == 4


@pytest.mark.slow
def test_balanced_shards_take_alike_by_an_earlier_run(
    desk: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    desk.run(*RUN, "--ab-run=whole")
    run_shards(desk, 3, *RUN, "--ab-durations=whole")
    runs = ["shard1", "shard2", "shard3"]
    assert cells(desk, runs) == cells(desk, ["whole"])
    took = {record.cell: record.timing.total for record in desk.records("whole")}
    loads = [sum(took[cell] for cell in cells(desk, [run])) for run in runs]
    assert max(loads) - min(loads) <= max(took.values())
    assert merge(desk, monkeypatch, *runs) == 0
    # What is divided by hash is another division of the same plan.
    desk.run(*RUN, "--ab-shard=1/3", "--ab-run=hashed")
    with pytest.raises(click.ClickException, match="all shards need the same --ab-durations"):
        merge(desk, monkeypatch, "hashed", "shard2")


def test_a_run_of_durations_that_cannot_be_read_is_refused(lamp_bench: Bench) -> None:
    result = lamp_bench.run("--agent=null", "--ab-shard=1/2", "--ab-durations=nowhere")
    assert result.ret == 4
    result.stderr.fnmatch_lines(["*--ab-durations: *nowhere is no run directory*"])
    assert not lamp_bench.run_path.exists()


@pytest.mark.slow
def test_a_shard_goes_on_where_it_stopped(desk: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    shard = (*RUN, "--ab-shard=2/2", "--ab-run=shard2")
    desk.run(*shard, "-k", "One")
    before = len(desk.records("shard2"))
    assert before > 1
    result = desk.run(*shard)
    result.stdout.fnmatch_lines([f"{before} of * results are from before (shard2)"])
    # The plan has grown, and no cell has changed its shard by that.
    desk.run(*RUN, "--ab-shard=1/2", "--ab-run=shard1")
    assert merge(desk, monkeypatch, "shard1", "shard2") == 0
    assert len(desk.records("out")) == 12


@pytest.mark.slow
@pytest.mark.parametrize("workers", [[], ["-n2"]], ids=["alone", "two"])
def test_a_directory_goes_on_as_no_other_shard(lamp_bench: Bench, workers: list[str]) -> None:
    lamp_bench.run("--agent=null", "--ab-seeds=1-6", "--ab-shard=1/2")
    for shard in (["--ab-shard=2/2"], ["--ab-shard=1/3"], []):
        result = lamp_bench.run("--agent=null", "--ab-seeds=1-6", *shard, *workers)
        assert result.ret == 4
        result.stderr.fnmatch_lines(["*holds shard 1/2 and not *repeat --ab-shard=1/2*"])
    lamp_bench.run("--agent=null", "--ab-run=plain")
    result = lamp_bench.run("--agent=null", "--ab-run=plain", "--ab-shard=1/2", *workers)
    result.stderr.fnmatch_lines(["*holds a run that is not divided*"])
    assert len(lamp_bench.records("plain")) == 1


@pytest.mark.slow
def test_what_is_missing_is_named_and_can_be_run_in_the_merged_run(
    desk: Bench, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    run_shards(desk, 2, *RUN)
    assert merge(desk, monkeypatch, "shard1") == 11
    left = [planned.episode.key for planned in desk.contents("out").not_run]
    told = capsys.readouterr().out
    assert "shards:   1 of 2, without 2" in told
    assert f"!! missing: {len(left)} episodes of the 12 of the plan" in told
    assert all(key in told for key in left)
    desk.run(*RUN, "--ab-run=out")
    assert desk.contents("out").not_run == ()
    assert cells(desk, ["out"]) == cells(desk, ["shard1", "shard2"])


def test_what_this_machine_ran_before_picks_no_shard(lamp_bench: Bench) -> None:
    for flag in ("--lf", "--sw"):
        result = lamp_bench.run("--agent=null", "--ab-shard=1/2", flag)
        assert result.ret == 4
        result.stderr.fnmatch_lines([f"*--ab-shard=1/2 goes with no {flag}*use --ab-again*"])


@pytest.mark.slow
@pytest.mark.parametrize("workers", [[], ["-n2"]], ids=["alone", "two"])
def test_tests_that_bring_their_agents_are_divided_too(bench: Bench, workers: list[str]) -> None:
    bench.write("test_desk.py", HEAD + ONE.format(value="Lights"))
    statuses, found = [], []
    for number in (1, 2):
        shard = (f"--ab-shard={number}/2", f"--ab-run=shard{number}")
        statuses.append(bench.run("--ab-suite=none", *shard, *workers).ret)
        found += bench.records(f"shard{number}")
    assert statuses == [0, 0]
    assert [record.outcome for record in found] == [Outcome.PASSED]


@pytest.mark.slow
def test_a_bar_is_of_the_whole_run_and_a_shard_only_runs_to_its_end(
    bench: Bench, agent_source: AgentSource
) -> None:
    bench.write("test_desk.py", TASKS)
    agent_source("""
    class Unlucky(Quiet):
        def act(self, observation):
            return Tap(observation.find("Unplug").index)
    """)
    result = bench.run("--agent=null", "--ab-shard=1/1", "--ab-min-success=1")
    assert result.ret == 0
    result.stdout.fnmatch_lines(["shard:    1/1 has 4 of *which judges --ab-min-success"])
    result.stdout.no_fnmatch_line("*success rate misses*")
    assert bench.run("--agent=null", "--ab-shard=1/1", "--ab-run=strict").ret == 1
    lost = ("--agent=agents:Unlucky", "--ab-retry-infra=0", "--ab-run=lost")
    result = bench.run(*lost, "--ab-shard=1/1", "--ab-min-success=0")
    assert result.ret == 11
    result.stdout.fnmatch_lines(["some episodes could not be scored for infrastructure faults*"])
