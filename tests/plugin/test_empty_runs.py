"""A run that is refused, or runs no task, leaves nothing behind."""

from __future__ import annotations

import pytest

from fixtures.benches import Bench
from pytest_androidbench.records.outcome import Outcome

SKIPPED = """
    import pytest
    from pytest_androidbench import task

    @pytest.mark.skip
    @task("Never", "Do nothing.")
    def test_never(episode): ...
"""


def left(bench: Bench) -> list[str]:
    """What there is in the bench's folder that was not there before."""
    ours = ("suite.toml", "test_desk.py", "conftest.py", "agents.py")
    caches = ("__pycache__", ".pytest_cache", ".hypothesis")
    return sorted(
        path.relative_to(bench.path).as_posix()
        for path in bench.path.rglob("*")
        if path.name not in ours
        and not any(part in caches for part in path.relative_to(bench.path).parts)
        and not path.relative_to(bench.path).parts[0].startswith("runpytest")
        and path.name not in ("stdout", "stderr")
    )


@pytest.mark.proof
@pytest.mark.parametrize(
    "arguments",
    [
        ["--agent=missing:Agent"],
        ["--agent=missing:Agent", "-n2"],
        ["--agent=agents:Broken"],
        ["--agent=agents:Broken", "-n2"],
        ["--agent=null", "--ab-device=toaster"],
        ["--agent=null", "--ab-tasks=LampUp"],
        ["--agent=null", "--ab-tasks=LampUp", "-n2"],
        ["--agent=null", "-k", "nothing"],
        ["--agent=null", "--collect-only"],
        ["--agent=null", "--ab-seeds=x"],
    ],
    ids=" ".join,
)
def test_a_refused_run_leaves_nothing(lamp_bench: Bench, arguments: list[str]) -> None:
    lamp_bench.write("agents.py", "class Broken:\n    def __init__(self): raise KeyError('x')\n")
    result = lamp_bench.run(*arguments)
    assert result.ret != 0 or "--collect-only" in arguments
    assert left(lamp_bench) == []


@pytest.mark.slow
@pytest.mark.parametrize("workers", [[], ["-n2"]], ids=["alone", "two"])
def test_a_run_whose_tasks_are_all_skipped_keeps_why(bench: Bench, workers: list[str]) -> None:
    bench.write("test_desk.py", SKIPPED)
    result = bench.run("--agent=null", *workers)
    result.assert_outcomes(skipped=1)
    result.stdout.fnmatch_lines(["skipped (1):", "outcomes: 1 skipped", "report: *"])
    assert [record.outcome for record in bench.records()] == [Outcome.SKIPPED]


@pytest.mark.slow
def test_nothing_is_left_in_the_usual_place_either(lamp_bench: Bench) -> None:
    device = "--ab-device=tabletop"
    assert lamp_bench.run("--agent=missing:Agent", device, plain=True).ret == 4
    assert left(lamp_bench) == []
    (lamp_bench.path / "androidbench-runs").mkdir()
    lamp_bench.run("--agent=missing:Agent", device, plain=True)
    assert left(lamp_bench) == ["androidbench-runs"]


def test_what_somebody_else_put_there_stays(lamp_bench: Bench) -> None:
    lamp_bench.write("run/notes.txt", "mine")
    lamp_bench.run("--agent=missing:Agent")
    assert left(lamp_bench) == ["run", "run/notes.txt"]
    lamp_bench.run("--agent=missing:Agent", "--ab-run=other", "--junitxml=other/mine.xml")
    assert left(lamp_bench) == ["other", "other/mine.xml", "run", "run/notes.txt"]


@pytest.mark.slow
def test_a_run_that_is_there_is_not_touched_by_one_that_is_refused(lamp_bench: Bench) -> None:
    lamp_bench.run("--agent=null")
    before = left(lamp_bench)
    lamp_bench.run("--agent=missing:Agent")
    lamp_bench.run("--agent=null", "-k", "nothing")
    assert left(lamp_bench) == before
    assert len(lamp_bench.outcomes()) == 1
