"""What is given wrongly: a usage error with a sentence that tells what to do."""

from __future__ import annotations

from pathlib import Path

import pytest

from fixtures.benches import LAMP, PLUGIN, AgentSource, Bench
from pytest_androidbench.plugin.settings import settings_of


@pytest.mark.parametrize(
    ("argument", "advice"),
    [
        ("--ab-seeds=3-1", "no range from low to high"),
        ("--ab-seeds=a", "seeds are numbers and ranges"),
        ("--ab-repeats=0", "whole number from 1 on"),
        ("--ab-limits=minutes=3", "the names are steps, seconds, tokens, money"),
        ("--ab-limits=steps=1.5", "steps must be a positive number"),
        ("--ab-retry-infra=-1", "whole number from 0 on"),
        ("--ab-repeats=" + "9" * 5000, "give a whole number from 1 to 1,000,000,000"),
        ("--ab-trials=-1", "whole number from 0 on"),
        ("--ab-trials=two", "whole number from 0 on"),
        ("--ab-trials=1.5", "whole number from 0 on"),
        ("--ab-trials=101", "give a whole number from 0 to 100"),
        ("--ab-trials=" + "9" * 5000, "give a whole number from 0 to 100"),
        ("--ab-trial-signal=hope", "choose one of validator, judge"),
        ("--ab-trial-signal=judge", "no trials to judge: give --ab-trials=K"),
        ("--ab-trial-judge=claude-sonnet-5-5", "nobody asks it: give --ab-trial-signal=judge"),
        ("--ab-trial-judge-option=tries=1", "nobody asks it: give --ab-trial-signal=judge"),
        ("--ab-screenshots=sometimes", "choose one of off, on, retain-on-failure"),
        ("--ab-checks=loose", "choose one of strict, upstream"),
        ("--ab-resume=never", "choose one of same, anyway"),
        ("--ab-clock=sundial", "choose one of virtual, wall"),
        ("--ab-web-hosts=http://a.org", "valid are example.org"),
        ("--ab-restore=magic", "choose one of snapshot, app-data"),
        ("--ab-min-success=2", "give a share from 0 to 1"),
        ("--agent-option=novalue", "write KEY=VALUE"),
        ("--ab-progress=soon", "number of seconds"),
    ],
)
def test_a_wrong_value_is_refused_with_the_rule(
    argument: str, advice: str, pytester: pytest.Pytester
) -> None:
    config = pytester.parseconfig(*PLUGIN, "--agent=null", argument)
    with pytest.raises(pytest.UsageError, match=advice):
        settings_of(config)


@pytest.mark.proof
@pytest.mark.parametrize(
    ("arguments", "advice"),
    [
        (["--agent=nonsense"], "*names no agent*package.module:Name*null, random, reference*"),
        (["--agent=missing:Agent"], "*importing missing failed*searched*"),
        (["--agent=agents:Missing"], "*agents has no Missing*"),
        (["--agent=agents:NOT_CALLABLE"], "*is no class or function*"),
        (["--agent=agents:NoKey"], "*cannot be built*KeyError*API_KEY*"),
        (["--agent=agents:Shapeless"], "*neither start(goal) and act(observation) nor run*"),
        (
            ["--agent=agents:Quiet", "--agent-option=speed=3"],
            "*cannot be built with the options speed*",
        ),
        (["--agent=broken:Agent"], "*importing broken failed: SyntaxError*"),
        (["--agent=null", "--agent-option=a=1"], "*takes no --agent-option*"),
        (["--agent=replay:nowhere"], "*nowhere is no run directory*"),
        (["--agent=null", "--ab-device=toaster"], "*'toaster' names no device*phone*"),
        (["--agent=null", "--ab-audit"], "*--ab-audit * takes no --agent; remove one*"),
        (["--agent=null", "--ab-mutants"], "*--ab-mutants * takes no --agent; remove one*"),
        (["--ab-mutants", "--ab-study=30"], "*is of an agent: remove --ab-mutants*"),
        (["--ab-mutants", "--ab-baseline=run"], "*--ab-mutants * takes no --ab-baseline*"),
        (["--ab-mutants", "--ab-vary=font"], "*--ab-mutants * takes no --ab-vary; remove one*"),
        (["--ab-mutants", "--ab-profiles=tablet"], "*takes no --ab-profiles; remove one*"),
    ],
)
def test_an_agent_or_device_that_cannot_be_had_stops_the_run(
    lamp_bench: Bench, agent_source: AgentSource, arguments: list[str], advice: str
) -> None:
    agent_source("""
        NOT_CALLABLE = 3

        class NoKey(Quiet):
            def __init__(self): raise KeyError("API_KEY")

        class Shapeless: ...
    """)
    lamp_bench.write("broken.py", "def (:")
    result = lamp_bench.run(*arguments)
    assert result.ret == pytest.ExitCode.USAGE_ERROR
    result.stderr.fnmatch_lines([advice])
    # Nothing was run: there is nothing to sum up, and nothing that a next run would resume.
    result.stdout.no_fnmatch_line("*outcomes:*")
    assert not (lamp_bench.run_path / "manifest.json").exists()


