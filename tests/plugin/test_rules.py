"""Which rules the checks go by: the strict ones, or those of the published scores."""

from __future__ import annotations

import json

import pytest

from fixtures.benches import Bench
from pytest_androidbench.records.outcome import Outcome

TWO_RULES = """
    from pytest_androidbench import task

    @task("Near", "Come near.", app="desk")
    def test_near(episode):
        episode.run()
        with episode.check("near enough"):
            assert episode.upstream
"""


@pytest.mark.parametrize(
    ("arguments", "outcome"),
    [((), Outcome.FAILED), (("--ab-checks=upstream",), Outcome.PASSED)],
)
def test_a_task_asks_which_rules_are_wanted(
    bench: Bench, arguments: tuple[str, ...], outcome: Outcome
) -> None:
    bench.write("test_desk.py", TWO_RULES)
    bench.run("--agent=null", *arguments)
    assert [record.outcome for record in bench.records()] == [outcome]


def test_the_run_says_by_which_rules_it_went(bench: Bench) -> None:
    bench.write("test_desk.py", TWO_RULES)
    result = bench.run("--agent=null", "--ab-checks=upstream")
    result.stdout.fnmatch_lines(["androidbench: *; checks upstream"])
    assert json.loads((bench.run_path / "summary.json").read_text())["manifest"]["checks"] == (
        "upstream"
    )
    assert "upstream checks" in (bench.run_path / "index.html").read_text()


def test_the_command_of_a_failure_keeps_the_rules(bench: Bench) -> None:
    bench.write("test_desk.py", TWO_RULES.replace("assert episode.upstream", "assert False"))
    bench.run("--agent=null", "--ab-checks=upstream")
    assert all("--ab-checks=upstream" in record.repro for record in bench.records())


def test_runs_by_other_rules_share_no_directory(bench: Bench) -> None:
    bench.write("test_desk.py", TWO_RULES)
    bench.run("--agent=null")
    again = bench.run("--agent=null", "--ab-checks=upstream")
    again.stderr.fnmatch_lines(["*checks: 'strict' there, 'upstream' here*"])
