"""A run may be given more seeds, tasks and repeats, and be asked for fewer."""

from __future__ import annotations

import json

import pytest

from fixtures.benches import NAMED_LAMP, Bench


@pytest.mark.slow
def test_seeds_and_repeats_are_added_and_taken_away(lamp_bench: Bench) -> None:
    lamp_bench.run("--agent=null", "--ab-seeds=30")
    more = lamp_bench.run("--agent=null", "--ab-seeds=31,30", "--ab-repeats=2")
    more.assert_outcomes(failed=4)
    more.stdout.fnmatch_lines(["1 of 4 results is from before (run)"])
    fewer = lamp_bench.run("--agent=null", "--ab-seeds=31")
    fewer.assert_outcomes(failed=1)
    fewer.stdout.fnmatch_lines(["1 of 1 result is from before (run)"])
    assert len(lamp_bench.records()) == len(lamp_bench.outcomes()) == 4
    manifest = lamp_bench.contents().manifest
    assert (manifest.seeds, manifest.repeats) == ((30, 31), 2)


@pytest.mark.slow
@pytest.mark.parametrize("suite", [True, False], ids=["suite", "files"])
def test_tasks_are_added(bench: Bench, suite: bool) -> None:
    if not suite:
        (bench.path / "suite.toml").unlink()
    bench.write("test_a.py", NAMED_LAMP.format(name="one"))
    bench.write("test_b.py", NAMED_LAMP.format(name="two"))
    bench.run("--agent=null", "test_a.py")
    both = bench.run("--agent=null", "test_a.py", "test_b.py")
    both.assert_outcomes(failed=2)
    both.stdout.fnmatch_lines(["1 of 2 results is from before (run)"])
    again = bench.run("--agent=null", "test_b.py")
    again.stdout.fnmatch_lines(["1 of 1 result is from before (run)"])
    assert len(bench.outcomes()) == 2


def test_a_task_of_a_run_that_has_changed_is_refused_without_a_suite_too(bench: Bench) -> None:
    (bench.path / "suite.toml").unlink()
    bench.write("test_a.py", NAMED_LAMP.format(name="one"))
    bench.run("--agent=null")
    bench.write("test_a.py", NAMED_LAMP.format(name="one").replace("Lamp", "Fan"))
    refused = bench.run("--agent=null")
    assert refused.ret == pytest.ExitCode.USAGE_ERROR
    refused.stderr.fnmatch_lines(["*suites.local.tasks.one: *there*here*"])


@pytest.mark.slow
def test_what_an_earlier_session_did_not_reach_does_not_judge_a_later_one(
    lamp_bench: Bench,
) -> None:
    lamp_bench.run("--agent=reference", "--ab-seeds=1")
    # The plan of an earlier session: three episodes, of which it reached one.
    plan = json.loads((lamp_bench.run_path / "plan.json").read_text())
    others = [json.loads(json.dumps(plan[0]).replace("seed1", f"seed{n}")) for n in (2, 3)]
    for number, planned in zip((2, 3), others, strict=True):
        planned["cell"]["seed"] = number
    (lamp_bench.run_path / "plan.json").write_text(json.dumps(plan + others))
    result = lamp_bench.run("--agent=reference", "--ab-seeds=1", "--ab-min-success=1")
    assert result.ret == 0
    result.stdout.fnmatch_lines(["*2 episodes not run*"])