@pytest.mark.parametrize(
    ("declaration", "told"),
    [
        ('@task("A", "Call {nobody}.")', "*test_desk.py:3: task 'A': the goal names {nobody}*"),
        ('@task("A", "Call {.")', "*goal cannot be read*"),
        ('@task("not an id", "Go.")', "*an id consists of letters*"),
        ('@task("A", "Go.", difficulty="tricky")', "*easy, medium or hard*"),
        ('@task("A", "Go.", tags={"two words"})', "*cannot become a mark*"),
        ('@task("A", "Go.", params={"unused": words()})', "*'unused' is used by neither*"),
    ],
)
def test_a_wrong_declaration_is_told_with_file_and_line(
    declaration: str, told: str, pytester: pytest.Pytester
) -> None:
    pytester.makepyfile(
        test_desk=f"from pytest_androidbench import task\n"
        f"from pytest_androidbench.tasks.strategies import words\n"
        f"{declaration}\n"
        f"def test_a(episode): episode.run()\n"
    )
    result = pytester.runpytest_inprocess(*PLUGIN, "--collect-only")
    result.stdout.fnmatch_lines([told])
    assert result.ret == pytest.ExitCode.INTERRUPTED


@pytest.mark.parametrize("workers", [[], ["-n2"]], ids=["alone", "two"])
@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        ([], "*two tests are the same task 'LampOn'*give each task an id of its own*"),
        (["--ab-tasks=LampUp"], "*--ab-tasks: no task LampUp was collected*there are: LampOn*"),
    ],
)
def test_a_collection_that_cannot_be_run_is_refused_in_our_words(
    lamp_bench: Bench, arguments: list[str], workers: list[str], told: str
) -> None:
    if not arguments:
        lamp_bench.write("test_copy.py", LAMP)
    result = lamp_bench.run("--agent=null", *arguments, *workers)
    stopped = pytest.ExitCode.INTERRUPTED if workers else pytest.ExitCode.USAGE_ERROR
    assert result.ret == stopped
    (result.stdout if workers else result.stderr).fnmatch_lines([told])
    result.stdout.no_fnmatch_line("*INTERNALERROR*")


def test_an_unlike_run_does_not_share_a_directory(lamp_bench: Bench) -> None:
    lamp_bench.run("--agent=null")
    result = lamp_bench.run("--agent=reference")
    assert result.ret == pytest.ExitCode.USAGE_ERROR
    result.stderr.fnmatch_lines(["*holds another run*", "*agent: 'null' there*"])


@pytest.mark.skipif(not Path("/proc/self").exists(), reason="needs /proc")
def test_a_run_directory_that_cannot_be_written_is_refused(lamp_bench: Bench) -> None:
    result = lamp_bench.run("--agent=null", "--ab-run=/proc/androidbench")
    assert result.ret == pytest.ExitCode.USAGE_ERROR
    result.stderr.fnmatch_lines(["*--ab-run*cannot write*"])


@pytest.mark.slow
def test_a_run_directory_that_fills_up_stops_the_run_and_keeps_what_is_finished(
    lamp_bench: Bench,
) -> None:
    lamp_bench.write(
        "conftest.py",
        """
        import shutil

        def pytest_androidbench_record(record):
            if record.cell.seed == 2:
                # A file where the folder was: nothing can be written below it any more.
                folder = "run/episodes"
                shutil.move(folder, "run/kept")
                open(folder, "w").close()
        """,
    )
    result = lamp_bench.run("--agent=reference", "--ab-seeds=1-5")
    assert result.ret != 0
    result.stdout.fnmatch_lines(["*cannot write*every finished record*is kept*"])
    kept = sorted(
        path.parent.parent.name for path in lamp_bench.path.glob("run/kept/*/1/record.json")
    )
    assert kept == ["desk-LampOn-s1-default-r0", "desk-LampOn-s2-default-r0"]
