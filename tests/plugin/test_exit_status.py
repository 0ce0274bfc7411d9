"""The exit statuses that README promises, each provoked, with a bar and without one."""

from __future__ import annotations

from textwrap import indent
from typing import Final

import pytest

from fixtures.benches import AgentSource, Bench

HEAD: Final = """
import pytest
from pytest_androidbench import DeviceError, task

def check(episode, passes=True):
    episode.run()
    with episode.check("as wanted"):
        assert passes
"""
TASKS: Final = {
    "passes": ("", "check(episode)"),
    "fails": ("", "check(episode, False)"),
    "skips": ("", "pytest.skip('not today')"),
    "xfails": ("", "pytest.xfail('known to be hard')"),
    "loses": ("", "raise DeviceError('somebody has pulled the plug')"),
    "is_wrong": ("", "episode.nothing"),
    "expected": ("@pytest.mark.xfail", "check(episode, False)"),
    "surprises": ("@pytest.mark.xfail(strict=True)", "check(episode)"),
    "unwanted": ("@pytest.mark.skip(reason='another day')", "check(episode)"),
}


def suite_of(names: str) -> str:
    """Tasks, each of which ends as its name says."""
    parts = [HEAD]
    for number, name in enumerate(names.split()):
        mark, body = TASKS[name]
        declared = f"@task('T{number}', 'Do nothing.', app='desk')"
        function = f"def test_{number}_{name}(episode):\n{indent(body, '    ')}"
        parts.append(f"{mark}\n{declared}\n{function}\n")
    return "\n".join(parts)


@pytest.mark.proof
@pytest.mark.parametrize(
    ("tasks", "plain", "bar", "with_bar"),
    [
        ("passes", 0, "1.0", 0),
        ("passes fails", 1, "0.5", 0),
        ("passes fails", 1, "0.51", 1),
        # A task's own skip is outside of the denominator, whatever the bar.
        ("passes skips", 0, "1.0", 0),
        ("passes unwanted xfails", 0, "1.0", 0),
        ("fails skips", 1, "0.5", 1),
        ("skips unwanted", 0, "0.5", 10),
        # An expected failure fails nothing, and is no success.
        ("passes expected", 0, "0.5", 0),
        ("passes expected", 0, "0.6", 1),
        # A task that passes though it must not is at fault.
        ("passes surprises", 1, "0.5", 1),
        ("passes is_wrong", 1, "0.5", 1),
        # What could not be scored counts both ways.
        ("passes loses", 11, "0.5", 0),
        ("passes loses", 11, "0.6", 10),
        ("fails loses", 1, "0.6", 1),
        ("fails loses", 1, "0.5", 10),
        ("loses skips", 11, "0.5", 11),
    ],
)
def test_a_run_of_tasks(bench: Bench, tasks: str, plain: int, bar: str, with_bar: int) -> None:
    bench.write("test_desk.py", suite_of(tasks))
    options = ("--agent=null", "--ab-retry-infra=0")
    assert bench.run(*options).ret == plain
    assert bench.run(*options, f"--ab-min-success={bar}", "--ab-run=other").ret == with_bar


@pytest.mark.slow
def test_workers_bring_the_same_status(bench: Bench) -> None:
    bench.write("test_desk.py", suite_of("passes skips unwanted expected"))
    assert bench.run("--agent=null", "-n2").ret == 0
    assert bench.run("--agent=null", "-n2", "--ab-min-success=0.6", "--ab-run=other").ret == 1


def test_wrong_options_and_no_task(lamp_bench: Bench) -> None:
    for bar in ((), ("--ab-min-success=0.5",)):
        assert lamp_bench.run("--agent=nowhere:Agent", *bar).ret == 4
        assert lamp_bench.run("--agent=null", "--ab-limits=steps=no", *bar).ret == 4
        assert lamp_bench.run("--agent=null", "-k", "nothing", *bar).ret == 5


@pytest.mark.slow
def test_a_limit_is_a_failure_like_any_other(lamp_bench: Bench, agent_source: AgentSource) -> None:
    agent_source("""
    class Endless(Quiet):
        def act(self, observation): return Tap(observation.find("Fan").index)
    """)
    options = ("--agent=agents:Endless", "--ab-limits=steps=1")
    assert lamp_bench.run(*options).ret == 1
    (record,) = lamp_bench.records()
    assert record.ending == "limit:steps"
    assert lamp_bench.run(*options, "--ab-min-success=0.1", "--ab-run=other").ret == 1


def test_other_tests_of_the_session_keep_the_status_of_pytest(lamp_bench: Bench) -> None:
    lamp_bench.write("test_other.py", "def test_other(): assert False")
    assert lamp_bench.run("--agent=reference", "--ab-min-success=0.5").ret == 1


def test_skips_are_told_with_their_reason_and_widen_no_bounds(bench: Bench) -> None:
    bench.write("test_desk.py", suite_of("passes skips unwanted"))
    result = bench.run("--agent=null")
    result.stdout.fnmatch_lines(
        [
            "skipped (2):",
            "  1 episode: another day",
            "  1 episode: not today",
            "outcomes: 1 passed, 2 skipped",
            "success:  100%*",
            "*N = 1 episode*",
        ]
    )
    result.stdout.no_fnmatch_line("*without a score*")
